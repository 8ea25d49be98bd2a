import { operation, operationIds, parametersOf } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, seenOf, type World } from '../../src/kit/index.js';
import { validCall } from '../valid-call.js';

/** Booleans of the families beside Events and Stories, of operations for which this world shows a valid request. */
const booleans = (world: World) =>
  operationIds.flatMap((id) =>
    operation(id).entitlement === undefined || validCall(id, world) === undefined
      ? []
      : Object.entries(parametersOf(id)).flatMap(([name, { type }]) =>
          type === 'boolean' ? [{ operation: id, name }] : [],
        ),
  );

export const booleanLetterCaseElsewhere = defineCheck({
  id: 'errors/boolean-letter-case-elsewhere',
  title: 'Where a reference family serves true it serves TRUE',
  clauses: ['error.invalid-boolean.case'],
  operations: ['getHierarchy', 'listFacilities', 'listForeignAgentLinks'],
  rulings: ['C12', 'C42'],
  property: forEach(
    booleans,
    async (api, { operation: id, name }) => {
      const { query = {}, path = {} } = validCall(id, api.world) ?? {};
      const ask = (value: string) => api.get(id, { ...query, [name]: value }, { path });
      const plain = await ask('true');
      if (plain.status !== 200) return api.observe(`${name}=true`, seenOf(plain));
      const reply = await ask('TRUE');
      expectThat(reply.status === 200, 'status', `${name}=TRUE served as true is`, seenOf(reply));
      api.witness('booleans in upper case');
    },
    { requests: 2 },
  ),
  refutedBy: ['facilities.has-geo.case-refused', 'government.links.booleans.case-sensitive'],
});
