import { type Country, countries } from '../../../../contract/countries.js';
import { vocabularies } from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import type { Facility } from '../corpus/facilities.js';
import { enumOf, listItems } from '../http/parameter-values.js';
import { nearest, quoted, Refusal } from '../http/refusal.js';
import { type Faults, nothingPlanted, type Planted, type Variants } from '../planted.js';

export const facilityPlaceFaults = {
  'facilities.country.names-refused': {
    clauses: ['facilities.country.name'],
    summary: 'Takes codes of countries only',
  },
  'facilities.country.name-substring': {
    clauses: ['facilities.country.only'],
    summary: 'Finds facilities by a part of their country, so that Niger brings Nigeria as well',
  },
  'facilities.country.iso-2-refused': {
    clauses: ['facilities.country.iso-2'],
    summary: 'Refuses two-letter codes of countries',
  },
  'facilities.country.iso-3-refused': {
    clauses: ['facilities.country.iso-3'],
    summary: 'Refuses three-letter codes of countries',
  },
  'facilities.country.secondary-first': {
    clauses: ['facilities.country.primary'],
    summary: 'Overlooks the primary country of facilities that have a secondary one',
  },
  'facilities.country.primary-empty': {
    clauses: ['facilities.country.primary'],
    summary: 'Looks at secondary countries only',
  },
  'facilities.country.primary-only-beside-type': {
    clauses: ['facilities.country.secondary'],
    admits: ['facilities.type.values'],
    summary: 'Looks at primary countries only where type is sent',
  },
  'facilities.country.primary-only-in-order': {
    clauses: ['facilities.country.secondary'],
    summary: 'Finds facilities by their primary countries only under sort=country',
  },
  'facilities.country.primary-only': {
    clauses: ['facilities.country.secondary'],
    summary: 'Looks at primary countries only',
  },
  'facilities.country.secondary-by-long-code': {
    clauses: ['facilities.country.secondary'],
    summary: 'Finds secondary countries by their three-letter codes only',
  },
  'facilities.country.dropped': {
    clauses: ['facilities.country.only'],
    summary: 'Ignores the country of facilities',
  },
  'facilities.country.na-as-null': {
    clauses: ['facilities.country.only'],
    summary: 'Reads NA, the code of Namibia, as no value, and lists every facility',
  },
  'facilities.country.widened-to-region': {
    clauses: ['facilities.country.only'],
    summary: 'Returns the neighbours of a country as well',
  },
  'facilities.region.dropped': {
    clauses: ['facilities.region.only'],
    summary: 'Ignores the region of facilities',
  },
  'facilities.region.europe-added': {
    clauses: ['facilities.region.only'],
    summary: 'Adds the countries of Europe to every region',
  },
  'facilities.region.not-expanded': {
    clauses: ['facilities.region.finds'],
    summary: 'Compares the region with the name of the country, and finds nothing',
  },
  'facilities.region.narrow': {
    clauses: ['facilities.region.finds'],
    summary: 'Leaves the countries of narrower regions out of a region',
  },
  'facilities.region.secondary-only': {
    clauses: ['facilities.region.finds'],
    summary: 'Looks at secondary countries only for a region',
  },
  'facilities.continent.dropped': {
    clauses: ['facilities.continent.only'],
    summary: 'Ignores the continent of facilities',
  },
  'facilities.continent.americas-swapped': {
    clauses: ['facilities.continent.only'],
    summary: 'Takes North America and South America for each other',
  },
  'facilities.continent.as-region': {
    clauses: ['facilities.continent.finds'],
    summary: 'Reads a continent as the region of the same name, without the regions inside it',
  },
} as const satisfies Faults;

export const facilityPlaceVariants = {
  'facilities.places.unknown-empty': {
    summary: 'Finds no facility in a country, region or continent that it does not know',
    allowedBy: ['facilities.country.unknown', 'facilities.region.unknown', 'facilities.continent.unknown'],
  },
  'facilities.places.secondary-too': {
    summary: 'Finds facilities by the region and the continent of their secondary country too',
    allowedBy: ['facilities.region.secondary', 'facilities.continent.secondary'],
  },
} as const satisfies Variants;

type Keep = (facility: Facility) => boolean;

const all: Keep = () => true;

const by = (pick: (country: Country) => string): ReadonlyMap<string, Country> =>
  new Map(countries.map((country) => [pick(country).toUpperCase(), country]));

const byIso3 = by(({ iso3 }) => iso3);
const byIso2 = by(({ iso2 }) => iso2);
const byName = by(({ name }) => name);

