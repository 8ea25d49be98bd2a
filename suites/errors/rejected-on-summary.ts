import fc from 'fast-check';
import { rejectedNames } from '../../contract/index.js';
import { at, defineCheck, expectRefusal, expectThat, forAll, isObject } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { unknownCodes } from '../taken.js';
import { closed, names } from './refused.js';

export const rejectedOnSummary = defineCheck({
  id: 'errors/rejected-on-summary',
  title: 'A parameter that the Events list rejects never shapes a summary in silence',
  clauses: ['error.unsupported-filter', 'error.unsupported-param', 'error.unknown-param'],
  operations: ['summarizeEvents'],
  rulings: ['C21'],
  runs: 3,
  property: forAll(
    fc.constantFrom(...rejectedNames),
    async (api, name) => {
      const plain = closed(api.world, { group_by: 'category', limit: 500 });
      const reply = await api.get('summarizeEvents', {
        ...plain,
        [name]: name === 'as_of' ? '2026-05-01' : '1',
      });
      if (reply.status !== 200) {
        expectRefusal(reply, { codes: unknownCodes });
        api.witness('refusals');
        return;
      }
      const filters = at(reply.json, '/applied_filters');
      if (isObject(filters)) {
        expectThat(names(filters.ignored, name), '/applied_filters/ignored', name, filters.ignored);
      }
      const total = totalOf(await api.get('summarizeEvents', plain));
      expectThat(totalOf(reply) === total, '/data', `the unfiltered total of ${total}`, totalOf(reply));
      api.witness('Events counted with and without', total);
    },
    { requests: 2, examples: ['fatalities_min', 'as_of'] },
  ),
  refutedBy: ['rejected.status-422'],
});
