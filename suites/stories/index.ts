import type { Check } from '../../src/kit/index.js';
import { articleImages } from './article-images.js';
import { articleMembers } from './article-members.js';
import { bboxAdmits } from './bbox-admits.js';
import { bboxInvertedLongitude } from './bbox-inverted-longitude.js';
import { bboxNothingElse } from './bbox-nothing-else.js';
import { categoryConflict } from './category-conflict.js';
import { continentAdmits } from './continent-admits.js';
import { continentNothingElse } from './continent-nothing-else.js';
import { countryMatchEcho } from './country-match-echo.js';
import { cursorBound } from './cursor-bound.js';
import { cursorWalk } from './cursor-walk.js';
import { daysRefused } from './days-refused.js';
import { deprecatedApplied } from './deprecated-applied.js';
import { detailKnownId } from './detail-known-id.js';
import { detailUnknownId } from './detail-unknown-id.js';
import { entityFilter } from './entity-filter.js';
import { entityUnresolved } from './entity-unresolved.js';
import { enumRefusals } from './enum-refusals.js';
import { geoContext } from './geo-context.js';
import { invalidCountry } from './invalid-country.js';
import { leftOpenCards } from './left-open-cards.js';
import { leftOpenFilters } from './left-open-filters.js';
import { leftOpenSummary } from './left-open-summary.js';
import { linkedEventCount } from './linked-event-count.js';
import { linkedEvents } from './linked-events.js';
import { nearRadius } from './near-radius.js';
import { nearRefused } from './near-refused.js';
import { observedRefused } from './observed-refused.js';
import { originAdmitsNone } from './origin-admits-none.js';
import { regionAdmits } from './region-admits.js';
import { regionNothingElse } from './region-nothing-else.js';
import { replyCards } from './reply-cards.js';
import { searchApplied } from './search-applied.js';
import { searchLengths } from './search-lengths.js';
import { searchLexical } from './search-lexical.js';
import { searchLexicalArticles } from './search-lexical-articles.js';
import { searchLexicalLiteral } from './search-lexical-literal.js';
import { searchLexicalOr } from './search-lexical-or.js';
import { sortRecent } from './sort-recent.js';
import { sortSignificance } from './sort-significance.js';
import { sortValues } from './sort-values.js';
import { storyCategoryFilter } from './story-category-filter.js';
import { summaryBuckets } from './summary-buckets.js';
import { summaryEmpty } from './summary-empty.js';
import { summaryLimit } from './summary-limit.js';
import { summaryLimitRefused } from './summary-limit-refused.js';
import { summaryNotAccepted } from './summary-not-accepted.js';
import { summaryOfList } from './summary-of-list.js';
import { summaryParts } from './summary-parts.js';
import { summaryReconciles } from './summary-reconciles.js';
import { summaryReply } from './summary-reply.js';
import { summaryStatistics } from './summary-statistics.js';
import { windowBeforeCoverage } from './window-before-coverage.js';
import { windowDefault } from './window-default.js';
import { windowDefaultEntity } from './window-default-entity.js';
import { windowFirstDay } from './window-first-day.js';
import { windowRefused } from './window-refused.js';
import { windowThirtyDays } from './window-thirty-days.js';
import { windowUpToAYear } from './window-up-to-a-year.js';

/** Stories: their list, what a card shows, their detail and their summary. */
export const storiesChecks: readonly Check[] = [
  replyCards,
  linkedEvents,
  linkedEventCount,
  articleMembers,
  articleImages,
  leftOpenCards,
  windowDefault,
  windowDefaultEntity,
  windowThirtyDays,
  windowFirstDay,
  windowUpToAYear,
  windowRefused,
  daysRefused,
  observedRefused,
  windowBeforeCoverage,
  bboxAdmits,
  bboxNothingElse,
  bboxInvertedLongitude,
  regionAdmits,
  regionNothingElse,
  continentAdmits,
  continentNothingElse,
  originAdmitsNone,
  geoContext,
  countryMatchEcho,
  nearRefused,
  nearRadius,
  invalidCountry,
  entityFilter,
  entityUnresolved,
  storyCategoryFilter,
  categoryConflict,
  deprecatedApplied,
  enumRefusals,
  leftOpenFilters,
  searchApplied,
  searchLengths,
  searchLexical,
  searchLexicalLiteral,
  searchLexicalArticles,
  searchLexicalOr,
  sortValues,
  sortSignificance,
  sortRecent,
  cursorWalk,
  cursorBound,
  detailKnownId,
  detailUnknownId,
  summaryReply,
  summaryBuckets,
  summaryParts,
  summaryStatistics,
  summaryReconciles,
  summaryOfList,
  summaryEmpty,
  summaryLimit,
  summaryLimitRefused,
  summaryNotAccepted,
  leftOpenSummary,
];
