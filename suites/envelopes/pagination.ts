import { defineInvariant, expectThat, isObject } from '../../src/kit/index.js';
import { successBody } from './success.js';

const isCursor = (value: unknown): boolean => value === null || typeof value === 'string';

export const pagination = defineInvariant({
  id: 'envelopes/pagination',
  title: 'Pagination has an integer limit and two cursors, each a string or null',
  clauses: [
    'envelope.list.pagination.limit',
    'envelope.list.pagination.cursor',
    'envelope.list.pagination.next-cursor',
  ],
  rulings: ['A65'],
  operations: ['listEvents', 'listStories'],
  judge(exchange, _world, deviates) {
    const body = successBody(exchange, 'list');
    if (body === undefined) return 0;
    const { limit, cursor, next_cursor: next } = isObject(body.pagination) ? body.pagination : {};
    expectThat(Number.isInteger(limit), '/pagination/limit', 'an integer', limit);
    expectThat(isCursor(cursor), '/pagination/cursor', 'a string or null', cursor);
    expectThat(isCursor(next), '/pagination/next_cursor', 'a string or null', next);
    if (next === '') deviates('A65', 'An empty next_cursor stands where null ends a walk.');
    return 1;
  },
  provokedBy: ['stories/reply-cards', 'stories/cursor-walk'],
  refutedBy: [
    'list.next-cursor-false',
    'list.next-cursor-missing',
    'list.next-cursor-number',
    'list.pagination-cursor-missing',
    'list.pagination-cursor-number',
    'list.pagination-limit-missing',
    'list.pagination-limit-string',
    'stories.list.next-cursor-number',
    'stories.list.pagination-cursor-missing',
    'stories.list.pagination-limit-string',
  ],
});
