import {
  type ClauseId,
  clauses,
  eventsListParameters,
  eventsSummaryParameters,
  type OperationId,
} from '../../../../contract/index.js';
import type { Fault, FaultId, Faults, Planted, Variants } from '../planted.js';
import { badDate } from './dates.js';
import { canonicalNames } from './declared-parameters.js';
import { boundOf, isRetired, refuseRejected, retire } from './life-cycle.js';
import { nearest, quoted, Refusal } from './refusal.js';

export const parameterFaults = {
  'unknown-param.served': {
    clauses: ['error.unknown-param', 'versioning.strict.unknown-param'],
    admits: ['versioning.lenient.ignored'],
    summary: 'Serves requests with undeclared parameters, without a word',
  },
  'unknown-param.listed-as-ignored': {
    clauses: ['error.unknown-param', 'versioning.strict.unknown-param'],
    summary: 'Serves undeclared parameters on a strict endpoint and lists them as ignored',
  },
  'unknown-param.ignored-as-count': {
    clauses: ['envelope.applied-filters.ignored', 'versioning.strict.unknown-param'],
    summary: 'Serves undeclared parameters and tells how many it ignored',
  },
  'unknown-param.capitals-passed-over': {
    clauses: ['versioning.strict.unknown-param'],
    summary: 'Passes over the name of a declared parameter in capitals, without a word',
  },
  'unknown-param.crashes': {
    clauses: ['error.unknown-param'],
    summary: 'Fails with a 500 on parameters that it does not declare',
  },
  'unknown-param.wrong-code': {
    clauses: ['error.unknown-param', 'versioning.strict.unknown-param'],
    summary: 'Answers undeclared parameters with INVALID_PARAM',
  },
  'unknown-param.wrong-status': {
    clauses: ['error.unknown-param', 'error.code-status'],
    summary: 'Answers undeclared parameters with status 422',
  },
  'unknown-param.without-param': {
    clauses: ['error.unknown-param.details.param'],
    summary: 'Does not tell which parameter is unknown',
  },
  'unknown-param.without-did-you-mean': {
    clauses: ['error.unknown-param.details.did-you-mean', 'versioning.strict.suggested-spelling'],
    summary: 'Suggests no spelling',
  },
  'unknown-param.absurd-suggestion': {
    clauses: ['error.unknown-param.details.did-you-mean', 'versioning.strict.suggested-spelling'],
    summary: 'Suggests the unknown name itself',
  },
  'unknown-param.without-accepted-params': {
    clauses: ['error.unknown-param.details.accepted-params'],
    summary: 'Does not list the accepted parameters',
  },
  'summary.search.applied-silently': {
    clauses: ['events-summary.search.not-accepted'],
    summary: 'Accepts search on the summary without a word',
  },
  'summary.cursor.accepted': {
    clauses: ['events-summary.cursor.not-accepted', 'limits.summary.no-cursor'],
    summary: 'Accepts cursor on the summary without a word',
  },
  'family.cameoplus-without-effect': {
    clauses: ['versioning.v1.family-filter.cameoplus'],
    summary: 'Accepts family=cameoplus and returns both families',
  },
  'family.accepted-without-effect': {
    clauses: ['versioning.v1.family-filter.conflict', 'versioning.v1.family-filter.cameoplus'],
    summary: 'Accepts family and returns both families',
  },
} as const satisfies Faults;

export const parameterVariants = {
  'family.declared': {
    summary: 'Declares family on the Events list and applies it',
    allowedBy: ['family-filter'],
  },
  'family.undeclared': {
    summary: 'Applies family on the Events list without declaring it',
    allowedBy: ['family-filter'],
  },
  'family.ignored': {
    summary: 'Lists family as ignored on the Events list',
    allowedBy: ['family-filter'],
  },
  'summary.list-parameters-unknown': {
    summary: 'Answers search and cursor on summaries with UNKNOWN_PARAM',
    allowedBy: ['undeclared-parameters'],
  },
  'summary.list-parameters-unsupported-filter': {
    summary: 'Answers search and cursor on summaries with UNSUPPORTED_FILTER',
    allowedBy: ['undeclared-parameters'],
  },
} as const satisfies Variants;

type ListName = keyof typeof eventsListParameters;
type SummaryName = keyof typeof eventsSummaryParameters;

const kebab = (name: string): string =>
  name.replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** Clauses that show that a parameter of the list is applied, where they do not begin with its name. */
