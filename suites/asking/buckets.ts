import { type ClauseId, isClauseId } from '../../contract/index.js';
import { dateAfter, isDate } from '../../generators/dates.js';
import {
  type Api,
  at,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  precondition,
  rowsOf,
  strings,
} from '../../src/kit/index.js';
import { countryOf, locationOf } from './countries.js';
import { wholeEvents } from './results.js';
import { byFrequency } from './texts.js';

/** The clause that the Events summary takes a dimension as `group_by`. */
export function clauseOfDimension(group_by: string): ClauseId | undefined {
  const id = `events-summary.group-by.${group_by.replaceAll('_', '-')}`;
  return isClauseId(id) ? id : undefined;
}

/** The sum of `event_count` over all buckets of a summary. */
export function totalOf(reply: Exchange): number {
  let total = 0;
  for (const [index, bucket] of rowsOf(reply).entries()) total += countOf(bucket, `/data/${index}`);
  return total;
}

/** How many Events a bucket counts. */
export function countOf(bucket: JsonObject, place: string): number {
  const count = bucket.event_count;
  expectThat(
    typeof count === 'number',
    `${place}/event_count`,
    'a number',
    count,
    'summary-bucket.event-count',
  );
  return count;
}

/** Dimensions of which no two values have one name, as provinces of two countries may. */
const unambiguous = ['date', 'category', 'story_category'];
/** Dimensions of places, which a code or a wider place tells apart: two countries are called Congo. */
const places = ['country', 'region', 'continent'];
const ofPlace = /iso|fips|code|country|region|continent/i;

/**
 * Which bucket has a value that one before it has, where buckets show their values under the name of the dimension. Values of
 * other dimensions may differ in what else the buckets say.
 */
export function repeatedValue(buckets: readonly JsonObject[], group_by: string): number | undefined {
  const values = new Set<string>();
  for (const [index, bucket] of buckets.entries()) {
    const value = Object.hasOwn(bucket, group_by) ? (bucket[group_by] ?? null) : null;
    // What has no value may be told apart elsewhere, as by the reason.
    if (value === null || typeof value === 'object') continue;
    const texts = unambiguous.includes(group_by)
      ? []
      : Object.entries(bucket).filter(
          ([name, each]) => typeof each === 'string' && (!places.includes(group_by) || ofPlace.test(name)),
        );
    const named = JSON.stringify([value, ...texts.toSorted()]);
    if (values.has(named)) return index;
    values.add(named);
  }
  return undefined;
}

/** Whether a bucket names its own value in a member of this name, rather than another that it tells of. */
const namesOwn = (name: string, group_by: unknown): boolean => name === group_by || likely.test(name);

/**
 * The bucket of a value; undefined where there is none, or where several name the value. A bucket that has a name of its own
 * and tells the value elsewhere, as its leading country, is not the one.
 */
export function bucketOf(reply: Exchange, value: string): JsonObject | undefined {
  const group_by = at(reply.json, '/group_by');
  const [bucket, ...others] = bucketsNaming(reply, group_by, [value]);
  if (bucket === undefined || others.length > 0) return undefined;
  const own = [...textsIn(bucket, '')].filter(({ name }) => namesOwn(name, group_by));
  const isOwn = (text: string) => text === value || (group_by === 'date' && text.startsWith(value));
  return own.length === 0 || own.some(({ text }) => isOwn(text)) ? bucket : undefined;
}

/**
 * The buckets that name a value in one of its spellings. Where a bucket does so is the deployment's own: what stands under
 * the name of the dimension, or under a likely one, is preferred to what else a bucket tells, such as other countries.
 */
function bucketsNaming(reply: Exchange, group_by: unknown, spelt: readonly string[]): readonly JsonObject[] {
  if (group_by === 'date') {
    const dated = rowsOf(reply).filter((bucket) => ownDates(bucket).some((date) => spelt.includes(date)));
    if (dated.length > 0) return dated;
  }
  const naming = rowsOf(reply).filter((bucket) => {
    const texts = new Set(strings(bucket));
    return spelt.some((each) => texts.has(each));
  });
  const own = naming.filter((bucket) =>
    [...textsIn(bucket, '')].some(({ name, text }) => namesOwn(name, group_by) && spelt.includes(text)),
  );
  return own.length > 0 ? own : naming;
}

/**
 * The dates by which a bucket of a summary by date names its own, at any depth, beside the statistics: one, as a rule. A bucket
 * may tell an interval, whose end may be the next date, in any order of its members.
 */
