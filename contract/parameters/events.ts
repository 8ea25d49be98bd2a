import { limits } from '../limits.js';
import { type MetricName, metric, metricNames } from '../metrics.js';
import type { Parameter, Parameters } from './parameter.js';

const time = {
  date_start: {
    type: 'date',
    aliases: ['start_date'],
    malformed: 'INVALID_DATE',
    summary: 'First event date, inclusive',
    excludes: ['days'],
  },
  date_end: {
    type: 'date',
    aliases: ['end_date'],
    malformed: 'INVALID_DATE',
    summary: 'Last event date, inclusive',
    excludes: ['days'],
  },
  days: {
    type: 'days',
    aliases: ['window'],
    minimum: 1,
    maximum: limits.window.maxDays,
    malformed: 'INVALID_NUMBER',
    summary: 'Calendar days up to today',
  },
  observed_start: {
    type: 'date-or-instant',
    aliases: ['observedStart'],
    malformed: 'INVALID_DATE',
    summary: 'Start of coding time, inclusive',
  },
  observed_end: {
    type: 'date-or-instant',
    aliases: ['observedEnd'],
    malformed: 'INVALID_DATE',
    summary: 'End of coding time, exclusive',
  },
} as const satisfies Parameters;

const listTime = {
  date: { type: 'date', malformed: 'INVALID_DATE', summary: 'A single event date' },
  recorded_start: {
    type: 'instant',
    requires: ['recorded_end'],
    malformed: 'INVALID_RECORDED_INTERVAL',
    summary: 'Start of publication time, inclusive',
  },
  recorded_end: {
    type: 'instant',
    requires: ['recorded_start'],
    malformed: 'INVALID_RECORDED_INTERVAL',
    summary: 'End of publication time, exclusive',
  },
} as const satisfies Parameters;

const geography = {
  country: {
    type: 'country-list',
    aliases: ['country_iso3'],
    malformed: 'INVALID_COUNTRY',
    summary: 'Countries by ISO-3, ISO-2, FIPS code or English name; any of them',
  },
  region: {
    type: 'enum',
    values: 'region',
    malformed: 'INVALID_ENUM',
    summary: 'A region; expands to its member countries',
  },
  continent: {
    type: 'enum',
    values: 'continent',
    malformed: 'INVALID_ENUM',
    summary: 'A continent; expands to its member countries',
  },
  country_match: {
    type: 'enum',
    values: 'countryMatch',
    default: 'location_or_actor_origin',
    malformed: 'INVALID_ENUM',
    summary: 'What counts as in a country',
  },
  admin1: {
    type: 'text',
    requires: ['country'],
    malformed: 'INVALID_ADMIN1',
    summary: 'State or province of exactly one country',
  },
  bbox: { type: 'box', malformed: 'INVALID_BBOX', summary: 'lat_min,lon_min,lat_max,lon_max' },
  near: { type: 'point', malformed: 'INVALID_NEAR', summary: 'lat,lon of the centre of a circle' },
  radius_km: {
    type: 'number',
    default: limits.radiusKm.default,
    maximum: limits.radiusKm.max,
    aboveMaximum: 'clamp',
    malformed: 'INVALID_NUMBER',
    summary: 'Great-circle radius in kilometres',
  },
  source_actor_country: {
    type: 'country-list',
    malformed: 'INVALID_COUNTRY',
    summary: 'Origin country of the acting side',
  },
  target_actor_country: {
    type: 'country-list',
    malformed: 'INVALID_COUNTRY',
    summary: 'Origin country of the receiving side',
  },
  actor_country: {
    type: 'country-list',
    malformed: 'INVALID_COUNTRY',
    summary: 'Origin country of either side',
  },
} as const satisfies Parameters;

const listGeography = {
  lat: {
    type: 'number',
    malformed: 'INVALID_NUMBER',
    summary: 'Latitude of the centre, another spelling of near',
  },
  lon: {
    type: 'number',
    aliases: ['lng'],
    malformed: 'INVALID_NUMBER',
    summary: 'Longitude of the centre, another spelling of near',
  },
} as const satisfies Parameters;

const entities = {
  entity: {
    type: 'text-list',
    aliases: ['entity_id', 'entities'],
    maximum: limits.entityHandles.max,
    aboveMaximum: 'refuse',
    summary: 'Entity handles; any of them',
  },
  entity_match: { type: 'enum', values: 'entityMatch', default: 'coverage', summary: 'Entity-match policy' },
  entity_family: {
    type: 'enum',
    values: 'entityFamily',
    default: 'expand',
    malformed: 'INVALID_ENUM',
    summary: 'Whether merged sibling ids match too',
  },
  office: { type: 'text', summary: 'Office id, in Q-number or p_ form' },
  office_as_of: { type: 'date', malformed: 'INVALID_DATE', summary: 'The day on which the office is held' },
} as const satisfies Parameters;

