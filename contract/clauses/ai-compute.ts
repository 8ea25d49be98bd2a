import type { Clauses } from '../clause.js';

const all = ['listDataCenters', 'listModels', 'listHardware', 'listCompanies', 'listChipSales'] as const;
const paged = ['listDataCenters', 'listModels', 'listHardware'] as const;

const row = {
  heading: 'Endpoints > AI compute family',
  operations: all,
  by: 'table',
  seen: 'one-reply',
} as const;
const pages = { ...row, operations: paged } as const;
const dataCenters = { ...row, operations: ['listDataCenters'] } as const;
const models = { ...row, operations: ['listModels'] } as const;
const hardware = { ...row, operations: ['listHardware'] } as const;
const companies = { ...row, operations: ['listCompanies'] } as const;
const chipSales = { ...row, operations: ['listChipSales'] } as const;

const records = 'Resources and their fields > AI compute records';
const semantics = 'What the service does > Semantics that the reference families fix';
const errors = 'Errors > Validation and request errors';

/** What a row tells in a member that has no shown name. */
const member = { heading: records, by: 'not-shown' } as const;
/** What a plain sentence about the records states. */
const stated = { heading: records, by: 'statement' } as const;

/** The five AI compute lists: their parameters, orders and rows. */
export const aiComputeClauses = {
  'aicompute.datasets': {
    ...row,
    heading: 'What the service does',
    by: 'statement',
    says: 'The service offers AI compute datasets.',
  },
  'aicompute.licence': {
    ...row,
    heading: semantics,
    by: 'statement',
    seen: 'no',
    says: 'The AI compute data is licensed under CC-BY 4.0.',
    untestable: 'A licence is a legal fact, and no member is shown to name it.',
  },
  'aicompute.attribution': {
    ...row,
    heading: semantics,
    by: 'client',
    seen: 'no',
    says: 'Whoever redistributes AI compute data attributes it.',
  },
  'aicompute.attributions-member': {
    ...row,
    heading: semantics,
    by: 'not-shown',
    says: 'Whether an AI compute reply has `meta.attributions` is left open.',
    ruling: 'attributions',
  },

  'aicompute.entitlement': {
    ...row,
    by: 'statement',
    seen: 'account',
    says: 'The AI compute data is open only to keys whose plan has `can_use_aicompute`.',
    ruling: 'missing-entitlement',
  },
  'aicompute.entitlement.plans': {
    ...row,
    by: 'not-shown',
    seen: 'account',
    says: 'Which plans have `can_use_aicompute` is left open.',
  },
  'aicompute.data': {
    ...row,
    by: 'statement',
    says: 'An AI compute reply has `data`, an array.',
    ruling: 'reference-envelope',
  },
  'aicompute.envelope': {
    ...row,
    by: 'not-shown',
    says: 'Whether an AI compute reply has the other members of the list envelope is left open.',
    ruling: 'reference-envelope',
  },

  'aicompute.limit.default': {
    ...pages,
    seen: 'relation',
    says: 'Without `limit` as many rows are returned as with `limit=25`.',
  },
  'aicompute.limit.bounds': {
    ...row,
    says: 'A reply has no more rows than the `limit` sent, where that is within the range.',
  },
  'aicompute.limit.at-max': { ...pages, says: 'A `limit` of 200 is served.' },
  'aicompute.limit.max': {
    ...pages,
    says: 'A reply never has more than 200 rows.',
    ruling: 'limit-above-max',
  },
  'aicompute.limit.above-max': {
    ...pages,
    by: 'not-shown',
    says: 'Whether a `limit` above 200 is refused with `INVALID_LIMIT` or lowered is left open.',
    ruling: 'limit-above-max',
  },
  'aicompute.limit.non-numeric': {
    ...row,
    heading: errors,
    says: 'A `limit` that is no number is a 400 `INVALID_LIMIT` or `INVALID_NUMBER`.',
    ruling: 'limit-above-max',
  },
  'aicompute.limit.below-min': {
    ...row,
    by: 'not-shown',
    says: 'Whether a `limit` below 1 is refused or served is left open.',
    ruling: 'limit-above-max',
  },
  'aicompute.offset': {
    ...pages,
    seen: 'relation',
    says: '`offset` skips that many rows of the list.',
    ruling: 'offset-and-cursor',
  },
  'aicompute.offset.cursor': {
    ...pages,
    seen: 'relation',
    says: '`cursor` is another spelling of `offset` and takes the same number.',
    ruling: 'offset-and-cursor',
  },
  'aicompute.offset.non-numeric': {
    ...pages,
    heading: errors,
    says: 'An `offset` or `cursor` that is no number is refused with 400.',
    ruling: 'offset-and-cursor',
  },
  'aicompute.offset.extremes': {
    ...pages,
    by: 'not-shown',
    says: 'The answer to an `offset` that is negative, or greater than the number of rows, is left open.',
  },
  'aicompute.next-cursor': {
    ...pages,
    by: 'not-shown',
    says: 'Whether a reply offers a `next_cursor` is left open.',
    ruling: 'offset-and-cursor',
  },
  'aicompute.cursor.lifetime': {
    ...pages,
    by: 'not-shown',
    seen: 'time',
    says: 'Whether a `cursor` of the family ages is left open.',
    ruling: 'offset-and-cursor',
  },
  'aicompute.filters.case': {
    ...pages,
    by: 'not-shown',
    seen: 'relation',
    says: 'Whether letter case matters to the substring filters other than `country` is left open.',
  },
  'aicompute.filters.combination': {
    ...pages,
    by: 'not-shown',
    seen: 'relation',
    says: 'How several filters of an AI compute list combine is left open.',
  },

  'aicompute.entity-id.resolved': {
    ...row,
    ...stated,
    seen: 'relation',
    says: 'The `entity_id` of a row resolves to an entity of the service.',
  },
  'aicompute.fields': {
    ...row,
    ...member,
    says: 'The member names of AI compute rows are left open, save `training_compute_flop` and `entity_id`.',
  },

  'aicompute.data-centers.rows': { ...dataCenters, says: 'The operation lists AI data centers.' },
  'aicompute.data-centers.country': {
    ...dataCenters,
    seen: 'relation',
    says: '`country` keeps the data centers whose country contains the text sent, and no others.',
    ruling: 'country-codes',
  },
  'aicompute.data-centers.country.substring': {
    ...dataCenters,
    seen: 'relation',
    says: '`country` finds a data center by a part from inside the name of its country.',
  },
  'aicompute.data-centers.country.case': {
    ...dataCenters,
    seen: 'relation',
    says: 'Upper and lower case do not matter to the `country` of data centers.',
  },
  'aicompute.data-centers.owner': {
    ...dataCenters,
    seen: 'relation',
    says: '`owner` keeps the data centers whose owner contains the text sent, and no others.',
  },
  'aicompute.data-centers.owner.substring': {
    ...dataCenters,
    seen: 'relation',
    says: '`owner` finds a data center by a part from inside the name of its owner.',
  },
  'aicompute.data-centers.owner.org': {
    ...dataCenters,
    seen: 'relation',
    says: '`org` is another spelling of `owner`.',
  },
  'aicompute.data-centers.order': {
    ...dataCenters,
    by: 'not-shown',
    says: 'The order of data centers is left open.',
  },
  'aicompute.data-centers.entity-id': {
    ...dataCenters,
    ...stated,
    says: 'A data center row that names an owner carries an `entity_id`.',
  },
  'aicompute.data-centers.rollup': {
    ...dataCenters,
    ...stated,
    says: 'A reply of data centers carries a rollup by country beside its rows.',
    ruling: 'ai-compute-extras',
  },
  'aicompute.data-centers.rollup.place': {
    ...dataCenters,
    ...member,
    says: 'Where the country rollup stands, and what its members are called, is left open.',
    ruling: 'ai-compute-extras',
  },
  'aicompute.data-centers.rollup.extent': {
    ...dataCenters,
    ...member,
    seen: 'relation',
    says: 'Whether the country rollup covers every match or the rows of the page is left open.',
    ruling: 'ai-compute-extras',
  },
  'aicompute.data-centers.fields.owner': {
    ...dataCenters,
    ...member,
    says: 'A data center row tells its owner, in a member whose name is not shown.',
  },
  'aicompute.data-centers.fields.power': {
    ...dataCenters,
    ...member,
    says: 'A data center row tells its power in MW, in a member whose name is not shown.',
  },
  'aicompute.data-centers.fields.compute': {
    ...dataCenters,
    ...member,
    says: 'A data center row tells its compute in H100 equivalents, in a member whose name is not shown.',
  },
  'aicompute.data-centers.fields.cost': {
    ...dataCenters,
    ...member,
    says: 'A data center row tells its cost, in a member whose name is not shown.',
  },
  'aicompute.data-centers.fields.users': {
    ...dataCenters,
    ...member,
    says: 'A data center row tells its users, in a member whose name is not shown.',
  },
  'aicompute.data-centers.fields.chip-types': {
    ...dataCenters,
    ...member,
    says: 'A data center row tells its current chip types, in a member whose name is not shown.',
  },

  'aicompute.models.rows': { ...models, says: 'The operation lists AI models.' },
  'aicompute.models.organization': {
    ...models,
    seen: 'relation',
    says: '`organization` keeps the models whose developing organization contains the text sent, and no others.',
  },
  'aicompute.models.organization.substring': {
    ...models,
    seen: 'relation',
    says: '`organization` finds a model by a part from inside the name of its developer.',
  },
  'aicompute.models.organization.org': {
    ...models,
    seen: 'relation',
    says: '`org` is another spelling of `organization`.',
  },
  'aicompute.models.contributors': {
    ...models,
    seen: 'relation',
    says: '`organization_categorization` keeps the models with a contributor type that contains the text sent.',
  },
  'aicompute.models.contributors.substring': {
    ...models,
    seen: 'relation',
    says: '`organization_categorization` finds a model by a part of a contributor type.',
  },
  'aicompute.models.contributors.tokens': {
    ...models,
    says: '`organization_categorization` takes `Industry`, `Academia`, `Government` and `Research collective`.',
  },
  'aicompute.models.contributors.several': {
    ...models,
    seen: 'relation',
    says: 'A model with several contributor types is found by each of them.',
  },
  'aicompute.models.domain': {
    ...models,
    seen: 'relation',
    says: '`domain` keeps the models whose domain contains the text sent, and no others.',
  },
  'aicompute.models.domain.substring': {
    ...models,
    seen: 'relation',
    says: '`domain` finds a model by a part from inside the name of its domain.',
  },
  'aicompute.models.frontier.one': {
    ...models,
    seen: 'relation',
    says: '`frontier=1` keeps the frontier models, and no others.',
    ruling: 'boolean-spelling',
  },
  'aicompute.models.frontier.true': {
    ...models,
    seen: 'relation',
    says: '`frontier=true` returns the models of `frontier=1`.',
    ruling: 'boolean-spelling',
  },
  'aicompute.models.frontier.other-values': {
    ...models,
    by: 'not-shown',
    says: 'The answer to a `frontier` other than `1` and `true` is left open.',
    ruling: 'boolean-spelling',
  },
  'aicompute.models.min-compute.only': {
    ...models,
    says: 'Every model returned has a `training_compute_flop` that is not below the `min_compute` sent.',
  },
  'aicompute.models.min-compute.every': {
    ...models,
    seen: 'relation',
    says: '`min_compute` keeps every model with a `training_compute_flop` above it.',
  },
  'aicompute.models.min-compute.at-bound': {
    ...models,
    by: 'not-shown',
    seen: 'relation',
    says: 'Whether `min_compute` keeps a model that has exactly that compute is left open.',
  },
  'aicompute.models.min-compute.non-numeric': {
    ...models,
    by: 'not-shown',
    says: 'Whether a `min_compute` that is no number is refused or ignored is left open.',
  },
  'aicompute.models.sort.default': {
    ...models,
    says: 'Without `sort` the models come with the latest publication first.',
    ruling: 'sort-directions',
  },
  'aicompute.models.sort.compute': {
    ...models,
    says: '`sort=compute` brings the models with the highest `training_compute_flop` first.',
    ruling: 'sort-directions',
  },
  'aicompute.models.sort.nulls': {
    ...models,
    by: 'not-shown',
    says: 'At which end models without a value for the order in force stand is left open.',
    ruling: 'sort-directions',
  },
  'aicompute.models.sort.ties': {
    ...models,
    by: 'not-shown',
    says: 'The order of models with equal values is left open.',
    ruling: 'sort-directions',
  },
  'aicompute.models.sort.empty-value': {
    ...models,
    by: 'not-shown',
    seen: 'relation',
    says: 'Whether a `sort` sent without a value is taken as no `sort` is left open.',
  },
  'aicompute.models.sort.unknown': {
    ...models,
    by: 'not-shown',
    says: 'Whether an unknown `sort` of models is refused or ignored is left open.',
  },
  'aicompute.models.entity-id': {
    ...models,
    ...stated,
    says: 'A model row that names a developing organization carries an `entity_id`.',
  },
  'aicompute.models.training-compute-flop': {
    ...models,
    ...stated,
    says: 'Model rows carry `training_compute_flop`.',
  },
  'aicompute.models.training-compute-flop.number': {
    ...models,
    ...stated,
    by: 'shape-if-present',
    says: 'A `training_compute_flop` that is given is a number.',
  },
  'aicompute.models.training-compute-flop.count': {
    ...models,
    ...stated,
    by: 'shape-if-present',
    says: 'A `training_compute_flop` counts operations, so that it is never negative.',
  },
  'aicompute.models.training-compute-flop.unknown': {
    ...models,
    ...member,
    says: 'Whether a model of unknown compute has a null `training_compute_flop` or none is left open.',
  },
  'aicompute.models.fields.organization': {
    ...models,
    ...member,
    says: 'A model row tells its developing organization, in a member whose name is not shown.',
  },
  'aicompute.models.fields.domain': {
    ...models,
    ...member,
    says: 'A model row tells its domain, in a member whose name is not shown.',
  },
  'aicompute.models.fields.task': {
    ...models,
    ...member,
    says: 'A model row tells its task, in a member whose name is not shown.',
  },
  'aicompute.models.fields.training-hardware': {
    ...models,
    ...member,
    says: 'A model row tells its training hardware, in a member whose name is not shown.',
  },
  'aicompute.models.fields.accessibility': {
    ...models,
    ...member,
    says: 'A model row tells its accessibility, in a member whose name is not shown.',
  },
  'aicompute.models.fields.open-weights': {
    ...models,
    ...member,
    says: 'A model row has a flag for open weights, in a member whose name is not shown.',
  },
  'aicompute.models.fields.frontier': {
    ...models,
    ...member,
    says: 'A model row has a flag for frontier models, in a member whose name is not shown.',
  },

  'aicompute.hardware.rows': { ...hardware, says: 'The operation lists AI hardware.' },
  'aicompute.hardware.manufacturer': {
    ...hardware,
    seen: 'relation',
    says: '`manufacturer` keeps the hardware whose manufacturer contains the text sent, and no others.',
  },
  'aicompute.hardware.manufacturer.substring': {
    ...hardware,
    seen: 'relation',
    says: '`manufacturer` finds hardware by a part from inside the name of its manufacturer.',
  },
  'aicompute.hardware.manufacturer.org': {
    ...hardware,
    seen: 'relation',
    says: '`org` is another spelling of `manufacturer`.',
  },
  'aicompute.hardware.type': {
    ...hardware,
    seen: 'relation',
    says: '`type` keeps the hardware of the type sent, and no other.',
  },
  'aicompute.hardware.type.exact': {
    ...hardware,
    seen: 'relation',
    says: '`type` does not match hardware by a part of its type.',
  },
  'aicompute.hardware.type.case': {
    ...hardware,
    seen: 'relation',
    says: 'Upper and lower case do not matter to `type`.',
  },
  'aicompute.hardware.type.gpu': { ...hardware, says: '`type` takes `GPU`.' },
  'aicompute.hardware.type.tpu': { ...hardware, says: '`type` takes `TPU`.' },
  'aicompute.hardware.type.gpgpu': { ...hardware, says: '`type` takes `GPGPU`.' },
  'aicompute.hardware.type.xpu': { ...hardware, says: '`type` takes `XPU`.' },
  'aicompute.hardware.type.xpu-r': { ...hardware, says: '`type` takes `XPU-R`.' },
  'aicompute.hardware.type.npu': { ...hardware, says: '`type` takes `NPU`.' },
  'aicompute.hardware.type.asic': { ...hardware, says: '`type` takes `ASIC`.' },
  'aicompute.hardware.type.lpu': { ...hardware, says: '`type` takes `LPU`.' },
  'aicompute.hardware.type.hybrid-cpu': { ...hardware, says: '`type` takes `Hybrid CPU`.' },
  'aicompute.hardware.type.other': { ...hardware, says: '`type` takes `Other`.' },
  'aicompute.hardware.type.dcu': { ...hardware, says: '`type` takes `DCU (GPGPU)`.' },
  'aicompute.hardware.type.unknown': {
    ...hardware,
    says: 'A `type` of hardware outside the eleven is a 400 `INVALID_ENUM`.',
  },
  'aicompute.hardware.type.accepted-values': {
    ...hardware,
    heading: 'Errors',
    by: 'statement',
    says: 'The refusal of a `type` of hardware lists the eleven in `details.accepted_values`.',
  },
  'aicompute.hardware.foundry': {
    ...hardware,
    seen: 'relation',
    says: '`foundry` keeps the hardware whose fabricator contains the text sent, and no other.',
  },
  'aicompute.hardware.foundry.substring': {
    ...hardware,
    seen: 'relation',
    says: '`foundry` finds hardware by a part from inside the name of its fabricator.',
  },
  'aicompute.hardware.foundry.dual': {
    ...hardware,
    seen: 'data',
    says: 'Hardware with two fabricators is found by either.',
  },
  'aicompute.hardware.foundry.member': {
    ...hardware,
    ...member,
    says: 'Whether a hardware row names its fabricator is left open.',
  },
  'aicompute.hardware.order': {
    ...hardware,
    by: 'not-shown',
    says: 'The order of hardware is left open.',
  },
  'aicompute.hardware.entity-id': {
    ...hardware,
    ...stated,
    says: 'A hardware row that names a manufacturer carries an `entity_id`.',
  },
  'aicompute.hardware.fields.manufacturer': {
    ...hardware,
    ...member,
    says: 'A hardware row tells its manufacturer, in a member whose name is not shown.',
  },
  'aicompute.hardware.fields.type': {
    ...hardware,
    ...member,
    says: 'A hardware row tells its type, in a member whose name is not shown.',
  },
  'aicompute.hardware.fields.release-date': {
    ...hardware,
    ...member,
    says: 'A hardware row tells its release date, in a member whose name is not shown.',
  },
  'aicompute.hardware.fields.price': {
    ...hardware,
    ...member,
    says: 'A hardware row tells its price, in a member whose name is not shown.',
  },

  'aicompute.companies.rows': { ...companies, says: 'The operation lists AI companies.' },
  'aicompute.companies.limit.default': {
    ...companies,
    seen: 'relation',
    says: 'Without `limit` as many companies are returned as with `limit=50`.',
  },
  'aicompute.companies.limit.max': {
    ...companies,
    by: 'not-shown',
    says: 'Whether the `limit` of companies has a maximum is left open.',
    ruling: 'limit-above-max',
  },
  'aicompute.companies.order': {
    ...companies,
    says: 'The valuations of companies run in one direction down the list.',
    ruling: 'sort-directions',
  },
  'aicompute.companies.order.direction': {
    ...companies,
    by: 'not-shown',
    says: 'Whether the highest valuation of a company comes first is left open.',
    ruling: 'sort-directions',
  },
  'aicompute.companies.order.nulls': {
    ...companies,
    by: 'not-shown',
    says: 'At which end companies without a valuation stand is left open.',
    ruling: 'sort-directions',
  },
  'aicompute.companies.entity-id': {
    ...companies,
    ...stated,
    says: 'A company row carries an `entity_id`.',
  },
  'aicompute.companies.fields.type': {
    ...companies,
    ...member,
    says: 'A company row tells its company type, in a member whose name is not shown.',
  },
  'aicompute.companies.fields.product-domains': {
    ...companies,
    ...member,
    says: 'A company row tells its product domains, in a member whose name is not shown.',
  },
  'aicompute.companies.fields.staff-count': {
    ...companies,
    ...member,
    says: 'A company row tells its staff count, in a member whose name is not shown.',
  },
  'aicompute.companies.fields.revenue': {
    ...companies,
    ...member,
    says: 'A company row tells its annualized revenue, in a member whose name is not shown.',
  },
  'aicompute.companies.fields.valuation': {
    ...companies,
    ...member,
    says: 'A company row tells its valuation, in a member whose name is not shown.',
  },
  'aicompute.companies.fields.funding': {
    ...companies,
    ...member,
    says: 'A company row tells its total equity funding, in a member whose name is not shown.',
  },
  'aicompute.companies.fields.founding-date': {
    ...companies,
    ...member,
    says: 'A company row tells its founding date, in a member whose name is not shown.',
  },

  'aicompute.chip-sales.rows': { ...chipSales, says: 'The operation lists AI chip sales.' },
  'aicompute.chip-sales.limit.default': {
    ...chipSales,
    seen: 'relation',
    says: 'Without `limit` as many rows of chip sales are returned as with `limit=50`.',
  },
  'aicompute.chip-sales.limit.max': {
    ...chipSales,
    by: 'not-shown',
    says: 'Whether the `limit` of chip sales has a maximum is left open.',
    ruling: 'limit-above-max',
  },
  'aicompute.chip-sales.chip-manufacturer': {
    ...chipSales,
    seen: 'relation',
    says: '`chip_manufacturer` keeps the chip sales of the designer sent, and no others.',
  },
  'aicompute.chip-sales.chip-manufacturer.exact': {
    ...chipSales,
    seen: 'relation',
    says: '`chip_manufacturer` does not match chip sales by a part of the name of a designer.',
  },
  'aicompute.chip-sales.chip-manufacturer.case': {
    ...chipSales,
    seen: 'relation',
    says: 'Upper and lower case do not matter to `chip_manufacturer`.',
  },
  'aicompute.chip-sales.chip-manufacturer.six': {
    ...chipSales,
    says: '`chip_manufacturer` takes the names of six designers.',
  },
  'aicompute.chip-sales.chip-manufacturer.names': {
    ...chipSales,
    by: 'not-shown',
    says: 'The names of the six designers are left open.',
  },
  'aicompute.chip-sales.chip-manufacturer.unknown': {
    ...chipSales,
    by: 'not-shown',
    says: 'Whether an unknown `chip_manufacturer` is refused or finds nothing is left open.',
  },
  'aicompute.chip-sales.order': {
    ...chipSales,
    by: 'not-shown',
    says: 'The order of chip sales is left open.',
  },
  'aicompute.chip-sales.entity-id': {
    ...chipSales,
    ...stated,
    says: 'A chip sales row that names a designer carries an `entity_id`.',
  },
  'aicompute.chip-sales.windows': {
    ...chipSales,
    ...member,
    says: 'Whether a designer has one row, of the latest window, or several is left open.',
    ruling: 'ai-compute-extras',
  },
  'aicompute.chip-sales.fields.designer': {
    ...chipSales,
    ...member,
    says: 'A chip sales row tells its designer, in a member whose name is not shown.',
  },
  'aicompute.chip-sales.fields.compute': {
    ...chipSales,
    ...member,
    says: 'A chip sales row tells the cumulative compute in H100 equivalents, in a member whose name is not shown.',
  },
  'aicompute.chip-sales.fields.units': {
    ...chipSales,
    ...member,
    says: 'A chip sales row tells the unit count, in a member whose name is not shown.',
  },
  'aicompute.chip-sales.fields.power': {
    ...chipSales,
    ...member,
    says: 'A chip sales row tells the power in MW, in a member whose name is not shown.',
  },
} as const satisfies Clauses;
