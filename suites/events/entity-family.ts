import { type ClauseId, limits } from '../../contract/index.js';
import { dateAfter } from '../../generators/dates.js';
import {
  accusing,
  append,
  at,
  defineCheck,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  isArray,
  type JsonObject,
  mentions,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import {
  expandedIds,
  expandedSiblings,
  isSpineId,
  mergedEntities,
  mergedEntity,
  referredIds,
  scopedTo,
  seenEntities,
} from '../asking/entity-refs.js';
import { significanceDrift, significanceOf } from '../asking/events.js';
import { expectSameEvents, fullPage, idOf, lostFrom, significanceCutoff } from '../asking/pages.js';
import { bounds } from '../asking/windows.js';

/** Handles that fit into one request, beside the siblings that are added to them. */
const most = 16;
/** Requests with handles: whether ids were added unsaid is looked at for the first two. */
const mostReplies = 3;
const mostExact = 2;
const place = '/applied_filters/entity_ids_expanded';

/** Accused if the echo is something other than a list; undefined if it is a list or absent. */
const echoClause = (echo: unknown): ClauseId | undefined =>
  (echo ?? null) === null || isArray(echo) ? undefined : 'envelope.applied-filters.entity-ids-expanded';

export const entityFamilyEcho = defineCheck({
  id: 'events/entity-family-echo',
  title:
    'Where expand selects more Events than exact, the reply lists the ids that it added, which select the same',
  clauses: [
    'events.entity-family.expand.echo',
    'events.entity-family.expand',
    'events.entity-family.values',
    'envelope.applied-filters.entity-ids-expanded',
  ],
  operations: ['listEvents'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      const handles = seenEntities(api.world)
        .map(({ id }) => id)
        .filter(isSpineId);
      precondition(handles.length > 0, 'no Event refers to an entity', 'no-data');
      for (let nth = 0; nth < mostReplies && nth * most < handles.length; nth += 1) {
        const some = handles.slice(nth * most, (nth + 1) * most);
        const ask = (entity_family: string) =>
          api.get('listEvents', scopedTo(api.world, some, { entity_family }));
        const expanded = await ask('expand');
        accusing('events.entity-family.values', () => expectOk(expanded));
        const told = expandedIds(expanded.json).filter((id) => !some.includes(id));
        if (nth < mostExact) {
          const exact = await ask('exact');
          accusing('events.entity-family.values', () => expectOk(exact));
          const known = new Set(rowsOf(exact).map(idOf));
          const edge = significanceCutoff(exact) + significanceDrift;
          const more = rowsOf(expanded).filter(
            (row) =>
              !known.has(idOf(row)) &&
              (edge === Number.NEGATIVE_INFINITY || (significanceOf(row) ?? 0) > edge),
          );
          const echo = at(expanded.json, place);
          const isTold = more.length === 0 || told.length > 0;
          expectThat(isTold, place, 'the ids that were added', echo, echoClause(echo));
        }
        const named = [...new Set([...some, ...told])];
        const siblings = expandedSiblings(expanded.json);
        const canBeSent = told.length > 0 && told.every((id) => siblings.includes(id));
        if (canBeSent && named.length <= limits.entityHandles.max) {
          const query = scopedTo(api.world, named, { entity_family: 'exact' });
          const because = `${told.join(', ')} are what expand adds`;
          const reply = await api.get('listEvents', query);
          // An Event of an id that is told is one that expand does not match, and any other is one of an id untold.
          const isUnmatched = reply.status === 200 && lostFrom(expanded, rowsOf(reply)).length > 0;
          accusing(isUnmatched ? 'events.entity-family.expand' : undefined, () =>
            expectSameEvents(reply, expanded, because),
          );
        }
        api.witness('replies compared');
      }
    },
    { requests: 8 },
  ),
});

/** An Event may be linked to an id in a way that its card does not show; so many, and all of them, are not. */
const few = 3;
/** Sets of ids that are asked for until an Event of a sibling alone is found. */
const mostSets = 6;

