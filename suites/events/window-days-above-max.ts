import { limits } from '../../contract/index.js';
import { dateAfter } from '../../generators/values/date.js';
import { daysAboveMax } from '../../generators/values/days.js';
import { defineCheck, expectRefusal, forAll, seenOf } from '../../src/kit/index.js';
import { expectAdjusted, expectWithin, todays } from '../event-window.js';

export const windowDaysAboveMax = defineCheck({
  id: 'events/window-days-above-max',
  title: 'days above 30 is refused, or served as 30 days with notice',
  clauses: ['events.days.max'],
  operations: ['listEvents'],
  rulings: ['C03'],
  refutedBy: ['days.thirty-one-served', 'days.any-number-served'],
  runs: 2,
  property: forAll(
    daysAboveMax(),
    async (api, days) => {
      const reply = await api.get('listEvents', { days, limit: 100 });
      api.observe('days above 30', seenOf(reply));
      if (reply.status === 200) {
        const { start, end } = todays(api.world);
        const rows = expectWithin(reply, { start: dateAfter(start, 1 - limits.window.maxDays), end });
        expectAdjusted(reply);
        api.witness('rows judged', rows);
        return;
      }
      expectRefusal(reply, { codes: ['INVALID_NUMBER', 'DATE_WINDOW_TOO_LARGE'] });
      api.witness('days refused');
    },
    { examples: [31] },
  ),
});
