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
import { bounds } from '../event-window.js';

/** Members by which a card is known. */
const members = ['id', 'family', 'title', 'event_date', 'category', 'metrics'];

export const replyCards = defineCheck({
  id: 'events/reply-cards',
  title: 'The Events list answers in the list envelope, and each row is an Event card',
  clauses: ['events.reply.envelope', 'events.reply.cards', 'event-card.id.type'],
  operations: ['listEvents'],
  property: once(async (api) => {
    const reply = await api.get('listEvents', bounds(api.world.offer.window));
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const data = at(reply.json, '/data');
    expectThat(isArray(data), '/data', 'an array', data);
    for (const [index, row] of data.entries()) {
      expectThat(isObject(row), `/data/${index}`, 'an Event card', row);
      const absent = members.filter((member) => !(member in row));
      expectThat(absent.length === 0, `/data/${index}`, `a card with ${members.join(', ')}`, { absent });
      api.witness('cards');
    }
  }),
  refutedBy: [
    'http.events-crash',
    'http.html-body',
    'list.data-ids',
    'list.data-map',
    'list.data-numbers',
    'list.data-renamed',
    'list.data-wrapped',
    'list.success-missing',
  ],
});
