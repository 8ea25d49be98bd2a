import { at, defineCheck, expectThat, isObject, once, precondition, rowsOf } from '../../src/kit/index.js';
import { fullPage } from '../page-of-events.js';
import { linkedIds } from './links.js';
import { storyIdOf } from './story.js';

const most = 2;

export const linkedEvents = defineCheck({
  id: 'stories/linked-events',
  title: 'Stories that the cards of recent Events link to are found by the ids given there',
  clauses: ['stories.service.linked-events', 'stories.detail.reply.envelope'],
  operations: ['listEvents', 'getStory'],
  property: once(
    async (api) => {
      // Whether an old Story is found is open, so that the newest Events are asked.
      const events = rowsOf(await fullPage(api, { limit: 100 }));
      const ids = [...new Set([...events, ...api.world.offer.events].flatMap(linkedIds))].slice(0, most);
      precondition(ids.length > 0, 'no Event links to a Story', 'no-data');
      const found = [];
      for (const id of ids) {
        const { status, json } = await api.get('getStory', {}, { path: { story_id: id } });
        const data = at(json, '/data');
        if (status === 200 && isObject(data) && storyIdOf(data) === id) found.push(id);
      }
      expectThat(found.length > 0, 'status', `a Story among ${ids.join(', ')}`, 'none of them');
      api.observe('Stories that Events link to', `${found.length} of ${ids.length} found`);
      api.witness('linked Stories found', found.length);
    },
    { requests: most },
  ),
  refutedBy: ['stories.detail.bare-card', 'stories.detail.data-list', 'stories.detail.refused'],
});
