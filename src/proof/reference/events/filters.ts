import type { Deployment } from '../account/route.js';
import { entitiesWith } from '../corpus/entities.js';
import type { Event } from '../corpus/index.js';
import { retiredForm } from '../http/life-cycle.js';
import type { Query } from '../http/query.js';
import { isRare } from '../http/rare-rows.js';
import type { FaultId, Faults } from '../planted.js';
import { taxonomyOf } from './category.js';
import { actorCountries, placesOf } from './country.js';
import { entitiesOf } from './entity.js';
import { geometryOf } from './geometry.js';
import type { Adjustment } from './limit.js';
import { languageFilter, metricBounds, tollFilters } from './metrics.js';
import { officeOf } from './office.js';
import { refuseValidValues } from './refused-values.js';
import type { Window } from './window.js';

export const filterFaults = {
  'filters.normalized-as-map': {
    clauses: ['envelope.applied-filters.normalized'],
    summary: 'Tells adjustments as a map in place of a list',
  },
  'filters.country-match-as-flag': {
    clauses: ['envelope.applied-filters.country-match'],
    summary: 'Tells the definition of in-country as true in place of a word',
  },
  'filters.coverage-fallback-as-text': {
    clauses: ['envelope.applied-filters.coverage-fallback-applied'],
    summary: 'Tells with a word whether coverage stood in for another policy',
  },
  'filters.unresolved-as-text': {
    clauses: ['envelope.applied-filters.entity-handles-unresolved'],
    summary: 'Tells unresolved handles as one text',
  },
  'filters.expanded-as-count': {
    clauses: ['envelope.applied-filters.entity-ids-expanded'],
    summary: 'Tells how many ids were added in place of which',
  },
  'filters.expanded-in-words': {
    clauses: ['envelope.applied-filters.entity-ids-expanded', 'events.entity-family.expand.echo'],
    summary: 'Tells in words that ids were added, and not which',
  },
} as const satisfies Faults;

/** Through whom an entity- or office-scoped query admitted an Event. */
export interface Link {
  readonly via: 'entity' | 'office';
  readonly id: string;
  readonly name: string;
}

/** What a card tells beside its Event, because of the request. */
export interface Context {
  readonly origins: readonly string[] | undefined;
  readonly link: Link | undefined;
}

/** Everything that a request selects. */
export interface Selection {
  readonly keep: (event: Event) => boolean;
  readonly context: (event: Event) => Context;
  readonly applied: Readonly<Record<string, unknown>>;
}

interface Scope {
  readonly keep: (event: Event) => boolean;
  readonly link: (event: Event) => Link | undefined;
  readonly applied: Readonly<Record<string, unknown>>;
}

/** `entity` and `office` together: what either of them selects. */
function scopeOf(query: Query, window: Window, deployment: Deployment): Scope {
  const { corpus, planted } = deployment;
  const entities = entitiesOf(query, deployment);
  const office = officeOf(query, window.days, deployment);
  const groups =
    office.holders !== undefined && planted('office.replaces-entity') ? undefined : entities.groups;
  const { holders } = office;
  const byEntity = ({ entityIds, articleCount }: Event): string | undefined => {
    if (groups === undefined) return undefined;
    if (planted('entity-match.default-material') && !query.values.has('entity_match') && articleCount < 5) {
      return undefined;
    }
    if (planted('entity.intersected') && groups.length > 1) {
      return groups.every((ids) => entityIds.some((id) => ids.has(id))) ? entityIds[0] : undefined;
    }
    const referred = planted('entity.first-reference-only') ? entityIds.slice(0, 1) : entityIds;
    return referred.find((id) => groups.some((ids) => ids.has(id)));
  };
  const byOffice = ({ entityIds }: Event): string | undefined => entityIds.find((id) => holders?.has(id));
  const scoped = groups !== undefined || holders !== undefined;
  const isCrossed =
    groups !== undefined &&
    holders !== undefined &&
    query.operation === 'summarizeEvents' &&
    planted('office.summary-crosses-entity');
  return {
    keep: (event) =>
      (!isCrossed || (byEntity(event) !== undefined && byOffice(event) !== undefined)) &&
      (!scoped ||
        byEntity(event) !== undefined ||
        byOffice(event) !== undefined ||
        (entities.loose && event.category === 'Protests')) &&
      (office.onlyDate === undefined || event.eventDate === office.onlyDate),
    link: (event) => {
      const found = byOffice(event);
      const isOther = found !== undefined && planted('office.link-names-other-entity');
      const holder = isOther
        ? corpus.entities.findLast(({ id }) => !event.entityIds.includes(id))?.id
        : found;
      const isForeign = groups !== undefined && planted('office.union-via-entity');
      if (holder !== undefined)
        return { via: isForeign ? 'entity' : 'office', id: holder, name: holders?.get(holder) ?? '' };
      const own = byEntity(event);
      const strange = planted('entity.link-names-any-handle')
        ? groups?.find((ids) => !event.entityIds.some((each) => ids.has(each)))
        : undefined;
      const id = own === undefined ? undefined : ([...(strange ?? [])][0] ?? own);
      return id === undefined
        ? undefined
        : { via: 'entity', id, name: entitiesWith([id], corpus.entities)[0]?.name ?? '' };
    },
    applied: { ...entities.applied, ...office.applied },
  };
}

