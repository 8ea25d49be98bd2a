import { metric, metricNames } from '../../contract/index.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { metricRangeClauses } from './metric-range-clauses.js';
import { closed, eventOperations, expectServed } from './refused.js';

const wholeRanges = Object.fromEntries(
  metricNames.flatMap((name) => [
    [`${name}_min`, metric(name).min],
    [`${name}_max`, metric(name).max],
  ]),
);

export const metricRangeEnds = defineCheck({
  id: 'errors/metric-range-ends',
  title: 'The ends of each metric range are valid bounds',
  clauses: ['error.invalid-number.out-of-range', ...metricRangeClauses],
  operations: ['listEvents', 'summarizeEvents'],
  property: forEach(eventOperations, async (api, operation) => {
    await expectServed(api, operation, closed(api.world, wholeRanges));
  }),
  refutedBy: [
    'metric.significance.lower-half-refused',
    'metric.confidence.lower-half-refused',
    'metric.goldstein_scale.lower-half-refused',
    'metric.magnitude.lower-half-refused',
    'metric.systemic_importance.lower-half-refused',
    'metric.propagation_potential.lower-half-refused',
    'metric.market_sensitivity.lower-half-refused',
    'metric.geo_precision.lower-half-refused',
  ],
});
