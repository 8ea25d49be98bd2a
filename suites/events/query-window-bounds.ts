import { at, brief, defineCheck, expectThat, once } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectQueryWindow } from '../query-window.js';

export const queryWindowBounds = defineCheck({
  id: 'events/query-window-bounds',
  title: 'meta.query_window names a bound of an explicit window, as a date, an instant or a number',
  clauses: ['envelope.meta.query-window', 'events.window.query-window'],
  operations: ['listEvents'],
  rulings: ['C01', 'C04'],
  property: once(async (api) => {
    const { start, end } = api.world.offer.window;
    const reply = await api.get('listEvents', bounds({ start, end }));
    expectQueryWindow(reply);
    const told = brief(at(reply.json, '/meta/query_window'), 2000);
    // Its inner shape is open: a compact date, or a count of seconds, tells the bounds as well.
    const named = /\d{4}-?\d{2}-?\d{2}|(?<!\d)\d{10,13}(?!\d)/.test(told);
    expectThat(named, '/meta/query_window', `${start} or ${end} in some form`, told);
    api.witness('windows told');
  }),
  refutedBy: ['list.query-window-words', 'window.query-window-missing'],
});
