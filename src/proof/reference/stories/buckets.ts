import { type Bendings, type Json, put, rename, without } from '../bend.js';
import type { Event } from '../corpus/index.js';
import type { Story } from '../corpus/stories.js';
import type { StoryGrouping } from '../http/declared-parameters.js';
import type { Faults, Planted } from '../planted.js';
import { recencyScore, storySignificance } from './sort.js';

/** Faults of single Story buckets. */
export const storyBucketFaults = {
  'story-bucket.story-count-renamed': {
    clauses: ['story-bucket.story-count'],
    summary: 'Calls story_count count',
    bend: rename('story_count', 'count'),
  },
  'story-bucket.story-count-string': {
    clauses: ['story-bucket.story-count'],
    summary: 'Sends story_count as a string',
    bend: put('story_count', String),
  },
  'story-bucket.stories-with-events-missing': {
    clauses: ['story-bucket.stories-with-events'],
    summary: 'Leaves stories_with_events out of Story buckets',
    bend: without('stories_with_events'),
  },
  'story-bucket.stories-with-events-boolean': {
    clauses: ['story-bucket.stories-with-events'],
    summary: 'Tells in stories_with_events whether there are any, and not how many',
    bend: put('stories_with_events', (old: unknown) => old !== 0),
  },
  'story-bucket.story-only-count-missing': {
    clauses: ['story-bucket.story-only-count'],
    summary: 'Leaves story_only_count out of Story buckets',
    bend: without('story_only_count'),
  },
  'story-bucket.story-only-count-null-for-zero': {
    clauses: ['story-bucket.story-only-count'],
    summary: 'Sends story_only_count null in place of 0',
    bend: put('story_only_count', (old: unknown) => (old === 0 ? null : old)),
  },
  'story-bucket.story-only-counts-all': {
    clauses: ['story-bucket.story-only-count'],
    summary: 'Counts Stories with Events in story_only_count as well',
    bend: (bucket: Json) => put('story_only_count', bucket.story_count)(bucket),
  },
  'story-bucket.linked-event-counts-missing': {
    clauses: ['story-bucket.linked-event-counts'],
    summary: 'Has averages of linked Events in Story buckets, and no counts',
    bend: (bucket: Json) => {
      const bare = without('distinct_event_count')(without('linked_event_count')(bucket));
      return without('metrics.linked_events.links')(without('metrics.linked_events.distinct')(bare));
    },
  },
  'story-bucket.distinct-of-all': {
    clauses: ['story-bucket.linked-event-counts'],
    summary: 'Counts one distinct Event more than there are, beside the statistics that count them right',
    bend: put('distinct_event_count', (old: unknown) => Number(old) + 1),
  },
  'story-bucket.linked-events-empty': {
    clauses: ['story-bucket.metrics.linked-events'],
    summary: 'Has nothing in the statistics of linked Events',
    bend: put('metrics.linked_events', {}),
  },
  'story-bucket.avg-recency-score-missing': {
    clauses: ['story-bucket.avg-recency-score'],
    summary: 'Leaves avg_recency_score out of Story buckets',
    bend: without('avg_recency_score'),
  },
  'story-bucket.avg-recency-score-nested': {
    clauses: ['story-bucket.avg-recency-score'],
    summary: 'Moves avg_recency_score under metrics',
    bend: (bucket: Json) =>
      put('metrics.avg_recency_score', bucket.avg_recency_score)(without('avg_recency_score')(bucket)),
  },
  'story-bucket.metrics-missing': {
    clauses: ['story-bucket.metrics.linked-events'],
    summary: 'Leaves metrics out of Story buckets',
    bend: without('metrics'),
  },
  'story-bucket.linked-events-flat': {
    clauses: ['story-bucket.metrics.linked-events'],
    summary: 'Has linked_events beside metrics in place of within it',
    bend: (bucket: Json) => ({
      ...without('metrics.linked_events')(bucket),
      linked_events: (bucket.metrics as Json | undefined)?.linked_events,
    }),
  },
} as const satisfies Bendings;

