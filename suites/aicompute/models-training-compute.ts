import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { computesOf, firstByCompute, flopOf } from './computes.js';
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
        const isGiven = value === null || flopOf(value) !== undefined;
        expectThat(isGiven, '/data training_compute_flop', 'a number or null', value);
        if (typeof value === 'string') api.observe('training_compute_flop as a text', value);
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
