import { at, defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { edgeOf, idOf } from '../page-of-events.js';
import { isSpineId, scopedTo, seenEntities, siblingsTold } from '../seen-entity.js';
import { significanceOf } from '../seen-event.js';

/** Handles that fit into one request. */
const most = 12;
/** Metrics are computed live and move a little. */
const drift = 0.01;
const place = '/applied_filters/entity_ids_expanded';

export const entityFamilyEcho = defineCheck({
  id: 'events/entity-family-echo',
  title: 'Where expand selects more Events than exact, the reply lists the ids that it added',
  clauses: [
    'events.entity-family.expand.echo',
    'events.entity-family.values',
    'envelope.applied-filters.entity-ids-expanded',
  ],
  operations: ['listEvents'],
  rulings: ['A60'],
  property: once(
    async (api) => {
      const handles = seenEntities(api.world)
        .map(({ id }) => id)
        .filter(isSpineId)
        .slice(0, 2 * most);
      precondition(handles.length > 0, 'no Event refers to an entity', 'no-data');
      for (const some of [handles.slice(0, most), handles.slice(most)]) {
        if (some.length === 0) continue;
        const ask = (entity_family: string) =>
          api.get('listEvents', scopedTo(api.world, some, { entity_family }));
        const [expanded, exact] = [await ask('expand'), await ask('exact')];
        const known = new Set(rowsOf(exact).map(idOf));
        const edge = edgeOf(exact) + drift;
        const more = rowsOf(expanded).filter(
          (row) =>
            !known.has(idOf(row)) && (edge === Number.NEGATIVE_INFINITY || (significanceOf(row) ?? 0) > edge),
        );
        const told = siblingsTold(expanded.json).filter((id) => !some.includes(id));
        const echo = at(expanded.json, place);
        expectThat(more.length === 0 || told.length > 0, place, 'the ids that were added', echo);
        api.witness('replies compared');
      }
    },
    { requests: 4 },
  ),
  refutedBy: ['entity-family.echo-missing', 'entity-family.exact-refused', 'filters.expanded-as-count'],
});
