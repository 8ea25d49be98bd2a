import { dateAfter } from '../../generators/values/date.js';
import { windowEndingOn } from '../../generators/values/window.js';
import { at, defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { bounds, expectWithin } from '../event-window.js';
import { expectQueryWindow, momentsOf, reportedDates } from '../query-window.js';

export const windowTold = defineCheck({
  id: 'events/window-told',
  title: 'meta.query_window tells the dates in force, and no row lies outside them',
  clauses: ['events.window.query-window', 'events.window.query-window.rows', 'envelope.meta.query-window'],
  operations: ['listEvents'],
  rulings: ['C01', 'C02'],
  refutedBy: [
    'list.query-window-words',
    'window.query-window-missing',
    'window.query-window-as-asked',
    'window.query-window-day-late',
  ],
  property: forEach(
    ({ offer: { window } }) => [
      { asked: window, served: window },
      { asked: { start: window.end, end: window.end }, served: { start: window.end, end: window.end } },
      { asked: windowEndingOn(window.end, 45), served: windowEndingOn(window.end, 30) },
    ],
    async (api, { asked, served }) => {
      const reply = await api.get('listEvents', { ...bounds(asked), limit: 100 });
      expectQueryWindow(reply);
      api.witness('windows told');
      const place = '/meta/query_window';
      const said = momentsOf(reply).length > 0;
      expectThat(said, place, 'dates or instants', at(reply.json, place));
      const told = reportedDates(reply);
      if (told === undefined) return;
      // Days before coverage may be left out (ruling C04).
      const starts = [undefined, served.start, api.world.offer.coverageStart].includes(told.start);
      expectThat(starts, place, `${served.start} as first date`, told.start);
      // The end may be told as an exclusive bound.
      const ends = [undefined, served.end, dateAfter(served.end, 1)].includes(told.end);
      expectThat(ends, place, `${served.end} as last date`, told.end);
      api.witness('rows judged', expectWithin(reply, served));
    },
  ),
});
