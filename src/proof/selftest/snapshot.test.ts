import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import { type Check, defineCheck, defineInvariant, once } from '../../kit/index.js';
import { type FaultId, faultIds } from '../reference/index.js';
import type { FaultRow } from './faults.js';
import { differencesBetween, snapshotAfter } from './snapshot.js';

const clause: ClauseId = 'envelope.list.data';
const other: ClauseId = 'envelope.list.success';
const check: Check = defineInvariant({ id: 'a/check', title: 'x', clauses: [clause], judge: () => 0 });
const [one, two] = faultIds as readonly [FaultId, FaultId];

const row = (fault: FaultId, accuses?: ClauseId): FaultRow => ({
  fault,
  outcomes: [
    {
      check: check.id,
      outcome: accuses === undefined ? 'pass' : 'fail',
      cites: true,
      trials: 1,
      ...(accuses === undefined ? {} : { accuses }),
    },
  ],
  caught: accuses !== undefined,
  accused: accuses === undefined ? [] : [accuses],
});

const recorded = {
  [check.id]: { level: 'must', clauses: [clause], asks: ['listEvents'], refutedBy: { [clause]: [one, two] } },
} as const;
const seenAfter = (
  rows: readonly FaultRow[],
  asks: ReadonlyMap<string, readonly 'listStories'[]> = new Map(),
) => snapshotAfter([check], recorded, rows, [check], faultIds, asks);

describe('a snapshot after a self-test', () => {
  it('has each fault under the clause that it made the check accuse', () => {
    expect(seenAfter([row(one, other)])[check.id]?.refutedBy).toEqual({ [clause]: [two], [other]: [one] });
  });

  it('keeps what was not tried, and drops a clause that is accused no more', () => {
    expect(seenAfter([])).toEqual(recorded);
    expect(seenAfter([row(one), row(two)])[check.id]?.refutedBy).toEqual({});
  });

  it('has what was asked of the plain reference, where it was judged', () => {
    expect(seenAfter([], new Map([[check.id, ['listStories']]]))[check.id]?.asks).toEqual(['listStories']);
  });

  it('names an unsteady fault only in a check that runs alone', () => {
    const unsteady = row('state.limit-shared-in-flight', clause);
    const refutedBy = (judged: Check) =>
      snapshotAfter([judged], {}, [unsteady], [judged], faultIds, new Map())[judged.id]?.refutedBy;
    const property = {
      id: check.id,
      title: 'x',
      clauses: [clause],
      operations: [],
      property: once(async () => {}),
    };
    expect(refutedBy(defineCheck({ ...property, alone: true }))).toEqual({ [clause]: [unsteady.fault] });
    expect(refutedBy(defineCheck(property))).toEqual({});
  });

  it('differs by what is accused and asked', () => {
    expect(differencesBetween(recorded, seenAfter([row(one, clause)]))).toEqual([]);
    expect(differencesBetween(recorded, seenAfter([row(one, other)]))).toEqual([
      `a/check is now refuted by ${one} (${other})`,
      `a/check is no longer refuted by ${one} (${clause})`,
    ]);
    expect(differencesBetween(recorded, seenAfter([], new Map([[check.id, ['listStories']]])))).toEqual([
      'a/check asks other operations',
    ]);
  });
});