const applied: Partial<Record<ListName, readonly ClauseId[]>> = {
  radius_km: ['events.near.inside'],
  near: ['events.near.inside'],
  lat: ['events.near.lat-lon', 'events.near.lat-lng'],
  lon: ['events.near.lat-lon', 'events.near.lat-lng'],
  recorded_start: ['events.recorded-start.alone', 'events.recorded-start.malformed'],
  recorded_end: ['events.recorded-end.alone', 'events.recorded-end.malformed'],
  search: ['events.search.lexical.contains'],
  search_mode: ['events.search.lexical.contains', 'events.search-mode.unknown'],
  entity_match: ['events.entity-match.fallback.flag'],
  entity_family: ['events.entity-family.exact'],
  country: ['events.country.nothing-else', 'events.country.unknown'],
  country_match: ['events.country-match.location.country', 'events.country-match.unknown'],
  entity: ['events.entity.unresolved.all', 'events.entity.spine-id'],
  region: ['events.region.members', 'events.region.unknown'],
  continent: ['events.continent.members', 'events.continent.unknown'],
  category: ['events.category.filter', 'events.category.unknown'],
  subcategory: [
    'events.subcategory.filter',
    'events.subcategory.without-category',
    'events.subcategory.invented',
  ],
  limit: ['events.limit.page-size', 'events.limit.below-min'],
  cursor: ['events.cursor.next-page', 'events.cursor.walk-no-repeats', 'events.cursor.unreadable'],
  has_fatalities: ['events.has-fatalities.true', 'events.has-fatalities.invalid'],
  days: ['events.days.window', 'events.days.zero'],
  domain: ['events.domain.deprecated', 'versioning.deprecated.domain.list.applied'],
  event_family: ['events.event-family.deprecated', 'versioning.deprecated.event-family.list.applied'],
};

/** Further clauses that a reply contradicts if a parameter of the list is ignored. */
const ofBoth: readonly ClauseId[] = ['events-summary.filters.combination'];

const admitted: Partial<Record<ListName, readonly ClauseId[]>> = {
  // Another window may lose Events of which nothing tells whether the list or the summary is wrong.
  date_end: ofBoth,
  country: ['events.country-match.location.country'],
  region: ['events.country-match.location.region'],
  continent: ['events.country-match.location.continent'],
  country_match: ['events.country-match.location.region', 'events.country-match.location.continent'],
  bbox: ['events.bbox.inverted-latitude'],
  near: ['events.near.malformed'],
  lat: ['error.invalid-number'],
  event_family: ['events.domain.contradicts-event-family'],
  recorded_start: ['error.invalid-recorded-interval'],
  recorded_end: ['error.invalid-recorded-interval'],
  search: ['events.search.lexical.no-boolean'],
  limit: ['events.limit.above-max.normalized'],
  cursor: ['events.cursor.walk-ends'],
  category: ['event-card.subcategory.conflict', 'event-card.subcategory.cameoplus'],
  has_fatalities: ['events.has-fatalities.true.conflict-only'],
  // What no card shows may be wrong on the list or on the summary.
  entity: ofBoth,
  civilian_targeting: ofBoth,
  languages: ofBoth,
  geo_precision_min: ofBoth,
  geo_precision_max: ofBoth,
};

const isClause = (id: string): id is ClauseId => Object.hasOwn(clauses, id);

/** The clauses that a reply of the list contradicts where a parameter is overlooked. */
export function listClausesOf(name: ListName): readonly ClauseId[] {
  const own = applied[name];
  if (own !== undefined) return own;
  const prefix = `events.${kebab(name)}.`;
  return [
    'bound',
    'filter',
    'inside',
    'single-day',
    'malformed',
    'invalid',
    'unknown',
    'without-country',
    'scope',
  ]
    .concat(['true', 'false', 'holders', 'order', 'recent'])
    .map((end) => prefix + end)
    .filter(isClause);
}

const listNames = Object.keys(eventsListParameters) as readonly ListName[];
const summaryNames = Object.keys(eventsSummaryParameters) as readonly SummaryName[];

const summaryClauses: Partial<Record<SummaryName, readonly ClauseId[]>> = {
  group_by: ['events-summary.group-by.country', 'events-summary.group-by.unknown'],
  limit: ['events-summary.limit.counts-buckets'],
  entity_match: ['events-summary.entity-match.only-coverage'],
  domain: ['versioning.deprecated.domain.summary.applied'],
  event_family: ['versioning.deprecated.event-family.summary.applied'],
};

