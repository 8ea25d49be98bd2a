import { type ClauseId, isClauseId } from '../../contract/index.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectFilters } from '../filters/asked.js';
import { metricBound, shownMetrics } from '../filters/metrics.js';

const bounds = shownMetrics.flatMap((name) =>
  (['min', 'max'] as const).map((side) => ({ name, side, bound: `${name}_${side}` })),
);

const clauses: readonly ClauseId[] = [
  ...bounds.map(({ bound }) => `events.${bound.replaceAll('_', '-')}.bound`),
  ...shownMetrics.map((name) => `events.${name.replaceAll('_', '-')}.cameoplus-only`),
].filter(isClauseId);

export const metricBounds = defineCheck({
  id: 'events/metric-bounds',
  title: 'A bound on a metric keeps the Events on its side, and of cameoplus metrics no conflict Event',
  clauses,
  operations: ['listEvents'],
  rulings: ['A68', 'A69'],
  property: forEach(bounds, (api, { name, side }) => expectFilters(api, metricBound(name, side))),
  refutedBy: [
    'list.confidence_max.dropped',
    'list.confidence_min.dropped',
    'list.goldstein_scale_max.dropped',
    'list.goldstein_scale_min.dropped',
    'list.magnitude_max.dropped',
    'list.magnitude_min.dropped',
    'list.market_sensitivity_max.dropped',
    'list.market_sensitivity_min.dropped',
    'list.propagation_potential_max.dropped',
    'list.propagation_potential_min.dropped',
    'list.significance_max.dropped',
    'list.significance_min.dropped',
    'list.systemic_importance_max.dropped',
    'list.systemic_importance_min.dropped',
    'metric.bound-on-absolute-value',
    'metric.minimum-read-as-maximum',
    'metric.nulls-kept',
  ],
});
