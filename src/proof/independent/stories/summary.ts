import { has } from '../bugs.js';
import { startOf } from '../corpus/calendar.js';
import { rounded } from '../corpus/random.js';
import { geographyTests } from '../events/geography.js';
import { type Answer, type Call, served } from '../http/answer.js';
import { limitIn } from '../http/paging.js';
import { heard } from '../pair-bugs.js';
import { choiceIn, readStrictly } from '../query.js';
import { type Cluster, recencyOf } from './clusters.js';
import { dimensionNames, selectStories, storySummaryParameters } from './selection.js';

type Dimension = (typeof dimensionNames)[number];

/** Each Story has one value a dimension; without Events it has no continent. */
const dimensions: Readonly<Record<Dimension, (story: Cluster) => string | number | null>> = {
  theme: ({ theme }) => theme,
  weekday: ({ date }) => new Date(startOf(date)).getUTCDay(),
  lead_continent: ({ events }) => events[0]?.place.country.continent ?? null,
};

/** The buckets of a Story: the one of its value, or bent, one for each continent of its Events. */
function valuesOf(story: Cluster, dimension: Dimension): readonly (string | number | null)[] {
  const value = dimensions[dimension](story);
  if (dimension !== 'lead_continent' || !has('story-of-two-continents-counted-twice')) return [value];
  const continents = new Set(story.events.map(({ place }) => place.country.continent));
  return continents.size === 0 ? [value] : [...continents];
}

/** The Stories to count; bent, each once for each of its Events in the box. */
function counted(values: ReadonlyMap<string, string>, stories: readonly Cluster[]): readonly Cluster[] {
  if (!values.has('bbox') || !has('story-counted-for-each-event-in-box')) return stories;
  const tests = geographyTests(values, true);
  return stories.flatMap((story) =>
    story.events.filter((event) => tests.every((test) => test(event))).map(() => story),
  );
}

function bucketOf(value: string | number | null, stories: readonly Cluster[], at: number) {
  const links = stories.map(({ events }) => events.length);
  const linked = links.filter((count) => count > 0);
  const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
  return {
    story_only_count: stories.length - (has('story-only-counts-all') ? 0 : linked.length),
    stories_with_events: links.filter((count) => count > (has('stories-of-one-event-uncounted') ? 1 : 0))
      .length,
    linked_event_count: sum(links),
    avg_recency_score: rounded(sum(stories.map((story) => recencyOf(story, at))) / stories.length, 4),
    [has('story-bucket-without-nested-links') ? 'link_metrics' : 'metrics']: {
      linked_events: {
        sum: sum(links),
        distinct: new Set(stories.flatMap(({ events }) => events.map(({ id }) => id))).size,
        highest: Math.max(...links),
      },
    },
    story_count: stories.length,
    grupo: value,
  };
}

/** Bent: takes `search` out of the query, and gives the phrase that titles must contain. */
function takePhrase(query: URLSearchParams): string {
  const phrase = query.get('search')?.trim().toLowerCase() ?? '';
  query.delete('search');
  return phrase;
}

export function summariseStories(call: Call): Answer {
  const query = new URLSearchParams(call.query);
  const phrase = has('story-summary-applies-search') ? takePhrase(query) : '';
  const values = heard('story summary', readStrictly(query, storySummaryParameters).values, has);
  const dimension = choiceIn(values, 'group_by', dimensionNames) ?? 'theme';
  const isOtherCode = has('story-summary-limit-invalid-number');
  const { limit, cut } = limitIn(values, 50, 500, isOtherCode ? 'INVALID_NUMBER' : undefined);
  const { window, cast, stories } = selectStories(call.stories, values, call.moment);
  const groups = new Map<string | number | null, Cluster[]>();
  for (const story of counted(values, stories).filter(({ title }) => title.toLowerCase().includes(phrase))) {
    for (const value of valuesOf(story, dimension)) {
      if (value === null && has('stories-in-no-continent')) continue;
      groups.set(value, [...(groups.get(value) ?? []), story]);
    }
  }
  const buckets = [...groups].map(([value, members]) => bucketOf(value, members, call.moment.at));
  buckets.sort((a, b) => b.story_count - a.story_count);
  return served({
    applied_filters: {
      ...cast.told,
      ...(cut !== undefined && { normalized: [{ limit: [cut, 500] }] }),
    },
    meta: {
      query_window: window.told,
      ...(window.adjustment !== undefined && { window_adjustment: window.adjustment }),
    },
    data: buckets
      .slice(0, buckets.length > 5 && has('smallest-story-bucket-lost') ? -1 : undefined)
      .slice(0, limit),
    group_by: !values.has('group_by') && has('story-grouping-untold-by-default') ? null : dimension,
    success: true,
  });
}
