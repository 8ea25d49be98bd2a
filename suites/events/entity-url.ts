import { defineCheck, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { isUnresolved, scopedTo } from '../seen-entity.js';

/** A page that no encyclopedia has. */
const url = 'https://en.wikipedia.org/wiki/Zqxjv_Kwpelm';

export const entityUrl = defineCheck({
  id: 'events/entity-url',
  title: 'An encyclopedia URL that is no entity selects no Event and is listed as unresolved, or refused',
  clauses: ['events.entity.encyclopedia-url', 'events.entity.unresolved.listed'],
  operations: ['listEvents'],
  rulings: ['A29', 'C30'],
  property: once(async (api) => {
    const reply = await api.get('listEvents', scopedTo(api.world, [url]));
    if (reply.status < 400 || reply.status >= 500) {
      const rows = rowsOf(reply).length;
      expectThat(rows === 0, '/data', `no Event of ${url}`, `${rows} rows`);
      const place = '/applied_filters/entity_handles_unresolved';
      expectThat(isUnresolved(reply.json, url), place, `${url} listed`, 'no such handle');
    }
    api.witness('URLs without an entity');
  }),
  refutedBy: ['entity.encyclopedia-url-lost', 'entity.unresolved-not-listed'],
});
