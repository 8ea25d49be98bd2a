import { defineCheck, forEach } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectRefused, expectServed } from './refused.js';

const rows = [
  { operation: 'listEvents', name: 'date_start' },
  { operation: 'listEvents', name: 'date_end' },
  { operation: 'listEvents', name: 'date' },
  { operation: 'listEvents', name: 'observed_start' },
  { operation: 'listEvents', name: 'observed_end' },
  { operation: 'summarizeEvents', name: 'date_start' },
  { operation: 'summarizeEvents', name: 'date_end' },
  { operation: 'summarizeEvents', name: 'observed_start' },
  { operation: 'summarizeEvents', name: 'observed_end' },
] as const;

export const invalidDateParameters = defineCheck({
  id: 'errors/invalid-date-parameters',
  title: 'Each date parameter refuses a date that no calendar has as INVALID_DATE, and serves a real one',
  clauses: [
    'error.invalid-date',
    'error.invalid-date.observed',
    'events.date-start.malformed',
    'events.date-end.malformed',
    'events.date.malformed',
    'events.observed-start.malformed',
    'events.observed-end.malformed',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  property: forEach(
    rows,
    async (api, { operation, name }) => {
      const { start, end } = api.world.offer.window;
      const repaired =
        name === 'date'
          ? { date: start }
          : name.startsWith('observed')
            ? { observed_start: start, observed_end: end }
            : bounds({ start, end });
      await expectServed(api, operation, repaired);
      await expectRefused(api, operation, { ...repaired, [name]: '2026-02-30' }, { codes: ['INVALID_DATE'] });
    },
    { requests: 2 },
  ),
  refutedBy: [
    'date.impossible-day-rolled-over',
    'list.date.dropped',
    'list.date_end.dropped',
    'list.observed_end.dropped',
    'list.observed_start.dropped',
    'observed.malformed-dropped',
    'observed.malformed-wrong-code',
  ],
});
