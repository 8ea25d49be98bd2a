import { type OperationId, operation, operationIds } from '../../../contract/index.js';
import { type DateWindow, type InconclusiveReason, inconclusiveReasons } from '../../kit/index.js';
import type { CheckResult, Discovered, Responsibility, SeenRows } from '../events.js';
import { forWantOfRows } from '../judge/missing-data.js';
import { notStartedNote } from '../resume.js';

/** Checks without a decision that share a cause. */
export interface UndecidedGroup {
  /** What is missing or was answered otherwise, as a phrase: `the probe found no Events from 2026-05-01 to 2026-05-30`. */
  readonly cause: string;
  /** Who can change that. */
  readonly whose: Responsibility;
  /** What to do, in a sentence or two. */
  readonly remedy: string;
  /** How many of the checks the verdict waits for. */
  readonly required: number;
  /** In the order of the plan. */
  readonly checks: readonly string[];
  /** What each check lacks, where the cause alone does not show it. */
  readonly details: readonly UndecidedDetail[];
}

export interface UndecidedDetail {
  readonly note: string;
  readonly checks: readonly string[];
}

interface Cause extends Pick<UndecidedGroup, 'whose' | 'remedy'> {
  /** The same for all checks of a group. */
  readonly key: string;
  readonly cause: string;
  /** Whether the notes of the checks show more than the cause. */
  readonly isGeneral: boolean;
}

/**
 * Groups the checks without a decision by their cause: those that are inconclusive, and those not tested that the verdict
 * waits for. The cause of most required checks comes first, then of most checks, then in the order of the plan.
 * @param learned what the probe learned; undefined where the run ended before
 */
export function groupUndecided(
  results: readonly CheckResult[],
  learned: Pick<Discovered, 'events' | 'window'> | undefined,
): readonly UndecidedGroup[] {
  const groups = new Map<string, { readonly cause: Cause; readonly checks: CheckResult[] }>();
  const unlisted = new Set(
    results.flatMap(({ rows = [] }) => rows.filter(isUnlisted)).map((each) => each.operation),
  );
  for (const check of results.filter(isUndecided)) {
    const cause = causeOf(check, { learned, unlisted });
    const group = groups.get(cause.key) ?? { cause, checks: [] };
    groups.set(cause.key, { ...group, checks: [...group.checks, check] });
  }
  return [...groups.values()]
    .map(({ cause, checks }) => groupOf(cause, checks))
    .toSorted((one, other) => other.required - one.required || other.checks.length - one.checks.length);
}

const isUndecided = ({ outcome, required }: CheckResult): boolean =>
  outcome === 'inconclusive' || (outcome === 'not-tested' && required);

function groupOf({ cause, whose, remedy, isGeneral }: Cause, checks: readonly CheckResult[]): UndecidedGroup {
  const details = isGeneral ? detailsOf(checks) : [];
  const [only, ...others] = details;
  const isOne = only !== undefined && others.length === 0;
  return {
    cause: isOne ? only.note : cause,
    whose,
    remedy,
    required: checks.filter(({ required }) => required).length,
    checks: checks.map(({ id }) => id),
    details: isOne ? [] : details,
  };
}

function detailsOf(checks: readonly CheckResult[]): readonly UndecidedDetail[] {
  const byNote = new Map<string, string[]>();
  for (const { id, note: given = 'no reason recorded' } of checks) {
    // Whether a check was begun matters less than what ended it.
    const note = haltIn(given)?.message ?? given;
    byNote.set(note, [...(byNote.get(note) ?? []), id]);
  }
  return [...byNote].map(([note, ids]) => ({ note, checks: ids }));
}

/** What is known of the whole run. */
interface Known {
  readonly learned: Parameters<typeof groupUndecided>[1];
  /** Operations of which the probe found no rows. */
  readonly unlisted: ReadonlySet<OperationId>;
}

const isUnlisted = ({ rows, target }: SeenRows): boolean => rows === 0 && target === undefined;

function causeOf(check: CheckResult, known: Known): Cause {
  const { outcome, reason, proof } = check;
  if (outcome === 'not-tested') return ofUntested(check);
  if (forWantOfRows.includes(reason)) return ofRows(check, known);
  return reason === 'nondeterministic' && proof !== undefined ? contradiction : ofReason(reason);
}

function ofUntested({ note = 'no reason recorded' }: CheckResult): Cause {
  const halt = haltIn(note);
  if (halt !== undefined) return ofReason(halt.reason);
  return {
    key: `untested ${note}`,
    cause: note,
    whose: 'settings',
    remedy: 'Provide what is missing and run again; --resume finishes a run that was interrupted.',
    isGeneral: false,
  };
}

/** Why a check was not begun, by its note. */
function haltIn(note: string): { readonly reason: InconclusiveReason; readonly message: string } | undefined {
  if (!note.startsWith(`${notStartedNote}: `)) return undefined;
  const reason = inconclusiveReasons.find((each) => note.startsWith(`${notStartedNote}: ${each}: `));
  if (reason === undefined) return undefined;
  return { reason, message: note.slice(`${notStartedNote}: ${reason}: `.length) };
}

