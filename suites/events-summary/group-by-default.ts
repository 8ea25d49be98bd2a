import { dateWithin } from '../../generators/values/date.js';
import { defineCheck, expectEqual, expectThat, forAll, rowsOf } from '../../src/kit/index.js';
import { datesOf, readDates } from '../buckets.js';
import { bounds } from '../event-window.js';

export const groupByDefault = defineCheck({
  id: 'events-summary/group-by-default',
  title: 'Without group_by a summary has one bucket a date',
  clauses: ['events-summary.group-by.default', 'envelope.summary.group-by.echo'],
  operations: ['summarizeEvents'],
  refutedBy: ['summary.default-category'],
  runs: 1,
  property: forAll(
    ({ offer }) => dateWithin(offer.window),
    async (api, start) => {
      const { end } = api.world.offer.window;
      const reply = await api.get('summarizeEvents', bounds({ start, end }));
      const buckets = rowsOf(reply).length;
      expectEqual(reply, '/group_by', 'date');
      const byDate = await api.get('summarizeEvents', { ...bounds({ start, end }), group_by: 'date' });
      readDates(byDate);
      const dates = new Set(datesOf(reply));
      expectThat(dates.size === buckets, '/data', 'a date of its own in each bucket', [...dates].slice(0, 5));
      api.witness('buckets judged', buckets);
    },
  ),
});
