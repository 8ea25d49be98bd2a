import type { CheckResult, Cost } from '../../src/engine/events.js';
import { cut, printable } from '../printable.js';
import { counted, findingSentence, outcomeWords, whyOf } from '../wording.js';
import type { Paint } from './paint.js';

/** How far a run has come. */
export interface Progress {
  readonly planned: number;
  readonly done: number;
  readonly requests: number;
  readonly failures: number;
  /** The check that is running; empty between checks. */
  readonly current: string;
}

export const noProgress: Progress = { planned: 0, done: 0, requests: 0, failures: 0, current: '' };

export const advanced = (progress: Progress, result: CheckResult, spent: Cost): Progress => ({
  ...progress,
  done: progress.done + 1,
  requests: spent.requests,
  failures: progress.failures + (result.outcome === 'fail' ? 1 : 0),
  current: '',
});

const barWidth = 24;

/** One line for a terminal, never wider than it. */
export function liveLine(paint: Paint, progress: Progress, columns: number): string {
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
export const plainLine = ({ done, planned, requests, failures }: Progress): string =>
  `  ${done}/${planned} checks, ${counted(requests, 'request')}, ${counted(failures, 'failure')}`;

/** A finished check that did not pass, on one line. */
export function resultLine(paint: Paint, result: CheckResult): string {
  const { outcome, failure, deviations, observations } = result;
  const { symbol, word } = outcomeWords[outcome];
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
export const troubleLine = (paint: Paint, where: string, message: string): string =>
  `  ${paint.outcome('harness-error', `${outcomeWords['harness-error'].symbol} trouble`.padEnd(16))}  ${printable(`${where}: ${message}`)}`;
