import { dateAfter } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  append,
  type CallOptions,
  type Exchange,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  NotApplicable,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { isSpineId, seenEntities } from './entity-refs.js';
import { fullPageOf, nextCursorOf } from './pages.js';
import { acceptsWindow, boundsIfAccepted } from './story-windows.js';
import { memoized } from './texts.js';
import { slicesOf } from './windows.js';

// Of the Story card only article rows and one member of `geo_context` are shown: all else is found by names that fit.

/** The card of a row, which a deployment may wrap. */
export const cardOf = (row: JsonObject): JsonObject =>
  isObject(row.story) && !('id' in row) ? row.story : row;

/** Ids of what a Story is made of, belongs to or is stored with. */
const ofAnother =
  /lead|event|article|outlet|publisher|source|entit|actor|person|org|image|media|parent|related|top|primary|main|previous|next|first|last|latest|categor|theme|domain|countr|region|place|lang|situation|batch|run|revision|version|request|trace|author/i;
const eventId = /^(?:conflict|cameoplus)_[0-9a-f]+$/i;

/** What may be the id of a Story among the members of its card. */
function candidatesIn(card: JsonObject): readonly (readonly [name: string, id: string])[] {
  return Object.entries(card).flatMap(([name, value]) => {
    const id = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const isOne = /(?:_id|[a-z]Id)$/.test(name) && !ofAnother.test(name);
    return isOne && id !== '' && !eventId.test(id) ? [[name, id]] : [];
  });
}

/** Whether a card links to a page whose address holds an id. */
const isInLink = (card: JsonObject, id: string): boolean =>
  Object.values(card).some(
    (value) => typeof value === 'string' && /^(?:https?:\/)?\//.test(value) && value.includes(id),
  );

/** The id of a Story; empty where no member of its card looks like one, or several do and nothing tells which it is. */
export function storyIdOf(row: JsonObject): string {
  const card = cardOf(row);
  const own = ['id', 'story_id', 'storyId'].find((each) => Object.hasOwn(card, each));
  if (own !== undefined) {
    const id = card[own];
    return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
  }
  const all = candidatesIn(card);
  const choices = [
    all.filter(([name]) => /story|cluster/i.test(name)),
    all,
    all.filter(([, id]) => isInLink(card, id)),
  ];
  return choices.find(({ length }) => length === 1)?.[0]?.[1] ?? '';
}

/** The title of a Story; undefined where no member of its card looks like one. */
export function titleOf(row: JsonObject): string | undefined {
  const card = cardOf(row);
  const [, title] =
    Object.entries(card).find(([name]) => name === 'title') ??
    Object.entries(card).find(([name]) => /(?:^|_)(?:title|headline)$/.test(name)) ??
    [];
  return typeof title === 'string' && title !== '' ? title : undefined;
}

/** The category of a Story; undefined where its card shows none. A plain `category` may be that of Events. */
export function storyCategoryOf(row: JsonObject): string | undefined {
  const card = cardOf(row);
  const category = card.story_category ?? card.storyCategory;
  return typeof category === 'string' && category !== '' ? category : undefined;
}

/** A member of a card with its value and the names of the members that lead to it. */
interface Member {
  readonly path: string;
  readonly value: Json;
}

/** Every member of a card outside lists that is not an object, those nearest to the root first; the paths are as spelt. */
export const membersOf = memoized((card: JsonObject): readonly Member[] => {
  const members: Member[] = [];
  let level: readonly Member[] = [{ path: '', value: card }];
  while (level.length > 0) {
    const inner = level.flatMap(({ path, value }) =>
      isObject(value)
        ? Object.entries(value).map(([name, each]) => ({ path: `${path}/${name}`, value: each }))
        : [],
    );
    append(
      members,
      inner.filter(({ value }) => !isObject(value) && !isArray(value)),
    );
    level = inner;
  }
  return members;
});

/** The number at the first path that fits; undefined where the card shows none. */
function numberAt(card: JsonObject, path: RegExp): number | undefined {
  const member = membersOf(cardOf(card)).find(
    (each) => typeof each.value === 'number' && path.test(each.path),
  );
  return typeof member?.value === 'number' ? member.value : undefined;
}

