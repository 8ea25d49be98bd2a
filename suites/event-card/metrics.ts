import {
  type ClauseId,
  isClauseId,
  type Metric,
  type MetricName,
  metric,
  metricNames,
  metrics,
} from '../../contract/index.js';
import {
  defineInvariant,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
} from '../../src/kit/index.js';
import { type Card, cardsOf, eachCard, expectMember, isBlank, isNumber, isOf } from '../asking/events.js';

export interface CardMetric extends Metric {
  readonly name: MetricName;
  /** Where it stands on a card. */
  readonly pointer: string;
}

/** The metrics that stand under `metrics` on a card. */
const cardMetrics: readonly CardMetric[] = metricNames
  .map((name) => ({ name, pointer: `/metrics/${name}`, ...metric(name) }))
  .filter(({ onCard }) => onCard);

/** Metrics that the document types as numbers without "nullable". */
const always = cardMetrics.filter(({ nullable }) => !nullable);
const nullable = cardMetrics.filter((each) => each.nullable);

/** The clause of the card on one aspect of a metric. */
function clauseOf(
  name: MetricName,
  aspect: 'type' | 'range' | 'families' | 'cameoplus-only',
): ClauseId | undefined {
  const id = `event-card.metrics.${name.replaceAll('_', '-')}.${aspect}`;
  return isClauseId(id) ? id : undefined;
}

/** A metric of every card is a number. */
function expectNumber(card: Card, { name, pointer }: CardMetric): void {
  const value = card.metrics[name];
  if (isNumber(value)) return;
  expectMember(false, card, pointer, 'a number', clauseOf(name, isBlank(value) ? 'families' : 'type'));
}

export const metricsTypes = defineInvariant({
  id: 'event-card/metrics-types',
  title: 'Every metric of a card has its type, and metrics of both families are set on every card',
  clauses: [
    'event-card.metrics.type',
    'service.event.metrics',
    'event-card.metrics.significance.type',
    'event-card.metrics.significance.families',
    'event-card.metrics.confidence.type',
    'event-card.metrics.confidence.families',
    'event-card.metrics.article-count.type',
    'event-card.metrics.article-count.count',
    'event-card.metrics.article-count.families',
    'event-card.metrics.metric-inputs.type',
    'event-card.metrics.goldstein-scale.type',
    'event-card.metrics.magnitude.type',
    'event-card.metrics.systemic-importance.type',
    'event-card.metrics.propagation-potential.type',
    'event-card.metrics.market-sensitivity.type',
  ],
  rulings: ['nullable-event-fields'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { metrics } = card;
      expectMember(isObject(card.card.metrics), card, '/metrics', 'an object', 'event-card.metrics.type');
      for (const each of always) expectNumber(card, each);
      for (const { name, pointer } of nullable) {
        if (isBlank(metrics[name]) || isNumber(metrics[name])) continue;
        expectMember(false, card, pointer, 'a number, null or absent', clauseOf(name, 'type'));
      }
      const { article_count: articles, metric_inputs: inputs } = metrics;
      const ofArticles =
        `event-card.metrics.article-count.${isBlank(articles) ? 'families' : 'type'}` as const;
      expectMember(Number.isInteger(articles), card, '/metrics/article_count', 'an integer', ofArticles);
      const isCount = Number(articles) >= 0;
      const ofCount = 'event-card.metrics.article-count.count';
      expectMember(isCount, card, '/metrics/article_count', '0 or more', ofCount);
      expectMember(
        isObject(inputs) || (card.card.family === 'conflict' && isBlank(inputs)),
        card,
        '/metrics/metric_inputs',
        'an object',
        'event-card.metrics.metric-inputs.type',
      );
    }),
});

const precision = metrics.geo_precision;

/** The sum of weights may miss the end of a range by the rounding of its terms. */
const rounding = 1e-9;

/** A metric that is a number lies in its range. */
function expectRange(
  value: unknown,
  { min, max }: Metric,
  card: Card,
  pointer: string,
  clause: ClauseId | undefined,
): void {
  if (typeof value !== 'number' || (value >= min - rounding && value <= max + rounding)) return;
  expectMember(false, card, pointer, `a number from ${min} to ${max}`, clause);
}

