import { keyedOperations } from '../../contract/index.js';
import { at, defineCheck, expectThat, forEach, isArray, precondition } from '../../src/kit/index.js';
import { callableOperations, validCall } from '../valid-call.js';
import { expectAsTold } from './expect-as-told.js';

export const strictnessAsTold = defineCheck({
  id: 'versioning/strictness-as-told',
  title: 'An endpoint treats an undeclared parameter as the class does that the endpoint directory gives it',
  clauses: [
    'envelope.applied-filters.ignored',
    'error.unknown-param',
    'versioning.lenient.ignored',
    'versioning.strict.unknown-param',
    'versioning.strict.validates',
  ],
  operations: keyedOperations,
  rulings: ['C21', 'C42'],
  property: forEach(
    (world) => callableOperations(world).filter((id) => id !== 'listEndpoints'),
    async (api, operation) => {
      const name = 'zzqxvk_1';
      const { query = {}, path = {} } = validCall(operation, api.world) ?? {};
      const reply = await api.get(operation, { ...query, [name]: 'x' }, { path });
      // The plan may lack the family, which is told before or after a look at the query.
      if (reply.status === 403) return api.observe(operation, 'not open to this key');
      if (reply.status === 400 && at(reply.json, '/code') !== 'UNKNOWN_PARAM') {
        // The request may have had a fault of its own here before it was given another.
        const plain = await api.get(operation, query, { path });
        precondition(plain.status !== 400, `no request to ${operation} is known to be served`);
      }
      await expectAsTold(api, operation, reply, name);
      const ignored = at(reply.json, '/applied_filters/ignored');
      const known = isArray(ignored) ? Object.keys(query).filter((each) => ignored.includes(each)) : [];
      expectThat(known.length === 0, '/applied_filters/ignored', 'no parameter of the endpoint', known);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.ignored.lists-every-name',
    'aicompute.ignored.not-listed',
    'entities.list.undeclared-not-listed',
    'meta.strict-called-lenient',
    'registry.undeclared.served',
    'search.undeclared.not-listed',
    'stories.unknown-param.served',
    'unknown-param.crashes',
    'unknown-param.listed-as-ignored',
    'unknown-param.served',
    'unknown-param.wrong-code',
    'unknown-param.wrong-status',
  ],
});
