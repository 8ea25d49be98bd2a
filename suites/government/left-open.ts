import type { OperationId } from '../../contract/index.js';
import { at, defineCheck, forEach, isArray, type Query, seenOf } from '../../src/kit/index.js';
import { listOf } from '../list-in.js';

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
  title: 'What awards and foreign agents do with requests of which the document does not say',
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
  refutedBy: [],
});
