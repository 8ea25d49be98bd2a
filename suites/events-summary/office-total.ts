import { defineCheck, once } from '../../src/kit/index.js';
import { nextCursorOf } from '../page-of-events.js';
import { eventfulOffice, ofOffice } from '../seen-office.js';
import { expectSummaryOfList } from '../summary-as-list.js';

/** Nobody in the news held an office then. */
const office_as_of = '1500-01-01';

export const officeTotal = defineCheck({
  id: 'events-summary/office-total',
  title: 'A summary for an office, by its window or by a date, counts the Events that the list shows',
  clauses: ['events-summary.accepts.office', 'events-summary.accepts.office-as-of'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A60', 'A63', 'C52'],
  property: once(
    async (api) => {
      const { office } = await eventfulOffice(api, (reply) => nextCursorOf(reply) === undefined);
      api.witness('Events of holders', await expectSummaryOfList(api, { office }));
      // A date outside any term may be refused (ruling A63).
      const past = await ofOffice(api, office, { office_as_of });
      if (past.status === 200) await expectSummaryOfList(api, { office, office_as_of });
    },
    { requests: 6 },
  ),
  refutedBy: ['summary.office.dropped', 'summary.office_as_of.dropped'],
});
