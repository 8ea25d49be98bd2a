import {
  facilityClasses,
  facilitySources,
  facilityTypes,
  limits,
  vocabularies,
} from '../../../../contract/index.js';
import { count, date, list, numberOrNull, object, refer, type Schema, text, textOrNull } from './schema.js';

const success: Schema = { type: 'boolean', const: true };
const amountOrNull: Schema = { type: ['number', 'null'], minimum: 0 };
const countOrNull: Schema = { type: ['integer', 'null'], minimum: 0 };
const dateOrNull: Schema = { type: ['string', 'null'], format: 'date' };
const amount: Schema = { type: 'number', minimum: 0 };

const pagination = object({
  limit: count,
  offset: count,
  total: count,
  next_offset: countOrNull,
  next_cursor: textOrNull,
});

const reply = (row: string, beside: Readonly<Record<string, Schema>> = {}): Schema =>
  object(
    {
      success,
      data: list(refer(row)),
      ...beside,
      pagination,
      meta: object({ attributions: { type: 'array' } }),
      applied_filters: object({ ignored: list(text) }),
    },
    ['success', 'data'],
  );

const rollup = object({ country: text, data_centers: count, power_mw: amount, compute_h100e: amount }, [
  'country',
  'data_centers',
]);

/** The schemas of the AI compute rows and replies. */
export const aiComputeSchemas: Readonly<Record<string, Schema>> = {
  DataCenter: object(
    {
      id: text,
      name: text,
      owner: textOrNull,
      entity_id: textOrNull,
      users: list(text),
      country: text,
      status: text,
      power_mw: amountOrNull,
      compute_h100e: amountOrNull,
      cost_usd: amountOrNull,
      current_chip_types: list(text),
    },
    ['id', 'name', 'owner', 'entity_id', 'country'],
  ),
  Model: object(
    {
      id: text,
      name: text,
      organization: textOrNull,
      organization_categorization: list(text),
      entity_id: textOrNull,
      domain: text,
      task: text,
      publication_date: dateOrNull,
      training_compute_flop: amountOrNull,
      training_hardware: textOrNull,
      accessibility: textOrNull,
      open_weights: { type: ['boolean', 'null'] },
      frontier: { type: 'boolean' },
    },
    ['id', 'name', 'organization', 'entity_id', 'training_compute_flop'],
  ),
  Hardware: object(
    {
      id: text,
      name: text,
      manufacturer: textOrNull,
      entity_id: textOrNull,
      type: { type: 'string', enum: vocabularies.hardwareType.values },
      foundry: textOrNull,
      release_date: dateOrNull,
      release_price_usd: amountOrNull,
    },
    ['id', 'name', 'manufacturer', 'entity_id', 'type'],
  ),
  Company: object(
    {
      name: text,
      entity_id: text,
      company_type: text,
      product_domains: list(text),
      staff_count: countOrNull,
      annualized_revenue_usd: amountOrNull,
      valuation_usd: amountOrNull,
      total_equity_funding_usd: amountOrNull,
      founding_date: dateOrNull,
    },
    ['name', 'entity_id'],
  ),
  ChipSales: object(
    {
      designer: text,
      entity_id: text,
      window_start: { type: 'string', format: 'date' },
      window_end: { type: 'string', format: 'date' },
      latest_window: { type: 'boolean' },
      cumulative_compute_h100e: amount,
      unit_count: count,
      power_mw: amount,
    },
    ['designer', 'entity_id'],
  ),
  DataCenterList: reply('DataCenter', { country_rollup: list(rollup) }),
  ModelList: reply('Model', { sort: text }),
  HardwareList: reply('Hardware'),
  CompanyList: reply('Company'),
  ChipSalesList: reply('ChipSales'),
};

const meta = object({ attributions: { type: 'array' } });

const card: Readonly<Record<string, Schema>> = {
  facility_id: { type: 'string', pattern: '^f_' },
  site_id: { type: 'string', pattern: '^s_' },
  name: text,
  type: { type: 'string', enum: facilityTypes },
  class: { type: 'string', enum: facilityClasses },
  source: { type: 'string', enum: facilitySources },
  country: text,
  secondary_country: textOrNull,
  latitude: numberOrNull(-90, 90),
  longitude: numberOrNull(-180, 180),
  owners: list(object({ name: text, entity_id: { type: 'string', pattern: '^e_' } }, ['name', 'entity_id'])),
  status: textOrNull,
  capacity: amountOrNull,
  capacity_unit: textOrNull,
  capacity_mw: amountOrNull,
  updated_at: { type: 'string', format: 'date-time' },
  follow_on_urls: { type: 'object' },
};

const merge = object({
  facility_id: text,
  source: text,
  name: text,
  merged_at: text,
  reversible: { type: 'boolean' },
});

