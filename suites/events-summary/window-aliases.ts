import { windowWithin } from '../../generators/values/window.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { bounds } from '../event-window.js';

export const windowAliases = defineCheck({
  id: 'events-summary/window-aliases',
  title: 'start_date and end_date bound a summary as date_start and date_end do',
  clauses: ['events.date-start.alias-start-date', 'events.date-end.alias-end-date'],
  operations: ['summarizeEvents'],
  refutedBy: [
    'alias.start_date.ignored',
    'alias.start_date.refused',
    'alias.end_date.ignored',
    'alias.end_date.refused',
  ],
  runs: 1,
  property: forAll(
    ({ offer }) => windowWithin(offer.window, 5),
    async (api, { start, end }) => {
      const canonical = totalOf(await api.get('summarizeEvents', bounds({ start, end })));
      const total = totalOf(await api.get('summarizeEvents', { start_date: start, end_date: end }));
      expectThat(total === canonical, '/data', `${canonical} Events, as by the canonical names`, total);
      if (total > 0) api.witness('totals compared');
    },
    { requests: 2 },
  ),
});
