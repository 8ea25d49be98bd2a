import type { Deployment } from '../deployment.js';
import type { Reply } from '../route.js';

/** The offices whose name has a text, with both forms of their ids; more of this route is not specified. */
export function offices(url: URL, { corpus }: Deployment): Reply {
  const text = (url.searchParams.get('q') ?? '').toLowerCase();
  const found = corpus.offices.filter(({ name }) => name.toLowerCase().includes(text));
  const data = found.map(({ ids: [id, office_id], name }) => ({ id, office_id, name }));
  return { body: { success: true, data } };
}
