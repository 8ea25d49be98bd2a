import { at, defineCheck, expectEqual, expectOk, expectThat, isObject } from '../../src/kit/index.js';
import { forSeenEvents } from '../seen-event.js';

export const knownId = defineCheck({
  id: 'event-detail/known-id',
  title: 'The id of a listed Event leads to the card of that Event',
  clauses: ['event-detail.reply.envelope', 'event-detail.reply.card', 'event-detail.same-id'],
  operations: ['getEvent'],
  refutedBy: [
    'detail.success-missing',
    'detail.data-list',
    'detail.bare-card',
    'detail.short-card',
    'detail.other-event',
    'detail.refused',
  ],
  runs: 3,
  property: forSeenEvents(async (api, event) => {
    const reply = await api.get('getEvent', {}, { path: { event_id: event.id } });
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const data = at(reply.json, '/data');
    expectThat(isObject(data), '/data', 'one Event card', data);
    expectEqual(reply, '/data/id', event.id);
    expectEqual(reply, '/data/family', event.family);
    expectEqual(reply, '/data/event_date', event.date);
    api.witness('cards compared');
  }),
});
