import {
  type Api,
  at,
  defineCheck,
  expectHeld,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  once,
  rowsOf,
} from '../../src/kit/index.js';
import { type Shared, sharedMembers } from '../asking/agreement.js';
import { fullPage, idOf } from '../asking/pages.js';
import { cardOf, someCards, storyIdOf, storyPage, wholeResult } from '../asking/stories.js';
import { asSeenNow } from '../asking/story-links.js';
import { closedFor } from '../asking/story-windows.js';
import { leavesIn } from '../asking/texts.js';

/** What a Story is known by and what it has one of. Other members may be made of what the window of a list reaches. */
const ofStory = /^\/(?:(?:(?:story|cluster)_?)?id|story_?date|story_?category)$/i;
/** The same of a linked Event. */
const ofEvent = /^\/(?:id|family|event_date|category|subcategory|domain|event_code)$/;
/** The publisher of an article. */
const ofArticle = /^\/domain$/;
const eventId = /^(?:conflict|cameoplus)_[0-9a-f]+$/i;

/** Stories that are compared beside two that other checks look up: of a fault in one row of five, ten miss one in nine. */
const further = 8;

/** Story cards whose details are read: of those that show most there is most to compare. */
async function comparedCards(api: Api): Promise<readonly JsonObject[]> {
  const { cards, rows } = await someCards(api);
  const ids = cards.map(storyIdOf);
  const fullest = rows
    .filter((row) => !ids.includes(storyIdOf(row)))
    .toSorted((one, other) => leavesIn(other).length - leavesIn(one).length);
  return [...cards, ...fullest.slice(0, further)];
}

export const agreementDetail = defineCheck({
  id: 'stories/agreement-detail',
  title: 'What the list and the detail of a Story both show by one name is the same in both',
  clauses: ['stories.detail.same-id'],
  operations: ['listStories', 'getStory'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      for (const card of await comparedCards(api)) {
        const reply = await api.get('getStory', {}, { path: { story_id: storyIdOf(card) } });
        const data = at(reply.json, '/data');
        if (reply.status !== 200 || !isObject(data)) continue;
        for (const { place, lasting, shared: all } of recordsOf(cardOf(card), cardOf(data))) {
          const shared = all.filter(({ path }) => lasting.test(path));
          const stray = shared.find(({ agree }) => !agree);
          const told = `${JSON.stringify(stray?.values[0])}, as in the list`;
          expectThat(stray === undefined, `/data${place}${stray?.path}`, told, stray?.values[1]);
          api.witness('members compared', shared.length);
          const other = all.find(({ path, agree }) => !agree && !lasting.test(path));
          if (other !== undefined) api.observe(`${place}${other.path}`, 'differs from list to detail');
        }
        expectAllLinks(cardOf(card), cardOf(data));
      }
    },
    { requests: 2 + further },
  ),
});

/** The detail counts all links, and the list perhaps those of its window. */
function expectAllLinks(listed: JsonObject, shown: JsonObject): void {
  const [least, count] = [listed, shown].map(({ linked_event_count: links }) => links);
  if (typeof least !== 'number' || typeof count !== 'number') return;
  expectThat(count >= least, '/data/linked_event_count', `at least ${least}, as in the list`, count);
}

/** What two places say of one record, and which of its members say the same wherever it is shown. */
interface Twice {
  readonly place: string;
  readonly lasting: RegExp;
  readonly shared: readonly Shared[];
}

/**
 * What two cards say alike: themselves, and the Events and articles that both have in their lists. Which items a list is
 * cut to is not shown.
 */
function* recordsOf(one: JsonObject, other: JsonObject): Generator<Twice> {
  yield { place: '', lasting: ofStory, shared: sharedMembers(one, other) };
  for (const [name, items] of Object.entries(one)) {
    const others = other[name];
    if (!isArray(items) || !isArray(others)) continue;
    const known = new Map(others.filter(isObject).map((item) => [keyOf(item), item]));
    for (const item of items.filter(isObject)) {
      const key = keyOf(item);
      const twin = key === undefined ? undefined : known.get(key);
      const lasting = eventId.test(key ?? '') ? ofEvent : ofArticle;
      if (twin !== undefined) yield { place: `/${name}`, lasting, shared: sharedMembers(item, twin) };
    }
  }
}

/** By what an item of a list is known again. */
function keyOf(item: JsonObject): string | undefined {
  const key = item.id ?? item.url;
  return typeof key === 'string' && key !== '' ? key : undefined;
}

