import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectEqual,
  expectOk,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  once,
  type Query,
  rowsOf,
  strings,
} from '../../src/kit/index.js';
import { articleRowsOf } from '../asking/articles.js';
import { isSpineId, isWikiId } from '../asking/entity-refs.js';
import { significanceOf } from '../asking/events.js';
import { fullPage, idOf } from '../asking/pages.js';
import { wholeEvents } from '../asking/results.js';
import { isAddress } from '../asking/same-record.js';
import { linkedIds } from '../asking/story-links.js';
import { byFrequency, textsIn } from '../asking/texts.js';
import { bounds, matchingNothing } from '../asking/windows.js';

/** Members by which a card is known. */
const members = ['id', 'family', 'title', 'event_date', 'category', 'metrics'];

export const replyCards = defineCheck({
  id: 'events/reply-cards',
  title: 'The Events list answers in the list envelope, and each row is an Event card',
  clauses: ['events.reply.envelope', 'events.reply.cards', 'envelope.list.data'],
  operations: ['listEvents'],
  property: once(async (api) => {
    const reply = await api.get('listEvents', bounds(api.world.offer.window));
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const data = at(reply.json, '/data');
    expectThat(isArray(data), '/data', 'an array', data, 'envelope.list.data');
    for (const [index, row] of data.entries()) {
      const ofCards = 'events.reply.cards';
      expectThat(isObject(row), `/data/${index}`, 'an Event card', row, ofCards);
      const absent = members.filter((member) => !(member in row));
      const card = `a card with ${members.join(', ')}`;
      expectThat(absent.length === 0, `/data/${index}`, card, { absent }, ofCards);
      api.witness('cards');
    }
  }),
});

export const emptyResult = defineCheck({
  id: 'events/empty-result',
  title: 'Filters that match no Event return an empty list',
  clauses: ['service.empty.status', 'envelope.list.data'],
  operations: ['listEvents'],
  property: once(async (api) => {
    const reply = await api.get('listEvents', matchingNothing(api.world));
    expectOk(reply);
    expectEqual(reply, '/success', true);
    const rows = rowsOf(reply).length;
    expectThat(rows === 0, '/data', 'no row', `${rows} rows`);
    api.witness('empty lists');
  }),
});

/** What a card says, its metrics aside, which are computed live, and what changes from reply to reply. */
function textsOf({ metrics: _, ...rest }: JsonObject, changing = nothing): readonly string[] {
  return [...valuesIn(rest, '')].flatMap(([member, text]) => (changing.has(member) ? [] : [text])).toSorted();
}

/** Names of members. */
type Members = ReadonlySet<string>;
const nothing: Members = new Set();

/** Names of members that hold addresses. */
const ofAddress = /ur[li]|href|src|link/i;

/** The texts of a value of which no shape is shown, and the names of its members that hold something; each with the member. */
function* valuesIn(value: unknown, name: string): Generator<readonly [member: string, text: string]> {
  if (typeof value === 'string') yield [name, value];
  else if (isArray(value)) for (const each of value) yield* valuesIn(each, name);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value)) {
      if (each === null || (typeof each === 'number' && ofAddress.test(member))) continue;
      yield [member, member];
      yield* valuesIn(each, member);
    }
  }
}

/** The members whose texts differ between two replies to one request, such as times of retrieval and signed addresses. */
function changingMembers(one: Exchange, other: Exchange): Members {
  const others = new Map(rowsOf(other).map((row) => [idOf(row), row]));
  const changing = new Set<string>();
  for (const row of rowsOf(one)) {
    const again = others.get(idOf(row));
    const [before, after] = [row, again ?? row].map(
      (card) => new Set([...valuesIn(card, '')].map((each) => each.join('\n'))),
    );
    for (const [member, text] of [...valuesIn(row, ''), ...valuesIn(again ?? row, '')])
      if (before?.has(`${member}\n${text}`) !== after?.has(`${member}\n${text}`)) changing.add(member);
  }
  return changing;
}

const ofImage = /image|thumb|photo|picture/i;

/** Members of an article that are called addresses of images and hold something else. */
const badAddresses = (reply: Exchange): readonly unknown[] =>
  rowsOf(reply).flatMap(({ top_articles: articles }) =>
    (isArray(articles) ? articles.filter(isObject) : []).flatMap((article) =>
      Object.entries(article).flatMap(([name, value]) =>
        /_ur[li]$/i.test(name) && ofImage.test(name) && typeof value === 'number' ? [value] : [],
      ),
    ),
  );

/**
 * The Events of which two replies show different cards. Where images stand on a card is not shown, so that only
 * the comparison of cards tells whether there are any.
 */
