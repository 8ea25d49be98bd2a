import { spanOverAYear, windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const windowOverAYear = defineCheck({
  id: 'events/window-over-a-year',
  title: 'A window of more than a year earns DATE_WINDOW_TOO_LARGE with what would be served instead',
  clauses: [
    'events.window.over-a-year',
    'error.date-window-too-large',
    'error.date-window-too-large.details.coverage',
    'error.date-window-too-large.details.suggested-window',
    'error.date-window-too-large.details.max-days',
  ],
  operations: ['listEvents'],
  rulings: ['C02', 'A46'],
  refutedBy: [
    'window.over-a-year-adjusted',
    'window.over-a-year-wrong-code',
    'window.over-a-year-empty',
    'window.over-a-year-wrong-status',
    'window.too-large-without-coverage',
    'window.too-large-without-suggested-window',
    'window.too-large-without-max-days',
  ],
  runs: 2,
  property: forAll(
    spanOverAYear(),
    async (api, span) => {
      const window = windowEndingOn(api.world.offer.window.end, span);
      expectRefusal(await api.get('listEvents', bounds(window)), {
        codes: ['DATE_WINDOW_TOO_LARGE'],
        details: ['coverage', 'suggested_window', 'max_days'],
      });
      api.witness('windows refused');
    },
    { examples: [400] },
  ),
});
