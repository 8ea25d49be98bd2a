import type { ErrorCode } from './errors.js';
import type { OperationId } from './operations.js';

export interface Retired {
  readonly since?: string;
  readonly replacement: string;
}

const clusterDates = {
  since: '2026-08-15',
  replacement: 'date_start, date_end, observed_start, observed_end',
};
const goldstein = { replacement: 'goldstein_scale_min, goldstein_scale_max' };
const canonical = (metric: string): Retired => ({ replacement: `${metric}_min, ${metric}_max` });

/** Parameters of the Events list that are accepted, named in `applied_filters.retired` and without effect. */
export const retired = {
  canonical_cluster_date_start: clusterDates,
  canonical_cluster_date_end: clusterDates,
  canonicalClusterDateStart: clusterDates,
  canonicalClusterDateEnd: clusterDates,
  confidence_profile: { replacement: 'confidence_min' },
  goldstein_min: goldstein,
  goldstein_max: goldstein,
  goldstein_severity_min: goldstein,
  goldstein_severity_max: goldstein,
  max_confidence: canonical('confidence'),
  max_geo_precision: canonical('geo_precision'),
  max_goldstein: canonical('goldstein_scale'),
  max_goldstein_scale: canonical('goldstein_scale'),
  max_goldstein_severity: canonical('goldstein_scale'),
  max_magnitude: canonical('magnitude'),
  max_market_sensitivity: canonical('market_sensitivity'),
} as const satisfies Record<string, Retired>;

export type RetiredName = keyof typeof retired;
export const retiredNames = Object.keys(retired) as readonly RetiredName[];

export interface Rejected {
  readonly code: ErrorCode;
  readonly alternatives: readonly string[];
}

const fatalities: Rejected = { code: 'UNSUPPORTED_FILTER', alternatives: ['has_fatalities'] };
const unsupported: Rejected = { code: 'UNSUPPORTED_FILTER', alternatives: [] };

/** Parameters that the Events list refuses on purpose. */
export const rejected = {
  fatalities_min: fatalities,
  fatalities_max: fatalities,
  min_fatalities: fatalities,
  max_fatalities: fatalities,
  fatalities,
  geo_scope: unsupported,
  scope: unsupported,
  detail: unsupported,
  event_readiness: unsupported,
  cluster_certainty: unsupported,
  quad_class: unsupported,
  as_of: {
    code: 'UNSUPPORTED_PARAM',
    alternatives: ['observed_start', 'observed_end', 'recorded_start', 'recorded_end'],
  },
} as const satisfies Record<string, Rejected>;

export type RejectedName = keyof typeof rejected;
export const rejectedNames = Object.keys(rejected) as readonly RejectedName[];

/** A surface that is gone: what it answers, and what took its place as far as that is shown. */
export interface Removed {
  readonly operation: OperationId;
  readonly code: ErrorCode;
  readonly replacement: string;
}

export const removed: readonly Removed[] = [
  {
    operation: 'removedV1',
    code: 'ENDPOINT_REMOVED',
    replacement: 'the path in details.replacement; for the two Event routes /api/v2/events with family',
  },
];
