import { type Api, type Exchange, expectOk, expectThat, rowsOf } from '../../src/kit/index.js';
import { nextCursorOf } from '../page-of-events.js';
import { storyPage } from '../stories/sample.js';
import { storyIdOf } from '../stories/story.js';
import { closedFor } from '../story-window.js';

/** The Stories of closed days about an entity, as many as fit on a page. */
export const storiesAbout = async (api: Api, entity: string): Promise<Exchange> =>
  storyPage(api, await closedFor(api, 'listStories', { entity }));

/**
 * Two replies show the same Stories, as far as they tell: of pages that are cut, one Story in common is enough.
 * @returns how many Stories were compared
 */
export function expectSameStories(reply: Exchange, other: Exchange, because: string): number {
  expectOk(reply);
  const [ids, expected] = [rowsOf(reply).map(storyIdOf), rowsOf(other).map(storyIdOf)];
  const missed = expected.filter((id) => !ids.includes(id));
  const added = ids.filter((id) => !expected.includes(id));
  const cut = [reply, other].some((each) => nextCursorOf(each) !== undefined);
  const same = cut ? missed.length < expected.length : missed.length === 0 && added.length === 0;
  expectThat(same, '/data', `the same Stories, as ${because}`, {
    missed: missed.slice(0, 5),
    added: added.slice(0, 5),
  });
  return ids.length;
}
