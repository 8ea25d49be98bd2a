import { at, defineCheck, expectThat, once, seenOf } from '../../src/kit/index.js';
import { between, observed } from '../half-open.js';

export const windowObservedEqual = defineCheck({
  id: 'events-summary/window-observed-equal',
  title: 'A summary refuses equal bounds of coding time',
  clauses: ['events.observed.equal'],
  operations: ['summarizeEvents'],
  rulings: ['A06'],
  refutedBy: ['observed.equal-served'],
  property: once(async (api) => {
    const { end } = api.world.offer.window;
    const reply = await api.get('summarizeEvents', between(observed, end, end));
    const refused = reply.status >= 400 && reply.status < 500;
    expectThat(refused, 'refusal', 'a client error for an interval that selects nothing', seenOf(reply));
    const code = at(reply.json, '/code');
    expectThat(typeof code === 'string' && code !== '', '/code', 'an error code', code);
    api.witness('equal bounds refused');
  }),
});
