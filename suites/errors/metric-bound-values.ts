import fc from 'fast-check';
import { metric, metricNames } from '../../contract/index.js';
import { numbersOutside, textsNoNumber } from '../../generators/values/number.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, type EventOperation, eventOperations, expectRefused } from './refused.js';

interface BrokenBound {
  readonly operation: EventOperation;
  readonly bound: string;
  readonly value: string;
}

const brokenBounds = fc.constantFrom(...metricNames).chain((name) =>
  fc.record({
    operation: fc.constantFrom(...eventOperations),
    bound: fc.constantFrom(`${name}_min`, `${name}_max`),
    value: fc.oneof(
      textsNoNumber(),
      numbersOutside(metric(name).min, metric(name).max).map((number) => String(number)),
    ),
  }),
);

export const metricBoundValues = defineCheck({
  id: 'errors/metric-bound-values',
  title: 'A metric bound that is no number or out of range is refused as INVALID_NUMBER, on list and summary',
  clauses: ['error.invalid-number', 'error.invalid-number.out-of-range', 'events.metric-bounds.non-numeric'],
  operations: ['listEvents', 'summarizeEvents'],
  runs: 10,
  property: forAll<BrokenBound>(
    brokenBounds,
    async (api, { operation, bound, value }) => {
      await expectRefused(api, operation, closed(api.world, { [bound]: value }), {
        codes: ['INVALID_NUMBER'],
      });
    },
    {
      examples: [
        { operation: 'listEvents', bound: 'confidence_min', value: 'high' },
        { operation: 'summarizeEvents', bound: 'confidence_min', value: 'high' },
        { operation: 'summarizeEvents', bound: 'significance_max', value: '1.5' },
        { operation: 'listEvents', bound: 'significance_min', value: 'NaN' },
        { operation: 'listEvents', bound: 'significance_min', value: '0.5abc' },
      ],
    },
  ),
  refutedBy: [
    'number.lenient-prefix',
    'number.non-numeric-dropped',
    'number.out-of-range-served',
    'number.out-of-range-wrong-code',
    'number.wrong-code',
  ],
});
