import type { CheckResult, Failure } from '../src/engine/events.js';
import type { Report } from '../src/engine/report.js';
import { citedClause, rulingTitle } from './cited.js';
import { curlOf } from './curl.js';
import { replayOf } from './replay.js';
import { findingSentence, lastExchange } from './wording.js';

/** A failure as text that stands alone: the clauses in words, what was seen, and how to see it again. */
export function account({ run }: Report, check: CheckResult, failure: Failure): string {
  const exchange = lastExchange(failure);
  return [
    ...check.clauses.map((id) => `clause    ${id}: ${citedClause(id).says}`),
    `place     ${failure.finding.at}`,
    `expected  ${failure.finding.expected}`,
    `seen      ${failure.finding.seen}`,
    ...(failure.input === '' ? [] : [`input     ${failure.input}`]),
    ...(exchange === undefined ? [] : [`request   ${curlOf(exchange, run.target.baseUrl)}`]),
    `replay    ${replayOf(run.command, check.id)}`,
  ].join('\n');
}

/** How a check was exercised and what it met, a line each. */
export function circumstances(check: CheckResult): readonly string[] {
  const { outcome, failure } = check;
  const told = (members: object) => Object.entries(members).map(([what, value]) => `${what}: ${value}`);
  return [
    `${outcome}; ${check.level}${check.required ? ', required' : ''}; ${check.trials} trials, ${check.replies} replies`,
    ...told(check.witnesses).map((each) => `witness ${each}`),
    ...(outcome === 'warn' && failure !== undefined ? [findingSentence(failure)] : []),
    ...check.deviations.map(
      (each) => `tolerated (${each.ruling}, ${rulingTitle(each.ruling)}): ${each.note}`,
    ),
    ...told(check.observations).map((each) => `observed ${each}`),
  ];
}
