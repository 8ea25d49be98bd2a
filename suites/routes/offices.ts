import { defineCheck, once } from '../../src/kit/index.js';
import { expectTaken } from '../taken.js';

export const offices = defineCheck({
  id: 'routes/offices',
  title: 'The route for offices takes q',
  clauses: ['routes.offices.q'],
  operations: ['listOffices'],
  rulings: ['A79'],
  property: once(async (api) => {
    expectTaken(await api.get('listOffices', { q: 'president' }), 'q');
    api.witness('searches for an office served');
  }),
  refutedBy: ['routes.offices.q-crashes', 'routes.offices.q-refused', 'routes.offices.q-reported-ignored'],
});
