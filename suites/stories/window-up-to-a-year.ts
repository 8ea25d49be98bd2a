import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { daysIn } from '../../generators/values/date.js';
import { overlongSpan, windowEndingOn } from '../../generators/values/window.js';
import { defineCheck, expectOk, expectThat, forAll, precondition, rowsOf } from '../../src/kit/index.js';
import { bounds, expectAdjusted } from '../event-window.js';
import { nextCursorOf } from '../page-of-events.js';
import { type StoryOperation, storiesIn, storyOperations, takesDates } from '../story-window.js';
import { storyPage } from './sample.js';
import { storyIdOf } from './story.js';

const { maxDays } = limits.window;

interface Input {
  readonly operation: StoryOperation;
  readonly span: number;
}

export const windowUpToAYear = defineCheck({
  id: 'stories/window-up-to-a-year',
  title: 'Stories of 31 days to a year are served as those of the newest 30 days, and the reply says so',
  clauses: [
    'limits.date-window.max',
    'envelope.meta.window-adjustment',
    'envelope.meta.window-adjustment.reason',
    'error.date-window-too-large.served-up-to-a-year',
    'error.date-window-too-large.most-recent-days',
    'error.date-window-too-large.window-adjustment',
  ],
  operations: [...storyOperations],
  rulings: ['A60', 'C02', 'C04'],
  runs: 2,
  property: forAll<Input>(
    fc.record({ operation: fc.constantFrom(...storyOperations), span: overlongSpan() }),
    async (api, { operation, span }) => {
      precondition(await takesDates(api, operation), `${operation} does not take bounds on dates`);
      const { coverageStart, window } = api.world.offer;
      const ask = async (days: number) => {
        const query = bounds(windowEndingOn(window.end, days));
        return operation === 'listStories'
          ? storyPage(api, query)
          : api.get(operation, { ...query, limit: 500 });
      };
      const reply = await ask(span);
      expectOk(reply);
      // Days before coverage may be dropped without notice (ruling C04).
      const covered = daysIn({ start: coverageStart, end: window.end });
      if (Math.min(span, covered) > maxDays) expectAdjusted(reply);
      const newest = await ask(maxDays);
      if (operation === 'summarizeStories') {
        const [total, expected] = [storiesIn(reply), storiesIn(newest)];
        expectThat(
          total === expected,
          '/data',
          `${expected} Stories, as of the newest ${maxDays} days`,
          total,
        );
        if (expected !== undefined && expected > 0) api.witness('Stories counted', expected);
        return;
      }
      const [served, due] = [reply, newest].map((each) => rowsOf(each).map(storyIdOf));
      if (served === undefined || due === undefined) return;
      // Of cut pages only the upper half is sure to stand on both.
      const cut = nextCursorOf(newest) !== undefined;
      const sure = cut ? due.slice(0, due.length >> 1) : due;
      const lost = sure.filter((id) => !served.includes(id));
      const added = (cut ? served.slice(0, served.length >> 1) : served).filter((id) => !due.includes(id));
      expectThat(lost.length === 0, '/data', `the Stories of the newest ${maxDays} days`, {
        lost: lost.slice(0, 5),
      });
      expectThat(added.length === 0, '/data', 'no Story of other days', { added: added.slice(0, 5) });
      api.witness('Stories compared', sure.length);
    },
    {
      requests: 1,
      examples: [
        { operation: 'listStories', span: 31 },
        { operation: 'summarizeStories', span: 200 },
      ],
    },
  ),
  refutedBy: [
    'stories.window.adjustment-missing',
    'stories.window.adjustment-text',
    'stories.window.adjustment-without-reason',
    'stories.window.not-capped',
    'stories.window.oldest-days-kept',
    'stories.window.over-cap-refused',
  ],
});
