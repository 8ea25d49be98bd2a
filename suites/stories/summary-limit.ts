import { limits } from '../../contract/index.js';
import {
  accusing,
  at,
  defineCheck,
  expectRefusal,
  expectThat,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { bucketsBy, summary } from '../asking/story-vocabularies.js';
import { closedFor, storiesIn } from '../asking/story-windows.js';
import { notAcceptedOnSummary } from '../rules/not-accepted.js';

const { min, max, default: usual } = limits.summary.limit;
const places = ['/next_cursor', '/pagination/next_cursor', '/meta/next_cursor'];

export const summaryLimit = defineCheck({
  id: 'stories/summary-limit',
  title: 'A Stories summary has as many buckets as its limit, 50 by default and 500 at most, and no cursor',
  clauses: [
    'limits.summary-limit.max',
    'limits.summary-limit.default',
    'limits.summary-limit.counts-buckets',
    'limits.summary.no-cursor',
    'error.invalid-limit.above-max',
    'story-bucket.truncation',
  ],
  operations: ['summarizeStories'],
  rulings: ['limit-above-max'],
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
        {
          limit: min,
          expected: min,
          what: 'buckets of the least limit',
          telling: true,
          served: 'limits.summary-limit.min',
          counted: 'limits.summary-limit.counts-buckets',
        },
        {
          limit: undefined,
          expected: Math.min(usual, all),
          what: 'buckets of the default',
          telling: all > usual,
          served: 'stories.summary.reply.envelope',
          counted: 'limits.summary-limit.default',
        },
        {
          limit: max + 1,
          expected: all,
          what: 'buckets of the greatest limit',
          telling: all >= max,
          served: 'error.invalid-limit.above-max',
          counted: 'error.invalid-limit.above-max',
        },
      ] as const;
      for (const { limit, expected, what, telling, served, counted } of asked) {
        const query = await closedFor(api, 'summarizeStories', { group_by: widest.dimension, limit });
        const reply = await api.get('summarizeStories', query);
        const buckets = accusing(served, () => rowsOf(reply)).length;
        const because = `${expected} of ${all} buckets with limit=${limit ?? 'none'}`;
        const ofStories = storiesIn(reply) === expected;
        const clause = ofStories ? 'limits.summary-limit.counts-buckets' : counted;
        expectThat(buckets <= max, '/data', because, buckets, 'limits.summary-limit.max');
        expectThat(buckets === expected, '/data', because, buckets, clause);
        for (const place of places) {
          const cursor = at(reply.json, place) ?? '';
          expectThat(cursor === '', place, 'no cursor', cursor, 'limits.summary.no-cursor');
        }
        // Of fewer buckets than the limit none are cut, so that they do not show which limit it is.
        if (telling) api.witness(what, buckets);
        else api.observe(what, `not reached by ${all}`);
      }
    },
    { requests: 3 },
  ),
});

export const summaryLimitRefused = defineCheck({
  id: 'stories/summary-limit-refused',
  title: 'A limit below 1 is rejected with INVALID_LIMIT on the Stories summary',
  clauses: ['limits.summary-limit.min', 'error.invalid-limit'],
  operations: ['summarizeStories'],
  rulings: ['limit-above-max'],
  property: once(async (api) => {
    const reply = await api.get('summarizeStories', await closedFor(api, 'summarizeStories', { limit: 0 }));
    const clause = reply.status === 200 ? 'limits.summary-limit.min' : 'error.invalid-limit';
    expectRefusal(reply, { codes: ['INVALID_LIMIT'], clause });
    api.witness('limits refused');
  }),
});

export const summaryNotAccepted = notAcceptedOnSummary({
  id: 'stories/summary-not-accepted',
  title: 'A Stories summary refuses search and cursor, or lists them as ignored and applies neither',
  clauses: ['stories.summary.search.not-accepted', 'limits.summary.no-cursor'],
  operation: 'summarizeStories',
  accuses: { search: 'stories.summary.search.not-accepted', cursor: 'limits.summary.no-cursor' },
  send: summary,
  totalOf: storiesIn,
});
