import { isObject, type Json, without } from '../bend.js';
import {
  asking,
  fronts,
  openSchemas,
  refused,
  renaming,
  reshapingRows,
  rewriting,
  showing,
} from '../http/middleware.js';
import type { Variants } from '../planted.js';

const family = /^\/api\/v2\/aicompute\//;
const centers = /^\/api\/v2\/aicompute\/data-centers$/;
const models = /^\/api\/v2\/aicompute\/models$/;
const hardware = /^\/api\/v2\/aicompute\/hardware$/;
const companies = /^\/api\/v2\/aicompute\/companies$/;
const rows = ['DataCenter', 'Model', 'Hardware', 'Company', 'ChipSales'] as const;

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (
  'current_chip_types organization_categorization publication_date training_hardware open_weights release_date ' +
  'release_price_usd company_type product_domains staff_count annualized_revenue_usd valuation_usd cost_usd power_mw ' +
  'total_equity_funding_usd founding_date window_start window_end cumulative_compute_h100e unit_count compute_h100e'
).split(' ');

/** The names of columns in a published table. */
const columns: Readonly<Record<string, string>> = {
  id: 'ID',
  name: 'Name',
  owner: 'Owner',
  users: 'Users',
  country: 'Country',
  status: 'Status',
  power_mw: 'Power (MW)',
  compute_h100e: 'Compute (H100e)',
  cost_usd: 'Cost (USD)',
  current_chip_types: 'Current chip types',
  organization: 'Organization',
  organization_categorization: 'Organization categorization',
  domain: 'Domain',
  task: 'Task',
  publication_date: 'Publication date',
  training_hardware: 'Training hardware',
  accessibility: 'Model accessibility',
  open_weights: 'Open model weights?',
  frontier: 'Frontier model',
  manufacturer: 'Manufacturer',
  type: 'Type',
  foundry: 'Foundry',
  release_date: 'Release date',
  release_price_usd: 'Release price (USD)',
  company_type: 'Company type',
  product_domains: 'Product domains',
  staff_count: 'Staff count',
  annualized_revenue_usd: 'Annualized revenue (USD)',
  valuation_usd: 'Valuation (USD)',
  total_equity_funding_usd: 'Total equity funding (USD)',
  founding_date: 'Founding date',
  designer: 'Designer',
  cumulative_compute_h100e: 'Cumulative compute (H100e)',
  unit_count: 'Units',
};

const named = (row: Json): Json =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columns[name] ?? name, value]));

const organizations = ['owner', 'organization', 'manufacturer', 'designer'] as const;

/** Organizations as objects, and figures with their units. */
const nested = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (organizations.some((each) => each === name))
        return [name, value === null ? null : { name: value, entity_id: row.entity_id }];
      const [, stem, unit] = /^(\w+)_(mw|h100e|usd)$/.exec(name) ?? [];
      return stem === undefined ? [name, value] : [stem, value === null ? null : { value, unit }];
    }),
  );

/** Organizations as objects, with what else is known of them beside these. */
const told = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (value === null || !organizations.some((each) => each === name)) return [[name, value]];
      const { length } = String(row.name ?? value);
      return [
        [`${name}_group`, length % 2 === 0 ? 'Alpha Holdings' : 'Beta Partners'],
        [`${name}_kind`, length % 3 === 0 ? 'Private firm' : 'Public body'],
        [`${name}_region`, 'East Asia'],
        [`${name}_standing`, length % 2 === 0 ? 'Well known' : 'Newcomer'],
        [name, { organization_name: value, entity_id: row.entity_id }],
      ];
    }),
  );

const dollars = (amount: unknown): unknown =>
  typeof amount !== 'number'
    ? amount
    : amount >= 1e9
      ? `$${amount / 1e9}B`
      : amount >= 1e6
        ? `$${amount / 1e6}M`
        : `$${amount}`;

const spelt = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name.endsWith('_usd') ? dollars(value) : value]),
  );

/** The data centers of the page by country, in `meta`. */
function rolledUp({ country_rollup: _, ...body }: Json): Json {
  const page = (Array.isArray(body.data) ? body.data : []) as readonly Json[];
  const by_country: Record<string, { facilities: number; mw: number }> = {};
  for (const { country, power_mw } of page) {
    const sum = by_country[String(country)] ?? { facilities: 0, mw: 0 };
    by_country[String(country)] = { facilities: sum.facilities + 1, mw: sum.mw + Number(power_mw ?? 0) };
  }
  return { ...body, meta: { ...(isObject(body.meta) ? body.meta : {}), by_country } };
}

function bare({ pagination: _, meta: __, sort: ___, applied_filters: applied, ...body }: Json): Json {
  const ignored: unknown = isObject(applied) ? applied.ignored : undefined;
  return Array.isArray(ignored) && ignored.length > 0 ? { ...body, applied_filters: { ignored } } : body;
}

