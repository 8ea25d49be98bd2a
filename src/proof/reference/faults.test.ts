import { describe, expect, it } from 'vitest';
import { countries } from '../../../contract/countries.js';
import { isClauseId, metricNames, metrics, rejectedNames, retiredNames } from '../../../contract/index.js';
import { clientOf, month, noon } from './client.js';
import { corpusOf } from './corpus/index.js';
import { type FaultId, fault, faultIds } from './faults.js';

const corpus = corpusOf({ seed: 7, perDay: 4, day: Math.floor(noon.getTime() / 86_400_000) });
const { byRecency } = corpus.events(corpus.held);
const find = (name: string) => corpus.entities.find((entity) => entity.name === name)?.id ?? '';
const merged = find('Meridian Grain Holdings');
const old = byRecency.at(-1)?.id ?? '';
const recorded = byRecency.filter(({ recordedAt }) => recordedAt < noon.getTime());
const recent = recorded[0]?.id ?? '';
const underOtherFamily = recent.startsWith('conflict_')
  ? recent.replace('conflict', 'cameoplus')
  : recent.replace('cameoplus', 'conflict');
const deadly = recorded.find(({ fatalities }) => fatalities !== null && fatalities > 0)?.id ?? '';
const linked = recorded.find(({ entityIds }) => entityIds.length > 0)?.id ?? '';
const divisive =
  recorded.find(({ category, scores }) => category === 'POLITICAL' && Number(scores.goldstein_scale) < 0)
    ?.id ?? '';
