import { type Metric, metrics } from '../../contract/index.js';
import { defineInvariant } from '../../src/kit/index.js';
import { cardMetrics } from './card-metrics.js';
import { eachCard, expectMember } from './cards.js';

/** What is asked of the metric at a pointer. */
const rangeAt = (pointer: string, { min, max }: Metric) => ({
  pointer,
  within: (value: unknown) => typeof value !== 'number' || (value >= min && value <= max),
  expected: `a number from ${min} to ${max}`,
});

const ranges = [
  ...cardMetrics.map((metric) => rangeAt(`/metrics/${metric.name}`, metric)),
  // Where a card shows the precision is open, so it is looked for at both likely places.
  ...['/metrics/geo_precision', '/geo_precision'].map((pointer) => rangeAt(pointer, metrics.geo_precision)),
];

export const metricsRanges = defineInvariant({
  id: 'event-card/metrics-ranges',
  title: 'Every metric that is a number lies in its range',
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
  rulings: ['C49'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      for (const { pointer, within, expected } of ranges) expectMember(card, pointer, within, expected);
    }),
  refutedBy: [
    'card.confidence-percent',
    'card.geo-precision-zero',
    'card.goldstein-hundred',
    'card.magnitude-out-of-range',
    'card.market-sensitivity-out-of-range',
    'card.propagation-potential-out-of-range',
    'card.significance-negative',
    'card.significance-percent',
    'card.systemic-importance-out-of-range',
  ],
});
