import type { Country } from '../../contract/countries.js';
import {
  type ClauseId,
  capacityTypes,
  facilityClasses,
  facilityTypes,
  limits,
} from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  type CallOptions,
  detail,
  type Exchange,
  expectHeld,
  expectThat,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  type Query,
  strings,
} from '../../src/kit/index.js';
import { countryOf } from './countries.js';
import {
  coordinatesOf,
  facilityIdOf,
  nameOf,
  shownCapacityOf,
  showsSeveralCapacities,
  typeOf,
} from './facility-record.js';
import type { Place } from './places.js';
import { listIn, listOf } from './replies.js';
import { byFrequency, decoded, depthOf, leavesIn, memberOf, memoized, type Text, textsIn } from './texts.js';

export const longestPage = limits.facilities.limit.max;

/**
 * A first page as long as pages can be. Where it is shorter and has a cursor to an empty page, it is returned as the last one
 * (ruling end-of-walk).
 */
export async function pageOf(api: Api, query: Query = {}, options: CallOptions = {}): Promise<Exchange> {
  const asked = { ...query, limit: longestPage };
  const page = await api.get('listFacilities', asked, options);
  const cursor = nextCursorOf(page);
  const rows = page.status === 200 ? listOf(page.json) : undefined;
  if (rows === undefined || rows.length >= longestPage || cursor === undefined) return page;
  const next = await api.get('listFacilities', { ...asked, cursor }, options);
  // A failure prints the last request.
  await api.get('listFacilities', asked);
  const isEnd = next.status === 200 && listOf(next.json)?.length === 0;
  return isEnd && page.json !== undefined ? { ...page, json: withoutNext(page.json) } : page;
}

/** A reply with null in place of each cursor to a next page. */
const withoutNext = (value: Json): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          nextName.test(name.toLowerCase()) ? null : withoutNext(each),
        ]),
      )
    : value;

/** The facilities of a first page with one filter. @param served the clause that a refusal contradicts */
export async function filtered(api: Api, query: Query, served: ClauseId): Promise<readonly JsonObject[]> {
  const reply = await pageOf(api, query);
  return accusing(served, () => listIn(reply));
}

/**
 * What is wrong with a list that is refused or finds too little: one of its values, where it has no other or where the
 * accepted values that the refusal tells lack one; otherwise that it is a list.
 */
export function partAtFault(reply: Exchange, items: readonly string[]): 'values' | 'list' {
  const accepted = [...strings(detail(reply, 'accepted_values'))];
  const isUnknown = accepted.length > 0 && items.some((item) => !accepted.includes(item));
  return items.length === 1 || isUnknown ? 'values' : 'list';
}

/** Facilities whose owners are known. */
export const ownedFacilities = (api: Api): Promise<readonly JsonObject[]> =>
  filtered(api, { has_owner: true }, 'facilities.has-owner.true');

