import type { Clauses } from '../clause.js';

/** The operations that show an Entity by its id. */
const shown = ['listEntities', 'getEntity', 'searchEntities'] as const;

const intro = {
  heading: 'What the service does',
  operations: shown,
  by: 'statement',
  seen: 'relation',
} as const;
const row = {
  heading: 'Resources and their fields > Entity card',
  operations: ['listEntities', 'getEntity'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const list = { ...row, operations: ['listEntities'] } as const;
const open = { ...row, by: 'not-shown' } as const;

/** What an Entity is, the forms of its handles, and its card. */
export const entityCardClauses = {
  'entity-card.canonical': {
    ...intro,
    seen: 'no',
    says: 'An Entity stands for a person or organisation as such, not for one spelling in an article.',
    untestable: 'No reply sets the spellings of articles beside the Entity that they were resolved to.',
  },
  'entity-card.one-registry': {
    ...intro,
    operations: ['listEntities', 'getEntity', 'searchEntities'],
    says: 'An id names the same Entity on every operation, as one registry stands behind them all.',
  },
  'entity-card.handle.spine': {
    ...intro,
    seen: 'one-reply',
    says: 'An id shown that begins with `e_` goes on with hexadecimal digits alone.',
  },
  'entity-card.handle.wiki': {
    ...intro,
    seen: 'one-reply',
    says: 'An id shown that begins with `wiki:` goes on with a slug.',
  },
  'entity-card.handle.cik': {
    ...intro,
    operations: [...shown, 'listAwards'],
    seen: 'data',
    says: 'An id shown that begins with `cik:` goes on with a number.',
  },

  'entity-card.one-card': {
    ...row,
    seen: 'relation',
    says: 'Whichever handle finds an Entity, its card has the same `id`.',
  },
  'entity-card.deduplicated': {
    ...list,
    says: 'No two cards of an Entities list share an `encyclopedia_url`.',
  },
  'entity-card.deduplicated.across-pages': {
    ...list,
    seen: 'relation',
    says: 'Cards of separate Entities lists that share an `encyclopedia_url` have the same `id`.',
  },
  'entity-card.name-variants': {
    ...list,
    seen: 'data',
    says: 'The variants of a name lead to one card.',
    untestable: 'Which names are variants of each other shows only in the page that their cards share.',
  },
  'entity-card.only-with-page': {
    ...list,
    by: 'absolute',
    says: 'Every card of an Entities list has an encyclopedia page.',
    ruling: 'entities-with-pages',
  },
  'entity-card.kinds': {
    ...open,
    operations: ['listEntities'],
    says: 'Only People and Organizations are surfaced, in a field that the document does not show.',
    ruling: 'entities-with-pages',
  },
  'entity-card.without-page.elsewhere': {
    ...open,
    operations: ['searchEntities'],
    says: 'Whether search and Entity detail also show Entities without an encyclopedia page is left open.',
    ruling: 'entities-with-pages',
  },

  'entity-card.id': { ...row, says: 'An Entity card has `id`, a string.' },
  'entity-card.id.forms': {
    ...row,
    says: 'The `id` of a card is an `e_` id or a `wiki:` id.',
  },
  'entity-card.id.spine': {
    ...row,
    operations: shown,
    seen: 'relation',
    says: 'The card of an Entity that the cross-source reference registry holds has an `e_` id.',
  },
  'entity-card.id.wiki': {
    ...row,
    operations: shown,
    seen: 'no',
    says: 'The card of an Entity that the cross-source reference registry lacks has a `wiki:` id.',
    untestable: 'That an Entity is missing from that registry cannot be seen from outside.',
  },
  'entity-card.id.same-as-search': {
    ...row,
    operations: ['listEntities', 'searchEntities'],
    seen: 'relation',
    says: 'The `e_` id of a card is the id under which search returns that Entity.',
  },
  'entity-card.id.either-form': {
    ...row,
    operations: ['listEvents', 'summarizeEvents', 'listStories', 'getEntity', 'listAwards'],
    seen: 'relation',
    says: 'The `e_` id and the `wiki:` id of one Entity select the same.',
    ruling: 'accepted-handles',
  },

  'entity-card.encyclopedia-url': {
    ...list,
    says: 'A listed card has its link to the encyclopedia page in `encyclopedia_url`.',
    ruling: 'entities-with-pages',
  },
  'entity-card.encyclopedia-url.detail': {
    ...row,
    operations: ['getEntity'],
    seen: 'relation',
    says: 'The detail of a listed Entity does not deny the page that its card links to: `encyclopedia_url` is not null there.',
    ruling: 'entities-with-pages',
  },
  'entity-card.encyclopedia-url.link': {
    ...row,
    by: 'shape-if-present',
    says: '`encyclopedia_url`, when filled, is a string that holds a URL.',
  },

  'entity-card.mention-counts': {
    ...open,
    says: 'Raw counts of mentions in single articles are promised nowhere.',
  },
  'entity-card.salience': { ...open, says: 'Salience scores are promised nowhere.' },
  'entity-card.story-count': {
    ...open,
    says: 'The activity of an Entity shows in an aggregated count of Stories, whose field is not shown.',
  },
  'entity-card.article-count': {
    ...open,
    says: 'The activity of an Entity shows in an aggregated count of articles, whose field is not shown.',
  },
  'entity-card.event-count': {
    ...open,
    says: 'The activity of an Entity shows in an aggregated count of Events, whose field is not shown.',
  },

  'entity-card.candidate': {
    ...row,
    operations: shown,
    seen: 'time',
    says: 'A candidate enters the registry with the status `needs_review`.',
    untestable: 'No request makes a candidate enter, and no reply shows the moment at which one did.',
  },
  'entity-card.candidate.where-shown': {
    ...open,
    operations: ['getEntity', 'searchEntities'],
    seen: 'data',
    says: 'Which operations show a candidate and its `status`, and on which cards, is left open.',
  },
  'entity-card.other-fields': {
    ...open,
    says: 'The other fields of an Entity card, a name among them, are left open.',
  },
} as const satisfies Clauses;
