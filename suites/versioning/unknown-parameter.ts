import fc from 'fast-check';
import { unknownParameters } from '../../generators/values/unknown-parameter.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { type EventOperation, eventOperations } from '../errors/refused.js';
import { closedFor, type StoryOperation, storyOperations } from '../story-window.js';
import { expectReported } from './expect-reported.js';

const operations = [...eventOperations, ...storyOperations];

interface Input {
  readonly operation: EventOperation | StoryOperation;
  readonly names: readonly string[];
}

const inputs = fc.record({
  operation: fc.constantFrom(...operations),
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
  operations,
  rulings: ['A46', 'C21'],
  runs: 5,
  property: forAll<Input>(
    inputs,
    async (api, { operation, names }) => {
      const treatments = new Set<string>();
      for (const name of names) {
        const reply = await api.get(operation, await closedFor(api, operation, { [name]: 'x' }));
        treatments.add(expectReported(api, reply, name));
      }
      expectThat(treatments.size === 1, 'status', 'each undeclared parameter treated alike', [...treatments]);
    },
    {
      requests: 2,
      examples: [
        { operation: 'listEvents', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'summarizeEvents', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'listStories', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'summarizeStories', names: ['zzqxvk_1', 'kqxwvz_2'] },
        { operation: 'listEvents', names: ['zz[qx](vk)*', 'kq.xw<vz>$'] },
      ],
    },
  ),
  refutedBy: [
    'stories.unknown-param.served',
    'stories.unknown-param.without-accepted-params',
    'stories.unknown-param.without-param',
    'unknown-param.crashes',
    'unknown-param.served',
    'unknown-param.without-accepted-params',
    'unknown-param.without-param',
    'unknown-param.wrong-code',
    'unknown-param.wrong-status',
  ],
});
