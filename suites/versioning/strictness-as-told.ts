import { defineCheck, forEach } from '../../src/kit/index.js';
import { closed, eventOperations } from '../errors/refused.js';
import { expectAsTold } from './expect-as-told.js';

export const strictnessAsTold = defineCheck({
  id: 'versioning/strictness-as-told',
  title: 'An endpoint treats an undeclared parameter as the class does that the endpoint directory gives it',
  clauses: [
    'error.unknown-param',
    'versioning.lenient.ignored',
    'versioning.strict.unknown-param',
    'versioning.strict.validates',
  ],
  operations: ['listEndpoints', ...eventOperations],
  rulings: ['C21'],
  property: forEach(
    eventOperations,
    async (api, operation) => {
      const name = 'zzqxvk_1';
      const reply = await api.get(operation, closed(api.world, { [name]: 'x' }));
      await expectAsTold(api, operation, reply, name);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'meta.strict-called-lenient',
    'unknown-param.crashes',
    'unknown-param.listed-as-ignored',
    'unknown-param.served',
    'unknown-param.wrong-code',
    'unknown-param.wrong-status',
  ],
});
