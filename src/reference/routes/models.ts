import { vocabularies } from '../../../contract/index.js';
import type { Model } from '../corpus/ai-compute.js';
import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import { pageOf } from '../rules/compute-page.js';
import { selectModels } from '../rules/models.js';
import { quoted } from '../spelling.js';
import { computeRoute } from './ai-compute-reply.js';
import type { FamilyCall } from './family.js';

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
  'aicompute.models.training-compute-flop-renamed': {
    clauses: ['aicompute.models.training-compute-flop'],
    summary: 'Calls the training compute of models training_compute',
  },
  'aicompute.models.training-compute-flop-text': {
    clauses: ['aicompute.models.training-compute-flop.number'],
    summary: 'Sends training_compute_flop as a text that is no number',
  },
  'aicompute.models.training-compute-flop-object': {
    clauses: ['aicompute.models.training-compute-flop.number'],
    summary: 'Sends training_compute_flop as a value with its unit',
  },
} as const satisfies Faults;

type Order = (left: Model, right: Model) => number;

/** Most compute first; models of unknown compute last, and equal ones in the order of the table, latest first. */
const byCompute: Order = (left, right) =>
  (right.training_compute_flop ?? -1) - (left.training_compute_flop ?? -1);

const byName: Order = (left, right) => left.name.localeCompare(right.name);
const asText: Order = (left, right) =>
  String(right.training_compute_flop ?? '').localeCompare(String(left.training_compute_flop ?? ''));

function sortOf({ values }: FamilyCall): (typeof vocabularies.modelSort.values)[number] {
  const sent = values.get('sort') ?? '';
  const accepted = vocabularies.modelSort.values;
  const found = accepted.find((value) => value === sent);
  if (found !== undefined) return found;
  throw new Refusal('INVALID_ENUM', `${quoted(sent)} is no sort.`, {
    param: 'sort',
    accepted_values: accepted,
  });
}

/** The models in an order, from the latest first. */
function ordered(
  models: readonly Model[],
  sort: ReturnType<typeof sortOf>,
  planted: Planted,
): readonly Model[] {
  if (sort === 'compute' && !planted('aicompute.models.sort-compute-ignored')) {
    const descending = models.toSorted(planted('aicompute.models.sort-compute-as-text') ? asText : byCompute);
    return planted('aicompute.models.sort-compute-ascending') ? descending.toReversed() : descending;
  }
  if (planted('aicompute.models.sort-default-oldest-first')) return models.toReversed();
  if (planted('aicompute.models.sort-default-by-name')) return models.toSorted(byName);
  return planted('aicompute.models.sort-default-by-compute') ? models.toSorted(byCompute) : models;
}

/** A row as it is shown. */
function bent(model: Model, planted: Planted): Model {
  const { training_compute_flop: flop, ...rest } = model;
  const other = (members: Readonly<Record<string, unknown>>) => ({ ...rest, ...members }) as unknown as Model;
  if (planted('aicompute.models.training-compute-flop-renamed')) return other({ training_compute: flop });
  if (flop === null) return model;
  if (planted('aicompute.models.training-compute-flop-text'))
    return other({ training_compute_flop: `about ${flop} FLOP` });
  if (planted('aicompute.models.training-compute-flop-object')) {
    return other({ training_compute_flop: { value: flop, unit: 'FLOP' } });
  }
  return model;
}

/** AI models, the latest first unless `sort` says otherwise. */
export const listModels = computeRoute('listModels', (call, { models }, planted) => {
  const page = pageOf(call, planted);
  const sort = sortOf(call);
  const selected = selectModels(models, call, planted);
  if (sort === 'compute' && planted('aicompute.models.sort-compute-of-page')) {
    const end = page.offset + page.limit;
    const rows = selected.slice(page.offset, end).toSorted(byCompute);
    return { rows: selected.toSpliced(page.offset, rows.length, ...rows), page, beside: { sort } };
  }
  const rows = ordered(selected, sort, planted).map((model) => bent(model, planted));
  return { rows, page, beside: { sort } };
});
