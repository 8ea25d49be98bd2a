import type { ClauseId, OperationId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  isObject,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { describedEntities, entityOfTwoForms, linkedEntity, spineEntities } from '../asking/entities.js';
import { expectResolved, isUnresolved, scopedTo } from '../asking/entity-refs.js';
import { expectSameEvents, fullPage, nextCursorOf } from '../asking/pages.js';
import { storyIdOf, storyPage } from '../asking/stories.js';
import { closedFor } from '../asking/story-windows.js';

/** The Stories of closed days about an entity, as many as fit on a page. */
const storiesAbout = async (api: Api, entity: string): Promise<Exchange> =>
  storyPage(api, await closedFor(api, 'listStories', { entity }));

/**
 * Two replies show the same Stories, as far as they tell: of pages that are cut, one Story in common is enough.
 * @returns how many Stories were compared
 */
function expectSameStories(reply: Exchange, other: Exchange, because: string): number {
  expectOk(reply);
  const [ids, expected] = [rowsOf(reply).map(storyIdOf), rowsOf(other).map(storyIdOf)];
  const missed = expected.filter((id) => !ids.includes(id));
  const added = ids.filter((id) => !expected.includes(id));
  const cut = [reply, other].some((each) => nextCursorOf(each) !== undefined);
  const same = cut ? missed.length < expected.length : missed.length === 0 && added.length === 0;
  expectThat(same, '/data', `the same Stories, as ${because}`, {
    missed: missed.slice(0, 5),
    added: added.slice(0, 5),
  });
  return ids.length;
}

export const storiesById = defineCheck({
  id: 'entities/stories-by-id',
  title: 'An e_ id of an Event card resolves as entity of Stories, and some entity has Stories',
  clauses: ['entities.handle.spine.stories'],
  operations: ['listStories'],
  rulings: ['accepted-handles'],
  property: once(async (api) => {
    for (const { id } of spineEntities(api)) {
      const reply = await storiesAbout(api, id);
      expectOk(reply);
      expectResolved(reply.json, id);
      const rows = rowsOf(reply).length;
      api.witness('Stories of an entity', rows);
      if (rows > 0) return;
    }
    precondition(false, 'no entity that was tried has Stories of the closed days', 'no-data');
  }),
});

export const storiesByName = defineCheck({
  id: 'entities/stories-by-name',
  title:
    'The name of an entity as entity of Stories selects its Stories or is rejected with INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.stories'],
  operations: ['listStories'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      // One name may be ambiguous; so many are not.
      const entities: { readonly id: string; readonly name: string }[] = [];
      for await (const { id, name } of describedEntities(api)) {
        if (name !== undefined && !name.includes(',')) entities.push({ id, name });
      }
      precondition(entities.length > 1, 'the names of fewer than two entities are shown', 'no-data');
      const byId = await storiesAbout(api, entities.map(({ id }) => id).join(','));
      precondition(
        rowsOf(byId).length > 0,
        'no entity that was tried has Stories of the closed days',
        'no-data',
      );
      const names = entities.map(({ name }) => name);
      const reply = await storiesAbout(api, names.join(','));
      if (at(reply.json, '/code') === 'INVALID_ENTITY_ID') {
        expectThat(reply.status === 400, 'status', '400', reply.status);
        api.witness('names refused');
        return;
      }
      expectOk(reply);
      const unresolved = names.filter((name) => isUnresolved(reply.json, name));
      const place = '/applied_filters/entity_handles_unresolved';
      expectThat(unresolved.length < names.length, place, `some of ${names.join(', ')} resolved`, unresolved);
      const rows = rowsOf(reply).length;
      const resolved = entities.filter(({ name }) => !unresolved.includes(name));
      // The entity whose name is ambiguous may be the only one with Stories.
      const own =
        rows > 0 || unresolved.length === 0
          ? byId
          : await storiesAbout(api, resolved.map(({ id }) => id).join(','));
      const isFound = rows > 0 || rowsOf(own).length === 0;
      expectThat(isFound, '/data', `Stories of ${resolved.map(({ name }) => name).join(', ')}`, rows);
      api.witness('names resolved', names.length - unresolved.length);
    },
    { requests: 5 },
  ),
});

/** How a selection is read, and what tells that the link selects what the id does. */
interface Selection {
  readonly operation: OperationId;
  readonly clause: ClauseId;
  readonly ask: (api: Api, handle: string) => Promise<Exchange>;
  readonly sizeOf: (reply: Exchange) => number;
  readonly expectSame: (reply: Exchange, other: Exchange, because: string) => unknown;
}

