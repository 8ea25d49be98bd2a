import type { FamilyCall } from '../account/family-route.js';
import type { Model } from '../corpus/ai-compute.js';
import { enumOf } from '../http/parameter-values.js';
import { type Faults, nothingPlanted, type Planted, type Variants } from '../planted.js';
import { selectModels } from './model-filters.js';
import { pageOf } from './page.js';
import { computeRoute } from './reply.js';

export const modelFaults = {
  'aicompute.models.sort-default-oldest-first': {
    clauses: ['aicompute.models.sort.default'],
    summary: 'Lists the models with the earliest publication first',
  },
  'aicompute.models.sort-default-by-name': {
    clauses: ['aicompute.models.sort.default'],
    summary: 'Lists models by name where sort is not sent',
  },
  'aicompute.models.sort-default-by-compute': {
    clauses: ['aicompute.models.sort.default'],
    summary: 'Lists models by compute where sort is not sent',
  },
  'aicompute.models.sort-default-by-compute-above-bound': {
    clauses: ['aicompute.models.sort.default'],
    summary: 'Orders models by their compute, least first, where min_compute is sent and sort is not',
  },
  'aicompute.models.sort-default-by-name-within-filters': {
    clauses: ['aicompute.models.sort.default'],
    summary: 'Lists the models of an organization or a domain by name where sort is not sent',
  },
  'aicompute.models.sort-default-one-a-day': {
    clauses: ['aicompute.models.sort.default'],
    summary: 'Lists one of the models that were published on the same day where sort is not sent',
  },
  'aicompute.models.sort-compute-ignored-within-filters': {
    clauses: ['aicompute.models.sort.compute'],
    summary: 'Ignores sort=compute beside a filter of text',
  },
  'aicompute.models.sort-compute-of-first-twenty': {
    clauses: ['aicompute.models.sort.compute'],
    summary: 'Applies filters of text to the twenty models of most compute under sort=compute',
  },
  'aicompute.models.sort-compute-ascending': {
    clauses: ['aicompute.models.sort.compute'],
    summary: 'Lists the models with the least compute first under sort=compute',
  },
  'aicompute.models.sort-compute-ignored': {
    clauses: ['aicompute.models.sort.compute'],
    summary: 'Ignores sort=compute',
  },
  'aicompute.models.sort-compute-as-text': {
    clauses: ['aicompute.models.sort.compute'],
    summary: 'Orders the compute of models as texts',
  },
  'aicompute.models.sort-compute-of-page': {
    clauses: ['aicompute.models.sort.compute'],
    summary: 'Orders the rows of a page by compute, and cuts the pages by date',
  },
  'aicompute.models.sort-compute-ignored-for-frontier': {
    clauses: ['aicompute.models.sort.compute'],
    summary: 'Ignores sort=compute where frontier models are asked for',
  },
  'aicompute.models.training-compute-flop-renamed': {
    clauses: ['aicompute.models.training-compute-flop'],
    summary: 'Calls the training compute of models training_compute',
  },
  'aicompute.models.training-compute-flop-text': {
    clauses: ['aicompute.models.training-compute-flop.number'],
    summary: 'Sends training_compute_flop as a text that is no number',
  },
  'aicompute.models.training-compute-flop-null': {
    clauses: ['aicompute.models.min-compute.only', 'aicompute.models.training-compute-flop'],
    summary: 'Sends null for the training compute of every model',
  },
  'aicompute.models.one-domain-shown': {
    clauses: ['aicompute.models.domain'],
    summary: 'Shows one word for the domain of every model, which its filter does not know',
  },
  'aicompute.models.contributors-coded': {
    clauses: ['aicompute.models.contributors'],
    summary: 'Shows a letter for each type of contributor, which the filter of the same name does not know',
  },
  'aicompute.models.offset-ignored-by-compute': {
    clauses: ['aicompute.offset'],
    summary: 'Ignores offset in the order of training compute',
  },
  'aicompute.models.later-pages-reversed': {
    clauses: ['aicompute.models.sort.default', 'aicompute.models.sort.compute'],
    summary: 'Lists the rows behind an offset the other way round, page by page',
  },
  'aicompute.models.developers-under-first-id': {
    clauses: ['aicompute.entity-id.resolved'],
    summary: 'Shows each developer of a model as an object, with the entity_id of the first',
  },
  'aicompute.models.training-compute-flop-negative': {
    clauses: ['aicompute.models.training-compute-flop.count'],
    summary: 'Sends training_compute_flop with the other sign',
  },
  'aicompute.models.training-compute-flop-object': {
    clauses: ['aicompute.models.training-compute-flop.number'],
    summary: 'Sends training_compute_flop as a value with its unit',
  },
} as const satisfies Faults;

export const modelVariants = {
  'aicompute.models.unknown-first': {
    summary: 'Lists models of unknown date or compute before all others, and equal ones in another order',
    allowedBy: ['sort-directions', 'aicompute.models.sort.nulls', 'aicompute.models.sort.ties'],
  },
} as const satisfies Variants;

type Order = (left: Model, right: Model) => number;

/** Most compute first; models of unknown compute last, and equal ones in the order of the table, latest first. */
const byCompute: Order = (left, right) =>
  (right.training_compute_flop ?? -1) - (left.training_compute_flop ?? -1);

/** Those of some models that are among the twenty of most compute. */
function amongFirst(some: readonly Model[], models: readonly Model[]): readonly Model[] {
  const first = models.toSorted(byCompute).slice(0, 20);
  return some.filter((model) => first.includes(model));
}

