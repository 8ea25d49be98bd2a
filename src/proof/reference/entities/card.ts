import { countries } from '../../../../contract/countries.js';
import { type Bendings, bendBy, isObject, type Json, put, where, without } from '../bend.js';
import { type Entity, thumbnailOf, variantsOf } from '../corpus/entities.js';
import type { Corpus } from '../corpus/index.js';
import { mentionsIn } from '../corpus/mentions.js';
import { registryIn } from '../corpus/registry.js';
import { data, fronts, openSchemas, paths, rows } from '../http/middleware.js';
import type { Faults, Planted, Variants } from '../planted.js';

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
    clauses: ['entity-card.id'],
    summary: 'Sends the id of Entity cards as a number',
    bend: put('id', (old: unknown) => Number.parseInt(String(old).slice(-6), 16) || 1),
  },
  'entity-card.id.uuid': {
    clauses: ['entity-card.id.forms'],
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
  'entity-card.encyclopedia-url.escaped-twice': {
    clauses: ['entity-card.encyclopedia-url'],
    summary: 'Escapes the listed page of an Entity with a wiki: id twice',
    bend: where(
      slugged,
      put('encyclopedia_url', (old: unknown) => (typeof old === 'string' ? encodeURI(old) : old)),
    ),
  },
  'entity-card.id.wiki-form-listed': {
    clauses: ['entity-card.id.spine'],
    summary: 'Lists every Entity under its wiki: id, whether it is registered or not',
    bend: put('id', (old: unknown, card: Json) => card.wiki_id ?? old),
  },
  'entity-card.id.wiki-form-of-some': {
    clauses: ['entity-card.id.spine'],
    summary: 'Lists the registered Entities whose ids end with one of four digits under their wiki: ids',
    bend: where(
      ({ id }) => /^e_.*[0-3]$/.test(String(id)),
      put('id', (old: unknown, card: Json) => card.wiki_id ?? old),
    ),
  },
  'entities.list.names-in-place-of-cards': {
    clauses: ['entities.list.cards'],
    admits: ['entity-card.id', 'entity-card.encyclopedia-url'],
    summary: 'Lists names and counts without an id or a page',
    bend: (card: Json) =>
      without('id')(without('encyclopedia_url')(without('wiki_id')(without('cik')(card)))),
  },
} as const satisfies Bendings;

/** Faults of the card of the detail alone. */
export const detailCardFaults = {
  'entity-card.id.wiki-form-in-detail': {
    clauses: ['entity-card.id.spine'],
    summary: 'Shows the wiki: id of every Entity in its detail, whether it is registered or not',
    bend: put('id', (old: unknown, card: Json) => card.wiki_id ?? old),
  },
  'entity-card.encyclopedia-url.null-in-detail': {
    clauses: ['entity-card.encyclopedia-url.detail'],
    admits: ['entity-card.one-registry'],
    summary: 'Sends encyclopedia_url null in details',
    bend: put('encyclopedia_url', null),
  },
  'entities.detail.person-for-organization': {
    clauses: ['entities.detail.same-entity'],
    summary: 'Shows the type of an Entity the wrong way round in its detail',
    bend: put('type', (old: unknown) => (old === 'Person' ? 'Organization' : 'Person')),
  },
  'entities.detail.empty-card': {
    clauses: ['entities.detail.card'],
    summary: 'Shows a card with nothing but the counts in the detail',
    bend: ({ story_count, article_count, event_count }: Json) => ({
      story_count,
      article_count,
      event_count,
    }),
  },
} as const satisfies Bendings;

export const candidateFaults = {
  'entities.candidate.upper-case': {
    clauses: ['states.entity.needs-review'],
    summary: 'Shows the status of candidates as NEEDS_REVIEW',
  },
  'entities.candidate.with-blank': {
    clauses: ['states.entity.needs-review'],
    summary: 'Shows the status of candidates as "needs review"',
  },
  'entities.candidate.active-in-detail': {
    clauses: ['states.entity.needs-review'],
    summary: 'Shows candidates as active in their detail, and as needs_review in search',
  },
} as const satisfies Faults;

/** The status of an Entity as it is shown. */
export function statusOf({ status }: Entity, planted: Planted): string {
  if (status === 'active') return status;
  if (planted('entities.candidate.upper-case')) return status.toUpperCase();
  return planted('entities.candidate.with-blank') ? 'needs review' : status;
}

/** The card of an Entity; nothing is counted for a candidate. */
function cardOfEntity(entity: Entity, corpus: Corpus, planted: Planted): Json {
  const variants = variantsOf(entity, corpus);
  const { events, stories, articles } = mentionsIn(corpus).activityOf(entity.canonicalId);
  const counted = (count: number): number | null => (entity.status === 'active' ? count : null);
  const card = {
    id: entity.id,
    name: entity.name,
    type: entity.type,
    country: entity.country?.name ?? null,
    status: statusOf(entity, planted),
    encyclopedia_url: entity.encyclopediaUrl,
    wiki_id: entity.wiki,
    cik: entity.cik ?? null,
    lei: registryIn(corpus).leis.get(entity.id) ?? null,
    name_variants: variants.map(({ name }) => name),
    merged_ids: variants.map(({ id }) => id),
    story_count: counted(stories),
    article_count: counted(articles),
    event_count: counted(events),
  };
  return bendBy(entityCardFaults, planted)(card);
}

