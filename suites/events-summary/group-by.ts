import fc from 'fast-check';
import type { Country } from '../../contract/countries.js';
import { type ClauseId, limits, vocabularies } from '../../contract/index.js';
import { dateWithin } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectEqual,
  expectThat,
  forAll,
  forEach,
  isArray,
  isObject,
  type JsonObject,
  type Query,
  rowsOf,
  strings,
} from '../../src/kit/index.js';
import { expectOwnPlaces } from '../asking/bucket-places.js';
import { bucketOf, clauseOfDimension, countOf, datesOf, readDates, totalOf } from '../asking/buckets.js';
import { isIn, mayBeFrom, originsOf, plainCountries } from '../asking/countries.js';
import { offeredNow, seenEvent } from '../asking/events.js';
import { byActorCountry, fromSide } from '../asking/filters.js';
import { fullPage, idOf, nextCursorOf } from '../asking/pages.js';
import { successBody } from '../asking/replies.js';
import { wholeEvents } from '../asking/results.js';
import { bounds } from '../asking/windows.js';

const { max } = limits.summary.limit;
const { maxDays } = limits.window;

export const groupByCarried = defineCheck({
  id: 'events-summary/group-by-carried',
  title:
    'Grouped by category or subcategory, a summary shows every value that an Event of the window carries',
  clauses: [
    'events-summary.group-by.category',
    'events-summary.group-by.subcategory',
    'events-summary.group-by.subcategory.carried',
  ],
  operations: ['summarizeEvents'],
  property: forEach(
    ['category', 'subcategory'] as const,
    async (api, group_by) => {
      const query = { ...bounds(api.world.offer.window), group_by, limit: max };
      const compare = async (cards: readonly JsonObject[], fresh = false) => {
        const buckets = rowsOf(await api.get('summarizeEvents', query, { fresh }));
        const shown = new Set(buckets.flatMap((bucket) => [...strings(bucket)]));
        const carried = new Set(cards.flatMap((card) => seenEvent(card)?.[group_by] ?? []));
        const lost = [...carried].filter((value) => !shown.has(value));
        return { isCut: buckets.length >= max, carried: carried.size, lost };
      };
      let compared = await compare(api.world.offer.events);
      if (compared.isCut) return;
      // Since the probe, the only Event with a value may have been withdrawn or coded anew.
      if (compared.lost.length > 0) compared = await compare(await offeredNow(api), true);
      const { carried, lost } = compared;
      const clause =
        group_by === 'subcategory'
          ? 'events-summary.group-by.subcategory.carried'
          : clauseOfDimension(group_by);
      expectThat(
        lost.length === 0,
        '/data',
        `a bucket of each ${group_by} that is carried`,
        { lost },
        clause,
      );
      api.witness(`values of ${group_by} found`, carried);
    },
    { clause: clauseOfDimension },
  ),
});

export const groupByDefault = defineCheck({
  id: 'events-summary/group-by-default',
  title: 'Without group_by a summary has one bucket per date',
  clauses: ['events-summary.group-by.default'],
  operations: ['summarizeEvents'],
  runs: 1,
  property: forAll(
    ({ offer }) => dateWithin(offer.window),
    async (api, start) => {
      const { end } = api.world.offer.window;
      const reply = await api.get('summarizeEvents', bounds({ start, end }));
      const buckets = rowsOf(reply).length;
      expectEqual(reply, '/group_by', 'date');
      const byDate = await api.get('summarizeEvents', { ...bounds({ start, end }), group_by: 'date' });
      accusing('events-summary.group-by.date', () => readDates(byDate));
      const dates = new Set(datesOf(reply));
      expectThat(dates.size === buckets, '/data', 'a date of its own in each bucket', [...dates].slice(0, 5));
      api.witness('buckets judged', buckets);
    },
  ),
});

