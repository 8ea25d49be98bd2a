import type { CheckResult, Cost, RunEvent } from '../../src/engine/events.js';
import type { Outcome } from '../../src/kit/index.js';
import type { LiveReporter } from '../reporter.js';
import { masked, printable } from '../safe-text.js';
import { counted, duration, findingSentence, outcomeLabels, whyOf } from '../wording.js';
import { endingLines, type Terminal } from './ending.js';
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
import { clipped, hanging, type Paint, painter } from './terminal.js';

/** The progress of a run. */
interface Progress {
  readonly planned: number;
  readonly done: number;
  readonly requests: number;
  readonly failures: number;
  /** Milliseconds of waiting that are worth the next line. */
  readonly nextWaitMs: number;
  /** The check that is running; empty between checks. */
  readonly current: string;
}

/** Milliseconds of waiting that a user notices. */
const noticedMs = 10_000;

const noProgress: Progress = {
  planned: 0,
  done: 0,
  requests: 0,
  failures: 0,
  nextWaitMs: noticedMs,
  current: '',
};

const advanced = (progress: Progress, result: CheckResult, spent: Cost): Progress => ({
  ...progress,
  done: progress.done + 1,
  requests: spent.requests,
  failures: progress.failures + (result.outcome === 'fail' ? 1 : 0),
  current: '',
});

const barWidth = 24;

/** The progress line of a terminal, never wider than it. */
function liveLine(paint: Paint, progress: Progress, columns: number): string {
  const { planned, done, failures, current } = progress;
  const share = planned === 0 ? 0 : Math.min(1, done / planned);
  const filled = Math.round(barWidth * share);
  const bar = `${paint.outcome(failures === 0 ? 'pass' : 'fail', '━'.repeat(filled))}${paint.quiet('─'.repeat(barWidth - filled))}`;
  const counter = `${String(done).padStart(String(planned).length)}/${planned}`;
  const failed = counted(failures, 'failure');
  const facts = ` ${counter}  ${counted(progress.requests, 'request')}  `;
  const room = columns - barWidth - facts.length - failed.length - 5;
  if (room < 0) return clipped(` ${counter}  ${failed}`, Math.max(0, columns - 1));
  const check = clipped(printable(current), room);
  return ` ${bar}${facts}${failures === 0 ? failed : paint.outcome('fail', failed)}  ${paint.quiet(check)}`.trimEnd();
}

/** The progress as a line of a log. */
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

/** An error of the harness, as it happens. */
const troubleLine = (paint: Paint, where: string, message: string): string =>
  `  ${paint.outcome('harness-error', `${outcomeLabels['harness-error'].symbol} error`.padEnd(16))}  ${printable(`${where}: ${message}`)}`;

export interface ConsoleOptions extends Terminal {
  write(text: string): void;
  /** Whether output can be overwritten: one live line instead of a log. */
  readonly isTty: boolean;
  readonly colour: boolean;
  /** The title of a check, for the live line; its id where there is none. */
  readonly checkTitle?: (id: string) => string | undefined;
}

// Back to the first column, and clear the line.
const clear = '\r\u001b[2K';
/** The outcomes that get a line in a log; the summary counts the rest. */
const worthALine: ReadonlySet<Outcome> = new Set(['fail', 'warn', 'inconclusive', 'harness-error']);
const checksBetweenLines = 25;

/** Prints the events of a run as they happen, and its result. */
export function consoleReporter(options: ConsoleOptions): LiveReporter {
  const { write, isTty, columns } = options;
  const paint = painter(options.colour);
  let progress = noProgress;
  let live = false;
  /** Checks that do not run; the ending lists them. */
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

  /** Says that the target holds back the run, each time that the wait has doubled. */
  const waiting = ({ retried }: Cost) => {
    if (retried === undefined || retried.waitedMs < progress.nextWaitMs) return;
    progress = { ...progress, nextWaitMs: 2 * retried.waitedMs };
    const text = `the target has held back the run for ${duration(retried.waitedMs)} so far (${retried.limited} times 429), so it takes longer than estimated; --rate below the limit of the key avoids that, --max-time ends the run earlier`;
    say(hanging(`  ${paint.outcome('warn', outcomeLabels.warn.symbol)} `, 4, text, columns));
  };

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
        waiting(event.spent);
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
      write(`${endingLines(paint, masked(report), options).join('\n')}\n`);
    },
  };
}
