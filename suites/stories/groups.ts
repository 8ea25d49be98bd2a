import {
  type Api,
  at,
  detail,
  type Exchange,
  expectOk,
  isArray,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';

/** By which dimensions Stories can be grouped is not shown; a word that surely is none. */
export const noDimension = 'zzqxvk';

/** The dimensions of a Stories summary, as the refusal of another one or the deployment's own contract tells them. */
export async function dimensions(api: Api): Promise<readonly string[]> {
  const refusal = await api.get(
    'summarizeStories',
    await closedFor(api, 'summarizeStories', { group_by: noDimension }),
  );
  const accepted = detail(refusal, 'accepted_values');
  const declared = api.world.served
    ?.operation('summarizeStories')
    ?.parameters.find(({ name }) => name === 'group_by');
  const values = isArray(accepted) ? accepted : (at(declared?.schema, '/enum') ?? []);
  const told = isArray(values) ? values.filter((each) => typeof each === 'string') : [];
  if (told.length > 0) return told;
  const own = at((await summary(api)).json, '/group_by');
  return typeof own === 'string' ? [own] : [];
}

/** A summary of all Stories of closed days, as far as it takes dates. */
export async function summary(api: Api, query: Query = {}): Promise<Exchange> {
  return api.get('summarizeStories', await closedFor(api, 'summarizeStories', { limit: 500, ...query }));
}

/** More dimensions than these are not worth their cost. */
const mostDimensions = 4;

/** A summary of Stories by one dimension. */
interface Grouped {
  readonly dimension: string;
  readonly reply: Exchange;
  readonly buckets: readonly JsonObject[];
}

/** The summaries by the dimensions that are known. */
export async function bucketsBy(api: Api, most = mostDimensions): Promise<readonly Grouped[]> {
  const told = (await dimensions(api)).slice(0, most);
  precondition(told.length > 0, 'no dimension of the Stories summary is known', 'no-data');
  const found = [];
  for (const dimension of told) {
    const reply = await summary(api, { group_by: dimension });
    expectOk(reply);
    found.push({ dimension, reply, buckets: rowsOf(reply) });
  }
  return found;
}
