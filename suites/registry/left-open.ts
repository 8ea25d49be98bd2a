import { at, defineCheck, isArray, once, seenOf } from '../../src/kit/index.js';
import { heldLeis } from './record.js';

export const leftOpen = defineCheck({
  id: 'registry/left-open',
  title: 'What the registry does where the specification does not say',
  clauses: [
    'registry.entities.combination',
    'registry.entities.paging',
    'registry.isin.unknown',
    'registry.relationships.other-filters',
    'registry.relationships.paging',
    'registry.relationships.without-lei',
  ],
  level: 'observe',
  operations: ['listRegistryEntities', 'listRegistryRelationships', 'lookUpIsin'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const [lei] = heldLeis(api.world);
      const page = await api.get('listRegistryEntities', { country: 'USA' });
      const both = await api.get('listRegistryEntities', { lei, country: 'QQQ' });
      const relationships = await api.get('listRegistryRelationships');
      const isin = await api.get('lookUpIsin', { isin: 'XX0000000000' });
      for (const [what, reply] of Object.entries({
        'entities without a limit': page,
        'an LEI beside another country': both,
        'relationships without lei': relationships,
        'an unknown isin': isin,
      })) {
        const data = at(reply.json, '/data');
        api.observe(what, isArray(data) ? `${seenOf(reply)}, ${data.length} rows` : seenOf(reply));
      }
      api.observe('pagination of entities', Object.keys(at(page.json, '/pagination') ?? {}).join(', '));
    },
    { requests: 4 },
  ),
  refutedBy: [],
});
