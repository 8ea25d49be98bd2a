import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { closedFor } from '../story-window.js';
import { storyPage } from './sample.js';
import { directionOf, idsOf, timesIn } from './sort.js';

/** Two orders of so many Stories are not the same by chance. */
const least = 12;
/** Times of which so many are not the commonest do not all rise by chance. */
const fewest = 4;

function areTelling(times: readonly number[]): boolean {
  const [, commonest] = byRarity(times.map(String)).at(-1) ?? ['', 0];
  return times.length >= least && times.length - commonest >= fewest;
}

export const sortRecent = defineCheck({
  id: 'stories/sort-recent',
  title: 'With sort=recent the newest Stories come first, by one of their times',
  clauses: ['stories.sort.recent'],
  operations: ['listStories'],
  // Which time that is, and whether a card shows it, is open.
  rulings: ['A57'],
  property: once(async (api) => {
    const query = await closedFor(api, 'listStories');
    const reply = await storyPage(api, { ...query, sort: 'recent' });
    const ids = idsOf(reply);
    precondition(ids.length > 1, 'there are too few Stories to be in order', 'no-data');
    const times = [...timesIn(reply)];
    const directions = new Map(times.map(([path, each]) => [path, directionOf(each)]));
    const [followed] = [...directions].filter(([, direction]) => direction === 'down');
    if (followed !== undefined) {
      api.observe('sort=recent', `follows ${followed[0]}`);
      api.witness('Stories in order', ids.length);
      return;
    }
    const told = [...directions].filter(([, direction]) => direction !== undefined);
    const reversed = times.some(([path, each]) => directions.get(path) === 'up' && areTelling(each));
    expectThat(!reversed, '/data', 'the newest Stories first', 'the oldest first');
    const ranked = idsOf(await storyPage(api, { ...query, sort: 'significance' }));
    const same = ids.length >= least && ids.every((id, index) => id === ranked[index]);
    expectThat(!(same && told.length > 0), '/data', 'the newest Stories first', 'the most significant first');
    precondition(false, 'no card shows a time that the order follows', 'no-data');
  }),
  refutedBy: ['stories.list.sort.dropped', 'stories.sort.recent-ascending', 'stories.sort.recent-ignored'],
});
