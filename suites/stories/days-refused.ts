import { defineCheck, forEach, type World } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectWindowRefused, type RefusedWindow } from './refused-window.js';

const operation = 'listStories';

const windows = ({ offer: { window } }: World): readonly RefusedWindow[] => [
  { operation, query: { days: 'abc' }, code: 'INVALID_NUMBER' },
  { operation, query: { days: 0 }, code: 'INVALID_NUMBER' },
  {
    operation,
    query: { ...bounds(window), days: 7 },
    code: 'CONFLICTING_TIME_WINDOW',
  },
];

export const daysRefused = defineCheck({
  id: 'stories/days-refused',
  title: 'Where Stories take days, one that is no whole number from 1 on, or beside dates, is refused',
  clauses: ['error.invalid-number.days', 'error.conflicting-time-window'],
  operations: ['listStories'],
  rulings: ['C03', 'C05'],
  property: forEach(windows, expectWindowRefused),
  refutedBy: ['stories.days.non-numeric-dropped', 'stories.window.explicit-and-relative-served'],
});
