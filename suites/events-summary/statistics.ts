import {
  at,
  defineCheck,
  defineInvariant,
  expectThat,
  forEach,
  isArray,
  isObject,
  type JsonObject,
  largestOf,
  pointerTo,
} from '../../src/kit/index.js';
import { besideCards } from '../asking/buckets.js';
import { successBody } from '../asking/replies.js';
import {
  bucketMetrics,
  carries,
  expectedOf,
  nestedIn,
  precisionOf,
  type Statistic,
  statisticsIn,
  unitOf,
} from '../asking/statistics.js';

const clauses = [
  ...new Set(Object.values(bucketMetrics).map(({ clause }) => clause)),
  'summary-bucket.metrics.fatality-rates',
] as const;

const clauseOf = ({ metric, kind }: Statistic) =>
  metric === 'fatalities' && kind === 'rate'
    ? 'summary-bucket.metrics.fatality-rates'
    : bucketMetrics[metric]?.clause;

const tollsOf = (cards: readonly JsonObject[]): readonly number[] =>
  cards.flatMap(({ fatalities }) => (typeof fatalities === 'number' ? fatalities : []));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Numbers that floating point has rounded are still the same. */
const epsilon = 1e-9;

interface Compared {
  readonly name: string;
  readonly cards: readonly JsonObject[];
  readonly bucket: JsonObject;
}

/** How far a statistic may be from what its cards make of it: both are rounded, and a mean perhaps cut off. */
function allowancesOf(compared: readonly Compared[]): (statistic: Statistic, cards: number) => number {
  const all = compared.flatMap(({ bucket }) => statisticsIn(bucket));
  const written = (path: string) =>
    precisionOf(all.filter((each) => each.path === path).map(({ value }) => value));
  const listed = (metric: string): number => {
    const { of } = bucketMetrics[metric] ?? {};
    const shown = compared.flatMap(({ cards }) => cards.flatMap((card) => of?.(card) ?? []));
    return metric === 'fatalities' ? 0 : 10 ** -precisionOf(shown).decimals / 2;
  };
  const [units, rows] = [memoized(written), memoized(listed)];
  return ({ path, metric, kind, value }, cards) => {
    const own = unitOf(value, units(path)) / (kind === 'mean' || kind === 'rate' ? 1 : 2);
    return own + rows(metric) * (kind === 'sum' ? cards : 1) + epsilon * (1 + Math.abs(value));
  };
}

function memoized<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, Found>();
  return (name) => {
    const found = known.get(name) ?? find(name);
    known.set(name, found);
    return found;
  };
}

export const statisticsOfCards = defineCheck({
  id: 'events-summary/statistics-of-cards',
  title: 'The tolls and the nested statistics of a bucket are those of the listed Events with its value',
  clauses: ['summary-bucket.fatalities', 'summary-bucket.fatality-event-count', ...clauses],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['group-by-totals', 'goldstein-severity', 'live-data'],
  property: forEach(
    ['date', 'category', 'country'],
    async (api, group_by) => {
      const { reply, groups } = await besideCards(api, group_by);
      const compared = groups.flatMap(({ name, cards, buckets }): readonly Compared[] => {
        const [bucket, ...others] = buckets;
        return bucket === undefined || others.length > 0 ? [] : [{ name, cards, bucket }];
      });
      const allowanceOf = allowancesOf(compared);
      for (const { name, cards, bucket } of compared) {
        const place = pointerTo(reply.json, bucket) ?? '/data';
        const told = bucket.fatalities ?? null;
        const tolls = tollsOf(cards);
        const toll = sum(tolls);
        const isToll = told === toll || (told === null && tolls.length === 0);
        expectThat(isToll, `${place}/fatalities`, `${toll}, as the Events of ${name}`, told);
        const lethal = tolls.filter((each) => each > 0).length;
        const counted = bucket.fatality_event_count;
        expectThat(
          counted === lethal || (counted === null && tolls.length === 0),
          `${place}/fatality_event_count`,
          `${lethal}, as the Events of ${name}`,
          counted,
          'summary-bucket.fatality-event-count',
        );
        for (const statistic of statisticsIn(bucket)) {
          const expected = expectedOf(statistic, cards);
          if (expected === undefined) continue;
          const allowance = allowanceOf(statistic, cards.length);
          const { path, kind, metric, value } = statistic;
          expectThat(
            expected.some((each) => Math.abs(value - each) <= allowance),
            place + path,
            `${expected[0]}, the ${kind} of ${metric} of the Events of ${name}`,
            value,
            clauseOf(statistic),
          );
          api.witness('statistics compared');
        }
        const isNested = Object.keys(nestedIn(bucket)).length > 0;
        expectThat(isNested, place, 'metrics or metric_stats', bucket, 'summary-bucket.metrics');
        for (const metric of Object.values(bucketMetrics)) {
          const isKnown =
            metric.of === undefined || cards.some((card) => (metric.of?.(card) ?? null) !== null);
          const isCarried = !isKnown || carries(bucket, metric);
          const expected = `statistics of what the Events of ${name} carry`;
          expectThat(isCarried, `${place}/metrics`, expected, bucket.metrics, metric.clause);
        }
        api.witness('tolls compared');
      }
    },
    { requests: 1 },
  ),
});

