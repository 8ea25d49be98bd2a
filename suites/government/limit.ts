import fc from 'fast-check';
import { limits, type OperationId } from '../../contract/index.js';
import { limitAbove, limitBelowOne, limitNotANumber } from '../../generators/numbers.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectRefusal,
  expectThat,
  forAll,
  forEach,
  isArray,
  type Query,
  type QueryValue,
  seenOf,
} from '../../src/kit/index.js';
import { manyAwards, memberIn, someLinks } from '../asking/government.js';
import { listOf } from '../asking/replies.js';

const operations = ['listAwards', 'listForeignAgentLinks'] as const;
type GovernmentOperation = (typeof operations)[number];

/** A request that is refused for nothing but, it may be, its limit: besides that it is one that finds rows. */
async function getWith(api: Api, operation: GovernmentOperation, limit: QueryValue): Promise<Exchange> {
  const served = operation === 'listAwards' ? (await manyAwards(api)).selector : (await someLinks(api)).query;
  return api.get(operation, { ...served, limit });
}

/** How many rows a reply has of those that `limit` bounds. */
function boundedRows(operation: GovernmentOperation, reply: Exchange): number {
  if (operation === 'listForeignAgentLinks') return listOf(reply.json)?.length ?? 0;
  const rows = memberIn(reply, 'awards');
  return isArray(rows) ? rows.length : 0;
}

const { max } = limits.government.limit;

export const limitAboveMax = defineCheck({
  id: 'government/limit-above-max',
  title: 'A limit above 500 is refused as INVALID_LIMIT, and never served with more than 500 rows',
  clauses: [
    'government.limit.above-max',
    'government.awards.limit.max',
    'government.links.limit.max',
    'limits.government-limit.max',
    'error.invalid-limit',
  ],
  operations: [...operations],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  runs: 3,
  property: forAll(
    fc.record({ operation: fc.constantFrom(...operations), limit: limitAbove(max) }),
    async (api, { operation, limit }) => {
      const reply = await getWith(api, operation, limit);
      if (reply.status === 200) {
        const rows = boundedRows(operation, reply);
        expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
        api.deviates('C09', `a limit above ${max} is served`);
      } else expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits above the maximum');
    },
    {
      examples: [
        { operation: 'listAwards', limit: max + 1 },
        { operation: 'listForeignAgentLinks', limit: max + 1 },
      ],
    },
  ),
});

export const limitRefused = defineCheck({
  id: 'government/limit-refused',
  title: 'A limit that is below 1 or not a number is refused as INVALID_LIMIT',
  clauses: ['government.limit.below-min', 'government.limit.non-numeric', 'error.invalid-limit'],
  operations: [...operations],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  runs: 6,
  property: forAll(
    fc.record({
      operation: fc.constantFrom(...operations),
      limit: fc.oneof(limitBelowOne(), limitNotANumber()),
    }),
    async (api, { operation, limit }) => {
      const reply = await getWith(api, operation, limit);
      // Only the maximum is stated.
      if (reply.status === 200 && typeof limit === 'number')
        api.deviates('C09', `the limit ${limit} is served`);
      else expectRefusal(reply, { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'] });
      api.witness('limits below the least or no numbers');
    },
    {
      examples: operations.flatMap((operation) => [
        { operation, limit: 0 },
        { operation, limit: 'abc' },
        { operation, limit: '10abc' },
      ]),
    },
  ),
});

interface Open {
  readonly what: string;
  readonly operation: OperationId;
  readonly query: Query;
}

const awards = 'listAwards' as const;
const links = 'listForeignAgentLinks' as const;
const rows: readonly Open[] = [
  {
    what: 'awards of the URL of a page',
    operation: awards,
    query: { entity: 'https://en.wikipedia.org/wiki/Boeing' },
  },
  { what: 'awards of a UEI of 11 characters', operation: awards, query: { uei: 'ABCDEFGHJ12' } },
  { what: 'awards of an unknown UEI', operation: awards, query: { uei: 'ZZQXJ9KVWP77' } },
  { what: 'awards by uei and recipient', operation: awards, query: { uei: 'ZZQXJ9KVWP77', recipient: 'a' } },
  { what: 'links without any filter', operation: links, query: {} },
  { what: 'links of a bare name', operation: links, query: { entity: 'Boeing' } },
  { what: 'links of a cik: id', operation: links, query: { entity: 'cik:320193' } },
  {
    what: 'links with every boolean false',
    operation: links,
    query: { adversary_only: false, sanctioned_only: false, active_only: false },
  },
  {
    what: 'links by registrant and country',
    operation: links,
    query: { registrant: 'a', country: 'ATLANTIS' },
  },
];

export const leftOpen = defineCheck({
  id: 'government/left-open',
  title: 'Behaviour of awards and foreign agents that the specification leaves open is recorded',
  clauses: [
    'government.awards.entity.page-url',
    'government.awards.uei.malformed',
    'government.awards.uei.unknown',
    'government.awards.combination',
    'government.links.bare-request',
    'government.links.entity.bare-name',
    'government.links.entity.other-handles',
    'government.links.booleans.false',
    'government.links.combination',
  ],
  level: 'observe',
  operations: [awards, links],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(rows, async (api, { what, operation, query }) => {
    const reply = await api.get(operation, { ...query, limit: 5 });
    const list = listOf(reply.json) ?? at(reply.json, '/awards');
    api.observe(
      what,
      reply.status === 200 && isArray(list) ? `200, ${list.length} of at most 5 rows` : seenOf(reply),
    );
  }),
});