const ranged = cardMetrics.map((each) => ({ ...each, clause: clauseOf(each.name, 'range') }));
const ofPrecision = 'event-card.geo-precision.range';

export const metricsRanges = defineInvariant({
  id: 'event-card/metrics-ranges',
  title: 'Every numeric metric lies in its range',
  clauses: [
    'event-card.metrics.significance.range',
    'event-card.metrics.confidence.range',
    'event-card.metrics.goldstein-scale.range',
    'event-card.metrics.magnitude.range',
    'event-card.metrics.systemic-importance.range',
    'event-card.metrics.propagation-potential.range',
    'event-card.metrics.market-sensitivity.range',
    'event-card.geo-precision.range',
    'significance.range',
    'significance.goldstein-scale.signed',
  ],
  rulings: ['geo-precision-and-rationale'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      for (const metric of ranged)
        expectRange(card.metrics[metric.name], metric, card, metric.pointer, metric.clause);
      // Where a card shows the precision is open, so it is looked for at both likely places.
      expectRange(card.metrics.geo_precision, precision, card, '/metrics/geo_precision', ofPrecision);
      expectRange(card.card.geo_precision, precision, card, '/geo_precision', ofPrecision);
    }),
});

const ofScale = 'event-card.metrics.goldstein-scale.type';
const cameoplusOnly = cardMetrics.filter(({ family }) => family === 'cameoplus');

export const metricsFamilies = defineInvariant({
  id: 'event-card/metrics-families',
  title:
    'Metrics of one family are null on Events of the other, and Goldstein has a value where it is required',
  clauses: [
    'event-card.metrics.magnitude.cameoplus-only',
    'event-card.metrics.systemic-importance.cameoplus-only',
    'event-card.metrics.propagation-potential.cameoplus-only',
    'event-card.metrics.market-sensitivity.cameoplus-only',
    'event-card.metrics.goldstein-scale.families',
    'significance.goldstein-scale.conflict',
    'significance.goldstein-scale.political',
    'significance.goldstein-scale.other-domains',
  ],
  rulings: ['nullable-event-fields'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { family, domain } = card.card;
      if (family === 'conflict') {
        for (const { name, pointer } of cameoplusOnly) {
          if (isBlank(card.metrics[name])) continue;
          expectMember(false, card, pointer, 'null on a conflict Event', clauseOf(name, 'cameoplus-only'));
        }
      }
      const { goldstein_scale: scale } = card.metrics;
      const pointer = '/metrics/goldstein_scale';
      const isPolitical = family === 'cameoplus' && String(domain).toUpperCase() === 'POLITICAL';
      if (family === 'conflict' || isPolitical) {
        const kind = family === 'conflict' ? 'conflict' : 'political';
        const clause = isBlank(scale) ? (`significance.goldstein-scale.${kind}` as const) : ofScale;
        expectMember(isNumber(scale), card, pointer, 'a number on conflict and POLITICAL Events', clause);
      } else if (family === 'cameoplus' && !isBlank(scale))
        expectMember(
          false,
          card,
          pointer,
          `null on a ${String(domain)} Event`,
          'significance.goldstein-scale.other-domains',
        );
    }),
});

const pointer = '/metrics/metric_inputs';

const isText = (value: unknown): boolean => typeof value === 'string' && /\S/.test(value);

/** Whether a value of a kind stands anywhere within another. */
function holds(within: Json, fits: (value: Json) => boolean): boolean {
  if (isArray(within)) return within.some((each) => holds(each, fits));
  if (!isObject(within)) return fits(within);
  for (const name in within) if (holds(within[name] ?? null, fits)) return true;
  return false;
}
const hasNumber = (within: Json): boolean => holds(within, (value) => typeof value === 'number');
const hasText = (within: Json): boolean => holds(within, isText);

/** A sum of sub-factors is none itself. */
const sums = /total|overall|sum|mean|average|aggregate|composite|combined/i;

