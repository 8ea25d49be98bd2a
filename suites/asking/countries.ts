import { type Country, countries } from '../../contract/countries.js';
import { vocabularies } from '../../contract/index.js';
import { at, isArray, isObject, type JsonObject } from '../../src/kit/index.js';
import type { Fits } from './results.js';
import { folded } from './texts.js';

/** Countries whose codes mean nothing else in either scheme, of places that the table does not name included. */
export const plainCountries: readonly Country[] = (
  'UKR JPN PHL VNM TUR IRQ PRT CZE YEM HTI SDN LBN LKA DNK KHM ZWE FRA ITA IND BRA MEX KEN POL EGY IDN PAK NPL CAN ' +
  'USA GRC HUN IRN PER THA ARG COL ECU NOR FIN ETH GHA LBY MLI MOZ QAT SAU UGA BEL CUB JAM JOR MYS NLD ROU RWA VEN'
)
  .split(' ')
  .flatMap((code) => countries.find(({ iso3 }) => iso3 === code) ?? []);

/** The first of some countries whose name is a part of the name of another one. */
export function withinAnother(some: readonly Country[], all: readonly Country[]): Country | undefined {
  const isWithin = (country: Country, holds: (longer: string, name: string) => boolean): boolean =>
    all.some((other) => other !== country && holds(folded(other.name), folded(country.name)));
  // The beginning of another name is taken for it by those as well who look for the nearest name.
  return (
    some.find((country) => isWithin(country, (longer, name) => longer.startsWith(name))) ??
    some.find((country) => isWithin(country, (longer, name) => longer.includes(name)))
  );
}

/** The origin countries of the actors of a card, in their order; a missing one is null. */
export function originsOf(card: JsonObject): readonly unknown[] {
  const actors = card.actors;
  return isArray(actors) ? actors.filter(isObject).map(({ country }) => country ?? null) : [];
}

/** The same, with those that the card names because a filter matched through them. */
export function matchedOriginsOf(card: JsonObject): readonly unknown[] {
  const named = at(card, '/geo_context/actor_origin_countries');
  return [...originsOf(card), ...(isArray(named) ? named : [])];
}

/** Whether an actor comes from the country; one without a country does not. */
export const isFrom = (origin: unknown, country: Country): boolean | undefined =>
  origin === null || origin === '' ? false : isCountry(origin, country);

/** Whether an actor may come from the country: a code of two letters may mean either scheme's country, and no other. */
export function mayBeFrom(origin: unknown, country: Country): boolean {
  const known = isFrom(origin, country);
  if (known !== undefined || typeof origin !== 'string') return known ?? true;
  const code = origin.trim().toUpperCase();
  return code === country.iso2 || code === country.fips || !shortCodes.has(code);
}

const shortCodes = new Set(countries.flatMap(({ iso2, fips }) => [iso2, fips]));

/** The truth of `one or other or ...` where some of them are unknown. */
export function anyOf(truths: readonly (boolean | undefined)[]): boolean | undefined {
  if (truths.includes(true)) return true;
  return truths.includes(undefined) ? undefined : false;
}

/**
 * The country that a name or a three-letter code of a card stands for; undefined where it is none that we
 * know by that spelling. Two letters count where they mean one country in either scheme (ruling country-codes).
 */
export function countryOf(text: unknown): Country | undefined {
  if (typeof text !== 'string') return undefined;
  // Most cards spell it as the table does, and every card is asked.
  return bySpelling.get(text) ?? bySpelling.get(text.trim().toLowerCase());
}

const bySpelling: ReadonlyMap<string, Country> = new Map(
  countries.flatMap((country) => {
    const { name, iso3, iso2 } = country;
    const spelled = [name, iso3, ...(plainCountries.includes(country) ? [iso2] : [])];
    return spelled.flatMap((each) => [[each, country] as const, [each.toLowerCase(), country] as const]);
  }),
);

/** Whether a text of a card stands for the country; undefined where its spelling is unknown to us. */
function isCountry(text: unknown, country: Country): boolean | undefined {
  const known = countryOf(text);
  return known === undefined ? undefined : known.iso3 === country.iso3;
}

export const locationOf = (card: JsonObject): unknown => at(card, '/geo/country');

/** Whether an Event took place in the country. */
export const isIn =
  (country: Country) =>
  (card: JsonObject): boolean | undefined =>
    isCountry(locationOf(card), country);

/** A way to write a country in a query. */
interface Spelling {
  readonly of: string;
  readonly write: (country: Country) => string;
}

export const spellings: readonly Spelling[] = [
  { of: 'ISO-3', write: ({ iso3 }) => iso3 },
  { of: 'ISO-2', write: ({ iso2 }) => iso2 },
  { of: 'FIPS', write: ({ fips }) => fips },
  { of: 'English name', write: ({ name }) => name },
  { of: 'ISO-3 in small letters', write: ({ iso3 }) => iso3.toLowerCase() },
  { of: 'English name in capitals', write: ({ name }) => name.toUpperCase() },
];