const taxonomy = {
  category: {
    type: 'enum-list',
    values: 'category',
    aliases: ['categories'],
    malformed: 'INVALID_ENUM',
    summary: 'Event categories; any of them',
  },
  subcategory: {
    type: 'text-list',
    requires: ['category'],
    malformed: 'INVALID_SUBCATEGORY',
    summary: 'Sub-event types or leaf codes of the category; any of them',
  },
  has_fatalities: {
    type: 'boolean',
    malformed: 'INVALID_BOOLEAN',
    summary: 'Events with a fatality count above zero',
  },
  civilian_targeting: {
    type: 'boolean',
    malformed: 'INVALID_BOOLEAN',
    summary: 'Events coded as targeting civilians',
  },
  languages: { type: 'text-list', aliases: ['language'], summary: 'Source languages of the linked coverage' },
} as const satisfies Parameters;

const deprecated = {
  event_family: {
    type: 'enum',
    values: 'family',
    malformed: 'INVALID_ENUM',
    deprecated: { since: '2026-05', replacement: 'category' },
    summary: 'Event family',
  },
  domain: {
    type: 'enum',
    values: 'domain',
    malformed: 'INVALID_ENUM',
    deprecated: { since: '2026-05', replacement: 'category' },
    summary: 'Event domain',
  },
} as const satisfies Parameters;

type BoundName = `${MetricName}_${'min' | 'max'}`;

function boundsOf(name: MetricName): readonly (readonly [BoundName, Parameter])[] {
  const { min, max, family } = metric(name);
  const bound = { type: 'number', minimum: min, maximum: max, malformed: 'INVALID_NUMBER' } as const;
  const only = family === undefined ? {} : { family };
  return [
    [`${name}_min`, { ...bound, ...only, summary: `Smallest ${name}` }],
    [`${name}_max`, { ...bound, ...only, summary: `Largest ${name}` }],
  ];
}

const metricBounds = Object.fromEntries(metricNames.flatMap(boundsOf)) as Readonly<
  Record<BoundName, Parameter>
>;

const listOnly = {
  limit: {
    type: 'integer',
    minimum: limits.events.limit.min,
    maximum: limits.events.limit.max,
    default: limits.events.limit.default,
    aboveMaximum: 'clamp',
    malformed: 'INVALID_LIMIT',
    summary: 'Cards on a page',
  },
  cursor: {
    type: 'cursor',
    aliases: ['offset'],
    malformed: 'INVALID_CURSOR',
    summary: 'The next_cursor of the page before',
  },
  search: { type: 'text', aliases: ['q'], summary: 'Text to search for' },
  search_mode: {
    type: 'enum',
    values: 'searchMode',
    default: 'semantic',
    malformed: 'INVALID_ENUM',
    summary: 'How search matches',
  },
  sort: {
    type: 'enum',
    values: 'eventSort',
    default: 'significance',
    malformed: 'INVALID_ENUM',
    summary: 'Order of the cards',
  },
  include_images: {
    type: 'boolean',
    default: false,
    malformed: 'INVALID_BOOLEAN',
    summary: 'Attach article images',
  },
  include_entity_images: {
    type: 'boolean',
    default: true,
    malformed: 'INVALID_BOOLEAN',
    summary: 'Attach entity thumbnails as well',
  },
} as const satisfies Parameters;

export const eventsListParameters = {
  ...time,
  ...listTime,
  ...geography,
  ...listGeography,
  ...entities,
  ...taxonomy,
  ...metricBounds,
  ...listOnly,
  ...deprecated,
} as const satisfies Parameters;

export const eventDetailParameters = {
  event_id: { type: 'text', place: 'path', required: true, summary: 'Event id' },
} as const satisfies Parameters;

/** The summary takes filters of the list; other spellings are shown for the list alone. */
function canonical<Listed extends Parameters>(
  listed: Listed,
): { readonly [Name in keyof Listed]: Omit<Listed[Name], 'aliases'> } {
  const bare = Object.entries(listed).map(([name, { aliases: _, ...parameter }]) => [name, parameter]);
  return Object.fromEntries(bare);
}

export const eventsSummaryParameters = {
  group_by: {
    type: 'enum',
    values: 'summaryGroupBy',
    default: 'date',
    malformed: 'INVALID_ENUM',
    summary: 'Dimension of the buckets',
  },
  limit: {
    type: 'integer',
    minimum: limits.summary.limit.min,
    maximum: limits.summary.limit.max,
    default: limits.summary.limit.default,
    aboveMaximum: 'clamp',
    malformed: 'INVALID_LIMIT',
    summary: 'Buckets returned',
  },
  ...canonical(time),
  ...canonical(geography),
  ...canonical(entities),
  ...canonical(taxonomy),
  ...metricBounds,
  ...deprecated,
} as const satisfies Parameters;
