import { defineCheck, expectOk, once } from '../../src/kit/index.js';
import { callWith } from './data-calls.js';

export const secondKeyEntitlement = defineCheck({
  id: 'authentication/second-key-entitlement',
  title: 'A second key of the workspace has the entitlements of the first',
  clauses: ['auth.entitlement.per-workspace'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'key.second', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      for (const role of ['full', 'second'] as const) {
        expectOk(await callWith(api, 'listRegistryEntities', { credential: { role }, anyAnswer: false }));
        api.witness('registry calls of both keys');
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['entitlement.held-by-first-key-only'],
});
