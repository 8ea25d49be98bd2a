import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember } from './cards.js';

/** Days that every month has; for the others a `Date` must be made, which is slow. */
const ofEveryMonth = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

/** A day that the calendar has, written YYYY-MM-DD. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (ofEveryMonth.test(value)) return true;
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

export const eventDate = defineInvariant({
  id: 'event-card/event-date',
  title: 'event_date is a calendar date written YYYY-MM-DD',
  clauses: ['event-card.event-date.type', 'event-card.event-date.shape'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) =>
      expectMember(isDate(card.card.event_date), card, '/event_date', 'a date written YYYY-MM-DD'),
    ),
  refutedBy: [
    'card.event-date-missing',
    'card.event-date-number',
    'card.event-date-slashes',
    'card.event-date-timestamp',
  ],
});
