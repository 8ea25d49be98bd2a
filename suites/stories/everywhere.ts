import { expectThat, rowsOf } from '../../src/kit/index.js';
import type { Filtered } from './geography.js';
import { storyIdOf } from './story.js';

/** So many Stories do not each happen on every continent. */
const least = 12;

/**
 * Stories are not all admitted by each of several places that share no country, as they are where the filter
 * does nothing.
 * @returns how many Stories some place leaves out
 */
export function expectNotEverywhere(filtered: readonly Filtered[]): number {
  const [first] = filtered;
  if (first === undefined) return 0;
  const ids = first.stories.rows.map(storyIdOf);
  const replies = filtered.map(({ reply }) => new Set(rowsOf(reply).map(storyIdOf)));
  const leftOut = ids.filter((id) => !replies.every((seen) => seen.has(id)));
  const all = ids.length >= least && leftOut.length === 0;
  expectThat(!all, '/data', 'Stories of one place and not of all', `${ids.length} Stories of each place`);
  return ids.length < least ? 0 : leftOut.length;
}
