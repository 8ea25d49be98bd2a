import { invalidDates } from '../../generators/dates.js';
import { at, defineCheck, expectThat, forAll, forEach } from '../../src/kit/index.js';
import { closed, eventOperations, expectRefused, expectServed } from '../asking/refusals.js';
import { bounds } from '../asking/windows.js';

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

/** A day that leap years have. It may lie before what is covered, and is a date all the same. */
const leapDay = '2024-02-29';

/** The clauses on a text that is no date, and on a date. */
const clauses = {
  date_start: { malformed: 'events.date-start.malformed', valid: 'events.date-start.inclusive' },
  date_end: { malformed: 'events.date-end.malformed', valid: 'events.date-end.inclusive' },
  date: { malformed: 'events.date.malformed', valid: 'events.date.single-day' },
  observed_start: { malformed: 'events.observed-start.malformed', valid: 'events.observed-start.date' },
  observed_end: { malformed: 'events.observed-end.malformed', valid: 'events.observed-end.date' },
} as const;

export const invalidDateParameters = defineCheck({
  id: 'errors/invalid-date-parameters',
  title: 'Each date parameter refuses an impossible date as INVALID_DATE and serves a real one',
  clauses: [
    'error.invalid-date',
    'error.invalid-date.observed',
    ...Object.values(clauses).flatMap(({ malformed, valid }) => [malformed, valid]),
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
      await expectServed(api, operation, repaired, clauses[name].valid);
      if (operation === 'listEvents' && name === 'date') {
        const reply = await api.get(operation, { date: leapDay });
        const isDate = at(reply.json, '/code') !== 'INVALID_DATE';
        expectThat(isDate, '/code', `${leapDay} taken for a date`, 'INVALID_DATE', clauses[name].valid);
      }
      await expectRefused(api, operation, { ...repaired, [name]: '2026-02-30' }, { codes: ['INVALID_DATE'] });
    },
    { requests: 2, clause: ({ name }) => clauses[name].malformed },
  ),
});

export const invalidDateValues = defineCheck({
  id: 'errors/invalid-date-values',
  title: 'A text that is not a date of the form YYYY-MM-DD is refused as INVALID_DATE',
  clauses: ['events.date-start.malformed', 'error.invalid-date'],
  operations: ['listEvents'],
  runs: 5,
  property: forAll(
    invalidDates(),
    async (api, text) => {
      await expectRefused(api, 'listEvents', closed(api.world, { date_start: text }), {
        codes: ['INVALID_DATE'],
      });
    },
    { examples: ['yesterday', '2026/05/17', '17-05-2026', '2026-5-17'] },
  ),
});

export const instantAsEventDate = defineCheck({
  id: 'errors/instant-as-event-date',
  title: 'An instant is refused as INVALID_DATE in a bound of event dates and served in one of coding time',
  clauses: [
    'error.invalid-date',
    'events.date-start.malformed',
    'events.date-end.malformed',
    'error.invalid-date.observed-instant',
  ],
  operations: ['listEvents'],
  property: forEach(
    ['date_start', 'date_end'] as const,
    async (api, name) => {
      const { start, end } = api.world.offer.window;
      const [from, to] = [`${start}T00:00:00Z`, `${end}T00:00:00Z`];
      const query = closed(api.world, { [name]: name === 'date_start' ? from : to });
      await expectRefused(api, 'listEvents', query, { codes: ['INVALID_DATE'] });
      const instants = { observed_start: from, observed_end: to };
      await expectServed(api, 'listEvents', instants, 'error.invalid-date.observed-instant');
    },
    { requests: 2, clause: (name) => clauses[name].malformed },
  ),
});

const clauseOfDays = {
  '0': 'events.days.zero',
  '-1': 'events.days.negative',
  '1.5': 'events.days.fractional',
  abc: 'events.days.non-numeric',
} as const;
const brokenDays = eventOperations.flatMap((operation) =>
  (['0', '-1', '1.5', 'abc'] as const).map((days) => ({ operation, days })),
);

export const invalidDays = defineCheck({
  id: 'errors/invalid-days',
  title: 'A days value that is below 1 or not an integer is refused as INVALID_NUMBER, and days=1 is served',
  clauses: [
    'error.invalid-number.days',
    'events.days.zero',
    'events.days.negative',
    'events.days.fractional',
    'events.days.non-numeric',
    'events.days.window',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['days-above-thirty'],
  property: forEach(
    brokenDays,
    async (api, { operation, days }) => {
      await expectRefused(api, operation, { days }, { codes: ['INVALID_NUMBER'] });
      await expectServed(api, operation, { days: '1' }, 'events.days.window');
    },
    { clause: ({ days }) => clauseOfDays[days] },
  ),
});

export const invalidWindow = defineCheck({
  id: 'errors/invalid-window',
  title:
    'A window value that is not a whole number of days is refused as INVALID_NUMBER, and window=1 is served',
  clauses: ['error.invalid-number.window', 'events.days.window-whole-number'],
  operations: ['listEvents'],
  rulings: ['days-above-thirty'],
  property: forEach(['0', '-1', '1.5'], async (api, window) => {
    await expectRefused(api, 'listEvents', { window }, { codes: ['INVALID_NUMBER'] });
    await expectServed(api, 'listEvents', { window: '1' }, 'events.days.window-whole-number');
  }),
});
