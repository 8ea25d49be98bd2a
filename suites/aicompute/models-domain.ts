import { defineCheck, once } from '../../src/kit/index.js';
import { expectKept, knownPart, type TextFilter } from './text-filter.js';

const filter: TextFilter = {
  list: 'listModels',
  name: 'domain',
  members: [/(?:^|\/)domains?(?:_?name|\/name)?$/, /domain|field/],
  guesses: ['Language', 'Vision', 'Biology'],
};

export const modelsDomain = defineCheck({
  id: 'aicompute/models-domain',
  title: 'The domain filter keeps the models whose domain contains the text sent, and no others',
  clauses: ['aicompute.models.domain', 'aicompute.models.domain.substring'],
  operations: ['listModels'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(async (api) => expectKept(api, filter.list, filter.name, await knownPart(api, filter)), {
    requests: 1,
  }),
  refutedBy: [
    'aicompute.models.domain-dropped',
    'aicompute.models.domain-or-task',
    'aicompute.models.domain-prefix',
    'aicompute.models.domain-whole-names-only',
  ],
});
