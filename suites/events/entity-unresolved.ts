import { at, defineCheck, expectThat, forEach, precondition } from '../../src/kit/index.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';
import { isSpineId, isUnresolved, scopedTo, seenEntities, unknownHandle } from '../seen-entity.js';

const place = '/applied_filters/entity_handles_unresolved';

export const entityUnresolved = defineCheck({
  id: 'events/entity-unresolved',
  title: 'A handle that does not resolve adds nothing beside one that does, and is listed',
  clauses: [
    'events.entity.unresolved.adds-nothing',
    'events.entity.unresolved.listed',
    'envelope.applied-filters.entity-handles-unresolved',
  ],
  operations: ['listEvents'],
  rulings: ['A29', 'A60'],
  property: forEach(
    [unknownHandle, 'Zqxjv Kwpelm'],
    async (api, unknown) => {
      const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
      precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
      const alone = await fullPage(api, scopedTo(api.world, [entity.id]));
      const reply = await fullPage(api, scopedTo(api.world, [unknown, entity.id]));
      const compared = expectSameEvents(reply, alone, `${unknown} adds nothing`);
      expectThat(isUnresolved(reply.json, unknown), place, `${unknown} listed`, at(reply.json, place));
      api.witness('Events compared', compared);
    },
    { requests: 2 },
  ),
  refutedBy: ['entity.unresolved-matches-text', 'entity.unresolved-not-listed', 'entity.unresolved-refused'],
});
