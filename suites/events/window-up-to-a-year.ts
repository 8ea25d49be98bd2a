import { limits } from '../../contract/index.js';
import { daysIn } from '../../generators/values/date.js';
import { overlongSpan, windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, expectOk, forAll } from '../../src/kit/index.js';
import { bounds, expectAdjusted, expectWithin } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const windowUpToAYear = defineCheck({
  id: 'events/window-up-to-a-year',
  title: 'A window of 31 days to a year is served as its newest 30 days, and the reply says so',
  clauses: [
    'events.window.up-to-a-year',
    'events.window.most-recent-days',
    'events.window.adjustment',
    'events.window.at-most-thirty-days',
    'limits.date-window.max',
    'envelope.meta.window-adjustment',
    'envelope.meta.window-adjustment.reason',
    'error.date-window-too-large.served-up-to-a-year',
    'error.date-window-too-large.most-recent-days',
    'error.date-window-too-large.window-adjustment',
  ],
  operations: ['listEvents'],
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
    'window.adjustment-text',
    'window.adjustment-without-reason',
  ],
  runs: 3,
  property: forAll(
    overlongSpan(),
    async (api, span) => {
      const { coverageStart, window } = api.world.offer;
      const { maxDays } = limits.window;
      const asked = windowEndingOn(window.end, span);
      const newest = windowEndingOn(window.end, maxDays);
      const reply = await fullPage(api, { ...bounds(asked), limit: 100 });
      expectOk(reply);
      expectWithin(reply, newest);
      // Days before coverage may be dropped without notice (ruling C04).
      const covered = daysIn({ start: coverageStart, end: asked.end });
      if (Math.min(span, covered) > maxDays) expectAdjusted(reply);
      const served = await fullPage(api, { ...bounds(newest), limit: 100 });
      const compared = expectSameEvents(reply, served, `${span} days are served as the newest ${maxDays}`);
      api.witness('Events compared', compared);
    },
    { requests: 1, examples: [31, 200] },
  ),
});
