import { defineCheck, expectOk, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { someStories } from './sample.js';
import { searched } from './searched.js';
import { storyIdOf, titleOf } from './story.js';

export const searchApplied = defineCheck({
  id: 'stories/search-applied',
  title: 'A search for the title of a Story is answered otherwise than a request without a search',
  clauses: ['stories.search.applied', 'stories.search.mode', 'stories.search.semantic'],
  operations: ['listStories'],
  // Which Stories a search finds, and how they are ranked, is open.
  rulings: ['A35', 'A78'],
  property: once(async (api) => {
    const { query, rows } = await someStories(api);
    const title = rows.flatMap((card) => titleOf(card) ?? []).at(-1);
    precondition(
      title !== undefined && rows.length > 1,
      'no member of a Story card looks like a title',
      'no-data',
    );
    const reply = await searched(api, { ...query, search: title });
    expectOk(reply);
    const found = rowsOf(reply).map(storyIdOf);
    const same = found.length === rows.length && rows.every((row, index) => storyIdOf(row) === found[index]);
    expectThat(!same, '/data', `Stories by their match with '${title}'`, 'the Stories of no search');
    api.observe(
      'the Story searched for',
      rowsOf(reply).some((row) => titleOf(row) === title) ? 'found' : 'not found',
    );
    api.witness('searches');
  }),
  refutedBy: ['stories.list.search.dropped'],
});
