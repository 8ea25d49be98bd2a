import type { Clauses } from '../clause.js';

const row = { heading: 'Events', operations: [], by: 'not-shown', seen: 'no' } as const;
const destination = {
  ...row,
  by: 'statement',
  untestable: 'The document shows no route that takes a webhook destination.',
} as const;

/** Outbound notifications, of which the document shows no more than where a webhook may lead. */
export const notificationClauses = {
  'notifications.push': { ...row, says: 'Which push notifications there are is left open.' },
  'notifications.webhook-payloads': { ...row, says: 'What a webhook carries is left open.' },
  'notifications.event-kinds': { ...row, says: 'Which kinds of events are notified is left open.' },
  'notifications.signatures': { ...row, says: 'How notifications are signed is left open.' },
  'notifications.monitors.signed': {
    ...row,
    says: 'Signed webhook delivery of Monitors is known from error codes alone.',
  },
  'notifications.destination.public': {
    ...destination,
    says: 'The destination of a webhook is an address that the public can reach.',
  },
  'notifications.destination.https': {
    ...destination,
    says: 'The destination of a webhook is an HTTPS URL.',
  },
} as const satisfies Clauses;
