import { describe, expect, it } from 'vitest';
import { type Api, at, isArray, isObject, type JsonObject, Violation } from '../../src/kit/index.js';
import { exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { expectNoneOverlooked, type FilteredList, filterSetsOf, type RecordFilter } from './filter-sets.js';

const by = (name: string, value: string): RecordFilter => ({
  query: { [name]: value },
  because: `${name} ${value}`,
  fits: (row) => row[name] === value,
  only: name === 'type' ? 'facilities.type.only' : 'facilities.status.only',
  ...(name === 'type' ? { finds: 'facilities.type.values' as const } : {}),
});
const [port, idle] = [by('type', 'port'), by('status', 'idle')];

const rows: readonly JsonObject[] = [
  { id: 'a', type: 'mine', status: 'idle' },
  { id: 'b', type: 'mine', status: 'busy' },
  { id: 'c', type: 'port', status: 'idle' },
  { id: 'd', type: 'port', status: 'busy' },
  { id: 'e', type: 'port', status: 'idle' },
];

/**
 * A list that keeps what a reading of both filters keeps, on pages of so many records.
 * @param isFound whether each filter alone finds the records that show it
 */
function listOf(
  keeps: (isPort: boolean, isIdle: boolean) => boolean,
  { length = 9, status = 200, isFound = true } = {},
): FilteredList {
  return {
    page: async (_api, query) => {
      if (Object.keys(query).length === 0) return exchangeOf({ data: rows });
      const [only, ...others] = [port, idle].filter((filter) =>
        Object.keys(filter.query).every((name) => name in query),
      );
      if (only !== undefined && others.length === 0)
        return exchangeOf({ data: rows.filter((row) => isFound && only.fits(row) === true) });
      const kept = rows.filter((row) => keeps(port.fits(row) === true, idle.fits(row) === true));
      return exchangeOf({ data: kept.slice(0, length) }, status);
    },
    rowsIn: ({ json }) =>
      [at(json, '/data') ?? []].flatMap((data) => (isArray(data) ? data : [])).filter(isObject),
    keyOf: ({ id }) => String(id),
    isCut: ({ json }) => {
      const data = at(json, '/data');
      return isArray(data) && data.length === length;
    },
    rankOf: ({ id }) => String(id),
    isIgnored: () => false,
  };
}

/** The clause that is accused, or how many filters are told apart. */
async function judged(list: FilteredList): Promise<string | number> {
  let told = 0;
  const api: Api = {
    ...silentApi,
    witness: (_what, count = 1) => {
      told += count;
    },
  };
  try {
    await expectNoneOverlooked(api, list, [port, idle]);
  } catch (error) {
    if (error instanceof Violation) return error.finding.clause ?? '';
    throw error;
  }
  return told;
}

describe('filters that are sent together', () => {
  it.each<[string, FilteredList, string | number]>([
    ['all of which select a record', listOf((isPort, isIdle) => isPort && isIdle), 2],
    ['any of which selects a record', listOf((isPort, isIdle) => isPort || isIdle), 1],
    ['of which the one is overlooked', listOf((isPort) => isPort), 'facilities.status.only'],
    ['of which the other is overlooked', listOf((_, isIdle) => isIdle), 'facilities.type.only'],
    ['that are refused', listOf(() => false, { status: 400 }), 1],
    ['that find nothing together', listOf(() => false), 'facilities.type.values'],
    ['that lose a record together', listOf((isPort, isIdle) => isPort && !isIdle), 'facilities.status.only'],
    ['that find nothing alone or together', listOf(() => false, { isFound: false }), 0],
    ['that find nothing on a page that may be cut', listOf(() => false, { length: 0 }), 0],
    [
      'any of which selects a record, on a cut page',
      listOf((isPort, isIdle) => isPort || isIdle, { length: 3 }),
      0,
    ],
    [
      'of which one is overlooked, on a cut page',
      listOf((isPort) => isPort, { length: 2 }),
      'facilities.status.only',
    ],
  ])('%s', async (_what, list, expected) => expect(await judged(list)).toBe(expected));

  it('stand in sets that known records tell apart', () => {
    const factors = [
      { name: 'type', parts: [port] },
      { name: 'status', parts: [by('status', 'lost'), idle] },
    ];
    const demands = { most: 5, largest: 2, seed: 1 };
    expect(filterSetsOf(rows, factors, demands)).toEqual([expect.arrayContaining([port, idle])]);
    expect(filterSetsOf(rows.slice(2), factors, demands)).toEqual([]);
  });
});

describe('an order beside a filter', () => {
  const order: RecordFilter = {
    query: { sort: 'country' },
    because: 'by country',
    fits: () => undefined,
    precedes: () => false,
    places: ({ id }) => id !== 'd',
    only: 'facilities.sort.values',
  };
  /** A list that loses records under the order alone. */
  const losing = (ids: readonly string[]): FilteredList => ({
    ...listOf(() => true),
    page: async (_api, query) => {
      const kept = rows.filter((row) => !('type' in query) || port.fits(row) === true);
      const left = kept.filter(({ id }) => !('sort' in query) || !ids.includes(String(id)));
      return exchangeOf({ data: left });
    },
  });

  it('loses no record that has a place in it', async () => {
    const judge = (ids: readonly string[]) => expectNoneOverlooked(silentApi, losing(ids), [port, order]);
    await expect(judge([])).resolves.toBeUndefined();
    await expect(judge(['c'])).rejects.toMatchObject({ finding: { clause: 'facilities.type.values' } });
    // Where the order has no place for a record, or the text does not say that the filter finds each, nothing is accused.
    await expect(judge(['d'])).resolves.toBeUndefined();
    const unsaid = { ...port, finds: undefined } as unknown as RecordFilter;
    await expect(expectNoneOverlooked(silentApi, losing(['c']), [unsaid, order])).resolves.toBeUndefined();
  });
});
