import { defineCheck, expectOk, once, precondition } from '../../src/kit/index.js';
import { longWindow, takes } from '../story-window.js';
import { expectWindowRefused } from './refused-window.js';

const operation = 'listStories';

export const observedRefused = defineCheck({
  id: 'stories/observed-refused',
  title: 'Where Stories take bounds on coding time, instants are served and no other text than a date',
  clauses: ['error.invalid-date.observed', 'error.invalid-date.observed-instant'],
  operations: [operation],
  property: once(
    async (api) => {
      const { end } = api.world.offer.window;
      precondition(await takes(api, operation, 'observed'), 'Stories do not take bounds on coding time');
      expectOk(await longWindow(api, operation, 'observed'));
      const query = { observed_start: '2026-02-30', observed_end: end };
      await expectWindowRefused(api, { operation, query, code: 'INVALID_DATE' });
    },
    { requests: 2 },
  ),
  refutedBy: ['stories.observed.instant-refused', 'stories.observed.malformed-dropped'],
});
