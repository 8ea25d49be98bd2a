import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { askAwards, manyAwards, rowKey } from './awards.js';

/** The date texts of a row by where they stand. */
const datesOf = (row: JsonObject): ReadonlyMap<string, string> =>
  new Map(
    textsIn(row).flatMap(({ path, text }) =>
      /^\d{4}-\d\d-\d\d/.test(text) ? [[path, text.slice(0, 10)]] : [],
    ),
  );

const few = 5;

export const awardsRecent = defineCheck({
  id: 'government/awards-recent',
  title: 'The award rows are the most recent ones: a smaller limit leaves out older rows alone',
  clauses: [
    'government-records.awards.recent',
    'government-records.awards.order',
    'government-records.awards.unit',
    'government.awards.limit.timeline',
  ],
  operations: ['listAwards'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(
    async (api) => {
      const { selector, rows } = await manyAwards(api);
      const { rows: newest } = await askAwards(api, { ...selector, limit: few });
      expectThat(newest.length <= few, '/awards', `at most ${few} rows`, newest.length);
      const shown = new Set(newest.map(rowKey));
      const others = rows.filter((row) => !shown.has(rowKey(row)));
      const dates = rows.map(datesOf);
      const places = [...(dates[0] ?? new Map<string, string>()).keys()].filter((path) =>
        dates.every((each) => each.has(path)),
      );
      precondition(newest.length > 0 && places.length > 0, 'no dates of rows are seen', 'no-data');
      // Which date the timeline follows is not shown: one of them must fit.
      const follows = (path: string) => {
        const oldest = newest.map((row) => datesOf(row).get(path) ?? '').toSorted()[0] ?? '';
        return others.every((row) => (datesOf(row).get(path) ?? '') <= oldest);
      };
      const followed = places.find(follows);
      expectThat(followed !== undefined, '/awards', 'the most recent rows', newest[0]);
      api.witness('older rows left out', others.length);
      const [one, ...rest] = rows.map((row) => datesOf(row).get(followed) ?? '');
      const last = rest.at(-1) ?? '';
      api.observe('order of the timeline', `${followed}: ${(one ?? '') >= last ? 'newest' : 'oldest'} first`);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'government-records.awards.greatest-first',
    'government-records.awards.oldest-first',
    'government.awards.limit.ignored',
    'government.awards.limit.one-row-too-many',
  ],
});
