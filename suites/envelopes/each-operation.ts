import {
  at,
  defineCheck,
  expectEqual,
  expectOk,
  expectThat,
  forEach,
  isArray,
  isObject,
} from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { ifAny, seenEvents } from '../seen-event.js';

const operations = ['listEvents', 'getEvent', 'summarizeEvents'] as const;

export const eachOperation = defineCheck({
  id: 'envelopes/each-operation',
  title: 'List, detail and summary of Events answer with success true and the data of their envelope',
  clauses: [
    'envelope.list.success',
    'envelope.list.data',
    'envelope.detail.success',
    'envelope.detail.data',
    'envelope.summary.success',
    'envelope.summary.group-by',
    'envelope.summary.data',
  ],
  operations: [...operations],
  property: forEach(operations, async (api, operation) => {
    const window = bounds(api.world.offer.window);
    if (operation === 'getEvent') {
      await ifAny(async (_api, event: { readonly id: string }) => {
        const reply = await api.get(operation, {}, { path: { event_id: event.id } });
        expectOk(reply);
        expectEqual(reply, '/success', true);
        expectThat(isObject(at(reply.json, '/data')), '/data', 'an object', at(reply.json, '/data'));
      })(api, seenEvents(api.world)[0]);
    } else {
      const reply = await api.get(operation, window);
      expectOk(reply);
      expectEqual(reply, '/success', true);
      expectThat(isArray(at(reply.json, '/data')), '/data', 'an array', at(reply.json, '/data'));
      const groupBy = at(reply.json, '/group_by');
      const isSummary = operation === 'summarizeEvents';
      expectThat(!isSummary || typeof groupBy === 'string', '/group_by', 'a string', groupBy);
    }
    api.witness('envelopes');
  }),
  refutedBy: [
    'detail.bare-card',
    'detail.data-list',
    'detail.success-missing',
    'detail.success-string',
    'list.data-map',
    'list.data-renamed',
    'list.success-missing',
    'list.success-number',
    'list.success-string',
    'summary.data-map',
    'summary.data-renamed',
    'summary.group-by-list',
    'summary.group-by-missing',
    'summary.success-missing',
    'summary.success-string',
  ],
});
