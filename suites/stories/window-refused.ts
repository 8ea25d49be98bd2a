import { dateAfter } from '../../generators/values/date.js';
import { windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, forEach, type World } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { storyOperations } from '../story-window.js';
import { expectWindowRefused, type RefusedWindow } from './refused-window.js';

const tooLarge = ['coverage', 'suggested_window', 'max_days'];

function windows({ offer: { window } }: World): readonly RefusedWindow[] {
  const inverted = bounds({ start: window.end, end: dateAfter(window.end, -3) });
  const long = bounds(windowEndingOn(window.end, 500));
  const noDate = { ...bounds(window), date_start: '2026-02-30' };
  return [
    { operation: 'listStories', query: inverted, code: 'INVALID_DATE_RANGE' },
    { operation: 'listStories', query: noDate, code: 'INVALID_DATE' },
    {
      operation: 'listStories',
      query: long,
      code: 'DATE_WINDOW_TOO_LARGE',
      details: tooLarge,
    },
    { operation: 'summarizeStories', query: inverted, code: 'INVALID_DATE_RANGE' },
    { operation: 'summarizeStories', query: long, code: 'DATE_WINDOW_TOO_LARGE' },
  ];
}

export const windowRefused = defineCheck({
  id: 'stories/window-refused',
  title: 'A window of Stories that is inverted, malformed or over a year is refused as on Events',
  clauses: [
    'error.invalid-date',
    'error.invalid-date-range',
    'error.date-window-too-large',
    'error.date-window-too-large.details.coverage',
    'error.date-window-too-large.details.suggested-window',
    'error.date-window-too-large.details.max-days',
  ],
  operations: [...storyOperations],
  rulings: ['A46', 'C02'],
  property: forEach(windows, expectWindowRefused),
  refutedBy: [
    'stories.date.malformed-dropped',
    'stories.window.inverted-empty',
    'stories.window.over-a-year-adjusted',
    'stories.window.too-large-without-coverage',
    'stories.window.too-large-without-max-days',
    'stories.window.too-large-without-suggested-window',
  ],
});
