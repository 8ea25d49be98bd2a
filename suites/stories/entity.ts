import {
  type Api,
  defineCheck,
  expectOk,
  expectThat,
  type JsonObject,
  mentions,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { isUnresolved, pagesReferred, unknownHandle } from '../asking/entity-refs.js';
import { nextCursorOf } from '../asking/pages.js';
import {
  cardOf,
  linkedEventCountOf,
  type SomeStories,
  someStories,
  storyIdOf,
  storyPage,
} from '../asking/stories.js';
import { type LinkedStories, linkedEntities, linkedStories } from '../asking/story-links.js';

const most = 2;
/** A Story or two may well belong to every entity that was tried. */
const least = 8;

/** A card may refer to an entity now and then that its Story is not taken to be about. */
const fewestPages = 3;

/** Of each Story, the first entity with a `wiki:` id only that its card refers to. */
const pagesOf = (rows: readonly JsonObject[]): readonly string[] => [
  ...new Set(
    rows
      .map(cardOf)
      .flatMap(({ entity_refs: refs, entities = null }) =>
        pagesReferred([{ entity_refs: refs ?? entities }]).slice(0, 1),
      ),
  ),
];

/** Of entities that have a `wiki:` id only, and to which the cards of Stories refer, some have Stories. */
async function expectFoundByPage(api: Api, { query, rows }: SomeStories): Promise<void> {
  const pages = pagesOf(rows).slice(0, fewestPages);
  if (pages.length < fewestPages) return;
  const found: number[] = [];
  for (const id of pages) {
    const reply = await storyPage(api, { ...query, entity: id });
    if (reply.status !== 200 || isUnresolved(reply.json, id)) return;
    found.push(rowsOf(reply).length);
    if (rowsOf(reply).length > 0) return;
  }
  const expected = `Stories of ${pages.join(' or ')}, to which the cards of Stories refer`;
  expectThat(false, '/data', expected, found, 'entities.handle.wiki.stories');
}

/**
 * The first entity, which likely has Stories, and the one that fewest of the linked Events refer to: two that stand together
 * in most Events may both have every Story.
 */
export function chosenOf(
  entities: readonly string[],
  { reached }: Pick<LinkedStories, 'reached'>,
): readonly string[] {
  const events = [...reached.values()].flat();
  const count = (id: string): number => events.filter((event) => mentions(event, id)).length;
  const [first, ...others] = entities;
  const [rarest] = others.toSorted((one, other) => count(one) - count(other));
  return [first, rarest].filter((id) => id !== undefined);
}

/**
 * Several handles, where they are read as such, select the Stories that each selects alone, and no other: a Story beside them
 * belongs to one of the entities, and is not found by it.
 */
async function expectUnion(api: Api, stories: LinkedStories, entities: readonly string[]): Promise<void> {
  const handles = chosenOf(entities, stories);
  if (handles.length < 2 || Object.keys(stories.query).length === 0) return;
  const beside = async (fresh: boolean): Promise<string | undefined> => {
    const ask = (entity: string) => storyPage(api, { ...stories.query, entity }, { fresh });
    const alone = [];
    for (const handle of handles) alone.push(await ask(handle));
    const both = await ask(handles.join(','));
    const isWhole = [...alone, both].every(
      (reply) => reply.status === 200 && nextCursorOf(reply) === undefined,
    );
    if (!isWhole) return undefined;
    const known = new Set(alone.flatMap((reply) => rowsOf(reply).map(storyIdOf)));
    const ids = rowsOf(both).map(storyIdOf);
    if (![...known].every((id) => ids.includes(id))) return undefined;
    api.witness('Stories of two entities', ids.length);
    return ids.find((id) => !known.has(id));
  };
  const stranger = (await beside(false)) === undefined ? undefined : await beside(true);
  const expected = `Stories that ${handles.join(' or ')} finds alone`;
  expectThat(stranger === undefined, '/data', expected, stranger);
}

export const entityFilter = defineCheck({
  id: 'stories/entity-filter',
  title: 'entity narrows the Stories to those of that entity, and some entity of an Event card has Stories',
  clauses: ['stories.entity.filter', 'stories.entity.link', 'entities.handle.wiki.stories'],
  operations: ['listEvents', 'listStories'],
  rulings: ['live-data', 'accepted-handles'],
  property: once(
    async (api) => {
      const stories = await linkedStories(api);
      const { query, rows, complete, reached } = stories;
      const all = rows.map(storyIdOf);
      const entities = linkedEntities(api, stories);
      precondition(entities.length > 0, 'no linked Event refers to an entity', 'no-data');
      const results = [];
      for (const id of chosenOf(entities, stories)) {
        const reply = await storyPage(api, { ...query, entity: id });
        expectOk(reply);
        const ids = rowsOf(reply).map(storyIdOf);
        results.push(ids);
        const through = ids.filter((each) => (reached.get(each) ?? []).some((event) => mentions(event, id)));
        api.observe(
          `Stories of ${id}`,
          `${ids.length}, ${through.length} of them through Events that are known`,
        );
        // Without bounds on dates an entity reaches back farther (ruling default-window).
        if (!complete || nextCursorOf(reply) !== undefined || Object.keys(query).length === 0) continue;
        const added = ids.filter((each) => !all.includes(each));
        expectThat(added.length === 0, '/data', `no Story added by ${id}`, { added: added.slice(0, 5) });
      }
      await expectUnion(api, stories, entities);
      const found = results.filter((ids) => ids.length > 0);
      if (found.length > 0) await expectFoundByPage(api, stories);
      precondition(found.length > 0, 'no entity that was tried has Stories of these days', 'no-data');
      // Stories without Events do not all belong to each entity either, whatever links them to it.
      const unlinked = rows.filter((card) => linkedEventCountOf(card) === 0).map(storyIdOf);
      for (const some of [all, unlinked]) {
        if (some.length < least || results.length < 2) continue;
        const narrower = results.filter((ids) => some.some((id) => !ids.includes(id)));
        const because = `fewer than ${some.length} Stories of some entity`;
        expectThat(narrower.length > 0, '/data', because, `all ${some.length}`);
        api.witness('entities that narrow', narrower.length);
      }
    },
    { requests: most + 1 },
  ),
});

export const entityUnresolved = defineCheck({
  id: 'stories/entity-unresolved',
  title: 'A handle that does not resolve selects no Story',
  clauses: ['stories.entity.unresolved'],
  operations: ['listStories'],
  rulings: ['unresolved-handles'],
  property: once(async (api) => {
    const { query, rows } = await someStories(api);
    const reply = await storyPage(api, { ...query, entity: unknownHandle });
    if (reply.status >= 400 && reply.status < 500) {
      api.witness('handles refused');
      return;
    }
    const seen = rowsOf(reply).length;
    expectThat(seen === 0, '/data', `no Story of ${unknownHandle}`, `${seen} rows`);
    api.observe('unresolved handle', isUnresolved(reply.json, unknownHandle) ? 'listed' : 'not listed');
    api.witness('Stories left out', rows.length);
  }),
});
