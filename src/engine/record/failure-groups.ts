import { createHash } from 'node:crypto';
import type { ClauseId } from '../../../contract/index.js';
import { append } from '../../kit/index.js';
import type { CheckResult, Failure } from '../events.js';
import { type FailurePlace, failurePlaceOf } from '../judge/failure-identity.js';

/** Failures of one cause: what several checks see at the same place of the same replies is one defect. */
export interface FailureGroup {
  /** The same across runs and targets, while the same place is wrong. */
  readonly fingerprint: string;
  /** The operations whose replies show it. */
  readonly operations: readonly string[];
  /** A place of a reply, with `*` for each index. */
  readonly place: string;
  readonly expected: string;
  readonly seen: string;
  /** Whether it is a failure, or contradicts only what a deployment should do. */
  readonly outcome: 'fail' | 'warn';
  /** The checks that see it, the clearest first. */
  readonly checks: readonly string[];
  /** The clauses that they accuse. */
  readonly clauses: readonly ClauseId[];
}

type Failed = CheckResult & { readonly failure: Failure };

interface Seen extends FailurePlace {
  readonly check: Failed;
}

/** Groups the failures of a run by their cause, in the order of the plan. */
export function groupFailures(results: readonly CheckResult[]): readonly FailureGroup[] {
  const groups: Seen[][] = [];
  for (const symptom of results.filter(isFailed).map((check) => ({ check, ...failurePlaceOf(check) }))) {
    const same = groups.filter((group) => group.some((each) => isSameCause(each, symptom)));
    const [first] = same;
    if (first === undefined) groups.push([symptom]);
    else {
      for (const other of same.slice(1)) {
        append(first, other);
        groups.splice(groups.indexOf(other), 1);
      }
      first.push(symptom);
    }
  }
  return groups.map(defectOf);
}

const isFailed = (check: CheckResult): check is Failed =>
  check.failure !== undefined && (check.outcome === 'fail' || check.outcome === 'warn');

/** The same place is wrong, or what lies in it, and either the same operation shows it or the same clause is contradicted. */
const isSameCause = (one: Seen, other: Seen): boolean =>
  (isWithin(one.place, other.place) || isWithin(other.place, one.place)) &&
  (one.operation === other.operation || accusedOf(one) === accusedOf(other));

/** Whether a place is another or lies in it; everything lies in the rows, which tells nothing. */
const isWithin = (place: string, other: string): boolean =>
  place === other || (place.startsWith(`${other}/`) && /\/data(?:\/\*)?\/\w/.test(other));

function defectOf(group: readonly Seen[]): FailureGroup {
  // The simplest request has the fewest possible causes. Checks against the served contract come last.
  const clearest = group.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      exchangesOf(one).length - exchangesOf(other).length ||
      targetOf(one).length - targetOf(other).length ||
      one.check.clauses.length - other.check.clauses.length,
  );
  const [lead] = clearest;
  if (lead === undefined) throw new TypeError('a defect has a symptom');
  const operations = [...new Set(group.map(({ operation }) => operation))].toSorted();
  const { finding } = lead.check.failure;
  // Of places that lie in each other, the outer one; a check more or less does not change it.
  const [place = ''] = group.map((each) => each.place).toSorted((one, other) => one.length - other.length);
  return {
    fingerprint: createHash('sha256').update(`${operations[0]} ${place}`).digest('hex').slice(0, 12),
    operations,
    place: place.startsWith('status') ? 'status' : place,
    expected: finding.expected,
    seen: finding.seen,
    outcome: rank(lead) < 2 ? 'fail' : 'warn',
    checks: clearest.map(({ check }) => check.id),
    clauses: [...new Set(clearest.map(accusedOf))],
  };
}

const exchangesOf = ({ check }: Seen) => check.failure.exchanges;
const targetOf = (seen: Seen): string => exchangesOf(seen).at(-1)?.request.target ?? '';

const accusedOf = ({ check }: Seen): ClauseId => check.failure.finding.clause;

const rank = ({ check }: Seen): number =>
  (check.outcome === 'fail' ? 0 : 2) + (check.source === 'spec' ? 0 : 1);
