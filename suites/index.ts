import { type Check, isCheck } from '../src/kit/index.js';
import * as aicomputeChipSales from './aicompute/chip-sales.js';
import * as aicomputeCombination from './aicompute/combination.js';
import * as aicomputeDataCenters from './aicompute/data-centers.js';
import * as aicomputeHardware from './aicompute/hardware.js';
import * as aicomputeLimit from './aicompute/limit.js';
import * as aicomputeLists from './aicompute/lists.js';
import * as aicomputeModels from './aicompute/models.js';
import * as aicomputeOffset from './aicompute/offset.js';
import * as aicomputeOneRecord from './aicompute/one-record.js';
import * as aicomputeOrders from './aicompute/orders.js';
import * as authenticationAccount from './authentication/account.js';
import * as authenticationCredentials from './authentication/credentials.js';
import * as authenticationMeteredOperations from './authentication/metered-operations.js';
import * as authenticationMetering from './authentication/metering.js';
import * as authenticationPlan from './authentication/plan.js';
import * as entitiesAgreement from './entities/agreement.js';
import * as entitiesCards from './entities/cards.js';
import * as entitiesCoOccurring from './entities/co-occurring.js';
import * as entitiesDetail from './entities/detail.js';
import * as entitiesHierarchy from './entities/hierarchy.js';
import * as entitiesList from './entities/list.js';
import * as entitiesOneRegistry from './entities/one-registry.js';
import * as entitiesStories from './entities/stories.js';
import * as envelopesEcho from './envelopes/echo.js';
import * as envelopesError from './envelopes/error.js';
import * as envelopesSuccess from './envelopes/success.js';
import * as errorsBoolean from './errors/boolean.js';
import * as errorsBox from './errors/box.js';
import * as errorsCode from './errors/code.js';
import * as errorsCountry from './errors/country.js';
import * as errorsCursor from './errors/cursor.js';
import * as errorsDate from './errors/date.js';
import * as errorsDetails from './errors/details.js';
import * as errorsEntity from './errors/entity.js';
import * as errorsEnum from './errors/enum.js';
import * as errorsMetric from './errors/metric.js';
import * as errorsNear from './errors/near.js';
import * as errorsOddInput from './errors/odd-input.js';
import * as errorsRejected from './errors/rejected.js';
import * as eventCardGeography from './event-card/geography.js';
import * as eventCardIdentity from './event-card/identity.js';
import * as eventCardMetrics from './event-card/metrics.js';
import * as eventDetail from './event-detail.js';
import * as eventsActorCountry from './events/actor-country.js';
import * as eventsCategory from './events/category.js';
import * as eventsCombination from './events/combination.js';
import * as eventsCountry from './events/country.js';
import * as eventsCountryCodes from './events/country-codes.js';
import * as eventsCursor from './events/cursor.js';
import * as eventsEntity from './events/entity.js';
import * as eventsEntityFamily from './events/entity-family.js';
import * as eventsLimit from './events/limit.js';
import * as eventsMetric from './events/metric.js';
import * as eventsNear from './events/near.js';
import * as eventsObserved from './events/observed.js';
import * as eventsOffice from './events/office.js';
import * as eventsOfficeAsOf from './events/office-as-of.js';
import * as eventsOfficeCombination from './events/office-combination.js';
import * as eventsRecorded from './events/recorded.js';
import * as eventsReply from './events/reply.js';
import * as eventsRows from './events/rows.js';
import * as eventsSearch from './events/search.js';
import * as eventsSearchLexical from './events/search-lexical.js';
import * as eventsSort from './events/sort.js';
import * as eventsSubcategory from './events/subcategory.js';
import * as eventsWindow from './events/window.js';
import * as eventsWindowDays from './events/window-days.js';
import * as eventsWindowSpan from './events/window-span.js';
import * as eventsSummaryBucket from './events-summary/bucket.js';
import * as eventsSummaryCategory from './events-summary/category.js';
import * as eventsSummaryGroupBy from './events-summary/group-by.js';
import * as eventsSummaryLimit from './events-summary/limit.js';
import * as eventsSummaryStatistics from './events-summary/statistics.js';
import * as eventsSummaryTotal from './events-summary/total.js';
import * as eventsSummaryWindow from './events-summary/window.js';
import * as facilitiesBbox from './facilities/bbox.js';
import * as facilitiesCapacity from './facilities/capacity.js';
import * as facilitiesCombination from './facilities/combination.js';
import * as facilitiesCountry from './facilities/country.js';
import * as facilitiesCursor from './facilities/cursor.js';
import * as facilitiesDetail from './facilities/detail.js';
import * as facilitiesDirectory from './facilities/directory.js';
import * as facilitiesFlags from './facilities/flags.js';
import * as facilitiesLimit from './facilities/limit.js';
import * as facilitiesNear from './facilities/near.js';
import * as facilitiesOneRecord from './facilities/one-record.js';
import * as facilitiesOwner from './facilities/owner.js';
import * as facilitiesQ from './facilities/q.js';
import * as facilitiesRecord from './facilities/record.js';
import * as facilitiesRows from './facilities/rows.js';
import * as facilitiesSilo from './facilities/silo.js';
import * as facilitiesSort from './facilities/sort.js';
import * as facilitiesStatus from './facilities/status.js';
import * as facilitiesType from './facilities/type.js';
import * as geographyCountry from './geography/country.js';
import * as geographyDiscoveredValues from './geography/discovered-values.js';
import * as governmentAwards from './government/awards.js';
import * as governmentAwardsEntity from './government/awards-entity.js';
import * as governmentAwardsRecipient from './government/awards-recipient.js';
import * as governmentLimit from './government/limit.js';
import * as governmentLinks from './government/links.js';
import * as governmentLinksCombination from './government/links-combination.js';
import * as governmentLinksFlags from './government/links-flags.js';
import * as governmentLinksNames from './government/links-names.js';
import * as governmentOneRecord from './government/one-record.js';
import * as governmentProprietary from './government/proprietary.js';
import * as governmentRollups from './government/rollups.js';
import * as governmentSummary from './government/summary.js';
import * as hierarchyCoverage from './hierarchy/coverage.js';
import * as hierarchyDepth from './hierarchy/depth.js';
import * as hierarchyDirectParent from './hierarchy/direct-parent.js';
import * as hierarchyDirection from './hierarchy/direction.js';
import * as hierarchyForms from './hierarchy/forms.js';
import * as hierarchyLimit from './hierarchy/limit.js';
import * as hierarchyRelatives from './hierarchy/relatives.js';
import * as hierarchyShapes from './hierarchy/shapes.js';
import * as hierarchySiblings from './hierarchy/siblings.js';
import * as registryCombination from './registry/combination.js';
import * as registryConsolidation from './registry/consolidation.js';
import * as registryEntities from './registry/entities.js';
import * as registryEntityDetail from './registry/entity-detail.js';
import * as registryFilter from './registry/filter.js';
import * as registryIsin from './registry/isin.js';
import * as registryLei from './registry/lei.js';
import * as registryOneRecord from './registry/one-record.js';
import * as registryRelationships from './registry/relationships.js';
import * as repeatsAfterAnother from './repeats/after-another.js';
import * as repeatsCursorAgain from './repeats/cursor-again.js';
import * as repeatsInFlight from './repeats/in-flight.js';
import * as repeatsSameRequest from './repeats/same-request.js';
import * as routesEnergy from './routes/energy.js';
import * as routesExist from './routes/exist.js';
import * as searchMerged from './search/merged.js';
import * as searchRegistry from './search/registry.js';
import * as searchResult from './search/result.js';
import * as searchScope from './search/scope.js';
import * as searchText from './search/text.js';
import * as service from './service.js';
import * as significance from './significance.js';
import { snapshot } from './snapshot.js';
import * as storiesAgreement from './stories/agreement.js';
import * as storiesCard from './stories/card.js';
import * as storiesCategory from './stories/category.js';
import * as storiesCombination from './stories/combination.js';
import * as storiesCursor from './stories/cursor.js';
import * as storiesDetail from './stories/detail.js';
import * as storiesEntity from './stories/entity.js';
import * as storiesLeftOpen from './stories/left-open.js';
import * as storiesNear from './stories/near.js';
import * as storiesRegion from './stories/region.js';
import * as storiesRows from './stories/rows.js';
import * as storiesSearch from './stories/search.js';
import * as storiesSort from './stories/sort.js';
import * as storiesSummary from './stories/summary.js';
import * as storiesSummaryLimit from './stories/summary-limit.js';
import * as storiesSummaryStatistics from './stories/summary-statistics.js';
import * as storiesWindow from './stories/window.js';
import * as storiesWindowRefused from './stories/window-refused.js';
import * as versioningDeclared from './versioning/declared.js';
import * as versioningDeprecated from './versioning/deprecated.js';
import * as versioningEndpoint from './versioning/endpoint.js';
import * as versioningFamily from './versioning/family.js';
import * as versioningOpenapi from './versioning/openapi.js';
import * as versioningOpenapiValues from './versioning/openapi-values.js';
import * as versioningRemoved from './versioning/removed.js';
import * as versioningRetired from './versioning/retired.js';
import * as versioningUnknownParameter from './versioning/unknown-parameter.js';

