import { defineCheck, forEach } from '../../src/kit/index.js';
import { closed, expectRefused } from './refused.js';

export const unreadableCursor = defineCheck({
  id: 'errors/unreadable-cursor',
  title: 'A text that is no cursor is refused as INVALID_CURSOR',
  clauses: ['error.invalid-cursor', 'events.cursor.unreadable'],
  operations: ['listEvents'],
  rulings: ['C37'],
  property: forEach(['not-a-cursor', 'AAAA', '%%%'], async (api, cursor) => {
    await expectRefused(api, 'listEvents', closed(api.world, { cursor }), { codes: ['INVALID_CURSOR'] });
  }),
  refutedBy: [
    'cursor.unreadable-crashes',
    'cursor.unreadable-first-page',
    'cursor.unreadable-wrong-code',
    'list.cursor.dropped',
  ],
});