/** The members under which a sub-factor carries numbers. */
const numbersOf = (factor: JsonObject): readonly string[] =>
  Object.keys(factor).filter((name) => typeof factor[name] === 'number');

/** Whether each sub-factor has a text, so that none lacks its reason. */
function haveReasons(inputs: JsonObject): boolean {
  for (const name in inputs) {
    const factor = inputs[name];
    if (isObject(factor) && !hasText(factor)) return false;
  }
  return true;
}

/**
 * A sub-factor that has a score as others beside it do, but not a reason as those do. Keys are the deployment's
 * own: a reason may also stand beside the sub-factor, under a name that tells which one it belongs to.
 */
function withoutReason(inputs: JsonObject): string | undefined {
  const factors = Object.entries(inputs).flatMap(([name, factor]) =>
    isObject(factor) ? [{ name, factor, hasReason: hasText(factor) }] : [],
  );
  const scores = new Set(
    factors.filter(({ hasReason }) => hasReason).flatMap(({ factor }) => numbersOf(factor)),
  );
  return factors.find(({ name, factor, hasReason }) => {
    if (hasReason || !numbersOf(factor).some((member) => scores.has(member))) return false;
    const named = memberNames(inputs).filter((member) => member.includes(name)).length;
    return named < 2 && !sums.test(name);
  })?.name;
}

/** The names of all members within a value. */
const memberNames = (value: Json): readonly string[] => {
  if (isArray(value)) return value.flatMap(memberNames);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => [name, ...memberNames(each)]);
};

export const metricInputs = defineInvariant({
  id: 'event-card/metric-inputs',
  title: 'The sub-factor scores of a card come with their reasons',
  clauses: ['event-card.metrics.metric-inputs.reasons'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) => {
    let judged = 0;
    for (const { metrics, place } of cardsOf(exchange)) {
      const { metric_inputs: inputs } = metrics;
      if (!isObject(inputs) || Object.keys(inputs).length === 0) continue;
      const bare = !hasText(inputs) && hasNumber(inputs);
      expectThat(!bare, `${place}${pointer}`, 'a reason with each score', inputs);
      const name = haveReasons(inputs) ? undefined : withoutReason(inputs);
      expectThat(name === undefined, `${place}${pointer}/${name}`, 'a reason, as others have it', inputs);
      judged += 1;
    }
    return judged;
  },
});

function expectCounted(card: Card, isLethal: boolean): void {
  const because = isLethal ? 'true, as fatalities is above 0' : 'false, as fatalities is 0';
  const { has_fatalities: has } = card.card;
  expectMember(has === isLethal, card, '/has_fatalities', because, 'event-card.has-fatalities.count');
}

export const fatalities = defineInvariant({
  id: 'event-card/fatalities',
  title:
    'has_fatalities is a boolean that fits fatalities, which is a count or null, and never a number on a cameoplus Event',
  clauses: [
    'event-card.has-fatalities.type',
    'event-card.has-fatalities.count',
    'event-card.fatalities.type',
    'event-card.fatalities.count',
    'event-card.fatalities.cameoplus-null',
    'event-card.fatalities.never-fabricated',
  ],
  rulings: ['has-fatalities-false'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { has_fatalities: has, fatalities: count } = card.card;
      expectMember(
        typeof has === 'boolean',
        card,
        '/has_fatalities',
        'a boolean',
        'event-card.has-fatalities.type',
      );
      if (isOf(card.card, 'cameoplus')) {
        const clause =
          `event-card.fatalities.${count === 0 ? 'never-fabricated' : 'cameoplus-null'}` as const;
        expectMember(isBlank(count), card, '/fatalities', 'null on a cameoplus Event', clause);
      } else {
        const fits = count === null || Number.isInteger(count);
        expectMember(fits, card, '/fatalities', 'an integer or null', 'event-card.fatalities.type');
        const isNegative = isNumber(count) && count < 0;
        expectMember(!isNegative, card, '/fatalities', '0 or more', 'event-card.fatalities.count');
        if (isNumber(count)) expectCounted(card, count > 0);
      }
    }),
});
