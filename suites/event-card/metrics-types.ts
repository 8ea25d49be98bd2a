import { defineInvariant, isObject } from '../../src/kit/index.js';
import { cardMetrics } from './card-metrics.js';
import { eachCard, expectMember, isBlank, isNumber } from './cards.js';

/** Metrics that the document types as numbers without "nullable". */
const always = cardMetrics.filter(({ nullable }) => !nullable).map(({ name }) => `/metrics/${name}`);
const nullable = cardMetrics.filter((each) => each.nullable).map(({ name }) => `/metrics/${name}`);
const isBlankOrNumber = (value: unknown): boolean => isBlank(value) || isNumber(value);

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
      expectMember(card, '/metrics', isObject, 'an object');
      for (const pointer of always) expectMember(card, pointer, isNumber, 'a number');
      for (const pointer of nullable)
        expectMember(card, pointer, isBlankOrNumber, 'a number, null or absent');
      expectMember(card, '/metrics/article_count', Number.isInteger, 'an integer');
      expectMember(card, '/metrics/metric_inputs', isObject, 'an object');
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
