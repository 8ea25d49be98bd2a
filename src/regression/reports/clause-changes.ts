import type { ClauseId, Level } from '../../../contract/index.js';
import type { CheckResult } from '../../engine/events.js';
import { type ClauseResult, outcomeFor, worstFirst } from '../../engine/record/clause-results.js';
import type { Report } from '../../engine/record/report.js';
import type { InconclusiveReason, Outcome } from '../../kit/index.js';

/** A clause in two reports; undefined where a ledger does not have it. */
interface Moved {
  readonly was: ClauseResult | undefined;
  readonly is: ClauseResult | undefined;
  readonly older: Report;
  readonly newer: Report;
}

/** The check that explains a move: how it ended before and now; undefined where its suite does not have it. */
interface Pivot {
  readonly id: string;
  readonly before: CheckResult | undefined;
  readonly now: CheckResult | undefined;
}

/** The checks that give a clause the worse of its two outcomes; those first that moved themselves. */
function pivotsOf({ was, is, older, newer }: Moved): readonly Pivot[] {
  const pivots = (rank(is) <= rank(was) ? decisive(is, newer) : decisive(was, older)).map(({ id }) => ({
    id,
    before: older.checks.find((each) => each.id === id),
    now: newer.checks.find((each) => each.id === id),
  }));
  return pivots.toSorted((one, other) => Number(hasMoved(other)) - Number(hasMoved(one)));
}

const rank = (clause: ClauseResult | undefined): number =>
  clause?.outcome === undefined ? worstFirst.length : worstFirst.indexOf(clause.outcome);

const hasMoved = ({ before, now }: Pivot): boolean => before?.outcome !== now?.outcome;

function decisive(clause: ClauseResult | undefined, { checks }: Report): readonly CheckResult[] {
  if (clause === undefined) return [];
  const citing = checks.filter(({ id }) => clause.checks.includes(id));
  const deciding = citing.filter((each) => outcomeFor(clause.id, each) === clause.outcome);
  return deciding.length > 0 ? deciding : citing.filter(({ id }) => clause.behind?.includes(id));
}

/** What made a clause move, and what shows it. */
export interface Cause {
  /** `settings` is what the two runs were told: their selection, keys and limits. */
  readonly of: 'server' | 'suite' | 'ledger' | 'data' | 'settings';
  readonly because: string;
}

type Reports = Pick<Moved, 'older' | 'newer'>;

/** Why a clause moved: the first that applies, from what is certain to what is left. */
function causeOf(moved: Moved): Cause {
  for (const rule of rules) {
    const cause = rule(moved);
    if (cause !== undefined) return cause;
  }
  return { of: 'server', because: `the same suite judged both${otherInputs(moved)}` };
}

const rules: readonly ((moved: Moved) => Cause | undefined)[] = [
  byLedger,
  byChecks,
  byUntested,
  byInapplicable,
  byUndecided,
  byTarget,
  bySuite,
  byFailure,
];

function byLedger({ was, is }: Moved): Cause | undefined {
  if (was === undefined) return { of: 'ledger', because: 'only the newer ledger has it' };
  if (is === undefined) return { of: 'ledger', because: 'only the older ledger has it' };
  return was.level === is.level
    ? undefined
    : { of: 'ledger', because: `its level was ${was.level} and is ${is.level}` };
}

/** Every check that explains the move is in one of the suites alone. */
function byChecks(moved: Moved): Cause | undefined {
  const pivots = pivotsOf(moved);
  const [first] = pivots;
  if (first === undefined) return { of: 'suite', because: 'other checks cite it' };
  if (pivots.every(({ before }) => before === undefined))
    return { of: 'suite', because: `${first.id} came to the suite` };
  return pivots.every(({ now }) => now === undefined)
    ? { of: 'suite', because: `${first.id} left the suite` }
    : undefined;
}

function byUntested(moved: Moved): Cause | undefined {
  const [pivot] = pivotsOf(moved);
  const [isNow, wasBefore] = [pivot?.now, pivot?.before].map((check) => check?.outcome === 'not-tested');
  if (isNow === wasBefore) return undefined;
  const [when, check] = isNow === true ? ['now', pivot?.now] : ['then', pivot?.before];
  return {
    of: 'settings',
    because: `not tested ${when}${check?.note === undefined ? '' : `: ${check.note}`}`,
  };
}

/** In whose hands it is that nothing could be decided. */
const hands: Readonly<Record<InconclusiveReason, Cause['of']>> = {
  'no-data': 'data',
  'data-drift': 'data',
  'precondition-unreached': 'data',
  'generator-starved': 'data',
  'rate-limited': 'settings',
  'quota-exhausted': 'settings',
  'time-budget': 'settings',
  'request-budget': 'settings',
  'needs-operator': 'settings',
  nondeterministic: 'server',
  transport: 'server',
};

