import type { Country } from '../../contract/countries.js';
import {
  type Api,
  accusing,
  at,
  type Exchange,
  expectOk,
  isArray,
  isObject,
  type JsonObject,
  precondition,
  type World,
} from '../../src/kit/index.js';
import { isIn, plainCountries } from './countries.js';
import { admin1Of } from './places.js';
import { arraysIn } from './replies.js';
import { textsIn } from './texts.js';

/** The first-level regions of a country, as the discovery lists them. */
export interface Discovered {
  readonly country: Country;
  readonly reply: Exchange;
  /** The texts of each listed value: the value itself, or those of an object, in which it is one. */
  readonly values: readonly (readonly string[])[];
}

/** A country in which offered Events took place, with the regions that their cards name. */
export interface Regional {
  readonly country: Country;
  readonly cards: readonly JsonObject[];
}

/** Countries with Events in named regions, those with the most first; they surely have regions to list. */
export const regionalCountries = (world: World): readonly Regional[] => regionalIn(plainCountries, world);

export function regionalIn(some: readonly Country[], { offer }: World): readonly Regional[] {
  return some
    .map((country) => ({
      country,
      cards: offer.events.filter((card) => isIn(country)(card) && admin1Of(card) !== ''),
    }))
    .filter(({ cards }) => cards.length > 0)
    .toSorted((one, other) => other.cards.length - one.cards.length);
}

export function someRegional(api: Api, count: number): readonly Regional[] {
  const countries = regionalCountries(api.world).slice(0, count);
  precondition(countries.length === count, 'too few countries have Events in named regions', 'no-data');
  return countries;
}

/** Which spellings of a country the discovery takes is not shown. */
const spellingsOf = ({ iso3, name, iso2 }: Country): readonly string[] => [iso3, name, iso2];

/** Statuses that say a route is not there. */
const absent: readonly number[] = [404, 405, 410];

/** Asks for the regions of a country, in one spelling after the other until one is taken. */
export async function discover(api: Api, country: Country): Promise<Discovered> {
  const here = api.world.offer.events.filter(isIn(country));
  const known = [...new Set(here.map(admin1Of))].filter((name) => name !== '');
  let last: Exchange | undefined;
  for (const spelling of spellingsOf(country)) {
    const reply = await api.get('listAdmin1', { country: spelling });
    const listed = valuesIn(reply, known);
    const values = listed.length > 0 ? listed : mappedIn(reply, known);
    if (reply.status === 200 && values.length > 0) return { country, reply, values };
    if (last === undefined || (last.status !== 200 && reply.status === 200)) last = reply;
  }
  precondition(last !== undefined, 'no spelling of a country is known');
  const { status } = last;
  accusing(absent.includes(status) ? 'geography.route' : 'geography.country', () => expectOk(last));
  return { country, reply: last, values: [] };
}

/**
 * The values of a list under `data`, or else of the first list that names a known region or has any: the shape of the reply is
 * not shown.
 */
export function valuesIn(reply: Exchange, known: readonly string[] = []): readonly (readonly string[])[] {
  const data = at(reply.json, '/data');
  const arrays = isArray(data) ? [data] : arraysIn(reply.json);
  const lists = arrays
    .map((each) => each.map(textsOf).filter((texts) => texts.length > 0))
    .filter((values) => values.length > 0);
  // Other lists may stand before it, such as one of spellings.
  const telling = lists.find((values) => values.flat().some((text) => known.includes(text)));
  return telling ?? lists[0] ?? [];
}

/** The entries of an object of which some name a known region, by their key or in a text, as a list of regions may be keyed by codes. */
export function mappedIn(reply: Exchange, known: readonly string[]): readonly (readonly string[])[] {
  for (const each of objectsIn(at(reply.json, '/data'))) {
    const entries = Object.entries(each).map(([key, value]) => [key, ...textsOf(value)]);
    if (entries.some((texts) => texts.some((text) => known.includes(text)))) return entries;
  }
  return [];
}

/** An object and those within it, the outer ones last. */
const objectsIn = (value: unknown): readonly JsonObject[] =>
  isObject(value) ? [...Object.values(value).flatMap(objectsIn), value] : [];

/** A text itself, or the texts of an object without the names of its members. */
const textsOf = (value: unknown): readonly string[] => textsIn(value).map(({ text }) => text);
