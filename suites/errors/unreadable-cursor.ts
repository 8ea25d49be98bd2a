import { defineCheck, forEach } from '../../src/kit/index.js';
import { listOperations } from '../page-of-events.js';
import { closedFor } from '../story-window.js';
import { expectRefused } from './refused.js';

const rows = listOperations.flatMap((operation) =>
  ['not-a-cursor', 'AAAA', '%%%'].map((cursor) => ({ operation, cursor })),
);

export const unreadableCursor = defineCheck({
  id: 'errors/unreadable-cursor',
  title: 'A text that is no cursor is refused as INVALID_CURSOR',
  clauses: ['error.invalid-cursor', 'events.cursor.unreadable'],
  operations: [...listOperations],
  rulings: ['C37'],
  property: forEach(rows, async (api, { operation, cursor }) => {
    const query = await closedFor(api, operation, { cursor });
    await expectRefused(api, operation, query, { codes: ['INVALID_CURSOR'] });
  }),
  refutedBy: [
    'cursor.unreadable-crashes',
    'cursor.unreadable-first-page',
    'cursor.unreadable-wrong-code',
    'list.cursor.dropped',
    'stories.cursor.unreadable-first-page',
    'stories.list.cursor.dropped',
  ],
});
