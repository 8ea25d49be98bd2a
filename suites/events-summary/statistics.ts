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
import { allowancesOf, comparedOf, judgedIn } from '../asking/bucket-statistics.js';
import { besideCards } from '../asking/buckets.js';
import { successBody } from '../asking/replies.js';
import {
  bucketMetrics,
  carries,
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
      const compared = comparedOf(groups);
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
        for (const { statistic, isTold, expected } of judgedIn({ name, cards, bucket }, allowanceOf)) {
          const { path, value } = statistic;
          expectThat(isTold, place + path, expected, value, clauseOf(statistic));
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
  operations: ['summarizeEvents', 'summarizeStories'],
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
