import { defineCheck, forEach, type Query, seenOf } from '../../src/kit/index.js';
import { listOf } from '../list-in.js';

interface Open {
  readonly what: string;
  readonly query: Query;
}

const rows: readonly Open[] = [
  { what: 'several countries', query: { country: 'FRA,DEU' } },
  { what: 'an unknown country', query: { country: 'Atlantis' } },
  { what: 'an owner that nobody is', query: { entity: 'zqxj kwpv' } },
  { what: 'a wiki: handle', query: { entity: 'wiki:Zqxj_Kwpv' } },
  { what: 'a status that no facility has', query: { status: 'notastatus' } },
  { what: 'has_geo=false', query: { has_geo: false } },
  { what: 'a box of no height', query: { bbox: '48,2,48,3' } },
  { what: 'a radius above 2000 km', query: { near: '48.85,2.35,5000' } },
];

export const leftOpen = defineCheck({
  id: 'facilities/left-open',
  title: 'What the directory does with requests of which the document does not say',
  clauses: [
    'facilities.country.list',
    'facilities.country.unknown',
    'facilities.entity.name.fuzzy',
    'facilities.entity.unknown',
    'facilities.entity.wiki',
    'facilities.status.unknown',
    'facilities.has-geo.false',
    'facilities.bbox.flat',
    'facilities.near.radius.above-cap',
    'limits.radius-km.facilities',
  ],
  level: 'observe',
  operations: ['listFacilities'],
  rulings: ['A13', 'A26', 'C10', 'C30'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(rows, async (api, { what, query }) => {
    const reply = await api.get('listFacilities', { ...query, limit: 5 });
    const found = reply.status === 200 ? `, ${listOf(reply.json)?.length ?? 'no'} of at most 5 rows` : '';
    api.observe(what, seenOf(reply) + found);
  }),
  refutedBy: [],
});
