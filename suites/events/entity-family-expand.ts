import { defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { edgeOf, expectSameEvents, fullPage, idOf } from '../page-of-events.js';
import { mergedEntity, scopedTo } from '../seen-entity.js';
import { significanceOf } from '../seen-event.js';

/** Metrics are computed live and move a little. */
const drift = 0.01;

export const entityFamilyExpand = defineCheck({
  id: 'events/entity-family-expand',
  title: 'An entity selects the Events of its merged siblings too, with entity_family=expand and without it',
  clauses: [
    'events.entity-family.expand',
    'events.entity-family.default',
    'envelope.applied-filters.entity-ids-expanded',
  ],
  operations: ['listEvents'],
  rulings: ['A60'],
  property: once(
    async (api) => {
      const { id, sibling } = await mergedEntity(api);
      const ask = (handle: string, entity_family?: string) =>
        fullPage(api, scopedTo(api.world, [handle], { entity_family }));
      const expanded = await ask(id, 'expand');
      const because = 'expand is the default of entity_family';
      api.witness('Events compared', expectSameEvents(await ask(id), expanded, because));

      const ofSibling = rowsOf(await ask(sibling, 'exact'));
      precondition(ofSibling.length > 0, 'the sibling has no Event of its own', 'no-data');
      const edge = edgeOf(expanded) + drift;
      const seen = new Set(rowsOf(expanded).map(idOf));
      const lost = ofSibling.filter((row) => !seen.has(idOf(row)) && (significanceOf(row) ?? 0) > edge);
      expectThat(
        lost.length === 0,
        '/data',
        `Events of ${sibling}, a sibling of ${id}`,
        lost.slice(0, 5).map(idOf),
      );
      api.witness('Events of a sibling', ofSibling.length);
    },
    { requests: 9 },
  ),
  refutedBy: ['entity-family.default-exact', 'entity-family.expand-exact'],
});