/** Reads all filters of a request; they combine by AND. */
export function selectionOf(
  query: Query,
  window: Window,
  deployment: Deployment,
  adjustments: readonly Adjustment[],
): Selection {
  const { planted } = deployment;
  refuseValidValues(query.values, planted);
  const places = placesOf(query, planted);
  const actors = actorCountries(query, planted);
  const geometry = geometryOf(query, planted);
  const taxonomy = taxonomyOf(query, planted);
  const metrics = metricBounds(query, taxonomy, planted);
  const tolls = tollFilters(query, planted);
  const languages = languageFilter(query, planted);
  const scope = scopeOf(query, window, deployment);

  const stray = (fault: FaultId, oneIn: number): ((event: Event) => boolean) =>
    planted(fault) ? ({ id }) => isRare(id, oneIn) : () => false;
  const [ofCategory, ofCountry, ofBounds] = [
    stray('rare.category-kept', 100),
    stray('rare.country-kept', 50),
    stray('rare.bounds-unheeded', 100),
  ];
  const inCountry = query.values.has('country') ? stray('rare.country-lost', 50) : () => false;
  const lethal = query.values.get('has_fatalities') === 'true' ? stray('rare.lethal-lost', 50) : () => false;
  const isLost = (event: Event): boolean => inCountry(event) || lethal(event);

  const isEither = query.values.has('bbox') && query.values.has('country') && planted('bbox.or-country');
  const inPlace = (event: Event): boolean => {
    const isThere = places.keep(event) || (ofCountry(event) && !query.values.has('country_match'));
    return isEither ? isThere || geometry.keep(event) : isThere && geometry.keep(event);
  };

  const normalized = [...adjustments, ...geometry.normalized];
  const { entity_handles_unresolved: unresolved, entity_ids_expanded: expanded } = scope.applied;
  return {
    keep: (event) =>
      window.covers(event) &&
      inPlace(event) &&
      actors(event) &&
      (taxonomy.keep(event) || ofCategory(event)) &&
      (metrics(event) || ofBounds(event)) &&
      !isLost(event) &&
      tolls(event) &&
      languages(event) &&
      scope.keep(event),
    context: (event) => ({ origins: places.context(event), link: scope.link(event) }),
    applied: {
      ...(planted('filters.country-match-as-flag') && places.applied.country_match !== undefined
        ? { country_match: true }
        : places.applied),
      ...scope.applied,
      ...(query.values.has('entity_match') && planted('filters.coverage-fallback-as-text')
        ? { coverage_fallback_applied: 'no' }
        : {}),
      ...(Array.isArray(unresolved) && planted('filters.unresolved-as-text')
        ? { entity_handles_unresolved: unresolved.join(',') }
        : {}),
      ...(Array.isArray(expanded) && planted('filters.expanded-as-count')
        ? { entity_ids_expanded: expanded.length }
        : {}),
      ...(Array.isArray(expanded) && planted('filters.expanded-in-words')
        ? { entity_ids_expanded: expanded.map(() => 'a merged sibling') }
        : {}),
      ...(normalized.length === 0
        ? {}
        : {
            normalized: planted('filters.normalized-as-map')
              ? Object.fromEntries(normalized.map(({ param, to }) => [param, to]))
              : normalized,
          }),
      ...(Object.keys(query.retired).length === 0 ? {} : { retired: retiredForm(query.retired, planted) }),
      ...(query.ignored.length === 0
        ? {}
        : { ignored: planted('unknown-param.ignored-as-count') ? query.ignored.length : query.ignored }),
    },
  };
}
