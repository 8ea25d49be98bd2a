import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { nowhere } from '../nowhere.js';
import { expectNothingElse, filteredBy } from './geography.js';
import { someStories, storyPage } from './sample.js';

export const bboxNothingElse = defineCheck({
  id: 'stories/bbox-nothing-else',
  title: 'A box admits no Story without a linked Event in it, and a box in which nothing happens admits none',
  clauses: ['stories.bbox.nothing-else', 'service.empty.status'],
  operations: ['listEvents', 'listStories'],
  rulings: ['C48'],
  property: once(
    async (api) => {
      for (const filtered of await filteredBy(api, 'bbox')) {
        api.witness('Stories known to lie outside', expectNothingElse(filtered));
        const { stories, reply } = filtered;
        api.observe('Stories in a box', `${rowsOf(reply).length} of ${stories.rows.length}`);
      }
      const { query, rows } = await someStories(api);
      const { bbox } = nowhere(api.world);
      const admitted = rowsOf(await storyPage(api, { ...query, bbox })).length;
      expectThat(admitted === 0, '/data', 'no Story of a place where nothing happens', `${admitted} rows`);
      api.witness('Stories left out', rows.length);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'stories.bbox.keeps-unlinked',
    'stories.bbox.keeps-unlocated',
    'stories.bbox.latitude-only',
    'stories.bbox.longitude-first',
    'stories.empty-answered-404',
    'stories.list.bbox.dropped',
    'stories.list.data-null-when-empty',
  ],
});
