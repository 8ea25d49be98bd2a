import type { ClauseId } from '../../../contract/index.js';
import type { ChangedRun, ConditionChange } from './history.js';
import { type ClauseState, stateAt } from './record.js';

/** A run by what names it. */
export interface RunReference {
  readonly startedAt: string;
  readonly file: string;
}

/** A clause that the newest run finds contradicted. */
export interface FailingClause {
  readonly id: ClauseId;
  /** The first failing run since the clause last held, or of all that were read. */
  readonly since: RunReference;
  /** The last run in which it held; absent where no run that was read saw it hold. */
  readonly heldIn?: RunReference;
  /** Runs that failed since then. */
  readonly failures: number;
  /** What the runs were judged by and changed between the run in which it held and the newest. */
  readonly changes: readonly ConditionChange[];
  /** In the drawn runs. */
  readonly states: readonly ClauseState[];
}

/** A clause that changed its state back and forth while the suite, the contract and the keys stayed the same. */
export interface FlippingClause {
  readonly id: ClauseId;
  /** How often the state changed from one run that says something of it to the next. */
  readonly flips: number;
  readonly states: readonly ClauseState[];
}

export interface ClauseHistory {
  /** Those that began to fail last come first. */
  readonly failing: readonly FailingClause[];
  /** In the drawn runs: those that failed first, and of both kinds those with the most changes. */
  readonly flipping: readonly FlippingClause[];
  /** Those that the newest run decided, and the one before did not. */
  readonly decided: readonly ClauseId[];
  /** Those that the newest run did not decide, and the one before did. */
  readonly undecided: readonly ClauseId[];
}

/**
 * The clauses of a series that fail, flip, or are newly decided or undecided.
 * @param runs all runs of the series, the oldest first
 * @param drawn how many of the last are drawn
 * @param ids the clauses by their places in the records
 */
export function clauseHistory(
  runs: readonly ChangedRun[],
  drawn: number,
  ids: readonly ClauseId[],
): ClauseHistory {
  const last = runs.slice(-drawn);
  const states = (place: number) => last.map(({ record }) => stateAt(record, place));
  const [newest, before] = [runs.at(-1), runs.at(-2)];
  const placed = ids.map((id, place) => ({ id, place }));
  /** Those that one run decided and the other did not. */
  const decidedOnlyIn = (one: ChangedRun | undefined, other: ChangedRun | undefined) =>
    one === undefined || other === undefined
      ? []
      : placed
          .filter(
            ({ place }) => isDecided(stateAt(one.record, place)) && !isDecided(stateAt(other.record, place)),
          )
          .map(({ id }) => id);
  return {
    failing: placed
      .filter(({ place }) => newest !== undefined && stateAt(newest.record, place) === 'fails')
      .map(({ id, place }) => failing(id, place, runs, states(place)))
      .toSorted((one, other) => (one.since.startedAt < other.since.startedAt ? 1 : -1)),
    flipping: placed
      .map(({ id, place }) => ({ id, flips: flipsOf(last, place), states: states(place) }))
      .filter(({ flips }) => flips >= 2)
      .toSorted((one, other) => Number(failsIn(other)) - Number(failsIn(one)) || other.flips - one.flips),
    decided: decidedOnlyIn(newest, before),
    undecided: decidedOnlyIn(before, newest),
  };
}

const failsIn = ({ states }: FlippingClause): boolean => states.includes('fails');

const isDecided = (state: ClauseState): boolean => state === 'fails' || state === 'holds';

function failing(
  id: ClauseId,
  place: number,
  runs: readonly ChangedRun[],
  states: readonly ClauseState[],
): FailingClause {
  const held = runs.findLastIndex(({ record }) => stateAt(record, place) === 'holds');
  const after = runs.slice(held + 1);
  const failed = after.filter(({ record }) => stateAt(record, place) === 'fails');
  const [first] = failed;
  const heldIn = runs[held];
  if (first === undefined) throw new TypeError(`${id} fails in no run`);
  return {
    id,
    since: referenceTo(first),
    ...(heldIn === undefined ? {} : { heldIn: referenceTo(heldIn) }),
    failures: failed.length,
    changes: after.flatMap(({ changes }) => changes).filter(isOfJudgement),
    states,
  };
}

const referenceTo = ({ record: { startedAt, file } }: ChangedRun): RunReference => ({ startedAt, file });

/** The exit policy changes no outcome. */
const isOfJudgement = ({ what }: ConditionChange): boolean => what !== 'exit policy';

/** Changes of the state between runs that were judged alike; a run that says nothing of the clause is passed over. */
function flipsOf(runs: readonly ChangedRun[], place: number): number {
  let flips = 0;
  let before: ClauseState | undefined;
  for (const { record, changes } of runs) {
    if (changes.some(isOfJudgement)) before = undefined;
    const state = stateAt(record, place);
    if (state === 'silent') continue;
    if (before !== undefined && before !== state) flips += 1;
    before = state;
  }
  return flips;
}
