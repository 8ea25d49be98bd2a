import { defineCheck, expectThat, forEach, precondition, rowsOf } from '../../src/kit/index.js';
import { wordsOf } from './leaves.js';
import { few, lastOffset, mostRows, pagedLists, sampleOf } from './sample.js';

const rows = pagedLists.flatMap((list) => (['offset', 'cursor'] as const).map((name) => ({ list, name })));

export const offset = defineCheck({
  id: 'aicompute/offset',
  title: 'An offset, which may be spelled cursor, skips so many rows of the list',
  clauses: ['aicompute.offset', 'aicompute.offset.cursor', 'aicompute.limit.bounds'],
  operations: pagedLists,
  rulings: ['C36'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(
    rows,
    async (api, { list, name }) => {
      const all = (await sampleOf(api, list)).map(wordsOf);
      const skipped = name === 'offset' ? lastOffset(list, all.length) : 2;
      const expected = all.slice(skipped, skipped + few);
      const isTelling = all.length > skipped && !isSame(expected, all.slice(0, expected.length));
      precondition(isTelling, `too few rows of ${list} to see some of them skipped`, 'no-data');

      const seen = rowsOf(await api.get(list, { limit: few, [name]: skipped })).map(wordsOf);
      expectThat(seen.length <= few, '/data', `at most ${few} rows`, seen.length);
      // How many rows there are after these is no matter of the offset.
      const next = seen.slice(0, expected.length);
      if (!isSame(next, expected)) {
        // Rows of equal rank may change places from one reply to the next.
        const again = rowsOf(await api.get(list, { limit: mostRows(list) }, { fresh: true })).map(wordsOf);
        precondition(isSame(again, all), `the order of ${list} does not repeat`);
      }
      expectThat(isSame(next, expected), '/data', `the rows after the first ${skipped}`, seen);
      api.witness('rows after those skipped', seen.length);
    },
    { requests: 1 },
  ),
  refutedBy: [
    'aicompute.limit.ignored',
    'aicompute.limit.one-row-too-many',
    'aicompute.offset.as-page-number',
    'aicompute.offset.cursor-ignored',
    'aicompute.offset.cursor-opaque',
    'aicompute.offset.ignored',
    'aicompute.offset.one-based',
    'aicompute.offset.skips-a-row',
  ],
});

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);
