import { eventsListParameters, limits, type OperationId } from '../../../../contract/index.js';
import { entitled } from '../account/entitlement.js';
import { type FamilyCall, familyRoute } from '../account/family-route.js';
import type { Reply, Route } from '../account/route.js';
import { type Bendings, bendBy, joinedByPosition } from '../bend.js';
import { type AiCompute, aiComputeIn } from '../corpus/ai-compute.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import type { Page } from './page.js';
import { pairedValues } from './pairs.js';

export const computeReplyFaults = {
  'aicompute.datasets.missing': {
    clauses: ['aicompute.datasets'],
    summary: 'Has none of the AI compute lists, and answers 404',
  },
  'aicompute.entitlement.not-checked': {
    clauses: ['aicompute.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves the AI compute data to plans without its flag',
  },
  'aicompute.entitlement.one-list-open': {
    clauses: ['aicompute.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Forgets to check the flag on companies',
  },
  'aicompute.success.missing': {
    clauses: ['envelope.reference.success'],
    summary: 'Leaves success out of the AI compute replies',
  },
  'aicompute.success.text': {
    clauses: ['envelope.reference.success'],
    summary: 'Sends success of the AI compute replies as a string',
  },
  'aicompute.data.renamed': {
    clauses: ['aicompute.data'],
    summary: 'Calls the rows of the AI compute lists results',
  },
  'aicompute.data.keyed': {
    clauses: ['aicompute.data'],
    summary: 'Sends the rows of the AI compute lists as an object',
  },
  'aicompute.data.null-when-empty': {
    clauses: ['aicompute.data'],
    summary: 'Sends null for data where nothing fits the filters',
  },
  'aicompute.limit.one-row-too-many': {
    clauses: ['aicompute.limit.bounds'],
    summary: 'Returns limit + 1 rows, the one fetched to see whether there is more',
  },
  'aicompute.ignored.not-listed': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Does not tell which parameters it did not recognise',
  },
  'aicompute.ignored.lost-where-limit-lowered': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Lowers limits above 200 and tells that alone, not which parameters it did not recognise',
  },
  'aicompute.ignored.unless-known-to-events': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Does not report a name that it did not recognise where the Events list declares it',
  },
  'aicompute.hardware.ignored-in-silence': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Has no applied_filters on hardware, and so tells of no parameter that it ignored it',
  },
  'aicompute.ignored.lists-every-name': {
    clauses: ['envelope.applied-filters.ignored'],
    summary: 'Lists every parameter sent as ignored, those that it applied too',
  },
  'aicompute.ignored.lists-aliases': {
    clauses: ['envelope.applied-filters.ignored'],
    summary: 'Lists org as ignored, by which it filters',
  },
  'aicompute.entity-id.of-own-store': {
    clauses: ['aicompute.entity-id.resolved'],
    summary: 'Sends the id of its own table of organisations as entity_id',
  },
  'aicompute.entity-id.of-nobody': {
    clauses: ['aicompute.entity-id.resolved'],
    summary: 'Sends entity ids that were never loaded into the registry',
  },
  'aicompute.companies.entity-id-of-source': {
    clauses: ['aicompute.entity-id.resolved'],
    summary: 'Sends the id of the data source as entity_id of one company in five',
  },
  'aicompute.chip-sales.one-entity-id': {
    clauses: ['aicompute.entity-id.resolved'],
    summary: 'Sends one entity_id for the chip sales of all designers',
  },
  'aicompute.companies.entity-ids-crossed': {
    clauses: ['aicompute.entity-id.resolved'],
    summary: 'Sends the entity_id of another company for the companies founded in the second half of a year',
  },
  'aicompute.companies.listed-twice': {
    clauses: ['aicompute.companies.rows'],
    summary: 'Lists every fifth company twice, and the one behind it not at all',
  },
  'aicompute.data-centers.rows-lost': {
    clauses: ['aicompute.data-centers.rows'],
    summary: 'Lists no data centers beside the rollup that counts them',
  },
  'aicompute.models.open-weights-by-filter': {
    clauses: ['aicompute.models.rows'],
    summary: 'Sends the weights of all models as open where a contributor filter is sent',
  },
  'aicompute.data-centers.entity-id-missing': {
    clauses: ['aicompute.data-centers.entity-id'],
    summary: 'Leaves entity_id out of data centers',
  },
  'aicompute.models.entity-id-missing': {
    clauses: ['aicompute.models.entity-id'],
    summary: 'Leaves entity_id out of models',
  },
  'aicompute.hardware.entity-id-missing': {
    clauses: ['aicompute.hardware.entity-id'],
    summary: 'Leaves entity_id out of hardware',
  },
  'aicompute.companies.entity-id-missing': {
    clauses: ['aicompute.companies.entity-id'],
    summary: 'Leaves entity_id out of companies',
  },
  'aicompute.chip-sales.entity-id-missing': {
    clauses: ['aicompute.chip-sales.entity-id'],
    summary: 'Leaves entity_id out of chip sales',
  },
  'aicompute.data-centers.entity-id-null': {
    clauses: ['aicompute.data-centers.entity-id'],
    summary: 'Sends null for the entity_id of data centers with an owner',
  },
  'aicompute.data-centers.users-resolved-alone': {
    clauses: ['aicompute.data-centers.entity-id'],
    summary: 'Resolves the users of each data center, and one owner in five not',
  },
  'aicompute.models.entity-id-renamed': {
    clauses: ['aicompute.models.entity-id'],
    summary: 'Calls the entity_id of models organization_id',
  },
  'aicompute.data-centers.rows-of-companies': {
    clauses: ['aicompute.data-centers.rows'],
    summary: 'Lists companies in place of data centers',
  },
  'aicompute.models.rows-of-hardware': {
    clauses: ['aicompute.models.rows'],
    admits: ['aicompute.models.training-compute-flop'],
    summary: 'Lists hardware in place of models',
  },
  'aicompute.hardware.rows-of-models': {
    clauses: ['aicompute.hardware.rows'],
    summary: 'Lists models in place of hardware',
  },
  'aicompute.companies.rows-of-data-centers': {
    clauses: ['aicompute.companies.rows'],
    summary: 'Lists data centers in place of companies',
  },
  'aicompute.chip-sales.rows-of-hardware': {
    clauses: ['aicompute.chip-sales.rows'],
    summary: 'Lists hardware in place of chip sales',
  },
} as const satisfies Faults;

