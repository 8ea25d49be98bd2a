import { authenticationVariants } from './authentication.js';
import { cardVariants } from './card.js';
import { entitlementVariants } from './entitlement.js';
import { meteringVariants } from './metering.js';
import { computeReplyVariants } from './routes/ai-compute-reply.js';
import { chipSalesVariants } from './routes/chip-sales.js';
import { companyVariants } from './routes/companies.js';
import { entitiesListVariants } from './routes/entities.js';
import { modelVariants } from './routes/models.js';
import { bucketVariants } from './rules/buckets.js';
import { countryVariants } from './rules/countries.js';
import { cursorVariants } from './rules/cursor.js';
import { dateVariants } from './rules/dates.js';
import { daysVariants } from './rules/days.js';
import { entityMatchVariants } from './rules/entities.js';
import { facilityCapacityVariants } from './rules/facility-capacity.js';
import { facilityEnumVariants } from './rules/facility-enums.js';
import { facilityGeometryVariants } from './rules/facility-geometry.js';
import { facilityPlaceVariants } from './rules/facility-places.js';
import { facilitySortVariants } from './rules/facility-sort.js';
import { facilityTextVariants } from './rules/facility-texts.js';
import { facilityViewVariants } from './rules/facility-view.js';
import { geometryVariants } from './rules/geometry.js';
import { hierarchyRelativesVariants } from './rules/hierarchy-relatives.js';
import { legalNameVariants } from './rules/legal-name.js';
import { lifeCycleVariants } from './rules/life-cycle.js';
import { limitVariants } from './rules/limit.js';
import { metricVariants } from './rules/metrics.js';
import { modelFilterVariants } from './rules/models.js';
import { observedVariants } from './rules/observed.js';
import { officeVariants } from './rules/offices.js';
import { paginationVariants } from './rules/pagination.js';
import { parameterVariants } from './rules/parameters.js';
import { recordedVariants } from './rules/recorded.js';
import { searchVariants } from './rules/search.js';
import { significanceVariants } from './rules/significance.js';
import { sortVariants } from './rules/sort.js';
import { spanVariants } from './rules/span.js';
import { storyCategoryVariants } from './rules/story-category.js';
import { storyOrderVariants } from './rules/story-order.js';
import { storySignificanceVariants } from './rules/story-significance.js';
import { storyWindowVariants } from './rules/story-window.js';
import { taxonomyVariants } from './rules/taxonomy.js';
import { windowVariants } from './rules/window.js';
import type { Variant } from './variant.js';
import { accessVariants } from './variants/access.js';
import { aiComputeVariants } from './variants/ai-compute.js';
import { basePathVariants } from './variants/base-path.js';
import { corpusVariants } from './variants/corpora.js';
import { documentVariants } from './variants/documents.js';
import { entityFormVariants } from './variants/entity-forms.js';
import { envelopeShapeVariants } from './variants/envelope-shapes.js';
import { envelopeVariants } from './variants/envelopes.js';
import { errorVariants } from './variants/errors.js';
import { eventCardVariants } from './variants/event-cards.js';
import { eventDaysVariants } from './variants/event-days.js';
import { facilityVariants } from './variants/facilities.js';
import { familyLimitVariants } from './variants/family-limits.js';
import { furtherVariants } from './variants/further-operations.js';
import { governmentVariants } from './variants/government.js';
import { hierarchyVariants } from './variants/hierarchy.js';
import { httpVariants } from './variants/http.js';
import { identifierVariants } from './variants/identifiers.js';
import { interruptionVariants } from './variants/interruptions.js';
import { jsonTextVariants } from './variants/json-text.js';
import { referencedVariants } from './variants/referenced-forms.js';
import { registryVariants } from './variants/registry.js';
import { registryPageVariants } from './variants/registry-pages.js';
import { removedVariants } from './variants/removed.js';
import { searchResultVariants } from './variants/search-forms.js';
import { servedContractVariants } from './variants/served-contract.js';
import { storyVariants } from './variants/story-forms.js';
import { strictnessVariants } from './variants/strictness.js';
import { summaryVariants } from './variants/summary-forms.js';
import { usageVariants } from './variants/usage.js';

/** Every unusual but conforming form of the reference. */
export const variants = {
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
  ...facilityVariants,
  ...facilityViewVariants,
  ...familyLimitVariants,
  ...furtherVariants,
  ...geometryVariants,
  ...governmentVariants,
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
  ...storyWindowVariants,
  ...strictnessVariants,
  ...summaryVariants,
  ...taxonomyVariants,
  ...usageVariants,
  ...windowVariants,
} as const;

export type VariantId = keyof typeof variants;
export const variantIds = Object.keys(variants) as readonly VariantId[];
export const variant = (id: VariantId): Variant => variants[id];
