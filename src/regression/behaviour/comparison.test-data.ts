import type { FaultId } from '../../proof/reference/index.js';
import type { Aspect } from './observation.js';

/** A fault of the second deployment, and the difference that it makes. */
interface Scenario {
  readonly fault: FaultId;
  readonly aspect: Aspect;
  /** The place at which it shows. */
  readonly at: string;
  readonly seen: readonly [first: string | undefined, second: string | undefined];
}

const row = (
  fault: FaultId,
  aspect: Aspect,
  at: string,
  first: string | undefined,
  second: string | undefined,
): Scenario => ({ fault, aspect, at, seen: [first, second] });

export const scenarios: readonly Scenario[] = [
  row('card.title-missing', 'shape', '/data/*/title', 'text', undefined),
  row('card.event-date-timestamp', 'shape', '/data/*/event_date', 'date', 'instant'),
  row('card.event-code-number', 'shape', '/data/*/event_code', 'text', 'number'),
  row('card.magnitude-string', 'shape', '/data/*/metrics/magnitude', 'null or number', 'null or text'),
  row('card.confidence-percent', 'shape', '/data/*/metrics/confidence in size', '10^0', '10^2'),
  row('card.fatalities-fabricated', 'shape', '/data/*/fatalities', 'null or number', 'number'),
  row('card.metric-inputs-missing', 'shape', '/data/*/metrics/metric_inputs', 'object', undefined),
  row('card.top-articles-null', 'shape', '/data/*/top_articles', 'array', 'null'),
  row('list.data-renamed', 'shape', '/data', 'array', undefined),
  row('list.next-cursor-number', 'shape', '/pagination/next_cursor', 'text', 'number'),
  row('stories.list.data-map', 'shape', '/data', 'array', 'object'),
  row('bucket.event-count-missing', 'shape', '/data/*/event_count', 'number', undefined),
  row('error.details-null', 'shape', '/details', 'object', 'null'),
  row('enum.empty-accepted-values', 'shape', '/details/accepted_values/*', 'text', undefined),
  row('unknown-param.without-accepted-params', 'shape', '/details/accepted_params', 'array', undefined),
  row('events.limit.wrong-code', 'code', '/code', 'INVALID_LIMIT', 'INVALID_NUMBER'),
  row('summary.limit.wrong-code', 'code', '/code', 'INVALID_LIMIT', 'INVALID_NUMBER'),
  row('events.limit.above-max-refused', 'status', 'status', '200', '400'),
  row('events.limit.negative-at-one', 'status', 'status', '400', '200'),
  row('summary.group-by-category-refused', 'status', 'status', '200', '400'),
  row('unknown-param.wrong-status', 'status', 'status', '400', '422'),
  row('date.malformed-dropped', 'status', 'status', '400', '200'),
  row('facilities.type.unknown-empty', 'status', 'status', '400', '200'),
  row('v1.wrong-status', 'status', 'status', '410', '404'),
  row('list.pagination-limit-constant', 'echo', '/pagination/limit', '100', '25'),
  row('list.sort-object', 'echo', '/sort', 'significance', undefined),
  row(
    'country.echo-missing',
    'echo',
    '/applied_filters/country_match',
    'location_or_actor_origin',
    undefined,
  ),
  row('summary.group-by-list', 'echo', '/group_by', 'category', 'a list of category'),
  row('v1.deprecation-date', 'echo', 'header Deprecation', 'true', '@1767225600'),
  row('v1.without-link', 'echo', 'header Link', 'to a successor', 'none'),
  row('http.html-content-type', 'echo', 'header Content-Type', 'application/json', 'text/html'),
  row('events.limit.default-50', 'default', '/pagination/limit', '25', '50'),
  row('facilities.limit.default-50', 'default', '/pagination/limit', '25', '50'),
  row('facilities.sort.default-recent', 'default', '/data/*/updated_at', 'no order', 'descending'),
  row('sort.recent-ignored', 'order', '/data/*/metrics/significance', 'no order', 'descending'),
  row('facilities.sort.capacity-desc-ascending', 'order', '/data/*/capacity_mw', 'descending', 'ascending'),
  row(
    'list.region.dropped',
    'selection',
    'effect',
    'other rows than without it',
    'the same rows as without it',
  ),
  row(
    'list.category.dropped',
    'selection',
    'effect',
    'other rows than without it',
    'the same rows as without it',
  ),
  row('fatalities.true-admits-zero', 'selection', 'number of rows', '32', '71'),
  row(
    'stories.limit.one-row-too-many',
    'selection',
    'rows and limit',
    'no more rows',
    'more rows than the limit',
  ),
  row('retired.goldstein_min.refused', 'life cycle', 'status', '200', '400'),
  row(
    'retired.max_magnitude.still-applied',
    'life cycle',
    'effect',
    'the same rows as without it',
    'other rows than without it',
  ),
  row(
    'retired.confidence_profile.not-listed',
    'life cycle',
    '/applied_filters/retired/confidence_profile/replacement',
    'confidence_min',
    undefined,
  ),
  row('deprecated.event_family.refused', 'life cycle', 'status', '200', '400'),
];
