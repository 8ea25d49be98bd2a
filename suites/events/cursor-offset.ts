import { defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { closedResult } from '../closed-result.js';
import { idOf, nextCursorOf } from '../page-of-events.js';

export const cursorOffset = defineCheck({
  id: 'events/cursor-offset',
  title: 'offset with a next_cursor returns the page that cursor returns',
  clauses: ['events.cursor.alias-offset'],
  operations: ['listEvents'],
  rulings: ['C36'],
  property: once(
    async (api) => {
      const { query, rows } = await closedResult(api);
      const pages = { ...query, limit: Math.ceil(rows.length / 4) };
      const next = nextCursorOf(await api.get('listEvents', pages));
      precondition(next !== undefined, 'no second page of Events to ask for');
      const canonical = rowsOf(await api.get('listEvents', { ...pages, cursor: next })).map(idOf);
      precondition(canonical.length > 0, 'the second page is empty', 'no-data');
      const seen = rowsOf(await api.get('listEvents', { ...pages, offset: next })).map(idOf);
      const same = seen.length === canonical.length && canonical.every((id) => seen.includes(id));
      expectThat(same, '/data', 'the Events of cursor', seen.slice(0, 5));
      api.witness('Events compared', seen.length);
    },
    { requests: 3 },
  ),
  refutedBy: ['alias.offset.ignored', 'alias.offset.refused'],
});
