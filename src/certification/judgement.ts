import type { CheckResult } from '../engine/events.js';
import type { Report } from '../engine/report.js';
import { earlierByHours } from '../engine/settings.js';
import type { Claim, Judgement, Open } from './certificate.js';
import type { Scope } from './scope.js';

/**
 * The verdict of all rounds: a failure in any of them is one, and what is required and undecided in any of them keeps it
 * from being complete.
 */
export function judgementOf(scope: Scope, reports: readonly Report[], { steps, earlier }: Claim): Judgement {
  const required = new Set(scope.checks.map(({ id }) => id));
  const rounds = reports.map((report, index) => ({
    report,
    round: index + 1,
    results: report.checks.filter(({ id }) => required.has(id)),
  }));
  const failed = rounds.flatMap(({ round, results }) =>
    results.filter(({ outcome }) => outcome === 'fail').map(({ id }) => ({ round, check: id })),
  );
  const open: readonly Open[] = [
    ...steps.filter(({ by }) => by === undefined).map(({ id }) => ({ why: `nobody attests the step ${id}` })),
    ...rounds.flatMap(({ round, report, results }) => [
      ...(report.ending === 'completed' ? [] : [{ round, why: `the round ended ${report.ending}` }]),
      ...(earlier === undefined || hoursBetween(earlier.at, report.run.startedAt) >= earlierByHours
        ? []
        : [{ round, why: `the earlier run began less than ${earlierByHours} hours before` }]),
      ...openIn(scope, results).map((each) => ({ round, ...each })),
    ]),
  ];
  const verdict = failed.length > 0 ? 'non-conformant' : open.length > 0 ? 'incomplete' : 'conformant';
  return { verdict, failed, open };
}

const hoursBetween = (one: string, other: string): number =>
  (Date.parse(other) - Date.parse(one)) / 3_600_000;

/** The clauses that the results of a round leave undecided. */
function openIn({ clauses }: Scope, results: readonly CheckResult[]): readonly Open[] {
  return clauses.flatMap((clause): readonly Open[] => {
    const citing = results.filter((each) => each.clauses.includes(clause));
    if (citing.some(({ outcome }) => outcome === 'fail')) return [];
    const undecided = citing.find(({ outcome }) => leavesOpen.includes(outcome));
    if (undecided === undefined && citing.some(({ outcome }) => outcome === 'pass' || outcome === 'warn'))
      return [];
    const { id, outcome, reason, note } = undecided ?? citing[0] ?? {};
    const told = [reason, note].filter((each) => each !== undefined && each !== '').join(': ');
    return [{ clause, outcome: outcome ?? 'undecided', why: `${id ?? 'no check'}: ${told}` }];
  });
}

const leavesOpen: readonly CheckResult['outcome'][] = ['inconclusive', 'not-tested', 'harness-error'];
