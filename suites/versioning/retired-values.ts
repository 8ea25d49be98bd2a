import type { RetiredName } from '../../contract/index.js';
import { at, type Exchange, isObject } from '../../src/kit/index.js';

/** For each retired name a value that would leave no or few Events, were the parameter still applied. */
const filteringValues: Readonly<Record<RetiredName, string>> = {
  canonical_cluster_date_start: '2099-01-01',
  canonical_cluster_date_end: '2001-01-01',
  canonicalClusterDateStart: '2099-01-01',
  canonicalClusterDateEnd: '2001-01-01',
  confidence_profile: 'strict',
  goldstein_min: '9.9',
  goldstein_max: '-9.9',
  goldstein_severity_min: '9.9',
  goldstein_severity_max: '0.01',
  max_confidence: '0.01',
  max_geo_precision: '1',
  max_goldstein: '-9.9',
  max_goldstein_scale: '-9.9',
  max_goldstein_severity: '0.01',
  max_magnitude: '0.01',
  max_market_sensitivity: '0.01',
};

/** Retired parameters with values, as a query. */
export const retiredQuery = (
  names: readonly RetiredName[],
  valueFor: (name: RetiredName) => string = (name) => filteringValues[name],
): Readonly<Record<string, string>> => Object.fromEntries(names.map((name) => [name, valueFor(name)]));

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether `applied_filters.retired` has a key for the name, as it was sent or in snake case (ruling C20). */
export function isNamedRetired(reply: Exchange, name: string): boolean {
  const retired = at(reply.json, '/applied_filters/retired');
  return isObject(retired) && (Object.hasOwn(retired, name) || Object.hasOwn(retired, snakeCase(name)));
}
