import { at, defineCheck, expectThat, once, precondition, seenOf } from '../../src/kit/index.js';
import { type OfficeForm, officeForms, officesOf, ofOffice } from '../seen-office.js';

export const officeFormsAccepted = defineCheck({
  id: 'events/office-forms',
  title: 'office takes the ids that the directory of offices lists, Q-numbers and p_ ids',
  clauses: ['events.office.q-number', 'events.office.p-id', 'routes.offices.ids'],
  operations: ['listOffices', 'listEvents'],
  rulings: ['A63', 'A79'],
  property: once(
    async (api) => {
      let listed = 0;
      for (const form of Object.keys(officeForms) as readonly OfficeForm[]) {
        const offices = await officesOf(api, form);
        const replies = await Promise.all(offices.map((office) => ofOffice(api, office)));
        // A Q-number of a listed row may be that of something else, though hardly of every row.
        const taken = replies.filter(
          (reply) => reply.status === 200 || at(reply.json, '/code') === 'OFFICE_SCOPE_TOO_LARGE',
        );
        const seen = replies.map(seenOf);
        expectThat(offices.length === 0 || taken.length > 0, 'status', `${form} taken as an office`, seen);
        api.witness('offices taken', taken.length);
        listed += offices.length;
      }
      precondition(listed > 0, 'the directory of offices lists no id of a known form', 'no-data');
    },
    { requests: 7 },
  ),
  refutedBy: ['office.p-id-refused', 'office.q-number-refused'],
});