/** Faults of a finished page: what stands in one table is joined to the rows of another by position. */
export const computeJoinFaults = {
  'aicompute.data-centers.costs-by-position': {
    clauses: ['aicompute.data-centers.rows'],
    summary: 'Sends the cost of the data center that stands next on the page',
    bend: joinedByPosition('data', 'cost_usd'),
  },
  'aicompute.models.tasks-by-position': {
    clauses: ['aicompute.models.rows'],
    summary: 'Sends task and accessibility of the model that stands next on the page',
    bend: joinedByPosition('data', 'task', 'accessibility'),
  },
  'aicompute.hardware.prices-by-position': {
    clauses: ['aicompute.hardware.rows'],
    summary: 'Sends release date and price of the hardware that stands next on the page',
    bend: joinedByPosition('data', 'release_date', 'release_price_usd'),
  },
  'aicompute.companies.types-by-position': {
    clauses: ['aicompute.companies.rows'],
    summary: 'Sends type, domains and founding date of the company that stands next on the page',
    bend: joinedByPosition('data', 'company_type', 'product_domains', 'founding_date'),
  },
  'aicompute.entity-id.by-position': {
    clauses: ['aicompute.entity-id.resolved'],
    summary: 'Sends the entity_id of the row that stands next on the page',
    bend: joinedByPosition('data', 'entity_id'),
  },
} as const satisfies Bendings;

export const computeReplyVariants = {
  'aicompute.lists.by-first-members': {
    summary: 'Lists data centers and hardware by their ids, and the windows of each designer together',
    allowedBy: ['aicompute.data-centers.order', 'aicompute.hardware.order', 'aicompute.chip-sales.order'],
  },
} as const satisfies Variants;

type Row = Readonly<Record<string, unknown>> & { readonly entity_id: string | null };