/** The country that a name, an ISO-2 or an ISO-3 code means. */
function countryOf(text: string, planted: Planted): Country | undefined {
  const upper = text.toUpperCase();
  return (
    (planted('facilities.country.iso-3-refused') ? undefined : byIso3.get(upper)) ??
    (planted('facilities.country.iso-2-refused') ? undefined : byIso2.get(upper)) ??
    (planted('facilities.country.names-refused') ? undefined : byName.get(upper))
  );
}

function meant(item: string, planted: Planted): readonly Country[] {
  const country = countryOf(item, planted);
  if (country === undefined && planted.varied('facilities.places.unknown-empty')) return [];
  if (country === undefined) {
    throw new Refusal('INVALID_COUNTRY', `${quoted(item)} is no country.`, {
      param: 'country',
      did_you_mean: nearest(
        item,
        [...byName.values()].map(({ name }) => name),
      ).slice(0, 3),
    });
  }
  if (planted('facilities.country.name-substring'))
    return countries.filter(({ name }) => name.includes(country.name));
  if (planted('facilities.country.widened-to-region'))
    return countries.filter(({ region }) => region === country.region);
  return [country];
}

/** Keeps a facility whose primary or secondary country was sent. */
function byCountry({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('country');
  if (text === undefined || planted('facilities.country.dropped')) return all;
  if (text === 'NA' && planted('facilities.country.na-as-null')) return all;
  const items = listItems(text);
  const wanted = new Set(items.flatMap((item) => meant(item, planted)));
  const isLong = planted('facilities.country.secondary-by-long-code');
  const aside = isLong
    ? new Set(items.filter((item) => byIso3.has(item.toUpperCase())).flatMap((item) => meant(item, planted)))
    : wanted;
  const isPrimaryAlone =
    planted('facilities.country.primary-only') ||
    (values.has('type') && planted('facilities.country.primary-only-beside-type')) ||
    (values.get('sort') === 'country' && planted('facilities.country.primary-only-in-order'));
  return ({ country, secondaryCountry: other }) => {
    const second = other !== null && aside.has(other) && !isPrimaryAlone;
    if (planted('facilities.country.primary-empty')) return second;
    if (other !== null && planted('facilities.country.secondary-first')) return second;
    return wanted.has(country) || second;
  };
}

/** Whether a place is one that the vocabulary has. */
const isPlace = ({ values }: FamilyCall, name: 'region' | 'continent'): boolean => {
  const known: readonly string[] = vocabularies[name].values;
  return known.includes(values.get(name) ?? known[0] ?? '');
};

/** Keeps a facility whose primary country lies in the region. */
function byRegion(call: FamilyCall, planted: Planted): Keep {
  const { values } = call;
  if (!isPlace(call, 'region') && planted.varied('facilities.places.unknown-empty')) return () => false;
  const region = enumOf(values, 'region', 'region', nothingPlanted);
  if (region === undefined || planted('facilities.region.dropped')) return all;
  return ({ country, secondaryCountry }) => {
    if (planted('facilities.region.not-expanded')) return country.name === region;
    if (planted('facilities.region.secondary-only')) return secondaryCountry?.region === region;
    if (planted('facilities.region.europe-added') && country.continent === 'Europe') return true;
    const second = secondaryCountry?.region === region || secondaryCountry?.continent === region;
    if (second && planted.varied('facilities.places.secondary-too')) return true;
    return (
      country.region === region || (country.continent === region && !planted('facilities.region.narrow'))
    );
  };
}

const swapped: Readonly<Record<string, string>> = {
  'North America': 'South America',
  'South America': 'North America',
};

/** Keeps a facility whose primary country lies in the continent. */
function byContinent(call: FamilyCall, planted: Planted): Keep {
  const { values } = call;
  if (!isPlace(call, 'continent') && planted.varied('facilities.places.unknown-empty')) return () => false;
  const continent = enumOf(values, 'continent', 'continent', nothingPlanted);
  if (continent === undefined || planted('facilities.continent.dropped')) return all;
  const wanted = planted('facilities.continent.americas-swapped')
    ? (swapped[continent] ?? continent)
    : continent;
  const narrow = planted('facilities.continent.as-region');
  const both = planted.varied('facilities.places.secondary-too');
  return ({ country, secondaryCountry }) =>
    (narrow ? country.region : country.continent) === wanted ||
    (both && secondaryCountry?.continent === wanted);
}

/** What `country`, `region` and `continent` keep. */
export const facilityPlaces = (call: FamilyCall, planted: Planted): readonly Keep[] =>
  [byCountry, byRegion, byContinent].map((each) => each(call, planted));
