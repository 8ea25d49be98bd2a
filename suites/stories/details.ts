import type { Api, JsonObject } from '../../src/kit/index.js';
import { type SomeStories, someStories } from './sample.js';
import { linkedEventCountOf } from './story.js';

/** Two Stories to look up: the first of a list, and one that may have no Events. */
export async function someCards(api: Api): Promise<SomeStories & { readonly cards: readonly JsonObject[] }> {
  const stories = await someStories(api);
  const [first, ...others] = stories.rows;
  const unlinked = stories.rows.find((card) => linkedEventCountOf(card) === 0) ?? others.at(-1);
  return { ...stories, cards: [...new Set([first, unlinked])].filter((card) => card !== undefined) };
}
