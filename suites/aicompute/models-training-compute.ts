import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { computesOf, firstByCompute } from './computes.js';
import { sampleOf } from './sample.js';

export const modelsTrainingCompute = defineCheck({
  id: 'aicompute/models-training-compute',
  title: 'Model rows carry training_compute_flop, a number where it is known',
  clauses: ['aicompute.models.training-compute-flop', 'aicompute.models.training-compute-flop.number'],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      // Models of unknown compute may leave it out, but hardly the whole list.
      const models = [...(await firstByCompute(api)), ...(await sampleOf(api, 'listModels'))];
      const values = models.flatMap(computesOf);
      expectThat(values.length > 0, '/data', 'training_compute_flop', Object.keys(models[0] ?? {}));
      for (const value of values) {
        const isGiven = value === null || typeof value === 'number';
        expectThat(isGiven, '/data training_compute_flop', 'a number or null', value);
        if (value !== null) api.witness('numbers of FLOP');
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.models.rows-of-hardware',
    'aicompute.models.training-compute-flop-object',
    'aicompute.models.training-compute-flop-renamed',
    'aicompute.models.training-compute-flop-text',
  ],
});
