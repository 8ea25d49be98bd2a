import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClauseId, clauseIds, type Level } from '../../../contract/index.js';
import { checkOf } from '../fixtures.test-data.js';
import { byPriority } from './order.js';

const [a, b, c] = clauseIds as readonly [ClauseId, ClauseId, ClauseId];
const item = (id: string, clauses: readonly ClauseId[], requests: number, level: Level = 'must') => ({
  check: checkOf(async () => {}, { id, clauses, level }),
  requests,
});
const idsOf = (items: Parameters<typeof byPriority>[0]) => byPriority(items).map(({ check }) => check.id);

describe('soonest', () => {
  it('takes what decides most clauses for its requests', () => {
    expect(idsOf([item('x/dear', [a, b], 10), item('x/cheap', [a], 1), item('x/rich', [a, b], 2)])).toEqual([
      'x/cheap',
      'x/rich',
      'x/dear',
    ]);
  });

  it('counts a clause once', () => {
    expect(idsOf([item('x/both', [a, b], 2), item('x/again', [a, b], 2), item('x/other', [c], 5)])).toEqual([
      'x/both',
      'x/other',
      'x/again',
    ]);
  });

  it('puts first what the verdict waits for', () => {
    expect(idsOf([item('x/seen', [a, b], 1, 'observe'), item('x/must', [c], 9)])).toEqual([
      'x/must',
      'x/seen',
    ]);
  });

  it('has nothing left that would have decided more for its requests', () => {
    const some = fc.tuple(fc.subarray(clauseIds.slice(0, 8)), fc.nat(4));
    fc.assert(
      fc.property(fc.array(some, { maxLength: 25 }), (all) => {
        const items = all.map(([clauses, requests], nth) => item(`x/${nth}`, clauses, requests));
        const ordered = byPriority(items);
        const cited = new Set<ClauseId>();
        const worth = ({ check, requests }: (typeof items)[number]) =>
          check.clauses.filter((clause) => !cited.has(clause)).length / Math.max(requests, 1);
        for (const [place, next] of ordered.entries()) {
          const left = items.filter((each) => !ordered.slice(0, place).includes(each));
          expect(next).toBe(left.find((each) => worth(each) === Math.max(...left.map(worth))));
          for (const clause of next.check.clauses) cited.add(clause);
        }
        expect(ordered).toHaveLength(items.length);
      }),
    );
  });

  it('keeps the order of equals and loses none', () => {
    expect(idsOf([item('x/1', [], 0), item('x/2', [], 0), item('x/3', [], 0)])).toEqual([
      'x/1',
      'x/2',
      'x/3',
    ]);
  });
});
