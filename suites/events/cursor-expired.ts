import { defineCheck, expectRefusal, forEach, precondition } from '../../src/kit/index.js';

export const cursorExpired = defineCheck({
  id: 'events/cursor-expired',
  title: 'A cursor that an earlier run was served more than 24 hours ago is refused as CURSOR_STALE',
  clauses: [
    'error.cursor-stale.age',
    'error.cursor-stale.details.reason',
    'events.cursor.lifetime',
    'limits.cursor-lifetime',
    'states.cursor.age',
  ],
  operations: ['listEvents', 'listStories'],
  needs: ['key.full', 'earlier-run'],
  property: forEach(['listEvents', 'listStories'] as const, async (api, operation) => {
    const kept = api.world.earlier?.cursors.find((each) => each.operation === operation);
    precondition(kept !== undefined, 'the earlier run was served no cursor', 'no-data');
    const reply = await api.get(operation, { ...kept.query, cursor: kept.cursor });
    expectRefusal(reply, { codes: ['CURSOR_STALE'], details: ['reason'] });
    api.witness('cursors of more than 24 hours');
  }),
  refutedBy: ['cursor.expired-wrong-code', 'cursor.immortal', 'stories.cursor.immortal'],
});
