import {
  at,
  defineCheck,
  expectThat,
  isObject,
  type JsonObject,
  once,
  precondition,
  rowsOf,
  strings,
} from '../../src/kit/index.js';
import { fullPage } from '../page-of-events.js';
import { someCards } from './details.js';
import { type Links, linksOf } from './links.js';
import { wholeResult } from './sample.js';
import { leavesOf, storyIdOf } from './story.js';

const mostDetails = 3;

const eventId = /^(?:conflict|cameoplus)_[0-9a-f]+$/i;

/** A count that a card shows, and how many links of its Story are known. */
interface Shown {
  readonly place: string;
  readonly count: unknown;
  readonly known: number;
}

function shownBy(card: JsonObject, place: string, links: Links): readonly Shown[] {
  const leaf = leavesOf(card).find(
    ({ path, value }) => path.endsWith('/linked_event_count') && value !== null,
  );
  if (leaf === undefined) return [];
  const linking = (links.get(storyIdOf(card)) ?? []).map(({ id }) => String(id));
  const named = [...strings(card)].filter((text) => eventId.test(text));
  return [{ place: place + leaf.path, count: leaf.value, known: new Set([...linking, ...named]).size }];
}

/** The Stories with most known links: of them, a count of something else is soonest too low. */
const mostLinked = (links: Links): readonly string[] =>
  [...links]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostDetails)
    .map(([id]) => id);

export const linkedEventCount = defineCheck({
  id: 'stories/linked-event-count',
  title:
    'linked_event_count, where a Story shows it, is a whole number, and no less than the links that are known',
  clauses: ['stories.significance.linked-event-count.links'],
  operations: ['listEvents', 'listStories', 'getStory'],
  // Which Events a card shows, and whether an Event shows each of its Stories, is open.
  rulings: ['C53'],
  property: once(
    async (api) => {
      const { query, rows } = await wholeResult(api);
      const events = rowsOf(await fullPage(api, { ...query, limit: 100 }));
      const links = linksOf([...events, ...api.world.offer.events]);
      const listed = rows.flatMap((card, index) => shownBy(card, `/data/${index}`, links));
      const detailed = [];
      const some = (await someCards(api)).cards.map(storyIdOf);
      for (const id of new Set([...some, ...mostLinked(links)])) {
        const data = at((await api.get('getStory', {}, { path: { story_id: id } })).json, '/data');
        if (isObject(data)) detailed.push(...shownBy(data, '/data', links));
      }
      const shown = [...listed, ...detailed];
      precondition(shown.length > 0, 'no Story card shows linked_event_count', 'no-data');
      for (const { place, count, known } of shown) {
        const isCount = typeof count === 'number' && Number.isInteger(count) && count >= known;
        expectThat(isCount, place, `a count of at least ${known} links`, count);
        if (known > 0) api.witness('counts compared');
      }
      const exact = listed.filter(({ count, known }) => count === known).length;
      // Other links may be known to the deployment alone, and one Event may be linked more than once.
      api.observe('Stories whose links are all known', `${exact} of ${listed.length}`);
    },
    { requests: 4 },
  ),
  refutedBy: [
    'stories.links.forgotten',
    'story-card.linked-event-count-at-most-one',
    'story-card.linked-event-count-of-articles',
    'story-card.linked-event-count-one-fewer',
    'story-card.linked-event-count-string',
  ],
});
