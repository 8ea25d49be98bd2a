import { limits } from '../../contract/index.js';
import { defineCheck, expectEqual, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const limitDefault = defineCheck({
  id: 'events/limit-default',
  title: 'Without a limit a page holds up to 25 Events',
  clauses: ['events.limit.default', 'limits.events-limit.default'],
  operations: ['listEvents'],
  refutedBy: ['events.limit.default-50'],
  property: once(async (api) => {
    const max = limits.events.limit.default;
    const reply = await api.get('listEvents', bounds(api.world.offer.window));
    const rows = rowsOf(reply).length;
    expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
    expectEqual(reply, '/pagination/limit', max);
    api.witness('rows counted', rows);
  }),
});
