import {
  type Api,
  append,
  at,
  defineCheck,
  expectEqual,
  expectOk,
  expectThat,
  forEach,
  isArray,
  isObject,
  type JsonObject,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { articleRows } from '../asking/articles.js';
import { fullPage } from '../asking/pages.js';
import { linkedEventCountOf, membersOf, someCards, storyIdOf, wholeResult } from '../asking/stories.js';
import { asSeenNow, filteredBy, type Links, linkedIds, linksOf } from '../asking/story-links.js';
import { closedFor } from '../asking/story-windows.js';

const ofCards = 'stories.reply.cards';

export const replyCards = defineCheck({
  id: 'stories/reply-cards',
  title: 'The Stories list answers in the list envelope, and each row is the card of a different Story',
  clauses: ['stories.reply.envelope', ofCards, 'envelope.list.success', 'envelope.list.data'],
  operations: ['listStories'],
  rulings: ['reference-envelope'],
  property: once(async (api) => {
    const reply = await api.get('listStories', await closedFor(api, 'listStories', { limit: 100 }));
    expectOk(reply);
    expectEqual(reply, '/success', true, 'envelope.list.success');
    const data = at(reply.json, '/data');
    expectThat(isArray(data), '/data', 'an array', data, 'envelope.list.data');
    const ids = new Set<string>();
    for (const [index, row] of data.entries()) {
      const place = `/data/${index}`;
      expectThat(isObject(row), place, 'a Story card', row, ofCards);
      expectThat(Object.keys(row).length > 0, place, 'a Story card that shows something', row, ofCards);
      // A Story may show its leading Event in members of its own.
      const isEvent = 'event_date' in row && 'family' in row && !('story_id' in row);
      expectThat(!isEvent, place, 'a Story card and no Event card', row, ofCards);
      const id = storyIdOf(row);
      expectThat(id === '' || !ids.has(id), place, 'a Story that no other row has', id, ofCards);
      ids.add(id);
      api.witness('cards');
    }
  }),
});

/**
 * Absolute or relative, and with blanks where its publisher wrote some. The base stands for that of the deployment, whatever
 * it is.
 */
const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && /[./]/.test(value) && URL.canParse(value, 'https://api.example/');

/** What stands as the image of an article. A word now and then may be a relative URL; no other value is any. */
export function expectUrls(images: readonly (readonly [place: string, image: unknown])[]): void {
  const others = images.filter(([, image]) => !isUrl(image));
  const wrong = 2 * others.length > images.length ? others : others.filter(([, image]) => !isText(image));
  const [place = '', image] = wrong[0] ?? [];
  expectThat(wrong.length === 0, place, 'a URL', image, 'story-card.article.image-url');
}

const isText = (value: unknown): boolean => typeof value === 'string';

export const articleImages = defineCheck({
  id: 'stories/article-images',
  title: 'The image_url of an article is a URL or empty',
  clauses: ['story-card.article.image-url'],
  operations: ['listStories', 'getStory'],
  property: once(
    async (api) => {
      const shown = (await articleRows(api)).map(
        ({ place, row }) => [`${place}/image_url`, row.image_url ?? ''] as const,
      );
      const images = shown.filter(([, image]) => image !== '');
      expectUrls(images);
      api.witness('URLs of images', images.length);
    },
    { requests: 0 },
  ),
});

const members = [
  { member: 'domain', clause: 'story-card.article.domain' },
  { member: 'domain_avatar_url', clause: 'story-card.article.domain-avatar-url' },
  { member: 'rank', clause: 'story-card.article.rank' },
  { member: 'role', clause: 'story-card.article.role' },
] as const;

export const articleMembers = defineCheck({
  id: 'stories/article-members',
  title: 'Stories show articles, each with domain, domain_avatar_url, rank and role',
  clauses: ['stories.service.articles', ...members.map(({ clause }) => clause)],
  operations: ['listStories', 'getStory'],
  property: forEach(members, async (api, { member, clause }) => {
    const articles = await articleRows(api);
    // Told by the members that they have, so that it does not matter where they stand.
    expectThat(articles.length > 0, '/data', 'article rows on the card of some Story', 'none');
    for (const { place, row } of articles)
      expectThat(member in row, `${place}/${member}`, 'a member', undefined, clause);
    api.witness('article rows', articles.length);
  }),
});

const mostDetails = 3;

/** A count that a card shows, and how many links of its Story are known. */
interface Shown {
  readonly place: string;
  readonly count: unknown;
  readonly known: number;
}

function shownBy(card: JsonObject, place: string, links: Links): readonly Shown[] {
  const member = membersOf(card).find(
    ({ path, value }) => path.endsWith('/linked_event_count') && value !== null,
  );
  if (member === undefined) return [];
  // Events that the card names may be related in another way.
  const known = links.get(storyIdOf(card))?.length ?? 0;
  return [{ place: place + member.path, count: member.value, known }];
}

/** The Stories with most known links: of them, a count of something else is soonest too low. */
const mostLinked = (links: Links): readonly string[] =>
  [...links]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostDetails)
    .map(([id]) => id);

