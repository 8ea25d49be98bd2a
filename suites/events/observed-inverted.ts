import { defineCheck, expectStatus, once, rowsOf, seenOf } from '../../src/kit/index.js';
import { between, observed } from '../half-open.js';

export const observedInverted = defineCheck({
  id: 'events/observed-inverted',
  title: 'An inverted interval of coding time is refused, or selects nothing',
  clauses: ['events.observed.inverted'],
  level: 'observe',
  operations: ['listEvents'],
  rulings: ['A06'],
  refutedBy: [],
  property: once(async (api) => {
    const { start, end } = api.world.offer.window;
    const reply = await api.get('listEvents', between(observed, end, start));
    expectStatus(reply, 200, 400, 422);
    api.observe('inverted', reply.status === 200 ? `${rowsOf(reply).length} rows` : seenOf(reply));
    api.witness('inverted intervals answered');
  }),
});
