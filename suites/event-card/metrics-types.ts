import { defineInvariant, isObject } from '../../src/kit/index.js';
import { cardMetrics } from './card-metrics.js';
import { eachCard, expectMember, isBlank, isNumber } from './cards.js';

/** Metrics that the document types as numbers without "nullable". */
const always = cardMetrics.filter(({ nullable }) => !nullable);
const nullable = cardMetrics.filter((each) => each.nullable);

export const metricsTypes = defineInvariant({
  id: 'event-card/metrics-types',
  title: 'Every metric of a card has its type, and those of both families have a value on every card',
  clauses: [
    'event-card.metrics.type',
    'service.event.metrics',
    'event-card.metrics.significance.type',
    'event-card.metrics.significance.families',
    'event-card.metrics.confidence.type',
    'event-card.metrics.confidence.families',
    'event-card.metrics.article-count.type',
    'event-card.metrics.article-count.families',
    'event-card.metrics.metric-inputs.type',
    'event-card.metrics.goldstein-scale.type',
    'event-card.metrics.magnitude.type',
    'event-card.metrics.systemic-importance.type',
    'event-card.metrics.propagation-potential.type',
    'event-card.metrics.market-sensitivity.type',
  ],
  rulings: ['C48'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { metrics } = card;
      expectMember(isObject(card.card.metrics), card, '/metrics', 'an object');
      for (const { name, pointer } of always)
        expectMember(isNumber(metrics[name]), card, pointer, 'a number');
      for (const { name, pointer } of nullable) {
        const fits = isBlank(metrics[name]) || isNumber(metrics[name]);
        expectMember(fits, card, pointer, 'a number, null or absent');
      }
      expectMember(Number.isInteger(metrics.article_count), card, '/metrics/article_count', 'an integer');
      expectMember(isObject(metrics.metric_inputs), card, '/metrics/metric_inputs', 'an object');
    }),
  refutedBy: [
    'card.article-count-fraction',
    'card.article-count-null-on-conflict',
    'card.article-count-string',
    'card.confidence-null-on-cameoplus',
    'card.confidence-word',
    'card.goldstein-string',
    'card.magnitude-string',
    'card.market-sensitivity-string',
    'card.metric-inputs-list',
    'card.metric-inputs-missing',
    'card.metrics-list',
    'card.metrics-missing',
    'card.propagation-potential-string',
    'card.significance-null-on-cameoplus',
    'card.significance-string',
    'card.systemic-importance-string',
  ],
});
