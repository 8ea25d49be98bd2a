import { has } from '../bugs.js';
import type { Occurrence } from '../corpus/corpus.js';
import {
  type Country,
  continentNames,
  countries,
  countryOf,
  distance,
  regionNames,
} from '../corpus/places.js';
import { badEnum, Refusal } from '../http/answer.js';
import { choiceIn, listIn } from '../query.js';

type Values = ReadonlyMap<string, string>;
type Test = (event: Occurrence) => boolean;

/** Whether a bug overlooks one country of a list. */
function isOverlooked(part: string, parts: readonly string[], name: string): boolean {
  const isMixed = part.length === 2 && parts.some(({ length }) => length === 3);
  return isMixed && name === 'country' && has('short-code-lost-beside-long-one');
}

/** The country that a part of a list names. */
function recognised(part: string, name: string, values: Values): Country | undefined {
  const byCode = name === 'source_actor_country' && has('source-country-by-code-only');
  if (byCode && part.length > 3) return undefined;
  if (name === 'country' && /\s/.test(part) && has('country-of-two-words-unknown')) return undefined;
  const country = countryOf(part);
  const exact = values.has('admin1') && has('country-case-sensitive-beside-admin1');
  const spellings = country && [country.name, country.iso2, country.iso3, country.fips];
  return exact && !spellings?.includes(part) ? undefined : country;
}

/** Bent: the countries whose names hold the text, where it is a name. */
function namesakes(part: string): readonly Country[] {
  if (part.length <= 3 || !has('mali-in-somalia')) return [];
  return countries.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));
}

/** Members of regions in earlier requests; only a bug makes use of them. */
const earlierMembers = new Set<Country>();

/** The countries of the areas asked for; bent, those of regions in earlier requests too. */
function withEarlier(members: readonly Country[], name: string): ReadonlySet<Country> {
  if (name !== 'region' || !has('regions-asked-for-pile-up')) return new Set(members);
  for (const country of members) earlierMembers.add(country);
  return new Set(earlierMembers);
}

/** Bent: the members of the region or continent that an acting side comes from. */
function membersOf(part: string, name: string): readonly Country[] {
  if (name !== 'source_actor_country' || !has('source-region-expanded')) return [];
  return countries.filter(({ regions, continent }) => regions.includes(part) || continent === part);
}

function countriesIn(values: Values, name: string, lenient: boolean): ReadonlySet<Country> | undefined {
  const isNull = (part: string): boolean => part === 'NA' && has('namibia-read-as-null');
  const sent = listIn(values, name).filter((part) => !isNull(part));
  const parts = has('country-list-first-only') ? sent.slice(0, 1) : sent;
  if (parts.length === 0) return undefined;
  const known = parts.filter((part) => !isOverlooked(part, parts, name));
  const found = known.map((part) => {
    const country = recognised(part, name, values);
    // A region is no country, and no Event has an actor from one.
    if (country === undefined && !(lenient && [...regionNames, ...continentNames].includes(part)))
      throw new Refusal(
        has('country-refused-422') ? 422 : 400,
        'INVALID_COUNTRY',
        `País desconhecido: ${part}.`,
        {
          campo: name,
        },
      );
    return country;
  });
  return new Set([
    ...found.filter((country) => country !== undefined),
    ...known.flatMap(namesakes),
    ...known.flatMap((part) => membersOf(part, name)),
  ]);
}

function actorTest(values: Values, name: string, sides: readonly string[]): Test | undefined {
  const wanted = countriesIn(values, name, true);
  if (wanted === undefined) return undefined;
  if (name === 'source_actor_country' && has('source-reads-location'))
    return ({ place }) => wanted.has(place.country);
  if (name === 'actor_country' && has('actor-country-of-every-side'))
    return ({ parties }) => parties.every(({ country }) => country !== undefined && wanted.has(country));
  const isNarrow = values.get('country_match') === 'location' && has('location-match-narrows-actors');
  return ({ parties, place }) =>
    !(isNarrow && !wanted.has(place.country)) &&
    parties.some(({ role, country }) => sides.includes(role) && country !== undefined && wanted.has(country));
}

