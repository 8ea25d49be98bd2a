import {
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
  type Query,
  rowsOf,
  strings,
  Violation,
  type World,
} from '../../src/kit/index.js';
import {
  expectResolved,
  hardlyMentioned,
  hasEarlier,
  isReferred,
  isSpineId,
  isUnresolved,
  isWikiId,
  linkClause,
  type SeenEntity,
  scopedTo,
  seenEntities,
  unknownHandle,
} from '../asking/entity-refs.js';
import { asSeen, orNoData } from '../asking/events.js';
import {
  expectListed,
  expectSameEvents,
  expectUnion,
  fullPage,
  idOf,
  nextCursorOf,
  type Rows,
} from '../asking/pages.js';
import { byFrequency } from '../asking/texts.js';
import { bounds, expectWithin, matchingNothing } from '../asking/windows.js';

const aliasClauses = {
  entity_id: 'events.entity.alias-entity-id',
  entities: 'events.entity.alias-entities',
} as const;

/** Handles of entities that Events refer to. */
const spineHandles = (world: World): readonly string[] =>
  seenEntities(world)
    .flatMap(({ id }) => (isSpineId(id) ? [id] : []))
    .slice(0, 3);

/** These handles as a list, in which one stands twice: it adds nothing, and whether it may stand there is not stated. */
const repeatedHandles = (world: World): readonly string[] => [
  ...spineHandles(world).slice(0, 1),
  ...spineHandles(world),
];

