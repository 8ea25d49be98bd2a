import { defineInvariant, expectThat, isArray, isObject } from '../../src/kit/index.js';
import { successBody } from './success.js';

export const summary = defineInvariant({
  id: 'envelopes/summary',
  title: 'A summary reply has success true, a group_by string and an array of buckets as data',
  clauses: [
    'service.summaries',
    'envelope.summary.success',
    'envelope.summary.group-by',
    'envelope.summary.data',
  ],
  operations: ['summarizeEvents', 'summarizeStories'],
  judge(exchange) {
    const body = successBody(exchange, 'summary');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(typeof body.group_by === 'string', '/group_by', 'a string', body.group_by);
    const { data } = body;
    expectThat(isArray(data) && data.every(isObject), '/data', 'an array of objects', data);
    return 1;
  },
  provokedBy: ['events-summary/group-by-default', 'stories/summary-reply'],
  refutedBy: [
    'stories.summary.data-map',
    'stories.summary.data-renamed',
    'stories.summary.group-by-missing',
    'stories.summary.success-missing',
    'summary.data-counts',
    'summary.data-map',
    'summary.data-renamed',
    'summary.group-by-list',
    'summary.group-by-missing',
    'summary.success-missing',
    'summary.success-string',
  ],
});
