import type { Check } from '../../src/kit/index.js';
import { bucketCounts } from './bucket-counts.js';
import { bucketFatalities } from './bucket-fatalities.js';
import { bucketSeverity } from './bucket-severity.js';
import { bucketStatistics } from './bucket-statistics.js';
import { bucketsOfCards } from './buckets-of-cards.js';
import { categoryTotal } from './category-total.js';
import { countryTotal } from './country-total.js';
import { emptyResult } from './empty-result.js';
import { entityTotal } from './entity-total.js';
import { filtersAsList } from './filters-as-list.js';
import { groupByCarried } from './group-by-carried.js';
import { groupByDefault } from './group-by-default.js';
import { groupByEcho } from './group-by-echo.js';
import { groupByReconciles } from './group-by-reconciles.js';
import { limitAboveMax } from './limit-above-max.js';
import { limitDefault } from './limit-default.js';
import { limitHonoured } from './limit-honoured.js';
import { limitRefused } from './limit-refused.js';
import { noCursor } from './no-cursor.js';
import { notAccepted } from './not-accepted.js';
import { officeTotal } from './office-total.js';
import { subcategoryForeign } from './subcategory-foreign.js';
import { subcategoryRefused } from './subcategory-refused.js';
import { subcategoryTotal } from './subcategory-total.js';
import { totalOfList } from './total-of-list.js';
import { windowBounds } from './window-bounds.js';
import { windowDays } from './window-days.js';
import { windowObserved } from './window-observed.js';
import { windowObservedEqual } from './window-observed-equal.js';
import { windowRefused } from './window-refused.js';
import { windowThirtyDays } from './window-thirty-days.js';
import { windowUpToAYear } from './window-up-to-a-year.js';

/** What the Events summary counts, in which buckets, and how many of them. */
export const eventsSummaryChecks: readonly Check[] = [
  categoryTotal,
  emptyResult,
  groupByCarried,
  groupByDefault,
  groupByEcho,
  groupByReconciles,
  limitAboveMax,
  limitDefault,
  limitHonoured,
  limitRefused,
  noCursor,
  notAccepted,
  subcategoryForeign,
  subcategoryRefused,
  subcategoryTotal,
  totalOfList,
  windowBounds,
  windowDays,
  windowObservedEqual,
  windowObserved,
  windowRefused,
  windowThirtyDays,
  windowUpToAYear,
  filtersAsList,
  bucketCounts,
  bucketFatalities,
  bucketStatistics,
  bucketSeverity,
  bucketsOfCards,
  countryTotal,
  entityTotal,
  officeTotal,
];
