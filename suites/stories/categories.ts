import { type Api, at, detail, isArray, precondition } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';
import { type SomeStories, someStories } from './sample.js';
import { storyCategoryOf } from './story.js';

/** Stories with the Story categories that are known; the commonest first. */
export interface Categorized extends SomeStories {
  readonly categories: readonly string[];
}

/**
 * Which Story categories there are is not shown: they are read off the cards, or off the refusal of one that
 * there is not, or off the deployment's own contract.
 */
export async function categorized(api: Api, least = 1): Promise<Categorized> {
  const stories = await someStories(api);
  const counts = new Map<string, number>();
  for (const category of stories.rows.flatMap((card) => storyCategoryOf(card) ?? [])) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const seen = [...counts].toSorted(([, one], [, other]) => other - one).map(([category]) => category);
  const categories = seen.length >= least ? seen : [...new Set([...seen, ...(await toldCategories(api))])];
  const enough = categories.filter((each) => !each.includes(','));
  precondition(enough.length >= least, 'too few Story categories are known', 'no-data');
  return { ...stories, categories: enough };
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
