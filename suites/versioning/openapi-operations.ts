import { type OperationId, operation } from '../../contract/index.js';
import { defineCheck, once } from '../../src/kit/index.js';

const expected: readonly OperationId[] = [
  'listEvents',
  'getEvent',
  'summarizeEvents',
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
  'listEndpoints',
];

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
      const found = expected.filter((id) => api.world.served?.operation(id) !== undefined);
      const lacking = expected.filter((id) => !found.includes(id)).map((id) => operation(id).path);
      api.observe('operations declared', `${found.length} of ${expected.length}`);
      if (lacking.length > 0) api.observe('operations not declared', lacking.join(', '));
    },
    { requests: 0 },
  ),
  refutedBy: [],
});