const divided = recorded.find(({ category }) => category === 'ECONOMIC')?.id ?? '';
const reported = recorded.toSorted((one, other) => other.articleCount - one.articleCount)[0]?.id ?? '';
/** An Event in a province with an apostrophe in its name. */
const elided = recorded.find(({ admin1 }) => /['’]/.test(admin1 ?? ''));
/** An Event in a country whose name has that of another country in it. */
const inner = (name: string) => (name === 'Somalia' ? 'Mali' : name === 'South Sudan' ? 'Sudan' : undefined);
const outside = recorded.find(({ country }) => inner(country.name) !== undefined);
const titled = byRecency.find(({ eventDate }) => eventDate === '2026-08-20');
const title = titled?.title ?? '';
/** The least significant Event of the month. */
const [faint] = byRecency
  .filter(({ eventDate }) => month.date_start <= eventDate && eventDate <= month.date_end)
  .toSorted((one, other) => one.scores.significance - other.scores.significance);
/** Words that a title has, and not one after the other. */
const both = [title.split(' ')[0] ?? '', title.split(' ').at(-1) ?? ''];
const instants = (at: number) => [new Date(at).toISOString(), new Date(at + 1).toISOString()] as const;
const [codedFrom, codedTo] = instants(titled?.codedAt ?? 0);
const [codedBefore] = instants((titled?.codedAt ?? 0) - 86_400_000);
const [recordedFrom, recordedTo] = instants(titled?.recordedAt ?? 0);
const [recordedBefore] = instants((titled?.recordedAt ?? 0) - 86_400_000);

/** Entities of Events that are more than a month old. */
const entitiesOfPast = byRecency
  .filter(({ eventDate }) => eventDate >= '2026-06-15' && eventDate < '2026-07-01')
  .flatMap(({ entityIds }) => entityIds)
  .slice(0, 20)
  .join(',');

/** Every second country of those that come first. */
const half = (which: number): string =>
  countries.flatMap(({ iso3 }, at) => (at < 80 && at % 2 === which ? iso3 : [])).join(',');
/** A word with letters beyond ASCII. */
const accented =
  byRecency
    .filter(({ eventDate }) => eventDate.startsWith('2026-08'))
    .flatMap(({ summary }) => /[A-Za-z]*[^ -~’]\p{L}+/u.exec(summary)?.[0] ?? [])[0] ?? '';

type Values = Readonly<Record<string, string | number | boolean>>;
interface Card {
  readonly geo: { readonly latitude: number; readonly longitude: number };
}
const closed = { ...month, limit: 100 };
const handles = (count: number) => Array.from({ length: count }, (_, at) => `e_${at}f`).join(',');

/** List queries that touch every rule. */
const lists: readonly Values[] = [
  {},
  ...['entity_id', 'entities'].map((name) => ({ ...closed, [name]: `${merged},e_0f` })),
  { ...closed, country_iso3: 'USA,FRA' },
  { ...closed, categories: 'Battles,Riots' },
  { ...closed, language: 'en,fr' },
  { ...closed, search: title, category: 'Battles' },
  { date_start: '2026-05-01', date_end: '2026-09-20', entity: merged },
  { start_date: '2026-05-01', end_date: '2026-09-20' },
  closed,
  month,
  { ...month, limit: 101 },
  { ...month, limit: 250 },
  { ...month, limit: 100 },
  { ...month, limit: 60 },
  ...['0', '-3', '1', 'abc', '10abc', '2.5'].map((limit) => ({ ...month, limit })),
  ...['2026-02-30', '2026/03/01', '2026-3-1', 'abc'].map((date_start) => ({
    date_start,
    date_end: '2026-03-04',
  })),
  { date_start: '2026-03-01', date_end: 'x' },
  { date: 'x' },
  { date_start: '2026-08-01', date_end: '2026-08-31' },
  { date_start: '2026-08-01', date_end: '2026-08-01' },
  { date: '2026-08-20' },
  { date: '2026-08-20', entity: merged },
  { date: '2026-08-20', days: 7 },
  { days: 3, entity: merged },
  { date_start: '2026-05-01', date_end: '2026-09-20' },
  { date_start: '2026-03-01', date_end: '2026-06-15' },
  { date_start: '2024-01-01', date_end: '2026-06-15' },
  { date_start: '2026-01-01', date_end: '2026-01-15' },
  { date_start: '2026-02-20', date_end: '2026-03-15' },
  { date_start: '2026-08-10', date_end: '2026-08-01' },
  { date_start: '2026-08-10', days: 3 },
  { start_date: '2026-08-10', end_date: '2026-08-12' },
  ...['0', '-4', '2.5', 'abc', '30', '31', '45', '7', '7d'].map((days) => ({ days })),
  { window: '7d' },
  { window: '7' },
  { observed_start: codedFrom, observed_end: codedTo },
  { observed_start: codedBefore, observed_end: codedFrom },
  { observed_start: '2026-08-10', observed_end: '2026-08-11' },
  { observedStart: '2026-08-10', observedEnd: '2026-08-11' },
  { observed_start: '2026-08-10', observed_end: '2026-08-10' },
  ...[
    { country: 'KEN' },
    { bbox: '40,-10,60,30' },
    { category: 'Protests' },
    { source_actor_country: 'USA' },
    { has_fatalities: true },
    { confidence_min: 0.8 },
  ].map((filter) => ({ observed_start: '2026-08-10', observed_end: '2026-08-12', ...filter })),
  ...[
    { region: 'Western Africa' },
    { category: 'Battles', subcategory: 'Government regains territory' },
    { category: 'ENVIRONMENT', subcategory: 'EN04' },
    { target_actor_country: 'USA' },
    { confidence_max: 0.6 },
    { search: 'march', search_mode: 'lexical' },
  ].map((filter) => ({ days: 25, ...filter })),
  { observed_start: 'x' },
  { observed_start: '2026-06-01', observed_end: '2026-08-10' },
  { recorded_start: recordedFrom, recorded_end: recordedTo },
  ...['recorded', 'observed'].map((time) => ({
    [`${time}_start`]: '2026-06-10T00:00:00Z',
    [`${time}_end`]: '2026-07-05T00:00:00Z',
    entity: entitiesOfPast,
  })),
  { recorded_start: recordedBefore, recorded_end: recordedFrom },
  { recorded_start: recordedTo, recorded_end: recordedFrom },
  { recorded_start: recordedFrom },
  { recorded_start: 'x', recorded_end: 'y' },
  { recorded_start: recordedFrom, recorded_end: recordedTo, days: 3 },
  { recorded_start: '2026-06-01T00:00:00Z', recorded_end: '2026-08-10T00:00:00Z' },
  { recorded_start: '2026-08-01T00:00:00Z', recorded_end: '2026-08-02T00:00:00Z', limit: 100 },
  ...['KEN', 'DE', 'Kenya', 'kenya', 'UP', 'HT', 'Argentina', 'USA,FRA', 'Nowhere'].map((country) => ({
    ...closed,
    country,
  })),
  { ...closed, country: 'KEN,DE' },
  // Few Events take place there.
  ...[3, 4, 5, 6, 7].map((nth) => ({
    country: 'LO',
    date_start: `2026-0${nth}-01`,
    date_end: `2026-0${nth}-30`,
  })),
  { ...closed, country_iso3: 'KEN' },
  { ...closed, country_iso3: 'KE' },
  { date_start: '2026-09-20', date_end: '2025-05-01' },
  { ...closed, country_iso3: 'KEN', admin1: 'Nairobi' },
  { ...closed, country: 'USA', country_match: 'location' },
  { ...closed, region: 'Western Africa' },
  { ...closed, region: 'Western Africa', country_match: 'location' },
  ...['Middle Africa', 'Atlantis'].map((region) => ({ ...closed, region })),
  ...['North America', 'Oceania', 'Atlantis'].map((continent) => ({ ...closed, continent })),
  { ...closed, country: 'KEN', country_match: 'x' },
  { ...closed, admin1: 'Nairobi' },
  { ...closed, admin1: 'Nairobi', country: 'KEN' },
  { ...closed, admin1: 'Nairobi', country: 'KE' },
  { ...closed, admin1: 'Nairobi', country: 'KEN,UGA' },
  { ...closed, admin1: 'Western Cape', country: 'ZAF' },
  {
    date: elided?.eventDate ?? '',
    admin1: elided?.admin1 ?? '',
    country: elided?.country.iso3 ?? '',
    country_match: 'location',
  },
  { ...closed, admin1: 'Northern District', country: 'ISR' },
  ...['source_actor_country', 'target_actor_country', 'actor_country'].flatMap((name) =>
    ['USA,UKR,IND,BRA,KEN,FRA', 'Nowhere', 'Europe'].map((value) => ({ ...closed, [name]: value })),
  ),
  ...[
    '40,-10,60,30',
    '40.9,-9.1,59.1,29.9',
    '1,2,3',
    '60,-10,40,30',
    '40,30,60,-10',
    '-100,0,0,10',
    '0,-190,10,10',
  ].map((bbox) => ({
    ...closed,
    bbox,
  })),
  ...['48.9,2.4', '0.5,38', '48.9', '48.9,2.4,500', 'x,y'].map((near) => ({ ...closed, near })),
  ...['-17.8,-179.5', '-18,179', '-41,-179', '64,179'].map((near) => ({ ...closed, near, radius_km: 1900 })),
  { ...closed, lat: 0, lon: 20, radius_km: 1500 },
  // Two thirds of a degree of latitude are 75 km, within the default radius alone.
  { date: titled?.eventDate ?? '', lat: (titled?.latitude ?? 0) + 0.675, lon: titled?.longitude ?? 0 },
  { ...closed, bbox: '-90,-180,90,180' },
  { ...closed, country: 'NA' },
  { ...closed, source_actor_country: half(0), target_actor_country: half(1) },
  { ...closed, search: accented, search_mode: 'lexical' },
  { ...closed, search: accented.toUpperCase(), search_mode: 'lexical' },
  { ...closed, country: 'ARG', country_match: 'location', admin1: 'Córdoba' },
  { ...closed, search: 'march', search_mode: 'semantic', sort: 'significance' },
  { date: '2024-02-29' },
  ...['900', '5000', '0', 'abc'].map((radius_km) => ({ ...closed, near: '48.9,2.4', radius_km })),
  { ...closed, near: '66,20', radius_km: 1500 },
  { ...closed, lat: 48.9, lon: 2.4 },
  { ...closed, lat: 48.9, lng: 2.4 },
  { ...closed, lat: 48.9 },
  ...['category', 'categories'].map((name) => ({ ...closed, [name]: 'Protests' })),
  ...[
    'protests',
    'explosions/remote violence',
    'Protests,HEALTH',
    'Nonsense',
    'Strategic developments',
    'DEMOGRAPHIC',
  ].map((category) => ({
    ...closed,
    category,
  })),
  ...['Peaceful protest', 'Attack', 'Nonsense', 'Peaceful protest,Protest with intervention'].map(
    (subcategory) => ({
      ...closed,
      category: 'Protests',
      subcategory,
    }),
  ),
  { ...closed, category: 'ENVIRONMENT', subcategory: 'EN04' },
  { ...closed, categories: 'ENVIRONMENT', subcategory: 'EN04' },
  { ...closed, subcategory: 'Attack' },
  ...['event_family', 'domain'].map((name) => ({
    ...closed,
    [name]: name === 'domain' ? 'HEALTH' : 'conflict',
  })),
  { ...closed, event_family: 'cameoplus', category: 'Battles' },
  { ...closed, event_family: 'cameoplus', domain: 'CONFLICT' },
  { ...closed, family: 'conflict' },
  ...(
    [
      ['significance', 0.2, 0.5],
      ['confidence', 0.5, 0.8],
      ['goldstein_scale', -5, 1],
      ['magnitude', 3, 8],
      ['systemic_importance', 0.2, 0.7],
      ['propagation_potential', 0.2, 0.7],
      ['market_sensitivity', 0.2, 0.7],
      ['geo_precision', 2, 2],
    ] as const
  ).flatMap(([name, low, high]) => [
    { ...closed, [`${name}_min`]: low },
    { ...closed, [`${name}_max`]: high },
    { ...closed, [`${name}_min`]: low, [`${name}_max`]: high },
    { ...closed, [`${name}_min`]: 99 },
  ]),
  { ...closed, significance_min: 0.9, significance_max: 0.1 },
  { ...closed, goldstein_scale_min: -2, goldstein_scale_max: -5 },
  { ...closed, significance_min: 0.9, significance_max: 0.1, category: 'Protests' },
  { ...closed, magnitude_min: 9, magnitude_max: 10 },
  { ...closed, significance_min: 'x' },
  { ...closed, significance_min: '0.5x' },
  { ...closed, magnitude_min: 3, category: 'Battles' },
  ...['has_fatalities', 'civilian_targeting', 'include_images', 'include_entity_images'].flatMap((name) =>
    ['true', 'false', 'TRUE', '1', 'maybe'].map((value) => ({ ...closed, [name]: value })),
  ),
  { ...closed, include_images: true, include_entity_images: false },
  ...['fr', 'fra', 'por', 'xx', 'en,es,fr'].map((languages) => ({ ...closed, languages })),
  { ...closed, language: 'fr' },
  ...[merged, find('Meridian Agri'), 'wiki:Zoë_Lindqvist', 'Zoë Lindqvist', `Nobody,${merged}`, 'Nobody'].map(
    (entity) => ({ ...closed, entity }),
  ),
  ...['Amara Diallo', 'José Ángel Muñoz', 'Fatima al-Rashidi'].map((person) => ({
    ...closed,
    entity: find(person),
  })),
  { entity: merged },
  { entities: merged },
  ...['entity_id', 'entities'].map((name) => ({ ...closed, [name]: merged })),
  { ...closed, entity: `${merged},${find('Quorum Telecom')}` },
  { ...closed, entity: `${merged},${merged}` },
  ...['exact', 'expand'].map((entity_family) => ({ ...closed, entity: merged, entity_family })),
  { ...closed, entity: 'Meridian Agri', entity_family: 'expand' },
  { ...closed, entity_family: 'x' },
  ...[25, 26, 40].map((count) => ({ ...closed, entity: handles(count) })),
  ...['coverage', 'material'].map((entity_match) => ({ ...closed, entity: merged, entity_match })),
  ...['Q900001', 'p_0a1b2c3d', 'Q900003', 'Minister', 'Q1'].map((office) => ({ ...closed, office })),
  { ...closed, office: 'Q900001', entity: merged },
  { ...closed, office: 'Q900003', entity: merged },
  ...[
    { category: 'Battles' },
    { has_fatalities: true },
    { significance_min: 0.7 },
    { languages: 'es' },
  ].flatMap((filter) => ['Q900001', 'Q900002'].map((office) => ({ ...closed, office, ...filter }))),
  ...['Battles', 'POLITICAL'].map((category) => ({ ...closed, entity: handles(20), category })),
  { ...closed, office: 'Q900001', office_as_of: '2026-09-10' },
  { ...closed, office: 'Q900002', office_as_of: '2026-09-10' },
  { ...closed, office: 'Q900001', office_as_of: 'x' },
  { ...closed, office_as_of: '2026-08-10' },
  { ...closed, office: 'Q900001', date_start: '2026-06-01', date_end: '2026-06-20' },
  ...['search', 'q'].map((name) => ({ ...closed, [name]: title })),
  ...[
    'march for',
    'Residents rally',
    'ceasefires',
    'CHOLERA',
    'confirmed the report',
    'strike OR riot',
    both.join(' AND '),
  ].flatMap((search) => [
    { ...closed, search },
    { ...closed, search, search_mode: 'lexical' },
  ]),
  { ...closed, search_mode: 'x' },
  { ...closed, search: 'e', search_mode: 'lexical' },
  { ...closed, search: '^.', search_mode: 'lexical' },
  { ...closed, search: title, search_mode: 'semantic' },
  ...['recent', 'significance', 'x'].map((sort) => ({ ...closed, sort })),
  { ...month, cursor: 'nonsense' },
  { ...month, offset: '25' },
  { ...month, sort: 'recent', offset: '25' },
  {
    date_start: outside?.eventDate ?? '',
    date_end: outside?.eventDate ?? '',
    country: inner(outside?.country.name ?? '') ?? '',
    country_match: 'location',
  },
  ...retiredNames.map((name) => ({ ...closed, [name]: name.startsWith('canonical') ? '2026-08-20' : '0.4' })),
  ...rejectedNames.map((name) => ({ ...closed, [name]: '1' })),
  { ...closed, contry: 'KEN' },
  { ...closed, Limit: 3 },
  {
    ...closed,
    entity: corpus.entities
      .slice(0, 20)
      .map(({ id }) => id)
      .join(','),
  },
  { ...closed, source_actor_country: 'Brazil' },
  { ...closed, source_actor_country: 'UP,USA' },
  { ...closed, country: 'KEN', admin1: 'a\u0001b' },
  { ...closed, entity: 'https://encyclopedia.example/wiki/Quorum_Telecom' },
  { ...closed, entity: merged, entity_match: 'material', sort: 'recent' },
  { recorded_start: recordedFrom, recorded_end: recordedFrom },
  { recorded_start: codedFrom, recorded_end: codedTo },
  { recorded_start: recordedFrom, recorded_end: recordedTo, cursor: 'x' },
  { recorded_start: recordedFrom, recorded_end: 'x' },
  { days: 1 },
  { ...month, family: 'cameoplus' },
  { ...closed, continent: 'Africa', country_match: 'location' },
  ...['source_actor_country', 'target_actor_country', 'actor_country'].flatMap((name) =>
    ['BRA', 'BR', 'brazil'].map((country) => ({ ...closed, [name]: country })),
  ),
  ...metricNames.flatMap((name) => [
    { ...closed, [`${name}_min`]: metrics[name].min },
    { ...closed, [`${name}_max`]: metrics[name].max },
    { ...closed, [`${name}_max`]: metrics[name].max + 1 },
  ]),
];

/** Summary queries: one for each parameter and dimension. */
const summaries: readonly Values[] = [
  {},
  { ...closed, languages: 'fra' },
  { ...closed, office: 'Q900001', entity: merged },
  { days: 7 },
  { group_by: 'x' },
  { group_by: 'category', days: 3, limit: 500 },
  ...['date', 'country', 'region', 'continent', 'category', 'subcategory'].map((group_by) => ({
    ...month,
    group_by,
  })),
  ...['source_actor_country', 'target_actor_country'].map((group_by) => ({ ...month, group_by, limit: 500 })),
  ...[
    { country: 'KEN' },
    { region: 'Western Africa' },
    { continent: 'Oceania' },
    { category: 'Protests' },
    { subcategory: 'Peaceful protest', category: 'Protests' },
    { source_actor_country: 'USA' },
    { target_actor_country: 'USA' },
  ].map((filter) => ({ ...month, ...filter, group_by: Object.keys(filter)[0] ?? '' })),
  { ...month, actor_country: 'USA', group_by: 'target_actor_country' },
  ...['0', 'abc', '3', '500', '900'].map((limit) => ({ ...month, group_by: 'country', limit })),
  { ...month, category: 'Battles', has_fatalities: false },
  { ...month, search: 'x' },
  { ...month, cursor: 'x' },
  { date_start: '2026-01-01', date_end: '2026-01-02' },
  { date_start: '2026-03-01', date_end: '2026-03-02', country: 'AND' },
  ...lists
    .filter(
      (values) =>
        !['limit', 'sort', 'search', 'q', 'cursor', 'offset', 'date'].some(
          (name) => name in values && name !== 'limit',
        ),
    )
    .map(({ limit: _, ...values }) => values),
];

/** A value of each parameter that a fault of pairs may overlook. */
const valuesInPairs: Readonly<Record<string, Values>> = {
  country: { country: 'KEN' },
  region: { region: 'Western Africa' },
  continent: { continent: 'Oceania' },
  bbox: { bbox: '40,-10,60,30' },
  near: { near: '48.9,2.4', radius_km: 500 },
  category: { category: 'Protests' },
  subcategory: { category: 'Protests', subcategory: 'Peaceful protest' },
  source_actor_country: { source_actor_country: 'USA' },
  target_actor_country: { target_actor_country: 'USA' },
  actor_country: { actor_country: 'USA' },
  entity: { entity: merged },
  has_fatalities: { has_fatalities: true },
  civilian_targeting: { civilian_targeting: true },
  languages: { languages: 'fr' },
  search: { search: 'march', search_mode: 'lexical' },
  sort: { sort: 'recent' },
  limit: { limit: 3 },
  ...Object.fromEntries(
    metricNames.flatMap((name) =>
      (['min', 'max'] as const).map((side) => {
        const { min, max } = metrics[name];
        return [`${name}_${side}`, { [`${name}_${side}`]: (min + max) / 2 }];
      }),
    ),
  ),
};
/** Others, under which further Events fit both of a pair. */
const wider: Readonly<Record<string, Values>> = {
  ...valuesInPairs,
  category: { category: 'Protests,HEALTH' },
  subcategory: { category: 'ENVIRONMENT', subcategory: 'EN04' },
  ...Object.fromEntries(
    ['source_actor_country', 'target_actor_country'].map((name) => [
      name,
      { [name]: 'USA,UKR,IND,BRA,KEN,FRA,YEM,TUR,COL,HTI,IRQ,POL,NGA,SDN,SYR,MMR' },
    ]),
  ),
  significance_max: { significance_max: 0.2 },
  goldstein_scale_max: { goldstein_scale_max: -8 },
};
/** Codes of both families, one of which fits beside any other parameter. */
const coded = [
  ['Battles', 'Government regains territory'],
  ['Violence against civilians', 'Attack'],
  ['HEALTH', 'HE01'],
].map(
  ([category = '', subcategory = '']): Readonly<Record<string, Values>> => ({
    ...wider,
    goldstein_scale_max: { goldstein_scale_max: -2 },
    subcategory: { category, subcategory },
  }),
);
/** Queries for each pair, one of which is answered otherwise where one of both is overlooked. */
const pairs = faultIds.flatMap((id) => {
  const [, one = '', how = '', other = ''] = /^pairs\.(\w+)\.(ignored|uncounted)-with-(\w+)$/.exec(id) ?? [];
  if (one === '') return [];
  return [valuesInPairs, wider, ...coded].map((table) => ({
    names: [one, `${how}-with-${other}`],
    isCounted: how === 'uncounted',
    values: { ...closed, ...table[other], ...table[one] },
  }));
});

type Client = ReturnType<typeof clientOf>;
type Run = (client: Client) => Promise<unknown>;

interface Step {
  /** The parameters that it sends. */
  readonly names: readonly string[];
  readonly run: Run;
}

const step = (names: readonly string[], run: Run): Step => ({ names, run });

const seen = async (answer: ReturnType<Client['raw']>): Promise<string> => {
  const { status, body, headers } = await answer;
  return JSON.stringify([status, headers.get('content-type'), headers.get('x-usage-used') === null, body]);
};

/** A walk of three pages, under the parameters that a client may change on the way. */
const walk =
  (changed: Values, role = 'full', always: Values = {}): Run =>
  async (client) => {
    const query = { ...month, limit: 40, ...always };
    const first = await client.list(query);
    const cursor: unknown = first.body?.pagination?.next_cursor;
    if (typeof cursor !== 'string') return JSON.stringify(first.body);
    return seen(client.list({ ...query, ...changed, cursor }, role));
  };

const steps: readonly Step[] = [
  ...lists.map((values) => step(Object.keys(values), (client) => seen(client.list(values)))),
  ...summaries.map((values) =>
    step(['summary', ...Object.keys(values)], (client) => seen(client.summary(values))),
  ),
  ...pairs.map(({ names, isCounted, values: { limit, ...values } }) =>
    step(names, (client) => seen(isCounted ? client.summary(values) : client.list({ ...values, limit }))),
  ),
  ...[
    old,
    recent,
    deadly,
    divisive,
    divided,
    reported,
    linked,
    underOtherFamily,
    'conflict_000000000000',
    'x',
  ].map((id) => step(['detail'], (client) => seen(client.detail(id)))),
  ...[
    walk({}),
    walk({ limit: 101 }),
    walk({ country: 'KEN' }),
    walk({ date_end: '2026-08-20' }),
    walk({ sort: 'recent' }),
  ].map((run) => step(['cursor'], run)),
  step(['search', 'literal-on-every-page'], walk({}, 'full', { search: title, limit: 5 })),
  step(
    ['search', 'lexical-pages-by-time'],
    walk({}, 'full', { search: 'e', search_mode: 'lexical', limit: 5 }),
  ),
  step(['search', 'lexical-of-most-significant'], (client) =>
    seen(client.list({ ...month, search: faint?.title ?? '', search_mode: 'lexical', limit: 100 })),
  ),
  step(['cursor'], walk({}, 'unentitled')),
  step(['cursor', 'page-after-rows-asked-for'], walk({ limit: 150 }, 'full', { limit: 150 })),
  step(['cursor', 'bound-to-parameter-order'], async (client) => {
    const { date_start, date_end } = month;
    const first = await client.list({ date_start, date_end, limit: 40 });
    return seen(
      client.list({ date_end, date_start, limit: 40, cursor: first.body?.pagination?.next_cursor }),
    );
  }),
  step(['bbox', 'tiles-cut-off'], async (client) => {
    const { body } = await client.list({ ...closed, bbox: '-60,-130,60,-10' });
    const western = body.data.find(({ geo }: Card) => geo.longitude % 1 < -0.2);
    const { latitude, longitude } = (western as Card).geo;
    const box = [latitude - 1, longitude - 1, latitude + 0.1, longitude + 0.1];
    return seen(client.list({ ...closed, bbox: box.map((each) => each.toFixed(2)).join(',') }));
  }),
  step(['cursor'], walk({}, 'full', { sort: 'recent' })),
  step(['window', 'cursor'], walk({}, 'full', { date_start: '2026-07-01' })),
  step(['cursor'], async (client) => {
    const { date_start, date_end } = month;
    const stories = await client.raw(`/api/v2/stories?date_start=${date_start}&date_end=${date_end}&limit=5`);
    return seen(client.list({ ...month, limit: 5, cursor: stories.body?.pagination?.next_cursor }));
  }),
  step(['http'], (client) => seen(client.raw('/api/v2/nothing'))),
  step(['http'], (client) => seen(client.raw('/api/v2/events?x=%E0%A4%A'))),
  step(['http'], (client) => seen(client.raw('/api/v2/geo/admin1?country=USA'))),
  step(['http'], (client) => seen(client.raw('/api/v2/events', { method: 'DELETE' }))),
];

/** Faults that only time, or a second reply to the same request, shows; tests of their rules cover them. */
const shownByTime: readonly FaultId[] = [
  'cursor.immortal',
  'days.frozen',
  'cursor.expired-wrong-code',
  'metering.counted-per-key',
];

const own = faultIds.filter(
  (id) =>
    !/^(auth|access|entitlement|error-details|plan-required|metering|v1|openapi|meta|macro|changelog|registry|lei|isin|relationships|government|government-records|hierarchy|stories|story-card|story-bucket|entities|entity-card|geography|routes|aicompute|facilities|facility-record|odd-input|position|rare|sessions|state|search\.(?:q|scope|universe|result|registry|route|undeclared))\./.test(
      id,
    ),
);

describe('faults', () => {
  it('cite clauses that exist, at least one each, and say what they do', () => {
    for (const id of faultIds) {
      const { clauses, summary } = fault(id);
      expect(clauses.length, id).toBeGreaterThan(0);
      for (const clause of clauses) expect(isClauseId(clause), `${id} cites ${clause}`).toBe(true);
      expect(summary, id).not.toBe('');
    }
  });

  it('are many', () => {
    expect(own.length).toBeGreaterThan(130);
  });

  it('change a reply each, and leave the rest of the deployment running', async () => {
    const plain = clientOf([], () => noon, 850);
    const expected: unknown[] = [];
    for (const { run } of steps) expected.push(await run(plain));
    const silent: string[] = [];
    let last = 0;
    const gap = (at: number): number => Math.abs(at - last);
    for (const id of own) {
      if (shownByTime.includes(id)) continue;
      const client = clientOf([id], () => noon, 850);
      // Steps that send what the fault is about come first, then those near the one that showed its neighbour.
      const words = id.split('.');
      const apt = (at: number): number => steps[at]?.names.filter((name) => words.includes(name)).length ?? 0;
      const order = [...steps.keys()].sort((left, right) => apt(right) - apt(left) || gap(left) - gap(right));
      let shown = false;
      for (const at of order) {
        if ((await steps[at]?.run(client)) === expected[at]) continue;
        last = at;
        shown = true;
        break;
      }
      if (!shown) silent.push(id);
    }
    expect(silent).toEqual([]);
  }, 300_000);
});
