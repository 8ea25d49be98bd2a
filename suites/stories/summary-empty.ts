import { defineCheck, expectOk, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { nowhere } from '../nowhere.js';
import { summary } from './groups.js';

export const summaryEmpty = defineCheck({
  id: 'stories/summary-empty',
  title: 'Filters that no Story fits are answered with a summary of no Stories',
  clauses: ['service.empty.status', 'stories.summary.accepts.bbox'],
  operations: ['summarizeStories'],
  property: once(async (api) => {
    const { bbox } = nowhere(api.world);
    const reply = await summary(api, { bbox });
    expectOk(reply);
    const counted = rowsOf(reply).filter((bucket) => bucket.story_count !== 0);
    expectThat(counted.length === 0, '/data', 'no bucket that counts a Story', counted[0]);
    api.witness('empty summaries');
  }),
  refutedBy: [
    'stories.summary.bbox.dropped',
    'stories.summary.bbox.refused',
    'stories.summary.empty-answered-404',
  ],
});
