import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectStatus, once, rowsOf, seenOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const windowFuture = defineCheck({
  id: 'events/window-future',
  title: 'A window in the future is served or refused as the deployment likes',
  clauses: ['events.window.future'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['C04'],
  refutedBy: [],
  property: once(async (api) => {
    const window = { start: dateAfter(api.world.today, 30), end: dateAfter(api.world.today, 36) };
    const reply = await api.get('listEvents', bounds(window));
    expectStatus(reply, 200, 400);
    api.observe('a future window', reply.status === 200 ? `${rowsOf(reply).length} rows` : seenOf(reply));
    api.witness('future windows answered');
  }),
});
