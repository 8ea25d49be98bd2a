import { vocabularies } from '../../contract/index.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectTaken } from '../taken.js';
import { aName } from './names.js';
import { searchFor } from './results.js';

export const scopesTaken = defineCheck({
  id: 'search/scopes',
  title: 'Search takes q, and scope with each of its values',
  clauses: ['search.route', 'search.q', 'search.scope.media', 'search.scope.reference', 'search.scope.all'],
  operations: ['searchEntities'],
  property: forEach([undefined, ...vocabularies.searchScope.values], async (api, scope) => {
    const reply = await searchFor(api, await aName(api), { scope });
    for (const name of scope === undefined ? ['q'] : ['q', 'scope']) expectTaken(reply, name);
    api.witness('searches served');
  }),
  refutedBy: [
    'search.q.refused',
    'search.q.reported-ignored',
    'search.route.gone',
    'search.route.missing',
    'search.scope.all-refused',
    'search.scope.media-refused',
    'search.scope.not-known',
    'search.scope.reference-refused',
  ],
});
