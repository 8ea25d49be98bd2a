import { keyedOperations, operation } from '../../contract/index.js';
import { brief, defineCheck, once } from '../../src/kit/index.js';
import { declaredCalls } from './declared-calls.js';

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
      const { operations = [], leftOut = 0 } = api.world.served ?? {};
      const others = operations.filter(({ known }) => known === undefined);
      if (others.length === 0) return;
      api.observe(
        'other operations declared',
        brief(
          others.map(({ path }) => path),
          400,
        ),
      );
      const called = new Set(declaredCalls(api.world).map(({ operation }) => operation));
      const uncalled = others.filter((each) => !called.has(each)).map(({ path }) => path);
      if (uncalled.length + leftOut > 0)
        api.observe('other operations not called', `${uncalled.length + leftOut}: ${brief(uncalled, 400)}`);
    },
    { requests: 0 },
  ),
  refutedBy: [],
});
