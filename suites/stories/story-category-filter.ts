import { defineCheck, expectOk, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { isSameName } from '../entities/names.js';
import { nextCursorOf } from '../page-of-events.js';
import { categorized } from './categories.js';
import { storyPage } from './sample.js';
import { storyCategoryOf, storyIdOf } from './story.js';

const most = 12;

export const storyCategoryFilter = defineCheck({
  id: 'stories/story-category-filter',
  title: 'story_category keeps the Stories of its category and no others, and no Story has two',
  clauses: ['stories.story-category.filter', 'stories.story-category.one-per-story'],
  operations: ['listStories'],
  rulings: ['A60', 'C18'],
  property: once(
    async (api) => {
      const { query, rows, categories, named } = await categorized(api, 2);
      const categoryOf = new Map<string, string>();
      for (const category of categories.slice(0, most)) {
        const reply = await storyPage(api, { ...query, story_category: category });
        precondition(named || reply.status !== 400, 'no value of story_category is known');
        expectOk(reply);
        const ids = rowsOf(reply).map(storyIdOf);
        for (const [index, row] of rowsOf(reply).entries()) {
          const own = storyCategoryOf(row);
          const others = categories.filter((each) => each !== category);
          // A card may show its category in words of its own.
          const fits = own === undefined || !others.some((each) => isSameName(each, own));
          expectThat(fits, `/data/${index}`, `a Story of ${category}`, own);
        }
        const other = ids.find((id) => categoryOf.has(id));
        const before = other === undefined ? '' : `${other}, one of ${categoryOf.get(other)} too`;
        expectThat(other === undefined, '/data', `Stories of ${category} alone`, before);
        for (const id of ids) categoryOf.set(id, category);
        if (nextCursorOf(reply) !== undefined) continue;
        const lost = rows.filter(
          (row) => isSameName(storyCategoryOf(row) ?? '', category) && !ids.includes(storyIdOf(row)),
        );
        expectThat(lost.length === 0, '/data', `all Stories of ${category}`, {
          lost: lost.slice(0, 5).map(storyIdOf),
        });
      }
      api.witness('Stories of known categories', categoryOf.size);
    },
    { requests: most },
  ),
  refutedBy: [
    'stories.list.story_category.dropped',
    'stories.story-category.found-under-two',
    'stories.story-category.leaks-quiet-news',
  ],
});