/** Beside a box, which Stories are listed is another matter than how many links each of them has. */
async function expectCountedBesideBoxes(api: Api): Promise<void> {
  const none: Links = new Map();
  for (const { stories, reply } of await filteredBy(api, 'bbox')) {
    const counts = new Map(stories.rows.map((row) => [storyIdOf(row), linkedEventCountOf(row)]));
    const rows = reply.status === 200 ? rowsOf(reply) : [];
    for (const [index, row] of rows.entries()) {
      const all = counts.get(storyIdOf(row)) ?? 0;
      for (const { place, count } of shownBy(row, `/data/${index}`, none))
        expectThat(Number(count) >= all, place, `the ${all} links that it has without bbox`, count);
      if (all > 1) api.witness('counts compared beside a box');
    }
  }
}

export const linkedEventCount = defineCheck({
  id: 'stories/linked-event-count',
  title:
    'linked_event_count, if present, is an integer no smaller than the number of known links, also beside a box',
  clauses: ['stories.significance.linked-event-count.links'],
  operations: ['listEvents', 'listStories', 'getStory'],
  // Which Events a card shows, and whether an Event shows each of its Stories, is open.
  rulings: ['linked-event-count'],
  property: once(
    asSeenNow(async (api) => {
      const { query, rows } = await wholeResult(api);
      const events = rowsOf(await fullPage(api, { ...query, limit: 100 }));
      const links = linksOf([...api.world.offer.events, ...events]);
      // A list may count the links of its window alone.
      const ofWindow = linksOf(events);
      const listed = rows.flatMap((card, index) => shownBy(card, `/data/${index}`, ofWindow));
      const detailed: Shown[] = [];
      const some = (await someCards(api)).cards.map(storyIdOf);
      for (const id of new Set([...some, ...mostLinked(links)])) {
        const data = at((await api.get('getStory', {}, { path: { story_id: id } })).json, '/data');
        if (isObject(data)) append(detailed, shownBy(data, '/data', links));
      }
      const shown = [...listed, ...detailed];
      precondition(shown.length > 0, 'no Story card shows linked_event_count', 'no-data');
      for (const { place, count, known } of shown) {
        const isCount = typeof count === 'number' && Number.isInteger(count) && count >= known;
        expectThat(isCount, place, `a count of at least ${known} links`, count);
        if (known > 0) api.witness('counts compared');
      }
      await expectCountedBesideBoxes(api);
      const exact = listed.filter(({ count, known }) => count === known).length;
      // Other links may be known to the deployment alone, and one Event may be linked more than once.
      api.observe('Stories whose links are all known', `${exact} of ${listed.length}`);
    }),
    { requests: 4 },
  ),
});

const most = 2;

export const linkedEvents = defineCheck({
  id: 'stories/linked-events',
  title: 'Stories linked from the cards of recent Events are found by their ids',
  clauses: ['stories.service.linked-events', 'stories.detail.reply.envelope'],
  operations: ['listEvents', 'getStory'],
  property: once(
    async (api) => {
      // Whether an old Story is found is open, so that the newest Events are asked.
      const events = rowsOf(await fullPage(api, { limit: 100 }));
      const ids = [...new Set([...events, ...api.world.offer.events].flatMap(linkedIds))].slice(0, most);
      precondition(ids.length > 0, 'no Event links to a Story', 'no-data');
      const found = [];
      const statuses = [];
      for (const id of ids) {
        const { status, json } = await api.get('getStory', {}, { path: { story_id: id } });
        statuses.push(status);
        const data = at(json, '/data');
        // A card may not tell its id by a name that fits.
        if (status === 200 && isObject(data) && ['', id].includes(storyIdOf(data))) found.push(id);
      }
      const leadNowhere = statuses.every((status) => status === 404 || status === 410);
      const clause = leadNowhere ? 'stories.service.linked-events' : 'stories.detail.reply.envelope';
      expectThat(found.length > 0, 'status', `a Story among ${ids.join(', ')}`, 'none of them', clause);
      api.observe('Stories that Events link to', `${found.length} of ${ids.length} found`);
      api.witness('linked Stories found', found.length);
    },
    { requests: most },
  ),
});
