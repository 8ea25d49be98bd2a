import { defineCheck, once } from '../../src/kit/index.js';
import { recorded } from '../half-open.js';
import { expectNotCutInSilence } from '../long-interval.js';

export const recordedOverThirtyDays = defineCheck({
  id: 'events/recorded-over-thirty-days',
  title: 'An interval of more than 30 days of publication time is never cut without notice',
  clauses: ['events.recorded.over-thirty-days', 'limits.date-window.coded-and-recorded'],
  operations: ['listEvents'],
  rulings: ['A64'],
  refutedBy: ['interval.cut-in-silence'],
  property: once(
    (api) => expectNotCutInSilence(api, recorded, ['DATE_WINDOW_TOO_LARGE', 'INVALID_RECORDED_INTERVAL']),
    { requests: 3 },
  ),
});
