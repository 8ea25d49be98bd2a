import type { RunEvent } from '../src/engine/events.js';
import type { Outcome } from '../src/kit/index.js';
import { endingLines } from './console/ending.js';
import {
  fileWords,
  labelled,
  learnedWords,
  planWords,
  preflightLines,
  resumedWords,
  runs,
  targetWords,
  titleLine,
} from './console/opening.js';
import { painter } from './console/paint.js';
import { advanced, liveLine, noProgress, plainLine, resultLine, troubleLine } from './console/progress.js';
import { masked } from './masked.js';
import type { LiveReporter } from './reporter.js';

export interface ConsoleOptions {
  write(text: string): void;
  /** Whether what is written can be overwritten: one live line instead of a log. */
  readonly isTty: boolean;
  readonly colour: boolean;
  /** The width to wrap at. */
  readonly columns: number;
  /** The title of a check, for the live line; its id where there is none. */
  readonly checkTitle?: (id: string) => string | undefined;
}

// Back to the first column, and clear the line.
const clear = '\r\u001b[2K';
/** Outcomes that somebody who follows a log waits for; the rest is counted in the summary. */
const worthALine: ReadonlySet<Outcome> = new Set(['fail', 'warn', 'inconclusive', 'harness-error']);
const checksBetweenLines = 25;

/** Tells people what a run does, as it happens, and what came of it. */
export function consoleReporter(options: ConsoleOptions): LiveReporter {
  const { write, isTty, columns } = options;
  const paint = painter(options.colour);
  let progress = noProgress;
  let live = false;
  /** Checks that do not run; they are told at the end. */
  let unrun: ReadonlySet<string> = new Set();

  const wipe = () => {
    if (live) write(clear);
    live = false;
  };
  const say = (line: string) => {
    wipe();
    write(`${line}\n`);
  };
  const show = () => {
    if (!isTty) return;
    write(`${live ? clear : ''}${liveLine(paint, progress, columns)}`);
    live = true;
  };
  const opening = (label: string, text: string) => say(labelled(paint, label, text, columns));

  const hear = (event: RunEvent) => {
    switch (event.type) {
      case 'run-started':
        say(titleLine(paint, event));
        opening('target', targetWords(event));
        for (const words of fileWords(event)) opening('settings', words);
        return;
      case 'run-resumed':
        progress = { ...progress, done: event.settled };
        return opening('resumed', resumedWords(event));
      case 'probe-finished':
        progress = { ...progress, requests: event.requests };
        return opening('learned', learnedWords(event.learned));
      case 'planned':
        progress = { ...progress, planned: event.steps.filter(runs).length };
        unrun = new Set(event.steps.filter((step) => !runs(step)).map(({ id }) => id));
        opening('plan', planWords(event));
        return show();
      case 'preflight-finished':
        for (const line of preflightLines(paint, event, columns)) say(line);
        return show();
      case 'check-started':
        progress = { ...progress, current: options.checkTitle?.(event.id) ?? event.id };
        return show();
      case 'check-finished':
        if (unrun.has(event.result.id)) return;
        progress = advanced(progress, event.result, event.spent);
        if (!isTty && worthALine.has(event.result.outcome)) say(resultLine(paint, event.result));
        if (!isTty && progress.done % checksBetweenLines === 0) say(plainLine(progress));
        return show();
      case 'trouble':
        say(troubleLine(paint, event.where, event.message));
        return progress.planned > 0 ? show() : undefined;
      case 'invariant-met':
        return;
      case 'run-finished':
        return wipe();
    }
  };

  return {
    onEvent: (event) => hear(masked(event)),
    onReport: (report) => {
      wipe();
      write(`${endingLines(paint, masked(report), columns).join('\n')}\n`);
    },
  };
}