/** Parts of the world with the countries that nobody places elsewhere, by ISO-3 (ruling region-members). */
const parts = {
  northernAfrica: 'DZA LBY TUN MAR',
  westernAfrica: 'NGA GHA MLI SEN CIV BFA NER',
  easternAfrica: 'KEN ETH UGA TZA SOM',
  middleAfrica: 'CMR TCD CAF GAB COG',
  southernAfrica: 'ZAF BWA NAM LSO',
  middleEast: 'IRQ SYR JOR LBN SAU YEM QAT KWT',
  southAsia: 'IND PAK BGD NPL LKA',
  southeastAsia: 'IDN PHL VNM THA MYS KHM MMR',
  eastAsia: 'CHN JPN KOR',
  centralAsia: 'KAZ UZB KGZ TJK TKM',
  easternEurope: 'UKR ROU BGR BLR MDA',
  centralEurope: 'POL HUN',
  restOfEurope: 'FRA DEU ITA ESP GBR PRT NLD BEL IRL SWE NOR',
  northernAmerica: 'USA CAN',
  mexico: 'MEX',
  centralAmerica: 'GTM HND SLV NIC CRI PAN',
  caribbean: 'CUB HTI JAM DOM',
  southAmerica: 'BRA ARG CHL PER COL ECU BOL PRY URY VEN',
  oceania: 'AUS NZL FJI PNG',
} as const;
type Part = keyof typeof parts;

interface Extent {
  readonly holds: readonly Part[];
  /** Parts that some place in it and others do not. */
  readonly perhaps?: readonly Part[];
}

const africa = [
  'northernAfrica',
  'westernAfrica',
  'easternAfrica',
  'middleAfrica',
  'southernAfrica',
] as const;
const asia = ['southAsia', 'southeastAsia', 'eastAsia', 'centralAsia'] as const;
const middleAmerica = ['mexico', 'centralAmerica', 'caribbean'] as const;

export type Region = (typeof vocabularies.region.values)[number];
export type Continent = (typeof vocabularies.continent.values)[number];

// Whether a wide region holds the countries of its narrower namesakes is open, but of Africa they leave nothing.
const regions: Readonly<Record<Region, Extent>> = {
  Africa: { holds: africa },
  Asia: { holds: [], perhaps: [...asia, 'middleEast'] },
  'Middle East': { holds: ['middleEast'], perhaps: ['northernAfrica'] },
  'Northern Africa': { holds: ['northernAfrica'] },
  'Western Africa': { holds: ['westernAfrica'] },
  'Eastern Africa': { holds: ['easternAfrica'] },
  'Middle Africa': { holds: ['middleAfrica'] },
  'Southern Africa': { holds: ['southernAfrica'] },
  Europe: { holds: ['restOfEurope'], perhaps: ['centralEurope', 'easternEurope'] },
  'Eastern Europe': { holds: ['easternEurope'], perhaps: ['centralEurope'] },
  'South Asia': { holds: ['southAsia'] },
  'Southeast Asia': { holds: ['southeastAsia'] },
  'East Asia': { holds: ['eastAsia'] },
  'Central Asia': { holds: ['centralAsia'] },
  'North America': { holds: ['northernAmerica'], perhaps: middleAmerica },
  'Central America': { holds: ['centralAmerica'], perhaps: ['mexico', 'caribbean'] },
  Caribbean: { holds: ['caribbean'], perhaps: ['mexico', 'centralAmerica'] },
  'South America': { holds: ['southAmerica'] },
  Oceania: { holds: ['oceania'] },
};

const continents: Readonly<Record<Continent, Extent>> = {
  Africa: { holds: africa },
  Asia: { holds: [...asia, 'middleEast'] },
  Europe: { holds: ['restOfEurope', 'centralEurope', 'easternEurope'] },
  'North America': { holds: ['northernAmerica', ...middleAmerica] },
  'South America': { holds: ['southAmerica'] },
  Oceania: { holds: ['oceania'] },
};

const partOf: ReadonlyMap<string, Part> = new Map(
  (Object.keys(parts) as readonly Part[]).flatMap((part) =>
    parts[part].split(' ').map((code) => [code, part]),
  ),
);

/** Whether a country lies within; undefined where that is a matter of definition. */
function lies(country: unknown, { holds, perhaps = [] }: Extent): boolean | undefined {
  const part = partOf.get(countryOf(country)?.iso3 ?? '');
  if (part === undefined || perhaps.includes(part)) return undefined;
  return holds.includes(part);
}

/** Whether a country belongs to a region. */
export const belongsTo = (country: unknown, region: Region): boolean | undefined =>
  lies(country, regions[region]);

/** Whether an Event took place in a region. */
export const liesIn =
  (region: Region): Fits =>
  (card) =>
    belongsTo(locationOf(card), region);

/** Whether a country lies on a continent. */
export const isOnContinent = (country: unknown, continent: Continent): boolean | undefined =>
  lies(country, continents[continent]);

/** Whether an Event took place on a continent. */
export const liesOn =
  (continent: Continent): Fits =>
  (card) =>
    isOnContinent(locationOf(card), continent);

export const regionNames: readonly Region[] = vocabularies.region.values;
export const continentNames: readonly Continent[] = vocabularies.continent.values;

/** A region or a continent, with the countries of which it is clear whether they belong to it. */
export interface PartOfTheWorld {
  readonly name: Region | Continent;
  readonly holds: (country: Country) => boolean | undefined;
}

export const partsOfTheWorld: Readonly<Record<'region' | 'continent', readonly PartOfTheWorld[]>> = {
  region: regionNames.map((name) => ({ name, holds: ({ iso3 }) => belongsTo(iso3, name) })),
  continent: continentNames.map((name) => ({ name, holds: ({ iso3 }) => isOnContinent(iso3, name) })),
};