/**
 * The topics by their files, in the order of the document's headings. The checks of a topic are what its file exports.
 */
export const topics: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  service: service,
  'repeats/same-request': repeatsSameRequest,
  'repeats/in-flight': repeatsInFlight,
  'repeats/cursor-again': repeatsCursorAgain,
  'repeats/after-another': repeatsAfterAnother,
  significance: significance,
  'envelopes/success': envelopesSuccess,
  'envelopes/echo': envelopesEcho,
  'envelopes/error': envelopesError,
  'event-card/identity': eventCardIdentity,
  'event-card/geography': eventCardGeography,
  'event-card/metrics': eventCardMetrics,
  'events/window': eventsWindow,
  'events/window-days': eventsWindowDays,
  'events/window-span': eventsWindowSpan,
  'events/observed': eventsObserved,
  'events/recorded': eventsRecorded,
  'events/category': eventsCategory,
  'events/subcategory': eventsSubcategory,
  'events/entity': eventsEntity,
  'events/entity-family': eventsEntityFamily,
  'events/office-as-of': eventsOfficeAsOf,
  'events/office': eventsOffice,
  'events/office-combination': eventsOfficeCombination,
  'events/combination': eventsCombination,
  'events/country': eventsCountry,
  'events/country-codes': eventsCountryCodes,
  'events/actor-country': eventsActorCountry,
  'events/near': eventsNear,
  'events/metric': eventsMetric,
  'events/search': eventsSearch,
  'events/search-lexical': eventsSearchLexical,
  'events/sort': eventsSort,
  'events/limit': eventsLimit,
  'events/cursor': eventsCursor,
  'events/reply': eventsReply,
  'events/rows': eventsRows,
  'event-detail': eventDetail,
  'events-summary/bucket': eventsSummaryBucket,
  'events-summary/group-by': eventsSummaryGroupBy,
  'events-summary/limit': eventsSummaryLimit,
  'events-summary/window': eventsSummaryWindow,
  'events-summary/category': eventsSummaryCategory,
  'events-summary/statistics': eventsSummaryStatistics,
  'events-summary/total': eventsSummaryTotal,
  'stories/card': storiesCard,
  'stories/detail': storiesDetail,
  'stories/agreement': storiesAgreement,
  'stories/window': storiesWindow,
  'stories/window-refused': storiesWindowRefused,
  'stories/near': storiesNear,
  'stories/region': storiesRegion,
  'stories/category': storiesCategory,
  'stories/entity': storiesEntity,
  'stories/search': storiesSearch,
  'stories/sort': storiesSort,
  'stories/rows': storiesRows,
  'stories/combination': storiesCombination,
  'stories/cursor': storiesCursor,
  'stories/summary': storiesSummary,
  'stories/summary-limit': storiesSummaryLimit,
  'stories/summary-statistics': storiesSummaryStatistics,
  'stories/left-open': storiesLeftOpen,
  'entities/cards': entitiesCards,
  'entities/co-occurring': entitiesCoOccurring,
  'entities/detail': entitiesDetail,
  'entities/agreement': entitiesAgreement,
  'entities/hierarchy': entitiesHierarchy,
  'entities/list': entitiesList,
  'entities/one-registry': entitiesOneRegistry,
  'entities/stories': entitiesStories,
  'search/registry': searchRegistry,
  'search/scope': searchScope,
  'search/merged': searchMerged,
  'search/text': searchText,
  'search/result': searchResult,
  'geography/country': geographyCountry,
  'geography/discovered-values': geographyDiscoveredValues,
  'routes/energy': routesEnergy,
  'routes/exist': routesExist,
  'aicompute/chip-sales': aicomputeChipSales,
  'aicompute/combination': aicomputeCombination,
  'aicompute/data-centers': aicomputeDataCenters,
  'aicompute/hardware': aicomputeHardware,
  'aicompute/limit': aicomputeLimit,
  'aicompute/lists': aicomputeLists,
  'aicompute/models': aicomputeModels,
  'aicompute/offset': aicomputeOffset,
  'aicompute/one-record': aicomputeOneRecord,
  'aicompute/orders': aicomputeOrders,
  'registry/filter': registryFilter,
  'registry/combination': registryCombination,
  'registry/consolidation': registryConsolidation,
  'registry/entities': registryEntities,
  'registry/entity-detail': registryEntityDetail,
  'registry/isin': registryIsin,
  'registry/lei': registryLei,
  'registry/one-record': registryOneRecord,
  'registry/relationships': registryRelationships,
  'hierarchy/coverage': hierarchyCoverage,
  'hierarchy/depth': hierarchyDepth,
  'hierarchy/direct-parent': hierarchyDirectParent,
  'hierarchy/direction': hierarchyDirection,
  'hierarchy/forms': hierarchyForms,
  'hierarchy/limit': hierarchyLimit,
  'hierarchy/relatives': hierarchyRelatives,
  'hierarchy/shapes': hierarchyShapes,
  'hierarchy/siblings': hierarchySiblings,
  'facilities/bbox': facilitiesBbox,
  'facilities/capacity': facilitiesCapacity,
  'facilities/combination': facilitiesCombination,
  'facilities/country': facilitiesCountry,
  'facilities/cursor': facilitiesCursor,
  'facilities/detail': facilitiesDetail,
  'facilities/directory': facilitiesDirectory,
  'facilities/flags': facilitiesFlags,
  'facilities/limit': facilitiesLimit,
  'facilities/near': facilitiesNear,
  'facilities/one-record': facilitiesOneRecord,
  'facilities/owner': facilitiesOwner,
  'facilities/q': facilitiesQ,
  'facilities/record': facilitiesRecord,
  'facilities/rows': facilitiesRows,
  'facilities/silo': facilitiesSilo,
  'facilities/sort': facilitiesSort,
  'facilities/status': facilitiesStatus,
  'facilities/type': facilitiesType,
  'government/awards': governmentAwards,
  'government/awards-entity': governmentAwardsEntity,
  'government/awards-recipient': governmentAwardsRecipient,
  'government/limit': governmentLimit,
  'government/links': governmentLinks,
  'government/links-combination': governmentLinksCombination,
  'government/links-flags': governmentLinksFlags,
  'government/links-names': governmentLinksNames,
  'government/one-record': governmentOneRecord,
  'government/proprietary': governmentProprietary,
  'government/rollups': governmentRollups,
  'government/summary': governmentSummary,
  'authentication/credentials': authenticationCredentials,
  'authentication/account': authenticationAccount,
  'authentication/plan': authenticationPlan,
  'authentication/metered-operations': authenticationMeteredOperations,
  'authentication/metering': authenticationMetering,
  'errors/boolean': errorsBoolean,
  'errors/box': errorsBox,
  'errors/code': errorsCode,
  'errors/country': errorsCountry,
  'errors/cursor': errorsCursor,
  'errors/date': errorsDate,
  'errors/details': errorsDetails,
  'errors/entity': errorsEntity,
  'errors/enum': errorsEnum,
  'errors/metric': errorsMetric,
  'errors/near': errorsNear,
  'errors/odd-input': errorsOddInput,
  'errors/rejected': errorsRejected,
  'versioning/declared': versioningDeclared,
  'versioning/deprecated': versioningDeprecated,
  'versioning/endpoint': versioningEndpoint,
  'versioning/family': versioningFamily,
  'versioning/openapi': versioningOpenapi,
  'versioning/openapi-values': versioningOpenapiValues,
  'versioning/removed': versioningRemoved,
  'versioning/retired': versioningRetired,
  'versioning/unknown-parameter': versioningUnknownParameter,
};

/** Every check, with the faults that the self-test saw it refuted by. */
export const suite: readonly Check[] = Object.values(topics).flatMap((topic) =>
  Object.values(topic)
    .filter(isCheck)
    .map((check) => ({
      ...check,
      refutedBy: Object.values(snapshot[check.id]?.refutedBy ?? {})
        .flat()
        .toSorted(),
    })),
);
