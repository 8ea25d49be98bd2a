import { countries } from '../../../contract/countries.js';
import { isObject, type Json } from '../bend.js';
import type { Variants } from '../variant.js';
import { data, fronts, openSchemas, paths, rows } from './fronts.js';

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
  'entity-card.labelled': {
    summary: 'Shows the id, the page, the status and a label in a language of an Entity, and no counts',
    allowedBy: ['entity-card.other-fields'],
    front: onBoth(labelled),
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
