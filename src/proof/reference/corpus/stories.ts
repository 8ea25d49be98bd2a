import type { Day } from './days.js';
import type { Article, Event, StoryRef } from './event.js';
import { addressOf, dayLength } from './events.js';
import { dayOfStory, quietPart, type StoryPlace, storyIdOf } from './ids.js';
import type { Corpus, DayRange } from './index.js';
import { busyCountries } from './places.js';
import { hash, type Random, randomFrom } from './random.js';
import { quietNews, type StoryCategory, storyCategoryFor } from './taxonomy.js';

/** An article of a Story. */
interface Coverage {
  readonly url: string;
  readonly title: string;
  readonly domain: string;
  readonly rank: number;
  readonly role: string;
  /** Null where the article has no image. */
  readonly imageUrl: string | null;
}

const furtherRoles = ['coverage', 'analysis', 'wire'] as const;

const roleOf = (url: string, rank: number): string =>
  rank === 1 ? 'lead' : (furtherRoles[hash(url) % furtherRoles.length] ?? 'coverage');

/** The articles of an Event as the Story shows them that the Event belongs to. */
const sharedCoverage = (articles: readonly Article[]): readonly Coverage[] =>
  articles.map(({ url, title, domain, rank, imageUrl }) => ({
    url,
    title,
    domain,
    rank,
    role: roleOf(url, rank),
    imageUrl: hash(url) % 5 < 3 ? imageUrl : null,
  }));

/** The first few articles of a Story that shares none with an Event. */
function ownCoverage(
  { id, title, date, articleCount }: StoryRef,
  domains: readonly string[],
): readonly Coverage[] {
  const random = randomFrom(`articles of ${id}`);
  return Array.from({ length: Math.min(articleCount, random.whole(1, 4)) }, (_, index) => {
    const domain = domains[random.whole(0, domains.length - 1)] ?? 'news.example';
    const slug = random.hex(8);
    const url = `https://${domain}/${date}/${slug}`;
    return {
      url,
      title: index === 0 ? title : `${title} (${domain})`,
      domain,
      rank: index + 1,
      role: roleOf(url, index + 1),
      imageUrl: random.chance(0.6) ? `https://images.service.example/${slug}.jpg` : null,
    };
  });
}

/** A Story as stored: what Events refer to, and what belongs to the Story itself. */
export interface Story extends StoryRef {
  readonly category: StoryCategory;
  /** When it was first coded, and when first published; milliseconds since the epoch. */
  readonly codedAt: number;
  readonly recordedAt: number;
  /** Linked Events, most significant first; none for a Story of which no Event was coded. */
  readonly events: readonly Event[];
  /** What the linked Events weigh together, 0 to 1; kept, since each list of Stories ranks all that it selects. */
  readonly weight: number;
  /** When the last of the linked Events was published; milliseconds since the epoch, 0 where there is none. */
  readonly completeAt: number;
  readonly articles: readonly Coverage[];
  readonly entityIds: readonly string[];
}

/** What a Story has of its linked Events. */
function linksOf(events: readonly Event[]): Pick<Story, 'events' | 'weight' | 'completeAt'> {
  let quiet = 1;
  let completeAt = 0;
  for (const { scores, recordedAt } of events) {
    quiet *= 1 - scores.significance;
    if (recordedAt > completeAt) completeAt = recordedAt;
  }
  return { events, weight: 1 - quiet, completeAt };
}

/** A Story with some of its linked Events. */
export const withLinks = (story: Story, events: readonly Event[]): Story => ({
  ...story,
  ...linksOf(events),
});

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
    ...linksOf(
      events.toSorted(
        (left, right) =>
          right.scores.significance - left.scores.significance || (left.id < right.id ? -1 : 1),
      ),
    ),
    articles: own ? sharedCoverage(founder.articles) : ownCoverage(ref, domains),
    entityIds: distinct(events.flatMap(({ entityIds }) => entityIds)),
  };
}

