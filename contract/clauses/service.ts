import type { Clauses } from '../clause.js';

const row = {
  heading: 'What the service does',
  operations: ['listEvents', 'getEvent'],
  by: 'statement',
  seen: 'one-reply',
} as const;

const data = [
  'listEvents',
  'getEvent',
  'summarizeEvents',
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
] as const;

/** What the service is and covers, as far as Events and the legal-entity registry are concerned. */
export const serviceClauses = {
  'service.read-only': {
    ...row,
    operations: data,
    says: 'A data route only reads: no request with a writing method succeeds on it.',
    ruling: 'C43',
    untestable: 'A write is never sent to a deployment, because a faulty one might carry it out.',
  },
  'service.json': {
    ...row,
    operations: [...data, 'listEndpoints'],
    says: 'The body of every API reply is JSON.',
    ruling: 'C44',
  },
  'service.path-prefix': {
    ...row,
    operations: [...data, 'listEndpoints'],
    says: 'Every API path starts with `/api/v2/`.',
    ruling: 'C44',
  },
  'service.event-families': {
    ...row,
    says: 'Each Event belongs to one of two families, `conflict` and `cameoplus`.',
  },
  'service.event-families.conflict': {
    ...row,
    says: 'An Event of the `conflict` family is coded with an armed-conflict event type.',
  },
  'service.event-families.cameoplus': {
    ...row,
    says: 'An Event of the `cameoplus` family is coded with a CAMEO-plus domain.',
  },
  'service.event.actors': { ...row, says: 'An Event carries the actors of both its sides.', ruling: 'A58' },
  'service.event.actor-countries': {
    ...row,
    says: 'The actors of an Event come with their countries.',
    ruling: 'A58',
  },
  'service.event.actor-roles': {
    ...row,
    says: 'The actors of an Event come with their roles.',
    ruling: 'A58',
  },
  'service.event.geography': {
    ...row,
    says: 'The geography of an Event reaches down to its first-level region where that is known.',
    ruling: 'C48',
  },
  'service.event.geo-precision': {
    ...row,
    by: 'not-shown',
    says: 'The precision of an Event’s geography is stated, in a card field that the document does not show.',
    ruling: 'C49',
  },
  'service.event.stories': { ...row, says: 'An Event carries its linked Stories.', ruling: 'A58' },
  'service.event.articles': { ...row, says: 'An Event carries its source articles.', ruling: 'A58' },
  'service.event.rationale': {
    ...row,
    by: 'not-shown',
    says: 'An Event has a written rationale, in a card field that the document does not show.',
    ruling: 'C49',
  },
  'service.event.metrics': { ...row, says: 'An Event carries metrics.' },
  'service.summaries': {
    ...row,
    operations: ['summarizeEvents'],
    says: 'A summary answers with aggregates of Events, grouped in buckets.',
  },
  'service.registry.lei-key': {
    ...row,
    operations: ['listRegistryEntities', 'getRegistryEntity'],
    says: 'The registry addresses each legal entity by its 20-character LEI.',
  },
  'service.coverage.start': {
    ...row,
    operations: ['listEvents', 'summarizeEvents'],
    seen: 'no',
    says: 'Events are covered without interruption from 1 March 2026 on.',
    ruling: 'C04',
    untestable: 'A gap in coverage and a quiet period look alike, and the start describes one corpus.',
  },
  'service.empty.status': {
    ...row,
    operations: ['listEvents', 'summarizeEvents'],
    says: 'Valid filters that nothing in the corpus fits are answered 200 with an empty `data` array.',
    ruling: 'C04',
  },
  'service.empty.meaning': {
    ...row,
    operations: ['listEvents', 'summarizeEvents'],
    by: 'absolute',
    seen: 'no',
    says: 'An empty 200 reports a lack of coverage and never an absence of activity in the world.',
    untestable: 'It says how a reply is to be understood, not what the reply contains.',
  },
} as const satisfies Clauses;
