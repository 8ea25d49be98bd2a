import type { Check } from '../../src/kit/index.js';
import { actorCountry } from './actor-country.js';
import { actorCountryRegion } from './actor-country-region.js';
import { actorCountrySpellings } from './actor-country-spellings.js';
import { actorCountryUnion } from './actor-country-union.js';
import { admin1Filter } from './admin1-filter.js';
import { bboxFilter } from './bbox-filter.js';
import { categoryAlias } from './category-alias.js';
import { categoryCase } from './category-case.js';
import { categoryEach } from './category-each.js';
import { categoryFilter } from './category-filter.js';
import { categoryList } from './category-list.js';
import { categoryListServed } from './category-list-served.js';
import { civilianTargeting } from './civilian-targeting.js';
import { continentMembers } from './continent-members.js';
import { countryList } from './country-list.js';
import { countryMatch } from './country-match.js';
import { countrySpellings } from './country-spellings.js';
import { cursorExpired } from './cursor-expired.js';
import { cursorOffset } from './cursor-offset.js';
import { cursorWalk } from './cursor-walk.js';
import { cursorWorkspace } from './cursor-workspace.js';
import { daysRolling } from './days-rolling.js';
import { emptyResult } from './empty-result.js';
import { entityAliases } from './entity-aliases.js';
import { entityAllUnresolved } from './entity-all-unresolved.js';
import { entityFamilyEcho } from './entity-family-echo.js';
import { entityFamilyExact } from './entity-family-exact.js';
import { entityFamilyExpand } from './entity-family-expand.js';
import { entityId } from './entity-id.js';
import { entityImages } from './entity-images.js';
import { entityLink } from './entity-link.js';
import { entityName } from './entity-name.js';
import { entityUnion } from './entity-union.js';
import { entityUnresolved } from './entity-unresolved.js';
import { entityUrl } from './entity-url.js';
import { entityWikiId } from './entity-wiki-id.js';
import { geoContext } from './geo-context.js';
import { hasFatalities } from './has-fatalities.js';
import { images } from './images.js';
import { languagesFilter } from './languages-filter.js';
import { languagesSpellings } from './languages-spellings.js';
import { limitAboveMax } from './limit-above-max.js';
import { limitDefault } from './limit-default.js';
import { limitHonoured } from './limit-honoured.js';
import { limitRefused } from './limit-refused.js';
import { metricBounds } from './metric-bounds.js';
import { metricGeoPrecision } from './metric-geo-precision.js';
import { nearDefaultRadius } from './near-default-radius.js';
import { nearFilter } from './near-filter.js';
import { nearHalfAPoint } from './near-half-a-point.js';
import { nearRadiusCap } from './near-radius-cap.js';
import { nearSpellings } from './near-spellings.js';
import { nearWithoutCoordinates } from './near-without-coordinates.js';
import { observedAdjoiningDates } from './observed-adjoining-dates.js';
import { observedAliases } from './observed-aliases.js';
import { observedCodingTime } from './observed-coding-time.js';
import { observedDates } from './observed-dates.js';
import { observedEqual } from './observed-equal.js';
import { observedHalfOpen } from './observed-half-open.js';
import { observedInverted } from './observed-inverted.js';
import { observedOverThirtyDays } from './observed-over-thirty-days.js';
import { observedPartition } from './observed-partition.js';
import { officeAsOf } from './office-as-of.js';
import { officeAsOfAlone } from './office-as-of-alone.js';
import { officeFormsAccepted } from './office-forms.js';
import { officeHolders } from './office-holders.js';
import { officeRoster } from './office-roster.js';
import { officeUnknown } from './office-unknown.js';
import { officeWithEntity } from './office-with-entity.js';
import { queryWindowBounds } from './query-window-bounds.js';
import { recordedBothRequired } from './recorded-both-required.js';
import { recordedCursor } from './recorded-cursor.js';
import { recordedEqual } from './recorded-equal.js';
import { recordedHalfOpen } from './recorded-half-open.js';
import { recordedInvalid } from './recorded-invalid.js';
import { recordedOverThirtyDays } from './recorded-over-thirty-days.js';
import { recordedPartition } from './recorded-partition.js';
import { recordedWithEventDates } from './recorded-with-event-dates.js';
import { recordedWithObserved } from './recorded-with-observed.js';
import { regionMembers } from './region-members.js';
import { replyCards } from './reply-cards.js';
import { searchAlias } from './search-alias.js';
import { searchDefault } from './search-default.js';
import { searchLexical } from './search-lexical.js';
import { searchLexicalCase } from './search-lexical-case.js';
import { searchLexicalLiteral } from './search-lexical-literal.js';
import { searchLexicalOr } from './search-lexical-or.js';
import { searchOr } from './search-or.js';
import { searchTitleFirst } from './search-title-first.js';
import { sortRecent } from './sort-recent.js';
import { sortSignificance } from './sort-significance.js';
import { subcategoryAcceptedValues } from './subcategory-accepted-values.js';
import { subcategoryFilter } from './subcategory-filter.js';
import { subcategoryForeign } from './subcategory-foreign.js';
import { subcategoryInvented } from './subcategory-invented.js';
import { subcategoryInventedAlone } from './subcategory-invented-alone.js';
import { subcategoryList } from './subcategory-list.js';
import { subcategoryListForeign } from './subcategory-list-foreign.js';
import { subcategoryWithoutCategory } from './subcategory-without-category.js';
import { windowBeforeCoverage } from './window-before-coverage.js';
import { windowBoundAliases } from './window-bound-aliases.js';
import { windowBounds } from './window-bounds.js';
import { windowChunks } from './window-chunks.js';
import { windowConflict } from './window-conflict.js';
import { windowDate } from './window-date.js';
import { windowDateAndDays } from './window-date-and-days.js';
import { windowDays } from './window-days.js';
import { windowDaysAboveMax } from './window-days-above-max.js';
import { windowDaysSpellings } from './window-days-spellings.js';
import { windowDefault } from './window-default.js';
import { windowDefaultEntity } from './window-default-entity.js';
import { windowFuture } from './window-future.js';
import { windowInclusive } from './window-inclusive.js';
import { windowInverted } from './window-inverted.js';
import { windowOneSided } from './window-one-sided.js';
import { windowOverAYear } from './window-over-a-year.js';
import { windowReachesIntoCoverage } from './window-reaches-into-coverage.js';
import { windowThirtyDays } from './window-thirty-days.js';
import { windowTold } from './window-told.js';
import { windowUpToAYear } from './window-up-to-a-year.js';

