import { keyedOperations, operation } from '../../contract/index.js';
import { defineCheck, once } from '../../src/kit/index.js';

export const openapiOperations = defineCheck({
  id: 'versioning/openapi-operations',
  title: 'Which operations of the interface the served contract declares',
  clauses: ['versioning.current', 'versioning.openapi.same-descriptors'],
  level: 'observe',
  operations: ['getOpenapi'],
  rulings: ['C22'],
  needs: ['served-contract'],
  property: once(
    async (api) => {
      const found = keyedOperations.filter((id) => api.world.served?.operation(id) !== undefined);
      const lacking = keyedOperations.filter((id) => !found.includes(id)).map((id) => operation(id).path);
      api.observe('operations declared', `${found.length} of ${keyedOperations.length}`);
      if (lacking.length > 0) api.observe('operations not declared', lacking.join(', '));
    },
    { requests: 0 },
  ),
  refutedBy: [],
});
