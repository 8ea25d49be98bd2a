import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { computeOf, firstByCompute } from './computes.js';
import { riseIn, variety } from './descent.js';
import { sampleOf } from './sample.js';

export const modelsByCompute = defineCheck({
  id: 'aicompute/models-by-compute',
  title: 'sort=compute brings the models with the highest training_compute_flop first',
  clauses: ['aicompute.models.sort.compute'],
  operations: ['listModels'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const values = (await firstByCompute(api)).map(computeOf);
      precondition(variety(values) > 1, 'no two models differ in training_compute_flop', 'no-data');
      const rise = riseIn(values, (one, other) => one > other);
      expectThat(rise === -1, `/data/${rise}/training_compute_flop`, 'no more than above', values[rise]);

      // Models by another order come from all over the list; of as many, none has more than these.
      const seen = (await sampleOf(api, 'listModels')).flatMap((model) => computeOf(model) ?? []);
      const greatest = seen.toSorted((one, other) => other - one);
      const known = values.filter((value) => value !== undefined);
      const short = known.findIndex((value, index) => value < (greatest[index] ?? 0));
      const place = `/data/${values.indexOf(known[short])}/training_compute_flop`;
      expectThat(short === -1, place, `${greatest[short]}, as another order shows, or more`, known[short]);
      api.witness('models by compute', known.length);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.models.sort-compute-as-text',
    'aicompute.models.sort-compute-ascending',
    'aicompute.models.sort-compute-ignored',
    'aicompute.models.sort-compute-of-page',
  ],
});
