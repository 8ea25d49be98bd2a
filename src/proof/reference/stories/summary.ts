import type { Call, Reply } from '../account/route.js';
import { bendsOf } from '../bends.js';
import { summaryBody } from '../events/envelope.js';
import { summaryLimit } from '../events/limit.js';
import { type StoryGrouping, storyGroupings } from '../http/declared-parameters.js';
import type { Query } from '../http/query.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { storyBucketsOf } from './buckets.js';
import { onStories } from './events-rules.js';
import { selectStories } from './filters.js';
import { readPairedSummary } from './pairs.js';
import { storySearchOf } from './search.js';

export const storiesSummaryFaults = {
  'stories.summary.group-by-without-accepted-values': {
    clauses: ['error.invalid-enum.details.accepted-values', 'error.accepted-values'],
    summary: 'Does not list the dimensions of Stories when it refuses one',
  },
  'stories.summary.group-by-accepted-values-incomplete': {
    clauses: ['error.accepted-values'],
    summary: 'Leaves the last dimension of Stories out of the accepted ones when it refuses one',
  },
  'stories.summary.limit.counts-stories': {
    clauses: ['limits.summary-limit.counts-buckets'],
    summary: 'Applies the limit of the Stories summary to Stories before grouping them',
  },
  'stories.summary.limit.one-bucket-too-many': {
    clauses: ['limits.summary-limit.counts-buckets'],
    summary: 'Returns limit + 1 buckets of Stories',
  },
  'stories.summary.empty-answered-404': {
    clauses: ['service.empty.status'],
    summary: 'Answers a summary of no Stories with 404',
  },
  'stories.summary.bbox.counts-events': {
    clauses: ['stories.summary.accepts.bbox'],
    summary: 'Counts a Story beside bbox once for each of its Events in the box',
  },
  'stories.summary.bbox.refused': {
    clauses: ['stories.summary.accepts.bbox'],
    summary: 'Does not take bbox on the Stories summary',
  },
  'stories.summary.region.refused': {
    clauses: ['stories.summary.accepts.region'],
    summary: 'Does not take region on the Stories summary',
  },
  'stories.summary.continent.refused': {
    clauses: ['stories.summary.accepts.continent'],
    summary: 'Does not take continent on the Stories summary',
  },
  'stories.summary.entity.refused': {
    clauses: ['stories.summary.accepts.entity'],
    summary: 'Does not take entity on the Stories summary',
  },
  'stories.summary.story_category.refused': {
    clauses: ['stories.summary.accepts.story-category'],
    summary: 'Does not take story_category on the Stories summary',
  },
} as const satisfies Faults;

/** What a deployment may have forgotten to take over from the list. */
const forgettable = ['bbox', 'region', 'continent', 'entity', 'story_category'] as const;

function refuseForgotten({ values }: Query, planted: Planted): void {
  const name = forgettable.find((each) => values.has(each) && planted(`stories.summary.${each}.refused`));
  if (name === undefined) return;
  throw new Refusal('UNKNOWN_PARAM', `Unknown parameter ${name}.`, {
    param: name,
    did_you_mean: null,
    accepted_params: ['group_by', 'limit'],
  });
}

function groupingOf({ values }: Query, planted: Planted): StoryGrouping {
  const text = values.get('group_by') ?? storyGroupings[0];
  const found = storyGroupings.find((grouping) => grouping === text);
  if (found !== undefined) return found;
  const bare = planted('stories.summary.group-by-without-accepted-values');
  const cut = planted('stories.summary.group-by-accepted-values-incomplete');
  throw new Refusal('INVALID_ENUM', `Stories have no group_by ${quoted(text)}.`, {
    param: 'group_by',
    ...(bare ? {} : { accepted_values: cut ? storyGroupings.slice(0, -1) : storyGroupings }),
  });
}

/** The Stories summary. */
export function summarizeStories({ url, deployment }: Call): Reply {
  const { planted } = deployment;
  const bend = bendsOf(planted);
  const now = deployment.now().getTime();
  const query = readPairedSummary(url, planted);
  refuseForgotten(query, planted);
  const groupBy = groupingOf(query, planted);
  const { limit, normalized } = summaryLimit(query, onStories(planted));
  const selected = selectStories(query, deployment, now, normalized);
  const text = planted('stories.summary.search.applied-silently') ? url.searchParams.get('search') : null;
  const search =
    text === null ? undefined : storySearchOf({ ...query, values: new Map([['search', text]]) }, planted);
  const stories = search === undefined ? selected.stories : selected.stories.filter(search);
  if (stories.length === 0 && planted('stories.summary.empty-answered-404')) {
    throw new Refusal('NOT_FOUND', 'There is nothing to summarize.');
  }
  const counted = planted('stories.summary.limit.counts-stories') ? stories.slice(0, limit) : stories;
  const more = planted('stories.summary.limit.one-bucket-too-many') ? 1 : 0;
  const isJoined = query.values.has('bbox') && planted('stories.summary.bbox.counts-events');
  const joined = isJoined
    ? counted.flatMap((story) => story.events.filter(selected.inside).map(() => story))
    : counted;
  const buckets = storyBucketsOf(joined, groupBy, selected.standsFor, now, planted)
    .slice(0, limit + more)
    .map(bend.storyBucket);
  return { body: bend.storySummary(summaryBody(groupBy, buckets, selected.meta, selected.applied)) };
}
