import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';

export const summaryLimitRefused = defineCheck({
  id: 'stories/summary-limit-refused',
  title: 'A limit below 1 earns INVALID_LIMIT on the Stories summary',
  clauses: ['limits.summary-limit.min', 'error.invalid-limit'],
  operations: ['summarizeStories'],
  rulings: ['C09'],
  property: once(async (api) => {
    const reply = await api.get('summarizeStories', await closedFor(api, 'summarizeStories', { limit: 0 }));
    expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
    api.witness('limits refused');
  }),
  refutedBy: ['stories.summary.limit.zero-served'],
});
