import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { firstByCompute } from './computes.js';
import { riseIn, variety } from './descent.js';
import { dateAt, datesOf, isLater } from './publication.js';
import { sampleOf } from './sample.js';

export const modelsOrder = defineCheck({
  id: 'aicompute/models-order',
  title: 'Without sort the models come with the latest publication first',
  clauses: ['aicompute.models.sort.default'],
  operations: ['listModels'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const shown = datesOf(models);
      const falling = shown.find(({ path }) => {
        const dates = models.map((model) => dateAt(model, path));
        return variety(dates) > 1 && riseIn(dates, isLater) === -1;
      });
      const published = shown.find(({ isPublication }) => isPublication) ?? falling;
      // No date is shown to be there; one of another kind need not fall with the publication.
      precondition(published !== undefined, 'no model shows when it was published', 'no-data');
      const { path } = published;
      const dates = models.map((model) => dateAt(model, path));
      precondition(variety(dates) > 1, `all models have one date in ${path}`, 'no-data');
      const rise = riseIn(dates, isLater);
      expectThat(rise === -1, `/data/${rise}${path}`, 'no later date than above', dates[rise]);

      const first = dates.find((date) => date !== undefined);
      // Models by another order come from all over the list.
      for (const model of await firstByCompute(api)) {
        const date = dateAt(model, path);
        const isKnown = date === undefined || first === undefined || !isLater(date, first);
        expectThat(isKnown, `/data/0${path}`, `${date}, the latest seen`, first);
      }
      api.witness('models by date', dates.length);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.models.sort-default-by-compute',
    'aicompute.models.sort-default-by-name',
    'aicompute.models.sort-default-oldest-first',
  ],
});
