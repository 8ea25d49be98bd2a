import { isArray, isObject, type Json, type ServedParameter } from '../../kit/index.js';

/** Values that would narrow a list if the names of Versioning 6 and 7 still applied. */
const pinnedValues: Readonly<Record<string, string>> = {
  domain: 'CONFLICT',
  event_family: 'conflict',
  category: 'POLITICAL',
  canonical_cluster_date_start: '2026-03-01',
  canonical_cluster_date_end: '2026-03-01',
  canonicalClusterDateStart: '2026-03-01',
  canonicalClusterDateEnd: '2026-03-01',
  confidence_profile: 'high',
  goldstein_min: '9',
  goldstein_max: '-9',
  goldstein_severity_min: '9',
  goldstein_severity_max: '1',
  max_confidence: '0.1',
  max_geo_precision: '1',
  max_goldstein: '-9',
  max_goldstein_scale: '-9',
  max_goldstein_severity: '1',
  max_magnitude: '1',
  max_market_sensitivity: '0.1',
};

/** A value that a parameter takes, as its declaration says, or as its name is known to. */
export function sampleValue(name: string, declared: ServedParameter | undefined): string {
  const known = Object.hasOwn(pinnedValues, name) ? pinnedValues[name] : undefined;
  return known ?? text(declaredValue(declared));
}

function declaredValue(declared: ServedParameter | undefined): Json {
  const schema = isObject(declared?.schema) ? declared.schema : {};
  const { enum: values, default: usual, type, minimum, format } = schema;
  const [example] = declared?.examples ?? [];
  // The last of several values is seldom the default, which would change nothing.
  const given = example ?? (isArray(values) ? values.at(-1) : undefined) ?? usual;
  if (given !== undefined) return given;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? minimum : 1;
  if (format === 'date') return '2026-03-01';
  return 'a';
}

const text = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
