import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { isFlag, isSet } from './flags.js';
import { wordsOf } from './leaves.js';
import { memberOf, valuesAt } from './member.js';
import { rowsBy, sampleOf } from './sample.js';

export const modelsFrontier = defineCheck({
  id: 'aicompute/models-frontier',
  title: 'frontier=1 and frontier=true keep the frontier models, and no others',
  clauses: ['aicompute.models.frontier.one', 'aicompute.models.frontier.true'],
  operations: ['listModels'],
  rulings: ['C12'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const models = await sampleOf(api, 'listModels');
      const [ones, trues] = await Promise.all(
        ['1', 'true'].map((frontier) => rowsBy(api, 'listModels', { frontier })),
      );
      const [one, other] = [ones, trues].map((rows = []) => rows.map(wordsOf).toSorted().join('\n\n'));
      expectThat(one === other, '/data', `${ones?.length} models, as by frontier=1`, trues?.length);

      const member = memberOf(models, [/(?:^|[/_])frontier(?:_?model)?$/, /frontier/], isFlag);
      if (member === undefined) {
        const isTelling = ones !== undefined && ones.length > 0 && ones.length < models.length;
        precondition(isTelling, 'no model shows whether it is a frontier model', 'no-data');
        api.witness('frontier models', ones.length);
        return;
      }
      for (const [index, row] of (ones ?? []).entries()) {
        const flags = valuesAt(row, [member.path]);
        expectThat(flags.every(isSet), `/data/${index}${member.path}`, 'a frontier model', flags);
      }
      const least = models.filter((row) => valuesAt(row, [member.path]).some(isSet)).length;
      const seen = ones?.length ?? 0;
      expectThat(seen >= least, '/data', `${least} frontier models or more`, seen);
      precondition(least < models.length, 'every model shown is a frontier model', 'no-data');
      api.witness('frontier models', seen);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'aicompute.models.frontier-by-compute',
    'aicompute.models.frontier-inverted',
    'aicompute.models.frontier-one-ignored',
    'aicompute.models.frontier-one-refused',
    'aicompute.models.frontier-true-ignored',
    'aicompute.models.frontier-true-refused',
  ],
});
