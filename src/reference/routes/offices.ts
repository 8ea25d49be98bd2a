import { familyRoute } from './family.js';

/** The offices whose name has a text, with both forms of their ids; more of this route is not specified. */
export const listOffices = familyRoute('listOffices', ({ values, deployment }) => {
  const text = (values.get('q') ?? '').toLowerCase();
  const found = deployment.corpus.offices.filter(({ name }) => name.toLowerCase().includes(text));
  const data = found.map(({ ids: [id, office_id], name }) => ({ id, office_id, name }));
  return { body: { success: true, data } };
});
