import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember } from './cards.js';

/** A day that the calendar has, written YYYY-MM-DD. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
}

export const eventDate = defineInvariant({
  id: 'event-card/event-date',
  title: 'event_date is a calendar date written YYYY-MM-DD',
  clauses: ['event-card.event-date.type', 'event-card.event-date.shape'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => expectMember(card, '/event_date', isDate, 'a date written YYYY-MM-DD')),
  refutedBy: [
    'card.event-date-missing',
    'card.event-date-number',
    'card.event-date-slashes',
    'card.event-date-timestamp',
  ],
});
