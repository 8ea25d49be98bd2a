import { limits } from '../limits.js';
import type { Parameters } from '../parameter.js';

const page = {
  limit: {
    type: 'integer',
    maximum: limits.aicompute.limit.max,
    default: limits.aicompute.limit.default,
    malformed: 'INVALID_LIMIT',
    summary: 'Rows on a page',
  },
  offset: { type: 'integer', aliases: ['cursor'], summary: 'Rows to skip' },
} as const satisfies Parameters;

const rows = {
  limit: {
    type: 'integer',
    default: limits.aicompute.rows.default,
    malformed: 'INVALID_LIMIT',
    summary: 'Rows returned',
  },
} as const satisfies Parameters;

export const dataCentersParameters = {
  ...page,
  country: { type: 'text', match: 'substring', anyCase: true, summary: 'Country of the data center' },
  owner: { type: 'text', aliases: ['org'], match: 'substring', summary: 'Owner of the data center' },
} as const satisfies Parameters;

export const modelsParameters = {
  ...page,
  organization: { type: 'text', aliases: ['org'], match: 'substring', summary: 'Developing organization' },
  organization_categorization: {
    type: 'text',
    match: 'substring',
    values: 'modelContributor',
    summary: 'Kind of a contributing organization',
  },
  domain: { type: 'text', match: 'substring', summary: 'Domain of the model' },
  frontier: { type: 'enum', values: 'modelFrontier', summary: 'Frontier models alone' },
  min_compute: { type: 'number', summary: 'Least training_compute_flop, in FLOP' },
  sort: {
    type: 'enum',
    values: 'modelSort',
    default: '',
    summary: 'Latest publication first, or most training compute first',
  },
} as const satisfies Parameters;

export const hardwareParameters = {
  ...page,
  manufacturer: { type: 'text', aliases: ['org'], match: 'substring', summary: 'Manufacturer' },
  type: {
    type: 'enum',
    values: 'hardwareType',
    match: 'exact',
    anyCase: true,
    malformed: 'INVALID_ENUM',
    summary: 'Type of the hardware',
  },
  foundry: { type: 'text', match: 'substring', summary: 'Fabricator; either of two' },
} as const satisfies Parameters;

export const companiesParameters = rows;

export const chipSalesParameters = {
  ...rows,
  chip_manufacturer: {
    type: 'text',
    match: 'exact',
    anyCase: true,
    summary: 'Designer, one of six whose names are not shown',
  },
} as const satisfies Parameters;
