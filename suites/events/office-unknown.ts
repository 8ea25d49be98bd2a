import { defineCheck, expectStatus, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { ofOffice } from '../seen-office.js';

export const officeUnknown = defineCheck({
  id: 'events/office-unknown',
  title: 'An office that does not exist selects no Event',
  clauses: ['events.office.scope', 'events.office.unknown'],
  operations: ['listEvents'],
  rulings: ['A63'],
  property: forEach(['Q999999999999', 'p_0000000000000000'], async (api, office) => {
    const reply = await ofOffice(api, office);
    if (reply.status !== 200) expectStatus(reply, 400, 404);
    else {
      const rows = rowsOf(reply).length;
      expectThat(rows === 0, '/data', `no Event of office ${office}`, `${rows} rows`);
    }
    api.observe('an unknown office', String(reply.status));
    api.witness('offices without holders');
  }),
  refutedBy: ['list.office.dropped'],
});
