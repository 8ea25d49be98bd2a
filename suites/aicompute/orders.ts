import { defineCheck, once } from '../../src/kit/index.js';
import { computeOf, computesOf, firstByCompute } from './computes.js';
import { sampleOf } from './sample.js';
import { valuationsOf } from './valuation.js';

/** Where the rows without a value stand in a list. */
function unknownsIn(values: readonly (number | undefined)[]): string {
  if (!values.includes(undefined)) return 'none';
  const known = values.flatMap((value, index) => (value === undefined ? [] : [index]));
  if (known.length === 0) return 'all';
  const [first = 0] = known;
  const isBlock = (known.at(-1) ?? 0) - first + 1 === known.length;
  if (!isBlock) return 'among the others';
  return first === 0 ? 'last' : 'first';
}

export const orders = defineCheck({
  id: 'aicompute/orders',
  title: 'Where AI compute rows without a value stand, and which valuation comes first',
  clauses: [
    'aicompute.models.sort.nulls',
    'aicompute.models.training-compute-flop.unknown',
    'aicompute.companies.order.nulls',
    'aicompute.companies.order.direction',
  ],
  level: 'observe',
  operations: ['listModels', 'listCompanies'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await firstByCompute(api);
      const computes = models.map(computeOf);
      const unknown = (await sampleOf(api, 'listModels')).find((model) => computeOf(model) === undefined);
      const told = unknown === undefined ? 'in each model' : JSON.stringify(computesOf(unknown)[0]);
      api.observe('unknown training compute', `${told ?? 'no member'}`);
      const valuations = valuationsOf(await sampleOf(api, 'listCompanies'))?.values ?? [];
      const known = valuations.filter((each) => each !== undefined);
      api.observe('models without training compute', unknownsIn(computes));
      api.observe('companies without a valuation', unknownsIn(valuations));
      const [first = 0, last = 0] = [known[0], known.at(-1)];
      api.observe('valuations', first > last ? 'highest first' : first < last ? 'lowest first' : 'equal');
    },
    { requests: 2 },
  ),
  refutedBy: [],
});