const isArticle = (value: JsonObject): boolean =>
  ['domain_avatar_url', 'image_url', 'rank', 'role'].some((member) => member in value);

/** The objects within a card that stand for an Event, each with the id of it. */
export function* eventsWithin(value: unknown): Generator<readonly [id: string, shown: JsonObject]> {
  if (isArray(value)) for (const each of value) yield* eventsWithin(each);
  else if (isObject(value)) {
    const ids = Object.values(value).filter(
      (each): each is string => typeof each === 'string' && eventId.test(each),
    );
    const [id] = new Set(ids);
    // Other objects, such as articles, links and Stories, may name an Event without being one, and tell its date.
    const isEvent =
      value.id === id ||
      (value.id === undefined &&
        ('event_date' in value || 'family' in value) &&
        !('story_id' in value) &&
        !isArticle(value));
    if (id !== undefined && ids.length === 1 && isEvent) yield [id, value];
    for (const each of Object.values(value)) yield* eventsWithin(each);
  }
}

/** The references of Event cards to Stories, each with the id of the Story. */
const referencesIn = (events: readonly JsonObject[]): readonly (readonly [id: string, shown: JsonObject])[] =>
  events.flatMap(({ story_refs: refs }) =>
    isArray(refs) ? refs.filter(isObject).map((ref) => [String(ref.id), ref] as const) : [],
  );

/** Numbers are of the moment, and a reference may be called by the title of what refers to it. */
const isOfRecord = ({ path }: Shared): boolean => !/^\/(?:title|metrics|article_count)(?:\/|$)/.test(path);

/** What is said of one record in both places. The date of a Story that has grown since may be another one. */
export function recordIn(shown: JsonObject, card: JsonObject): readonly Shared[] {
  const isOfOneSize = typeof shown.article_count === 'number' && shown.article_count === card.article_count;
  return sharedMembers(shown, card).filter(
    (each) => isOfRecord(each) && (isOfOneSize || !/^\/story_?date$/i.test(each.path)),
  );
}

/** What is shown of records elsewhere is what their cards show. @returns how many members beside ids were compared */
function expectAsOnCards(
  references: Iterable<readonly [id: string, shown: JsonObject]>,
  cards: ReadonlyMap<string, JsonObject>,
): number {
  let compared = 0;
  for (const [id, shown] of references) {
    const card = cards.get(id);
    const shared = card === undefined ? [] : recordIn(shown, card);
    const stray = shared.find(({ agree }) => !agree);
    const told = `${JSON.stringify(stray?.values[1])}, as on the card of ${id}`;
    expectThat(stray === undefined, `/data${stray?.path}`, told, stray?.values[0]);
    compared += shared.filter(({ values }) => values[0] !== id).length;
  }
  return compared;
}

export const agreementEvents = defineCheck({
  id: 'stories/agreement-events',
  title:
    'What a Story shows of a linked Event, and an Event of its Story, is what the card of that one shows',
  clauses: ['stories.service.linked-events'],
  operations: ['listEvents', 'listStories', 'getStory'],
  rulings: ['live-data'],
  property: once(
    asSeenNow(async (api) => {
      const { query, rows } = await wholeResult(api);
      const listed = rowsOf(await fullPage(api, { ...query, limit: 100 }));
      // Of two cards of an Event the later one counts: it may have been revised.
      const cards = new Map([...api.world.offer.events, ...listed].map((card) => [idOf(card), card]));
      const events = [...cards.values()];
      const details = [];
      for (const card of await comparedCards(api)) {
        const { json } = await api.get('getStory', {}, { path: { story_id: storyIdOf(card) } });
        details.push(at(json, '/data'));
      }
      // A page of many days, as those of one day agree where each shows what the one after it should.
      const long = rowsOf(await storyPage(api, await closedFor(api, 'listStories')));
      const stories = new Map([...long, ...rows].map((row) => [storyIdOf(row), cardOf(row)]));
      const compared = expectAsOnCards(eventsWithin([...long, ...rows, ...details]), cards);
      api.witness('members of linked Stories compared', expectAsOnCards(referencesIn(events), stories));
      const proof = await storyPage(api, query);
      expectHeld(compared > 0, 'no Story card shows more of a listed Event than its id', proof);
      api.witness('members of linked Events compared', compared);
    }),
    { requests: 2 },
  ),
});
