import fc from 'fast-check';
import {
  type ClauseId,
  conflictCategories,
  type MetricName,
  metric,
  metricNames,
} from '../../contract/index.js';
import { invalidNumbers, numbersOutside } from '../../generators/numbers.js';
import {
  accusing,
  defineCheck,
  detail,
  expectOk,
  expectThat,
  forAll,
  forEach,
  type Query,
} from '../../src/kit/index.js';
import {
  clauseNamed,
  closed,
  type EventOperation,
  eventOperations,
  expectDetails,
  expectRefused,
  expectServedWith,
  names,
} from '../asking/refusals.js';

/** The clause of one kind on a metric bound. */
const clauseOn = (bound: string, kind: 'range' | 'out-of-range'): ClauseId =>
  clauseNamed(`events.${bound}.${kind}`);

const ofEachBound = (kind: 'range' | 'out-of-range'): readonly ClauseId[] =>
  metricNames.flatMap((name) => [clauseOn(`${name}_min`, kind), clauseOn(`${name}_max`, kind)]);

/** The clauses on the range of each metric bound, and on values beyond it. */
const metricRangeClauses = ofEachBound('range');
const metricOutOfRangeClauses = ofEachBound('out-of-range');

const rows = metricNames.flatMap((name) => [
  { bound: `${name}_min`, value: metric(name).min - 0.01 },
  { bound: `${name}_max`, value: metric(name).max + 0.01 },
]);

export const metricBoundOutOfRange = defineCheck({
  id: 'errors/metric-bound-out-of-range',
  title: 'Each metric bound refuses a number just outside the range of the metric as INVALID_NUMBER',
  clauses: ['error.invalid-number.out-of-range', ...metricOutOfRangeClauses],
  operations: ['listEvents'],
  property: forEach(
    rows,
    async (api, { bound, value }) => {
      await expectRefused(api, 'listEvents', closed(api.world, { [bound]: value }), {
        codes: ['INVALID_NUMBER'],
      });
    },
    { clause: ({ bound }) => clauseOn(bound, 'out-of-range') },
  ),
});

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
      invalidNumbers(),
      numbersOutside(metric(name).min, metric(name).max).map((number) => String(number)),
    ),
  }),
);

export const metricBoundValues = defineCheck({
  id: 'errors/metric-bound-values',
  title:
    'A metric bound that is out of range or not a number is refused as INVALID_NUMBER, on list and summary',
  clauses: ['error.invalid-number', 'error.invalid-number.out-of-range', 'events.metric-bounds.non-numeric'],
  operations: ['listEvents', 'summarizeEvents'],
  runs: 5,
  property: forAll<BrokenBound>(
    brokenBounds,
    async (api, { operation, bound, value }) => {
      await expectRefused(api, operation, closed(api.world, { [bound]: value }), {
        codes: ['INVALID_NUMBER'],
      });
    },
    {
      clause: ({ value }) =>
        Number.isNaN(Number(value))
          ? 'events.metric-bounds.non-numeric'
          : 'error.invalid-number.out-of-range',
      examples: [
        { operation: 'listEvents', bound: 'confidence_min', value: 'high' },
        { operation: 'summarizeEvents', bound: 'significance_max', value: '1.5' },
        { operation: 'listEvents', bound: 'significance_min', value: 'NaN' },
        { operation: 'listEvents', bound: 'significance_min', value: '0.5abc' },
      ],
    },
  ),
});

const wholeRangesOf = (names: readonly MetricName[]): Query =>
  Object.fromEntries(
    names.flatMap((name) => [
      [`${name}_min`, metric(name).min],
      [`${name}_max`, metric(name).max],
    ]),
  );
const wholeRanges = wholeRangesOf(metricNames);

export const metricRangeEnds = defineCheck({
  id: 'errors/metric-range-ends',
  title: 'The ends of each metric range are valid bounds',
  clauses: metricRangeClauses,
  operations: ['listEvents', 'summarizeEvents'],
  property: forEach(eventOperations, async (api, operation) => {
    const reply = await api.get(operation, closed(api.world, wholeRanges));
    // A refusal names what it refuses.
    const refused = Object.keys(wholeRanges).find((bound) => reply.text.includes(bound));
    accusing(refused === undefined ? refused : clauseOn(refused, 'range'), () => expectOk(reply));
    api.witness('repaired requests that were served');
  }),
});

/** Where in the range of a metric two bounds lie: at its upper end, at 0 where it has that, or both below 0. */
type Place = (typeof places)[number];
const places = ['top', 'zero', 'below zero'] as const;

interface Crossing {
  readonly operation: EventOperation;
  readonly name: MetricName;
  readonly place: Place;
  /** Sent beside the bounds. */
  readonly category?: string;
}

