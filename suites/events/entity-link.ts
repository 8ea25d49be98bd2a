import { defineCheck, expectThat, isObject, once, precondition, rowsOf } from '../../src/kit/index.js';
import { isSpineId, scopedTo, seenEntities } from '../seen-entity.js';

export const entityLink = defineCheck({
  id: 'events/entity-link',
  title: 'Each row of a query for an entity has an entity_link, an object',
  clauses: ['event-card.entity-link.entity-scoped', 'event-card.entity-link.type'],
  operations: ['listEvents'],
  property: once(async (api) => {
    const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
    precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
    const reply = await api.get('listEvents', scopedTo(api.world, [entity.id]));
    for (const [index, row] of rowsOf(reply).entries()) {
      const link = row.entity_link;
      expectThat(isObject(link), `/data/${index}/entity_link`, 'an object', link);
      api.witness('rows with a link');
    }
  }),
  refutedBy: ['card.entity-link-missing', 'card.entity-link-text'],
});
