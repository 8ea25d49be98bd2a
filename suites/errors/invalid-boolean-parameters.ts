import { defineCheck, forEach } from '../../src/kit/index.js';
import { closed, expectRefused, expectServed } from './refused.js';

const rows = [
  { operation: 'listEvents', name: 'has_fatalities' },
  { operation: 'listEvents', name: 'civilian_targeting' },
  { operation: 'listEvents', name: 'include_images' },
  { operation: 'listEvents', name: 'include_entity_images' },
  { operation: 'summarizeEvents', name: 'has_fatalities' },
  { operation: 'summarizeEvents', name: 'civilian_targeting' },
] as const;

export const invalidBooleanParameters = defineCheck({
  id: 'errors/invalid-boolean-parameters',
  title: 'Each boolean parameter refuses 1 as INVALID_BOOLEAN and serves true',
  clauses: [
    'error.invalid-boolean',
    'events.has-fatalities.invalid',
    'events.civilian-targeting.invalid',
    'events.include-images.invalid',
    'events.include-entity-images.invalid',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C12'],
  property: forEach(
    rows,
    async (api, { operation, name }) => {
      await expectRefused(api, operation, closed(api.world, { [name]: 1 }), { codes: ['INVALID_BOOLEAN'] });
      await expectServed(api, operation, closed(api.world, { [name]: true }));
    },
    { requests: 2 },
  ),
  refutedBy: [
    'boolean.anything-is-false',
    'boolean.one-and-zero-accepted',
    'boolean.wrong-code',
    'list.civilian_targeting.dropped',
    'list.include_entity_images.dropped',
    'list.include_images.dropped',
  ],
});
