import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  withoutEnding,
} from '../../src/kit/index.js';
import { countryOf } from './countries.js';
import { type Leaf, leavesIn, memberOf, memoized, numberOf, type Text, textsIn } from './texts.js';

/** Members that depend on the request or on the moment, and not on the record. */
const ofTheReply =
  /rank|score|distance|relevan|match|position|highlight|snippet|cursor|fetched|retrieved|served|cached|generated|updat|(?:^|[/_])(?:index|age|now|view)$|(?:^|[/_])age_/;
const place = /\/\d+(?=\/|$)/g;

/** What a record shows at each of its places; those within a list are one place. */
const shownBy = memoized((record: unknown): ReadonlyMap<string, readonly Leaf['value'][]> => {
  const shown = new Map<string, Leaf['value'][]>();
  for (const { path, value } of leavesIn(record)) {
    const at = path.replace(place, '');
    const values = shown.get(at);
    if (values === undefined) shown.set(at, [value]);
    else values.push(value);
  }
  return shown;
});

/** Where two records contradict each other. */
export interface Conflict {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/**
 * The first member that two records of one thing both show, with different contents; undefined where there is none.
 * What one of them leaves out, or shows a part of, is no contradiction.
 * @param isCompared which members, by their paths
 */
export function conflictOf(
  one: unknown,
  other: unknown,
  isCompared: (path: string) => boolean = () => true,
): Conflict | undefined {
  const shown = shownBy(other);
  for (const [path, values] of shownBy(one)) {
    const others = shown.get(path);
    if (others === undefined || ofTheReply.test(path) || !isCompared(path)) continue;
    if (isPartOf(values, others, path) || isPartOf(others, values, path)) continue;
    return { path, one: values.length === 1 ? values[0] : values, other: others };
  }
  return conflictWithinLists(one, other, isCompared, '');
}

/** Lists with more elements are compared value by value alone. */
const mostElements = 50;

/** An element of a list whose values stand in several elements of the other one, and in none of them together. */
function conflictWithinLists(
  one: unknown,
  other: unknown,
  isCompared: (path: string) => boolean,
  at: string,
): Conflict | undefined {
  if (isArray(one) && isArray(other)) {
    // Of lists of two lengths, each may show a part.
    if (one.length !== other.length || one.length > mostElements || ofTheReply.test(at)) return undefined;
    const isHere = (path: string) => isCompared(at + path);
    const alone = one.find((each) =>
      other.every((partner) => isObject(partner) && conflictOf(each, partner, isHere) !== undefined),
    );
    return isObject(alone) ? { path: at, one: alone, other } : undefined;
  }
  if (!isObject(one) || !isObject(other)) return undefined;
  for (const [name, value] of Object.entries(one)) {
    const found = conflictWithinLists(value, other[name], isCompared, `${at}/${name.toLowerCase()}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Comparisons of values with those of another list: more would take as long as a target likes. */
const mostComparisons = 1_000_000;

/** Whether each value is among others. Of lists that are too long to compare in full, nothing is said against them. */
function isPartOf(some: readonly Leaf['value'][], all: readonly Leaf['value'][], path: string): boolean {
  const exact = new Set(all);
  const others = some.filter((value) => !exact.has(value));
  if (others.length * all.length > mostComparisons) return true;
  return others.every((value) => all.some((each) => isSame(value, each, path)));
}

/** Whether two values say the same. */
export function isSame(one: Leaf['value'], other: Leaf['value'], path: string): boolean {
  if (one === other) return true;
  if (typeof one === 'number' && typeof other === 'number')
    return isRounded(one, other) || isRounded(other, one);
  // A number may be a text in one of two places, with its unit.
  const [number, written] = typeof one === 'number' ? [one, other] : [other, one];
  if (typeof number === 'number') return numberOf(withoutUnit(String(written))) === number;
  return isSameText(String(one), String(other), path);
}

const units = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A number in a text without the unit behind it. */
const withoutUnit = (text: string): string => withoutEnding(text, units).trimEnd();

/** Whether a number is another one, printed with fewer digits: rounded in either direction from the middle, or cut off. */
export function isRounded(number: number, printed: number): boolean {
  const [mantissa = '', power = '0'] = Math.abs(printed).toExponential().split('e');
  const digits = mantissa.replace('.', '').length;
  const unit = 10 ** (Number(power) - digits + 1);
  const isCut = Math.sign(number) === Math.sign(printed) && Math.abs(number) > Math.abs(printed);
  const rest = Math.abs(number - printed) / unit;
  return Number(number.toPrecision(digits)) === printed || rest <= 0.5 + 1e-9 || (isCut && rest < 1 - 1e-9);
}

/** Texts that are as long at least may be cut. */
const long = 10;
export const isAddress = (text: string): boolean => /^(?:https?:\/)?\/\S+$/.test(text);

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i;

function isSameText(one: string, other: string, path: string): boolean {
  if (instant.test(one) && instant.test(other) && Date.parse(one) === Date.parse(other)) return true;
  if (isAddress(one) && isAddress(other)) return pathnameOf(one) === pathnameOf(other);
  const [short = '', whole = ''] = [one, other]
    .map((text) =>
      text
        .normalize('NFC')
        .trim()
        .toLowerCase()
        .replace(/(?:…|\.\.\.)$/, ''),
    )
    .toSorted((left, right) => left.length - right.length);
  if (short === whole || (short.length >= long && whole.startsWith(short))) return true;
  if (!/countr|nation/.test(memberOf(path))) return false;
  const [country, second] = [countryOf(one), countryOf(other)];
  if (country !== undefined && second !== undefined) return country.iso3 === second.iso3;
  // Some codes of two letters mean another country in another scheme (ruling country-codes).
  return isShortCode(one) !== isShortCode(other);
}

const isShortCode = (text: string): boolean => /^[a-z]{2}$/i.test(text);

/** An address without its origin, which may be absolute or not, and without its query, which may be signed. */
function pathnameOf(address: string): string {
  const base = 'http://base.invalid';
  return URL.canParse(address, base) ? new URL(address, base).pathname : address;
}

/** The part of a reply that is a record: the object in which its key stands where it stands in a row of a list. */
export function recordWithin(value: Json | undefined, key: Text): JsonObject | undefined {
  let level: readonly Json[] = value === undefined ? [] : [value];
  while (level.length > 0) {
    const objects = level.filter(isObject);
    const found = objects.find((each) =>
      textsIn(each).some(({ path, text }) => path === key.path && text === key.text),
    );
    if (found !== undefined) return found;
    level = objects.flatMap((each) => Object.values(each));
  }
  return undefined;
}

/** Every object of a value, at whatever depth. */
export function objectsIn(value: Json | undefined): readonly JsonObject[] {
  if (isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The value of a member that stands anywhere within, in a list too; undefined where there is no such member, null included. */
export const findMember = (value: Json | undefined, name: string): Json | undefined =>
  objectsIn(value).find((each) => Object.hasOwn(each, name))?.[name];

/** Two places that state one fact of a record, and differ. */
export interface Disagreement {
  /** Where it stands in the record that was shown, as a JSON pointer from there. */
  readonly at: string;
  readonly listed: Json;
  readonly shown: Json;
}

/** How far two printed forms of one number may be apart where digits are cut off. */
const cut = 0.01;

/** Which members of two replies about one record are compared, by their names. */
export interface Compared {
  /** Those that depend on the request, or grow. */
  readonly aside: ReadonlySet<string>;
  /** Those of which only whether there is a value is compared: what they say moves. */
  readonly live: ReadonlySet<string>;
  /** Those that are documented, so that null in one reply, or no such member, contradicts a value in the other. */
  readonly due: ReadonlySet<string>;
}

const isBlank = (value: Json | undefined): value is null | undefined => value === null || value === undefined;

/**
 * The first member that two replies state of the same record and state differently. A member that one of them leaves out
 * or has as null says nothing, unless it is due. Lists of what has an id or a URL are compared by it, since which elements
 * a reply carries and in what order is open; of other lists of one length each element must be among those of the other,
 * and none is empty where the other has elements.
 */
export function disagreementOf(
  listed: JsonObject,
  shown: JsonObject,
  compared: Compared,
): Disagreement | undefined {
  const { aside, live, due } = compared;
  for (const name of new Set([...Object.keys(listed), ...Object.keys(shown)])) {
    const [one, other] = [listed, shown].map((each) => (Object.hasOwn(each, name) ? each[name] : undefined));
    if (aside.has(name) || ofTheReply.test(name)) continue;
    const at = `/${pointerStep(name)}`;
    if (isBlank(one) || isBlank(other)) {
      if (due.has(name) && isBlank(one) !== isBlank(other))
        return { at, listed: one ?? null, shown: other ?? null };
      continue;
    }
    if (live.has(name)) continue;
    const found = betweenValues(one, other, compared, name);
    if (found !== undefined) return { ...found, at: `${at}${found.at}` };
  }
  return undefined;
}

/** @param name of the member that holds both */
function betweenValues(one: Json, other: Json, compared: Compared, name = ''): Disagreement | undefined {
  const differ = { at: '', listed: one, shown: other };
  if (isObject(one) && isObject(other)) return disagreementOf(one, other, compared);
  if (isArray(one) && isArray(other)) return betweenLists(one, other, compared);
  if (typeof one === 'object' || typeof other === 'object') return differ;
  const isClose =
    typeof one === 'number' &&
    typeof other === 'number' &&
    !(Number.isInteger(one) && Number.isInteger(other));
  if (isClose && Math.abs(one - other) <= cut) return undefined;
  return typeof one === typeof other && isSame(one, other, name) ? undefined : differ;
}

const keyOf = (value: Json): Json | undefined => (isObject(value) ? (value.id ?? value.url) : undefined);

function betweenLists(
  listed: readonly Json[],
  shown: readonly Json[],
  compared: Compared,
): Disagreement | undefined {
  if (shown.length === 0 && listed.some((each) => keyOf(each) === undefined))
    return { at: '', listed, shown };
  const byKey = new Map<Json | undefined, Json[]>();
  for (const each of listed) {
    const alike = byKey.get(keyOf(each));
    if (alike === undefined) byKey.set(keyOf(each), [each]);
    else alike.push(each);
  }
  const isShort = listed.length * shown.length <= mostComparisons;
  const shownKeys = new Set(shown.map(keyOf));
  const unmatched = listed.filter((each) => !shownKeys.has(keyOf(each)));
  for (const [index, one] of shown.entries()) {
    const key = keyOf(one);
    const found =
      key === undefined
        ? isShort
          ? withoutPartner(one, listed, shown.length, compared)
          : undefined
        : byKey.has(key)
          ? (byKey.get(key) ?? []).flatMap((each) => betweenValues(each, one, compared) ?? [])[0]
          : isShort && listed.length === shown.length
            ? underOtherKey(one, unmatched, compared)
            : undefined;
    if (found !== undefined) return { ...found, at: `/${index}${found.at}` };
  }
  return undefined;
}

function withoutPartner(
  one: Json,
  among: readonly Json[],
  length: number,
  compared: Compared,
): Disagreement | undefined {
  if (among.length !== length || among.some((each) => betweenValues(each, one, compared) === undefined))
    return undefined;
  return { at: '', listed: among, shown: one };
}

/** So many texts that are the same in two elements tell that both are one. */
const telling = 2;

/** An element that is one of the others in all but its id or URL. */
function underOtherKey(one: Json, among: readonly Json[], compared: Compared): Disagreement | undefined {
  if (!isObject(one)) return undefined;
  const key = (one.id ?? null) === null ? 'url' : 'id';
  const { [key]: own = null, ...rest } = one;
  for (const each of among) {
    if (!isObject(each)) continue;
    const { [key]: other = null, ...others } = each;
    if (other === null || disagreementOf(others, rest, compared) !== undefined) continue;
    const same = Object.entries(rest).filter(
      ([name, value]) => typeof value === 'string' && value !== '' && value === others[name],
    );
    if (same.length < telling || betweenValues(other, own, compared, key) === undefined) continue;
    return { at: `/${key}`, listed: other, shown: own };
  }
  return undefined;
}
