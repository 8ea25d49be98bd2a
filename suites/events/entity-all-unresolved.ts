import { at, defineCheck, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { isUnresolved, scopedTo, unknownHandle } from '../seen-entity.js';

const place = '/applied_filters/entity_handles_unresolved';

export const entityAllUnresolved = defineCheck({
  id: 'events/entity-all-unresolved',
  title: 'Handles of which none resolves select no Event',
  clauses: ['events.entity.unresolved.all', 'events.entity.unresolved.listed'],
  operations: ['listEvents'],
  rulings: ['A29'],
  property: forEach([unknownHandle, `${unknownHandle},Zqxjv Kwpelm`], async (api, entity) => {
    const reply = await api.get('listEvents', scopedTo(api.world, [entity]));
    if (reply.status >= 400 && reply.status < 500) {
      api.witness('handles refused');
      return;
    }
    const rows = rowsOf(reply).length;
    expectThat(rows === 0, '/data', `no Event of ${entity}`, `${rows} rows`);
    expectThat(
      isUnresolved(reply.json, unknownHandle),
      place,
      `${unknownHandle} listed`,
      at(reply.json, place),
    );
    api.witness('handles without Events');
  }),
  refutedBy: ['entity.unresolved-not-listed', 'entity.unresolved-unfiltered', 'list.entity.dropped'],
});
