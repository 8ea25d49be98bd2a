import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { contributorsOf, contributorsPath } from './contributors.js';
import { wordsOf } from './leaves.js';
import { mostRows, rowsBy, sampleOf } from './sample.js';

export const modelsSeveralContributors = defineCheck({
  id: 'aicompute/models-several-contributors',
  title: 'A model with several types of contributors is found by each of them',
  clauses: ['aicompute.models.contributors.several'],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const path = contributorsPath(models);
      precondition(path !== undefined, 'no model shows its types of contributors', 'no-data');
      const several = models.find((model) => contributorsOf(model, path).length > 1);
      precondition(several !== undefined, 'no model shows several types of contributors', 'no-data');
      for (const token of contributorsOf(several, path)) {
        const rows = await rowsBy(api, 'listModels', { organization_categorization: token });
        const isFound = rows.some((row) => wordsOf(row) === wordsOf(several));
        const isCut = rows.length >= mostRows('listModels');
        expectThat(isFound || isCut, '/data', `the model of ${contributorsOf(several, path)}`, rows.length);
        if (isFound) api.witness('models found by one of several types');
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['aicompute.models.contributors-first-only', 'aicompute.models.contributors-sole'],
});
