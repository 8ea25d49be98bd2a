import type { Office } from '../corpus/offices.js';
import type { Faults } from '../fault.js';
import { Refusal } from '../refusal.js';
import { familyRoute } from './family.js';
import { refuseRoute } from './referenced-faults.js';

export const officesRouteFaults = {
  'routes.offices.q-refused': {
    clauses: ['routes.offices.q'],
    summary: 'Refuses q on offices as unknown',
  },
  'routes.offices.q-reported-ignored': {
    clauses: ['routes.offices.q'],
    summary: 'Does not know q on offices, and lists it as ignored',
  },
  'routes.offices.q-crashes': {
    clauses: ['routes.offices.q', 'error.server-errors'],
    summary: 'Fails with a 500 on q of offices',
  },
} as const satisfies Faults;

/** The offices whose name has a text, with both forms of their ids; more of this route is not specified. */
export const listOffices = familyRoute('listOffices', ({ values, deployment: { corpus, planted } }) => {
  refuseRoute('offices', planted);
  const q = values.get('q');
  if (q !== undefined && planted('routes.offices.q-crashes')) throw new TypeError('q is no pattern');
  if (q !== undefined && planted('routes.offices.q-refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "q".', { param: 'q' });
  }
  const ignored = q !== undefined && planted('routes.offices.q-reported-ignored') ? ['q'] : [];
  const text = ignored.length === 0 ? (q ?? '').toLowerCase() : '';
  const shown = ({ ids: [id, office_id], name }: Office) => ({ id, office_id, name });
  const data = corpus.offices.filter(({ name }) => name.toLowerCase().includes(text)).map(shown);
  const applied = ignored.length === 0 ? {} : { applied_filters: { ignored } };
  return { body: { success: true, data, ...applied } };
});
