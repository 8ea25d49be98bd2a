import { type Country, countries } from '../../../../contract/countries.js';
import type { Event } from '../corpus/index.js';
import { enumOf, listItems } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { nearest, quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

/** The filters by the countries of actors read their lists alike. */
const ofActors = [
  'events.source-actor-country.filter',
  'events.target-actor-country.filter',
  'events.actor-country.filter',
] as const;

export const countryFaults = {
  'country.unknown-served-empty': {
    clauses: [
      'events.country.unknown',
      'error.invalid-country',
      'events.source-actor-country.unknown',
      'events.target-actor-country.unknown',
      'events.actor-country.unknown',
    ],
    summary: 'Answers an unknown country with an empty 200',
  },
  'country.unknown-dropped': {
    clauses: [
      'events.country.unknown',
      'error.invalid-country',
      'events.source-actor-country.unknown',
      'events.target-actor-country.unknown',
      'events.actor-country.unknown',
    ],
    summary: 'Drops an unknown country, and answers as if it had not been sent',
  },
  'country.wrong-code': {
    clauses: ['events.country.unknown', 'error.invalid-country'],
    summary: 'Answers an unknown country with INVALID_ENUM',
  },
  'country.iso-3-refused': {
    clauses: ['events.country.iso-3'],
    summary: 'Refuses three-letter codes',
  },
  'country.iso-2-refused': {
    clauses: ['events.country.iso-2'],
    summary: 'Refuses two-letter ISO codes',
  },
  'country.na-as-null': {
    clauses: ['events.country.nothing-else'],
    admits: ['events.country-match.location.country'],
    summary: 'Reads NA, a code of Namibia, as no value',
  },
  'country.fips-of-neighbour': {
    clauses: ['events.country.fips'],
    admits: ['events.country.nothing-else'],
    summary: 'Takes the FIPS code of Slovakia for Slovenia',
    needs: 'seeds',
  },
  'country.iso-2-of-another': {
    clauses: ['events.country.iso-2', 'events.country.fips'],
    admits: ['events.country.nothing-else'],
    summary: 'Takes the two letters of Haiti for Honduras',
    needs: 'seeds',
  },
  'country.name-of-another': {
    clauses: ['events.country.english-name'],
    admits: ['events.country.nothing-else'],
    summary: 'Takes the name of Argentina for Armenia',
    needs: 'seeds',
  },
  'country.fips-refused': {
    clauses: ['events.country.fips', 'events.source-actor-country.grammar'],
    summary: 'Refuses FIPS codes',
  },
  'country.names-refused': {
    clauses: ['events.country.english-name', 'events.source-actor-country.grammar'],
    summary: 'Refuses English names',
  },
  'country.name-within-names': {
    clauses: ['events.country.nothing-else', 'events.country.english-name'],
    summary: 'Reads the name of a country as a part of names, so that Mali is Somalia as well',
  },
  'country.case-sensitive': {
    clauses: ['events.country.case-insensitive'],
    summary: 'Refuses codes and names in another letter case',
  },
  'country.list-refused': {
    clauses: ['events.country.list'],
    admits: ofActors,
    summary: 'Refuses lists of countries',
  },
  'country.list-of-one-length': {
    clauses: ['events.country.list', 'events.source-actor-country.grammar'],
    admits: [...ofActors, 'events.filters.combination'],
    summary: 'Looks up a list of codes in one scheme, so that a shorter or longer one selects nothing',
  },
  'country.list-first-only': {
    clauses: ['events.country.list'],
    admits: [...ofActors, 'events.filters.combination'],
    summary: 'Filters by the first country of a list only',
  },
  'country.location-only': {
    clauses: ['events.country-match.default'],
    summary: 'Matches countries by the location alone where country_match is not sent',
  },
  'country.actors-only': {
    clauses: ['events.country.match-location'],
    admits: ['events.region.members', 'events.continent.members'],
    summary: 'Matches countries by actor origin and never by location',
  },
  'country.first-actor-only': {
    clauses: ['events.country.match-actor-origin'],
    summary: 'Matches countries by location and by the origin of the first actor alone',
  },
  'country.match-location-admits-actors': {
    clauses: [
      'events.country-match.location.country',
      'events.country-match.location.region',
      'events.country-match.location.continent',
    ],
    summary: 'Admits actor origin under country_match=location',
  },
  'country.match-location-admits-actors-of-region': {
    clauses: ['events.country-match.location.region'],
    summary: 'Admits Events of actors from a region under country_match=location',
  },
  'country.match-location-admits-actors-of-continent': {
    clauses: ['events.country-match.location.continent'],
    summary: 'Admits Events of actors from a continent under country_match=location',
  },
  'country.echo-missing': {
    clauses: ['events.country-match.echo'],
    summary: 'Does not echo country_match',
  },
  'country.echo-wrong': {
    clauses: ['events.country-match.echo', 'envelope.applied-filters.country-match'],
    summary: 'Echoes the default country_match although another is in force',
  },
  'country.geo-context-missing': {
    clauses: ['event-card.geo-context.actor-origin-countries.present'],
    summary: 'Has no geo_context on rows that a broad filter admitted by actor origin',
  },
  'country.source-filters-target': {
    clauses: ['events.source-actor-country.conflict-first-actor'],
    summary: 'Filters the receiving side by source_actor_country',
  },
  'country.sides-interchangeable': {
    clauses: ['events.source-actor-country.filter', 'events.target-actor-country.filter'],
    admits: ['events.filters.combination'],
    summary: 'Takes either side for either, where source_actor_country and target_actor_country are sent',
  },
  'country.source-filters-location': {
    clauses: ['events.source-actor-country.filter'],
    summary: 'Filters the location by source_actor_country',
  },
  'country.source-iso-3-only': {
    clauses: ['events.source-actor-country.grammar'],
    summary: 'Takes three-letter codes only in source_actor_country',
  },
  'country.target-filters-location': {
    clauses: ['events.target-actor-country.filter'],
    summary: 'Filters the location by target_actor_country',
  },
  'country.actor-filters-source-only': {
    clauses: ['events.actor-country.union'],
    summary: 'Filters the acting side only by actor_country',
  },
  'country.actor-filters-location': {
    clauses: ['events.actor-country.filter'],
    admits: ['events.actor-country.union'],
    summary: 'Filters the location by actor_country',
  },
  'country.region-expands-on-actors': {
    clauses: ['events.source-actor-country.no-regions'],
    summary: 'Expands a region in source_actor_country to its members',
  },
  'region.wrong-members': {
    clauses: ['events.region.members'],
    summary: 'Adds the countries of Europe to every region',
  },
  'continent.wrong-members': {
    clauses: ['events.continent.members'],
    summary: 'Swaps North America and South America',
  },
  'region.some-refused': {
    clauses: ['events.region.values'],
    summary: 'Does not know Middle Africa and Caribbean',
  },
  'continent.some-refused': {
    clauses: ['events.continent.values'],
    summary: 'Does not know Oceania',
  },
  'country-match.location-refused': {
    clauses: ['events.country-match.values'],
    summary: 'Refuses country_match=location',
  },
  'admin1.without-country-served': {
    clauses: ['events.admin1.validated-alike'],
    summary: 'Serves admin1 without a country, but refuses it beside several',
  },
  'admin1.several-wrong-code': {
    clauses: ['events.admin1.several-countries', 'error.invalid-admin1.several-countries'],
    summary: 'Answers admin1 with two countries with INCOMPATIBLE_PARAMETERS',
  },
  'admin1.wrong-code': {
    clauses: [
      'events.admin1.without-country',
      'events.admin1.several-countries',
      'error.invalid-admin1.no-country',
      'error.invalid-admin1.several-countries',
    ],
    summary: 'Answers admin1 without exactly one country with MISSING_PARAM',
  },
  'admin1.discovered-refused': {
    clauses: ['events.admin1.discovered-values'],
    summary: 'Takes codes of regions alone, though geography discovery lists names',
  },
  'admin1.beside-short-code-unfound': {
    clauses: ['events.admin1.filter'],
    summary:
      'Looks for an admin1 under the code of its country as sent, and knows codes of three letters and names only',
  },
  'admin1.without-compass': {
    clauses: ['events.admin1.filter'],
    summary: 'Compares an admin1 without words such as northern and central',
  },
  'country.source-list-without-fips': {
    clauses: ['events.source-actor-country.grammar'],
    admits: ['events.filters.combination', 'events-summary.accepts.source-actor-country'],
    summary: 'Refuses FIPS codes in lists of source_actor_country',
  },
  'admin1.stored-without-marks': {
    clauses: ['events.admin1.filter'],
    summary: 'Compares an admin1 as sent with names whose letters have lost their marks',
  },
  'admin1.apostrophe-unfound': {
    clauses: ['events.admin1.filter'],
    summary: 'Finds no Event by an admin1 with an apostrophe',
  },
  'admin1.matches-city': {
    clauses: ['events.admin1.filter'],
    summary: 'Returns the whole country for an admin1',
  },
} as const satisfies Faults;

export const countryVariants = {
  'geography.broad-by-location': {
    summary: 'Matches region and continent by location alone, whatever country_match says',
    allowedBy: ['region-and-actors', 'events.region.actor-origin', 'events.continent.actor-origin'],
  },
  'geo-context.on-every-row': {
    summary: 'Has geo_context on every row, with all origins of its actors',
    allowedBy: ['region-and-actors'],
  },
  'geo-context.not-for-country': {
    summary: 'Has no geo_context on rows that country alone admitted',
    allowedBy: ['region-and-actors'],
  },
  'actor-countries.region-empty': {
    summary: 'Answers a region in place of the country of an actor with an empty 200',
    allowedBy: ['region-and-actors'],
  },
} as const satisfies Variants;

const spellings = (pick: (country: Country) => string): ReadonlyMap<string, Country> =>
  new Map(countries.map((country) => [pick(country).toUpperCase(), country]));

const byIso3 = spellings(({ iso3 }) => iso3);
const byIso2 = spellings(({ iso2 }) => iso2);
const byFips = spellings(({ fips }) => fips);
const byName = spellings(({ name }) => name);
const otherNames: ReadonlyMap<string, string> = new Map([
  ['UNITED STATES OF AMERICA', 'USA'],
  ['BURMA', 'MMR'],
  ['IVORY COAST', 'CIV'],
  ["COTE D'IVOIRE", 'CIV'],
  ['CZECH REPUBLIC', 'CZE'],
  ['TURKIYE', 'TUR'],
  ['TÜRKIYE', 'TUR'],
  ['GREAT BRITAIN', 'GBR'],
]);

/** A wrong row of a table: a code or a name, and the country that it is taken for. */
const wrongRows = [
  { fault: 'country.fips-of-neighbour', text: 'LO', iso3: 'SVN' },
  { fault: 'country.iso-2-of-another', text: 'HT', iso3: 'HND' },
  { fault: 'country.name-of-another', text: 'ARGENTINA', iso3: 'ARM' },
] as const;

/** The country that a code or a name means; where ISO-2 and FIPS collide, ISO-2 wins. */
export function countryOf(text: string, planted: Planted): Country | undefined {
  const upper = text.toUpperCase();
  const wrong = wrongRows.find((row) => row.text === upper && planted(row.fault));
  if (wrong !== undefined) return byIso3.get(wrong.iso3);
  const name = byName.get(upper) ?? byIso3.get(otherNames.get(upper) ?? '');
  const found =
    (planted('country.iso-3-refused') ? undefined : byIso3.get(upper)) ??
    (planted('country.iso-2-refused') ? undefined : byIso2.get(upper)) ??
    (planted('country.fips-refused') ? undefined : byFips.get(upper)) ??
    (planted('country.names-refused') ? undefined : name);
  if (found === undefined || !planted('country.case-sensitive')) return found;
  return text === found.name || (text === upper && text.length <= 3) ? found : undefined;
}

const names = countries.map(({ name }) => name);

/** Reads a list of countries. */
export function countriesIn(
  values: ReadonlyMap<string, string>,
  name: string,
  planted: Planted,
): ReadonlySet<Country> | undefined {
  const text = values.get(name);
  if (text === undefined || (text === 'NA' && planted('country.na-as-null'))) return undefined;
  const items = planted('country.list-refused') ? [text] : listItems(text);
  const found = items.flatMap((item) => {
    const country = countryOf(item, planted);
    const narrow = name === 'source_actor_country' && planted('country.source-iso-3-only');
    const isFips = countries.some(({ fips, iso2 }) => fips === item && iso2 !== item);
    const isUnread =
      isFips &&
      items.length > 1 &&
      name === 'source_actor_country' &&
      planted('country.source-list-without-fips');
    const isOther = planted('country.list-of-one-length') && item.length !== items[0]?.length;
    if (isOther && country !== undefined && item.length <= 3) return [];
    if (country !== undefined && item === country.name && planted('country.name-within-names'))
      return countries.filter((each) => each.name.toLowerCase().includes(item.toLowerCase()));
    if (country !== undefined && !(narrow && item.length !== 3) && !isUnread) return [country];
    if (name === 'source_actor_country' && planted('country.region-expands-on-actors')) {
      const members = countries.filter(({ region, continent }) => region === item || continent === item);
      if (members.length > 0) return members;
    }
    const broad =
      name !== 'country' &&
      countries.some(({ region, continent }) => [region, continent].includes(item as Region));
    if (broad && planted.varied('actor-countries.region-empty')) return [];
    if (planted('country.unknown-dropped') || planted('country.unknown-served-empty')) return [];
    throw new Refusal(
      planted('country.wrong-code') ? 'INVALID_ENUM' : 'INVALID_COUNTRY',
      `${name} does not know ${quoted(item)}.`,
      {
        param: name,
        value: item.slice(0, 100),
        nearest_values: nearest(item.slice(0, 60), names).slice(0, 3),
      },
    );
  });
  const none = planted('country.unknown-served-empty') || planted.varied('actor-countries.region-empty');
  if (found.length === 0 && !none) return undefined;
  return new Set(planted('country.list-first-only') ? found.slice(0, 1) : found);
}

type Region = Country['region'];

/** Regions that hold others beside their own countries. */
const isIn = (country: Country, region: Region): boolean =>
  country.region === region ||
  ((region === 'Africa' || region === 'Asia' || region === 'Europe') && country.continent === region);

const swapped: Readonly<Record<string, string>> = {
  'North America': 'South America',
  'South America': 'North America',
};

function refuseMember(name: string, value: string | undefined, gone: readonly string[]): void {
  if (value === undefined || !gone.includes(value)) return;
  throw new Refusal('INVALID_ENUM', `${quoted(value)} is no ${name}.`, { param: name, accepted_values: [] });
}

/** Where Events took place, as the geography filters see it. */
interface Places {
  readonly keep: (event: Event) => boolean;
  /** The countries of actors through which alone a broad filter admitted an Event. */
  readonly context: (event: Event) => readonly string[] | undefined;
  readonly applied: Readonly<Record<string, unknown>>;
}

/** Reads `country`, `region`, `continent` and `admin1` with their definition of in-country. */
export function placesOf(query: Query, planted: Planted): Places {
  const { values } = query;
  const match = enumOf(values, 'country_match', 'countryMatch', planted) ?? 'location_or_actor_origin';
  if (planted('country-match.location-refused')) {
    refuseMember('country_match', values.get('country_match'), ['location']);
  }
  const sent = countriesIn(values, 'country', planted);
  const region = enumOf(values, 'region', 'region', planted);
  const continent = enumOf(values, 'continent', 'continent', planted);
  if (planted('region.some-refused')) refuseMember('region', region, ['Middle Africa', 'Caribbean']);
  if (planted('continent.some-refused')) refuseMember('continent', continent, ['Oceania']);
  const admin1 = admin1Of(values, sent, planted);
  const isShort = values.get('country')?.trim().length === 2;
  const isUnfound = admin1 !== undefined && isShort && planted('admin1.beside-short-code-unfound');

  const land = planted('continent.wrong-members') ? (swapped[continent ?? ''] ?? continent) : continent;
  const ofRegion =
    region === undefined
      ? undefined
      : new Set(
          countries.filter(
            (country) =>
              isIn(country, region) || (planted('region.wrong-members') && country.continent === 'Europe'),
          ),
        );
  const ofContinent =
    land === undefined ? undefined : new Set(countries.filter((country) => country.continent === land));
  const sets = [sent, ofRegion, ofContinent].filter((set) => set !== undefined);

  const wide =
    (match === 'location_or_actor_origin' || planted('country.match-location-admits-actors')) &&
    !(values.get('country_match') === undefined && planted('country.location-only'));
  const isAdmitted = (set: ReadonlySet<Country>): boolean =>
    (set === ofRegion && planted('country.match-location-admits-actors-of-region')) ||
    (set === ofContinent && planted('country.match-location-admits-actors-of-continent'));
  const throughActors = (set: ReadonlySet<Country>): boolean =>
    isAdmitted(set) || (wide && (set === sent || !planted.varied('geography.broad-by-location')));
  const here = (event: Event, set: ReadonlySet<Country>): boolean =>
    set.has(event.country) && !planted('country.actors-only');
  const origins = (event: Event, set: ReadonlySet<Country>): readonly string[] =>
    event.actors
      .slice(0, planted('country.first-actor-only') ? 1 : undefined)
      .flatMap(({ country }) => (country !== null && set.has(country) ? [country.name] : []));
  const echo = planted('country.echo-wrong') ? 'location_or_actor_origin' : match;

  return {
    keep: (event) =>
      !isUnfound &&
      sets.every((set) => here(event, set) || (throughActors(set) && origins(event, set).length > 0)) &&
      (admin1 === undefined ||
        planted('admin1.matches-city') ||
        (isProvince(storedOf(event, planted), admin1, planted) && (sent?.has(event.country) ?? true))),
    context: (event) => {
      if (planted.varied('geo-context.on-every-row')) {
        return [...new Set(event.actors.flatMap(({ country }) => country?.name ?? []))];
      }
      if (!wide || planted('country.geo-context-missing')) return undefined;
      const told = planted.varied('geo-context.not-for-country') ? sets.filter((set) => set !== sent) : sets;
      const through = told.filter((set) => !here(event, set)).flatMap((set) => origins(event, set));
      return through.length === 0 ? undefined : [...new Set(through)];
    },
    applied: planted('country.echo-missing') ? {} : { country_match: echo },
  };
}

const compass = /\b(?:northern|southern|western|central|new)\b/g;

/** The name that an Event is found by, in lower case. */
function storedOf({ admin1 }: Event, planted: Planted): string {
  const name = admin1?.toLowerCase() ?? '';
  return planted('admin1.stored-without-marks') ? name.normalize('NFD').replace(/\p{M}/gu, '') : name;
}

function isProvince(own: string, sent: string, planted: Planted): boolean {
  if (/['’]/.test(sent) && planted('admin1.apostrophe-unfound')) return false;
  if (!planted('admin1.without-compass')) return own === sent;
  const [one, other] = [own, sent].map((name) => name.replace(compass, '').trim());
  return one === other;
}

/** Reads `admin1`, which needs exactly one country; folded to lower case. */
function admin1Of(
  values: ReadonlyMap<string, string>,
  sent: ReadonlySet<Country> | undefined,
  planted: Planted,
): string | undefined {
  const text = values.get('admin1')?.trim();
  if (text === undefined) return undefined;
  const several = (sent?.size ?? 0) > 1 && planted('admin1.several-wrong-code');
  const code = planted('admin1.wrong-code')
    ? 'MISSING_PARAM'
    : several
      ? 'INCOMPATIBLE_PARAMETERS'
      : 'INVALID_ADMIN1';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
  const malformed = text === '' || text.length > 120 || /[\u0000-\u001f\u007f]/.test(text);
  if (malformed || (planted('admin1.discovered-refused') && /[a-z]/.test(text))) {
    throw new Refusal('INVALID_ADMIN1', 'admin1 is no name of a state or province.', { param: 'admin1' });
  }
  if (sent === undefined && planted('admin1.without-country-served')) return text.toLowerCase();
  if (sent?.size !== 1) {
    throw new Refusal(code, 'admin1 needs exactly one country.', {
      param: 'admin1',
      countries: sent?.size ?? 0,
    });
  }
  return text.toLowerCase();
}

/** Reads the filters on the origin of actors: the acting side stands first, the receiving side second. */
export function actorCountries(query: Query, planted: Planted): (event: Event) => boolean {
  const source = countriesIn(query.values, 'source_actor_country', planted);
  const target = countriesIn(query.values, 'target_actor_country', planted);
  const either = countriesIn(query.values, 'actor_country', planted);
  const from = (event: Event, side: 0 | 1, set: ReadonlySet<Country>): boolean => {
    const country = event.actors[side]?.country;
    return country !== undefined && country !== null && set.has(country);
  };
  const sourceSide = planted('country.source-filters-target') ? 1 : 0;
  if (source !== undefined && target !== undefined && planted('country.sides-interchangeable'))
    return (event) =>
      (from(event, 0, source) && from(event, 1, target)) ||
      (from(event, 1, source) && from(event, 0, target));
  return (event) =>
    (source === undefined ||
      (planted('country.source-filters-location')
        ? source.has(event.country)
        : from(event, sourceSide, source))) &&
    (target === undefined ||
      (planted('country.target-filters-location') ? target.has(event.country) : from(event, 1, target))) &&
    (either === undefined ||
      (planted('country.actor-filters-location')
        ? either.has(event.country)
        : from(event, 0, either) ||
          (from(event, 1, either) && !planted('country.actor-filters-source-only'))));
}