const byName: Order = (left, right) => left.name.localeCompare(right.name);
const asText: Order = (left, right) =>
  String(right.training_compute_flop ?? '').localeCompare(String(left.training_compute_flop ?? ''));

function sortOf({ values }: FamilyCall, planted: Planted) {
  const sort = enumOf(values, 'sort', 'modelSort', nothingPlanted) ?? '';
  const isIgnored =
    (values.has('frontier') && planted('aicompute.models.sort-compute-ignored-for-frontier')) ||
    (isFiltered(values) && planted('aicompute.models.sort-compute-ignored-within-filters'));
  return isIgnored ? '' : sort;
}

const isFiltered = (values: FamilyCall['values']): boolean =>
  ['organization', 'org', 'organization_categorization', 'domain'].some((name) => values.has(name));

/** Models without a date or without compute before the others, and equal ones the other way round. */
function unknownFirst(models: readonly Model[], sort: ReturnType<typeof sortOf>): readonly Model[] {
  const date = ({ publication_date }: Model): string => publication_date ?? '9999';
  const compute = ({ training_compute_flop: flop }: Model): number => flop ?? Number.MAX_VALUE;
  return models
    .toReversed()
    .sort((left, right) =>
      sort === 'compute' ? compute(right) - compute(left) : date(right).localeCompare(date(left)),
    );
}

/** The first of the models that share a date, and all without one. */
const oneADay = (models: readonly Model[]): readonly Model[] =>
  models.filter(
    ({ publication_date: date }, at) =>
      date === null || models.findIndex((each) => each.publication_date === date) === at,
  );

/** The models in an order, from the latest first. */
function ordered(
  models: readonly Model[],
  sort: ReturnType<typeof sortOf>,
  filtered: boolean,
  planted: Planted,
): readonly Model[] {
  if (planted.varied('aicompute.models.unknown-first')) return unknownFirst(models, sort);
  if (sort === 'compute' && !planted('aicompute.models.sort-compute-ignored')) {
    const descending = models.toSorted(planted('aicompute.models.sort-compute-as-text') ? asText : byCompute);
    return planted('aicompute.models.sort-compute-ascending') ? descending.toReversed() : descending;
  }
  if (planted('aicompute.models.sort-default-oldest-first')) return models.toReversed();
  if (planted('aicompute.models.sort-default-by-name')) return models.toSorted(byName);
  if (planted('aicompute.models.sort-default-one-a-day')) return oneADay(models);
  if (filtered && planted('aicompute.models.sort-default-by-name-within-filters'))
    return models.toSorted(byName);
  return planted('aicompute.models.sort-default-by-compute') ? models.toSorted(byCompute) : models;
}

/** A row as it is shown. */
function bent(model: Model, planted: Planted): Model {
  const { training_compute_flop: flop, ...rest } = model;
  const other = (members: Readonly<Record<string, unknown>>) => ({ ...rest, ...members }) as unknown as Model;
  if (planted('aicompute.models.developers-under-first-id')) {
    const { organization, entity_id, ...others } = model;
    const developers = organization?.split(', ').map((name) => ({ organization: name, entity_id })) ?? [];
    return { ...others, developers } as unknown as Model;
  }
  if (planted('aicompute.models.one-domain-shown')) return { ...model, domain: 'Unclassified' };
  if (planted('aicompute.models.contributors-coded'))
    return other({ ...model, organization_categorization: ['X'] });
  if (planted('aicompute.models.training-compute-flop-renamed')) return other({ training_compute: flop });
  if (flop === null) return model;
  if (planted('aicompute.models.training-compute-flop-null')) return other({ training_compute_flop: null });
  if (planted('aicompute.models.training-compute-flop-text'))
    return other({ training_compute_flop: `about ${flop} FLOP` });
  if (planted('aicompute.models.training-compute-flop-negative'))
    return other({ training_compute_flop: -flop });
  if (planted('aicompute.models.training-compute-flop-object')) {
    return other({ training_compute_flop: { value: flop, unit: 'FLOP' } });
  }
  return model;
}

/** AI models, the latest first unless `sort` says otherwise. */
export const listModels = computeRoute('listModels', (call, { models }, planted) => {
  const sort = sortOf(call, planted);
  const isFirst = sort === 'compute' && planted('aicompute.models.offset-ignored-by-compute');
  const page = { ...pageOf(call, planted), ...(isFirst ? { offset: 0 } : {}) };
  const all = selectModels(models, call, planted);
  const isOfFirst =
    sort === 'compute' && isFiltered(call.values) && planted('aicompute.models.sort-compute-of-first-twenty');
  const selected = isOfFirst ? amongFirst(all, models) : all;
  if (sort === 'compute' && planted('aicompute.models.sort-compute-of-page')) {
    const end = page.offset + page.limit;
    const rows = selected.slice(page.offset, end).toSorted(byCompute);
    return { rows: selected.toSpliced(page.offset, rows.length, ...rows), page, beside: { sort } };
  }
  const isByBound =
    sort === '' &&
    call.values.has('min_compute') &&
    planted('aicompute.models.sort-default-by-compute-above-bound');
  const sorted = isByBound
    ? selected.toSorted((left, right) => byCompute(right, left))
    : ordered(selected, sort, isFiltered(call.values), planted);
  const inOrder = sorted.map((model) => bent(model, planted));
  const isTurned = page.offset > 0 && planted('aicompute.models.later-pages-reversed');
  const rows = isTurned
    ? inOrder.toSpliced(
        page.offset,
        page.limit,
        ...inOrder.slice(page.offset, page.offset + page.limit).toReversed(),
      )
    : inOrder;
  return { rows, page, beside: { sort } };
});
