import { defineCheck, once, precondition, rowsOf } from '../../src/kit/index.js';
import { fullPage } from '../page-of-events.js';
import { isSpineId, scopedTo, seenEntities } from '../seen-entity.js';
import { expectUnionOf } from '../union-of-events.js';

export const entityUnion = defineCheck({
  id: 'events/entity-union',
  title: 'Entity handles separated by a comma select what each of them selects',
  clauses: ['events.entity.union'],
  operations: ['listEvents'],
  rulings: ['A60'],
  property: once(
    async (api) => {
      const [one, other] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
      const two = one !== undefined && other !== undefined;
      precondition(two, 'Events refer to fewer than two entities', 'no-data');
      const ask = (...handles: readonly string[]) => fullPage(api, scopedTo(api.world, handles));
      const parts = [await ask(one.id), await ask(other.id)];
      const both = await ask(one.id, other.id);
      const filled = parts.every((part) => rowsOf(part).length > 0);
      precondition(filled, 'a handle selects no Event', 'no-data');
      api.witness('Events compared', expectUnionOf(both, parts, `${one.id} and ${other.id} add up`));
    },
    { requests: 3 },
  ),
  refutedBy: ['entity.first-handle-only', 'entity.intersected'],
});
