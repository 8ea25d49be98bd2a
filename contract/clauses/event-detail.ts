import type { Clauses } from '../clause.js';

const row = {
  heading: 'Endpoints > Event detail',
  operations: ['getEvent'],
  by: 'statement',
  seen: 'one-reply',
} as const;

/** One Event by its id. */
export const eventDetailClauses = {
  'event-detail.reply.envelope': { ...row, says: 'A known Event id is answered with a detail envelope.' },
  'event-detail.reply.card': { ...row, says: 'The `data` of an Event detail is one Event card.' },
  'event-detail.same-id': {
    ...row,
    seen: 'relation',
    says: 'The card of an Event detail is that of the id asked for.',
  },
  'event-detail.no-window': {
    ...row,
    seen: 'relation',
    says: 'A known id resolves whatever its date, as no window limits a detail lookup.',
  },
  'event-detail.unknown-id': {
    ...row,
    says: 'An id that names no Event earns an error reply and no card.',
    ruling: 'not-found-code',
  },
  'event-detail.unknown-id.status': {
    ...row,
    by: 'not-shown',
    says: 'Which client error an unknown Event id earns is the deployment’s own, 404 being usual.',
    ruling: 'not-found-code',
  },
} as const satisfies Clauses;