function areaTest(values: Values, name: 'region' | 'continent', names: readonly string[]): Test | undefined {
  const wanted = listIn(values, name);
  if (wanted.length === 0) return undefined;
  const told = name === 'continent' && has('continents-refused-with-regions') ? regionNames : names;
  for (const area of wanted) if (!names.includes(area)) throw badEnum('INVALID_COUNTRY', name, area, told);
  const inside = (country: Country): boolean =>
    wanted.some((area) => (name === 'region' ? country.regions.includes(area) : country.continent === area));
  const isEastern = ({ regions }: Country): boolean =>
    has('europe-without-the-east') &&
    name === 'region' &&
    wanted.includes('Europe') &&
    regions.includes('Eastern Europe');
  const isCentral = ({ continent, regions }: Country): boolean =>
    has('north-america-without-caribbean') &&
    name === 'continent' &&
    continent === 'North America' &&
    regions.length > 1;
  const members = withEarlier(
    countries.filter((country) => inside(country) && !isEastern(country) && !isCentral(country)),
    name,
  );
  const isWide = name === 'continent' && has('continent-admits-actors-by-location');
  const isFromThere: Test = ({ parties }) =>
    parties.some(({ country }) => country !== undefined && members.has(country));
  return (event) => members.has(event.place.country) || (isWide && isFromThere(event));
}

function boxTest(values: Values): Test | undefined {
  const sent = values.get('bbox');
  if (sent === undefined) return undefined;
  const parts = sent
    .split(',')
    .map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN))
    .map((degrees) => (has('box-in-whole-degrees') ? Math.trunc(degrees) : degrees));
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = parts;
  if (parts.length !== 4 || parts.some(Number.isNaN))
    throw new Refusal(400, 'INVALID_BBOX', 'bbox quer lat_min,lon_min,lat_max,lon_max.');
  const isPolar = [south, north].some((lat) => Math.abs(lat) === 90) && has('box-at-the-poles-refused');
  if (
    isPolar ||
    [south, north].some((lat) => Math.abs(lat) > 90) ||
    [west, east].some((lon) => Math.abs(lon) > 180)
  )
    throw new Refusal(400, 'INVALID_NUMBER', 'Coordenada fora do globo.');
  if (south > north && !has('inverted-box-empty'))
    throw new Refusal(400, 'INVALID_BBOX', 'A caixa está de cabeça para baixo.');
  // A box whose west lies east of its east crosses the antimeridian.
  const within = (lon: number): boolean =>
    west <= east ? lon >= west && lon <= east : lon >= west || lon <= east;
  return ({ pinned, place }) =>
    (!pinned && has('box-keeps-unplaced')) ||
    (pinned && place.latitude >= south && place.latitude <= north && within(place.longitude));
}

/** A coordinate as sent; bent, none where it is zero. */
function given(sent: string | undefined): string | undefined {
  return Number(sent) === 0 && has('zero-coordinate-is-none') ? undefined : sent;
}

function pointIn(values: Values): readonly [number, number] | undefined {
  const near = values.get('near');
  const [lat, lon] = ['lat', 'lon'].map((name) => given(values.get(name)));
  if (near === undefined && lat === undefined && lon === undefined) return undefined;
  if (near === undefined && (lat === undefined || lon === undefined))
    throw new Refusal(400, 'MISSING_PARAM', 'lat e lon vão juntos.', {
      param: lat === undefined ? 'lat' : 'lon',
    });
  const parts = (near ?? `${lat},${lon}`).split(',');
  const [a, b] = parts.map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
  const triple = has('near-triple-served') && parts.length === 3;
  const fit =
    (parts.length === 2 || triple) &&
    a !== undefined &&
    b !== undefined &&
    Math.abs(a) <= 90 &&
    Math.abs(b) <= 180;
  if (!fit)
    throw new Refusal(400, 'INVALID_NEAR', 'near quer lat,lon e radius_km à parte.', {
      exemplo: '48.85,2.35',
    });
  return [a, b];
}

function nearTest(values: Values): Test | undefined {
  const point = pointIn(values);
  if (point === undefined) return undefined;
  const sent = values.get('radius_km') ?? values.get('near')?.split(',')[2];
  if (sent === undefined)
    throw new Refusal(400, 'MISSING_PARAM', 'O ponto pede radius_km.', { param: 'radius_km' });
  const radius = /^-?\d+(\.\d+)?$/.test(sent) ? Number(sent) : Number.NaN;
  if (!(radius > 0)) throw new Refusal(400, 'INVALID_NUMBER', 'radius_km quer um número positivo.');
  if (radius > 2000 && !has('radius-beyond-cap'))
    throw new Refusal(400, 'INVALID_NEAR', 'radius_km vai até 2000.', { max_km: 2000 });
  const [latitude, longitude] = point;
  const reach = has('radius-in-miles') ? radius * 1.609 : radius;
  if (has('near-on-a-plane'))
    return ({ pinned, place }) =>
      pinned && Math.hypot(place.latitude - latitude, place.longitude - longitude) * 111.2 <= reach;
  const isCutOff = (east: number): boolean =>
    Math.abs(east - longitude) > 180 && has('near-ends-at-antimeridian');
  return ({ pinned, place }) =>
    pinned && distance(place, { latitude, longitude }) <= reach && !isCutOff(place.longitude);
}

