import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { expectWithin } from '../event-window.js';
import { between, observed } from '../half-open.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';
import { expectQueryWindow, expectSpan, reportedCodingTime, reportedDates } from '../query-window.js';

const wholeSecond = /T\d{2}:\d{2}:\d{2}Z$/;

export const windowDefault = defineCheck({
  id: 'events/window-default',
  title: 'Without a window a query reaches back 24 hours or 7 days, as meta.query_window tells',
  clauses: ['events.window.default', 'events.window.query-window', 'events.observed.coding-time'],
  operations: ['listEvents'],
  rulings: ['C01', 'A08'],
  refutedBy: [
    'observed.bounds-event-date',
    'window.query-window-missing',
    'window.default-unbounded',
    'window.default-thirty-days',
  ],
  property: once(async (api) => {
    const reply = await fullPage(api, { limit: 100 });
    expectQueryWindow(reply);
    api.witness('windows told');
    expectSpan(api, reply, [1, 7]);
    const coded = reportedCodingTime(reply);
    if (coded !== undefined) {
      const same = await fullPage(api, { ...between(observed, coded.start, coded.end), limit: 100 });
      // Which instants are read beside those of whole seconds in UTC is not shown.
      const isRead = same.status === 200 || [coded.start, coded.end].every((text) => wholeSecond.test(text));
      const because = 'the interval of coding time that is told selects the same Events';
      if (isRead) api.witness('Events compared', expectSameEvents(reply, same, because));
    }
    const told = reportedDates(reply);
    if (told === undefined) return;
    expectThat(told.start !== undefined, '/meta/query_window', 'a first date', told);
    api.witness('rows judged', expectWithin(reply, { start: told.start, end: told.end ?? '9999-12-31' }));
  }),
});
