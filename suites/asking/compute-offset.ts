import { type Api, expectThat, type Query } from '../../src/kit/index.js';
import { few, type PagedList, rowsIn, wordsOf } from './aicompute.js';
import { listOf } from './replies.js';

/** Rows of an AI compute list, and how many of them a request is to skip. */
interface Skipping {
  /** What is sent beside the offset. */
  readonly query: Query;
  /** The first rows by it, in the words of each. */
  readonly all: readonly string[];
  readonly skipped: number;
  readonly name: 'offset' | 'cursor';
}

const isSingle = (rows: readonly string[], row: string): boolean =>
  rows.indexOf(row) === rows.lastIndexOf(row);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const behind = (all: readonly string[], skipped: number): readonly string[] =>
  all.slice(skipped, skipped + few);

/** Whether the rows behind those that are skipped show that these were. */
export const isTold = (all: readonly string[], skipped: number): boolean => {
  const expected = behind(all, skipped);
  return all.length > skipped && !isSame(expected, all.slice(0, expected.length));
};

/**
 * An offset, by either of its names, skips as many rows as it says. Of rows that tell that; see `isTold`.
 * @returns whether the rows stand in the same order as without it, so that this was decided
 */
export async function expectSkipped(
  api: Api,
  list: PagedList,
  { query, all, skipped, name }: Skipping,
): Promise<boolean> {
  const expected = behind(all, skipped);
  const spelling = name === 'cursor' ? 'aicompute.offset.cursor' : undefined;
  const reply = await api.get(list, { ...query, limit: few, [name]: skipped });
  const seen = rowsIn(reply, spelling).map(wordsOf);
  expectThat(seen.length <= few, '/data', `at most ${few} rows`, seen.length, 'aicompute.limit.bounds');
  // How many rows there are after these is no matter of the offset.
  const next = seen.slice(0, expected.length);
  const least = `${expected.length} rows or more`;
  expectThat(next.length === expected.length, '/data', least, seen.length, 'aicompute.offset');
  if (!isSame(next, expected)) {
    // Rows of equal rank may change places from one limit to another; at one limit, what was skipped stays away.
    const first = rowsIn(await api.get(list, { ...query, limit: few })).map(wordsOf);
    const passed = first.slice(0, skipped);
    const [kept] = passed.filter((row) => seen.includes(row) && isSingle(all, row));
    // Skipping too few rows is not a matter of spelling, nor is what the other name does as well.
    const isIgnored = async (spelt: 'offset' | 'cursor'): Promise<boolean> => {
      const { json } = await api.get(list, { ...query, limit: few, [spelt]: skipped });
      const [row] = listOf(json) ?? [];
      return row !== undefined && wordsOf(row) === all[0];
    };
    const isSpelling = kept !== undefined && name === 'cursor' && (await isIgnored('cursor'));
    const isOfName = isSpelling && !(await isIgnored('offset'));
    const clause = isOfName ? 'aicompute.offset.cursor' : 'aicompute.offset';
    expectThat(kept === undefined, '/data', `the rows after the first ${skipped}`, kept, clause);
    // A row of the first page that stands farther back begins no page behind fewer rows.
    const begun = first.indexOf(seen[0] ?? '');
    const isFar = begun > skipped && first.every((row) => isSingle(all, row));
    const wanted = `the row after the first ${skipped}`;
    expectThat(!isFar, '/data/0', wanted, `the one after the first ${begun}`, 'aicompute.offset');
    return false;
  }
  api.witness('rows after those skipped', seen.length);
  return true;
}
