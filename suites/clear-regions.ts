import { vocabularies } from '../contract/index.js';
import { countryOf, locationOf } from './known-country.js';
import type { Fits } from './selection.js';

/** Parts of the world with the countries that nobody places elsewhere, by ISO-3 (ruling A72). */
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
  easternEurope: 'UKR POL ROU BGR HUN BLR MDA',
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
  Europe: { holds: ['restOfEurope'], perhaps: ['easternEurope'] },
  'Eastern Europe': { holds: ['easternEurope'] },
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
  Europe: { holds: ['restOfEurope', 'easternEurope'] },
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

/** Whether an Event took place on a continent. */
export const liesOn =
  (continent: Continent): Fits =>
  (card) =>
    lies(locationOf(card), continents[continent]);

export const regionNames: readonly Region[] = vocabularies.region.values;
export const continentNames: readonly Continent[] = vocabularies.continent.values;
