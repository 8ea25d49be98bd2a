import fc from 'fast-check';
import { conflictCategories, metric, metricNames } from '../../contract/index.js';
import { defineCheck, detail, expectThat, forAll } from '../../src/kit/index.js';
import {
  closed,
  type EventOperation,
  eventOperations,
  expectRefused,
  expectServed,
  names,
} from './refused.js';

const cameoplusOnly = metricNames.filter((name) => metric(name).family === 'cameoplus');

interface Conflict {
  readonly operation: EventOperation;
  readonly bound: string;
  readonly category: string;
}

const inputs = fc.record({
  operation: fc.constantFrom(...eventOperations),
  bound: fc
    .tuple(fc.constantFrom(...cameoplusOnly), fc.constantFrom('min', 'max'))
    .map(([name, side]) => `${name}_${side}`),
  category: fc.constantFrom(...conflictCategories, conflictCategories.join(',')),
});

export const familyMetricConflict = defineCheck({
  id: 'errors/family-metric-conflict',
  title: 'A cameoplus metric beside conflict categories alone is refused as EVENT_FAMILY_METRIC_CONFLICT',
  clauses: [
    'error.event-family-metric-conflict',
    'error.event-family-metric-conflict.details.metric-family',
    'error.event-family-metric-conflict.details.implied-family',
    'error.event-family-metric-conflict.details.accepted-metrics-for-family',
    'events.metric-bounds.other-family',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A46', 'A68'],
  runs: 6,
  property: forAll<Conflict>(
    inputs,
    async (api, { operation, bound, category }) => {
      const reply = await expectRefused(api, operation, closed(api.world, { [bound]: 0.5, category }), {
        codes: ['EVENT_FAMILY_METRIC_CONFLICT'],
        details: ['metric_family', 'implied_family', 'accepted_metrics_for_family'],
      });
      const [metricFamily, implied] = [detail(reply, 'metric_family'), detail(reply, 'implied_family')];
      expectThat(names(metricFamily, 'cameoplus'), '/details/metric_family', 'cameoplus', metricFamily);
      expectThat(names(implied, 'conflict'), '/details/implied_family', 'conflict', implied);
      await expectServed(api, operation, closed(api.world, { [bound]: 0.5, category: 'POLITICAL' }));
    },
    {
      requests: 2,
      examples: [
        { operation: 'listEvents', bound: 'magnitude_min', category: 'Battles' },
        { operation: 'listEvents', bound: 'systemic_importance_min', category: 'Riots' },
        { operation: 'listEvents', bound: 'propagation_potential_min', category: 'Protests' },
        { operation: 'summarizeEvents', bound: 'market_sensitivity_max', category: 'Battles' },
      ],
    },
  ),
  refutedBy: [
    'metric.other-family-dropped',
    'metric.other-family-empty',
    'metric.other-family-without-accepted-metrics',
    'metric.other-family-without-implied-family',
    'metric.other-family-without-metric-family',
    'metric.other-family-wrong-code',
  ],
});