const selections: readonly Selection[] = [
  {
    operation: 'summarizeEvents',
    clause: 'entities.handle.encyclopedia-url.events',
    ask: (api, handle) => api.get('summarizeEvents', scopedTo(api.world, [handle], { group_by: 'category' })),
    sizeOf: totalOf,
    expectSame: (reply, other, because) =>
      expectThat(
        totalOf(reply) === totalOf(other),
        '/data',
        `${totalOf(other)} Events or none, as ${because}`,
        totalOf(reply),
      ),
  },
  {
    operation: 'listStories',
    clause: 'entities.handle.encyclopedia-url.stories',
    ask: storiesAbout,
    sizeOf: (reply) => rowsOf(reply).length,
    expectSame: expectSameStories,
  },
];

/** A summary may carry none (ruling undeclared-parameters), and then has no place to list handles. */
const filters = '/applied_filters';

export const byPageLink = defineCheck({
  id: 'entities/by-page-link',
  title:
    'An encyclopedia_url as entity of the Events summary or of Stories selects what its entity does, or no row',
  clauses: selections.map(({ clause }) => clause),
  operations: ['summarizeEvents', 'listStories'],
  rulings: ['unresolved-handles', 'accepted-handles'],
  property: forEach(
    selections,
    async (api, { operation, ask, sizeOf, expectSame }) => {
      const { id, page } = await linkedEntity(api, async (entity) => {
        const about = await ask(api, entity.id);
        expectOk(about);
        return sizeOf(about) > 0;
      });
      const byId = await ask(api, id);
      const reply = await ask(api, page);
      const refused = reply.status >= 400 && reply.status < 500;
      if (refused || sizeOf(reply) === 0) {
        const told = refused || isUnresolved(reply.json, page) || !isObject(at(reply.json, filters));
        expectThat(told, `${filters}/entity_handles_unresolved`, `${page} resolved or listed`, 'neither');
        api.deviates('accepted-handles', `an encyclopedia_url does not resolve as entity of ${operation}`);
      } else expectSame(reply, byId, `${page} is ${id}`);
      api.witness('answers to a link');
    },
    { requests: 3, clause: ({ clause }) => clause },
  ),
});

/** How a selection is read by one handle, and compared with that by another. */
interface IdSelection {
  readonly operation: OperationId;
  /** The clause that it takes a `wiki:` id. */
  readonly resolves: ClauseId;
  readonly ask: (api: Api, handle: string) => Promise<Exchange>;
  /** @returns how much was compared */
  readonly compare: (reply: Exchange, other: Exchange, because: string) => number;
}

const idSelections: readonly IdSelection[] = [
  {
    operation: 'listEvents',
    resolves: 'events.entity.wiki-id',
    ask: (api, handle) => fullPage(api, scopedTo(api.world, [handle])),
    compare: (reply, other, because) => expectSameEvents(reply, other, because),
  },
  {
    operation: 'summarizeEvents',
    resolves: 'events.entity.wiki-id',
    ask: (api, handle) => api.get('summarizeEvents', scopedTo(api.world, [handle], { group_by: 'category' })),
    compare: (reply, other, because) => {
      const [total, expected] = [totalOf(reply), totalOf(other)];
      expectThat(total === expected, '/data', `${expected} Events, as ${because}`, total);
      return total;
    },
  },
  {
    operation: 'listStories',
    resolves: 'entities.handle.wiki.stories',
    ask: storiesAbout,
    compare: expectSameStories,
  },
];

export const eitherForm = defineCheck({
  id: 'entities/either-form',
  title: 'The e_ id and the wiki: id of an entity select the same Events and Stories',
  clauses: ['entity-card.id.either-form', 'entities.handle.wiki.stories', 'events.entity.wiki-id'],
  operations: ['listEvents', 'summarizeEvents', 'listStories'],
  rulings: ['live-data', 'accepted-handles'],
  property: forEach(
    idSelections,
    async (api, { ask, compare, resolves }) => {
      // An entity about which there is nothing shows by neither form that it is resolved.
      await entityOfTwoForms(api, async ({ id, wiki }) => {
        const [reply, other] = [await ask(api, wiki), await ask(api, id)];
        accusing(resolves, () => {
          expectOk(reply);
          expectResolved(reply.json, wiki);
        });
        const compared = compare(reply, other, `${wiki} is ${id}`);
        api.witness('rows selected by both forms', compared);
        return compared > 0;
      });
    },
    { requests: 2 },
  ),
});
