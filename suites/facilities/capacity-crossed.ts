import { at, defineCheck, expectEqual, expectThat, once } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { megawattsOf } from './capacities.js';
import { pageOf } from './sample.js';

export const capacityCrossed = defineCheck({
  id: 'facilities/capacity-crossed',
  title: 'A capacity_mw_min above capacity_mw_max returns no facility or is refused with 400',
  clauses: ['facilities.capacity-mw.crossed'],
  operations: ['listFacilities'],
  rulings: ['A62'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const reply = await pageOf(api, { capacity_mw_min: 1000, capacity_mw_max: 10 });
    if (reply.status === 200) {
      const rows = listIn(reply);
      const [wrong] = rows.filter((row) => megawattsOf(row) !== undefined);
      expectThat(wrong === undefined, '/data', 'no facility', wrong);
      // A bound may let pass what it does not concern.
      if (rows.length > 0)
        api.observe('crossed bounds', `let ${rows.length} facilities of no known capacity pass`);
    } else {
      expectThat(reply.status === 400, 'status', '400 or an empty 200', reply.status);
      expectEqual(reply, '/success', false);
      api.observe('crossed bounds', String(at(reply.json, '/code')));
    }
    api.witness('crossed bounds');
  }),
  refutedBy: ['facilities.capacity-mw.crossed-dropped', 'facilities.capacity-mw.crossed-swapped'],
});
