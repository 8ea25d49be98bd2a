import type { ClauseId, Level } from '../../../contract/index.js';
import type { ClauseResult, Report } from '../../engine/report.js';
import type { Outcome } from '../../kit/index.js';
import { type Cause, causeOf } from './cause.js';
import { type Moved, pivotsOf } from './pivot.js';

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
