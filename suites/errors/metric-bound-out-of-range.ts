import { metric, metricNames } from '../../contract/index.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { metricOutOfRangeClauses } from './metric-range-clauses.js';
import { closed, expectRefused } from './refused.js';

const rows = metricNames.flatMap((name) => [
  { bound: `${name}_min`, value: metric(name).min - 0.01 },
  { bound: `${name}_max`, value: metric(name).max + 0.01 },
]);

export const metricBoundOutOfRange = defineCheck({
  id: 'errors/metric-bound-out-of-range',
  title: 'Each metric bound refuses a number just outside the range of the metric as INVALID_NUMBER',
  clauses: ['error.invalid-number.out-of-range', ...metricOutOfRangeClauses],
  operations: ['listEvents'],
  property: forEach(rows, async (api, { bound, value }) => {
    await expectRefused(api, 'listEvents', closed(api.world, { [bound]: value }), {
      codes: ['INVALID_NUMBER'],
    });
  }),
  refutedBy: [
    'metric.significance.out-of-range-served',
    'metric.confidence.out-of-range-served',
    'metric.goldstein_scale.out-of-range-served',
    'metric.magnitude.out-of-range-served',
    'metric.systemic_importance.out-of-range-served',
    'metric.propagation_potential.out-of-range-served',
    'metric.market_sensitivity.out-of-range-served',
    'metric.geo_precision.out-of-range-served',
    'number.out-of-range-served',
    'number.out-of-range-wrong-code',
  ],
});
