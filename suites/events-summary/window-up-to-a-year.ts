import { limits } from '../../contract/index.js';
import { daysIn } from '../../generators/values/date.js';
import { overlongSpan, windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { datesOf, totalOf } from '../buckets.js';
import { bounds, expectAdjusted } from '../event-window.js';

const { maxDays } = limits.window;

export const windowUpToAYear = defineCheck({
  id: 'events-summary/window-up-to-a-year',
  title: 'A summary of 31 days to a year counts the newest 30 days, and says so',
  clauses: [
    'events.window.up-to-a-year',
    'events.window.most-recent-days',
    'events.window.adjustment',
    'events.window.at-most-thirty-days',
    'limits.date-window.max',
    'error.date-window-too-large.served-up-to-a-year',
    'error.date-window-too-large.most-recent-days',
    'error.date-window-too-large.window-adjustment',
  ],
  operations: ['summarizeEvents'],
  rulings: ['C02', 'C04'],
  refutedBy: [
    'window.not-capped',
    'window.thirty-one-days-served',
    'window.over-cap-refused',
    'window.over-ninety-days-refused',
    'window.over-cap-empty',
    'window.oldest-days-kept',
    'window.adjustment-missing',
    'window.adjustment-null',
  ],
  runs: 2,
  property: forAll(
    overlongSpan(),
    async (api, span) => {
      const { coverageStart, window } = api.world.offer;
      const newest = windowEndingOn(window.end, maxDays);
      const query = { group_by: 'date', limit: limits.summary.limit.max };
      const reply = await api.get('summarizeEvents', {
        ...bounds(windowEndingOn(window.end, span)),
        ...query,
      });
      const outside = datesOf(reply).filter((date) => date < newest.start || newest.end < date);
      expectThat(outside.length === 0, '/data', `dates from ${newest.start} to ${newest.end}`, outside);
      // Days before coverage may be dropped without notice (ruling C04).
      if (Math.min(span, daysIn({ start: coverageStart, end: window.end })) > maxDays) expectAdjusted(reply);
      const total = totalOf(reply);
      const served = totalOf(await api.get('summarizeEvents', { ...bounds(newest), ...query }));
      expectThat(total === served, '/data', `${served} Events, as of the newest ${maxDays} days`, total);
      if (total > 0) api.witness('totals compared');
    },
    { requests: 1, examples: [31, 200] },
  ),
});
