import {
  type Api,
  accusing,
  at,
  detail,
  type Exchange,
  expectOk,
  isArray,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { isSameName } from './entities.js';
import { valuesIn } from './error-details.js';
import { type SomeStories, someStories, storyCategoryOf } from './stories.js';
import { closedFor } from './story-windows.js';
import { byFrequency } from './texts.js';

/** Stories with the Story categories that are known; the commonest first. */
interface Categorized extends SomeStories {
  readonly categories: readonly string[];
  /** Whether the deployment itself names them as values; a card may show a category in other words. */
  readonly named: boolean;
}

/**
 * Which Story categories there are is not shown: they are read off the refusal of one that there is not, or off the
 * deployment's own contract, or else off the cards.
 */
export async function categorized(api: Api, least = 1): Promise<Categorized> {
  const stories = await someStories(api);
  const counts = byFrequency(stories.rows.flatMap((card) => storyCategoryOf(card) ?? []));
  // A list may name a value twice.
  const told = [...new Set(await toldCategories(api))].filter((each) => !each.includes(','));
  const named = told.length >= Math.max(least, 1);
  const known = named ? told : counts.map(([shown]) => shown).filter((each) => !each.includes(','));
  precondition(known.length >= least, 'too few Story categories are known', 'no-data');
  const countOf = (category: string): number =>
    counts.find(([shown]) => isSameName(shown, category))?.[1] ?? 0;
  const categories = known.toSorted((one, other) => countOf(other) - countOf(one));
  return { ...stories, categories, named };
}

async function toldCategories(api: Api): Promise<readonly string[]> {
  const refusal = await api.get(
    'listStories',
    await closedFor(api, 'listStories', { story_category: 'zzqxvk' }),
  );
  const accepted = valuesIn(detail(refusal, 'accepted_values'));
  if (accepted !== undefined) return accepted;
  const declared = api.world.served
    ?.operation('listStories')
    ?.parameters.find(({ name }) => name === 'story_category');
  const values = at(declared?.schema, '/enum');
  return isArray(values) ? values.filter((each) => typeof each === 'string') : [];
}

/** By which dimensions Stories can be grouped is not shown; a word that surely is none. */
export const noDimension = 'zzqxvk';

/** The dimensions of a Stories summary that the deployment's own contract declares. */
export function declaredDimensions({ served }: World): readonly string[] {
  const declared = served?.operation('summarizeStories')?.parameters.find(({ name }) => name === 'group_by');
  const values = at(declared?.schema, '/enum');
  return isArray(values) ? values.filter((each) => typeof each === 'string') : [];
}

/** The dimensions of a Stories summary, as the refusal of another one or the deployment's own contract tells them. */
export async function dimensions(api: Api): Promise<readonly string[]> {
  const refusal = await api.get(
    'summarizeStories',
    await closedFor(api, 'summarizeStories', { group_by: noDimension }),
  );
  const told = valuesIn(detail(refusal, 'accepted_values')) ?? declaredDimensions(api.world);
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
    accusing('stories.summary.reply.envelope', () => expectOk(reply));
    found.push({ dimension, reply, buckets: rowsOf(reply) });
  }
  return found;
}
