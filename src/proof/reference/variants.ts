import { accessVariants } from './account/access-variants.js';
import { authenticationVariants } from './account/authentication.js';
import { entitlementVariants } from './account/entitlement.js';
import { meteringVariants, usageVariants } from './account/metering.js';
import { chipSalesVariants } from './aicompute/chip-sales.js';
import { companyVariants } from './aicompute/companies.js';
import { modelFilterVariants } from './aicompute/model-filters.js';
import { modelVariants } from './aicompute/models.js';
import { computeReplyVariants } from './aicompute/reply.js';
import { aiComputeVariants } from './aicompute/reply-variants.js';
import { documentVariants } from './contract/changelog.js';
import { basePathVariants, servedContractVariants } from './contract/document-variants.js';
import { furtherVariants } from './contract/further-operations.js';
import { strictnessVariants } from './contract/meta.js';
import { removedVariants } from './contract/removed.js';
import { significanceVariants } from './corpus/significance.js';
import { registryRecordVariants, thinVariants } from './corpus/thin-variants.js';
import { entityFormVariants } from './entities/card.js';
import { entitiesListVariants } from './entities/list.js';
import { bucketVariants } from './events/buckets.js';
import { cardVariants, eventCardVariants } from './events/card.js';
import { taxonomyVariants } from './events/category.js';
import { corpusVariants, eventDaysVariants } from './events/corpora.js';
import { countryVariants } from './events/country.js';
import { cursorVariants } from './events/cursor.js';
import { entityMatchVariants } from './events/entity.js';
import { geometryVariants } from './events/geometry.js';
import { limitVariants, paginationVariants } from './events/limit.js';
import { metricVariants, mixedFamilyVariants } from './events/metrics.js';
import { observedVariants } from './events/observed.js';
import { officeVariants } from './events/office.js';
import { recordedVariants } from './events/recorded.js';
import { searchVariants } from './events/search.js';
import { sortVariants } from './events/sort.js';
import { summaryVariants } from './events/summary-variants.js';
import { windowVariants } from './events/window.js';
import { daysVariants } from './events/window-days.js';
import { spanVariants } from './events/window-span.js';
import { facilityCapacityVariants } from './facilities/capacity.js';
import { facilityEnumVariants } from './facilities/enums.js';
import { facilityGeometryVariants } from './facilities/geometry.js';
import { facilityPartVariants } from './facilities/part-variants.js';
import { facilityPlaceVariants } from './facilities/places.js';
import { facilityVariants } from './facilities/reply-variants.js';
import { facilitySortVariants } from './facilities/sort.js';
import { facilityTextVariants } from './facilities/texts.js';
import { facilityViewVariants } from './facilities/view.js';
import { governmentVariants } from './government/reply-variants.js';
import { widerGovernmentVariants } from './government/wider-replies.js';
import { dateVariants } from './http/dates.js';
import { envelopeShapeVariants, envelopeVariants } from './http/envelope-variants.js';
import { errorVariants, suggestionVariants } from './http/error-variants.js';
import { identifierVariants } from './http/identifiers.js';
import { interruptionVariants } from './http/interruptions.js';
import { lifeCycleVariants } from './http/life-cycle.js';
import { familyLimitVariants } from './http/limit.js';
import { oddInputVariants } from './http/odd-input.js';
import { parameterVariants } from './http/query.js';
import { httpVariants, jsonTextVariants } from './http/representation.js';
import { livingVariants } from './living/variants.js';
import type { Variant, VariantId } from './planted.js';
import { registryFilterVariants } from './registry/filters.js';
import { hierarchyRelativesVariants } from './registry/hierarchy-relatives.js';
import { hierarchyVariants } from './registry/hierarchy-variants.js';
import { legalNameVariants } from './registry/legal-name.js';
import { registryPageVariants, registryVariants } from './registry/reply-variants.js';
import { geographyVariants } from './routes/geography.js';
import { referencedVariants } from './routes/referenced-variants.js';
import { searchResultVariants } from './search/route.js';
import { storyVariants } from './stories/card.js';
import { storyCategoryVariants } from './stories/category.js';
import { storyEntityVariants, storyWindowVariants } from './stories/filters.js';
import { storyPartsVariants } from './stories/parts-variants.js';
import { storyOrderVariants, storySignificanceVariants } from './stories/sort.js';

/**
 * Every variant of the reference, by id. The order decides which variants the self-test judges together: a new table goes
 * to the end.
 */
const variants = {
  ...accessVariants,
  ...aiComputeVariants,
  ...authenticationVariants,
  ...basePathVariants,
  ...bucketVariants,
  ...cardVariants,
  ...chipSalesVariants,
  ...companyVariants,
  ...computeReplyVariants,
  ...corpusVariants,
  ...countryVariants,
  ...cursorVariants,
  ...dateVariants,
  ...daysVariants,
  ...documentVariants,
  ...entitlementVariants,
  ...entityMatchVariants,
  ...entitiesListVariants,
  ...entityFormVariants,
  ...envelopeShapeVariants,
  ...envelopeVariants,
  ...errorVariants,
  ...eventCardVariants,
  ...eventDaysVariants,
  ...facilityCapacityVariants,
  ...facilityEnumVariants,
  ...facilityGeometryVariants,
  ...facilityPlaceVariants,
  ...facilitySortVariants,
  ...facilityTextVariants,
  ...facilityPartVariants,
  ...facilityVariants,
  ...facilityViewVariants,
  ...familyLimitVariants,
  ...furtherVariants,
  ...geometryVariants,
  ...governmentVariants,
  ...widerGovernmentVariants,
  ...hierarchyRelativesVariants,
  ...hierarchyVariants,
  ...httpVariants,
  ...identifierVariants,
  ...interruptionVariants,
  ...jsonTextVariants,
  ...legalNameVariants,
  ...lifeCycleVariants,
  ...limitVariants,
  ...meteringVariants,
  ...metricVariants,
  ...modelFilterVariants,
  ...modelVariants,
  ...observedVariants,
  ...officeVariants,
  ...paginationVariants,
  ...parameterVariants,
  ...recordedVariants,
  ...referencedVariants,
  ...registryPageVariants,
  ...registryFilterVariants,
  ...registryVariants,
  ...removedVariants,
  ...searchResultVariants,
  ...searchVariants,
  ...servedContractVariants,
  ...significanceVariants,
  ...sortVariants,
  ...spanVariants,
  ...storyCategoryVariants,
  ...storyOrderVariants,
  ...storySignificanceVariants,
  ...storyVariants,
  ...storyPartsVariants,
  ...storyWindowVariants,
  ...strictnessVariants,
  ...summaryVariants,
  ...taxonomyVariants,
  ...usageVariants,
  ...windowVariants,
  ...livingVariants,
  ...thinVariants,
  ...oddInputVariants,
  ...storyEntityVariants,
  ...geographyVariants,
  ...suggestionVariants,
  ...registryRecordVariants,
  ...mixedFamilyVariants,
} as const;

declare module './planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}

export type { VariantId };
export const variantIds = Object.keys(variants) as readonly VariantId[];
export const variant = (id: VariantId): Variant => variants[id];
