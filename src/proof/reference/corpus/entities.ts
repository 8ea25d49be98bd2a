import { type Country, countries } from '../../../../contract/countries.js';
import { type Random, randomFrom } from './random.js';
import type { Thinned } from './thinned.js';

/** A person or organisation. */
export interface Entity {
  /** `e_` and hexadecimal digits; where the cross-source registry lacks the entity, its `wiki:` id. */
  readonly id: string;
  readonly name: string;
  readonly type: 'Person' | 'Organization';
  readonly country: Country | null;
  /** Null without an encyclopedia page; a merged variant has a slug of its own, which redirects. */
  readonly wiki: string | null;
  /** The page, which merged variants share. */
  readonly encyclopediaUrl: string | null;
  readonly cik?: string;
  /** The entity into which this one was merged; siblings share it. Their own id otherwise. */
  readonly canonicalId: string;
  /** Candidates wait for review: they are known, and neither scored nor linked to news. */
  readonly status: 'active' | 'needs_review';
  /** Whether news mention it; the others are known from structured registries alone. */
  readonly inNews: boolean;
}

type Row = readonly [name: string, type: Entity['type'], country: string | null, ...variants: string[]];

/** Made-up names; the variants are older records, merged into the first name. */
const rows: readonly Row[] = [
  ['Amara Diallo', 'Person', 'SEN', 'Amara Diallo (politician)'],
  ['Zoë Lindqvist', 'Person', 'SWE'],
  ['José Ángel Muñoz', 'Person', 'MEX', 'Jose A. Munoz'],
  ['Chloé Béranger', 'Person', 'FRA'],
  ['Tomás Ó Briain', 'Person', 'IRL'],
  ['Łukasz Wiśniewski', 'Person', 'POL'],
  ['Nguyễn Văn Hòa', 'Person', 'VNM'],
  ['Fatima al-Rashidi', 'Person', 'IRQ', 'Fatima Rashidi'],
  ['Søren Ødegaard', 'Person', 'NOR'],
  ['Yuki Tanemura', 'Person', 'JPN'],
  ['Ibrahim Okonjo', 'Person', 'NGA'],
  ['Marta Szabó', 'Person', 'HUN'],
  ['Rafael Quispe', 'Person', 'PER'],
  ['Elena Petrova-Kovács', 'Person', 'BGR'],
  ['Kwame Asantewaa', 'Person', 'GHA'],
  ['Priya Raghunathan', 'Person', 'IND'],
  ['Omar Bensalem', 'Person', 'TUN'],
  ['Ingrid Þórsdóttir', 'Person', 'ISL'],
  ['Daniel Achterberg', 'Person', 'NLD'],
  ['Lucía Fernández Peña', 'Person', 'ESP'],
  ['Samuel Wanjiru', 'Person', 'KEN'],
  ['Hye-jin Seong', 'Person', 'KOR'],
  ['Viktor Halász', 'Person', null],
  ['Aisha Noor Jalil', 'Person', 'PAK'],
  ['Mateus Gonçalves', 'Person', 'BRA'],
  ['Anouk Delacroix', 'Person', 'FRA'],
  ['Dmitri Sokolenko', 'Person', 'UKR'],
  ['Grace Mutasa', 'Person', 'ZWE'],
  ['Hassan Tirmizi', 'Person', 'PAK'],
  ['Bogdana Ilić', 'Person', 'SRB'],
  ['Meridian Grain Holdings', 'Organization', 'USA', 'Meridian Grain Trading', 'Meridian Agri'],
  ['Northreach Semiconductors', 'Organization', 'USA', 'Northreach Micro'],
  ['Union of Coastal Workers', 'Organization', 'CHL'],
  ['Altiplano Lithium', 'Organization', 'BOL'],
  ['Société Minière du Fleuve', 'Organization', 'COD'],
  ['Harbor & Vale Insurance', 'Organization', 'GBR'],
  ['Pan-Sahel Relief Committee', 'Organization', null],
  ['Blue Delta Energy', 'Organization', 'NGA', 'Blue Delta Petroleum'],
  ['Institute for River Commons', 'Organization', null],
  ['Kestrel Aerospace', 'Organization', 'USA'],
  ['Öresund Rail Alliance', 'Organization', 'SWE'],
  ['Straits Container Line', 'Organization', 'SGP'],
  ['Civic Data Observatory', 'Organization', null],
  ['People’s Movement for Renewal', 'Organization', 'GIN'],
  ['Highland Liberation Front', 'Organization', 'ETH', 'Highland Front'],
  ['Republican Guard of the North', 'Organization', 'YEM'],
  ['Tierra Común', 'Organization', 'COL'],
  ['Vantage Cloud Systems', 'Organization', 'USA'],
  ['Council of Lowland Mayors', 'Organization', 'NLD'],
  ['Sunda Palm Cooperative', 'Organization', 'IDN'],
  ['Żubr Logistics', 'Organization', 'POL'],
  ['Medina Health Trust', 'Organization', 'MAR'],
  ['Federation of Transport Unions', 'Organization', 'ARG'],
  ['Arctic Fisheries Board', 'Organization', 'NOR'],
  ['Granite State Bank', 'Organization', 'USA'],
  ['Quorum Telecom', 'Organization', 'ZAF'],
];