export const groupByEcho = defineCheck({
  id: 'events-summary/group-by-echo',
  title: 'Each of the eight dimensions is served, and group_by of the reply names it',
  clauses: [
    'events-summary.reply.envelope',
    'events-summary.group-by.date',
    'events-summary.group-by.country',
    'events-summary.group-by.region',
    'events-summary.group-by.continent',
    'events-summary.group-by.category',
    'events-summary.group-by.subcategory',
    'events-summary.group-by.source-actor-country',
    'events-summary.group-by.target-actor-country',
    'envelope.summary.group-by.echo',
  ],
  operations: ['summarizeEvents'],
  property: forEach(
    vocabularies.summaryGroupBy.values,
    async (api, group_by) => {
      const { max } = limits.summary.limit;
      const reply = await api.get('summarizeEvents', {
        ...bounds(api.world.offer.window),
        group_by,
        limit: max,
      });
      const buckets = rowsOf(reply).length;
      api.witness('buckets seen', buckets);
      const said = at(reply.json, '/group_by');
      // A reply that is grouped by date and says so echoes the dimension in force.
      const isByDate = said === 'date' && buckets > 0 && datesOf(reply).length === buckets;
      const ofEcho = isByDate ? clauseOfDimension(group_by) : 'envelope.summary.group-by.echo';
      const clause = typeof said === 'string' ? ofEcho : 'events-summary.reply.envelope';
      expectEqual(reply, '/group_by', group_by, clause);
    },
    { clause: clauseOfDimension },
  ),
});

export const groupByReconciles = defineCheck({
  id: 'events-summary/group-by-reconciles',
  title:
    'The buckets of every dimension add up to the same number of Events, each country in a place where it lies',
  clauses: [
    'summary-bucket.reconciles',
    'summary-bucket.event-count',
    'summary-bucket.fatalities',
    'summary-bucket.fatality-event-count',
    'events-summary.group-by.continent',
    'events-summary.group-by.region',
  ],
  operations: ['summarizeEvents'],
  rulings: ['group-by-totals', 'live-data', 'region-members'],
  property: forEach(
    vocabularies.summaryGroupBy.values.filter((each) => each !== 'date'),
    async (api, group_by) => {
      const query = { ...bounds(api.world.offer.window), limit: max };
      const byDate = await api.get('summarizeEvents', { ...query, group_by: 'date' });
      const reply = await api.get('summarizeEvents', { ...query, group_by });
      const buckets = accusing(clauseOfDimension(group_by), () => rowsOf(reply)).length;
      if (buckets >= max) return;
      const [whole, total] = [totalOf(byDate), totalOf(reply)];
      const isOne = total === whole || (await agreesAnew(api, query, group_by));
      expectThat(isOne, '/data', `${whole} Events in all, as by date`, total);
      if (total > 0) api.witness('dimensions added up');
      for (const toll of tolls) {
        const [inAll, sum] = [sumOf(byDate, toll.name), sumOf(reply, toll.name)];
        const areOne =
          sum === inAll || (await agreesAnew(api, query, group_by, (each) => sumOf(each, toll.name)));
        expectThat(areOne, '/data', `${toll.name} of ${inAll} in all, as by date`, sum, toll.clause);
      }
      await expectOwnPlaces(api, group_by, reply);
    },
  ),
});

/** What else the buckets of every dimension add up to. */
const tolls = [
  { name: 'fatalities', clause: 'summary-bucket.fatalities' },
  { name: 'fatality_event_count', clause: 'summary-bucket.fatality-event-count' },
] as const;

/** The sum of a member of all buckets, which may be null where there is nothing to count. */
const sumOf = (reply: Exchange, name: string): number =>
  rowsOf(reply).reduce((sum, { [name]: value }) => sum + (typeof value === 'number' ? value : 0), 0);

/** Counts that are compared anew: Events come and go between two replies, and replicas lag. */
const mostAnew = 3;

/** Whether a dimension counts as many Events as are counted by date just before it or just after, or a number between. */
async function agreesAnew(
  api: Api,
  query: Query,
  group_by: string,
  measure: (reply: Exchange) => number = totalOf,
): Promise<boolean> {
  const count = async (dimension: string): Promise<number> =>
    measure(await api.get('summarizeEvents', { ...query, group_by: dimension }, { fresh: true }));
  for (let tried = 0; tried < mostAnew; tried += 1) {
    const before = await count('date');
    const total = await count(group_by);
    const after = await count('date');
    if (Math.min(before, after) <= total && total <= Math.max(before, after)) return true;
  }
  return false;
}

