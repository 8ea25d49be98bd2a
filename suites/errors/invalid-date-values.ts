import { textsNoDate } from '../../generators/values/broken-date.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, expectRefused } from './refused.js';

export const invalidDateValues = defineCheck({
  id: 'errors/invalid-date-values',
  title: 'A text that is no date of the form YYYY-MM-DD is refused as INVALID_DATE',
  clauses: ['error.invalid-date', 'events.date-start.malformed'],
  operations: ['listEvents'],
  runs: 5,
  property: forAll(
    textsNoDate(),
    async (api, text) => {
      await expectRefused(api, 'listEvents', closed(api.world, { date_start: text }), {
        codes: ['INVALID_DATE'],
      });
    },
    { examples: ['yesterday', '2026/05/17', '17-05-2026', '2026-5-17'] },
  ),
  refutedBy: [
    'date.malformed-crashes',
    'date.malformed-dropped',
    'date.malformed-wrong-code',
    'date.malformed-wrong-status',
    'date.other-notations-accepted',
    'date.unpadded-accepted',
    'list.date_start.dropped',
  ],
});