/** The schemas of the facility record and of the replies of the directory. */
export const facilitySchemas: Readonly<Record<string, Schema>> = {
  Facility: object(card, Object.keys(card)),
  FacilityDetail: object({ ...card, attributes: { type: 'object' }, merge_history: list(merge) }, [
    ...Object.keys(card),
    'attributes',
    'merge_history',
  ]),
  FacilityList: object(
    {
      success,
      data: list(refer('Facility')),
      pagination: object({ limit: count, cursor: textOrNull, next_cursor: textOrNull, total: count }, [
        'limit',
      ]),
      sort: text,
      meta,
      applied_filters: { type: 'object' },
    },
    ['success', 'data', 'pagination'],
  ),
  FacilityReply: object({ success, data: refer('FacilityDetail'), meta }, ['success', 'data']),
};

const obligatedAmount: Schema = { type: 'number' };
const uei: Schema = { type: 'string', minLength: limits.uei.length, maxLength: limits.uei.length };

const recipientRollup = object(
  {
    recipient_name: text,
    uei,
    entity_id: textOrNull,
    wiki_id: textOrNull,
    cik_id: textOrNull,
    obligated_amount: obligatedAmount,
    award_count: count,
    awarding_agencies: list(text),
    first_action_date: date,
    last_action_date: date,
  },
  ['recipient_name', 'uei', 'obligated_amount', 'awarding_agencies', 'first_action_date', 'last_action_date'],
);

const award = object(
  {
    award_id: text,
    recipient_name: text,
    recipient_uei: uei,
    recipient_entity_id: textOrNull,
    awarding_agency: text,
    award_type: text,
    action_date: date,
    obligated_amount: obligatedAmount,
    description: textOrNull,
    permalink: text,
  },
  ['award_id', 'recipient_name', 'recipient_uei', 'action_date', 'obligated_amount', 'permalink'],
);

const link = object(
  {
    link_id: text,
    registrant_name: text,
    registrant_entity_id: textOrNull,
    foreign_principal_name: text,
    foreign_principal_entity_id: textOrNull,
    country: text,
    adversary: { type: 'boolean' },
    status: { type: 'string', enum: ['active', 'terminated'] },
    registration_date: date,
    termination_date: dateOrNull,
    fp_sanctioned: { type: 'boolean' },
    fp_sanction_lists: list(text),
    fp_sanction_programs: list(text),
    permalink: text,
  },
  ['registrant_name', 'foreign_principal_name', 'country', 'status'],
);

/** The schemas of federal awards and foreign-agent links. */
export const governmentSchemas: Readonly<Record<string, Schema>> = {
  Awards: object(
    {
      success,
      summary: object(
        { total_obligated_amount: obligatedAmount, award_count: count, recipient_count: count },
        ['total_obligated_amount', 'award_count', 'recipient_count'],
      ),
      recipient_rollups: list(recipientRollup),
      awards: list(award),
    },
    ['success', 'summary', 'recipient_rollups', 'awards'],
  ),
  ForeignAgentLinkList: object({ success, data: list(link) }, ['success', 'data']),
};

const boolean: Schema = { type: 'boolean' };
const leiOrNull: Schema = {
  type: ['string', 'null'],
  minLength: limits.lei.length,
  maxLength: limits.lei.length,
};

const members = {
  lei: leiOrNull,
  legal_name: text,
  entity_id: textOrNull,
  country: text,
  entity_status: text,
} as const;
const relative = object(members, ['lei', 'legal_name']);
const ancestor = object(
  { depth: { type: 'integer', minimum: 1, maximum: limits.hierarchy.depth.max }, ...members },
  ['depth', 'lei', 'legal_name'],
);

const hierarchy = object(
  {
    direct_parent: { anyOf: [relative, { type: 'null' }] },
    parents: { ...list(ancestor), maxItems: limits.hierarchy.depth.max },
    children: { ...list(relative), maxItems: limits.hierarchy.children.max },
    siblings: list(relative),
    child_count: countOrNull,
  },
  ['child_count'],
);

const coverage = object(
  { lei_present: boolean, reporting_exception: textOrNull, in_registry_level2: boolean },
  ['lei_present', 'reporting_exception', 'in_registry_level2'],
);

const data = object(
  {
    entity: object({ entity_id: textOrNull, name: textOrNull, lei: leiOrNull }),
    coverage,
    hierarchy,
    query: object({
      direction: { type: 'string', enum: vocabularies.hierarchyDirection.values },
      depth: { type: 'integer' },
    }),
  },
  ['entity', 'coverage', 'hierarchy'],
);

/** The schema of the corporate hierarchy. */
export const hierarchySchemas: Readonly<Record<string, Schema>> = {
  Hierarchy: object(
    { success: { type: 'boolean', const: true }, data, meta: object({ attributions: { type: 'array' } }) },
    ['success', 'data'],
  ),
};
