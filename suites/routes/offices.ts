import { defineCheck, expectThat, once, precondition, seenOf } from '../../src/kit/index.js';
import { expectTaken, isUnknown } from '../taken.js';

export const offices = defineCheck({
  id: 'routes/offices',
  title: 'The route for offices takes q',
  clauses: ['routes.offices.q'],
  operations: ['listOffices'],
  rulings: ['A79'],
  property: once(async (api) => {
    const reply = await api.get('listOffices', { q: 'president' });
    expectThat(!isUnknown(reply, 'q'), 'status', 'q taken', seenOf(reply));
    // The plan may lack the route, and it may need more than is shown.
    precondition(reply.status !== 403 && reply.status !== 400, 'the route for offices serves no bare q');
    expectTaken(reply, 'q');
    api.witness('searches for an office served');
  }),
  refutedBy: ['routes.offices.q-crashes', 'routes.offices.q-refused', 'routes.offices.q-reported-ignored'],
});