/** `linked_event_count`, which a Story card may show. */
export const linkedEventCountOf = (card: JsonObject): number | undefined =>
  numberAt(card, /\/linked_event_count$/);

/** A significance that a Story card may show; that of its Events is another one, which may stand beside it. */
export const storySignificanceOf = (card: JsonObject): number | undefined =>
  numberAt(card, /^\/(?:\w+\/)?story_?significance(?:_?score)?$/i) ??
  numberAt(card, /^\/(?:(?:metrics|scores?|ranking|signals)\/)?significance(?:_?score)?$/i);

export const idsOf = (reply: Exchange): readonly string[] => rowsOf(reply).map(storyIdOf);

/** How a row of numbers or texts runs; `neither` where it goes up and down, undefined where nothing changes. */
type Direction = 'down' | 'up' | 'neither' | undefined;

export function directionOf<Value extends number | string>(values: readonly Value[]): Direction {
  const steps = values.slice(1).map((value, index) => {
    const before = values[index];
    return before === undefined || value === before ? 0 : value < before ? -1 : 1;
  });
  const [down, up] = [steps.includes(-1), steps.includes(1)];
  if (down && up) return 'neither';
  return down ? 'down' : up ? 'up' : undefined;
}

const isTime = ({ value }: Member): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:$|[T ])/.test(value) && !Number.isNaN(Date.parse(value));

/** The times that a card shows, in milliseconds since 1970, by the members that they stand in. */
export const timesOf = (row: JsonObject): ReadonlyMap<string, number> =>
  new Map(
    membersOf(row)
      .filter(isTime)
      .map(({ path, value }) => [path, Date.parse(String(value))]),
  );

/** The times that the cards of a list show, by the members that they stand in; each card has to show the time. */
export function timesIn(reply: Exchange): ReadonlyMap<string, readonly number[]> {
  const rows = rowsOf(reply);
  const all = rows.map(timesOf);
  const [first] = all;
  return new Map(
    [...(first?.keys() ?? [])].flatMap((path) => {
      const times = all.flatMap((each) => each.get(path) ?? []);
      return times.length === rows.length ? [[path, times]] : [];
    }),
  );
}

/** A query and the Stories that it selects. */
export interface SomeStories {
  readonly query: Query;
  readonly rows: readonly JsonObject[];
  /** Whether these are all. */
  readonly complete: boolean;
}

const page = 100;
/** Fewer Stories than these say little. */
const least = 12;
const mostEntities = 4;

/** As many Stories of a query as fit on a page. */
export const storyPage = (api: Api, query: Query, options: CallOptions = {}): Promise<Exchange> =>
  fullPageOf(api, 'listStories', { ...query, limit: page }, options);

export async function storiesOf(api: Api, query: Query): Promise<SomeStories> {
  const reply = await storyPage(api, query);
  const rows = accusing('stories.reply.envelope', () => rowsOf(reply));
  return { query, rows, complete: nextCursorOf(reply) === undefined };
}

const isTelling = ({ rows }: SomeStories): boolean => rows.length >= least;

/** Queries over days that closed long enough ago: two of them, one, parts of it, and all that a window holds. */
async function closedDays(api: Api): Promise<readonly Query[]> {
  const { end, start } = api.world.offer.window;
  const spans = [
    { start: dateAfter(end, -1), end },
    { start: end, end },
    { start, end },
  ];
  const [both = {}, one = {}, all = {}] = await Promise.all(
    spans.map((days) => boundsIfAccepted(api, 'listStories', days)),
  );
  const parts = (await acceptsWindow(api, 'listStories', 'observed')) ? slicesOf(api.world) : [];
  return [both, one, ...parts, all];
}

