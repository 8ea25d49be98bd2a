import { type Api, at, defineCheck, expectThat, once, precondition, seenOf } from '../../src/kit/index.js';
import { leavesIn } from '../leaves.js';
import { ofOffice } from '../seen-office.js';

/** Texts that stand in the names of many offices; the last of them in nearly all. */
const texts = ['president', 'minister', 'member', 'a'];
/** Offices that are asked about. */
const most = 2;

export const officeIds = defineCheck({
  id: 'routes/office-ids',
  title: 'The route for offices shows p_ ids, and Events take them as office',
  clauses: ['routes.offices.ids', 'events.office.p-id'],
  operations: ['listOffices', 'listEvents'],
  rulings: ['A63', 'A79'],
  property: once(
    async (api) => {
      const ids = await listedIds(api);
      precondition(ids.length > 0, 'no p_ id was found among the offices', 'no-data');
      for (const id of ids.slice(0, most)) {
        const reply = await ofOffice(api, id);
        const taken = reply.status === 200 || at(reply.json, '/code') === 'OFFICE_SCOPE_TOO_LARGE';
        expectThat(taken, 'status', `${id} taken as office`, seenOf(reply));
        api.witness('p_ ids taken');
      }
    },
    { requests: 1 + most },
  ),
  refutedBy: ['office.p-id-refused'],
});

/** Ids of offices by their form, as the shape of the reply is not shown. */
async function listedIds(api: Api): Promise<readonly string[]> {
  for (const q of texts) {
    const reply = await api.get('listOffices', { q });
    const ids = reply.status === 200 ? leavesIn(reply.json).map(({ value }) => String(value)) : [];
    const known = ids.filter((id) => /^p_\w+$/.test(id));
    if (known.length > 0) return [...new Set(known)];
  }
  return [];
}
