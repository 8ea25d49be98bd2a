import { defineInvariant } from '../../src/kit/index.js';
import { cardMetrics } from './card-metrics.js';
import { eachCard, expectMember, isBlank, isNumber } from './cards.js';

const cameoplusOnly = cardMetrics.filter(({ family }) => family === 'cameoplus');

export const metricsFamilies = defineInvariant({
  id: 'event-card/metrics-families',
  title: 'Metrics of one family have no value on Events of the other, and Goldstein has one where it is due',
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
  rulings: ['C48'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { family, domain } = card.card;
      if (family === 'conflict') {
        for (const { name, pointer } of cameoplusOnly)
          expectMember(isBlank(card.metrics[name]), card, pointer, 'null on a conflict Event');
      }
      const { goldstein_scale: scale } = card.metrics;
      const pointer = '/metrics/goldstein_scale';
      const due = family === 'conflict' || (family === 'cameoplus' && domain === 'POLITICAL');
      if (due) expectMember(isNumber(scale), card, pointer, 'a number on conflict and POLITICAL Events');
      else if (family === 'cameoplus' && !isBlank(scale))
        expectMember(false, card, pointer, `null on a ${String(domain)} Event`);
    }),
  refutedBy: [
    'card.goldstein-null-on-conflict',
    'card.goldstein-null-on-political',
    'card.goldstein-zero-elsewhere',
    'card.magnitude-on-conflict',
    'card.market-sensitivity-on-conflict',
    'card.propagation-potential-on-conflict',
    'card.systemic-importance-on-conflict',
  ],
});
