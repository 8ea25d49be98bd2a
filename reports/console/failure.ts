import type { CheckResult, Failure, RunStarted } from '../../src/engine/events.js';
import { citedClause } from '../cited.js';
import { curlOf } from '../curl.js';
import { printable } from '../printable.js';
import { replayOf } from '../replay.js';
import { lastExchange, outcomeWords } from '../wording.js';
import { hanging } from './layout.js';
import type { Paint } from './paint.js';

type Run = Omit<RunStarted, 'type' | 'format'>;

const indent = 14;

/** A failed check: what was asked in words, what came, and how to see it again. Commands stay on one line. */
export function failureBlock(
  paint: Paint,
  run: Run,
  check: CheckResult,
  failure: Failure,
  columns: number,
): readonly string[] {
  const { finding, input } = failure;
  const exchange = lastExchange(failure);
  const lead = (label: string) => `    ${paint.quiet(label.padEnd(indent - 4))}`;
  const text = (label: string, value: string) => hanging(lead(label), indent, printable(value), columns);
  const command = (label: string, value: string) => `${lead(label)}${printable(value)}`;
  const symbol = paint.outcome(check.outcome, outcomeWords[check.outcome].symbol);
  return [
    hanging(`  ${symbol} `, 4, check.title, columns).split('\n').map(paint.strong).join('\n'),
    `    ${paint.quiet(printable(check.id))}`,
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
