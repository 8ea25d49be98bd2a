import fc from 'fast-check';
import { retiredNames } from '../../contract/index.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, expectServed } from '../errors/refused.js';
import { expectSameEvents } from '../page-of-events.js';
import { retiredQuery } from './retired-values.js';

export const retiredWithoutEffect = defineCheck({
  id: 'versioning/retired-without-effect',
  title: 'Retired parameters do not change the result, whatever they would once have filtered',
  clauses: [
    'states.parameter.retired.accepted',
    'states.parameter.retired.no-effect',
    'versioning.retired.accepted',
  ],
  operations: ['listEvents'],
  rulings: ['C20'],
  runs: 2,
  property: forAll(
    fc.subarray([...retiredNames], { minLength: 1 }),
    async (api, names) => {
      const query = closed(api.world, { limit: 100 });
      const reply = await expectServed(api, 'listEvents', { ...query, ...retiredQuery(names) });
      const plain = await expectServed(api, 'listEvents', query);
      api.witness('Events compared', expectSameEvents(reply, plain, 'with retired parameters'));
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
