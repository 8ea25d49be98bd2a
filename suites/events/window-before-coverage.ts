import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectRefusal, forEach, seenOf } from '../../src/kit/index.js';
import { eventOperations } from '../errors/refused.js';
import { bounds, expectWithin } from '../event-window.js';

export const windowBeforeCoverage = defineCheck({
  id: 'events/window-before-coverage',
  title: 'A window that ends before coverage begins earns DATE_OUT_OF_COVERAGE, or is served',
  clauses: ['events.window.before-coverage', 'error.date-out-of-coverage'],
  operations: eventOperations,
  rulings: ['C04'],
  refutedBy: ['window.before-coverage-wrong-code', 'summary.window.before-coverage-wrong-code'],
  property: forEach(eventOperations, async (api, operation) => {
    const { coverageStart } = api.world.offer;
    const window = { start: dateAfter(coverageStart, -40), end: dateAfter(coverageStart, -21) };
    const reply = await api.get(operation, bounds(window));
    api.observe(`before coverage, ${operation}`, seenOf(reply));
    if (reply.status !== 200) expectRefusal(reply, { codes: ['DATE_OUT_OF_COVERAGE'] });
    else if (operation === 'listEvents') expectWithin(reply, window);
    api.witness('old windows answered');
  }),
});
