import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';

export const windowConflict = defineCheck({
  id: 'events/window-conflict',
  title: 'A bound on the event date beside a relative window earns CONFLICTING_TIME_WINDOW',
  clauses: ['events.window.explicit-and-relative', 'error.conflicting-time-window'],
  operations: ['listEvents'],
  rulings: ['C05'],
  refutedBy: ['window.explicit-and-relative-served', 'window.explicit-and-relative-wrong-code'],
  property: forEach(
    ({ offer: { window } }) => [
      { date_start: window.start, date_end: window.end, days: 7 },
      { date_start: window.end, days: 7 },
      { date_end: window.end, window: '7d' },
      { start_date: window.start, end_date: window.end, window: 7 },
    ],
    async (api, query) => {
      expectRefusal(await api.get('listEvents', query), { codes: ['CONFLICTING_TIME_WINDOW'] });
      api.witness('pairs of windows refused');
    },
  ),
});