function changedCards(reply: Exchange, other: Exchange, changing = nothing): readonly string[] {
  const texts = new Map(rowsOf(reply).map((row) => [idOf(row), textsOf(row, changing).join('\n')]));
  return rowsOf(other).flatMap((row) => {
    const before = texts.get(idOf(row));
    return before !== undefined && before !== textsOf(row, changing).join('\n') ? [idOf(row)] : [];
  });
}

/**
 * The Events whose cards two replies show differently, and not for members that differ from reply to reply as well.
 * @param again asks anew for what the former answered
 */
async function changedApart(
  reply: Exchange,
  other: Exchange,
  again: () => Promise<Exchange>,
): Promise<readonly string[]> {
  if (changedCards(reply, other).length === 0) return [];
  return changedCards(reply, other, changingMembers(reply, await again()));
}

/** How many Events of two replies are the same. */
const sharedCards = (reply: Exchange, other: Exchange): number => {
  const ids = new Set(rowsOf(reply).map(idOf));
  return rowsOf(other).filter((row) => ids.has(idOf(row))).length;
};

/** How many articles or entities stand on cards that images could belong to: many cards may refer to a few of them. */
const itemsOn = (reply: Exchange, list: 'top_articles' | 'entity_refs'): number =>
  new Set(
    rowsOf(reply).flatMap((row) => {
      const items = row[list];
      return isArray(items) ? items.map(keyOf) : [];
    }),
  ).size;

/** What is likely to tell an item apart, whatever else a card says of it. */
function keyOf(item: Json): string {
  const texts = [...strings(item)];
  const isKey = (text: string) => isSpineId(text) || isWikiId(text) || /^https?:/i.test(text);
  return texts.find(isKey) ?? texts.join('\n');
}

const withImages: Query = { include_images: true };
const withoutThumbnails: Query = { include_images: true, include_entity_images: false };

/** So few articles, or entities, might all come without an image. */
const fewest = 10;

/** So short a page holds the Events that stand last on a longer one. */
const shortPage = 10;
/** Beyond the significance of an Event, which is computed live and shown in decimals. */
const above = 0.005;

/**
 * A card without images has none on a shorter page either: not every article has one, but where it does, the place of the card
 * makes no difference. The cards compared are the last ones without, which a bound on significance brings to the top.
 */
async function expectNoneBare(
  api: Api,
  { query, off, on }: { readonly query: Query; readonly off: Exchange; readonly on: Exchange },
): Promise<void> {
  const illustrated = new Set(changedCards(off, on));
  const bare = rowsOf(on).filter(
    (row) => !illustrated.has(idOf(row)) && isArray(row.top_articles) && row.top_articles.length > 0,
  );
  const significance = significanceOf(bare.at(-1) ?? {});
  if (significance === undefined) return;
  const most = Math.min(1, Math.round((significance + above) * 1000) / 1000);
  const ask = (images: Query) =>
    api.get('listEvents', { ...query, significance_max: most, limit: shortPage, ...images });
  const attached = async (plain: Exchange) => {
    const shown = new Set(changedCards(plain, await ask(withoutThumbnails)));
    return bare.map(idOf).filter((id) => shown.has(id));
  };
  // What differs may be owed to the bound, unless it does from a page that has the same one.
  const found = await attached(off);
  const missed = found.length === 0 ? [] : await attached(await ask({ include_images: false }));
  const expected = `the images that cards have on a page of ${shortPage}`;
  expectThat(
    missed.length === 0,
    '/data',
    expected,
    { missed: missed.slice(0, 5) },
    'events.include-images.true',
  );
}

/** Stories in which images of articles are looked for. */
const mostStories = 8;

/** Whether Stories show an image of an article that stands on cards: not every article has one. */
async function haveImages(api: Api, cards: readonly JsonObject[]): Promise<boolean> {
  const urls = new Set(cards.flatMap(({ top_articles: articles = null }) => [...strings(articles)]));
  const stories = new Set(cards.flatMap((card) => linkedIds(card).slice(0, 1)));
  for (const id of [...stories].slice(0, mostStories)) {
    const { json } = await api.get('getStory', {}, { path: { story_id: id } });
    for (const { row } of articleRowsOf(at(json, '/data'), '/data')) {
      const isOne = typeof row.url === 'string' && urls.has(row.url);
      if (isOne && typeof row.image_url === 'string' && row.image_url !== '') return true;
    }
  }
  return false;
}

/** Entities of which an image is looked for. */
const mostEntities = 4;

