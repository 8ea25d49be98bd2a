import { admissionFaults } from './admission.js';
import { appFaults } from './app-faults.js';
import { authenticationFaults } from './authentication.js';
import { cardFaults } from './card-faults.js';
import { entitlementFaults } from './entitlement.js';
import { detailEnvelopeFaults, listEnvelopeFaults, summaryEnvelopeFaults } from './envelope.js';
import { errorEnvelopeFaults } from './errors.js';
import type { Fault } from './fault.js';
import { meteringFaults } from './metering.js';
import { storyFlagFaults } from './openapi/parameters.js';
import { geographyFaults } from './routes/admin1.js';
import { computeReplyFaults } from './routes/ai-compute-reply.js';
import { changelogFaults } from './routes/changelog.js';
import { chipSalesFaults } from './routes/chip-sales.js';
import { companyFaults } from './routes/companies.js';
import { dataCenterFaults } from './routes/data-centers.js';
import { entitiesListFaults } from './routes/entities.js';
import { entityDetailFaults } from './routes/entity.js';
import { candidateFaults } from './routes/entity-card.js';
import { detailCardFaults, entityCardFaults, listedCardFaults } from './routes/entity-card-faults.js';
import { entityToneFaults } from './routes/entity-tone.js';
import { detailFaults } from './routes/event.js';
import { listFaults } from './routes/events.js';
import { summaryFaults } from './routes/events-summary.js';
import { facilityListFaults } from './routes/facilities.js';
import { facilityDetailFaults } from './routes/facility.js';
import { facilityRecordFaults } from './routes/facility-record.js';
import { facilityReplyFaults } from './routes/facility-reply.js';
import { hardwareFaults } from './routes/hardware.js';
import { macroFaults } from './routes/macro-releases.js';
import { metaFaults } from './routes/meta.js';
import { modelFaults } from './routes/models.js';
import { officesRouteFaults } from './routes/offices.js';
import { openapiFaults } from './routes/openapi.js';
import { referencedRouteFaults } from './routes/referenced-faults.js';
import { registryEntityFaults } from './routes/registry-entity.js';
import { isinFaults } from './routes/registry-isin.js';
import { relationshipFaults } from './routes/registry-relationships.js';
import { registryReplyFaults } from './routes/registry-reply.js';
import { removedFaults } from './routes/removed.js';
import { searchRouteFaults } from './routes/search.js';
import { recordResultFaults, searchResultFaults } from './routes/search-results.js';
import { shareOfVoiceFaults } from './routes/share-of-voice.js';
import { storiesFaults } from './routes/stories.js';
import { storiesSummaryFaults } from './routes/stories-summary.js';
import { storyDetailFaults } from './routes/story.js';
import { assetPlaceFaults } from './rules/asset-places.js';
import { awardReplyFaults, awardTimelineFaults } from './rules/award-rows.js';
import { awardSelectionFaults } from './rules/award-selection.js';
import { awardTotalFaults } from './rules/award-totals.js';
import { booleanFaults } from './rules/booleans.js';
import { bucketFaults, groupFaults } from './rules/buckets.js';
import { coOccurrenceFaults } from './rules/co-occurrence.js';
import { computePageFaults } from './rules/compute-page.js';
import { countryFaults } from './rules/countries.js';
import { cursorFaults } from './rules/cursor.js';
import { dateFaults } from './rules/dates.js';
import { daysFaults } from './rules/days.js';
import { entityFaults } from './rules/entities.js';
import { entitiesLimitFaults } from './rules/entities-limit.js';
import { entitySearchFaults } from './rules/entity-search.js';
import { enumFaults } from './rules/enums.js';
import { facilityCapacityFaults } from './rules/facility-capacity.js';
import { facilityEnumFaults } from './rules/facility-enums.js';
import { facilityGeometryFaults } from './rules/facility-geometry.js';
import { facilityIdFaults } from './rules/facility-id.js';
import { facilityOwnerFaults } from './rules/facility-owners.js';
import { facilityPageFaults } from './rules/facility-page.js';
import { facilityPlaceFaults } from './rules/facility-places.js';
import { facilitySortFaults } from './rules/facility-sort.js';
import { facilityTextFaults } from './rules/facility-texts.js';
import { facilityViewFaults } from './rules/facility-view.js';
import { filterFaults } from './rules/filters.js';
import { geometryFaults } from './rules/geometry.js';
import { governmentEntitlementFaults } from './rules/government-entitlement.js';
import { governmentLimitFaults } from './rules/government-limit.js';
import { handleFaults } from './rules/handles.js';
import { hardwareTypeFaults } from './rules/hardware-type.js';
import { hierarchyAsOfFaults } from './rules/hierarchy-as-of.js';
import { hierarchyEntitlementFaults } from './rules/hierarchy-entitlement.js';
import { hierarchyParameterFaults } from './rules/hierarchy-parameters.js';
import { hierarchyRelativesFaults } from './rules/hierarchy-relatives.js';
import { hierarchyCoverageFaults, hierarchyReplyFaults } from './rules/hierarchy-reply.js';
import { hierarchySubjectFaults } from './rules/hierarchy-subject.js';
import { legalNameFaults } from './rules/legal-name.js';
import { leiFaults } from './rules/lei.js';
import { lifeCycleFaults } from './rules/life-cycle.js';
import { limitFaults } from './rules/limit.js';
import { linkPairFaults, linkReplyFaults } from './rules/link-rows.js';
import { linkSelectionFaults } from './rules/link-selection.js';
import { metricFaults } from './rules/metrics.js';
import { modelFilterFaults } from './rules/models.js';
import { numberFaults } from './rules/numbers.js';
import { observedFaults } from './rules/observed.js';
import { officeFaults } from './rules/offices.js';
import {
  aliasFaults,
  deprecatedFaults,
  listDroppedFaults,
  parameterFaults,
  summaryDroppedFaults,
} from './rules/parameters.js';
import { recordedFaults } from './rules/recorded.js';
import { registryFilterFaults } from './rules/registry-filters.js';
import { registryLaneFaults } from './rules/registry-lane.js';
import { searchFaults } from './rules/search.js';
import { searchValueFaults } from './rules/search-values.js';
import { significanceFaults } from './rules/significance.js';
import { sortFaults } from './rules/sort.js';
import { spanFaults } from './rules/span.js';
import { storyBucketFaults, storyGroupFaults } from './rules/story-buckets.js';
import { storyCategoryFaults } from './rules/story-category.js';
import { storyFilterFaults } from './rules/story-filters.js';
import { storyGeographyFaults } from './rules/story-geography.js';
import { storyOrderFaults } from './rules/story-order.js';
import { storySearchFaults } from './rules/story-search.js';
import { storyWindowFaults } from './rules/story-window.js';
import { taxonomyFaults } from './rules/taxonomy.js';
import { undeclaredFaults } from './rules/undeclared.js';
import { windowFaults } from './rules/window.js';
import { sharedStoryFaults } from './shared-story-faults.js';
import { storyCardFaults } from './story-card-faults.js';
import { storyDetailEnvelopeFaults, storyListFaults, storySummaryEnvelopeFaults } from './story-envelope.js';

