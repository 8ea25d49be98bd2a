import { vocabularies } from '../../../contract/index.js';
import { count, list, object, refer, type Schema, text, textOrNull } from './schema.js';

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
