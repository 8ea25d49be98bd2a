import { countries } from '../../../../contract/countries.js';
import { type Bendings, bendBy, type Json, put, where, without } from '../bend.js';
import type { Corpus } from '../corpus/index.js';
import { leiOf } from '../corpus/legal-entity.js';
import { lineageIn } from '../corpus/registry.js';
import { statusOf } from '../entities/card.js';
import type { Planted } from '../planted.js';
import type { Found, FoundRecord } from './lanes.js';

const registered = ({ entity_id }: Json): boolean => String(entity_id).startsWith('e_');

const hasEvenName = ({ display_name }: Json): boolean => String(display_name).length % 2 === 0;

/** Faults of every search result. */
export const searchResultFaults = {
  'search.result.without-entity-id': {
    clauses: ['search.result.entity-id'],
    summary: 'Leaves the id of the entity out of search results',
    bend: without('entity_id'),
  },
  'search.result.row-number-for-id': {
    clauses: ['search.result.entity-id'],
    summary: 'Sends the number of a row in place of the id of the entity',
    bend: put('entity_id', 4711),
  },
  'search.result.spine-id-of-some': {
    clauses: ['entity-card.id.same-as-search'],
    summary: 'Shows some entities of a page alone by an e_ id, which no other endpoint knows',
    bend: (row) =>
      registered(row) || !hasEvenName(row)
        ? row
        : { ...row, entity_id: `e_${Buffer.from(String(row.display_name)).toString('hex').slice(0, 12)}` },
  },
  'search.result.without-display-name': {
    clauses: ['search.result.display-name'],
    summary: 'Leaves the display name out of search results',
    bend: without('display_name'),
  },
  'search.result.without-type': {
    clauses: ['search.result.type'],
    summary: 'Leaves the type out of search results',
    bend: without('type'),
  },
  'search.result.without-country': {
    clauses: ['search.result.country'],
    summary: 'Leaves the country out of search results',
    bend: without('country'),
  },
  'search.result.without-match-reason': {
    clauses: ['search.result.match-reason'],
    summary: 'Leaves the match reason out of search results',
    bend: without('match_reason'),
  },
  'search.result.variants-without-match-reason': {
    clauses: ['search.result.match-reason'],
    summary: 'Leaves the match reason out of results that are found by another name of an entity',
    bend: (row) => (row.match_reason === 'name_variant' ? without('match_reason')(row) : row),
  },
  'search.result.without-score': {
    clauses: ['search.result.score'],
    summary: 'Leaves the score out of search results',
    bend: without('score'),
  },
  'search.result.person-for-organization': {
    clauses: ['search.result.type'],
    summary: 'Shows the type of an entity the wrong way round in search results',
    bend: put('type', (old: unknown) =>
      old === 'Person' ? 'Organization' : old === 'Organization' ? 'Person' : old,
    ),
  },
  'search.result.one-country': {
    clauses: ['search.result.country'],
    summary: 'Shows every entity in the same country',
    bend: where(({ country }) => country !== null && country !== undefined, put('country', 'Andorra')),
  },
  'search.result.wiki-form': {
    clauses: ['entity-card.id.same-as-search'],
    summary: 'Shows the wiki: id of an entity that has an e_ id',
    bend: where(
      (result) => registered(result) && typeof result.encyclopedia_url === 'string',
      put(
        'entity_id',
        (_: unknown, { display_name: name }: Json) => `wiki:${String(name).replace(/[\s&]+/g, '_')}`,
      ),
    ),
  },
  'search.result.id-of-some': {
    clauses: ['search.result.entity-id'],
    summary: 'Shows null for the id of every entity whose name has an even number of letters',
    bend: where(hasEvenName, put('entity_id', null)),
  },
  'search.result.name-of-most': {
    clauses: ['search.result.entity-id', 'search.result.display-name'],
    summary: 'Calls every entity unknown whose id ends with one of twelve digits',
    bend: where(({ entity_id }) => /^e_.*[0-9ab]$/.test(String(entity_id)), put('display_name', 'Unknown')),
  },
  'search.result.alias-by-page': {
    clauses: ['entity-card.id.same-as-search'],
    summary: 'Shows the wiki: id of an entity that was found by another name',
    bend: where(
      ({ match_reason }) => match_reason === 'name_variant',
      put(
        'entity_id',
        (_: unknown, { display_name: name }: Json) => `wiki:${String(name).replaceAll(' ', '_')}`,
      ),
    ),
  },
  'search.result.foreign-id': {
    clauses: ['entity-card.id.same-as-search'],
    admits: ['entity-card.one-registry', 'states.entity.known'],
    summary: 'Shows entities under e_ ids that only search knows',
    bend: where(
      registered,
      put('entity_id', (old: unknown) => `e_${[...String(old).slice(2)].reverse().join('')}`),
    ),
  },
} as const satisfies Bendings;

