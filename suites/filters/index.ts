import { type ClauseId, isClauseId } from '../../contract/index.js';
import { inLanguage, lethal, targetingCivilians } from './conflict.js';
import {
  actorFilters,
  byActorCountry,
  inCountry,
  inRegion,
  locatedInCountry,
  onContinent,
} from './countries.js';
import type { Filter } from './filter.js';
import { geoPrecisionBound, metricBound, shownMetrics } from './metrics.js';
import { inAdmin1, inBox, inCircle } from './places.js';

const sides = ['min', 'max'] as const;

/** Filters that list and summary share, by the parameter that each of them stands for. */
export const filters: Readonly<Record<string, Filter>> = {
  country: inCountry,
  country_match: locatedInCountry,
  region: inRegion,
  continent: onContinent,
  admin1: inAdmin1,
  bbox: inBox,
  near: inCircle,
  ...Object.fromEntries(actorFilters.map((name) => [name, byActorCountry(name)])),
  has_fatalities: () => lethal,
  civilian_targeting: targetingCivilians,
  languages: inLanguage('fr'),
  ...Object.fromEntries(
    shownMetrics.flatMap((name) => sides.map((side) => [`${name}_${side}`, metricBound(name, side)])),
  ),
  geo_precision_min: geoPrecisionBound('min'),
  geo_precision_max: geoPrecisionBound('max'),
};

export const filterNames: readonly string[] = Object.keys(filters);

/** The clauses that the summary applies each of these filters as the list does. */
export const acceptedBySummary: readonly ClauseId[] = [...filterNames, 'radius_km']
  .map((name) => `events-summary.accepts.${name.replaceAll('_', '-')}`)
  .filter(isClauseId);
