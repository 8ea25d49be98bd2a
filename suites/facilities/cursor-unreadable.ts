import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';

export const cursorUnreadable = defineCheck({
  id: 'facilities/cursor-unreadable',
  title: 'A text that is no cursor is refused as INVALID_CURSOR',
  clauses: ['facilities.cursor.unreadable', 'error.invalid-cursor'],
  operations: ['listFacilities'],
  rulings: ['C37'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    expectRefusal(await api.get('listFacilities', { cursor: 'zzqx-no-cursor' }), {
      codes: ['INVALID_CURSOR'],
    });
    api.witness('refusals of a text that is no cursor');
  }),
  refutedBy: [
    'facilities.cursor.unreadable-crashes',
    'facilities.cursor.unreadable-first-page',
    'facilities.cursor.unreadable-wrong-code',
  ],
});
