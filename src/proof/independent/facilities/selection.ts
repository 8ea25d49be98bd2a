import { has } from '../bugs.js';
import { type Country, continentNames, countries, distance, regionNames } from '../corpus/places.js';
import { badEnum, Refusal } from '../http/answer.js';
import { booleanIn, listIn, numberIn } from '../query.js';
import { isOneIn } from '../rare-bugs.js';
import { classNames, classOf, type Facility, facilities, leafTypes, located, sourceOf } from './catalogue.js';

type Values = ReadonlyMap<string, string>;

/** Where a site lies; pipelines and data centers may have no point. */
interface Sited {
  readonly country: Country;
  readonly secondary: Country | undefined;
  readonly point: { readonly latitude: number; readonly longitude: number } | undefined;
}

type Test = (site: Sited) => boolean;

function numbersIn(sent: string): readonly number[] {
  return sent.split(',').map((part) => (/^\s*-?\d+(\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
}

/** Latitude first; a box without height or width is refused like an inverted one. */
function boxTest(sent: string, isTurned: boolean): Test {
  const parts = numbersIn(sent);
  const turned = isTurned ? [1, 0, 3, 2].map((at) => parts[at]) : parts;
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN] = turned;
  const fits = parts.length === 4 && south < north && west < east;
  if (!fits || south < -90 || north > 90 || west < -180 || east > 180)
    throw new Refusal(400, 'INVALID_BBOX', 'bbox quer lat_min,lon_min,lat_max,lon_max.', { recebido: sent });
  if (east - west === 360 && has('whole-turn-is-no-width')) return () => false;
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
  const isBoxed = has('facility-near-box-too-narrow');
  const isOutside = (east: number): boolean => isBoxed && Math.abs(east - longitude) > radius / 111;
  return ({ point }) =>
    point !== undefined && !isOutside(point.longitude) && distance(point, { latitude, longitude }) <= radius;
}

/** English names, ISO-2 and ISO-3; an unknown value names no country. */
function countryTest(parts: readonly string[]): Test {
  const wanted = new Set(parts.map((part) => part.toLowerCase()));
  const isLong = has('secondary-country-by-long-code-only');
  const named = ({ name, iso2, iso3 }: Country): boolean =>
    [name, iso3, ...(has('facility-country-without-short-codes') ? [] : [iso2])].some((spelling) =>
      wanted.has(spelling.toLowerCase()),
    );
  const namedAside = (country: Country): boolean =>
    isLong ? wanted.has(country.iso3.toLowerCase()) : named(country);
  return ({ country, secondary }) =>
    named(country) || (secondary !== undefined && !has('secondary-country-missed') && namedAside(secondary));
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
  const isMaritime = values.get('source') === 'maritime_ports' && has('port-box-longitude-first');
  const isTurned = isMaritime || has('facility-box-longitude-first');
  const [country, region, continent] = ['country', 'region', 'continent'].map((name) => listIn(values, name));
  return [
    ...(bbox === undefined ? [] : [boxTest(bbox, isTurned)]),
    ...(near === undefined ? [] : [nearTest(near)]),
    ...(country?.length ? [countryTest(country)] : []),
    ...(region?.length ? [areaTest('region', region, regionNames)] : []),
    ...(continent?.length ? [areaTest('continent', continent, continentNames)] : []),
  ];
}

/** A name in the letters that `q` is compared in. */
function foldedName(text: string): string {
  if (has('facility-name-case-sensitive')) return text;
  if (has('name-folded-in-ascii')) return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return text.toLowerCase();
}

type FacilityTest = (facility: Facility) => boolean;

function known(values: Values, name: string, choices: readonly string[]): readonly string[] {
  const sent = listIn(values, name);
  const isShort = name === 'type' && has('nuclear-plants-unknown');
  const accepted = isShort ? choices.filter((choice) => choice !== 'nuclear_plant') : choices;
  const told = name === 'class' && has('class-refusal-lists-types') ? leafTypes : accepted;
  for (const value of sent) if (!accepted.includes(value)) throw badEnum('INVALID_ENUM', name, value, told);
  return sent;
}

function bare(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** An `e_` id is one owner; a name is any owner that has each of its words. */
function ownerTest(sent: string): FacilityTest {
  if (/^e_[0-9a-f]+$/i.test(sent))
    return ({ owners }) =>
      owners
        .slice(0, has('second-owner-unfound-by-id') ? 1 : undefined)
        .some(({ id }) => id.toLowerCase() === sent.toLowerCase());
  const fold = has('owner-name-case-sensitive') ? (text: string): string => text : bare;
  const words = fold(sent).split(/\s+/);
  return ({ owners }) => owners.some(({ name }) => words.every((word) => fold(name).includes(word)));
}

function capacityTest(values: Values): FacilityTest {
  const all: readonly [number, number] = [0, 1e9];
  const least = numberIn(values, 'capacity_mw_min', all);
  const sentLow = least === 0 && has('zero-capacity-bound-lost') ? undefined : least;
  const sentHigh = numberIn(values, 'capacity_mw_max', all);
  const isCrossed = sentLow !== undefined && sentHigh !== undefined && sentLow > sentHigh;
  const [low, high] =
    isCrossed && has('crossed-capacity-swapped') ? [sentHigh, sentLow] : [sentLow, sentHigh];
  if (low === undefined && high === undefined) return () => true;
  const isFree = low !== undefined && has('center-capacity-minimum-only');
  const most = (type: string): number => (isFree && type === 'data_center' ? Infinity : (high ?? Infinity));
  return ({ megawatts, type }) =>
    (megawatts === undefined && has('capacity-bound-keeps-others')) ||
    (megawatts !== undefined && megawatts >= (low ?? 0) && megawatts <= most(type));
}

function ownerTests(values: Values): readonly FacilityTest[] {
  const [entity, id, part] = ['entity', 'owner_entity_id', 'owner_search'].map((name) =>
    values.get(name)?.trim(),
  );
  return [
    ...(entity ? [ownerTest(entity)] : []),
    ...(id
      ? [({ owners }: Facility) => owners.some((owner) => owner.id.toLowerCase() === id.toLowerCase())]
      : []),
    ...(part ? [({ owners }: Facility) => owners.some(({ name }) => bare(name).includes(bare(part)))] : []),
  ];
}

/** Bent: whether a type belongs to the one class that several types share. */
function isOfSharedClass(type: string, types: readonly string[]): boolean {
  const classes = new Set(types.map(classOf));
  return (
    new Set(types).size > 1 &&
    classes.size === 1 &&
    classes.has(classOf(type)) &&
    has('types-of-one-class-widened')
  );
}

/** Facilities that meet every filter of the request. */
export function selectFacilities(values: Values): readonly Facility[] {
  const sentTypes = known(values, 'type', leafTypes);
  const types = sentTypes.length > 2 && has('last-facility-type-lost') ? sentTypes.slice(0, -1) : sentTypes;
  const [wantedClass] = has('unknown-class-empty')
    ? listIn(values, 'class')
    : known(values, 'class', classNames);
  const sources: readonly string[] = listIn(values, 'source');
  const whole = values.get('status')?.trim();
  const isWhole = whole !== undefined && has('status-list-as-one-value');
  const status = (isWhole ? [whole] : listIn(values, 'status')).map((value) =>
    has('status-case-sensitive') ? value : value.toLowerCase(),
  );
  const isUnfolded = has('status-case-sensitive') || has('capital-status-unfound');
  const sent = values.get('q') ?? '';
  const name = foldedName(sent);
  const placed = booleanIn(values, 'has_geo') ?? false;
  const owned = booleanIn(values, 'has_owner') ?? false;
  const tests: readonly FacilityTest[] = [
    ...placeTests(values),
    ...ownerTests(values),
    capacityTest(values),
    (facility) =>
      has('facility-name-as-pattern')
        ? new RegExp(sent, 'i').test(facility.name)
        : foldedName(facility.name).includes(name),
    ({ owners }) => sent === '' || owners.length > 0 || !has('ports-missing-in-name-index'),
    ({ revision }) =>
      !values.has('continent') || revision >= 1000 || !has('continent-null-on-older-facilities'),
    ({ type, id }) =>
      types.length === 0 ||
      types.includes(type) ||
      isOfSharedClass(type, types) ||
      (has('one-in-twenty-facilities-of-any-type') && isOneIn(20, id)),
    ({ type }) => wantedClass === undefined || classOf(type) === wantedClass,
    ({ type }) => sources.length === 0 || sources.includes(sourceOf(type)),
    (facility) =>
      status.length === 0 || status.includes(isUnfolded ? facility.status : facility.status.toLowerCase()),
    ({ type, point }) =>
      !placed ||
      point !== undefined ||
      (type === 'data_center' && has('placed-keeps-data-centers')) ||
      (type.endsWith('_pipeline') && has('pipelines-called-placed')),
    ({ owners }) => !owned || owners.length > 0 || has('owned-keeps-ports'),
  ];
  return facilities.map(located).filter((facility) => tests.every((test) => test(facility)));
}
