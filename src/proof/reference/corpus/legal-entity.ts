import type { Random } from './random.js';

/** Digits stay, letters become 10 (A) to 35 (Z), as both ISO 17442 and ISO 6166 number them. */
const numbered = (code: string): string =>
  Array.from(code, (character) => Number.parseInt(character, 36).toString()).join('');

/** The remainder of ISO 7064 MOD 97-10 of an upper-case alphanumeric code; 1 for a valid LEI. */
export const mod97 = (code: string): number =>
  Array.from(numbered(code), Number).reduce((remainder, digit) => (remainder * 10 + digit) % 97, 0);

/** An LEI (ISO 17442) from its first 18 characters. */
export function leiOf(stem: string): string {
  const check = 98 - mod97(`${stem}00`);
  return `${stem}${String(check).padStart(2, '0')}`;
}

/** An ISIN (ISO 6166) from its first 11 characters: a country and nine characters. */
export function isinOf(stem: string): string {
  const sum = Array.from(numbered(stem), Number)
    .reverse()
    .map((digit, at) => (at % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + Math.floor(value / 10) + (value % 10), 0);
  return `${stem}${(10 - (sum % 10)) % 10}`;
}

/** A country in which entities of the registry are registered, with the words of its legal names. */
interface Place {
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  /** ISO 3166-1 alpha-2 codes and ISO 3166-2 subdivisions that serve as jurisdictions. */
  readonly jurisdictions: readonly [string, ...string[]];
  readonly cities: readonly [string, ...string[]];
  readonly forms: readonly [string, ...string[]];
  readonly words: readonly [string, ...string[]];
}

const places: readonly [Place, ...Place[]] = [
  {
    country: 'USA',
    jurisdictions: ['US', 'US-DE', 'US-NY', 'US-CA'],
    cities: ['Wilmington', 'Albany', 'Sacramento', 'Boise'],
    forms: ['Inc.', 'LLC', 'Corporation'],
    words: ['Prairie', 'Granite', 'Bluewater', 'Larkspur'],
  },
  {
    country: 'DEU',
    jurisdictions: ['DE'],
    cities: ['München', 'Köln', 'Lübeck'],
    forms: ['GmbH', 'AG', 'GmbH & Co. KG'],
    words: ['Süderelbe', 'Grünwald', 'Weißenfels', 'Bodensee'],
  },
  {
    country: 'FRA',
    jurisdictions: ['FR'],
    cities: ['Besançon', 'Nîmes', 'Orléans'],
    forms: ['S.A.', 'SAS', 'SARL'],
    words: ['Énergie', "L'Étoile", 'Rivière', 'Forêt'],
  },
  {
    country: 'GBR',
    jurisdictions: ['GB'],
    cities: ['Leeds', 'Norwich', 'Inverness'],
    forms: ['Limited', 'PLC', 'LLP'],
    words: ['Thornbury', 'Wexcombe', 'Halden', 'Ashmere'],
  },
  {
    country: 'ESP',
    jurisdictions: ['ES'],
    cities: ['Cádiz', 'León', 'Málaga'],
    forms: ['S.A.', 'S.L.'],
    words: ['Montaña', 'Peñalara', 'Río Alto', 'Cigüeña'],
  },
  {
    country: 'JPN',
    jurisdictions: ['JP'],
    cities: ['Sapporo', 'Kōchi', 'Ōtsu'],
    forms: ['Kabushiki Kaisha', 'Godo Kaisha'],
    words: ['Hokushō', 'Minatogawa', 'Tōkaidō', 'Sakuragi'],
  },
  {
    country: 'POL',
    jurisdictions: ['PL'],
    cities: ['Łódź', 'Gdańsk', 'Poznań'],
    forms: ['S.A.', 'Sp. z o.o.'],
    words: ['Żuraw', 'Wisła', 'Śnieżka', 'Bałtyk'],
  },
  {
    country: 'BRA',
    jurisdictions: ['BR'],
    cities: ['Maceió', 'Goiânia', 'Belém'],
    forms: ['Ltda.', 'S.A.'],
    words: ['Pantanal', 'Araçá', 'São Bento', 'Ipê'],
  },
  {
    country: 'CAN',
    jurisdictions: ['CA', 'CA-ON', 'CA-QC'],
    cities: ['Hamilton', 'Québec', 'Kelowna'],
    forms: ['Inc.', 'Ltée', 'Ltd.'],
    words: ['Laurentides', 'Tamarack', 'Montréal-Est', 'Kestrel'],
  },
  {
    country: 'SWE',
    jurisdictions: ['SE'],
    cities: ['Umeå', 'Malmö', 'Örebro'],
    forms: ['AB', 'Aktiebolag (publ)'],
    words: ['Björkö', 'Ängelholm', 'Norrsken', 'Skärgård'],
  },
];

/** What the entities of the registry do, in the middle of their names. */
const trades = [
  'Capital',
  'Holding',
  'Logistics',
  'Maritime',
  'Minerals',
  'Power',
  'Textiles',
  'Timber',
  'Ventures',
  'Water',
] as const;

export const entityStatuses = ['ACTIVE', 'INACTIVE'] as const;
export const registrationStatuses = ['ISSUED', 'LAPSED', 'MERGED', 'RETIRED', 'ANNULLED'] as const;
export const entityCategories = [
  'GENERAL',
  'BRANCH',
  'FUND',
  'SOLE_PROPRIETOR',
  'RESIDENT_GOVERNMENT_ENTITY',
] as const;

export const exceptionReasons = ['NO_KNOWN_PERSON', 'NATURAL_PERSONS', 'NON_CONSOLIDATING'] as const;

export interface LegalEntity {
  readonly lei: string;
  /** The id of the row in our own store; not addressable. */
  readonly record_id: number;
  readonly legal_name: string;
  readonly legal_address: { readonly city: string; readonly country: string };
  /** ISO-3 code of the legal address. */
  readonly country: string;
  /** ISO-3 code of the headquarters, often the same. */
  readonly headquarters_country: string;
  /** Raw alpha-2 or subdivision code. */
  readonly jurisdiction: string;
  readonly entity_status: (typeof entityStatuses)[number];
  readonly registration_status: (typeof registrationStatuses)[number];
  readonly entity_category: (typeof entityCategories)[number];
  readonly last_updated: string;
}

/** The start node is the child, the end node its parent. */
export interface Relationship {
  readonly start_node: string;
  readonly end_node: string;
  readonly relationship_type: 'IS_DIRECTLY_CONSOLIDATED_BY' | 'IS_ULTIMATELY_CONSOLIDATED_BY';
  readonly relationship_status: 'ACTIVE';
}

export interface ReportingException {
  readonly lei: string;
  readonly category: 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT';
  readonly reason: (typeof exceptionReasons)[number];
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

export const letters = (random: Random, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(random.whole(0, alphabet.length - 1))).join('');

export const usual = <T>(random: Random, common: T, all: readonly [T, ...T[]]): T =>
  random.chance(0.6) ? common : random.pick(all);

/** The record number `at` of the index; a given name gets the legal form of its country. */
export function legalEntity(
  random: Random,
  at: number,
  given?: { readonly name: string; readonly country?: string },
): LegalEntity {
  const place = places.find(({ country }) => country === given?.country) ?? random.pick(places);
  const stem = `${random.whole(1000, 9999)}00${letters(random, 8)}${at.toString(36).toUpperCase().padStart(4, '0')}`;
  const made = () => `${random.pick(place.words)} ${letters(random, 2)} ${random.pick(trades)}`;
  const name = `${given?.name ?? made()} ${random.pick(place.forms)}`;
  return {
    lei: leiOf(stem),
    record_id: 70_000 + at,
    legal_name: name,
    legal_address: { city: random.pick(place.cities), country: place.country },
    country: place.country,
    headquarters_country: random.chance(0.8) ? place.country : random.pick(places).country,
    jurisdiction: random.pick(place.jurisdictions),
    entity_status: usual(random, 'ACTIVE', entityStatuses),
    registration_status: usual(random, 'ISSUED', registrationStatuses),
    entity_category: usual(random, 'GENERAL', entityCategories),
    last_updated: `2026-0${random.whole(3, 6)}-${String(random.whole(1, 28)).padStart(2, '0')}T00:00:00Z`,
  };
}

/** The record that a child files of the entity that consolidates it. */
export const consolidated = (
  child: LegalEntity,
  parent: LegalEntity,
  degree: 'DIRECTLY' | 'ULTIMATELY',
): Relationship => ({
  start_node: child.lei,
  end_node: parent.lei,
  relationship_type: `IS_${degree}_CONSOLIDATED_BY`,
  relationship_status: 'ACTIVE',
});

/** What a filer declares who reports no direct parent. */
export const declared = ({ lei }: LegalEntity, reason: ReportingException['reason']): ReportingException => ({
  lei,
  category: 'DIRECT_ACCOUNTING_CONSOLIDATION_PARENT',
  reason,
});
