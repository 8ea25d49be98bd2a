import { type Bendings, type Json, put, where, without } from '../bend.js';

const registered = ({ id }: Json): boolean => String(id).startsWith('e_');
const slugged = ({ id }: Json): boolean => String(id).startsWith('wiki:');

/** Faults of the Entity card, on the list and in the detail. */
export const entityCardFaults = {
  'entity-card.id.missing': {
    clauses: ['entity-card.id'],
    summary: 'Calls the id of Entity cards entity_key',
    bend: ({ id, ...card }: Json) => ({ entity_key: id, ...card }),
  },
  'entity-card.id.number': {
    clauses: ['entity-card.id', 'entity-card.id.forms'],
    summary: 'Sends the id of Entity cards as a number',
    bend: put('id', (old: unknown) => Number.parseInt(String(old).slice(-6), 16) || 1),
  },
  'entity-card.id.uuid': {
    clauses: ['entity-card.id.forms', 'entity-card.one-registry'],
    summary: 'Sends UUIDs as the ids of Entity cards',
    bend: put('id', (old: unknown) => `6f1c2a3b-0d4e-4f50-8a61-${String(old).slice(-12).padStart(12, '0')}`),
  },
  'entity-card.id.bare-hexadecimal': {
    clauses: ['entity-card.id.forms'],
    summary: 'Sends the ids of Entity cards without e_',
    bend: where(
      registered,
      put('id', (old: unknown) => String(old).slice(2)),
    ),
  },
  'entity-card.id.not-hexadecimal': {
    clauses: ['entity-card.handle.spine'],
    summary: 'Writes the digits of e_ ids in base 36',
    bend: where(
      registered,
      put('id', (old: unknown) => `e_z${BigInt(`0x${String(old).slice(2)}`).toString(36)}`),
    ),
  },
  'entity-card.wiki-id.without-slug': {
    clauses: ['entity-card.handle.wiki'],
    summary: 'Sends wiki: without a slug as the id of Entities without an e_ id',
    bend: where(slugged, put('id', 'wiki:')),
  },
  'entity-card.wiki-id.with-blanks': {
    clauses: ['entity-card.handle.wiki'],
    summary: 'Puts the title of the page, blanks included, in place of the slug of wiki: ids',
    bend: where(
      slugged,
      put('id', (old: unknown) => String(old).replaceAll('_', ' ')),
    ),
  },
  'entity-card.cik.ticker': {
    clauses: ['entity-card.handle.cik'],
    summary: 'Puts a ticker after cik: in place of the number',
    bend: where(({ cik }) => typeof cik === 'string', put('cik', 'cik:MGHX')),
  },
  'entity-card.encyclopedia-url.page-number': {
    clauses: ['entity-card.encyclopedia-url.link'],
    summary: 'Sends the number of the encyclopedia page in place of its URL',
    bend: put('encyclopedia_url', (old: unknown) => (typeof old === 'string' ? old.length : old)),
  },
} as const satisfies Bendings;

/** Faults of the cards of the list alone. */
export const listedCardFaults = {
  'entity-card.encyclopedia-url.missing': {
    clauses: ['entity-card.encyclopedia-url'],
    summary: 'Calls encyclopedia_url wikipedia on listed cards',
    bend: ({ encyclopedia_url, ...card }: Json) => ({ ...card, wikipedia: encyclopedia_url }),
  },
  'entity-card.encyclopedia-url.null-for-people': {
    clauses: ['entity-card.encyclopedia-url', 'entity-card.only-with-page'],
    summary: 'Sends encyclopedia_url null on the listed cards of people',
    bend: where(({ type }) => type === 'Person', put('encyclopedia_url', null)),
  },
  'entity-card.id.wiki-form-listed': {
    clauses: ['entity-card.id.spine', 'entity-card.id.same-as-search'],
    summary: 'Lists every Entity under its wiki: id, whether it is registered or not',
    bend: put('id', (old: unknown, card: Json) => card.wiki_id ?? old),
  },
  'entities.list.names-in-place-of-cards': {
    clauses: ['entities.list.cards', 'entity-card.id'],
    summary: 'Lists names and counts without an id or a page',
    bend: (card: Json) =>
      without('id')(without('encyclopedia_url')(without('wiki_id')(without('cik')(card)))),
  },
} as const satisfies Bendings;

/** Faults of the card of the detail alone. */
export const detailCardFaults = {
  'entity-card.id.wiki-form-in-detail': {
    clauses: ['entity-card.id.spine', 'entity-card.id.same-as-search', 'entity-card.one-card'],
    summary: 'Shows the wiki: id of every Entity in its detail, whether it is registered or not',
    bend: put('id', (old: unknown, card: Json) => card.wiki_id ?? old),
  },
  'entities.detail.empty-card': {
    clauses: ['entities.detail.card', 'entity-card.id'],
    summary: 'Shows a card with nothing but the counts in the detail',
    bend: ({ story_count, article_count, event_count }: Json) => ({
      story_count,
      article_count,
      event_count,
    }),
  },
} as const satisfies Bendings;