/** The statistics of one metric that stand beside each other. */
function besideEachOther(bucket: JsonObject): readonly (readonly Statistic[])[] {
  const groups = new Map<string, Statistic[]>();
  for (const statistic of statisticsIn(bucket)) {
    const group = groups.get(statistic.metric);
    if (group === undefined) groups.set(statistic.metric, [statistic]);
    else group.push(statistic);
  }
  return [...groups.values()];
}

type Order = readonly Statistic['kind'][];
const orders: readonly Order[] = [
  ['min', 'median', 'max'],
  ['min', 'mean', 'max'],
];
/** The least toll may be that of the lethal Events, and its mean that of all. */
const ofTolls: readonly Order[] = [
  ['min', 'max'],
  ['median', 'max'],
  ['mean', 'max'],
];
function ordersOf([first]: readonly Statistic[]): readonly Order[] {
  // Absolute values of aggregates need not stand in the order of the aggregates.
  if (first === undefined || bucketMetrics[first.metric]?.unsigned) return [];
  return first.metric === 'fatalities' ? ofTolls : orders;
}

export const statisticsOrdered = defineInvariant({
  id: 'events-summary/statistics-ordered',
  title: 'In a bucket no count is negative, no minimum above its mean, and no mean above its maximum',
  clauses,
  operations: ['summarizeEvents'],
  comparesParts: true,
  judge(exchange) {
    const data = at(successBody(exchange, 'summary'), '/data');
    if (!isArray(data)) return 0;
    let judged = 0;
    for (const [index, bucket] of data.entries()) {
      if (!isObject(bucket)) continue;
      for (const { path, metric, kind, value } of statisticsIn(bucket)) {
        if (value >= 0 || (kind !== 'count' && metric !== 'article_evidence')) continue;
        const clause = bucketMetrics[metric]?.clause;
        expectThat(false, `/data/${index}${path}`, 'no negative number', value, clause);
      }
      for (const group of besideEachOther(bucket))
        for (const order of ordersOf(group)) expectOrder(group, order, `/data/${index}`);
      // A bucket need not have statistics that can stand in order; its counts are judged in any case.
      judged += 1;
    }
    return judged;
  },
  provokedBy: ['events-summary/statistics-of-cards'],
});

function expectOrder(group: readonly Statistic[], order: Order, place: string): void {
  let lower: Statistic | undefined;
  for (const kind of order) {
    const upper = group.find((each) => each.kind === kind);
    // Every summary is judged, and its statistics are nearly always in order.
    if (lower !== undefined && upper !== undefined && upper.value < lower.value)
      expectNear(upper, lower, place);
    lower = upper ?? lower;
  }
}

/** A statistic that is below another one is so by no more than their rounding. */
function expectNear(upper: Statistic, lower: Statistic, place: string): void {
  const values = [lower.value, upper.value];
  // One of them may be rounded more coarsely.
  const slack = values.every(Number.isInteger)
    ? 0
    : largestOf(values.map((value) => unitOf(value, precisionOf([value]))));
  const expected = `at least ${lower.value}, the ${lower.kind} of ${lower.metric}`;
  expectThat(upper.value >= lower.value - slack, place + upper.path, expected, upper.value, clauseOf(upper));
}
