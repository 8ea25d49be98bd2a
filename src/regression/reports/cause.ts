import type { CheckResult } from '../../engine/events.js';
import type { ClauseResult, Report } from '../../engine/report.js';
import type { InconclusiveReason } from '../../kit/index.js';

/** What made a clause move, and what shows it. */
export interface Cause {
  /** `settings` is what the two runs were told: their selection, keys and limits. */
  readonly of: 'server' | 'suite' | 'ledger' | 'data' | 'settings';
  readonly because: string;
}

interface Reports {
  readonly older: Report;
  readonly newer: Report;
}

/** Two reports of a clause that moved; undefined where a ledger does not have it. */
interface Moved extends Reports {
  readonly was: ClauseResult | undefined;
  readonly is: ClauseResult | undefined;
}

/** Why a clause moved: the first that applies, from what is certain to what is left. */
export function causeOf(was: Moved['was'], is: Moved['is'], reports: Reports): Cause {
  const moved = { was, is, ...reports };
  for (const rule of rules) {
    const cause = rule(moved);
    if (cause !== undefined) return cause;
  }
  return { of: 'server', because: `the same suite judged both${otherInputs(reports)}` };
}

const rules: readonly ((moved: Moved) => Cause | undefined)[] = [
  byLedger,
  byChecks,
  byUntested,
  byUndecided,
  byTarget,
  bySuite,
];

function byLedger({ was, is }: Moved): Cause | undefined {
  if (was === undefined) return { of: 'ledger', because: 'only the newer ledger has it' };
  if (is === undefined) return { of: 'ledger', because: 'only the older ledger has it' };
  return was.level === is.level
    ? undefined
    : { of: 'ledger', because: `its level was ${was.level} and is ${is.level}` };
}

/** The checks that decide the outcome of one report are in the other one not at all. */
function byChecks({ was, is, older, newer }: Moved): Cause | undefined {
  const added = decisive(is, newer).filter(({ id }) => !older.checks.some((each) => each.id === id));
  const removed = decisive(was, older).filter(({ id }) => !newer.checks.some((each) => each.id === id));
  if (added.length > 0 && added.length === decisive(is, newer).length)
    return { of: 'suite', because: `${named(added)} came to the suite` };
  if (removed.length > 0 && removed.length === decisive(was, older).length)
    return { of: 'suite', because: `${named(removed)} left the suite` };
  return is?.outcome === undefined || was?.outcome === undefined
    ? { of: 'suite', because: 'other checks cite it' }
    : undefined;
}

function byUntested({ was, is, older, newer }: Moved): Cause | undefined {
  if ((was?.outcome === 'not-tested') === (is?.outcome === 'not-tested')) return undefined;
  const [when, [check]] =
    is?.outcome === 'not-tested' ? ['now', decisive(is, newer)] : ['then', decisive(was, older)];
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

function byUndecided({ was, is, older, newer }: Moved): Cause | undefined {
  const [when, [check]] =
    is?.outcome === 'inconclusive'
      ? ['now', decisive(is, newer)]
      : ['then', was?.outcome === 'inconclusive' ? decisive(was, older) : []];
  if (check?.reason === undefined) return undefined;
  return { of: hands[check.reason], because: `undecided ${when}: ${check.reason}` };
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

/** The checks that give a clause its outcome. */
const decisive = (clause: ClauseResult | undefined, { checks }: Report): readonly CheckResult[] =>
  clause === undefined
    ? []
    : checks.filter(({ id, outcome }) => outcome === clause.outcome && clause.checks.includes(id));

const named = (checks: readonly CheckResult[]): string =>
  checks.length === 1 ? `${checks[0]?.id}` : `${checks[0]?.id} and ${checks.length - 1} others`;
