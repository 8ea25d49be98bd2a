import { defineCheck, once, precondition, rowsOf } from '../../src/kit/index.js';
import { fullPage, idOf } from '../page-of-events.js';
import { isSpineId, scopedTo, seenEntities } from '../seen-entity.js';
import { eventfulOffice, ofOffice } from '../seen-office.js';
import { expectUnionOf } from '../union-of-events.js';

export const officeWithEntity = defineCheck({
  id: 'events/office-with-entity',
  title: 'office beside entity selects what each of them selects',
  clauses: ['events.office.union-with-entity'],
  operations: ['listEvents'],
  rulings: ['A60'],
  property: once(
    async (api) => {
      const { office, reply: ofHolders } = await eventfulOffice(api);
      const held = new Set(rowsOf(ofHolders).map(idOf));
      // An entity with an Event that no holder has, so that leaving one of the two out shows.
      const entity = seenEntities(api.world).find(({ id, event }) => isSpineId(id) && !held.has(event.id));
      precondition(entity !== undefined, 'each entity has Events of the office only', 'no-data');
      const ofEntity = await fullPage(api, scopedTo(api.world, [entity.id]));
      const both = await ofOffice(api, office, { entity: entity.id });
      const because = `${office} and ${entity.id} add up`;
      api.witness('Events compared', expectUnionOf(both, [ofHolders, ofEntity], because));
    },
    { requests: 6 },
  ),
  refutedBy: ['office.replaces-entity'],
});
