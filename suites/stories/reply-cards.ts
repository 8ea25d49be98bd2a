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
import { closedFor } from '../story-window.js';
import { storyIdOf } from './story.js';

export const replyCards = defineCheck({
  id: 'stories/reply-cards',
  title: 'The Stories list answers in the list envelope, and each row is the card of a Story of its own',
  clauses: ['stories.reply.envelope', 'stories.reply.cards', 'envelope.list.success', 'envelope.list.data'],
  operations: ['listStories'],
  rulings: ['C39'],
  property: once(async (api) => {
    const reply = await api.get('listStories', await closedFor(api, 'listStories', { limit: 100 }));
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const data = at(reply.json, '/data');
    expectThat(isArray(data), '/data', 'an array', data);
    const ids = new Set<string>();
    for (const [index, row] of data.entries()) {
      expectThat(isObject(row), `/data/${index}`, 'a Story card', row);
      const isEvent = 'event_date' in row && 'family' in row;
      expectThat(!isEvent, `/data/${index}`, 'a Story card and no Event card', row);
      const id = storyIdOf(row);
      expectThat(id === '' || !ids.has(id), `/data/${index}`, 'a Story that no other row has', id);
      ids.add(id);
      api.witness('cards');
    }
  }),
  refutedBy: [
    'stories.list.data-map',
    'stories.list.data-renamed',
    'stories.list.ids',
    'stories.list.success-missing',
  ],
});
