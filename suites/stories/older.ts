import { expectThat, type JsonObject, precondition } from '../../src/kit/index.js';
import { timesOf } from './sort.js';
import { storyIdOf } from './story.js';

/**
 * None of some Stories is older than a date. Which time a window compares is open: only a Story that shows times, all
 * of them earlier, is surely older, and of the others nobody knows.
 */
export function expectNoneOlder(stories: readonly JsonObject[], start: string, because: string): void {
  const before = Date.parse(start);
  const older = stories.filter((story) => {
    const times = [...timesOf(story).values()];
    return times.length > 0 && times.every((time) => time < before);
  });
  expectThat(older.length === 0, '/data', because, { older: older.slice(0, 5).map(storyIdOf) });
  precondition(stories.length === 0, 'Stories of an unknown time cannot be told from older ones', 'no-data');
}