const admittedOnSummary: Partial<Record<SummaryName, readonly ClauseId[]>> = {
  group_by: ['events-summary.group-by.category'],
  limit: ['events-summary.limit.below-min'],
};

export const listDroppedFaults = Object.fromEntries(
  listNames.map((name) => [
    `list.${name}.dropped`,
    {
      clauses: listClausesOf(name),
      admits: admitted[name] ?? [],
      summary: `Accepts ${name} on the Events list and never looks at it`,
    },
  ]),
) as Readonly<Record<`list.${ListName}.dropped`, Fault>>;

/** The same of the summary. */
export const summaryClausesOf = (name: SummaryName): readonly ClauseId[] =>
  summaryClauses[name] ?? [`events-summary.accepts.${kebab(name)}` as ClauseId];

export const summaryDroppedFaults = Object.fromEntries(
  summaryNames.map((name) => [
    `summary.${name}.dropped`,
    {
      clauses: summaryClausesOf(name),
      admits: admittedOnSummary[name] ?? [],
      summary: `Accepts ${name} on the Events summary and never looks at it`,
    },
  ]),
) as Readonly<Record<`summary.${SummaryName}.dropped`, Fault>>;

/** Each other name of a parameter, with the clause about it. */
const aliases = {
  start_date: 'events.date-start.alias-start-date',
  end_date: 'events.date-end.alias-end-date',
  window: 'events.days.alias-window',
  observedStart: 'events.observed-start.alias-observed-start',
  observedEnd: 'events.observed-end.alias-observed-end',
  country_iso3: 'events.country.alias-country-iso3',
  lng: 'events.near.lat-lng',
  entity_id: 'events.entity.alias-entity-id',
  entities: 'events.entity.alias-entities',
  categories: 'events.category.alias-categories',
  language: 'events.languages.alias-language',
  q: 'events.search.alias-q',
  offset: 'events.cursor.alias-offset',
} as const satisfies Record<string, ClauseId>;
type Alias = keyof typeof aliases;
const aliasNames = Object.keys(aliases) as readonly Alias[];

export const aliasFaults = Object.fromEntries(
  aliasNames.flatMap((name): readonly (readonly [string, Fault])[] => [
    [`alias.${name}.ignored`, { clauses: [aliases[name]], summary: `Accepts ${name} without effect` }],
    [`alias.${name}.refused`, { clauses: [aliases[name]], summary: `Answers ${name} with UNKNOWN_PARAM` }],
  ]),
) as Readonly<Record<`alias.${Alias}.${'ignored' | 'refused'}`, Fault>>;

/** Other names that are overlooked beside a parameter that needs theirs. */
const overlookedAliases = [
  { name: 'categories', beside: 'subcategory' },
  { name: 'country_iso3', beside: 'admin1' },
  { name: 'offset', beside: 'sort' },
] as const satisfies readonly { readonly name: Alias; readonly beside: string }[];
type OverlookedAlias = (typeof overlookedAliases)[number];

/** Other names that take less than the parameter. */
export const narrowAliasFaults = {
  'alias.country_iso3.long-codes-only': {
    clauses: [aliases.country_iso3],
    summary: 'Takes three-letter codes only in country_iso3',
  },
  'alias.observedStart.dates-refused': {
    clauses: [aliases.observedStart],
    summary: 'Takes instants only in observedStart',
  },
} as const satisfies Faults;

export const overlookedAliasFaults = Object.fromEntries(
  overlookedAliases.map(({ name, beside }) => [
    `alias.${name}.ignored-with-${beside}`,
    { clauses: [aliases[name]], summary: `Accepts ${name} without effect where ${beside} is sent` },
  ]),
) as unknown as Readonly<
  Record<`alias.${OverlookedAlias['name']}.ignored-with-${OverlookedAlias['beside']}`, Fault>
>;

/** Other names of parameters that take a list. */
const listAliases = ['country_iso3', 'entity_id', 'entities', 'categories', 'language'] as const;
type ListAlias = (typeof listAliases)[number];
const takesList = (name: string): name is ListAlias => listAliases.some((each) => each === name);

export const listAliasFaults = Object.fromEntries(
  listAliases.map((name) => [
    `alias.${name}.list-as-one`,
    { clauses: [aliases[name]], summary: `Takes a list in ${name} for a single value` },
  ]),
) as unknown as Readonly<Record<`alias.${ListAlias}.list-as-one`, Fault>>;

