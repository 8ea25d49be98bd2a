import fc from 'fast-check';
import { type MetricName, metric, metricNames } from '../../contract/index.js';
import { defineCheck, expectOk, forAll } from '../../src/kit/index.js';
import { closed, type EventOperation, eventOperations, expectRefused } from './refused.js';

interface Crossing {
  readonly operation: EventOperation;
  readonly name: MetricName;
}

const crossings = fc.record({
  operation: fc.constantFrom(...eventOperations),
  name: fc.constantFrom(...metricNames),
});

export const crossedMetricBounds = defineCheck({
  id: 'errors/crossed-metric-bounds',
  title:
    'A metric minimum above its maximum is refused as INVALID_NUMBER_RANGE, an equal or lower one is served',
  clauses: [
    'error.invalid-number-range',
    'error.invalid-number-range.equal-bounds',
    'error.invalid-number-range.details.min-value',
    'error.invalid-number-range.details.max-value',
    'events.metric-bounds.crossed',
    'events.metric-bounds.equal',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A46', 'A69'],
  runs: 6,
  property: forAll<Crossing>(
    crossings,
    async (api, { operation, name }) => {
      const { min, max } = metric(name);
      const middle = (min + max) / 2;
      // A tenth of the range below 10 lies 9 or 8: compared as texts, the two would change their order.
      const below = max - (max - min) / 10;
      const bounds = (lower: number, upper: number) =>
        closed(api.world, { [`${name}_min`]: lower, [`${name}_max`]: upper });
      await expectRefused(api, operation, bounds(max, below), {
        codes: ['INVALID_NUMBER_RANGE'],
        details: ['min_value', 'max_value'],
      });
      expectOk(await api.get(operation, bounds(middle, middle)));
      expectOk(await api.get(operation, bounds(below, max)));
    },
    {
      requests: 3,
      examples: [
        { operation: 'listEvents', name: 'significance' },
        { operation: 'listEvents', name: 'goldstein_scale' },
        { operation: 'summarizeEvents', name: 'confidence' },
      ],
    },
  ),
  refutedBy: [
    'metric.bounds-compared-as-text',
    'metric.crossed-empty',
    'metric.crossed-swapped',
    'metric.crossed-without-values',
    'metric.crossed-wrong-code',
    'metric.equal-refused',
  ],
});