/** What a list found: its rows in order, the page of them to show, and members beside `data`. */
interface Found<Each> {
  readonly rows: readonly Each[];
  readonly page: Page;
  readonly beside?: Readonly<Record<string, unknown>>;
}

type ComputeOperation = Extract<
  OperationId,
  'listDataCenters' | 'listModels' | 'listHardware' | 'listCompanies' | 'listChipSales'
>;

const slugs = {
  listDataCenters: 'data-centers',
  listModels: 'models',
  listHardware: 'hardware',
  listCompanies: 'companies',
  listChipSales: 'chip-sales',
} as const satisfies Record<ComputeOperation, string>;

/** The rows of another list, where a fault confuses the tables. */
function confused(id: ComputeOperation, data: AiCompute, planted: Planted): readonly object[] | undefined {
  const others = {
    listDataCenters: planted('aicompute.data-centers.rows-of-companies') ? data.companies : undefined,
    listModels: planted('aicompute.models.rows-of-hardware') ? data.hardware : undefined,
    listHardware: planted('aicompute.hardware.rows-of-models') ? data.models : undefined,
    listCompanies: planted('aicompute.companies.rows-of-data-centers') ? data.dataCenters : undefined,
    listChipSales: planted('aicompute.chip-sales.rows-of-hardware') ? data.hardware : undefined,
  };
  return others[id];
}

function shown(row: Row, id: ComputeOperation, planted: Planted): Readonly<Record<string, unknown>> {
  const { entity_id, ...rest } = row;
  if (planted(`aicompute.${slugs[id]}.entity-id-missing`)) return rest;
  if (id === 'listDataCenters' && planted('aicompute.data-centers.entity-id-null'))
    return { ...rest, entity_id: null };
  if (id === 'listModels' && planted('aicompute.models.entity-id-renamed')) {
    return { ...rest, organization_id: entity_id };
  }
  if (entity_id === null) return row;
  if (id === 'listDataCenters' && planted('aicompute.data-centers.users-resolved-alone'))
    return { ...rest, entity_id: isOneInFive(row) ? null : entity_id, user_entity_ids: [entity_id] };
  if (id === 'listCompanies' && planted('aicompute.companies.entity-id-of-source') && isOneInFive(row))
    return { ...row, entity_id: `src-${entity_id.slice(2, 6)}` };
  if (planted('aicompute.entity-id.of-own-store'))
    return { ...row, entity_id: `org_${entity_id.slice(2, 6)}` };
  if (planted('aicompute.entity-id.of-nobody')) {
    return { ...row, entity_id: `e_${[...entity_id.slice(2)].reverse().join('')}` };
  }
  return row;
}

const isOneInFive = (row: Row): boolean => JSON.stringify(row).length % 5 === 0;

/** A page with what faults make of rows as neighbours. */
function mixed(
  rows: readonly Row[],
  id: ComputeOperation,
  { url }: FamilyCall,
  planted: Planted,
): readonly Row[] {
  const [first] = rows;
  if (id === 'listDataCenters' && planted('aicompute.data-centers.rows-lost')) return [];
  if (id === 'listChipSales' && first !== undefined && planted('aicompute.chip-sales.one-entity-id'))
    return rows.map((row) => ({ ...row, entity_id: 'e_4830ffabd9d9' }));
  if (id === 'listCompanies' && planted('aicompute.companies.listed-twice'))
    return rows.map((row, index) => (index % 5 === 4 ? (rows[index - 1] ?? row) : row));
  if (id === 'listCompanies' && planted('aicompute.companies.entity-ids-crossed'))
    return rows.map((row, index) =>
      /-(?:0[7-9]|1[0-2])-/.test(String(row.founding_date))
        ? { ...row, entity_id: rows[(index + 1) % rows.length]?.entity_id ?? row.entity_id }
        : row,
    );
  const isFiltered = url.searchParams.has('organization_categorization');
  if (isFiltered && planted('aicompute.models.open-weights-by-filter'))
    return rows.map((row) => ({ ...row, open_weights: true }));
  return rows;
}