/** What the Events list selects and how much of it: windows, limits, categories and subcategories. */
export const eventsChecks: readonly Check[] = [
  categoryAlias,
  categoryCase,
  categoryEach,
  categoryFilter,
  categoryList,
  emptyResult,
  limitAboveMax,
  limitDefault,
  limitHonoured,
  limitRefused,
  observedAliases,
  observedDates,
  observedEqual,
  observedHalfOpen,
  observedInverted,
  observedOverThirtyDays,
  observedPartition,
  recordedBothRequired,
  recordedCursor,
  recordedEqual,
  recordedHalfOpen,
  recordedInvalid,
  recordedOverThirtyDays,
  recordedPartition,
  recordedWithEventDates,
  recordedWithObserved,
  subcategoryAcceptedValues,
  subcategoryFilter,
  subcategoryForeign,
  subcategoryInventedAlone,
  subcategoryInvented,
  subcategoryListForeign,
  subcategoryList,
  subcategoryWithoutCategory,
  windowBeforeCoverage,
  windowBoundAliases,
  windowBounds,
  windowChunks,
  windowConflict,
  windowDateAndDays,
  windowDate,
  windowDaysAboveMax,
  windowDaysSpellings,
  windowDays,
  windowDefaultEntity,
  windowDefault,
  windowFuture,
  windowInclusive,
  windowInverted,
  windowOneSided,
  windowOverAYear,
  windowReachesIntoCoverage,
  windowThirtyDays,
  windowTold,
  windowUpToAYear,
  cursorOffset,
  cursorWalk,
  cursorWorkspace,
  searchAlias,
  searchLexicalCase,
  searchLexicalLiteral,
  searchLexicalOr,
  searchLexical,
  sortRecent,
  sortSignificance,
  searchDefault,
  searchOr,
  searchTitleFirst,
  entityAliases,
  entityAllUnresolved,
  entityFamilyEcho,
  entityFamilyExact,
  entityFamilyExpand,
  entityId,
  entityName,
  entityUnion,
  entityUnresolved,
  entityWikiId,
  metricBounds,
  metricGeoPrecision,
  hasFatalities,
  civilianTargeting,
  languagesFilter,
  languagesSpellings,
  countrySpellings,
  countryList,
  countryMatch,
  regionMembers,
  continentMembers,
  geoContext,
  actorCountry,
  actorCountryUnion,
  actorCountryRegion,
  admin1Filter,
  bboxFilter,
  nearFilter,
  nearWithoutCoordinates,
  nearSpellings,
  nearDefaultRadius,
  nearRadiusCap,
  nearHalfAPoint,
  images,
  entityImages,
  observedAdjoiningDates,
  observedCodingTime,
  categoryListServed,
  entityLink,
  queryWindowBounds,
  replyCards,
  actorCountrySpellings,
  officeAsOfAlone,
  officeAsOf,
  officeFormsAccepted,
  officeHolders,
  officeRoster,
  officeUnknown,
  officeWithEntity,
  entityUrl,
  cursorExpired,
  daysRolling,
];