const crossings = fc.record({
  operation: fc.constantFrom(...eventOperations),
  name: fc.constantFrom(...metricNames),
  place: fc.constantFrom(...places),
});

/** A tenth of the range below 10 lies 9 or 8: compared as texts, the two would change their order. */
const belowMax = (name: MetricName): number => metric(name).max - (metric(name).max - metric(name).min) / 10;

/** A minimum and a lower maximum. */
function crossedBounds(name: MetricName, place: Place): readonly [lower: number, upper: number] {
  const { min, max } = metric(name);
  if (place === 'top') return [max, belowMax(name)];
  if (min >= 0) return [max, min];
  return [place === 'zero' ? 0 : min / 5, min / 2];
}

const orderedBounds = (name: MetricName): Query => ({
  [`${name}_min`]: belowMax(name),
  [`${name}_max`]: metric(name).max,
});

/** A metric of every family. */
const beside = { name: 'confidence', category: 'Battles' } as const;

export const crossedMetricBounds = defineCheck({
  id: 'errors/crossed-metric-bounds',
  title:
    'A metric minimum above its maximum is refused as INVALID_NUMBER_RANGE, an equal or lower one is served',
  clauses: [
    'events.metric-bounds.crossed',
    'events.metric-bounds.equal',
    'error.invalid-number-range',
    'error.invalid-number-range.equal-bounds',
    'error.invalid-number-range.details.min-value',
    'error.invalid-number-range.details.max-value',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['error-details', 'metric-bounds-inclusive'],
  runs: 4,
  property: forAll<Crossing>(
    crossings,
    async (api, { operation, name, place, category }) => {
      const { min, max } = metric(name);
      const middle = (min + max) / 2;
      const bounds = (lower: number, upper: number) =>
        closed(api.world, { category, [`${name}_min`]: lower, [`${name}_max`]: upper });
      const refusal = await expectRefused(api, operation, bounds(...crossedBounds(name, place)), {
        codes: ['INVALID_NUMBER_RANGE'],
      });
      expectDetails(refusal, {
        min_value: 'error.invalid-number-range.details.min-value',
        max_value: 'error.invalid-number-range.details.max-value',
      });
      const query = bounds(middle, middle);
      const all = { ...query, ...orderedBounds(name === 'confidence' ? 'significance' : 'confidence') };
      const equal = { all, clause: 'events.metric-bounds.equal' } as const;
      await expectServedWith(api, operation, query, equal);
    },
    {
      requests: 2,
      examples: [
        { operation: 'listEvents', name: 'magnitude', place: 'top' },
        { operation: 'listEvents', name: 'goldstein_scale', place: 'below zero' },
        { operation: 'summarizeEvents', ...beside, place: 'zero' },
      ],
    },
  ),
});

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

/** The clauses on the members of the details. */
const conflictDetails = {
  metric_family: 'error.event-family-metric-conflict.details.metric-family',
  implied_family: 'error.event-family-metric-conflict.details.implied-family',
  accepted_metrics_for_family: 'error.event-family-metric-conflict.details.accepted-metrics-for-family',
} as const;

export const familyMetricConflict = defineCheck({
  id: 'errors/family-metric-conflict',
  title: 'A cameoplus metric with only conflict categories is refused as EVENT_FAMILY_METRIC_CONFLICT',
  clauses: [
    'events.metric-bounds.other-family',
    'error.event-family-metric-conflict',
    ...Object.values(conflictDetails),
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['error-details', 'implied-family'],
  runs: 6,
  property: forAll<Conflict>(
    inputs,
    async (api, { operation, bound, category }) => {
      const reply = await expectRefused(api, operation, closed(api.world, { [bound]: 0.5, category }), {
        codes: ['EVENT_FAMILY_METRIC_CONFLICT'],
      });
      expectDetails(reply, conflictDetails);
      const [metricFamily, implied] = [detail(reply, 'metric_family'), detail(reply, 'implied_family')];
      expectThat(
        names(metricFamily, 'cameoplus'),
        '/details/metric_family',
        'cameoplus',
        metricFamily,
        conflictDetails.metric_family,
      );
      expectThat(
        names(implied, 'conflict'),
        '/details/implied_family',
        'conflict',
        implied,
        conflictDetails.implied_family,
      );
      const served = (query: Query) => closed(api.world, { ...query, category: 'POLITICAL' });
      const all = served(wholeRangesOf(cameoplusOnly));
      const clause = clauseOn(bound, 'range');
      await expectServedWith(api, operation, served({ [bound]: 0.5 }), { all, clause });
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
});
