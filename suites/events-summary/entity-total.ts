import { type Api, defineCheck, forEach, precondition } from '../../src/kit/index.js';
import { fullPage, nextCursorOf } from '../page-of-events.js';
import { isSpineId, mergedEntity, scopedTo, seenEntities } from '../seen-entity.js';
import { expectSummaryOfList } from '../summary-as-list.js';

/** Entities that are worth asking about. */
const most = 4;

/** An entity whose Events fit on one page, so that they can be counted. */
async function rareEntity(api: Api): Promise<string> {
  const ids = seenEntities(api.world).flatMap(({ id }) => (isSpineId(id) ? [id] : []));
  for (const id of ids.slice(0, most)) {
    if (nextCursorOf(await fullPage(api, scopedTo(api.world, [id]))) === undefined) return id;
  }
  precondition(false, 'no entity that was tried has few enough Events to count', 'no-data');
}

export const entityTotal = defineCheck({
  id: 'events-summary/entity-total',
  title: 'A summary for an entity, with its siblings or without, counts the Events that the list shows',
  clauses: ['events-summary.accepts.entity', 'events-summary.accepts.entity-family'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A60', 'C52'],
  property: forEach(
    ['entity', 'entity_family'],
    async (api, name) => {
      if (name === 'entity_family') {
        const { id: entity } = await mergedEntity(api);
        const exact = await expectSummaryOfList(api, { entity, entity_family: 'exact' });
        const expanded = await expectSummaryOfList(api, { entity, entity_family: 'expand' });
        api.witness('Events of a sibling', expanded - exact);
        return;
      }
      const entity = await rareEntity(api);
      api.witness('Events counted', await expectSummaryOfList(api, { entity }));
    },
    { requests: 5 },
  ),
  refutedBy: ['summary.entity.dropped', 'summary.entity_family.dropped'],
});
