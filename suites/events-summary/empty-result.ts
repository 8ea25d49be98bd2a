import { defineCheck, expectStatus, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { nowhere } from '../nowhere.js';

export const emptyResult = defineCheck({
  id: 'events-summary/empty-result',
  title: 'Filters that no Event fits are answered with a summary of no Events',
  clauses: ['service.empty.status'],
  operations: ['summarizeEvents'],
  property: once(async (api) => {
    const reply = await api.get('summarizeEvents', { ...nowhere(api.world), group_by: 'category' });
    expectStatus(reply, 200);
    const counted = rowsOf(reply).filter((bucket) => bucket.event_count !== 0);
    expectThat(counted.length === 0, '/data', 'no bucket that counts an Event', counted[0]);
    api.witness('empty summaries');
  }),
  refutedBy: ['summary.empty-answered-404'],
});
