import { defineInvariant, expectThat, isArray, isObject } from '../../src/kit/index.js';
import { successBody } from './success.js';

export const list = defineInvariant({
  id: 'envelopes/list',
  title: 'A list reply has success, data, pagination, sort, meta and applied_filters, each of its type',
  clauses: [
    'envelope.list.success',
    'envelope.list.data',
    'envelope.list.pagination',
    'envelope.list.sort',
    'envelope.list.meta',
    'envelope.list.applied-filters',
  ],
  operations: ['listEvents', 'listStories'],
  judge(exchange) {
    const body = successBody(exchange, 'list');
    if (body === undefined) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    expectThat(isArray(body.data), '/data', 'an array', body.data);
    expectThat(isObject(body.pagination), '/pagination', 'an object', body.pagination);
    expectThat(typeof body.sort === 'string', '/sort', 'a string', body.sort);
    expectThat(isObject(body.meta), '/meta', 'an object', body.meta);
    expectThat(isObject(body.applied_filters), '/applied_filters', 'an object', body.applied_filters);
    return 1;
  },
  provokedBy: ['stories/reply-cards'],
  refutedBy: [
    'list.applied-filters-list',
    'list.applied-filters-missing',
    'list.applied-filters-null',
    'list.data-map',
    'list.data-renamed',
    'list.meta-list',
    'list.meta-missing',
    'list.meta-null',
    'list.pagination-missing',
    'list.pagination-null',
    'list.sort-missing',
    'list.sort-object',
    'list.success-missing',
    'list.success-number',
    'list.success-string',
    'stories.list.applied-filters-missing',
    'stories.list.data-map',
    'stories.list.data-renamed',
    'stories.list.meta-missing',
    'stories.list.pagination-missing',
    'stories.list.sort-missing',
    'stories.list.success-missing',
  ],
});