/** Single days before the last closed one, newest first, for what the usual sample does not hold. */
export async function earlierDays(api: Api, count: number): Promise<readonly Query[]> {
  const { end } = api.world.offer.window;
  const days = Array.from({ length: count }, (_, back) => dateAfter(end, -back - 1));
  return Promise.all(days.map((day) => boundsIfAccepted(api, 'listStories', { start: day, end: day })));
}

/** The first result that has enough Stories, or else the longest. */
async function firstOf(
  api: Api,
  queries: readonly Query[],
  fits: (stories: SomeStories) => boolean,
): Promise<SomeStories | undefined> {
  const found: SomeStories[] = [];
  for (const query of queries) {
    const stories = await storiesOf(api, query);
    if (!fits(stories)) continue;
    if (isTelling(stories)) return readable(stories);
    found.push(stories);
  }
  const [longest] = found.toSorted((one, other) => other.rows.length - one.rows.length);
  return longest === undefined ? undefined : readable(longest);
}

/** Stories of a closed day or more, all of them if they fit on a page; of the default window where dates are not taken. */
export async function someStories(api: Api): Promise<SomeStories> {
  const days = await closedDays(api);
  const whole = await firstOf(api, days, ({ complete }) => complete);
  if (whole !== undefined && isTelling(whole)) return whole;
  const cut = await firstOf(api, days, ({ rows }) => rows.length > 0);
  if (cut === undefined) return noStories(api);
  return cut;
}

/** Ends the attempt: not applicable if the closed days hold no Story, and no Event of theirs links to one. */
async function noStories(api: Api): Promise<never> {
  const reply = await storyPage(api, await boundsIfAccepted(api, 'listStories', api.world.offer.window));
  const isLinked = api.world.offer.events.some(({ story_refs: refs }) => isArray(refs) && refs.length > 0);
  precondition(
    !isLinked && rowsOf(reply).length === 0,
    'no list of Stories shows those of the closed days',
    'no-data',
  );
  throw new NotApplicable('the deployment holds no Stories of the closed days', reply);
}

/** Each entity that a recent Event refers to narrows the Stories of the days about that Event. */
function ofEntities(api: Api): Promise<readonly Query[]> {
  const entities = seenEntities(api.world).filter(({ id }) => isSpineId(id));
  return Promise.all(
    entities.slice(0, mostEntities).map(async ({ id, event: { date } }) => {
      const about = { start: dateAfter(date, -1), end: dateAfter(date, 1) };
      return { ...(await boundsIfAccepted(api, 'listStories', about)), entity: id };
    }),
  );
}

/** A result of which no Story is left out. */
export const wholeResult = (api: Api): Promise<SomeStories> => shortResult(api, ({ complete }) => complete);

/** A result that seems to fit on one page; whether that page is the last is not asked. */
export const onePage = (api: Api): Promise<SomeStories> => shortResult(api, ({ rows }) => rows.length < page);

async function shortResult(api: Api, isShort: (stories: SomeStories) => boolean): Promise<SomeStories> {
  const fits = (stories: SomeStories) => isShort(stories) && stories.rows.length > 1;
  const ofDays = await firstOf(api, await closedDays(api), fits);
  if (ofDays !== undefined && isTelling(ofDays)) return ofDays;
  const narrow = (await firstOf(api, await ofEntities(api), fits)) ?? ofDays;
  if (narrow !== undefined) return narrow;
  await someStories(api);
  precondition(false, 'no result of Stories is small enough to be read whole', 'no-data');
}

/** Stories can only be compared by ids. */
function readable(stories: SomeStories): SomeStories {
  const ids = stories.rows.map(storyIdOf);
  precondition(!ids.includes(''), 'no member of a Story card looks like an id', 'no-data');
  return stories;
}

/** Two Stories to look up: the first of a list, and one that may have no Events. */
export async function someCards(api: Api): Promise<SomeStories & { readonly cards: readonly JsonObject[] }> {
  const stories = await someStories(api);
  const [first, ...others] = stories.rows;
  const unlinked = stories.rows.find((card) => linkedEventCountOf(card) === 0) ?? others.at(-1);
  return { ...stories, cards: [...new Set([first, unlinked])].filter((card) => card !== undefined) };
}