/** Names in the news that the cross-source registry lacks. */
const unregistered: readonly string[] = [
  'Chloé Béranger',
  'Nguyễn Văn Hòa',
  'Yuki Tanemura',
  'Institute for River Commons',
  'Civic Data Observatory',
  'Tierra Común',
];

/** In structured registries, and not in the news; they have no encyclopedia page. */
const unreported: readonly Row[] = [
  ['Corvane Chemicals', 'Organization', 'DEU'],
  ['Tessaly Port Authority', 'Organization', 'GRC'],
  ['Banque Agricole du Ténéré', 'Organization', 'NER'],
  ['Meridian Turbine Works', 'Organization', 'USA'],
];

/** Candidates for the registry; the first two have a page. */
const candidates: readonly Row[] = [
  ['Amara Diallo Fofana', 'Person', 'GIN'],
  ['New Dawn Assembly', 'Organization', null],
  ['Meridian Shipping', 'Organization', 'PAN'],
  ['Teodor Achimescu', 'Person', 'ROU'],
];

const slugOf = (name: string): string => name.replace(/[\s&]+/g, '_');
const wikiOf = (name: string): string => `wiki:${slugOf(name)}`;
const countryOf = (iso3: string | null): Country | null =>
  countries.find((country) => country.iso3 === iso3) ?? null;

/** An entity and its merged variants, in the cross-source registry. */
function registered(random: Random, [name, type, iso3, ...variants]: Row): readonly Entity[] {
  const ids = [name, ...variants].map(() => `e_${random.hex(12)}`);
  const canonicalId = ids[0] ?? '';
  return [name, ...variants].map((spelling, at) => ({
    id: ids[at] ?? canonicalId,
    name: spelling,
    type,
    country: countryOf(iso3),
    wiki: wikiOf(spelling),
    encyclopediaUrl: `https://encyclopedia.example/wiki/${encodeURIComponent(slugOf(name))}`,
    ...(type === 'Organization' && at === 0 ? { cik: `cik:${random.whole(100_000, 1_999_999)}` } : {}),
    canonicalId,
    status: 'active',
    inNews: true,
  }));
}

/** An entity as it is without that registry. */
const addressedBySlug = ({ cik: _, ...entity }: Entity): Entity => {
  const id = wikiOf(entity.name);
  return { ...entity, id, canonicalId: id };
};

const pageless = (entity: Entity): Entity => ({ ...entity, wiki: null, encyclopediaUrl: null });

