import { vocabularies } from '../../contract/index.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectTaken } from '../taken.js';
import { aName } from './names.js';
import { searchFor } from './results.js';

export const universesTaken = defineCheck({
  id: 'search/universes',
  title: 'Search takes universe with the values all, reference and registry',
  clauses: ['search.universe.all', 'search.universe.reference', 'search.universe.registry'],
  operations: ['searchEntities'],
  property: forEach(vocabularies.searchUniverse.values, async (api, universe) => {
    expectTaken(await searchFor(api, await aName(api), { universe }), 'universe');
    api.witness('searches served');
  }),
  refutedBy: [
    'search.universe.all-refused',
    'search.universe.not-known',
    'search.universe.reference-refused',
    'search.universe.registry-refused',
  ],
});