/** Deprecated names that a hasty deployment already refuses. */
export const deprecatedFaults = {
  'deprecated.domain.refused': {
    clauses: [
      'events.domain.deprecated',
      'states.parameter.deprecated.applied',
      'versioning.deprecated.domain.list.applied',
      'versioning.deprecated.domain.summary.applied',
    ],
    summary: 'Answers the deprecated domain with UNKNOWN_PARAM',
  },
  'deprecated.event_family.refused': {
    clauses: [
      'events.event-family.deprecated',
      'states.parameter.deprecated.applied',
      'versioning.deprecated.event-family.list.applied',
      'versioning.deprecated.event-family.summary.applied',
    ],
    admits: ['events.domain.contradicts-event-family'],
    summary: 'Answers the deprecated event_family with UNKNOWN_PARAM',
  },
} as const satisfies Faults;

const isAlias = (name: string): name is Alias => Object.hasOwn(aliases, name);
const isDeprecated = (name: string): name is 'domain' | 'event_family' =>
  name === 'domain' || name === 'event_family';

const isSummary = (operation: WindowedOperation): boolean =>
  operation === 'summarizeEvents' || operation === 'summarizeStories';

/** Whether a fault makes the deployment overlook a declared parameter. */
function isDropped(operation: WindowedOperation, name: string, spelling: string, planted: Planted): boolean {
  if (isAlias(spelling)) {
    if (planted(`alias.${spelling}.refused`)) unknownParameter(spelling, operation, [name], [], planted);
    if (planted(`alias.${spelling}.ignored`)) return true;
  }
  if (isDeprecated(name) && planted(`deprecated.${name}.refused`)) {
    unknownParameter(name, operation, ['category'], [], planted);
  }
  return planted(`${isSummary(operation) ? 'summary' : 'list'}.${name}.dropped` as FaultId);
}

/** Parameters of the list that the summary does not take. */
const listOnly: readonly string[] = ['search', 'q', 'cursor', 'offset'];

/** Refuses an undeclared parameter, with a suggestion; a fault may let it pass. */
function unknownParameter(
  name: string,
  operation: WindowedOperation,
  accepted: readonly string[],
  ignored: string[],
  planted: Planted,
): void {
  if (name === 'family' && planted('family.accepted-without-effect')) return;
  if (name === 'family' && operation === 'listEvents' && planted.varied('family.ignored')) {
    ignored.push(name);
    return;
  }
  if (isSummary(operation) && listOnly.includes(name)) {
    if (name === 'search' && planted('summary.search.applied-silently')) return;
    if (name === 'cursor' && planted('summary.cursor.accepted')) return;
    if (!planted.varied('summary.list-parameters-unknown')) {
      const filter = planted.varied('summary.list-parameters-unsupported-filter');
      throw new Refusal(
        filter ? 'UNSUPPORTED_FILTER' : 'UNSUPPORTED_PARAM',
        `A summary does not take ${name}.`,
        { param: name, ...(filter ? { alternatives: [] } : {}) },
      );
    }
  }
  const isDeclared = accepted.includes(name.toLowerCase());
  if (isDeclared && planted('unknown-param.capitals-passed-over')) return;
  if (planted('unknown-param.crashes')) throw new TypeError('descriptor is undefined');
  if (planted('unknown-param.served')) return;
  if (planted('unknown-param.listed-as-ignored') || planted('unknown-param.ignored-as-count')) {
    ignored.push(name);
    return;
  }
  const suggestion = planted('unknown-param.absurd-suggestion') ? name : (nearest(name, accepted)[0] ?? null);
  throw new Refusal(
    planted('unknown-param.wrong-code') ? 'INVALID_PARAM' : 'UNKNOWN_PARAM',
    `Unknown parameter ${quoted(name)}.`,
    {
      ...(planted('unknown-param.without-param') ? {} : { param: name }),
      ...(planted('unknown-param.without-did-you-mean') ? {} : { did_you_mean: suggestion }),
      ...(planted('unknown-param.without-accepted-params') ? {} : { accepted_params: accepted }),
    },
    planted('unknown-param.wrong-status') ? { status: 422 } : {},
  );
}

/** The operations that select by a window. */
export type WindowedOperation = Extract<
  OperationId,
  'listEvents' | 'summarizeEvents' | 'listStories' | 'summarizeStories'
>;

/** The query of a request to a strict endpoint, its names made canonical. */
export interface Query {
  readonly operation: WindowedOperation;
  /** Values as sent, by canonical name; an empty value counts as not sent. */
  readonly values: ReadonlyMap<string, string>;
  /** What `applied_filters.retired` tells, by the name sent. */
  readonly retired: Readonly<Record<string, unknown>>;
  /** Undeclared parameters; a strict endpoint refuses them, so that only faults leave any. */
  readonly ignored: readonly string[];
}

