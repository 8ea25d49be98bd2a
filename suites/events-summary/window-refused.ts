import type { ErrorCode } from '../../contract/index.js';
import { windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, expectRefusal, forEach, type Query } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

interface Row {
  readonly query: Query;
  readonly code: ErrorCode;
}

export const windowRefused = defineCheck({
  id: 'events-summary/window-refused',
  title: 'A summary refuses a window that is inverted, over a year, or both explicit and relative',
  clauses: [
    'events.date-range.inverted',
    'events.window.over-a-year',
    'events.window.explicit-and-relative',
    'error.date-window-too-large',
    'error.conflicting-time-window',
    'error.invalid-date-range',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C02', 'C05'],
  refutedBy: [
    'window.over-a-year-adjusted',
    'window.over-a-year-wrong-code',
    'window.over-a-year-empty',
    'window.over-a-year-wrong-status',
    'window.inverted-swapped',
    'window.inverted-empty',
    'window.inverted-wrong-code',
    'window.explicit-and-relative-served',
    'window.explicit-and-relative-wrong-code',
  ],
  property: forEach(
    ({ offer: { window } }): readonly Row[] => [
      { query: bounds({ start: window.end, end: window.start }), code: 'INVALID_DATE_RANGE' },
      { query: bounds(windowEndingOn(window.end, 500)), code: 'DATE_WINDOW_TOO_LARGE' },
      { query: { ...bounds(window), days: 7 }, code: 'CONFLICTING_TIME_WINDOW' },
    ],
    async (api, { query, code }) => {
      expectRefusal(await api.get('summarizeEvents', query), { codes: [code] });
      api.witness('windows refused');
    },
  ),
});
