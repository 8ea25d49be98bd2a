import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectRefusal, once, seenOf } from '../../src/kit/index.js';
import { bounds, expectWithin } from '../event-window.js';

export const windowBeforeCoverage = defineCheck({
  id: 'events/window-before-coverage',
  title: 'A window that ends before coverage begins earns DATE_OUT_OF_COVERAGE, or is served',
  clauses: ['events.window.before-coverage', 'error.date-out-of-coverage'],
  operations: ['listEvents'],
  rulings: ['C04'],
  refutedBy: ['window.before-coverage-wrong-code'],
  property: once(async (api) => {
    const { coverageStart } = api.world.offer;
    const window = { start: dateAfter(coverageStart, -40), end: dateAfter(coverageStart, -21) };
    const reply = await api.get('listEvents', bounds(window));
    api.observe('before coverage', seenOf(reply));
    if (reply.status === 200) expectWithin(reply, window);
    else expectRefusal(reply, { codes: ['DATE_OUT_OF_COVERAGE'] });
    api.witness('old windows answered');
  }),
});