export const groupByUpToNow = defineCheck({
  id: 'events-summary/group-by-up-to-now',
  title: 'The buckets of the days up to now add up to the same number of Events by every dimension',
  clauses: ['summary-bucket.reconciles'],
  operations: ['summarizeEvents'],
  rulings: ['group-by-totals', 'live-data'],
  runs: 2,
  property: forAll(
    () => fc.constantFrom(...vocabularies.summaryGroupBy.values.filter((each) => each !== 'date')),
    async (api, group_by) => {
      const totalBy = async (days: number): Promise<number> =>
        totalOf(await api.get('summarizeEvents', { days, limit: max, group_by: 'date' }));
      const isQuiet = (await totalBy(daysUpToNow)) === 0;
      const query = { days: isQuiet ? maxDays : daysUpToNow, limit: max };
      const byDate = await totalBy(query.days);
      const reply = await api.get('summarizeEvents', { ...query, group_by });
      if (rowsOf(reply).length >= max) return;
      const total = totalOf(reply);
      const isOne = total === byDate || (await agreesAnew(api, query, group_by));
      expectThat(isOne, '/data', `${byDate} Events in all, as by date`, total);
      if (total > 0) api.witness('dimensions added up');
    },
    { requests: 2, examples: ['category'] },
  ),
});

/** Few, so that Events of today are many among them; where they bring none, all that may be asked for. */
const daysUpToNow = 3;

/** Whether some actor of a card comes from a country that the card tells. */
const tellsOrigin = (card: JsonObject): boolean =>
  originsOf(card).some((origin) => typeof origin === 'string');

/** Whether a card shows of each of its actors where it comes from, or that this is unknown. */
const showsOrigins = ({ actors }: JsonObject): boolean =>
  isArray(actors) &&
  actors.length > 0 &&
  actors.every((actor) => isObject(actor) && (actor.country === null || typeof actor.country === 'string'));

