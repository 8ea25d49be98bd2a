import { dateAfter } from '../../generators/values/date.js';
import { at, defineCheck, expectRefusal, forEach, precondition, type Query } from '../../src/kit/index.js';
import { servedCursor } from '../served-cursor.js';
import { takesDates } from '../story-window.js';
import { categorized } from './categories.js';
import { firstHalf } from './half.js';

/** What the second page changes about the query of the first. */
const changes = ['bbox', 'story_category', 'window', 'sort'] as const;

export const cursorBound = defineCheck({
  id: 'stories/cursor-bound',
  title: 'A cursor of Stories serves its own query and is refused beside another filter, window or order',
  clauses: [
    'error.cursor-stale',
    'error.cursor-stale.details.reason',
    'states.cursor.filters-change',
    'states.cursor.valid',
  ],
  operations: ['listStories'],
  rulings: ['C37'],
  property: forEach(changes, async (api, change) => {
    const { query } = await firstHalf(api);
    const { first, cursor } = await servedCursor(api, 'listStories', query);
    const dated = change !== 'window' || (await takesDates(api, 'listStories'));
    if (!dated) return;
    const { named, categories } =
      change === 'story_category' ? await categorized(api) : { named: true, categories: [] };
    // A category in other words than those of the parameter would be refused for itself.
    precondition(named, 'the values of story_category are not told', 'no-data');
    const { end } = api.world.offer.window;
    const changed: Record<(typeof changes)[number], Query> = {
      bbox: { bbox: '-60,-120,60,140' },
      story_category: { story_category: categories[0] },
      window: { date_start: dateAfter(end, -5), date_end: dateAfter(end, -4) },
      // The order without `sort` is not shown, but the reply tells it.
      sort: { sort: at(first.json, '/sort') === 'recent' ? 'significance' : 'recent' },
    };
    const reply = await api.get('listStories', { ...query, cursor, ...changed[change] });
    expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'] });
    if (reply.text.includes('CURSOR_STALE')) {
      expectRefusal(reply, { codes: ['CURSOR_STALE'], details: ['reason'] });
    }
    api.witness('cursors refused beside another query');
  }),
  refutedBy: [
    'stories.cursor.category-unbound',
    'stories.cursor.filters-unbound',
    'stories.cursor.stale-without-reason',
    'stories.cursor.window-unbound',
  ],
});
