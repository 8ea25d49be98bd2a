import { defineCheck, expectOk, expectThat, once, precondition } from '../../src/kit/index.js';
import { isSpineId } from '../seen-entity.js';
import { cardIn, idOf } from './card.js';
import { detailOf, spineEntities } from './sample.js';

/** Entities whose details are read. */
const most = 2;

export const detailOfReferred = defineCheck({
  id: 'entities/detail-of-referred',
  title: 'Entity detail serves the e_ ids that Event cards refer to, under an e_ id',
  clauses: ['entities.handle.spine.detail', 'entity-card.id.spine'],
  operations: ['getEntity', 'listEvents'],
  rulings: ['C30', 'C54'],
  property: once(
    async (api) => {
      const entities = spineEntities(api, most);
      precondition(entities.length > 0, 'no Event refers to an e_ id', 'no-data');
      for (const { id } of entities) {
        const reply = await detailOf(api, id);
        expectOk(reply);
        // A merged sibling may be shown under the id of the entity that it was merged into.
        const shown = idOf(cardIn(reply));
        expectThat(isSpineId(shown), '/data/id', `an e_ id, as ${id} is one`, shown);
        api.witness('details of entities that Events refer to');
      }
    },
    { requests: most },
  ),
  refutedBy: ['entities.detail.spine-id-unresolved', 'entity-card.id.wiki-form-in-detail'],
});
