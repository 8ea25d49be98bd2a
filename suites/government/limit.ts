import { limits, type OperationId } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  forEach,
  isArray,
  type Query,
  type QueryValue,
  seenOf,
} from '../../src/kit/index.js';
import { manyAwards, memberIn } from '../asking/government.js';
import { someLinks } from '../asking/links.js';
import { listOf } from '../asking/replies.js';
import { limitAboveMaxRefused, limitBelowOneRefused } from '../rules/limit.js';

const operations = ['listAwards', 'listForeignAgentLinks'] as const;
type GovernmentOperation = (typeof operations)[number];

/** A request that is refused for nothing but, it may be, its limit: besides that it is one that finds rows. */
async function getWith(api: Api, limit: QueryValue, operation: GovernmentOperation): Promise<Exchange> {
  const served = operation === 'listAwards' ? (await manyAwards(api)).selector : (await someLinks(api)).query;
  return api.get(operation, { ...served, limit });
}

/** How many rows a reply has of those that `limit` bounds. */
function boundedRows(reply: Exchange, operation: GovernmentOperation): number {
  if (operation === 'listForeignAgentLinks') return listOf(reply.json)?.length ?? 0;
  const rows = memberIn(reply, 'awards');
  return isArray(rows) ? rows.length : 0;
}

export const limitAboveMax = limitAboveMaxRefused({
  id: 'government/limit-above-max',
  title: 'A limit above 500 is refused as INVALID_LIMIT, and never served with more than 500 rows',
  clauses: [
    'government.limit.above-max',
    'government.awards.limit.max',
    'government.links.limit.max',
    'limits.government-limit.max',
    'error.invalid-limit',
  ],
  operations,
  needs: ['key.full', 'entitlement.can_use_gov'],
  runs: 3,
  max: limits.government.limit.max,
  send: getWith,
  rowsIn: boundedRows,
  tooMany: (operation) =>
    operation === 'listAwards' ? 'government.awards.limit.max' : 'government.links.limit.max',
});

export const limitRefused = limitBelowOneRefused({
  id: 'government/limit-refused',
  title: 'A limit that is below 1 or not a number is refused as INVALID_LIMIT',
  clauses: ['government.limit.below-min', 'government.limit.non-numeric', 'error.invalid-limit'],
  operations,
  needs: ['key.full', 'entitlement.can_use_gov'],
  runs: 6,
  isMinimumStated: false,
  clause: (limit) =>
    typeof limit === 'number' ? 'government.limit.below-min' : 'government.limit.non-numeric',
  send: getWith,
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
  rulings: ['accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(rows, async (api, { what, operation, query }) => {
    const reply = await api.get(operation, query);
    const list = listOf(reply.json) ?? at(reply.json, '/awards');
    api.observe(what, reply.status === 200 && isArray(list) ? `200, ${list.length} rows` : seenOf(reply));
  }),
});