export const groupByOrigins = defineCheck({
  id: 'events-summary/group-by-origins',
  title: 'A bucket of an actor country counts no more Events than may have that side from there',
  clauses: ['events-summary.group-by.source-actor-country', 'events-summary.group-by.target-actor-country'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['counted-actors', 'group-by-totals', 'live-data'],
  property: forEach(
    ['source_actor_country', 'target_actor_country'] as const,
    async (api, group_by) => {
      const { query, rows } = await wholeEvents(api);
      const reply = await api.get('summarizeEvents', { ...query, group_by, limit: max });
      // What counts Events that are not listed, or lists none by origin, is judged by other checks.
      if (totalOf(reply) > rows.length || !rows.some(tellsOrigin)) return;
      for (const country of plainCountries) {
        const bucket = bucketOf(reply, country.name) ?? bucketOf(reply, country.iso3);
        if (bucket === undefined) continue;
        const fits = fromSide(group_by, country);
        const isElsewhere = (card: JsonObject): boolean =>
          showsOrigins(card) &&
          (fits(card) === false || !originsOf(card).some((origin) => mayBeFrom(origin, country)));
        const others = rows.filter(isElsewhere);
        const counted = countOf(bucket, '/data');
        const most = rows.length - others.length;
        const expected = `at most ${most} Events with that side from ${country.name}, as the list shows`;
        expectThat(counted <= most, '/data', expected, counted);
        if (others.some((card) => isIn(country)(card))) api.witness(`buckets of ${group_by} compared`);
      }
      await expectFilterAgrees(api, group_by, { query, rows, reply });
      if (group_by === 'target_actor_country') await expectNarrowed(api, { query, rows, reply });
    },
    { requests: 5, clause: clauseOfDimension },
  ),
});

/** A result that is known whole, and its summary by an actor country. */
interface ByOrigin {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
  readonly reply: Exchange;
}

/**
 * A bucket counts no more Events than the filter of its dimension selects, where that loses none that surely fits, and than
 * those of more than two actors, of which others may count as well (ruling counted-actors). Asked of the country from which
 * most of those Events come that have one actor: which side that one takes is open, but it takes the same for both.
 */
async function expectFilterAgrees(
  api: Api,
  group_by: 'source_actor_country' | 'target_actor_country',
  { query, rows, reply }: ByOrigin,
): Promise<void> {
  const alone = (country: Country): number =>
    rows.filter((card) => originsOf(card).length === 1 && mayBeFrom(originsOf(card)[0], country)).length;
  const [country] = plainCountries
    .filter(({ name, iso3 }) => bucketOf(reply, name) !== undefined || bucketOf(reply, iso3) !== undefined)
    .toSorted((one, other) => alone(other) - alone(one));
  const bucket = country && (bucketOf(reply, country.name) ?? bucketOf(reply, country.iso3));
  if (country === undefined || bucket === undefined || alone(country) === 0) return;
  const selected = await fullPage(api, { ...query, [group_by]: country.iso3 });
  if (selected.status !== 200 || nextCursorOf(selected) !== undefined) return;
  const seen = new Set(rowsOf(selected).map(idOf));
  const fits = fromSide(group_by, country);
  if (rows.some((card) => fits(card) === true && !seen.has(idOf(card)))) return;
  const isOpen = (card: JsonObject): boolean => fits(card) === undefined && originsOf(card).length > 2;
  const others = rows.filter((card) => !seen.has(idOf(card)) && isOpen(card)).length;
  const expected = `at most the ${seen.size} Events that ${group_by}=${country.iso3} selects, and ${others} of more than two actors`;
  expectThat(countOf(bucket, '/data') <= seen.size + others, '/data', expected, bucket);
}

/**
 * Beside `actor_country` a bucket counts no more Events than without it: the filter leaves Events out, and the sides of the
 * others stay what they are. Asked by the receiving side, of the country for which the list of the same filter is counted.
 */
async function expectNarrowed(api: Api, { query, rows, reply }: ByOrigin): Promise<void> {
  const asked = byActorCountry('actor_country')(rows);
  if (asked === undefined) return;
  const group_by = 'target_actor_country';
  const narrowed = await api.get('summarizeEvents', { ...query, ...asked.query, group_by, limit: max });
  if (narrowed.status !== 200) return;
  for (const { name, iso3 } of plainCountries) {
    const [whole, part] = [reply, narrowed].map((each) => bucketOf(each, name) ?? bucketOf(each, iso3));
    if (whole === undefined || part === undefined) continue;
    const most = countOf(whole, '/data');
    const expected = `at most ${most} Events, as without actor_country`;
    expectThat(countOf(part, '/data') <= most, '/data', expected, part);
    api.witness('buckets compared beside actor_country');
  }
}

/** Members by which a bucket is likely to name its value, besides the dimension itself. */
const likely = ['key', 'value', 'term', 'bucket', 'label', 'name'];

const dimensionClauses: readonly ClauseId[] = vocabularies.summaryGroupBy.values.flatMap(
  (dimension) => clauseOfDimension(dimension) ?? [],
);

/** Members that may show a name beside a code. Two subcategories may have one name. */
const nameMembers = ['label', 'name'];

/** The texts by which a bucket names its value. */
function namesIn(bucket: JsonObject, dimension: string): ReadonlyMap<string, string> {
  const others = likely.filter((name) => dimension !== 'subcategory' || !nameMembers.includes(name));
  return new Map(
    [dimension, ...others].flatMap((name) => {
      const text = bucket[name];
      return typeof text === 'string' ? [[name, text] as const] : [];
    }),
  );
}

export const groupByOneValue = defineInvariant({
  id: 'events-summary/group-by-one-value',
  title: 'A bucket that names its value twice does not name the value of another bucket',
  clauses: dimensionClauses,
  operations: ['summarizeEvents'],
  judge(exchange) {
    const { group_by: dimension, data } =
      exchange.request.operation === 'summarizeEvents' ? (successBody(exchange, 'summary') ?? {}) : {};
    if (typeof dimension !== 'string' || !isArray(data)) return 0;
    const buckets = data.filter(isObject).map((bucket) => namesIn(bucket, dimension));
    let judged = 0;
    for (const [index, names] of buckets.entries()) {
      for (const [name, text] of names) {
        const stray = [...names].find(
          ([other, told]) => told !== text && buckets.some((each) => each.get(other) === text),
        );
        const place = `/data/${index}/${name}`;
        expectThat(
          stray === undefined,
          place,
          `${stray?.[1]}, as ${stray?.[0]}`,
          text,
          clauseOfDimension(dimension),
        );
      }
      judged += 1;
    }
    return judged;
  },
  provokedBy: ['events-summary/buckets-of-cards'],
});
