import { defineCheck, expectRefusal, expectStatus, forEach } from '../../src/kit/index.js';

export const windowConflict = defineCheck({
  id: 'events/window-conflict',
  title: 'A bound on the event date beside a relative window earns CONFLICTING_TIME_WINDOW',
  clauses: ['events.window.explicit-and-relative', 'error.conflicting-time-window'],
  operations: ['listEvents'],
  rulings: ['C05', 'A47'],
  refutedBy: ['window.explicit-and-relative-served', 'window.explicit-and-relative-wrong-code'],
  property: forEach(
    ({ offer: { window } }) => [
      { date_start: window.start, date_end: window.end, days: 7 },
      { date_start: window.start, date_end: window.end, window: '7d' },
      { date_start: window.end, days: 7 },
      { date_end: window.end, window: '7d' },
      { start_date: window.start, end_date: window.end, window: 7 },
    ],
    async (api, query) => {
      const reply = await api.get('listEvents', query);
      // A bound that stands alone may be refused for that (ruling A47).
      if (Object.keys(query).length < 3) expectStatus(reply, 400);
      else expectRefusal(reply, { codes: ['CONFLICTING_TIME_WINDOW'] });
      api.witness('pairs of windows refused');
    },
  ),
});