/** A Story without Events: its place decides what it tells. */
function unlinked(random: Random, date: string, place: StoryPlace, { seed, names }: Corpus) {
  const { cities, domains } = names;
  const [category, phrases] = random.pick(quietNews);
  const city = cities[random.whole(0, cities.length - 1)] ?? 'the capital';
  const country = busyCountries[random.whole(0, busyCountries.length - 1)]?.name ?? 'France';
  const codedAt = Date.parse(date) + random.whole(60, 44 * 60) * 60_000;
  const ref: StoryRef = {
    ...addressOf(storyIdOf(place, seed)),
    title: `${random.pick(phrases)} in ${city}, ${country}`,
    date,
    articleCount: random.whole(1, 14),
  };
  return {
    ...ref,
    category,
    codedAt,
    recordedAt: codedAt + random.whole(2, 50) * 60_000,
    ...linksOf([]),
    articles: ownCoverage(ref, domains),
  };
}

/** The Stories that the Events of a day came of. */
function linkedOn(day: Day, domains: readonly string[]): readonly Story[] {
  const groups = new Map<string, { readonly ref: StoryRef; readonly events: [Event, ...Event[]] }>();
  for (const event of day.byRecency) {
    for (const ref of event.stories) {
      const group = groups.get(ref.id);
      if (group === undefined) groups.set(ref.id, { ref, events: [event] });
      // The Event that a Story came of carries its title, and stands first.
      else if (ref.title.endsWith(event.title)) group.events.unshift(event);
      else group.events.push(event);
    }
  }
  return [...groups.values()].map(({ ref, events }) => linked(ref, events, domains));
}

function quietOn({ date, byRecency, usual }: Day, corpus: Corpus): readonly Story[] {
  const { seed, entities } = corpus;
  const known = entities.filter(({ inNews }) => inNews);
  const day = Date.parse(date) / dayLength;
  return Array.from(
    { length: Math.max(1, Math.round((usual?.byRecency ?? byRecency).length / 4)) },
    (_, index): Story => {
      const random = randomFrom(`story ${seed}/${day}/${index}`);
      const story = unlinked(random, date, { day, index, part: quietPart }, corpus);
      const named = random.chance(0.4) ? known[random.whole(0, known.length - 1)] : undefined;
      return { ...story, entityIds: named === undefined ? [] : [named.id] };
    },
  );
}

const newestCodingFirst = (left: Story, right: Story): number =>
  right.codedAt - left.codedAt || (left.id < right.id ? -1 : 1);

const made = new WeakMap<Day, readonly Story[]>();

function storiesOn(day: Day, corpus: Corpus): readonly Story[] {
  const known = made.get(day);
  if (known !== undefined) return known;
  const stories = [...linkedOn(day, corpus.names.domains), ...quietOn(day, corpus)]
    .filter((story) => corpus.thinned?.stories?.(story) ?? true)
    .sort(newestCodingFirst);
  made.set(day, stories);
  return stories;
}

/** The Stories of a range of days: newest date first, then newest coding. */
export const storiesIn = (corpus: Corpus, range: DayRange): readonly Story[] =>
  corpus.days(range).flatMap((day) => storiesOn(day, corpus));

/** A Story by its id, whatever its date. */
export function storyOf(id: string, corpus: Corpus): Story | undefined {
  const day = dayOfStory(id, corpus.seed);
  if (day === undefined) return undefined;
  return storiesIn(corpus, { start: day, end: day }).find((story) => story.id === id);
}

/** A Story as it stood at an instant: without what was published later; undefined before the Story itself was. */
export function storyAt(story: Story, instant: number): Story | undefined {
  if (story.recordedAt > instant) return undefined;
  return story.completeAt <= instant
    ? story
    : withLinks(
        story,
        story.events.filter(({ recordedAt }) => recordedAt <= instant),
      );
}