/** Faults of the results of the registry lane. */
export const recordResultFaults = {
  'search.registry.without-resolved-in-spine': {
    clauses: ['search.registry.resolved-in-spine'],
    summary: 'Leaves resolved_in_spine out of the registry lane',
    bend: without('resolved_in_spine'),
  },
  'search.registry.resolved-in-spine-as-text': {
    clauses: ['search.registry.resolved-in-spine'],
    summary: 'Sends resolved_in_spine as a text',
    bend: put('resolved_in_spine', (old: unknown) => String(old)),
  },
  'search.registry.resolved-in-spine-if-true': {
    clauses: ['search.registry.resolved-in-spine'],
    summary: 'Leaves resolved_in_spine out of results for which it is false',
    bend: where(({ resolved_in_spine }) => resolved_in_spine === false, without('resolved_in_spine')),
  },
  'search.registry.resolved-in-spine-null': {
    clauses: ['search.registry.resolved-in-spine'],
    summary: 'Sends null for a resolved_in_spine that is false',
    bend: put('resolved_in_spine', (old: unknown) => (old === true ? old : null)),
  },
  'search.registry.without-lei': {
    clauses: ['search.registry.lei'],
    summary: 'Leaves lei out of the registry lane',
    bend: without('lei'),
  },
  'search.registry.lei-of-resolved-only': {
    clauses: ['search.registry.lei'],
    summary: 'Leaves lei out of results that are not resolved in the spine',
    bend: where(({ resolved_in_spine }) => resolved_in_spine === false, without('lei')),
  },
  'search.registry.lei-without-check-digits': {
    clauses: ['search.registry.lei.length'],
    summary: 'Shows the LEIs of the registry lane without their check digits',
    bend: put('lei', (old: unknown) => String(old).slice(0, 18)),
  },
  'search.registry.lei-wrong-check-digits': {
    clauses: ['search.registry.lei.check-digit'],
    summary: 'Shows the LEIs of the registry lane with 00 for check digits',
    bend: put('lei', (old: unknown) => `${String(old).slice(0, 18)}00`),
  },
  'search.registry.lei-not-held': {
    clauses: ['search.universe.registry.held'],
    summary: 'Shows valid LEIs in the registry lane that the registry does not hold',
    bend: put('lei', (old: unknown) => leiOf(`${String(old).slice(0, 16)}XX`)),
  },
} as const satisfies Bendings;

/** A result from the entities. */
export const entityResult = ({ entity, reason, score }: Found, planted: Planted): Json =>
  bendBy(
    searchResultFaults,
    planted,
  )({
    entity_id: entity.id,
    display_name: entity.name,
    type: entity.type,
    country: entity.country?.name ?? null,
    match_reason: reason,
    score,
    status: statusOf(entity, planted),
    encyclopedia_url: entity.encyclopediaUrl,
  });

const countryNames: ReadonlyMap<string, string> = new Map(countries.map(({ iso3, name }) => [iso3, name]));

/** A result of the registry lane; a record that is no entity of the service has a null entity id. */
export function recordResult({ record, reason, score }: FoundRecord, corpus: Corpus, planted: Planted): Json {
  const entityId = lineageIn(corpus).entityIdOf(record.lei);
  const result = bendBy(
    searchResultFaults,
    planted,
  )({
    entity_id: entityId ?? null,
    display_name: record.legal_name,
    type: 'Organization',
    country: countryNames.get(record.country) ?? null,
    match_reason: reason,
    score,
  });
  return bendBy(
    recordResultFaults,
    planted,
  )({
    ...result,
    lei: record.lei,
    resolved_in_spine: entityId?.startsWith('e_') ?? false,
  });
}
