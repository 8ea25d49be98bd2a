import fc from 'fast-check';
import { retiredNames } from '../../contract/index.js';
import { at, defineCheck, expectRefusal, expectThat, forAll, isObject } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { closed, names as namesIn } from '../errors/refused.js';
import { isNamedRetired, retiredQuery } from './retired-values.js';

export const retiredOnSummary = defineCheck({
  id: 'versioning/retired-on-summary',
  title: 'A name that is retired on the Events list never filters a summary in silence',
  clauses: [
    'states.parameter.retired.no-effect',
    'versioning.lenient.ignored',
    'versioning.retired.elsewhere',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C20', 'C21'],
  runs: 2,
  property: forAll(
    fc.subarray([...retiredNames], { minLength: 1 }),
    async (api, names) => {
      const plain = closed(api.world, { group_by: 'category', limit: 500 });
      const reply = await api.get('summarizeEvents', { ...plain, ...retiredQuery(names) });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: ['UNKNOWN_PARAM'] });
        api.witness('refusals');
        return;
      }
      const filters = at(reply.json, '/applied_filters');
      if (isObject(filters)) {
        const silent = names.filter(
          (name) => !isNamedRetired(reply, name) && !namesIn(filters.ignored, name),
        );
        expectThat(
          silent.length === 0,
          '/applied_filters',
          `${silent.join(', ')} as retired or ignored`,
          filters,
        );
      }
      const total = totalOf(await api.get('summarizeEvents', plain));
      expectThat(totalOf(reply) === total, '/data', `the unfiltered total of ${total}`, totalOf(reply));
      api.witness('Events counted with and without', total);
    },
    { requests: 2, examples: [[...retiredNames]] },
  ),
  refutedBy: [
    'retired.canonical_cluster_date_end.still-applied',
    'retired.canonical_cluster_date_start.still-applied',
    'retired.goldstein_max.still-applied',
    'retired.goldstein_min.still-applied',
    'retired.max_confidence.still-applied',
    'retired.max_geo_precision.still-applied',
  ],
});