function ownDates(bucket: JsonObject): readonly string[] {
  const dates = [...textsIn(bucket, '')].flatMap(({ name, text }) =>
    isDate(text.slice(0, 10)) ? [{ name, date: text.slice(0, 10) }] : [],
  );
  const own = dates.filter(({ name }) => likely.test(name));
  if (own.length > 0) return own.map(({ date }) => date);
  const [start] = dates.filter(({ name }) => starts.test(name));
  const [first, second, ...others] = dates;
  const isInterval = second !== undefined && first !== undefined && others.length === 0;
  const earlier = isInterval && dateAfter(second.date, 1) === first.date ? second : first;
  const named = start ?? earlier;
  return named === undefined ? [] : [named.date];
}

/** Members by which an interval names its beginning. */
const starts = /start|from|begin|since|lower/;

/** The dates that the buckets of a summary by date name, in their order. */
export const datesOf = (reply: Exchange): readonly string[] =>
  rowsOf(reply).flatMap((bucket) => ownDates(bucket).slice(0, 1));

/** How many Events a summary by date counts on a date. */
export function countOn(reply: Exchange, date: string): number {
  const bucket = rowsOf(reply).find((each) => ownDates(each)[0] === date);
  return bucket === undefined ? 0 : countOf(bucket, '/data');
}

/** The dates of a summary that was asked for by date; ends the attempt where its buckets write them in a way of their own. */
export function readDates(reply: Exchange): readonly string[] {
  const dates = datesOf(reply);
  precondition(dates.length > 0 || rowsOf(reply).length === 0, 'the buckets tell no date that can be read');
  return dates;
}

/** Members by which buckets are likely to name their value, in case they carry other dates as well. */
const likely = /^(?:(?:event_)?date|day|key|value|term|bucket|group|label|name)$/;
const statistics = /^metric/;

/** The texts within a bucket, each with the name of its member. */
function* textsIn(value: Json, name: string): Generator<{ readonly name: string; readonly text: string }> {
  if (typeof value === 'string') yield { name, text: value };
  else if (isArray(value)) for (const each of value) yield* textsIn(each, name);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value)) {
      if (!statistics.test(member)) yield* textsIn(each, member);
    }
  }
}

const textOf = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : []);

/** What a card says of itself in each dimension, in the spellings that a bucket may use. */
const spellings: Readonly<Record<string, (card: JsonObject) => readonly string[]>> = {
  date: ({ event_date }) => textOf(event_date),
  category: ({ category }) => textOf(category),
  subcategory: ({ subcategory }) => textOf(subcategory),
  country: (card) => {
    const known = countryOf(locationOf(card));
    return known === undefined ? [] : [known.name, known.iso3, known.iso2, ...textOf(locationOf(card))];
  },
};

const fewCountries = 3;

/** Events of the commonest countries, so that one bucket counts several of them. */
async function ofFewCountries(api: Api): ReturnType<typeof wholeEvents> {
  const { rows } = await wholeEvents(api);
  const commonest = byFrequency(rows.flatMap((card) => countryOf(locationOf(card))?.iso3 ?? []));
  if (commonest.length === 0) return wholeEvents(api);
  const country = commonest
    .slice(0, fewCountries)
    .map(([iso3]) => iso3)
    .join(',');
  return wholeEvents(api, { country, country_match: 'location' });
}

/** Dimensions of which cards show the value. */
export const comparable: readonly string[] = Object.keys(spellings);

/** The listed Events of a value, and the buckets that name it: one, unless a name has several spellings. */
export interface Group {
  readonly name: string;
  readonly cards: readonly JsonObject[];
  readonly buckets: readonly JsonObject[];
}

/** A summary by a dimension beside the Events that it counts, all of them listed. */
export async function besideCards(
  api: Api,
  group_by: string,
): Promise<{ readonly reply: Exchange; readonly groups: readonly Group[] }> {
  const { query, rows } = await (group_by === 'country' ? ofFewCountries(api) : wholeEvents(api));
  const reply = await api.get('summarizeEvents', { ...query, group_by, limit: 500 });
  if (group_by === 'date') readDates(reply);
  return { reply, groups: groupsOf(rows, group_by, reply) };
}

/** The Events of each value of a dimension, with the buckets of a summary that name it. */
export function groupsOf(rows: readonly JsonObject[], group_by: string, summary: Exchange): readonly Group[] {
  const cards = new Map<string, { readonly spelt: readonly string[]; readonly cards: JsonObject[] }>();
  for (const row of rows) {
    const spelt = spellings[group_by]?.(row) ?? [];
    const [name] = spelt;
    if (name === undefined) continue;
    const known = cards.get(name);
    if (known === undefined) cards.set(name, { spelt, cards: [row] });
    else known.cards.push(row);
  }
  return [...cards].map(([name, { spelt, cards: some }]) => ({
    name,
    cards: some,
    buckets:
      group_by === 'date'
        ? rowsOf(summary).filter((each) => ownDates(each).includes(name))
        : bucketsNaming(summary, group_by, spelt),
  }));
}