/** The operations that show the rows of Events, all of which are empty where there are none. */
const ofEvents: readonly OperationId[] = ['listEvents', 'summarizeEvents', 'getEvent'];

function ofRows({ rows = [], reason }: CheckResult, { learned, unlisted }: Known): Cause {
  const empty = rows.filter((each) => each.rows === 0);
  if (learned?.events === 0 && empty.some((each) => ofEvents.includes(each.operation))) {
    return {
      key: 'no Events',
      cause: noEventsCause(learned.window),
      whose: 'data',
      remedy: 'Publish Events of these days, or judge a deployment that holds some; then run again.',
      isGeneral: false,
    };
  }
  // Of the probe's rows a check may read more than it needs; what it asked for itself is what it is about.
  const [scarcest = rows[0]] = rows.filter(({ target }) => target !== undefined);
  if (scarcest === undefined) return reason === 'precondition-unreached' ? unreached : ofNote;
  if (scarcest.rows > 0) return noCase(scarcest);
  return unlisted.has(scarcest.operation) ? noRows(scarcest) : noMatch(scarcest);
}

export const noEventsCause = ({ start, end }: DateWindow): string =>
  `the probe found no Events from ${start} to ${end}`;

export const noRowsCause = (id: OperationId): string => `the probe found no rows of ${routeOf(id)}`;

const noRows = ({ operation: id }: SeenRows): Cause => ({
  key: `no rows ${id}`,
  cause: noRowsCause(id),
  whose: 'data',
  remedy: `Load rows that ${routeOf(id)} lists; then run again.`,
  isGeneral: false,
});

const noMatch = ({ operation: id }: SeenRows): Cause => ({
  key: `no match ${id}`,
  cause: `${routeOf(id)} returned no rows to the requests of these checks`,
  whose: 'data',
  remedy: `Load rows that ${routeOf(id)} returns to these requests; another --seed asks for other values.`,
  isGeneral: true,
});

const noCase = ({ operation: id }: SeenRows): Cause => ({
  key: `no case ${id}`,
  cause: `no row of ${routeOf(id)} shows what these checks are about`,
  whose: 'data',
  remedy: `Load rows of ${routeOf(id)} that show it; another --seed asks for other rows.`,
  isGeneral: true,
});

const ofNote: Cause = {
  key: 'note',
  cause: 'the deployment shows no data that could decide these checks',
  whose: 'data',
  remedy: 'Load the rows that are named; then run again.',
  isGeneral: true,
};

/** More rows would not help. */
const unreached: Cause = {
  key: 'unreached',
  cause: 'the deployment did not serve what these checks start from',
  whose: 'server',
  remedy: 'Serve what is named; a check that will never be reached can be accepted by name.',
  isGeneral: true,
};

/** A record may name an operation that this version does not know. */
const routeOf = (id: OperationId): string => (operationIds.includes(id) ? `GET ${operation(id).path}` : id);

const contradiction: Cause = {
  key: 'contradiction',
  cause: 'a reply that takes checks out of the verdict was contradicted by another',
  whose: 'server',
  remedy: 'Check whether all instances of the deployment hold the same data and know the plan of the key.',
  isGeneral: true,
};

/** What the reasons mean that are no want of rows, and what helps. */
const causes: Readonly<Partial<Record<InconclusiveReason, Omit<Cause, 'key'>>>> = {
  'rate-limited': {
    cause: 'requests were refused for coming too fast (429)',
    whose: 'settings',
    remedy: 'Lower --rate or --concurrency below the limit of the key.',
    isGeneral: true,
  },
  'quota-exhausted': {
    cause: 'the usage limit of the key is reached',
    whose: 'plan',
    remedy: 'Use a key with Query Units left, or wait for its next period; then continue with --resume.',
    isGeneral: true,
  },
  'time-budget': {
    cause: 'the time limit of the run was reached',
    whose: 'settings',
    remedy: 'Raise --max-time, or continue with --resume.',
    isGeneral: false,
  },
  'request-budget': {
    cause: 'the request limit of the run was reached',
    whose: 'settings',
    remedy: 'Raise --max-requests, or continue with --resume.',
    isGeneral: false,
  },
  'data-drift': {
    cause: 'the compared data changed while they were judged',
    whose: 'data',
    remedy: 'Run again while fewer rows change, or against a copy that holds still.',
    isGeneral: true,
  },
  nondeterministic: {
    cause: 'a contradiction was seen once and not again',
    whose: 'server',
    remedy: 'Run again; if it recurs, compare the instances behind the address and their caches.',
    isGeneral: true,
  },
  transport: {
    cause: 'requests got no usable reply',
    whose: 'server',
    remedy:
      'Check the network and the log of the deployment; raise --timeout if replies are slow. Then run again.',
    isGeneral: true,
  },
  'needs-operator': {
    cause: 'a key is missing, or is not what its role requires',
    whose: 'settings',
    remedy: 'Correct the EI_API_KEY_<ROLE> that is named, or unset it.',
    isGeneral: true,
  },
};

function ofReason(reason: InconclusiveReason | undefined): Cause {
  const known = reason === undefined ? undefined : causes[reason];
  return known === undefined ? ofNote : { key: `reason ${reason}`, ...known };
}
