import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectRefusal, once, precondition, seenOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { takesDates } from '../story-window.js';

export const windowBeforeCoverage = defineCheck({
  id: 'stories/window-before-coverage',
  title: 'A window of Stories that ends before coverage begins earns DATE_OUT_OF_COVERAGE, or is served',
  clauses: ['error.date-out-of-coverage'],
  operations: ['listStories'],
  rulings: ['C04'],
  property: once(async (api) => {
    precondition(await takesDates(api, 'listStories'), 'Stories do not take bounds on dates');
    const { coverageStart } = api.world.offer;
    const old = { start: dateAfter(coverageStart, -40), end: dateAfter(coverageStart, -21) };
    const reply = await api.get('listStories', bounds(old));
    api.observe('before coverage', seenOf(reply));
    if (reply.status !== 200) expectRefusal(reply, { codes: ['DATE_OUT_OF_COVERAGE'] });
    api.witness('old windows answered');
  }),
  refutedBy: ['stories.window.before-coverage-wrong-code'],
});
