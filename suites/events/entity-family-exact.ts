import { dateAfter } from '../../generators/values/date.js';
import {
  defineCheck,
  type Exchange,
  expectThat,
  isArray,
  type JsonObject,
  mentions,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { fullPage, idOf } from '../page-of-events.js';
import { mergedEntities, scopedTo, siblingsTold } from '../seen-entity.js';

/** An Event may be linked to an id in a way that its card does not show; so many, and all of them, are not. */
const few = 3;
/** Sets of ids that are asked for until an Event of a sibling alone is found. */
const mostSets = 6;

export const entityFamilyExact = defineCheck({
  id: 'events/entity-family-exact',
  title: 'entity_family=exact leaves out Events that refer to merged siblings and not to an id sent',
  clauses: ['events.entity-family.exact', 'events.entity-family.values'],
  operations: ['listEvents'],
  property: once(
    async (api) => {
      const { end } = api.world.offer.window;
      const month = bounds({ start: dateAfter(end, -29), end });
      const due: string[] = [];
      const kept: string[] = [];
      for (const ids of (await mergedEntities(api)).slice(0, mostSets)) {
        const ask = (entity_family: string) =>
          fullPage(api, scopedTo(api.world, ids, { ...month, entity_family }));
        const [exact, expanded] = [await ask('exact'), await ask('expand')];
        const toldBy = ({ json }: Exchange) => siblingsTold(json).filter((id) => !ids.includes(id));
        const told = toldBy(exact);
        expectThat(
          told.length === 0,
          '/applied_filters/entity_ids_expanded',
          'no id added under exact',
          told,
        );
        const siblings = toldBy(expanded);
        const refers = ({ entity_refs: refs }: JsonObject, to: readonly string[]) =>
          isArray(refs) && to.some((id) => mentions(refs, id));
        const ofSiblings = (reply: Exchange) =>
          rowsOf(reply)
            .filter((row) => refers(row, siblings) && !refers(row, ids))
            .map(idOf);
        due.push(...ofSiblings(expanded));
        kept.push(...ofSiblings(exact));
        if (due.length > 0) break;
      }
      const left = due.filter((id) => !kept.includes(id));
      precondition(left.length > 0 || due.length >= few, 'siblings have few Events of their own', 'no-data');
      expectThat(left.length > 0, '/data', 'no Events of siblings alone', kept.slice(0, 5));
      api.witness('Events of siblings left out', left.length);
    },
    { requests: 3 },
  ),
  refutedBy: ['entity-family.exact-expands', 'entity-family.exact-refused', 'list.entity_family.dropped'],
});
