import { limits } from '../../contract/index.js';
import { defineCheck, expectEqual, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { listOperations } from '../page-of-events.js';
import { closedFor } from '../story-window.js';

export const limitDefault = defineCheck({
  id: 'events/limit-default',
  title: 'Without a limit a page holds up to 25 Events or Stories',
  clauses: ['events.limit.default', 'limits.events-limit.default', 'limits.stories-limit.default'],
  operations: [...listOperations],
  refutedBy: ['events.limit.default-50', 'stories.limit.default-50'],
  property: forEach(listOperations, async (api, operation) => {
    const max = limits[operation === 'listEvents' ? 'events' : 'stories'].limit.default;
    const reply = await api.get(operation, await closedFor(api, operation));
    const rows = rowsOf(reply).length;
    expectThat(rows <= max, '/data', `at most ${max} rows`, rows);
    expectEqual(reply, '/pagination/limit', max);
    api.witness('rows counted', rows);
  }),
});
