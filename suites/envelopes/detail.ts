import { defineInvariant, expectThat, isObject } from '../../src/kit/index.js';
import { successBody } from './success.js';

export const detail = defineInvariant({
  id: 'envelopes/detail',
  title: 'A detail reply has success true and a single object as data',
  clauses: ['envelope.detail.success', 'envelope.detail.data'],
  operations: ['getEvent', 'getStory'],
  judge(exchange) {
    const body = successBody(exchange, 'detail');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(isObject(body.data), '/data', 'an object', body.data);
    return 1;
  },
  provokedBy: ['event-detail/known-id', 'stories/detail-known-id'],
  refutedBy: [
    'detail.bare-card',
    'detail.data-list',
    'detail.success-missing',
    'detail.success-string',
    'stories.detail.bare-card',
    'stories.detail.data-list',
    'stories.detail.id-only',
    'stories.detail.success-missing',
  ],
});
