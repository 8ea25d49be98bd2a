import { defineCheck, once } from '../../src/kit/index.js';
import { observed } from '../half-open.js';
import { expectNotCutInSilence } from '../long-interval.js';

export const observedOverThirtyDays = defineCheck({
  id: 'events/observed-over-thirty-days',
  title: 'An interval of more than 30 days of coding time is never cut without notice',
  clauses: ['events.observed.over-thirty-days', 'limits.date-window.coded-and-recorded'],
  operations: ['listEvents'],
  rulings: ['A64'],
  refutedBy: ['interval.cut-in-silence'],
  property: once((api) => expectNotCutInSilence(api, observed, ['DATE_WINDOW_TOO_LARGE']), { requests: 3 }),
});