/** Variants of the AI compute lists that stand before them. */
export const aiComputeVariants = {
  'aicompute.rows.camel-case': {
    summary: 'Names the members of AI compute rows in camel case',
    allowedBy: ['aicompute.fields'],
    front: renaming(family, rows, {
      ...Object.fromEntries(snake.map((name) => [name, camel(name)])),
      owner: 'ownerName',
      organization: 'organizationName',
      manufacturer: 'manufacturerName',
      frontier: 'isFrontier',
      designer: 'chipDesigner',
      foundry: 'fabricator',
    }),
  },
  'aicompute.rows.columns-of-a-table': {
    summary:
      'Names the members of AI compute rows as the columns of a published table, blanks and units included',
    allowedBy: ['aicompute.fields'],
    front: reshapingRows(family, rows, named),
  },
  'aicompute.data-centers.owner-undisclosed': {
    summary: 'Calls the owner of a data center Undisclosed where it is not known',
    allowedBy: ['aicompute.fields'],
    front: reshapingRows(centers, ['DataCenter'], (row) =>
      row.id === 'dc_0006' ? { ...row, owner: row.owner ?? 'Undisclosed' } : row,
    ),
  },
  'aicompute.rows.nested': {
    summary: 'Has objects for the organizations and the figures of AI compute rows',
    allowedBy: ['aicompute.fields'],
    front: reshapingRows(family, rows, nested),
  },
  'aicompute.rows.about-organizations': {
    apart: true,
    summary: 'Shows groups, kinds and regions of organizations in AI compute rows before their names',
    allowedBy: ['aicompute.fields'],
    front: reshapingRows(family, rows, told),
  },
  'aicompute.data-centers.power-as-text': {
    summary: 'Writes the power of data centers as a text with its unit',
    allowedBy: ['aicompute.fields'],
    front: reshapingRows(centers, ['DataCenter'], ({ power_mw: power, ...row }) => ({
      ...row,
      power_mw: power === null ? null : `${Number(power).toLocaleString('en')} MW`,
    })),
  },
  'aicompute.companies.amounts-as-texts': {
    summary: 'Writes the amounts of companies as texts such as $3B',
    allowedBy: ['aicompute.companies.fields.valuation', 'aicompute.companies.fields.revenue'],
    front: reshapingRows(companies, ['Company'], spelt),
  },
  'aicompute.rollup.of-the-page-in-meta': {
    summary: 'Has the country rollup of the page in meta, keyed by country',
    allowedBy: [
      'ai-compute-extras',
      'aicompute.data-centers.rollup.place',
      'aicompute.data-centers.rollup.extent',
    ],
    front: fronts(showing(centers, rolledUp), openSchemas('DataCenterList')),
  },
  'aicompute.envelope.bare': {
    summary: 'Has data, the rollup and ignored parameters alone in AI compute replies',
    allowedBy: [
      'reference-envelope',
      'aicompute.envelope',
      'aicompute.next-cursor',
      'aicompute.attributions-member',
    ],
    front: showing(family, bare),
  },
  'aicompute.frontier.false-refused': {
    summary: 'Refuses every frontier but 1 and true',
    allowedBy: ['boolean-spelling', 'aicompute.models.frontier.other-values'],
    front: rewriting(models, (told, url) =>
      /^(0|false)$/i.test(url.searchParams.get('frontier') ?? '')
        ? refused(400, 'INVALID_BOOLEAN', 'frontier is 1 or true.', { accepted_values: ['1', 'true'] })
        : told,
    ),
  },
  'aicompute.models.unknown-sort-served': {
    summary: 'Lists the latest models for a sort that it does not know',
    allowedBy: ['aicompute.models.sort.unknown'],
    front: asking((url) => {
      if (!models.test(url.pathname) || url.searchParams.get('sort') === 'compute') return undefined;
      url.searchParams.delete('sort');
      return url;
    }),
  },
  'aicompute.models.base-model': {
    apart: true,
    summary: 'Shows the model that a model was made from, with its compute, before what it tells of itself',
    allowedBy: ['aicompute.fields'],
    front: reshapingRows(models, ['Model'], (row) => ({
      base_model: { name: 'Base', training_compute_flop: 1e22 * (1 + (String(row.name).length % 7)) },
      ...row,
    })),
  },
  'aicompute.rows.with-parts': {
    apart: true,
    summary:
      'Shows the power of a data center over the years, and a second organization of a model that has no id',
    allowedBy: ['aicompute.fields', 'aicompute.data-centers.rollup.extent'],
    front: reshapingRows(
      /^\/api\/v2\/aicompute\/(data-centers|models)$/,
      ['DataCenter', 'Model'],
      ({ organization, entity_id, ...row }) => ({
        ...row,
        ...(organization === undefined
          ? { entity_id, timeline: [0.5, 1].map((part) => ({ power_mw: part * Number(row.power_mw ?? 0) })) }
          : organization === null
            ? { organization, entity_id }
            : {
                organizations: [
                  { name: organization, entity_id },
                  ...(String(row.name).length % 3 === 0 ? [{ name: organization, entity_id: null }] : []),
                ],
              }),
      }),
    ),
  },
  'aicompute.offset.negative-served': {
    summary: 'Begins at the first row for an offset below 0',
    allowedBy: ['aicompute.offset.extremes'],
    front: asking((url) => {
      if (!family.test(url.pathname)) return undefined;
      for (const name of ['offset', 'cursor'])
        if (/^-\d+$/.test(url.searchParams.get(name) ?? '')) url.searchParams.set(name, '0');
      return url;
    }),
  },
  'aicompute.models.unknown-compute-absent': {
    summary: 'Leaves members out of models and companies that are not known',
    allowedBy: ['aicompute.models.training-compute-flop.unknown', 'aicompute.fields'],
    front: reshapingRows(family, rows, (row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name, value]) => value !== null || name === 'entity_id'),
      ),
    ),
  },
  'aicompute.ids.absent': {
    summary: 'Has no ids of its own in AI compute rows, and no statuses',
    allowedBy: ['aicompute.fields'],
    front: reshapingRows(family, rows, (row) => without('id')(without('status')(row))),
  },
  'aicompute.hardware.foundry-not-shown': {
    summary: 'Does not show the fabricators of hardware',
    allowedBy: ['aicompute.hardware.foundry.member'],
    undecided: ['aicompute/hardware-foundry', 'aicompute/hardware-dual-foundry'],
    front: reshapingRows(hardware, ['Hardware'], without('foundry')),
  },
} as const satisfies Variants;
