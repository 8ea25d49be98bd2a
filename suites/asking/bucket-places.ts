import type { Country } from '../../contract/countries.js';
import { limits } from '../../contract/index.js';
import {
  type Api,
  type Exchange,
  expectThat,
  type JsonObject,
  rowsOf,
  strings,
} from '../../src/kit/index.js';
import { bucketOf, clauseOfDimension, countOf, totalOf } from './buckets.js';
import {
  belongsTo,
  type Continent,
  continentNames,
  countryOf,
  isOnContinent,
  type Region,
  regionNames,
} from './countries.js';
import { bounds } from './windows.js';

const { max: limit } = limits.summary.limit;

/** A dimension whose values are parts of the world. */
interface Dimension {
  readonly group_by: 'continent' | 'region';
  readonly names: readonly string[];
  /** Where our own table places a country: where to look, and no reason to accuse. */
  readonly usual: (country: Country) => string;
  /** Whether a country belongs there; undefined where that is a matter of definition (ruling region-members). */
  readonly belongs: (country: Country, name: string) => boolean | undefined;
}

const dimensions: readonly Dimension[] = [
  {
    group_by: 'continent',
    names: continentNames,
    usual: ({ continent }) => continent,
    belongs: ({ name }, part) => isOnContinent(name, part as Continent),
  },
  {
    group_by: 'region',
    names: regionNames,
    usual: ({ region }) => region,
    belongs: ({ name }, part) => belongsTo(name, part as Region),
  },
];

/** The country that a bucket names; undefined where it names none, or several. */
function countryIn(bucket: JsonObject): Country | undefined {
  const named = new Set([...strings(bucket)].flatMap((text) => countryOf(text) ?? []));
  const [only] = named;
  return named.size === 1 ? only : undefined;
}

/** How many Events a summary counts in each country. */
function countedIn(byCountry: Exchange): ReadonlyMap<Country, number> {
  const counted = new Map<Country, number>();
  for (const [index, bucket] of rowsOf(byCountry).entries()) {
    const country = countryIn(bucket);
    if (country === undefined) continue;
    counted.set(country, (counted.get(country) ?? 0) + countOf(bucket, `/data/${index}`));
  }
  return counted;
}

/** Countries that are asked for by themselves. */
const mostSuspected = 3;

/**
 * Countries that may be counted in a part of the world where they do not lie: the buckets of the parts and those of the
 * countries differ by about as many Events as such a country has.
 */
function suspectedIn(
  counted: ReadonlyMap<Country, number>,
  reply: Exchange,
  { names, usual, belongs }: Dimension,
): readonly Country[] {
  const suspected = new Map<Country, number>();
  for (const name of names) {
    const bucket = bucketOf(reply, name);
    const ours = [...counted].filter(([country]) => usual(country) === name);
    const due = ours.reduce((sum, [, events]) => sum + events, 0);
    const missing = due - (bucket === undefined ? 0 : countOf(bucket, '/data'));
    if (missing <= 0) continue;
    for (const [country, events] of ours) {
      const isDecided = names.some((other) => belongs(country, other) === false);
      if (isDecided && events > 0) suspected.set(country, Math.abs(events - missing));
    }
  }
  return [...suspected]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, mostSuspected)
    .map(([country]) => country);
}

/**
 * No part of the world where a country does not lie counts most of its Events. A few may lie on an island of it elsewhere.
 * @param events of the country, so that a reply that counts others as well decides nothing
 */
async function expectPlaced(
  api: Api,
  { group_by, names, belongs }: Dimension,
  country: Country,
  events: number,
): Promise<void> {
  const query = { ...bounds(api.world.offer.window), country: country.iso3, country_match: 'location' };
  const reply = await api.get('summarizeEvents', { ...query, group_by, limit });
  if (reply.status !== 200) return;
  const total = totalOf(reply);
  if (total > 2 * events) return;
  for (const name of names) {
    const bucket = belongs(country, name) === false ? bucketOf(reply, name) : undefined;
    if (bucket === undefined) continue;
    const stray = countOf(bucket, '/data');
    const expected = `no bucket of ${name} with most of the ${total} Events in ${country.name}`;
    expectThat(2 * stray <= total, '/data', expected, stray, clauseOfDimension(group_by));
  }
}

/**
 * Grouped by a part of the world, a summary counts no country where it does not lie: the filters of the same name, and
 * the cards, place countries as a whole. Further requests are sent only where the buckets differ from those of the countries.
 * @param reply the summary of the window by the dimension; of other dimensions nothing is judged
 */
export async function expectOwnPlaces(api: Api, group_by: string, reply: Exchange): Promise<void> {
  const dimension = dimensions.find((each) => each.group_by === group_by);
  if (dimension === undefined || !dimension.names.some((name) => bucketOf(reply, name) !== undefined)) return;
  const query = { ...bounds(api.world.offer.window), limit };
  const byCountry = await api.get('summarizeEvents', { ...query, group_by: 'country' });
  // Whether that dimension is served, and not cut off, is judged by itself.
  if (byCountry.status !== 200 || rowsOf(byCountry).length >= limit) return;
  const counted = countedIn(byCountry);
  for (const country of suspectedIn(counted, reply, dimension))
    await expectPlaced(api, dimension, country, counted.get(country) ?? 0);
  if (counted.size > 0) api.witness(`countries placed by ${group_by}`, counted.size);
}
