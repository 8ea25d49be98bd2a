import { defineCheck, forEach, precondition, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectSameEvents, fullPage } from '../page-of-events.js';
import { isSpineId, scopedTo, seenEntities } from '../seen-entity.js';

export const entityAliases = defineCheck({
  id: 'events/entity-aliases',
  title: 'entity_id and entities select what entity selects',
  clauses: ['events.entity.alias-entity-id', 'events.entity.alias-entities'],
  operations: ['listEvents'],
  rulings: ['A60'],
  property: forEach(
    ['entity_id', 'entities'],
    async (api, alias) => {
      const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
      precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
      const canonical = await fullPage(api, scopedTo(api.world, [entity.id]));
      precondition(rowsOf(canonical).length > 0, 'the entity selects no Event', 'no-data');
      const query = { ...bounds(api.world.offer.window), [alias]: entity.id, limit: 100 };
      const reply = await fullPage(api, query);
      const because = `${alias} is another name of entity`;
      api.witness('Events compared', expectSameEvents(reply, canonical, because));
    },
    { requests: 2 },
  ),
  refutedBy: [
    'alias.entities.ignored',
    'alias.entities.refused',
    'alias.entity_id.ignored',
    'alias.entity_id.refused',
  ],
});
