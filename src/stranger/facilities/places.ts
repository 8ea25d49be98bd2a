import { type Country, continentNames, countries, regionNames } from '../countries.js';
import { distance } from '../places.js';
import { has } from '../planted.js';
import { listIn } from '../reading.js';
import { badEnum, Refusal } from '../refusal.js';

type Values = ReadonlyMap<string, string>;

/** Where a site lies; pipelines and data centers may have no point. */
export interface Sited {
  readonly country: Country;
  readonly secondary: Country | undefined;
  readonly point: { readonly latitude: number; readonly longitude: number } | undefined;
}

type Test = (site: Sited) => boolean;

function numbersIn(sent: string): readonly number[] {
  return sent.split(',').map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
}

/** Latitude first; a box without height or width is refused like an inverted one. */
function boxTest(sent: string): Test {
  const parts = numbersIn(sent);
  const turned = has('facility-box-longitude-first') ? [1, 0, 3, 2].map((at) => parts[at]) : parts;
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = turned;
  const fits = parts.length === 4 && south < north && west < east;
  if (!fits || south < -90 || north > 90 || west < -180 || east > 180)
    throw new Refusal(400, 'INVALID_BBOX', 'bbox quer lat_min,lon_min,lat_max,lon_max.', { recebido: sent });
  return ({ point }) =>
    point !== undefined &&
    point.latitude >= south &&
    point.latitude <= north &&
    point.longitude >= west &&
    point.longitude <= east;
}

function nearTest(sent: string): Test {
  const parts = [...numbersIn(sent)];
  if (parts.length === 2 && has('near-pair-served')) parts.push(100);
  const [latitude = Number.NaN, longitude = Number.NaN, radius = Number.NaN] = parts;
  const fits = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && radius > 0 && radius <= 2000;
  if (parts.length !== 3 || !fits)
    throw new Refusal(400, 'INVALID_NEAR', 'near quer lat,lon,radius_km.', { exemplo: '48.8,2.3,50' });
  return ({ point }) => point !== undefined && distance(point, { latitude, longitude }) <= radius;
}

/** English names, ISO-2 and ISO-3; an unknown value names no country. */
function countryTest(parts: readonly string[]): Test {
  const wanted = new Set(parts.map((part) => part.toLowerCase()));
  const named = ({ name, iso2, iso3 }: Country): boolean =>
    [name, iso2, iso3].some((spelling) => wanted.has(spelling.toLowerCase()));
  return ({ country, secondary }) =>
    named(country) || (secondary !== undefined && !has('secondary-country-missed') && named(secondary));
}

function areaTest(name: string, areas: readonly string[], names: readonly string[]): Test {
  for (const area of areas) if (!names.includes(area)) throw badEnum('INVALID_PARAM', name, area, names);
  const members = new Set(
    countries.filter((country) =>
      areas.some((area) => (name === 'region' ? country.regions.includes(area) : country.continent === area)),
    ),
  );
  return ({ country }) => members.has(country);
}

/** Every test of place that a request for sites asks for. */
export function placeTests(values: Values): readonly Test[] {
  const [bbox, near] = [values.get('bbox'), values.get('near')];
  const [country, region, continent] = ['country', 'region', 'continent'].map((name) => listIn(values, name));
  return [
    ...(bbox === undefined ? [] : [boxTest(bbox)]),
    ...(near === undefined ? [] : [nearTest(near)]),
    ...(country?.length ? [countryTest(country)] : []),
    ...(region?.length ? [areaTest('region', region, regionNames)] : []),
    ...(continent?.length ? [areaTest('continent', continent, continentNames)] : []),
  ];
}