/** Every fault of the reference; each table stands beside the rule that it breaks. */
export const faults = {
  ...admissionFaults,
  ...authenticationFaults,
  ...entitlementFaults,
  ...meteringFaults,
  ...changelogFaults,
  ...macroFaults,
  ...metaFaults,
  ...openapiFaults,
  ...facilityListFaults,
  ...facilityDetailFaults,
  ...facilityRecordFaults,
  ...facilityReplyFaults,
  ...facilityCapacityFaults,
  ...facilityEnumFaults,
  ...facilityGeometryFaults,
  ...facilityIdFaults,
  ...facilityOwnerFaults,
  ...facilityPageFaults,
  ...facilityPlaceFaults,
  ...facilitySortFaults,
  ...facilityTextFaults,
  ...facilityViewFaults,
  ...computeReplyFaults,
  ...computePageFaults,
  ...dataCenterFaults,
  ...modelFaults,
  ...modelFilterFaults,
  ...hardwareFaults,
  ...hardwareTypeFaults,
  ...companyFaults,
  ...chipSalesFaults,
  ...registryEntityFaults,
  ...isinFaults,
  ...relationshipFaults,
  ...registryReplyFaults,
  ...removedFaults,
  ...legalNameFaults,
  ...leiFaults,
  ...registryFilterFaults,
  ...undeclaredFaults,
  ...cardFaults,
  ...listEnvelopeFaults,
  ...detailEnvelopeFaults,
  ...summaryEnvelopeFaults,
  ...errorEnvelopeFaults,
  ...appFaults,
  ...geographyFaults,
  ...entitiesListFaults,
  ...entityDetailFaults,
  ...candidateFaults,
  ...detailCardFaults,
  ...entityCardFaults,
  ...listedCardFaults,
  ...entityToneFaults,
  ...officesRouteFaults,
  ...referencedRouteFaults,
  ...searchRouteFaults,
  ...recordResultFaults,
  ...searchResultFaults,
  ...shareOfVoiceFaults,
  ...assetPlaceFaults,
  ...coOccurrenceFaults,
  ...entitiesLimitFaults,
  ...entitySearchFaults,
  ...handleFaults,
  ...registryLaneFaults,
  ...searchValueFaults,
  ...listFaults,
  ...detailFaults,
  ...summaryFaults,
  ...booleanFaults,
  ...bucketFaults,
  ...groupFaults,
  ...countryFaults,
  ...cursorFaults,
  ...dateFaults,
  ...daysFaults,
  ...entityFaults,
  ...enumFaults,
  ...filterFaults,
  ...geometryFaults,
  ...lifeCycleFaults,
  ...limitFaults,
  ...metricFaults,
  ...numberFaults,
  ...observedFaults,
  ...officeFaults,
  ...aliasFaults,
  ...deprecatedFaults,
  ...listDroppedFaults,
  ...parameterFaults,
  ...summaryDroppedFaults,
  ...recordedFaults,
  ...searchFaults,
  ...significanceFaults,
  ...sortFaults,
  ...spanFaults,
  ...taxonomyFaults,
  ...governmentEntitlementFaults,
  ...governmentLimitFaults,
  ...awardSelectionFaults,
  ...awardTotalFaults,
  ...awardTimelineFaults,
  ...awardReplyFaults,
  ...linkSelectionFaults,
  ...linkPairFaults,
  ...linkReplyFaults,
  ...hierarchyEntitlementFaults,
  ...hierarchySubjectFaults,
  ...hierarchyParameterFaults,
  ...hierarchyRelativesFaults,
  ...hierarchyCoverageFaults,
  ...hierarchyReplyFaults,
  ...hierarchyAsOfFaults,
  ...windowFaults,
  ...sharedStoryFaults,
  ...storyFlagFaults,
  ...storiesFaults,
  ...storiesSummaryFaults,
  ...storyDetailFaults,
  ...storyBucketFaults,
  ...storyGroupFaults,
  ...storyCategoryFaults,
  ...storyFilterFaults,
  ...storyGeographyFaults,
  ...storyOrderFaults,
  ...storySearchFaults,
  ...storyWindowFaults,
  ...storyCardFaults,
  ...storyListFaults,
  ...storyDetailEnvelopeFaults,
  ...storySummaryEnvelopeFaults,
} as const;

export type FaultId = keyof typeof faults;
export const faultIds = Object.keys(faults) as readonly FaultId[];
export const fault = (id: FaultId): Fault => faults[id];
export const isFaultId = (id: string): id is FaultId => Object.hasOwn(faults, id);
