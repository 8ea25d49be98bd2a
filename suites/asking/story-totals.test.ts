import { describe, expect, it } from 'vitest';
import { type Api, type Query, Violation } from '../../src/kit/index.js';
import { exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { countedFilters, dimensionFor, expectListed, isCounted } from './story-totals.js';

const totals = (story_count: number) => exchangeOf({ data: [{ story_count }] });
const names = Object.keys(countedFilters).filter(isCounted);

/** An API whose summaries tell their dimensions, and count so many Stories by each. */
const apiOf = (counts: Readonly<Record<string, number>>): Api => ({
  ...silentApi,
  get: async (_operation, query: Query = {}) => {
    const count = counts[String(query.group_by)];
    return count === undefined
      ? exchangeOf({ code: 'INVALID_ENUM', details: { accepted_values: Object.keys(counts) } }, 400)
      : totals(count);
  },
});

describe('the dimension of a summary', () => {
  it('is another one for each filter that stands beside one', async () => {
    const api = apiOf({ date: 1, country: 1, region: 1, continent: 1, story_category: 1 });
    for (const one of names) {
      const met = await Promise.all(
        names.map(async (other) => (await dimensionFor(api, one, other)).dimension),
      );
      expect(new Set(met).size).toBe(names.length);
    }
  });
});

describe('a total that differs from the list', () => {
  const accused = async (counts: Readonly<Record<string, number>>): Promise<string | undefined> => {
    const api = apiOf(counts);
    const clauseOf = (total: number) => countedFilters[total > 4 ? 'entity' : 'region'];
    const counted = { query: {}, listed: 3, reply: totals(counts.date ?? 0), others: ['country', 'region'] };
    try {
      await expectListed(api, { ...counted, clauseOf });
    } catch (error) {
      if (error instanceof Violation) return error.finding.clause;
      throw error;
    }
    return undefined;
  };

  it('accuses nothing where it does not', async () => {
    expect(await accused({ date: 3, country: 9, region: 9 })).toBeUndefined();
  });

  it('accuses the dimension where any other counts as the list does', async () => {
    expect(await accused({ date: 5, country: 5, region: 3 })).toBe('story-bucket.reconciles');
  });

  it('accuses the filter otherwise', async () => {
    expect(await accused({ date: 5, country: 5, region: 5 })).toBe('stories.summary.accepts.entity');
    expect(await accused({ date: 4, country: 5, region: 5 })).toBe('stories.summary.accepts.region');
  });
});
