import { textsNoBoolean } from '../../generators/values/boolean.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, expectRefused } from './refused.js';

export const invalidBooleanValues = defineCheck({
  id: 'errors/invalid-boolean-values',
  title: 'A text other than true and false is refused as INVALID_BOOLEAN',
  clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid'],
  operations: ['listEvents'],
  rulings: ['C12'],
  property: forAll(
    textsNoBoolean(),
    async (api, text) => {
      await expectRefused(api, 'listEvents', closed(api.world, { has_fatalities: text }), {
        codes: ['INVALID_BOOLEAN'],
      });
    },
    { examples: ['yes', '0'] },
  ),
  refutedBy: [
    'boolean.anything-is-false',
    'boolean.one-and-zero-accepted',
    'boolean.wrong-code',
    'list.has_fatalities.dropped',
  ],
});
