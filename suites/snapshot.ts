/**
 * The checks by id: their level, their clauses, the operations that they ask, and the faults of the reference that turn
 * them to `fail`, by the clause that they accuse. Written by `npm run selftest -- --write`; the tests and the self-test
 * compare it with what they see.
 */
export const snapshot: Readonly<
  Record<
    string,
    {
      readonly level: string;
      readonly clauses: readonly string[];
      readonly asks: readonly string[];
      readonly refutedBy: Readonly<Record<string, readonly string[]>>;
    }
  >
> = {
  'aicompute/chip-sales-designer': {
    level: 'must',
    clauses: ['aicompute.chip-sales.chip-manufacturer', 'aicompute.chip-sales.chip-manufacturer.exact', 'aicompute.chip-sales.chip-manufacturer.case'],
    asks: ['listChipSales'],
    refutedBy: {
      'aicompute.chip-sales.chip-manufacturer': ['aicompute.chip-sales.chip-manufacturer-dropped', 'aicompute.chip-sales.chip-manufacturer-empty', 'aicompute.chip-sales.chip-manufacturer-excluded', 'aicompute.chip-sales.earliest-windows-only'],
      'aicompute.chip-sales.chip-manufacturer.case': ['aicompute.chip-sales.chip-manufacturer-ascii-case', 'aicompute.chip-sales.chip-manufacturer-case-refused'],
      'aicompute.chip-sales.chip-manufacturer.exact': ['aicompute.chip-sales.chip-manufacturer-prefix', 'aicompute.chip-sales.chip-manufacturer-substring'],
    },
  },
  'aicompute/chip-sales-six-designers': {
    level: 'must',
    clauses: ['aicompute.chip-sales.chip-manufacturer.six', 'error.accepted-values'],
    asks: ['listChipSales'],
    refutedBy: {
      'aicompute.chip-sales.chip-manufacturer.six': ['aicompute.chip-sales.chip-manufacturer-five-names'],
      'error.accepted-values': ['error-details.values-without-last'],
    },
  },
  'aicompute/combination': {
    level: 'must',
    clauses: ['aicompute.data-centers.country', 'aicompute.data-centers.country.case', 'aicompute.data-centers.owner', 'aicompute.data-centers.owner.org', 'aicompute.models.organization', 'aicompute.models.organization.org', 'aicompute.models.contributors', 'aicompute.models.domain', 'aicompute.models.frontier.true', 'aicompute.models.min-compute.only', 'aicompute.models.sort.compute', 'aicompute.models.sort.default', 'aicompute.hardware.manufacturer', 'aicompute.hardware.manufacturer.org', 'aicompute.hardware.type', 'aicompute.hardware.foundry', 'aicompute.offset', 'aicompute.offset.cursor', 'aicompute.limit.bounds'],
    asks: ['listDataCenters', 'listModels', 'listHardware'],
    refutedBy: {
      'aicompute.data-centers.country': ['aicompute.data-centers.country-dropped', 'aicompute.pairs.listDataCenters.country.ignored-with-owner'],
      'aicompute.data-centers.country.case': ['aicompute.data-centers.country-case-sensitive-beside-owner'],
      'aicompute.data-centers.owner': ['aicompute.data-centers.owner-dropped', 'aicompute.pairs.listDataCenters.owner.ignored-with-country'],
      'aicompute.data-centers.owner.org': ['aicompute.data-centers.org-ignored', 'aicompute.data-centers.org-searches-users', 'aicompute.org.ignored-beside-cursor'],
      'aicompute.hardware.foundry': ['aicompute.hardware.foundry-dropped', 'aicompute.pairs.listHardware.foundry.ignored-with-manufacturer', 'aicompute.pairs.listHardware.foundry.ignored-with-type'],
      'aicompute.hardware.manufacturer': ['aicompute.hardware.manufacturer-dropped', 'aicompute.pairs.listHardware.manufacturer.ignored-with-foundry', 'aicompute.pairs.listHardware.manufacturer.ignored-with-type'],
      'aicompute.hardware.manufacturer.org': ['aicompute.hardware.org-by-foundry', 'aicompute.hardware.org-by-foundry-with-type', 'aicompute.hardware.org-ignored'],
      'aicompute.hardware.type': ['aicompute.hardware.type-dropped', 'aicompute.pairs.listHardware.type.ignored-with-foundry', 'aicompute.pairs.listHardware.type.ignored-with-manufacturer'],
      'aicompute.limit.bounds': ['aicompute.limit.ignored', 'aicompute.limit.one-row-too-many'],
      'aicompute.models.contributors': ['aicompute.models.contributors-dropped', 'aicompute.pairs.listModels.organization_categorization.ignored-with-domain', 'aicompute.pairs.listModels.organization_categorization.ignored-with-frontier', 'aicompute.pairs.listModels.organization_categorization.ignored-with-min_compute', 'aicompute.pairs.listModels.organization_categorization.ignored-with-organization'],
      'aicompute.models.domain': ['aicompute.models.domain-dropped', 'aicompute.models.domain-or-task', 'aicompute.pairs.listModels.domain.ignored-with-frontier', 'aicompute.pairs.listModels.domain.ignored-with-min_compute', 'aicompute.pairs.listModels.domain.ignored-with-organization', 'aicompute.pairs.listModels.domain.ignored-with-organization_categorization'],
      'aicompute.models.frontier.true': ['aicompute.models.frontier-true-ignored', 'aicompute.pairs.listModels.frontier.ignored-with-domain', 'aicompute.pairs.listModels.frontier.ignored-with-min_compute', 'aicompute.pairs.listModels.frontier.ignored-with-organization', 'aicompute.pairs.listModels.frontier.ignored-with-organization_categorization'],
      'aicompute.models.min-compute.only': ['aicompute.models.min-compute-as-maximum', 'aicompute.models.min-compute-as-text', 'aicompute.models.min-compute-dropped', 'aicompute.pairs.listModels.min_compute.ignored-with-domain', 'aicompute.pairs.listModels.min_compute.ignored-with-frontier', 'aicompute.pairs.listModels.min_compute.ignored-with-organization', 'aicompute.pairs.listModels.min_compute.ignored-with-organization_categorization'],
      'aicompute.models.organization': ['aicompute.models.organization-dropped', 'aicompute.pairs.listModels.organization.ignored-with-domain', 'aicompute.pairs.listModels.organization.ignored-with-frontier', 'aicompute.pairs.listModels.organization.ignored-with-min_compute', 'aicompute.pairs.listModels.organization.ignored-with-organization_categorization'],
      'aicompute.models.organization.org': ['aicompute.models.org-by-contributor-type', 'aicompute.models.org-ignored'],
      'aicompute.models.sort.compute': ['aicompute.models.sort-compute-of-first-twenty'],
      'aicompute.models.sort.default': ['aicompute.models.sort-default-one-a-day'],
      'aicompute.offset': ['aicompute.offset.as-page-number', 'aicompute.offset.ignored', 'aicompute.offset.ignored-beside-country', 'aicompute.offset.ignored-beside-domain', 'aicompute.offset.one-based', 'aicompute.offset.skips-a-row', 'aicompute.offset.twice-beside-foundry'],
      'aicompute.offset.cursor': ['aicompute.offset.cursor-ignored', 'aicompute.offset.cursor-ignored-beside-org', 'aicompute.offset.cursor-ignored-with-owner', 'aicompute.offset.cursor-opaque'],
    },
  },
  'aicompute/companies-order': {
    level: 'must',
    clauses: ['aicompute.companies.order'],
    asks: ['listCompanies'],
    refutedBy: {
      'aicompute.companies.order': ['aicompute.companies.order-as-text', 'aicompute.companies.order-by-funding', 'aicompute.companies.order-by-name', 'aicompute.companies.order-of-page'],
    },
  },
  'aicompute/data-centers-counted': {
    level: 'must',
    clauses: ['aicompute.data-centers.rows'],
    asks: ['listDataCenters'],
    refutedBy: {
      'aicompute.data-centers.rows': ['aicompute.data-centers.rows-lost'],
    },
  },
  'aicompute/data-centers-country': {
    level: 'must',
    clauses: ['aicompute.data-centers.country', 'aicompute.data-centers.country.substring', 'aicompute.data-centers.country.case'],
    asks: ['listDataCenters'],
    refutedBy: {
      'aicompute.data-centers.country': ['aicompute.data-centers.country-dropped', 'aicompute.data-centers.country-searches-names', 'aicompute.data-centers.country-unknown-dropped'],
      'aicompute.data-centers.country.case': ['aicompute.data-centers.country-case-sensitive'],
      'aicompute.data-centers.country.substring': ['aicompute.data-centers.country-prefix', 'aicompute.data-centers.country-whole-names-only'],
    },
  },
  'aicompute/data-centers-owner': {
    level: 'must',
    clauses: ['aicompute.data-centers.owner', 'aicompute.data-centers.owner.substring', 'aicompute.data-centers.owner.org', 'envelope.applied-filters.ignored'],
    asks: ['listDataCenters'],
    refutedBy: {
      'aicompute.data-centers.owner': ['aicompute.data-centers.owner-dropped', 'aicompute.data-centers.owner-or-user', 'aicompute.data-centers.owner-searches-users'],
      'aicompute.data-centers.owner.org': ['aicompute.data-centers.org-ignored', 'aicompute.data-centers.org-searches-users'],
      'aicompute.data-centers.owner.substring': ['aicompute.data-centers.owner-prefix', 'aicompute.data-centers.owner-whole-names-only'],
      'envelope.applied-filters.ignored': ['aicompute.ignored.lists-aliases', 'aicompute.ignored.lists-every-name'],
    },
  },
  'aicompute/data-centers-rollup': {
    level: 'must',
    clauses: ['aicompute.data-centers.rollup'],
    asks: ['listDataCenters'],
    refutedBy: {
      'aicompute.data-centers.rollup': ['aicompute.data-centers.rollup-compute-of-older-rows', 'aicompute.data-centers.rollup-counts-one-less', 'aicompute.data-centers.rollup-empty', 'aicompute.data-centers.rollup-missing', 'aicompute.data-centers.rollup-of-every-center', 'aicompute.data-centers.rollup-of-every-owner', 'aicompute.data-centers.rollup-power-of-all', 'aicompute.data-centers.rollup-without-countries'],
    },
  },
  'aicompute/entity-id': {
    level: 'must',
    clauses: ['aicompute.data-centers.entity-id', 'aicompute.models.entity-id', 'aicompute.hardware.entity-id', 'aicompute.companies.entity-id', 'aicompute.chip-sales.entity-id'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.chip-sales.entity-id': ['aicompute.chip-sales.entity-id-missing'],
      'aicompute.companies.entity-id': ['aicompute.companies.entity-id-missing'],
      'aicompute.data-centers.entity-id': ['aicompute.data-centers.entity-id-missing', 'aicompute.data-centers.entity-id-null', 'aicompute.data-centers.users-resolved-alone'],
      'aicompute.hardware.entity-id': ['aicompute.hardware.entity-id-missing'],
      'aicompute.models.entity-id': ['aicompute.models.entity-id-missing', 'aicompute.models.entity-id-renamed', 'position.models-later-rows-id-lost', 'rare.model-entity-id-lost'],
    },
  },
  'aicompute/entity-id-resolved': {
    level: 'must',
    clauses: ['aicompute.entity-id.resolved'],
    asks: ['getEntity', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.entity-id.resolved': ['aicompute.companies.entity-id-of-source', 'aicompute.entity-id.of-nobody', 'aicompute.entity-id.of-own-store'],
    },
  },
  'aicompute/fields': {
    level: 'observe',
    clauses: ['aicompute.fields', 'aicompute.envelope', 'aicompute.attributions-member', 'aicompute.next-cursor', 'aicompute.data-centers.rollup.place', 'aicompute.data-centers.fields.owner', 'aicompute.data-centers.fields.power', 'aicompute.data-centers.fields.compute', 'aicompute.data-centers.fields.cost', 'aicompute.data-centers.fields.users', 'aicompute.data-centers.fields.chip-types', 'aicompute.models.fields.organization', 'aicompute.models.fields.domain', 'aicompute.models.fields.task', 'aicompute.models.fields.training-hardware', 'aicompute.models.fields.accessibility', 'aicompute.models.fields.open-weights', 'aicompute.models.fields.frontier', 'aicompute.hardware.foundry.member', 'aicompute.hardware.fields.manufacturer', 'aicompute.hardware.fields.type', 'aicompute.hardware.fields.release-date', 'aicompute.hardware.fields.price', 'aicompute.companies.fields.type', 'aicompute.companies.fields.product-domains', 'aicompute.companies.fields.staff-count', 'aicompute.companies.fields.revenue', 'aicompute.companies.fields.valuation', 'aicompute.companies.fields.funding', 'aicompute.companies.fields.founding-date', 'aicompute.chip-sales.windows', 'aicompute.chip-sales.fields.designer', 'aicompute.chip-sales.fields.compute', 'aicompute.chip-sales.fields.units', 'aicompute.chip-sales.fields.power'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {},
  },
  'aicompute/hardware-dual-foundry': {
    level: 'must',
    clauses: ['aicompute.hardware.foundry.dual'],
    asks: ['listHardware'],
    refutedBy: {
      'aicompute.hardware.foundry.dual': ['aicompute.hardware.foundry-first-only', 'aicompute.hardware.foundry-sole'],
    },
  },
  'aicompute/hardware-each-foundry': {
    level: 'must',
    clauses: ['aicompute.hardware.foundry'],
    asks: ['listHardware'],
    refutedBy: {
      'aicompute.hardware.foundry': ['aicompute.hardware.foundry-searches-manufacturers'],
    },
  },
  'aicompute/hardware-foundry': {
    level: 'must',
    clauses: ['aicompute.hardware.foundry', 'aicompute.hardware.foundry.substring'],
    asks: ['listHardware'],
    refutedBy: {
      'aicompute.hardware.foundry': ['aicompute.hardware.foundry-dropped'],
      'aicompute.hardware.foundry.substring': ['aicompute.hardware.foundry-prefix', 'aicompute.hardware.foundry-searches-manufacturers', 'aicompute.hardware.foundry-whole-names-only'],
    },
  },
  'aicompute/hardware-manufacturer': {
    level: 'must',
    clauses: ['aicompute.hardware.manufacturer', 'aicompute.hardware.manufacturer.substring', 'aicompute.hardware.manufacturer.org', 'envelope.applied-filters.ignored'],
    asks: ['listHardware'],
    refutedBy: {
      'aicompute.hardware.manufacturer': ['aicompute.hardware.manufacturer-dropped'],
      'aicompute.hardware.manufacturer.org': ['aicompute.hardware.org-by-foundry', 'aicompute.hardware.org-ignored'],
      'aicompute.hardware.manufacturer.substring': ['aicompute.hardware.manufacturer-prefix', 'aicompute.hardware.manufacturer-searches-names', 'aicompute.hardware.manufacturer-whole-names-only'],
      'envelope.applied-filters.ignored': ['aicompute.ignored.lists-aliases', 'aicompute.ignored.lists-every-name'],
    },
  },
  'aicompute/hardware-type': {
    level: 'must',
    clauses: ['aicompute.hardware.type', 'aicompute.hardware.type.exact', 'aicompute.hardware.type.gpu', 'aicompute.hardware.type.tpu', 'aicompute.hardware.type.gpgpu', 'aicompute.hardware.type.xpu', 'aicompute.hardware.type.xpu-r', 'aicompute.hardware.type.npu', 'aicompute.hardware.type.asic', 'aicompute.hardware.type.lpu', 'aicompute.hardware.type.hybrid-cpu', 'aicompute.hardware.type.other', 'aicompute.hardware.type.dcu'],
    asks: ['listHardware'],
    refutedBy: {
      'aicompute.hardware.type': ['aicompute.hardware.type-dropped'],
      'aicompute.hardware.type.asic': ['aicompute.hardware.type-asic-refused'],
      'aicompute.hardware.type.dcu': ['aicompute.hardware.type-dcu-refused'],
      'aicompute.hardware.type.exact': ['aicompute.hardware.type-substring'],
      'aicompute.hardware.type.gpgpu': ['aicompute.hardware.type-gpgpu-refused'],
      'aicompute.hardware.type.gpu': ['aicompute.hardware.type-gpu-refused'],
      'aicompute.hardware.type.hybrid-cpu': ['aicompute.hardware.type-hybrid-cpu-refused'],
      'aicompute.hardware.type.lpu': ['aicompute.hardware.type-lpu-refused'],
      'aicompute.hardware.type.npu': ['aicompute.hardware.type-npu-refused'],
      'aicompute.hardware.type.other': ['aicompute.hardware.type-other-refused'],
      'aicompute.hardware.type.tpu': ['aicompute.hardware.type-tpu-refused'],
      'aicompute.hardware.type.xpu': ['aicompute.hardware.type-xpu-refused'],
      'aicompute.hardware.type.xpu-r': ['aicompute.hardware.type-xpu-r-refused'],
    },
  },
  'aicompute/hardware-type-case': {
    level: 'must',
    clauses: ['aicompute.hardware.type.case'],
    asks: ['listHardware'],
    refutedBy: {
      'aicompute.hardware.type.case': ['aicompute.hardware.type-case-empty', 'aicompute.hardware.type-case-refused', 'aicompute.hardware.type-mixed-case-refused'],
    },
  },
  'aicompute/hardware-type-unknown': {
    level: 'must',
    clauses: ['aicompute.hardware.type.unknown', 'aicompute.hardware.type.accepted-values', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    asks: ['listHardware'],
    refutedBy: {
      'aicompute.hardware.type.accepted-values': ['aicompute.hardware.type-accepted-values-cut', 'aicompute.hardware.type-without-accepted-values'],
      'aicompute.hardware.type.unknown': ['aicompute.hardware.type-partial-served', 'aicompute.hardware.type-unknown-dropped', 'aicompute.hardware.type-unknown-empty', 'aicompute.hardware.type-unknown-status-422', 'aicompute.hardware.type-unknown-wrong-code'],
    },
  },
  'aicompute/ignored-names': {
    level: 'must',
    clauses: ['versioning.lenient.ignored'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'versioning.lenient.ignored': ['aicompute.hardware.ignored-in-silence', 'aicompute.ignored.lost-where-limit-lowered', 'aicompute.ignored.unless-known-to-events', 'registry.undeclared.last-listed-only'],
    },
  },
  'aicompute/left-open': {
    level: 'observe',
    clauses: ['aicompute.limit.above-max', 'aicompute.limit.below-min', 'aicompute.offset.extremes', 'aicompute.models.frontier.other-values', 'aicompute.models.sort.empty-value', 'aicompute.models.sort.unknown', 'aicompute.models.min-compute.non-numeric', 'aicompute.companies.limit.max', 'aicompute.chip-sales.chip-manufacturer.unknown'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {},
  },
  'aicompute/limit-at-max': {
    level: 'must',
    clauses: ['aicompute.limit.at-max'],
    asks: ['listDataCenters', 'listModels', 'listHardware'],
    refutedBy: {
      'aicompute.limit.at-max': ['aicompute.limit.maximum-100', 'aicompute.limit.two-hundred-refused'],
    },
  },
  'aicompute/limit-bounds': {
    level: 'must',
    clauses: ['aicompute.limit.bounds'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.limit.bounds': ['aicompute.chip-sales.limit.counts-designers', 'aicompute.companies.limit.ignored', 'aicompute.limit.ignored', 'aicompute.limit.one-row-too-many'],
    },
  },
  'aicompute/limit-default': {
    level: 'must',
    clauses: ['aicompute.limit.default', 'aicompute.companies.limit.default', 'aicompute.chip-sales.limit.default', 'limits.aicompute-limit.default', 'limits.aicompute-limit.default.companies', 'limits.aicompute-limit.default.chip-sales'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.chip-sales.limit.default': ['aicompute.chip-sales.limit.default-25', 'aicompute.chip-sales.limit.default-all'],
      'aicompute.companies.limit.default': ['aicompute.companies.limit.default-25', 'aicompute.companies.limit.default-all'],
      'aicompute.limit.default': ['aicompute.limit.default-20', 'aicompute.limit.default-at-max'],
    },
  },
  'aicompute/limit-max': {
    level: 'must',
    clauses: ['aicompute.limit.max', 'limits.aicompute-limit.max', 'error.invalid-limit'],
    asks: ['listDataCenters', 'listModels', 'listHardware'],
    refutedBy: {
      'aicompute.limit.at-max': ['aicompute.limit.two-hundred-refused'],
      'aicompute.limit.max': ['aicompute.limit.above-max-served', 'aicompute.limit.max-off-by-one'],
      'error.invalid-limit': ['aicompute.limit.above-max-wrong-code'],
    },
  },
  'aicompute/limit-not-a-number': {
    level: 'must',
    clauses: ['aicompute.limit.non-numeric'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.limit.non-numeric': ['aicompute.limit.non-numeric-at-default', 'aicompute.limit.non-numeric-crashes', 'aicompute.limit.non-numeric-prefix', 'aicompute.limit.non-numeric-status-422', 'aicompute.limit.non-numeric-wrong-code'],
    },
  },
  'aicompute/limit-of-whole-lists': {
    level: 'must',
    clauses: ['aicompute.limit.bounds'],
    asks: ['listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.limit.bounds': ['aicompute.chip-sales.limit.counts-designers', 'aicompute.companies.limit.ignored', 'aicompute.limit.one-row-too-many'],
    },
  },
  'aicompute/lists': {
    level: 'must',
    clauses: ['aicompute.datasets', 'aicompute.data-centers.rows', 'aicompute.models.rows', 'aicompute.hardware.rows', 'aicompute.companies.rows', 'aicompute.chip-sales.rows'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.chip-sales.rows': ['aicompute.chip-sales.rows-of-hardware'],
      'aicompute.companies.rows': ['aicompute.companies.listed-twice', 'aicompute.companies.rows-of-data-centers'],
      'aicompute.data-centers.rows': ['aicompute.data-centers.rows-of-companies'],
      'aicompute.datasets': ['aicompute.datasets.missing'],
      'aicompute.hardware.rows': ['aicompute.hardware.rows-of-models'],
      'aicompute.models.rows': ['aicompute.models.rows-of-hardware'],
    },
  },
  'aicompute/models-by-compute': {
    level: 'must',
    clauses: ['aicompute.models.sort.compute'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.sort.compute': ['aicompute.models.later-pages-reversed', 'aicompute.models.sort-compute-as-text', 'aicompute.models.sort-compute-ascending', 'aicompute.models.sort-compute-ignored', 'aicompute.models.sort-compute-ignored-for-frontier', 'aicompute.models.sort-compute-of-page', 'position.models-later-rows-reversed'],
    },
  },
  'aicompute/models-contributors': {
    level: 'must',
    clauses: ['aicompute.models.contributors', 'aicompute.models.contributors.substring', 'aicompute.models.contributors.tokens'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.contributors': ['aicompute.models.contributors-coded', 'aicompute.models.contributors-dropped', 'aicompute.models.contributors-search-organizations'],
      'aicompute.models.contributors.substring': ['aicompute.models.contributors-whole-tokens-only'],
      'aicompute.models.contributors.tokens': ['aicompute.models.contributors-token-refused'],
    },
  },
  'aicompute/models-domain': {
    level: 'must',
    clauses: ['aicompute.models.domain', 'aicompute.models.domain.substring'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.domain': ['aicompute.models.domain-dropped', 'aicompute.models.domain-or-task', 'aicompute.models.one-domain-shown'],
      'aicompute.models.domain.substring': ['aicompute.models.domain-prefix', 'aicompute.models.domain-whole-names-only'],
    },
  },
  'aicompute/models-frontier': {
    level: 'must',
    clauses: ['aicompute.models.frontier.one', 'aicompute.models.frontier.true'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.frontier.one': ['aicompute.models.frontier-by-compute', 'aicompute.models.frontier-inverted', 'aicompute.models.frontier-one-ignored', 'aicompute.models.frontier-one-refused'],
      'aicompute.models.frontier.true': ['aicompute.models.frontier-true-ignored', 'aicompute.models.frontier-true-refused'],
    },
  },
  'aicompute/models-min-compute': {
    level: 'must',
    clauses: ['aicompute.models.min-compute.only', 'aicompute.models.min-compute.every'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.min-compute.every': ['aicompute.models.min-compute-frontier-only', 'aicompute.models.min-compute-next-power'],
      'aicompute.models.min-compute.only': ['aicompute.models.min-compute-as-maximum', 'aicompute.models.min-compute-as-text', 'aicompute.models.min-compute-dropped', 'aicompute.models.min-compute-in-tenths-of-powers', 'aicompute.models.min-compute-keeps-unknown', 'aicompute.models.training-compute-flop-null'],
    },
  },
  'aicompute/models-order': {
    level: 'must',
    clauses: ['aicompute.models.sort.default'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.sort.default': ['aicompute.models.later-pages-reversed', 'aicompute.models.sort-default-by-compute', 'aicompute.models.sort-default-by-compute-above-bound', 'aicompute.models.sort-default-by-name', 'aicompute.models.sort-default-oldest-first'],
    },
  },
  'aicompute/models-organization': {
    level: 'must',
    clauses: ['aicompute.models.organization', 'aicompute.models.organization.substring', 'aicompute.models.organization.org', 'envelope.applied-filters.ignored'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.organization': ['aicompute.models.organization-dropped'],
      'aicompute.models.organization.org': ['aicompute.models.org-by-contributor-type', 'aicompute.models.org-ignored'],
      'aicompute.models.organization.substring': ['aicompute.models.organization-prefix', 'aicompute.models.organization-searches-names', 'aicompute.models.organization-whole-names-only'],
      'envelope.applied-filters.ignored': ['aicompute.ignored.lists-aliases', 'aicompute.ignored.lists-every-name'],
    },
  },
  'aicompute/models-several-contributors': {
    level: 'must',
    clauses: ['aicompute.models.contributors.several'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.contributors.several': ['aicompute.models.contributors-first-only', 'aicompute.models.contributors-of-asked-organization', 'aicompute.models.contributors-sole'],
    },
  },
  'aicompute/models-training-compute': {
    level: 'must',
    clauses: ['aicompute.models.training-compute-flop', 'aicompute.models.training-compute-flop.number', 'aicompute.models.training-compute-flop.count'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.training-compute-flop': ['aicompute.models.training-compute-flop-renamed'],
      'aicompute.models.training-compute-flop.count': ['aicompute.models.training-compute-flop-negative'],
      'aicompute.models.training-compute-flop.number': ['aicompute.models.training-compute-flop-object', 'aicompute.models.training-compute-flop-text'],
    },
  },
  'aicompute/offset': {
    level: 'must',
    clauses: ['aicompute.offset', 'aicompute.offset.cursor', 'aicompute.limit.bounds'],
    asks: ['listDataCenters', 'listModels', 'listHardware'],
    refutedBy: {
      'aicompute.limit.bounds': ['aicompute.limit.ignored', 'aicompute.limit.one-row-too-many'],
      'aicompute.offset': ['aicompute.models.offset-ignored-by-compute', 'aicompute.offset.as-page-number', 'aicompute.offset.ignored', 'aicompute.offset.one-based', 'aicompute.offset.skips-a-row', 'state.models-cache-without-offset'],
      'aicompute.offset.cursor': ['aicompute.offset.cursor-ignored', 'aicompute.offset.cursor-opaque'],
    },
  },
  'aicompute/offset-not-a-number': {
    level: 'must',
    clauses: ['aicompute.offset.non-numeric'],
    asks: ['listDataCenters', 'listModels', 'listHardware'],
    refutedBy: {
      'aicompute.offset.non-numeric': ['aicompute.offset.non-numeric-as-zero', 'aicompute.offset.non-numeric-crashes', 'aicompute.offset.non-numeric-prefix', 'aicompute.offset.non-numeric-status-422'],
    },
  },
  'aicompute/one-record': {
    level: 'must',
    clauses: ['aicompute.data-centers.rows', 'aicompute.models.rows', 'aicompute.hardware.rows', 'aicompute.companies.rows', 'aicompute.chip-sales.rows'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.companies.rows': ['aicompute.companies.types-by-position'],
      'aicompute.data-centers.rows': ['aicompute.data-centers.costs-by-position'],
      'aicompute.hardware.rows': ['aicompute.hardware.bare-without-foundryless', 'aicompute.hardware.prices-by-position'],
      'aicompute.models.rows': ['aicompute.models.open-weights-by-filter', 'aicompute.models.tasks-by-position'],
    },
  },
  'aicompute/one-record-entity-id': {
    level: 'must',
    clauses: ['aicompute.entity-id.resolved'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.entity-id.resolved': ['aicompute.chip-sales.one-entity-id', 'aicompute.companies.entity-ids-crossed', 'aicompute.entity-id.by-position', 'aicompute.models.developers-under-first-id'],
    },
  },
  'aicompute/orders': {
    level: 'observe',
    clauses: ['aicompute.models.sort.nulls', 'aicompute.models.training-compute-flop.unknown', 'aicompute.companies.order.nulls', 'aicompute.companies.order.direction'],
    asks: ['listModels', 'listCompanies'],
    refutedBy: {},
  },
  'aicompute/orders-rows': {
    level: 'must',
    clauses: ['aicompute.models.sort.compute', 'aicompute.models.sort.default'],
    asks: ['listModels'],
    refutedBy: {
      'aicompute.models.sort.compute': ['aicompute.models.sort-compute-as-text', 'aicompute.models.sort-compute-ascending', 'aicompute.models.sort-compute-ignored', 'aicompute.models.sort-compute-ignored-for-frontier', 'aicompute.models.sort-compute-ignored-within-filters', 'position.models-later-rows-reversed'],
      'aicompute.models.sort.default': ['aicompute.models.later-pages-reversed', 'aicompute.models.sort-default-by-compute', 'aicompute.models.sort-default-by-compute-above-bound', 'aicompute.models.sort-default-by-name', 'aicompute.models.sort-default-by-name-within-filters', 'aicompute.models.sort-default-oldest-first'],
    },
  },
  'aicompute/reply': {
    level: 'must',
    clauses: ['aicompute.data', 'envelope.reference.success'],
    asks: ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'aicompute.data': ['aicompute.data.keyed', 'aicompute.data.null-when-empty', 'aicompute.data.renamed'],
      'envelope.reference.success': ['aicompute.success.missing', 'aicompute.success.text'],
    },
  },
  'authentication/analyst-tier': {
    level: 'must',
    clauses: ['registry.entitlement.tier', 'facilities.entitlement.tier'],
    asks: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility'],
    refutedBy: {
      'facilities.entitlement.tier': ['entitlement.analyst-not-enough-for-facilities'],
      'registry.entitlement.tier': ['entitlement.analyst-not-enough'],
    },
  },
  'authentication/cut-key': {
    level: 'must',
    clauses: ['error.invalid-api-key.wrong-format', 'auth.key.hexadecimal', 'error.invalid-api-key'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-api-key': ['auth.last-digits-overlooked', 'auth.unknown-key-accepted', 'auth.unknown-key-wrong-status'],
      'error.invalid-api-key.wrong-format': ['auth.longer-key-accepted', 'auth.malformed-token-wrong-code', 'auth.malformed-token-wrong-status', 'auth.short-key-accepted'],
    },
  },
  'authentication/disabled-key': {
    level: 'must',
    clauses: ['error.api-key-disabled', 'states.api-key.disabled'],
    asks: ['listEvents', 'listEndpoints'],
    refutedBy: {
      'error.api-key-disabled': ['auth.disabled-key-accepted', 'auth.disabled-key-wrong-code', 'auth.disabled-key-wrong-status'],
    },
  },
  'authentication/field-name': {
    level: 'must',
    clauses: ['auth.bearer.accepted'],
    asks: ['listEndpoints'],
    refutedBy: {
      'auth.bearer.accepted': ['auth.field-name-case-sensitive'],
    },
  },
  'authentication/further-routes': {
    level: 'must',
    clauses: ['auth.bearer.required'],
    asks: ['listEndpoints'],
    refutedBy: {
      'auth.bearer.required': ['auth.further-routes-open', 'auth.missing-key-accepted'],
    },
  },
  'authentication/key-without-api-access': {
    level: 'must',
    clauses: ['error.api-access-denied'],
    asks: ['listEvents'],
    refutedBy: {
      'error.api-access-denied': ['access.denied-key-accepted', 'access.denied-key-wrong-code', 'access.denied-key-wrong-status'],
    },
  },
  'authentication/key-without-programmatic-access': {
    level: 'must',
    clauses: ['error.programmatic-access-denied', 'error.programmatic-access-denied.details.surface', 'error.programmatic-access-denied.details.pricing-url', 'error.programmatic-access-denied.details.arena-url'],
    asks: ['listEvents'],
    refutedBy: {
      'error.programmatic-access-denied': ['access.programmatic-accepted', 'access.programmatic-wrong-code', 'access.programmatic-wrong-status'],
      'error.programmatic-access-denied.details.arena-url': ['access.programmatic-without-arena-url'],
      'error.programmatic-access-denied.details.pricing-url': ['access.programmatic-without-pricing-url'],
      'error.programmatic-access-denied.details.surface': ['access.programmatic-without-surface'],
    },
  },
  'authentication/key-without-subscription': {
    level: 'must',
    clauses: ['error.subscription-required'],
    asks: ['listEvents'],
    refutedBy: {
      'error.subscription-required': ['access.subscription-missing-accepted', 'access.subscription-missing-wrong-code', 'access.subscription-missing-wrong-status'],
    },
  },
  'authentication/malformed-key': {
    level: 'must',
    clauses: ['error.invalid-token'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-token': ['auth.malformed-token-accepted', 'auth.malformed-token-wrong-code', 'auth.malformed-token-wrong-status'],
    },
  },
  'authentication/markets-tier': {
    level: 'must',
    clauses: ['government.entitlement.tier'],
    asks: ['listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'government.entitlement.tier': ['government.entitlement.markets-not-enough'],
    },
  },
  'authentication/metered-operations': {
    level: 'must',
    clauses: ['auth.metering.consumes', 'auth.metering.direct', 'limits.metering.direct'],
    asks: ['listEvents', 'getEvent', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'auth.metering.consumes': ['metering.details-free', 'metering.later-pages-free', 'metering.later-pages-of-facilities-free', 'metering.offices-free', 'state.cache-for-all-keys'],
      'auth.metering.direct': ['metering.leis-charged-two', 'metering.pages-charged-two'],
    },
  },
  'authentication/metering': {
    level: 'must',
    clauses: ['auth.metering.direct', 'auth.metering.consumes', 'auth.metering.discovery', 'auth.metering.usage-headers', 'auth.metering.usage-headers.names', 'auth.metering.failures', 'limits.metering.direct'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'searchEntities', 'listEndpoints'],
    refutedBy: {
      'auth.metering.consumes': ['metering.calls-after-discovery-free', 'metering.details-free', 'metering.later-pages-free', 'metering.parallel-calls-as-one', 'metering.repeats-free'],
      'auth.metering.direct': ['metering.charged-by-handles', 'metering.charged-by-rows', 'metering.data-calls-charged-five', 'metering.images-charged', 'metering.search-of-all-charged-two', 'metering.summary-charged-two'],
      'auth.metering.discovery': ['metering.discovery-charged'],
      'auth.metering.usage-headers': ['metering.details-untold'],
    },
  },
  'authentication/missing-key': {
    level: 'must',
    clauses: ['auth.bearer.accepted', 'auth.bearer.required', 'error.missing-api-key'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints'],
    refutedBy: {
      'auth.bearer.required': ['auth.missing-key-accepted', 'state.cache-for-all-keys'],
      'error.missing-api-key': ['auth.missing-key-wrong-code', 'auth.missing-key-wrong-status'],
    },
  },
  'authentication/other-scheme': {
    level: 'must',
    clauses: ['auth.bearer.required', 'error.invalid-token'],
    asks: ['listEvents'],
    refutedBy: {
      'auth.bearer.required': ['auth.malformed-token-accepted', 'auth.other-scheme-accepted'],
      'error.invalid-token': ['auth.malformed-token-wrong-code', 'auth.malformed-token-wrong-status'],
    },
  },
  'authentication/over-quota-key': {
    level: 'must',
    clauses: ['error.quota-exceeded'],
    asks: ['listEvents'],
    refutedBy: {
      'error.quota-exceeded': ['access.quota-not-enforced', 'access.quota-wrong-code', 'access.quota-wrong-status'],
    },
  },
  'authentication/past-due-key': {
    level: 'must',
    clauses: ['error.payment-overdue', 'error.payment-overdue.reads-paused'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents'],
    refutedBy: {
      'error.payment-overdue': ['access.overdue-wrong-code', 'access.overdue-wrong-status'],
      'error.payment-overdue.reads-paused': ['access.overdue-accepted'],
    },
  },
  'authentication/plan-required': {
    level: 'must',
    clauses: ['auth.entitlement.missing', 'auth.entitlement.never-empty', 'error.plan-required', 'aicompute.entitlement', 'hierarchy.entitlement', 'facilities.entitlement', 'government.entitlement', 'registry.entitlement', 'auth.bearer.accepted'],
    asks: ['listEvents', 'getHierarchy', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'aicompute.entitlement': ['aicompute.entitlement.not-checked', 'aicompute.entitlement.one-list-open'],
      'auth.entitlement.missing': ['entitlement.missing-answered-404', 'entitlement.missing-wrong-code', 'entitlement.missing-wrong-status'],
      'auth.entitlement.never-empty': ['entitlement.missing-served-empty'],
      'facilities.entitlement': ['facilities.entitlement.detail-open', 'facilities.entitlement.not-checked', 'state.cache-for-all-keys'],
      'government.entitlement': ['government.entitlement.not-checked'],
      'hierarchy.entitlement': ['entitlement.not-checked', 'hierarchy.entitlement.not-checked'],
      'registry.entitlement': ['entitlement.registry-not-checked'],
    },
  },
  'authentication/plan-required-details': {
    level: 'must',
    clauses: ['error.plan-required.details.required-capability', 'error.plan-required.details.capability', 'error.plan-required.details.current-plan', 'error.plan-required.details.pricing-url', 'error.plan-required.details.eligible-plans', 'error.plan-required.details.alternatives', 'error.plan-required.details.retryable', 'error.plan-required'],
    asks: ['listEvents', 'getHierarchy', 'listDataCenters', 'listChipSales', 'listRegistryEntities', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'error.plan-required': ['aicompute.entitlement.not-checked', 'entitlement.missing-answered-404', 'entitlement.missing-wrong-code', 'facilities.entitlement.detail-open', 'facilities.entitlement.not-checked', 'government.entitlement.not-checked', 'hierarchy.entitlement.not-checked', 'state.cache-for-all-keys'],
      'error.plan-required.details.alternatives': ['plan-required.without-alternatives'],
      'error.plan-required.details.capability': ['plan-required.without-capability'],
      'error.plan-required.details.current-plan': ['plan-required.without-current-plan'],
      'error.plan-required.details.eligible-plans': ['plan-required.without-eligible-plans'],
      'error.plan-required.details.pricing-url': ['plan-required.without-pricing-url'],
      'error.plan-required.details.required-capability': ['plan-required.flag-of-isin-look-up', 'plan-required.without-required-capability'],
      'error.plan-required.details.retryable': ['plan-required.retryable-true', 'plan-required.without-retryable'],
    },
  },
  'authentication/rate-limited-key': {
    level: 'must',
    clauses: ['error.rate-limited'],
    asks: ['listEvents'],
    refutedBy: {
      'error.rate-limited': ['access.rate-limit-wrong-code', 'access.rate-limit-wrong-status'],
    },
  },
  'authentication/revoked-key': {
    level: 'must',
    clauses: ['auth.key.revoked', 'error.invalid-api-key.revoked', 'states.api-key.revoked'],
    asks: ['listEvents', 'listEndpoints'],
    refutedBy: {
      'auth.key.revoked': ['auth.revoked-key-accepted', 'auth.revoked-key-wrong-status'],
      'error.invalid-api-key.revoked': ['auth.revoked-key-wrong-code'],
    },
  },
  'authentication/second-key': {
    level: 'must',
    clauses: ['auth.key.several', 'auth.key.shared-quota'],
    asks: ['listEvents'],
    refutedBy: {
      'auth.key.several': ['auth.second-key-refused'],
      'auth.key.shared-quota': ['metering.counted-per-key'],
    },
  },
  'authentication/second-key-entitlement': {
    level: 'must',
    clauses: ['auth.entitlement.per-workspace'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'auth.entitlement.per-workspace': ['entitlement.held-by-first-key-only'],
    },
  },
  'authentication/unknown-key': {
    level: 'must',
    clauses: ['error.invalid-api-key'],
    asks: ['listEvents', 'listStories', 'searchEntities', 'listEndpoints'],
    refutedBy: {
      'error.invalid-api-key': ['auth.unknown-key-accepted', 'auth.unknown-key-in-some-routers', 'auth.unknown-key-wrong-code', 'auth.unknown-key-wrong-status'],
    },
  },
  'authentication/without-aicompute': {
    level: 'must',
    clauses: ['aicompute.entitlement'],
    asks: ['listEvents', 'getHierarchy', 'listDataCenters', 'listRegistryEntities', 'listFacilities', 'listAwards'],
    refutedBy: {
      'aicompute.entitlement': ['aicompute.entitlement.not-checked'],
    },
  },
  'authentication/without-exposure': {
    level: 'must',
    clauses: ['hierarchy.entitlement'],
    asks: ['listEvents', 'getHierarchy', 'listDataCenters', 'listRegistryEntities', 'listFacilities', 'listAwards'],
    refutedBy: {
      'hierarchy.entitlement': ['hierarchy.entitlement.feed-flag', 'hierarchy.entitlement.not-checked'],
    },
  },
  'authentication/without-facilities': {
    level: 'must',
    clauses: ['facilities.entitlement', 'government.entitlement'],
    asks: ['listEvents', 'getHierarchy', 'listDataCenters', 'listRegistryEntities', 'listFacilities', 'listAwards'],
    refutedBy: {
      'facilities.entitlement': ['facilities.entitlement.not-checked', 'state.cache-for-all-keys'],
      'government.entitlement': ['government.entitlement.other-flag'],
    },
  },
  'authentication/without-gov': {
    level: 'must',
    clauses: ['government.entitlement'],
    asks: ['listEvents', 'getHierarchy', 'listDataCenters', 'listRegistryEntities', 'listFacilities', 'listAwards'],
    refutedBy: {
      'government.entitlement': ['government.entitlement.not-checked', 'government.entitlement.other-flag'],
    },
  },
  'authentication/without-leiregistry': {
    level: 'must',
    clauses: ['registry.entitlement', 'hierarchy.entitlement.without-feed'],
    asks: ['listEvents', 'getHierarchy', 'listDataCenters', 'listRegistryEntities', 'listFacilities', 'listAwards'],
    refutedBy: {
      'hierarchy.entitlement.without-feed': ['hierarchy.entitlement.feed-flag-too'],
      'registry.entitlement': ['entitlement.not-checked', 'entitlement.registry-not-checked'],
    },
  },
  'entities/agreement-detail': {
    level: 'must',
    clauses: ['entities.detail.same-entity'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {
      'entities.detail.same-entity': ['entities.detail.other-card', 'entities.detail.person-for-organization', 'entities.list.identifiers-by-position'],
    },
  },
  'entities/agreement-search': {
    level: 'must',
    clauses: ['search.result.entity-id', 'search.result.type', 'search.result.country', 'entity-card.one-registry'],
    asks: ['listEntities', 'getEntity', 'searchEntities'],
    refutedBy: {
      'entity-card.one-registry': ['entities.detail.other-card'],
      'search.result.country': ['search.result.one-country'],
      'search.result.entity-id': ['search.result.name-of-most'],
      'search.result.type': ['search.result.person-for-organization'],
    },
  },
  'entities/by-page-link': {
    level: 'must',
    clauses: ['entities.handle.encyclopedia-url.events', 'entities.handle.encyclopedia-url.stories'],
    asks: ['summarizeEvents', 'listStories', 'getEntity'],
    refutedBy: {
      'entities.handle.encyclopedia-url.events': ['entity.encyclopedia-url-lost'],
      'entities.handle.encyclopedia-url.stories': ['stories.entity.encyclopedia-url-lost'],
    },
  },
  'entities/candidate': {
    level: 'must',
    clauses: ['states.entity.needs-review', 'states.entity.known', 'entity-card.candidate.where-shown', 'states.entity.further-states'],
    asks: ['getEntity', 'searchEntities'],
    refutedBy: {
      'states.entity.known': ['entities.candidate.gone', 'entities.candidate.not-found'],
      'states.entity.needs-review': ['entities.candidate.active-in-detail', 'entities.candidate.upper-case', 'entities.candidate.with-blank'],
    },
  },
  'entities/card-id': {
    level: 'must',
    clauses: ['entity-card.id', 'entity-card.id.forms'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {
      'entity-card.id': ['entity-card.id.missing', 'entity-card.id.number'],
      'entity-card.id.forms': ['entity-card.id.bare-hexadecimal', 'entity-card.id.uuid'],
    },
  },
  'entities/cards-across-lists': {
    level: 'must',
    clauses: ['entity-card.deduplicated.across-pages'],
    asks: ['listEntities'],
    refutedBy: {
      'entity-card.deduplicated.across-pages': ['entity-card.variant-found-by-search'],
    },
  },
  'entities/cards-once': {
    level: 'must',
    clauses: ['entity-card.deduplicated'],
    asks: ['listEntities'],
    refutedBy: {
      'entity-card.deduplicated': ['entities.list.row-doubled', 'entity-card.variants-listed'],
    },
  },
  'entities/cards-with-page': {
    level: 'must',
    clauses: ['entity-card.only-with-page', 'entity-card.encyclopedia-url', 'entity-card.encyclopedia-url.link'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {
      'entity-card.encyclopedia-url': ['entity-card.encyclopedia-url.missing'],
      'entity-card.encyclopedia-url.link': ['entity-card.encyclopedia-url.page-number'],
      'entity-card.only-with-page': ['entity-card.encyclopedia-url.null-for-people', 'entity-card.without-page-listed'],
    },
  },
  'entities/co-occurring': {
    level: 'must',
    clauses: ['entities.list.co-occurring-with', 'entities.handle.spine.co-occurring-with', 'entities.list.limit.bounds-rows', 'entities.list.search'],
    asks: ['listEntities'],
    refutedBy: {
      'entities.handle.spine.co-occurring-with': ['entities.co-occurring.spine-id-refused', 'entities.co-occurring.spine-id-unresolved'],
      'entities.list.co-occurring-with': ['entities.co-occurring.crashes', 'entities.co-occurring.refused', 'entities.co-occurring.reported-ignored'],
      'entities.list.limit.bounds-rows': ['entities.limit.ignored-with-co-occurring-with', 'entities.list.limit-raised-to-ten', 'entities.list.limit-without-effect', 'entities.list.one-row-too-many'],
      'entities.list.search': ['entities.list.search-overlooked-beside-subject'],
    },
  },
  'entities/co-occurring-name': {
    level: 'must',
    clauses: ['entities.handle.name.co-occurring-with'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {
      'entities.handle.name.co-occurring-with': ['entities.co-occurring.name-crashes', 'entities.co-occurring.name-not-found', 'entities.co-occurring.name-wrong-code'],
    },
  },
  'entities/co-occurring-two': {
    level: 'must',
    clauses: ['entities.list.co-occurring-with.two-subjects', 'entities.list.co-occurring-with.code'],
    asks: ['listEntities'],
    refutedBy: {
      'entities.list.co-occurring-with.two-subjects': ['entities.co-occurring.first-of-two', 'entities.co-occurring.first-of-two-beside-search', 'entities.co-occurring.two-crash', 'entities.co-occurring.two-intersected', 'entities.co-occurring.two-served-empty', 'entities.co-occurring.two-united', 'entities.co-occurring.two-wrong-status'],
    },
  },
  'entities/detail': {
    level: 'must',
    clauses: ['entities.detail.route', 'entities.detail.card', 'entities.detail.same-entity', 'entities.handle.spine.detail', 'entities.handle.wiki.detail', 'entity-card.id.spine', 'entity-card.one-registry', 'entity-card.encyclopedia-url', 'entity-card.encyclopedia-url.detail'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {
      'entities.detail.card': ['entities.detail.empty-card', 'entities.detail.list-of-cards'],
      'entities.detail.route': ['entities.detail.gone', 'entities.detail.missing'],
      'entities.detail.same-entity': ['entities.detail.other-card'],
      'entities.handle.spine.detail': ['entities.detail.spine-id-unresolved'],
      'entities.handle.wiki.detail': ['entities.detail.wiki-id-beyond-ascii-unresolved', 'entities.detail.wiki-id-unresolved'],
      'entity-card.encyclopedia-url': ['entity-card.encyclopedia-url.escaped-twice'],
      'entity-card.encyclopedia-url.detail': ['entity-card.encyclopedia-url.null-in-detail'],
      'entity-card.id.spine': ['entity-card.id.wiki-form-in-detail', 'entity-card.id.wiki-form-listed', 'entity-card.id.wiki-form-of-some'],
    },
  },
  'entities/detail-merged': {
    level: 'must',
    clauses: ['entity-card.one-card', 'entities.handle.spine.detail'],
    asks: ['listEvents', 'getEntity'],
    refutedBy: {
      'entities.handle.spine.detail': ['entities.detail.merged-unfound', 'entities.detail.spine-id-unresolved'],
      'entity-card.one-card': ['entity-card.id.as-asked', 'entity-card.id.of-merged-id', 'entity-card.id.of-variant'],
    },
  },
  'entities/detail-name': {
    level: 'must',
    clauses: ['entities.handle.name.detail', 'entity-card.one-card'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {
      'entities.handle.name.detail': ['entities.detail.name-not-found', 'entities.detail.name-other-card', 'entities.detail.name-wrong-code'],
      'entity-card.one-card': ['entity-card.id.as-asked', 'entity-card.id.of-merged-id', 'entity-card.id.of-variant'],
    },
  },
  'entities/detail-of-referred': {
    level: 'must',
    clauses: ['entities.handle.spine.detail', 'entity-card.id.spine'],
    asks: ['getEntity'],
    refutedBy: {
      'entities.handle.spine.detail': ['entities.detail.spine-id-unresolved'],
      'entity-card.id.spine': ['entity-card.id.wiki-form-in-detail'],
    },
  },
  'entities/detail-page-link': {
    level: 'must',
    clauses: ['entities.handle.encyclopedia-url.path', 'entity-card.one-card'],
    asks: ['getEntity'],
    refutedBy: {
      'entities.handle.encyclopedia-url.path': ['entities.detail.encyclopedia-url-crashes', 'entities.detail.encyclopedia-url-other-card'],
      'entity-card.one-card': ['entity-card.id.as-asked'],
    },
  },
  'entities/detail-unknown-id': {
    level: 'must',
    clauses: ['entities.detail.unknown-id', 'entities.detail.unknown-id.status'],
    asks: ['getEntity'],
    refutedBy: {
      'entities.detail.unknown-id': ['entities.detail.unknown-id-crashes', 'entities.detail.unknown-id-empty-card', 'entities.detail.unknown-id-first-card', 'entities.detail.unknown-id-null'],
    },
  },
  'entities/detail-wiki-id': {
    level: 'must',
    clauses: ['entities.handle.wiki.detail', 'entity-card.encyclopedia-url', 'entity-card.one-card', 'entity-card.id.either-form'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {
      'entities.handle.wiki.detail': ['entities.detail.wiki-id-beyond-ascii-unresolved', 'entities.detail.wiki-id-of-registered-unresolved', 'entities.detail.wiki-id-unresolved'],
      'entity-card.encyclopedia-url': ['entity-card.encyclopedia-url.escaped-twice'],
      'entity-card.id.either-form': ['entities.detail.wiki-id-other-card'],
      'entity-card.one-card': ['entity-card.id.as-asked'],
    },
  },
  'entities/either-form': {
    level: 'must',
    clauses: ['entity-card.id.either-form', 'entities.handle.wiki.stories', 'events.entity.wiki-id'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'getEntity'],
    refutedBy: {
      'entities.handle.wiki.stories': ['stories.entity.wiki-id-unresolved'],
      'events.entity.wiki-id': ['entity.wiki-id-unresolved'],
    },
  },
  'entities/hierarchy-by-id': {
    level: 'must',
    clauses: ['entities.handle.spine.hierarchy'],
    asks: ['getHierarchy', 'searchEntities'],
    refutedBy: {
      'entities.handle.spine.hierarchy': ['hierarchy.entity.spine-id-unresolved'],
    },
  },
  'entities/hierarchy-by-lei': {
    level: 'must',
    clauses: ['entities.handle.lei.hierarchy', 'entities.handle.lei.hierarchy.check-digit', 'entities.handle.lei.hierarchy.lower-case'],
    asks: ['getHierarchy'],
    refutedBy: {
      'entities.handle.lei.hierarchy': ['hierarchy.entity.lei-refused', 'hierarchy.entity.lei-unresolved', 'hierarchy.entity.lei-without-entity-unresolved'],
      'entities.handle.lei.hierarchy.check-digit': ['hierarchy.entity.lei-check-digits-not-verified'],
    },
  },
  'entities/hierarchy-by-name': {
    level: 'must',
    clauses: ['entities.handle.name.hierarchy'],
    asks: ['getEntity', 'getHierarchy'],
    refutedBy: {
      'entities.handle.name.hierarchy': ['hierarchy.entity.name-not-found', 'hierarchy.entity.name-wrong-code'],
    },
  },
  'entities/hierarchy-by-page-link': {
    level: 'must',
    clauses: ['entities.handle.encyclopedia-url.path'],
    asks: ['getEntity', 'getHierarchy'],
    refutedBy: {
      'entities.handle.encyclopedia-url.path': ['hierarchy.entity.page-url-crash'],
    },
  },
  'entities/id-of-search': {
    level: 'must',
    clauses: ['entity-card.id.same-as-search', 'entity-card.id.spine'],
    asks: ['listEntities', 'searchEntities'],
    refutedBy: {
      'entity-card.id.same-as-search': ['search.result.alias-by-page', 'search.result.foreign-id', 'search.result.spine-id-of-some', 'search.result.wiki-form'],
      'entity-card.id.spine': ['entity-card.id.wiki-form-listed', 'entity-card.id.wiki-form-of-some'],
    },
  },
  'entities/left-open': {
    level: 'observe',
    clauses: ['entities.detail.response', 'entities.list.limit.default', 'entities.list.limit.max', 'entities.list.order', 'entities.list.paging', 'entities.list.response', 'entities.list.search.length', 'entities.list.search.matching', 'entity-card.article-count', 'entity-card.event-count', 'entity-card.kinds', 'entity-card.mention-counts', 'entity-card.other-fields', 'entity-card.salience', 'entity-card.story-count'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {},
  },
  'entities/limit': {
    level: 'must',
    clauses: ['entities.list.limit', 'entities.list.limit.bounds-rows'],
    asks: ['listEntities'],
    refutedBy: {
      'entities.list.limit': ['entities.list.limit-refused', 'entities.list.limit-reported-ignored'],
      'entities.list.limit.bounds-rows': ['entities.list.limit-raised-to-ten', 'entities.list.limit-without-effect', 'entities.list.limit-without-effect-on-search', 'entities.list.one-row-too-many'],
    },
  },
  'entities/list': {
    level: 'must',
    clauses: ['entities.list.route', 'entities.list.cards', 'entity-card.id'],
    asks: ['listEntities'],
    refutedBy: {
      'entities.list.cards': ['entities.list.names-alone', 'entities.list.names-in-place-of-cards'],
      'entities.list.route': ['entities.list.gone', 'entities.list.missing'],
      'entity-card.id': ['entity-card.id.missing', 'entity-card.id.number'],
    },
  },
  'entities/one-registry': {
    level: 'must',
    clauses: ['entity-card.one-registry'],
    asks: ['getEntity', 'searchEntities'],
    refutedBy: {
      'entity-card.one-registry': ['entities.detail.other-card'],
    },
  },
  'entities/other-handles': {
    level: 'observe',
    clauses: ['entities.handle.cik.elsewhere', 'entities.handle.encyclopedia-url.elsewhere', 'entities.handle.grammar', 'entities.handle.lei.elsewhere', 'entities.handle.wiki.elsewhere'],
    asks: ['listEntities', 'getEntity'],
    refutedBy: {},
  },
  'entities/search': {
    level: 'must',
    clauses: ['entities.list.search'],
    asks: ['listEntities'],
    refutedBy: {
      'entities.list.search': ['entities.list.search-refused', 'entities.list.search-reported-ignored'],
    },
  },
  'entities/shown-handles': {
    level: 'must',
    clauses: ['entity-card.handle.spine', 'entity-card.handle.wiki', 'entity-card.handle.cik'],
    asks: ['listEvents', 'listEntities', 'getEntity', 'searchEntities', 'listAwards'],
    refutedBy: {
      'entity-card.handle.cik': ['entity-card.cik.ticker'],
      'entity-card.handle.spine': ['entity-card.id.not-hexadecimal'],
      'entity-card.handle.wiki': ['entity-card.wiki-id.with-blanks', 'entity-card.wiki-id.without-slug'],
    },
  },
  'entities/stories-by-id': {
    level: 'must',
    clauses: ['entities.handle.spine.stories'],
    asks: ['listStories'],
    refutedBy: {
      'entities.handle.spine.stories': ['stories.entity.spine-id-unresolved'],
    },
  },
  'entities/stories-by-name': {
    level: 'must',
    clauses: ['entities.handle.name.stories'],
    asks: ['listStories', 'getEntity'],
    refutedBy: {
      'entities.handle.name.stories': ['stories.entity.name-unresolved'],
    },
  },
  'entities/tone-by-id': {
    level: 'must',
    clauses: ['entities.handle.spine.tone'],
    asks: ['getEntityTone'],
    refutedBy: {
      'entities.handle.spine.tone': ['entities.tone.organization-id-refused', 'entities.tone.spine-id-refused'],
    },
  },
  'entities/tone-without-entity': {
    level: 'must',
    clauses: ['entities.tone.route', 'entities.tone.without-entity', 'error.entity-required'],
    asks: ['getEntityTone'],
    refutedBy: {
      'entities.tone.route': ['entities.tone.gone', 'entities.tone.missing'],
      'entities.tone.without-entity': ['entities.tone.without-entity-crashes', 'entities.tone.without-entity-served', 'entities.tone.without-entity-served-empty', 'entities.tone.without-entity-wrong-status'],
      'error.entity-required': ['entities.tone.without-entity-other-code'],
    },
  },
  'entities/without-page': {
    level: 'must',
    clauses: ['entity-card.only-with-page', 'entity-card.without-page.elsewhere'],
    asks: ['listEntities', 'searchEntities', 'listForeignAgentLinks'],
    refutedBy: {
      'entity-card.only-with-page': ['entity-card.without-page-listed'],
    },
  },
  'envelopes/applied-filters-members': {
    level: 'must',
    clauses: ['envelope.applied-filters.country-match', 'envelope.applied-filters.normalized', 'envelope.applied-filters.entity-handles-unresolved', 'envelope.applied-filters.entity-ids-expanded', 'envelope.applied-filters.office-holders', 'envelope.applied-filters.office-holders.bridged-to-news', 'envelope.applied-filters.office-holders.undated-excluded', 'envelope.applied-filters.coverage-fallback-applied', 'envelope.applied-filters.retired', 'envelope.applied-filters.ignored'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories', 'listEntities', 'searchEntities', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'],
    refutedBy: {
      'envelope.applied-filters.country-match': ['filters.country-match-as-flag'],
      'envelope.applied-filters.coverage-fallback-applied': ['filters.coverage-fallback-as-text'],
      'envelope.applied-filters.entity-handles-unresolved': ['filters.unresolved-as-text', 'stories.list.unresolved-as-text'],
      'envelope.applied-filters.entity-ids-expanded': ['filters.expanded-as-count', 'filters.expanded-in-words'],
      'envelope.applied-filters.ignored': ['unknown-param.ignored-as-count'],
      'envelope.applied-filters.normalized': ['filters.normalized-as-map', 'stories.list.normalized-as-map'],
      'envelope.applied-filters.office-holders': ['office.holders-as-list'],
      'envelope.applied-filters.office-holders.bridged-to-news': ['office.bridged-as-text'],
      'envelope.applied-filters.office-holders.undated-excluded': ['office.undated-as-text'],
      'envelope.applied-filters.retired': ['retired.listed-as-array', 'stories.retired.listed-as-array'],
    },
  },
  'envelopes/detail': {
    level: 'must',
    clauses: ['envelope.detail.success', 'envelope.detail.data'],
    asks: ['getEvent', 'getStory'],
    refutedBy: {
      'envelope.detail.data': ['detail.data-list', 'detail.unknown-served-null', 'stories.detail.data-list', 'stories.detail.id-only'],
      'envelope.detail.success': ['detail.bare-card', 'detail.success-missing', 'detail.success-string', 'stories.detail.bare-card', 'stories.detail.success-missing'],
    },
  },
  'envelopes/each-operation': {
    level: 'must',
    clauses: ['envelope.list.success', 'envelope.list.data', 'envelope.detail.success', 'envelope.detail.data', 'envelope.summary.success', 'envelope.summary.group-by', 'envelope.summary.data'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents'],
    refutedBy: {
      'envelope.detail.data': ['detail.data-list'],
      'envelope.detail.success': ['detail.bare-card', 'detail.success-missing', 'detail.success-string'],
      'envelope.list.data': ['list.data-map', 'list.data-renamed'],
      'envelope.list.success': ['list.success-missing', 'list.success-number', 'list.success-string'],
      'envelope.summary.data': ['summary.data-map', 'summary.data-renamed'],
      'envelope.summary.group-by': ['summary.group-by-list', 'summary.group-by-missing'],
      'envelope.summary.success': ['summary.success-missing', 'summary.success-string'],
    },
  },
  'envelopes/echo-country-match': {
    level: 'must',
    clauses: ['envelope.applied-filters.country-match'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'envelope.applied-filters.country-match': ['country.echo-wrong'],
    },
  },
  'envelopes/echo-normalized': {
    level: 'must',
    clauses: ['envelope.applied-filters.normalized'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'envelope.applied-filters.normalized': ['state.normalized-notes-pile-up'],
    },
  },
  'envelopes/echo-unresolved': {
    level: 'must',
    clauses: ['envelope.applied-filters.entity-handles-unresolved'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'envelope.applied-filters.entity-handles-unresolved': ['list.entity-handles-unresolved-others'],
    },
  },
  'envelopes/echo-window': {
    level: 'must',
    clauses: ['envelope.meta.query-window', 'events.window.query-window', 'events.window.query-window.rows'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'envelope.meta.query-window': ['stories.summary.query-window-of-no-day', 'summary.query-window-in-days', 'summary.query-window-of-coverage'],
      'events.window.query-window': ['list.query-window-without-end'],
      'events.window.query-window.rows': ['list.query-window-empty', 'window.days-told-without-today', 'window.query-window-day-late'],
    },
  },
  'envelopes/error': {
    level: 'must',
    clauses: ['error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.code', 'envelope.error.details'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'getEntityTone', 'searchEntities', 'listAdmin1', 'listOffices', 'getSituation', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'removedV1'],
    refutedBy: {
      'envelope.error.code': ['error.code-missing', 'error.code-number'],
      'envelope.error.details': ['error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string'],
      'envelope.error.error': ['error.message-object', 'error.message-renamed'],
      'envelope.error.success': ['error.bare', 'error.success-missing', 'error.success-true', 'registry.not-held.without-envelope'],
      'error.envelope': ['http.broken-escapes-bare', 'http.empty-errors', 'http.error-page', 'http.unknown-paths-bare'],
    },
  },
  'envelopes/error-status': {
    level: 'must',
    clauses: ['error.code-status'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'getEntityTone', 'searchEntities', 'listAdmin1', 'listOffices', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'removedV1'],
    refutedBy: {
      'error.code-status': ['access.denied-key-wrong-status', 'access.overdue-wrong-status', 'access.programmatic-wrong-status', 'access.quota-wrong-status', 'access.rate-limit-wrong-status', 'access.subscription-missing-wrong-status', 'auth.disabled-key-wrong-status', 'auth.malformed-token-wrong-status', 'auth.missing-key-wrong-status', 'auth.revoked-key-wrong-status', 'auth.unknown-key-wrong-status', 'cursor.stale-status-410', 'date.malformed-wrong-status', 'entitlement.missing-answered-404', 'entitlement.missing-wrong-status', 'enum.wrong-status', 'events.limit.wrong-status', 'http.errors-with-200', 'http.errors-with-400', 'rejected.status-422', 'subcategory.wrong-pair-status-404', 'unknown-param.wrong-status', 'v1.wrong-status', 'window.over-a-year-wrong-status'],
    },
  },
  'envelopes/list': {
    level: 'must',
    clauses: ['envelope.list.success', 'envelope.list.data', 'envelope.list.pagination', 'envelope.list.sort', 'envelope.list.meta', 'envelope.list.applied-filters'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'envelope.list.applied-filters': ['list.applied-filters-list', 'list.applied-filters-missing', 'list.applied-filters-null', 'stories.list.applied-filters-missing'],
      'envelope.list.data': ['list.data-map', 'list.data-null-when-empty', 'list.data-renamed', 'stories.list.data-map', 'stories.list.data-null-when-empty', 'stories.list.data-renamed'],
      'envelope.list.meta': ['list.meta-list', 'list.meta-missing', 'list.meta-null', 'stories.list.meta-missing'],
      'envelope.list.pagination': ['list.pagination-missing', 'list.pagination-null', 'stories.list.pagination-missing'],
      'envelope.list.sort': ['list.sort-missing', 'list.sort-object', 'stories.list.sort-missing'],
      'envelope.list.success': ['list.success-missing', 'list.success-number', 'list.success-string', 'stories.list.success-missing'],
    },
  },
  'envelopes/meta-members': {
    level: 'must',
    clauses: ['envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'envelope.meta.window-adjustment': ['stories.window.adjustment-text', 'window.adjustment-text'],
      'envelope.meta.window-adjustment.reason': ['stories.window.adjustment-without-reason', 'window.adjustment-without-reason'],
    },
  },
  'envelopes/pagination': {
    level: 'must',
    clauses: ['envelope.list.pagination.limit', 'envelope.list.pagination.limit.in-force', 'envelope.list.pagination.cursor', 'envelope.list.pagination.next-cursor'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'envelope.list.pagination.cursor': ['list.pagination-cursor-missing', 'list.pagination-cursor-number', 'stories.list.pagination-cursor-missing'],
      'envelope.list.pagination.limit': ['list.pagination-limit-missing', 'list.pagination-limit-string', 'stories.list.pagination-limit-string'],
      'envelope.list.pagination.limit.in-force': ['list.pagination-limit-constant', 'state.limit-after-fifty', 'stories.list.pagination-limit-after-first', 'stories.list.pagination-limit-constant'],
      'envelope.list.pagination.next-cursor': ['list.next-cursor-false', 'list.next-cursor-missing', 'list.next-cursor-number', 'stories.list.next-cursor-number'],
    },
  },
  'envelopes/registry': {
    level: 'must',
    clauses: ['envelope.reference.success', 'envelope.reference.data', 'envelope.meta.attributions'],
    asks: ['listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'envelope.meta.attributions': ['facilities.attributions.as-text', 'registry.reply.attributions-not-array'],
      'envelope.reference.data': ['registry.reply.without-data'],
      'envelope.reference.success': ['aicompute.success.missing', 'aicompute.success.text', 'facilities.success.missing', 'facilities.success.number', 'government.awards.reply.without-success', 'government.links.reply.without-success', 'hierarchy.reply.without-success', 'registry.reply.success-as-text', 'registry.reply.without-success'],
    },
  },
  'envelopes/summary': {
    level: 'must',
    clauses: ['envelope.summary.success', 'envelope.summary.group-by', 'envelope.summary.data', 'service.summaries', 'stories.service.summary'],
    asks: ['summarizeEvents', 'summarizeStories'],
    refutedBy: {
      'envelope.summary.data': ['stories.summary.data-map', 'stories.summary.data-renamed', 'summary.data-counts', 'summary.data-map', 'summary.data-renamed'],
      'envelope.summary.group-by': ['stories.summary.group-by-missing', 'summary.group-by-list', 'summary.group-by-missing'],
      'envelope.summary.success': ['stories.summary.success-missing', 'summary.success-missing', 'summary.success-string'],
      'service.summaries': ['summary.values-of-first-bucket'],
      'stories.service.summary': ['stories.summary.unplaced-in-first'],
    },
  },
  'errors/admin1-without-one-country': {
    level: 'must',
    clauses: ['error.invalid-admin1', 'error.invalid-admin1.no-country', 'error.invalid-admin1.several-countries', 'events.admin1.without-country', 'events.admin1.several-countries', 'events.admin1.validated-alike'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.admin1.several-countries': ['admin1.several-wrong-code'],
      'events.admin1.validated-alike': ['admin1.without-country-served'],
      'events.admin1.without-country': ['admin1.wrong-code'],
    },
  },
  'errors/boolean-letter-case': {
    level: 'must',
    clauses: ['events.booleans.case-insensitive', 'error.invalid-boolean.case'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.booleans.case-insensitive': ['boolean.case-sensitive'],
    },
  },
  'errors/boolean-letter-case-elsewhere': {
    level: 'must',
    clauses: ['error.invalid-boolean.case'],
    asks: ['getHierarchy', 'listFacilities', 'listForeignAgentLinks'],
    refutedBy: {
      'error.invalid-boolean.case': ['boolean.case-sensitive', 'facilities.booleans.upper-case-dropped', 'facilities.has-geo.case-refused', 'government.links.booleans.case-sensitive', 'government.links.booleans.upper-case-dropped', 'government.links.sanctioned-only.upper-case-dropped'],
    },
  },
  'errors/box-across-the-antimeridian': {
    level: 'must',
    clauses: ['events.bbox.inverted-longitude', 'error.invalid-bbox.inverted-longitude'],
    asks: ['listEvents'],
    refutedBy: {
      'events.bbox.inverted-longitude': ['bbox.inverted-longitude-empty'],
    },
  },
  'errors/box-beyond-the-globe': {
    level: 'must',
    clauses: ['events.bbox.latitude-range', 'events.bbox.longitude-range'],
    asks: ['listEvents'],
    refutedBy: {
      'events.bbox.latitude-range': ['bbox.out-of-range-served'],
      'events.bbox.longitude-range': ['bbox.longitude-out-of-range-served'],
    },
  },
  'errors/code-status': {
    level: 'must',
    clauses: ['error.code-status'],
    asks: ['listEvents', 'removedV1'],
    refutedBy: {
      'error.code-status': ['auth.missing-key-wrong-status', 'events.limit.wrong-status', 'http.errors-with-200', 'http.errors-with-400', 'state.limit-after-fifty', 'subcategory.wrong-pair-status-404', 'v1.wrong-status', 'window.over-a-year-wrong-status'],
    },
  },
  'errors/crossed-metric-bounds': {
    level: 'must',
    clauses: ['events.metric-bounds.crossed', 'events.metric-bounds.equal', 'error.invalid-number-range', 'error.invalid-number-range.equal-bounds', 'error.invalid-number-range.details.min-value', 'error.invalid-number-range.details.max-value'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.invalid-number-range.details.max-value': ['error-details.zero-left-out', 'metric.crossed-without-max-value'],
      'error.invalid-number-range.details.min-value': ['metric.crossed-without-values'],
      'events.metric-bounds.crossed': ['metric.bounds-compared-as-text', 'metric.crossed-empty', 'metric.crossed-empty-with-category', 'metric.crossed-negative-empty', 'metric.crossed-swapped', 'metric.crossed-wrong-code'],
      'events.metric-bounds.equal': ['metric.equal-refused'],
    },
  },
  'errors/cursor-of-another-endpoint': {
    level: 'must',
    clauses: ['events.cursor.foreign'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'events.cursor.foreign': ['cursor.endpoint-unbound'],
    },
  },
  'errors/cursor-of-another-query': {
    level: 'must',
    clauses: ['error.cursor-stale', 'error.cursor-stale.details.reason', 'states.cursor.filters-change', 'events.cursor.bound-filters', 'events.cursor.bound-window', 'events.cursor.bound-ordering'],
    asks: ['listEvents'],
    refutedBy: {
      'error.cursor-stale': ['cursor.changed-wrong-code', 'cursor.stale-status-410'],
      'error.cursor-stale.details.reason': ['cursor.stale-without-reason'],
      'events.cursor.bound-filters': ['cursor.changed-filters-first-page', 'cursor.filters-unbound'],
      'events.cursor.bound-ordering': ['cursor.ordering-unbound'],
      'events.cursor.bound-window': ['cursor.window-unbound'],
    },
  },
  'errors/details-carried': {
    level: 'must',
    clauses: ['error.plan-required.details.capability', 'error.plan-required.details.current-plan', 'error.plan-required.details.pricing-url', 'error.plan-required.details.eligible-plans', 'error.plan-required.details.alternatives', 'error.plan-required.details.retryable', 'error.plan-required.details.required-capability', 'error.programmatic-access-denied.details.surface', 'error.programmatic-access-denied.details.pricing-url', 'error.programmatic-access-denied.details.arena-url', 'error.unknown-param.details.param', 'error.unknown-param.details.did-you-mean', 'error.unknown-param.details.accepted-params', 'error.unsupported-filter.details.alternatives', 'error.cursor-stale.details.reason', 'error.date-window-too-large.details.coverage', 'error.date-window-too-large.details.suggested-window', 'error.date-window-too-large.details.max-days', 'error.invalid-number-range.details.min-value', 'error.invalid-number-range.details.max-value', 'error.multiple-entity-handles.details.accepted-count', 'error.office-scope-too-large.details.holders', 'error.office-scope-too-large.details.accepted-count', 'error.invalid-enum.details.accepted-values', 'error.ambiguous-legacy-id.details.canonical-site-ids', 'error.invalid-list-source.details.reason', 'error.event-family-metric-conflict.details.metric-family', 'error.event-family-metric-conflict.details.implied-family', 'error.event-family-metric-conflict.details.accepted-metrics-for-family', 'error.subcategory-requires-category.details.accepted-categories', 'error.invalid-subcategory-for-category.details.accepted-values', 'error.invalid-subcategory.details.accepted-values', 'error.invalid-subcategory.details.nearest-values', 'error.incompatible-parameters.details.required', 'error.endpoint-removed.details.replacement'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'removedV1'],
    refutedBy: {
      'error.cursor-stale.details.reason': ['cursor.stale-without-reason', 'stories.cursor.stale-without-reason'],
      'error.date-window-too-large.details.coverage': ['stories.window.too-large-without-coverage', 'window.too-large-without-coverage'],
      'error.date-window-too-large.details.max-days': ['stories.window.too-large-without-max-days', 'window.too-large-without-max-days'],
      'error.date-window-too-large.details.suggested-window': ['stories.window.too-large-without-suggested-window', 'window.too-large-without-suggested-window'],
      'error.endpoint-removed.details.replacement': ['v1.without-details-replacement'],
      'error.event-family-metric-conflict.details.accepted-metrics-for-family': ['metric.other-family-without-accepted-metrics'],
      'error.event-family-metric-conflict.details.implied-family': ['metric.other-family-without-implied-family'],
      'error.event-family-metric-conflict.details.metric-family': ['metric.other-family-without-metric-family'],
      'error.invalid-enum.details.accepted-values': ['aicompute.hardware.type-without-accepted-values', 'enum.without-accepted-values', 'facilities.class.without-accepted-values', 'facilities.type.without-accepted-values', 'registry.entity-category.without-accepted-values', 'registry.entity-status.without-accepted-values', 'registry.registration-status.without-accepted-values', 'search.scope.unknown-without-accepted-values', 'search.universe.unknown-without-accepted-values', 'stories.enum.without-accepted-values', 'stories.story-category.without-accepted-values', 'stories.summary.group-by-without-accepted-values'],
      'error.invalid-number-range.details.max-value': ['error-details.zero-left-out', 'metric.crossed-without-max-value'],
      'error.invalid-number-range.details.min-value': ['metric.crossed-without-values'],
      'error.invalid-subcategory-for-category.details.accepted-values': ['subcategory.wrong-pair-without-accepted-values'],
      'error.invalid-subcategory.details.accepted-values': ['subcategory.invented-without-accepted-values'],
      'error.multiple-entity-handles.details.accepted-count': ['entity.over-cap-without-accepted-count', 'stories.entity.over-cap-without-accepted-count'],
      'error.office-scope-too-large.details.accepted-count': ['office.roster-without-accepted-count'],
      'error.office-scope-too-large.details.holders': ['office.roster-without-holders'],
      'error.plan-required.details.alternatives': ['plan-required.without-alternatives'],
      'error.plan-required.details.capability': ['plan-required.without-capability'],
      'error.plan-required.details.current-plan': ['plan-required.without-current-plan'],
      'error.plan-required.details.eligible-plans': ['plan-required.without-eligible-plans'],
      'error.plan-required.details.pricing-url': ['plan-required.without-pricing-url'],
      'error.plan-required.details.required-capability': ['plan-required.without-required-capability'],
      'error.plan-required.details.retryable': ['plan-required.without-retryable'],
      'error.programmatic-access-denied.details.arena-url': ['access.programmatic-without-arena-url'],
      'error.programmatic-access-denied.details.pricing-url': ['access.programmatic-without-pricing-url'],
      'error.programmatic-access-denied.details.surface': ['access.programmatic-without-surface'],
      'error.subcategory-requires-category.details.accepted-categories': ['subcategory.alone-without-accepted-categories'],
      'error.unknown-param.details.accepted-params': ['stories.unknown-param.without-accepted-params', 'unknown-param.without-accepted-params'],
      'error.unknown-param.details.param': ['stories.unknown-param.without-param', 'unknown-param.without-param'],
      'error.unsupported-filter.details.alternatives': ['rejected.without-alternatives'],
    },
  },
  'errors/details-true': {
    level: 'must',
    clauses: ['error.plan-required.details.capability', 'error.plan-required.details.current-plan', 'error.plan-required.details.pricing-url', 'error.plan-required.details.eligible-plans', 'error.plan-required.details.alternatives', 'error.plan-required.details.retryable', 'error.plan-required.details.required-capability', 'error.programmatic-access-denied.details.surface', 'error.programmatic-access-denied.details.pricing-url', 'error.programmatic-access-denied.details.arena-url', 'error.unknown-param.details.param', 'error.unknown-param.details.did-you-mean', 'error.unknown-param.details.accepted-params', 'error.unsupported-filter.details.alternatives', 'error.cursor-stale.details.reason', 'error.date-window-too-large.details.coverage', 'error.date-window-too-large.details.suggested-window', 'error.date-window-too-large.details.max-days', 'error.invalid-number-range.details.min-value', 'error.invalid-number-range.details.max-value', 'error.multiple-entity-handles.details.accepted-count', 'error.office-scope-too-large.details.holders', 'error.office-scope-too-large.details.accepted-count', 'error.invalid-enum.details.accepted-values', 'error.event-family-metric-conflict.details.metric-family', 'error.event-family-metric-conflict.details.implied-family', 'error.event-family-metric-conflict.details.accepted-metrics-for-family', 'error.subcategory-requires-category.details.accepted-categories', 'error.invalid-subcategory-for-category.details.accepted-values', 'error.invalid-subcategory.details.accepted-values', 'error.invalid-subcategory.details.nearest-values', 'error.incompatible-parameters.details.required', 'error.accepted-values', 'error.unsupported-entity-match.not-retryable'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints'],
    refutedBy: {
      'error.accepted-values': ['aicompute.hardware.type-accepted-values-cut', 'error-details.booleans-as-digits', 'error-details.entity-match-all', 'error-details.entity-match-bare', 'error-details.entity-match-null', 'error-details.values-without-last', 'facilities.type.classes-as-accepted-values'],
      'error.cursor-stale.details.reason': ['error-details.reason-number'],
      'error.date-window-too-large.details.coverage': ['error-details.coverage-null'],
      'error.date-window-too-large.details.max-days': ['error-details.max-days-of-a-quarter'],
      'error.date-window-too-large.details.suggested-window': ['error-details.window-of-a-year', 'error-details.window-without-dates'],
      'error.event-family-metric-conflict.details.accepted-metrics-for-family': ['error-details.metrics-of-other-family', 'error-details.metrics-without-first'],
      'error.event-family-metric-conflict.details.implied-family': ['error-details.implied-family-of-metric'],
      'error.event-family-metric-conflict.details.metric-family': ['error-details.metric-family-implied'],
      'error.incompatible-parameters.details.required': ['error-details.required-number'],
      'error.invalid-enum.details.accepted-values': ['enum.empty-accepted-values', 'error-details.values-empty', 'hierarchy.depth.values-untold'],
      'error.invalid-number-range.details.max-value': ['error-details.upper-bound-other'],
      'error.invalid-number-range.details.min-value': ['error-details.bounds-swapped'],
      'error.invalid-subcategory-for-category.details.accepted-values': ['error-details.codes-of-another-category'],
      'error.invalid-subcategory.details.accepted-values': ['error-details.invented-codes-other', 'error-details.invented-codes-with-another', 'error-details.invented-codes-without-last'],
      'error.invalid-subcategory.details.nearest-values': ['error-details.nearest-number'],
      'error.multiple-entity-handles.details.accepted-count': ['error-details.handles-cap-of-office'],
      'error.office-scope-too-large.details.accepted-count': ['error-details.roster-cap-of-handles'],
      'error.office-scope-too-large.details.holders': ['error-details.roster-holders-capped'],
      'error.plan-required.details.alternatives': ['error-details.alternatives-boolean'],
      'error.plan-required.details.capability': ['error-details.capability-number'],
      'error.plan-required.details.current-plan': ['error-details.current-plan-number'],
      'error.plan-required.details.eligible-plans': ['error-details.plans-below-tier', 'plan-required.eligible-plans-null', 'plan-required.eligible-plans-of-lowest-tier'],
      'error.plan-required.details.pricing-url': ['error-details.pricing-not-a-url'],
      'error.plan-required.details.required-capability': ['entitlement.models-by-another-flag', 'error-details.flag-of-another-family'],
      'error.plan-required.details.retryable': ['plan-required.retryable-true'],
      'error.programmatic-access-denied.details.arena-url': ['error-details.arena-not-a-url'],
      'error.programmatic-access-denied.details.surface': ['error-details.surface-number'],
      'error.subcategory-requires-category.details.accepted-categories': ['error-details.categories-of-other-family'],
      'error.unknown-param.details.accepted-params': ['error-details.params-without-last'],
      'error.unknown-param.details.did-you-mean': ['error-details.suggestion-not-accepted', 'unknown-param.absurd-suggestion'],
      'error.unknown-param.details.param': ['error-details.param-of-another', 'error-details.params-not-accepted'],
      'error.unsupported-entity-match.not-retryable': ['error-details.entity-match-retryable'],
      'error.unsupported-filter.details.alternatives': ['error-details.alternatives-empty', 'error-details.alternatives-of-another'],
    },
  },
  'errors/entity-match': {
    level: 'must',
    clauses: ['error.unsupported-entity-match', 'error.unsupported-entity-match.not-retryable', 'envelope.applied-filters.coverage-fallback-applied', 'events.entity-match.coverage', 'events.entity-match.coverage.no-flag', 'events.entity-match.other-values', 'events.entity-match.other-values.code', 'events.entity-match.fallback.flag', 'events.entity-match.fallback.rows', 'events-summary.entity-match.only-coverage', 'events-summary.accepts.entity-match'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.unsupported-entity-match': ['entity-match.wrong-code'],
      'events-summary.accepts.entity-match': ['entity-match.coverage-refused-on-summary'],
      'events-summary.entity-match.only-coverage': ['summary.entity_match.dropped'],
      'events.entity-match.coverage': ['entity-match.coverage-refused'],
      'events.entity-match.coverage.no-flag': ['entity-match.coverage-flagged'],
      'events.entity-match.fallback.flag': ['entity-match.fallback-flag-false', 'entity-match.others-served-silently', 'entity-match.refused-once', 'list.entity_match.dropped'],
      'events.entity-match.fallback.rows': ['entity-match.material-applied'],
    },
  },
  'errors/family-metric-conflict': {
    level: 'must',
    clauses: ['events.metric-bounds.other-family', 'error.event-family-metric-conflict', 'error.event-family-metric-conflict.details.metric-family', 'error.event-family-metric-conflict.details.implied-family', 'error.event-family-metric-conflict.details.accepted-metrics-for-family'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.event-family-metric-conflict.details.accepted-metrics-for-family': ['metric.other-family-without-accepted-metrics'],
      'error.event-family-metric-conflict.details.implied-family': ['error-details.implied-family-of-metric', 'metric.other-family-without-implied-family'],
      'error.event-family-metric-conflict.details.metric-family': ['error-details.metric-family-implied', 'metric.other-family-without-metric-family'],
      'events.metric-bounds.other-family': ['metric.other-family-dropped', 'metric.other-family-empty', 'metric.other-family-wrong-code'],
    },
  },
  'errors/instant-as-event-date': {
    level: 'must',
    clauses: ['error.invalid-date', 'events.date-start.malformed', 'events.date-end.malformed', 'error.invalid-date.observed-instant'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-date.observed-instant': ['observed.instant-refused'],
      'events.date-end.malformed': ['list.date_end.dropped'],
      'events.date-start.malformed': ['date.malformed-crashes', 'date.malformed-dropped', 'date.malformed-wrong-code', 'date.malformed-wrong-status', 'date.other-notations-accepted', 'list.date_start.dropped'],
    },
  },
  'errors/invalid-boolean-parameters': {
    level: 'must',
    clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid', 'events.has-fatalities.true', 'events.civilian-targeting.invalid', 'events.civilian-targeting.true', 'events.include-images.invalid', 'events.include-images.true', 'events.include-entity-images.invalid', 'events.include-entity-images.without-images'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.civilian-targeting.invalid': ['list.civilian_targeting.dropped'],
      'events.civilian-targeting.true': ['refused.civilian-targeting'],
      'events.has-fatalities.invalid': ['boolean.anything-is-false', 'boolean.one-and-zero-accepted', 'boolean.wrong-code', 'list.has_fatalities.dropped'],
      'events.has-fatalities.true': ['refused.has-fatalities'],
      'events.include-entity-images.invalid': ['list.include_entity_images.dropped'],
      'events.include-entity-images.without-images': ['refused.include-entity-images'],
      'events.include-images.invalid': ['list.include_images.dropped'],
      'events.include-images.true': ['refused.include-images'],
    },
  },
  'errors/invalid-boolean-values': {
    level: 'must',
    clauses: ['events.has-fatalities.invalid', 'error.invalid-boolean'],
    asks: ['listEvents'],
    refutedBy: {
      'events.has-fatalities.invalid': ['boolean.anything-is-false', 'boolean.one-and-zero-accepted', 'boolean.wrong-code', 'list.has_fatalities.dropped'],
    },
  },
  'errors/invalid-coordinate': {
    level: 'must',
    clauses: ['error.invalid-number', 'events.near.lat-lon'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-number': ['list.lat.dropped', 'number.non-numeric-dropped', 'number.wrong-code'],
      'events.near.lat-lon': ['list.lon.dropped'],
    },
  },
  'errors/invalid-country-parameters': {
    level: 'must',
    clauses: ['error.invalid-country', 'events.country.unknown', 'events.country.iso-3', 'events.source-actor-country.unknown', 'events.source-actor-country.filter', 'events.target-actor-country.unknown', 'events.target-actor-country.filter', 'events.actor-country.unknown', 'events.actor-country.filter'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.actor-country.filter': ['refused.actor-country'],
      'events.actor-country.unknown': ['list.actor_country.dropped'],
      'events.country.iso-3': ['country.iso-3-refused'],
      'events.country.unknown': ['country.unknown-dropped', 'country.unknown-served-empty', 'country.wrong-code', 'list.country.dropped'],
      'events.source-actor-country.filter': ['refused.source-actor-country'],
      'events.source-actor-country.unknown': ['list.source_actor_country.dropped'],
      'events.target-actor-country.filter': ['refused.target-actor-country'],
      'events.target-actor-country.unknown': ['list.target_actor_country.dropped'],
    },
  },
  'errors/invalid-country-values': {
    level: 'must',
    clauses: ['events.country.unknown', 'error.invalid-country'],
    asks: ['listEvents'],
    refutedBy: {
      'events.country.unknown': ['country.unknown-dropped', 'country.unknown-served-empty', 'country.wrong-code', 'list.country.dropped'],
    },
  },
  'errors/invalid-date-parameters': {
    level: 'must',
    clauses: ['error.invalid-date', 'error.invalid-date.observed', 'events.date-start.malformed', 'events.date-start.inclusive', 'events.date-end.malformed', 'events.date-end.inclusive', 'events.date.malformed', 'events.date.single-day', 'events.observed-start.malformed', 'events.observed-start.date', 'events.observed-end.malformed', 'events.observed-end.date'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.date-end.malformed': ['list.date_end.dropped'],
      'events.date-start.malformed': ['date.impossible-day-rolled-over', 'date.malformed-crashes', 'date.malformed-dropped', 'date.malformed-wrong-code', 'date.malformed-wrong-status', 'date.other-notations-accepted', 'list.date_start.dropped'],
      'events.date.malformed': ['list.date.dropped'],
      'events.date.single-day': ['date.leap-day-refused', 'refused.date'],
      'events.observed-end.malformed': ['list.observed_end.dropped'],
      'events.observed-start.date': ['observed.date-refused', 'refused.observed-end-date'],
      'events.observed-start.malformed': ['list.observed_start.dropped', 'observed.malformed-dropped', 'observed.malformed-wrong-code'],
    },
  },
  'errors/invalid-date-values': {
    level: 'must',
    clauses: ['events.date-start.malformed', 'error.invalid-date'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date-start.malformed': ['date.impossible-day-rolled-over', 'date.malformed-crashes', 'date.malformed-dropped', 'date.malformed-wrong-code', 'date.malformed-wrong-status', 'date.other-notations-accepted', 'date.unpadded-accepted', 'list.date_start.dropped'],
    },
  },
  'errors/invalid-days': {
    level: 'must',
    clauses: ['error.invalid-number.days', 'events.days.zero', 'events.days.negative', 'events.days.fractional', 'events.days.non-numeric', 'events.days.window'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.days.fractional': ['days.fractional-truncated'],
      'events.days.negative': ['days.negative-served'],
      'events.days.non-numeric': ['days.non-numeric-dropped'],
      'events.days.window': ['refused.days-of-one'],
      'events.days.zero': ['days.wrong-code', 'days.zero-served', 'list.days.dropped'],
    },
  },
  'errors/invalid-enum': {
    level: 'must',
    clauses: ['error.accepted-values', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'events.region.unknown', 'events.continent.unknown', 'events.country-match.unknown', 'events.entity-family.unknown', 'events.category.unknown', 'events.search-mode.unknown', 'events.sort.unknown', 'events-summary.group-by.unknown'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.accepted-values': ['enum.regions-for-continents', 'error-details.values-without-last'],
      'error.invalid-enum': ['enum.wrong-status'],
      'error.invalid-enum.details.accepted-values': ['enum.empty-accepted-values', 'enum.without-accepted-values', 'error-details.values-empty'],
      'events-summary.group-by.unknown': ['summary.group_by.dropped'],
      'events.category.unknown': ['enum.unknown-category-dropped', 'list.category.dropped'],
      'events.continent.unknown': ['enum.unknown-continent-dropped', 'list.continent.dropped'],
      'events.country-match.unknown': ['list.country_match.dropped'],
      'events.entity-family.unknown': ['enum.unknown-entity-family-dropped'],
      'events.region.unknown': ['enum.unknown-dropped', 'enum.unknown-region-dropped', 'list.region.dropped'],
      'events.search-mode.unknown': ['list.search_mode.dropped'],
      'events.sort.unknown': ['enum.unknown-sort-dropped', 'list.sort.dropped'],
    },
  },
  'errors/invalid-near': {
    level: 'must',
    clauses: ['events.near.malformed', 'error.invalid-near', 'error.invalid-near.triple', 'events.near.order'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.invalid-near.triple': ['near.malformed-dropped', 'near.triple-accepted', 'near.wrong-code'],
      'events.near.malformed': ['near.one-number-dropped'],
      'events.near.order': ['refused.near'],
    },
  },
  'errors/invalid-radius': {
    level: 'must',
    clauses: ['error.invalid-number', 'error.invalid-number.out-of-range', 'events.radius-km.non-positive', 'events.radius-km.non-numeric', 'events.near.order'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.invalid-number': ['number.wrong-code'],
      'error.invalid-number.out-of-range': ['radius.non-positive-wrong-code'],
      'events.near.order': ['refused.near'],
      'events.radius-km.non-numeric': ['number.non-numeric-dropped', 'radius.non-numeric-dropped'],
      'events.radius-km.non-positive': ['radius.non-positive-served'],
    },
  },
  'errors/invalid-search': {
    level: 'must',
    clauses: ['error.invalid-search'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-search': ['search.one-character-wrong-code'],
    },
  },
  'errors/invalid-window': {
    level: 'must',
    clauses: ['error.invalid-number.window', 'events.days.window-whole-number'],
    asks: ['listEvents'],
    refutedBy: {
      'events.days.window-whole-number': ['days.window-number-refused'],
    },
  },
  'errors/malformed-box': {
    level: 'must',
    clauses: ['error.invalid-bbox', 'error.invalid-bbox.inverted-latitude', 'error.invalid-bbox.latitude-first', 'events.bbox.malformed', 'events.bbox.inverted-latitude'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'error.invalid-bbox': ['stories.bbox.malformed-dropped'],
      'error.invalid-bbox.inverted-latitude': ['stories.bbox.inverted-latitude-swapped'],
      'error.invalid-bbox.latitude-first': ['bbox.longitude-first', 'stories.bbox.longitude-first'],
      'events.bbox.inverted-latitude': ['bbox.inverted-latitude-swapped', 'bbox.wrong-code', 'list.bbox.dropped'],
      'events.bbox.malformed': ['bbox.malformed-dropped'],
    },
  },
  'errors/metric-bound-out-of-range': {
    level: 'must',
    clauses: ['error.invalid-number.out-of-range', 'events.significance-min.out-of-range', 'events.significance-max.out-of-range', 'events.confidence-min.out-of-range', 'events.confidence-max.out-of-range', 'events.goldstein-scale-min.out-of-range', 'events.goldstein-scale-max.out-of-range', 'events.magnitude-min.out-of-range', 'events.magnitude-max.out-of-range', 'events.systemic-importance-min.out-of-range', 'events.systemic-importance-max.out-of-range', 'events.propagation-potential-min.out-of-range', 'events.propagation-potential-max.out-of-range', 'events.market-sensitivity-min.out-of-range', 'events.market-sensitivity-max.out-of-range', 'events.geo-precision-min.out-of-range', 'events.geo-precision-max.out-of-range'],
    asks: ['listEvents'],
    refutedBy: {
      'events.confidence-max.out-of-range': ['metric.confidence.above-range-served'],
      'events.confidence-min.out-of-range': ['metric.confidence.out-of-range-served'],
      'events.geo-precision-max.out-of-range': ['metric.geo_precision.above-range-served'],
      'events.geo-precision-min.out-of-range': ['metric.geo_precision.out-of-range-served'],
      'events.goldstein-scale-max.out-of-range': ['metric.goldstein_scale.above-range-served'],
      'events.goldstein-scale-min.out-of-range': ['metric.goldstein_scale.out-of-range-served'],
      'events.magnitude-max.out-of-range': ['metric.magnitude.above-range-served'],
      'events.magnitude-min.out-of-range': ['metric.magnitude.out-of-range-served'],
      'events.market-sensitivity-max.out-of-range': ['metric.market_sensitivity.above-range-served'],
      'events.market-sensitivity-min.out-of-range': ['metric.market_sensitivity.out-of-range-served'],
      'events.propagation-potential-max.out-of-range': ['metric.propagation_potential.above-range-served'],
      'events.propagation-potential-min.out-of-range': ['metric.propagation_potential.out-of-range-served'],
      'events.significance-max.out-of-range': ['metric.significance.above-range-served'],
      'events.significance-min.out-of-range': ['metric.significance.out-of-range-served', 'number.out-of-range-served', 'number.out-of-range-wrong-code'],
      'events.systemic-importance-max.out-of-range': ['metric.systemic_importance.above-range-served'],
      'events.systemic-importance-min.out-of-range': ['metric.systemic_importance.out-of-range-served'],
    },
  },
  'errors/metric-bound-values': {
    level: 'must',
    clauses: ['error.invalid-number', 'error.invalid-number.out-of-range', 'events.metric-bounds.non-numeric'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.invalid-number.out-of-range': ['number.out-of-range-served', 'number.out-of-range-wrong-code'],
      'events.metric-bounds.non-numeric': ['number.lenient-prefix', 'number.non-numeric-dropped', 'number.wrong-code'],
    },
  },
  'errors/metric-range-ends': {
    level: 'must',
    clauses: ['events.significance-min.range', 'events.significance-max.range', 'events.confidence-min.range', 'events.confidence-max.range', 'events.goldstein-scale-min.range', 'events.goldstein-scale-max.range', 'events.magnitude-min.range', 'events.magnitude-max.range', 'events.systemic-importance-min.range', 'events.systemic-importance-max.range', 'events.propagation-potential-min.range', 'events.propagation-potential-max.range', 'events.market-sensitivity-min.range', 'events.market-sensitivity-max.range', 'events.geo-precision-min.range', 'events.geo-precision-max.range'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.confidence-max.range': ['metric.confidence.highest-refused'],
      'events.confidence-min.range': ['metric.confidence.lower-half-refused'],
      'events.geo-precision-max.range': ['metric.geo_precision.highest-refused'],
      'events.geo-precision-min.range': ['metric.geo_precision.lower-half-refused'],
      'events.goldstein-scale-max.range': ['metric.goldstein_scale.highest-refused'],
      'events.goldstein-scale-min.range': ['metric.goldstein_scale.lower-half-refused'],
      'events.magnitude-max.range': ['metric.magnitude.highest-refused'],
      'events.magnitude-min.range': ['metric.magnitude.lower-half-refused'],
      'events.market-sensitivity-max.range': ['metric.market_sensitivity.highest-refused'],
      'events.market-sensitivity-min.range': ['metric.market_sensitivity.lower-half-refused'],
      'events.propagation-potential-max.range': ['metric.propagation_potential.highest-refused'],
      'events.propagation-potential-min.range': ['metric.propagation_potential.lower-half-refused'],
      'events.significance-max.range': ['metric.significance.highest-refused'],
      'events.significance-min.range': ['metric.significance.lower-half-refused'],
      'events.systemic-importance-max.range': ['metric.systemic_importance.highest-refused'],
      'events.systemic-importance-min.range': ['metric.systemic_importance.lower-half-refused'],
    },
  },
  'errors/nearly-an-enum-value': {
    level: 'must',
    clauses: ['error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values', 'events.region.unknown', 'events.continent.unknown', 'events.category.unknown', 'events.sort.unknown', 'events-summary.group-by.unknown'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.invalid-enum': ['enum.wrong-status'],
      'error.invalid-enum.details.accepted-values': ['enum.empty-accepted-values', 'enum.without-accepted-values', 'error-details.values-empty'],
      'events-summary.group-by.unknown': ['summary.group_by.dropped'],
      'events.category.unknown': ['enum.unknown-category-dropped', 'enum.unknown-dropped', 'list.category.dropped'],
      'events.continent.unknown': ['enum.unknown-continent-dropped', 'list.continent.dropped'],
      'events.region.unknown': ['enum.unknown-region-dropped', 'list.region.dropped'],
      'events.sort.unknown': ['enum.unknown-sort-dropped', 'list.sort.dropped'],
    },
  },
  'errors/odd-input-parameters': {
    level: 'must',
    clauses: ['error.server-errors', 'error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.code', 'envelope.error.details'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories', 'listEntities', 'getHierarchy', 'getEntityTone', 'searchEntities', 'listAdmin1', 'listOffices', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'envelope.error.code': ['error.code-missing', 'error.code-number'],
      'envelope.error.details': ['error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string'],
      'envelope.error.error': ['error.message-object', 'error.message-renamed'],
      'envelope.error.success': ['error.bare', 'error.success-missing', 'error.success-true'],
      'error.envelope': ['http.broken-escapes-bare', 'http.empty-errors', 'http.error-page'],
      'error.server-errors': ['government.awards.recipient.brackets-crash', 'number.out-of-range-crashes', 'odd-input.admin1.country.quote-crashes', 'odd-input.compute.brackets-crash', 'odd-input.compute.long-number-crashes', 'odd-input.entities.search.astral-crashes', 'odd-input.events.country.inherited', 'odd-input.facilities.owner-search.longer-in-lower-case', 'odd-input.links.repeated-crashes', 'odd-input.offices.q.backslash-crashes', 'odd-input.search.q.long-crashes', 'odd-input.stories.search.nul-crashes', 'registry.name.quote-crashes'],
    },
  },
  'errors/odd-input-paths': {
    level: 'must',
    clauses: ['error.server-errors', 'error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.code', 'envelope.error.details', 'event-detail.unknown-id', 'facilities.detail.malformed', 'entities.detail.unknown-id', 'stories.detail.unknown-id', 'registry.detail.invalid-lei.characters', 'hierarchy.unknown-entity'],
    asks: ['getEvent', 'getStory', 'getEntity', 'getHierarchy', 'getSituation', 'getRegistryEntity', 'getFacility'],
    refutedBy: {
      'entities.detail.unknown-id': ['entities.detail.slash-cut', 'entities.detail.unknown-id-empty-card', 'entities.detail.unknown-id-first-card', 'entities.detail.unknown-id-null'],
      'envelope.error.code': ['error.code-missing', 'error.code-number'],
      'envelope.error.details': ['error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string'],
      'envelope.error.error': ['error.message-object', 'error.message-renamed'],
      'envelope.error.success': ['error.bare', 'error.success-missing', 'error.success-true'],
      'error.envelope': ['http.empty-errors', 'http.error-page'],
      'error.server-errors': ['detail.unknown-crashes', 'entities.detail.unknown-id-crashes', 'hierarchy.unknown-entity.crash', 'odd-input.event-id.nul-crashes', 'odd-input.story-id.decoded-twice', 'stories.detail.unknown-crashes'],
      'event-detail.unknown-id': ['detail.unknown-served-first', 'detail.unknown-served-null'],
      'facilities.detail.malformed': ['odd-input.facility-id.slash-cut'],
      'hierarchy.unknown-entity': ['hierarchy.unknown-entity.answered-null', 'hierarchy.unknown-entity.served-empty'],
      'registry.detail.invalid-lei.characters': ['odd-input.lei.slash-cut'],
      'stories.detail.unknown-id': ['stories.detail.unknown-served-first', 'stories.detail.unknown-served-null'],
    },
  },
  'errors/odd-input-patterns': {
    level: 'must',
    clauses: ['events.search.lexical.contains', 'facilities.q.only', 'government.awards.recipient.only', 'aicompute.models.organization', 'aicompute.data-centers.owner', 'aicompute.hardware.manufacturer', 'facilities.owner-search', 'aicompute.models.domain', 'aicompute.data-centers.country', 'aicompute.hardware.foundry'],
    asks: ['listEvents', 'listDataCenters', 'listModels', 'listHardware', 'listFacilities', 'listAwards'],
    refutedBy: {
      'aicompute.data-centers.country': ['aicompute.data-centers.country-dropped', 'aicompute.data-centers.country-unknown-dropped'],
      'aicompute.data-centers.owner': ['aicompute.data-centers.owner-dropped'],
      'aicompute.hardware.foundry': ['aicompute.hardware.foundry-dropped'],
      'aicompute.hardware.manufacturer': ['aicompute.hardware.manufacturer-dropped'],
      'aicompute.models.domain': ['aicompute.models.domain-dropped'],
      'aicompute.models.organization': ['aicompute.models.organization-dropped'],
      'events.search.lexical.contains': ['list.search.dropped', 'search.lexical-as-pattern'],
      'facilities.owner-search': ['facilities.owner-search.dropped'],
      'facilities.q.only': ['facilities.q.dropped'],
      'government.awards.recipient.only': ['government.awards.recipient.ignored', 'government.awards.recipient.pattern', 'government.awards.recipient.wildcards'],
    },
  },
  'errors/office-date': {
    level: 'must',
    clauses: ['events.office-as-of.malformed'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.office-as-of.malformed': ['list.office_as_of.dropped', 'office.as-of-malformed-dropped'],
    },
  },
  'errors/office-name': {
    level: 'must',
    clauses: ['events.office.name'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.office.name': ['office.name-served-empty'],
    },
  },
  'errors/rejected-on-summary': {
    level: 'must',
    clauses: ['error.unsupported-filter'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'error.unsupported-filter': ['rejected.status-422'],
    },
  },
  'errors/rejected-parameters': {
    level: 'must',
    clauses: ['error.unsupported-filter', 'error.unsupported-filter.details.alternatives', 'error.unsupported-param', 'versioning.as-of.events', 'events.rejected.fatalities-min', 'events.rejected.fatalities-max', 'events.rejected.min-fatalities', 'events.rejected.max-fatalities', 'events.rejected.fatalities', 'events.rejected.geo-scope', 'events.rejected.scope', 'events.rejected.detail', 'events.rejected.event-readiness', 'events.rejected.cluster-certainty', 'events.rejected.quad-class', 'events.rejected.as-of'],
    asks: ['listEvents'],
    refutedBy: {
      'error.unsupported-filter.details.alternatives': ['rejected.without-alternatives'],
      'events.rejected.as-of': ['rejected.as-of-as-unsupported-filter', 'rejected.as_of.served', 'rejected.as_of.unknown'],
      'events.rejected.cluster-certainty': ['rejected.cluster_certainty.served', 'rejected.cluster_certainty.unknown'],
      'events.rejected.detail': ['rejected.detail.served', 'rejected.detail.unknown'],
      'events.rejected.event-readiness': ['rejected.event_readiness.served', 'rejected.event_readiness.unknown'],
      'events.rejected.fatalities': ['rejected.fatalities.served', 'rejected.fatalities.unknown'],
      'events.rejected.fatalities-max': ['rejected.fatalities_max.served', 'rejected.fatalities_max.unknown'],
      'events.rejected.fatalities-min': ['rejected.fatalities_min.served', 'rejected.fatalities_min.unknown', 'rejected.filter-as-unsupported-param', 'rejected.status-422'],
      'events.rejected.geo-scope': ['rejected.geo_scope.served', 'rejected.geo_scope.unknown'],
      'events.rejected.max-fatalities': ['rejected.max_fatalities.served', 'rejected.max_fatalities.unknown'],
      'events.rejected.min-fatalities': ['rejected.min_fatalities.served', 'rejected.min_fatalities.unknown'],
      'events.rejected.quad-class': ['rejected.quad_class.served', 'rejected.quad_class.unknown'],
      'events.rejected.scope': ['rejected.scope.served', 'rejected.scope.unknown'],
    },
  },
  'errors/several-faults': {
    level: 'observe',
    clauses: ['error.several-faults'],
    asks: ['listEvents'],
    refutedBy: {},
  },
  'errors/stable-code': {
    level: 'must',
    clauses: ['envelope.error.code.stable'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.error.code.stable': ['error.code-changes'],
    },
  },
  'errors/too-many-handles': {
    level: 'must',
    clauses: ['error.multiple-entity-handles', 'error.multiple-entity-handles.details.accepted-count', 'events.entity.max-handles', 'events.entity.over-max-handles', 'limits.entity-handles.at-max', 'limits.entity-handles.max'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'error.multiple-entity-handles': ['stories.entity.twenty-six-served'],
      'error.multiple-entity-handles.details.accepted-count': ['entity.over-cap-without-accepted-count', 'stories.entity.over-cap-without-accepted-count'],
      'events.entity.max-handles': ['entity.handles-behind-ten-lost', 'entity.twenty-fifth-lost', 'entity.twenty-five-refused'],
      'events.entity.over-max-handles': ['entity.over-cap-cut', 'entity.over-cap-wrong-code', 'entity.twenty-six-served'],
      'limits.entity-handles.at-max': ['stories.entity.twenty-fifth-lost', 'stories.entity.twenty-five-refused'],
    },
  },
  'errors/unknown-path': {
    level: 'must',
    clauses: ['error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.code', 'envelope.error.details'],
    asks: [],
    refutedBy: {
      'envelope.error.code': ['error.code-missing', 'error.code-number'],
      'envelope.error.details': ['error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string'],
      'envelope.error.error': ['error.message-object', 'error.message-renamed'],
      'envelope.error.success': ['error.bare', 'error.success-missing', 'error.success-true'],
      'error.envelope': ['http.empty-errors', 'http.error-page', 'http.unknown-paths-bare'],
    },
  },
  'errors/unreadable-cursor': {
    level: 'must',
    clauses: ['events.cursor.unreadable', 'error.invalid-cursor'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'error.invalid-cursor': ['stories.cursor.unreadable-first-page'],
      'events.cursor.unreadable': ['cursor.unreadable-crashes', 'cursor.unreadable-first-page', 'cursor.unreadable-wrong-code', 'list.cursor.dropped'],
    },
  },
  'event-card/actors': {
    level: 'must',
    clauses: ['event-card.actors.type', 'event-card.actors.item.name', 'event-card.actors.item.country', 'event-card.actors.item.role', 'service.event.actor-countries', 'service.event.actor-roles'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.actors.item.country': ['card.actor-country-list', 'card.actor-without-country'],
      'event-card.actors.item.name': ['card.actor-without-name'],
      'event-card.actors.item.role': ['card.actor-without-role'],
      'event-card.actors.type': ['card.actors-missing', 'card.actors-null-when-one-sided', 'card.actors-object'],
    },
  },
  'event-card/actors-present': {
    level: 'must',
    clauses: ['service.event.actors'],
    asks: ['listEvents'],
    refutedBy: {
      'service.event.actors': ['card.actors-empty', 'card.actors-missing'],
    },
  },
  'event-card/country-name': {
    level: 'must',
    clauses: ['event-card.geo.country.name'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.geo.country.name': ['card.country-code'],
    },
  },
  'event-card/event-date': {
    level: 'must',
    clauses: ['event-card.event-date.type', 'event-card.event-date.shape'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.event-date.shape': ['card.event-date-slashes', 'card.event-date-timestamp'],
      'event-card.event-date.type': ['card.event-date-missing', 'card.event-date-number'],
    },
  },
  'event-card/fatalities': {
    level: 'must',
    clauses: ['event-card.has-fatalities.type', 'event-card.has-fatalities.count', 'event-card.fatalities.type', 'event-card.fatalities.count', 'event-card.fatalities.cameoplus-null', 'event-card.fatalities.never-fabricated'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.fatalities.count': ['card.fatalities-negative'],
      'event-card.fatalities.never-fabricated': ['card.fatalities-fabricated', 'rare.fatalities-fabricated'],
      'event-card.fatalities.type': ['card.fatalities-estimate', 'card.fatalities-string'],
      'event-card.has-fatalities.count': ['card.fatalities-zero-of-lethal', 'card.has-fatalities-of-the-dead-denied'],
      'event-card.has-fatalities.type': ['card.has-fatalities-null-when-unknown', 'card.has-fatalities-number'],
    },
  },
  'event-card/geography': {
    level: 'must',
    clauses: ['event-card.geo.type', 'event-card.geo.country.type', 'event-card.geo.region.type', 'event-card.geo.continent.type', 'event-card.geo.admin1.type', 'event-card.geo.location.type', 'event-card.geo.latitude.type', 'event-card.geo.longitude.type', 'event-card.geo-context.actor-origin-countries.type', 'service.event.geography'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.geo-context.actor-origin-countries.type': ['card.geo-context-text'],
      'event-card.geo.admin1.type': ['card.admin1-object'],
      'event-card.geo.continent.type': ['card.continent-number'],
      'event-card.geo.country.type': ['card.country-object'],
      'event-card.geo.latitude.type': ['card.latitude-string'],
      'event-card.geo.location.type': ['card.location-list'],
      'event-card.geo.longitude.type': ['card.longitude-string'],
      'event-card.geo.region.type': ['card.region-list'],
      'event-card.geo.type': ['card.geo-list', 'card.geo-null'],
    },
  },
  'event-card/identity': {
    level: 'must',
    clauses: ['event-card.family.type', 'event-card.family.values', 'service.event-families', 'event-card.id.type', 'event-card.id.shape', 'event-card.id.family'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.family.type': ['card.family-null'],
      'event-card.family.values': ['card.family-third', 'card.family-upper-case'],
      'event-card.id.family': ['card.id-other-family'],
      'event-card.id.shape': ['card.id-not-hexadecimal', 'card.id-without-family'],
      'event-card.id.type': ['card.id-number'],
    },
  },
  'event-card/links': {
    level: 'must',
    clauses: ['event-card.url.type', 'event-card.primary-story-url.type', 'event-card.url.primary-story'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.primary-story-url.type': ['card.primary-story-url-id', 'card.primary-story-url-null'],
      'event-card.url.primary-story': ['card.url-last-story'],
      'event-card.url.type': ['card.url-null', 'card.url-object'],
    },
  },
  'event-card/metric-inputs': {
    level: 'must',
    clauses: ['event-card.metrics.metric-inputs.reasons'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.metrics.metric-inputs.reasons': ['card.metric-input-without-reason', 'card.metric-inputs-without-reasons'],
    },
  },
  'event-card/metrics-families': {
    level: 'must',
    clauses: ['event-card.metrics.magnitude.cameoplus-only', 'event-card.metrics.systemic-importance.cameoplus-only', 'event-card.metrics.propagation-potential.cameoplus-only', 'event-card.metrics.market-sensitivity.cameoplus-only', 'event-card.metrics.goldstein-scale.families', 'significance.goldstein-scale.conflict', 'significance.goldstein-scale.political', 'significance.goldstein-scale.other-domains'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.metrics.magnitude.cameoplus-only': ['card.magnitude-on-conflict'],
      'event-card.metrics.market-sensitivity.cameoplus-only': ['card.market-sensitivity-on-conflict'],
      'event-card.metrics.propagation-potential.cameoplus-only': ['card.propagation-potential-on-conflict'],
      'event-card.metrics.systemic-importance.cameoplus-only': ['card.systemic-importance-on-conflict'],
      'significance.goldstein-scale.conflict': ['card.goldstein-null-on-conflict'],
      'significance.goldstein-scale.other-domains': ['card.goldstein-zero-elsewhere'],
      'significance.goldstein-scale.political': ['card.goldstein-null-on-political'],
    },
  },
  'event-card/metrics-ranges': {
    level: 'must',
    clauses: ['event-card.metrics.significance.range', 'event-card.metrics.confidence.range', 'event-card.metrics.goldstein-scale.range', 'event-card.metrics.magnitude.range', 'event-card.metrics.systemic-importance.range', 'event-card.metrics.propagation-potential.range', 'event-card.metrics.market-sensitivity.range', 'event-card.geo-precision.range', 'significance.range', 'significance.goldstein-scale.signed'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.geo-precision.range': ['card.geo-precision-zero'],
      'event-card.metrics.confidence.range': ['card.confidence-percent', 'rare.confidence-above-one'],
      'event-card.metrics.goldstein-scale.range': ['card.goldstein-hundred'],
      'event-card.metrics.magnitude.range': ['card.magnitude-out-of-range'],
      'event-card.metrics.market-sensitivity.range': ['card.market-sensitivity-out-of-range'],
      'event-card.metrics.propagation-potential.range': ['card.propagation-potential-out-of-range'],
      'event-card.metrics.significance.range': ['card.significance-negative', 'card.significance-percent'],
      'event-card.metrics.systemic-importance.range': ['card.systemic-importance-out-of-range'],
    },
  },
  'event-card/metrics-types': {
    level: 'must',
    clauses: ['event-card.metrics.type', 'service.event.metrics', 'event-card.metrics.significance.type', 'event-card.metrics.significance.families', 'event-card.metrics.confidence.type', 'event-card.metrics.confidence.families', 'event-card.metrics.article-count.type', 'event-card.metrics.article-count.count', 'event-card.metrics.article-count.families', 'event-card.metrics.metric-inputs.type', 'event-card.metrics.goldstein-scale.type', 'event-card.metrics.magnitude.type', 'event-card.metrics.systemic-importance.type', 'event-card.metrics.propagation-potential.type', 'event-card.metrics.market-sensitivity.type'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.metrics.article-count.count': ['card.article-count-negative'],
      'event-card.metrics.article-count.families': ['card.article-count-null-on-conflict'],
      'event-card.metrics.article-count.type': ['card.article-count-fraction', 'card.article-count-string', 'rare.article-count-as-text'],
      'event-card.metrics.confidence.families': ['card.confidence-null-on-cameoplus'],
      'event-card.metrics.confidence.type': ['card.confidence-word', 'position.third-page-confidence-as-text'],
      'event-card.metrics.goldstein-scale.type': ['card.goldstein-string'],
      'event-card.metrics.magnitude.type': ['card.magnitude-string'],
      'event-card.metrics.market-sensitivity.type': ['card.market-sensitivity-string'],
      'event-card.metrics.metric-inputs.type': ['card.metric-inputs-list', 'card.metric-inputs-missing'],
      'event-card.metrics.propagation-potential.type': ['card.propagation-potential-string'],
      'event-card.metrics.significance.families': ['card.significance-null-on-cameoplus'],
      'event-card.metrics.significance.type': ['card.significance-string'],
      'event-card.metrics.systemic-importance.type': ['card.systemic-importance-string'],
      'event-card.metrics.type': ['card.metrics-list', 'card.metrics-missing'],
    },
  },
  'event-card/references': {
    level: 'must',
    clauses: ['event-card.story-refs.type', 'event-card.story-refs.item.id', 'event-card.story-refs.item.url', 'event-card.story-refs.item.title', 'event-card.story-refs.item.story-date', 'event-card.story-refs.item.article-count', 'event-card.story-refs.item.article-count.count', 'event-card.entity-refs.type', 'event-card.entity-refs.item.entity', 'event-card.top-articles.type', 'event-card.top-articles.item.url', 'event-card.top-articles.item.title', 'event-card.top-articles.item.domain', 'event-card.top-articles.item.rank', 'service.event.stories', 'service.event.articles'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.entity-refs.item.entity': ['card.entity-refs-blank'],
      'event-card.entity-refs.type': ['card.entity-refs-missing', 'card.entity-refs-text'],
      'event-card.story-refs.item.article-count': ['card.story-ref-without-article-count'],
      'event-card.story-refs.item.article-count.count': ['card.story-refs-articles-negative'],
      'event-card.story-refs.item.id': ['card.story-ref-without-id', 'card.story-refs-ids'],
      'event-card.story-refs.item.story-date': ['card.story-ref-without-story-date'],
      'event-card.story-refs.item.title': ['card.story-ref-without-title'],
      'event-card.story-refs.item.url': ['card.story-ref-without-url'],
      'event-card.story-refs.type': ['card.story-refs-null'],
      'event-card.top-articles.item.domain': ['card.article-without-domain'],
      'event-card.top-articles.item.rank': ['card.article-without-rank'],
      'event-card.top-articles.item.title': ['card.article-without-title'],
      'event-card.top-articles.item.url': ['card.article-without-url'],
      'event-card.top-articles.type': ['card.top-articles-null'],
    },
  },
  'event-card/taxonomy': {
    level: 'must',
    clauses: ['event-card.category.conflict', 'event-card.category.cameoplus', 'service.event-families.conflict', 'service.event-families.cameoplus', 'event-card.domain.conflict', 'event-card.domain.cameoplus'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.category.cameoplus': ['card.category-of-other-family'],
      'event-card.category.conflict': ['card.category-lower-case'],
      'event-card.domain.cameoplus': ['card.domain-family-on-cameoplus'],
      'event-card.domain.conflict': ['card.domain-category-on-conflict', 'rare.domain-of-another'],
    },
  },
  'event-card/texts': {
    level: 'must',
    clauses: ['event-card.title.type', 'event-card.summary.type', 'event-card.category.type', 'event-card.subcategory.type', 'event-card.domain.type', 'event-card.event-code.type'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-card.category.type': ['card.category-null'],
      'event-card.domain.type': ['card.domain-null'],
      'event-card.event-code.type': ['card.event-code-number'],
      'event-card.subcategory.type': ['card.subcategory-null'],
      'event-card.summary.type': ['card.summary-list', 'card.summary-null'],
      'event-card.title.type': ['card.title-missing', 'card.title-null'],
    },
  },
  'event-detail/family-of-id': {
    level: 'must',
    clauses: ['event-detail.unknown-id'],
    asks: ['getEvent'],
    refutedBy: {
      'event-detail.unknown-id': ['detail.family-not-compared', 'detail.unknown-crashes', 'detail.unknown-served-first', 'detail.unknown-served-null'],
    },
  },
  'event-detail/known-id': {
    level: 'must',
    clauses: ['event-detail.reply.envelope', 'event-detail.reply.card', 'event-detail.same-id'],
    asks: ['getEvent'],
    refutedBy: {
      'event-detail.reply.card': ['detail.short-card'],
      'event-detail.reply.envelope': ['detail.bare-card', 'detail.data-list', 'detail.refused'],
      'event-detail.same-id': ['detail.other-event'],
    },
  },
  'event-detail/new-event': {
    level: 'must',
    clauses: ['event-detail.reply.envelope', 'event-detail.same-id'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-detail.reply.envelope': ['detail.bare-card', 'detail.data-list', 'detail.new-unindexed', 'detail.refused'],
      'event-detail.same-id': ['detail.other-event'],
    },
  },
  'event-detail/old-event': {
    level: 'must',
    clauses: ['event-detail.no-window'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-detail.no-window': ['detail.windowed'],
    },
  },
  'event-detail/same-values': {
    level: 'must',
    clauses: ['event-detail.same-id', 'significance.divisor.other-domains'],
    asks: ['listEvents', 'getEvent'],
    refutedBy: {
      'event-detail.same-id': ['detail.actors-from-everywhere', 'detail.article-count-wraps', 'detail.articles-under-other-urls', 'detail.articles-unranked', 'detail.coordinates-swapped', 'detail.entities-lost', 'detail.fatalities-plus-thousand', 'detail.inputs-of-another-coding', 'detail.longitude-lost', 'detail.other-event', 'detail.scale-unsigned', 'detail.second-actor-lost', 'detail.shown-articles-counted', 'detail.story-articles-as-text', 'detail.story-ids-of-other-index', 'detail.toll-lost', 'detail.without-place'],
      'significance.divisor.other-domains': ['detail.significance-undivided'],
    },
  },
  'event-detail/unknown-id': {
    level: 'must',
    clauses: ['event-detail.unknown-id', 'event-detail.unknown-id.status'],
    asks: ['getEvent'],
    refutedBy: {
      'event-detail.unknown-id': ['detail.unknown-crashes', 'detail.unknown-served-first', 'detail.unknown-served-null'],
    },
  },
  'events-summary/bucket-counts': {
    level: 'must',
    clauses: ['summary-bucket.event-count', 'summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'summary-bucket.event-count': ['bucket.event-count-missing', 'bucket.event-count-string'],
      'summary-bucket.fatalities': ['bucket.fatalities-missing', 'bucket.fatalities-string'],
      'summary-bucket.fatality-event-count': ['bucket.fatality-event-count-missing'],
    },
  },
  'events-summary/bucket-fatalities': {
    level: 'must',
    clauses: ['summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'summary-bucket.fatalities': ['bucket.fatalities-missing', 'bucket.fatalities-string', 'bucket.toll-includes-injured'],
      'summary-bucket.fatality-event-count': ['bucket.fatality-event-count-missing'],
    },
  },
  'events-summary/bucket-severity': {
    level: 'must',
    clauses: ['significance.goldstein-severity.absolute-value'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'significance.goldstein-severity.absolute-value': ['bucket.severity-signed'],
    },
  },
  'events-summary/bucket-statistics': {
    level: 'must',
    clauses: ['summary-bucket.metrics', 'summary-bucket.metrics.goldstein-scale', 'summary-bucket.metrics.goldstein-severity', 'summary-bucket.metrics.magnitude', 'summary-bucket.metrics.systemic-importance', 'summary-bucket.metrics.propagation-potential', 'summary-bucket.metrics.market-sensitivity', 'summary-bucket.metrics.confidence', 'summary-bucket.metrics.article-evidence', 'summary-bucket.metrics.fatality-counts', 'summary-bucket.metrics.fatality-rates'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'summary-bucket.metrics': ['bucket.metrics-missing'],
      'summary-bucket.metrics.article-evidence': ['bucket.article-evidence-missing'],
      'summary-bucket.metrics.confidence': ['bucket.confidence-missing'],
      'summary-bucket.metrics.fatality-counts': ['bucket.fatality-counts-missing'],
      'summary-bucket.metrics.fatality-rates': ['bucket.fatality-rates-missing'],
      'summary-bucket.metrics.goldstein-scale': ['bucket.goldstein-scale-missing'],
      'summary-bucket.metrics.goldstein-severity': ['bucket.goldstein-severity-missing'],
      'summary-bucket.metrics.magnitude': ['bucket.magnitude-missing'],
      'summary-bucket.metrics.market-sensitivity': ['bucket.market-sensitivity-missing'],
      'summary-bucket.metrics.propagation-potential': ['bucket.propagation-potential-missing'],
      'summary-bucket.metrics.systemic-importance': ['bucket.systemic-importance-missing'],
    },
  },
  'events-summary/buckets-of-cards': {
    level: 'must',
    clauses: ['events-summary.group-by.date', 'events-summary.group-by.category', 'events-summary.group-by.subcategory', 'events-summary.group-by.country', 'events-summary.country-buckets.own-location', 'significance.event-count.distinct', 'summary-bucket.event-count'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events-summary.country-buckets.own-location': ['summary.country-by-actor', 'summary.country-of-found-actor'],
      'events-summary.group-by.category': ['state.summary-of-another-dimension', 'summary.categories-merged', 'summary.group-by-category-refused', 'summary.group_by.dropped'],
      'events-summary.group-by.country': ['summary.group-by-country-refused'],
      'events-summary.group-by.date': ['summary.group-by-date-refused'],
      'events-summary.group-by.subcategory': ['summary.group-by-subcategory-refused'],
      'significance.event-count.distinct': ['position.summary-last-bucket-short', 'rare.counted-a-day-late', 'rare.counted-twice', 'rare.unlisted', 'summary.counts-doubled', 'summary.languages.counted-for-each'],
      'summary-bucket.event-count': ['bucket.event-count-missing', 'bucket.event-count-string'],
    },
  },
  'events-summary/category-not-lethal': {
    level: 'must',
    clauses: ['events-summary.accepts.has-fatalities'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.has-fatalities': ['summary.has-fatalities-false.ignored-with-category', 'summary.has_fatalities.dropped'],
    },
  },
  'events-summary/category-total': {
    level: 'must',
    clauses: ['events-summary.accepts.category', 'summary-bucket.event-count'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.category': ['pairs.category.uncounted-by-itself', 'summary.category.dropped'],
      'summary-bucket.event-count': ['bucket.event-count-missing', 'bucket.event-count-string'],
    },
  },
  'events-summary/country-total': {
    level: 'must',
    clauses: ['events-summary.country-buckets.location-agrees'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.country-buckets.location-agrees': ['state.summary-cache-without-country-match', 'summary.country-by-actor'],
    },
  },
  'events-summary/empty-result': {
    level: 'must',
    clauses: ['service.empty.status'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'service.empty.status': ['summary.empty-answered-404'],
    },
  },
  'events-summary/entity-total': {
    level: 'must',
    clauses: ['events-summary.accepts.entity', 'events-summary.accepts.entity-family'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.entity': ['summary.entity.dropped'],
      'events-summary.accepts.entity-family': ['summary.entity_family.dropped', 'summary.ids-expanded-other'],
    },
  },
  'events-summary/filters-as-list': {
    level: 'must',
    clauses: ['events-summary.accepts.country', 'events-summary.accepts.country-match', 'events-summary.accepts.region', 'events-summary.accepts.continent', 'events-summary.accepts.admin1', 'events-summary.accepts.bbox', 'events-summary.accepts.near', 'events-summary.accepts.source-actor-country', 'events-summary.accepts.target-actor-country', 'events-summary.accepts.actor-country', 'events-summary.accepts.has-fatalities', 'events-summary.accepts.civilian-targeting', 'events-summary.accepts.languages', 'events-summary.accepts.significance-min', 'events-summary.accepts.significance-max', 'events-summary.accepts.confidence-min', 'events-summary.accepts.confidence-max', 'events-summary.accepts.goldstein-scale-min', 'events-summary.accepts.goldstein-scale-max', 'events-summary.accepts.magnitude-min', 'events-summary.accepts.magnitude-max', 'events-summary.accepts.systemic-importance-min', 'events-summary.accepts.systemic-importance-max', 'events-summary.accepts.propagation-potential-min', 'events-summary.accepts.propagation-potential-max', 'events-summary.accepts.market-sensitivity-min', 'events-summary.accepts.market-sensitivity-max', 'events-summary.accepts.geo-precision-min', 'events-summary.accepts.geo-precision-max', 'events-summary.accepts.radius-km', 'events.civilian-targeting.true', 'events.languages.filter'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.actor-country': ['summary.actor_country.dropped'],
      'events-summary.accepts.admin1': ['summary.admin1.dropped'],
      'events-summary.accepts.bbox': ['summary.bbox.dropped'],
      'events-summary.accepts.civilian-targeting': ['summary.civilian_targeting.dropped'],
      'events-summary.accepts.confidence-max': ['summary.confidence_max.dropped'],
      'events-summary.accepts.confidence-min': ['summary.confidence_min.dropped'],
      'events-summary.accepts.continent': ['pairs.continent.uncounted-by-itself', 'summary.continent.dropped'],
      'events-summary.accepts.country': ['pairs.country.uncounted-by-itself', 'summary.country.dropped'],
      'events-summary.accepts.country-match': ['summary.country_match.dropped'],
      'events-summary.accepts.geo-precision-max': ['summary.geo_precision_max.dropped'],
      'events-summary.accepts.geo-precision-min': ['summary.geo_precision_min.dropped'],
      'events-summary.accepts.goldstein-scale-max': ['summary.goldstein_scale_max.dropped'],
      'events-summary.accepts.goldstein-scale-min': ['summary.goldstein_scale_min.dropped'],
      'events-summary.accepts.has-fatalities': ['summary.has_fatalities.dropped'],
      'events-summary.accepts.languages': ['summary.languages.dropped', 'summary.languages.three-letters-unknown', 'summary.statistics-before-languages'],
      'events-summary.accepts.magnitude-max': ['summary.magnitude_max.dropped'],
      'events-summary.accepts.magnitude-min': ['summary.magnitude_min.dropped'],
      'events-summary.accepts.market-sensitivity-max': ['summary.market_sensitivity_max.dropped'],
      'events-summary.accepts.market-sensitivity-min': ['summary.market_sensitivity_min.dropped'],
      'events-summary.accepts.near': ['summary.near.dropped'],
      'events-summary.accepts.propagation-potential-max': ['summary.propagation_potential_max.dropped'],
      'events-summary.accepts.propagation-potential-min': ['summary.propagation_potential_min.dropped'],
      'events-summary.accepts.radius-km': ['summary.radius_km.dropped'],
      'events-summary.accepts.region': ['pairs.region.uncounted-by-itself', 'summary.region.dropped'],
      'events-summary.accepts.significance-max': ['summary.significance_max.dropped', 'summary.statistics-before-maxima'],
      'events-summary.accepts.significance-min': ['summary.significance_min.dropped'],
      'events-summary.accepts.source-actor-country': ['pairs.source_actor_country.uncounted-by-itself', 'summary.source_actor_country.dropped'],
      'events-summary.accepts.systemic-importance-max': ['summary.systemic_importance_max.dropped'],
      'events-summary.accepts.systemic-importance-min': ['summary.systemic_importance_min.dropped'],
      'events-summary.accepts.target-actor-country': ['pairs.target_actor_country.uncounted-by-itself', 'summary.target_actor_country.dropped'],
      'events.civilian-targeting.true': ['list.civilian_targeting.dropped'],
      'events.languages.filter': ['list.languages.dropped'],
    },
  },
  'events-summary/group-by-carried': {
    level: 'must',
    clauses: ['events-summary.group-by.category', 'events-summary.group-by.subcategory', 'events-summary.group-by.subcategory.carried'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.group-by.category': ['summary.categories-merged', 'summary.group-by-category-refused'],
      'events-summary.group-by.subcategory': ['summary.group-by-subcategory-refused'],
      'events-summary.group-by.subcategory.carried': ['state.summary-of-another-dimension', 'summary.subcategory-conflict-only'],
    },
  },
  'events-summary/group-by-default': {
    level: 'must',
    clauses: ['events-summary.group-by.default'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.group-by.default': ['summary.default-category'],
    },
  },
  'events-summary/group-by-echo': {
    level: 'must',
    clauses: ['events-summary.reply.envelope', 'events-summary.group-by.date', 'events-summary.group-by.country', 'events-summary.group-by.region', 'events-summary.group-by.continent', 'events-summary.group-by.category', 'events-summary.group-by.subcategory', 'events-summary.group-by.source-actor-country', 'events-summary.group-by.target-actor-country', 'envelope.summary.group-by.echo'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'envelope.summary.data': ['summary.data-map', 'summary.data-renamed'],
      'envelope.summary.group-by.echo': ['summary.group-by-constant'],
      'events-summary.group-by.category': ['summary.group-by-category-refused'],
      'events-summary.group-by.continent': ['summary.group-by-continent-refused'],
      'events-summary.group-by.country': ['state.summary-of-another-dimension', 'summary.group-by-country-refused', 'summary.group_by.dropped'],
      'events-summary.group-by.date': ['summary.group-by-date-refused'],
      'events-summary.group-by.region': ['summary.group-by-region-refused'],
      'events-summary.group-by.source-actor-country': ['summary.group-by-source_actor_country-refused'],
      'events-summary.group-by.subcategory': ['summary.group-by-subcategory-refused'],
      'events-summary.group-by.target-actor-country': ['summary.group-by-target_actor_country-refused'],
      'events-summary.reply.envelope': ['summary.group-by-missing'],
    },
  },
  'events-summary/group-by-one-value': {
    level: 'must',
    clauses: ['events-summary.group-by.date', 'events-summary.group-by.country', 'events-summary.group-by.region', 'events-summary.group-by.continent', 'events-summary.group-by.category', 'events-summary.group-by.subcategory', 'events-summary.group-by.source-actor-country', 'events-summary.group-by.target-actor-country'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.group-by.date': ['summary.keys-of-next-bucket'],
    },
  },
  'events-summary/group-by-origins': {
    level: 'must',
    clauses: ['events-summary.group-by.source-actor-country', 'events-summary.group-by.target-actor-country'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events-summary.group-by.source-actor-country': ['summary.group-by-source_actor_country-refused', 'summary.unknown-source_actor_country-at-place'],
      'events-summary.group-by.target-actor-country': ['summary.group-by-target_actor_country-refused', 'summary.lone-actor-as-target', 'summary.target-of-found-side', 'summary.unknown-target_actor_country-at-place'],
    },
  },
  'events-summary/group-by-reconciles': {
    level: 'must',
    clauses: ['summary-bucket.reconciles', 'summary-bucket.event-count', 'summary-bucket.fatalities', 'summary-bucket.fatality-event-count', 'events-summary.group-by.continent', 'events-summary.group-by.region'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.group-by.continent': ['summary.continent-of-one-country', 'summary.group-by-continent-refused'],
      'events-summary.group-by.region': ['summary.group-by-region-refused', 'summary.region-of-one-country'],
      'summary-bucket.event-count': ['bucket.event-count-missing', 'bucket.event-count-string'],
      'summary-bucket.fatalities': ['bucket.continent-tolls-halved', 'bucket.toll-includes-injured'],
      'summary-bucket.fatality-event-count': ['bucket.continent-lethal-event-lost'],
      'summary-bucket.reconciles': ['summary.actor-countries-twice', 'summary.counts-of-last-night', 'summary.unknown-actor-country-lost'],
    },
  },
  'events-summary/group-by-up-to-now': {
    level: 'must',
    clauses: ['summary-bucket.reconciles'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'summary-bucket.reconciles': ['summary.counts-of-last-night', 'summary.unknown-actor-country-lost'],
    },
  },
  'events-summary/limit-above-max': {
    level: 'must',
    clauses: ['events-summary.limit.above-max', 'limits.summary-limit.max', 'error.invalid-limit.above-max', 'events-summary.limit.above-max.normalized'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.limit.above-max': ['summary.limit.above-max-refused', 'summary.limit.five-hundred-refused'],
    },
  },
  'events-summary/limit-default': {
    level: 'must',
    clauses: ['events-summary.limit.default', 'limits.summary-limit.default'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.limit.default': ['summary.limit.unbounded-default'],
    },
  },
  'events-summary/limit-honoured': {
    level: 'must',
    clauses: ['events-summary.limit.integer', 'events-summary.limit.counts-buckets', 'limits.summary-limit.counts-buckets'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.limit.counts-buckets': ['summary.limit.dropped', 'summary.limit.ignored-by-country', 'summary.limit.one-bucket-too-many'],
      'events-summary.limit.integer': ['summary.limit.five-hundred-refused'],
      'limits.summary-limit.counts-buckets': ['summary.limit.counts-events'],
    },
  },
  'events-summary/limit-refused': {
    level: 'must',
    clauses: ['events-summary.limit.below-min', 'events-summary.limit.non-numeric', 'limits.summary-limit.min', 'error.invalid-limit'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.limit.below-min': ['events.limit.wrong-status', 'summary.limit.wrong-code', 'summary.limit.zero-served'],
      'events-summary.limit.non-numeric': ['summary.limit.non-numeric-at-default'],
    },
  },
  'events-summary/no-cursor': {
    level: 'must',
    clauses: ['events-summary.no-next-page', 'limits.summary.no-cursor'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.no-next-page': ['summary.next-cursor'],
    },
  },
  'events-summary/not-accepted': {
    level: 'must',
    clauses: ['events-summary.cursor.not-accepted', 'events-summary.search.not-accepted'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.cursor.not-accepted': ['summary.cursor.accepted'],
      'events-summary.search.not-accepted': ['summary.search.applied-silently'],
    },
  },
  'events-summary/office-total': {
    level: 'must',
    clauses: ['events-summary.accepts.office', 'events-summary.accepts.office-as-of'],
    asks: ['listEvents', 'summarizeEvents', 'listOffices'],
    refutedBy: {
      'events-summary.accepts.office': ['office.summary-crosses-entity', 'summary.office.dropped'],
      'events-summary.accepts.office-as-of': ['summary.office_as_of.dropped'],
    },
  },
  'events-summary/statistics-of-cards': {
    level: 'must',
    clauses: ['summary-bucket.fatalities', 'summary-bucket.fatality-event-count', 'summary-bucket.metrics.goldstein-scale', 'summary-bucket.metrics.goldstein-severity', 'summary-bucket.metrics.magnitude', 'summary-bucket.metrics.systemic-importance', 'summary-bucket.metrics.propagation-potential', 'summary-bucket.metrics.market-sensitivity', 'summary-bucket.metrics.confidence', 'summary-bucket.metrics.article-evidence', 'summary-bucket.metrics', 'summary-bucket.metrics.fatality-counts', 'summary-bucket.metrics.fatality-rates'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'summary-bucket.fatalities': ['bucket.fatalities-missing', 'bucket.fatalities-string', 'bucket.toll-includes-injured'],
      'summary-bucket.fatality-event-count': ['bucket.fatality-event-count-missing'],
      'summary-bucket.metrics': ['bucket.metrics-missing', 'bucket.statistics-zero'],
      'summary-bucket.metrics.article-evidence': ['bucket.article-evidence-missing'],
      'summary-bucket.metrics.confidence': ['bucket.confidence-missing', 'bucket.extremes-of-range'],
      'summary-bucket.metrics.fatality-rates': ['bucket.lethal-share-complement'],
      'summary-bucket.metrics.goldstein-scale': ['bucket.averages-over-all', 'bucket.goldstein-scale-missing'],
      'summary-bucket.metrics.goldstein-severity': ['bucket.goldstein-severity-missing'],
      'summary-bucket.metrics.magnitude': ['bucket.magnitude-missing'],
      'summary-bucket.metrics.market-sensitivity': ['bucket.market-sensitivity-missing'],
      'summary-bucket.metrics.propagation-potential': ['bucket.propagation-potential-missing'],
      'summary-bucket.metrics.systemic-importance': ['bucket.systemic-importance-missing'],
    },
  },
  'events-summary/statistics-ordered': {
    level: 'must',
    clauses: ['summary-bucket.metrics.goldstein-scale', 'summary-bucket.metrics.goldstein-severity', 'summary-bucket.metrics.magnitude', 'summary-bucket.metrics.systemic-importance', 'summary-bucket.metrics.propagation-potential', 'summary-bucket.metrics.market-sensitivity', 'summary-bucket.metrics.confidence', 'summary-bucket.metrics.article-evidence', 'summary-bucket.metrics', 'summary-bucket.metrics.fatality-counts', 'summary-bucket.metrics.fatality-rates'],
    asks: ['summarizeEvents', 'summarizeStories'],
    refutedBy: {
      'summary-bucket.metrics.article-evidence': ['bucket.evidence-extremes-swapped'],
      'summary-bucket.metrics.magnitude': ['bucket.averages-over-all'],
    },
  },
  'events-summary/subcategory-foreign': {
    level: 'must',
    clauses: ['events.subcategory.wrong-category', 'events.subcategory.wrong-category.accepted-values', 'error.invalid-subcategory-for-category', 'error.invalid-subcategory-for-category.details.accepted-values'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'error.invalid-subcategory-for-category': ['subcategory.wrong-pair-status-404'],
      'events.subcategory.wrong-category': ['subcategory.wrong-pair-category-dropped', 'subcategory.wrong-pair-wrong-code'],
      'events.subcategory.wrong-category.accepted-values': ['error-details.codes-of-another-category', 'subcategory.wrong-pair-without-accepted-values'],
    },
  },
  'events-summary/subcategory-refused': {
    level: 'must',
    clauses: ['events.subcategory.without-category', 'events.subcategory.invented', 'error.subcategory-requires-category', 'error.subcategory-requires-category.details.accepted-categories', 'error.invalid-subcategory', 'error.invalid-subcategory.details.accepted-values'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'error.invalid-subcategory': ['subcategory.invented-wrong-code'],
      'error.invalid-subcategory.details.accepted-values': ['error-details.invented-codes-other', 'error-details.invented-codes-with-another', 'error-details.invented-codes-without-last', 'subcategory.invented-without-accepted-values'],
      'error.subcategory-requires-category.details.accepted-categories': ['error-details.categories-of-other-family', 'subcategory.alone-without-accepted-categories'],
      'events.subcategory.invented': ['subcategory.invented-dropped', 'subcategory.invented-empty'],
      'events.subcategory.without-category': ['subcategory.alone-empty', 'subcategory.alone-served', 'subcategory.alone-wrong-code'],
    },
  },
  'events-summary/subcategory-total': {
    level: 'must',
    clauses: ['events-summary.accepts.subcategory'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.subcategory': ['pairs.subcategory.uncounted-by-itself', 'summary.subcategory.dropped'],
    },
  },
  'events-summary/total-listed': {
    level: 'must',
    clauses: ['summary-bucket.event-count'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'summary-bucket.event-count': ['bucket.event-count-missing', 'bucket.event-count-string', 'events.list-empty'],
    },
  },
  'events-summary/total-of-list': {
    level: 'must',
    clauses: ['significance.event-count.distinct', 'summary-bucket.event-count', 'events-summary.accepts.date-start', 'events-summary.accepts.date-end'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.date-end': ['summary.date_end.dropped'],
      'events-summary.accepts.date-start': ['summary.date_start.dropped'],
      'significance.event-count.distinct': ['summary.counts-doubled'],
      'summary-bucket.event-count': ['bucket.event-count-missing', 'bucket.event-count-string'],
    },
  },
  'events-summary/window-bounds': {
    level: 'must',
    clauses: ['events-summary.accepts.date-start', 'events-summary.accepts.date-end', 'events.date-start.inclusive', 'events.date-end.inclusive'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.date-end': ['state.summary-of-another-window', 'summary.date_end.dropped'],
      'events-summary.accepts.date-start': ['summary.date_start.dropped'],
      'events.date-end.inclusive': ['window.end-exclusive'],
      'events.date-start.inclusive': ['window.start-exclusive'],
    },
  },
  'events-summary/window-days': {
    level: 'must',
    clauses: ['events-summary.accepts.days', 'events.days.window', 'events.days.ends-today'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.days': ['summary.days-without-latest', 'summary.days.dropped'],
      'events.days.ends-today': ['days.ends-yesterday'],
      'events.days.window': ['days.one-day-more'],
    },
  },
  'events-summary/window-month-turn': {
    level: 'must',
    clauses: ['events-summary.accepts.date-end', 'events-summary.accepts.date-start'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.date-end': ['position.summary-month-end-lost', 'state.summary-of-another-window'],
    },
  },
  'events-summary/window-observed': {
    level: 'must',
    clauses: ['events-summary.accepts.observed-start', 'events-summary.accepts.observed-end'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.observed-end': ['summary.observed_end.dropped'],
      'events-summary.accepts.observed-start': ['summary.observed_start.dropped'],
    },
  },
  'events-summary/window-observed-equal': {
    level: 'must',
    clauses: ['events.observed.equal'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events.observed.equal': ['observed.equal-served'],
    },
  },
  'events-summary/window-refused': {
    level: 'must',
    clauses: ['events.date-range.inverted', 'events.window.over-a-year', 'events.window.explicit-and-relative', 'error.date-window-too-large', 'error.conflicting-time-window', 'error.invalid-date-range', 'error.date-window-too-large.details.coverage', 'error.date-window-too-large.details.suggested-window', 'error.date-window-too-large.details.max-days'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'error.date-window-too-large': ['window.over-a-year-wrong-status'],
      'error.date-window-too-large.details.coverage': ['error-details.coverage-null', 'window.too-large-without-coverage'],
      'error.date-window-too-large.details.max-days': ['window.too-large-without-max-days'],
      'error.date-window-too-large.details.suggested-window': ['window.too-large-without-suggested-window'],
      'events.date-range.inverted': ['window.inverted-empty', 'window.inverted-swapped', 'window.inverted-wrong-code'],
      'events.window.explicit-and-relative': ['window.explicit-and-relative-served', 'window.explicit-and-relative-wrong-code'],
      'events.window.over-a-year': ['window.over-a-year-adjusted', 'window.over-a-year-empty', 'window.over-a-year-wrong-code'],
    },
  },
  'events-summary/window-thirty-days': {
    level: 'must',
    clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'events.window.thirty-days': ['window.thirty-days-cut', 'window.thirty-days-refused'],
    },
  },
  'events-summary/window-up-to-a-year': {
    level: 'must',
    clauses: ['events.window.up-to-a-year', 'events.window.most-recent-days', 'events.window.adjustment', 'events.window.at-most-thirty-days', 'limits.date-window.max', 'error.date-window-too-large.served-up-to-a-year', 'error.date-window-too-large.most-recent-days', 'error.date-window-too-large.window-adjustment'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'error.date-window-too-large.window-adjustment': ['window.adjustment-missing', 'window.adjustment-null'],
      'events.window.at-most-thirty-days': ['window.not-capped', 'window.thirty-one-days-served'],
      'events.window.most-recent-days': ['window.oldest-days-kept', 'window.over-cap-empty'],
      'events.window.up-to-a-year': ['window.over-cap-refused', 'window.over-ninety-days-refused'],
    },
  },
  'events/actor-country': {
    level: 'must',
    clauses: ['events.source-actor-country.filter', 'events.source-actor-country.conflict-first-actor', 'events.target-actor-country.filter', 'events.actor-country.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.actor-country.filter': ['country.actor-filters-location', 'list.actor_country.dropped', 'refused.actor-country'],
      'events.source-actor-country.conflict-first-actor': ['country.source-filters-target'],
      'events.source-actor-country.filter': ['card.actor-countries-never', 'country.source-filters-location', 'list.source_actor_country.dropped', 'pairs.source_actor_country.ignored-with-observed_start', 'refused.source-actor-country'],
      'events.target-actor-country.filter': ['country.target-filters-location', 'list.target_actor_country.dropped', 'refused.target-actor-country'],
    },
  },
  'events/actor-country-region': {
    level: 'must',
    clauses: ['events.source-actor-country.no-regions'],
    asks: ['listEvents'],
    refutedBy: {
      'events.source-actor-country.no-regions': ['country.region-expands-on-actors'],
    },
  },
  'events/actor-country-sides': {
    level: 'must',
    clauses: ['events.source-actor-country.filter', 'events.target-actor-country.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.source-actor-country.filter': ['country.sides-interchangeable'],
      'events.target-actor-country.filter': ['pairs.target_actor_country.ignored-with-source_actor_country'],
    },
  },
  'events/actor-country-spellings': {
    level: 'must',
    clauses: ['events.source-actor-country.grammar'],
    asks: ['listEvents'],
    refutedBy: {
      'events.source-actor-country.grammar': ['country.fips-refused', 'country.names-refused', 'country.source-iso-3-only'],
    },
  },
  'events/actor-country-union': {
    level: 'must',
    clauses: ['events.actor-country.union', 'events.actor-country.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.actor-country.filter': ['list.actor_country.dropped'],
      'events.actor-country.union': ['country.actor-filters-location', 'country.actor-filters-source-only', 'refused.actor-country'],
    },
  },
  'events/admin1-filter': {
    level: 'must',
    clauses: ['events.admin1.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.admin1.filter': ['admin1.matches-city', 'admin1.without-compass', 'list.admin1.dropped'],
    },
  },
  'events/bbox-filter': {
    level: 'must',
    clauses: ['events.bbox.order', 'events.bbox.inside', 'events.bbox.without-coordinates', 'events.country-match.location.country'],
    asks: ['listEvents'],
    refutedBy: {
      'events.bbox.inside': ['bbox.latitude-only', 'bbox.whole-degrees', 'list.bbox.dropped', 'pairs.bbox.ignored-with-observed_start'],
      'events.bbox.order': ['bbox.longitude-first', 'bbox.tiles-cut-off', 'bbox.whole-turn-empty'],
      'events.bbox.without-coordinates': ['bbox.keeps-unlocated', 'card.latitude-never'],
      'events.country-match.location.country': ['bbox.or-country', 'country.match-location-admits-actors', 'list.country_match.dropped', 'pairs.country.ignored-with-bbox'],
    },
  },
  'events/category-alias': {
    level: 'must',
    clauses: ['events.category.alias-categories'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.alias-categories': ['alias.categories.ignored', 'alias.categories.ignored-with-subcategory', 'alias.categories.refused'],
    },
  },
  'events/category-case': {
    level: 'must',
    clauses: ['events.category.case-insensitive', 'events.category.alias-categories'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.alias-categories': ['alias.categories.list-as-one', 'alias.categories.refused'],
      'events.category.case-insensitive': ['enum.category-case-sensitive', 'enum.category-slash-case-sensitive'],
    },
  },
  'events/category-each': {
    level: 'must',
    clauses: ['events.category.conflict-values', 'events.category.cameoplus-values', 'events.category.filter', 'events.category.implies-family'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.cameoplus-values': ['category.cameoplus-refused'],
      'events.category.conflict-values': ['category.conflict-refused'],
      'events.category.filter': ['card.category-of-other-family', 'category.filters-family-only', 'list.category.dropped', 'rare.category-kept', 'state.cache-without-category'],
      'events.category.implies-family': ['category.leaks-other-family'],
    },
  },
  'events/category-filter': {
    level: 'must',
    clauses: ['events.category.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.filter': ['card.category-of-other-family'],
    },
  },
  'events/category-list': {
    level: 'must',
    clauses: ['events.category.list', 'events.category.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.filter': ['category.filters-family-only', 'list.category.dropped', 'rare.category-kept', 'state.cache-without-category'],
      'events.category.list': ['enum.category-list-first-only', 'enum.category-list-refused', 'position.last-category-lost'],
    },
  },
  'events/category-list-served': {
    level: 'must',
    clauses: ['events.category.list'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.list': ['enum.category-list-refused'],
    },
  },
  'events/civilian-targeting': {
    level: 'should',
    clauses: ['events.civilian-targeting.true'],
    asks: ['listEvents'],
    refutedBy: {
      'events.civilian-targeting.true': ['list.civilian_targeting.dropped', 'refused.civilian-targeting', 'targeting.true-ignored'],
    },
  },
  'events/combination': {
    level: 'must',
    clauses: ['events.filters.combination', 'events-summary.filters.combination', 'summary-bucket.reconciles', 'events.date-start.bound', 'events.date-end.bound', 'events.date.single-day', 'events.observed-start.date', 'events.days.window', 'events.country.nothing-else', 'events.country.match-location', 'events.country.list', 'events.country.iso-2', 'events.country.fips', 'events.country.english-name', 'events.region.members', 'events.continent.members', 'events.bbox.inside', 'events.near.inside', 'events.source-actor-country.filter', 'events.source-actor-country.grammar', 'events.target-actor-country.filter', 'events.actor-country.filter', 'events.category.filter', 'events.category.list', 'events.category.case-insensitive', 'events.subcategory.filter', 'events.subcategory.list', 'events.geo-precision-min.bound', 'events.geo-precision-max.bound', 'events.has-fatalities.true', 'events.has-fatalities.true.complete', 'events.has-fatalities.true.conflict-only', 'events.has-fatalities.false', 'events.has-fatalities.false.unknown', 'events.civilian-targeting.true', 'events.languages.filter', 'events.search.lexical.contains', 'events.search.lexical.complete', 'events.search.lexical.case-insensitive', 'events.entity.spine-id', 'events.entity.union', 'events.entity.name', 'events.sort.default', 'events.sort.significance', 'events.sort.recent', 'events.limit.page-size', 'events.cursor.walk-no-repeats', 'events.country-match.location.country', 'events.country-match.location.region', 'events.country-match.location.continent', 'events.significance-min.bound', 'events.significance-max.bound', 'events.confidence-min.bound', 'events.confidence-max.bound', 'events.goldstein-scale-min.bound', 'events.goldstein-scale-max.bound', 'events.magnitude-min.bound', 'events.magnitude-max.bound', 'events.systemic-importance-min.bound', 'events.systemic-importance-max.bound', 'events.propagation-potential-min.bound', 'events.propagation-potential-max.bound', 'events.market-sensitivity-min.bound', 'events.market-sensitivity-max.bound', 'events.date-start.alias-start-date', 'events.date-end.alias-end-date', 'events.days.alias-window', 'events.observed-start.alias-observed-start', 'events.country.alias-country-iso3', 'events.near.lat-lon', 'events.near.lat-lng', 'events.category.alias-categories', 'events.entity.alias-entity-id', 'events.entity.alias-entities', 'events.languages.alias-language', 'events.search.alias-q', 'error.invalid-boolean.case'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.invalid-boolean.case': ['boolean.case-sensitive'],
      'events-summary.filters.combination': ['list.civilian_targeting.dropped', 'list.entity.dropped', 'list.geo_precision_min.dropped', 'list.languages.dropped', 'pairs.actor_country.uncounted-with-languages', 'pairs.bbox.uncounted-with-magnitude_min', 'pairs.bbox.uncounted-with-market_sensitivity_min', 'pairs.bbox.uncounted-with-significance_min', 'pairs.category.uncounted-by-itself', 'pairs.category.uncounted-with-actor_country', 'pairs.civilian_targeting.uncounted-with-country', 'pairs.civilian_targeting.uncounted-with-goldstein_scale_min', 'pairs.country.uncounted-with-bbox', 'pairs.country.uncounted-with-confidence_min', 'pairs.country.uncounted-with-geo_precision_min', 'pairs.country.uncounted-with-magnitude_min', 'pairs.country.uncounted-with-propagation_potential_min', 'pairs.country.uncounted-with-source_actor_country', 'pairs.geo_precision_max.uncounted-with-propagation_potential_max', 'pairs.languages.uncounted-with-market_sensitivity_min', 'pairs.languages.uncounted-with-significance_min', 'pairs.magnitude_max.uncounted-with-category', 'pairs.magnitude_max.uncounted-with-entity', 'pairs.market_sensitivity_max.uncounted-with-category', 'pairs.market_sensitivity_max.uncounted-with-goldstein_scale_min', 'pairs.market_sensitivity_max.uncounted-with-magnitude_max', 'pairs.propagation_potential_max.uncounted-with-actor_country', 'pairs.significance_max.uncounted-with-category', 'pairs.significance_max.uncounted-with-has_fatalities', 'pairs.significance_max.uncounted-with-propagation_potential_min', 'pairs.significance_min.uncounted-with-market_sensitivity_min', 'pairs.source_actor_country.uncounted-with-significance_min', 'pairs.systemic_importance_max.uncounted-with-confidence_max', 'pairs.systemic_importance_max.uncounted-with-confidence_min', 'pairs.systemic_importance_max.uncounted-with-magnitude_min', 'pairs.systemic_importance_max.uncounted-with-market_sensitivity_min', 'pairs.target_actor_country.uncounted-with-bbox', 'pairs.target_actor_country.uncounted-with-languages'],
      'events.actor-country.filter': ['country.actor-filters-location', 'country.list-first-only', 'country.list-refused', 'list.actor_country.dropped', 'pairs.actor_country.ignored-with-confidence_min', 'pairs.actor_country.ignored-with-geo_precision_min', 'pairs.actor_country.ignored-with-languages', 'pairs.actor_country.ignored-with-systemic_importance_min', 'refused.actor-country'],
      'events.bbox.inside': ['bbox.latitude-only', 'list.bbox.dropped', 'pairs.bbox.ignored-with-has_fatalities', 'pairs.bbox.ignored-with-magnitude_min', 'pairs.bbox.ignored-with-market_sensitivity_min', 'pairs.bbox.ignored-with-observed_start', 'pairs.bbox.ignored-with-significance_min'],
      'events.category.alias-categories': ['alias.categories.ignored', 'alias.categories.list-as-one', 'alias.categories.refused'],
      'events.category.case-insensitive': ['enum.category-case-sensitive'],
      'events.category.filter': ['category.filters-family-only', 'list.category.dropped', 'pairs.category.ignored-with-actor_country', 'pairs.category.ignored-with-bbox', 'pairs.category.ignored-with-goldstein_scale_min', 'pairs.category.ignored-with-observed_start', 'pairs.category.ignored-with-propagation_potential_min', 'pairs.category.ignored-with-sort', 'position.later-pages-without-category', 'rare.category-kept'],
      'events.category.list': ['position.last-category-lost'],
      'events.civilian-targeting.true': ['pairs.civilian_targeting.ignored-with-category', 'pairs.civilian_targeting.ignored-with-country', 'pairs.civilian_targeting.ignored-with-entity', 'pairs.civilian_targeting.ignored-with-goldstein_scale_min', 'pairs.civilian_targeting.ignored-with-has_fatalities', 'pairs.civilian_targeting.ignored-with-near', 'pairs.civilian_targeting.ignored-with-propagation_potential_min', 'pairs.civilian_targeting.ignored-with-sort', 'refused.civilian-targeting'],
      'events.confidence-max.bound': ['list.confidence_max.dropped', 'pairs.confidence_max.ignored-with-bbox', 'pairs.confidence_max.ignored-with-confidence_min', 'pairs.confidence_max.ignored-with-country', 'pairs.confidence_max.ignored-with-days', 'pairs.confidence_max.ignored-with-languages', 'pairs.confidence_max.ignored-with-limit', 'pairs.confidence_max.ignored-with-magnitude_min', 'pairs.confidence_max.ignored-with-market_sensitivity_min', 'pairs.confidence_max.ignored-with-search', 'pairs.confidence_max.ignored-with-significance_min', 'pairs.confidence_max.ignored-with-source_actor_country'],
      'events.confidence-min.bound': ['list.confidence_min.dropped', 'metric.minimum-read-as-maximum', 'pairs.confidence_min.ignored-with-magnitude_min', 'pairs.confidence_min.ignored-with-market_sensitivity_min', 'position.recent-later-pages-without-confidence-min'],
      'events.continent.members': ['continent.wrong-members'],
      'events.country-match.location.continent': ['country.match-location-admits-actors-of-continent', 'list.continent.dropped'],
      'events.country-match.location.region': ['country.match-location-admits-actors', 'country.match-location-admits-actors-of-region', 'list.country_match.dropped'],
      'events.country.alias-country-iso3': ['alias.country_iso3.ignored', 'alias.country_iso3.list-as-one', 'alias.country_iso3.refused'],
      'events.country.iso-2': ['country.iso-2-refused'],
      'events.country.nothing-else': ['bbox.or-country', 'list.country.dropped', 'pairs.country.ignored-with-actor_country', 'pairs.country.ignored-with-bbox', 'pairs.country.ignored-with-confidence_min', 'pairs.country.ignored-with-geo_precision_min', 'pairs.country.ignored-with-goldstein_scale_min', 'pairs.country.ignored-with-has_fatalities', 'pairs.country.ignored-with-languages', 'pairs.country.ignored-with-magnitude_min', 'pairs.country.ignored-with-market_sensitivity_min', 'pairs.country.ignored-with-observed_start', 'pairs.country.ignored-with-propagation_potential_min', 'pairs.country.ignored-with-significance_min', 'pairs.country.ignored-with-sort', 'pairs.country.ignored-with-source_actor_country', 'pairs.country.ignored-with-systemic_importance_min'],
      'events.cursor.walk-no-repeats': ['cursor.always-first-page', 'cursor.page-repeats-last-row', 'cursor.recent-page-repeats-last-row', 'events.entity.listed-for-each-handle', 'list.cursor.dropped', 'position.last-page-repeats-a-row'],
      'events.date-end.alias-end-date': ['alias.end_date.refused'],
      'events.date-end.bound': ['list.date_end.dropped'],
      'events.date-start.alias-start-date': ['alias.start_date.ignored', 'alias.start_date.refused'],
      'events.date-start.bound': ['list.date_start.dropped'],
      'events.days.alias-window': ['alias.window.ignored', 'alias.window.refused'],
      'events.days.window': ['days.one-day-more', 'list.days.dropped'],
      'events.entity.alias-entities': ['alias.entities.ignored', 'alias.entities.list-as-one', 'alias.entities.refused'],
      'events.entity.alias-entity-id': ['alias.entity_id.ignored', 'alias.entity_id.list-as-one', 'alias.entity_id.refused', 'position.last-handle-lost'],
      'events.entity.name': ['entity.name-refused'],
      'events.entity.spine-id': ['pairs.entity.ignored-with-actor_country', 'pairs.entity.ignored-with-goldstein_scale_min', 'pairs.entity.ignored-with-subcategory'],
      'events.entity.union': ['pairs.entity.ignored-with-country', 'pairs.entity.ignored-with-propagation_potential_min', 'pairs.entity.ignored-with-sort', 'pairs.entity.ignored-with-target_actor_country'],
      'events.filters.combination': ['entity.first-handle-only-beside-category', 'pairs.category.ignored-with-country', 'subcategory.list-first-only'],
      'events.geo-precision-max.bound': ['pairs.geo_precision_max.ignored-with-bbox', 'pairs.geo_precision_max.ignored-with-confidence_max', 'pairs.geo_precision_max.ignored-with-confidence_min', 'pairs.geo_precision_max.ignored-with-country', 'pairs.geo_precision_max.ignored-with-goldstein_scale_max', 'pairs.geo_precision_max.ignored-with-has_fatalities', 'pairs.geo_precision_max.ignored-with-magnitude_min', 'pairs.geo_precision_max.ignored-with-market_sensitivity_min', 'pairs.geo_precision_max.ignored-with-propagation_potential_max', 'pairs.geo_precision_max.ignored-with-search', 'pairs.geo_precision_max.ignored-with-significance_min', 'pairs.geo_precision_max.ignored-with-systemic_importance_max', 'pairs.geo_precision_max.ignored-with-systemic_importance_min'],
      'events.goldstein-scale-max.bound': ['list.goldstein_scale_max.dropped', 'metric.bound-on-absolute-value', 'pairs.goldstein_scale_max.ignored-with-actor_country', 'pairs.goldstein_scale_max.ignored-with-country', 'pairs.goldstein_scale_max.ignored-with-market_sensitivity_min', 'pairs.goldstein_scale_max.ignored-with-subcategory', 'pairs.goldstein_scale_max.ignored-with-target_actor_country'],
      'events.goldstein-scale-min.bound': ['list.goldstein_scale_min.dropped', 'metric.goldstein-scale-nulls-kept'],
      'events.has-fatalities.false': ['fatalities.false-ignored'],
      'events.has-fatalities.false.unknown': ['fatalities.false-loses-unknown'],
      'events.has-fatalities.true': ['fatalities.true-admits-zero', 'pairs.has_fatalities.ignored-with-sort'],
      'events.has-fatalities.true.complete': ['fatalities.true-loses-single', 'refused.has-fatalities'],
      'events.has-fatalities.true.conflict-only': ['fatalities.true-admits-cameoplus', 'fatalities.true-admits-unknown', 'list.has_fatalities.dropped', 'pairs.has_fatalities.ignored-with-goldstein_scale_min', 'pairs.has_fatalities.ignored-with-observed_start'],
      'events.languages.alias-language': ['alias.language.ignored', 'alias.language.refused'],
      'events.languages.filter': ['pairs.languages.ignored-with-magnitude_min', 'pairs.languages.ignored-with-market_sensitivity_min', 'pairs.languages.ignored-with-significance_min'],
      'events.limit.page-size': ['events.limit.one-row-too-many', 'list.limit.dropped', 'pairs.limit.ignored-with-actor_country', 'pairs.limit.ignored-with-magnitude_min', 'pairs.limit.ignored-with-market_sensitivity_min', 'pairs.limit.ignored-with-significance_min', 'pairs.limit.ignored-with-subcategory', 'pairs.limit.ignored-with-target_actor_country', 'position.third-page-one-row-more', 'state.limit-after-fifty'],
      'events.magnitude-max.bound': ['list.magnitude_max.dropped', 'pairs.magnitude_max.ignored-with-category', 'pairs.magnitude_max.ignored-with-civilian_targeting', 'pairs.magnitude_max.ignored-with-country', 'pairs.magnitude_max.ignored-with-entity', 'pairs.magnitude_max.ignored-with-goldstein_scale_min', 'pairs.magnitude_max.ignored-with-near', 'pairs.magnitude_max.ignored-with-propagation_potential_min', 'pairs.magnitude_max.ignored-with-significance_max', 'pairs.magnitude_max.ignored-with-sort'],
      'events.magnitude-min.bound': ['list.magnitude_min.dropped', 'pairs.magnitude_min.ignored-with-market_sensitivity_min'],
      'events.market-sensitivity-max.bound': ['list.market_sensitivity_max.dropped', 'pairs.market_sensitivity_max.ignored-with-category', 'pairs.market_sensitivity_max.ignored-with-civilian_targeting', 'pairs.market_sensitivity_max.ignored-with-country', 'pairs.market_sensitivity_max.ignored-with-entity', 'pairs.market_sensitivity_max.ignored-with-goldstein_scale_min', 'pairs.market_sensitivity_max.ignored-with-magnitude_max', 'pairs.market_sensitivity_max.ignored-with-near', 'pairs.market_sensitivity_max.ignored-with-propagation_potential_min', 'pairs.market_sensitivity_max.ignored-with-significance_max', 'pairs.market_sensitivity_max.ignored-with-sort'],
      'events.market-sensitivity-min.bound': ['list.market_sensitivity_min.dropped'],
      'events.near.inside': ['list.near.dropped', 'list.radius_km.dropped', 'near.keeps-unlocated', 'near.miles', 'near.square', 'pairs.near.ignored-with-actor_country', 'pairs.near.ignored-with-goldstein_scale_min', 'pairs.near.ignored-with-propagation_potential_min', 'pairs.near.ignored-with-region', 'pairs.near.ignored-with-sort', 'pairs.near.ignored-with-subcategory'],
      'events.near.lat-lng': ['alias.lng.ignored', 'alias.lng.refused', 'list.lat.dropped', 'list.lon.dropped'],
      'events.observed-start.alias-observed-start': ['alias.observedStart.dates-refused', 'alias.observedStart.refused'],
      'events.observed-start.date': ['observed.date-refused'],
      'events.propagation-potential-max.bound': ['list.propagation_potential_max.dropped', 'pairs.propagation_potential_max.ignored-with-actor_country', 'pairs.propagation_potential_max.ignored-with-country', 'pairs.propagation_potential_max.ignored-with-market_sensitivity_min', 'pairs.propagation_potential_max.ignored-with-subcategory'],
      'events.propagation-potential-min.bound': ['list.propagation_potential_min.dropped'],
      'events.region.members': ['country.actors-only', 'list.region.dropped', 'pairs.region.ignored-with-days', 'pairs.region.ignored-with-subcategory', 'region.wrong-members'],
      'events.search.alias-q': ['alias.q.ignored', 'alias.q.refused'],
      'events.search.lexical.complete': ['search.lexical-cut'],
      'events.search.lexical.contains': ['list.search.dropped', 'list.search_mode.dropped', 'pairs.search.ignored-with-bbox', 'pairs.search.ignored-with-country', 'pairs.search.ignored-with-days', 'pairs.search.ignored-with-languages', 'pairs.search.ignored-with-magnitude_min', 'pairs.search.ignored-with-market_sensitivity_min', 'pairs.search.ignored-with-significance_min', 'pairs.search.ignored-with-source_actor_country', 'search.lexical-by-words', 'search.mode-ignored'],
      'events.significance-max.bound': ['list.significance_max.dropped', 'pairs.significance_max.ignored-with-category', 'pairs.significance_max.ignored-with-civilian_targeting', 'pairs.significance_max.ignored-with-country', 'pairs.significance_max.ignored-with-goldstein_scale_min', 'pairs.significance_max.ignored-with-has_fatalities', 'pairs.significance_max.ignored-with-near', 'pairs.significance_max.ignored-with-propagation_potential_min', 'pairs.significance_max.ignored-with-sort', 'rare.bounds-unheeded'],
      'events.significance-min.bound': ['list.significance_min.dropped', 'pairs.significance_min.ignored-with-magnitude_min', 'pairs.significance_min.ignored-with-market_sensitivity_min'],
      'events.sort.default': ['position.third-page-reversed', 'sort.default-recent', 'sort.later-pages-ascending', 'sort.significance-ascending', 'sort.significance-shuffled'],
      'events.sort.recent': ['pairs.sort.ignored-with-goldstein_scale_min', 'pairs.sort.ignored-with-propagation_potential_min'],
      'events.sort.significance': ['sort.overridden-by-search', 'sort.significance-overridden-by-search'],
      'events.source-actor-country.filter': ['country.source-filters-location', 'list.source_actor_country.dropped', 'pairs.source_actor_country.ignored-with-geo_precision_min', 'pairs.source_actor_country.ignored-with-has_fatalities', 'pairs.source_actor_country.ignored-with-observed_start', 'pairs.source_actor_country.ignored-with-significance_min', 'refused.source-actor-country'],
      'events.source-actor-country.grammar': ['country.fips-refused', 'country.list-of-one-length', 'country.names-refused', 'country.source-iso-3-only', 'country.source-list-without-fips'],
      'events.subcategory.filter': ['list.subcategory.dropped', 'pairs.subcategory.ignored-with-confidence_min', 'pairs.subcategory.ignored-with-days', 'pairs.subcategory.ignored-with-geo_precision_min', 'pairs.subcategory.ignored-with-languages', 'pairs.subcategory.ignored-with-source_actor_country', 'pairs.subcategory.ignored-with-systemic_importance_min'],
      'events.subcategory.list': ['card.category-of-other-family', 'subcategory.list-refused'],
      'events.systemic-importance-max.bound': ['list.systemic_importance_max.dropped', 'metric.nulls-kept', 'pairs.systemic_importance_max.ignored-with-bbox', 'pairs.systemic_importance_max.ignored-with-confidence_max', 'pairs.systemic_importance_max.ignored-with-confidence_min', 'pairs.systemic_importance_max.ignored-with-country', 'pairs.systemic_importance_max.ignored-with-goldstein_scale_max', 'pairs.systemic_importance_max.ignored-with-languages', 'pairs.systemic_importance_max.ignored-with-limit', 'pairs.systemic_importance_max.ignored-with-magnitude_min', 'pairs.systemic_importance_max.ignored-with-market_sensitivity_min', 'pairs.systemic_importance_max.ignored-with-search', 'pairs.systemic_importance_max.ignored-with-significance_min', 'pairs.systemic_importance_max.ignored-with-systemic_importance_min'],
      'events.systemic-importance-min.bound': ['list.systemic_importance_min.dropped', 'pairs.systemic_importance_min.ignored-with-market_sensitivity_min'],
      'events.target-actor-country.filter': ['country.target-filters-location', 'list.target_actor_country.dropped', 'pairs.target_actor_country.ignored-with-bbox', 'pairs.target_actor_country.ignored-with-confidence_min', 'pairs.target_actor_country.ignored-with-days', 'pairs.target_actor_country.ignored-with-languages', 'pairs.target_actor_country.ignored-with-source_actor_country', 'refused.target-actor-country'],
      'summary-bucket.reconciles': ['pairs.continent.uncounted-by-itself', 'pairs.country.uncounted-by-itself', 'pairs.subcategory.uncounted-by-itself', 'summary.actor-countries-twice', 'summary.unknown-actor-country-lost'],
    },
  },
  'events/continent-members': {
    level: 'must',
    clauses: ['events.continent.values', 'events.continent.members'],
    asks: ['listEvents'],
    refutedBy: {
      'events.continent.members': ['continent.wrong-members', 'list.continent.dropped'],
      'events.continent.values': ['continent.some-refused'],
    },
  },
  'events/country-alias-beside-province': {
    level: 'must',
    clauses: ['events.country.alias-country-iso3'],
    asks: ['listEvents'],
    refutedBy: {
      'events.country.alias-country-iso3': ['alias.country_iso3.ignored', 'alias.country_iso3.ignored-with-admin1', 'alias.country_iso3.refused'],
    },
  },
  'events/country-codes': {
    level: 'must',
    clauses: ['events.country.list', 'events.country.nothing-else', 'events.country.match-location', 'events.country.fips', 'events.country.iso-2', 'events.country.english-name'],
    asks: ['listEvents'],
    refutedBy: {
      'events.country.english-name': ['country.name-of-another', 'country.names-refused'],
      'events.country.fips': ['country.fips-of-neighbour', 'country.fips-refused'],
      'events.country.iso-2': ['country.iso-2-of-another', 'country.iso-2-refused'],
      'events.country.list': ['country.list-first-only', 'country.list-refused', 'position.last-country-lost'],
      'events.country.match-location': ['country.actors-only', 'rare.country-lost'],
      'events.country.nothing-else': ['list.country.dropped'],
    },
  },
  'events/country-list': {
    level: 'must',
    clauses: ['events.country.list'],
    asks: ['listEvents'],
    refutedBy: {
      'events.country.list': ['country.list-first-only', 'country.list-refused', 'position.last-country-lost', 'rare.country-lost'],
    },
  },
  'events/country-match': {
    level: 'must',
    clauses: ['events.country.match-location', 'events.country.match-actor-origin', 'events.country.nothing-else', 'events.country-match.default', 'events.country-match.values', 'events.country-match.location.country', 'events.country-match.location.region', 'events.country-match.location.continent', 'events.country-match.echo', 'envelope.applied-filters.country-match'],
    asks: ['listEvents'],
    refutedBy: {
      'events.country-match.default': ['country.location-only'],
      'events.country-match.echo': ['country.echo-missing', 'country.echo-wrong', 'filters.country-match-as-flag'],
      'events.country-match.location.continent': ['country.match-location-admits-actors-of-continent'],
      'events.country-match.location.country': ['country.match-location-admits-actors', 'list.country_match.dropped', 'rare.country-lost', 'state.cache-without-country-match'],
      'events.country-match.location.region': ['country.match-location-admits-actors-of-region'],
      'events.country-match.values': ['country-match.location-refused'],
      'events.country.match-actor-origin': ['country.first-actor-only'],
      'events.country.match-location': ['country.actors-only'],
      'events.country.nothing-else': ['list.country.dropped', 'rare.country-kept'],
    },
  },
  'events/country-spellings': {
    level: 'must',
    clauses: ['events.country.iso-3', 'events.country.iso-2', 'events.country.fips', 'events.country.english-name', 'events.country.case-insensitive', 'events.country.alias-country-iso3', 'events.country.list', 'events.country.match-location', 'events.country.nothing-else'],
    asks: ['listEvents'],
    refutedBy: {
      'events.country.alias-country-iso3': ['alias.country_iso3.ignored', 'alias.country_iso3.list-as-one', 'alias.country_iso3.long-codes-only', 'alias.country_iso3.refused'],
      'events.country.case-insensitive': ['country.case-sensitive'],
      'events.country.english-name': ['country.name-within-names', 'country.names-refused'],
      'events.country.fips': ['country.fips-refused'],
      'events.country.iso-2': ['country.iso-2-refused'],
      'events.country.iso-3': ['country.iso-3-refused'],
      'events.country.list': ['country.list-first-only', 'country.list-of-one-length', 'country.list-refused'],
      'events.country.match-location': ['country.actors-only'],
      'events.country.nothing-else': ['country.na-as-null', 'list.country.dropped'],
    },
  },
  'events/cursor-expired': {
    level: 'must',
    clauses: ['error.cursor-stale.age', 'error.cursor-stale.details.reason', 'events.cursor.lifetime', 'limits.cursor-lifetime', 'states.cursor.age'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'error.cursor-stale.age': ['cursor.expired-wrong-code'],
      'error.cursor-stale.details.reason': ['cursor.stale-without-reason', 'stories.cursor.stale-without-reason'],
      'events.cursor.lifetime': ['cursor.immortal'],
      'limits.cursor-lifetime': ['stories.cursor.immortal'],
    },
  },
  'events/cursor-filtered': {
    level: 'must',
    clauses: ['events.cursor.next-page', 'events.cursor.walk-complete', 'events.cursor.walk-no-repeats', 'events.sort.recent', 'states.cursor.valid'],
    asks: ['listEvents'],
    refutedBy: {
      'events.cursor.next-page': ['cursor.always-first-page', 'list.cursor.dropped', 'position.later-pages-without-civilian_targeting', 'position.later-pages-without-entity', 'position.later-pages-without-geo_precision_max', 'position.later-pages-without-languages'],
      'events.cursor.walk-complete': ['cursor.always-null', 'cursor.page-skips-a-row', 'cursor.ties-lost', 'position.last-row-lost', 'position.later-pages-of-three-categories', 'position.recent-twins-lost'],
      'events.cursor.walk-no-repeats': ['cursor.page-repeats-last-row', 'cursor.recent-page-repeats-last-row', 'events.entity.listed-for-each-handle', 'position.last-page-repeats-a-row', 'position.third-page-one-row-more'],
      'events.sort.recent': ['position.recent-third-page-reversed'],
      'states.cursor.valid': ['cursor.served-refused'],
    },
  },
  'events/cursor-offset': {
    level: 'must',
    clauses: ['events.cursor.alias-offset', 'states.cursor.valid'],
    asks: ['listEvents'],
    refutedBy: {
      'events.cursor.alias-offset': ['alias.offset.ignored', 'alias.offset.ignored-with-sort', 'alias.offset.refused'],
      'states.cursor.valid': ['cursor.bound-to-parameter-order', 'state.cursor-once'],
    },
  },
  'events/cursor-repeats': {
    level: 'must',
    clauses: ['events.cursor.walk-no-repeats'],
    asks: ['listEvents'],
    refutedBy: {
      'events.cursor.walk-no-repeats': ['events.entity.listed-for-each-handle'],
    },
  },
  'events/cursor-second-key': {
    level: 'must',
    clauses: ['events.cursor.bound-workspace'],
    asks: ['listEvents'],
    refutedBy: {
      'events.cursor.bound-workspace': ['cursor.key-bound', 'sessions.newest-walk-only'],
    },
  },
  'events/cursor-walk': {
    level: 'must',
    clauses: ['events.cursor.next-page', 'events.cursor.walk-complete', 'events.cursor.walk-no-repeats', 'events.cursor.walk-ends', 'states.cursor.valid'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.cursor.next-page': ['cursor.always-first-page', 'cursor.served-refused', 'list.cursor.dropped', 'position.last-page-repeats-a-row'],
      'events.cursor.walk-complete': ['cursor.always-null', 'cursor.page-skips-a-row', 'cursor.ties-lost', 'position.hundredth-row-lost', 'position.last-row-lost', 'position.lone-last-event-lost'],
      'events.cursor.walk-ends': ['cursor.never-null'],
      'events.cursor.walk-no-repeats': ['cursor.page-repeats-last-row', 'position.third-page-one-row-more'],
    },
  },
  'events/cursor-workspace': {
    level: 'must',
    clauses: ['events.cursor.bound-workspace'],
    asks: ['listEvents', 'listRegistryEntities'],
    refutedBy: {
      'events.cursor.bound-workspace': ['cursor.workspace-unbound'],
    },
  },
  'events/days-rolling': {
    level: 'must',
    clauses: ['events.days.rolling'],
    asks: ['listEvents'],
    refutedBy: {
      'events.days.rolling': ['days.frozen'],
    },
  },
  'events/empty-result': {
    level: 'must',
    clauses: ['service.empty.status', 'envelope.list.data'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.list.data': ['list.data-map', 'list.data-null-when-empty', 'list.data-renamed'],
      'service.empty.status': ['events.empty-answered-204', 'events.empty-answered-404'],
    },
  },
  'events/entity-aliases': {
    level: 'must',
    clauses: ['events.entity.alias-entity-id', 'events.entity.alias-entities'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity.alias-entities': ['alias.entities.ignored', 'alias.entities.list-as-one', 'alias.entities.refused'],
      'events.entity.alias-entity-id': ['alias.entity_id.ignored', 'alias.entity_id.list-as-one', 'alias.entity_id.refused'],
    },
  },
  'events/entity-all-unresolved': {
    level: 'must',
    clauses: ['events.entity.unresolved.all', 'events.entity.unresolved.listed'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity.unresolved.all': ['entity.unresolved-unfiltered', 'list.entity.dropped'],
      'events.entity.unresolved.listed': ['entity.unresolved-not-listed'],
    },
  },
  'events/entity-family-echo': {
    level: 'must',
    clauses: ['events.entity-family.expand.echo', 'events.entity-family.expand', 'events.entity-family.values', 'envelope.applied-filters.entity-ids-expanded'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.applied-filters.entity-ids-expanded': ['filters.expanded-as-count'],
      'events.entity-family.expand': ['entity-family.people-exact'],
      'events.entity-family.expand.echo': ['entity-family.echo-first', 'entity-family.echo-missing', 'filters.expanded-in-words'],
      'events.entity-family.values': ['entity-family.exact-refused'],
    },
  },
  'events/entity-family-exact': {
    level: 'must',
    clauses: ['events.entity-family.exact', 'events.entity-family.values'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity-family.exact': ['entity-family.exact-expands', 'list.entity_family.dropped'],
      'events.entity-family.values': ['entity-family.exact-refused'],
    },
  },
  'events/entity-family-expand': {
    level: 'must',
    clauses: ['events.entity-family.expand', 'events.entity-family.default', 'events.entity-family.values'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity-family.default': ['entity-family.default-exact'],
      'events.entity-family.expand': ['entity-family.expand-exact', 'entity-family.name-exact', 'entity-family.people-exact'],
      'events.entity-family.values': ['entity-family.exact-refused'],
    },
  },
  'events/entity-id': {
    level: 'must',
    clauses: ['events.entity.spine-id', 'events.entity-match.default', 'events.date.single-day'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date.single-day': ['list.date.dropped', 'refused.date', 'window.date-opens-range', 'window.date-spans-thirty-days-beside-entity'],
      'events.entity-match.default': ['entity-match.default-material', 'entity.first-reference-only'],
      'events.entity.spine-id': ['entity.spine-id-unresolved'],
    },
  },
  'events/entity-images': {
    level: 'must',
    clauses: ['events.include-entity-images.default', 'events.include-entity-images.false', 'events.include-entity-images.without-images', 'event-card.images.entities'],
    asks: ['listEvents'],
    refutedBy: {
      'events.include-entity-images.default': ['events.thumbnails-never', 'refused.include-entity-images'],
      'events.include-entity-images.false': ['events.thumbnails-always', 'list.include_entity_images.dropped'],
      'events.include-entity-images.without-images': ['events.thumbnails-without-images'],
    },
  },
  'events/entity-link': {
    level: 'must',
    clauses: ['event-card.entity-link.entity-scoped', 'event-card.entity-link.type'],
    asks: ['listEvents'],
    refutedBy: {
      'event-card.entity-link.entity-scoped': ['card.entity-link-missing'],
      'event-card.entity-link.type': ['card.entity-link-text'],
    },
  },
  'events/entity-name': {
    level: 'must',
    clauses: ['events.entity.name'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity.name': ['entity.name-refused', 'entity.name-unresolved'],
    },
  },
  'events/entity-union': {
    level: 'must',
    clauses: ['events.entity.union', 'event-card.entity-link.entity-scoped'],
    asks: ['listEvents'],
    refutedBy: {
      'event-card.entity-link.entity-scoped': ['entity.link-names-any-handle'],
      'events.entity.union': ['entity.first-handle-only', 'entity.first-handle-only-beside-category', 'entity.intersected', 'entity.repeated-handle-cancelled', 'position.last-handle-lost'],
    },
  },
  'events/entity-unresolved': {
    level: 'must',
    clauses: ['events.entity.unresolved.adds-nothing', 'events.entity.unresolved.listed'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity.unresolved.adds-nothing': ['entity.unresolved-matches-text', 'entity.unresolved-refused'],
      'events.entity.unresolved.listed': ['entity.unresolved-not-listed'],
    },
  },
  'events/entity-url': {
    level: 'must',
    clauses: ['events.entity.encyclopedia-url'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity.encyclopedia-url': ['entity.encyclopedia-url-lost'],
    },
  },
  'events/entity-wiki-id': {
    level: 'must',
    clauses: ['events.entity.wiki-id'],
    asks: ['listEvents'],
    refutedBy: {
      'events.entity.wiki-id': ['entity.wiki-id-unresolved'],
    },
  },
  'events/entity-without-rows': {
    level: 'must',
    clauses: ['envelope.applied-filters.entity-handles-unresolved'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.applied-filters.entity-handles-unresolved': ['entity.rowless-listed-unresolved'],
    },
  },
  'events/geo-context': {
    level: 'must',
    clauses: ['event-card.geo-context.actor-origin-countries.present', 'event-card.geo-context.actor-origin-countries.type'],
    asks: ['listEvents'],
    refutedBy: {
      'event-card.geo-context.actor-origin-countries.present': ['country.geo-context-missing'],
      'event-card.geo-context.actor-origin-countries.type': ['card.geo-context-text'],
    },
  },
  'events/has-fatalities': {
    level: 'must',
    clauses: ['events.has-fatalities.true', 'events.has-fatalities.true.complete', 'events.has-fatalities.true.conflict-only', 'events.has-fatalities.false', 'events.has-fatalities.false.unknown'],
    asks: ['listEvents'],
    refutedBy: {
      'events.has-fatalities.false': ['fatalities.false-ignored'],
      'events.has-fatalities.false.unknown': ['fatalities.false-loses-unknown'],
      'events.has-fatalities.true': ['fatalities.true-admits-unknown', 'fatalities.true-admits-zero', 'list.has_fatalities.dropped', 'refused.has-fatalities'],
      'events.has-fatalities.true.complete': ['fatalities.true-loses-single', 'rare.lethal-lost'],
      'events.has-fatalities.true.conflict-only': ['fatalities.true-admits-cameoplus', 'pairs.has_fatalities.ignored-with-sort'],
    },
  },
  'events/images': {
    level: 'must',
    clauses: ['events.include-images.default', 'events.include-images.true', 'event-card.images.articles'],
    asks: ['listEvents'],
    refutedBy: {
      'event-card.images.articles': ['card.images-numbered'],
      'events.include-images.default': ['events.images-always', 'refused.include-images', 'sessions.images-kept'],
      'events.include-images.true': ['card.images-null', 'events.images-never', 'events.images-of-first-cards-only', 'list.include_images.dropped'],
    },
  },
  'events/languages-filter': {
    level: 'must',
    clauses: ['events.languages.filter', 'events.languages.iso-639-1'],
    asks: ['listEvents'],
    refutedBy: {
      'events.languages.filter': ['list.languages.dropped'],
      'events.languages.iso-639-1': ['languages.iso-639-1-refused'],
    },
  },
  'events/languages-spellings': {
    level: 'must',
    clauses: ['events.languages.iso-639-2', 'events.languages.alias-language'],
    asks: ['listEvents'],
    refutedBy: {
      'events.languages.alias-language': ['alias.language.ignored', 'alias.language.list-as-one', 'alias.language.refused'],
      'events.languages.iso-639-2': ['languages.iso-639-2-refused', 'languages.portuguese-by-first-letters'],
    },
  },
  'events/limit-above-max': {
    level: 'must',
    clauses: ['events.limit.above-max', 'events.limit.above-max.normalized', 'events.limit.page-size', 'limits.events-limit.max', 'limits.stories-limit.max', 'stories.limit.page-size', 'envelope.applied-filters.normalized', 'error.invalid-limit.above-max', 'events.cursor.walk-complete'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'envelope.applied-filters.normalized': ['filters.normalized-as-map'],
      'events.cursor.walk-complete': ['cursor.page-after-rows-asked-for'],
      'events.limit.above-max': ['events.limit.above-max-at-default', 'events.limit.above-max-refused', 'events.limit.above-max-served', 'events.limit.above-max-served-on-later-pages', 'events.limit.maximum-50', 'events.limit.off-by-one'],
      'events.limit.above-max.normalized': ['events.limit.clamped-in-silence', 'events.limit.normalized-on-first-page-only', 'list.limit.dropped', 'state.cache-without-limit', 'state.limit-after-fifty'],
      'events.limit.page-size': ['events.limit.one-row-too-many'],
      'limits.stories-limit.max': ['stories.limit.above-max-refused', 'stories.limit.above-max-served', 'stories.list.limit.dropped'],
      'stories.limit.page-size': ['stories.limit.one-row-too-many'],
    },
  },
  'events/limit-default': {
    level: 'must',
    clauses: ['events.limit.default', 'limits.events-limit.default', 'limits.stories-limit.default'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'events.limit.default': ['events.limit.default-50'],
      'limits.stories-limit.default': ['stories.limit.default-50'],
    },
  },
  'events/limit-honoured': {
    level: 'must',
    clauses: ['events.limit.integer', 'events.limit.page-size', 'limits.stories-limit.min', 'limits.stories-limit.max', 'stories.limit.page-size', 'envelope.list.pagination.limit.in-force'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'envelope.list.pagination.limit.in-force': ['list.pagination-limit-constant', 'stories.list.pagination-limit-constant'],
      'events.limit.integer': ['events.limit.hundred-refused', 'events.limit.maximum-50', 'events.limit.one-refused', 'state.cache-without-limit'],
      'events.limit.page-size': ['events.limit.one-row-too-many', 'list.limit.dropped', 'state.limit-after-fifty'],
      'limits.stories-limit.max': ['stories.limit.hundred-refused'],
      'limits.stories-limit.min': ['stories.limit.one-refused'],
      'stories.limit.page-size': ['state.stories-cache-without-limit', 'stories.limit.one-row-too-many', 'stories.list.limit.dropped'],
    },
  },
  'events/limit-refused': {
    level: 'must',
    clauses: ['events.limit.below-min', 'events.limit.non-numeric', 'limits.events-limit.min', 'limits.stories-limit.min', 'error.invalid-limit'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'error.invalid-limit': ['stories.limit.non-numeric-at-default'],
      'events.limit.below-min': ['events.limit.negative-at-one', 'events.limit.wrong-code', 'events.limit.wrong-status', 'events.limit.zero-at-default', 'events.limit.zero-served', 'list.limit.dropped', 'state.limit-after-fifty'],
      'events.limit.non-numeric': ['events.limit.lenient-prefix', 'events.limit.non-numeric-at-default'],
      'limits.stories-limit.min': ['stories.limit.wrong-code', 'stories.limit.zero-served'],
    },
  },
  'events/metric-bounds': {
    level: 'must',
    clauses: ['events.significance-min.bound', 'events.significance-max.bound', 'events.confidence-min.bound', 'events.confidence-max.bound', 'events.goldstein-scale-min.bound', 'events.goldstein-scale-max.bound', 'events.magnitude-min.bound', 'events.magnitude-max.bound', 'events.systemic-importance-min.bound', 'events.systemic-importance-max.bound', 'events.propagation-potential-min.bound', 'events.propagation-potential-max.bound', 'events.market-sensitivity-min.bound', 'events.market-sensitivity-max.bound', 'events.magnitude.cameoplus-only', 'events.systemic-importance.cameoplus-only', 'events.propagation-potential.cameoplus-only', 'events.market-sensitivity.cameoplus-only'],
    asks: ['listEvents'],
    refutedBy: {
      'events.confidence-max.bound': ['list.confidence_max.dropped', 'pairs.confidence_max.ignored-with-limit'],
      'events.confidence-min.bound': ['list.confidence_min.dropped', 'pairs.confidence_min.ignored-with-observed_start'],
      'events.goldstein-scale-max.bound': ['list.goldstein_scale_max.dropped'],
      'events.goldstein-scale-min.bound': ['list.goldstein_scale_min.dropped', 'metric.bound-on-absolute-value', 'metric.goldstein-scale-nulls-kept', 'metric.nulls-kept'],
      'events.magnitude-max.bound': ['list.magnitude_max.dropped'],
      'events.magnitude-min.bound': ['list.magnitude_min.dropped'],
      'events.magnitude.cameoplus-only': ['metric.magnitude-nulls-kept'],
      'events.market-sensitivity-max.bound': ['list.market_sensitivity_max.dropped'],
      'events.market-sensitivity-min.bound': ['list.market_sensitivity_min.dropped'],
      'events.market-sensitivity.cameoplus-only': ['metric.market-sensitivity-nulls-kept'],
      'events.propagation-potential-max.bound': ['list.propagation_potential_max.dropped'],
      'events.propagation-potential-min.bound': ['list.propagation_potential_min.dropped'],
      'events.propagation-potential.cameoplus-only': ['metric.propagation-potential-nulls-kept'],
      'events.significance-max.bound': ['list.significance_max.dropped'],
      'events.significance-min.bound': ['list.significance_min.dropped', 'metric.minimum-read-as-maximum', 'rare.bounds-unheeded'],
      'events.systemic-importance-max.bound': ['list.systemic_importance_max.dropped', 'pairs.systemic_importance_max.ignored-with-limit'],
      'events.systemic-importance-min.bound': ['list.systemic_importance_min.dropped'],
      'events.systemic-importance.cameoplus-only': ['metric.systemic-importance-nulls-kept'],
    },
  },
  'events/metric-geo-precision': {
    level: 'must',
    clauses: ['events.geo-precision-min.bound', 'events.geo-precision-max.bound'],
    asks: ['listEvents'],
    refutedBy: {
      'events.geo-precision-max.bound': ['list.geo_precision_max.dropped', 'pairs.geo_precision_max.ignored-with-limit'],
      'events.geo-precision-min.bound': ['list.geo_precision_min.dropped'],
    },
  },
  'events/near-default-radius': {
    level: 'must',
    clauses: ['events.radius-km.default', 'limits.radius-km.default'],
    asks: ['listEvents'],
    refutedBy: {
      'events.radius-km.default': ['radius.default-1000', 'radius.default-50'],
    },
  },
  'events/near-filter': {
    level: 'must',
    clauses: ['events.near.order', 'events.near.inside', 'events.near.great-circle'],
    asks: ['listEvents'],
    refutedBy: {
      'events.near.great-circle': ['near.ends-at-antimeridian', 'near.flat-degrees'],
      'events.near.inside': ['list.near.dropped', 'list.radius_km.dropped', 'near.keeps-unlocated', 'near.miles', 'near.square'],
      'events.near.order': ['near.longitude-first', 'refused.near'],
    },
  },
  'events/near-half-a-point': {
    level: 'must',
    clauses: ['events.near.half-a-point'],
    asks: ['listEvents'],
    refutedBy: {
      'events.near.half-a-point': ['near.half-a-point-dropped'],
    },
  },
  'events/near-radius-cap': {
    level: 'must',
    clauses: ['events.radius-km.max', 'limits.radius-km.cap'],
    asks: ['listEvents'],
    refutedBy: {
      'events.radius-km.max': ['radius.not-capped'],
    },
  },
  'events/near-spellings': {
    level: 'must',
    clauses: ['events.near.lat-lon', 'events.near.lat-lng'],
    asks: ['listEvents'],
    refutedBy: {
      'events.near.lat-lng': ['alias.lng.ignored', 'alias.lng.refused'],
      'events.near.lat-lon': ['list.lat.dropped', 'list.lon.dropped', 'near.zero-latitude-missing'],
    },
  },
  'events/near-without-coordinates': {
    level: 'must',
    clauses: ['events.near.inside'],
    asks: ['listEvents'],
    refutedBy: {
      'events.near.inside': ['list.near.dropped', 'list.radius_km.dropped', 'near.keeps-unlocated', 'near.miles', 'near.square'],
    },
  },
  'events/observed-adjoining-dates': {
    level: 'must',
    clauses: ['events.observed-end.exclusive', 'events.observed-end.date'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed-end.date': ['observed.date-refused', 'refused.observed-end-date'],
      'events.observed-end.exclusive': ['observed.end-date-reads-end-of-day'],
    },
  },
  'events/observed-aliases': {
    level: 'must',
    clauses: ['events.observed-start.alias-observed-start', 'events.observed-end.alias-observed-end'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed-end.alias-observed-end': ['alias.observedEnd.ignored', 'alias.observedEnd.refused'],
      'events.observed-start.alias-observed-start': ['alias.observedStart.dates-refused', 'alias.observedStart.ignored', 'alias.observedStart.refused'],
    },
  },
  'events/observed-coding-time': {
    level: 'must',
    clauses: ['events.observed.coding-time'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed.coding-time': ['observed.bounds-event-date'],
    },
  },
  'events/observed-dates': {
    level: 'must',
    clauses: ['events.observed-start.date-reads-midnight', 'events.observed.coding-time', 'events.observed-start.date', 'events.observed-end.date', 'events.observed-end.exclusive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed-end.date': ['observed.date-refused', 'refused.observed-end-date'],
      'events.observed-end.exclusive': ['observed.end-date-reads-end-of-day'],
      'events.observed-start.date-reads-midnight': ['observed.start-date-reads-noon'],
      'events.observed.coding-time': ['observed.dates-bound-event-date'],
    },
  },
  'events/observed-entity': {
    level: 'must',
    clauses: ['events.observed-start.instant'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed-start.instant': ['observed.entity-recent-only'],
    },
  },
  'events/observed-equal': {
    level: 'must',
    clauses: ['events.observed.equal'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed.equal': ['observed.equal-served'],
    },
  },
  'events/observed-half-open': {
    level: 'must',
    clauses: ['events.observed-start.inclusive', 'events.observed-end.exclusive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed-end.exclusive': ['observed.end-inclusive'],
      'events.observed-start.inclusive': ['observed.start-exclusive'],
    },
  },
  'events/observed-inverted': {
    level: 'observe',
    clauses: ['events.observed.inverted'],
    asks: ['listEvents'],
    refutedBy: {},
  },
  'events/observed-over-thirty-days': {
    level: 'must',
    clauses: ['events.observed.over-thirty-days', 'limits.date-window.coded-and-recorded'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed.over-thirty-days': ['interval.cut-in-silence'],
    },
  },
  'events/observed-partition': {
    level: 'must',
    clauses: ['events.observed.coding-time', 'events.observed-start.instant', 'events.observed-end.instant', 'events.observed-start.inclusive', 'events.observed-end.exclusive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed-start.instant': ['observed.instant-refused'],
    },
  },
  'events/office-as-of': {
    level: 'must',
    clauses: ['events.office.scope', 'events.office-as-of.holders', 'events.office-as-of.undated-excluded', 'events.office-as-of.undated-counted', 'envelope.applied-filters.office-holders.undated-excluded'],
    asks: ['listEvents', 'listOffices'],
    refutedBy: {
      'events.office-as-of.holders': ['list.office_as_of.dropped', 'office.terms-ignored'],
      'events.office-as-of.undated-counted': ['office.as-of-undated-not-counted', 'office.undated-as-text'],
      'events.office-as-of.undated-excluded': ['office.as-of-includes-undated'],
      'events.office.scope': ['list.office.dropped'],
    },
  },
  'events/office-as-of-alone': {
    level: 'must',
    clauses: ['events.office-as-of.without-office'],
    asks: ['listEvents'],
    refutedBy: {
      'events.office-as-of.without-office': ['office.as-of-alone-filters'],
    },
  },
  'events/office-as-of-within': {
    level: 'must',
    clauses: ['events.office.scope'],
    asks: ['listEvents', 'listOffices'],
    refutedBy: {
      'events.office.scope': ['office.holders-of-today'],
    },
  },
  'events/office-combination': {
    level: 'must',
    clauses: ['events.filters.combination', 'events.office.scope', 'events.category.filter', 'events.has-fatalities.true', 'events.has-fatalities.true.conflict-only', 'events.has-fatalities.false', 'events.significance-min.bound', 'events.languages.filter'],
    asks: ['listEvents', 'listOffices'],
    refutedBy: {
      'events.category.filter': ['pairs.category.ignored-with-office'],
      'events.has-fatalities.true.conflict-only': ['pairs.has_fatalities.ignored-with-office'],
      'events.languages.filter': ['pairs.languages.ignored-with-office'],
      'events.office.scope': ['pairs.office.ignored-with-category', 'pairs.office.ignored-with-languages'],
      'events.significance-min.bound': ['list.significance_min.dropped', 'pairs.significance_min.ignored-with-office'],
    },
  },
  'events/office-forms': {
    level: 'must',
    clauses: ['events.office.q-number', 'events.office.p-id', 'routes.offices.ids'],
    asks: ['listEvents', 'listOffices'],
    refutedBy: {
      'events.office.p-id': ['office.p-id-refused'],
      'events.office.q-number': ['office.q-number-refused'],
    },
  },
  'events/office-holders': {
    level: 'must',
    clauses: ['event-card.entity-link.office-scoped', 'event-card.entity-link.type', 'event-card.entity-link.via', 'event-card.entity-link.entity', 'envelope.applied-filters.office-holders', 'envelope.applied-filters.office-holders.bridged-to-news', 'envelope.applied-filters.office-holders.unbridged'],
    asks: ['listEvents', 'summarizeEvents', 'listOffices'],
    refutedBy: {
      'envelope.applied-filters.office-holders': ['office.holders-as-list'],
      'envelope.applied-filters.office-holders.bridged-to-news': ['office.bridged-as-text', 'office.summary-counts-one-more'],
      'envelope.applied-filters.office-holders.unbridged': ['office.unbridged-not-counted'],
      'event-card.entity-link.entity': ['card.entity-link-without-entity', 'office.link-names-other-entity'],
      'event-card.entity-link.office-scoped': ['card.entity-link-missing', 'position.later-office-rows-unlinked'],
      'event-card.entity-link.type': ['card.entity-link-text'],
      'event-card.entity-link.via': ['card.entity-link-via-entity'],
    },
  },
  'events/office-roster': {
    level: 'must',
    clauses: ['events.office.roster-too-large', 'error.office-scope-too-large', 'error.office-scope-too-large.details.holders', 'error.office-scope-too-large.details.accepted-count', 'limits.office-roster'],
    asks: ['listEvents', 'summarizeEvents', 'listOffices'],
    refutedBy: {
      'error.office-scope-too-large': ['office.roster-served-on-summary'],
      'error.office-scope-too-large.details.accepted-count': ['office.roster-without-accepted-count'],
      'error.office-scope-too-large.details.holders': ['office.roster-without-holders'],
      'events.office.roster-too-large': ['office.roster-served', 'office.roster-served-beside-entity', 'office.roster-wrong-code'],
    },
  },
  'events/office-unknown': {
    level: 'must',
    clauses: ['events.office.scope', 'events.office.unknown'],
    asks: ['listEvents'],
    refutedBy: {
      'events.office.scope': ['list.office.dropped'],
    },
  },
  'events/office-with-entity': {
    level: 'must',
    clauses: ['events.office.union-with-entity', 'event-card.entity-link.via'],
    asks: ['listEvents', 'listOffices'],
    refutedBy: {
      'event-card.entity-link.via': ['card.entity-link-via-entity', 'office.union-via-entity'],
      'events.office.union-with-entity': ['office.replaces-entity'],
    },
  },
  'events/query-window-bounds': {
    level: 'must',
    clauses: ['events.window.query-window', 'envelope.meta.query-window'],
    asks: ['listEvents'],
    refutedBy: {
      'events.window.query-window': ['list.query-window-words', 'window.query-window-missing'],
    },
  },
  'events/recorded-both-required': {
    level: 'must',
    clauses: ['events.recorded-start.alone', 'events.recorded-end.alone'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded-end.alone': ['list.recorded_end.dropped'],
      'events.recorded-start.alone': ['list.recorded_start.dropped', 'recorded.one-bound-served'],
    },
  },
  'events/recorded-cursor': {
    level: 'must',
    clauses: ['events.recorded.cursor', 'error.invalid-recorded-interval.cursor'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.cursor': ['cursor.recorded-walk-first-page', 'cursor.unreadable-first-page', 'cursor.unreadable-wrong-code'],
    },
  },
  'events/recorded-entity': {
    level: 'must',
    clauses: ['events.recorded.timestamps'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.timestamps': ['recorded.entity-recent-only'],
    },
  },
  'events/recorded-equal': {
    level: 'must',
    clauses: ['events.recorded.equal'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.equal': ['recorded.equal-read-as-day'],
    },
  },
  'events/recorded-first-availability': {
    level: 'must',
    clauses: ['events.recorded.first-availability'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.first-availability': ['recorded.updates-counted'],
    },
  },
  'events/recorded-half-open': {
    level: 'must',
    clauses: ['events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded-end.exclusive': ['recorded.end-inclusive'],
      'events.recorded-start.inclusive': ['recorded.start-exclusive'],
    },
  },
  'events/recorded-invalid': {
    level: 'must',
    clauses: ['events.recorded.inverted', 'events.recorded-start.malformed', 'events.recorded-end.malformed', 'error.invalid-recorded-interval'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-recorded-interval': ['list.recorded_end.dropped', 'list.recorded_start.dropped'],
      'events.recorded-end.malformed': ['recorded.end-malformed-wrong-code'],
      'events.recorded-start.malformed': ['recorded.malformed-dropped', 'recorded.malformed-wrong-code'],
      'events.recorded.inverted': ['recorded.inverted-served', 'recorded.inverted-swapped'],
    },
  },
  'events/recorded-once': {
    level: 'must',
    clauses: ['events.recorded.first-availability'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.first-availability': ['recorded.updates-counted'],
    },
  },
  'events/recorded-over-thirty-days': {
    level: 'must',
    clauses: ['events.recorded.over-thirty-days', 'limits.date-window.coded-and-recorded'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.over-thirty-days': ['interval.cut-in-silence'],
    },
  },
  'events/recorded-partition': {
    level: 'must',
    clauses: ['events.recorded.timestamps', 'events.recorded-start.inclusive', 'events.recorded-end.exclusive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.timestamps': ['recorded.own-months-only', 'recorded.timestamps-refused'],
    },
  },
  'events/recorded-with-event-dates': {
    level: 'must',
    clauses: ['events.recorded.with-event-dates', 'events.recorded.with-days'],
    asks: ['listEvents'],
    refutedBy: {
      'events.recorded.with-days': ['recorded.with-days-served'],
      'events.recorded.with-event-dates': ['recorded.with-dates-served'],
    },
  },
  'events/recorded-with-observed': {
    level: 'observe',
    clauses: ['events.recorded.with-observed'],
    asks: ['listEvents'],
    refutedBy: {},
  },
  'events/region-members': {
    level: 'must',
    clauses: ['events.region.values', 'events.region.members'],
    asks: ['listEvents'],
    refutedBy: {
      'events.region.members': ['list.region.dropped', 'region.wrong-members'],
      'events.region.values': ['region.some-refused'],
    },
  },
  'events/reply-cards': {
    level: 'must',
    clauses: ['events.reply.envelope', 'events.reply.cards', 'envelope.list.data'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.list.data': ['list.data-map', 'list.data-renamed'],
      'events.reply.cards': ['list.data-ids', 'list.data-numbers', 'list.data-wrapped'],
      'events.reply.envelope': ['http.events-crash'],
      'service.json': ['http.html-body'],
    },
  },
  'events/rows-counted': {
    level: 'must',
    clauses: ['events.limit.page-size', 'events.limit.default', 'limits.events-limit.max'],
    asks: ['listEvents'],
    refutedBy: {
      'events.limit.default': ['events.limit.default-50'],
      'events.limit.page-size': ['events.limit.one-row-too-many', 'list.limit.dropped', 'pairs.limit.ignored-with-actor_country', 'pairs.limit.ignored-with-country', 'pairs.limit.ignored-with-magnitude_min', 'pairs.limit.ignored-with-market_sensitivity_min', 'pairs.limit.ignored-with-significance_min', 'pairs.limit.ignored-with-subcategory', 'pairs.limit.ignored-with-target_actor_country', 'position.third-page-one-row-more', 'state.cache-without-limit', 'state.limit-after-fifty'],
      'limits.events-limit.max': ['events.limit.above-max-served', 'events.limit.above-max-served-on-later-pages', 'events.limit.off-by-one'],
    },
  },
  'events/rows-echoed': {
    level: 'must',
    clauses: ['events.window.query-window', 'envelope.list.sort.echo', 'events.country-match.echo'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.list.sort.echo': ['position.later-pages-sort-echo-lost', 'sort.echo-constant', 'sort.significance-echoed-as-score', 'state.cache-without-sort'],
      'events.country-match.echo': ['country.echo-missing', 'country.echo-wrong', 'position.later-pages-country-match-default', 'state.cache-without-country-match'],
      'events.window.query-window': ['position.third-page-window-lost', 'window.query-window-missing'],
    },
  },
  'events/rows-ordered': {
    level: 'must',
    clauses: ['events.sort.significance', 'events.sort.default'],
    asks: ['listEvents'],
    refutedBy: {
      'events.sort.default': ['position.third-page-reversed', 'sort.default-recent', 'sort.later-pages-ascending', 'sort.significance-ascending', 'sort.significance-shuffled'],
    },
  },
  'events/rows-selected': {
    level: 'must',
    clauses: ['events.date-start.bound', 'events.date-end.bound', 'events.date.single-day', 'events.category.filter', 'events.subcategory.filter', 'events.country.nothing-else', 'events.country-match.location.country', 'events.country-match.location.region', 'events.country-match.location.continent', 'events.source-actor-country.filter', 'events.target-actor-country.filter', 'events.actor-country.filter', 'events.admin1.filter', 'events.bbox.inside', 'events.bbox.without-coordinates', 'events.near.inside', 'events.radius-km.max', 'events.significance-min.bound', 'events.significance-max.bound', 'events.confidence-min.bound', 'events.confidence-max.bound', 'events.goldstein-scale-min.bound', 'events.goldstein-scale-max.bound', 'events.magnitude-min.bound', 'events.magnitude-max.bound', 'events.systemic-importance-min.bound', 'events.systemic-importance-max.bound', 'events.propagation-potential-min.bound', 'events.propagation-potential-max.bound', 'events.market-sensitivity-min.bound', 'events.market-sensitivity-max.bound', 'events.has-fatalities.true', 'events.has-fatalities.false', 'events.search.lexical.contains'],
    asks: ['listEvents'],
    refutedBy: {
      'events.actor-country.filter': ['card.actor-countries-never', 'country.actor-filters-location', 'list.actor_country.dropped', 'pairs.actor_country.ignored-with-confidence_min', 'pairs.actor_country.ignored-with-geo_precision_min', 'pairs.actor_country.ignored-with-languages', 'pairs.actor_country.ignored-with-systemic_importance_min'],
      'events.admin1.filter': ['admin1.matches-city', 'card.admin1-never', 'card.admin1-of-some', 'list.admin1.dropped'],
      'events.bbox.inside': ['bbox.latitude-only', 'bbox.whole-degrees', 'list.bbox.dropped', 'pairs.bbox.ignored-with-has_fatalities', 'pairs.bbox.ignored-with-magnitude_min', 'pairs.bbox.ignored-with-market_sensitivity_min', 'pairs.bbox.ignored-with-observed_start', 'pairs.bbox.ignored-with-significance_min'],
      'events.bbox.without-coordinates': ['bbox.keeps-unlocated', 'card.latitude-never'],
      'events.category.filter': ['card.category-of-other-family', 'category.filters-family-only', 'list.category.dropped', 'pairs.category.ignored-with-actor_country', 'pairs.category.ignored-with-bbox', 'pairs.category.ignored-with-country', 'pairs.category.ignored-with-goldstein_scale_min', 'pairs.category.ignored-with-observed_start', 'pairs.category.ignored-with-office', 'pairs.category.ignored-with-propagation_potential_min', 'pairs.category.ignored-with-sort', 'position.later-pages-without-category', 'rare.category-kept', 'search.semantic-loses-category', 'state.cache-without-category'],
      'events.confidence-max.bound': ['list.confidence_max.dropped', 'pairs.confidence_max.ignored-with-bbox', 'pairs.confidence_max.ignored-with-confidence_min', 'pairs.confidence_max.ignored-with-country', 'pairs.confidence_max.ignored-with-days', 'pairs.confidence_max.ignored-with-languages', 'pairs.confidence_max.ignored-with-limit', 'pairs.confidence_max.ignored-with-magnitude_min', 'pairs.confidence_max.ignored-with-market_sensitivity_min', 'pairs.confidence_max.ignored-with-search', 'pairs.confidence_max.ignored-with-significance_min', 'pairs.confidence_max.ignored-with-source_actor_country'],
      'events.confidence-min.bound': ['list.confidence_min.dropped', 'metric.minimum-read-as-maximum', 'pairs.confidence_min.ignored-with-magnitude_min', 'pairs.confidence_min.ignored-with-market_sensitivity_min', 'pairs.confidence_min.ignored-with-observed_start', 'position.recent-later-pages-without-confidence-min'],
      'events.country-match.location.continent': ['country.match-location-admits-actors-of-continent'],
      'events.country-match.location.country': ['country.match-location-admits-actors', 'list.country_match.dropped', 'state.cache-without-country-match'],
      'events.country-match.location.region': ['country.match-location-admits-actors-of-region', 'pairs.region.ignored-with-days', 'pairs.region.ignored-with-subcategory'],
      'events.country.nothing-else': ['bbox.or-country', 'country.name-within-names', 'list.country.dropped', 'pairs.country.ignored-with-bbox', 'pairs.country.ignored-with-confidence_min', 'pairs.country.ignored-with-geo_precision_min', 'pairs.country.ignored-with-goldstein_scale_min', 'pairs.country.ignored-with-languages', 'pairs.country.ignored-with-magnitude_min', 'pairs.country.ignored-with-market_sensitivity_min', 'pairs.country.ignored-with-observed_start', 'pairs.country.ignored-with-propagation_potential_min', 'pairs.country.ignored-with-significance_min', 'pairs.country.ignored-with-sort', 'pairs.country.ignored-with-systemic_importance_min', 'position.third-page-without-country', 'rare.country-kept'],
      'events.date-end.bound': ['list.date_end.dropped', 'position.later-pages-a-day-late'],
      'events.date-start.bound': ['list.date_start.dropped'],
      'events.date.single-day': ['list.date.dropped', 'rare.day-early', 'window.date-opens-range', 'window.date-spans-thirty-days-beside-entity', 'window.dates-bound-coding-time'],
      'events.goldstein-scale-max.bound': ['list.goldstein_scale_max.dropped', 'metric.nulls-kept', 'pairs.goldstein_scale_max.ignored-with-actor_country', 'pairs.goldstein_scale_max.ignored-with-country', 'pairs.goldstein_scale_max.ignored-with-market_sensitivity_min', 'pairs.goldstein_scale_max.ignored-with-subcategory', 'pairs.goldstein_scale_max.ignored-with-target_actor_country'],
      'events.goldstein-scale-min.bound': ['list.goldstein_scale_min.dropped', 'metric.bound-on-absolute-value', 'metric.goldstein-scale-nulls-kept'],
      'events.has-fatalities.false': ['fatalities.false-ignored'],
      'events.has-fatalities.true': ['fatalities.true-admits-unknown', 'fatalities.true-admits-zero', 'list.has_fatalities.dropped', 'pairs.has_fatalities.ignored-with-goldstein_scale_min', 'pairs.has_fatalities.ignored-with-observed_start', 'pairs.has_fatalities.ignored-with-office', 'pairs.has_fatalities.ignored-with-sort', 'position.last-page-without-has-fatalities'],
      'events.magnitude-max.bound': ['list.magnitude_max.dropped', 'pairs.magnitude_max.ignored-with-category', 'pairs.magnitude_max.ignored-with-country', 'pairs.magnitude_max.ignored-with-entity', 'pairs.magnitude_max.ignored-with-goldstein_scale_min', 'pairs.magnitude_max.ignored-with-near', 'pairs.magnitude_max.ignored-with-propagation_potential_min', 'pairs.magnitude_max.ignored-with-significance_max', 'pairs.magnitude_max.ignored-with-sort'],
      'events.magnitude-min.bound': ['list.magnitude_min.dropped', 'pairs.magnitude_min.ignored-with-market_sensitivity_min'],
      'events.market-sensitivity-max.bound': ['list.market_sensitivity_max.dropped', 'pairs.market_sensitivity_max.ignored-with-category', 'pairs.market_sensitivity_max.ignored-with-country', 'pairs.market_sensitivity_max.ignored-with-entity', 'pairs.market_sensitivity_max.ignored-with-goldstein_scale_min', 'pairs.market_sensitivity_max.ignored-with-magnitude_max', 'pairs.market_sensitivity_max.ignored-with-near', 'pairs.market_sensitivity_max.ignored-with-propagation_potential_min', 'pairs.market_sensitivity_max.ignored-with-significance_max', 'pairs.market_sensitivity_max.ignored-with-sort'],
      'events.market-sensitivity-min.bound': ['list.market_sensitivity_min.dropped'],
      'events.near.inside': ['list.near.dropped', 'near.keeps-unlocated', 'near.miles', 'near.square', 'pairs.near.ignored-with-actor_country', 'pairs.near.ignored-with-goldstein_scale_min', 'pairs.near.ignored-with-propagation_potential_min', 'pairs.near.ignored-with-region', 'pairs.near.ignored-with-sort', 'pairs.near.ignored-with-subcategory'],
      'events.propagation-potential-max.bound': ['list.propagation_potential_max.dropped', 'pairs.propagation_potential_max.ignored-with-actor_country', 'pairs.propagation_potential_max.ignored-with-country', 'pairs.propagation_potential_max.ignored-with-market_sensitivity_min', 'pairs.propagation_potential_max.ignored-with-subcategory'],
      'events.propagation-potential-min.bound': ['list.propagation_potential_min.dropped'],
      'events.radius-km.max': ['radius.not-capped'],
      'events.search.lexical.contains': ['list.search.dropped', 'list.search_mode.dropped', 'pairs.search.ignored-with-bbox', 'pairs.search.ignored-with-country', 'pairs.search.ignored-with-days', 'pairs.search.ignored-with-languages', 'pairs.search.ignored-with-magnitude_min', 'pairs.search.ignored-with-market_sensitivity_min', 'pairs.search.ignored-with-significance_min', 'pairs.search.ignored-with-source_actor_country', 'search.lexical-by-words', 'search.mode-ignored'],
      'events.significance-max.bound': ['list.significance_max.dropped', 'pairs.significance_max.ignored-with-category', 'pairs.significance_max.ignored-with-civilian_targeting', 'pairs.significance_max.ignored-with-country', 'pairs.significance_max.ignored-with-goldstein_scale_min', 'pairs.significance_max.ignored-with-has_fatalities', 'pairs.significance_max.ignored-with-near', 'pairs.significance_max.ignored-with-propagation_potential_min', 'pairs.significance_max.ignored-with-sort', 'rare.bounds-unheeded'],
      'events.significance-min.bound': ['list.significance_min.dropped', 'pairs.significance_min.ignored-with-magnitude_min', 'pairs.significance_min.ignored-with-market_sensitivity_min', 'pairs.significance_min.ignored-with-office'],
      'events.source-actor-country.filter': ['country.source-filters-location', 'list.source_actor_country.dropped', 'pairs.source_actor_country.ignored-with-observed_start'],
      'events.subcategory.filter': ['list.subcategory.dropped', 'pairs.subcategory.ignored-with-confidence_min', 'pairs.subcategory.ignored-with-days', 'pairs.subcategory.ignored-with-geo_precision_min', 'pairs.subcategory.ignored-with-languages', 'pairs.subcategory.ignored-with-source_actor_country', 'pairs.subcategory.ignored-with-systemic_importance_min'],
      'events.systemic-importance-max.bound': ['list.systemic_importance_max.dropped', 'pairs.systemic_importance_max.ignored-with-bbox', 'pairs.systemic_importance_max.ignored-with-confidence_max', 'pairs.systemic_importance_max.ignored-with-confidence_min', 'pairs.systemic_importance_max.ignored-with-country', 'pairs.systemic_importance_max.ignored-with-goldstein_scale_max', 'pairs.systemic_importance_max.ignored-with-languages', 'pairs.systemic_importance_max.ignored-with-limit', 'pairs.systemic_importance_max.ignored-with-magnitude_min', 'pairs.systemic_importance_max.ignored-with-market_sensitivity_min', 'pairs.systemic_importance_max.ignored-with-search', 'pairs.systemic_importance_max.ignored-with-significance_min', 'pairs.systemic_importance_max.ignored-with-systemic_importance_min'],
      'events.systemic-importance-min.bound': ['list.systemic_importance_min.dropped', 'pairs.systemic_importance_min.ignored-with-market_sensitivity_min'],
      'events.target-actor-country.filter': ['country.target-filters-location', 'list.target_actor_country.dropped', 'pairs.target_actor_country.ignored-with-bbox', 'pairs.target_actor_country.ignored-with-confidence_min', 'pairs.target_actor_country.ignored-with-days', 'pairs.target_actor_country.ignored-with-languages', 'pairs.target_actor_country.ignored-with-source_actor_country'],
    },
  },
  'events/search-alias': {
    level: 'must',
    clauses: ['events.search.alias-q'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.alias-q': ['alias.q.ignored', 'alias.q.refused'],
    },
  },
  'events/search-default': {
    level: 'must',
    clauses: ['events.search-mode.default', 'events.search-mode.values', 'events.category.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.filter': ['category.filters-family-only', 'list.category.dropped', 'rare.category-kept', 'search.semantic-loses-category'],
      'events.search-mode.default': ['search.default-lexical'],
      'events.search-mode.values': ['search.semantic-mode-refused'],
    },
  },
  'events/search-later-page': {
    level: 'must',
    clauses: ['events.cursor.walk-no-repeats'],
    asks: ['listEvents'],
    refutedBy: {
      'events.cursor.walk-no-repeats': ['cursor.always-first-page', 'list.cursor.dropped', 'search.literal-on-every-page'],
    },
  },
  'events/search-lexical': {
    level: 'must',
    clauses: ['events.search.lexical.contains', 'events.search.lexical.complete'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.lexical.complete': ['search.lexical-cut', 'search.lexical-of-most-significant', 'search.lexical-summaries-cut', 'search.lexical-titles-only'],
      'events.search.lexical.contains': ['list.search.dropped', 'list.search_mode.dropped', 'pairs.search.ignored-with-country', 'search.lexical-by-words', 'search.mode-ignored'],
    },
  },
  'events/search-lexical-accents': {
    level: 'must',
    clauses: ['events.search.lexical.complete', 'events.search.lexical.case-insensitive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.lexical.case-insensitive': ['search.lexical-case-sensitive', 'search.lexical-folds-ascii-only'],
      'events.search.lexical.complete': ['search.lexical-ascii-only', 'search.lexical-cut', 'search.lexical-of-most-significant', 'search.lexical-titles-only'],
    },
  },
  'events/search-lexical-and': {
    level: 'must',
    clauses: ['events.search.lexical.no-boolean', 'events.search.lexical.contains'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.lexical.contains': ['list.search.dropped', 'list.search_mode.dropped', 'pairs.search.ignored-with-country', 'search.lexical-by-words', 'search.mode-ignored'],
      'events.search.lexical.no-boolean': ['search.lexical-reads-and'],
    },
  },
  'events/search-lexical-case': {
    level: 'must',
    clauses: ['events.search.lexical.case-insensitive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.lexical.case-insensitive': ['search.lexical-case-sensitive'],
    },
  },
  'events/search-lexical-least': {
    level: 'must',
    clauses: ['events.search.lexical.complete'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.lexical.complete': ['search.lexical-cut', 'search.lexical-of-most-significant'],
    },
  },
  'events/search-lexical-literal': {
    level: 'must',
    clauses: ['events.search.lexical.contains', 'events.search.lexical.no-stemming'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.lexical.contains': ['list.search.dropped', 'list.search_mode.dropped', 'pairs.search.ignored-with-country', 'search.lexical-by-words', 'search.mode-ignored'],
      'events.search.lexical.no-stemming': ['search.lexical-stemmed'],
    },
  },
  'events/search-lexical-or': {
    level: 'must',
    clauses: ['events.search.lexical.no-boolean'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.lexical.no-boolean': ['search.lexical-reads-or'],
    },
  },
  'events/search-lexical-pages': {
    level: 'must',
    clauses: ['events.search.lexical.complete', 'events.cursor.walk-no-repeats', 'events.cursor.walk-complete'],
    asks: ['listEvents'],
    refutedBy: {
      'events.cursor.walk-complete': ['cursor.always-null', 'cursor.page-skips-a-row', 'position.last-row-lost', 'search.lexical-pages-skip-a-row'],
      'events.cursor.walk-no-repeats': ['cursor.always-first-page', 'cursor.page-repeats-last-row', 'list.cursor.dropped', 'position.last-page-repeats-a-row', 'search.lexical-pages-by-time'],
      'events.search.lexical.complete': ['position.search-ends-at-a-hundred', 'search.lexical-of-most-significant'],
    },
  },
  'events/search-or': {
    level: 'must',
    clauses: ['events.search.or.first-term', 'events.search.or.notice'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.or.first-term': ['search.or-served-as-union'],
      'events.search.or.notice': ['search.or-notice-null', 'search.or-without-notice'],
    },
  },
  'events/search-title-first': {
    level: 'must',
    clauses: ['events.search.semantic.phrase', 'events.search.semantic.literal-first', 'events.sort.relevance'],
    asks: ['listEvents'],
    refutedBy: {
      'events.search.semantic.literal-first': ['search.literal-last'],
      'events.search.semantic.phrase': ['search.semantic-misses-titles'],
      'events.sort.relevance': ['search.literal-not-first', 'sort.search-by-significance'],
    },
  },
  'events/sort-recent': {
    level: 'must',
    clauses: ['events.sort.recent', 'events.sort.values', 'envelope.list.sort.echo'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.list.sort.echo': ['sort.echo-constant'],
      'events.sort.recent': ['list.sort.dropped', 'sort.recent-ascending', 'sort.recent-ignored', 'sort.recent-within-page-only', 'state.cache-without-sort'],
      'events.sort.values': ['sort.recent-refused'],
    },
  },
  'events/sort-recent-entities': {
    level: 'must',
    clauses: ['events.sort.recent'],
    asks: ['listEvents'],
    refutedBy: {
      'events.sort.recent': ['sort.recent-ignored-for-entities'],
    },
  },
  'events/sort-significance': {
    level: 'must',
    clauses: ['events.sort.default', 'events.sort.significance', 'events.sort.values', 'envelope.list.sort.echo'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.list.sort.echo': ['sort.significance-echoed-as-score'],
      'events.sort.default': ['position.third-page-reversed', 'sort.default-recent', 'sort.later-pages-ascending', 'sort.significance-ascending', 'sort.significance-shuffled'],
      'events.sort.significance': ['sort.overridden-by-search', 'sort.significance-overridden-by-search'],
      'events.sort.values': ['sort.significance-refused'],
    },
  },
  'events/subcategory-accepted-values': {
    level: 'must',
    clauses: ['events.subcategory.without-events'],
    asks: ['listEvents'],
    refutedBy: {
      'events.subcategory.without-events': ['subcategory.unused-refused'],
    },
  },
  'events/subcategory-filter': {
    level: 'must',
    clauses: ['events.subcategory.filter', 'event-card.subcategory.conflict', 'event-card.subcategory.cameoplus'],
    asks: ['listEvents'],
    refutedBy: {
      'event-card.subcategory.cameoplus': ['card.subcategory-label'],
      'event-card.subcategory.conflict': ['card.conflict-subcategory-label'],
      'events.subcategory.filter': ['list.subcategory.dropped'],
    },
  },
  'events/subcategory-foreign': {
    level: 'must',
    clauses: ['events.subcategory.wrong-category', 'events.subcategory.wrong-category.accepted-values', 'events.subcategory.never-empty', 'error.invalid-subcategory-for-category', 'error.invalid-subcategory-for-category.details.accepted-values'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-subcategory-for-category': ['subcategory.wrong-pair-status-404'],
      'events.subcategory.never-empty': ['subcategory.wrong-pair-empty'],
      'events.subcategory.wrong-category': ['subcategory.wrong-pair-category-dropped', 'subcategory.wrong-pair-wrong-code'],
      'events.subcategory.wrong-category.accepted-values': ['error-details.codes-of-another-category', 'subcategory.wrong-pair-without-accepted-values'],
    },
  },
  'events/subcategory-invented': {
    level: 'must',
    clauses: ['events.subcategory.invented', 'error.invalid-subcategory', 'error.invalid-subcategory.details.accepted-values', 'error.invalid-subcategory.details.nearest-values'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.invalid-subcategory': ['subcategory.invented-wrong-code'],
      'error.invalid-subcategory.details.accepted-values': ['subcategory.invented-without-accepted-values'],
      'error.invalid-subcategory.details.nearest-values': ['subcategory.invented-without-nearest-values'],
      'events.subcategory.invented': ['list.subcategory.dropped', 'subcategory.invented-dropped', 'subcategory.invented-empty'],
    },
  },
  'events/subcategory-invented-alone': {
    level: 'must',
    clauses: ['events.subcategory.invented'],
    asks: ['listEvents'],
    refutedBy: {
      'events.subcategory.invented': ['list.subcategory.dropped'],
    },
  },
  'events/subcategory-list': {
    level: 'must',
    clauses: ['events.subcategory.list'],
    asks: ['listEvents'],
    refutedBy: {
      'events.subcategory.list': ['subcategory.list-first-only', 'subcategory.list-refused'],
    },
  },
  'events/subcategory-list-foreign': {
    level: 'must',
    clauses: ['events.subcategory.wrong-category', 'events.subcategory.wrong-category.accepted-values', 'error.invalid-subcategory-for-category'],
    asks: ['listEvents'],
    refutedBy: {
      'error.invalid-subcategory-for-category': ['subcategory.wrong-pair-status-404'],
      'events.subcategory.wrong-category': ['subcategory.wrong-pair-category-dropped', 'subcategory.wrong-pair-wrong-code'],
      'events.subcategory.wrong-category.accepted-values': ['subcategory.wrong-pair-without-accepted-values'],
    },
  },
  'events/subcategory-without-category': {
    level: 'must',
    clauses: ['events.subcategory.without-category', 'error.subcategory-requires-category', 'error.subcategory-requires-category.details.accepted-categories'],
    asks: ['listEvents'],
    refutedBy: {
      'error.subcategory-requires-category.details.accepted-categories': ['error-details.categories-of-other-family', 'subcategory.alone-without-accepted-categories'],
      'events.subcategory.without-category': ['list.subcategory.dropped', 'subcategory.alone-empty', 'subcategory.alone-served', 'subcategory.alone-wrong-code'],
    },
  },
  'events/window-before-coverage': {
    level: 'must',
    clauses: ['events.window.before-coverage', 'error.date-out-of-coverage'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.window.before-coverage': ['summary.window.before-coverage-wrong-code', 'window.before-coverage-wrong-code'],
    },
  },
  'events/window-bound-aliases': {
    level: 'must',
    clauses: ['events.date-start.alias-start-date', 'events.date-end.alias-end-date'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date-end.alias-end-date': ['alias.end_date.ignored', 'alias.end_date.refused'],
      'events.date-start.alias-start-date': ['alias.start_date.ignored', 'alias.start_date.refused'],
    },
  },
  'events/window-bounds': {
    level: 'must',
    clauses: ['events.date-start.bound', 'events.date-end.bound'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date-end.bound': ['list.date_end.dropped', 'rare.day-early'],
      'events.date-start.bound': ['list.date_start.dropped', 'window.dates-bound-coding-time'],
    },
  },
  'events/window-chunks': {
    level: 'must',
    clauses: ['events.window.chunks-add-up'],
    asks: ['listEvents'],
    refutedBy: {
      'events.window.chunks-add-up': ['window.end-exclusive', 'window.start-exclusive'],
    },
  },
  'events/window-conflict': {
    level: 'must',
    clauses: ['events.window.explicit-and-relative', 'error.conflicting-time-window'],
    asks: ['listEvents'],
    refutedBy: {
      'events.window.explicit-and-relative': ['window.explicit-and-relative-served', 'window.explicit-and-relative-wrong-code'],
    },
  },
  'events/window-date': {
    level: 'must',
    clauses: ['events.date.single-day', 'events.date.equals-bounds'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date.equals-bounds': ['window.single-day-refused'],
      'events.date.single-day': ['list.date.dropped', 'refused.date', 'window.date-opens-range'],
    },
  },
  'events/window-date-and-days': {
    level: 'must',
    clauses: ['events.window.date-and-days', 'error.conflicting-time-window.date-with-days'],
    asks: ['listEvents'],
    refutedBy: {
      'events.window.date-and-days': ['window.date-and-days-refused'],
    },
  },
  'events/window-days': {
    level: 'must',
    clauses: ['events.days.window', 'events.days.ends-today', 'events.days.at-max', 'events.days.calendar-dates', 'events.days.no-coded-bound', 'events.window.query-window'],
    asks: ['listEvents'],
    refutedBy: {
      'events.days.at-max': ['days.thirty-refused'],
      'events.days.ends-today': ['days.ends-yesterday'],
      'events.days.no-coded-bound': ['days.kept-coded-bound'],
      'events.days.window': ['days.one-day-more', 'list.days.dropped', 'refused.days-of-one'],
      'events.window.query-window': ['window.query-window-of-days-as-default'],
    },
  },
  'events/window-days-above-max': {
    level: 'must',
    clauses: ['events.days.max'],
    asks: ['listEvents'],
    refutedBy: {
      'events.days.max': ['days.any-number-served', 'days.thirty-one-served'],
    },
  },
  'events/window-days-spellings': {
    level: 'must',
    clauses: ['events.days.alias-window', 'events.days.window-day-form', 'events.days.window-whole-number'],
    asks: ['listEvents'],
    refutedBy: {
      'events.days.alias-window': ['alias.window.ignored', 'alias.window.refused'],
      'events.days.window-day-form': ['days.window-day-form-refused'],
      'events.days.window-whole-number': ['days.window-number-refused'],
    },
  },
  'events/window-default': {
    level: 'must',
    clauses: ['events.window.default', 'events.window.query-window', 'events.observed.coding-time'],
    asks: ['listEvents'],
    refutedBy: {
      'events.observed.coding-time': ['observed.bounds-event-date'],
      'events.window.default': ['window.default-thirty-days', 'window.default-unbounded', 'window.query-window-without-start'],
      'events.window.query-window': ['window.query-window-missing'],
    },
  },
  'events/window-default-entity': {
    level: 'must',
    clauses: ['events.window.default.entity', 'events.window.query-window'],
    asks: ['listEvents'],
    refutedBy: {
      'events.window.default.entity': ['window.default-entities-short', 'window.default-entity-short'],
      'events.window.query-window': ['window.query-window-missing'],
    },
  },
  'events/window-entity-days': {
    level: 'must',
    clauses: ['events.days.window', 'events-summary.accepts.days'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events-summary.accepts.days': ['summary.days-ignored-beside-entity', 'summary.days.dropped'],
      'events.days.window': ['days.ignored-beside-entity', 'days.one-day-more', 'list.days.dropped'],
    },
  },
  'events/window-future': {
    level: 'observe',
    clauses: ['events.window.future'],
    asks: ['listEvents'],
    refutedBy: {},
  },
  'events/window-inclusive': {
    level: 'must',
    clauses: ['events.date-start.inclusive', 'events.date-end.inclusive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date-end.inclusive': ['position.month-end-lost', 'window.end-exclusive'],
      'events.date-start.inclusive': ['window.start-exclusive'],
    },
  },
  'events/window-inverted': {
    level: 'must',
    clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date-range.inverted': ['window.inverted-by-months-too-large', 'window.inverted-empty', 'window.inverted-swapped', 'window.inverted-wrong-code'],
    },
  },
  'events/window-month-turn': {
    level: 'must',
    clauses: ['events.date-end.inclusive', 'events.date-start.inclusive', 'events.window.chunks-add-up'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date-end.inclusive': ['position.month-end-lost'],
      'events.date-start.inclusive': ['position.month-start-lost'],
      'events.window.chunks-add-up': ['position.month-turn-lost'],
    },
  },
  'events/window-one-sided': {
    level: 'must',
    clauses: ['events.date-start.bound', 'events.date-end.bound', 'events.window.at-most-thirty-days', 'events.window.one-sided'],
    asks: ['listEvents'],
    refutedBy: {
      'events.date-end.bound': ['list.date_end.dropped'],
      'events.date-start.bound': ['list.date_start.dropped', 'window.dates-bound-coding-time'],
    },
  },
  'events/window-over-a-year': {
    level: 'must',
    clauses: ['events.window.over-a-year', 'error.date-window-too-large', 'error.date-window-too-large.details.coverage', 'error.date-window-too-large.details.suggested-window', 'error.date-window-too-large.details.max-days'],
    asks: ['listEvents'],
    refutedBy: {
      'error.date-window-too-large': ['window.over-a-year-wrong-status'],
      'error.date-window-too-large.details.coverage': ['error-details.coverage-null', 'window.too-large-without-coverage'],
      'error.date-window-too-large.details.max-days': ['window.too-large-without-max-days'],
      'error.date-window-too-large.details.suggested-window': ['window.too-large-without-suggested-window'],
      'events.window.over-a-year': ['window.over-a-year-adjusted', 'window.over-a-year-empty', 'window.over-a-year-wrong-code'],
    },
  },
  'events/window-reaches-into-coverage': {
    level: 'must',
    clauses: ['events.window.reaches-into-coverage'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'events.window.reaches-into-coverage': ['summary.window.reaching-into-coverage-refused', 'window.reaching-into-coverage-refused'],
    },
  },
  'events/window-thirty-days': {
    level: 'must',
    clauses: ['events.window.thirty-days', 'limits.date-window.inclusive'],
    asks: ['listEvents'],
    refutedBy: {
      'events.window.thirty-days': ['position.long-window-first-day-lost', 'window.thirty-days-cut', 'window.thirty-days-refused'],
    },
  },
  'events/window-told': {
    level: 'must',
    clauses: ['events.window.query-window', 'events.window.query-window.rows', 'envelope.meta.query-window'],
    asks: ['listEvents'],
    refutedBy: {
      'events.window.query-window': ['window.query-window-as-asked', 'window.query-window-missing'],
      'events.window.query-window.rows': ['window.query-window-day-late'],
    },
  },
  'events/window-up-to-a-year': {
    level: 'must',
    clauses: ['events.window.up-to-a-year', 'events.window.most-recent-days', 'events.window.adjustment', 'events.window.at-most-thirty-days', 'limits.date-window.max', 'envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason', 'error.date-window-too-large.served-up-to-a-year', 'error.date-window-too-large.most-recent-days', 'error.date-window-too-large.window-adjustment'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.meta.window-adjustment': ['window.adjustment-text'],
      'envelope.meta.window-adjustment.reason': ['window.adjustment-without-reason'],
      'error.date-window-too-large.window-adjustment': ['window.adjustment-missing', 'window.adjustment-null'],
      'events.window.adjustment': ['window.cursor.adjustment-missing'],
      'events.window.at-most-thirty-days': ['window.entity-not-capped', 'window.not-capped', 'window.other-names-not-capped', 'window.thirty-one-days-served'],
      'events.window.most-recent-days': ['window.oldest-days-kept', 'window.over-cap-empty'],
      'events.window.up-to-a-year': ['window.over-cap-refused', 'window.over-ninety-days-refused'],
    },
  },
  'facilities/bbox-across-the-antimeridian': {
    level: 'must',
    clauses: ['facilities.bbox.inverted-longitudes', 'error.invalid-bbox.inverted-longitude'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.bbox.inverted-longitudes': ['facilities.bbox.inverted-longitudes-swapped'],
    },
  },
  'facilities/bbox-broken': {
    level: 'must',
    clauses: ['facilities.bbox.malformed', 'facilities.bbox.inverted-latitudes', 'error.invalid-bbox', 'error.invalid-bbox.inverted-latitude'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.bbox.inverted-latitudes': ['facilities.bbox.inverted-latitudes-empty'],
      'facilities.bbox.malformed': ['facilities.bbox.malformed-dropped', 'facilities.bbox.malformed-wrong-code'],
    },
  },
  'facilities/bbox-filter': {
    level: 'must',
    clauses: ['facilities.bbox.order', 'facilities.bbox.inside', 'facilities.bbox.finds', 'facilities.bbox.without-coordinates', 'error.invalid-bbox.latitude-first'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.bbox.finds': ['facilities.bbox.ports-lost', 'facilities.bbox.shrunk', 'facilities.bbox.whole-turn-empty'],
      'facilities.bbox.inside': ['facilities.bbox.dropped', 'facilities.bbox.latitude-only'],
      'facilities.bbox.order': ['facilities.bbox.longitude-first'],
    },
  },
  'facilities/bbox-ports': {
    level: 'must',
    clauses: ['facilities.bbox.order.ports', 'error.invalid-bbox.latitude-first'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.bbox.order.ports': ['facilities.bbox.longitude-first', 'facilities.bbox.ports-longitude-first'],
    },
  },
  'facilities/capacity-crossed': {
    level: 'must',
    clauses: ['facilities.capacity-mw.crossed'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.capacity-mw.crossed': ['facilities.capacity-mw.crossed-dropped', 'facilities.capacity-mw.crossed-swapped'],
    },
  },
  'facilities/capacity-filter': {
    level: 'must',
    clauses: ['facilities.capacity-mw.power', 'facilities.capacity-mw.data-centers', 'facilities.capacity-mw-min', 'facilities.capacity-mw-max', 'facilities.capacity-mw.unknown-capacity'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.capacity-mw-max': ['facilities.capacity-mw-max.as-minimum', 'facilities.capacity-mw-max.dropped', 'facilities.capacity-mw-max.lost-beside-min'],
      'facilities.capacity-mw-min': ['facilities.capacity-mw-min.as-text', 'facilities.capacity-mw-min.dropped', 'facilities.capacity-mw-min.in-kilowatts'],
      'facilities.capacity-mw.data-centers': ['facilities.capacity-mw.data-centers-lost'],
      'facilities.capacity-mw.power': ['facilities.capacity-mw.power-lost'],
    },
  },
  'facilities/capacity-other-types': {
    level: 'must',
    clauses: ['facilities.capacity-mw.other-types'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.capacity-mw.other-types': ['facilities.capacity-mw.other-types-compared', 'facilities.capacity-mw.other-types-pass', 'facilities.capacity-mw.zero-as-none'],
    },
  },
  'facilities/capacity-refused': {
    level: 'must',
    clauses: ['facilities.capacity-mw-min.non-numeric', 'facilities.capacity-mw-max.non-numeric', 'error.invalid-number'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.capacity-mw-max.non-numeric': ['facilities.capacity-mw-max.non-numeric-dropped', 'facilities.capacity-mw-max.non-numeric-empty'],
      'facilities.capacity-mw-min.non-numeric': ['facilities.capacity-mw-min.non-numeric-dropped', 'facilities.capacity-mw-min.non-numeric-prefix', 'facilities.capacity-mw-min.non-numeric-wrong-code'],
    },
  },
  'facilities/class-filter': {
    level: 'must',
    clauses: ['facilities.class.only', 'facilities.class.values'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.class.only': ['facilities.class.dropped'],
      'facilities.class.values': ['facilities.class.heavy-industry-refused'],
    },
  },
  'facilities/class-unknown': {
    level: 'must',
    clauses: ['facilities.class.unknown', 'facilities.class.accepted-values', 'facilities.class.several', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.class.accepted-values': ['facilities.class.without-accepted-values'],
      'facilities.class.unknown': ['facilities.class.unknown-dropped', 'facilities.class.unknown-empty', 'facilities.class.unknown-wrong-code'],
    },
  },
  'facilities/combination': {
    level: 'must',
    clauses: ['facilities.type.only', 'facilities.class.only', 'facilities.source.only', 'facilities.status.only', 'facilities.country.only', 'facilities.region.only', 'facilities.continent.only', 'facilities.entity.id.only', 'facilities.owner-entity-id', 'facilities.owner-search', 'facilities.q.only', 'facilities.capacity-mw-min', 'facilities.capacity-mw-max', 'facilities.has-geo.no-data-centers', 'facilities.has-owner.no-ports', 'facilities.bbox.inside', 'facilities.near.inside', 'facilities.type.values', 'facilities.class.leaf-types', 'facilities.source.values', 'facilities.country.primary', 'facilities.country.secondary', 'facilities.region.finds', 'facilities.continent.finds', 'facilities.entity.id.finds', 'facilities.owner-entity-id.finds', 'facilities.owner-search.substring', 'facilities.q.substring', 'facilities.bbox.finds', 'facilities.near.finds', 'facilities.sort.capacity-asc', 'facilities.sort.capacity-desc'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.bbox.inside': ['facilities.bbox.dropped', 'facilities.bbox.latitude-only', 'facilities.pairs.bbox.ignored-with-capacity_mw_min', 'facilities.pairs.bbox.ignored-with-class', 'facilities.pairs.bbox.ignored-with-entity', 'facilities.pairs.bbox.ignored-with-owner_search', 'facilities.pairs.bbox.ignored-with-status'],
      'facilities.capacity-mw-max': ['facilities.capacity-mw-max.as-minimum', 'facilities.capacity-mw-max.dropped', 'facilities.pairs.capacity_mw_max.ignored-with-bbox', 'facilities.pairs.capacity_mw_max.ignored-with-continent', 'facilities.pairs.capacity_mw_max.ignored-with-country', 'facilities.pairs.capacity_mw_max.ignored-with-has_geo', 'facilities.pairs.capacity_mw_max.ignored-with-owner_entity_id', 'facilities.pairs.capacity_mw_max.ignored-with-q', 'facilities.pairs.capacity_mw_max.ignored-with-source', 'facilities.pairs.capacity_mw_max.ignored-with-type'],
      'facilities.capacity-mw-min': ['facilities.capacity-mw-min.as-text', 'facilities.capacity-mw-min.dropped', 'facilities.capacity-mw-min.in-kilowatts', 'facilities.pairs.capacity_mw_min.ignored-with-class', 'facilities.pairs.capacity_mw_min.ignored-with-entity', 'facilities.pairs.capacity_mw_min.ignored-with-near', 'facilities.pairs.capacity_mw_min.ignored-with-owner_search', 'facilities.pairs.capacity_mw_min.ignored-with-region', 'facilities.pairs.capacity_mw_min.ignored-with-status'],
      'facilities.class.only': ['facilities.class.dropped', 'facilities.pairs.class.ignored-with-capacity_mw_max', 'facilities.pairs.class.ignored-with-continent', 'facilities.pairs.class.ignored-with-country', 'facilities.pairs.class.ignored-with-near', 'facilities.pairs.class.ignored-with-owner_entity_id', 'facilities.pairs.class.ignored-with-q'],
      'facilities.continent.finds': ['facilities.pairs.continent.empty-with-status'],
      'facilities.continent.only': ['facilities.continent.americas-swapped', 'facilities.continent.dropped', 'facilities.pairs.continent.ignored-with-bbox', 'facilities.pairs.continent.ignored-with-capacity_mw_min', 'facilities.pairs.continent.ignored-with-entity', 'facilities.pairs.continent.ignored-with-has_geo', 'facilities.pairs.continent.ignored-with-owner_search', 'facilities.pairs.continent.ignored-with-sort', 'facilities.pairs.continent.ignored-with-source', 'facilities.pairs.continent.ignored-with-type'],
      'facilities.country.only': ['facilities.country.dropped', 'facilities.country.widened-to-region', 'facilities.pairs.country.ignored-with-bbox', 'facilities.pairs.country.ignored-with-capacity_mw_min', 'facilities.pairs.country.ignored-with-entity', 'facilities.pairs.country.ignored-with-owner_search', 'facilities.pairs.country.ignored-with-sort', 'facilities.pairs.country.ignored-with-source', 'facilities.pairs.country.ignored-with-type', 'state.facilities-cache-without-country'],
      'facilities.country.secondary': ['facilities.country.primary-only-beside-type', 'facilities.country.primary-only-in-order'],
      'facilities.entity.id.finds': ['facilities.pairs.entity.empty-with-status'],
      'facilities.entity.id.only': ['facilities.entity.dropped', 'facilities.entity.id-by-family', 'facilities.entity.unowned-kept', 'facilities.pairs.entity.ignored-with-capacity_mw_max', 'facilities.pairs.entity.ignored-with-class', 'facilities.pairs.entity.ignored-with-near', 'facilities.pairs.entity.ignored-with-q', 'facilities.pairs.entity.ignored-with-region', 'facilities.pairs.entity.ignored-with-status'],
      'facilities.has-geo.no-data-centers': ['facilities.has-geo.data-centers-kept', 'facilities.has-geo.dropped', 'facilities.pairs.has_geo.ignored-with-capacity_mw_min', 'facilities.pairs.has_geo.ignored-with-entity', 'facilities.pairs.has_geo.ignored-with-has_owner', 'facilities.pairs.has_geo.ignored-with-region', 'facilities.pairs.has_geo.ignored-with-status'],
      'facilities.has-owner.no-ports': ['facilities.has-owner.ports-kept', 'facilities.pairs.has_owner.ignored-with-bbox', 'facilities.pairs.has_owner.ignored-with-continent', 'facilities.pairs.has_owner.ignored-with-country', 'facilities.pairs.has_owner.ignored-with-q'],
      'facilities.near.inside': ['facilities.near.dropped', 'facilities.near.square', 'facilities.pairs.near.ignored-with-capacity_mw_max', 'facilities.pairs.near.ignored-with-has_owner', 'facilities.pairs.near.ignored-with-owner_entity_id', 'facilities.pairs.near.ignored-with-q', 'facilities.pairs.near.ignored-with-sort', 'facilities.pairs.near.ignored-with-source', 'facilities.pairs.near.ignored-with-type'],
      'facilities.owner-entity-id': ['facilities.owner-entity-id.dropped', 'facilities.owner-entity-id.unowned-kept', 'facilities.pairs.owner_entity_id.ignored-with-bbox', 'facilities.pairs.owner_entity_id.ignored-with-capacity_mw_min', 'facilities.pairs.owner_entity_id.ignored-with-continent', 'facilities.pairs.owner_entity_id.ignored-with-country', 'facilities.pairs.owner_entity_id.ignored-with-has_geo', 'facilities.pairs.owner_entity_id.ignored-with-sort', 'facilities.pairs.owner_entity_id.ignored-with-source', 'facilities.pairs.owner_entity_id.ignored-with-type'],
      'facilities.owner-entity-id.finds': ['facilities.pairs.owner_entity_id.empty-with-status'],
      'facilities.owner-search': ['facilities.owner-search.dropped', 'facilities.pairs.owner_search.ignored-with-capacity_mw_max', 'facilities.pairs.owner_search.ignored-with-class', 'facilities.pairs.owner_search.ignored-with-near', 'facilities.pairs.owner_search.ignored-with-q', 'facilities.pairs.owner_search.ignored-with-region', 'facilities.pairs.owner_search.ignored-with-status'],
      'facilities.owner-search.substring': ['facilities.pairs.owner_search.empty-with-status'],
      'facilities.q.only': ['facilities.pairs.q.ignored-with-bbox', 'facilities.pairs.q.ignored-with-capacity_mw_min', 'facilities.pairs.q.ignored-with-continent', 'facilities.pairs.q.ignored-with-country', 'facilities.pairs.q.ignored-with-owner_entity_id', 'facilities.pairs.q.ignored-with-sort', 'facilities.pairs.q.ignored-with-source', 'facilities.pairs.q.ignored-with-type', 'facilities.q.dropped'],
      'facilities.region.finds': ['facilities.pairs.region.empty-with-status'],
      'facilities.region.only': ['facilities.pairs.region.ignored-with-capacity_mw_max', 'facilities.pairs.region.ignored-with-class', 'facilities.pairs.region.ignored-with-has_owner', 'facilities.pairs.region.ignored-with-owner_entity_id', 'facilities.pairs.region.ignored-with-q', 'facilities.pairs.region.ignored-with-status', 'facilities.region.dropped', 'facilities.region.europe-added'],
      'facilities.sort.capacity-asc': ['facilities.pairs.sort.ignored-with-bbox', 'facilities.pairs.sort.ignored-with-capacity_mw_min', 'facilities.pairs.sort.ignored-with-class', 'facilities.pairs.sort.ignored-with-entity', 'facilities.pairs.sort.ignored-with-has_geo', 'facilities.pairs.sort.ignored-with-owner_search', 'facilities.pairs.sort.ignored-with-status', 'facilities.sort.capacity-asc-descending', 'facilities.sort.capacity-asc-ignored'],
      'facilities.sort.capacity-desc': ['facilities.sort.capacity-desc-as-text', 'facilities.sort.capacity-desc-ascending'],
      'facilities.source.only': ['facilities.pairs.source.ignored-with-bbox', 'facilities.pairs.source.ignored-with-capacity_mw_min', 'facilities.pairs.source.ignored-with-entity', 'facilities.pairs.source.ignored-with-region', 'facilities.pairs.source.ignored-with-sort', 'facilities.pairs.source.ignored-with-status', 'facilities.source.dropped'],
      'facilities.status.only': ['facilities.pairs.status.ignored-with-capacity_mw_max', 'facilities.pairs.status.ignored-with-class', 'facilities.pairs.status.ignored-with-continent', 'facilities.pairs.status.ignored-with-country', 'facilities.pairs.status.ignored-with-has_owner', 'facilities.pairs.status.ignored-with-near', 'facilities.pairs.status.ignored-with-owner_entity_id', 'facilities.pairs.status.ignored-with-q', 'facilities.status.dropped'],
      'facilities.type.only': ['facilities.pairs.type.ignored-with-bbox', 'facilities.pairs.type.ignored-with-capacity_mw_min', 'facilities.pairs.type.ignored-with-entity', 'facilities.pairs.type.ignored-with-owner_search', 'facilities.pairs.type.ignored-with-region', 'facilities.pairs.type.ignored-with-sort', 'facilities.pairs.type.ignored-with-status', 'facilities.type.dropped', 'facilities.type.widened-to-class', 'rare.facility-type-kept', 'state.facility-types-after-fifty'],
    },
  },
  'facilities/country-filter': {
    level: 'must',
    clauses: ['facilities.country.name', 'facilities.country.iso-2', 'facilities.country.iso-3', 'facilities.country.primary', 'facilities.country.secondary', 'facilities.country.only'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.country.iso-2': ['facilities.country.iso-2-refused'],
      'facilities.country.iso-3': ['facilities.country.iso-3-refused'],
      'facilities.country.name': ['facilities.country.names-refused'],
      'facilities.country.only': ['facilities.country.dropped', 'facilities.country.na-as-null', 'facilities.country.name-substring', 'facilities.country.widened-to-region', 'state.facilities-cache-without-country'],
      'facilities.country.primary': ['facilities.country.primary-empty', 'facilities.country.secondary-first'],
      'facilities.country.secondary': ['facilities.country.primary-only', 'facilities.country.secondary-by-long-code'],
    },
  },
  'facilities/country-secondary': {
    level: 'must',
    clauses: ['facilities.country.primary', 'facilities.country.secondary'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.country.primary': ['facilities.country.primary-empty', 'facilities.country.secondary-first'],
      'facilities.country.secondary': ['facilities.country.primary-only'],
    },
  },
  'facilities/cursor-filtered': {
    level: 'must',
    clauses: ['facilities.cursor.next-page', 'facilities.cursor.no-repeats', 'facilities.cursor.complete', 'facilities.sort.capacity-desc'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.cursor.complete': ['facilities.cursor.always-null', 'facilities.cursor.ends-at-unknown-capacity', 'facilities.cursor.ends-early', 'facilities.cursor.lone-last-lost', 'facilities.cursor.recent-ties-lost', 'facilities.cursor.skips-a-row', 'facilities.cursor.unmeasured-lost'],
      'facilities.cursor.next-page': ['facilities.cursor.always-first-page'],
      'facilities.cursor.no-repeats': ['facilities.cursor.repeats-last-row', 'facilities.sort.country-ties-turned', 'position.facilities-last-page-repeats-a-row'],
      'facilities.sort.capacity-desc': ['facilities.sort.capacity-desc-as-text', 'facilities.sort.capacity-desc-ascending', 'position.facilities-third-page-reversed'],
    },
  },
  'facilities/cursor-unreadable': {
    level: 'must',
    clauses: ['facilities.cursor.unreadable', 'error.invalid-cursor'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.cursor.unreadable': ['facilities.cursor.unreadable-crashes', 'facilities.cursor.unreadable-first-page', 'facilities.cursor.unreadable-wrong-code'],
    },
  },
  'facilities/cursor-walk': {
    level: 'must',
    clauses: ['facilities.cursor.next-page', 'facilities.cursor.no-repeats', 'facilities.cursor.complete', 'facilities.cursor.ends', 'facilities.cursor.place', 'facilities.sort.default'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.cursor.complete': ['facilities.cursor.always-null', 'facilities.cursor.ends-early', 'facilities.cursor.lone-last-lost', 'facilities.cursor.skips-a-row'],
      'facilities.cursor.ends': ['facilities.cursor.never-null'],
      'facilities.cursor.next-page': ['facilities.cursor.always-first-page'],
      'facilities.cursor.no-repeats': ['facilities.cursor.repeats-last-row', 'position.facilities-last-page-repeats-a-row'],
      'facilities.sort.default': ['facilities.cursor.later-pages-reversed'],
    },
  },
  'facilities/detail-attributes': {
    level: 'must',
    clauses: ['facility-record.detail.attributes', 'facility-record.detail.merge-history', 'facility-record.detail.attributes.members', 'facility-record.detail.merge-history.members', 'facility-record.detail.merge-history.none'],
    asks: ['listFacilities', 'getFacility'],
    refutedBy: {
      'facility-record.detail.attributes': ['facility-record.detail.attributes-flattened', 'facility-record.detail.attributes-missing'],
      'facility-record.detail.merge-history': ['facility-record.detail.merge-history-missing'],
    },
  },
  'facilities/detail-malformed': {
    level: 'must',
    clauses: ['facilities.detail.malformed', 'error.invalid-facility-id'],
    asks: ['getFacility'],
    refutedBy: {
      'facilities.detail.malformed': ['facilities.detail.malformed-not-found', 'facilities.detail.malformed-status-422', 'facilities.detail.malformed-wrong-code'],
    },
  },
  'facilities/detail-record': {
    level: 'must',
    clauses: ['facilities.detail.record', 'facilities.detail.same-id', 'facilities.detail.listed', 'facility-record.detail.card', 'facility-record.aicompute.no-coordinates'],
    asks: ['listFacilities', 'getFacility'],
    refutedBy: {
      'facilities.detail.listed': ['facilities.detail.data-centers-not-held', 'facilities.detail.keyed-by-site', 'rare.facility-detail-missing'],
      'facilities.detail.record': ['facilities.detail.empty', 'facilities.detail.in-a-list'],
      'facilities.detail.same-id': ['facilities.detail.other-record', 'state.facility-records-by-short-id'],
      'facility-record.aicompute.no-coordinates': ['facility-record.aicompute.located', 'facility-record.coordinates.zero'],
      'facility-record.detail.card': ['facilities.detail.data-centers-rerated', 'facilities.detail.name-only', 'facilities.detail.owners-crossed', 'facilities.detail.owners-lost', 'facilities.detail.status-stale', 'facilities.detail.two-owners', 'facilities.detail.urls-lost', 'facilities.detail.urls-of-another', 'facilities.list.urls-by-position'],
    },
  },
  'facilities/detail-site-id': {
    level: 'must',
    clauses: ['facilities.detail.site-id.well-formed', 'facilities.detail.site-id', 'facility-record.site-id.prefix', 'facility-record.site-id.place'],
    asks: ['listFacilities', 'getFacility'],
    refutedBy: {
      'facilities.detail.site-id.well-formed': ['facilities.detail.site-ids-malformed'],
      'facility-record.site-id.prefix': ['facility-record.site-id.without-prefix'],
    },
  },
  'facilities/detail-unknown': {
    level: 'must',
    clauses: ['facilities.detail.unknown'],
    asks: ['listFacilities', 'getFacility'],
    refutedBy: {
      'facilities.detail.unknown': ['facilities.detail.unknown-crashes', 'facilities.detail.unknown-empty', 'facilities.detail.unknown-nearest', 'facilities.detail.unknown-null'],
    },
  },
  'facilities/directory': {
    level: 'must',
    clauses: ['facilities.directory.power', 'facilities.directory.extraction', 'facilities.directory.transport', 'facilities.directory.ports', 'facilities.directory.heavy-industry', 'facilities.directory.data-centers'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.directory.data-centers': ['facilities.directory.without-data-centers'],
      'facilities.directory.extraction': ['facilities.directory.without-extraction'],
      'facilities.directory.heavy-industry': ['facilities.directory.without-heavy-industry'],
      'facilities.directory.ports': ['facilities.directory.without-ports'],
      'facilities.directory.power': ['facilities.directory.without-power'],
      'facilities.directory.transport': ['facilities.directory.without-transport'],
    },
  },
  'facilities/has-geo': {
    level: 'must',
    clauses: ['facilities.has-geo.true', 'facilities.has-geo.no-data-centers'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.has-geo.no-data-centers': ['facilities.has-geo.data-centers-kept', 'facilities.has-geo.dropped'],
      'facilities.has-geo.true': ['facilities.has-geo.pipelines-kept'],
    },
  },
  'facilities/has-owner': {
    level: 'must',
    clauses: ['facilities.has-owner.true', 'facilities.has-owner.no-ports'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.has-owner.no-ports': ['facilities.has-owner.ports-kept'],
      'facilities.has-owner.true': ['facilities.has-owner.dropped', 'facilities.has-owner.unowned-kept'],
    },
  },
  'facilities/invalid-boolean': {
    level: 'must',
    clauses: ['facilities.has-geo.non-boolean', 'facilities.has-owner.non-boolean', 'error.invalid-boolean'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.has-geo.non-boolean': ['facilities.has-geo.non-boolean-dropped', 'facilities.has-geo.one-served'],
      'facilities.has-owner.non-boolean': ['facilities.has-owner.non-boolean-dropped', 'facilities.has-owner.non-boolean-wrong-code'],
    },
  },
  'facilities/left-open': {
    level: 'observe',
    clauses: ['facilities.country.list', 'facilities.country.unknown', 'facilities.entity.name.fuzzy', 'facilities.entity.unknown', 'facilities.entity.wiki', 'facilities.status.unknown', 'facilities.has-geo.false', 'facilities.bbox.flat', 'facilities.near.radius.above-cap', 'limits.radius-km.facilities'],
    asks: ['listFacilities'],
    refutedBy: {},
  },
  'facilities/limit-above-max': {
    level: 'must',
    clauses: ['facilities.limit.above-max', 'facilities.limit.max', 'limits.facilities-limit.max', 'error.invalid-limit'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.limit.above-max': ['facilities.limit.above-max-status-422', 'facilities.limit.above-max-wrong-code'],
      'facilities.limit.max': ['facilities.limit.above-max-served', 'facilities.limit.max-off-by-one'],
    },
  },
  'facilities/limit-default': {
    level: 'must',
    clauses: ['facilities.limit.default', 'limits.facilities-limit.default'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.limit.default': ['facilities.limit.default-20', 'facilities.limit.default-50'],
    },
  },
  'facilities/limit-honoured': {
    level: 'must',
    clauses: ['facilities.limit.page', 'facilities.limit.at-max'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.limit.at-max': ['facilities.limit.hundred-refused'],
      'facilities.limit.page': ['facilities.limit.ignored', 'facilities.limit.one-row-too-many'],
    },
  },
  'facilities/limit-refused': {
    level: 'must',
    clauses: ['facilities.limit.below-min', 'facilities.limit.non-numeric', 'error.invalid-limit'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.limit.below-min': ['facilities.limit.below-min-crashes', 'facilities.limit.below-min-wrong-code'],
      'facilities.limit.non-numeric': ['facilities.limit.non-numeric-at-default', 'facilities.limit.non-numeric-prefix', 'facilities.limit.non-numeric-wrong-code'],
    },
  },
  'facilities/near-broken': {
    level: 'must',
    clauses: ['facilities.near.pair', 'facilities.near.several', 'facilities.near.non-numeric', 'error.invalid-near.facilities'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.near.non-numeric': ['facilities.near.non-numeric-dropped', 'facilities.near.non-numeric-wrong-code'],
      'facilities.near.pair': ['facilities.near.pair-served', 'facilities.near.pair-wrong-code'],
      'facilities.near.several': ['facilities.near.several-first-served'],
    },
  },
  'facilities/near-filter': {
    level: 'must',
    clauses: ['facilities.near.order', 'facilities.near.kilometres', 'facilities.near.inside', 'facilities.near.finds', 'facilities.near.without-coordinates'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.near.finds': ['facilities.near.capped-at-100', 'facilities.near.in-metres', 'facilities.near.narrow-box'],
      'facilities.near.inside': ['facilities.near.dropped', 'facilities.near.square'],
      'facilities.near.kilometres': ['facilities.near.in-miles'],
      'facilities.near.order': ['facilities.near.longitude-first', 'facilities.near.radius-first'],
    },
  },
  'facilities/no-events': {
    level: 'must',
    clauses: ['facilities.no-events'],
    asks: ['listFacilities', 'getFacility'],
    refutedBy: {
      'facilities.no-events': ['facilities.no-events.counted'],
    },
  },
  'facilities/one-record': {
    level: 'must',
    clauses: ['facility-record.id.stable'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.id.stable': ['facilities.list.once-an-owner', 'facilities.list.urls-by-position'],
    },
  },
  'facilities/one-record-owners': {
    level: 'must',
    clauses: ['facility-record.owners.entity-id.spine'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.owners.entity-id.spine': ['facility-record.owners.names-apart'],
    },
  },
  'facilities/owner-id': {
    level: 'must',
    clauses: ['facilities.entity.id.only', 'facilities.entity.id.finds', 'facilities.owner-entity-id', 'facilities.owner-entity-id.finds'],
    asks: ['listEvents', 'listFacilities'],
    refutedBy: {
      'facilities.entity.id.finds': ['facilities.entity.first-owner-only', 'facilities.entity.id-refused', 'facilities.entity.id-unresolved'],
      'facilities.entity.id.only': ['facilities.entity.dropped', 'facilities.entity.id-by-family', 'facilities.entity.unowned-kept'],
      'facilities.owner-entity-id': ['facilities.owner-entity-id.dropped', 'facilities.owner-entity-id.unowned-kept'],
      'facilities.owner-entity-id.finds': ['facilities.owner-entity-id.empty', 'facilities.owner-entity-id.first-owner-only', 'facilities.owner-entity-id.removed'],
    },
  },
  'facilities/owner-name': {
    level: 'must',
    clauses: ['facilities.entity.name', 'facilities.entity.name.case'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.entity.name': ['facilities.entity.name-dropped', 'facilities.entity.name-escaped', 'facilities.entity.name-of-facility', 'facilities.entity.name-refused', 'facilities.entity.name-unresolved'],
      'facilities.entity.name.case': ['facilities.entity.name-case-sensitive'],
    },
  },
  'facilities/owner-search': {
    level: 'must',
    clauses: ['facilities.owner-search.substring', 'facilities.owner-search', 'facilities.owner-search.case'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.owner-search': ['facilities.owner-search.dropped', 'facilities.owner-search.names-included'],
      'facilities.owner-search.substring': ['facilities.owner-search.prefix', 'facilities.owner-search.whole-names-only'],
    },
  },
  'facilities/q-filter': {
    level: 'must',
    clauses: ['facilities.q.substring', 'facilities.q.case', 'facilities.q.only'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.q.case': ['facilities.q.case-sensitive'],
      'facilities.q.only': ['facilities.q.any-word', 'facilities.q.dropped', 'facilities.q.owners-included'],
      'facilities.q.substring': ['facilities.q.owned-only', 'facilities.q.prefix', 'facilities.q.whole-names-only', 'facilities.q.whole-words'],
    },
  },
  'facilities/record-capacity': {
    level: 'must',
    clauses: ['facility-record.capacity', 'facility-record.capacity.unknown', 'facility-record.capacity.unit'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.capacity': ['facility-record.capacity.missing'],
    },
  },
  'facilities/record-class': {
    level: 'must',
    clauses: ['facility-record.class', 'facility-record.class.values', 'facility-record.type.power', 'facility-record.type.extraction', 'facility-record.type.transport-logistics', 'facility-record.type.ports', 'facility-record.type.heavy-industry', 'facility-record.type.digital-infrastructure'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.class': ['facility-record.class.missing'],
      'facility-record.class.values': ['facility-record.class.numbers', 'facility-record.class.own-words'],
      'facility-record.type.digital-infrastructure': ['facility-record.class.chemicals-in-digital'],
      'facility-record.type.extraction': ['facility-record.class.steel-in-extraction'],
      'facility-record.type.heavy-industry': ['facility-record.class.iron-in-heavy-industry'],
      'facility-record.type.ports': ['facility-record.class.lng-terminals-in-ports', 'rare.facility-class-of-another'],
      'facility-record.type.power': ['facility-record.class.coal-mines-in-power'],
      'facility-record.type.transport-logistics': ['facility-record.class.cement-in-transport'],
    },
  },
  'facilities/record-coordinates': {
    level: 'must',
    clauses: ['facility-record.coordinates', 'facility-record.energy-registry.coordinates', 'facility-record.maritime-ports.coordinates', 'facility-record.aicompute.no-coordinates', 'facility-record.energy-registry.coordinates.pipelines', 'facility-record.energy-registry.coordinates.lng-carriers'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.aicompute.no-coordinates': ['facility-record.aicompute.located', 'facility-record.coordinates.zero'],
      'facility-record.coordinates': ['facility-record.coordinates.latitude-null', 'facility-record.coordinates.missing', 'facility-record.coordinates.swapped'],
      'facility-record.energy-registry.coordinates': ['facility-record.energy-registry.coordinates-lost'],
      'facility-record.maritime-ports.coordinates': ['facility-record.maritime-ports.coordinates-lost'],
    },
  },
  'facilities/record-country': {
    level: 'must',
    clauses: ['facility-record.country', 'facility-record.country.spelling', 'facility-record.country.secondary'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.country': ['facility-record.country.missing'],
    },
  },
  'facilities/record-id': {
    level: 'must',
    clauses: ['facilities.list.records', 'facility-record.id', 'facility-record.id.prefix'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.list.records': ['facilities.list.ids-only'],
      'facility-record.id': ['facility-record.id.renamed'],
      'facility-record.id.prefix': ['facility-record.id.number', 'facility-record.id.without-prefix'],
    },
  },
  'facilities/record-id-stable': {
    level: 'must',
    clauses: ['facility-record.id.stable'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.id.stable': ['facility-record.id.of-load'],
    },
  },
  'facilities/record-left-open': {
    level: 'observe',
    clauses: ['facilities.list.envelope', 'facility-record.id.rest', 'facility-record.names', 'facility-record.further-members', 'facility-record.owners.further-members', 'facility-record.owners.none'],
    asks: ['listFacilities'],
    refutedBy: {},
  },
  'facilities/record-owners': {
    level: 'must',
    clauses: ['facility-record.owners', 'facility-record.owners.entity-id', 'facility-record.owners.entity-id.spine'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.owners': ['facility-record.owners.missing'],
      'facility-record.owners.entity-id': ['facility-record.owners.entity-id-null', 'facility-record.owners.names-only', 'facility-record.owners.without-entity-id'],
      'facility-record.owners.entity-id.spine': ['facility-record.owners.wiki-ids'],
    },
  },
  'facilities/record-source': {
    level: 'must',
    clauses: ['facility-record.source', 'facility-record.source.values', 'facility-record.energy-registry.energy-assets', 'facility-record.energy-registry.heavy-industry', 'facility-record.energy-registry.nothing-else', 'facility-record.maritime-ports.ports', 'facility-record.maritime-ports.nothing-else', 'facility-record.aicompute.data-centers', 'facility-record.aicompute.nothing-else'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.aicompute.data-centers': ['facility-record.source.data-centers-from-energy'],
      'facility-record.energy-registry.energy-assets': ['facility-record.source.terminals-from-ports'],
      'facility-record.energy-registry.heavy-industry': ['facility-record.source.chemicals-from-aicompute', 'facility-record.source.steel-from-ports'],
      'facility-record.maritime-ports.ports': ['facility-record.source.ports-from-energy'],
      'facility-record.source': ['facility-record.source.missing'],
      'facility-record.source.values': ['facility-record.source.provider'],
    },
  },
  'facilities/record-status': {
    level: 'must',
    clauses: ['facility-record.status', 'facilities.status.values', 'facility-record.status.unknown', 'facilities.status.open'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.status.values': ['facilities.status.own-words'],
      'facility-record.status': ['facility-record.status.missing'],
    },
  },
  'facilities/record-type': {
    level: 'must',
    clauses: ['facility-record.type', 'facility-record.type.values'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.type': ['facility-record.type.missing'],
      'facility-record.type.values': ['facility-record.type.labels', 'facility-record.type.of-silo'],
    },
  },
  'facilities/record-urls': {
    level: 'must',
    clauses: ['facility-record.follow-on-urls', 'facility-record.follow-on-urls.targets'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.follow-on-urls': ['facility-record.follow-on-urls.empty', 'facility-record.follow-on-urls.missing'],
    },
  },
  'facilities/region-filter': {
    level: 'must',
    clauses: ['facilities.region.only', 'facilities.region.finds', 'facilities.continent.only', 'facilities.continent.finds', 'facilities.region.values', 'facilities.continent.values'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.continent.finds': ['facilities.continent.as-region'],
      'facilities.continent.only': ['facilities.continent.americas-swapped', 'facilities.continent.dropped'],
      'facilities.region.finds': ['facilities.region.narrow', 'facilities.region.not-expanded', 'facilities.region.secondary-only'],
      'facilities.region.only': ['facilities.region.dropped', 'facilities.region.europe-added'],
    },
  },
  'facilities/reply': {
    level: 'must',
    clauses: ['envelope.reference.success', 'envelope.meta.attributions'],
    asks: ['listFacilities', 'getFacility'],
    refutedBy: {
      'envelope.meta.attributions': ['facilities.attributions.as-text'],
      'envelope.reference.success': ['facilities.success.missing', 'facilities.success.number'],
    },
  },
  'facilities/rows-counted': {
    level: 'must',
    clauses: ['facilities.limit.page'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.limit.page': ['facilities.limit.ignored', 'facilities.limit.one-row-too-many'],
    },
  },
  'facilities/rows-selected': {
    level: 'must',
    clauses: ['facilities.type.only', 'facilities.class.only', 'facilities.source.only', 'facilities.status.only', 'facilities.country.only', 'facilities.capacity-mw-min', 'facilities.capacity-mw-max'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.capacity-mw-max': ['facilities.capacity-mw-max.as-minimum', 'facilities.capacity-mw-max.dropped', 'facilities.capacity-mw-max.lost-beside-min', 'facilities.pairs.capacity_mw_max.ignored-with-bbox', 'facilities.pairs.capacity_mw_max.ignored-with-continent', 'facilities.pairs.capacity_mw_max.ignored-with-country', 'facilities.pairs.capacity_mw_max.ignored-with-has_geo', 'facilities.pairs.capacity_mw_max.ignored-with-owner_entity_id', 'facilities.pairs.capacity_mw_max.ignored-with-q', 'facilities.pairs.capacity_mw_max.ignored-with-source', 'facilities.pairs.capacity_mw_max.ignored-with-type'],
      'facilities.capacity-mw-min': ['facilities.capacity-mw-min.as-text', 'facilities.capacity-mw-min.dropped', 'facilities.capacity-mw-min.in-kilowatts', 'facilities.pairs.capacity_mw_min.ignored-with-class', 'facilities.pairs.capacity_mw_min.ignored-with-entity', 'facilities.pairs.capacity_mw_min.ignored-with-near', 'facilities.pairs.capacity_mw_min.ignored-with-owner_search', 'facilities.pairs.capacity_mw_min.ignored-with-region', 'facilities.pairs.capacity_mw_min.ignored-with-status'],
      'facilities.class.only': ['facilities.class.dropped', 'facilities.pairs.class.ignored-with-capacity_mw_max', 'facilities.pairs.class.ignored-with-continent', 'facilities.pairs.class.ignored-with-country', 'facilities.pairs.class.ignored-with-near', 'facilities.pairs.class.ignored-with-owner_entity_id', 'facilities.pairs.class.ignored-with-q'],
      'facilities.country.only': ['facilities.country.dropped', 'facilities.country.widened-to-region', 'facilities.pairs.country.ignored-with-capacity_mw_min', 'facilities.pairs.country.ignored-with-entity', 'facilities.pairs.country.ignored-with-owner_search', 'facilities.pairs.country.ignored-with-sort', 'facilities.pairs.country.ignored-with-type', 'position.facilities-later-pages-without-country'],
      'facilities.source.only': ['facilities.pairs.source.ignored-with-bbox', 'facilities.pairs.source.ignored-with-capacity_mw_min', 'facilities.pairs.source.ignored-with-entity', 'facilities.pairs.source.ignored-with-region', 'facilities.pairs.source.ignored-with-sort', 'facilities.pairs.source.ignored-with-status', 'facilities.source.dropped'],
      'facilities.status.only': ['facilities.pairs.status.ignored-with-capacity_mw_max', 'facilities.pairs.status.ignored-with-class', 'facilities.pairs.status.ignored-with-continent', 'facilities.pairs.status.ignored-with-country', 'facilities.pairs.status.ignored-with-has_owner', 'facilities.pairs.status.ignored-with-near', 'facilities.pairs.status.ignored-with-owner_entity_id', 'facilities.pairs.status.ignored-with-q', 'facilities.status.dropped', 'facility-record.status.constant'],
      'facilities.type.only': ['facilities.pairs.type.ignored-with-bbox', 'facilities.pairs.type.ignored-with-capacity_mw_min', 'facilities.pairs.type.ignored-with-entity', 'facilities.pairs.type.ignored-with-owner_search', 'facilities.pairs.type.ignored-with-region', 'facilities.pairs.type.ignored-with-sort', 'facilities.pairs.type.ignored-with-status', 'facilities.type.dropped', 'facilities.type.several-widened-to-class', 'facilities.type.widened-to-class', 'rare.facility-type-kept', 'state.facility-types-after-fifty'],
    },
  },
  'facilities/same-data-centers': {
    level: 'must',
    clauses: ['facilities.data-centers.same-data'],
    asks: ['listDataCenters', 'listFacilities'],
    refutedBy: {
      'facilities.data-centers.same-data': ['facilities.data-centers.in-other-countries', 'facilities.data-centers.of-other-data', 'facilities.data-centers.owned-by-users', 'facilities.data-centers.powers-doubled', 'facilities.data-centers.some-in-country-before'],
    },
  },
  'facilities/silo-owners': {
    level: 'must',
    clauses: ['facility-record.energy-registry.owners', 'facility-record.aicompute.owners', 'facility-record.maritime-ports.no-owners'],
    asks: ['listFacilities'],
    refutedBy: {
      'facility-record.aicompute.owners': ['facility-record.aicompute.owners-lost'],
      'facility-record.energy-registry.owners': ['facility-record.energy-registry.owners-lost'],
      'facility-record.maritime-ports.no-owners': ['facility-record.maritime-ports.owned'],
    },
  },
  'facilities/sort-capacity': {
    level: 'must',
    clauses: ['facilities.sort.capacity-desc', 'facilities.sort.capacity-asc', 'facilities.sort.capacity.unknown'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.sort.capacity-asc': ['facilities.sort.capacity-asc-descending', 'facilities.sort.capacity-asc-ignored'],
      'facilities.sort.capacity-desc': ['facilities.sort.capacity-desc-as-text', 'facilities.sort.capacity-desc-ascending', 'facilities.sort.capacity-desc-in-any-unit'],
    },
  },
  'facilities/sort-country': {
    level: 'must',
    clauses: ['facilities.sort.country', 'facilities.sort.text-direction'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.sort.country': ['facilities.sort.country-ignored', 'facilities.sort.country-secondary'],
    },
  },
  'facilities/sort-name': {
    level: 'must',
    clauses: ['facilities.sort.name', 'facilities.sort.default', 'facilities.sort.text-direction'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.sort.default': ['facilities.sort.default-by-id', 'facilities.sort.default-recent'],
      'facilities.sort.name': ['facilities.sort.name-ignored', 'facilities.sort.name-within-types'],
    },
  },
  'facilities/sort-rows': {
    level: 'must',
    clauses: ['facilities.sort.default', 'facilities.sort.capacity-desc', 'facilities.sort.capacity-asc'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.sort.capacity-asc': ['facilities.pairs.sort.ignored-with-bbox', 'facilities.pairs.sort.ignored-with-capacity_mw_min', 'facilities.pairs.sort.ignored-with-class', 'facilities.pairs.sort.ignored-with-entity', 'facilities.pairs.sort.ignored-with-has_geo', 'facilities.pairs.sort.ignored-with-owner_search', 'facilities.pairs.sort.ignored-with-status', 'facilities.sort.capacity-asc-descending', 'facilities.sort.capacity-asc-ignored'],
      'facilities.sort.capacity-desc': ['facilities.sort.capacity-desc-as-text', 'facilities.sort.capacity-desc-ascending', 'facilities.sort.capacity-desc-in-any-unit', 'position.facilities-third-page-reversed'],
      'facilities.sort.default': ['facilities.sort.default-by-id', 'facilities.sort.default-by-id-within-country', 'facilities.sort.default-by-type-of-types', 'facilities.sort.default-recent'],
    },
  },
  'facilities/sort-values': {
    level: 'must',
    clauses: ['facilities.sort.values', 'facilities.sort.recent.time'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.sort.values': ['facilities.sort.capacity-asc-refused', 'facilities.sort.recent-refused'],
    },
  },
  'facilities/source-filter': {
    level: 'must',
    clauses: ['facilities.source.only', 'facilities.source.values', 'facilities.source.list'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.source.list': ['facilities.source.first-only', 'facilities.source.list-refused'],
      'facilities.source.only': ['facilities.source.dropped'],
      'facilities.source.values': ['facilities.source.aicompute-refused'],
    },
  },
  'facilities/status-filter': {
    level: 'must',
    clauses: ['facilities.status.only', 'facilities.status.values', 'facilities.status.case'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.status.case': ['facilities.status.capitals-unfound'],
      'facilities.status.only': ['facilities.status.dropped', 'facilities.status.unknown-kept', 'facility-record.status.constant'],
      'facilities.status.values': ['facilities.status.proposed-refused'],
    },
  },
  'facilities/status-list': {
    level: 'must',
    clauses: ['facilities.status.list', 'facilities.status.case'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.status.case': ['facilities.status.case-sensitive'],
      'facilities.status.list': ['facilities.status.first-only', 'facilities.status.not-split', 'position.last-status-lost'],
    },
  },
  'facilities/type-filter': {
    level: 'must',
    clauses: ['facilities.type.only'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.type.only': ['facilities.type.dropped', 'facilities.type.widened-to-class', 'rare.facility-type-kept', 'state.facility-types-after-fifty'],
    },
  },
  'facilities/type-list': {
    level: 'must',
    clauses: ['facilities.type.list', 'facilities.type.values', 'facilities.class.leaf-types'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.class.leaf-types': ['facilities.class.first-type-only', 'facilities.class.without-lng-carriers'],
      'facilities.type.list': ['facilities.type.first-only', 'facilities.type.list-refused', 'position.last-facility-type-lost'],
      'facilities.type.only': ['state.facility-types-after-fifty'],
      'facilities.type.values': ['facilities.type.chemical-plant-refused', 'facilities.type.lng-carrier-refused'],
    },
  },
  'facilities/type-pair': {
    level: 'must',
    clauses: ['facilities.type.only', 'facilities.type.list'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.type.list': ['facilities.type.list-refused'],
      'facilities.type.only': ['facilities.type.dropped', 'facilities.type.several-widened-to-class', 'facilities.type.widened-to-class', 'rare.facility-type-kept'],
    },
  },
  'facilities/type-unknown': {
    level: 'must',
    clauses: ['facilities.type.unknown', 'facilities.type.unknown.in-list', 'facilities.type.accepted-values', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.type.accepted-values': ['facilities.type.classes-as-accepted-values', 'facilities.type.without-accepted-values'],
      'facilities.type.unknown': ['facilities.type.part-served', 'facilities.type.unknown-dropped', 'facilities.type.unknown-empty', 'facilities.type.unknown-status-422', 'facilities.type.unknown-wrong-code', 'state.facility-types-after-fifty'],
      'facilities.type.unknown.in-list': ['facilities.type.unknown-in-list-dropped'],
    },
  },
  'facilities/unknown-source-or-sort': {
    level: 'must',
    clauses: ['facilities.source.unknown', 'facilities.sort.unknown'],
    asks: ['listFacilities'],
    refutedBy: {
      'facilities.sort.unknown': ['facilities.sort.unknown-served'],
      'facilities.source.unknown': ['facilities.source.unknown-dropped'],
    },
  },
  'geography/country-required': {
    level: 'must',
    clauses: ['geography.country.required', 'geography.country.required.code'],
    asks: ['listAdmin1'],
    refutedBy: {
      'geography.country.required': ['geography.country.missing-crashes', 'geography.country.missing-served', 'geography.country.missing-served-empty', 'geography.country.missing-wrong-status'],
    },
  },
  'geography/discovered-values': {
    level: 'must',
    clauses: ['events.admin1.discovered-values', 'events.admin1.filter', 'events.country.iso-2', 'geography.values'],
    asks: ['listEvents', 'listAdmin1'],
    refutedBy: {
      'events.admin1.discovered-values': ['admin1.discovered-refused', 'geography.values.hyphenated'],
      'events.admin1.filter': ['admin1.apostrophe-unfound', 'admin1.beside-short-code-unfound', 'admin1.matches-city', 'admin1.stored-without-marks', 'card.admin1-never', 'list.admin1.dropped'],
      'events.country.iso-2': ['country.iso-2-refused'],
      'geography.values': ['geography.values.towns'],
    },
  },
  'geography/left-open': {
    level: 'observe',
    clauses: ['geography.completeness', 'geography.country.grammar', 'geography.country.unknown', 'geography.response'],
    asks: ['listAdmin1'],
    refutedBy: {},
  },
  'geography/only-of-country': {
    level: 'must',
    clauses: ['geography.per-country'],
    asks: ['listAdmin1'],
    refutedBy: {
      'geography.per-country': ['geography.country.codes-of-two-schemes', 'geography.country.without-effect'],
    },
  },
  'geography/per-country': {
    level: 'must',
    clauses: ['geography.per-country'],
    asks: ['listAdmin1'],
    refutedBy: {
      'geography.per-country': ['geography.country.first-one', 'geography.country.without-effect'],
    },
  },
  'geography/regions': {
    level: 'must',
    clauses: ['geography.route', 'geography.country', 'geography.values'],
    asks: ['listAdmin1'],
    refutedBy: {
      'geography.country': ['geography.country.crashes', 'geography.country.refused'],
      'geography.route': ['geography.gone', 'geography.missing'],
      'geography.values': ['geography.values.count', 'geography.values.empty'],
    },
  },
  'government/awards-bare-name': {
    level: 'must',
    clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
    asks: ['getEntity', 'listAwards'],
    refutedBy: {
      'government.awards.entity.bare-name': ['government.awards.entity.bare-name-empty', 'government.awards.entity.bare-name-if-known', 'government.awards.entity.bare-name-resolved', 'government.awards.entity.bare-name-wrong-code', 'government.awards.entity.bare-name-wrong-status'],
    },
  },
  'government/awards-cik-id': {
    level: 'must',
    clauses: ['government.awards.entity.cik'],
    asks: ['getEntity', 'listAwards'],
    refutedBy: {
      'government.awards.entity.cik': ['government.awards.entity.cik-refused', 'government.awards.entity.cik-unknown-refused', 'government.awards.entity.cik-unresolved'],
    },
  },
  'government/awards-entity': {
    level: 'must',
    clauses: ['government.awards.entity', 'government.awards.entity.spine-id', 'government.awards.limit.timeline'],
    asks: ['listAwards'],
    refutedBy: {
      'government.awards.entity': ['government.awards.entity.by-name-beginning', 'government.awards.entity.first-registration-only', 'government.awards.entity.ignored', 'government.awards.entity.spine-id-unresolved'],
      'government.awards.entity.spine-id': ['government.awards.entity.spine-id-refused'],
      'government.awards.limit.timeline': ['government.awards.limit.for-each-recipient', 'government.awards.limit.ignored', 'government.awards.limit.one-row-too-many'],
    },
  },
  'government/awards-entity-apart': {
    level: 'must',
    clauses: ['government.awards.entity'],
    asks: ['listAwards'],
    refutedBy: {
      'government.awards.entity': ['government.awards.entity.ignored', 'government.awards.entity.none-joins-unknown'],
    },
  },
  'government/awards-limit': {
    level: 'must',
    clauses: ['government.awards.limit.timeline', 'government.awards.limit.default', 'government.limit.at-max', 'limits.government-limit.default'],
    asks: ['listAwards'],
    refutedBy: {
      'government.awards.limit.default': ['government.awards.limit.default-25', 'government.awards.limit.default-unbounded'],
      'government.awards.limit.timeline': ['government.awards.limit.ignored', 'government.awards.limit.one-row-too-many'],
      'government.limit.at-max': ['government.limit.capped-at-hundred', 'government.limit.five-hundred-refused'],
    },
  },
  'government/awards-permalinks': {
    level: 'must',
    clauses: ['government-records.awards.permalink', 'government-records.awards.names'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.awards.permalink': ['government-records.awards.permalink-sometimes-null', 'government-records.awards.without-permalink', 'position.awards-late-rows-uncited'],
    },
  },
  'government/awards-recent': {
    level: 'must',
    clauses: ['government-records.awards.recent', 'government-records.awards.order', 'government-records.awards.unit', 'government.awards.limit.timeline'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.awards.recent': ['government-records.awards.greatest-first', 'government-records.awards.oldest-first'],
      'government.awards.limit.timeline': ['government.awards.limit.ignored', 'government.awards.limit.one-row-too-many'],
    },
  },
  'government/awards-recipient': {
    level: 'must',
    clauses: ['government.awards.recipient.only', 'government.awards.recipient.substring', 'government.awards.recipient.case'],
    asks: ['listAwards'],
    refutedBy: {
      'government.awards.recipient.case': ['government.awards.recipient.case-sensitive'],
      'government.awards.recipient.only': ['government.awards.recipient.any-word', 'government.awards.recipient.ignored'],
      'government.awards.recipient.substring': ['government.awards.recipient.escaped', 'government.awards.recipient.exact', 'government.awards.recipient.prefix-only', 'government.awards.recipient.whole-words'],
    },
  },
  'government/awards-recipient-literal': {
    level: 'must',
    clauses: ['government.awards.recipient.only', 'error.server-errors'],
    asks: ['listAwards'],
    refutedBy: {
      'error.server-errors': ['government.awards.recipient.brackets-crash'],
      'government.awards.recipient.only': ['government.awards.recipient.agency-included', 'government.awards.recipient.any-word', 'government.awards.recipient.ignored', 'government.awards.recipient.pattern'],
    },
  },
  'government/awards-reply': {
    level: 'must',
    clauses: ['government-records.summary', 'government-records.summary.total-obligated', 'government-records.summary.award-count', 'government-records.summary.recipient-count', 'government-records.summary.names', 'government-records.rollups', 'government-records.awards', 'envelope.reference.success'],
    asks: ['listAwards'],
    refutedBy: {
      'envelope.reference.success': ['government.awards.reply.without-success'],
      'government-records.awards': ['government-records.awards.as-map', 'government-records.awards.missing', 'government-records.awards.rows-null'],
      'government-records.rollups': ['government-records.rollups.missing'],
      'government-records.summary': ['government-records.summary.missing'],
      'government-records.summary.award-count': ['government-records.summary.without-award-count'],
      'government-records.summary.recipient-count': ['government-records.summary.without-recipient-count'],
      'government-records.summary.total-obligated': ['government-records.summary.without-total'],
    },
  },
  'government/awards-selector-required': {
    level: 'must',
    clauses: ['government.awards.selector-required', 'error.missing-param'],
    asks: ['listAwards'],
    refutedBy: {
      'error.missing-param': ['government.awards.selector.wrong-code'],
      'government.awards.selector-required': ['government.awards.selector.served-empty', 'government.awards.selector.served-unfiltered', 'government.awards.selector.wrong-status'],
    },
  },
  'government/awards-uei': {
    level: 'must',
    clauses: ['government.awards.uei', 'government.awards.uei.case'],
    asks: ['listAwards'],
    refutedBy: {
      'government.awards.uei': ['government.awards.uei.ignored', 'government.awards.uei.relatives-included', 'government.awards.uei.unresolved'],
      'government.awards.uei.case': ['government.awards.uei.case-sensitive', 'state.small-uei-every-other-time'],
    },
  },
  'government/awards-wiki-id': {
    level: 'must',
    clauses: ['government.awards.entity.wiki', 'entity-card.id.either-form'],
    asks: ['getEntity', 'listAwards'],
    refutedBy: {
      'government.awards.entity.wiki': ['government.awards.entity.accented-wiki-unresolved', 'government.awards.entity.wiki-refused', 'government.awards.entity.wiki-unresolved'],
    },
  },
  'government/left-open': {
    level: 'observe',
    clauses: ['government.awards.entity.page-url', 'government.awards.uei.malformed', 'government.awards.uei.unknown', 'government.awards.combination', 'government.links.bare-request', 'government.links.entity.bare-name', 'government.links.entity.other-handles', 'government.links.booleans.false', 'government.links.combination'],
    asks: ['listAwards', 'listForeignAgentLinks'],
    refutedBy: {},
  },
  'government/limit-above-max': {
    level: 'must',
    clauses: ['government.limit.above-max', 'government.awards.limit.max', 'government.links.limit.max', 'limits.government-limit.max', 'error.invalid-limit'],
    asks: ['listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'government.awards.limit.max': ['government.awards.limit.above-max-served', 'government.awards.limit.off-by-one'],
      'government.limit.above-max': ['government.limit.above-max-crash', 'government.limit.above-max-wrong-code', 'government.limit.wrong-status'],
      'government.links.limit.max': ['government.links.limit.above-max-served'],
    },
  },
  'government/limit-refused': {
    level: 'must',
    clauses: ['government.limit.below-min', 'government.limit.non-numeric', 'error.invalid-limit'],
    asks: ['listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'government.limit.below-min': ['government.limit.below-min-crash', 'government.limit.below-min-wrong-code', 'government.limit.wrong-status'],
      'government.limit.non-numeric': ['government.limit.lenient-prefix', 'government.limit.non-numeric-at-default', 'government.limit.non-numeric-wrong-code'],
    },
  },
  'government/links-active-only': {
    level: 'must',
    clauses: ['government.links.active-only', 'government.links.active-only.finds', 'error.invalid-boolean.case'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'error.invalid-boolean.case': ['government.links.booleans.upper-case-dropped'],
      'government.links.active-only': ['government.links.active-only.ignored', 'government.links.active-only.inverted', 'rare.terminated-link-kept'],
      'government.links.active-only.finds': ['government.links.active-only.after-limit', 'government.links.active-only.loses-old-ones'],
    },
  },
  'government/links-adversary-only': {
    level: 'must',
    clauses: ['government.links.adversary-only', 'government.links.adversary-only.meaning'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government.links.adversary-only': ['government.links.adversary-flag-inverted', 'government.links.adversary-only.drops-other-filters'],
    },
  },
  'government/links-combination': {
    level: 'must',
    clauses: ['government.links.country', 'government.links.entity.only', 'government.links.active-only', 'government.links.active-only.finds', 'government.links.sanctioned-only', 'government.links.sanctioned-only.finds'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government.links.active-only': ['government.links.active-only.ignored', 'government.links.active-only.inverted', 'government.links.active-only.not-of-registrants', 'government.pairs.active_only.ignored-with-country', 'government.pairs.active_only.ignored-with-entity', 'government.pairs.active_only.ignored-with-sanctioned_only'],
      'government.links.active-only.finds': ['government.links.country.nothing-beside-active-only'],
      'government.links.country': ['government.links.country.ignored', 'government.pairs.country.ignored-with-active_only', 'government.pairs.country.ignored-with-entity', 'government.pairs.country.ignored-with-sanctioned_only'],
      'government.links.entity.only': ['government.links.entity.colleagues-included', 'government.links.entity.ignored', 'government.pairs.entity.ignored-with-active_only', 'government.pairs.entity.ignored-with-country', 'government.pairs.entity.ignored-with-sanctioned_only'],
      'government.links.sanctioned-only': ['government.links.sanctioned-only.ignored', 'government.links.sanctioned-only.inverted', 'government.pairs.sanctioned_only.ignored-with-active_only', 'government.pairs.sanctioned_only.ignored-with-country', 'government.pairs.sanctioned_only.ignored-with-entity'],
    },
  },
  'government/links-country': {
    level: 'must',
    clauses: ['government.links.country', 'government.links.country.case', 'government.links.country.unknown'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government.links.country': ['government-records.links.one-country-shown', 'government.links.country.ignored', 'government.links.country.others-included', 'government.links.country.upper-case-unfound'],
    },
  },
  'government/links-entity': {
    level: 'must',
    clauses: ['government.links.entity.registrant', 'government.links.entity.foreign-principal', 'government.links.entity.only'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government.links.entity.foreign-principal': ['government.links.entity.registrant-side-only'],
      'government.links.entity.only': ['government.links.entity.colleagues-included', 'government.links.entity.ignored'],
      'government.links.entity.registrant': ['government.links.entity.principal-side-only', 'government.links.entity.spine-id-unresolved'],
    },
  },
  'government/links-invalid-boolean': {
    level: 'must',
    clauses: ['government.links.adversary-only.non-boolean', 'government.links.sanctioned-only.non-boolean', 'government.links.active-only.non-boolean', 'error.invalid-boolean'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government.links.active-only.non-boolean': ['government.links.active-only.nonsense-dropped', 'government.links.active-only.one-accepted'],
      'government.links.adversary-only.non-boolean': ['boolean.anything-is-false', 'boolean.one-and-zero-accepted', 'boolean.wrong-code', 'government.links.adversary-only.nonsense-dropped', 'government.links.adversary-only.one-accepted', 'government.links.booleans.wrong-code'],
      'government.links.sanctioned-only.non-boolean': ['government.links.sanctioned-only.nonsense-dropped', 'government.links.sanctioned-only.one-accepted'],
    },
  },
  'government/links-limit': {
    level: 'must',
    clauses: ['government.links.limit.rows', 'government.links.limit.default', 'government.limit.at-max', 'limits.government-limit.default'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government.limit.at-max': ['government.limit.capped-at-hundred'],
      'government.links.limit.default': ['government.links.limit.default-25', 'government.links.limit.default-unbounded'],
      'government.links.limit.rows': ['government.links.limit.ignored', 'government.links.limit.ignored-with-sanctioned-only', 'government.links.limit.one-row-too-many'],
    },
  },
  'government/links-members': {
    level: 'must',
    clauses: ['government-records.links.registrant', 'government-records.links.foreign-principal', 'government-records.links.country', 'government-records.links.status', 'government-records.links.status.values', 'government-records.links.status.spelling', 'government.links.country.row-case'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government-records.links.country': ['government-records.links.country-sometimes-null', 'government-records.links.without-country'],
      'government-records.links.foreign-principal': ['government-records.links.foreign-principal-blank', 'government-records.links.without-foreign-principal'],
      'government-records.links.registrant': ['government-records.links.registrant-blank', 'government-records.links.without-registrant'],
      'government-records.links.status': ['government-records.links.status-of-active-only'],
      'government-records.links.status.values': ['government-records.links.third-status'],
    },
  },
  'government/links-names': {
    level: 'must',
    clauses: ['government.links.registrant', 'government.links.registrant.fuzzy', 'government.links.foreign-principal', 'government.links.foreign-principal.fuzzy'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government.links.foreign-principal': ['government.links.foreign-principal.escaped', 'government.links.foreign-principal.ignored', 'government.links.foreign-principal.other-side', 'government.links.foreign-principal.unfound', 'state.links-cache-without-principal'],
      'government.links.registrant': ['government.links.registrant.escaped', 'government.links.registrant.ignored', 'government.links.registrant.other-side', 'government.links.registrant.unfound'],
    },
  },
  'government/links-reply': {
    level: 'must',
    clauses: ['government.links.rows', 'government-records.links.pair', 'government-records.links.registrant', 'government-records.links.foreign-principal', 'government-records.links.names', 'government.links.order', 'envelope.reference.success'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'envelope.reference.success': ['government.links.reply.without-success'],
      'government-records.links.foreign-principal': ['government-records.links.foreign-principal-blank'],
      'government-records.links.pair': ['government-records.links.pair-repeated'],
      'government-records.links.registrant': ['government-records.links.registrant-blank'],
      'government.links.rows': ['government.links.rows.counted-only'],
    },
  },
  'government/links-sanctioned-only': {
    level: 'must',
    clauses: ['government.links.sanctioned-only', 'government.links.sanctioned-only.finds', 'government-records.links.sanction-lists', 'government-records.links.sanction-programs', 'government-records.screening-lists.number', 'government-records.links.sanctions.none', 'government-records.links.sanctions.items', 'error.invalid-boolean.case'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'error.invalid-boolean.case': ['government.links.booleans.upper-case-dropped', 'government.links.sanctioned-only.upper-case-dropped'],
      'government-records.links.sanction-lists': ['government-records.links.programs-of-everyone', 'government-records.links.sanction-lists-blank', 'government-records.links.sanction-lists-null', 'government-records.links.sanctioned-flag-inverted', 'government-records.links.sanctions-of-first-hundred', 'government-records.links.without-sanction-lists'],
      'government-records.links.sanction-programs': ['government-records.links.without-sanction-programs'],
      'government-records.screening-lists.number': ['government-records.screening-lists.more-than-five', 'government-records.screening-lists.renamed-with-active-only'],
      'government.links.sanctioned-only': ['government.links.sanctioned-only.ignored', 'government.links.sanctioned-only.inverted'],
      'government.links.sanctioned-only.finds': ['government.links.sanctioned-only.after-limit', 'government.links.sanctioned-only.first-list-only', 'government.links.sanctioned-only.once-a-principal'],
    },
  },
  'government/one-record-award': {
    level: 'must',
    clauses: ['government-records.awards.permalink'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.awards.permalink': ['government-records.awards.descriptions-by-position'],
    },
  },
  'government/one-record-link': {
    level: 'must',
    clauses: ['government-records.links.pair'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government-records.links.pair': ['government-records.links.dates-by-position', 'government-records.links.pair-repeated'],
    },
  },
  'government/one-record-principal': {
    level: 'must',
    clauses: ['government-records.links.pair'],
    asks: ['listForeignAgentLinks'],
    refutedBy: {
      'government-records.links.pair': ['government-records.links.principal-ids-crossed'],
    },
  },
  'government/one-record-recipient': {
    level: 'must',
    clauses: ['government-records.rollups.first-action-date', 'government-records.rollups.last-action-date', 'government-records.rollups.agencies', 'government.recipients.uei', 'government-records.rollups.few'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.rollups.agencies': ['government-records.rollups.last-agency-lost', 'government-records.rollups.one-agency'],
      'government-records.rollups.first-action-date': ['government-records.rollups.first-action-late'],
      'government-records.rollups.full': ['government-records.rollups.never'],
      'government-records.rollups.last-action-date': ['government-records.rollups.last-action-early'],
      'government.recipients.uei': ['government.recipients.name-of-none'],
    },
  },
  'government/one-record-rollup': {
    level: 'must',
    clauses: ['government.recipients.uei'],
    asks: ['listAwards'],
    refutedBy: {
      'government.recipients.uei': ['government-records.rollups.amounts-by-position'],
    },
  },
  'government/proprietary-names': {
    level: 'must',
    clauses: ['government.proprietary-id.not-surfaced', 'government.proprietary-tree.not-surfaced'],
    asks: ['listAwards', 'listForeignAgentLinks'],
    refutedBy: {
      'government.proprietary-id.not-surfaced': ['government.proprietary-id.as-scheme', 'government.proprietary-id.in-awards'],
      'government.proprietary-tree.not-surfaced': ['government.proprietary-tree.in-rollups'],
    },
  },
  'government/recipients': {
    level: 'must',
    clauses: ['government.recipients.uei', 'government.recipients.uei.length', 'government.recipients.one-a-uei'],
    asks: ['listAwards'],
    refutedBy: {
      'government.recipients.one-a-uei': ['government.recipients.rolled-up-by-agency'],
      'government.recipients.uei': ['government.recipients.without-uei'],
      'government.recipients.uei.length': ['government.recipients.uei-shortened'],
    },
  },
  'government/rollups-agencies': {
    level: 'must',
    clauses: ['government-records.rollups.agencies', 'government-records.rollups.names'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.rollups.agencies': ['government-records.rollups.agencies-empty', 'government-records.rollups.without-agencies'],
    },
  },
  'government/rollups-count': {
    level: 'must',
    clauses: ['government-records.rollups.max', 'government-records.rollups.full', 'limits.government.rollups'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.rollups.full': ['government-records.rollups.never', 'government-records.rollups.top-ten'],
      'government-records.rollups.max': ['government-records.rollups.all-recipients', 'government-records.rollups.one-too-many'],
    },
  },
  'government/rollups-dates': {
    level: 'must',
    clauses: ['government-records.rollups.first-action-date', 'government-records.rollups.last-action-date', 'government-records.rollups.dates-order'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.rollups.dates-order': ['government-records.rollups.dates-swapped'],
      'government-records.rollups.first-action-date': ['government-records.rollups.without-first-action-date'],
      'government-records.rollups.last-action-date': ['government-records.rollups.without-last-action-date'],
    },
  },
  'government/rollups-top': {
    level: 'must',
    clauses: ['government-records.rollups.top', 'government-records.rollups.order', 'government-records.rollups.amount'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.rollups.top': ['government-records.rollups.alphabetical', 'government-records.rollups.by-award-count', 'government-records.rollups.smallest'],
    },
  },
  'government/rollups-whole': {
    level: 'must',
    clauses: ['government-records.rollups.few'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.rollups.few': ['government.recipients.rolled-up-by-first-word'],
    },
  },
  'government/summary-adds-up': {
    level: 'must',
    clauses: ['government-records.summary.award-count', 'government-records.summary.recipient-count', 'government-records.summary.total-obligated'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.summary.award-count': ['government-records.rollups.single-counted-twice', 'government-records.summary.award-count-doubled'],
      'government-records.summary.recipient-count': ['government-records.summary.recipient-count-one-less'],
      'government-records.summary.total-obligated': ['government-records.summary.total-of-whole-dollars', 'government-records.summary.without-total', 'rare.award-counted-twice'],
    },
  },
  'government/summary-figures': {
    level: 'must',
    clauses: ['government-records.rollups.few', 'government-records.summary.recipient-count', 'government-records.summary.award-count', 'government-records.summary.total-obligated'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.rollups.few': ['government-records.rollups.last-lost'],
      'government-records.rollups.full': ['government-records.rollups.never'],
      'government-records.summary.award-count': ['government-records.summary.award-count-doubled'],
      'government-records.summary.recipient-count': ['government-records.summary.recipient-count-one-less', 'government-records.summary.without-recipient-count'],
      'government-records.summary.total-obligated': ['government-records.summary.total-of-whole-dollars', 'government-records.summary.without-total', 'rare.award-counted-twice'],
    },
  },
  'government/summary-of-all': {
    level: 'must',
    clauses: ['government-records.summary.total-obligated.all', 'government-records.summary.award-count.all', 'government-records.summary.recipient-count.all', 'government.awards.limit.timeline-only'],
    asks: ['listAwards'],
    refutedBy: {
      'government-records.summary.award-count.all': ['government-records.summary.award-count-of-rows'],
      'government-records.summary.recipient-count.all': ['government-records.summary.recipient-count-of-rollups', 'government-records.summary.recipient-count-of-rows'],
      'government-records.summary.total-obligated.all': ['government-records.summary.total-of-rows'],
      'government.awards.limit.timeline-only': ['government.awards.limit.bounds-rollups', 'government.awards.limit.cuts-rollups'],
    },
  },
  'hierarchy/as-of': {
    level: 'must',
    clauses: ['hierarchy.as-of.refusal', 'hierarchy.latest-load', 'versioning.as-of.hierarchy'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.as-of.refusal': ['hierarchy.as-of.wrong-code', 'hierarchy.as-of.wrong-status'],
      'hierarchy.latest-load': ['hierarchy.as-of.applied'],
    },
  },
  'hierarchy/child-count': {
    level: 'must',
    clauses: ['hierarchy.child-count', 'hierarchy.child-count.excluded', 'hierarchy.child-count.least', 'hierarchy.children'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.child-count': ['hierarchy.child-count.null-for-none', 'hierarchy.child-count.text'],
      'hierarchy.child-count.excluded': ['hierarchy.child-count.kept-when-excluded', 'hierarchy.child-count.zero-beside-siblings', 'hierarchy.child-count.zero-when-excluded'],
      'hierarchy.child-count.least': ['hierarchy.child-count.inactive-not-counted', 'hierarchy.child-count.off-by-one'],
      'hierarchy.children': ['hierarchy.children.last-lost', 'state.siblings-taken-from-parent'],
    },
  },
  'hierarchy/coverage': {
    level: 'must',
    clauses: ['hierarchy.members.coverage', 'hierarchy.members.hierarchy', 'hierarchy.coverage.lei-present', 'hierarchy.coverage.in-registry-level2', 'hierarchy.coverage.reporting-exception', 'envelope.reference.success'],
    asks: ['getHierarchy'],
    refutedBy: {
      'envelope.reference.success': ['hierarchy.reply.without-success'],
      'hierarchy.coverage.in-registry-level2': ['hierarchy.coverage.level2-number', 'hierarchy.coverage.without-level2'],
      'hierarchy.coverage.lei-present': ['hierarchy.coverage.lei-present-renamed', 'hierarchy.coverage.lei-present-text'],
      'hierarchy.coverage.reporting-exception': ['hierarchy.coverage.reporting-exception-object'],
      'hierarchy.members.coverage': ['hierarchy.members.coverage-text', 'hierarchy.members.without-coverage'],
      'hierarchy.members.hierarchy': ['hierarchy.members.without-hierarchy'],
    },
  },
  'hierarchy/depth': {
    level: 'must',
    clauses: ['hierarchy.depth.bounds', 'hierarchy.depth.deeper', 'hierarchy.depth.default', 'limits.hierarchy.depth.default', 'hierarchy.depth.range', 'hierarchy.parent-child'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.depth.bounds': ['hierarchy.depth.ignored', 'hierarchy.depth.one-more'],
      'hierarchy.depth.deeper': ['hierarchy.depth.ignored-upwards', 'hierarchy.depth.last-only', 'hierarchy.depth.stuck-at-one', 'hierarchy.limit.cuts-ancestors'],
      'hierarchy.depth.default': ['hierarchy.depth.default-five', 'hierarchy.depth.default-five-upwards'],
      'hierarchy.depth.range': ['hierarchy.depth.one-refused'],
      'hierarchy.parent-child': ['hierarchy.parents.depths-from-the-top'],
    },
  },
  'hierarchy/depth-ancestors-alike': {
    level: 'must',
    clauses: ['hierarchy.parent-child'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.parent-child': ['hierarchy.parents.ids-by-position'],
    },
  },
  'hierarchy/depth-max': {
    level: 'must',
    clauses: ['hierarchy.depth.max', 'limits.hierarchy.depth.max', 'hierarchy.depth.range', 'hierarchy.depth.deeper'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.depth.deeper': ['hierarchy.depth.five-is-four'],
      'hierarchy.depth.max': ['hierarchy.depth.beyond-five-served', 'hierarchy.depth.five-is-all'],
    },
  },
  'hierarchy/depth-range': {
    level: 'must',
    clauses: ['hierarchy.depth.range', 'limits.hierarchy.depth.min'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.depth.range': ['hierarchy.depth.five-refused'],
      'limits.hierarchy.depth.min': ['hierarchy.depth.one-refused'],
    },
  },
  'hierarchy/direct-parent-on-file': {
    level: 'must',
    clauses: ['hierarchy.direct-parent.on-file'],
    asks: ['getHierarchy', 'listRegistryRelationships'],
    refutedBy: {
      'hierarchy.direct-parent.on-file': ['hierarchy.direct-parent.unrelated'],
    },
  },
  'hierarchy/direct-parent-told': {
    level: 'must',
    clauses: ['hierarchy.direct-parent', 'hierarchy.direct-parent.entity', 'hierarchy.null-parent.no-lei', 'hierarchy.null-parent.no-filing'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.direct-parent': ['hierarchy.direct-parent.absent-for-none'],
      'hierarchy.direct-parent.entity': ['hierarchy.direct-parent.blank'],
      'hierarchy.null-parent.no-filing': ['hierarchy.direct-parent.inferred'],
      'hierarchy.null-parent.no-lei': ['hierarchy.direct-parent.guessed-without-lei'],
    },
  },
  'hierarchy/direction-both': {
    level: 'must',
    clauses: ['hierarchy.direction.both', 'hierarchy.direction.default'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.direction.both': ['hierarchy.direction.both-without-children', 'hierarchy.direction.both-without-parents'],
      'hierarchy.direction.default': ['hierarchy.direction.default-down', 'hierarchy.direction.default-up'],
    },
  },
  'hierarchy/direction-down': {
    level: 'must',
    clauses: ['hierarchy.direction.down'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.direction.down': ['hierarchy.direction.down-latter-half', 'hierarchy.direction.down-with-grandchildren'],
    },
  },
  'hierarchy/direction-unknown': {
    level: 'must',
    clauses: ['hierarchy.direction.unknown'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.direction.unknown': ['hierarchy.direction.unknown-crash', 'hierarchy.direction.unknown-served'],
    },
  },
  'hierarchy/direction-up': {
    level: 'must',
    clauses: ['hierarchy.direction.up', 'hierarchy.direction.up.no-children'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.direction.up': ['hierarchy.direction.up-direct-only'],
      'hierarchy.direction.up.no-children': ['hierarchy.direction.up-with-children'],
    },
  },
  'hierarchy/files-no-relationships': {
    level: 'must',
    clauses: ['hierarchy.coverage.in-registry-level2.files-none'],
    asks: ['getHierarchy', 'listRegistryRelationships'],
    refutedBy: {
      'hierarchy.coverage.in-registry-level2.files-none': ['hierarchy.coverage.level2-of-parents'],
    },
  },
  'hierarchy/forms': {
    level: 'must',
    clauses: ['hierarchy.entity', 'entities.handle.lei.hierarchy', 'entities.handle.spine.hierarchy', 'hierarchy.coverage.lei-present.held'],
    asks: ['getEntity', 'getHierarchy'],
    refutedBy: {
      'entities.handle.lei.hierarchy': ['hierarchy.entity.lei-refused', 'hierarchy.entity.lei-unresolved'],
      'entities.handle.spine.hierarchy': ['hierarchy.entity.spine-id-unresolved'],
      'hierarchy.coverage.lei-present.held': ['hierarchy.coverage.lei-present-false', 'hierarchy.coverage.lei-present-false-for-leis', 'hierarchy.entity.page-id-without-legal-entity'],
      'hierarchy.entity': ['hierarchy.entity.parent-of-lei'],
    },
  },
  'hierarchy/held-lei': {
    level: 'must',
    clauses: ['entities.handle.lei.hierarchy', 'hierarchy.coverage.lei-present.held'],
    asks: ['getHierarchy'],
    refutedBy: {
      'entities.handle.lei.hierarchy': ['hierarchy.entity.lei-refused', 'hierarchy.entity.lei-unresolved', 'hierarchy.entity.lei-without-entity-unresolved'],
      'hierarchy.coverage.lei-present.held': ['hierarchy.coverage.lei-present-false-for-leis'],
    },
  },
  'hierarchy/invalid-boolean': {
    level: 'must',
    clauses: ['error.invalid-boolean'],
    asks: ['getHierarchy'],
    refutedBy: {
      'error.invalid-boolean': ['boolean.anything-is-false', 'boolean.one-and-zero-accepted', 'boolean.wrong-code', 'hierarchy.siblings.nonsense-dropped'],
    },
  },
  'hierarchy/left-open': {
    level: 'observe',
    clauses: ['hierarchy.direct-parent.down', 'hierarchy.depth.out-of-range', 'hierarchy.limit.out-of-range', 'hierarchy.siblings.down', 'hierarchy.siblings.itself', 'hierarchy.siblings.extent', 'hierarchy.as-of'],
    asks: ['getHierarchy'],
    refutedBy: {},
  },
  'hierarchy/limit-bounds': {
    level: 'must',
    clauses: ['hierarchy.limit.bounds'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.limit.bounds': ['hierarchy.limit.ignored', 'hierarchy.limit.ignored-under-down', 'hierarchy.limit.one-more'],
    },
  },
  'hierarchy/limit-max': {
    level: 'must',
    clauses: ['hierarchy.limit.max', 'hierarchy.limit.at-max', 'limits.hierarchy.children'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.limit.at-max': ['hierarchy.limit.fifty-refused'],
      'hierarchy.limit.max': ['hierarchy.limit.above-max-served', 'hierarchy.limit.default-unbounded'],
    },
  },
  'hierarchy/mutual': {
    level: 'must',
    clauses: ['hierarchy.direct-parent.mutual', 'hierarchy.children', 'hierarchy.parents', 'hierarchy.parent-child'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.children': ['hierarchy.children.never'],
      'hierarchy.direct-parent.mutual': ['hierarchy.children.inactive-lost', 'hierarchy.direct-parent.inactive-passed-over', 'hierarchy.direct-parent.ultimate'],
      'hierarchy.parents': ['hierarchy.direct-parent.abroad-lost'],
    },
  },
  'hierarchy/no-natural-persons': {
    level: 'must',
    clauses: ['hierarchy.no-natural-persons'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.no-natural-persons': ['hierarchy.natural-person-on-top'],
    },
  },
  'hierarchy/no-percentages': {
    level: 'must',
    clauses: ['hierarchy.no-percentages'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.no-percentages': ['hierarchy.percentages'],
    },
  },
  'hierarchy/none-on-file': {
    level: 'must',
    clauses: ['hierarchy.null-parent.none-on-file', 'hierarchy.parents'],
    asks: ['getHierarchy', 'listRegistryRelationships'],
    refutedBy: {
      'hierarchy.null-parent.none-on-file': ['hierarchy.direct-parent.abroad-lost'],
      'hierarchy.parents': ['hierarchy.flat', 'hierarchy.parents.never'],
    },
  },
  'hierarchy/not-a-number': {
    level: 'must',
    clauses: ['error.server-errors'],
    asks: ['getHierarchy'],
    refutedBy: {
      'error.server-errors': ['hierarchy.depth.nonsense-crash'],
    },
  },
  'hierarchy/relatives-alike': {
    level: 'must',
    clauses: ['hierarchy.parent-child', 'registry.lei.length'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.parent-child': ['hierarchy.children.names-by-position'],
      'registry.lei.length': ['hierarchy.parents.leis-cut'],
    },
  },
  'hierarchy/relatives-on-record': {
    level: 'must',
    clauses: ['hierarchy.parent-child', 'registry.entities.lei'],
    asks: ['getHierarchy', 'listRegistryEntities'],
    refutedBy: {
      'hierarchy.parent-child': ['hierarchy.children.names-by-position', 'hierarchy.relatives.all-active'],
      'registry.entities.lei': ['registry.entities.none-listed'],
    },
  },
  'hierarchy/reporting-exception': {
    level: 'must',
    clauses: ['hierarchy.coverage.reporting-exception.declared', 'hierarchy.null-parent.exception'],
    asks: ['getHierarchy', 'getRegistryEntity'],
    refutedBy: {
      'hierarchy.coverage.reporting-exception.declared': ['hierarchy.coverage.reporting-exception-assumed', 'hierarchy.coverage.reporting-exception-presumed'],
      'hierarchy.null-parent.exception': ['hierarchy.coverage.reporting-exception-lost', 'hierarchy.coverage.reporting-exception-lost-upwards'],
    },
  },
  'hierarchy/required-flag': {
    level: 'must',
    clauses: ['hierarchy.entitlement'],
    asks: ['listEvents', 'getHierarchy'],
    refutedBy: {
      'hierarchy.entitlement': ['hierarchy.entitlement.feed-flag', 'hierarchy.entitlement.feed-flag-told', 'hierarchy.entitlement.not-checked'],
    },
  },
  'hierarchy/shapes': {
    level: 'observe',
    clauses: ['hierarchy.fields', 'hierarchy.child-count.extent', 'hierarchy.child-count.no-lei', 'hierarchy.coverage.reporting-exception.none', 'hierarchy.coverage.reporting-exception.values', 'hierarchy.limit.default'],
    asks: ['getHierarchy'],
    refutedBy: {},
  },
  'hierarchy/siblings': {
    level: 'must',
    clauses: ['hierarchy.siblings.true', 'hierarchy.siblings.default', 'hierarchy.siblings.false', 'hierarchy.siblings.same-parent', 'hierarchy.direct-parent.mutual'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.direct-parent.mutual': ['hierarchy.children.inactive-lost', 'state.siblings-taken-from-parent'],
      'hierarchy.siblings.default': ['hierarchy.siblings.by-default', 'sessions.siblings-kept'],
      'hierarchy.siblings.false': ['hierarchy.siblings.false-is-true', 'hierarchy.siblings.shown-with-depth'],
      'hierarchy.siblings.same-parent': ['hierarchy.siblings.cousins-included', 'hierarchy.siblings.under-farthest-ancestor'],
      'hierarchy.siblings.true': ['hierarchy.siblings.last-lost', 'hierarchy.siblings.never'],
    },
  },
  'hierarchy/siblings-of-orphans': {
    level: 'must',
    clauses: ['hierarchy.siblings.direct-only'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.siblings.direct-only': ['hierarchy.siblings.of-orphans'],
    },
  },
  'hierarchy/siblings-unasked': {
    level: 'must',
    clauses: ['hierarchy.siblings.default', 'hierarchy.siblings.false'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.siblings.default': ['hierarchy.siblings.by-default', 'sessions.siblings-kept'],
      'hierarchy.siblings.false': ['hierarchy.siblings.false-is-true', 'hierarchy.siblings.shown-with-depth'],
    },
  },
  'hierarchy/unknown-entity': {
    level: 'must',
    clauses: ['hierarchy.unknown-entity'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.unknown-entity': ['hierarchy.unknown-entity.answered-null', 'hierarchy.unknown-entity.crash', 'hierarchy.unknown-entity.served-empty'],
    },
  },
  'hierarchy/without-lei': {
    level: 'must',
    clauses: ['hierarchy.coverage.lei-present.missing', 'hierarchy.null-parent.no-lei'],
    asks: ['getHierarchy'],
    refutedBy: {
      'hierarchy.coverage.lei-present.missing': ['hierarchy.coverage.lei-present-always'],
      'hierarchy.null-parent.no-lei': ['hierarchy.direct-parent.guessed-without-lei'],
    },
  },
  'registry/combination': {
    level: 'must',
    clauses: ['registry.entities.name.exact', 'registry.entities.country', 'registry.entities.jurisdiction.alpha-2', 'registry.entities.entity-status', 'registry.entities.registration-status', 'registry.entities.entity-category'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.country': ['rare.registry-country-kept', 'registry.country.ignored', 'registry.pairs.country.ignored-with-entity_category', 'registry.pairs.country.ignored-with-name'],
      'registry.entities.entity-category': ['registry.entity-category.ignored', 'registry.pairs.entity_category.ignored-with-name', 'registry.pairs.entity_category.ignored-with-registration_status'],
      'registry.entities.entity-status': ['registry.country.nothing-beside-entity-status', 'registry.entity-status.ignored', 'registry.pairs.entity_status.ignored-with-country', 'registry.pairs.entity_status.ignored-with-name'],
      'registry.entities.jurisdiction.alpha-2': ['registry.jurisdiction.ignored', 'registry.jurisdiction.subdivisions-included', 'registry.pairs.jurisdiction.ignored-with-entity_status', 'registry.pairs.jurisdiction.ignored-with-name'],
      'registry.entities.name.exact': ['registry.entities.active-by-default'],
      'registry.entities.registration-status': ['registry.pairs.registration_status.ignored-with-entity_status', 'registry.pairs.registration_status.ignored-with-jurisdiction', 'registry.registration-status.ignored'],
    },
  },
  'registry/consolidation-percentages': {
    level: 'must',
    clauses: ['hierarchy.no-percentages'],
    asks: ['getRegistryEntity', 'listRegistryRelationships'],
    refutedBy: {
      'hierarchy.no-percentages': ['registry.relationships.quantified'],
    },
  },
  'registry/consolidation-persons': {
    level: 'must',
    clauses: ['hierarchy.no-natural-persons'],
    asks: ['getRegistryEntity', 'listRegistryRelationships'],
    refutedBy: {
      'hierarchy.no-natural-persons': ['registry.relationships.of-persons'],
    },
  },
  'registry/entities-broken-lei': {
    level: 'must',
    clauses: ['registry.entities.lei.check-digit', 'error.invalid-lei'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'error.invalid-lei': ['lei.list.wrong-code', 'lei.wrong-status'],
      'registry.entities.lei.check-digit': ['lei.check-digits-not-verified', 'lei.last-digit-not-verified', 'lei.list.check-digits-not-verified', 'lei.list.last-digit-not-verified', 'lei.transposition-accepted'],
    },
  },
  'registry/entities-by-country': {
    level: 'must',
    clauses: ['registry.entities.country'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.country': ['rare.registry-country-kept', 'registry.country.alpha-2', 'registry.country.headquarters', 'registry.country.ignored'],
    },
  },
  'registry/entities-by-enum': {
    level: 'must',
    clauses: ['registry.entities.entity-status', 'registry.entities.registration-status', 'registry.entities.entity-category', 'error.accepted-values'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'error.accepted-values': ['error-details.values-without-last'],
      'registry.entities.entity-category': ['registry.entity-category.ignored'],
      'registry.entities.entity-status': ['registry.entity-status.ignored'],
      'registry.entities.registration-status': ['registry.registration-status.ignored'],
    },
  },
  'registry/entities-by-jurisdiction': {
    level: 'must',
    clauses: ['registry.entities.jurisdiction.alpha-2', 'registry.entities.jurisdiction.subdivision'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.jurisdiction.alpha-2': ['registry.jurisdiction.ignored', 'registry.jurisdiction.subdivisions-included'],
      'registry.entities.jurisdiction.subdivision': ['registry.jurisdiction.empty-subdivision-widened', 'registry.jurisdiction.subdivision-not-found', 'registry.jurisdiction.subdivision-widened'],
    },
  },
  'registry/entities-by-lei': {
    level: 'must',
    clauses: ['registry.entities.lei', 'registry.entities.lei.list'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.lei': ['registry.lei-list.answered-with-others', 'registry.lei-list.relatives-included', 'registry.lei-list.retired-left-out'],
      'registry.entities.lei.list': ['registry.lei-list.first-only', 'registry.lei-list.not-split'],
    },
  },
  'registry/entities-by-name': {
    level: 'must',
    clauses: ['registry.entities.name.exact', 'registry.entities.name.normalized', 'registry.entities.name.prefix'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.name.exact': ['registry.name.exact-not-found'],
      'registry.entities.name.normalized': ['registry.name.case-sensitive', 'registry.name.half-by-letter-as-sent'],
      'registry.entities.name.prefix': ['registry.name.exact-only', 'registry.name.prefix-of-whole-words'],
    },
  },
  'registry/entities-invalid-enum': {
    level: 'must',
    clauses: ['registry.entities.entity-status.enum', 'registry.entities.entity-status.accepted-values', 'registry.entities.registration-status.enum', 'registry.entities.registration-status.accepted-values', 'registry.entities.entity-category.enum', 'registry.entities.entity-category.accepted-values', 'error.invalid-enum', 'error.accepted-values', 'error.invalid-enum.details.accepted-values'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.entity-category.accepted-values': ['registry.entity-category.without-accepted-values'],
      'registry.entities.entity-category.enum': ['registry.entity-category.unknown-dropped', 'registry.entity-category.unknown-empty', 'registry.entity-category.wrong-code'],
      'registry.entities.entity-status.accepted-values': ['error-details.values-empty', 'registry.entity-status.without-accepted-values'],
      'registry.entities.entity-status.enum': ['registry.entity-status.unknown-dropped', 'registry.entity-status.unknown-empty', 'registry.entity-status.wrong-code', 'registry.enum-wrong-status'],
      'registry.entities.registration-status.accepted-values': ['registry.registration-status.without-accepted-values'],
      'registry.entities.registration-status.enum': ['registry.registration-status.unknown-dropped', 'registry.registration-status.unknown-empty', 'registry.registration-status.wrong-code'],
    },
  },
  'registry/entities-lei-limit': {
    level: 'must',
    clauses: ['registry.entities.lei.at-max', 'registry.entities.lei.over-max', 'limits.lei-list'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.lei.at-max': ['position.last-lei-lost', 'registry.lei-list.hundred-refused', 'registry.lei-list.last-fifty-only'],
      'registry.entities.lei.over-max': ['registry.lei-list.over-max-cut', 'registry.lei-list.over-max-served', 'registry.lei-list.over-max-wrong-status'],
    },
  },
  'registry/entities-not-by-substring': {
    level: 'must',
    clauses: ['registry.entities.name.not-substring'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.name.not-substring': ['registry.name.ignored', 'registry.name.substring', 'registry.name.substring-beside-category', 'registry.name.substring-beside-country', 'registry.name.word-prefix'],
    },
  },
  'registry/entities-not-held': {
    level: 'must',
    clauses: ['registry.entities.lei'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.lei': ['registry.lei-list.answered-with-others'],
    },
  },
  'registry/entities-one-broken-lei': {
    level: 'must',
    clauses: ['registry.entities.lei.check-digit.each', 'registry.entities.lei.list', 'error.invalid-lei'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'error.invalid-lei': ['lei.list.wrong-code', 'lei.wrong-status'],
      'registry.entities.lei.check-digit.each': ['lei.check-digits-not-verified', 'lei.list.check-digits-not-verified', 'lei.list.first-only-verified', 'lei.list.invalid-dropped', 'lei.transposition-accepted', 'position.last-lei-lost', 'registry.lei-list.first-twenty-verified'],
      'registry.entities.lei.list': ['registry.lei-list.not-split'],
    },
  },
  'registry/entity-detail': {
    level: 'must',
    clauses: ['registry.detail.record', 'registry.record.key', 'service.registry.lei-key'],
    asks: ['listRegistryEntities', 'getRegistryEntity'],
    refutedBy: {
      'registry.detail.record': ['lei.detail.leading-zero-refused', 'registry.detail.inactive-not-held', 'registry.detail.keyed-by-record-id', 'registry.detail.record-incomplete'],
      'registry.record.key': ['registry.detail.other-record'],
    },
  },
  'registry/entity-detail-broken-lei': {
    level: 'must',
    clauses: ['registry.detail.invalid-lei.length', 'registry.detail.invalid-lei.characters', 'registry.detail.invalid-lei.check-digit', 'error.invalid-lei'],
    asks: ['getRegistryEntity'],
    refutedBy: {
      'registry.detail.invalid-lei.characters': ['lei.detail.characters-not-verified'],
      'registry.detail.invalid-lei.check-digit': ['lei.check-digits-not-verified', 'lei.detail.check-digits-not-verified', 'lei.detail.transposition-accepted', 'lei.detail.wrong-code', 'lei.last-digit-not-verified', 'lei.transposition-accepted', 'lei.wrong-status'],
      'registry.detail.invalid-lei.length': ['lei.detail.length-not-verified'],
    },
  },
  'registry/entity-detail-isins': {
    level: 'must',
    clauses: ['registry.detail.isins'],
    asks: ['getRegistryEntity', 'lookUpIsin'],
    refutedBy: {
      'registry.detail.isins': ['registry.detail.isins-empty', 'registry.detail.without-isins'],
    },
  },
  'registry/entity-detail-not-held': {
    level: 'must',
    clauses: ['registry.detail.not-held', 'error.not-held', 'error.not-held.code', 'error.envelope', 'envelope.error.success', 'envelope.error.error', 'envelope.error.details'],
    asks: ['getRegistryEntity'],
    refutedBy: {
      'envelope.error.details': ['error.details-list', 'error.details-missing', 'error.details-null', 'error.details-string'],
      'envelope.error.error': ['error.message-object', 'error.message-renamed'],
      'envelope.error.success': ['error.bare', 'error.success-missing', 'error.success-true', 'registry.not-held.without-envelope'],
      'error.envelope': ['http.empty-errors', 'http.error-page'],
      'registry.detail.not-held': ['registry.not-held.answered-400', 'registry.not-held.answered-500', 'registry.not-held.answered-null'],
    },
  },
  'registry/entity-detail-parts': {
    level: 'observe',
    clauses: ['registry.record.fields'],
    asks: ['getRegistryEntity'],
    refutedBy: {},
  },
  'registry/entity-detail-relationships': {
    level: 'must',
    clauses: ['registry.detail.relationships'],
    asks: ['getRegistryEntity', 'listRegistryRelationships'],
    refutedBy: {
      'registry.detail.relationships': ['registry.detail.relationships-empty', 'registry.detail.relationships-of-neighbours', 'registry.detail.without-relationships'],
    },
  },
  'registry/filter-required': {
    level: 'must',
    clauses: ['registry.entities.filter-required', 'error.filter-required'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'registry.entities.filter-required': ['registry.filter-required.served-empty', 'registry.filter-required.served-unfiltered', 'registry.filter-required.wrong-code', 'registry.filter-required.wrong-status'],
    },
  },
  'registry/isin-look-up': {
    level: 'must',
    clauses: ['registry.isin.by-isin', 'registry.isin.by-lei'],
    asks: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin'],
    refutedBy: {
      'registry.isin.by-isin': ['registry.isin.by-isin-empty', 'registry.isin.by-isin-foreign', 'registry.isin.by-isin-issued-only', 'registry.isin.by-lei-foreign', 'state.isin-cache-without-isin'],
      'registry.isin.by-lei': ['registry.isin.by-lei-empty', 'registry.isin.by-lei-first-only', 'registry.isin.by-lei-of-group', 'registry.isin.placeholder', 'registry.isin.rows-blank', 'state.isins-taken-out'],
    },
  },
  'registry/isin-selectors': {
    level: 'must',
    clauses: ['registry.isin.neither', 'registry.isin.both', 'error.missing-param'],
    asks: ['lookUpIsin'],
    refutedBy: {
      'registry.isin.both': ['registry.isin.both-intersected', 'registry.isin.both-served'],
      'registry.isin.neither': ['registry.isin.neither-served', 'registry.isin.neither-wrong-status'],
    },
  },
  'registry/left-open': {
    level: 'observe',
    clauses: ['registry.entities.combination', 'registry.entities.paging', 'registry.isin.unknown', 'registry.relationships.other-filters', 'registry.relationships.paging', 'registry.relationships.without-lei'],
    asks: ['listRegistryEntities', 'listRegistryRelationships', 'lookUpIsin'],
    refutedBy: {},
  },
  'registry/lower-case-lei': {
    level: 'observe',
    clauses: ['registry.lei.lower-case'],
    asks: ['listRegistryEntities', 'getRegistryEntity'],
    refutedBy: {},
  },
  'registry/one-record': {
    level: 'must',
    clauses: ['service.registry.lei-key', 'registry.detail.record'],
    asks: ['listRegistryEntities', 'getRegistryEntity'],
    refutedBy: {
      'registry.detail.record': ['registry.detail.inactive-not-held', 'registry.detail.inactive-told-active', 'registry.detail.keyed-by-record-id', 'registry.detail.record-of-older-load'],
      'service.registry.lei-key': ['registry.entities.headquarters-by-position', 'registry.entities.once-a-relationship'],
    },
  },
  'registry/one-record-relationships': {
    level: 'must',
    clauses: ['registry.relationships.records', 'registry.detail.relationships'],
    asks: ['getRegistryEntity', 'listRegistryRelationships'],
    refutedBy: {
      'registry.detail.relationships': ['registry.detail.relationships-of-neighbours', 'registry.detail.relationships-turned'],
      'registry.relationships.records': ['registry.relationships.status-of-parent'],
    },
  },
  'registry/other-operations-broken-lei': {
    level: 'must',
    clauses: ['error.invalid-lei'],
    asks: ['listRegistryRelationships', 'lookUpIsin'],
    refutedBy: {
      'error.invalid-lei': ['lei.check-digits-not-verified', 'lei.isin.check-digits-not-verified', 'lei.last-digit-not-verified', 'lei.relationships.check-digits-not-verified', 'lei.wrong-status'],
    },
  },
  'registry/relationship-direction': {
    level: 'must',
    clauses: ['registry.relationships.start-is-child', 'registry.relationships.end-is-parent', 'registry.relationships.lei.start-node'],
    asks: ['getHierarchy', 'listRegistryRelationships'],
    refutedBy: {
      'registry.relationships.lei.start-node': ['registry.relationships.end-node-only', 'registry.relationships.own-link-of-parents-lost'],
      'registry.relationships.start-is-child': ['registry.relationships.nodes-swapped', 'registry.relationships.ultimate-nodes-swapped'],
    },
  },
  'registry/relationships-of-lei': {
    level: 'must',
    clauses: ['registry.relationships.records', 'registry.relationships.lei.only', 'registry.relationships.lei.start-node', 'registry.relationships.lei.end-node'],
    asks: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships'],
    refutedBy: {
      'registry.relationships.lei.end-node': ['registry.relationships.inactive-children-lost', 'registry.relationships.start-node-only'],
      'registry.relationships.lei.only': ['registry.relationships.unfiltered'],
      'registry.relationships.lei.start-node': ['registry.relationships.end-node-only'],
      'registry.relationships.records': ['registry.relationships.records-of-entities'],
    },
  },
  'registry/returned-leis': {
    level: 'must',
    clauses: ['registry.lei.length', 'registry.lei.check-digit'],
    asks: ['listRegistryEntities', 'getRegistryEntity', 'lookUpIsin'],
    refutedBy: {
      'registry.lei.check-digit': ['registry.lei.wrong-check-digits'],
      'registry.lei.length': ['registry.lei.without-check-digits'],
    },
  },
  'registry/suggested-spelling': {
    level: 'must',
    clauses: ['error.unknown-param.details.did-you-mean', 'versioning.strict.suggested-spelling'],
    asks: ['listRegistryEntities'],
    refutedBy: {
      'error.unknown-param.details.did-you-mean': ['registry.undeclared.without-suggestion'],
      'versioning.strict.suggested-spelling': ['error-details.suggestion-not-accepted'],
    },
  },
  'repeats/after-another-filters': {
    level: 'must',
    clauses: ['events.entity.spine-id'],
    asks: ['listEvents', 'listOffices'],
    refutedBy: {
      'events.entity.spine-id': ['sessions.office-of-the-list-before'],
    },
  },
  'repeats/cursor-again': {
    level: 'must',
    clauses: ['states.cursor.valid', 'events.cursor.next-page', 'stories.cursor.next-page'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'events.cursor.next-page': ['cursor.always-first-page', 'cursor.page-repeats-last-row', 'list.cursor.dropped', 'state.cursor-advances'],
      'states.cursor.valid': ['cursor.served-refused', 'sessions.newest-walk-only', 'state.cursor-once'],
      'stories.cursor.next-page': ['state.story-cursor-advances', 'stories.cursor.always-first-page', 'stories.list.cursor.dropped'],
    },
  },
  'repeats/in-flight': {
    level: 'must',
    clauses: ['events.category.filter', 'events.limit.page-size', 'stories.limit.page-size', 'facilities.class.only', 'facilities.limit.page'],
    asks: ['listEvents', 'listStories', 'listFacilities'],
    refutedBy: {
      'events.category.filter': ['category.filters-family-only', 'list.category.dropped', 'rare.category-kept', 'state.filters-shared-in-flight'],
      'events.limit.page-size': ['events.limit.one-row-too-many', 'list.limit.dropped', 'state.cache-without-limit', 'state.limit-after-fifty', 'state.limit-shared-in-flight'],
      'facilities.class.only': ['facilities.class.dropped'],
      'facilities.limit.page': ['facilities.limit.ignored', 'facilities.limit.one-row-too-many'],
      'stories.limit.page-size': ['state.story-limit-shared-in-flight', 'stories.limit.one-row-too-many', 'stories.list.limit.dropped'],
    },
  },
  'repeats/in-flight-details': {
    level: 'must',
    clauses: ['event-detail.same-id', 'facilities.detail.same-id'],
    asks: ['getEvent', 'getFacility'],
    refutedBy: {
      'event-detail.same-id': ['sessions.event-details-shared-in-flight'],
      'facilities.detail.same-id': ['sessions.facility-details-shared-in-flight'],
    },
  },
  'repeats/in-flight-searches': {
    level: 'must',
    clauses: ['search.q.finds'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.q.finds': ['state.searches-shared-in-flight'],
    },
  },
  'repeats/same-request': {
    level: 'must',
    clauses: ['events.category.filter', 'summary-bucket.event-count', 'stories.bbox.linked-events', 'facilities.bbox.finds', 'aicompute.models.min-compute.every', 'events.reply.envelope', 'events-summary.reply.envelope', 'stories.reply.envelope', 'facilities.list.records', 'aicompute.data'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'listModels', 'listFacilities'],
    refutedBy: {
      'aicompute.data': ['aicompute.data.keyed', 'aicompute.data.renamed'],
      'aicompute.models.min-compute.every': ['state.repeat-models-empty'],
      'envelope.list.data': ['list.data-renamed', 'stories.list.data-map', 'stories.list.data-renamed'],
      'envelope.summary.data': ['summary.data-map', 'summary.data-renamed'],
      'events-summary.reply.envelope': ['state.repeat-summary-not-modified'],
      'events.category.filter': ['state.repeat-empty'],
      'events.reply.envelope': ['state.repeat-not-modified'],
      'facilities.bbox.finds': ['state.repeat-facilities-empty'],
      'facilities.list.records': ['facilities.list.ids-only'],
      'service.json': ['http.html-body'],
      'stories.bbox.linked-events': ['state.repeat-stories-empty'],
      'summary-bucket.event-count': ['bucket.event-count-missing', 'bucket.event-count-string'],
    },
  },
  'routes/energy-box': {
    level: 'must',
    clauses: ['routes.energy-assets.bbox.latitude-first'],
    asks: ['listEnergyAssets'],
    refutedBy: {
      'routes.energy-assets.bbox.latitude-first': ['routes.energy-assets.bbox-longitude-first', 'routes.energy-assets.bbox-narrowed'],
    },
  },
  'routes/energy-broken-box': {
    level: 'must',
    clauses: ['routes.energy-assets.bbox.malformed', 'routes.energy-assets.bbox.inverted-latitude', 'routes.energy-assets.bbox.inverted-longitude'],
    asks: ['listEnergyAssets'],
    refutedBy: {
      'routes.energy-assets.bbox.inverted-latitude': ['routes.energy-assets.bbox-latitudes-empty', 'routes.energy-assets.bbox-latitudes-swapped', 'routes.energy-assets.bbox-latitudes-wrong-code'],
      'routes.energy-assets.bbox.inverted-longitude': ['routes.energy-assets.bbox-longitudes-swapped', 'routes.energy-assets.bbox-longitudes-wrong-code'],
      'routes.energy-assets.bbox.malformed': ['routes.energy-assets.bbox-malformed-crashes', 'routes.energy-assets.bbox-malformed-dropped', 'routes.energy-assets.bbox-malformed-empty', 'routes.energy-assets.bbox-malformed-wrong-code'],
    },
  },
  'routes/energy-near': {
    level: 'must',
    clauses: ['routes.energy-assets.near.triple', 'routes.energy-assets.near.pair'],
    asks: ['listEnergyAssets'],
    refutedBy: {
      'routes.energy-assets.near.pair': ['routes.energy-assets.near-pair-crashes', 'routes.energy-assets.near-pair-empty', 'routes.energy-assets.near-pair-served', 'routes.energy-assets.near-pair-wrong-code'],
      'routes.energy-assets.near.triple': ['routes.energy-assets.near-longitude-first', 'routes.energy-assets.near-radius-as-diameter', 'routes.energy-assets.near-radius-without-effect', 'routes.energy-assets.near-triple-refused'],
    },
  },
  'routes/exist': {
    level: 'must',
    clauses: ['routes.offices', 'routes.activity', 'routes.situations', 'routes.energy-assets', 'routes.meta-endpoints', 'entities.share-of-voice.route'],
    asks: ['getShareOfVoice', 'listOffices', 'listActivity', 'listSituations', 'listEnergyAssets', 'listEndpoints'],
    refutedBy: {
      'entities.share-of-voice.route': ['entities.share-of-voice.crashes', 'entities.share-of-voice.gone', 'entities.share-of-voice.missing'],
      'routes.activity': ['routes.activity.gone', 'routes.activity.missing'],
      'routes.energy-assets': ['routes.energy-assets.gone', 'routes.energy-assets.missing'],
      'routes.meta-endpoints': ['meta.missing'],
      'routes.offices': ['routes.offices.gone', 'routes.offices.missing'],
      'routes.situations': ['routes.situations.gone', 'routes.situations.missing'],
    },
  },
  'routes/left-open': {
    level: 'observe',
    clauses: ['entities.share-of-voice.request', 'entities.share-of-voice.response', 'entities.tone.request', 'entities.tone.response', 'routes.activity.parameters', 'routes.activity.response', 'routes.energy-assets.parameters', 'routes.energy-assets.response', 'routes.meta-endpoints.response', 'routes.offices.response', 'routes.situations.parameters', 'routes.situations.response'],
    asks: ['getEntityTone', 'getShareOfVoice', 'listOffices', 'listActivity', 'listSituations', 'listEnergyAssets', 'listEndpoints'],
    refutedBy: {},
  },
  'routes/offices': {
    level: 'must',
    clauses: ['routes.offices.q'],
    asks: ['listOffices'],
    refutedBy: {
      'routes.offices.q': ['routes.offices.q-crashes', 'routes.offices.q-refused', 'routes.offices.q-reported-ignored'],
    },
  },
  'routes/situation': {
    level: 'must',
    clauses: ['routes.situation', 'routes.situation.response'],
    asks: ['listSituations', 'getSituation'],
    refutedBy: {
      'routes.situation': ['routes.situation.gone', 'routes.situation.missing'],
    },
  },
  'search/left-open': {
    level: 'observe',
    clauses: ['search.further-parameters', 'search.paging', 'search.q.matching', 'search.q.missing', 'search.registry.place', 'search.registry.resolved-in-spine.meaning', 'search.result.nulls', 'search.result.place', 'search.result.values', 'search.scope-and-universe', 'search.universe.default', 'search.universe.meanings', 'search.universe.registry.not-in-scope'],
    asks: ['searchEntities'],
    refutedBy: {},
  },
  'search/merged-once': {
    level: 'must',
    clauses: ['search.scope.all.deduplicated'],
    asks: ['listEvents', 'searchEntities'],
    refutedBy: {
      'search.scope.all.deduplicated': ['search.scope.all-merged-doubled'],
    },
  },
  'search/registry-apart': {
    level: 'must',
    clauses: ['search.universe.registry.not-in-all', 'search.universe.registry.not-in-reference'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.universe.registry.not-in-all': ['search.registry.in-all', 'search.registry.in-all-by-lei', 'search.registry.in-empty-search'],
      'search.universe.registry.not-in-reference': ['search.registry.in-reference', 'search.registry.names-in-reference'],
    },
  },
  'search/registry-by-lei': {
    level: 'must',
    clauses: ['search.universe.registry.by-lei', 'search.universe.registry.all-records'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.universe.registry.all-records': ['search.registry.active-only', 'search.registry.closed-left-out', 'search.registry.first-hundred'],
      'search.universe.registry.by-lei': ['search.registry.not-by-lei', 'search.registry.spine-only'],
    },
  },
  'search/registry-by-name': {
    level: 'must',
    clauses: ['search.universe.registry.by-name'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.universe.registry.by-name': ['search.registry.not-by-name'],
    },
  },
  'search/registry-held': {
    level: 'must',
    clauses: ['search.universe.registry.held'],
    asks: ['searchEntities', 'getRegistryEntity'],
    refutedBy: {
      'search.universe.registry.held': ['search.registry.lei-not-held', 'search.registry.leis-by-position'],
    },
  },
  'search/registry-lane': {
    level: 'must',
    clauses: ['search.universe.registry.own-lane', 'search.registry.resolved-in-spine', 'search.registry.lei', 'search.registry.lei.length', 'search.registry.lei.check-digit'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.registry.lei': ['search.registry.lei-of-resolved-only', 'search.registry.without-lei'],
      'search.registry.lei.check-digit': ['search.registry.lei-wrong-check-digits'],
      'search.registry.lei.length': ['search.registry.lei-without-check-digits'],
      'search.registry.resolved-in-spine': ['search.registry.lei-hits-unresolved', 'search.registry.resolved-in-spine-as-text', 'search.registry.resolved-in-spine-if-true', 'search.registry.resolved-in-spine-null', 'search.registry.without-resolved-in-spine'],
      'search.universe.registry.own-lane': ['search.registry.mixed-lane'],
    },
  },
  'search/registry-rows': {
    level: 'must',
    clauses: ['search.universe.registry.own-lane', 'search.registry.resolved-in-spine', 'search.registry.lei', 'search.registry.lei.length', 'search.registry.lei.check-digit'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.registry.lei': ['search.registry.lei-of-resolved-only'],
      'search.registry.lei.check-digit': ['search.registry.lei-wrong-check-digits'],
      'search.registry.lei.length': ['search.registry.lei-without-check-digits'],
      'search.registry.resolved-in-spine': ['search.registry.resolved-in-spine-as-text', 'search.registry.resolved-in-spine-if-true', 'search.registry.resolved-in-spine-null', 'search.registry.without-resolved-in-spine'],
      'search.universe.registry.own-lane': ['search.registry.mixed-lane'],
    },
  },
  'search/registry-ungated': {
    level: 'must',
    clauses: ['search.registry.ungated'],
    asks: ['searchEntities', 'listRegistryEntities'],
    refutedBy: {
      'search.registry.ungated': ['search.registry.empty-for-others', 'search.registry.gated', 'search.registry.lei-hidden'],
    },
  },
  'search/result-parts': {
    level: 'must',
    clauses: ['search.result.entity-id', 'search.result.display-name', 'search.result.type', 'search.result.country', 'search.result.match-reason', 'search.result.score', 'search.result.field-names'],
    asks: ['getEntity', 'searchEntities'],
    refutedBy: {
      'search.result.country': ['search.result.without-country'],
      'search.result.display-name': ['search.result.without-display-name'],
      'search.result.entity-id': ['search.result.id-of-some', 'search.result.row-number-for-id', 'search.result.without-entity-id'],
      'search.result.match-reason': ['search.result.variants-without-match-reason', 'search.result.without-match-reason'],
      'search.result.score': ['search.result.without-score'],
      'search.result.type': ['search.result.without-type'],
    },
  },
  'search/scope-after-another': {
    level: 'must',
    clauses: ['search.scope.all.everything'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.scope.all.everything': ['sessions.search-misses-kept', 'state.search-cache-without-scope'],
    },
  },
  'search/scope-all': {
    level: 'must',
    clauses: ['search.scope.all.everything', 'search.scope.all.deduplicated'],
    asks: ['getEntity', 'searchEntities'],
    refutedBy: {
      'search.scope.all.deduplicated': ['search.scope.all-doubled', 'search.scope.all-filed-doubled', 'search.scope.all-variants-doubled'],
      'search.scope.all.everything': ['search.scope.all-ends-at-exact', 'search.scope.all-without-media', 'search.scope.all-without-reference', 'state.everything-from-reference'],
    },
  },
  'search/scope-all-once': {
    level: 'must',
    clauses: ['search.scope.all.deduplicated'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.scope.all.deduplicated': ['search.scope.all-doubled', 'search.scope.all-filed-doubled', 'search.scope.all-variants-doubled'],
    },
  },
  'search/scope-all-ranked': {
    level: 'must',
    clauses: ['search.scope.all.ranked'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.scope.all.ranked': ['position.search-tail-unranked', 'search.scope.all-by-name', 'search.scope.all-concatenated', 'search.scope.all-news-first', 'search.scope.all-worst-first'],
    },
  },
  'search/scope-default': {
    level: 'must',
    clauses: ['search.scope.default'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.scope.default': ['search.scope.default-all', 'search.scope.default-reference'],
    },
  },
  'search/scopes': {
    level: 'must',
    clauses: ['search.route', 'search.q', 'search.scope.media', 'search.scope.reference', 'search.scope.all'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.q': ['search.q.refused', 'search.q.reported-ignored'],
      'search.route': ['search.route.gone', 'search.route.missing'],
      'search.scope.all': ['search.scope.all-refused'],
      'search.scope.media': ['search.scope.media-refused', 'search.scope.not-known'],
      'search.scope.reference': ['search.scope.reference-refused'],
    },
  },
  'search/text-decides': {
    level: 'must',
    clauses: ['search.q.finds', 'search.q'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.q': ['search.q.refused'],
      'search.q.finds': ['search.q.finds-nothing', 'search.q.last-result-lost', 'search.q.reported-ignored', 'search.q.single-words-only', 'search.q.without-effect'],
    },
  },
  'search/texts-like-patterns': {
    level: 'must',
    clauses: ['search.q', 'entities.list.search'],
    asks: ['listEntities', 'searchEntities'],
    refutedBy: {
      'entities.list.search': ['entities.list.search-as-pattern'],
      'search.q': ['search.q.as-pattern'],
    },
  },
  'search/universes': {
    level: 'must',
    clauses: ['search.universe.all', 'search.universe.reference', 'search.universe.registry'],
    asks: ['searchEntities'],
    refutedBy: {
      'search.universe.all': ['search.universe.all-refused', 'search.universe.not-known'],
      'search.universe.reference': ['search.universe.reference-refused'],
      'search.universe.registry': ['search.universe.registry-refused'],
    },
  },
  'search/unknown-values': {
    level: 'must',
    clauses: ['search.scope.unknown', 'search.universe.unknown', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    asks: ['searchEntities'],
    refutedBy: {
      'error.accepted-values': ['error-details.values-without-last'],
      'error.invalid-enum': ['search.scope.unknown-wrong-status', 'search.universe.unknown-wrong-status'],
      'error.invalid-enum.details.accepted-values': ['error-details.values-empty', 'search.scope.unknown-without-accepted-values', 'search.universe.unknown-without-accepted-values'],
      'search.scope.unknown': ['search.scope.unknown-crashes', 'search.scope.unknown-served', 'state.search-cache-without-scope'],
      'search.universe.unknown': ['search.universe.unknown-crashes', 'search.universe.unknown-served'],
    },
  },
  'service/endpoints': {
    level: 'must',
    clauses: ['service.endpoints.get', 'service.path-prefix', 'service.base-url', 'versioning.current', 'government.awards.covered', 'government.links.covered'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints'],
    refutedBy: {
      'government.awards.covered': ['government.awards.not-covered'],
      'government.links.covered': ['government.links.not-covered'],
      'service.endpoints.get': ['geography.missing'],
    },
  },
  'service/json-body': {
    level: 'must',
    clauses: ['service.json'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'getEntityTone', 'getShareOfVoice', 'searchEntities', 'listAdmin1', 'listOffices', 'listActivity', 'listSituations', 'getSituation', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'removedV1'],
    refutedBy: {
      'service.json': ['http.html-body', 'http.html-content-type', 'http.truncated-body', 'http.xml-body', 'state.repeat-not-modified', 'state.repeat-summary-not-modified'],
    },
  },
  'service/no-server-error': {
    level: 'must',
    clauses: ['error.server-errors', 'events.search.semantic.unavailable'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'getEntityTone', 'getShareOfVoice', 'searchEntities', 'listAdmin1', 'listOffices', 'listActivity', 'listSituations', 'getSituation', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'removedV1', 'getOpenapi', 'getChangelog', 'getChangelogFeed'],
    refutedBy: {
      'error.server-errors': ['geography.country.missing-crashes', 'government.awards.recipient.brackets-crash', 'hierarchy.depth.nonsense-crash', 'macro.crashes-at-maximum', 'number.out-of-range-crashes', 'odd-input.admin1.country.quote-crashes', 'odd-input.compute.brackets-crash', 'odd-input.compute.long-number-crashes', 'odd-input.entities.search.astral-crashes', 'odd-input.event-id.nul-crashes', 'odd-input.events.country.inherited', 'odd-input.facilities.owner-search.longer-in-lower-case', 'odd-input.links.repeated-crashes', 'odd-input.offices.q.backslash-crashes', 'odd-input.search.q.long-crashes', 'odd-input.stories.search.nul-crashes', 'odd-input.story-id.decoded-twice', 'registry.name.quote-crashes'],
      'events.search.semantic.unavailable': ['search.semantic-down-without-code'],
    },
  },
  'significance/blend': {
    level: 'must',
    clauses: ['significance.family-scale', 'significance.divisor.conflict', 'significance.divisor.political', 'significance.divisor.other-domains', 'significance.goldstein-severity.weight', 'significance.goldstein-severity.family', 'significance.confidence.weight', 'significance.confidence.family', 'significance.article-evidence.weight', 'significance.article-evidence.family', 'significance.magnitude.weight', 'significance.magnitude.family', 'significance.systemic-importance.weight', 'significance.systemic-importance.family', 'significance.propagation-potential.weight', 'significance.propagation-potential.family', 'significance.market-sensitivity.weight', 'significance.market-sensitivity.family', 'significance.magnitude.unmeasured-term', 'significance.magnitude.unmeasured-weight'],
    asks: ['listEvents'],
    refutedBy: {
      'significance.divisor.conflict': ['significance.conflict-over-all-weights'],
      'significance.divisor.other-domains': ['significance.cameoplus-not-scaled', 'significance.crime-as-political', 'significance.one-cameoplus-divisor'],
      'significance.divisor.political': ['significance.political-as-other-domains'],
      'significance.family-scale': ['significance.article-evidence-weight', 'significance.confidence-weight', 'significance.conflict-halved', 'significance.goldstein-signed'],
      'significance.goldstein-severity.weight': ['significance.goldstein-left-out'],
      'significance.magnitude.unmeasured-term': ['significance.unmeasured-magnitude-as-ten', 'significance.unmeasured-magnitude-presumed'],
      'significance.magnitude.weight': ['significance.magnitude-left-out'],
      'significance.market-sensitivity.weight': ['significance.market-sensitivity-left-out'],
      'significance.propagation-potential.weight': ['significance.propagation-potential-left-out'],
      'significance.systemic-importance.weight': ['significance.systemic-importance-left-out'],
    },
  },
  'significance/civilian-targeting': {
    level: 'must',
    clauses: ['significance.civilian-targeting.weight', 'significance.civilian-targeting.family'],
    asks: ['listEvents'],
    refutedBy: {
      'significance.civilian-targeting.weight': ['significance.civilian-targeting-left-out'],
    },
  },
  'significance/fatalities': {
    level: 'must',
    clauses: ['significance.fatalities.weight', 'significance.fatalities.family'],
    asks: ['listEvents'],
    refutedBy: {
      'significance.fatalities.weight': ['significance.fatalities-left-out'],
    },
  },
  'stories/agreement-detail': {
    level: 'must',
    clauses: ['stories.detail.same-id'],
    asks: ['listStories', 'getStory'],
    refutedBy: {
      'stories.detail.same-id': ['stories.detail.date-of-last-article', 'stories.detail.links-of-a-day', 'stories.detail.other-story'],
    },
  },
  'stories/agreement-events': {
    level: 'must',
    clauses: ['stories.service.linked-events'],
    asks: ['listEvents', 'listStories', 'getStory'],
    refutedBy: {
      'stories.service.linked-events': ['card.story-refs-dated-late', 'story-card.linked-events-dated-by-story'],
    },
  },
  'stories/article-images': {
    level: 'must',
    clauses: ['story-card.article.image-url'],
    asks: ['listStories', 'getStory'],
    refutedBy: {
      'story-card.article.image-url': ['story-card.article-image-flag', 'story-card.article-image-object'],
    },
  },
  'stories/article-members': {
    level: 'must',
    clauses: ['stories.service.articles', 'story-card.article.domain', 'story-card.article.domain-avatar-url', 'story-card.article.rank', 'story-card.article.role'],
    asks: ['listStories', 'getStory'],
    refutedBy: {
      'stories.service.articles': ['story-card.articles-as-urls', 'story-card.articles-missing'],
      'story-card.article.domain': ['story-card.article-without-domain'],
      'story-card.article.domain-avatar-url': ['rare.story-avatar-lost', 'story-card.article-without-domain-avatar-url'],
      'story-card.article.rank': ['story-card.article-without-rank'],
      'story-card.article.role': ['story-card.article-role-of-lead-only', 'story-card.article-without-role'],
    },
  },
  'stories/bbox-admits': {
    level: 'must',
    clauses: ['stories.bbox.linked-events'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.bbox.linked-events': ['stories.bbox.first-event-only', 'stories.bbox.last-event-only', 'stories.bbox.longitude-first', 'stories.bbox.whole-turn-empty'],
    },
  },
  'stories/bbox-inverted-longitude': {
    level: 'must',
    clauses: ['error.invalid-bbox.inverted-longitude'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'error.invalid-bbox.inverted-longitude': ['stories.bbox.inverted-longitude-empty'],
    },
  },
  'stories/bbox-nothing-else': {
    level: 'must',
    clauses: ['stories.bbox.nothing-else', 'service.empty.status'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'envelope.list.data': ['stories.list.data-null-when-empty'],
      'service.empty.status': ['stories.empty-answered-404'],
      'stories.bbox.nothing-else': ['stories.bbox.keeps-unlinked', 'stories.bbox.keeps-unlocated', 'stories.bbox.latitude-only', 'stories.bbox.longitude-first', 'stories.list.bbox.dropped'],
    },
  },
  'stories/category-conflict': {
    level: 'must',
    clauses: ['stories.category.conflict', 'error.story-category-conflict', 'error.multiple-story-categories'],
    asks: ['listStories', 'summarizeStories'],
    refutedBy: {
      'error.multiple-story-categories': ['stories.category.several-first-only', 'stories.category.several-united', 'stories.category.several-wrong-code'],
      'error.story-category-conflict': ['stories.category.conflict-wrong-code', 'stories.category.conflict-wrong-status'],
      'stories.category.conflict': ['stories.category.conflict-empty', 'stories.category.conflict-own-wins'],
    },
  },
  'stories/combination': {
    level: 'must',
    clauses: ['stories.filters.combination', 'story-bucket.reconciles', 'story-bucket.story-count', 'stories.summary.accepts.bbox', 'stories.summary.accepts.region', 'stories.summary.accepts.continent', 'stories.summary.accepts.entity', 'stories.summary.accepts.story-category'],
    asks: ['listEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'stories.filters.combination': ['stories.pairs.bbox.ignored-with-continent', 'stories.pairs.bbox.ignored-with-entity', 'stories.pairs.bbox.ignored-with-region', 'stories.pairs.bbox.ignored-with-search', 'stories.pairs.bbox.ignored-with-sort', 'stories.pairs.bbox.ignored-with-story_category', 'stories.pairs.continent.ignored-with-bbox', 'stories.pairs.continent.ignored-with-entity', 'stories.pairs.continent.ignored-with-search', 'stories.pairs.continent.ignored-with-sort', 'stories.pairs.continent.ignored-with-story_category', 'stories.pairs.entity.ignored-with-bbox', 'stories.pairs.entity.ignored-with-continent', 'stories.pairs.entity.ignored-with-region', 'stories.pairs.entity.ignored-with-search', 'stories.pairs.entity.ignored-with-sort', 'stories.pairs.entity.ignored-with-story_category', 'stories.pairs.region.ignored-with-bbox', 'stories.pairs.region.ignored-with-entity', 'stories.pairs.region.ignored-with-search', 'stories.pairs.region.ignored-with-sort', 'stories.pairs.region.ignored-with-story_category', 'stories.pairs.search.ignored-with-bbox', 'stories.pairs.search.ignored-with-continent', 'stories.pairs.search.ignored-with-entity', 'stories.pairs.search.ignored-with-region', 'stories.pairs.search.ignored-with-story_category', 'stories.pairs.sort.ignored-with-bbox', 'stories.pairs.sort.ignored-with-continent', 'stories.pairs.sort.ignored-with-entity', 'stories.pairs.sort.ignored-with-region', 'stories.pairs.sort.ignored-with-story_category', 'stories.pairs.story_category.ignored-with-bbox', 'stories.pairs.story_category.ignored-with-continent', 'stories.pairs.story_category.ignored-with-entity', 'stories.pairs.story_category.ignored-with-region', 'stories.pairs.story_category.ignored-with-search', 'stories.pairs.story_category.ignored-with-sort'],
      'stories.summary.accepts.bbox': ['stories.pairs.bbox.uncounted-with-region', 'stories.summary.bbox.dropped'],
      'stories.summary.accepts.continent': ['stories.pairs.continent.uncounted-with-story_category', 'stories.summary.continent.dropped'],
      'stories.summary.accepts.entity': ['stories.pairs.entity.uncounted-with-story_category', 'stories.summary.entity.dropped'],
      'stories.summary.accepts.region': ['stories.pairs.region.uncounted-with-entity', 'stories.summary.region.dropped'],
      'stories.summary.accepts.story-category': ['stories.pairs.story_category.uncounted-with-bbox', 'stories.summary.story_category.dropped'],
      'story-bucket.reconciles': ['stories.pairs.continent.uncounted-by-country', 'stories.pairs.entity.uncounted-by-region', 'stories.pairs.region.uncounted-by-story_category', 'stories.pairs.story_category.uncounted-by-continent', 'story-bucket.once-per-place'],
      'story-bucket.story-count': ['story-bucket.story-count-renamed', 'story-bucket.story-count-string'],
    },
  },
  'stories/continent-admits': {
    level: 'must',
    clauses: ['stories.continent.linked-events'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.continent.linked-events': ['stories.continent.first-event-only', 'stories.continent.wrong-members'],
    },
  },
  'stories/continent-nothing-else': {
    level: 'must',
    clauses: ['stories.continent.nothing-else', 'stories.geography.linked-events-in-reach'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.continent.nothing-else': ['stories.continent.admits-actor-origin', 'stories.continent.keeps-unlinked', 'stories.continent.wrong-members', 'stories.list.continent.dropped'],
    },
  },
  'stories/country-match-echo': {
    level: 'must',
    clauses: ['envelope.applied-filters.country-match'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'envelope.applied-filters.country-match': ['stories.country.echo-wrong'],
    },
  },
  'stories/cursor-bound': {
    level: 'must',
    clauses: ['states.cursor.filters-change', 'error.cursor-stale', 'error.cursor-stale.details.reason'],
    asks: ['listStories'],
    refutedBy: {
      'error.cursor-stale.details.reason': ['stories.cursor.stale-without-reason'],
      'states.cursor.filters-change': ['stories.cursor.category-unbound', 'stories.cursor.filters-unbound', 'stories.cursor.first-day-unbound', 'stories.cursor.last-day-unbound', 'stories.cursor.window-unbound'],
    },
  },
  'stories/cursor-filtered': {
    level: 'must',
    clauses: ['stories.bbox.nothing-else', 'stories.cursor.walk-no-repeats', 'stories.region.linked-events', 'stories.cursor.walk-complete'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.bbox.nothing-else': ['position.stories-later-pages-without-bbox'],
      'stories.cursor.walk-complete': ['stories.cursor.always-null', 'stories.cursor.last-page-lost', 'stories.cursor.page-skips-a-row'],
      'stories.cursor.walk-no-repeats': ['position.stories-last-page-repeats-a-row', 'stories.cursor.page-repeats-last-row'],
      'stories.region.linked-events': ['stories.region.later-pages-first-event-only'],
    },
  },
  'stories/cursor-walk': {
    level: 'must',
    clauses: ['stories.cursor.next-page', 'stories.cursor.walk-complete', 'stories.cursor.walk-no-repeats', 'stories.cursor.walk-ends', 'states.cursor.valid', 'stories.sort.significance', 'stories.sort.recent', 'stories.story-category.filter'],
    asks: ['listStories', 'summarizeStories'],
    refutedBy: {
      'stories.cursor.next-page': ['position.stories-last-page-repeats-a-row', 'stories.cursor.always-first-page', 'stories.list.cursor.dropped'],
      'stories.cursor.walk-complete': ['position.lone-last-story-lost', 'position.stories-hundredth-row-lost', 'position.stories-recent-twins-lost', 'stories.cursor.always-null', 'stories.cursor.last-page-lost', 'stories.cursor.page-skips-a-row'],
      'stories.cursor.walk-ends': ['stories.cursor.never-null'],
      'stories.cursor.walk-no-repeats': ['stories.cursor.page-repeats-last-row'],
      'stories.sort.recent': ['position.stories-recent-later-pages-reversed'],
      'stories.sort.significance': ['stories.cursor.later-pages-reversed', 'stories.sort.significance-ascending', 'stories.sort.significance-by-id'],
      'stories.story-category.filter': ['position.stories-later-pages-without-category'],
    },
  },
  'stories/days-refused': {
    level: 'must',
    clauses: ['error.invalid-number.days', 'error.conflicting-time-window'],
    asks: ['listStories'],
    refutedBy: {
      'error.conflicting-time-window': ['stories.window.explicit-and-relative-served'],
      'error.invalid-number.days': ['stories.days.non-numeric-dropped'],
    },
  },
  'stories/deprecated-applied': {
    level: 'must',
    clauses: ['states.parameter.deprecated.applied', 'versioning.deprecated.domain.stories.applied', 'versioning.deprecated.event-family.stories.applied', 'versioning.deprecated.domain.story-summary.applied'],
    asks: ['listStories', 'summarizeStories'],
    refutedBy: {
      'versioning.deprecated.domain.stories.applied': ['stories.deprecated.domain.refused', 'stories.list.domain.dropped'],
      'versioning.deprecated.domain.story-summary.applied': ['stories.summary.domain.dropped'],
      'versioning.deprecated.event-family.stories.applied': ['stories.deprecated.event_family.refused', 'stories.list.event_family.dropped'],
    },
  },
  'stories/detail-known-id': {
    level: 'must',
    clauses: ['stories.detail.reply.envelope', 'stories.detail.reply.card', 'stories.detail.same-id', 'envelope.detail.success', 'envelope.detail.data', 'story-card.geo-context.actor-origin-countries.type'],
    asks: ['listStories', 'getStory'],
    refutedBy: {
      'envelope.detail.data': ['stories.detail.data-list', 'stories.detail.id-only'],
      'envelope.detail.success': ['stories.detail.bare-card', 'stories.detail.success-missing'],
      'stories.detail.reply.envelope': ['stories.detail.linked-only', 'stories.detail.refused'],
      'stories.detail.same-id': ['stories.detail.other-story'],
      'story-card.geo-context.actor-origin-countries.type': ['story-card.geo-context-counts', 'story-card.geo-context-text'],
    },
  },
  'stories/detail-unknown-id': {
    level: 'must',
    clauses: ['stories.detail.unknown-id', 'stories.detail.unknown-id.status', 'error.envelope'],
    asks: ['listStories', 'getStory'],
    refutedBy: {
      'envelope.error.success': ['error.bare'],
      'error.envelope': ['http.empty-errors', 'http.error-page'],
      'stories.detail.unknown-id': ['stories.detail.unknown-crashes', 'stories.detail.unknown-served-first', 'stories.detail.unknown-served-null'],
    },
  },
  'stories/entity-filter': {
    level: 'must',
    clauses: ['stories.entity.filter', 'stories.entity.link', 'entities.handle.wiki.stories'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'entities.handle.wiki.stories': ['stories.entity.wiki-id-unfound'],
      'stories.entity.filter': ['stories.entity.keeps-unlinked', 'stories.entity.lone-handle-of-first-event', 'stories.list.entity.dropped'],
    },
  },
  'stories/entity-unresolved': {
    level: 'must',
    clauses: ['stories.entity.unresolved'],
    asks: ['listStories'],
    refutedBy: {
      'stories.entity.unresolved': ['stories.entity.unresolved-unfiltered'],
    },
  },
  'stories/enum-refusals': {
    level: 'must',
    clauses: ['error.accepted-values', 'error.invalid-enum.details.accepted-values'],
    asks: ['listStories', 'summarizeStories'],
    refutedBy: {
      'error.accepted-values': ['error-details.values-without-last', 'stories.summary.group-by-accepted-values-incomplete'],
      'error.invalid-enum.details.accepted-values': ['error-details.values-empty', 'stories.enum.without-accepted-values', 'stories.story-category.without-accepted-values', 'stories.summary.group-by-without-accepted-values'],
    },
  },
  'stories/geo-context': {
    level: 'must',
    clauses: ['story-card.geo-context.actor-origin-countries.type', 'story-card.geo-context.actor-origin-countries.present'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'story-card.geo-context.actor-origin-countries.type': ['story-card.geo-context-counts', 'story-card.geo-context-text'],
    },
  },
  'stories/invalid-country': {
    level: 'must',
    clauses: ['error.invalid-country', 'stories.geography.other-filters'],
    asks: ['listStories'],
    refutedBy: {
      'error.invalid-country': ['stories.country.unknown-dropped'],
    },
  },
  'stories/left-open-cards': {
    level: 'observe',
    clauses: ['story-card.other-fields', 'story-card.article.place', 'story-card.article.replies', 'story-card.article.types', 'story-card.article.role.values', 'story-card.article.rank.order', 'story-card.article.complete', 'story-card.geo-context.actor-origin-countries.unfiltered', 'stories.window.query-window', 'stories.window.compared-time', 'stories.sort.default', 'stories.significance.formula', 'stories.detail.window'],
    asks: ['listStories', 'getStory'],
    refutedBy: {},
  },
  'stories/left-open-filters': {
    level: 'observe',
    clauses: ['stories.region.unknown', 'stories.continent.unknown', 'stories.story-category.values', 'stories.story-category.unknown', 'stories.story-category.several', 'stories.category.agreement', 'stories.category.meaning', 'stories.geography.other-filters', 'stories.window.parameters', 'stories.window.recorded', 'stories.parameters.further', 'stories.parameters.rejected-on-events', 'versioning.retired.elsewhere', 'versioning.v1.family-filter.elsewhere'],
    asks: ['listStories'],
    refutedBy: {},
  },
  'stories/left-open-summary': {
    level: 'observe',
    clauses: ['stories.summary.default-window', 'stories.summary.group-by.values', 'stories.summary.group-by.default', 'stories.summary.group-by.unknown', 'story-bucket.value-key', 'story-bucket.without-value', 'story-bucket.order', 'story-bucket.linked-event-counts.repeats', 'story-bucket.avg-recency-score.scale', 'story-bucket.metrics.linked-events.inner-names', 'versioning.deprecated.event-family.story-summary'],
    asks: ['summarizeStories'],
    refutedBy: {},
  },
  'stories/linked-event-count': {
    level: 'must',
    clauses: ['stories.significance.linked-event-count.links'],
    asks: ['listEvents', 'listStories', 'getStory'],
    refutedBy: {
      'stories.significance.linked-event-count.links': ['stories.bbox.links-in-box-only', 'stories.links.forgotten', 'story-card.linked-event-count-at-most-one', 'story-card.linked-event-count-of-articles', 'story-card.linked-event-count-one-fewer', 'story-card.linked-event-count-string'],
    },
  },
  'stories/linked-events': {
    level: 'must',
    clauses: ['stories.service.linked-events', 'stories.detail.reply.envelope'],
    asks: ['listEvents', 'getStory'],
    refutedBy: {
      'stories.detail.reply.envelope': ['stories.detail.bare-card', 'stories.detail.data-list'],
      'stories.service.linked-events': ['stories.detail.refused'],
    },
  },
  'stories/near-radius': {
    level: 'must',
    clauses: ['limits.radius-km.default', 'limits.radius-km.cap', 'stories.near.nothing-else'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'limits.radius-km.cap': ['stories.radius.not-capped'],
      'limits.radius-km.default': ['stories.radius.default-1000', 'stories.radius.default-50'],
      'stories.near.nothing-else': ['stories.near.dropped', 'stories.near.keeps-unlinked'],
    },
  },
  'stories/near-refused': {
    level: 'must',
    clauses: ['error.invalid-near', 'error.invalid-near.triple'],
    asks: ['listStories'],
    refutedBy: {
      'error.invalid-near': ['stories.near.malformed-dropped'],
      'error.invalid-near.triple': ['stories.near.triple-accepted'],
    },
  },
  'stories/observed-refused': {
    level: 'must',
    clauses: ['error.invalid-date.observed', 'error.invalid-date.observed-instant'],
    asks: ['listStories'],
    refutedBy: {
      'error.invalid-date.observed': ['stories.observed.malformed-dropped'],
      'error.invalid-date.observed-instant': ['stories.observed.instant-refused'],
    },
  },
  'stories/origin-admits-none': {
    level: 'must',
    clauses: ['story-card.geo-context.actor-origin-countries.not-a-filter', 'stories.continent.nothing-else', 'stories.region.nothing-else'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.continent.nothing-else': ['stories.list.continent.dropped'],
      'stories.region.nothing-else': ['stories.list.region.dropped'],
      'story-card.geo-context.actor-origin-countries.not-a-filter': ['stories.continent.admits-actor-origin', 'stories.region.admits-actor-origin'],
    },
  },
  'stories/region-admits': {
    level: 'must',
    clauses: ['stories.region.linked-events'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.region.linked-events': ['stories.region.finest-only', 'stories.region.first-event-only'],
    },
  },
  'stories/region-nothing-else': {
    level: 'must',
    clauses: ['stories.region.nothing-else', 'stories.geography.linked-events-in-reach'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.region.nothing-else': ['stories.list.region.dropped', 'stories.region.admits-actor-origin', 'stories.region.keeps-unlinked', 'stories.region.wrong-members'],
    },
  },
  'stories/reply-cards': {
    level: 'must',
    clauses: ['stories.reply.envelope', 'stories.reply.cards', 'envelope.list.success', 'envelope.list.data'],
    asks: ['listStories'],
    refutedBy: {
      'envelope.list.data': ['stories.list.data-map', 'stories.list.data-renamed'],
      'envelope.list.success': ['stories.list.success-missing'],
      'stories.reply.cards': ['stories.list.empty-cards', 'stories.list.ids'],
    },
  },
  'stories/rows-counted': {
    level: 'must',
    clauses: ['stories.limit.page-size'],
    asks: ['listStories'],
    refutedBy: {
      'stories.limit.page-size': ['state.stories-cache-without-limit', 'stories.limit.one-row-too-many', 'stories.list.limit.dropped'],
    },
  },
  'stories/rows-echoed': {
    level: 'must',
    clauses: ['envelope.list.sort.echo'],
    asks: ['listStories'],
    refutedBy: {
      'envelope.list.sort.echo': ['position.stories-later-pages-sort-echo-lost', 'stories.sort.echo-constant'],
    },
  },
  'stories/rows-ordered': {
    level: 'must',
    clauses: ['stories.sort.significance'],
    asks: ['listStories'],
    refutedBy: {
      'stories.sort.significance': ['stories.cursor.later-pages-reversed', 'stories.sort.significance-ascending', 'stories.sort.significance-by-id'],
    },
  },
  'stories/search-applied': {
    level: 'must',
    clauses: ['stories.search.applied', 'stories.search.mode', 'stories.search.semantic'],
    asks: ['listStories'],
    refutedBy: {
      'stories.search.applied': ['stories.list.search.dropped'],
    },
  },
  'stories/search-lengths': {
    level: 'must',
    clauses: ['stories.search.at-min', 'stories.search.below-min', 'limits.search-text.stories', 'error.invalid-search.stories'],
    asks: ['listStories'],
    refutedBy: {
      'error.invalid-search.stories': ['stories.search.wrong-code'],
      'stories.search.at-min': ['stories.search.counts-latin', 'stories.search.two-characters-refused'],
      'stories.search.below-min': ['stories.search.counts-bytes', 'stories.search.one-character-dropped', 'stories.search.one-character-empty', 'stories.search.one-character-served'],
    },
  },
  'stories/search-lexical': {
    level: 'must',
    clauses: ['stories.search.lexical.contains', 'stories.search.lexical.complete', 'stories.search.lexical.case-insensitive'],
    asks: ['listStories'],
    refutedBy: {
      'stories.search.lexical.case-insensitive': ['stories.search.case-sensitive'],
      'stories.search.lexical.complete': ['stories.search.titles-cut', 'stories.search.titles-from-start', 'stories.search.top-ten-only'],
      'stories.search.lexical.contains': ['stories.search.by-words', 'stories.search.in-events'],
    },
  },
  'stories/search-lexical-articles': {
    level: 'must',
    clauses: ['stories.search.lexical.contains'],
    asks: ['listStories'],
    refutedBy: {
      'stories.search.lexical.contains': ['stories.search.by-words', 'stories.search.in-articles', 'stories.search.in-events'],
    },
  },
  'stories/search-lexical-literal': {
    level: 'must',
    clauses: ['stories.search.lexical.contains', 'stories.search.lexical.no-stemming'],
    asks: ['listStories'],
    refutedBy: {
      'stories.search.lexical.contains': ['stories.search.by-words'],
      'stories.search.lexical.no-stemming': ['stories.search.stemmed'],
    },
  },
  'stories/search-lexical-or': {
    level: 'must',
    clauses: ['stories.search.lexical.no-boolean', 'stories.search.or'],
    asks: ['listStories'],
    refutedBy: {
      'stories.search.lexical.no-boolean': ['stories.search.reads-or'],
    },
  },
  'stories/sort-recent': {
    level: 'must',
    clauses: ['stories.sort.recent'],
    asks: ['listStories'],
    refutedBy: {
      'stories.sort.recent': ['stories.list.sort.dropped', 'stories.sort.recent-ascending', 'stories.sort.recent-ignored'],
    },
  },
  'stories/sort-significance': {
    level: 'must',
    clauses: ['stories.sort.significance'],
    asks: ['listStories'],
    refutedBy: {
      'stories.sort.significance': ['stories.sort.significance-ascending', 'stories.sort.significance-by-id'],
    },
  },
  'stories/sort-values': {
    level: 'must',
    clauses: ['stories.sort.values', 'stories.sort.unknown', 'envelope.list.sort.echo', 'error.invalid-enum', 'error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    asks: ['listStories'],
    refutedBy: {
      'envelope.list.sort.echo': ['stories.sort.echo-constant'],
      'error.accepted-values': ['error-details.values-without-last'],
      'error.invalid-enum.details.accepted-values': ['error-details.values-empty', 'stories.enum.without-accepted-values'],
      'stories.sort.unknown': ['stories.sort.unknown-served'],
      'stories.sort.values': ['stories.sort.recent-refused'],
    },
  },
  'stories/story-category-filter': {
    level: 'must',
    clauses: ['stories.story-category.filter', 'stories.story-category.one-per-story', 'error.accepted-values'],
    asks: ['listStories'],
    refutedBy: {
      'error.accepted-values': ['error-details.values-without-last'],
      'stories.story-category.filter': ['stories.list.story_category.dropped', 'stories.story-category.found-under-two', 'stories.story-category.leaks-quiet-news'],
    },
  },
  'stories/summary-buckets': {
    level: 'must',
    clauses: ['stories.service.summary', 'story-bucket.story-count', 'story-bucket.stories-with-events', 'story-bucket.story-only-count', 'story-bucket.story-count.parts'],
    asks: ['summarizeStories'],
    refutedBy: {
      'stories.service.summary': ['stories.summary.values-only'],
      'story-bucket.stories-with-events': ['story-bucket.stories-with-events-boolean', 'story-bucket.stories-with-events-missing'],
      'story-bucket.story-count': ['story-bucket.story-count-renamed', 'story-bucket.story-count-string'],
      'story-bucket.story-only-count': ['story-bucket.story-only-count-missing', 'story-bucket.story-only-count-null-for-zero'],
    },
  },
  'stories/summary-empty': {
    level: 'must',
    clauses: ['service.empty.status', 'stories.summary.accepts.bbox'],
    asks: ['summarizeStories'],
    refutedBy: {
      'service.empty.status': ['stories.summary.empty-answered-404'],
      'stories.summary.accepts.bbox': ['stories.pairs.bbox.uncounted-by-date', 'stories.summary.bbox.dropped', 'stories.summary.bbox.refused'],
    },
  },
  'stories/summary-limit': {
    level: 'must',
    clauses: ['limits.summary-limit.max', 'limits.summary-limit.default', 'limits.summary-limit.counts-buckets', 'limits.summary.no-cursor', 'error.invalid-limit.above-max', 'story-bucket.truncation'],
    asks: ['summarizeStories'],
    refutedBy: {
      'error.invalid-limit.above-max': ['stories.summary.limit.above-max-refused'],
      'limits.summary-limit.counts-buckets': ['stories.summary.limit.counts-stories', 'stories.summary.limit.one-bucket-too-many'],
      'limits.summary-limit.default': ['stories.summary.limit.unbounded-default'],
      'limits.summary.no-cursor': ['stories.summary.next-cursor'],
    },
  },
  'stories/summary-limit-refused': {
    level: 'must',
    clauses: ['limits.summary-limit.min', 'error.invalid-limit'],
    asks: ['summarizeStories'],
    refutedBy: {
      'limits.summary-limit.min': ['stories.summary.limit.zero-served'],
    },
  },
  'stories/summary-not-accepted': {
    level: 'must',
    clauses: ['stories.summary.search.not-accepted', 'limits.summary.no-cursor'],
    asks: ['summarizeStories'],
    refutedBy: {
      'limits.summary.no-cursor': ['stories.summary.cursor.accepted'],
      'stories.summary.search.not-accepted': ['stories.summary.search.applied-silently'],
    },
  },
  'stories/summary-of-list': {
    level: 'must',
    clauses: ['stories.service.summary', 'stories.summary.accepts.bbox', 'stories.summary.accepts.region', 'stories.summary.accepts.continent', 'stories.summary.accepts.entity', 'stories.summary.accepts.story-category', 'story-bucket.story-count', 'story-bucket.reconciles'],
    asks: ['listEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'stories.summary.accepts.bbox': ['stories.summary.bbox.counts-events', 'stories.summary.bbox.dropped', 'stories.summary.bbox.refused'],
      'stories.summary.accepts.continent': ['stories.summary.continent.dropped', 'stories.summary.continent.refused'],
      'stories.summary.accepts.entity': ['stories.summary.entity.dropped', 'stories.summary.entity.refused'],
      'stories.summary.accepts.region': ['stories.summary.region.dropped', 'stories.summary.region.refused'],
      'stories.summary.accepts.story-category': ['stories.summary.story_category.dropped', 'stories.summary.story_category.refused'],
      'story-bucket.reconciles': ['stories.pairs.bbox.uncounted-by-date', 'story-bucket.once-per-place', 'story-bucket.quiet-categories-lost', 'story-bucket.unplaced-lost'],
      'story-bucket.story-count': ['stories.list.always-empty', 'stories.summary.values-only', 'story-bucket.story-count-renamed', 'story-bucket.story-count-string'],
    },
  },
  'stories/summary-parts': {
    level: 'should',
    clauses: ['story-bucket.story-only-count'],
    asks: ['summarizeStories'],
    refutedBy: {
      'story-bucket.story-only-count': ['story-bucket.story-only-counts-all'],
    },
  },
  'stories/summary-reconciles': {
    level: 'must',
    clauses: ['story-bucket.reconciles', 'envelope.summary.group-by.echo'],
    asks: ['summarizeStories'],
    refutedBy: {
      'envelope.summary.group-by.echo': ['stories.summary.group-by-constant'],
      'story-bucket.reconciles': ['story-bucket.linked-of-categories-lost', 'story-bucket.links-of-days-lost', 'story-bucket.once-per-place', 'story-bucket.quiet-categories-lost', 'story-bucket.unplaced-lost'],
    },
  },
  'stories/summary-reply': {
    level: 'must',
    clauses: ['stories.summary.reply.envelope', 'envelope.summary.success', 'envelope.summary.group-by', 'envelope.summary.data'],
    asks: ['summarizeStories'],
    refutedBy: {
      'envelope.summary.data': ['stories.summary.data-map', 'stories.summary.data-renamed'],
      'envelope.summary.group-by': ['stories.summary.group-by-missing'],
      'envelope.summary.success': ['stories.summary.success-missing'],
    },
  },
  'stories/summary-statistics': {
    level: 'must',
    clauses: ['story-bucket.avg-recency-score', 'story-bucket.metrics.linked-events', 'story-bucket.linked-event-counts', 'story-bucket.linked-event-counts.keys'],
    asks: ['summarizeStories'],
    refutedBy: {
      'story-bucket.avg-recency-score': ['story-bucket.avg-recency-score-missing', 'story-bucket.avg-recency-score-nested'],
      'story-bucket.linked-event-counts': ['story-bucket.distinct-of-all', 'story-bucket.linked-event-counts-missing'],
      'story-bucket.metrics.linked-events': ['story-bucket.linked-events-empty', 'story-bucket.linked-events-flat', 'story-bucket.metrics-missing'],
    },
  },
  'stories/window-before-coverage': {
    level: 'must',
    clauses: ['error.date-out-of-coverage'],
    asks: ['listStories'],
    refutedBy: {
      'error.date-out-of-coverage': ['stories.window.before-coverage-wrong-code'],
    },
  },
  'stories/window-default': {
    level: 'must',
    clauses: ['stories.window.default.same-as-events', 'stories.window.default.rolling'],
    asks: ['listEvents', 'listStories'],
    refutedBy: {
      'stories.window.default.rolling': ['stories.window.default-frozen'],
      'stories.window.default.same-as-events': ['stories.window.default-thirty-days', 'stories.window.default-unbounded'],
    },
  },
  'stories/window-default-entity': {
    level: 'must',
    clauses: ['stories.window.default.entity'],
    asks: ['listStories'],
    refutedBy: {
      'stories.window.default.entity': ['stories.window.default-entity-unbounded'],
    },
  },
  'stories/window-first-day': {
    level: 'must',
    clauses: ['limits.date-window.inclusive'],
    asks: ['listStories'],
    refutedBy: {
      'limits.date-window.inclusive': ['stories.window.thirty-days-cut'],
    },
  },
  'stories/window-refused': {
    level: 'must',
    clauses: ['error.invalid-date', 'error.invalid-date-range', 'error.date-window-too-large', 'error.date-window-too-large.details.coverage', 'error.date-window-too-large.details.suggested-window', 'error.date-window-too-large.details.max-days'],
    asks: ['listStories', 'summarizeStories'],
    refutedBy: {
      'error.date-window-too-large': ['stories.window.over-a-year-adjusted'],
      'error.date-window-too-large.details.coverage': ['error-details.coverage-null', 'stories.window.too-large-without-coverage'],
      'error.date-window-too-large.details.max-days': ['stories.window.too-large-without-max-days'],
      'error.date-window-too-large.details.suggested-window': ['stories.window.too-large-without-suggested-window'],
      'error.invalid-date': ['stories.date.malformed-dropped'],
      'error.invalid-date-range': ['stories.window.inverted-empty'],
    },
  },
  'stories/window-thirty-days': {
    level: 'must',
    clauses: ['envelope.meta.query-window'],
    asks: ['listStories', 'summarizeStories'],
    refutedBy: {
      'envelope.meta.query-window': ['stories.list.query-window-words'],
    },
  },
  'stories/window-up-to-a-year': {
    level: 'must',
    clauses: ['limits.date-window.max', 'envelope.meta.window-adjustment', 'envelope.meta.window-adjustment.reason', 'error.date-window-too-large.served-up-to-a-year', 'error.date-window-too-large.most-recent-days', 'error.date-window-too-large.window-adjustment'],
    asks: ['listStories', 'summarizeStories'],
    refutedBy: {
      'envelope.meta.window-adjustment': ['stories.window.adjustment-text'],
      'envelope.meta.window-adjustment.reason': ['stories.window.adjustment-without-reason'],
      'error.date-window-too-large.most-recent-days': ['stories.window.oldest-days-kept'],
      'error.date-window-too-large.served-up-to-a-year': ['stories.window.over-cap-refused'],
      'error.date-window-too-large.window-adjustment': ['stories.window.adjustment-missing'],
      'limits.date-window.max': ['stories.window.not-capped'],
    },
  },
  'versioning/changelog': {
    level: 'must',
    clauses: ['versioning.changelog.page', 'versioning.changelog.feed'],
    asks: ['getChangelog', 'getChangelogFeed'],
    refutedBy: {
      'versioning.changelog.feed': ['changelog.feed-missing', 'changelog.feed-not-a-feed'],
      'versioning.changelog.page': ['changelog.page-empty', 'changelog.page-missing'],
    },
  },
  'versioning/changelog-feed': {
    level: 'must',
    clauses: ['versioning.changelog.feed.xml', 'versioning.changelog.announces', 'versioning.changelog.feed.announces'],
    asks: ['getChangelog', 'getChangelogFeed'],
    refutedBy: {
      'versioning.changelog.announces': ['changelog.deprecations-in-feed-only'],
      'versioning.changelog.feed.announces': ['changelog.feed-of-one-notice'],
      'versioning.changelog.feed.xml': ['changelog.feed-a-sitemap', 'changelog.feed-unclosed', 'changelog.feed-unescaped'],
    },
  },
  'versioning/declared-requests': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors', 'error.server-errors'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'getEntityTone', 'getShareOfVoice', 'searchEntities', 'listAdmin1', 'listOffices', 'listActivity', 'listSituations', 'getSituation', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'getOpenapi'],
    refutedBy: {
      'error.server-errors': ['macro.crashes-at-maximum'],
      'versioning.openapi.same-descriptors': ['macro.declared-ignored', 'macro.removed', 'openapi.macro-limit-too-wide', 'openapi.macro-parameter-refused', 'openapi.refused-bound-declared', 'openapi.refused-parameter-declared', 'openapi.refused-value-declared', 'openapi.unserved-path-declared'],
    },
  },
  'versioning/declared-schema': {
    level: 'must',
    clauses: ['versioning.openapi.describes-replies'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'getEntityTone', 'getShareOfVoice', 'searchEntities', 'listAdmin1', 'listOffices', 'listActivity', 'listSituations', 'getSituation', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints'],
    refutedBy: {
      'versioning.openapi.describes-replies': ['openapi.event-id-integer', 'openapi.fatalities-not-nullable', 'openapi.release-value-text', 'position.third-page-confidence-as-text'],
    },
  },
  'versioning/declared-validation': {
    level: 'must',
    clauses: ['versioning.strict.validates', 'error.server-errors'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'getOpenapi'],
    refutedBy: {
      'error.server-errors': ['number.out-of-range-crashes'],
      'versioning.strict.validates': ['macro.boolean-unchecked', 'macro.date-unchecked', 'macro.enum-unchecked', 'macro.number-unchecked'],
    },
  },
  'versioning/deprecated-flagged': {
    level: 'must',
    clauses: ['versioning.deprecated.domain.list.flagged', 'versioning.deprecated.domain.summary.flagged', 'versioning.deprecated.event-family.list.flagged', 'versioning.deprecated.event-family.summary.flagged', 'versioning.deprecated.domain.stories.flagged', 'versioning.deprecated.domain.story-summary.flagged', 'versioning.deprecated.event-family.stories.flagged', 'versioning.deprecated.no-longer-declared', 'stories.category.flag'],
    asks: ['getOpenapi'],
    refutedBy: {
      'versioning.deprecated.domain.list.flagged': ['openapi.list-domain-not-flagged'],
      'versioning.deprecated.domain.stories.flagged': ['stories.openapi.list-domain-not-flagged'],
      'versioning.deprecated.domain.story-summary.flagged': ['stories.openapi.summary-domain-not-flagged'],
      'versioning.deprecated.domain.summary.flagged': ['openapi.summary-domain-not-flagged'],
      'versioning.deprecated.event-family.list.flagged': ['openapi.deprecated-flags-missing', 'openapi.list-event-family-not-flagged'],
      'versioning.deprecated.event-family.stories.flagged': ['stories.openapi.list-event-family-not-flagged'],
      'versioning.deprecated.event-family.summary.flagged': ['openapi.summary-event-family-not-flagged'],
    },
  },
  'versioning/deprecated-on-list': {
    level: 'must',
    clauses: ['states.parameter.deprecated.applied', 'events.event-family.deprecated', 'events.domain.deprecated', 'versioning.deprecated.domain.list.applied', 'versioning.deprecated.event-family.list.applied', 'events.category.list'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.list': ['enum.category-list-refused'],
      'versioning.deprecated.domain.list.applied': ['deprecated.domain.refused', 'list.domain.dropped'],
      'versioning.deprecated.event-family.list.applied': ['deprecated.event_family.refused', 'enum.category-list-first-only', 'list.event_family.dropped', 'position.last-category-lost'],
    },
  },
  'versioning/deprecated-on-summary': {
    level: 'must',
    clauses: ['states.parameter.deprecated.applied', 'events.event-family.deprecated', 'events.domain.deprecated', 'versioning.deprecated.domain.summary.applied', 'versioning.deprecated.event-family.summary.applied'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'versioning.deprecated.domain.summary.applied': ['deprecated.domain.refused', 'summary.domain.dropped'],
      'versioning.deprecated.event-family.summary.applied': ['deprecated.event_family.refused', 'summary.event_family.dropped'],
    },
  },
  'versioning/endpoint-counts': {
    level: 'observe',
    clauses: ['versioning.meta-endpoints.counts'],
    asks: ['listEndpoints'],
    refutedBy: {},
  },
  'versioning/endpoint-directory': {
    level: 'must',
    clauses: ['versioning.meta-endpoints.coverage', 'versioning.meta-endpoints.no-error'],
    asks: ['listEndpoints'],
    refutedBy: {
      'versioning.meta-endpoints.coverage': ['meta.coverage-empty', 'meta.coverage-in-words', 'meta.missing', 'meta.without-coverage'],
      'versioning.meta-endpoints.no-error': ['meta.success-false'],
    },
  },
  'versioning/family-conflicts': {
    level: 'must',
    clauses: ['error.conflicting-family-filter', 'error.event-family-category-conflict', 'events.domain.contradicts-event-family', 'events.event-family.contradicts-category', 'error.accepted-values'],
    asks: ['listEvents', 'summarizeEvents'],
    refutedBy: {
      'error.accepted-values': ['taxonomy.family-contradiction-last-value-lost'],
      'events.domain.contradicts-event-family': ['taxonomy.domain-contradiction-empty', 'taxonomy.domain-contradiction-wrong-code'],
      'events.event-family.contradicts-category': ['taxonomy.family-contradiction-empty', 'taxonomy.family-contradiction-wrong-code'],
    },
  },
  'versioning/family-contradictions': {
    level: 'must',
    clauses: ['events.event-family.deprecated', 'events.domain.deprecated', 'events.category.filter'],
    asks: ['listEvents'],
    refutedBy: {
      'events.category.filter': ['category.filters-family-only', 'list.category.dropped'],
      'events.domain.deprecated': ['list.domain.dropped', 'rare.category-kept'],
      'events.event-family.deprecated': ['list.event_family.dropped'],
    },
  },
  'versioning/family-filter': {
    level: 'must',
    clauses: ['versioning.v1.family-filter.conflict', 'versioning.v1.family-filter.cameoplus'],
    asks: ['listEvents'],
    refutedBy: {
      'versioning.v1.family-filter.cameoplus': ['family.cameoplus-without-effect'],
      'versioning.v1.family-filter.conflict': ['family.accepted-without-effect'],
    },
  },
  'versioning/openapi-admits-served': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'getOpenapi'],
    refutedBy: {
      'versioning.openapi.same-descriptors': ['openapi.open-values-closed', 'openapi.served-box-not-declared', 'openapi.served-date-not-declared', 'openapi.served-list-not-declared', 'openapi.served-path-not-declared', 'openapi.served-radius-not-declared', 'openapi.served-value-not-declared'],
    },
  },
  'versioning/openapi-agrees-with-refusals': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'getOpenapi'],
    refutedBy: {
      'versioning.openapi.same-descriptors': ['openapi.category-not-declared', 'openapi.refused-parameter-declared', 'openapi.refused-text-declared'],
    },
  },
  'versioning/openapi-authentication': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors'],
    asks: ['getOpenapi'],
    refutedBy: {
      'versioning.openapi.same-descriptors': ['openapi.key-in-own-header'],
    },
  },
  'versioning/openapi-lists': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'getOpenapi'],
    refutedBy: {
      'versioning.openapi.same-descriptors': ['openapi.lists-exploded'],
    },
  },
  'versioning/openapi-operations': {
    level: 'observe',
    clauses: ['versioning.openapi.same-descriptors'],
    asks: ['getOpenapi'],
    refutedBy: {},
  },
  'versioning/openapi-parameters': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints', 'getOpenapi'],
    refutedBy: {
      'versioning.openapi.same-descriptors': ['openapi.open-values-closed', 'openapi.optional-parameter-required', 'openapi.other-default-declared', 'openapi.selector-required', 'openapi.served-bound-not-declared', 'openapi.served-value-not-declared'],
    },
  },
  'versioning/openapi-served': {
    level: 'must',
    clauses: ['versioning.openapi.place', 'versioning.openapi.interface-version'],
    asks: ['getOpenapi'],
    refutedBy: {
      'versioning.openapi.interface-version': ['openapi.wrong-version'],
      'versioning.openapi.place': ['openapi.missing', 'openapi.not-json'],
    },
  },
  'versioning/openapi-values': {
    level: 'must',
    clauses: ['versioning.openapi.same-descriptors'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories', 'listEntities', 'getShareOfVoice', 'searchEntities', 'listAdmin1', 'listOffices', 'listActivity', 'listSituations', 'listEnergyAssets', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'listForeignAgentLinks', 'listEndpoints'],
    refutedBy: {
      'versioning.openapi.same-descriptors': ['openapi.open-values-closed', 'openapi.served-value-not-declared'],
    },
  },
  'versioning/other-retired-aliases': {
    level: 'observe',
    clauses: ['versioning.retired.other-aliases'],
    asks: ['listEvents'],
    refutedBy: {},
  },
  'versioning/removed-v1': {
    level: 'must',
    clauses: ['error.endpoint-removed', 'error.endpoint-removed.details.replacement', 'states.parameter.removed', 'versioning.v1.gone', 'versioning.v1.code', 'versioning.v1.message', 'versioning.v1.details-replacement'],
    asks: ['removedV1'],
    refutedBy: {
      'versioning.v1.code': ['v1.wrong-code'],
      'versioning.v1.details-replacement': ['v1.replacement-removed-too', 'v1.without-details-replacement'],
      'versioning.v1.gone': ['v1.answered-404', 'v1.behind-validation', 'v1.known-paths-only', 'v1.plain-paths-only', 'v1.redirected', 'v1.still-served', 'v1.wrong-status'],
      'versioning.v1.message': ['v1.message-without-replacement'],
    },
  },
  'versioning/removed-v1-any-path': {
    level: 'must',
    clauses: ['versioning.v1.gone', 'versioning.v1.code', 'versioning.v1.details-replacement', 'error.endpoint-removed', 'states.parameter.removed'],
    asks: ['removedV1'],
    refutedBy: {
      'versioning.v1.code': ['v1.wrong-code'],
      'versioning.v1.details-replacement': ['v1.without-details-replacement'],
      'versioning.v1.gone': ['v1.answered-404', 'v1.known-paths-only', 'v1.redirected', 'v1.still-served', 'v1.wrong-status'],
    },
  },
  'versioning/removed-v1-headers': {
    level: 'must',
    clauses: ['versioning.v1.link', 'versioning.v1.link-rel', 'versioning.v1.deprecation'],
    asks: ['removedV1'],
    refutedBy: {
      'versioning.v1.deprecation': ['v1.deprecation-date', 'v1.without-deprecation'],
      'versioning.v1.link': ['v1.link-by-first-segment', 'v1.link-keeps-name', 'v1.link-of-story-summary-to-list', 'v1.link-to-changelog', 'v1.link-to-directory', 'v1.without-link'],
      'versioning.v1.link-rel': ['v1.wrong-rel'],
    },
  },
  'versioning/removed-v1-without-flags': {
    level: 'must',
    clauses: ['versioning.v1.gone', 'versioning.v1.code', 'versioning.v1.details-replacement', 'error.endpoint-removed'],
    asks: ['removedV1'],
    refutedBy: {
      'versioning.v1.code': ['v1.wrong-code'],
      'versioning.v1.details-replacement': ['v1.without-details-replacement'],
      'versioning.v1.gone': ['v1.answered-404', 'v1.behind-plan-flags', 'v1.known-paths-only', 'v1.redirected', 'v1.still-served', 'v1.wrong-status'],
    },
  },
  'versioning/removed-v1-without-key': {
    level: 'must',
    clauses: ['versioning.v1.gone'],
    asks: ['removedV1'],
    refutedBy: {
      'versioning.v1.gone': ['v1.answered-404', 'v1.redirected', 'v1.still-served', 'v1.wrong-status'],
    },
  },
  'versioning/retired-named': {
    level: 'must',
    clauses: ['envelope.applied-filters.retired', 'states.parameter.retired.named', 'versioning.retired.named', 'versioning.retired.never-400', 'versioning.retired.canonical-cluster-date-start', 'versioning.retired.canonical-cluster-date-end', 'versioning.retired.canonical-cluster-date-start.camel-case', 'versioning.retired.canonical-cluster-date-end.camel-case', 'versioning.retired.confidence-profile', 'versioning.retired.goldstein-min', 'versioning.retired.goldstein-max', 'versioning.retired.goldstein-severity-min', 'versioning.retired.goldstein-severity-max', 'versioning.retired.max-confidence', 'versioning.retired.max-geo-precision', 'versioning.retired.max-goldstein', 'versioning.retired.max-goldstein-scale', 'versioning.retired.max-goldstein-severity', 'versioning.retired.max-magnitude', 'versioning.retired.max-market-sensitivity'],
    asks: ['listEvents'],
    refutedBy: {
      'envelope.applied-filters.retired': ['retired.listed-as-array'],
      'versioning.retired.canonical-cluster-date-end': ['retired.canonical_cluster_date_end.not-listed'],
      'versioning.retired.canonical-cluster-date-end.camel-case': ['retired.canonicalClusterDateEnd.not-listed'],
      'versioning.retired.canonical-cluster-date-start': ['retired.canonical_cluster_date_start.not-listed'],
      'versioning.retired.canonical-cluster-date-start.camel-case': ['retired.canonicalClusterDateStart.not-listed'],
      'versioning.retired.confidence-profile': ['retired.confidence_profile.not-listed'],
      'versioning.retired.goldstein-max': ['retired.goldstein_max.not-listed'],
      'versioning.retired.goldstein-min': ['retired.goldstein_min.not-listed'],
      'versioning.retired.goldstein-severity-max': ['retired.goldstein_severity_max.not-listed'],
      'versioning.retired.goldstein-severity-min': ['retired.goldstein_severity_min.not-listed'],
      'versioning.retired.max-confidence': ['retired.max_confidence.not-listed'],
      'versioning.retired.max-geo-precision': ['retired.max_geo_precision.not-listed'],
      'versioning.retired.max-goldstein': ['retired.max_goldstein.not-listed'],
      'versioning.retired.max-goldstein-scale': ['retired.max_goldstein_scale.not-listed'],
      'versioning.retired.max-goldstein-severity': ['retired.max_goldstein_severity.not-listed'],
      'versioning.retired.max-magnitude': ['retired.max_magnitude.not-listed'],
      'versioning.retired.max-market-sensitivity': ['retired.max_market_sensitivity.not-listed'],
      'versioning.retired.named': ['retired.none-listed'],
      'versioning.retired.never-400': ['retired.all-refused', 'retired.canonicalClusterDateEnd.refused', 'retired.canonicalClusterDateStart.refused', 'retired.canonical_cluster_date_end.refused', 'retired.canonical_cluster_date_start.refused', 'retired.confidence_profile.refused', 'retired.goldstein_max.refused', 'retired.goldstein_min.refused', 'retired.goldstein_severity_max.refused', 'retired.goldstein_severity_min.refused', 'retired.max_confidence.refused', 'retired.max_geo_precision.refused', 'retired.max_goldstein.refused', 'retired.max_goldstein_scale.refused', 'retired.max_goldstein_severity.refused', 'retired.max_magnitude.refused', 'retired.max_market_sensitivity.refused'],
    },
  },
  'versioning/retired-never-rejected': {
    level: 'must',
    clauses: ['states.parameter.retired.accepted', 'versioning.retired.never-400'],
    asks: ['listEvents'],
    refutedBy: {
      'versioning.retired.never-400': ['retired.all-refused', 'retired.canonicalClusterDateEnd.refused', 'retired.canonicalClusterDateStart.refused', 'retired.canonical_cluster_date_end.refused', 'retired.canonical_cluster_date_start.refused', 'retired.confidence_profile.refused', 'retired.goldstein_max.refused', 'retired.goldstein_min.refused', 'retired.goldstein_severity_max.refused', 'retired.goldstein_severity_min.refused', 'retired.max_confidence.refused', 'retired.max_geo_precision.refused', 'retired.max_goldstein.refused', 'retired.max_goldstein_scale.refused', 'retired.max_goldstein_severity.refused', 'retired.max_magnitude.refused', 'retired.max_market_sensitivity.refused'],
    },
  },
  'versioning/retired-on-summary': {
    level: 'must',
    clauses: ['states.parameter.retired.no-effect', 'versioning.retired.elsewhere'],
    asks: ['summarizeEvents'],
    refutedBy: {
      'states.parameter.retired.no-effect': ['retired.canonical_cluster_date_end.still-applied', 'retired.canonical_cluster_date_start.still-applied', 'retired.goldstein_max.still-applied', 'retired.goldstein_min.still-applied', 'retired.max_confidence.still-applied', 'retired.max_geo_precision.still-applied', 'retired.max_goldstein.still-applied', 'retired.max_goldstein_scale.still-applied', 'retired.max_magnitude.still-applied', 'retired.max_market_sensitivity.still-applied'],
    },
  },
  'versioning/retired-told': {
    level: 'must',
    clauses: ['versioning.lenient.ignored'],
    asks: ['summarizeEvents', 'listStories', 'summarizeStories'],
    refutedBy: {
      'versioning.lenient.ignored': ['stories.retired.unsaid'],
    },
  },
  'versioning/retired-without-effect': {
    level: 'must',
    clauses: ['states.parameter.retired.no-effect', 'states.parameter.retired.accepted', 'versioning.retired.accepted', 'versioning.retired.never-400'],
    asks: ['listEvents'],
    refutedBy: {
      'states.parameter.retired.no-effect': ['retired.goldstein_max.still-applied', 'retired.goldstein_min.still-applied', 'retired.max_confidence.still-applied', 'retired.max_geo_precision.still-applied', 'retired.max_goldstein.still-applied', 'retired.max_goldstein_scale.still-applied', 'retired.max_magnitude.still-applied', 'retired.max_market_sensitivity.still-applied'],
      'versioning.retired.never-400': ['retired.all-refused', 'retired.canonicalClusterDateEnd.refused', 'retired.canonicalClusterDateStart.refused', 'retired.canonical_cluster_date_end.refused', 'retired.canonical_cluster_date_end.still-applied', 'retired.canonical_cluster_date_start.refused', 'retired.canonical_cluster_date_start.still-applied', 'retired.confidence_profile.refused', 'retired.goldstein_max.refused', 'retired.goldstein_min.refused', 'retired.goldstein_severity_max.refused', 'retired.goldstein_severity_min.refused', 'retired.max_confidence.refused', 'retired.max_geo_precision.refused', 'retired.max_goldstein.refused', 'retired.max_goldstein_scale.refused', 'retired.max_goldstein_severity.refused', 'retired.max_magnitude.refused', 'retired.max_market_sensitivity.refused'],
    },
  },
  'versioning/strictness-as-told': {
    level: 'must',
    clauses: ['envelope.applied-filters.ignored', 'error.unknown-param', 'error.unknown-param.details.accepted-params', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
    asks: ['listEvents', 'getEvent', 'summarizeEvents', 'listStories', 'getStory', 'summarizeStories', 'listEntities', 'getEntity', 'getHierarchy', 'searchEntities', 'listAdmin1', 'listOffices', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin', 'listFacilities', 'getFacility', 'listAwards', 'listForeignAgentLinks', 'listEndpoints'],
    refutedBy: {
      'envelope.applied-filters.ignored': ['aicompute.ignored.lists-every-name'],
      'error.unknown-param': ['unknown-param.crashes', 'unknown-param.wrong-code', 'unknown-param.wrong-status'],
      'error.unknown-param.details.accepted-params': ['error-details.params-not-accepted', 'stories.unknown-param.without-accepted-params', 'unknown-param.without-accepted-params'],
      'versioning.lenient.ignored': ['aicompute.ignored.not-listed', 'entities.list.undeclared-not-listed', 'meta.strict-called-lenient', 'registry.undeclared.last-listed-only', 'search.undeclared.not-listed'],
      'versioning.strict.unknown-param': ['registry.undeclared.served', 'stories.unknown-param.served', 'unknown-param.ignored-as-count', 'unknown-param.listed-as-ignored', 'unknown-param.served'],
    },
  },
  'versioning/suggested-spelling': {
    level: 'must',
    clauses: ['error.unknown-param.details.did-you-mean', 'error.unknown-param.details.accepted-params', 'versioning.strict.suggested-spelling'],
    asks: ['listEvents', 'summarizeEvents', 'listStories'],
    refutedBy: {
      'error.unknown-param.details.accepted-params': ['stories.unknown-param.without-accepted-params', 'unknown-param.without-accepted-params'],
      'error.unknown-param.details.did-you-mean': ['stories.unknown-param.without-did-you-mean', 'unknown-param.without-did-you-mean'],
      'versioning.strict.suggested-spelling': ['error-details.suggestion-not-accepted', 'unknown-param.absurd-suggestion'],
    },
  },
  'versioning/unknown-parameter': {
    level: 'must',
    clauses: ['error.unknown-param', 'error.unknown-param.details.param', 'error.unknown-param.details.accepted-params', 'envelope.applied-filters.ignored', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
    asks: ['listEvents', 'summarizeStories'],
    refutedBy: {
      'envelope.applied-filters.ignored': ['unknown-param.ignored-as-count'],
      'error.unknown-param': ['unknown-param.crashes', 'unknown-param.wrong-code', 'unknown-param.wrong-status'],
      'error.unknown-param.details.accepted-params': ['stories.unknown-param.without-accepted-params', 'unknown-param.without-accepted-params'],
      'error.unknown-param.details.param': ['error-details.param-of-another', 'stories.unknown-param.without-param', 'unknown-param.without-param'],
      'versioning.lenient.ignored': ['stories.unknown-param.served', 'unknown-param.served'],
    },
  },
  'versioning/unknown-parameter-in-capitals': {
    level: 'must',
    clauses: ['versioning.strict.unknown-param'],
    asks: ['listEvents', 'listStories', 'listFacilities', 'listEndpoints'],
    refutedBy: {
      'versioning.strict.unknown-param': ['registry.undeclared.capitals-passed-over', 'registry.undeclared.served', 'stories.unknown-param.served', 'unknown-param.capitals-passed-over', 'unknown-param.ignored-as-count', 'unknown-param.served'],
    },
  },
  'versioning/unknown-parameter-on-detail': {
    level: 'must',
    clauses: ['error.unknown-param', 'versioning.lenient.ignored', 'versioning.strict.unknown-param'],
    asks: ['getEvent', 'listStories', 'getStory', 'listEndpoints'],
    refutedBy: {
      'versioning.lenient.ignored': ['meta.strict-called-lenient'],
      'versioning.strict.unknown-param': ['registry.undeclared.served'],
    },
  },
  'versioning/unknown-parameter-sent': {
    level: 'must',
    clauses: ['envelope.applied-filters.ignored'],
    asks: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories', 'listEntities', 'searchEntities', 'listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales', 'listFacilities'],
    refutedBy: {
      'envelope.applied-filters.ignored': ['state.ignored-names-pile-up'],
    },
  },
};
