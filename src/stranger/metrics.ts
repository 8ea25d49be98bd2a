import type { Occurrence } from './occurrence.js';
import { metricRanges } from './parameters.js';
import { has } from './planted.js';
import { numberIn } from './reading.js';
import { Refusal } from './refusal.js';

const readers: Readonly<Record<string, (event: Occurrence) => number | undefined>> = {
  significance: ({ significance }) => significance,
  confidence: ({ confidence }) => confidence,
  goldstein_scale: ({ goldstein }) => goldstein,
  magnitude: ({ magnitude }) => magnitude,
  systemic_importance: ({ family, systemic }) =>
    family === 'cameoplus' || has('rubric-bound-keeps-conflict') ? systemic : undefined,
  propagation_potential: ({ family, propagation }) => (family === 'cameoplus' ? propagation : undefined),
  market_sensitivity: ({ family, market }) => (family === 'cameoplus' ? market : undefined),
  geo_precision: ({ precision }) => precision,
};

export function metricOf(event: Occurrence, metric: string): number | undefined {
  return readers[metric]?.(event);
}

/** Tests for the metric bounds sent; an unmeasured value meets no bound. */
export function metricTests(
  values: ReadonlyMap<string, string>,
): readonly ((event: Occurrence) => boolean)[] {
  return Object.entries(metricRanges).flatMap(([metric, range]) => {
    const free = metric === 'confidence' && has('confidence-range-unchecked');
    const allowed = free ? ([-Infinity, Infinity] as const) : range;
    const low = numberIn(values, `${metric}_min`, allowed);
    const high = numberIn(values, `${metric}_max`, allowed);
    if (low === undefined && high === undefined) return [];
    const textual = has('bounds-compared-as-text') && String(low) > String(high);
    if (low !== undefined && high !== undefined && (low > high || textual) && !has('crossed-bounds-empty'))
      throw new Refusal(
        400,
        'INVALID_NUMBER_RANGE',
        `${metric}: mínimo acima do máximo.`,
        { min_value: low },
        { max_value: high },
      );
    return [
      (event: Occurrence) => {
        const own = metricOf(event, metric);
        const severity = metric === 'goldstein_scale' && has('goldstein-bound-on-severity');
        const value = severity && own !== undefined ? Math.abs(own) : own;
        return value !== undefined && value >= (low ?? -Infinity) && value <= (high ?? Infinity);
      },
    ];
  });
}