/** A card as the list shows it. */
export const listedCard = (entity: Entity, corpus: Corpus, planted: Planted): Json =>
  bendBy(listedCardFaults, planted)(cardOfEntity(entity, corpus, planted));

/** A card as the detail shows it. */
export function detailCard(entity: Entity, corpus: Corpus, planted: Planted): Json {
  const thumbnail_url = thumbnailOf(entity.id);
  const whole = { ...cardOfEntity(entity, corpus, planted), thumbnail_url };
  const card = bendBy(detailCardFaults, planted)(whole);
  const settled = entity.status === 'needs_review' && planted('entities.candidate.active-in-detail');
  return settled ? { ...card, status: 'active' } : card;
}

const codes: ReadonlyMap<unknown, string> = new Map(countries.map(({ name, iso2 }) => [name, iso2]));

const openEntities = openSchemas('Entity', 'EntityList', 'EntityDetail');
const openSearch = openSchemas('SearchResult', 'SearchReply');
const onBoth = (reshape: (card: Json) => Json) =>
  fronts(rows(paths.entitiesList, reshape), rows(paths.entity, reshape), openEntities);

/** A card with other names for what is not shown. */
const titled = ({ id, name, type, country, encyclopedia_url, status, ...card }: Json): Json => ({
  kind: type === 'Person' ? 'PERSON' : 'ORG',
  id,
  title: name,
  nationality: codes.get(country) ?? null,
  encyclopedia_url,
  ...(status === 'needs_review' ? { status } : {}),
  activity: { stories: card.story_count, articles: card.article_count, events: card.event_count },
});

/** A card that tells of another entity beside its own. */
const affiliated = ({ name, ...card }: Json): Json => ({
  affiliation: {
    id: 'e_0c0ffee0',
    display_name: 'Lindgren Institute',
    encyclopedia_url: 'https://encyclopedia.example/wiki/Lindgren_Institute',
    status: 'needs_review',
  },
  title: 'Minister of Ports',
  full_name: name,
  ...card,
});

const labelled = ({ id, name, encyclopedia_url, status }: Json): Json => ({
  id,
  label: { en: name },
  status,
  encyclopedia_url,
});

const isRecord = (row: unknown): boolean => isObject(row) && row.lei !== undefined;

/** Results in lanes, those of the registry in one of their own. */
function inLanes(results: unknown): unknown {
  if (!Array.isArray(results)) return results;
  const records = results.filter(isRecord);
  const entities = results.filter((row) => !isRecord(row));
  return {
    entities: { count: entities.length, results: entities },
    registry: { count: records.length, results: records },
  };
}

/** Variants of Entities and of the lanes of search; what they tell is the same. */
export const entityFormVariants = {
  'entity-card.titled': {
    summary: 'Calls the name of an Entity its title, its type a kind, and shows a status of candidates only',
    allowedBy: ['entity-card.other-fields', 'entity-card.candidate.where-shown'],
    front: onBoth(titled),
  },
  'entity-card.stamped': {
    apart: true,
    summary: 'Tells of each Entity which view of it this is, and its age in a cache',
    allowedBy: ['entity-card.other-fields'],
    front: fronts(
      rows(paths.entitiesList, (card) => ({ ...card, view: 'list', age_seconds: 40 })),
      rows(paths.entity, (card) => ({ ...card, view: 'detail', age_seconds: 3 })),
      openEntities,
    ),
  },
  'entity-card.labelled': {
    summary: 'Shows the id, the page, the status and a label in a language of an Entity, and no counts',
    allowedBy: ['entity-card.other-fields'],
    front: onBoth(labelled),
  },
  'entity-card.affiliated': {
    apart: true,
    summary: 'Shows the office of an Entity as its title, and what it is affiliated to before its own name',
    allowedBy: ['entity-card.other-fields'],
    front: onBoth(affiliated),
  },
  'entities.wrapped': {
    summary:
      'Has the cards of the Entities list within rows below data, and those of a detail beside their activity',
    allowedBy: ['entities.list.response', 'entities.detail.response'],
    front: fronts(
      data(paths.entitiesList, (cards) => ({
        total: Array.isArray(cards) ? cards.length : 0,
        items: Array.isArray(cards) ? cards.map((entity: Json, at) => ({ position: at + 1, entity })) : cards,
      })),
      data(paths.entity, (entity) => ({ entity, activity: { window: 'the last 30 days' } })),
      openEntities,
    ),
  },
  'search.lanes': {
    summary: 'Has the results of a search in lanes, that of the registry among them',
    allowedBy: ['search.result.place', 'search.registry.place'],
    front: fronts(data(paths.search, inLanes), openSearch),
  },
} as const satisfies Variants;
