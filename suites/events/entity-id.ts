import { offered } from '../../generators/values/offered.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectHeld } from '../find-event.js';
import { expectResolved, isSpineId, seenEntities } from '../seen-entity.js';
import { ifAny } from '../seen-event.js';

export const entityId = defineCheck({
  id: 'events/entity-id',
  title: 'An Event is found by the spine id of an entity that its card refers to',
  clauses: ['events.entity.spine-id', 'events.entity-match.default'],
  operations: ['listEvents'],
  rulings: ['C30'],
  runs: 3,
  property: forAll(
    (world) => offered(seenEntities(world).filter(({ id }) => isSpineId(id))),
    ifAny(async (api, { id, event }) => {
      const query = { ...bounds({ start: event.date, end: event.date }), entity: id };
      const reply = await api.get('listEvents', { ...query, limit: 100 });
      expectResolved(reply.json, id);
      await expectHeld(api, query, event, `which refers to ${id}`);
    }),
  ),
  refutedBy: ['entity-match.default-material', 'entity.spine-id-unresolved'],
});