function envelope(rows: readonly unknown[], planted: Planted): Readonly<Record<string, unknown>> {
  const success = planted('aicompute.success.text') ? 'true' : true;
  const head = planted('aicompute.success.missing') ? {} : { success };
  if (planted('aicompute.data.renamed')) return { ...head, results: rows };
  if (planted('aicompute.data.keyed')) return { ...head, data: { ...rows } };
  return { ...head, data: rows.length === 0 && planted('aicompute.data.null-when-empty') ? null : rows };
}

/** Where a list stands: its page, how many rows there are, and the offset of the next page. */
function pagination({ limit, offset }: Page, total: number): Readonly<Record<string, unknown>> {
  if (offset === undefined) return { limit, total };
  const next = offset + limit < total ? offset + limit : null;
  return { limit, offset, total, next_offset: next, next_cursor: next === null ? null : String(next) };
}

function ignoredOf(
  { ignored, url, values }: FamilyCall,
  { offset }: Page,
  planted: Planted,
): Readonly<Record<string, unknown>> {
  if (planted('aicompute.ignored.not-listed')) return {};
  const { max } = limits.aicompute.limit;
  const isLowered = offset !== undefined && Number(values.get('limit')) > max;
  if (isLowered && planted('aicompute.ignored.lost-where-limit-lowered'))
    return { normalized: [`limit ${values.get('limit')} to ${max}`] };
  if (planted('aicompute.ignored.unless-known-to-events'))
    return { ignored: ignored.filter((name) => !Object.hasOwn(eventsListParameters, name)) };
  if (url.searchParams.has('org') && planted('aicompute.offset.cursor-ignored-beside-org'))
    return { ignored: [...ignored, ...(url.searchParams.has('cursor') ? ['cursor'] : [])] };
  if (planted('aicompute.ignored.lists-aliases'))
    return { ignored: [...ignored, ...(url.searchParams.has('org') ? ['org'] : [])] };
  return { ignored: planted('aicompute.ignored.lists-every-name') ? [...url.searchParams.keys()] : ignored };
}

const unordered: readonly ComputeOperation[] = ['listDataCenters', 'listHardware', 'listChipSales'];

/** The rows of lists whose order is left open may stand by the text of their first members. */
const inOrder = <Each>(id: ComputeOperation, rows: readonly Each[], planted: Planted): readonly Each[] =>
  unordered.includes(id) && planted.varied('aicompute.lists.by-first-members')
    ? rows.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1))
    : rows;

/** A route of the AI compute family. */
export function computeRoute<Each extends object & { readonly entity_id: string | null }>(
  id: ComputeOperation,
  find: (call: FamilyCall, data: AiCompute, planted: Planted) => Found<Each>,
): Route {
  const route = familyRoute(id, (sent): Reply => {
    const { corpus, planted } = sent.deployment;
    const call = { ...sent, values: pairedValues(id, sent.values, planted) };
    const data = aiComputeIn(corpus);
    const { rows, page, beside = {} } = find(call, data, planted);
    const all = (confused(id, data, planted) ?? inOrder(id, rows, planted)) as readonly Row[];
    const { limit, offset = 0 } = page;
    const more = planted('aicompute.limit.one-row-too-many') ? 1 : 0;
    const some = mixed(all.slice(offset, offset + limit + more), id, call, planted).map((row) =>
      shown(row, id, planted),
    );
    const bend = bendBy(computeJoinFaults, planted);
    return {
      body: bend({
        ...envelope(some, planted),
        ...beside,
        pagination: pagination(page, all.length),
        meta: { attributions: [{ source: 'AI compute data', license: 'CC-BY 4.0' }] },
        ...(id === 'listHardware' && planted('aicompute.hardware.ignored-in-silence')
          ? {}
          : { applied_filters: ignoredOf(call, page, planted) }),
      }),
    };
  });
  return (call) => {
    const { planted } = call.deployment;
    if (planted('aicompute.datasets.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
    const open =
      planted('aicompute.entitlement.not-checked') ||
      (id === 'listCompanies' && planted('aicompute.entitlement.one-list-open'));
    return route(open ? entitled(call) : call);
  };
}
