import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { bounds, expectWithin } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';

export const windowReachesIntoCoverage = defineCheck({
  id: 'events/window-reaches-into-coverage',
  title: 'A window that begins before coverage and ends within it is served',
  clauses: ['events.window.reaches-into-coverage', 'error.date-out-of-coverage'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C04'],
  refutedBy: ['window.reaching-into-coverage-refused', 'summary.window.reaching-into-coverage-refused'],
  property: once(
    async (api) => {
      const { coverageStart, window } = api.world.offer;
      const end = [dateAfter(coverageStart, 20), window.end].toSorted()[0] ?? window.end;
      precondition(coverageStart <= end, 'coverage began only days ago', 'no-data');
      const covered = await fullPage(api, { ...bounds({ start: coverageStart, end }), limit: 100 });
      // Only where Events are found is the window sure to reach into coverage.
      precondition(rowsOf(covered).length > 0, 'the first days of coverage hold no Event', 'no-data');
      const reaching = { start: dateAfter(coverageStart, -5), end };
      const reply = await fullPage(api, { ...bounds(reaching), limit: 100 });
      expectWithin(reply, reaching);
      const because = 'days before coverage take nothing away';
      const within = (row: { readonly event_date?: unknown }) => String(row.event_date) >= coverageStart;
      api.witness('Events compared', expectSameEvents(reply, covered, because, within));

      const counted = totalOf(
        await api.get('summarizeEvents', { ...bounds(reaching), group_by: 'category' }),
      );
      const shown = rowsOf(covered).length;
      expectThat(counted >= shown, '/data', `at least ${shown} Events, as the list shows`, counted);
    },
    { requests: 3 },
  ),
});