/** Facilities of the deployment: the first of the list, and the first of each class. */
export async function sample(api: Api): Promise<readonly JsonObject[]> {
  const queries: readonly Query[] = [{}, ...facilityClasses.map((each) => ({ class: each }))];
  const pages = await Promise.all(queries.map((query) => pageOf(api, query)));
  const rows = pages.filter(({ status }) => status === 200).flatMap(({ json }) => listOf(json) ?? []);
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** A sample of so many facilities shows what a directory has in general. */
export const largeSample = 200;

/** By what a facility is recognised in another list. */
export const keyOf = (row: JsonObject): string => facilityIdOf(row) ?? JSON.stringify(row);

const nextName = /^next_?cursor$|^next_?page_?token$|^next$/;

/** The cursor to the page after this one, wherever the reply shows it (ruling reference-envelope); undefined where it shows none. */
export function nextCursorOf(reply: Exchange): string | undefined {
  if (!isObject(reply.json)) return undefined;
  const rows = listOf(reply.json) ?? [];
  const members = Object.entries(reply.json).filter(([, value]) => value !== rows && !isRows(value, rows));
  const found = leavesIn(Object.fromEntries(members)).find(
    ({ path, value }) => nextName.test(memberOf(path)) && value !== '' && typeof value !== 'boolean',
  );
  return found === undefined ? undefined : cursorIn(String(found.value));
}

const isRows = (value: unknown, rows: readonly JsonObject[]): boolean =>
  Array.isArray(value) && value.length === rows.length && value.every((each, index) => each === rows[index]);

/** The cursor itself, where a whole address of the next page is told. */
function cursorIn(text: string): string {
  const [, sent] = /[?&]cursor=([^&]+)/.exec(text) ?? [];
  return sent === undefined ? text : decoded(sent);
}

/** Whether a reply says in so many words that no page follows. */
export const isLast = ({ json }: Exchange): boolean => json !== undefined && saysLast(json);

const saysLast = (value: Json): boolean =>
  isObject(value) &&
  Object.entries(value).some(([name, each]) =>
    /^next_?cursor$/i.test(name) ? each === null || each === '' : saysLast(each),
  );

/** Whether more facilities may belong to the result than its first page shows. */
export const isCut = (reply: Exchange): boolean =>
  nextCursorOf(reply) !== undefined || (!isLast(reply) && (listOf(reply.json)?.length ?? 0) >= longestPage);

/** Whether a filter admits a facility; undefined where record and text do not decide it. */
type Fits = (row: JsonObject) => boolean | undefined;

interface Selection {
  readonly query: Query;
  /** What the rows have in common, in words. */
  readonly because: string;
  readonly fits: Fits;
  /** Parts of the result of which each is to be found by itself; the whole unless told otherwise. */
  readonly parts?: readonly Fits[];
  /** Facilities that are known beside the sample. */
  readonly also?: readonly JsonObject[];
  /** Whether the detail of a facility may show what its row in a list leaves out. */
  readonly isCutInRows?: true;
  /** Accused if the request is refused; the check's first clause by default, as for the members below. */
  readonly served?: ClauseId;
  /** Accused if a row does not fit. */
  readonly only?: ClauseId | ((stray: JsonObject) => ClauseId);
  /** Accused if a facility is not found. */
  readonly finds?: ClauseId | ((lost: JsonObject) => ClauseId);
}

/**
 * A query is served with facilities that fit and no others, and finds those that the deployment is known to have.
 * Counted as a witness where there was something to leave out.
 */
export async function expectSelected(api: Api, selection: Selection): Promise<void> {
  const { query, because, fits, parts = [fits], also = [], isCutInRows, served, only, finds } = selection;
  const reply = await pageOf(api, query);
  const rows = accusing(served, () => listIn(reply));
  for (const [index, row] of rows.entries()) {
    const isFit = fits(row) !== false || (isCutInRows === true && fits(await wholeOf(api, row)) !== false);
    expectThat(isFit, `/data/${index}`, because, row, typeof only === 'function' ? only(row) : only);
  }

  const known = [...(await sample(api)), ...also];
  const seen = new Set(rows.map(keyOf));
  let found = 0;
  for (const part of parts) {
    const wanted = known.filter((row) => part(row) === true);
    const lost = wanted.filter((row) => !seen.has(keyOf(row)));
    const clauseOf = (row: JsonObject) => (typeof finds === 'function' ? finds(row) : finds);
    if (!isCut(reply)) {
      const clause = lost[0] && clauseOf(lost[0]);
      expectThat(
        lost.length === 0,
        '/data',
        `${because}: no facility lost`,
        lost.slice(0, 3).map(keyOf),
        clause,
      );
    } else if (lost.length === wanted.length) {
      const example = lost.find(isSearchable);
      if (example === undefined) continue;
      await accusing(clauseOf(example), () => expectFound(api, query, example, because));
    }
    found += wanted.length;
  }
  if (known.some((row) => fits(row) === false) && found > 0) api.witness(because, rows.length);
}

/** A facility as its detail shows it, or its row where there is none. */
export async function wholeOf(api: Api, row: JsonObject): Promise<JsonObject> {
  const id = facilityIdOf(row);
  if (id === undefined) return row;
  const { status, json } = await api.get('getFacility', {}, { path: { facility_id: id } });
  const data = at(json, '/data');
  return status === 200 && isObject(data) ? data : row;
}

/** Whether a name can stand in `q` without a second meaning. */
export const isPlainName = (name: string): boolean =>
  name.length >= 4 && name.trim() === name && !/[%_*?\\"+]/.test(name);

/** Whether a facility shows a name that can be searched for. */
export const isSearchable = (row: JsonObject): boolean => isPlainName(nameOf(row) ?? '');

/**
 * A query finds a facility, of which `q` makes the result so small that it shows. A combination that is not read as
 * AND finds it too, since the facility satisfies both parts.
 */
export async function expectFound(
  api: Api,
  query: Query,
  row: JsonObject,
  because: string,
): Promise<Exchange> {
  const q = nameOf(row);
  precondition(q !== undefined, 'the facility shows no name to search for', 'no-data');
  const reply = await pageOf(api, { ...query, q });
  const has = (some: Exchange) =>
    some.status === 200 && listIn(some).some((each) => keyOf(each) === keyOf(row));
  if (has(reply)) return reply;
  const incompatible = at(reply.json, '/code') === 'INCOMPATIBLE_PARAMETERS';
  precondition(!incompatible, 'the filter is not served beside q');
  const alone = await pageOf(api, { q });
  precondition(has(alone), `q alone does not show "${q}"`);
  precondition(
    reply.status !== 200 || !isCut(reply),
    `too many facilities with "${q}" to see them all`,
    'no-data',
  );
  expectThat(
    false,
    '/data',
    `${because}: "${q}" found`,
    reply.status === 200 ? listIn(reply).map(nameOf) : reply.json,
  );
}

/**
 * Facilities that one filter leaves out are not admitted beside it. A combination that is read as OR decides nothing:
 * it shows by admitting others too.
 */
export async function expectNone(
  api: Api,
  query: Query,
  isLeftOut: (row: JsonObject) => boolean,
  because: string,
) {
  const reply = await pageOf(api, query);
  const rows = listIn(reply);
  const wrong = rows.filter(isLeftOut);
  precondition(wrong.length === 0 || wrong.length === rows.length, 'the filters are not combined with AND');
  expectThat(wrong.length === 0, '/data', because, wrong[0]);
}

/** Whether the capacity filters and orders concern a facility. */
const isOfCapacity = (row: JsonObject): boolean => capacityTypes.some((each) => each === typeOf(row));

/** What a facility that the capacity filters concern shows as its capacity in MW, and where; undefined of all others. */
export const shownMegawattsOf = (row: JsonObject): ReturnType<typeof shownCapacityOf> =>
  isOfCapacity(row) ? shownCapacityOf(row) : undefined;

/** Reads the capacity in MW of a facility that the capacity filters concern; undefined of all others. */
export type Megawatts = (row: JsonObject) => number | undefined;

/**
 * The capacities in MW, from the member in which most of the known facilities of a type show theirs: one of unknown capacity may
 * show a number of another kind. Where some of a type show several, those that show one do not tell which it is.
 */
export function megawattsAmong(known: readonly JsonObject[]): Megawatts {
  const [members, unclear] = [new Map<string, string | undefined>(), new Set<string | undefined>()];
  for (const type of capacityTypes) {
    const own = known.filter((row) => typeOf(row) === type);
    if (own.some(showsSeveralCapacities)) unclear.add(type);
    members.set(type, byFrequency(own.flatMap((row) => shownCapacityOf(row)?.path ?? []))[0]?.[0]);
  }
  return (row) => {
    if (unclear.has(typeOf(row))) return undefined;
    const shown = shownMegawattsOf(row);
    return shown?.path === (members.get(typeOf(row) ?? '') ?? shown?.path) ? shown?.megawatts : undefined;
  };
}

/** Whether a facility is of a type that is listed, and that the capacity bounds do not concern. */
export const isUnconcerned = (row: JsonObject): boolean =>
  !isOfCapacity(row) && facilityTypes.some((each) => each === typeOf(row));

/** Records may print capacities rounded, and whether a bound is inclusive is open (ruling metric-bounds-inclusive). */
const margin = (bound: number): number => (Number.isFinite(bound) ? Math.max(0.1, Math.abs(bound) / 100) : 0);

/** Whether capacities lie further apart than their rounding explains. @param other one of them */
export const isPastRounding = (apart: number, other: number): boolean =>
  apart > Math.max(0.05, Math.abs(other) / 200);

/** Whether a facility lies within the bounds; undefined at their edges, and where the filters do not concern it. */
export const isWithin =
  (min: number, max: number, megawattsOf: Megawatts) =>
  (row: JsonObject): boolean | undefined => {
    const capacity = megawattsOf(row);
    if (capacity === undefined) return undefined;
    if (capacity < min - margin(min) || capacity > max + margin(max)) return false;
    return capacity > min + margin(min) && capacity < max - margin(max) ? true : undefined;
  };

/** The lower and the upper third of the capacities that are seen, and how these are read. */
export async function capacityThirds(
  api: Api,
): Promise<readonly [low: number, high: number, megawattsOf: Megawatts]> {
  const known = await sample(api);
  const megawattsOf = megawattsAmong(known);
  const seen = known.flatMap((row) => megawattsOf(row) ?? []).toSorted((one, other) => one - other);
  const [low, high] = [seen[Math.floor(seen.length / 3)], seen[Math.floor((2 * seen.length) / 3)]];
  expectHeld(
    low !== undefined && high !== undefined && low < high,
    'no facility of the first pages shows one capacity in MW alone',
    await pageOf(api),
  );
  return [low, high, megawattsOf];
}

const elsewhere = /owner|parent|operator|attribute|merge|history|compan|flag|regist|(?:^|[/_])entit/;

/** Whether a member on a path is one for secondary countries. */
const isOfSecond = (path: string): boolean =>
  path
    .split('/')
    .some((name) => name.includes('second') || (/other|addition/.test(name) && name.includes('countr')));

/** The first member on a path that is about countries, and the place in its list. */
const ofCountries = /\/((?:[^/]*_)?nation[^/]*|[^/]*(?:countr|iso_?[23a])[^/]*)(?:\/(\d+)(?=\/|$))?/;
/** A member for the country of the facility itself; one such as yard_country may be about anything else. */
const ownName =
  /^(?:(?:primary|main|host|site|facility|location)_?)?(?:countr(?:y|ies)|nation|iso_?[23a])(?:_|names?|codes?|labels?|iso|alpha|\d)*$/;

/** As what a text shows a country: a further one of a list is no primary one. */
function roleOf({ path }: Text): 'primary' | 'secondary' | 'unknown' {
  if (isOfSecond(path)) return 'secondary';
  const [, name = '', place = '0'] = ofCountries.exec(path) ?? [];
  if (!ownName.test(name)) return 'unknown';
  return place === '0' ? 'primary' : 'secondary';
}

/** Texts of a record that stand where countries do. */
const countryTexts = (row: unknown): readonly Text[] =>
  textsIn(row).filter(
    ({ path }) =>
      /countr|(?:^|[/_])nation|iso_?[23a]/.test(path) && !elsewhere.test(path) && !/url|link/.test(path),
  );

/** What a record shows of the countries of its facility. */
interface ShownCountries {
  readonly primary: Country | undefined;
  readonly others: readonly Country[];
  /** Whether a text stands there that we do not know for a country, or for what it is one. */
  readonly unclear: boolean;
}

const placesIn = (row: unknown): readonly Text[] => {
  const texts = countryTexts(row);
  return texts.length > 0 ? texts : byValue(row);
};

/** The texts of the primary country, those nearest to the root; none where they name different countries. */
function primariesIn(places: readonly Text[]): readonly Text[] {
  const plain = places.filter((each) => roleOf(each) === 'primary');
  const texts = plain.length > 0 ? plain : places.filter((each) => roleOf(each) === 'unknown');
  const nearest = texts.filter(({ path }) => depthOf(path) === depthOf(texts[0]?.path ?? ''));
  return new Set(nearest.flatMap(({ text }) => countryOf(text)?.iso3 ?? [])).size > 1 ? [] : nearest;
}

export const countriesOf = memoized((row: unknown): ShownCountries => {
  const places = placesIn(row);
  const primary = primariesIn(places)
    .map(({ text }) => countryOf(text))
    .find((each) => each !== undefined);
  const all = places.flatMap((each) => (roleOf(each) === 'secondary' ? (countryOf(each.text) ?? []) : []));
  const isClear = (each: Text) => {
    const country = countryOf(each.text);
    return country !== undefined && (roleOf(each) === 'secondary' || country.iso3 === primary?.iso3);
  };
  return {
    primary,
    others: all.filter(
      ({ iso3 }, index) => iso3 !== primary?.iso3 && all.findIndex((each) => each.iso3 === iso3) === index,
    ),
    unclear: !places.every(isClear),
  };
});

/** Texts that are the English name of a country, in a member of whatever name. */
const byValue = (row: unknown): readonly Text[] =>
  textsIn(row).filter(
    ({ path, text }) =>
      text.length > 3 &&
      countryOf(text) !== undefined &&
      !elsewhere.test(path) &&
      !/name|title/.test(memberOf(path)),
  );

/** The text by which a record spells its primary country. */
export const countryTextOf = (row: unknown): string | undefined => primariesIn(placesIn(row))[0]?.text;

/** Whether the records of a deployment have a place for a secondary country. */
export const showsSecondary = memoized((rows: readonly JsonObject[]): boolean =>
  rows.some((row) =>
    [...strings(row)].some((text) => /other_countr|^countries$/i.test(text) || hasSecondaryCountry(text)),
  ),
);

/** In one word, as in `secondary_country` and `country_second`. */
const hasSecondaryCountry = (text: string): boolean =>
  (text.toLowerCase().match(/\w+/g) ?? []).some((word) => word.includes('second') && word.includes('countr'));

/**
 * Whether a filter by country admits a facility. A secondary country may stand unseen, unless records have a place
 * for it.
 */
export function fitsCountries(
  rows: readonly JsonObject[],
  isInside: (country: Country) => boolean | undefined,
): Fits {
  const shown = showsSecondary(rows);
  return (row) => {
    const { primary, others, unclear } = countriesOf(row);
    if (primary === undefined) return undefined;
    if (isInside(primary) === true) return true;
    if (unclear || [primary, ...others].some((each) => isInside(each) !== false)) return undefined;
    return shown ? false : undefined;
  };
}

/** Whether every country that a record shows lies outside. */
export const isOutside = (row: unknown, isInside: (country: Country) => boolean | undefined): boolean => {
  const { primary, others, unclear } = countriesOf(row);
  return !unclear && primary !== undefined && [primary, ...others].every((each) => isInside(each) === false);
};

/**
 * The point that filters by place compare; null where a record shows none. What they compare of a line, its ends or its
 * middle say, is not stated.
 */
export const placeOf = (row: unknown): Place | null =>
  /pipeline/.test(typeOf(row) ?? '') ? null : coordinatesOf(row);

/** A facility with its place. */
export interface Located {
  readonly row: JsonObject;
  readonly place: Place;
}

/** The known facilities that show where they lie. */
export async function locatedFacilities(api: Api): Promise<readonly Located[]> {
  const located = (await sample(api)).flatMap((row) => {
    const place = placeOf(row);
    return place === null ? [] : [{ row, place }];
  });
  expectHeld(
    located.length > 1,
    'fewer than two facilities of the first pages have coordinates',
    await pageOf(api),
  );
  return located;
}

/** Facilities about which a box tells latitude and longitude apart, and that can be searched for. */
export const distinctivePlaces = (located: readonly Located[]): readonly Located[] =>
  located.filter(
    ({ row, place: { latitude, longitude } }) =>
      isSearchable(row) &&
      Math.abs(latitude) < 70 &&
      Math.abs(longitude) < 160 &&
      Math.abs(latitude - longitude) > 20,
  );
