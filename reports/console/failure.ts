import type { CheckResult, Failure, RunStarted } from '../../src/engine/events.js';
import { citedClause } from '../cited.js';
import { curlOf } from '../curl.js';
import { printable } from '../printable.js';
import { replayOf } from '../replay.js';
import { lastExchange, outcomeWords } from '../wording.js';
import { hanging } from './layout.js';
import type { Paint } from './paint.js';

/** What a check says of itself, with how it ended. */
export type Judged = Pick<CheckResult, 'id' | 'title' | 'clauses' | 'outcome'>;

const indent = 14;

/** A failed check: what was asked in words, what came, and how to see it again. Commands stay on one line. */
export function failureBlock(
  paint: Paint,
  run: Pick<RunStarted, 'command' | 'target'>,
  check: Judged,
  failure: Failure,
  columns: number,
): readonly string[] {
  const { finding, input } = failure;
  const exchange = lastExchange(failure);
  const text = (label: string, value: string) => fact(paint, label, value, columns);
  const command = (label: string, value: string) => `${lead(paint, label)}${printable(value)}`;
  return [
    ...checkHeading(paint, check, columns),
    ...check.clauses.map((id, index) =>
      text(
        index === 0 ? (check.clauses.length === 1 ? 'clause' : 'clauses') : '',
        `${citedClause(id).says} (${id})`,
      ),
    ),
    text('place', finding.at),
    text('expected', finding.expected),
    text('seen', finding.seen),
    ...(input === '' ? [] : [text('input', input)]),
    ...(exchange === undefined ? [] : [command('request', curlOf(exchange, run.target.baseUrl))]),
    command('replay', replayOf(run.command, check.id)),
  ];
}

/** The title of a check with the symbol of its outcome, and its id. */
export function checkHeading(paint: Paint, check: Judged, columns: number): readonly string[] {
  const symbol = paint.outcome(check.outcome, outcomeWords[check.outcome].symbol);
  return [
    hanging(`  ${symbol} `, 4, printable(check.title), columns).split('\n').map(paint.strong).join('\n'),
    `    ${paint.quiet(printable(check.id))}`,
  ];
}

/** What is known of a check under a label. */
export const fact = (paint: Paint, label: string, value: string, columns: number): string =>
  hanging(lead(paint, label), indent, printable(value), columns);

const lead = (paint: Paint, label: string): string => `    ${paint.quiet(label.padEnd(indent - 4))}`;