/** What a plan refuses is in the hands of who gave the key; what a deployment does not hold is data. */
function byInapplicable(moved: Moved): Cause | undefined {
  const [pivot] = pivotsOf(moved);
  const [isNow, wasBefore] = [pivot?.now, pivot?.before].map((check) => check?.outcome === 'not-applicable');
  if (isNow === wasBefore) return undefined;
  const [when, check] = isNow === true ? ['now', pivot?.now] : ['then', pivot?.before];
  return {
    of: check?.proof === undefined || check.proof.status === 403 ? 'settings' : 'data',
    because: `not applicable ${when}${check?.note === undefined ? '' : `: ${check.note}`}`,
  };
}

function byUndecided(moved: Moved): Cause | undefined {
  const [pivot] = pivotsOf(moved);
  const [when, check] = pivot?.now?.outcome === 'inconclusive' ? ['now', pivot.now] : ['then', pivot?.before];
  if (check?.outcome !== 'inconclusive' || check.reason === undefined) return undefined;
  return { of: hands[check.reason], because: `undecided ${when}: ${check.reason}` };
}

/** A check that failed at another clause left this one undecided. */
function byFailure({ was, is }: Moved): Cause | undefined {
  const [when, clause] = is?.outcome === 'inconclusive' ? ['now', is] : ['then', was];
  const [check] = clause?.behind ?? [];
  if (clause?.outcome !== 'inconclusive' || check === undefined) return undefined;
  return { of: 'server', because: `undecided ${when}: behind a failure of ${check}` };
}

function byTarget({ older, newer }: Moved): Cause | undefined {
  const told: readonly (readonly [what: string, of: (report: Report) => string | undefined])[] = [
    [
      'target',
      ({ run: { target } }) =>
        target.reference === undefined ? target.baseUrl : JSON.stringify(target.reference),
    ],
    ['product version', ({ learned }) => learned?.contract?.version],
    ['contract of the target', ({ learned }) => learned?.contract?.digest],
  ];
  const other = told.find(([, of]) => {
    const [then, now] = [of(older), of(newer)];
    return then !== undefined && now !== undefined && then !== now;
  });
  if (other === undefined) return undefined;
  const too = isOtherSuite({ older, newer }) ? '; the suite is another, too' : '';
  return { of: 'server', because: `the ${other[0]} is another${too}${otherInputs({ older, newer })}` };
}

function bySuite({ older, newer }: Moved): Cause | undefined {
  if (!isOtherSuite({ older, newer })) return undefined;
  const version = ({ run: { suite } }: Report) => [suite.version, suite.commit].filter(Boolean).join(' at ');
  return {
    of: 'suite',
    because: `the suite was ${version(older)} and is ${version(newer)}, and the contract of the target is the same`,
  };
}

const isOtherSuite = ({ older, newer }: Reports): boolean =>
  older.run.suite.version !== newer.run.suite.version ||
  older.run.suite.commit !== newer.run.suite.commit ||
  older.run.suite.ledger !== newer.run.suite.ledger;

const otherInputs = ({ older, newer }: Reports): string =>
  older.run.seed === newer.run.seed ? '' : '; the seeds differ, so that other inputs may have shown it';

/**
 * `new`: it fails, and did not; `fixed`: it failed, and is decided without a failure; `gone`: nothing is said of it any more;
 * `changed`: any other move; `unchanged`: the same outcome.
 */
export const moves = ['new', 'fixed', 'changed', 'gone', 'unchanged'] as const;
export type Move = (typeof moves)[number];

/** What two reports say of one clause. */
export interface ClauseChange {
  readonly id: ClauseId;
  readonly level: Level;
  readonly move: Move;
  /** Absent where a report says nothing of it. */
  readonly from?: Outcome;
  readonly to?: Outcome;
  /** Why it moved; absent where it did not. */
  readonly cause?: Cause;
  /** What the newer report says of the outcome, else the older. */
  readonly why?: string;
}

/** Every clause of two reports, in the order of the newer ledger; those that only the older one has come last. */
export function clauseChanges(older: Report, newer: Report): readonly ClauseChange[] {
  const before = new Map(older.clauses.map((each) => [each.id, each]));
  const after = new Map(newer.clauses.map((each) => [each.id, each]));
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    const told = is ?? was;
    return told === undefined ? [] : [changeOf(told, { was, is, older, newer })];
  });
}

function changeOf({ id, level }: ClauseResult, moved: Moved): ClauseChange {
  const { was, is } = moved;
  const move = moveOf(moved);
  const why = is?.why ?? was?.why;
  return {
    id,
    level,
    move,
    ...(was?.outcome === undefined ? {} : { from: was.outcome }),
    ...(is?.outcome === undefined ? {} : { to: is.outcome }),
    ...(move === 'unchanged' ? {} : { cause: causeOf(moved), ...(why === undefined ? {} : { why }) }),
  };
}

function moveOf(moved: Moved): Move {
  const [from, to] = [moved.was?.outcome, moved.is?.outcome];
  if (from === to) return 'unchanged';
  if (to === 'fail') return 'new';
  if (to === undefined) return 'gone';
  if (from !== 'fail') return 'changed';
  // Beside the check that failed there may be others that are never decided.
  const passes = pivotsOf(moved).every(({ now }) => now !== undefined && isPassed(now.outcome));
  return passes || isPassed(to) ? 'fixed' : 'changed';
}

const isPassed = (outcome: Outcome): boolean => outcome === 'pass' || outcome === 'warn';
