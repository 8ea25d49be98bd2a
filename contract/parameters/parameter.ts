import type { ErrorCode } from '../errors.js';
import type { Family, VocabularyId } from '../vocabularies.js';

export type ParameterType =
  | 'text'
  | 'date' // YYYY-MM-DD
  | 'date-or-instant' // a date, or an ISO 8601 instant in UTC
  | 'instant' // an ISO 8601 instant in UTC
  | 'days' // a whole number, or the same followed by `d`
  | 'integer'
  | 'number'
  | 'boolean'
  | 'enum'
  | 'enum-list' // comma-separated, any of
  | 'text-list' // comma-separated, any of
  | 'country-list' // ISO-3, ISO-2, FIPS or English name, comma-separated
  | 'box' // lat_min,lon_min,lat_max,lon_max
  | 'point' // lat,lon
  | 'circle' // lat,lon,radius_km
  | 'cursor'
  | 'lei'
  | 'lei-list'
  | 'isin'
  | 'uei'
  | 'facility-id';

/** How a text selects rows, where the document says it. */
export type Match = 'substring' | 'exact' | 'exact-or-prefix' | 'fuzzy';

/** One declared parameter of an operation. */
export interface Parameter {
  readonly summary: string;
  readonly type: ParameterType;
  readonly place?: 'path';
  readonly required?: true;
  readonly values?: VocabularyId;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: string | number | boolean;
  /** What happens above the maximum; absent where the document does not say. */
  readonly aboveMaximum?: 'clamp' | 'refuse';
  readonly aliases?: readonly string[];
  /** Parameters without which this one is refused. */
  readonly requires?: readonly string[];
  /** Parameters that this one cannot be sent with. */
  readonly excludes?: readonly string[];
  /** The one family whose Events the parameter can select. */
  readonly family?: Family;
  /** The code that a malformed or out-of-range value earns. */
  readonly malformed?: ErrorCode;
  readonly match?: Match;
  /** Whether letter case is stated not to matter. */
  readonly anyCase?: true;
  readonly deprecated?: { readonly since?: string; readonly replacement: string };
  /** The document builds on the parameter without listing it for the operation; it may be refused as unknown. */
  readonly presupposed?: true;
}

export type Parameters = Readonly<Record<string, Parameter>>;
