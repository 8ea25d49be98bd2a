import fc from 'fast-check';
import { unknownParameters } from '../../generators/values/unknown-parameter.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { closed, type EventOperation, eventOperations } from '../errors/refused.js';
import { expectReported } from './expect-reported.js';

interface Input {
  readonly operation: EventOperation;
  readonly names: readonly string[];
}

const inputs = fc.record({
  operation: fc.constantFrom(...eventOperations),
  names: fc.uniqueArray(unknownParameters(), { minLength: 2, maxLength: 2 }),
});

export const unknownParameter = defineCheck({
  id: 'versioning/unknown-parameter',
  title: 'An undeclared parameter is refused as UNKNOWN_PARAM or listed as ignored, each one alike',
  clauses: [
    'error.unknown-param',
    'error.unknown-param.details.param',
    'error.unknown-param.details.accepted-params',
    'envelope.applied-filters.ignored',
    'versioning.lenient.ignored',
    'versioning.strict.unknown-param',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A46', 'C21'],
  runs: 3,
  property: forAll<Input>(
    inputs,
    async (api, { operation, names }) => {
      const treatments = new Set<string>();
      for (const name of names) {
        const reply = await api.get(operation, closed(api.world, { [name]: 'x' }));
        treatments.add(expectReported(api, reply, name));
      }
      expectThat(treatments.size === 1, 'status', 'each undeclared parameter treated alike', [...treatments]);
    },
    {
      requests: 2,
      examples: [
        { operation: 'listEvents', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'summarizeEvents', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'listEvents', names: ['zz[qx](vk)*', 'kq.xw<vz>$'] },
      ],
    },
  ),
  refutedBy: [
    'unknown-param.crashes',
    'unknown-param.served',
    'unknown-param.without-accepted-params',
    'unknown-param.without-param',
    'unknown-param.wrong-code',
    'unknown-param.wrong-status',
  ],
});
