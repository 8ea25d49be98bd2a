import { limits } from '../../contract/index.js';
import { at, defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';
import { bucketsBy } from './groups.js';

const { min, max, default: usual } = limits.summary.limit;
const places = ['/next_cursor', '/pagination/next_cursor', '/meta/next_cursor'];

export const summaryLimit = defineCheck({
  id: 'stories/summary-limit',
  title: 'The limit of a Stories summary counts buckets, 50 without one, 500 at most, and no cursor leads on',
  clauses: [
    'limits.summary-limit.min',
    'limits.summary-limit.max',
    'limits.summary-limit.default',
    'limits.summary-limit.counts-buckets',
    'limits.summary.no-cursor',
    'error.invalid-limit.above-max',
    'story-bucket.truncation',
  ],
  operations: ['summarizeStories'],
  rulings: ['C09'],
  property: once(
    async (api) => {
      // The dimension with most buckets shows best where a summary is cut.
      const grouped = await bucketsBy(api);
      const [widest] = grouped.toSorted((one, other) => other.buckets.length - one.buckets.length);
      precondition(
        widest !== undefined && widest.buckets.length > 1,
        'no summary has two buckets',
        'no-data',
      );
      const all = widest.buckets.length;
      const asked = [
        { limit: min, expected: min, what: 'buckets of the least limit', telling: true },
        {
          limit: undefined,
          expected: Math.min(usual, all),
          what: 'buckets of the default',
          telling: all > usual,
        },
        {
          limit: max + 1,
          expected: all,
          what: 'buckets of the greatest limit',
          telling: all >= max,
        },
      ];
      for (const { limit, expected, what, telling } of asked) {
        const query = await closedFor(api, 'summarizeStories', { group_by: widest.dimension, limit });
        const reply = await api.get('summarizeStories', query);
        const buckets = rowsOf(reply).length;
        const because = `${expected} of ${all} buckets with limit=${limit ?? 'none'}`;
        expectThat(buckets === expected, '/data', because, buckets);
        for (const place of places) {
          const cursor = at(reply.json, place) ?? '';
          expectThat(cursor === '', place, 'no cursor', cursor);
        }
        // Of fewer buckets than the limit none are cut, so that they do not show which limit it is.
        if (telling) api.witness(what, buckets);
        else api.observe(what, `not reached by ${all}`);
      }
    },
    { requests: 3 },
  ),
  refutedBy: [
    'stories.summary.limit.above-max-refused',
    'stories.summary.limit.counts-stories',
    'stories.summary.limit.one-bucket-too-many',
    'stories.summary.limit.unbounded-default',
    'stories.summary.next-cursor',
  ],
});
