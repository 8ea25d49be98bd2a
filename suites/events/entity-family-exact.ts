import {
  defineCheck,
  expectThat,
  isArray,
  type JsonObject,
  mentions,
  once,
  rowsOf,
} from '../../src/kit/index.js';
import { idOf } from '../page-of-events.js';
import { mergedEntity, scopedTo, siblingsTold } from '../seen-entity.js';

/** One Event may be linked to the id in a way that its card does not show; so many are not. */
const few = 2;

export const entityFamilyExact = defineCheck({
  id: 'events/entity-family-exact',
  title: 'entity_family=exact selects no Event that refers to a merged sibling and not to the id sent',
  clauses: ['events.entity-family.exact', 'events.entity-family.values'],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const { id, sibling } = await mergedEntity(api);
      const ask = (handle: string, entity_family: string) =>
        api.get('listEvents', scopedTo(api.world, [handle], { entity_family }));
      const reply = await ask(id, 'exact');
      const told = siblingsTold(reply.json).filter((each) => each !== id);
      expectThat(told.length === 0, '/applied_filters/entity_ids_expanded', 'no id added under exact', told);
      const refers = (row: JsonObject, to: string) =>
        isArray(row.entity_refs) && mentions(row.entity_refs, to);
      const foreign = rowsOf(reply).filter((row) => refers(row, sibling) && !refers(row, id));
      expectThat(
        foreign.length < few,
        '/data',
        `Events of ${id}, not of ${sibling}`,
        foreign.slice(0, 5).map(idOf),
      );
      const due = rowsOf(await ask(id, 'expand')).filter((row) => refers(row, sibling) && !refers(row, id));
      api.witness('Events of the sibling left out', due.length);
    },
    { requests: 9 },
  ),
  refutedBy: ['entity-family.exact-expands', 'entity-family.exact-refused', 'list.entity_family.dropped'],
});
