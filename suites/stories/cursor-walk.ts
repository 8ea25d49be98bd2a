import { defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { type Walked, walk } from '../walk.js';
import { onePage } from './sample.js';
import { storyIdOf } from './story.js';

const stories: Walked = { operation: 'listStories', idOf: storyIdOf };

export const cursorWalk = defineCheck({
  id: 'stories/cursor-walk',
  title: 'A walk along next_cursor meets every Story of a result once and ends with null',
  clauses: [
    'stories.cursor.next-page',
    'stories.cursor.walk-complete',
    'stories.cursor.walk-no-repeats',
    'stories.cursor.walk-ends',
    'states.cursor.valid',
    'envelope.list.pagination.cursor',
    'envelope.list.pagination.next-cursor',
  ],
  operations: ['listStories'],
  rulings: ['A60', 'A65'],
  property: forEach(
    // The last of which is not full, and one that ends exactly with the result.
    ['two pages', 'one page'],
    async (api, pages) => {
      const { query, rows } = await onePage(api);
      const all = rows.map(storyIdOf);
      const limit = pages === 'one page' ? all.length : (all.length >> 1) + 1;
      const walked = (await walk(api, query, limit, all.length, stories)).map(storyIdOf);
      const lost = all.filter((id) => !walked.includes(id));
      const added = walked.filter((id) => !all.includes(id));
      expectThat(lost.length === 0, '/data', 'no Story of the result lost', { lost: lost.slice(0, 5) });
      expectThat(added.length === 0, '/data', 'no Story from elsewhere', { added: added.slice(0, 5) });
      api.witness('Stories walked', walked.length);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'stories.cursor.always-first-page',
    'stories.cursor.always-null',
    'stories.cursor.last-page-lost',
    'stories.cursor.never-null',
    'stories.cursor.page-repeats-last-row',
    'stories.cursor.page-skips-a-row',
    'stories.list.cursor.dropped',
    'stories.list.next-cursor-number',
  ],
});
