import { defineCheck, forEach } from '../../src/kit/index.js';
import { eventOperations, expectRefused, expectServed } from './refused.js';

const rows = eventOperations.flatMap((operation) =>
  ['0', '-1', '1.5', 'abc'].map((days) => ({ operation, days })),
);

export const invalidDays = defineCheck({
  id: 'errors/invalid-days',
  title: 'A days value that is no whole number from 1 on is refused as INVALID_NUMBER, and days=1 is served',
  clauses: [
    'error.invalid-number.days',
    'events.days.zero',
    'events.days.negative',
    'events.days.fractional',
    'events.days.non-numeric',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C03'],
  property: forEach(rows, async (api, { operation, days }) => {
    await expectRefused(api, operation, { days }, { codes: ['INVALID_NUMBER'] });
    await expectServed(api, operation, { days: '1' });
  }),
  refutedBy: [
    'days.fractional-truncated',
    'days.negative-served',
    'days.non-numeric-dropped',
    'days.wrong-code',
    'days.zero-served',
    'list.days.dropped',
  ],
});
