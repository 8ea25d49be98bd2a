import { type Metric, metrics } from '../../contract/index.js';
import { defineInvariant } from '../../src/kit/index.js';
import { cardMetrics } from './card-metrics.js';
import { type Card, eachCard, expectMember } from './cards.js';

const precision = metrics.geo_precision;

/** A metric that is a number lies in its range. */
function expectRange(value: unknown, { min, max }: Metric, card: Card, pointer: string): void {
  if (typeof value !== 'number' || (value >= min && value <= max)) return;
  expectMember(false, card, pointer, `a number from ${min} to ${max}`);
}

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
      for (const metric of cardMetrics) expectRange(card.metrics[metric.name], metric, card, metric.pointer);
      // Where a card shows the precision is open, so it is looked for at both likely places.
      expectRange(card.metrics.geo_precision, precision, card, '/metrics/geo_precision');
      expectRange(card.card.geo_precision, precision, card, '/geo_precision');
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