export const entityAliases = defineCheck({
  id: 'events/entity-aliases',
  title: 'entity_id and entities select what entity selects, also by a list of handles',
  clauses: ['events.entity.alias-entity-id', 'events.entity.alias-entities'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  property: forEach(
    ['entity_id', 'entities'] as const,
    async (api, alias) => {
      const [entity] = spineHandles(api.world);
      precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
      const listed = repeatedHandles(api.world);
      const several = await fullPage(api, scopedTo(api.world, listed));
      const isServed = several.status === 200;
      const canonical = isServed ? several : await fullPage(api, scopedTo(api.world, [entity]));
      precondition(rowsOf(canonical).length > 0, 'the entities select no Event', 'no-data');
      const handles = isServed ? listed.join(',') : entity;
      const query = { ...bounds(api.world.offer.window), [alias]: handles, limit: 100 };
      const reply = await fullPage(api, query);
      const because = `${alias} is another name of entity`;
      api.witness('Events compared', expectSameEvents(reply, canonical, because));
    },
    { requests: 2, clause: (alias) => aliasClauses[alias] },
  ),
});

const place = '/applied_filters/entity_handles_unresolved';
const ofListing = 'events.entity.unresolved.listed';

export const entityAllUnresolved = defineCheck({
  id: 'events/entity-all-unresolved',
  title: 'Handles that all fail to resolve select no Event',
  clauses: ['events.entity.unresolved.all', 'events.entity.unresolved.listed'],
  operations: ['listEvents'],
  rulings: ['unresolved-handles'],
  property: forEach([unknownHandle, `${unknownHandle},Zqxjv Kwpelm`], async (api, entity) => {
    const reply = await api.get('listEvents', scopedTo(api.world, [entity]));
    if (reply.status >= 400 && reply.status < 500) {
      api.witness('handles refused');
      return;
    }
    const rows = rowsOf(reply).length;
    expectThat(rows === 0, '/data', `no Event of ${entity}`, `${rows} rows`);
    const isListed = isUnresolved(reply.json, unknownHandle);
    expectThat(isListed, place, `${unknownHandle} listed`, at(reply.json, place), ofListing);
    api.witness('handles without Events');
  }),
});

/** Entities that are asked for by id. */
const mostMentioned = 3;

interface EntityById extends SeenEntity {
  /** Whether its Event is asked for by `date`, or else by bounds. */
  readonly byDate: boolean;
}

/** Hardly mentioned ones; the last is one that Events of other days refer to, which its date has to keep out. */
function entitiesById(world: World): readonly EntityById[] {
  const least = hardlyMentioned(world).filter(({ id }) => isSpineId(id));
  const dated = [...least, ...seenEntities(world)].find(
    ({ id, event }) => isSpineId(id) && hasEarlier(world, id, event.date),
  );
  const byBounds = least.slice(0, dated === undefined ? mostMentioned : mostMentioned - 1);
  return [
    ...byBounds.map((entity) => ({ ...entity, byDate: false })),
    ...(dated === undefined ? [] : [{ ...dated, byDate: true }]),
  ];
}

export const entityId = defineCheck({
  id: 'events/entity-id',
  title: 'An Event is found by the spine id of an entity that its card refers to, by bounds and by its date',
  clauses: ['events.entity.spine-id', 'events.entity-match.default', 'events.date.single-day'],
  operations: ['listEvents'],
  rulings: ['accepted-handles'],
  property: forEach(
    (world) => {
      const entities = entitiesById(world);
      return entities.length > 0 ? entities : [undefined];
    },
    orNoData(
      asSeen(async (api, { id, event, byDate }: EntityById) => {
        const day = { start: event.date, end: event.date };
        const query = { ...(byDate ? { date: event.date } : bounds(day)), entity: id };
        const reply = await api.get('listEvents', { ...query, limit: 100 });
        accusing(byDate ? 'events.date.single-day' : undefined, () => expectOk(reply));
        expectResolved(reply.json, id);
        // The month before the day is the window of an entity only where no other is sent.
        if (byDate) accusing('events.date.single-day', () => expectWithin(reply, day));
        // If the lost Event's card names a resolvable entity, another policy was applied.
        await accusing('events.entity-match.default', () =>
          expectListed(api, query, event, `which refers to ${id}`),
        );
      }, isReferred),
    ),
  ),
});

export const entityLink = defineCheck({
  id: 'events/entity-link',
  title: 'Each row of a query for an entity has an entity_link, an object',
  clauses: ['event-card.entity-link.entity-scoped', 'event-card.entity-link.type'],
  operations: ['listEvents'],
  property: once(async (api) => {
    const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
    precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
    const reply = await api.get('listEvents', scopedTo(api.world, [entity.id]));
    for (const [index, row] of rowsOf(reply).entries()) {
      const link = row.entity_link;
      const here = `/data/${index}/entity_link`;
      expectThat(isObject(link), here, 'an object', link, linkClause(link));
      api.witness('rows with a link');
    }
  }),
});

export const entityWithoutRows = defineCheck({
  id: 'events/entity-without-rows',
  title: 'A handle that resolves is not listed as unresolved where other filters leave none of its Events',
  clauses: ['envelope.applied-filters.entity-handles-unresolved'],
  operations: ['listEvents'],
  rulings: ['accepted-handles'],
  property: once(async (api) => {
    const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
    precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
    const reply = await api.get('listEvents', { ...matchingNothing(api.world), entity: entity.id });
    expectOk(reply);
    expectResolved(reply.json, entity.id);
    api.witness('handles without Events');
  }),
});

/** One name may be ambiguous; so many names are not. */
const most = 10;
const least = 3;

export const entityName = defineCheck({
  id: 'events/entity-name',
  title: 'Names of entities that cards refer to resolve, and select Events',
  clauses: ['events.entity.name'],
  operations: ['listEvents'],
  rulings: ['accepted-handles', 'unresolved-handles'],
  property: once(async (api) => {
    const names = [...new Set(seenEntities(api.world).flatMap(({ name }) => name ?? []))].slice(0, most);
    precondition(names.length >= least, 'cards do not name the entities that they refer to', 'no-data');
    const reply = await api.get('listEvents', scopedTo(api.world, names));
    expectOk(reply);
    const unresolved = names.filter((name) => isUnresolved(reply.json, name));
    const place = '/applied_filters/entity_handles_unresolved';
    expectThat(unresolved.length < names.length, place, `some of ${names.join(', ')} resolved`, unresolved);
    const rows = rowsOf(reply).length;
    expectThat(rows > 0, '/data', `Events of ${names.join(', ')}`, rows);
    api.witness('names resolved', names.length - unresolved.length);
  }),
});

export const entityUnion = defineCheck({
  id: 'events/entity-union',
  title: 'Entity handles separated by a comma select what each of them selects',
  clauses: ['events.entity.union', 'event-card.entity-link.entity-scoped'],
  operations: ['listEvents'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      const handles = spineHandles(api.world);
      precondition(handles.length > 1, 'Events refer to fewer than two entities', 'no-data');
      const ask = (some: readonly string[], more: Query = {}) =>
        fullPage(api, scopedTo(api.world, some, more));
      const parts = [];
      for (const handle of handles) parts.push(await ask([handle]));
      const twice = await ask(repeatedHandles(api.world));
      const all = twice.status === 200 ? twice : await ask(handles);
      const filled = parts.every((part) => rowsOf(part).length > 0);
      precondition(filled, 'a handle selects no Event', 'no-data');
      const because = `${handles.join(' and ')} add up`;
      api.witness('Events compared', expectUnion(all, parts, because));
      expectLinked(all, handles, parts);
      const category = categoryOfLater(parts);
      if (category === undefined) return;
      const ofCategory = await ask(handles, { category });
      // Whether the category is served is judged by a check of its own.
      if (ofCategory.status !== 200) return;
      const isOfCategory: Rows = (row) => row.category === category;
      const beside = `${because} beside category=${category}`;
      try {
        expectUnion(ofCategory, parts, beside, isOfCategory);
      } catch (error) {
        if (!(error instanceof Violation)) throw error;
        // Whether one handle and a category select what each of them does is judged by events/combination.
        const narrow = [];
        for (const handle of handles) narrow.push(await ask([handle], { category }));
        expectUnion(ofCategory, narrow, beside, isOfCategory);
      }
    },
    { requests: 5 },
  ),
});

