import type { CheckResult, Cost, RunEvent } from '../../src/engine/events.js';
import type { Outcome } from '../../src/kit/index.js';
import type { LiveReporter } from '../reporter.js';
import { cut, masked, printable } from '../safe-text.js';
import { counted, findingSentence, outcomeLabels, whyOf } from '../wording.js';
import { endingLines } from './ending.js';
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
} from './preflight.js';
import { type Paint, painter } from './terminal.js';

/** How far a run has come. */
interface Progress {
  readonly planned: number;
  readonly done: number;
  readonly requests: number;
  readonly failures: number;
  /** The check that is running; empty between checks. */
  readonly current: string;
}

const noProgress: Progress = { planned: 0, done: 0, requests: 0, failures: 0, current: '' };

const advanced = (progress: Progress, result: CheckResult, spent: Cost): Progress => ({
  ...progress,
  done: progress.done + 1,
  requests: spent.requests,
  failures: progress.failures + (result.outcome === 'fail' ? 1 : 0),
  current: '',
});

const barWidth = 24;

/** One line for a terminal, never wider than it. */
function liveLine(paint: Paint, progress: Progress, columns: number): string {
  const { planned, done, failures, current } = progress;
  const share = planned === 0 ? 0 : Math.min(1, done / planned);
  const filled = Math.round(barWidth * share);
  const bar = `${paint.outcome(failures === 0 ? 'pass' : 'fail', '━'.repeat(filled))}${paint.quiet('─'.repeat(barWidth - filled))}`;
  const counter = `${String(done).padStart(String(planned).length)}/${planned}`;
  const failed = counted(failures, 'failure');
  const facts = ` ${counter}  ${counted(progress.requests, 'request')}  `;
  const room = columns - barWidth - facts.length - failed.length - 5;
  if (room < 0) return cut(` ${counter}  ${failed}`, Math.max(0, columns - 1)).text;
  const check = cut(printable(current), room).text;
  return ` ${bar}${facts}${failures === 0 ? failed : paint.outcome('fail', failed)}  ${paint.quiet(check)}`.trimEnd();
}

/** The same as a plain line, for logs. */
const plainLine = ({ done, planned, requests, failures }: Progress): string =>
  `  ${done}/${planned} checks, ${counted(requests, 'request')}, ${counted(failures, 'failure')}`;

/** A finished check that did not pass, on one line. */
function resultLine(paint: Paint, result: CheckResult): string {
  const { outcome, failure, deviations, observations } = result;
  const { symbol, word } = outcomeLabels[outcome];
  const why = [
    ...(failure === undefined ? [] : [findingSentence(failure)]),
    ...(result.reason === undefined && result.note === undefined ? [] : [whyOf(result)]),
    ...deviations.map((each) => `${each.ruling}: ${each.note}`),
    ...Object.entries(observations).map(([what, value]) => `${what}: ${value}`),
  ].join('; ');
  const label = paint.outcome(outcome, `${symbol} ${word}`.padEnd(16));
  return `  ${label}  ${printable(result.id)}${why === '' ? '' : `  ${paint.quiet(printable(why))}`}`;
}

/** Something that went wrong on our side, as it happens. */
const troubleLine = (paint: Paint, where: string, message: string): string =>
  `  ${paint.outcome('harness-error', `${outcomeLabels['harness-error'].symbol} trouble`.padEnd(16))}  ${printable(`${where}: ${message}`)}`;

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
