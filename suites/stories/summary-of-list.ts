import {
  type Api,
  defineCheck,
  expectThat,
  forEach,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { nextCursorOf } from '../page-of-events.js';
import { storiesIn, takesDates } from '../story-window.js';
import { categorized } from './categories.js';
import { geography } from './geography.js';
import { type LinkedStories, linkedEntities, linkedStories } from './links.js';
import { storyPage, wholeResult } from './sample.js';

/** Values of each filter to try, so that one of them leaves some Stories and not all. */
const values: Readonly<Record<string, (api: Api, stories: LinkedStories) => Promise<readonly Query[]>>> = {
  'no filter': async () => [{}],
  bbox: async (_api, stories) => geography.bbox(stories).map(({ query }) => query),
  region: async (_api, stories) => geography.region(stories).map(({ query }) => query),
  continent: async (_api, stories) => geography.continent(stories).map(({ query }) => query),
  entity: async (api, stories) =>
    linkedEntities(api, stories)
      .slice(0, 4)
      .map((entity) => ({ entity })),
  story_category: async (api) =>
    (await categorized(api)).categories.map((story_category) => ({ story_category })),
};

const none = { reached: new Map(), known: new Map() };

export const summaryOfList = defineCheck({
  id: 'stories/summary-of-list',
  title: 'A Stories summary counts as many Stories as the list of the same filters shows',
  clauses: [
    'stories.service.summary',
    'stories.summary.accepts.bbox',
    'stories.summary.accepts.region',
    'stories.summary.accepts.continent',
    'stories.summary.accepts.entity',
    'stories.summary.accepts.story-category',
    'story-bucket.story-count',
  ],
  operations: ['listStories', 'summarizeStories'],
  rulings: ['A60', 'C52'],
  property: forEach(
    Object.keys(values),
    async (api, name) => {
      // Which window a summary without dates covers is not shown.
      const closed = (await takesDates(api, 'listStories')) && (await takesDates(api, 'summarizeStories'));
      precondition(closed, 'Stories do not take bounds on dates');
      const stories =
        name === 'no filter' ? { ...none, ...(await wholeResult(api)) } : await linkedStories(api);
      for (const filter of (await values[name]?.(api, stories)) ?? []) {
        const query = { ...stories.query, ...filter };
        const list = await storyPage(api, query);
        const rows = rowsOf(list).length;
        // Only a list of one page tells how many Stories it has.
        const telling =
          name === 'no filter' || (rows > 0 && (!stories.complete || rows < stories.rows.length));
        if (!telling || nextCursorOf(list) !== undefined) continue;
        const total = storiesIn(await api.get('summarizeStories', { ...query, limit: 500 }));
        expectThat(total === rows, '/data', `${rows} Stories, as the list shows`, total);
        api.witness(`Stories counted by ${name}`, rows);
        return;
      }
      precondition(false, `no ${name} left some Stories and not all`, 'no-data');
    },
    { requests: 2 },
  ),
  refutedBy: [
    'stories.summary.bbox.dropped',
    'stories.summary.bbox.refused',
    'stories.summary.continent.dropped',
    'stories.summary.continent.refused',
    'stories.summary.entity.dropped',
    'stories.summary.entity.refused',
    'stories.summary.region.dropped',
    'stories.summary.region.refused',
    'stories.summary.story_category.dropped',
    'stories.summary.story_category.refused',
    'stories.summary.values-only',
    'story-bucket.story-count-renamed',
    'story-bucket.story-count-string',
  ],
});