/** The commonest category of Events that the first handle does not select; undefined where it selects all. */
function categoryOfLater([first, ...others]: readonly Exchange[]): string | undefined {
  const own = new Set(first === undefined ? [] : rowsOf(first).map(idOf));
  const later = others.flatMap(rowsOf).filter((row) => !own.has(idOf(row)));
  const categories = later.flatMap(({ category }) => (typeof category === 'string' ? [category] : []));
  return byFrequency(categories)[0]?.[0];
}

/** A row that a link ties to one of the handles, and to no other, is one that this handle selects alone. */
function expectLinked(all: Exchange, handles: readonly string[], parts: readonly Exchange[]): void {
  for (const [index, row] of rowsOf(all).entries()) {
    const texts = new Set(strings(row.entity_link ?? null));
    const [named, ...others] = handles.filter((handle) => texts.has(handle));
    const part = named === undefined || others.length > 0 ? undefined : parts[handles.indexOf(named)];
    if (part === undefined || nextCursorOf(part) !== undefined) continue;
    const isOwn = rowsOf(part).some((each) => idOf(each) === idOf(row));
    const ofLink = 'event-card.entity-link.entity-scoped';
    const expected = `an entity that selects ${idOf(row)}`;
    expectThat(isOwn, `/data/${index}/entity_link`, expected, row.entity_link, ofLink);
  }
}

export const entityUnresolved = defineCheck({
  id: 'events/entity-unresolved',
  title: 'A handle that does not resolve is listed and adds no Event to those of one that does',
  clauses: ['events.entity.unresolved.adds-nothing', 'events.entity.unresolved.listed'],
  operations: ['listEvents'],
  rulings: ['unresolved-handles', 'live-data'],
  property: forEach(
    [unknownHandle, 'Zqxjv Kwpelm'],
    async (api, unknown) => {
      const [entity] = seenEntities(api.world).filter(({ id }) => isSpineId(id));
      precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
      const alone = await fullPage(api, scopedTo(api.world, [entity.id]));
      const reply = await fullPage(api, scopedTo(api.world, [unknown, entity.id]));
      const compared = expectSameEvents(reply, alone, `${unknown} adds nothing`);
      const isListed = isUnresolved(reply.json, unknown);
      expectThat(isListed, place, `${unknown} listed`, at(reply.json, place), ofListing);
      api.witness('Events compared', compared);
    },
    { requests: 2 },
  ),
});

/** A page that no encyclopedia has. */
const page = 'Zqxjv_Kwpelm';
const url = `https://en.wikipedia.org/wiki/${page}`;

export const entityUrl = defineCheck({
  id: 'events/entity-url',
  title:
    'An encyclopedia URL that names no entity selects no Event and is listed as unresolved, or is refused',
  clauses: ['events.entity.encyclopedia-url'],
  operations: ['listEvents'],
  rulings: ['unresolved-handles', 'accepted-handles'],
  property: once(async (api) => {
    const reply = await api.get('listEvents', scopedTo(api.world, [url]));
    if (reply.status < 400 || reply.status >= 500) {
      const rows = rowsOf(reply).length;
      expectThat(rows === 0, '/data', `no Event of ${url}`, `${rows} rows`);
      const place = '/applied_filters/entity_handles_unresolved';
      // It may be listed in another of the forms that a handle of an encyclopedia has.
      const isListed = isUnresolved(reply.json, page);
      expectThat(isListed, place, `${url} listed`, 'no such handle');
    }
    api.witness('URLs without an entity');
  }),
});

/** Handles that fit into one request. */
const mostRows = 24;

export const entityWikiId = defineCheck({
  id: 'events/entity-wiki-id',
  title: 'An Event is found by the wiki: id of an entity that its card refers to',
  clauses: ['events.entity.wiki-id'],
  operations: ['listEvents'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const entities = seenEntities(api.world);
      const shown = entities.find(({ id }) => isWikiId(id));
      if (shown !== undefined) {
        const { id, event } = shown;
        const query = { ...bounds({ start: event.date, end: event.date }), entity: id };
        await asSeen(async () => {
          expectResolved((await api.get('listEvents', { ...query, limit: 100 })).json, id);
          await expectListed(api, query, event, `which refers to ${id}`);
        }, isReferred)(api, shown);
        return;
      }
      // Cards may show spine ids only. Pages are mostly called what the entity is called; a guess that
      // misses proves nothing.
      const guesses = entities
        .flatMap(({ name }) => (name === undefined ? [] : [`wiki:${name.replaceAll(' ', '_')}`]))
        .slice(0, mostRows);
      precondition(guesses.length > 0, 'no Event refers to an entity', 'no-data');
      const reply = await api.get('listEvents', scopedTo(api.world, guesses));
      expectOk(reply);
      const resolved = guesses.filter((guess) => !isUnresolved(reply.json, guess));
      precondition(resolved.length > 0, 'no Event refers to a wiki: id, and no guess is one', 'no-data');
      api.witness('wiki: ids resolved', resolved.length);
    },
    { requests: 2 },
  ),
});