const names: Readonly<Record<WindowedOperation, ReadonlyMap<string, string>>> = {
  listEvents: canonicalNames('listEvents'),
  summarizeEvents: canonicalNames('summarizeEvents'),
  listStories: canonicalNames('listStories'),
  summarizeStories: canonicalNames('summarizeStories'),
};

interface Sink {
  readonly operation: WindowedOperation;
  readonly values: Map<string, string>;
  readonly retired: Record<string, unknown>;
  readonly ignored: string[];
}

/** What variants make of a name that is not declared; false where they leave it to the rules. */
function takenByVariant(spelling: string, value: string, sink: Sink, planted: Planted): boolean {
  const { operation, values, retired, ignored } = sink;
  const onList = operation === 'listEvents';
  const applied = planted.varied('family.declared') || planted.varied('family.undeclared');
  if (spelling === 'family' && onList && applied) {
    if (value !== '') values.set('family', value);
    return true;
  }
  if (!onList && isRetired(spelling) && planted.varied('retired.ignored-elsewhere')) {
    ignored.push(spelling);
    return true;
  }
  const bound = boundOf(spelling);
  if (bound === undefined) return false;
  if (planted.varied('aliases.unnamed-working')) values.set(bound, value);
  else if (planted.varied('aliases.unnamed-retired')) retired[spelling] = { replacement: bound };
  else if (planted.varied('aliases.unnamed-ignored')) ignored.push(spelling);
  else return false;
  return true;
}

/** Reads a query against the declared parameters: aliases, life cycle, unknown names. */
export function readQuery(url: URL, operation: WindowedOperation, planted: Planted): Query {
  const values = new Map<string, string>();
  const canonical = new Set<string>();
  const retired: Record<string, unknown> = {};
  const ignored: string[] = [];
  const overlooked: readonly string[] = overlookedAliases.flatMap(({ name, beside }) =>
    url.searchParams.has(beside) && planted(`alias.${name}.ignored-with-${beside}`) ? [name] : [],
  );
  for (const [spelling, value] of url.searchParams) {
    if (overlooked.includes(spelling)) continue;
    const name = names[operation].get(spelling);
    if (name === undefined) {
      if (takenByVariant(spelling, value, { operation, values, retired, ignored }, planted)) continue;
      const elsewhere = operation !== 'listEvents';
      const unrejected = elsewhere && planted.varied('rejected.on-events-only');
      const unretired = elsewhere && planted.varied('retired.on-events-only');
      if (!unrejected && refuseRejected(spelling, planted)) continue;
      if (!unretired && retire(spelling, value, { retired, values }, planted)) continue;
      const isOverlooked = value === 'cameoplus' && planted('family.cameoplus-without-effect');
      if (spelling === 'family' && isOverlooked) continue;
      const family = operation === 'listEvents' && planted.varied('family.declared') ? ['family'] : [];
      const accepted = [...names[operation].keys(), ...family];
      unknownParameter(spelling, operation, accepted, ignored, planted);
    } else if (value !== '' && !isDropped(operation, name, spelling, planted)) {
      const isDate = spelling === 'observedStart' && value.length === 10;
      if (isDate && planted('alias.observedStart.dates-refused')) throw badDate(spelling, value, planted);
      const isLong =
        spelling !== 'country_iso3' || value.split(',').every((code) => code.trim().length === 3);
      if (!isLong && planted('alias.country_iso3.long-codes-only'))
        throw new Refusal('INVALID_COUNTRY', `${quoted(value)} is no ISO-3 code.`, { param: spelling });
      // A repeated parameter counts once, and an alias gives way to the canonical name.
      const isOne = takesList(spelling) && planted(`alias.${spelling}.list-as-one`);
      const read = isOne ? value.replaceAll(',', '\u3001') : value;
      if (spelling === name ? !canonical.has(name) : !values.has(name)) values.set(name, read);
      if (spelling === name) canonical.add(name);
    }
  }
  if (url.searchParams.has('start_date') && planted('window.other-names-not-capped'))
    values.set('other-names', 'start_date');
  const isSemantic = values.has('search') && values.get('search_mode') !== 'lexical';
  if (isSemantic && planted('search.semantic-loses-category')) values.delete('category');
  return { operation, values, retired, ignored };
}
