import type { Clauses } from '../clause.js';
import { dataOperations, keyedOperations } from '../operations.js';

const row = {
  heading: 'What the service does',
  operations: ['listEvents', 'getEvent'],
  by: 'statement',
  seen: 'one-reply',
} as const;

/** Routes of Situations may take writes, which are not shown (ruling read-only). */
const readOnly = dataOperations.filter((id) => id !== 'listSituations' && id !== 'getSituation');
/** The Events and Stories lists and their summaries. */
const windows = ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'] as const;

const preamble = { ...row, heading: 'Event Intelligence API v2', operations: [] } as const;
const endpoints = { ...row, heading: 'Endpoints', operations: keyedOperations } as const;
const open = { ...endpoints, by: 'not-shown' } as const;

/** What the service as a whole is and covers, and what all its routes have in common. */
export const serviceClauses = {
  'service.base-url': { ...preamble, says: 'Every path lies below one base URL.' },
  'service.naming.paths': {
    ...preamble,
    by: 'not-shown',
    says: 'Whether the paths of families bear the neutral names `aicompute` and `leiregistry` or others is left open.',
    ruling: 'neutral-names',
  },
  'service.naming.flags': {
    ...preamble,
    seen: 'account',
    says: 'The plan flags of AI compute and the registry are named `can_use_aicompute` and `can_use_leiregistry`.',
    ruling: 'neutral-names',
    untestable: 'Names of surfaces are stand-ins, which a deployment may replace.',
  },
  'service.read-only': {
    ...row,
    operations: readOnly,
    says: 'A data route only reads: no request with a writing method succeeds on it.',
    ruling: 'read-only',
    untestable: 'A write is never sent to a deployment, because a faulty one might carry it out.',
  },
  'service.json': {
    ...row,
    operations: keyedOperations,
    says: 'The body of every API reply is JSON.',
    ruling: 'json-text',
  },
  'service.path-prefix': {
    ...row,
    operations: keyedOperations,
    says: 'Every API path starts with `/api/v2/`.',
    ruling: 'paths-outside-api',
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
  'service.event.coded-from-news': {
    ...row,
    seen: 'no',
    says: 'An Event is a discrete occurrence, coded from the coverage of the news.',
    untestable: 'How an Event came to be coded is not visible from outside.',
  },
  'service.event.actors': {
    ...row,
    operations: ['listEvents'],
    says: 'An Event carries the actors of both its sides.',
    ruling: 'one-sided-events',
  },
  'service.event.actor-countries': {
    ...row,
    says: 'The actors of an Event come with their countries.',
    ruling: 'one-sided-events',
  },
  'service.event.actor-roles': {
    ...row,
    says: 'The actors of an Event come with their roles.',
    ruling: 'one-sided-events',
  },
  'service.event.geography': {
    ...row,
    says: 'The geography of an Event reaches down to its first-level region where that is known.',
    ruling: 'nullable-event-fields',
  },
  'service.event.geo-precision': {
    ...row,
    by: 'not-shown',
    says: 'The precision of an Event’s geography is stated, in a card field that the document does not show.',
    ruling: 'geo-precision-and-rationale',
  },
  'service.event.stories': {
    ...row,
    says: 'An Event carries its linked Stories.',
    ruling: 'one-sided-events',
  },
  'service.event.articles': {
    ...row,
    says: 'An Event carries its source articles.',
    ruling: 'one-sided-events',
  },
  'service.event.rationale': {
    ...row,
    by: 'not-shown',
    says: 'An Event has a written rationale, in a card field that the document does not show.',
    ruling: 'geo-precision-and-rationale',
  },
  'service.event.metrics': { ...row, says: 'An Event carries metrics.' },
  'service.summaries': {
    ...row,
    operations: ['summarizeEvents'],
    says: 'A summary answers with aggregates of Events, grouped in buckets.',
  },
  'service.registry.lei-key': {
    ...row,
    operations: ['getRegistryEntity'],
    says: 'The registry addresses each legal entity by its 20-character LEI.',
  },
  'service.coverage.start': {
    ...row,
    operations: ['listEvents', 'summarizeEvents'],
    seen: 'no',
    says: 'Events are covered without interruption from 1 March 2026 on.',
    ruling: 'window-before-coverage',
    untestable: 'A gap in coverage and a quiet period look alike, and the start describes one corpus.',
  },
  'service.empty.status': {
    ...row,
    operations: windows,
    says: 'Valid filters that nothing in the corpus fits are answered 200 with an empty `data` array.',
    ruling: 'window-before-coverage',
  },
  'service.empty.meaning': {
    ...row,
    operations: windows,
    by: 'absolute',
    seen: 'no',
    says: 'An empty 200 reports a lack of coverage and never an absence of activity in the world.',
    ruling: 'rows-need-not-be-held',
    untestable: 'It says how a reply is to be understood, not what the reply contains.',
  },
  'service.endpoints.get': {
    ...endpoints,
    says: 'Every endpoint that the document shows is read with GET.',
    ruling: 'read-only',
  },
  'service.endpoints.other-methods': {
    ...open,
    says: 'How a data route refuses other methods than GET is left open.',
    ruling: 'read-only',
  },
  'service.protocol.head': { ...open, says: 'The answer to HEAD is left open.' },
  'service.protocol.options': { ...open, says: 'The answer to OPTIONS is left open.' },
  'service.protocol.cors': { ...open, says: 'Whether pages of other origins may read replies is left open.' },
  'service.protocol.compression': { ...open, says: 'Whether replies are compressed is left open.' },
  'service.protocol.caching': {
    ...open,
    says: 'Whether and for how long replies may be cached is left open.',
  },
  'service.protocol.response-times': { ...open, says: 'How soon a request is answered is left open.' },
  'service.spelling.whitespace': {
    ...open,
    says: 'Whether whitespace counts in lists of values is left open.',
  },
  'service.spelling.empty-value': {
    ...open,
    says: 'How a parameter with an empty value is taken is left open.',
  },
  'service.spelling.repeated': { ...open, says: 'Which value of a repeated parameter counts is left open.' },
  'service.spelling.alias-beside-name': {
    ...open,
    says: 'Which counts, an alias or the canonical name beside it, is left open.',
  },
  'service.spelling.control-characters': {
    ...open,
    says: 'How control characters in a value are taken is left open.',
    ruling: 'odd-strings',
  },
  'service.spelling.odd-numbers': {
    ...open,
    says: 'Whether forms such as `1e2`, `+5`, `25.0` and `.5` are numbers is left open.',
  },
  'service.spelling.plus': { ...open, says: 'Whether a plus sign stands for a space is left open.' },
} as const satisfies Clauses;
