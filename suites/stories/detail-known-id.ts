import {
  at,
  defineCheck,
  expectEqual,
  expectOk,
  expectThat,
  isArray,
  isObject,
  once,
} from '../../src/kit/index.js';
import { someCards } from './details.js';
import { storyIdOf, titleOf } from './story.js';

export const detailKnownId = defineCheck({
  id: 'stories/detail-known-id',
  title: 'The id of a listed Story leads to the card of that Story',
  clauses: [
    'stories.detail.reply.envelope',
    'stories.detail.reply.card',
    'stories.detail.same-id',
    'envelope.detail.success',
    'envelope.detail.data',
  ],
  operations: ['listStories', 'getStory'],
  property: once(
    async (api) => {
      const { cards } = await someCards(api);
      for (const card of cards) {
        const id = storyIdOf(card);
        const reply = await api.get('getStory', {}, { path: { story_id: id } });
        expectOk(reply);
        expectEqual(reply, '/success', true);
        const data = at(reply.json, '/data');
        expectThat(isObject(data) && !isArray(data), '/data', 'one Story card', data);
        const seen = storyIdOf(data);
        expectThat(seen === id, '/data/id', id, seen);
        const title = titleOf(card);
        if (title !== undefined && titleOf(data) !== title)
          api.observe('title of a detail', 'not that of the list');
        api.witness('cards compared');
      }
    },
    { requests: 2 },
  ),
  refutedBy: [
    'stories.detail.bare-card',
    'stories.detail.data-list',
    'stories.detail.id-only',
    'stories.detail.linked-only',
    'stories.detail.other-story',
    'stories.detail.refused',
    'stories.detail.success-missing',
  ],
});
