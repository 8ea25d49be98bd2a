import { describe, expect, it } from 'vitest';
import { faultIds } from '../reference/index.js';
import type { FaultRow } from './faults.js';
import {
  isShownAtOnce,
  isUnsettled,
  type LivingRow,
  livingIds,
  livingTable,
  livingTrouble,
  sampleOf,
} from './living.js';

const row: LivingRow = {
  living: 'living.news',
  seed: 1,
  requests: 1_900,
  changes: 64,
  failed: [],
  undecided: [],
};
const open = { check: 'events/cursor-walk', note: 'data-drift: it moved' };
const failed = { check: 'events/limit-default', expected: '25 rows', seen: '24' };
const missed: FaultRow = {
  fault: 'cursor.always-null',
  outcomes: [{ check: 'events/cursor-walk', outcome: 'inconclusive', cites: true, trials: 1 }],
  caught: false,
  accused: [],
};

describe('the sample of faults', () => {
  it('holds all faults that change does not hide, or some of every area', () => {
    const areaOf = (id: string) => id.slice(0, id.indexOf('.'));
    const shown = faultIds.filter(isShownAtOnce);
    expect(sampleOf(1)).toHaveLength(shown.length - 2);
    const some = sampleOf(12);
    expect(new Set(some.map(areaOf))).toEqual(new Set(shown.map(areaOf)));
    expect(some.length).toBeLessThan(faultIds.length / 8);
  });
});

describe('a run on moving data', () => {
  it('may leave one required check undecided, and fail none', () => {
    expect(isUnsettled({ ...row, undecided: [open] })).toBe(false);
    expect(isUnsettled({ ...row, undecided: [open, open] })).toBe(true);
    expect(isUnsettled({ ...row, failed: [failed] })).toBe(true);
  });

  it('is a row of the table, with the faults that were caught in it', () => {
    const other = { ...row, living: 'living.busy', changes: 240, undecided: [open] } as const;
    expect(livingTable([row, other], [missed, { ...missed, caught: true }])).toEqual([
      'data that move  seed  requests  changes  failed  undecided  faults caught',
      'living.news        1      1900       64       0          0         1 of 2',
      'living.busy        1      1900      240       0          1              –',
    ]);
    expect(livingTable([], [])).toEqual([]);
  });

  it('names what went wrong', () => {
    expect(livingTrouble([{ ...row, failed: [failed], undecided: [open] }], [missed])).toEqual([
      'UNFAIR     events/limit-default fails living.news with seed 1: expected 25 rows, seen 24',
      'UNDECIDED  events/cursor-walk on living.news with seed 1: data-drift: it moved',
      'MISSED     cursor.always-null under living.news: events/cursor-walk inconclusive',
    ]);
  });

  it('is made of every variant that lives', () => {
    expect(livingIds.length).toBeGreaterThan(10);
    expect(livingIds.every((id) => id.startsWith('living.'))).toBe(true);
  });
});
