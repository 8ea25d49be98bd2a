import { parametersOf } from '../../contract/index.js';
import { nearMisses } from '../../generators/names.js';
import {
  at,
  defineCheck,
  expectRefusal,
  forAll,
  isArray,
  once,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import { heldLeis } from '../asking/registry.js';
import { expectReported, expectSuggestion } from '../asking/undeclared-parameters.js';

export const filterRequired = defineCheck({
  id: 'registry/filter-required',
  title: 'A list of registry entities without any filter is refused as FILTER_REQUIRED',
  clauses: ['registry.entities.filter-required', 'error.filter-required'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(async (api) => {
    expectRefusal(await api.get('listRegistryEntities'), { codes: ['FILTER_REQUIRED'] });
    api.witness('refusals of an unfiltered list');
  }),
});

const names = Object.keys(parametersOf('listRegistryEntities'));

export const suggestedRegistrySpelling = defineCheck({
  id: 'registry/suggested-spelling',
  title: 'A misspelt registry filter is refused with a declared name as suggestion, or listed as ignored',
  clauses: ['error.unknown-param.details.did-you-mean', 'versioning.strict.suggested-spelling'],
  operations: ['listRegistryEntities'],
  rulings: ['error-details', 'contract-and-descriptors'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll(
    nearMisses(names),
    async (api, { name, misspelt }) => {
      const [lei] = heldLeis(api.world);
      precondition(lei !== undefined, 'no LEI is known', 'no-data');
      const reply = await api.get('listRegistryEntities', { lei, [misspelt]: 'x' });
      if (expectReported(api, reply, misspelt) === 'refused') expectSuggestion(api, reply, name);
    },
    { examples: [{ name: 'country', misspelt: 'counttry' }] },
  ),
});

export const leftOpen = defineCheck({
  id: 'registry/left-open',
  title: 'Behaviour of the registry that the specification leaves open is recorded',
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
});
