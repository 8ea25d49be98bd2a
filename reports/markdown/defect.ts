import type { Report } from '../../src/engine/report.js';
import { citedClause } from '../cited.js';
import { curlOf } from '../curl.js';
import { listed } from '../gate-words.js';
import { cut } from '../printable.js';
import { replayOf } from '../replay.js';
import type { ToldDefect } from '../told-defects.js';
import { lastExchange, outcomeWords } from '../wording.js';
import { block, code, folded, plain, prose } from './markup.js';

// A value of the target is shown at its beginning; the other reports have all of it.
const longest = 400;
const short = (text: string): string => {
  const { text: beginning, left } = cut(text, longest);
  return left === 0 ? beginning : `${beginning}…`;
};

/** A defect under its title: what was asked for, what came, and how to see it again. */
export function defectBlock({ run }: Report, told: ToldDefect): string {
  const { defect, check, failure, others, waived } = told;
  const { finding, input } = failure;
  const exchange = lastExchange(failure);
  const { symbol } = outcomeWords[defect.outcome];
  const commands = [
    ...(exchange === undefined ? [] : [short(curlOf(exchange, run.target.baseUrl))]),
    replayOf(run.command, check.id),
  ];
  return folded(
    `${symbol} ${prose(check.title)} ${code(check.id)}${waived.length === 0 ? '' : ' (waived)'}`,
    [
      `- at ${code(short(finding.at))}: expected ${code(short(finding.expected))}, saw ${code(short(finding.seen))}`,
      ...(input === '' ? [] : [`- input ${code(short(input))}`]),
      ...check.clauses.slice(0, 4).map((id) => `- clause ${code(id)}: ${prose(citedClause(id).says)}`),
      ...(others.length === 0 ? [] : [`- also seen by ${plain(listed(others, 6))}`]),
      ...waived.map((each) => `- waived: ${plain(short(each))}`),
      '',
      block(commands.join('\n')),
    ],
  );
}