function countryTest(values: Values, locationOnly: boolean): Test | undefined {
  const all = countriesIn(values, 'country', false);
  if (all === undefined) return undefined;
  const isShort = locationOnly && has('country-list-by-location-first-only');
  const wanted = isShort ? new Set([...all].slice(0, 1)) : all;
  const fromThere: Test = ({ parties }) =>
    parties
      .slice(0, has('country-through-first-actor-only') ? 1 : 2)
      .some(({ country }) => country !== undefined && wanted.has(country));
  const placed = locationOnly && !has('location-match-admits-actors');
  const isFromNowhere: Test = ({ parties }) =>
    parties.length === 2 && parties.every(({ country }) => country === undefined);
  const isAdmitted: Test = (event) =>
    fromThere(event) || (isFromNowhere(event) && has('actors-of-no-country-match-any'));
  return (event) => wanted.has(event.place.country) || (!placed && isAdmitted(event));
}

/** A name of a province as it is compared; bent, without the words that tell a part of a country. */
function foldedProvince(name: string): string {
  const folded = name.trim().toLowerCase();
  if (!has('compass-words-struck-from-provinces')) return folded;
  return folded.replaceAll(/\b(?:north|south|east|west)(?:ern)?\b|\bcentral\b/g, '').trim();
}

function admin1Test(values: Values, validated: boolean): Test | undefined {
  const sent = values.get('admin1');
  if (sent === undefined) return undefined;
  const wanted = foldedProvince(sent);
  const count = listIn(values, 'country').length;
  if (validated && count !== 1 && !(count > 1 && has('admin1-in-two-countries')))
    throw new Refusal(400, 'INVALID_ADMIN1', 'admin1 pede exatamente um country.');
  const isShort = values.get('country')?.trim().length === 2;
  if (isShort && has('province-beside-short-code-unfound')) return () => false;
  const names = ({ admin1, town }: Occurrence['place']): readonly string[] =>
    has('admin1-finds-towns') ? [admin1, town] : [admin1];
  return ({ place, precision }) =>
    precision < (has('admin1-of-exact-places-only') ? 2 : 3) &&
    names(place).some((name) => foldedProvince(name) === wanted);
}

export const countryMatches = ['location_or_actor_origin', 'location'] as const;

/** Every test of place and origin that the request asks for. */
export function geographyTests(values: Values, validated: boolean): readonly Test[] {
  const isPlaced = validated && has('summary-country-by-location');
  const standard = isPlaced ? 'location' : 'location_or_actor_origin';
  const match = choiceIn(values, 'country_match', countryMatches) ?? standard;
  const isSent = values.has('country_match') && has('explicit-default-match-is-location');
  const both = ['source_actor_country', 'target_actor_country'].every((name) => values.has(name));
  const sidesOf = (side: string): readonly string[] =>
    both && has('both-sides-interchangeable') ? ['initiator', 'recipient'] : [side];
  const tests = [
    countryTest(values, match === 'location' || isSent),
    areaTest(values, 'region', regionNames),
    areaTest(values, 'continent', continentNames),
    admin1Test(values, validated),
    boxTest(values),
    nearTest(values),
    actorTest(values, 'source_actor_country', sidesOf('initiator')),
    actorTest(values, 'target_actor_country', sidesOf('recipient')),
    actorTest(
      values,
      'actor_country',
      has('actor-country-first-side') ? ['initiator'] : ['initiator', 'recipient'],
    ),
  ];
  const [country, region, continent, admin1, box, ...others] = tests;
  const isEither = country !== undefined && box !== undefined && has('box-or-country');
  const either: Test = (event) => country?.(event) || box?.(event) || false;
  return (isEither ? [either, region, continent, admin1, ...others] : tests).filter(
    (test) => test !== undefined,
  );
}
