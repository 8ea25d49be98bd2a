import { dateAfter } from '../../generators/values/date.js';
import { instantAfter } from '../../generators/values/instant.js';
import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { between, recorded } from '../half-open.js';

export const recordedCursor = defineCheck({
  id: 'events/recorded-cursor',
  title: 'A text that is no cursor is refused beside an interval of publication time',
  clauses: ['events.recorded.cursor', 'error.invalid-recorded-interval.cursor'],
  operations: ['listEvents'],
  rulings: ['A07'],
  refutedBy: [
    'cursor.recorded-walk-first-page',
    'cursor.unreadable-first-page',
    'cursor.unreadable-wrong-code',
  ],
  property: once(async (api) => {
    const { end } = api.world.offer.window;
    const interval = between(recorded, instantAfter(dateAfter(end, -1), 0), instantAfter(end, 0));
    const reply = await api.get('listEvents', { ...interval, cursor: 'not-a-cursor' });
    expectRefusal(reply, { codes: ['INVALID_RECORDED_INTERVAL', 'INVALID_CURSOR'] });
    api.witness('cursors refused');
  }),
});