export const storyGroupFaults = {
  'story-bucket.unplaced-lost': {
    clauses: ['story-bucket.reconciles'],
    summary: 'Leaves Stories without Events out of the buckets of places',
  },
  'story-bucket.once-per-place': {
    clauses: ['story-bucket.reconciles'],
    summary: 'Counts a Story once for each place of its Events, in the buckets of places',
  },
  'story-bucket.links-of-days-lost': {
    clauses: ['story-bucket.reconciles'],
    summary: 'Counts two links fewer in each bucket of a day, and the same elsewhere',
  },
  'story-bucket.linked-of-categories-lost': {
    clauses: ['story-bucket.reconciles'],
    summary: 'Counts one Story with Events fewer in each bucket of a category, and one more without',
  },
  'story-bucket.quiet-categories-lost': {
    clauses: ['story-bucket.reconciles'],
    summary: 'Shows only those Story categories that have Events',
  },
} as const satisfies Faults;

const places: Partial<Readonly<Record<StoryGrouping, (event: Event) => string>>> = {
  country: ({ country }) => country.name,
  region: ({ country }) => country.region,
  continent: ({ country }) => country.continent,
};

/** The buckets that a Story counts in: one, unless a fault is planted. */
function keysOf(
  story: Story,
  groupBy: StoryGrouping,
  standsFor: (story: Story) => Event | undefined,
  planted: Planted,
): readonly (string | null)[] {
  if (groupBy === 'date') return [story.date];
  if (groupBy === 'story_category') {
    const lost = story.events.length === 0 && planted('story-bucket.quiet-categories-lost');
    return lost ? [] : [story.category];
  }
  const placeOf = places[groupBy];
  const event = standsFor(story);
  if (placeOf === undefined || event === undefined)
    return planted('story-bucket.unplaced-lost') ? [] : [null];
  return planted('story-bucket.once-per-place') ? [...new Set(story.events.map(placeOf))] : [placeOf(event)];
}

const average = (numbers: readonly number[]): number | null =>
  numbers.length === 0
    ? null
    : Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(4));

function bucketOf(
  groupBy: StoryGrouping,
  key: string | null,
  stories: readonly Story[],
  now: number,
  planted: Planted,
): Json {
  const all = stories.filter(({ events }) => events.length > 0);
  const isLost = groupBy === 'story_category' && planted('story-bucket.linked-of-categories-lost');
  const linked = isLost ? all.slice(1) : all;
  const found = linked.flatMap(({ events }) => events);
  const links = groupBy === 'date' && planted('story-bucket.links-of-days-lost') ? found.slice(2) : found;
  const distinct = [...new Set(links)];
  const lethal = distinct.filter(({ fatalities }) => fatalities !== null && fatalities > 0);
  return {
    key,
    [groupBy]: key,
    story_count: stories.length,
    stories_with_events: linked.length,
    story_only_count: stories.length - linked.length,
    linked_event_count: links.length,
    distinct_event_count: distinct.length,
    avg_recency_score: average(stories.map((story) => recencyScore(story, now))),
    metrics: {
      significance: { average: average(stories.map((story) => storySignificance(story, now, planted))) },
      article_count: { average: average(stories.map(({ articleCount }) => articleCount)) },
      linked_events: {
        links: links.length,
        distinct: distinct.length,
        per_story: average(stories.map(({ events }) => events.length)),
        significance: { average: average(distinct.map(({ scores }) => scores.significance)) },
        confidence: { average: average(distinct.map(({ scores }) => scores.confidence)) },
        lethal_share: distinct.length === 0 ? null : Number((lethal.length / distinct.length).toFixed(4)),
      },
    },
  };
}

/** The buckets of a dimension of Stories: dates newest first, others largest first. */
export function storyBucketsOf(
  stories: readonly Story[],
  groupBy: StoryGrouping,
  standsFor: (story: Story) => Event | undefined,
  now: number,
  planted: Planted,
): readonly Json[] {
  const groups = new Map<string | null, Story[]>();
  for (const story of stories) {
    for (const key of keysOf(story, groupBy, standsFor, planted)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [story]);
      else group.push(story);
    }
  }
  const text = (key: string | null): string => key ?? '';
  const ascending = planted.varied('summary.ascending');
  const order = [...groups].sort(([left, some], [right, others]) =>
    ascending
      ? (left ?? '~') < (right ?? '~')
        ? -1
        : 1
      : groupBy === 'date'
        ? text(left) < text(right)
          ? 1
          : -1
        : others.length - some.length || (text(left) < text(right) ? -1 : 1),
  );
  return order.map(([key, group]) => bucketOf(groupBy, key, group, now, planted));
}