export const entityFamilyExact = defineCheck({
  id: 'events/entity-family-exact',
  title: 'entity_family=exact leaves out Events that refer to merged siblings only',
  clauses: ['events.entity-family.exact', 'events.entity-family.values'],
  operations: ['listEvents'],
  rulings: ['rows-need-not-be-held'],
  property: once(
    async (api) => {
      const { end } = api.world.offer.window;
      const month = bounds({ start: dateAfter(end, -29), end });
      const due: string[] = [];
      let latest: Exchange | undefined;
      const kept: string[] = [];
      const merged = await accusing('events.entity-family.values', () => mergedEntities(api));
      for (const ids of merged.slice(0, mostSets)) {
        const ask = (entity_family: string) =>
          fullPage(api, scopedTo(api.world, ids, { ...month, entity_family }));
        const [exact, expanded] = [await ask('exact'), await ask('expand')];
        accusing('events.entity-family.values', () => [exact, expanded].map(expectOk));
        latest = expanded;
        const toldBy = ({ json }: Exchange) => expandedSiblings(json).filter((id) => !ids.includes(id));
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
        append(due, ofSiblings(expanded));
        append(kept, ofSiblings(exact));
        if (due.length > 0) break;
      }
      const left = due.filter((id) => !kept.includes(id));
      const none = 'no Event of the month refers to a merged sibling alone';
      if (latest !== undefined) expectHeld(due.length > 0, none, latest);
      precondition(
        left.length > 0 || due.length >= few,
        `only ${due.length} Events of the month refer to a merged sibling alone`,
        'no-data',
      );
      expectThat(left.length > 0, '/data', 'no Events of siblings alone', kept.slice(0, 5));
      api.witness('Events of siblings left out', left.length);
    },
    { requests: 3 },
  ),
});

/** No Event is lost that a reply has room for. */
function expectAmong(due: readonly JsonObject[], reply: Exchange, expected: string): void {
  const lost = lostFrom(reply, due);
  expectThat(lost.length === 0, '/data', expected, lost.slice(0, 5).map(idOf));
}

export const entityFamilyExpand = defineCheck({
  id: 'events/entity-family-expand',
  title:
    'An entity, by id or by name, selects the Events of its merged siblings too, with or without entity_family=expand',
  clauses: ['events.entity-family.expand', 'events.entity-family.default', 'events.entity-family.values'],
  operations: ['listEvents'],
  rulings: ['live-data', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      const { id, sibling } = await mergedEntity(api);
      const ask = (handle: string, entity_family?: string) =>
        fullPage(api, scopedTo(api.world, [handle], { entity_family }));
      const expanded = await ask(id, 'expand');
      const plain = await ask(id);
      accusing('events.entity-family.values', () => expectOk(expanded));
      const because = 'expand is the default of entity_family';
      // If only the request without the parameter returns siblings, the default is not the cause.
      const isExpanded = expandedSiblings(expanded.json).length >= expandedSiblings(plain.json).length;
      const clause = isExpanded ? 'events.entity-family.default' : 'events.entity-family.expand';
      const same = accusing(clause, () => expectSameEvents(plain, expanded, because));
      api.witness('Events compared', same);

      const exact = await ask(sibling, 'exact');
      const ofSibling = accusing('events.entity-family.values', () => rowsOf(exact));
      const isShown = referredIds(api.world).includes(sibling);
      precondition(
        ofSibling.length > 0 || !isShown,
        `Events refer to ${sibling}, and entity_family=exact selects none`,
      );
      expectHeld(
        ofSibling.length > 0,
        `no Event of the window refers to ${sibling}, a merged sibling`,
        exact,
      );
      expectAmong(ofSibling, expanded, `Events of ${sibling}, a sibling of ${id}`);
      api.witness('Events of a sibling', ofSibling.length);

      const { name } = seenEntities(api.world).find((each) => each.id === id) ?? {};
      const named = name === undefined ? undefined : await ask(name, 'expand');
      // The name may be that of another entity, or of none alone: the echo tells whom the reply is about.
      if (named?.status !== 200 || !expandedSiblings(named.json).includes(sibling)) return;
      expectAmong(ofSibling, named, `Events of ${sibling}, which is told as a sibling of ${name}`);
    },
    { requests: 10 },
  ),
});
