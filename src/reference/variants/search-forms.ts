import { vocabularies } from '../../../contract/index.js';
import type { Variants } from '../variant.js';
import { ignoring, refused, renaming, reshapingRows, showing, telling } from './family-fronts.js';
import { fronts, openSchemas } from './fronts.js';

const search = /^\/api\/v2\/search$/;
const scopes: readonly string[] = vocabularies.searchScope.values;
const universes: readonly string[] = vocabularies.searchUniverse.values;
const isLane = (url: URL): boolean => url.searchParams.get('universe') === 'registry';

/** Variants of search that stand before it. */
export const searchResultVariants = {
  'search.results.other-place': {
    summary: 'Has the results of search under results, and how many there are',
    allowedBy: ['C39', 'search.result.place'],
    front: fronts(
      showing(search, ({ data, ...body }) => ({
        ...body,
        data: { results: data, total: Array.isArray(data) ? data.length : 0 },
      })),
      openSchemas('SearchReply'),
    ),
  },
  'search.registry.lane-of-its-own': {
    summary: 'Has the registry lane under registry beside an empty list of results',
    allowedBy: ['search.registry.place'],
    front: fronts(
      showing(search, ({ data, ...body }, url) =>
        isLane(url) ? { ...body, data: [], registry: { results: data } } : { ...body, data },
      ),
      openSchemas('SearchReply'),
    ),
  },
  'search.result.nested': {
    summary: 'Has the entity of a search result as an object, and why it was found as another',
    allowedBy: ['search.result.field-names'],
    front: reshapingRows(search, ['SearchResult'], (row) => {
      const { entity_id, display_name, type, country, match_reason, score, ...rest } = row;
      return { entity: { entity_id, display_name, type, country }, match: { match_reason, score }, ...rest };
    }),
  },
  'search.result.other-names': {
    summary: 'Calls the members of a search result id, name, entity_type, country, reason and relevance',
    allowedBy: ['search.result.field-names'],
    front: renaming(search, ['SearchResult'], {
      entity_id: 'id',
      display_name: 'name',
      type: 'entity_type',
      match_reason: 'matched_on',
      score: 'relevance',
    }),
  },
  'search.result.unknown-absent': {
    summary: 'Leaves out of a search result what its entity lacks, and scores up to 100',
    allowedBy: ['search.result.nulls', 'search.result.values', 'search.registry.resolved-in-spine.meaning'],
    front: reshapingRows(search, ['SearchResult'], (row) => {
      const known = Object.entries(row).filter(([, value]) => value !== null);
      return { ...Object.fromEntries(known), score: Math.round(Number(row.score) * 100) };
    }),
  },
  'search.values.unknown-empty': {
    summary: 'Finds nothing under a scope or universe that it does not know',
    allowedBy: ['A23'],
    front: telling(search, (told) =>
      told.status === 400 && told.body.code === 'INVALID_ENUM'
        ? { status: 200, body: { success: true, data: [], applied_filters: {} } }
        : told,
    ),
  },
  'search.values.unknown-ignored': {
    summary: 'Serves an unknown scope or universe with the default, and reports it in ignored',
    allowedBy: ['A23'],
    front: fronts(
      ignoring(search, 'scope', (text) => !scopes.includes(text)),
      ignoring(search, 'universe', (text) => !universes.includes(text)),
    ),
  },
  'search.q.missing-empty': {
    summary: 'Finds nothing where no text is sent',
    allowedBy: ['search.q.missing'],
    front: telling(search, (told) =>
      told.body.code === 'MISSING_PARAM'
        ? { status: 200, body: { success: true, data: [], applied_filters: {} } }
        : told,
    ),
  },
  'search.q.refused-when-short': {
    summary: 'Refuses texts of one character',
    allowedBy: ['search.q.matching'],
    front: telling(search, (told, url) =>
      told.status === 200 && (url.searchParams.get('q') ?? '').trim().length < 2
        ? refused(400, 'INVALID_SEARCH', 'The text is too short.')
        : told,
    ),
  },
} as const satisfies Variants;
