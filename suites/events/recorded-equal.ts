import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, expectRefusal, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { between, recorded } from '../half-open.js';

export const recordedEqual = defineCheck({
  id: 'events/recorded-equal',
  title: 'Equal bounds of publication time select nothing',
  clauses: ['events.recorded.equal'],
  operations: ['listEvents'],
  rulings: ['A07'],
  refutedBy: ['recorded.equal-read-as-day'],
  property: once(async (api) => {
    const moment = instantAfter(api.world.offer.window.end, 43_200);
    const reply = await api.get('listEvents', between(recorded, moment, moment));
    if (reply.status === 200) {
      const rows = rowsOf(reply).length;
      expectThat(rows === 0, '/data', 'no row', `${rows} rows`);
    } else expectRefusal(reply, { codes: ['INVALID_RECORDED_INTERVAL'] });
    api.witness('equal bounds answered');
  }),
});