/** The entities of one seed: those in the news first, a few with merged siblings. */
export function entitiesOf(seed: number): readonly Entity[] {
  const random = randomFrom(`entities of ${seed}`);
  const silent = (row: Row): readonly Entity[] =>
    registered(random, row).map((entity) => ({ ...entity, inNews: false }));
  return [
    ...rows
      .flatMap((row) => registered(random, row))
      .map((entity) => (unregistered.includes(entity.name) ? addressedBySlug(entity) : entity)),
    ...unreported.flatMap(silent).map(pageless),
    ...candidates
      .flatMap(silent)
      .map((entity): Entity => ({ ...entity, status: 'needs_review' }))
      .map((entity, at) => (at < 2 ? entity : pageless(entity))),
  ];
}

/** Where an image of an entity is. */
export const thumbnailOf = (id: string): string => `https://images.service.example/entities/${id}.jpg`;

/** The records that were merged into an entity. */
export const variantsOf = (
  { canonicalId }: Entity,
  { entities }: { readonly entities: readonly Entity[] },
): readonly Entity[] =>
  entities.filter((other) => other.canonicalId === canonicalId && other.id !== canonicalId);

/** A person in an office, for a term of dates; both dates are missing where the record has none. */
export interface Holder {
  readonly name: string;
  /** The spine id, where the person is found in the news. */
  readonly entityId?: string;
  readonly start?: string;
  readonly end?: string;
}

export interface Office {
  readonly ids: readonly string[];
  readonly name: string;
  readonly holders: readonly Holder[];
}

/** A few offices: overlapping terms, undated holders, and one roster beyond the cap of 1,000. */
export function officesOf(entities: readonly Entity[]): readonly Office[] {
  const known = (name: string): Holder => {
    const entity = entities.find((one) => one.name === name);
    return entity === undefined ? { name } : { name, entityId: entity.id };
  };
  return [
    {
      ids: ['Q900001', 'p_0a1b2c3d'],
      name: 'Minister of Finance',
      holders: [
        { ...known('Zoë Lindqvist'), start: '2019-05-01', end: '2026-10-15' },
        { ...known('Ibrahim Okonjo'), start: '2026-09-01' },
        known('Marta Szabó'),
        { name: 'Ada Vermeulen', start: '2012-01-01' },
      ],
    },
    {
      ids: ['Q900002', 'p_4e5f6a7b'],
      name: 'President of the Republic',
      holders: [
        { ...known('Amara Diallo'), start: '2021-03-01' },
        { ...known('Rafael Quispe'), start: '2014-03-01', end: '2021-02-28' },
      ],
    },
    {
      ids: ['Q900003', 'p_8c9d0e1f'],
      name: 'Member of the National Assembly',
      holders: Array.from({ length: 1_204 }, (_, at) => ({ name: `Deputy ${at + 1}`, start: '2024-01-01' })),
    },
  ];
}

/** What the families beside the news are made from; it stays as it is when a day passes. */
export interface Records {
  readonly seed: number;
  readonly entities: readonly Entity[];
  /** What the deployment holds less of than usual; it goes with entities of its own. */
  readonly thinned?: Thinned;
}

const places = new WeakMap<readonly Entity[], ReadonlyMap<string, number>>();

/** The entities that have one of some ids, in the order of their list. */
export function entitiesWith(ids: readonly string[], entities: readonly Entity[]): readonly Entity[] {
  const placeOf = places.get(entities) ?? new Map(entities.map(({ id }, place) => [id, place]));
  places.set(entities, placeOf);
  return [...new Set(ids)]
    .flatMap((id) => placeOf.get(id) ?? [])
    .sort((one, other) => one - other)
    .flatMap((place) => entities[place] ?? []);
}

/** Makes something of records once, however many days and corpora share them. @param thin what leaves rows of it out */
export function memoizedByRecords<T extends object>(
  make: (records: Records) => T,
  thin: (thinned: Thinned) => ((whole: T) => T) | undefined,
): (records: Records) => T {
  const made = new WeakMap<readonly Entity[], T>();
  const build = (records: Records): T => {
    const whole = make(records);
    return thin(records.thinned ?? {})?.(whole) ?? whole;
  };
  return (records) => {
    const known = made.get(records.entities) ?? build(records);
    made.set(records.entities, known);
    return known;
  };
}
