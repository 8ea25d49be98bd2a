import { vocabularies } from '../../contract/index.js';
import { defineCheck, expectRefusal, expectStatus, forEach } from '../../src/kit/index.js';
import { closedFor, storyOperations } from '../story-window.js';
import { isUnknown } from '../taken.js';
import { categorized } from './categories.js';

const isOfEvents = (category: string): boolean =>
  vocabularies.category.values.some((each) => each.toLowerCase() === category.toLowerCase());

export const categoryConflict = defineCheck({
  id: 'stories/category-conflict',
  title: 'story_category beside a category of another Story category is refused, and so are two in category',
  clauses: ['stories.category.conflict', 'error.story-category-conflict', 'error.multiple-story-categories'],
  operations: [...storyOperations],
  rulings: ['C18'],
  property: forEach(
    storyOperations,
    async (api, operation) => {
      const { categories } = await categorized(api, 2);
      // Event categories in `category` may be read as such (ruling C18).
      const [one = '', other = ''] = categories.toSorted(
        (a, b) => Number(isOfEvents(a)) - Number(isOfEvents(b)),
      );
      const ask = async (query: Readonly<Record<string, string>>) =>
        api.get(operation, await closedFor(api, operation, query));
      // Read as an Event category, another Story category is no valid value.
      const alone = await ask({ category: other });
      const conflict = await ask({ story_category: one, category: other });
      if (operation === 'summarizeStories' && isUnknown(alone, 'category')) {
        api.observe('category of summaries', 'not known');
        return;
      }
      if (alone.status === 200) expectRefusal(conflict, { codes: ['STORY_CATEGORY_CONFLICT'] });
      else expectStatus(conflict, 400);
      api.witness('conflicts refused');

      if (operation !== 'listStories') return;
      const several = await ask({ category: `${one},${other}` });
      if (several.status === 200 && isOfEvents(one) && isOfEvents(other)) {
        api.deviates('C18', 'two values in category are served, which may be Event categories');
      } else if (several.status === 200 || alone.status === 200)
        expectRefusal(several, { codes: ['MULTIPLE_STORY_CATEGORIES'] });
      else expectStatus(several, 400);
      api.witness('lists of Story categories refused');
    },
    { requests: 3 },
  ),
  refutedBy: [
    'stories.category.conflict-empty',
    'stories.category.conflict-own-wins',
    'stories.category.conflict-wrong-code',
    'stories.category.conflict-wrong-status',
    'stories.category.several-first-only',
    'stories.category.several-united',
    'stories.category.several-wrong-code',
    'stories.list.story_category.dropped',
  ],
});
