import { type Coverage, ownCoverage, sharedCoverage } from './coverage.js';
import type { Event, StoryRef } from './event.js';
import { addressOf, dayLength } from './events.js';
import type { Corpus } from './index.js';
import { busyCountries } from './places.js';
import { namesFrom, type Random, randomFrom } from './random.js';
import { quietNews, type StoryCategory, storyCategoryFor } from './story-categories.js';

/** A Story as stored: what Events refer to, and what belongs to the Story itself. */
export interface Story extends StoryRef {
  readonly category: StoryCategory;
  /** When it was first coded, and when first published; milliseconds since the epoch. */
  readonly codedAt: number;
  readonly recordedAt: number;
  /** Linked Events, most significant first; none for a Story of which no Event was coded. */
  readonly events: readonly Event[];
  readonly articles: readonly Coverage[];
  readonly entityIds: readonly string[];
}

/** Every Story of a corpus, newest first, and by id. */
export interface Stories {
  readonly byRecency: readonly Story[];
  readonly byId: ReadonlyMap<string, Story>;
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/** The Story that some Events refer to, the first of which it came of. */
function linked(ref: StoryRef, events: readonly [Event, ...Event[]], domains: readonly string[]): Story {
  const [founder] = events;
  const own = founder.stories[0]?.id === ref.id;
  return {
    ...ref,
    category: storyCategoryFor[founder.category],
    codedAt: Math.min(...events.map(({ codedAt }) => codedAt)),
    recordedAt: Math.min(...events.map(({ recordedAt }) => recordedAt)),
    events: events.toSorted(
      (left, right) => right.scores.significance - left.scores.significance || (left.id < right.id ? -1 : 1),
    ),
    articles: own ? sharedCoverage(founder.articles) : ownCoverage(ref, domains),
    entityIds: distinct(events.flatMap(({ entityIds }) => entityIds)),
  };
}

/** A Story without Events: its day and index decide what it tells. */
function unlinked(random: Random, date: string, cities: readonly string[], domains: readonly string[]) {
  const [category, phrases] = random.pick(quietNews);
  const city = cities[random.whole(0, cities.length - 1)] ?? 'the capital';
  const country = busyCountries[random.whole(0, busyCountries.length - 1)]?.name ?? 'France';
  const codedAt = Date.parse(date) + random.whole(60, 44 * 60) * 60_000;
  const ref: StoryRef = {
    ...addressOf(`story_${random.hex(10)}`),
    title: `${random.pick(phrases)} in ${city}, ${country}`,
    date,
    articleCount: random.whole(1, 14),
  };
  return {
    ...ref,
    category,
    codedAt,
    recordedAt: codedAt + random.whole(2, 50) * 60_000,
    events: [],
    articles: ownCoverage(ref, domains),
  };
}

function build({ seed, byRecency, entities }: Corpus): Stories {
  const { cities, domains } = namesFrom(seed, 200);
  const known = entities.filter(({ inNews }) => inNews);
  const groups = new Map<string, { readonly ref: StoryRef; readonly events: [Event, ...Event[]] }>();
  const days = new Map<string, number>();
  for (const event of byRecency) {
    days.set(event.eventDate, (days.get(event.eventDate) ?? 0) + 1);
    for (const ref of event.stories) {
      const group = groups.get(ref.id);
      if (group === undefined) groups.set(ref.id, { ref, events: [event] });
      // The Event that a Story came of carries its title, and stands first.
      else if (ref.title.endsWith(event.title)) group.events.unshift(event);
      else group.events.push(event);
    }
  }
  const quiet = [...days].flatMap(([date, count]) =>
    Array.from({ length: Math.max(1, Math.round(count / 4)) }, (_, index): Story => {
      const random = randomFrom(`story ${seed}/${Date.parse(date) / dayLength}/${index}`);
      const story = unlinked(random, date, cities, domains);
      const named = random.chance(0.4) ? known[random.whole(0, known.length - 1)] : undefined;
      return { ...story, entityIds: named === undefined ? [] : [named.id] };
    }),
  );
  const stories = [...[...groups.values()].map(({ ref, events }) => linked(ref, events, domains)), ...quiet];
  stories.sort(
    (left, right) =>
      (left.date < right.date ? 1 : left.date > right.date ? -1 : right.codedAt - left.codedAt) ||
      (left.id < right.id ? -1 : 1),
  );
  return { byRecency: stories, byId: new Map(stories.map((story) => [story.id, story])) };
}

const built = new WeakMap<Corpus, Stories>();

/** The Stories that belong to a corpus, built once. */
export function storiesIn(corpus: Corpus): Stories {
  const stories = built.get(corpus) ?? build(corpus);
  built.set(corpus, stories);
  return stories;
}

/** A Story as it stood at an instant: without what was published later; undefined before the Story itself was. */
export function storyAt(story: Story, instant: number): Story | undefined {
  if (story.recordedAt > instant) return undefined;
  return story.events.every(({ recordedAt }) => recordedAt <= instant)
    ? story
    : { ...story, events: story.events.filter(({ recordedAt }) => recordedAt <= instant) };
}
