import { defineCheck, expectEqual, expectOk, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { nowhere } from '../nowhere.js';

export const emptyResult = defineCheck({
  id: 'events/empty-result',
  title: 'Filters that no Event fits are answered with a list of no rows',
  clauses: ['service.empty.status', 'envelope.list.data'],
  operations: ['listEvents'],
  refutedBy: [
    'list.data-renamed',
    'list.data-map',
    'list.data-null-when-empty',
    'events.empty-answered-404',
    'events.empty-answered-204',
  ],
  property: once(async (api) => {
    const reply = await api.get('listEvents', nowhere(api.world));
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const rows = rowsOf(reply).length;
    expectThat(rows === 0, '/data', 'no row', `${rows} rows`);
    api.witness('empty lists');
  }),
});
