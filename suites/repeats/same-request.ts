import type { ClauseId, Entitlement, OperationId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  precondition,
  type Query,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { rowsIn as computeRowsIn, wordsOf } from '../asking/aicompute.js';
import { totalOf } from '../asking/buckets.js';
import { isGranted } from '../asking/calls.js';
import { commonestCategory } from '../asking/events.js';
import { keyOf } from '../asking/facilities.js';
import { idOf } from '../asking/pages.js';
import { listIn } from '../asking/replies.js';
import { storyIdOf } from '../asking/stories.js';
import { closedFor } from '../asking/story-windows.js';
import { bounds } from '../asking/windows.js';

// What a deployment was asked before, or is asked at the same time, changes no answer: caches, counters and members that
// requests share must not show.

const tries = new WeakMap<World, number>();

/**
 * Seven digits that no earlier try was sent, in this run or in another: a cache remembers, so that a question that was asked
 * once cannot show again what its first answer was.
 */
function newDigits({ world }: Api): string {
  const count = (tries.get(world) ?? 0) + 1;
  tries.set(world, count);
  const seconds = Math.floor(world.now.getTime() / 1000);
  return String((seconds * 37 + count * 7919) % 10_000_000).padStart(7, '0');
}

interface Asked {
  readonly operation: OperationId;
  readonly entitlement?: Entitlement;
  /** A query that no earlier one equals to the letter, and that excludes what others of its kind exclude. */
  readonly query: (api: Api, digits: string) => Promise<Query> | Query;
  /** What the reply consists of, in an order that two replies share. */
  readonly contentOf: (reply: Exchange) => readonly string[];
  /** Accused where a repeat shows other rows. */
  readonly clause: ClauseId;
  /** Accused where a repeat is not served. */
  readonly envelope: ClauseId;
}

const wholeEarth = (digits: string): Query => ({ bbox: `-89.9${digits},-179.9,89.9,179.9` });
const confident = (digits: string): Query => ({ confidence_min: `0.001${digits}` });

const asked: readonly Asked[] = [
  {
    operation: 'listEvents',
    query: (api, digits) => ({
      ...bounds(api.world.offer.window),
      ...confident(digits),
      category: commonestCategory(api.world),
      limit: 40,
    }),
    contentOf: (reply) => rowsOf(reply).map(idOf).toSorted(),
    clause: 'events.category.filter',
    envelope: 'events.reply.envelope',
  },
  {
    operation: 'summarizeEvents',
    query: (api, digits) => ({
      ...bounds(api.world.offer.window),
      ...confident(digits),
      group_by: 'category',
      limit: 500,
    }),
    contentOf: (reply) => [String(totalOf(reply))],
    clause: 'summary-bucket.event-count',
    envelope: 'events-summary.reply.envelope',
  },
  {
    operation: 'listStories',
    query: async (api, digits) => closedFor(api, 'listStories', { ...wholeEarth(digits), limit: 40 }),
    contentOf: (reply) => rowsOf(reply).map(storyIdOf).toSorted(),
    clause: 'stories.bbox.linked-events',
    envelope: 'stories.reply.envelope',
  },
  {
    operation: 'listFacilities',
    entitlement: 'can_use_facilities',
    query: (_, digits) => ({ ...wholeEarth(digits), limit: 40 }),
    contentOf: (reply) => listIn(reply).map(keyOf).toSorted(),
    clause: 'facilities.bbox.finds',
    envelope: 'facilities.list.records',
  },
  {
    operation: 'listModels',
    entitlement: 'can_use_aicompute',
    query: (_, digits) => ({ min_compute: `1${digits}`, limit: 40 }),
    contentOf: (reply) => computeRowsIn(reply).map(wordsOf).toSorted(),
    clause: 'aicompute.models.min-compute.every',
    envelope: 'aicompute.data',
  },
];

/** Asks one new question again and again. */
async function newQuestion(api: Api, { operation, query }: Asked): Promise<() => Promise<Exchange>> {
  const sent = await query(api, newDigits(api));
  return () => api.get(operation, sent, { fresh: true });
}

/** Questions that have to show the same difference before it is taken for one of the deployment, and not of the data. */
const mostQuestions = 5;

export const sameRequest = defineCheck({
  id: 'repeats/same-request',
  title: 'A request that was answered before is answered alike',
  clauses: [...asked.map(({ clause }) => clause), ...asked.map(({ envelope }) => envelope)],
  operations: asked.map(({ operation }) => operation),
  rulings: ['live-data'],
  property: forEach(
    asked,
    async (api, each) => {
      if (!isGranted(api.world, each.entitlement)) return;
      const contentOf = (reply: Exchange) => (reply.status === 200 ? each.contentOf(reply).join('\n') : '');
      const firsts: Exchange[] = [];
      const repeats: Exchange[] = [];
      // Each question is asked for the first and for the second time: data that moved would show in either.
      while (firsts.length < mostQuestions) {
        const ask = await newQuestion(api, each);
        const [first, again] = [await ask(), await ask()];
        precondition(first.status === 200, `${each.operation} is not served`);
        if (contentOf(first) === '') return;
        accusing(each.envelope, () => expectOk(again));
        // Replicas that take turns may differ; what was asked before is the third time what it was the second.
        const isAlike = contentOf(first) === contentOf(again) || contentOf(first) === contentOf(await ask());
        if (isAlike) {
          api.witness('requests answered alike');
          return;
        }
        firsts.push(first);
        repeats.push(again);
      }
      const isSteady = [firsts, repeats].every((replies) => new Set(replies.map(contentOf)).size === 1);
      precondition(isSteady, 'the data changed between two requests');
      const expected = `${firsts.slice(0, 1).map(contentOf).join().slice(0, 200)}, as the first time`;
      expectThat(false, '/data', expected, repeats.slice(0, 1).map(contentOf).join().slice(0, 200));
    },
    { clause: ({ clause }) => clause, requests: 2 },
  ),
});
