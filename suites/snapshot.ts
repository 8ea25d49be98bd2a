/**
 * The checks by id: their level, their clauses, and the faults of the reference that turn them to `fail`.
 * Written by `npm run selftest -- --write`; the tests and the self-test compare it with what they see.
 */
export const snapshot: Readonly<
  Record<string, { readonly level: string; readonly clauses: readonly string[]; readonly refutedBy: readonly string[] }>
> = {
  'aicompute/chip-sales-designer': {
    level: 'must',
    clauses: ['aicompute.chip-sales.chip-manufacturer', 'aicompute.chip-sales.chip-manufacturer.exact', 'aicompute.chip-sales.chip-manufacturer.case'],
    refutedBy: ['aicompute.chip-sales.chip-manufacturer-ascii-case', 'aicompute.chip-sales.chip-manufacturer-case-refused', 'aicompute.chip-sales.chip-manufacturer-dropped', 'aicompute.chip-sales.chip-manufacturer-empty', 'aicompute.chip-sales.chip-manufacturer-excluded', 'aicompute.chip-sales.chip-manufacturer-prefix', 'aicompute.chip-sales.chip-manufacturer-substring'],
  },
  'aicompute/chip-sales-six-designers': {
    level: 'must',
    clauses: ['aicompute.chip-sales.chip-manufacturer.six'],
    refutedBy: ['aicompute.chip-sales.chip-manufacturer-five-names'],
  },
  'aicompute/companies-order': {
    level: 'must',
    clauses: ['aicompute.companies.order'],
    refutedBy: ['aicompute.companies.order-as-text', 'aicompute.companies.order-by-funding', 'aicompute.companies.order-by-name'],
  },
  'aicompute/data-centers-country': {
    level: 'must',
    clauses: ['aicompute.data-centers.country', 'aicompute.data-centers.country.substring', 'aicompute.data-centers.country.case'],
    refutedBy: ['aicompute.data-centers.country-case-sensitive', 'aicompute.data-centers.country-dropped', 'aicompute.data-centers.country-prefix', 'aicompute.data-centers.country-searches-names', 'aicompute.data-centers.country-unknown-dropped', 'aicompute.data-centers.country-whole-names-only'],
  },
  'aicompute/data-centers-owner': {
    level: 'must',
    clauses: ['aicompute.data-centers.owner', 'aicompute.data-centers.owner.substring', 'aicompute.data-centers.owner.org'],
    refutedBy: ['aicompute.data-centers.org-ignored', 'aicompute.data-centers.org-searches-users', 'aicompute.data-centers.owner-dropped', 'aicompute.data-centers.owner-or-user', 'aicompute.data-centers.owner-prefix', 'aicompute.data-centers.owner-searches-users', 'aicompute.data-centers.owner-whole-names-only'],
  },
  'aicompute/data-centers-rollup': {
    level: 'must',
    clauses: ['aicompute.data-centers.rollup'],
    refutedBy: ['aicompute.data-centers.rollup-empty', 'aicompute.data-centers.rollup-missing', 'aicompute.data-centers.rollup-without-countries'],
  },
  'aicompute/entity-id': {
    level: 'must',
    clauses: ['aicompute.data-centers.entity-id', 'aicompute.models.entity-id', 'aicompute.hardware.entity-id', 'aicompute.companies.entity-id', 'aicompute.chip-sales.entity-id'],
    refutedBy: ['aicompute.chip-sales.entity-id-missing', 'aicompute.companies.entity-id-missing', 'aicompute.data-centers.entity-id-missing', 'aicompute.data-centers.entity-id-null', 'aicompute.hardware.entity-id-missing', 'aicompute.models.entity-id-missing', 'aicompute.models.entity-id-renamed'],
  },
  'aicompute/entity-id-resolved': {
    level: 'must',
    clauses: ['aicompute.entity-id.resolved'],
    refutedBy: ['aicompute.entity-id.of-nobody', 'aicompute.entity-id.of-own-store'],
  },
  'aicompute/fields': {
    level: 'observe',
    clauses: ['aicompute.fields', 'aicompute.envelope', 'aicompute.attributions-member', 'aicompute.next-cursor', 'aicompute.data-centers.rollup.place', 'aicompute.data-centers.fields.owner', 'aicompute.data-centers.fields.power', 'aicompute.data-centers.fields.compute', 'aicompute.data-centers.fields.cost', 'aicompute.data-centers.fields.users', 'aicompute.data-centers.fields.chip-types', 'aicompute.models.fields.organization', 'aicompute.models.fields.domain', 'aicompute.models.fields.task', 'aicompute.models.fields.training-hardware', 'aicompute.models.fields.accessibility', 'aicompute.models.fields.open-weights', 'aicompute.models.fields.frontier', 'aicompute.hardware.foundry.member', 'aicompute.hardware.fields.manufacturer', 'aicompute.hardware.fields.type', 'aicompute.hardware.fields.release-date', 'aicompute.hardware.fields.price', 'aicompute.companies.fields.type', 'aicompute.companies.fields.product-domains', 'aicompute.companies.fields.staff-count', 'aicompute.companies.fields.revenue', 'aicompute.companies.fields.valuation', 'aicompute.companies.fields.funding', 'aicompute.companies.fields.founding-date', 'aicompute.chip-sales.windows', 'aicompute.chip-sales.fields.designer', 'aicompute.chip-sales.fields.compute', 'aicompute.chip-sales.fields.units', 'aicompute.chip-sales.fields.power'],
    refutedBy: [],
  },
  'aicompute/hardware-dual-foundry': {
    level: 'must',
    clauses: ['aicompute.hardware.foundry.dual'],
    refutedBy: ['aicompute.hardware.foundry-first-only', 'aicompute.hardware.foundry-sole'],
  },
  'aicompute/hardware-foundry': {
    level: 'must',
    clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.substring'],
    refutedBy: ['aicompute.hardware.foundry-dropped', 'aicompute.hardware.foundry-prefix', 'aicompute.hardware.foundry-searches-manufacturers', 'aicompute.hardware.foundry-whole-names-only'],
  },
  'aicompute/hardware-manufacturer': {
    level: 'must',
    clauses: ['aicompute.hardware.manufacturer', 'aicompute.hardware.manufacturer.substring', 'aicompute.hardware.manufacturer.org'],
    refutedBy: ['aicompute.hardware.manufacturer-dropped', 'aicompute.hardware.manufacturer-prefix', 'aicompute.hardware.manufacturer-searches-names', 'aicompute.hardware.manufacturer-whole-names-only', 'aicompute.hardware.org-by-foundry', 'aicompute.hardware.org-ignored'],
  },
  'aicompute/hardware-type': {
    level: 'must',
    clauses: ['aicompute.hardware.type', 'aicompute.hardware.type.exact', 'aicompute.hardware.type.gpu', 'aicompute.hardware.type.tpu', 'aicompute.hardware.type.gpgpu', 'aicompute.hardware.type.xpu', 'aicompute.hardware.type.xpu-r', 'aicompute.hardware.type.npu', 'aicompute.hardware.type.asic', 'aicompute.hardware.type.lpu', 'aicompute.hardware.type.hybrid-cpu', 'aicompute.hardware.type.other', 'aicompute.hardware.type.dcu'],
    refutedBy: ['aicompute.hardware.type-asic-refused', 'aicompute.hardware.type-dcu-refused', 'aicompute.hardware.type-dropped', 'aicompute.hardware.type-gpgpu-refused', 'aicompute.hardware.type-gpu-refused', 'aicompute.hardware.type-hybrid-cpu-refused', 'aicompute.hardware.type-lpu-refused', 'aicompute.hardware.type-npu-refused', 'aicompute.hardware.type-other-refused', 'aicompute.hardware.type-substring', 'aicompute.hardware.type-tpu-refused', 'aicompute.hardware.type-xpu-r-refused', 'aicompute.hardware.type-xpu-refused'],
  },
  'aicompute/hardware-type-case': {
    level: 'must',
    clauses: ['aicompute.hardware.type.case'],
    refutedBy: ['aicompute.hardware.type-case-empty', 'aicompute.hardware.type-case-refused'],
  },
  'aicompute/hardware-type-unknown': {
    level: 'must',
    clauses: ['aicompute.hardware.type.unknown', 'aicompute.hardware.type.accepted-values', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    refutedBy: ['aicompute.hardware.type-accepted-values-cut', 'aicompute.hardware.type-partial-served', 'aicompute.hardware.type-unknown-dropped', 'aicompute.hardware.type-unknown-empty', 'aicompute.hardware.type-unknown-status-422', 'aicompute.hardware.type-unknown-wrong-code', 'aicompute.hardware.type-without-accepted-values'],
  },
  'aicompute/ignored-names': {
    level: 'must',
    clauses: ['versioning.lenient.ignored'],
    refutedBy: ['aicompute.hardware.ignored-in-silence'],
  },
  'aicompute/left-open': {
    level: 'observe',
    clauses: ['aicompute.limit.above-max', 'aicompute.limit.below-min', 'aicompute.offset.extremes', 'aicompute.models.frontier.other-values', 'aicompute.models.sort.empty-value', 'aicompute.models.sort.unknown', 'aicompute.models.min-compute.non-numeric', 'aicompute.companies.limit.max', 'aicompute.chip-sales.chip-manufacturer.unknown'],
    refutedBy: [],
  },
  'aicompute/limit-at-max': {
    level: 'must',
    clauses: ['aicompute.limit.at-max'],
    refutedBy: ['aicompute.limit.maximum-100', 'aicompute.limit.two-hundred-refused'],
  },
  'aicompute/limit-bounds': {
    level: 'must',
    clauses: ['aicompute.limit.bounds'],
    refutedBy: ['aicompute.chip-sales.limit.counts-designers', 'aicompute.companies.limit.ignored', 'aicompute.limit.ignored', 'aicompute.limit.one-row-too-many'],
  },
  'aicompute/limit-default': {
    level: 'must',
    clauses: ['aicompute.limit.default', 'aicompute.companies.limit.default', 'aicompute.chip-sales.limit.default', 'limits.aicompute-limit.default', 'limits.aicompute-limit.default.companies', 'limits.aicompute-limit.default.chip-sales'],
    refutedBy: ['aicompute.chip-sales.limit.default-25', 'aicompute.chip-sales.limit.default-all', 'aicompute.companies.limit.default-25', 'aicompute.companies.limit.default-all', 'aicompute.limit.default-20', 'aicompute.limit.default-at-max'],
  },
  'aicompute/limit-max': {
    level: 'must',
    clauses: ['aicompute.limit.max', 'limits.aicompute-limit.max', 'error.invalid-limit'],
    refutedBy: ['aicompute.limit.above-max-served', 'aicompute.limit.max-off-by-one', 'aicompute.limit.two-hundred-refused'],
  },
  'aicompute/limit-not-a-number': {
    level: 'must',
    clauses: ['aicompute.limit.non-numeric'],
    refutedBy: ['aicompute.limit.non-numeric-at-default', 'aicompute.limit.non-numeric-crashes', 'aicompute.limit.non-numeric-prefix', 'aicompute.limit.non-numeric-status-422', 'aicompute.limit.non-numeric-wrong-code'],
  },
  'aicompute/limit-of-whole-lists': {
    level: 'must',
    clauses: ['aicompute.limit.bounds'],
    refutedBy: ['aicompute.chip-sales.limit.counts-designers', 'aicompute.companies.limit.ignored', 'aicompute.limit.one-row-too-many'],
  },
  'aicompute/lists': {
    level: 'must',
    clauses: ['aicompute.datasets', 'aicompute.data-centers.rows', 'aicompute.models.rows', 'aicompute.hardware.rows', 'aicompute.companies.rows', 'aicompute.chip-sales.rows'],
    refutedBy: ['aicompute.chip-sales.rows-of-hardware', 'aicompute.companies.rows-of-data-centers', 'aicompute.data-centers.rows-of-companies', 'aicompute.datasets.missing', 'aicompute.hardware.rows-of-models', 'aicompute.models.rows-of-hardware'],
  },
  'aicompute/models-by-compute': {
    level: 'must',
    clauses: ['aicompute.models.sort.compute'],
    refutedBy: ['aicompute.models.sort-compute-as-text', 'aicompute.models.sort-compute-ascending', 'aicompute.models.sort-compute-ignored', 'aicompute.models.sort-compute-of-page'],
  },
  'aicompute/models-contributors': {
    level: 'must',
    clauses: ['aicompute.models.contributors', 'aicompute.models.contributors.substring', 'aicompute.models.contributors.tokens'],
    refutedBy: ['aicompute.models.contributors-dropped', 'aicompute.models.contributors-search-organizations', 'aicompute.models.contributors-token-refused', 'aicompute.models.contributors-whole-tokens-only'],
  },
  'aicompute/models-domain': {
    level: 'must',
    clauses: ['aicompute.models.domain', 'aicompute.models.domain.substring'],
    refutedBy: ['aicompute.models.domain-dropped', 'aicompute.models.domain-or-task', 'aicompute.models.domain-prefix', 'aicompute.models.domain-whole-names-only'],
  },
  'aicompute/models-frontier': {
    level: 'must',
    clauses: ['aicompute.models.frontier.one', 'aicompute.models.frontier.true'],
    refutedBy: ['aicompute.models.frontier-by-compute', 'aicompute.models.frontier-inverted', 'aicompute.models.frontier-one-ignored', 'aicompute.models.frontier-one-refused', 'aicompute.models.frontier-true-ignored', 'aicompute.models.frontier-true-refused'],
  },
  'aicompute/models-min-compute': {
    level: 'must',
    clauses: ['aicompute.models.min-compute.only', 'aicompute.models.min-compute.every'],
    refutedBy: ['aicompute.models.min-compute-as-maximum', 'aicompute.models.min-compute-as-text', 'aicompute.models.min-compute-dropped', 'aicompute.models.min-compute-frontier-only', 'aicompute.models.min-compute-keeps-unknown', 'aicompute.models.min-compute-next-power'],
  },
  'aicompute/models-order': {
    level: 'must',
    clauses: ['aicompute.models.sort.default'],
    refutedBy: ['aicompute.models.sort-default-by-compute', 'aicompute.models.sort-default-by-name', 'aicompute.models.sort-default-oldest-first'],
  },
  'aicompute/models-organization': {
    level: 'must',
    clauses: ['aicompute.models.organization', 'aicompute.models.organization.substring', 'aicompute.models.organization.org'],
    refutedBy: ['aicompute.models.org-by-contributor-type', 'aicompute.models.org-ignored', 'aicompute.models.organization-dropped', 'aicompute.models.organization-prefix', 'aicompute.models.organization-searches-names', 'aicompute.models.organization-whole-names-only'],
  },
  'aicompute/models-several-contributors': {
    level: 'must',
    clauses: ['aicompute.models.contributors.several'],
    refutedBy: ['aicompute.models.contributors-first-only', 'aicompute.models.contributors-sole'],
  },
  'aicompute/models-training-compute': {
    level: 'must',
    clauses: ['aicompute.models.training-compute-flop', 'aicompute.models.training-compute-flop.number'],
    refutedBy: ['aicompute.models.training-compute-flop-object', 'aicompute.models.training-compute-flop-renamed', 'aicompute.models.training-compute-flop-text'],
  },
  'aicompute/offset': {
    level: 'must',
    clauses: ['aicompute.offset', 'aicompute.offset.cursor', 'aicompute.limit.bounds'],
    refutedBy: ['aicompute.limit.ignored', 'aicompute.limit.one-row-too-many', 'aicompute.offset.as-page-number', 'aicompute.offset.cursor-ignored', 'aicompute.offset.cursor-opaque', 'aicompute.offset.ignored', 'aicompute.offset.one-based', 'aicompute.offset.skips-a-row'],
  },
  'aicompute/offset-not-a-number': {
    level: 'must',
    clauses: ['aicompute.offset.non-numeric'],
    refutedBy: ['aicompute.offset.non-numeric-as-zero', 'aicompute.offset.non-numeric-crashes', 'aicompute.offset.non-numeric-prefix', 'aicompute.offset.non-numeric-status-422'],
  },
  'aicompute/orders': {
    level: 'observe',
    clauses: ['aicompute.models.sort.nulls', 'aicompute.models.training-compute-flop.unknown', 'aicompute.companies.order.nulls', 'aicompute.companies.order.direction'],
    refutedBy: [],
  },
  'aicompute/reply': {
    level: 'must',
    clauses: ['aicompute.data', 'envelope.reference.success'],
    refutedBy: ['aicompute.data.keyed', 'aicompute.data.null-when-empty', 'aicompute.data.renamed', 'aicompute.success.missing', 'aicompute.success.text'],
  },
  'authentication/analyst-tier': {
    level: 'must',
    clauses: ['registry.entitlement.tier', 'facilities.entitlement.tier'],
    refutedBy: ['entitlement.analyst-not-enough'],
  },
  'authentication/cut-key': {
    level: 'must',
    clauses: ['error.invalid-api-key.wrong-format', 'auth.key.hexadecimal'],
    refutedBy: ['auth.malformed-token-wrong-code', 'auth.malformed-token-wrong-status', 'auth.short-key-accepted'],
  },
  'authentication/disabled-key': {
    level: 'must',
    clauses: ['error.api-key-disabled', 'states.api-key.disabled'],
    refutedBy: ['auth.disabled-key-accepted', 'auth.disabled-key-wrong-code', 'auth.disabled-key-wrong-status'],
  },
  'authentication/key-without-api-access': {
    level: 'must',
    clauses: ['error.api-access-denied'],
    refutedBy: ['access.denied-key-accepted', 'access.denied-key-wrong-code', 'access.denied-key-wrong-status'],
  },
  'authentication/key-without-programmatic-access': {
    level: 'must',
    clauses: ['error.programmatic-access-denied', 'error.programmatic-access-denied.details.surface', 'error.programmatic-access-denied.details.pricing-url', 'error.programmatic-access-denied.details.arena-url'],
    refutedBy: ['access.programmatic-accepted', 'access.programmatic-without-arena-url', 'access.programmatic-without-pricing-url', 'access.programmatic-without-surface', 'access.programmatic-wrong-code', 'access.programmatic-wrong-status'],
  },
  'authentication/key-without-subscription': {
    level: 'must',
    clauses: ['error.subscription-required'],
    refutedBy: ['access.subscription-missing-accepted', 'access.subscription-missing-wrong-code', 'access.subscription-missing-wrong-status'],
  },
  'authentication/malformed-key': {
    level: 'must',
    clauses: ['error.invalid-token', 'error.invalid-api-key.wrong-format'],
    refutedBy: ['auth.malformed-token-accepted', 'auth.malformed-token-wrong-code', 'auth.malformed-token-wrong-status'],
  },
  'authentication/markets-tier': {
    level: 'must',
    clauses: ['government.entitlement.tier'],
    refutedBy: ['government.entitlement.markets-not-enough'],
  },
  'authentication/metering': {
    level: 'must',
    clauses: ['auth.metering.direct', 'auth.metering.consumes', 'auth.metering.discovery', 'auth.metering.usage-headers', 'auth.metering.usage-headers.names', 'auth.metering.failures', 'limits.metering.direct'],
    refutedBy: ['metering.data-calls-charged-five', 'metering.discovery-charged', 'metering.summary-charged-two'],
  },
  'authentication/missing-key': {
    level: 'must',
    clauses: ['auth.bearer.accepted', 'auth.bearer.required', 'error.missing-api-key'],
    refutedBy: ['auth.missing-key-accepted', 'auth.missing-key-wrong-code', 'auth.missing-key-wrong-status'],
  },
  'authentication/other-scheme': {
    level: 'must',
    clauses: ['auth.bearer.required', 'error.invalid-token'],
    refutedBy: ['auth.malformed-token-accepted', 'auth.malformed-token-wrong-code', 'auth.malformed-token-wrong-status', 'auth.other-scheme-accepted'],
  },
  'authentication/over-quota-key': {
    level: 'must',
    clauses: ['error.quota-exceeded'],
    refutedBy: ['access.quota-not-enforced', 'access.quota-wrong-code', 'access.quota-wrong-status'],
  },
  'authentication/past-due-key': {
    level: 'must',
    clauses: ['error.payment-overdue', 'error.payment-overdue.reads-paused'],
    refutedBy: ['access.overdue-accepted', 'access.overdue-wrong-code', 'access.overdue-wrong-status'],
  },
  'authentication/plan-required': {
    level: 'must',
    clauses: ['auth.entitlement.missing', 'auth.entitlement.never-empty', 'error.plan-required', 'aicompute.entitlement', 'hierarchy.entitlement', 'facilities.entitlement', 'government.entitlement', 'registry.entitlement', 'auth.bearer.accepted'],
    refutedBy: ['aicompute.entitlement.not-checked', 'aicompute.entitlement.one-list-open', 'entitlement.missing-answered-404', 'entitlement.missing-served-empty', 'entitlement.missing-wrong-code', 'entitlement.missing-wrong-status', 'entitlement.not-checked', 'facilities.entitlement.detail-open', 'facilities.entitlement.not-checked', 'government.entitlement.not-checked', 'hierarchy.entitlement.not-checked'],
  },
  'authentication/plan-required-details': {
    level: 'must',
    clauses: ['error.plan-required.details.required-capability', 'error.plan-required.details.capability', 'error.plan-required.details.current-plan', 'error.plan-required.details.pricing-url', 'error.plan-required.details.eligible-plans', 'error.plan-required.details.alternatives', 'error.plan-required.details.retryable', 'error.plan-required'],
    refutedBy: ['entitlement.missing-answered-404', 'entitlement.missing-wrong-code', 'entitlement.missing-wrong-status', 'plan-required.retryable-true', 'plan-required.without-alternatives', 'plan-required.without-capability', 'plan-required.without-current-plan', 'plan-required.without-eligible-plans', 'plan-required.without-pricing-url', 'plan-required.without-required-capability', 'plan-required.without-retryable'],
  },
  'authentication/rate-limited-key': {
    level: 'must',
    clauses: ['error.rate-limited'],
    refutedBy: ['access.rate-limit-wrong-code', 'access.rate-limit-wrong-status'],
  },
  'authentication/revoked-key': {
    level: 'must',
    clauses: ['auth.key.revoked', 'error.invalid-api-key.revoked', 'states.api-key.revoked'],
    refutedBy: ['auth.revoked-key-accepted', 'auth.revoked-key-wrong-code', 'auth.revoked-key-wrong-status'],
  },
  'authentication/second-key': {
    level: 'must',
    clauses: ['auth.key.several', 'auth.key.shared-quota'],
    refutedBy: ['auth.second-key-refused', 'metering.counted-per-key'],
  },
  'authentication/second-key-entitlement': {
    level: 'must',
    clauses: ['auth.entitlement.per-workspace'],
    refutedBy: ['entitlement.held-by-first-key-only'],
  },
  'authentication/unknown-key': {
    level: 'must',
    clauses: ['error.invalid-api-key'],
    refutedBy: ['auth.unknown-key-accepted', 'auth.unknown-key-wrong-code', 'auth.unknown-key-wrong-status'],
  },
  'authentication/without-aicompute': {
    level: 'must',
    clauses: ['aicompute.entitlement'],
    refutedBy: ['aicompute.entitlement.not-checked'],
  },
  'authentication/without-exposure': {
    level: 'must',
    clauses: ['hierarchy.entitlement'],
    refutedBy: ['hierarchy.entitlement.feed-flag', 'hierarchy.entitlement.not-checked'],
  },
  'authentication/without-facilities': {
    level: 'must',
    clauses: ['facilities.entitlement', 'government.entitlement'],
    refutedBy: ['facilities.entitlement.not-checked', 'government.entitlement.other-flag'],
  },
  'authentication/without-gov': {
    level: 'must',
    clauses: ['government.entitlement'],
    refutedBy: ['government.entitlement.not-checked', 'government.entitlement.other-flag'],
  },
  'authentication/without-leiregistry': {
    level: 'must',
    clauses: ['registry.entitlement', 'hierarchy.entitlement.without-feed'],
    refutedBy: ['entitlement.not-checked', 'hierarchy.entitlement.feed-flag-too'],
  },
  'entities/by-page-link': {
    level: 'must',
    clauses: ['entities.handle.encyclopedia-url.events', 'entities.handle.encyclopedia-url.stories'],
    refutedBy: ['entity.encyclopedia-url-lost', 'stories.entity.encyclopedia-url-lost'],
  },
  'entities/candidate': {
    level: 'must',
    clauses: ['states.entity.needs-review', 'states.entity.known', 'entity-card.one-registry', 'entity-card.candidate.where-shown', 'states.entity.further-states'],
    refutedBy: ['entities.candidate.active-in-detail', 'entities.candidate.gone', 'entities.candidate.not-found', 'entities.candidate.upper-case', 'entities.candidate.with-blank'],
  },
  'entities/card-id': {
    level: 'must',
    clauses: ['entity-card.id', 'entity-card.id.forms'],
    refutedBy: ['entity-card.id.bare-hexadecimal', 'entity-card.id.missing', 'entity-card.id.number', 'entity-card.id.uuid'],
  },
  'entities/cards-across-lists': {
    level: 'must',
    clauses: ['entity-card.deduplicated.across-pages'],
    refutedBy: ['entity-card.variant-found-by-search'],
  },
  'entities/cards-once': {
    level: 'must',
    clauses: ['entity-card.deduplicated'],
    refutedBy: ['entities.list.row-doubled', 'entity-card.variants-listed'],
  },
  'entities/cards-with-page': {
    level: 'must',
    clauses: ['entity-card.only-with-page', 'entity-card.encyclopedia-url', 'entity-card.encyclopedia-url.link'],
    refutedBy: ['entity-card.encyclopedia-url.missing', 'entity-card.encyclopedia-url.null-for-people', 'entity-card.encyclopedia-url.page-number', 'entity-card.without-page-listed'],
  },
  'entities/co-occurring': {
    level: 'must',
    clauses: ['entities.list.co-occurring-with', 'entities.handle.spine.co-occurring-with'],
    refutedBy: ['entities.co-occurring.crashes', 'entities.co-occurring.refused', 'entities.co-occurring.reported-ignored', 'entities.co-occurring.spine-id-refused', 'entities.co-occurring.spine-id-unresolved'],
  },
  'entities/co-occurring-name': {
    level: 'must',
    clauses: ['entities.handle.name.co-occurring-with'],
    refutedBy: ['entities.co-occurring.name-crashes', 'entities.co-occurring.name-not-found', 'entities.co-occurring.name-wrong-code'],
  },
  'entities/co-occurring-two': {
    level: 'must',
    clauses: ['entities.list.co-occurring-with.two-subjects', 'entities.list.co-occurring-with.code'],
    refutedBy: ['entities.co-occurring.first-of-two', 'entities.co-occurring.two-crash', 'entities.co-occurring.two-intersected', 'entities.co-occurring.two-served-empty', 'entities.co-occurring.two-united', 'entities.co-occurring.two-wrong-status'],
  },
  'entities/detail': {
    level: 'must',
    clauses: ['entities.detail.route', 'entities.detail.card', 'entities.detail.same-entity', 'entities.handle.spine.detail', 'entities.handle.wiki.detail', 'entity-card.id.spine', 'entity-card.one-registry'],
    refutedBy: ['entities.detail.empty-card', 'entities.detail.gone', 'entities.detail.list-of-cards', 'entities.detail.missing', 'entities.detail.other-card', 'entities.detail.spine-id-unresolved', 'entities.detail.wiki-id-unresolved', 'entity-card.id.wiki-form-in-detail', 'entity-card.id.wiki-form-listed'],
  },
  'entities/detail-name': {
    level: 'must',
    clauses: ['entities.handle.name.detail', 'entity-card.one-card'],
    refutedBy: ['entities.detail.name-not-found', 'entities.detail.name-other-card', 'entities.detail.name-wrong-code', 'entity-card.id.as-asked', 'entity-card.id.of-variant'],
  },
  'entities/detail-of-referred': {
    level: 'must',
    clauses: ['entities.handle.spine.detail', 'entity-card.id.spine'],
    refutedBy: ['entities.detail.spine-id-unresolved', 'entity-card.id.wiki-form-in-detail'],
  },
  'entities/detail-page-link': {
    level: 'must',
    clauses: ['entities.handle.encyclopedia-url.path', 'entity-card.one-card'],
    refutedBy: ['entities.detail.encyclopedia-url-crashes', 'entities.detail.encyclopedia-url-other-card', 'entities.detail.encyclopedia-url-refused', 'entity-card.id.as-asked'],
  },
  'entities/detail-unknown-id': {
    level: 'must',
    clauses: ['entities.detail.unknown-id', 'entities.detail.unknown-id.status'],
    refutedBy: ['entities.detail.unknown-id-crashes', 'entities.detail.unknown-id-empty-card', 'entities.detail.unknown-id-first-card', 'entities.detail.unknown-id-null'],
  },
  'entities/detail-wiki-id': {
    level: 'must',
    clauses: ['entities.handle.wiki.detail', 'entity-card.one-card', 'entity-card.id.either-form'],
    refutedBy: ['entities.detail.wiki-id-of-registered-unresolved', 'entities.detail.wiki-id-other-card', 'entities.detail.wiki-id-unresolved', 'entity-card.id.as-asked'],
  },
  'entities/either-form': {
    level: 'must',
    clauses: ['entity-card.id.either-form', 'entities.handle.wiki.stories', 'events.entity.wiki-id'],
    refutedBy: ['entity.wiki-id-unresolved', 'stories.entity.wiki-id-unresolved'],
  },
  'entities/hierarchy-by-id': {
    level: 'must',
    clauses: ['entities.handle.spine.hierarchy'],
    refutedBy: ['hierarchy.entity.spine-id-unresolved'],
  },
  'entities/hierarchy-by-lei': {
    level: 'must',
    clauses: ['entities.handle.lei.hierarchy', 'entities.handle.lei.hierarchy.check-digit', 'entities.handle.lei.hierarchy.lower-case'],
    refutedBy: ['hierarchy.entity.lei-check-digits-not-verified', 'hierarchy.entity.lei-refused', 'hierarchy.entity.lei-unresolved', 'hierarchy.entity.lei-without-entity-unresolved'],
  },
  'entities/hierarchy-by-name': {
    level: 'must',
    clauses: ['entities.handle.name.hierarchy'],
    refutedBy: ['hierarchy.entity.name-not-found', 'hierarchy.entity.name-wrong-code'],
  },
  'entities/hierarchy-by-page-link': {
    level: 'must',
    clauses: ['entities.handle.encyclopedia-url.path'],
    refutedBy: ['hierarchy.entity.page-url-crash', 'hierarchy.entity.page-url-refused'],
  },
  'entities/id-of-search': {
    level: 'must',
    clauses: ['entity-card.id.same-as-search', 'entity-card.id.spine'],
    refutedBy: ['entity-card.id.wiki-form-listed', 'search.result.foreign-id', 'search.result.wiki-form'],
  },
  'entities/left-open': {
    level: 'observe',
    clauses: ['entities.detail.response', 'entities.list.limit.default', 'entities.list.limit.max', 'entities.list.order', 'entities.list.paging', 'entities.list.response', 'entities.list.search.length', 'entities.list.search.matching', 'entity-card.article-count', 'entity-card.event-count', 'entity-card.kinds', 'entity-card.mention-counts', 'entity-card.other-fields', 'entity-card.salience', 'entity-card.story-count'],
    refutedBy: [],
  },
  'entities/limit': {
    level: 'must',
    clauses: ['entities.list.limit', 'entities.list.limit.bounds-rows'],
    refutedBy: ['entities.list.limit-raised-to-ten', 'entities.list.limit-refused', 'entities.list.limit-reported-ignored', 'entities.list.limit-without-effect', 'entities.list.one-row-too-many'],
  },
  'entities/list': {
    level: 'must',
    clauses: ['entities.list.route', 'entities.list.cards', 'entity-card.id'],
    refutedBy: ['entities.list.gone', 'entities.list.missing', 'entities.list.names-in-place-of-cards', 'entity-card.id.missing', 'entity-card.id.number'],
  },
  'entities/one-registry': {
    level: 'must',
    clauses: ['entity-card.one-registry'],
    refutedBy: ['entities.detail.other-card'],
  },
  'entities/other-handles': {
    level: 'observe',
    clauses: ['entities.handle.cik.elsewhere', 'entities.handle.encyclopedia-url.elsewhere', 'entities.handle.grammar', 'entities.handle.lei.elsewhere', 'entities.handle.wiki.elsewhere'],
    refutedBy: [],
  },
  'entities/search': {
    level: 'must',
    clauses: ['entities.list.search'],
    refutedBy: ['entities.list.search-refused', 'entities.list.search-reported-ignored'],
  },
  'entities/shown-handles': {
    level: 'must',
    clauses: ['entity-card.handle.spine', 'entity-card.handle.wiki', 'entity-card.handle.cik'],
    refutedBy: ['entity-card.cik.ticker', 'entity-card.id.not-hexadecimal', 'entity-card.wiki-id.with-blanks', 'entity-card.wiki-id.without-slug'],
  },
  'entities/stories-by-id': {
    level: 'must',
    clauses: ['entities.handle.spine.stories'],
    refutedBy: ['stories.entity.spine-id-unresolved'],
  },
  'entities/stories-by-name': {
    level: 'must',
    clauses: ['entities.handle.name.stories'],
    refutedBy: ['stories.entity.name-unresolved'],
  },
  'entities/tone-without-entity': {
    level: 'must',
    clauses: ['entities.tone.route', 'entities.tone.without-entity', 'error.entity-required'],
    refutedBy: ['entities.tone.gone', 'entities.tone.missing', 'entities.tone.without-entity-crashes', 'entities.tone.without-entity-served', 'entities.tone.without-entity-served-empty', 'entities.tone.without-entity-wrong-status'],
  },
  'entities/without-page': {
    level: 'must',
    clauses: ['entity-card.only-with-page', 'entity-card.encyclopedia-url', 'entity-card.without-page.elsewhere'],
    refutedBy: ['entity-card.without-page-listed'],
  },
  'envelopes/applied-filters-members': {
    level: 'must',
    clauses: ['envelope.applied-filters.country-match', 'envelope.applied-filters.normalized', 'envelope.applied-filters.entity-handles-unresolved', 'envelope.applied-filters.entity-ids-expanded', 'envelope.applied-filters.office-holders', 'envelope.applied-filters.coverage-fallback-applied', 'envelope.applied-filters.retired', 'envelope.applied-filters.ignored'],
    refutedBy: ['filters.expanded-as-count', 'filters.normalized-as-map', 'filters.unresolved-as-text', 'office.holders-as-list', 'retired.listed-as-array', 'stories.list.normalized-as-map', 'stories.list.unresolved-as-text', 'stories.retired.listed-as-array', 'unknown-param.ignored-as-count'],
  },
  'envelopes/detail': {
    level: 'must',
    clauses: ['envelope.detail.success', 'envelope.detail.data'],
    refutedBy: ['detail.bare-card', 'detail.data-list', 'detail.success-missing', 'detail.success-string', 'detail.unknown-served-null', 'stories.detail.bare-card', 'stories.detail.data-list', 'stories.detail.id-only', 'stories.detail.success-missing'],
  },
  'envelopes/each-operation': {
    level: 'must',
    clauses: ['envelope.list.success', 'envelope.list.data', 'envelope.detail.success', 'envelope.detail.data', 'envelope.summary.success', 'envelope.summary.group-by', 'envelope.summary.data'],
    refutedBy: ['detail.bare-card', 'detail.data-list', 'detail.success-missing', 'detail.success-string', 'list.data-map', 'list.data-renamed', 'list.success-missing', 'list.success-number', 'list.success-string', 'summary.data-map', 'summary.data-renamed', 'summary.group-by-list', 'summary.group-by-missing', 'summary.success-missing', 'summary.success-string'],
  },
  'envelopes/error': {
    level: 'must',
    clauses: ['error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.code', 'envelope.error.details'],
    refutedBy: ['error.bare', 'error.code-missing', 'error.code-number', 'error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string', 'error.message-object', 'error.message-renamed', 'error.success-missing', 'error.success-true', 'http.empty-errors', 'http.error-page', 'http.unknown-paths-bare', 'registry.not-held.without-envelope'],
  },
  'envelopes/error-status': {
    level: 'must',
    clauses: ['error.code-status'],
    refutedBy: ['access.denied-key-wrong-status', 'access.overdue-wrong-status', 'access.programmatic-wrong-status', 'access.quota-wrong-status', 'access.rate-limit-wrong-status', 'access.subscription-missing-wrong-status', 'auth.disabled-key-wrong-status', 'auth.malformed-token-wrong-status', 'auth.missing-key-wrong-status', 'auth.revoked-key-wrong-status', 'auth.unknown-key-wrong-status', 'cursor.stale-status-410', 'date.malformed-wrong-status', 'entitlement.missing-answered-404', 'entitlement.missing-wrong-status', 'enum.wrong-status', 'events.limit.wrong-status', 'http.errors-with-200', 'http.errors-with-400', 'rejected.status-422', 'subcategory.wrong-pair-status-404', 'unknown-param.wrong-status', 'v1.wrong-status', 'window.over-a-year-wrong-status'],
  },
  'envelopes/list': {
    level: 'must',
    clauses: ['envelope.list.success', 'envelope.list.data', 'envelope.list.pagination', 'envelope.list.sort', 'envelope.list.meta', 'envelope.list.applied-filters'],
    refutedBy: ['list.applied-filters-list', 'list.applied-filters-missing', 'list.applied-filters-null', 'list.data-map', 'list.data-null-when-empty', 'list.data-renamed', 'list.meta-list', 'list.meta-missing', 'list.meta-null', 'list.pagination-missing', 'list.pagination-null', 'list.sort-missing', 'list.sort-object', 'list.success-missing', 'list.success-number', 'list.success-string', 'stories.list.applied-filters-missing', 'stories.list.data-map', 'stories.list.data-null-when-empty', 'stories.list.data-renamed', 'stories.list.meta-missing', 'stories.list.pagination-missing', 'stories.list.sort-missing', 'stories.list.success-missing'],
  },
  'envelopes/meta-members': {
    level: 'must',
    clauses: ['envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason'],
    refutedBy: ['stories.window.adjustment-text', 'stories.window.adjustment-without-reason', 'window.adjustment-text', 'window.adjustment-without-reason'],
  },
  'envelopes/pagination': {
    level: 'must',
    clauses: ['envelope.list.pagination.limit', 'envelope.list.pagination.cursor', 'envelope.list.pagination.next-cursor'],
    refutedBy: ['list.next-cursor-false', 'list.next-cursor-missing', 'list.next-cursor-number', 'list.pagination-cursor-missing', 'list.pagination-cursor-number', 'list.pagination-limit-missing', 'list.pagination-limit-string', 'stories.list.next-cursor-number', 'stories.list.pagination-cursor-missing', 'stories.list.pagination-limit-string'],
  },
  'envelopes/registry': {
    level: 'must',
    clauses: ['envelope.reference.success', 'envelope.reference.data', 'envelope.meta.attributions'],
    refutedBy: ['aicompute.success.missing', 'aicompute.success.text', 'facilities.success.missing', 'facilities.success.number', 'government.awards.reply.without-success', 'government.links.reply.without-success', 'hierarchy.reply.without-success', 'registry.reply.attributions-not-array', 'registry.reply.success-as-text', 'registry.reply.without-data', 'registry.reply.without-success'],
  },
  'envelopes/summary': {
    level: 'must',
    clauses: ['envelope.summary.success', 'envelope.summary.group-by', 'envelope.summary.data', 'service.summaries'],
    refutedBy: ['stories.summary.data-map', 'stories.summary.data-renamed', 'stories.summary.group-by-missing', 'stories.summary.success-missing', 'summary.data-counts', 'summary.data-map', 'summary.data-renamed', 'summary.group-by-list', 'summary.group-by-missing', 'summary.success-missing', 'summary.success-string'],
  },
  'errors/admin1-without-one-country': {
    level: 'must',
    clauses: ['error.invalid-admin1', 'error.invalid-admin1.no-country', 'error.invalid-admin1.several-countries', 'events.admin1.without-country', 'events.admin1.several-countries', 'events.admin1.validated-alike'],
    refutedBy: ['admin1.without-country-served', 'admin1.wrong-code'],
  },
  'errors/boolean-letter-case': {
    level: 'must',
    clauses: ['events.booleans.case-insensitive', 'error.invalid-boolean.case'],
    refutedBy: ['boolean.case-sensitive'],
  },
  'errors/boolean-letter-case-elsewhere': {
    level: 'must',
    clauses: ['error.invalid-boolean.case'],
    refutedBy: ['boolean.case-sensitive', 'facilities.has-geo.case-refused', 'government.links.booleans.case-sensitive'],
  },
  'errors/box-across-the-antimeridian': {
    level: 'must',
    clauses: ['events.bbox.inverted-longitude', 'error.invalid-bbox.inverted-longitude'],
    refutedBy: ['bbox.inverted-longitude-empty'],
  },
  'errors/box-beyond-the-globe': {
    level: 'must',
    clauses: ['events.bbox.latitude-range', 'events.bbox.longitude-range'],
    refutedBy: ['bbox.out-of-range-served'],
  },
  'errors/code-status': {
    level: 'must',
    clauses: ['error.code-status'],
    refutedBy: ['auth.missing-key-wrong-status', 'events.limit.wrong-status', 'http.errors-with-200', 'http.errors-with-400', 'subcategory.wrong-pair-status-404', 'v1.wrong-status', 'window.over-a-year-wrong-status'],
  },
  'errors/crossed-metric-bounds': {
    level: 'must',
    clauses: ['events.metric-bounds.crossed', 'events.metric-bounds.equal', 'error.invalid-number-range', 'error.invalid-number-range.equal-bounds', 'error.invalid-number-range.details.min-value', 'error.invalid-number-range.details.max-value'],
    refutedBy: ['metric.bounds-compared-as-text', 'metric.crossed-empty', 'metric.crossed-swapped', 'metric.crossed-without-values', 'metric.crossed-wrong-code', 'metric.equal-refused'],
  },
  'errors/cursor-of-another-endpoint': {
    level: 'must',
    clauses: ['events.cursor.foreign'],
    refutedBy: ['cursor.endpoint-unbound'],
  },
  'errors/cursor-of-another-query': {
    level: 'must',
    clauses: ['error.cursor-stale', 'error.cursor-stale.details.reason', 'states.cursor.filters-change', 'events.cursor.bound-filters', 'events.cursor.bound-window', 'events.cursor.bound-ordering'],
    refutedBy: ['cursor.changed-filters-first-page', 'cursor.changed-wrong-code', 'cursor.filters-unbound', 'cursor.ordering-unbound', 'cursor.stale-status-410', 'cursor.stale-without-reason', 'cursor.window-unbound'],
  },
  'errors/entity-match': {
    level: 'must',
    clauses: ['error.unsupported-entity-match', 'error.unsupported-entity-match.not-retryable', 'envelope.applied-filters.coverage-fallback-applied', 'events.entity-match.coverage', 'events.entity-match.coverage.no-flag', 'events.entity-match.other-values', 'events.entity-match.other-values.code', 'events.entity-match.fallback.flag', 'events.entity-match.fallback.rows', 'events-summary.entity-match.only-coverage', 'events-summary.accepts.entity-match'],
    refutedBy: ['entity-match.coverage-flagged', 'entity-match.coverage-refused', 'entity-match.fallback-flag-false', 'entity-match.material-applied', 'entity-match.others-served-silently', 'entity-match.refused-once', 'entity-match.wrong-code', 'list.entity_match.dropped', 'summary.entity_match.dropped'],
  },
  'errors/family-metric-conflict': {
    level: 'must',
    clauses: ['events.metric-bounds.other-family', 'error.event-family-metric-conflict', 'error.event-family-metric-conflict.details.metric-family', 'error.event-family-metric-conflict.details.implied-family', 'error.event-family-metric-conflict.details.accepted-metrics-for-family'],
    refutedBy: ['metric.other-family-dropped', 'metric.other-family-empty', 'metric.other-family-without-accepted-metrics', 'metric.other-family-without-implied-family', 'metric.other-family-without-metric-family', 'metric.other-family-wrong-code'],
  },
  'errors/instant-as-event-date': {
    level: 'must',
    clauses: ['error.invalid-date', 'events.date-start.malformed', 'events.date-end.malformed', 'error.invalid-date.observed-instant', 'events.observed-start.instant', 'events.observed-end.instant'],
    refutedBy: ['date.malformed-crashes', 'date.malformed-dropped', 'date.malformed-wrong-code', 'date.malformed-wrong-status', 'date.other-notations-accepted', 'list.date_end.dropped', 'list.date_start.dropped', 'observed.instant-refused'],
  },
  'errors/invalid-boolean-parameters': {
    level: 'must',
    clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid', 'events.has-fatalities.true', 'events.civilian-targeting.invalid', 'events.civilian-targeting.true', 'events.include-images.invalid', 'events.include-images.true', 'events.include-entity-images.invalid', 'events.include-entity-images.without-images'],
    refutedBy: ['boolean.anything-is-false', 'boolean.one-and-zero-accepted', 'boolean.wrong-code', 'list.civilian_targeting.dropped', 'list.has_fatalities.dropped', 'list.include_entity_images.dropped', 'list.include_images.dropped'],
  },
  'errors/invalid-boolean-values': {
    level: 'must',
    clauses: ['events.has-fatalities.invalid', 'error.invalid-boolean'],
    refutedBy: ['boolean.anything-is-false', 'boolean.one-and-zero-accepted', 'boolean.wrong-code', 'list.has_fatalities.dropped'],
  },
  'errors/invalid-coordinate': {
    level: 'must',
    clauses: ['error.invalid-number', 'events.near.lat-lon'],
    refutedBy: ['list.lat.dropped', 'list.lon.dropped', 'number.non-numeric-dropped', 'number.wrong-code'],
  },
  'errors/invalid-country-parameters': {
    level: 'must',
    clauses: ['error.invalid-country', 'events.country.unknown', 'events.country.iso-3', 'events.source-actor-country.unknown', 'events.source-actor-country.filter', 'events.target-actor-country.unknown', 'events.target-actor-country.filter', 'events.actor-country.unknown', 'events.actor-country.filter'],
    refutedBy: ['country.iso-3-refused', 'country.unknown-dropped', 'country.unknown-served-empty', 'country.wrong-code', 'list.actor_country.dropped', 'list.country.dropped', 'list.source_actor_country.dropped', 'list.target_actor_country.dropped'],
  },
  'errors/invalid-country-values': {
    level: 'must',
    clauses: ['events.country.unknown', 'error.invalid-country'],
    refutedBy: ['country.unknown-dropped', 'country.unknown-served-empty', 'country.wrong-code', 'list.country.dropped'],
  },
  'errors/invalid-date-parameters': {
    level: 'must',
    clauses: ['error.invalid-date', 'error.invalid-date.observed', 'events.date-start.malformed', 'events.date-start.inclusive', 'events.date-end.malformed', 'events.date-end.inclusive', 'events.date.malformed', 'events.date.single-day', 'events.observed-start.malformed', 'events.observed-start.date', 'events.observed-end.malformed', 'events.observed-end.date'],
    refutedBy: ['date.impossible-day-rolled-over', 'date.malformed-crashes', 'date.malformed-dropped', 'date.malformed-wrong-code', 'date.malformed-wrong-status', 'date.other-notations-accepted', 'list.date.dropped', 'list.date_end.dropped', 'list.date_start.dropped', 'list.observed_end.dropped', 'list.observed_start.dropped', 'observed.date-refused', 'observed.malformed-dropped', 'observed.malformed-wrong-code'],
  },
  'errors/invalid-date-values': {
    level: 'must',
    clauses: ['events.date-start.malformed', 'error.invalid-date'],
    refutedBy: ['date.impossible-day-rolled-over', 'date.malformed-crashes', 'date.malformed-dropped', 'date.malformed-wrong-code', 'date.malformed-wrong-status', 'date.other-notations-accepted', 'date.unpadded-accepted', 'list.date_start.dropped'],
  },
  'errors/invalid-days': {
    level: 'must',
    clauses: ['error.invalid-number.days', 'events.days.zero', 'events.days.negative', 'events.days.fractional', 'events.days.non-numeric', 'events.days.window'],
    refutedBy: ['days.fractional-truncated', 'days.negative-served', 'days.non-numeric-dropped', 'days.wrong-code', 'days.zero-served', 'list.days.dropped'],
  },
  'errors/invalid-enum': {
    level: 'must',
    clauses: ['error.accepted-values', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'events.region.unknown', 'events.continent.unknown', 'events.country-match.unknown', 'events.entity-family.unknown', 'events.category.unknown', 'events.search-mode.unknown', 'events.sort.unknown', 'events-summary.group-by.unknown'],
    refutedBy: ['enum.empty-accepted-values', 'enum.unknown-category-dropped', 'enum.unknown-dropped', 'enum.unknown-region-dropped', 'enum.without-accepted-values', 'enum.wrong-status', 'list.category.dropped', 'list.continent.dropped', 'list.country_match.dropped', 'list.region.dropped', 'list.search_mode.dropped', 'list.sort.dropped', 'summary.group_by.dropped'],
  },
  'errors/invalid-near': {
    level: 'must',
    clauses: ['events.near.malformed', 'error.invalid-near', 'error.invalid-near.triple', 'events.near.order'],
    refutedBy: ['near.malformed-dropped', 'near.triple-accepted', 'near.wrong-code'],
  },
  'errors/invalid-radius': {
    level: 'must',
    clauses: ['error.invalid-number', 'error.invalid-number.out-of-range', 'events.radius-km.non-positive', 'events.radius-km.non-numeric', 'events.near.order'],
    refutedBy: ['number.non-numeric-dropped', 'number.wrong-code', 'radius.non-numeric-dropped', 'radius.non-positive-served'],
  },
  'errors/invalid-search': {
    level: 'must',
    clauses: ['error.invalid-search'],
    refutedBy: ['search.one-character-wrong-code'],
  },
  'errors/invalid-window': {
    level: 'must',
    clauses: ['error.invalid-number.window', 'events.days.window-whole-number'],
    refutedBy: ['days.window-number-refused'],
  },
  'errors/malformed-box': {
    level: 'must',
    clauses: ['error.invalid-bbox', 'error.invalid-bbox.inverted-latitude', 'error.invalid-bbox.latitude-first', 'events.bbox.malformed', 'events.bbox.inverted-latitude'],
    refutedBy: ['bbox.inverted-latitude-swapped', 'bbox.longitude-first', 'bbox.malformed-dropped', 'bbox.wrong-code', 'list.bbox.dropped', 'stories.bbox.inverted-latitude-swapped', 'stories.bbox.longitude-first', 'stories.bbox.malformed-dropped'],
  },
  'errors/metric-bound-out-of-range': {
    level: 'must',
    clauses: ['error.invalid-number.out-of-range', 'events.significance-min.out-of-range', 'events.significance-max.out-of-range', 'events.confidence-min.out-of-range', 'events.confidence-max.out-of-range', 'events.goldstein-scale-min.out-of-range', 'events.goldstein-scale-max.out-of-range', 'events.magnitude-min.out-of-range', 'events.magnitude-max.out-of-range', 'events.systemic-importance-min.out-of-range', 'events.systemic-importance-max.out-of-range', 'events.propagation-potential-min.out-of-range', 'events.propagation-potential-max.out-of-range', 'events.market-sensitivity-min.out-of-range', 'events.market-sensitivity-max.out-of-range', 'events.geo-precision-min.out-of-range', 'events.geo-precision-max.out-of-range'],
    refutedBy: ['metric.confidence.out-of-range-served', 'metric.geo_precision.out-of-range-served', 'metric.goldstein_scale.out-of-range-served', 'metric.magnitude.out-of-range-served', 'metric.market_sensitivity.out-of-range-served', 'metric.propagation_potential.out-of-range-served', 'metric.significance.out-of-range-served', 'metric.systemic_importance.out-of-range-served', 'number.out-of-range-served', 'number.out-of-range-wrong-code'],
  },
  'errors/metric-bound-values': {
    level: 'must',
    clauses: ['error.invalid-number', 'error.invalid-number.out-of-range', 'events.metric-bounds.non-numeric'],
    refutedBy: ['number.lenient-prefix', 'number.non-numeric-dropped', 'number.out-of-range-served', 'number.out-of-range-wrong-code', 'number.wrong-code'],
  },
  'errors/metric-range-ends': {
    level: 'must',
    clauses: ['events.significance-min.range', 'events.significance-max.range', 'events.confidence-min.range', 'events.confidence-max.range', 'events.goldstein-scale-min.range', 'events.goldstein-scale-max.range', 'events.magnitude-min.range', 'events.magnitude-max.range', 'events.systemic-importance-min.range', 'events.systemic-importance-max.range', 'events.propagation-potential-min.range', 'events.propagation-potential-max.range', 'events.market-sensitivity-min.range', 'events.market-sensitivity-max.range', 'events.geo-precision-min.range', 'events.geo-precision-max.range'],
    refutedBy: ['metric.confidence.lower-half-refused', 'metric.geo_precision.lower-half-refused', 'metric.goldstein_scale.lower-half-refused', 'metric.magnitude.lower-half-refused', 'metric.market_sensitivity.lower-half-refused', 'metric.propagation_potential.lower-half-refused', 'metric.significance.lower-half-refused', 'metric.systemic_importance.lower-half-refused'],
  },
  'errors/nearly-an-enum-value': {
    level: 'must',
    clauses: ['error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values', 'events.region.unknown', 'events.continent.unknown', 'events.category.unknown', 'events.sort.unknown', 'events-summary.group-by.unknown'],
    refutedBy: ['enum.empty-accepted-values', 'enum.unknown-category-dropped', 'enum.unknown-dropped', 'enum.without-accepted-values', 'enum.wrong-status', 'list.category.dropped', 'summary.group_by.dropped'],
  },
  'errors/office-date': {
    level: 'must',
    clauses: ['events.office-as-of.malformed'],
    refutedBy: ['list.office_as_of.dropped', 'office.as-of-malformed-dropped'],
  },
  'errors/office-name': {
    level: 'must',
    clauses: ['events.office.name'],
    refutedBy: ['office.name-served-empty'],
  },
  'errors/rejected-on-summary': {
    level: 'must',
    clauses: ['error.unsupported-param', 'error.unsupported-filter', 'error.unknown-param', 'versioning.lenient.ignored'],
    refutedBy: ['rejected.status-422'],
  },
  'errors/rejected-parameters': {
    level: 'must',
    clauses: ['error.unsupported-filter', 'error.unsupported-filter.details.alternatives', 'error.unsupported-param', 'versioning.as-of.events', 'events.rejected.fatalities-min', 'events.rejected.fatalities-max', 'events.rejected.min-fatalities', 'events.rejected.max-fatalities', 'events.rejected.fatalities', 'events.rejected.geo-scope', 'events.rejected.scope', 'events.rejected.detail', 'events.rejected.event-readiness', 'events.rejected.cluster-certainty', 'events.rejected.quad-class', 'events.rejected.as-of'],
    refutedBy: ['rejected.as-of-as-unsupported-filter', 'rejected.as_of.served', 'rejected.as_of.unknown', 'rejected.cluster_certainty.served', 'rejected.cluster_certainty.unknown', 'rejected.detail.served', 'rejected.detail.unknown', 'rejected.event_readiness.served', 'rejected.event_readiness.unknown', 'rejected.fatalities.served', 'rejected.fatalities.unknown', 'rejected.fatalities_max.served', 'rejected.fatalities_max.unknown', 'rejected.fatalities_min.served', 'rejected.fatalities_min.unknown', 'rejected.filter-as-unsupported-param', 'rejected.geo_scope.served', 'rejected.geo_scope.unknown', 'rejected.max_fatalities.served', 'rejected.max_fatalities.unknown', 'rejected.min_fatalities.served', 'rejected.min_fatalities.unknown', 'rejected.quad_class.served', 'rejected.quad_class.unknown', 'rejected.scope.served', 'rejected.scope.unknown', 'rejected.status-422', 'rejected.without-alternatives'],
  },
  'errors/several-faults': {
    level: 'observe',
    clauses: ['error.several-faults'],
    refutedBy: [],
  },
  'errors/stable-code': {
    level: 'must',
    clauses: ['envelope.error.code.stable'],
    refutedBy: ['error.code-changes'],
  },
  'errors/too-many-handles': {
    level: 'must',
    clauses: ['error.multiple-entity-handles', 'error.multiple-entity-handles.details.accepted-count', 'events.entity.max-handles', 'events.entity.over-max-handles', 'limits.entity-handles.at-max', 'limits.entity-handles.max'],
    refutedBy: ['entity.over-cap-cut', 'entity.over-cap-without-accepted-count', 'entity.over-cap-wrong-code', 'entity.twenty-five-refused', 'entity.twenty-six-served', 'stories.entity.over-cap-without-accepted-count', 'stories.entity.twenty-five-refused', 'stories.entity.twenty-six-served'],
  },
  'errors/unknown-path': {
    level: 'must',
    clauses: ['error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.code', 'envelope.error.details'],
    refutedBy: ['error.bare', 'error.code-missing', 'error.code-number', 'error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string', 'error.message-object', 'error.message-renamed', 'error.success-missing', 'error.success-true', 'http.empty-errors', 'http.error-page', 'http.unknown-paths-bare'],
  },
  'errors/unreadable-cursor': {
    level: 'must',
    clauses: ['events.cursor.unreadable', 'error.invalid-cursor'],
    refutedBy: ['cursor.unreadable-crashes', 'cursor.unreadable-first-page', 'cursor.unreadable-wrong-code', 'list.cursor.dropped', 'stories.cursor.unreadable-first-page'],
  },
  'event-card/actors': {
    level: 'must',
    clauses: ['event-card.actors.type', 'event-card.actors.item.name', 'event-card.actors.item.country', 'event-card.actors.item.role', 'service.event.actor-countries', 'service.event.actor-roles'],
    refutedBy: ['card.actor-country-list', 'card.actor-without-country', 'card.actor-without-name', 'card.actor-without-role', 'card.actors-missing', 'card.actors-null-when-one-sided', 'card.actors-object'],
  },
  'event-card/actors-present': {
    level: 'must',
    clauses: ['service.event.actors'],
    refutedBy: ['card.actors-empty', 'card.actors-missing'],
  },
  'event-card/country-name': {
    level: 'must',
    clauses: ['event-card.geo.country.name'],
    refutedBy: ['card.country-code'],
  },
  'event-card/event-date': {
    level: 'must',
    clauses: ['event-card.event-date.type', 'event-card.event-date.shape'],
    refutedBy: ['card.event-date-missing', 'card.event-date-number', 'card.event-date-slashes', 'card.event-date-timestamp'],
  },
  'event-card/fatalities': {
    level: 'must',
    clauses: ['event-card.has-fatalities.type', 'event-card.fatalities.type', 'event-card.fatalities.cameoplus-null', 'event-card.fatalities.never-fabricated'],
    refutedBy: ['card.fatalities-estimate', 'card.fatalities-fabricated', 'card.fatalities-string', 'card.has-fatalities-null-when-unknown', 'card.has-fatalities-number'],
  },
  'event-card/geography': {
    level: 'must',
    clauses: ['event-card.geo.type', 'event-card.geo.country.type', 'event-card.geo.region.type', 'event-card.geo.continent.type', 'event-card.geo.admin1.type', 'event-card.geo.location.type', 'event-card.geo.latitude.type', 'event-card.geo.longitude.type', 'event-card.geo-context.actor-origin-countries.type', 'service.event.geography'],
    refutedBy: ['card.admin1-object', 'card.continent-number', 'card.country-object', 'card.geo-context-text', 'card.geo-list', 'card.geo-null', 'card.latitude-string', 'card.location-list', 'card.longitude-string', 'card.region-list'],
  },
  'event-card/identity': {
    level: 'must',
    clauses: ['event-card.family.type', 'event-card.family.values', 'service.event-families', 'event-card.id.type', 'event-card.id.shape', 'event-card.id.family'],
    refutedBy: ['card.family-null', 'card.family-third', 'card.family-upper-case', 'card.id-not-hexadecimal', 'card.id-number', 'card.id-other-family', 'card.id-without-family'],
  },
  'event-card/links': {
    level: 'must',
    clauses: ['event-card.url.type', 'event-card.primary-story-url.type'],
    refutedBy: ['card.primary-story-url-id', 'card.primary-story-url-null', 'card.url-null', 'card.url-object'],
  },
  'event-card/metric-inputs': {
    level: 'must',
    clauses: ['event-card.metrics.metric-inputs.reasons'],
    refutedBy: ['card.metric-input-without-reason', 'card.metric-inputs-without-reasons'],
  },
  'event-card/metrics-families': {
    level: 'must',
    clauses: ['event-card.metrics.magnitude.cameoplus-only', 'event-card.metrics.systemic-importance.cameoplus-only', 'event-card.metrics.propagation-potential.cameoplus-only', 'event-card.metrics.market-sensitivity.cameoplus-only', 'event-card.metrics.goldstein-scale.families', 'significance.goldstein-scale.conflict', 'significance.goldstein-scale.political', 'significance.goldstein-scale.other-domains'],
    refutedBy: ['card.goldstein-null-on-conflict', 'card.goldstein-null-on-political', 'card.goldstein-zero-elsewhere', 'card.magnitude-on-conflict', 'card.market-sensitivity-on-conflict', 'card.propagation-potential-on-conflict', 'card.systemic-importance-on-conflict'],
  },
  'event-card/metrics-ranges': {
    level: 'must',
    clauses: ['event-card.metrics.significance.range', 'event-card.metrics.confidence.range', 'event-card.metrics.goldstein-scale.range', 'event-card.metrics.magnitude.range', 'event-card.metrics.systemic-importance.range', 'event-card.metrics.propagation-potential.range', 'event-card.metrics.market-sensitivity.range', 'event-card.geo-precision.range', 'significance.range', 'significance.goldstein-scale.signed'],
    refutedBy: ['card.confidence-percent', 'card.geo-precision-zero', 'card.goldstein-hundred', 'card.magnitude-out-of-range', 'card.market-sensitivity-out-of-range', 'card.propagation-potential-out-of-range', 'card.significance-negative', 'card.significance-percent', 'card.systemic-importance-out-of-range'],
  },
  'event-card/metrics-types': {
    level: 'must',
    clauses: ['event-card.metrics.type', 'service.event.metrics', 'event-card.metrics.significance.type', 'event-card.metrics.significance.families', 'event-card.metrics.confidence.type', 'event-card.metrics.confidence.families', 'event-card.metrics.article-count.type', 'event-card.metrics.article-count.families', 'event-card.metrics.metric-inputs.type', 'event-card.metrics.goldstein-scale.type', 'event-card.metrics.magnitude.type', 'event-card.metrics.systemic-importance.type', 'event-card.metrics.propagation-potential.type', 'event-card.metrics.market-sensitivity.type'],
    refutedBy: ['card.article-count-fraction', 'card.article-count-null-on-conflict', 'card.article-count-string', 'card.confidence-null-on-cameoplus', 'card.confidence-word', 'card.goldstein-string', 'card.magnitude-string', 'card.market-sensitivity-string', 'card.metric-inputs-list', 'card.metric-inputs-missing', 'card.metrics-list', 'card.metrics-missing', 'card.propagation-potential-string', 'card.significance-null-on-cameoplus', 'card.significance-string', 'card.systemic-importance-string'],
  },
  'event-card/references': {
    level: 'must',
    clauses: ['event-card.story-refs.type', 'event-card.story-refs.item.id', 'event-card.story-refs.item.url', 'event-card.story-refs.item.title', 'event-card.story-refs.item.story-date', 'event-card.story-refs.item.article-count', 'event-card.entity-refs.type', 'event-card.top-articles.type', 'event-card.top-articles.item.url', 'event-card.top-articles.item.title', 'event-card.top-articles.item.domain', 'event-card.top-articles.item.rank', 'service.event.stories', 'service.event.articles'],
    refutedBy: ['card.article-without-domain', 'card.article-without-rank', 'card.article-without-title', 'card.article-without-url', 'card.entity-refs-missing', 'card.entity-refs-text', 'card.story-ref-without-article-count', 'card.story-ref-without-id', 'card.story-ref-without-story-date', 'card.story-ref-without-title', 'card.story-ref-without-url', 'card.story-refs-ids', 'card.story-refs-null', 'card.top-articles-null'],
  },
  'event-card/taxonomy': {
    level: 'must',
    clauses: ['event-card.category.conflict', 'event-card.category.cameoplus', 'service.event-families.conflict', 'service.event-families.cameoplus', 'event-card.domain.conflict', 'event-card.domain.cameoplus'],
    refutedBy: ['card.category-lower-case', 'card.category-of-other-family', 'card.domain-category-on-conflict', 'card.domain-family-on-cameoplus'],
  },
  'event-card/texts': {
    level: 'must',
    clauses: ['event-card.title.type', 'event-card.summary.type', 'event-card.category.type', 'event-card.subcategory.type', 'event-card.domain.type', 'event-card.event-code.type'],
    refutedBy: ['card.category-null', 'card.domain-null', 'card.event-code-number', 'card.subcategory-null', 'card.summary-list', 'card.summary-null', 'card.title-missing', 'card.title-null'],
  },
  'event-detail/known-id': {
    level: 'must',
    clauses: ['event-detail.reply.envelope', 'event-detail.reply.card', 'event-detail.same-id'],
    refutedBy: ['detail.bare-card', 'detail.data-list', 'detail.other-event', 'detail.refused', 'detail.short-card'],
  },
  'event-detail/old-event': {
    level: 'must',
    clauses: ['event-detail.no-window'],
    refutedBy: ['detail.windowed'],
  },
  'event-detail/same-values': {
    level: 'must',
    clauses: ['event-detail.same-id'],
    refutedBy: ['detail.other-event'],
  },
  'event-detail/unknown-id': {
    level: 'must',
    clauses: ['event-detail.unknown-id', 'event-detail.unknown-id.status'],
    refutedBy: ['detail.unknown-crashes', 'detail.unknown-served-first', 'detail.unknown-served-null'],
  },
  'events-summary/bucket-counts': {
    level: 'must',
    clauses: ['summary-bucket.event-count', 'summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
    refutedBy: ['bucket.event-count-missing', 'bucket.event-count-string', 'bucket.fatalities-missing', 'bucket.fatalities-string', 'bucket.fatality-event-count-missing'],
  },
  'events-summary/bucket-fatalities': {
    level: 'must',
    clauses: ['summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
    refutedBy: ['bucket.fatalities-missing', 'bucket.fatalities-string', 'bucket.fatality-event-count-missing'],
  },
  'events-summary/bucket-severity': {
    level: 'must',
    clauses: ['significance.goldstein-severity.absolute-value'],
    refutedBy: ['bucket.severity-signed'],
  },
  'events-summary/bucket-statistics': {
    level: 'must',
    clauses: ['summary-bucket.metrics', 'summary-bucket.metrics.goldstein-scale', 'summary-bucket.metrics.goldstein-severity', 'summary-bucket.metrics.magnitude', 'summary-bucket.metrics.systemic-importance', 'summary-bucket.metrics.propagation-potential', 'summary-bucket.metrics.market-sensitivity', 'summary-bucket.metrics.confidence', 'summary-bucket.metrics.article-evidence', 'summary-bucket.metrics.fatality-counts', 'summary-bucket.metrics.fatality-rates'],
    refutedBy: ['bucket.article-evidence-missing', 'bucket.confidence-missing', 'bucket.fatality-counts-missing', 'bucket.goldstein-scale-missing', 'bucket.goldstein-severity-missing', 'bucket.magnitude-missing', 'bucket.market-sensitivity-missing', 'bucket.metrics-missing', 'bucket.propagation-potential-missing', 'bucket.systemic-importance-missing'],
  },
  'events-summary/buckets-of-cards': {
    level: 'must',
    clauses: ['events-summary.group-by.date', 'events-summary.group-by.category', 'events-summary.group-by.subcategory', 'events-summary.group-by.country', 'events-summary.country-buckets.own-location', 'significance.event-count.distinct', 'summary-bucket.event-count'],
    refutedBy: ['bucket.event-count-missing', 'bucket.event-count-string', 'summary.categories-merged', 'summary.country-by-actor', 'summary.counts-doubled', 'summary.group-by-category-refused', 'summary.group-by-country-refused', 'summary.group-by-date-refused', 'summary.group-by-subcategory-refused', 'summary.group_by.dropped'],
  },
  'events-summary/category-total': {
    level: 'must',
    clauses: ['events-summary.accepts.category', 'summary-bucket.event-count'],
    refutedBy: ['bucket.event-count-missing', 'bucket.event-count-string', 'summary.category.dropped'],
  },
  'events-summary/country-total': {
    level: 'must',
    clauses: ['events-summary.country-buckets.location-agrees'],
    refutedBy: ['summary.country-by-actor'],
  },
  'events-summary/empty-result': {
    level: 'must',
    clauses: ['service.empty.status'],
    refutedBy: ['summary.empty-answered-404'],
  },
  'events-summary/entity-total': {
    level: 'must',
    clauses: ['events-summary.accepts.entity', 'events-summary.accepts.entity-family'],
    refutedBy: ['summary.entity.dropped', 'summary.entity_family.dropped'],
  },
  'events-summary/filters-as-list': {
    level: 'must',
    clauses: ['events-summary.accepts.country', 'events-summary.accepts.country-match', 'events-summary.accepts.region', 'events-summary.accepts.continent', 'events-summary.accepts.admin1', 'events-summary.accepts.bbox', 'events-summary.accepts.near', 'events-summary.accepts.source-actor-country', 'events-summary.accepts.target-actor-country', 'events-summary.accepts.actor-country', 'events-summary.accepts.has-fatalities', 'events-summary.accepts.civilian-targeting', 'events-summary.accepts.languages', 'events-summary.accepts.significance-min', 'events-summary.accepts.significance-max', 'events-summary.accepts.confidence-min', 'events-summary.accepts.confidence-max', 'events-summary.accepts.goldstein-scale-min', 'events-summary.accepts.goldstein-scale-max', 'events-summary.accepts.magnitude-min', 'events-summary.accepts.magnitude-max', 'events-summary.accepts.systemic-importance-min', 'events-summary.accepts.systemic-importance-max', 'events-summary.accepts.propagation-potential-min', 'events-summary.accepts.propagation-potential-max', 'events-summary.accepts.market-sensitivity-min', 'events-summary.accepts.market-sensitivity-max', 'events-summary.accepts.geo-precision-min', 'events-summary.accepts.geo-precision-max', 'events-summary.accepts.radius-km', 'events.civilian-targeting.true', 'events.languages.filter'],
    refutedBy: ['list.civilian_targeting.dropped', 'list.languages.dropped', 'summary.actor_country.dropped', 'summary.admin1.dropped', 'summary.bbox.dropped', 'summary.civilian_targeting.dropped', 'summary.confidence_max.dropped', 'summary.confidence_min.dropped', 'summary.continent.dropped', 'summary.country.dropped', 'summary.country_match.dropped', 'summary.geo_precision_max.dropped', 'summary.geo_precision_min.dropped', 'summary.goldstein_scale_max.dropped', 'summary.goldstein_scale_min.dropped', 'summary.has_fatalities.dropped', 'summary.languages.dropped', 'summary.magnitude_max.dropped', 'summary.magnitude_min.dropped', 'summary.market_sensitivity_max.dropped', 'summary.market_sensitivity_min.dropped', 'summary.near.dropped', 'summary.propagation_potential_max.dropped', 'summary.propagation_potential_min.dropped', 'summary.radius_km.dropped', 'summary.region.dropped', 'summary.significance_max.dropped', 'summary.significance_min.dropped', 'summary.source_actor_country.dropped', 'summary.systemic_importance_max.dropped', 'summary.systemic_importance_min.dropped', 'summary.target_actor_country.dropped'],
  },
  'events-summary/group-by-carried': {
    level: 'must',
    clauses: ['events-summary.group-by.category', 'events-summary.group-by.subcategory', 'events-summary.group-by.subcategory.carried'],
    refutedBy: ['summary.categories-merged', 'summary.group-by-category-refused', 'summary.group-by-subcategory-refused', 'summary.subcategory-conflict-only'],
  },
  'events-summary/group-by-default': {
    level: 'must',
    clauses: ['events-summary.group-by.default'],
    refutedBy: ['summary.default-category'],
  },
  'events-summary/group-by-echo': {
    level: 'must',
    clauses: ['events-summary.reply.envelope', 'events-summary.group-by.date', 'events-summary.group-by.country', 'events-summary.group-by.region', 'events-summary.group-by.continent', 'events-summary.group-by.category', 'events-summary.group-by.subcategory', 'events-summary.group-by.source-actor-country', 'events-summary.group-by.target-actor-country', 'envelope.summary.group-by.echo'],
    refutedBy: ['summary.data-map', 'summary.data-renamed', 'summary.group-by-category-refused', 'summary.group-by-constant', 'summary.group-by-continent-refused', 'summary.group-by-country-refused', 'summary.group-by-date-refused', 'summary.group-by-missing', 'summary.group-by-region-refused', 'summary.group-by-source_actor_country-refused', 'summary.group-by-subcategory-refused', 'summary.group-by-target_actor_country-refused', 'summary.group_by.dropped'],
  },
  'events-summary/group-by-reconciles': {
    level: 'must',
    clauses: ['summary-bucket.reconciles', 'summary-bucket.event-count'],
    refutedBy: ['bucket.event-count-missing', 'bucket.event-count-string', 'summary.actor-countries-twice', 'summary.unknown-actor-country-lost'],
  },
  'events-summary/limit-above-max': {
    level: 'must',
    clauses: ['events-summary.limit.above-max', 'limits.summary-limit.max', 'error.invalid-limit.above-max', 'events-summary.limit.above-max.normalized'],
    refutedBy: ['summary.limit.above-max-refused', 'summary.limit.five-hundred-refused'],
  },
  'events-summary/limit-default': {
    level: 'must',
    clauses: ['events-summary.limit.default', 'limits.summary-limit.default'],
    refutedBy: ['summary.limit.unbounded-default'],
  },
  'events-summary/limit-honoured': {
    level: 'must',
    clauses: ['events-summary.limit.integer', 'events-summary.limit.counts-buckets', 'limits.summary-limit.min', 'limits.summary-limit.max', 'limits.summary-limit.counts-buckets'],
    refutedBy: ['summary.limit.counts-events', 'summary.limit.dropped', 'summary.limit.five-hundred-refused', 'summary.limit.one-bucket-too-many'],
  },
  'events-summary/limit-refused': {
    level: 'must',
    clauses: ['events-summary.limit.below-min', 'events-summary.limit.non-numeric', 'limits.summary-limit.min'],
    refutedBy: ['summary.limit.non-numeric-at-default', 'summary.limit.wrong-code', 'summary.limit.zero-served'],
  },
  'events-summary/no-cursor': {
    level: 'must',
    clauses: ['events-summary.no-next-page', 'limits.summary.no-cursor'],
    refutedBy: ['summary.next-cursor'],
  },
  'events-summary/not-accepted': {
    level: 'must',
    clauses: ['events-summary.cursor.not-accepted', 'events-summary.search.not-accepted'],
    refutedBy: ['summary.cursor.accepted', 'summary.search.applied-silently'],
  },
  'events-summary/office-total': {
    level: 'must',
    clauses: ['events-summary.accepts.office', 'events-summary.accepts.office-as-of'],
    refutedBy: ['summary.office.dropped', 'summary.office_as_of.dropped'],
  },
  'events-summary/subcategory-foreign': {
    level: 'must',
    clauses: ['events.subcategory.wrong-category', 'events.subcategory.wrong-category.accepted-values', 'error.invalid-subcategory-for-category', 'error.invalid-subcategory-for-category.details.accepted-values'],
    refutedBy: ['subcategory.wrong-pair-category-dropped', 'subcategory.wrong-pair-status-404', 'subcategory.wrong-pair-without-accepted-values', 'subcategory.wrong-pair-wrong-code'],
  },
  'events-summary/subcategory-refused': {
    level: 'must',
    clauses: ['events.subcategory.without-category', 'events.subcategory.invented', 'error.subcategory-requires-category', 'error.subcategory-requires-category.details.accepted-categories', 'error.invalid-subcategory', 'error.invalid-subcategory.details.accepted-values'],
    refutedBy: ['subcategory.alone-empty', 'subcategory.alone-served', 'subcategory.alone-without-accepted-categories', 'subcategory.alone-wrong-code', 'subcategory.invented-dropped', 'subcategory.invented-empty', 'subcategory.invented-without-accepted-values', 'subcategory.invented-wrong-code'],
  },
  'events-summary/subcategory-total': {
    level: 'must',
    clauses: ['events-summary.accepts.subcategory'],
    refutedBy: ['summary.subcategory.dropped'],
  },
  'events-summary/total-of-list': {
    level: 'must',
    clauses: ['significance.event-count.distinct', 'summary-bucket.event-count', 'events-summary.accepts.date-start', 'events-summary.accepts.date-end'],
    refutedBy: ['bucket.event-count-missing', 'bucket.event-count-string', 'summary.counts-doubled', 'summary.date_end.dropped', 'summary.date_start.dropped'],
  },
  'events-summary/window-bounds': {
    level: 'must',
    clauses: ['events-summary.accepts.date-start', 'events-summary.accepts.date-end', 'events.date-start.inclusive', 'events.date-end.inclusive'],
    refutedBy: ['summary.date_end.dropped', 'summary.date_start.dropped', 'window.end-exclusive', 'window.start-exclusive'],
  },
  'events-summary/window-days': {
    level: 'must',
    clauses: ['events-summary.accepts.days', 'events.days.window', 'events.days.ends-today'],
    refutedBy: ['days.ends-yesterday', 'days.one-day-more', 'summary.days.dropped'],
  },
  'events-summary/window-observed': {
    level: 'must',
    clauses: ['events.observed.coding-time', 'events-summary.accepts.observed-start', 'events-summary.accepts.observed-end'],
    refutedBy: ['summary.observed_end.dropped', 'summary.observed_start.dropped'],
  },
  'events-summary/window-observed-equal': {
    level: 'must',
    clauses: ['events.observed.equal'],
    refutedBy: ['observed.equal-served'],
  },
  'events-summary/window-refused': {
    level: 'must',
    clauses: ['events.date-range.inverted', 'events.window.over-a-year', 'events.window.explicit-and-relative', 'error.date-window-too-large', 'error.conflicting-time-window', 'error.invalid-date-range'],
    refutedBy: ['window.explicit-and-relative-served', 'window.explicit-and-relative-wrong-code', 'window.inverted-empty', 'window.inverted-swapped', 'window.inverted-wrong-code', 'window.over-a-year-adjusted', 'window.over-a-year-empty', 'window.over-a-year-wrong-code', 'window.over-a-year-wrong-status'],
  },
  'events-summary/window-thirty-days': {
    level: 'must',
    clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
    refutedBy: ['window.thirty-days-cut', 'window.thirty-days-refused'],
  },
  'events-summary/window-up-to-a-year': {
    level: 'must',
    clauses: ['events.window.up-to-a-year', 'events.window.most-recent-days', 'events.window.adjustment', 'events.window.at-most-thirty-days', 'limits.date-window.max', 'error.date-window-too-large.served-up-to-a-year', 'error.date-window-too-large.most-recent-days', 'error.date-window-too-large.window-adjustment'],
    refutedBy: ['window.adjustment-missing', 'window.adjustment-null', 'window.not-capped', 'window.oldest-days-kept', 'window.over-cap-empty', 'window.over-cap-refused', 'window.over-ninety-days-refused', 'window.thirty-one-days-served'],
  },
  'events/actor-country': {
    level: 'must',
    clauses: ['events.source-actor-country.filter', 'events.source-actor-country.conflict-first-actor', 'events.target-actor-country.filter', 'events.actor-country.filter'],
    refutedBy: ['country.actor-filters-location', 'country.source-filters-location', 'country.source-filters-target', 'country.target-filters-location', 'list.actor_country.dropped', 'list.source_actor_country.dropped', 'list.target_actor_country.dropped'],
  },
  'events/actor-country-region': {
    level: 'must',
    clauses: ['events.source-actor-country.no-regions'],
    refutedBy: ['country.region-expands-on-actors'],
  },
  'events/actor-country-spellings': {
    level: 'must',
    clauses: ['events.source-actor-country.grammar'],
    refutedBy: ['country.source-iso-3-only'],
  },
  'events/actor-country-union': {
    level: 'must',
    clauses: ['events.actor-country.union', 'events.actor-country.filter'],
    refutedBy: ['country.actor-filters-location', 'country.actor-filters-source-only', 'list.actor_country.dropped'],
  },
  'events/admin1-filter': {
    level: 'must',
    clauses: ['events.admin1.filter'],
    refutedBy: ['admin1.matches-city', 'list.admin1.dropped'],
  },
  'events/bbox-filter': {
    level: 'must',
    clauses: ['events.bbox.order', 'events.bbox.inside', 'events.bbox.without-coordinates'],
    refutedBy: ['bbox.keeps-unlocated', 'bbox.latitude-only', 'bbox.longitude-first', 'list.bbox.dropped'],
  },
  'events/category-alias': {
    level: 'must',
    clauses: ['events.category.alias-categories'],
    refutedBy: ['alias.categories.ignored', 'alias.categories.refused'],
  },
  'events/category-case': {
    level: 'must',
    clauses: ['events.category.case-insensitive'],
    refutedBy: ['enum.category-case-sensitive'],
  },
  'events/category-each': {
    level: 'must',
    clauses: ['events.category.conflict-values', 'events.category.cameoplus-values', 'events.category.filter', 'events.category.implies-family'],
    refutedBy: ['card.category-of-other-family', 'category.cameoplus-refused', 'category.conflict-refused', 'category.filters-family-only', 'category.leaks-other-family', 'list.category.dropped'],
  },
  'events/category-filter': {
    level: 'must',
    clauses: ['events.category.filter'],
    refutedBy: ['card.category-of-other-family'],
  },
  'events/category-list': {
    level: 'must',
    clauses: ['events.category.list', 'events.category.filter'],
    refutedBy: ['category.filters-family-only', 'enum.category-list-first-only', 'enum.category-list-refused', 'list.category.dropped'],
  },
  'events/category-list-served': {
    level: 'must',
    clauses: ['events.category.list'],
    refutedBy: ['enum.category-list-refused'],
  },
  'events/civilian-targeting': {
    level: 'should',
    clauses: ['events.civilian-targeting.true'],
    refutedBy: ['list.civilian_targeting.dropped', 'targeting.true-ignored'],
  },
  'events/continent-members': {
    level: 'must',
    clauses: ['events.continent.values', 'events.continent.members'],
    refutedBy: ['continent.some-refused', 'continent.wrong-members', 'list.continent.dropped'],
  },
  'events/country-list': {
    level: 'must',
    clauses: ['events.country.list'],
    refutedBy: ['country.list-first-only', 'country.list-refused'],
  },
  'events/country-match': {
    level: 'must',
    clauses: ['events.country.match-location', 'events.country.match-actor-origin', 'events.country.nothing-else', 'events.country-match.default', 'events.country-match.values', 'events.country-match.location.country', 'events.country-match.location.region', 'events.country-match.location.continent', 'events.country-match.echo', 'envelope.applied-filters.country-match'],
    refutedBy: ['country-match.location-refused', 'country.actors-only', 'country.echo-missing', 'country.echo-wrong', 'country.first-actor-only', 'country.location-only', 'country.match-location-admits-actors', 'list.country.dropped', 'list.country_match.dropped'],
  },
  'events/country-spellings': {
    level: 'must',
    clauses: ['events.country.iso-3', 'events.country.iso-2', 'events.country.fips', 'events.country.english-name', 'events.country.case-insensitive', 'events.country.alias-country-iso3', 'events.country.match-location'],
    refutedBy: ['alias.country_iso3.ignored', 'alias.country_iso3.refused', 'country.actors-only', 'country.case-sensitive', 'country.fips-refused', 'country.iso-2-refused', 'country.iso-3-refused', 'country.names-refused'],
  },
  'events/cursor-expired': {
    level: 'must',
    clauses: ['error.cursor-stale.age', 'error.cursor-stale.details.reason', 'events.cursor.lifetime', 'limits.cursor-lifetime', 'states.cursor.age'],
    refutedBy: ['cursor.expired-wrong-code', 'cursor.immortal', 'cursor.stale-without-reason', 'stories.cursor.immortal', 'stories.cursor.stale-without-reason'],
  },
  'events/cursor-offset': {
    level: 'must',
    clauses: ['events.cursor.alias-offset'],
    refutedBy: ['alias.offset.ignored', 'alias.offset.refused'],
  },
  'events/cursor-walk': {
    level: 'must',
    clauses: ['events.cursor.next-page', 'events.cursor.walk-complete', 'events.cursor.walk-no-repeats', 'events.cursor.walk-ends', 'states.cursor.valid'],
    refutedBy: ['cursor.always-first-page', 'cursor.always-null', 'cursor.never-null', 'cursor.page-repeats-last-row', 'cursor.page-skips-a-row', 'cursor.recent-page-repeats-last-row', 'cursor.served-refused', 'list.cursor.dropped'],
  },
  'events/cursor-workspace': {
    level: 'must',
    clauses: ['events.cursor.bound-workspace'],
    refutedBy: ['cursor.workspace-unbound'],
  },
  'events/days-rolling': {
    level: 'must',
    clauses: ['events.days.rolling'],
    refutedBy: ['days.frozen'],
  },
  'events/empty-result': {
    level: 'must',
    clauses: ['service.empty.status', 'envelope.list.data'],
    refutedBy: ['events.empty-answered-204', 'events.empty-answered-404', 'list.data-map', 'list.data-null-when-empty', 'list.data-renamed'],
  },
  'events/entity-aliases': {
    level: 'must',
    clauses: ['events.entity.alias-entity-id', 'events.entity.alias-entities'],
    refutedBy: ['alias.entities.ignored', 'alias.entities.refused', 'alias.entity_id.ignored', 'alias.entity_id.refused'],
  },
  'events/entity-all-unresolved': {
    level: 'must',
    clauses: ['events.entity.unresolved.all', 'events.entity.unresolved.listed'],
    refutedBy: ['entity.unresolved-not-listed', 'entity.unresolved-unfiltered', 'list.entity.dropped'],
  },
  'events/entity-family-echo': {
    level: 'must',
    clauses: ['events.entity-family.expand.echo', 'events.entity-family.values', 'envelope.applied-filters.entity-ids-expanded'],
    refutedBy: ['entity-family.echo-missing', 'entity-family.exact-refused', 'filters.expanded-as-count'],
  },
  'events/entity-family-exact': {
    level: 'must',
    clauses: ['events.entity-family.exact', 'events.entity-family.values'],
    refutedBy: ['entity-family.exact-expands', 'entity-family.exact-refused', 'list.entity_family.dropped'],
  },
  'events/entity-family-expand': {
    level: 'must',
    clauses: ['events.entity-family.expand', 'events.entity-family.default', 'events.entity-family.values'],
    refutedBy: ['entity-family.default-exact', 'entity-family.exact-refused', 'entity-family.expand-exact'],
  },
  'events/entity-id': {
    level: 'must',
    clauses: ['events.entity.spine-id', 'events.entity-match.default'],
    refutedBy: ['entity-match.default-material', 'entity.spine-id-unresolved'],
  },
  'events/entity-images': {
    level: 'must',
    clauses: ['events.include-entity-images.default', 'events.include-entity-images.false', 'events.include-entity-images.without-images', 'event-card.images.entities'],
    refutedBy: ['events.thumbnails-always', 'events.thumbnails-never', 'events.thumbnails-without-images', 'list.include_entity_images.dropped'],
  },
  'events/entity-link': {
    level: 'must',
    clauses: ['event-card.entity-link.entity-scoped', 'event-card.entity-link.type'],
    refutedBy: ['card.entity-link-missing', 'card.entity-link-text'],
  },
  'events/entity-name': {
    level: 'must',
    clauses: ['events.entity.name'],
    refutedBy: ['entity.name-refused', 'entity.name-unresolved'],
  },
  'events/entity-union': {
    level: 'must',
    clauses: ['events.entity.union'],
    refutedBy: ['entity.first-handle-only', 'entity.intersected'],
  },
  'events/entity-unresolved': {
    level: 'must',
    clauses: ['events.entity.unresolved.adds-nothing', 'events.entity.unresolved.listed'],
    refutedBy: ['entity.unresolved-matches-text', 'entity.unresolved-not-listed', 'entity.unresolved-refused'],
  },
  'events/entity-url': {
    level: 'must',
    clauses: ['events.entity.encyclopedia-url', 'events.entity.unresolved.listed'],
    refutedBy: ['entity.encyclopedia-url-lost', 'entity.unresolved-not-listed'],
  },
  'events/entity-wiki-id': {
    level: 'must',
    clauses: ['events.entity.wiki-id'],
    refutedBy: ['entity.wiki-id-unresolved'],
  },
  'events/geo-context': {
    level: 'must',
    clauses: ['event-card.geo-context.actor-origin-countries.present', 'event-card.geo-context.actor-origin-countries.type'],
    refutedBy: ['card.geo-context-text', 'country.geo-context-missing'],
  },
  'events/has-fatalities': {
    level: 'must',
    clauses: ['events.has-fatalities.true', 'events.has-fatalities.true.complete', 'events.has-fatalities.true.conflict-only', 'events.has-fatalities.false', 'events.has-fatalities.false.unknown'],
    refutedBy: ['fatalities.false-ignored', 'fatalities.false-loses-unknown', 'fatalities.true-admits-unknown', 'fatalities.true-admits-zero', 'fatalities.true-loses-single', 'list.has_fatalities.dropped'],
  },
  'events/images': {
    level: 'must',
    clauses: ['events.include-images.default', 'events.include-images.true', 'event-card.images.articles'],
    refutedBy: ['events.images-always', 'events.images-never', 'list.include_images.dropped'],
  },
  'events/languages-filter': {
    level: 'must',
    clauses: ['events.languages.filter', 'events.languages.iso-639-1'],
    refutedBy: ['languages.iso-639-1-refused', 'list.languages.dropped'],
  },
  'events/languages-spellings': {
    level: 'must',
    clauses: ['events.languages.iso-639-1', 'events.languages.iso-639-2', 'events.languages.alias-language'],
    refutedBy: ['alias.language.ignored', 'alias.language.refused', 'languages.iso-639-1-refused', 'languages.iso-639-2-refused'],
  },
  'events/limit-above-max': {
    level: 'must',
    clauses: ['events.limit.above-max', 'events.limit.above-max.normalized', 'events.limit.page-size', 'limits.events-limit.max', 'limits.stories-limit.max', 'stories.limit.page-size', 'envelope.applied-filters.normalized', 'error.invalid-limit.above-max'],
    refutedBy: ['events.limit.above-max-at-default', 'events.limit.above-max-refused', 'events.limit.above-max-served', 'events.limit.clamped-in-silence', 'events.limit.maximum-50', 'events.limit.off-by-one', 'events.limit.one-row-too-many', 'filters.normalized-as-map', 'list.limit.dropped', 'stories.limit.above-max-refused', 'stories.limit.above-max-served', 'stories.limit.one-row-too-many', 'stories.list.limit.dropped'],
  },
  'events/limit-default': {
    level: 'must',
    clauses: ['events.limit.default', 'limits.events-limit.default', 'limits.stories-limit.default'],
    refutedBy: ['events.limit.default-50', 'stories.limit.default-50'],
  },
  'events/limit-honoured': {
    level: 'must',
    clauses: ['events.limit.integer', 'events.limit.page-size', 'limits.events-limit.min', 'limits.events-limit.max', 'limits.stories-limit.min', 'limits.stories-limit.max', 'stories.limit.page-size', 'envelope.list.pagination.limit.in-force'],
    refutedBy: ['events.limit.hundred-refused', 'events.limit.maximum-50', 'events.limit.one-refused', 'events.limit.one-row-too-many', 'list.limit.dropped', 'list.pagination-limit-constant', 'stories.limit.one-row-too-many', 'stories.list.limit.dropped', 'stories.list.pagination-limit-constant'],
  },
  'events/limit-refused': {
    level: 'must',
    clauses: ['events.limit.below-min', 'events.limit.non-numeric', 'limits.events-limit.min', 'limits.stories-limit.min', 'error.invalid-limit'],
    refutedBy: ['events.limit.lenient-prefix', 'events.limit.negative-at-one', 'events.limit.non-numeric-at-default', 'events.limit.wrong-code', 'events.limit.wrong-status', 'events.limit.zero-at-default', 'events.limit.zero-served', 'list.limit.dropped', 'stories.limit.non-numeric-at-default', 'stories.limit.wrong-code', 'stories.limit.zero-served'],
  },
  'events/metric-bounds': {
    level: 'must',
    clauses: ['events.significance-min.bound', 'events.significance-max.bound', 'events.confidence-min.bound', 'events.confidence-max.bound', 'events.goldstein-scale-min.bound', 'events.goldstein-scale-max.bound', 'events.magnitude-min.bound', 'events.magnitude-max.bound', 'events.systemic-importance-min.bound', 'events.systemic-importance-max.bound', 'events.propagation-potential-min.bound', 'events.propagation-potential-max.bound', 'events.market-sensitivity-min.bound', 'events.market-sensitivity-max.bound', 'events.magnitude.cameoplus-only', 'events.systemic-importance.cameoplus-only', 'events.propagation-potential.cameoplus-only', 'events.market-sensitivity.cameoplus-only'],
    refutedBy: ['list.confidence_max.dropped', 'list.confidence_min.dropped', 'list.goldstein_scale_max.dropped', 'list.goldstein_scale_min.dropped', 'list.magnitude_max.dropped', 'list.magnitude_min.dropped', 'list.market_sensitivity_max.dropped', 'list.market_sensitivity_min.dropped', 'list.propagation_potential_max.dropped', 'list.propagation_potential_min.dropped', 'list.significance_max.dropped', 'list.significance_min.dropped', 'list.systemic_importance_max.dropped', 'list.systemic_importance_min.dropped', 'metric.bound-on-absolute-value', 'metric.minimum-read-as-maximum', 'metric.nulls-kept'],
  },
  'events/metric-geo-precision': {
    level: 'must',
    clauses: ['events.geo-precision-min.bound', 'events.geo-precision-max.bound'],
    refutedBy: ['list.geo_precision_max.dropped', 'list.geo_precision_min.dropped'],
  },
  'events/near-default-radius': {
    level: 'must',
    clauses: ['events.radius-km.default', 'limits.radius-km.default'],
    refutedBy: ['radius.default-1000'],
  },
  'events/near-filter': {
    level: 'must',
    clauses: ['events.near.order', 'events.near.inside', 'events.near.great-circle'],
    refutedBy: ['list.near.dropped', 'list.radius_km.dropped', 'near.flat-degrees', 'near.keeps-unlocated', 'near.longitude-first', 'near.miles', 'near.square'],
  },
  'events/near-half-a-point': {
    level: 'must',
    clauses: ['events.near.half-a-point'],
    refutedBy: ['near.half-a-point-dropped'],
  },
  'events/near-radius-cap': {
    level: 'must',
    clauses: ['events.radius-km.max', 'limits.radius-km.cap'],
    refutedBy: ['radius.not-capped'],
  },
  'events/near-spellings': {
    level: 'must',
    clauses: ['events.near.lat-lon', 'events.near.lat-lng'],
    refutedBy: ['alias.lng.ignored', 'alias.lng.refused', 'list.lat.dropped', 'list.lon.dropped'],
  },
  'events/near-without-coordinates': {
    level: 'must',
    clauses: ['events.near.inside'],
    refutedBy: ['list.near.dropped', 'list.radius_km.dropped', 'near.keeps-unlocated', 'near.miles', 'near.square'],
  },
  'events/observed-adjoining-dates': {
    level: 'must',
    clauses: ['events.observed-end.exclusive', 'events.observed-end.date'],
    refutedBy: ['observed.date-refused', 'observed.end-date-reads-end-of-day'],
  },
  'events/observed-aliases': {
    level: 'must',
    clauses: ['events.observed-start.alias-observed-start', 'events.observed-end.alias-observed-end'],
    refutedBy: ['alias.observedEnd.ignored', 'alias.observedEnd.refused', 'alias.observedStart.ignored', 'alias.observedStart.refused'],
  },
  'events/observed-coding-time': {
    level: 'must',
    clauses: ['events.observed.coding-time'],
    refutedBy: ['observed.bounds-event-date'],
  },
  'events/observed-dates': {
    level: 'must',
    clauses: ['events.observed-start.date-reads-midnight', 'events.observed-start.date', 'events.observed-end.date', 'events.observed-end.exclusive'],
    refutedBy: ['observed.date-refused', 'observed.end-date-reads-end-of-day', 'observed.start-date-reads-noon'],
  },
  'events/observed-equal': {
    level: 'must',
    clauses: ['events.observed.equal'],
    refutedBy: ['observed.equal-served'],
  },
  'events/observed-half-open': {
    level: 'must',
    clauses: ['events.observed-start.inclusive', 'events.observed-end.exclusive'],
    refutedBy: ['observed.end-inclusive', 'observed.start-exclusive'],
  },
  'events/observed-inverted': {
    level: 'observe',
    clauses: ['events.observed.inverted'],
    refutedBy: [],
  },
  'events/observed-over-thirty-days': {
    level: 'must',
    clauses: ['events.observed.over-thirty-days', 'limits.date-window.coded-and-recorded'],
    refutedBy: ['interval.cut-in-silence'],
  },
  'events/observed-partition': {
    level: 'must',
    clauses: ['events.observed.coding-time', 'events.observed-start.instant', 'events.observed-end.instant', 'events.observed-start.inclusive', 'events.observed-end.exclusive'],
    refutedBy: ['observed.instant-refused'],
  },
  'events/office-as-of': {
    level: 'must',
    clauses: ['events.office.scope', 'events.office-as-of.holders', 'events.office-as-of.undated-excluded', 'events.office-as-of.undated-counted', 'envelope.applied-filters.office-holders.undated-excluded'],
    refutedBy: ['list.office.dropped', 'list.office_as_of.dropped', 'office.as-of-includes-undated', 'office.as-of-undated-not-counted', 'office.terms-ignored'],
  },
  'events/office-as-of-alone': {
    level: 'must',
    clauses: ['events.office-as-of.without-office'],
    refutedBy: ['office.as-of-alone-filters'],
  },
  'events/office-forms': {
    level: 'must',
    clauses: ['events.office.q-number', 'events.office.p-id', 'routes.offices.ids'],
    refutedBy: ['office.p-id-refused', 'office.q-number-refused'],
  },
  'events/office-holders': {
    level: 'must',
    clauses: ['event-card.entity-link.office-scoped', 'event-card.entity-link.type', 'event-card.entity-link.via', 'event-card.entity-link.entity', 'envelope.applied-filters.office-holders', 'envelope.applied-filters.office-holders.bridged-to-news', 'envelope.applied-filters.office-holders.unbridged'],
    refutedBy: ['card.entity-link-missing', 'card.entity-link-text', 'card.entity-link-via-entity', 'card.entity-link-without-entity', 'office.bridged-as-text', 'office.holders-as-list', 'office.unbridged-not-counted'],
  },
  'events/office-roster': {
    level: 'must',
    clauses: ['events.office.roster-too-large', 'error.office-scope-too-large', 'error.office-scope-too-large.details.holders', 'error.office-scope-too-large.details.accepted-count', 'limits.office-roster'],
    refutedBy: ['office.roster-served', 'office.roster-without-accepted-count', 'office.roster-without-holders', 'office.roster-wrong-code'],
  },
  'events/office-unknown': {
    level: 'must',
    clauses: ['events.office.scope', 'events.office.unknown'],
    refutedBy: ['list.office.dropped'],
  },
  'events/office-with-entity': {
    level: 'must',
    clauses: ['events.office.union-with-entity'],
    refutedBy: ['office.replaces-entity'],
  },
  'events/query-window-bounds': {
    level: 'must',
    clauses: ['events.window.query-window', 'envelope.meta.query-window'],
    refutedBy: ['list.query-window-words', 'window.query-window-missing'],
  },
  'events/recorded-both-required': {
    level: 'must',
    clauses: ['events.recorded-start.alone', 'events.recorded-end.alone'],
    refutedBy: ['list.recorded_end.dropped', 'list.recorded_start.dropped', 'recorded.one-bound-served'],
  },
  'events/recorded-cursor': {
    level: 'must',
    clauses: ['events.recorded.cursor', 'error.invalid-recorded-interval.cursor'],
    refutedBy: ['cursor.recorded-walk-first-page', 'cursor.unreadable-first-page', 'cursor.unreadable-wrong-code'],
  },
  'events/recorded-equal': {
    level: 'must',
    clauses: ['events.recorded.equal'],
    refutedBy: ['recorded.equal-read-as-day'],
  },
  'events/recorded-half-open': {
    level: 'must',
    clauses: ['events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
    refutedBy: ['recorded.end-inclusive', 'recorded.start-exclusive'],
  },
  'events/recorded-invalid': {
    level: 'must',
    clauses: ['events.recorded.inverted', 'events.recorded-start.malformed', 'events.recorded-end.malformed', 'error.invalid-recorded-interval'],
    refutedBy: ['list.recorded_end.dropped', 'list.recorded_start.dropped', 'recorded.inverted-served', 'recorded.inverted-swapped', 'recorded.malformed-dropped', 'recorded.malformed-wrong-code'],
  },
  'events/recorded-over-thirty-days': {
    level: 'must',
    clauses: ['events.recorded.over-thirty-days', 'limits.date-window.coded-and-recorded'],
    refutedBy: ['interval.cut-in-silence'],
  },
  'events/recorded-partition': {
    level: 'must',
    clauses: ['events.recorded.timestamps', 'events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
    refutedBy: ['recorded.timestamps-refused'],
  },
  'events/recorded-with-event-dates': {
    level: 'must',
    clauses: ['events.recorded.with-event-dates', 'events.recorded.with-days'],
    refutedBy: ['recorded.with-dates-served'],
  },
  'events/recorded-with-observed': {
    level: 'observe',
    clauses: ['events.recorded.with-observed'],
    refutedBy: [],
  },
  'events/region-members': {
    level: 'must',
    clauses: ['events.region.values', 'events.region.members'],
    refutedBy: ['list.region.dropped', 'region.some-refused', 'region.wrong-members'],
  },
  'events/reply-cards': {
    level: 'must',
    clauses: ['events.reply.envelope', 'events.reply.cards', 'envelope.list.data'],
    refutedBy: ['http.events-crash', 'http.html-body', 'list.data-ids', 'list.data-map', 'list.data-numbers', 'list.data-renamed', 'list.data-wrapped'],
  },
  'events/search-alias': {
    level: 'must',
    clauses: ['events.search.alias-q'],
    refutedBy: ['alias.q.ignored', 'alias.q.refused'],
  },
  'events/search-default': {
    level: 'must',
    clauses: ['events.search-mode.default', 'events.search-mode.values'],
    refutedBy: ['search.default-lexical'],
  },
  'events/search-lexical': {
    level: 'must',
    clauses: ['events.search.lexical.contains', 'events.search.lexical.complete', 'events.search-mode.values'],
    refutedBy: ['list.search.dropped', 'list.search_mode.dropped', 'search.lexical-by-words', 'search.lexical-cut', 'search.lexical-titles-only', 'search.mode-ignored'],
  },
  'events/search-lexical-case': {
    level: 'must',
    clauses: ['events.search.lexical.case-insensitive', 'events.search.lexical.complete'],
    refutedBy: ['search.lexical-case-sensitive', 'search.lexical-cut'],
  },
  'events/search-lexical-literal': {
    level: 'must',
    clauses: ['events.search.lexical.contains', 'events.search.lexical.no-stemming'],
    refutedBy: ['list.search.dropped', 'list.search_mode.dropped', 'search.lexical-by-words', 'search.lexical-stemmed', 'search.mode-ignored'],
  },
  'events/search-lexical-or': {
    level: 'must',
    clauses: ['events.search.lexical.no-boolean', 'events.search.or.first-term', 'events.search.lexical.contains'],
    refutedBy: ['list.search.dropped', 'search.lexical-by-words', 'search.lexical-reads-or'],
  },
  'events/search-or': {
    level: 'must',
    clauses: ['events.search.or.first-term', 'events.search.or.notice'],
    refutedBy: ['search.or-served-as-union', 'search.or-without-notice'],
  },
  'events/search-title-first': {
    level: 'must',
    clauses: ['events.search.semantic.phrase', 'events.search.semantic.literal-first', 'events.sort.relevance'],
    refutedBy: ['search.literal-last', 'search.literal-not-first', 'search.semantic-misses-titles', 'sort.search-by-significance'],
  },
  'events/sort-recent': {
    level: 'must',
    clauses: ['events.sort.recent', 'events.sort.values', 'envelope.list.sort.echo'],
    refutedBy: ['list.sort.dropped', 'sort.echo-constant', 'sort.recent-ascending', 'sort.recent-ignored', 'sort.recent-refused'],
  },
  'events/sort-significance': {
    level: 'must',
    clauses: ['events.sort.default', 'events.sort.significance', 'events.sort.values', 'envelope.list.sort.echo'],
    refutedBy: ['sort.default-recent', 'sort.overridden-by-search', 'sort.significance-ascending', 'sort.significance-shuffled'],
  },
  'events/subcategory-accepted-values': {
    level: 'must',
    clauses: ['events.subcategory.without-events', 'events.subcategory.filter'],
    refutedBy: ['subcategory.unused-refused'],
  },
  'events/subcategory-filter': {
    level: 'must',
    clauses: ['events.subcategory.filter', 'events.category.filter', 'event-card.subcategory.conflict', 'event-card.subcategory.cameoplus'],
    refutedBy: ['card.category-of-other-family', 'card.subcategory-label', 'list.category.dropped', 'list.subcategory.dropped'],
  },
  'events/subcategory-foreign': {
    level: 'must',
    clauses: ['events.subcategory.wrong-category', 'events.subcategory.wrong-category.accepted-values', 'events.subcategory.never-empty', 'error.invalid-subcategory-for-category', 'error.invalid-subcategory-for-category.details.accepted-values'],
    refutedBy: ['subcategory.wrong-pair-category-dropped', 'subcategory.wrong-pair-empty', 'subcategory.wrong-pair-status-404', 'subcategory.wrong-pair-without-accepted-values', 'subcategory.wrong-pair-wrong-code'],
  },
  'events/subcategory-invented': {
    level: 'must',
    clauses: ['events.subcategory.invented', 'error.invalid-subcategory', 'error.invalid-subcategory.details.accepted-values', 'error.invalid-subcategory.details.nearest-values'],
    refutedBy: ['list.subcategory.dropped', 'subcategory.invented-dropped', 'subcategory.invented-empty', 'subcategory.invented-without-accepted-values', 'subcategory.invented-without-nearest-values', 'subcategory.invented-wrong-code'],
  },
  'events/subcategory-invented-alone': {
    level: 'must',
    clauses: ['events.subcategory.invented'],
    refutedBy: ['list.subcategory.dropped'],
  },
  'events/subcategory-list': {
    level: 'must',
    clauses: ['events.subcategory.list'],
    refutedBy: ['subcategory.list-first-only', 'subcategory.list-refused'],
  },
  'events/subcategory-list-foreign': {
    level: 'must',
    clauses: ['events.subcategory.wrong-category', 'events.subcategory.wrong-category.accepted-values', 'error.invalid-subcategory-for-category'],
    refutedBy: ['subcategory.wrong-pair-category-dropped', 'subcategory.wrong-pair-status-404', 'subcategory.wrong-pair-without-accepted-values', 'subcategory.wrong-pair-wrong-code'],
  },
  'events/subcategory-without-category': {
    level: 'must',
    clauses: ['events.subcategory.without-category', 'error.subcategory-requires-category', 'error.subcategory-requires-category.details.accepted-categories'],
    refutedBy: ['list.subcategory.dropped', 'subcategory.alone-empty', 'subcategory.alone-served', 'subcategory.alone-without-accepted-categories', 'subcategory.alone-wrong-code'],
  },
  'events/window-before-coverage': {
    level: 'must',
    clauses: ['events.window.before-coverage', 'error.date-out-of-coverage'],
    refutedBy: ['summary.window.before-coverage-wrong-code', 'window.before-coverage-wrong-code'],
  },
  'events/window-bound-aliases': {
    level: 'must',
    clauses: ['events.date-start.alias-start-date', 'events.date-end.alias-end-date'],
    refutedBy: ['alias.end_date.ignored', 'alias.end_date.refused', 'alias.start_date.ignored', 'alias.start_date.refused'],
  },
  'events/window-bounds': {
    level: 'must',
    clauses: ['events.date-start.bound', 'events.date-end.bound'],
    refutedBy: ['list.date_end.dropped', 'list.date_start.dropped', 'window.dates-bound-coding-time'],
  },
  'events/window-chunks': {
    level: 'must',
    clauses: ['events.window.chunks-add-up'],
    refutedBy: ['window.end-exclusive', 'window.start-exclusive'],
  },
  'events/window-conflict': {
    level: 'must',
    clauses: ['events.window.explicit-and-relative', 'error.conflicting-time-window'],
    refutedBy: ['window.explicit-and-relative-served', 'window.explicit-and-relative-wrong-code'],
  },
  'events/window-date': {
    level: 'must',
    clauses: ['events.date.single-day', 'events.date.equals-bounds'],
    refutedBy: ['list.date.dropped', 'window.date-opens-range', 'window.single-day-refused'],
  },
  'events/window-date-and-days': {
    level: 'must',
    clauses: ['events.window.date-and-days', 'error.conflicting-time-window.date-with-days'],
    refutedBy: ['window.date-and-days-refused'],
  },
  'events/window-days': {
    level: 'must',
    clauses: ['events.days.window', 'events.days.ends-today', 'events.days.at-max', 'events.days.calendar-dates', 'events.days.no-coded-bound'],
    refutedBy: ['days.ends-yesterday', 'days.kept-coded-bound', 'days.one-day-more', 'days.thirty-refused', 'list.days.dropped'],
  },
  'events/window-days-above-max': {
    level: 'must',
    clauses: ['events.days.max'],
    refutedBy: ['days.any-number-served', 'days.thirty-one-served'],
  },
  'events/window-days-spellings': {
    level: 'must',
    clauses: ['events.days.alias-window', 'events.days.window-day-form', 'events.days.window-whole-number'],
    refutedBy: ['alias.window.ignored', 'alias.window.refused', 'days.window-day-form-refused', 'days.window-number-refused'],
  },
  'events/window-default': {
    level: 'must',
    clauses: ['events.window.default', 'events.window.query-window', 'events.observed.coding-time'],
    refutedBy: ['observed.bounds-event-date', 'window.default-thirty-days', 'window.default-unbounded', 'window.query-window-missing'],
  },
  'events/window-default-entity': {
    level: 'must',
    clauses: ['events.window.default.entity', 'events.window.query-window'],
    refutedBy: ['window.default-entity-short', 'window.query-window-missing'],
  },
  'events/window-future': {
    level: 'observe',
    clauses: ['events.window.future'],
    refutedBy: [],
  },
  'events/window-inclusive': {
    level: 'must',
    clauses: ['events.date-start.inclusive', 'events.date-end.inclusive'],
    refutedBy: ['window.end-exclusive', 'window.start-exclusive'],
  },
  'events/window-inverted': {
    level: 'must',
    clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
    refutedBy: ['window.inverted-empty', 'window.inverted-swapped', 'window.inverted-wrong-code'],
  },
  'events/window-one-sided': {
    level: 'must',
    clauses: ['events.date-start.bound', 'events.date-end.bound', 'events.window.at-most-thirty-days', 'events.window.one-sided'],
    refutedBy: ['list.date_end.dropped', 'list.date_start.dropped', 'window.dates-bound-coding-time'],
  },
  'events/window-over-a-year': {
    level: 'must',
    clauses: ['events.window.over-a-year', 'error.date-window-too-large', 'error.date-window-too-large.details.coverage', 'error.date-window-too-large.details.suggested-window', 'error.date-window-too-large.details.max-days'],
    refutedBy: ['window.over-a-year-adjusted', 'window.over-a-year-empty', 'window.over-a-year-wrong-code', 'window.over-a-year-wrong-status', 'window.too-large-without-coverage', 'window.too-large-without-max-days', 'window.too-large-without-suggested-window'],
  },
  'events/window-reaches-into-coverage': {
    level: 'must',
    clauses: ['events.window.reaches-into-coverage'],
    refutedBy: ['summary.window.reaching-into-coverage-refused', 'window.reaching-into-coverage-refused'],
  },
  'events/window-thirty-days': {
    level: 'must',
    clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
    refutedBy: ['window.thirty-days-cut', 'window.thirty-days-refused'],
  },
  'events/window-told': {
    level: 'must',
    clauses: ['events.window.query-window', 'events.window.query-window.rows', 'envelope.meta.query-window'],
    refutedBy: ['list.query-window-words', 'window.query-window-as-asked', 'window.query-window-day-late', 'window.query-window-missing'],
  },
  'events/window-up-to-a-year': {
    level: 'must',
    clauses: ['events.window.up-to-a-year', 'events.window.most-recent-days', 'events.window.adjustment', 'events.window.at-most-thirty-days', 'limits.date-window.max', 'envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason', 'error.date-window-too-large.served-up-to-a-year', 'error.date-window-too-large.most-recent-days', 'error.date-window-too-large.window-adjustment'],
    refutedBy: ['window.adjustment-missing', 'window.adjustment-null', 'window.adjustment-text', 'window.adjustment-without-reason', 'window.not-capped', 'window.oldest-days-kept', 'window.over-cap-empty', 'window.over-cap-refused', 'window.over-ninety-days-refused', 'window.thirty-one-days-served'],
  },
  'facilities/bbox-across-the-antimeridian': {
    level: 'must',
    clauses: ['facilities.bbox.inverted-longitudes', 'error.invalid-bbox.inverted-longitude'],
    refutedBy: ['facilities.bbox.inverted-longitudes-swapped'],
  },
  'facilities/bbox-broken': {
    level: 'must',
    clauses: ['facilities.bbox.malformed', 'facilities.bbox.inverted-latitudes', 'error.invalid-bbox', 'error.invalid-bbox.inverted-latitude'],
    refutedBy: ['facilities.bbox.inverted-latitudes-empty', 'facilities.bbox.malformed-dropped', 'facilities.bbox.malformed-wrong-code'],
  },
  'facilities/bbox-filter': {
    level: 'must',
    clauses: ['facilities.bbox.order', 'facilities.bbox.inside', 'facilities.bbox.finds', 'facilities.bbox.without-coordinates', 'error.invalid-bbox.latitude-first'],
    refutedBy: ['facilities.bbox.dropped', 'facilities.bbox.latitude-only', 'facilities.bbox.longitude-first', 'facilities.bbox.ports-lost', 'facilities.bbox.shrunk'],
  },
  'facilities/bbox-ports': {
    level: 'must',
    clauses: ['facilities.bbox.order.ports', 'error.invalid-bbox.latitude-first'],
    refutedBy: ['facilities.bbox.longitude-first', 'facilities.bbox.ports-longitude-first'],
  },
  'facilities/capacity-crossed': {
    level: 'must',
    clauses: ['facilities.capacity-mw.crossed'],
    refutedBy: ['facilities.capacity-mw.crossed-dropped', 'facilities.capacity-mw.crossed-swapped'],
  },
  'facilities/capacity-filter': {
    level: 'must',
    clauses: ['facilities.capacity-mw.power', 'facilities.capacity-mw.data-centers', 'facilities.capacity-mw-min', 'facilities.capacity-mw-max', 'facilities.capacity-mw.other-types', 'facilities.capacity-mw.unknown-capacity'],
    refutedBy: ['facilities.capacity-mw-max.as-minimum', 'facilities.capacity-mw-max.dropped', 'facilities.capacity-mw-min.as-text', 'facilities.capacity-mw-min.dropped', 'facilities.capacity-mw-min.in-kilowatts', 'facilities.capacity-mw.data-centers-lost', 'facilities.capacity-mw.power-lost'],
  },
  'facilities/capacity-refused': {
    level: 'must',
    clauses: ['facilities.capacity-mw-min.non-numeric', 'facilities.capacity-mw-max.non-numeric', 'error.invalid-number'],
    refutedBy: ['facilities.capacity-mw-max.non-numeric-dropped', 'facilities.capacity-mw-max.non-numeric-empty', 'facilities.capacity-mw-min.non-numeric-dropped', 'facilities.capacity-mw-min.non-numeric-prefix', 'facilities.capacity-mw-min.non-numeric-wrong-code'],
  },
  'facilities/class-filter': {
    level: 'must',
    clauses: ['facilities.class.only', 'facilities.class.values'],
    refutedBy: ['facilities.class.dropped', 'facilities.class.heavy-industry-refused'],
  },
  'facilities/class-unknown': {
    level: 'must',
    clauses: ['facilities.class.unknown', 'facilities.class.accepted-values', 'facilities.class.several', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values'],
    refutedBy: ['facilities.class.unknown-dropped', 'facilities.class.unknown-empty', 'facilities.class.unknown-wrong-code', 'facilities.class.without-accepted-values'],
  },
  'facilities/country-filter': {
    level: 'must',
    clauses: ['facilities.country.name', 'facilities.country.iso-2', 'facilities.country.iso-3', 'facilities.country.primary', 'facilities.country.only'],
    refutedBy: ['facilities.country.dropped', 'facilities.country.iso-2-refused', 'facilities.country.iso-3-refused', 'facilities.country.name-substring', 'facilities.country.names-refused', 'facilities.country.primary-empty', 'facilities.country.widened-to-region'],
  },
  'facilities/country-secondary': {
    level: 'must',
    clauses: ['facilities.country.primary', 'facilities.country.secondary'],
    refutedBy: ['facilities.country.primary-empty', 'facilities.country.primary-only', 'facilities.country.secondary-first'],
  },
  'facilities/cursor-unreadable': {
    level: 'must',
    clauses: ['facilities.cursor.unreadable', 'error.invalid-cursor'],
    refutedBy: ['facilities.cursor.unreadable-crashes', 'facilities.cursor.unreadable-first-page', 'facilities.cursor.unreadable-wrong-code'],
  },
  'facilities/cursor-walk': {
    level: 'must',
    clauses: ['facilities.cursor.next-page', 'facilities.cursor.no-repeats', 'facilities.cursor.complete', 'facilities.cursor.ends', 'facilities.cursor.place'],
    refutedBy: ['facilities.cursor.always-first-page', 'facilities.cursor.always-null', 'facilities.cursor.ends-early', 'facilities.cursor.never-null', 'facilities.cursor.repeats-last-row', 'facilities.cursor.skips-a-row'],
  },
  'facilities/detail-attributes': {
    level: 'must',
    clauses: ['facility-record.detail.attributes', 'facility-record.detail.merge-history', 'facility-record.detail.attributes.members', 'facility-record.detail.merge-history.members', 'facility-record.detail.merge-history.none'],
    refutedBy: ['facility-record.detail.attributes-flattened', 'facility-record.detail.attributes-missing', 'facility-record.detail.merge-history-missing'],
  },
  'facilities/detail-malformed': {
    level: 'must',
    clauses: ['facilities.detail.malformed', 'error.invalid-facility-id'],
    refutedBy: ['facilities.detail.malformed-not-found', 'facilities.detail.malformed-status-422', 'facilities.detail.malformed-wrong-code'],
  },
  'facilities/detail-record': {
    level: 'must',
    clauses: ['facilities.detail.record', 'facilities.detail.same-id', 'facilities.detail.listed', 'facility-record.detail.card'],
    refutedBy: ['facilities.detail.data-centers-not-held', 'facilities.detail.empty', 'facilities.detail.in-a-list', 'facilities.detail.keyed-by-site', 'facilities.detail.name-only', 'facilities.detail.other-record', 'facilities.detail.owners-lost', 'facilities.detail.status-stale'],
  },
  'facilities/detail-site-id': {
    level: 'must',
    clauses: ['facilities.detail.site-id.well-formed', 'facilities.detail.site-id', 'facility-record.site-id.prefix', 'facility-record.site-id.place'],
    refutedBy: ['facilities.detail.site-ids-malformed', 'facility-record.site-id.without-prefix'],
  },
  'facilities/detail-unknown': {
    level: 'must',
    clauses: ['facilities.detail.unknown'],
    refutedBy: ['facilities.detail.unknown-crashes', 'facilities.detail.unknown-empty', 'facilities.detail.unknown-nearest', 'facilities.detail.unknown-null'],
  },
  'facilities/directory': {
    level: 'must',
    clauses: ['facilities.directory.power', 'facilities.directory.extraction', 'facilities.directory.transport', 'facilities.directory.ports', 'facilities.directory.heavy-industry', 'facilities.directory.data-centers'],
    refutedBy: ['facilities.directory.without-data-centers', 'facilities.directory.without-extraction', 'facilities.directory.without-heavy-industry', 'facilities.directory.without-ports', 'facilities.directory.without-power', 'facilities.directory.without-transport'],
  },
  'facilities/has-geo': {
    level: 'must',
    clauses: ['facilities.has-geo.true', 'facilities.has-geo.no-data-centers'],
    refutedBy: ['facilities.has-geo.data-centers-kept', 'facilities.has-geo.dropped', 'facilities.has-geo.pipelines-kept'],
  },
  'facilities/has-owner': {
    level: 'must',
    clauses: ['facilities.has-owner.true', 'facilities.has-owner.no-ports'],
    refutedBy: ['facilities.has-owner.dropped', 'facilities.has-owner.ports-kept', 'facilities.has-owner.unowned-kept'],
  },
  'facilities/invalid-boolean': {
    level: 'must',
    clauses: ['facilities.has-geo.non-boolean', 'facilities.has-owner.non-boolean', 'error.invalid-boolean'],
    refutedBy: ['facilities.has-geo.non-boolean-dropped', 'facilities.has-geo.one-served', 'facilities.has-owner.non-boolean-dropped', 'facilities.has-owner.non-boolean-wrong-code'],
  },
  'facilities/left-open': {
    level: 'observe',
    clauses: ['facilities.country.list', 'facilities.country.unknown', 'facilities.entity.name.fuzzy', 'facilities.entity.unknown', 'facilities.entity.wiki', 'facilities.status.unknown', 'facilities.has-geo.false', 'facilities.bbox.flat', 'facilities.near.radius.above-cap', 'limits.radius-km.facilities'],
    refutedBy: [],
  },
  'facilities/limit-above-max': {
    level: 'must',
    clauses: ['facilities.limit.above-max', 'facilities.limit.max', 'limits.facilities-limit.max', 'error.invalid-limit'],
    refutedBy: ['facilities.limit.above-max-served', 'facilities.limit.above-max-status-422', 'facilities.limit.above-max-wrong-code', 'facilities.limit.max-off-by-one'],
  },
  'facilities/limit-default': {
    level: 'must',
    clauses: ['facilities.limit.default', 'limits.facilities-limit.default'],
    refutedBy: ['facilities.limit.default-20', 'facilities.limit.default-50'],
  },
  'facilities/limit-honoured': {
    level: 'must',
    clauses: ['facilities.limit.page', 'facilities.limit.at-max', 'limits.facilities-limit.max'],
    refutedBy: ['facilities.limit.hundred-refused', 'facilities.limit.ignored', 'facilities.limit.one-row-too-many'],
  },
  'facilities/limit-refused': {
    level: 'must',
    clauses: ['facilities.limit.below-min', 'facilities.limit.non-numeric', 'error.invalid-limit'],
    refutedBy: ['facilities.limit.below-min-crashes', 'facilities.limit.below-min-wrong-code', 'facilities.limit.non-numeric-at-default', 'facilities.limit.non-numeric-prefix', 'facilities.limit.non-numeric-wrong-code'],
  },
  'facilities/near-broken': {
    level: 'must',
    clauses: ['facilities.near.pair', 'facilities.near.several', 'facilities.near.non-numeric', 'error.invalid-near.facilities'],
    refutedBy: ['facilities.near.non-numeric-dropped', 'facilities.near.non-numeric-wrong-code', 'facilities.near.pair-served', 'facilities.near.pair-wrong-code', 'facilities.near.several-first-served'],
  },
  'facilities/near-filter': {
    level: 'must',
    clauses: ['facilities.near.order', 'facilities.near.kilometres', 'facilities.near.inside', 'facilities.near.finds', 'facilities.near.without-coordinates'],
    refutedBy: ['facilities.near.capped-at-100', 'facilities.near.dropped', 'facilities.near.in-metres', 'facilities.near.in-miles', 'facilities.near.longitude-first', 'facilities.near.radius-first', 'facilities.near.square'],
  },
  'facilities/no-events': {
    level: 'must',
    clauses: ['facilities.no-events'],
    refutedBy: ['facilities.no-events.counted'],
  },
  'facilities/owner-id': {
    level: 'must',
    clauses: ['facilities.entity.id.only', 'facilities.entity.id.finds', 'facilities.owner-entity-id', 'facilities.owner-entity-id.finds'],
    refutedBy: ['facilities.entity.dropped', 'facilities.entity.first-owner-only', 'facilities.entity.id-by-family', 'facilities.entity.id-refused', 'facilities.entity.id-unresolved', 'facilities.entity.unowned-kept', 'facilities.owner-entity-id.dropped', 'facilities.owner-entity-id.empty', 'facilities.owner-entity-id.first-owner-only', 'facilities.owner-entity-id.removed', 'facilities.owner-entity-id.unowned-kept'],
  },
  'facilities/owner-name': {
    level: 'must',
    clauses: ['facilities.entity.name', 'facilities.entity.name.case'],
    refutedBy: ['facilities.entity.name-case-sensitive', 'facilities.entity.name-of-facility', 'facilities.entity.name-refused', 'facilities.entity.name-unresolved'],
  },
  'facilities/owner-search': {
    level: 'must',
    clauses: ['facilities.owner-search.substring', 'facilities.owner-search', 'facilities.owner-search.case'],
    refutedBy: ['facilities.owner-search.dropped', 'facilities.owner-search.names-included', 'facilities.owner-search.prefix', 'facilities.owner-search.whole-names-only'],
  },
  'facilities/q-filter': {
    level: 'must',
    clauses: ['facilities.q.substring', 'facilities.q.case', 'facilities.q.only'],
    refutedBy: ['facilities.q.any-word', 'facilities.q.case-sensitive', 'facilities.q.dropped', 'facilities.q.owners-included', 'facilities.q.prefix', 'facilities.q.whole-names-only', 'facilities.q.whole-words'],
  },
  'facilities/record-capacity': {
    level: 'must',
    clauses: ['facility-record.capacity', 'facility-record.capacity.unknown', 'facility-record.capacity.unit'],
    refutedBy: ['facility-record.capacity.missing'],
  },
  'facilities/record-class': {
    level: 'must',
    clauses: ['facility-record.class', 'facility-record.class.values', 'facility-record.type.power', 'facility-record.type.extraction', 'facility-record.type.transport-logistics', 'facility-record.type.ports', 'facility-record.type.heavy-industry', 'facility-record.type.digital-infrastructure'],
    refutedBy: ['facility-record.class.cement-in-transport', 'facility-record.class.chemicals-in-digital', 'facility-record.class.coal-mines-in-power', 'facility-record.class.iron-in-heavy-industry', 'facility-record.class.lng-terminals-in-ports', 'facility-record.class.missing', 'facility-record.class.numbers', 'facility-record.class.own-words', 'facility-record.class.steel-in-extraction'],
  },
  'facilities/record-coordinates': {
    level: 'must',
    clauses: ['facility-record.coordinates', 'facility-record.energy-registry.coordinates', 'facility-record.maritime-ports.coordinates', 'facility-record.aicompute.no-coordinates', 'facility-record.energy-registry.coordinates.pipelines', 'facility-record.energy-registry.coordinates.lng-carriers'],
    refutedBy: ['facility-record.aicompute.located', 'facility-record.coordinates.latitude-null', 'facility-record.coordinates.missing', 'facility-record.coordinates.swapped', 'facility-record.coordinates.zero', 'facility-record.energy-registry.coordinates-lost', 'facility-record.maritime-ports.coordinates-lost'],
  },
  'facilities/record-country': {
    level: 'must',
    clauses: ['facility-record.country', 'facility-record.country.spelling', 'facility-record.country.secondary'],
    refutedBy: ['facility-record.country.missing'],
  },
  'facilities/record-id': {
    level: 'must',
    clauses: ['facilities.list.records', 'facility-record.id', 'facility-record.id.prefix'],
    refutedBy: ['facilities.list.ids-only', 'facility-record.id.number', 'facility-record.id.renamed', 'facility-record.id.without-prefix'],
  },
  'facilities/record-id-stable': {
    level: 'must',
    clauses: ['facility-record.id.stable'],
    refutedBy: ['facility-record.id.of-load'],
  },
  'facilities/record-left-open': {
    level: 'observe',
    clauses: ['facilities.list.envelope', 'facility-record.id.rest', 'facility-record.names', 'facility-record.further-members', 'facility-record.owners.further-members', 'facility-record.owners.none'],
    refutedBy: [],
  },
  'facilities/record-owners': {
    level: 'must',
    clauses: ['facility-record.owners', 'facility-record.owners.entity-id', 'facility-record.owners.entity-id.spine'],
    refutedBy: ['facility-record.owners.entity-id-null', 'facility-record.owners.missing', 'facility-record.owners.names-only', 'facility-record.owners.wiki-ids', 'facility-record.owners.without-entity-id'],
  },
  'facilities/record-source': {
    level: 'must',
    clauses: ['facility-record.source', 'facility-record.source.values', 'facility-record.energy-registry.energy-assets', 'facility-record.energy-registry.heavy-industry', 'facility-record.energy-registry.nothing-else', 'facility-record.maritime-ports.ports', 'facility-record.maritime-ports.nothing-else', 'facility-record.aicompute.data-centers', 'facility-record.aicompute.nothing-else'],
    refutedBy: ['facility-record.source.chemicals-from-aicompute', 'facility-record.source.data-centers-from-energy', 'facility-record.source.missing', 'facility-record.source.ports-from-energy', 'facility-record.source.provider', 'facility-record.source.steel-from-ports', 'facility-record.source.terminals-from-ports'],
  },
  'facilities/record-status': {
    level: 'must',
    clauses: ['facility-record.status', 'facilities.status.values', 'facility-record.status.unknown', 'facilities.status.open'],
    refutedBy: ['facilities.status.own-words', 'facility-record.status.missing'],
  },
  'facilities/record-type': {
    level: 'must',
    clauses: ['facility-record.type', 'facility-record.type.values'],
    refutedBy: ['facility-record.type.labels', 'facility-record.type.missing', 'facility-record.type.of-silo'],
  },
  'facilities/record-urls': {
    level: 'must',
    clauses: ['facility-record.follow-on-urls', 'facility-record.follow-on-urls.targets'],
    refutedBy: ['facility-record.follow-on-urls.empty', 'facility-record.follow-on-urls.missing'],
  },
  'facilities/region-filter': {
    level: 'must',
    clauses: ['facilities.region.only', 'facilities.region.finds', 'facilities.continent.only', 'facilities.continent.finds', 'facilities.region.values', 'facilities.continent.values'],
    refutedBy: ['facilities.continent.americas-swapped', 'facilities.continent.as-region', 'facilities.continent.dropped', 'facilities.region.dropped', 'facilities.region.europe-added', 'facilities.region.narrow', 'facilities.region.not-expanded', 'facilities.region.secondary-only'],
  },
  'facilities/reply': {
    level: 'must',
    clauses: ['envelope.reference.success', 'envelope.meta.attributions'],
    refutedBy: ['facilities.success.missing', 'facilities.success.number'],
  },
  'facilities/same-data-centers': {
    level: 'must',
    clauses: ['facilities.data-centers.same-data'],
    refutedBy: ['facilities.data-centers.of-other-data'],
  },
  'facilities/silo-owners': {
    level: 'must',
    clauses: ['facility-record.energy-registry.owners', 'facility-record.aicompute.owners', 'facility-record.maritime-ports.no-owners'],
    refutedBy: ['facility-record.aicompute.owners-lost', 'facility-record.energy-registry.owners-lost', 'facility-record.maritime-ports.owned'],
  },
  'facilities/sort-capacity': {
    level: 'must',
    clauses: ['facilities.sort.capacity-desc', 'facilities.sort.capacity-asc', 'facilities.sort.capacity.unknown'],
    refutedBy: ['facilities.sort.capacity-asc-descending', 'facilities.sort.capacity-asc-ignored', 'facilities.sort.capacity-desc-as-text', 'facilities.sort.capacity-desc-ascending', 'facilities.sort.capacity-desc-in-any-unit'],
  },
  'facilities/sort-country': {
    level: 'must',
    clauses: ['facilities.sort.country', 'facilities.sort.text-direction'],
    refutedBy: ['facilities.sort.country-ignored', 'facilities.sort.country-secondary'],
  },
  'facilities/sort-name': {
    level: 'must',
    clauses: ['facilities.sort.name', 'facilities.sort.default', 'facilities.sort.text-direction'],
    refutedBy: ['facilities.sort.default-by-id', 'facilities.sort.default-recent', 'facilities.sort.name-ignored', 'facilities.sort.name-within-types'],
  },
  'facilities/sort-values': {
    level: 'must',
    clauses: ['facilities.sort.values', 'facilities.sort.recent.time'],
    refutedBy: ['facilities.sort.capacity-asc-refused', 'facilities.sort.recent-refused'],
  },
  'facilities/source-filter': {
    level: 'must',
    clauses: ['facilities.source.only', 'facilities.source.values', 'facilities.source.list'],
    refutedBy: ['facilities.source.aicompute-refused', 'facilities.source.dropped', 'facilities.source.first-only', 'facilities.source.list-refused'],
  },
  'facilities/status-filter': {
    level: 'must',
    clauses: ['facilities.status.only', 'facilities.status.values'],
    refutedBy: ['facilities.status.dropped', 'facilities.status.proposed-refused', 'facilities.status.unknown-kept', 'facility-record.status.constant'],
  },
  'facilities/status-list': {
    level: 'must',
    clauses: ['facilities.status.list', 'facilities.status.case'],
    refutedBy: ['facilities.status.case-sensitive', 'facilities.status.first-only', 'facilities.status.not-split'],
  },
  'facilities/type-filter': {
    level: 'must',
    clauses: ['facilities.type.only', 'facilities.type.values'],
    refutedBy: ['facilities.type.dropped', 'facilities.type.widened-to-class'],
  },
  'facilities/type-list': {
    level: 'must',
    clauses: ['facilities.type.list', 'facilities.type.values', 'facilities.class.leaf-types'],
    refutedBy: ['facilities.class.first-type-only', 'facilities.class.without-lng-carriers', 'facilities.type.chemical-plant-refused', 'facilities.type.first-only', 'facilities.type.list-refused', 'facilities.type.lng-carrier-refused'],
  },
  'facilities/type-unknown': {
    level: 'must',
    clauses: ['facilities.type.unknown', 'facilities.type.unknown.in-list', 'facilities.type.accepted-values', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values'],
    refutedBy: ['facilities.type.classes-as-accepted-values', 'facilities.type.part-served', 'facilities.type.unknown-dropped', 'facilities.type.unknown-empty', 'facilities.type.unknown-in-list-dropped', 'facilities.type.unknown-status-422', 'facilities.type.unknown-wrong-code', 'facilities.type.without-accepted-values'],
  },
  'facilities/unknown-source-or-sort': {
    level: 'must',
    clauses: ['facilities.source.unknown', 'facilities.sort.unknown'],
    refutedBy: ['facilities.sort.unknown-served', 'facilities.source.unknown-dropped'],
  },
  'geography/country-required': {
    level: 'must',
    clauses: ['geography.country.required', 'geography.country.required.code'],
    refutedBy: ['geography.country.missing-crashes', 'geography.country.missing-served', 'geography.country.missing-served-empty', 'geography.country.missing-wrong-status'],
  },
  'geography/discovered-values': {
    level: 'must',
    clauses: ['events.admin1.discovered-values', 'events.admin1.filter', 'geography.values'],
    refutedBy: ['admin1.discovered-refused', 'admin1.matches-city', 'geography.values.towns', 'list.admin1.dropped'],
  },
  'geography/left-open': {
    level: 'observe',
    clauses: ['geography.completeness', 'geography.country.grammar', 'geography.country.unknown', 'geography.response'],
    refutedBy: [],
  },
  'geography/per-country': {
    level: 'must',
    clauses: ['geography.per-country'],
    refutedBy: ['geography.country.first-one', 'geography.country.without-effect'],
  },
  'geography/regions': {
    level: 'must',
    clauses: ['geography.route', 'geography.country', 'geography.values'],
    refutedBy: ['geography.country.crashes', 'geography.country.refused', 'geography.gone', 'geography.missing', 'geography.values.count', 'geography.values.empty'],
  },
  'government/awards-bare-name': {
    level: 'must',
    clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
    refutedBy: ['government.awards.entity.bare-name-empty', 'government.awards.entity.bare-name-if-known', 'government.awards.entity.bare-name-resolved', 'government.awards.entity.bare-name-wrong-code', 'government.awards.entity.bare-name-wrong-status'],
  },
  'government/awards-cik-id': {
    level: 'must',
    clauses: ['government.awards.entity.cik'],
    refutedBy: ['government.awards.entity.cik-refused', 'government.awards.entity.cik-unresolved'],
  },
  'government/awards-entity': {
    level: 'must',
    clauses: ['government.awards.entity', 'government.awards.entity.spine-id'],
    refutedBy: ['government.awards.entity.by-name-beginning', 'government.awards.entity.first-registration-only', 'government.awards.entity.ignored', 'government.awards.entity.spine-id-refused', 'government.awards.entity.spine-id-unresolved'],
  },
  'government/awards-limit': {
    level: 'must',
    clauses: ['government.awards.limit.timeline', 'government.awards.limit.default', 'government.limit.at-max', 'limits.government-limit.default', 'limits.government-limit.max'],
    refutedBy: ['government.awards.limit.default-25', 'government.awards.limit.default-unbounded', 'government.awards.limit.ignored', 'government.awards.limit.one-row-too-many', 'government.limit.capped-at-hundred', 'government.limit.five-hundred-refused'],
  },
  'government/awards-permalinks': {
    level: 'must',
    clauses: ['government-records.awards.permalink', 'government-records.awards.names'],
    refutedBy: ['government-records.awards.permalink-sometimes-null', 'government-records.awards.without-permalink'],
  },
  'government/awards-recent': {
    level: 'must',
    clauses: ['government-records.awards.recent', 'government-records.awards.order', 'government-records.awards.unit', 'government.awards.limit.timeline'],
    refutedBy: ['government-records.awards.greatest-first', 'government-records.awards.oldest-first', 'government.awards.limit.ignored', 'government.awards.limit.one-row-too-many'],
  },
  'government/awards-recipient': {
    level: 'must',
    clauses: ['government.awards.recipient.only', 'government.awards.recipient.substring', 'government.awards.recipient.case'],
    refutedBy: ['government.awards.recipient.any-word', 'government.awards.recipient.case-sensitive', 'government.awards.recipient.exact', 'government.awards.recipient.ignored', 'government.awards.recipient.prefix-only', 'government.awards.recipient.whole-words'],
  },
  'government/awards-recipient-literal': {
    level: 'must',
    clauses: ['government.awards.recipient.only', 'error.server-errors'],
    refutedBy: ['government.awards.recipient.agency-included', 'government.awards.recipient.any-word', 'government.awards.recipient.ignored', 'government.awards.recipient.pattern'],
  },
  'government/awards-reply': {
    level: 'must',
    clauses: ['government-records.summary', 'government-records.summary.total-obligated', 'government-records.summary.award-count', 'government-records.summary.recipient-count', 'government-records.summary.names', 'government-records.rollups', 'government-records.awards', 'envelope.reference.success'],
    refutedBy: ['government-records.awards.as-map', 'government-records.awards.missing', 'government-records.rollups.missing', 'government-records.summary.missing', 'government-records.summary.without-award-count', 'government-records.summary.without-recipient-count', 'government-records.summary.without-total', 'government.awards.reply.without-success'],
  },
  'government/awards-selector-required': {
    level: 'must',
    clauses: ['government.awards.selector-required', 'error.missing-param'],
    refutedBy: ['government.awards.selector.served-empty', 'government.awards.selector.served-unfiltered', 'government.awards.selector.wrong-code', 'government.awards.selector.wrong-status'],
  },
  'government/awards-uei': {
    level: 'must',
    clauses: ['government.awards.uei', 'government.awards.uei.case'],
    refutedBy: ['government.awards.uei.case-sensitive', 'government.awards.uei.ignored', 'government.awards.uei.relatives-included', 'government.awards.uei.unresolved'],
  },
  'government/awards-wiki-id': {
    level: 'must',
    clauses: ['government.awards.entity.wiki', 'entity-card.id.either-form'],
    refutedBy: ['government.awards.entity.wiki-refused', 'government.awards.entity.wiki-unresolved'],
  },
  'government/left-open': {
    level: 'observe',
    clauses: ['government.awards.entity.page-url', 'government.awards.uei.malformed', 'government.awards.uei.unknown', 'government.awards.combination', 'government.links.bare-request', 'government.links.entity.bare-name', 'government.links.entity.other-handles', 'government.links.booleans.false', 'government.links.combination'],
    refutedBy: [],
  },
  'government/limit-above-max': {
    level: 'must',
    clauses: ['government.limit.above-max', 'government.awards.limit.max', 'government.links.limit.max', 'limits.government-limit.max', 'error.invalid-limit'],
    refutedBy: ['government.awards.limit.above-max-served', 'government.awards.limit.off-by-one', 'government.limit.above-max-crash', 'government.limit.above-max-wrong-code', 'government.limit.wrong-status', 'government.links.limit.above-max-served'],
  },
  'government/limit-refused': {
    level: 'must',
    clauses: ['government.limit.below-min', 'government.limit.non-numeric', 'error.invalid-limit'],
    refutedBy: ['government.limit.below-min-crash', 'government.limit.below-min-wrong-code', 'government.limit.lenient-prefix', 'government.limit.non-numeric-at-default', 'government.limit.non-numeric-wrong-code', 'government.limit.wrong-status'],
  },
  'government/links-active-only': {
    level: 'must',
    clauses: ['government.links.active-only', 'government.links.active-only.finds'],
    refutedBy: ['government.links.active-only.ignored', 'government.links.active-only.inverted', 'government.links.active-only.loses-old-ones'],
  },
  'government/links-adversary-only': {
    level: 'must',
    clauses: ['government.links.adversary-only', 'government.links.adversary-only.meaning'],
    refutedBy: ['government.links.adversary-only.drops-other-filters'],
  },
  'government/links-country': {
    level: 'must',
    clauses: ['government.links.country', 'government.links.country.case', 'government.links.country.unknown'],
    refutedBy: ['government.links.country.ignored', 'government.links.country.others-included', 'government.links.country.upper-case-unfound'],
  },
  'government/links-entity': {
    level: 'must',
    clauses: ['government.links.entity.registrant', 'government.links.entity.foreign-principal', 'government.links.entity.only'],
    refutedBy: ['government.links.entity.colleagues-included', 'government.links.entity.ignored', 'government.links.entity.principal-side-only', 'government.links.entity.registrant-side-only', 'government.links.entity.spine-id-unresolved'],
  },
  'government/links-invalid-boolean': {
    level: 'must',
    clauses: ['government.links.adversary-only.non-boolean', 'government.links.sanctioned-only.non-boolean', 'government.links.active-only.non-boolean'],
    refutedBy: ['government.links.active-only.nonsense-dropped', 'government.links.active-only.one-accepted', 'government.links.adversary-only.nonsense-dropped', 'government.links.adversary-only.one-accepted', 'government.links.booleans.wrong-code', 'government.links.sanctioned-only.nonsense-dropped', 'government.links.sanctioned-only.one-accepted'],
  },
  'government/links-limit': {
    level: 'must',
    clauses: ['government.links.limit.rows', 'government.links.limit.default', 'government.limit.at-max', 'limits.government-limit.default', 'limits.government-limit.max'],
    refutedBy: ['government.limit.capped-at-hundred', 'government.links.limit.default-25', 'government.links.limit.default-unbounded', 'government.links.limit.ignored', 'government.links.limit.one-row-too-many'],
  },
  'government/links-members': {
    level: 'must',
    clauses: ['government-records.links.registrant', 'government-records.links.foreign-principal', 'government-records.links.country', 'government-records.links.status', 'government-records.links.status.values', 'government-records.links.status.spelling', 'government.links.country.row-case'],
    refutedBy: ['government-records.links.country-sometimes-null', 'government-records.links.status-of-active-only', 'government-records.links.third-status', 'government-records.links.without-country', 'government-records.links.without-foreign-principal', 'government-records.links.without-registrant'],
  },
  'government/links-names': {
    level: 'must',
    clauses: ['government.links.registrant', 'government.links.registrant.fuzzy', 'government.links.foreign-principal', 'government.links.foreign-principal.fuzzy'],
    refutedBy: ['government.links.foreign-principal.ignored', 'government.links.foreign-principal.other-side', 'government.links.foreign-principal.unfound', 'government.links.registrant.ignored', 'government.links.registrant.other-side', 'government.links.registrant.unfound'],
  },
  'government/links-reply': {
    level: 'must',
    clauses: ['government.links.rows', 'government-records.links.pair', 'government-records.links.names', 'government.links.order', 'envelope.reference.success'],
    refutedBy: ['government-records.links.pair-repeated', 'government.links.reply.without-success', 'government.links.rows.counted-only'],
  },
  'government/links-sanctioned-only': {
    level: 'must',
    clauses: ['government.links.sanctioned-only', 'government.links.sanctioned-only.finds', 'government-records.links.sanction-lists', 'government-records.links.sanction-programs', 'government-records.screening-lists.number', 'government-records.links.sanctions.none', 'government-records.links.sanctions.items'],
    refutedBy: ['government-records.links.sanction-lists-null', 'government-records.links.without-sanction-lists', 'government-records.links.without-sanction-programs', 'government-records.screening-lists.more-than-five', 'government.links.sanctioned-only.first-list-only', 'government.links.sanctioned-only.ignored', 'government.links.sanctioned-only.inverted'],
  },
  'government/recipients': {
    level: 'must',
    clauses: ['government.recipients.uei', 'government.recipients.uei.length', 'government.recipients.one-a-uei'],
    refutedBy: ['government.recipients.rolled-up-by-agency', 'government.recipients.uei-shortened', 'government.recipients.without-uei'],
  },
  'government/rollups-agencies': {
    level: 'must',
    clauses: ['government-records.rollups.agencies', 'government-records.rollups.names'],
    refutedBy: ['government-records.rollups.agencies-empty', 'government-records.rollups.without-agencies'],
  },
  'government/rollups-count': {
    level: 'must',
    clauses: ['government-records.rollups.max', 'government-records.rollups.full', 'limits.government.rollups'],
    refutedBy: ['government-records.rollups.all-recipients', 'government-records.rollups.one-too-many', 'government-records.rollups.top-ten'],
  },
  'government/rollups-dates': {
    level: 'must',
    clauses: ['government-records.rollups.first-action-date', 'government-records.rollups.last-action-date', 'government-records.rollups.dates-order'],
    refutedBy: ['government-records.rollups.dates-swapped', 'government-records.rollups.without-first-action-date', 'government-records.rollups.without-last-action-date'],
  },
  'government/rollups-top': {
    level: 'must',
    clauses: ['government-records.rollups.top', 'government-records.rollups.order', 'government-records.rollups.amount'],
    refutedBy: ['government-records.rollups.alphabetical', 'government-records.rollups.by-award-count', 'government-records.rollups.smallest'],
  },
  'government/summary-figures': {
    level: 'must',
    clauses: ['government-records.rollups.few', 'government-records.summary.recipient-count', 'government-records.summary.total-obligated'],
    refutedBy: ['government-records.rollups.last-lost', 'government-records.summary.without-recipient-count', 'government-records.summary.without-total'],
  },
  'government/summary-of-all': {
    level: 'must',
    clauses: ['government-records.summary.total-obligated.all', 'government-records.summary.award-count.all', 'government-records.summary.recipient-count.all', 'government.awards.limit.timeline-only'],
    refutedBy: ['government-records.summary.award-count-of-rows', 'government-records.summary.recipient-count-of-rows', 'government-records.summary.total-of-rows', 'government.awards.limit.bounds-rollups', 'government.awards.limit.cuts-rollups'],
  },
  'hierarchy/as-of': {
    level: 'must',
    clauses: ['hierarchy.as-of.refusal', 'hierarchy.latest-load', 'versioning.as-of.hierarchy'],
    refutedBy: ['hierarchy.as-of.applied', 'hierarchy.as-of.wrong-code', 'hierarchy.as-of.wrong-status'],
  },
  'hierarchy/child-count': {
    level: 'must',
    clauses: ['hierarchy.child-count', 'hierarchy.child-count.excluded', 'hierarchy.child-count.least'],
    refutedBy: ['hierarchy.child-count.inactive-not-counted', 'hierarchy.child-count.kept-when-excluded', 'hierarchy.child-count.null-for-none', 'hierarchy.child-count.off-by-one', 'hierarchy.child-count.text', 'hierarchy.child-count.zero-when-excluded'],
  },
  'hierarchy/coverage': {
    level: 'must',
    clauses: ['hierarchy.members.coverage', 'hierarchy.members.hierarchy', 'hierarchy.coverage.lei-present', 'hierarchy.coverage.in-registry-level2', 'hierarchy.coverage.reporting-exception', 'envelope.reference.success'],
    refutedBy: ['hierarchy.coverage.lei-present-renamed', 'hierarchy.coverage.lei-present-text', 'hierarchy.coverage.level2-number', 'hierarchy.coverage.reporting-exception-object', 'hierarchy.coverage.without-level2', 'hierarchy.members.coverage-text', 'hierarchy.members.without-coverage', 'hierarchy.members.without-hierarchy', 'hierarchy.reply.without-success'],
  },
  'hierarchy/depth': {
    level: 'must',
    clauses: ['hierarchy.depth.bounds', 'hierarchy.depth.deeper', 'hierarchy.depth.default', 'limits.hierarchy.depth.default', 'hierarchy.depth.range'],
    refutedBy: ['hierarchy.depth.default-five', 'hierarchy.depth.ignored', 'hierarchy.depth.last-only', 'hierarchy.depth.one-more', 'hierarchy.depth.one-refused', 'hierarchy.depth.stuck-at-one'],
  },
  'hierarchy/depth-max': {
    level: 'must',
    clauses: ['hierarchy.depth.max', 'limits.hierarchy.depth.max', 'hierarchy.depth.range'],
    refutedBy: ['hierarchy.depth.beyond-five-served', 'hierarchy.depth.five-is-all'],
  },
  'hierarchy/depth-range': {
    level: 'must',
    clauses: ['hierarchy.depth.range', 'limits.hierarchy.depth.min'],
    refutedBy: ['hierarchy.depth.five-refused', 'hierarchy.depth.one-refused'],
  },
  'hierarchy/direct-parent-on-file': {
    level: 'must',
    clauses: ['hierarchy.direct-parent.on-file'],
    refutedBy: ['hierarchy.direct-parent.unrelated'],
  },
  'hierarchy/direct-parent-told': {
    level: 'must',
    clauses: ['hierarchy.direct-parent', 'hierarchy.null-parent.no-lei', 'hierarchy.null-parent.no-filing'],
    refutedBy: ['hierarchy.direct-parent.absent-for-none', 'hierarchy.direct-parent.guessed-without-lei', 'hierarchy.direct-parent.inferred'],
  },
  'hierarchy/direction-both': {
    level: 'must',
    clauses: ['hierarchy.direction.both', 'hierarchy.direction.default'],
    refutedBy: ['hierarchy.direction.both-without-children', 'hierarchy.direction.both-without-parents', 'hierarchy.direction.default-down', 'hierarchy.direction.default-up'],
  },
  'hierarchy/direction-down': {
    level: 'must',
    clauses: ['hierarchy.direction.down'],
    refutedBy: ['hierarchy.direction.down-latter-half', 'hierarchy.direction.down-with-grandchildren'],
  },
  'hierarchy/direction-unknown': {
    level: 'must',
    clauses: ['hierarchy.direction.unknown'],
    refutedBy: ['hierarchy.direction.unknown-crash', 'hierarchy.direction.unknown-served'],
  },
  'hierarchy/direction-up': {
    level: 'must',
    clauses: ['hierarchy.direction.up', 'hierarchy.direction.up.no-children'],
    refutedBy: ['hierarchy.direction.up-direct-only', 'hierarchy.direction.up-with-children'],
  },
  'hierarchy/files-no-relationships': {
    level: 'must',
    clauses: ['hierarchy.coverage.in-registry-level2.files-none'],
    refutedBy: ['hierarchy.coverage.level2-of-parents'],
  },
  'hierarchy/forms': {
    level: 'must',
    clauses: ['hierarchy.entity', 'entities.handle.lei.hierarchy', 'entities.handle.spine.hierarchy', 'hierarchy.coverage.lei-present.held'],
    refutedBy: ['hierarchy.coverage.lei-present-false', 'hierarchy.entity.lei-refused', 'hierarchy.entity.lei-unresolved', 'hierarchy.entity.parent-of-lei', 'hierarchy.entity.spine-id-unresolved'],
  },
  'hierarchy/held-lei': {
    level: 'must',
    clauses: ['entities.handle.lei.hierarchy', 'hierarchy.coverage.lei-present.held'],
    refutedBy: ['hierarchy.entity.lei-refused', 'hierarchy.entity.lei-unresolved', 'hierarchy.entity.lei-without-entity-unresolved'],
  },
  'hierarchy/invalid-boolean': {
    level: 'must',
    clauses: ['error.invalid-boolean'],
    refutedBy: ['boolean.anything-is-false', 'boolean.one-and-zero-accepted', 'boolean.wrong-code', 'hierarchy.siblings.nonsense-dropped'],
  },
  'hierarchy/left-open': {
    level: 'observe',
    clauses: ['hierarchy.direct-parent.down', 'hierarchy.depth.out-of-range', 'hierarchy.limit.out-of-range', 'hierarchy.siblings.down', 'hierarchy.siblings.itself', 'hierarchy.siblings.extent', 'hierarchy.as-of'],
    refutedBy: [],
  },
  'hierarchy/limit-bounds': {
    level: 'must',
    clauses: ['hierarchy.limit.bounds'],
    refutedBy: ['hierarchy.limit.ignored', 'hierarchy.limit.one-more'],
  },
  'hierarchy/limit-max': {
    level: 'must',
    clauses: ['hierarchy.limit.max', 'hierarchy.limit.at-max', 'limits.hierarchy.children'],
    refutedBy: ['hierarchy.limit.above-max-served', 'hierarchy.limit.default-unbounded', 'hierarchy.limit.fifty-refused'],
  },
  'hierarchy/mutual': {
    level: 'must',
    clauses: ['hierarchy.direct-parent.mutual', 'hierarchy.children', 'hierarchy.parents', 'hierarchy.parent-child'],
    refutedBy: ['hierarchy.children.inactive-lost', 'hierarchy.children.never', 'hierarchy.direct-parent.abroad-lost', 'hierarchy.direct-parent.ultimate'],
  },
  'hierarchy/no-natural-persons': {
    level: 'must',
    clauses: ['hierarchy.no-natural-persons'],
    refutedBy: ['hierarchy.natural-person-on-top'],
  },
  'hierarchy/no-percentages': {
    level: 'must',
    clauses: ['hierarchy.no-percentages'],
    refutedBy: ['hierarchy.percentages'],
  },
  'hierarchy/none-on-file': {
    level: 'must',
    clauses: ['hierarchy.null-parent.none-on-file', 'hierarchy.parents'],
    refutedBy: ['hierarchy.direct-parent.abroad-lost', 'hierarchy.flat', 'hierarchy.parents.never'],
  },
  'hierarchy/not-a-number': {
    level: 'must',
    clauses: ['error.server-errors'],
    refutedBy: ['hierarchy.depth.nonsense-crash'],
  },
  'hierarchy/reporting-exception': {
    level: 'must',
    clauses: ['hierarchy.coverage.reporting-exception.declared', 'hierarchy.null-parent.exception'],
    refutedBy: ['hierarchy.coverage.reporting-exception-assumed', 'hierarchy.coverage.reporting-exception-lost'],
  },
  'hierarchy/required-flag': {
    level: 'must',
    clauses: ['hierarchy.entitlement'],
    refutedBy: ['hierarchy.entitlement.feed-flag', 'hierarchy.entitlement.feed-flag-told', 'hierarchy.entitlement.not-checked'],
  },
  'hierarchy/shapes': {
    level: 'observe',
    clauses: ['hierarchy.fields', 'hierarchy.child-count.extent', 'hierarchy.child-count.no-lei', 'hierarchy.coverage.reporting-exception.none', 'hierarchy.coverage.reporting-exception.values', 'hierarchy.limit.default'],
    refutedBy: [],
  },
  'hierarchy/siblings': {
    level: 'must',
    clauses: ['hierarchy.siblings.true', 'hierarchy.siblings.default', 'hierarchy.siblings.false', 'hierarchy.siblings.same-parent'],
    refutedBy: ['hierarchy.siblings.by-default', 'hierarchy.siblings.cousins-included', 'hierarchy.siblings.false-is-true', 'hierarchy.siblings.never'],
  },
  'hierarchy/siblings-of-orphans': {
    level: 'must',
    clauses: ['hierarchy.siblings.direct-only'],
    refutedBy: ['hierarchy.siblings.of-orphans'],
  },
  'hierarchy/unknown-entity': {
    level: 'must',
    clauses: ['hierarchy.unknown-entity'],
    refutedBy: ['hierarchy.unknown-entity.answered-null', 'hierarchy.unknown-entity.crash', 'hierarchy.unknown-entity.served-empty'],
  },
  'hierarchy/without-lei': {
    level: 'must',
    clauses: ['hierarchy.coverage.lei-present.missing', 'hierarchy.null-parent.no-lei'],
    refutedBy: ['hierarchy.coverage.lei-present-always', 'hierarchy.direct-parent.guessed-without-lei'],
  },
  'registry/entities-broken-lei': {
    level: 'must',
    clauses: ['registry.entities.lei.check-digit', 'error.invalid-lei'],
    refutedBy: ['lei.check-digits-not-verified', 'lei.last-digit-not-verified', 'lei.list.check-digits-not-verified', 'lei.list.last-digit-not-verified', 'lei.list.wrong-code', 'lei.transposition-accepted', 'lei.wrong-status'],
  },
  'registry/entities-by-country': {
    level: 'must',
    clauses: ['registry.entities.country'],
    refutedBy: ['registry.country.alpha-2', 'registry.country.headquarters', 'registry.country.ignored'],
  },
  'registry/entities-by-enum': {
    level: 'must',
    clauses: ['registry.entities.entity-status', 'registry.entities.registration-status', 'registry.entities.entity-category'],
    refutedBy: ['registry.entity-category.ignored', 'registry.entity-status.ignored', 'registry.registration-status.ignored'],
  },
  'registry/entities-by-jurisdiction': {
    level: 'must',
    clauses: ['registry.entities.jurisdiction.alpha-2', 'registry.entities.jurisdiction.subdivision'],
    refutedBy: ['registry.jurisdiction.ignored', 'registry.jurisdiction.subdivision-not-found', 'registry.jurisdiction.subdivision-widened', 'registry.jurisdiction.subdivisions-included'],
  },
  'registry/entities-by-lei': {
    level: 'must',
    clauses: ['registry.entities.lei', 'registry.entities.lei.list'],
    refutedBy: ['registry.lei-list.answered-with-others', 'registry.lei-list.first-only', 'registry.lei-list.not-split', 'registry.lei-list.relatives-included'],
  },
  'registry/entities-by-name': {
    level: 'must',
    clauses: ['registry.entities.name.exact', 'registry.entities.name.normalized', 'registry.entities.name.prefix'],
    refutedBy: ['registry.name.case-sensitive', 'registry.name.exact-not-found', 'registry.name.exact-only', 'registry.name.prefix-of-whole-words'],
  },
  'registry/entities-invalid-enum': {
    level: 'must',
    clauses: ['registry.entities.entity-status.enum', 'registry.entities.entity-status.accepted-values', 'registry.entities.registration-status.enum', 'registry.entities.registration-status.accepted-values', 'registry.entities.entity-category.enum', 'registry.entities.entity-category.accepted-values', 'error.invalid-enum', 'error.accepted-values'],
    refutedBy: ['registry.entity-category.unknown-dropped', 'registry.entity-category.unknown-empty', 'registry.entity-category.without-accepted-values', 'registry.entity-category.wrong-code', 'registry.entity-status.unknown-dropped', 'registry.entity-status.unknown-empty', 'registry.entity-status.without-accepted-values', 'registry.entity-status.wrong-code', 'registry.enum-wrong-status', 'registry.registration-status.unknown-dropped', 'registry.registration-status.unknown-empty', 'registry.registration-status.without-accepted-values', 'registry.registration-status.wrong-code'],
  },
  'registry/entities-lei-limit': {
    level: 'must',
    clauses: ['registry.entities.lei.at-max', 'registry.entities.lei.over-max', 'limits.lei-list'],
    refutedBy: ['registry.lei-list.hundred-refused', 'registry.lei-list.over-max-cut', 'registry.lei-list.over-max-served', 'registry.lei-list.over-max-wrong-status'],
  },
  'registry/entities-not-by-substring': {
    level: 'must',
    clauses: ['registry.entities.name.not-substring'],
    refutedBy: ['registry.name.ignored', 'registry.name.substring', 'registry.name.word-prefix'],
  },
  'registry/entities-not-held': {
    level: 'must',
    clauses: ['registry.entities.lei'],
    refutedBy: ['registry.lei-list.answered-with-others'],
  },
  'registry/entities-one-broken-lei': {
    level: 'must',
    clauses: ['registry.entities.lei.check-digit.each', 'registry.entities.lei.list', 'error.invalid-lei'],
    refutedBy: ['lei.check-digits-not-verified', 'lei.list.check-digits-not-verified', 'lei.list.first-only-verified', 'lei.list.invalid-dropped', 'lei.list.wrong-code', 'lei.transposition-accepted', 'lei.wrong-status', 'registry.lei-list.not-split'],
  },
  'registry/entity-detail': {
    level: 'must',
    clauses: ['registry.detail.record', 'registry.record.key', 'service.registry.lei-key'],
    refutedBy: ['registry.detail.keyed-by-record-id', 'registry.detail.other-record', 'registry.detail.record-incomplete'],
  },
  'registry/entity-detail-broken-lei': {
    level: 'must',
    clauses: ['registry.detail.invalid-lei.length', 'registry.detail.invalid-lei.characters', 'registry.detail.invalid-lei.check-digit', 'error.invalid-lei'],
    refutedBy: ['lei.check-digits-not-verified', 'lei.detail.characters-not-verified', 'lei.detail.check-digits-not-verified', 'lei.detail.length-not-verified', 'lei.detail.transposition-accepted', 'lei.detail.wrong-code', 'lei.last-digit-not-verified', 'lei.transposition-accepted', 'lei.wrong-status'],
  },
  'registry/entity-detail-isins': {
    level: 'must',
    clauses: ['registry.detail.isins', 'registry.isin.by-lei'],
    refutedBy: ['registry.detail.isins-empty', 'registry.detail.without-isins', 'registry.isin.by-lei-foreign'],
  },
  'registry/entity-detail-not-held': {
    level: 'must',
    clauses: ['registry.detail.not-held', 'error.not-held', 'error.not-held.code', 'error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.details'],
    refutedBy: ['error.bare', 'error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string', 'error.message-object', 'error.message-renamed', 'error.success-missing', 'error.success-true', 'http.empty-errors', 'http.error-page', 'registry.not-held.answered-400', 'registry.not-held.answered-500', 'registry.not-held.answered-null', 'registry.not-held.without-envelope'],
  },
  'registry/entity-detail-parts': {
    level: 'observe',
    clauses: ['registry.detail.reporting-exceptions', 'registry.record.fields'],
    refutedBy: [],
  },
  'registry/entity-detail-relationships': {
    level: 'must',
    clauses: ['registry.detail.relationships'],
    refutedBy: ['registry.detail.relationships-empty', 'registry.detail.without-relationships'],
  },
  'registry/filter-required': {
    level: 'must',
    clauses: ['registry.entities.filter-required', 'error.filter-required'],
    refutedBy: ['registry.filter-required.served-empty', 'registry.filter-required.served-unfiltered', 'registry.filter-required.wrong-code', 'registry.filter-required.wrong-status'],
  },
  'registry/isin-look-up': {
    level: 'must',
    clauses: ['registry.isin.by-isin', 'registry.isin.by-lei'],
    refutedBy: ['registry.isin.by-isin-empty', 'registry.isin.by-isin-foreign', 'registry.isin.by-lei-empty', 'registry.isin.by-lei-foreign'],
  },
  'registry/isin-selectors': {
    level: 'must',
    clauses: ['registry.isin.neither', 'registry.isin.both', 'error.missing-param'],
    refutedBy: ['registry.isin.both-intersected', 'registry.isin.both-served', 'registry.isin.neither-served', 'registry.isin.neither-wrong-status'],
  },
  'registry/left-open': {
    level: 'observe',
    clauses: ['registry.entities.combination', 'registry.entities.paging', 'registry.isin.unknown', 'registry.relationships.other-filters', 'registry.relationships.paging', 'registry.relationships.without-lei'],
    refutedBy: [],
  },
  'registry/lower-case-lei': {
    level: 'observe',
    clauses: ['registry.lei.lower-case'],
    refutedBy: [],
  },
  'registry/other-operations-broken-lei': {
    level: 'must',
    clauses: ['error.invalid-lei'],
    refutedBy: ['lei.check-digits-not-verified', 'lei.isin.check-digits-not-verified', 'lei.last-digit-not-verified', 'lei.relationships.check-digits-not-verified', 'lei.wrong-status'],
  },
  'registry/relationship-direction': {
    level: 'must',
    clauses: ['registry.relationships.start-is-child', 'registry.relationships.end-is-parent'],
    refutedBy: ['registry.relationships.nodes-swapped'],
  },
  'registry/relationships-of-lei': {
    level: 'must',
    clauses: ['registry.relationships.records', 'registry.relationships.lei.only', 'registry.relationships.lei.start-node', 'registry.relationships.lei.end-node'],
    refutedBy: ['registry.relationships.end-node-only', 'registry.relationships.records-of-entities', 'registry.relationships.start-node-only', 'registry.relationships.unfiltered'],
  },
  'registry/returned-leis': {
    level: 'must',
    clauses: ['registry.lei.length', 'registry.lei.check-digit'],
    refutedBy: ['registry.lei.without-check-digits', 'registry.lei.wrong-check-digits'],
  },
  'registry/suggested-spelling': {
    level: 'must',
    clauses: ['error.unknown-param.details.did-you-mean', 'versioning.strict.suggested-spelling', 'versioning.lenient.ignored'],
    refutedBy: ['registry.undeclared.without-suggestion'],
  },
  'routes/energy-box': {
    level: 'must',
    clauses: ['routes.energy-assets.bbox.latitude-first'],
    refutedBy: ['routes.energy-assets.bbox-longitude-first'],
  },
  'routes/energy-broken-box': {
    level: 'must',
    clauses: ['routes.energy-assets.bbox.malformed', 'routes.energy-assets.bbox.inverted-latitude', 'routes.energy-assets.bbox.inverted-longitude'],
    refutedBy: ['routes.energy-assets.bbox-latitudes-empty', 'routes.energy-assets.bbox-latitudes-swapped', 'routes.energy-assets.bbox-latitudes-wrong-code', 'routes.energy-assets.bbox-longitudes-swapped', 'routes.energy-assets.bbox-longitudes-wrong-code', 'routes.energy-assets.bbox-malformed-crashes', 'routes.energy-assets.bbox-malformed-dropped', 'routes.energy-assets.bbox-malformed-empty', 'routes.energy-assets.bbox-malformed-wrong-code'],
  },
  'routes/energy-near': {
    level: 'must',
    clauses: ['routes.energy-assets.near.triple', 'routes.energy-assets.near.pair'],
    refutedBy: ['routes.energy-assets.near-longitude-first', 'routes.energy-assets.near-pair-crashes', 'routes.energy-assets.near-pair-empty', 'routes.energy-assets.near-pair-served', 'routes.energy-assets.near-pair-wrong-code', 'routes.energy-assets.near-radius-without-effect', 'routes.energy-assets.near-triple-refused'],
  },
  'routes/exist': {
    level: 'must',
    clauses: ['routes.offices', 'routes.activity', 'routes.situations', 'routes.energy-assets', 'routes.meta-endpoints', 'entities.share-of-voice.route'],
    refutedBy: ['entities.share-of-voice.crashes', 'entities.share-of-voice.gone', 'entities.share-of-voice.missing', 'meta.missing', 'routes.activity.gone', 'routes.activity.missing', 'routes.energy-assets.gone', 'routes.energy-assets.missing', 'routes.offices.gone', 'routes.offices.missing', 'routes.situations.gone', 'routes.situations.missing'],
  },
  'routes/left-open': {
    level: 'observe',
    clauses: ['entities.share-of-voice.request', 'entities.share-of-voice.response', 'entities.tone.request', 'entities.tone.response', 'routes.activity.parameters', 'routes.activity.response', 'routes.energy-assets.parameters', 'routes.energy-assets.response', 'routes.meta-endpoints.response', 'routes.offices.response', 'routes.situations.parameters', 'routes.situations.response'],
    refutedBy: [],
  },
  'routes/offices': {
    level: 'must',
    clauses: ['routes.offices.q'],
    refutedBy: ['routes.offices.q-crashes', 'routes.offices.q-refused', 'routes.offices.q-reported-ignored'],
  },
  'routes/situation': {
    level: 'must',
    clauses: ['routes.situation', 'routes.situation.response'],
    refutedBy: ['routes.situation.gone', 'routes.situation.missing'],
  },
  'search/left-open': {
    level: 'observe',
    clauses: ['search.further-parameters', 'search.paging', 'search.q.matching', 'search.q.missing', 'search.registry.place', 'search.registry.resolved-in-spine.meaning', 'search.result.nulls', 'search.result.place', 'search.result.values', 'search.scope-and-universe', 'search.universe.default', 'search.universe.meanings', 'search.universe.registry.not-in-scope'],
    refutedBy: [],
  },
  'search/registry-apart': {
    level: 'must',
    clauses: ['search.universe.registry.not-in-all', 'search.universe.registry.not-in-reference'],
    refutedBy: ['search.registry.in-all', 'search.registry.in-reference'],
  },
  'search/registry-by-lei': {
    level: 'must',
    clauses: ['search.universe.registry.by-lei', 'search.universe.registry.all-records'],
    refutedBy: ['search.registry.active-only', 'search.registry.first-hundred', 'search.registry.not-by-lei', 'search.registry.spine-only'],
  },
  'search/registry-by-name': {
    level: 'must',
    clauses: ['search.universe.registry.by-name'],
    refutedBy: ['search.registry.not-by-name'],
  },
  'search/registry-held': {
    level: 'must',
    clauses: ['search.universe.registry.held'],
    refutedBy: ['search.registry.lei-not-held'],
  },
  'search/registry-lane': {
    level: 'must',
    clauses: ['search.universe.registry.own-lane', 'search.registry.resolved-in-spine', 'search.registry.lei', 'search.registry.lei.length', 'search.registry.lei.check-digit'],
    refutedBy: ['search.registry.lei-of-resolved-only', 'search.registry.lei-without-check-digits', 'search.registry.lei-wrong-check-digits', 'search.registry.mixed-lane', 'search.registry.resolved-in-spine-as-text', 'search.registry.resolved-in-spine-null', 'search.registry.without-lei', 'search.registry.without-resolved-in-spine'],
  },
  'search/registry-ungated': {
    level: 'must',
    clauses: ['search.registry.ungated'],
    refutedBy: ['search.registry.empty-for-others', 'search.registry.gated', 'search.registry.lei-hidden'],
  },
  'search/result-parts': {
    level: 'must',
    clauses: ['search.result.entity-id', 'search.result.display-name', 'search.result.type', 'search.result.country', 'search.result.match-reason', 'search.result.score', 'search.result.field-names'],
    refutedBy: ['search.result.row-number-for-id', 'search.result.without-country', 'search.result.without-display-name', 'search.result.without-entity-id', 'search.result.without-match-reason', 'search.result.without-score', 'search.result.without-type'],
  },
  'search/scope-all': {
    level: 'must',
    clauses: ['search.scope.all.everything', 'search.scope.all.deduplicated'],
    refutedBy: ['search.scope.all-doubled', 'search.scope.all-variants-doubled', 'search.scope.all-without-media', 'search.scope.all-without-reference'],
  },
  'search/scope-all-ranked': {
    level: 'must',
    clauses: ['search.scope.all.ranked'],
    refutedBy: ['search.scope.all-by-name', 'search.scope.all-concatenated', 'search.scope.all-worst-first'],
  },
  'search/scope-default': {
    level: 'must',
    clauses: ['search.scope.default'],
    refutedBy: ['search.scope.default-all', 'search.scope.default-reference'],
  },
  'search/scopes': {
    level: 'must',
    clauses: ['search.route', 'search.q', 'search.scope.media', 'search.scope.reference', 'search.scope.all'],
    refutedBy: ['search.q.refused', 'search.q.reported-ignored', 'search.route.gone', 'search.route.missing', 'search.scope.all-refused', 'search.scope.media-refused', 'search.scope.not-known', 'search.scope.reference-refused'],
  },
  'search/text-decides': {
    level: 'must',
    clauses: ['search.q.finds', 'search.q'],
    refutedBy: ['search.q.refused', 'search.q.single-words-only', 'search.q.without-effect'],
  },
  'search/texts-like-patterns': {
    level: 'must',
    clauses: ['search.q', 'entities.list.search'],
    refutedBy: ['entities.list.search-as-pattern', 'search.q.as-pattern'],
  },
  'search/universes': {
    level: 'must',
    clauses: ['search.universe.all', 'search.universe.reference', 'search.universe.registry'],
    refutedBy: ['search.universe.all-refused', 'search.universe.not-known', 'search.universe.reference-refused', 'search.universe.registry-refused'],
  },
  'search/unknown-values': {
    level: 'must',
    clauses: ['search.scope.unknown', 'search.universe.unknown', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    refutedBy: ['search.scope.unknown-crashes', 'search.scope.unknown-served', 'search.scope.unknown-without-accepted-values', 'search.scope.unknown-wrong-status', 'search.universe.unknown-crashes', 'search.universe.unknown-served', 'search.universe.unknown-without-accepted-values', 'search.universe.unknown-wrong-status'],
  },
  'service/endpoints': {
    level: 'must',
    clauses: ['service.endpoints.get', 'service.path-prefix', 'service.base-url', 'government.awards.covered', 'government.links.covered'],
    refutedBy: ['geography.missing', 'government.awards.not-covered', 'government.links.not-covered'],
  },
  'service/json-body': {
    level: 'must',
    clauses: ['service.json'],
    refutedBy: ['http.html-body', 'http.html-content-type', 'http.truncated-body', 'http.xml-body'],
  },
  'service/no-server-error': {
    level: 'must',
    clauses: ['error.server-errors', 'events.search.semantic.unavailable'],
    refutedBy: ['geography.country.missing-crashes', 'hierarchy.depth.nonsense-crash', 'macro.crashes-at-maximum', 'search.semantic-down-without-code'],
  },
  'significance/blend': {
    level: 'must',
    clauses: ['significance.family-scale', 'significance.divisor.conflict', 'significance.divisor.political', 'significance.divisor.other-domains', 'significance.goldstein-severity.weight', 'significance.goldstein-severity.family', 'significance.confidence.weight', 'significance.confidence.family', 'significance.article-evidence.weight', 'significance.article-evidence.family', 'significance.magnitude.weight', 'significance.magnitude.family', 'significance.systemic-importance.weight', 'significance.systemic-importance.family', 'significance.propagation-potential.weight', 'significance.propagation-potential.family', 'significance.market-sensitivity.weight', 'significance.market-sensitivity.family', 'significance.magnitude.unmeasured-term', 'significance.magnitude.unmeasured-weight'],
    refutedBy: ['significance.article-evidence-weight', 'significance.cameoplus-not-scaled', 'significance.confidence-weight', 'significance.conflict-halved', 'significance.goldstein-left-out', 'significance.goldstein-signed', 'significance.magnitude-left-out', 'significance.market-sensitivity-left-out', 'significance.one-cameoplus-divisor', 'significance.propagation-potential-left-out', 'significance.systemic-importance-left-out', 'significance.unmeasured-magnitude-as-ten'],
  },
  'significance/civilian-targeting': {
    level: 'must',
    clauses: ['significance.civilian-targeting.weight', 'significance.civilian-targeting.family'],
    refutedBy: ['significance.civilian-targeting-left-out'],
  },
  'significance/fatalities': {
    level: 'must',
    clauses: ['significance.fatalities.weight', 'significance.fatalities.family'],
    refutedBy: ['significance.fatalities-left-out'],
  },
  'stories/article-images': {
    level: 'must',
    clauses: ['story-card.article.image-url'],
    refutedBy: ['story-card.article-image-flag', 'story-card.article-image-object'],
  },
  'stories/article-members': {
    level: 'must',
    clauses: ['stories.service.articles', 'story-card.article.domain', 'story-card.article.domain-avatar-url', 'story-card.article.rank', 'story-card.article.role'],
    refutedBy: ['story-card.article-role-of-lead-only', 'story-card.article-without-domain', 'story-card.article-without-domain-avatar-url', 'story-card.article-without-rank', 'story-card.article-without-role', 'story-card.articles-as-urls', 'story-card.articles-missing'],
  },
  'stories/bbox-admits': {
    level: 'must',
    clauses: ['stories.bbox.linked-events'],
    refutedBy: ['stories.bbox.first-event-only', 'stories.bbox.longitude-first'],
  },
  'stories/bbox-inverted-longitude': {
    level: 'must',
    clauses: ['error.invalid-bbox.inverted-longitude'],
    refutedBy: ['stories.bbox.inverted-longitude-empty'],
  },
  'stories/bbox-nothing-else': {
    level: 'must',
    clauses: ['stories.bbox.nothing-else', 'service.empty.status'],
    refutedBy: ['stories.bbox.keeps-unlinked', 'stories.bbox.keeps-unlocated', 'stories.bbox.latitude-only', 'stories.bbox.longitude-first', 'stories.empty-answered-404', 'stories.list.bbox.dropped', 'stories.list.data-null-when-empty'],
  },
  'stories/category-conflict': {
    level: 'must',
    clauses: ['stories.category.conflict', 'error.story-category-conflict', 'error.multiple-story-categories'],
    refutedBy: ['stories.category.conflict-empty', 'stories.category.conflict-own-wins', 'stories.category.conflict-wrong-code', 'stories.category.conflict-wrong-status', 'stories.category.several-first-only', 'stories.category.several-united', 'stories.category.several-wrong-code'],
  },
  'stories/continent-admits': {
    level: 'must',
    clauses: ['stories.continent.linked-events'],
    refutedBy: ['stories.continent.first-event-only', 'stories.continent.wrong-members'],
  },
  'stories/continent-nothing-else': {
    level: 'must',
    clauses: ['stories.continent.nothing-else', 'stories.geography.linked-events-in-reach'],
    refutedBy: ['stories.continent.admits-actor-origin', 'stories.continent.keeps-unlinked', 'stories.continent.wrong-members', 'stories.list.continent.dropped'],
  },
  'stories/country-match-echo': {
    level: 'must',
    clauses: ['envelope.applied-filters.country-match'],
    refutedBy: ['stories.country.echo-wrong'],
  },
  'stories/cursor-bound': {
    level: 'must',
    clauses: ['states.cursor.filters-change', 'error.cursor-stale', 'error.cursor-stale.details.reason'],
    refutedBy: ['stories.cursor.category-unbound', 'stories.cursor.filters-unbound', 'stories.cursor.stale-without-reason', 'stories.cursor.window-unbound'],
  },
  'stories/cursor-walk': {
    level: 'must',
    clauses: ['stories.cursor.next-page', 'stories.cursor.walk-complete', 'stories.cursor.walk-no-repeats', 'stories.cursor.walk-ends', 'states.cursor.valid'],
    refutedBy: ['stories.cursor.always-first-page', 'stories.cursor.always-null', 'stories.cursor.last-page-lost', 'stories.cursor.never-null', 'stories.cursor.page-repeats-last-row', 'stories.cursor.page-skips-a-row', 'stories.list.cursor.dropped'],
  },
  'stories/days-refused': {
    level: 'must',
    clauses: ['error.invalid-number.days', 'error.conflicting-time-window'],
    refutedBy: ['stories.days.non-numeric-dropped', 'stories.window.explicit-and-relative-served'],
  },
  'stories/deprecated-applied': {
    level: 'must',
    clauses: ['states.parameter.deprecated.applied', 'versioning.deprecated.domain.stories.applied', 'versioning.deprecated.event-family.stories.applied', 'versioning.deprecated.domain.story-summary.applied'],
    refutedBy: ['stories.deprecated.domain.refused', 'stories.deprecated.event_family.refused', 'stories.list.domain.dropped', 'stories.list.event_family.dropped', 'stories.summary.domain.dropped'],
  },
  'stories/detail-known-id': {
    level: 'must',
    clauses: ['stories.detail.reply.envelope', 'stories.detail.reply.card', 'stories.detail.same-id', 'envelope.detail.success', 'envelope.detail.data'],
    refutedBy: ['stories.detail.bare-card', 'stories.detail.data-list', 'stories.detail.id-only', 'stories.detail.linked-only', 'stories.detail.other-story', 'stories.detail.refused', 'stories.detail.success-missing'],
  },
  'stories/detail-unknown-id': {
    level: 'must',
    clauses: ['stories.detail.unknown-id', 'stories.detail.unknown-id.status', 'error.envelope'],
    refutedBy: ['error.bare', 'http.empty-errors', 'http.error-page', 'stories.detail.unknown-crashes', 'stories.detail.unknown-served-first', 'stories.detail.unknown-served-null'],
  },
  'stories/entity-filter': {
    level: 'must',
    clauses: ['stories.entity.filter', 'stories.entity.link'],
    refutedBy: ['stories.entity.keeps-unlinked', 'stories.list.entity.dropped'],
  },
  'stories/entity-unresolved': {
    level: 'must',
    clauses: ['stories.entity.unresolved'],
    refutedBy: ['stories.entity.unresolved-unfiltered'],
  },
  'stories/enum-refusals': {
    level: 'must',
    clauses: ['error.accepted-values', 'error.invalid-enum.details.accepted-values'],
    refutedBy: ['stories.enum.without-accepted-values', 'stories.story-category.without-accepted-values', 'stories.summary.group-by-without-accepted-values'],
  },
  'stories/geo-context': {
    level: 'must',
    clauses: ['story-card.geo-context.actor-origin-countries.type', 'story-card.geo-context.actor-origin-countries.present'],
    refutedBy: ['story-card.geo-context-counts', 'story-card.geo-context-text'],
  },
  'stories/invalid-country': {
    level: 'must',
    clauses: ['error.invalid-country', 'stories.geography.other-filters'],
    refutedBy: ['stories.country.unknown-dropped'],
  },
  'stories/left-open-cards': {
    level: 'observe',
    clauses: ['story-card.other-fields', 'story-card.article.place', 'story-card.article.replies', 'story-card.article.types', 'story-card.article.role.values', 'story-card.article.rank.order', 'story-card.article.complete', 'story-card.geo-context.actor-origin-countries.unfiltered', 'stories.window.query-window', 'stories.window.compared-time', 'stories.sort.default', 'stories.significance.formula', 'stories.detail.window'],
    refutedBy: [],
  },
  'stories/left-open-filters': {
    level: 'observe',
    clauses: ['stories.region.unknown', 'stories.continent.unknown', 'stories.story-category.values', 'stories.story-category.unknown', 'stories.story-category.several', 'stories.category.agreement', 'stories.category.meaning', 'stories.geography.other-filters', 'stories.window.parameters', 'stories.window.recorded', 'stories.parameters.further', 'stories.parameters.rejected-on-events', 'versioning.retired.elsewhere', 'versioning.v1.family-filter.elsewhere'],
    refutedBy: [],
  },
  'stories/left-open-summary': {
    level: 'observe',
    clauses: ['stories.summary.default-window', 'stories.summary.group-by.values', 'stories.summary.group-by.default', 'stories.summary.group-by.unknown', 'story-bucket.value-key', 'story-bucket.without-value', 'story-bucket.order', 'story-bucket.linked-event-counts.repeats', 'story-bucket.avg-recency-score.scale', 'story-bucket.metrics.linked-events.inner-names', 'versioning.deprecated.event-family.story-summary'],
    refutedBy: [],
  },
  'stories/linked-event-count': {
    level: 'must',
    clauses: ['stories.significance.linked-event-count.links'],
    refutedBy: ['stories.links.forgotten', 'story-card.linked-event-count-at-most-one', 'story-card.linked-event-count-of-articles', 'story-card.linked-event-count-one-fewer', 'story-card.linked-event-count-string'],
  },
  'stories/linked-events': {
    level: 'must',
    clauses: ['stories.service.linked-events', 'stories.detail.reply.envelope'],
    refutedBy: ['stories.detail.bare-card', 'stories.detail.data-list', 'stories.detail.refused'],
  },
  'stories/near-radius': {
    level: 'must',
    clauses: ['limits.radius-km.default', 'limits.radius-km.cap'],
    refutedBy: ['stories.radius.default-1000', 'stories.radius.not-capped'],
  },
  'stories/near-refused': {
    level: 'must',
    clauses: ['error.invalid-near', 'error.invalid-near.triple'],
    refutedBy: ['stories.near.malformed-dropped', 'stories.near.triple-accepted'],
  },
  'stories/observed-refused': {
    level: 'must',
    clauses: ['error.invalid-date.observed', 'error.invalid-date.observed-instant'],
    refutedBy: ['stories.observed.instant-refused', 'stories.observed.malformed-dropped'],
  },
  'stories/origin-admits-none': {
    level: 'must',
    clauses: ['story-card.geo-context.actor-origin-countries.not-a-filter', 'stories.continent.nothing-else', 'stories.region.nothing-else'],
    refutedBy: ['stories.continent.admits-actor-origin', 'stories.list.continent.dropped', 'stories.list.region.dropped', 'stories.region.admits-actor-origin'],
  },
  'stories/region-admits': {
    level: 'must',
    clauses: ['stories.region.linked-events'],
    refutedBy: ['stories.region.finest-only', 'stories.region.first-event-only'],
  },
  'stories/region-nothing-else': {
    level: 'must',
    clauses: ['stories.region.nothing-else', 'stories.geography.linked-events-in-reach'],
    refutedBy: ['stories.list.region.dropped', 'stories.region.admits-actor-origin', 'stories.region.keeps-unlinked', 'stories.region.wrong-members'],
  },
  'stories/reply-cards': {
    level: 'must',
    clauses: ['stories.reply.envelope', 'stories.reply.cards', 'envelope.list.success', 'envelope.list.data'],
    refutedBy: ['stories.list.data-map', 'stories.list.data-renamed', 'stories.list.ids', 'stories.list.success-missing'],
  },
  'stories/search-applied': {
    level: 'must',
    clauses: ['stories.search.applied', 'stories.search.mode', 'stories.search.semantic'],
    refutedBy: ['stories.list.search.dropped'],
  },
  'stories/search-lengths': {
    level: 'must',
    clauses: ['stories.search.at-min', 'stories.search.below-min', 'limits.search-text.stories', 'error.invalid-search.stories'],
    refutedBy: ['stories.search.counts-bytes', 'stories.search.one-character-dropped', 'stories.search.one-character-empty', 'stories.search.one-character-served', 'stories.search.two-characters-refused', 'stories.search.wrong-code'],
  },
  'stories/search-lexical': {
    level: 'must',
    clauses: ['stories.search.lexical.contains', 'stories.search.lexical.complete', 'stories.search.lexical.case-insensitive'],
    refutedBy: ['stories.search.by-words', 'stories.search.case-sensitive', 'stories.search.titles-from-start', 'stories.search.top-ten-only'],
  },
  'stories/search-lexical-articles': {
    level: 'must',
    clauses: ['stories.search.lexical.contains'],
    refutedBy: ['stories.search.by-words', 'stories.search.in-articles'],
  },
  'stories/search-lexical-literal': {
    level: 'must',
    clauses: ['stories.search.lexical.contains', 'stories.search.lexical.no-stemming'],
    refutedBy: ['stories.search.by-words', 'stories.search.stemmed'],
  },
  'stories/search-lexical-or': {
    level: 'must',
    clauses: ['stories.search.lexical.no-boolean', 'stories.search.or'],
    refutedBy: ['stories.search.reads-or'],
  },
  'stories/sort-recent': {
    level: 'must',
    clauses: ['stories.sort.recent'],
    refutedBy: ['stories.list.sort.dropped', 'stories.sort.recent-ascending', 'stories.sort.recent-ignored'],
  },
  'stories/sort-significance': {
    level: 'must',
    clauses: ['stories.sort.significance'],
    refutedBy: ['stories.sort.significance-ascending', 'stories.sort.significance-by-id'],
  },
  'stories/sort-values': {
    level: 'must',
    clauses: ['stories.sort.values', 'stories.sort.unknown', 'envelope.list.sort.echo', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    refutedBy: ['stories.enum.without-accepted-values', 'stories.sort.echo-constant', 'stories.sort.recent-refused', 'stories.sort.unknown-served'],
  },
  'stories/story-category-filter': {
    level: 'must',
    clauses: ['stories.story-category.filter', 'stories.story-category.one-per-story'],
    refutedBy: ['stories.list.story_category.dropped', 'stories.story-category.found-under-two', 'stories.story-category.leaks-quiet-news'],
  },
  'stories/summary-buckets': {
    level: 'must',
    clauses: ['stories.service.summary', 'story-bucket.story-count', 'story-bucket.stories-with-events', 'story-bucket.story-only-count', 'story-bucket.story-count.parts'],
    refutedBy: ['stories.summary.values-only', 'story-bucket.stories-with-events-boolean', 'story-bucket.stories-with-events-missing', 'story-bucket.story-count-renamed', 'story-bucket.story-count-string', 'story-bucket.story-only-count-missing', 'story-bucket.story-only-count-null-for-zero'],
  },
  'stories/summary-empty': {
    level: 'must',
    clauses: ['service.empty.status', 'stories.summary.accepts.bbox'],
    refutedBy: ['stories.summary.bbox.dropped', 'stories.summary.bbox.refused', 'stories.summary.empty-answered-404'],
  },
  'stories/summary-limit': {
    level: 'must',
    clauses: ['limits.summary-limit.min', 'limits.summary-limit.max', 'limits.summary-limit.default', 'limits.summary-limit.counts-buckets', 'limits.summary.no-cursor', 'error.invalid-limit.above-max', 'story-bucket.truncation'],
    refutedBy: ['stories.summary.limit.above-max-refused', 'stories.summary.limit.counts-stories', 'stories.summary.limit.one-bucket-too-many', 'stories.summary.limit.unbounded-default', 'stories.summary.next-cursor'],
  },
  'stories/summary-limit-refused': {
    level: 'must',
    clauses: ['limits.summary-limit.min', 'error.invalid-limit'],
    refutedBy: ['stories.summary.limit.zero-served'],
  },
  'stories/summary-not-accepted': {
    level: 'must',
    clauses: ['stories.summary.search.not-accepted', 'limits.summary.no-cursor', 'error.unsupported-param'],
    refutedBy: ['stories.summary.cursor.accepted', 'stories.summary.search.applied-silently'],
  },
  'stories/summary-of-list': {
    level: 'must',
    clauses: ['stories.service.summary', 'stories.summary.accepts.bbox', 'stories.summary.accepts.region', 'stories.summary.accepts.continent', 'stories.summary.accepts.entity', 'stories.summary.accepts.story-category', 'story-bucket.story-count'],
    refutedBy: ['stories.summary.bbox.dropped', 'stories.summary.bbox.refused', 'stories.summary.continent.dropped', 'stories.summary.continent.refused', 'stories.summary.entity.dropped', 'stories.summary.entity.refused', 'stories.summary.region.dropped', 'stories.summary.region.refused', 'stories.summary.story_category.dropped', 'stories.summary.story_category.refused', 'stories.summary.values-only', 'story-bucket.story-count-renamed', 'story-bucket.story-count-string'],
  },
  'stories/summary-parts': {
    level: 'should',
    clauses: ['story-bucket.story-only-count'],
    refutedBy: ['story-bucket.story-only-counts-all'],
  },
  'stories/summary-reconciles': {
    level: 'must',
    clauses: ['story-bucket.reconciles', 'envelope.summary.group-by.echo'],
    refutedBy: ['stories.summary.group-by-constant', 'story-bucket.once-per-place', 'story-bucket.quiet-categories-lost', 'story-bucket.unplaced-lost'],
  },
  'stories/summary-reply': {
    level: 'must',
    clauses: ['stories.summary.reply.envelope', 'envelope.summary.success', 'envelope.summary.group-by', 'envelope.summary.data'],
    refutedBy: ['stories.summary.data-map', 'stories.summary.data-renamed', 'stories.summary.group-by-missing', 'stories.summary.success-missing'],
  },
  'stories/summary-statistics': {
    level: 'must',
    clauses: ['story-bucket.avg-recency-score', 'story-bucket.metrics.linked-events', 'story-bucket.linked-event-counts', 'story-bucket.linked-event-counts.keys'],
    refutedBy: ['story-bucket.avg-recency-score-missing', 'story-bucket.avg-recency-score-nested', 'story-bucket.linked-event-counts-missing', 'story-bucket.linked-events-flat', 'story-bucket.metrics-missing'],
  },
  'stories/window-before-coverage': {
    level: 'must',
    clauses: ['error.date-out-of-coverage'],
    refutedBy: ['stories.window.before-coverage-wrong-code'],
  },
  'stories/window-default': {
    level: 'must',
    clauses: ['stories.window.default.same-as-events', 'stories.window.default.rolling'],
    refutedBy: ['stories.window.default-frozen', 'stories.window.default-thirty-days', 'stories.window.default-unbounded'],
  },
  'stories/window-default-entity': {
    level: 'must',
    clauses: ['stories.window.default.entity'],
    refutedBy: ['stories.window.default-entity-unbounded'],
  },
  'stories/window-first-day': {
    level: 'must',
    clauses: ['limits.date-window.inclusive'],
    refutedBy: ['stories.window.thirty-days-cut'],
  },
  'stories/window-refused': {
    level: 'must',
    clauses: ['error.invalid-date', 'error.invalid-date-range', 'error.date-window-too-large', 'error.date-window-too-large.details.coverage', 'error.date-window-too-large.details.suggested-window', 'error.date-window-too-large.details.max-days'],
    refutedBy: ['stories.date.malformed-dropped', 'stories.window.inverted-empty', 'stories.window.over-a-year-adjusted', 'stories.window.too-large-without-coverage', 'stories.window.too-large-without-max-days', 'stories.window.too-large-without-suggested-window'],
  },
  'stories/window-thirty-days': {
    level: 'must',
    clauses: ['limits.date-window.inclusive', 'envelope.meta.query-window'],
    refutedBy: ['stories.list.query-window-words'],
  },
  'stories/window-up-to-a-year': {
    level: 'must',
    clauses: ['limits.date-window.max', 'envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason', 'error.date-window-too-large.served-up-to-a-year', 'error.date-window-too-large.most-recent-days', 'error.date-window-too-large.window-adjustment'],
    refutedBy: ['stories.window.adjustment-missing', 'stories.window.adjustment-text', 'stories.window.adjustment-without-reason', 'stories.window.not-capped', 'stories.window.oldest-days-kept', 'stories.window.over-cap-refused'],
  },
  'versioning/changelog': {
    level: 'must',
    clauses: ['versioning.changelog.page', 'versioning.changelog.feed'],
    refutedBy: ['changelog.feed-missing', 'changelog.feed-not-a-feed', 'changelog.page-empty', 'changelog.page-missing'],
  },
  'versioning/declared-requests': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors', 'error.server-errors'],
    refutedBy: ['macro.crashes-at-maximum', 'macro.declared-ignored', 'macro.removed', 'openapi.macro-limit-too-wide', 'openapi.macro-parameter-refused', 'openapi.refused-bound-declared', 'openapi.refused-parameter-declared', 'openapi.refused-value-declared', 'openapi.unserved-path-declared'],
  },
  'versioning/declared-schema': {
    level: 'must',
    clauses: ['versioning.openapi.describes-replies'],
    refutedBy: ['openapi.event-id-integer', 'openapi.fatalities-not-nullable', 'openapi.release-value-text'],
  },
  'versioning/declared-validation': {
    level: 'must',
    clauses: ['versioning.strict.validates', 'error.server-errors'],
    refutedBy: ['macro.boolean-unchecked', 'macro.date-unchecked', 'macro.enum-unchecked', 'macro.number-unchecked'],
  },
  'versioning/deprecated-flagged': {
    level: 'must',
    clauses: ['versioning.deprecated.domain.list.flagged', 'versioning.deprecated.domain.summary.flagged', 'versioning.deprecated.event-family.list.flagged', 'versioning.deprecated.event-family.summary.flagged', 'versioning.deprecated.domain.stories.flagged', 'versioning.deprecated.domain.story-summary.flagged', 'versioning.deprecated.event-family.stories.flagged', 'versioning.deprecated.no-longer-declared', 'stories.category.flag'],
    refutedBy: ['openapi.deprecated-flags-missing', 'openapi.list-domain-not-flagged', 'openapi.list-event-family-not-flagged', 'openapi.summary-domain-not-flagged', 'openapi.summary-event-family-not-flagged', 'stories.openapi.list-domain-not-flagged', 'stories.openapi.list-event-family-not-flagged', 'stories.openapi.summary-domain-not-flagged'],
  },
  'versioning/deprecated-on-list': {
    level: 'must',
    clauses: ['states.parameter.deprecated.applied', 'events.event-family.deprecated', 'events.domain.deprecated', 'versioning.deprecated.domain.list.applied', 'versioning.deprecated.event-family.list.applied', 'events.category.list'],
    refutedBy: ['deprecated.domain.refused', 'deprecated.event_family.refused', 'enum.category-list-first-only', 'enum.category-list-refused', 'list.domain.dropped', 'list.event_family.dropped'],
  },
  'versioning/deprecated-on-summary': {
    level: 'must',
    clauses: ['states.parameter.deprecated.applied', 'events.event-family.deprecated', 'events.domain.deprecated', 'versioning.deprecated.domain.summary.applied', 'versioning.deprecated.event-family.summary.applied', 'events-summary.accepts.category'],
    refutedBy: ['deprecated.domain.refused', 'deprecated.event_family.refused', 'summary.domain.dropped', 'summary.event_family.dropped'],
  },
  'versioning/endpoint-counts': {
    level: 'observe',
    clauses: ['versioning.meta-endpoints.counts'],
    refutedBy: [],
  },
  'versioning/endpoint-directory': {
    level: 'must',
    clauses: ['versioning.meta-endpoints.coverage'],
    refutedBy: ['meta.coverage-empty', 'meta.missing', 'meta.without-coverage'],
  },
  'versioning/family-conflicts': {
    level: 'must',
    clauses: ['error.conflicting-family-filter', 'error.event-family-category-conflict', 'events.domain.contradicts-event-family', 'events.event-family.contradicts-category', 'events.event-family.deprecated'],
    refutedBy: ['deprecated.event_family.refused', 'list.event_family.dropped', 'taxonomy.domain-contradiction-empty', 'taxonomy.domain-contradiction-wrong-code', 'taxonomy.family-contradiction-empty', 'taxonomy.family-contradiction-wrong-code'],
  },
  'versioning/family-contradictions': {
    level: 'must',
    clauses: ['events.event-family.deprecated', 'events.domain.deprecated', 'events.category.filter'],
    refutedBy: ['category.filters-family-only', 'list.category.dropped', 'list.domain.dropped', 'list.event_family.dropped'],
  },
  'versioning/family-filter': {
    level: 'must',
    clauses: ['versioning.v1.family-filter.conflict', 'versioning.v1.family-filter.cameoplus'],
    refutedBy: ['family.accepted-without-effect'],
  },
  'versioning/openapi-agrees-with-refusals': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors'],
    refutedBy: ['openapi.category-not-declared', 'openapi.refused-parameter-declared', 'openapi.refused-text-declared'],
  },
  'versioning/openapi-operations': {
    level: 'observe',
    clauses: ['versioning.current', 'versioning.openapi.same-descriptors'],
    refutedBy: [],
  },
  'versioning/openapi-served': {
    level: 'must',
    clauses: ['versioning.openapi.place', 'versioning.openapi.interface-version'],
    refutedBy: ['openapi.missing', 'openapi.not-json', 'openapi.wrong-version'],
  },
  'versioning/other-retired-aliases': {
    level: 'observe',
    clauses: ['versioning.retired.other-aliases'],
    refutedBy: [],
  },
  'versioning/removed-v1': {
    level: 'must',
    clauses: ['error.endpoint-removed', 'error.endpoint-removed.details.replacement', 'states.parameter.removed', 'versioning.v1.gone', 'versioning.v1.code', 'versioning.v1.message', 'versioning.v1.details-replacement'],
    refutedBy: ['v1.answered-404', 'v1.known-paths-only', 'v1.message-without-replacement', 'v1.redirected', 'v1.replacement-removed-too', 'v1.still-served', 'v1.without-details-replacement', 'v1.wrong-code', 'v1.wrong-status'],
  },
  'versioning/removed-v1-any-path': {
    level: 'must',
    clauses: ['versioning.v1.gone', 'versioning.v1.code', 'versioning.v1.details-replacement', 'error.endpoint-removed', 'states.parameter.removed'],
    refutedBy: ['v1.answered-404', 'v1.known-paths-only', 'v1.redirected', 'v1.still-served', 'v1.without-details-replacement', 'v1.wrong-code', 'v1.wrong-status'],
  },
  'versioning/removed-v1-headers': {
    level: 'must',
    clauses: ['versioning.v1.link', 'versioning.v1.link-rel', 'versioning.v1.deprecation'],
    refutedBy: ['v1.deprecation-date', 'v1.link-to-changelog', 'v1.without-deprecation', 'v1.without-link', 'v1.wrong-rel'],
  },
  'versioning/removed-v1-without-key': {
    level: 'must',
    clauses: ['versioning.v1.gone'],
    refutedBy: ['v1.answered-404', 'v1.redirected', 'v1.still-served', 'v1.wrong-status'],
  },
  'versioning/retired-named': {
    level: 'must',
    clauses: ['envelope.applied-filters.retired', 'states.parameter.retired.named', 'versioning.retired.named', 'versioning.retired.never-400', 'versioning.retired.canonical-cluster-date-start', 'versioning.retired.canonical-cluster-date-end', 'versioning.retired.canonical-cluster-date-start.camel-case', 'versioning.retired.canonical-cluster-date-end.camel-case', 'versioning.retired.confidence-profile', 'versioning.retired.goldstein-min', 'versioning.retired.goldstein-max', 'versioning.retired.goldstein-severity-min', 'versioning.retired.goldstein-severity-max', 'versioning.retired.max-confidence', 'versioning.retired.max-geo-precision', 'versioning.retired.max-goldstein', 'versioning.retired.max-goldstein-scale', 'versioning.retired.max-goldstein-severity', 'versioning.retired.max-magnitude', 'versioning.retired.max-market-sensitivity'],
    refutedBy: ['retired.all-refused', 'retired.canonicalClusterDateEnd.not-listed', 'retired.canonicalClusterDateEnd.refused', 'retired.canonicalClusterDateStart.not-listed', 'retired.canonicalClusterDateStart.refused', 'retired.canonical_cluster_date_end.not-listed', 'retired.canonical_cluster_date_end.refused', 'retired.canonical_cluster_date_start.not-listed', 'retired.canonical_cluster_date_start.refused', 'retired.confidence_profile.not-listed', 'retired.confidence_profile.refused', 'retired.goldstein_max.not-listed', 'retired.goldstein_max.refused', 'retired.goldstein_min.not-listed', 'retired.goldstein_min.refused', 'retired.goldstein_severity_max.not-listed', 'retired.goldstein_severity_max.refused', 'retired.goldstein_severity_min.not-listed', 'retired.goldstein_severity_min.refused', 'retired.listed-as-array', 'retired.max_confidence.not-listed', 'retired.max_confidence.refused', 'retired.max_geo_precision.not-listed', 'retired.max_geo_precision.refused', 'retired.max_goldstein.not-listed', 'retired.max_goldstein.refused', 'retired.max_goldstein_scale.not-listed', 'retired.max_goldstein_scale.refused', 'retired.max_goldstein_severity.not-listed', 'retired.max_goldstein_severity.refused', 'retired.max_magnitude.not-listed', 'retired.max_magnitude.refused', 'retired.max_market_sensitivity.not-listed', 'retired.max_market_sensitivity.refused', 'retired.none-listed'],
  },
  'versioning/retired-never-rejected': {
    level: 'must',
    clauses: ['states.parameter.retired.accepted', 'versioning.retired.never-400'],
    refutedBy: ['retired.all-refused', 'retired.canonicalClusterDateEnd.refused', 'retired.canonicalClusterDateStart.refused', 'retired.canonical_cluster_date_end.refused', 'retired.canonical_cluster_date_start.refused', 'retired.confidence_profile.refused', 'retired.goldstein_max.refused', 'retired.goldstein_min.refused', 'retired.goldstein_severity_max.refused', 'retired.goldstein_severity_min.refused', 'retired.max_confidence.refused', 'retired.max_geo_precision.refused', 'retired.max_goldstein.refused', 'retired.max_goldstein_scale.refused', 'retired.max_goldstein_severity.refused', 'retired.max_magnitude.refused', 'retired.max_market_sensitivity.refused'],
  },
  'versioning/retired-on-summary': {
    level: 'must',
    clauses: ['states.parameter.retired.no-effect', 'versioning.lenient.ignored', 'versioning.retired.elsewhere'],
    refutedBy: ['retired.canonical_cluster_date_end.still-applied', 'retired.canonical_cluster_date_start.still-applied', 'retired.goldstein_max.still-applied', 'retired.goldstein_min.still-applied', 'retired.max_confidence.still-applied', 'retired.max_geo_precision.still-applied', 'retired.max_goldstein.still-applied', 'retired.max_goldstein_scale.still-applied', 'retired.max_magnitude.still-applied', 'retired.max_market_sensitivity.still-applied'],
  },
  'versioning/retired-without-effect': {
    level: 'must',
    clauses: ['states.parameter.retired.no-effect', 'states.parameter.retired.accepted', 'versioning.retired.accepted', 'versioning.retired.never-400'],
    refutedBy: ['retired.all-refused', 'retired.canonicalClusterDateEnd.refused', 'retired.canonicalClusterDateStart.refused', 'retired.canonical_cluster_date_end.refused', 'retired.canonical_cluster_date_end.still-applied', 'retired.canonical_cluster_date_start.refused', 'retired.canonical_cluster_date_start.still-applied', 'retired.confidence_profile.refused', 'retired.goldstein_max.refused', 'retired.goldstein_max.still-applied', 'retired.goldstein_min.refused', 'retired.goldstein_min.still-applied', 'retired.goldstein_severity_max.refused', 'retired.goldstein_severity_min.refused', 'retired.max_confidence.refused', 'retired.max_confidence.still-applied', 'retired.max_geo_precision.refused', 'retired.max_geo_precision.still-applied', 'retired.max_goldstein.refused', 'retired.max_goldstein.still-applied', 'retired.max_goldstein_scale.refused', 'retired.max_goldstein_scale.still-applied', 'retired.max_goldstein_severity.refused', 'retired.max_magnitude.refused', 'retired.max_magnitude.still-applied', 'retired.max_market_sensitivity.refused', 'retired.max_market_sensitivity.still-applied'],
  },
  'versioning/strictness-as-told': {
    level: 'must',
    clauses: ['envelope.applied-filters.ignored', 'error.unknown-param', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
    refutedBy: ['aicompute.ignored.lists-every-name', 'aicompute.ignored.not-listed', 'entities.list.undeclared-not-listed', 'meta.strict-called-lenient', 'registry.undeclared.served', 'search.undeclared.not-listed', 'stories.unknown-param.served', 'unknown-param.crashes', 'unknown-param.ignored-as-count', 'unknown-param.listed-as-ignored', 'unknown-param.served', 'unknown-param.wrong-code', 'unknown-param.wrong-status'],
  },
  'versioning/suggested-spelling': {
    level: 'must',
    clauses: ['error.unknown-param.details.did-you-mean', 'error.unknown-param.details.accepted-params', 'versioning.strict.suggested-spelling', 'versioning.lenient.ignored'],
    refutedBy: ['stories.unknown-param.without-accepted-params', 'stories.unknown-param.without-did-you-mean', 'unknown-param.absurd-suggestion', 'unknown-param.without-accepted-params', 'unknown-param.without-did-you-mean'],
  },
  'versioning/unknown-parameter': {
    level: 'must',
    clauses: ['error.unknown-param', 'error.unknown-param.details.param', 'error.unknown-param.details.accepted-params', 'envelope.applied-filters.ignored', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
    refutedBy: ['stories.unknown-param.served', 'stories.unknown-param.without-accepted-params', 'stories.unknown-param.without-param', 'unknown-param.crashes', 'unknown-param.ignored-as-count', 'unknown-param.served', 'unknown-param.without-accepted-params', 'unknown-param.without-param', 'unknown-param.wrong-code', 'unknown-param.wrong-status'],
  },
  'versioning/unknown-parameter-on-detail': {
    level: 'must',
    clauses: ['error.unknown-param', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
    refutedBy: ['meta.strict-called-lenient', 'registry.undeclared.served'],
  },
};