/** Whether details of entities to which most cards refer show an image: not every entity has one. */
async function haveEntityImages(api: Api, cards: readonly JsonObject[]): Promise<boolean> {
  const ids = byFrequency(
    cards.flatMap(({ entity_refs: refs = null }) => [...strings(refs)].filter(isSpineId)),
  );
  for (const [id] of ids.slice(0, mostEntities)) {
    const { json } = await api.get('getEntity', {}, { path: { entity_id: id } });
    const shown = textsIn(at(json, '/data') ?? null).filter(({ path }) =>
      /image|thumb|photo|portrait|logo/.test(path),
    );
    if (shown.some(({ text }) => isAddress(text))) return true;
  }
  return false;
}

export const images = defineCheck({
  id: 'events/images',
  title: 'Cards have images only with include_images=true',
  clauses: ['events.include-images.default', 'events.include-images.true', 'event-card.images.articles'],
  operations: ['listEvents', 'getStory'],
  rulings: ['rows-need-not-be-held'],
  property: once(
    async (api) => {
      const { query } = await wholeEvents(api);
      const ask = (images: typeof query) => fullPage(api, { ...query, ...images });
      const [plain, off] = [await ask({}), await ask({ include_images: false })];
      const offAgain = () => fullPage(api, { ...query, include_images: false }, { fresh: true });
      const unasked = await changedApart(off, plain, offAgain);
      expectThat(unasked.length === 0, '/data', 'the cards of include_images=false', unasked.slice(0, 5));
      // Without thumbnails, so that what is attached belongs to articles.
      const on = await ask(withoutThumbnails);
      const [illustrated, articles] = [changedCards(off, on).length, itemsOn(off, 'top_articles')];
      const bad = badAddresses(on);
      expectThat(bad.length === 0, '/data', 'addresses of images', bad[0], 'event-card.images.articles');
      if (articles < fewest && illustrated === 0) return;
      const because = `images of some of ${articles} articles`;
      const bare = illustrated === 0 && !(await haveImages(api, rowsOf(off)));
      expectThat(illustrated > 0 || bare, '/data', because, 'none', 'events.include-images.true');
      if (bare) api.observe('images of articles', 'none');
      else await expectNoneBare(api, { query, off, on });
      api.witness('cards compared', sharedCards(off, on));
      const anew = await fullPage(api, query, { fresh: true });
      const kept = await changedApart(off, anew, offAgain);
      const ofDefault = 'events.include-images.default';
      const expected = 'the cards of include_images=false, after a request with images as before it';
      expectThat(kept.length === 0, '/data', expected, kept.slice(0, 5), ofDefault);
    },
    { requests: 4 },
  ),
});

export const entityImages = defineCheck({
  id: 'events/entity-images',
  title: 'Thumbnails of entities are included with the images unless turned off, and never without them',
  clauses: [
    'events.include-entity-images.default',
    'events.include-entity-images.false',
    'events.include-entity-images.without-images',
    'event-card.images.entities',
  ],
  operations: ['listEvents', 'getEntity'],
  rulings: ['rows-need-not-be-held'],
  property: once(
    async (api) => {
      const { query } = await wholeEvents(api);
      const ask = (images: typeof query) => fullPage(api, { ...query, ...images });
      const alone = await ask({ include_entity_images: true });
      const plain = await ask({});
      const again = (images: Query) => () => fullPage(api, { ...query, ...images }, { fresh: true });
      const unasked = await changedApart(plain, alone, again({}));
      const because = 'the cards that come without include_entity_images';
      const ofImages = 'events.include-entity-images.without-images';
      expectThat(unasked.length === 0, '/data', because, unasked.slice(0, 5), ofImages);
      const on = await ask(withImages);
      const both = await ask({ ...withImages, include_entity_images: true });
      const told = await changedApart(on, both, again(withImages));
      expectThat(told.length === 0, '/data', 'the cards of include_entity_images=true', told.slice(0, 5));
      const shown = changedCards(on, await ask(withoutThumbnails)).length;
      const entities = itemsOn(plain, 'entity_refs');
      if (entities < fewest && shown === 0) return;
      // The place of thumbnails is not shown; texts that the entities gained are taken for them.
      const textsOfEntities = ({ entity_refs: refs = null }: JsonObject) => textsOf({ refs }).length;
      const before = new Map(rowsOf(plain).map((row) => [idOf(row), textsOfEntities(row)]));
      const haveThumbnails = rowsOf(on).some(
        (row) => textsOfEntities(row) > (before.get(idOf(row)) ?? Number.POSITIVE_INFINITY),
      );
      const clause = `events.include-entity-images.${haveThumbnails ? 'false' : 'default'}` as const;
      const fewer = `fewer images, of some of ${entities} entities`;
      const bare = shown === 0 && !haveThumbnails && !(await haveEntityImages(api, rowsOf(plain)));
      expectThat(shown > 0 || bare, '/data', fewer, 'the same', clause);
      if (bare) api.observe('thumbnails of entities', 'none');
      api.witness('cards that differ', shown);
    },
    { requests: 5 },
  ),
});
