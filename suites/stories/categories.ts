import { type Api, at, detail, isArray, precondition } from '../../src/kit/index.js';
import { isSameName } from '../entities/names.js';
import { byFrequency } from '../frequency.js';
import { closedFor } from '../story-window.js';
import { type SomeStories, someStories } from './sample.js';
import { storyCategoryOf } from './story.js';

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
  const told = (await toldCategories(api)).filter((each) => !each.includes(','));
  const named = told.length >= least;
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
  const accepted = detail(refusal, 'accepted_values');
  if (isArray(accepted)) return accepted.filter((each) => typeof each === 'string');
  const declared = api.world.served
    ?.operation('listStories')
    ?.parameters.find(({ name }) => name === 'story_category');
  const values = at(declared?.schema, '/enum');
  return isArray(values) ? values.filter((each) => typeof each === 'string') : [];
}
