import type { Story } from '../corpus/stories.js';
import { dayOf } from '../http/dates.js';
import { asking, bodies, fronts, openSchemas, paths } from '../http/middleware.js';
import { enumOf } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { onStories } from './events-rules.js';

export const storySignificanceVariants = {
  'stories.significance-by-best-event': {
    summary:
      'Ranks Stories by their most significant Event, up to ten articles and the hours since, from 0 to 100',
    allowedBy: ['stories.significance.formula'],
    front: openSchemas('Story', 'StorySummary'),
  },
} as const satisfies Variants;

const halfLife = 5;
const articleCap = 40;
const weights = { events: 0.6, articles: 0.25, recency: 0.15 };

/** Days from the epoch by their date; a list of Stories asks for the same few again and again. */
const days = new Map<string, number>();

function dayOfDate(date: string): number {
  const known = days.get(date) ?? dayOf(Date.parse(date));
  days.set(date, known);
  return known;
}

/** How recent a Story is, from 1 on its own day towards 0; it halves every five days. */
export function recencyScore({ date }: Story, now: number): number {
  const age = Math.max(0, dayOf(now) - dayOfDate(date));
  return Math.round(0.5 ** (age / halfLife) * 10_000) / 10_000;
}

/** Another blend, which the document permits as well. */
function byBestEvent({ events, articleCount, codedAt }: Story, now: number): number {
  const best = Math.max(0, ...events.map(({ scores }) => scores.significance));
  const hours = Math.max(0, now - codedAt) / 3_600_000;
  return Number((70 * best + 2 * Math.min(articleCount, 10) + 10 / (1 + hours / 12)).toFixed(1));
}

/**
 * The significance of a Story, 0 to 1: what its linked Events weigh together, its number of articles up to a cap,
 * and its recency. It changes from day to day, and within a day only with the Events that are linked.
 */
export function storySignificance(story: Story, now: number, planted: Planted): number {
  if (planted.varied('stories.significance-by-best-event')) return byBestEvent(story, now);
  const articles = Math.min(story.articleCount, articleCap) / articleCap;
  const total =
    weights.events * story.weight + weights.articles * articles + weights.recency * recencyScore(story, now);
  return Math.round(total * 1000) / 1000;
}

export const storyOrderFaults = {
  'stories.sort.significance-ascending': {
    clauses: ['stories.sort.significance'],
    summary: 'Puts the least significant Stories first',
  },
  'stories.sort.significance-by-id': {
    clauses: ['stories.sort.significance'],
    summary: 'Has no order by significance on Stories, only by id',
  },
  'stories.sort.recent-ascending': {
    clauses: ['stories.sort.recent'],
    summary: 'Puts the oldest Stories first under sort=recent',
  },
  'stories.sort.recent-ignored': {
    clauses: ['stories.sort.recent'],
    summary: 'Sorts Stories by significance under sort=recent',
  },
  'stories.sort.recent-refused': {
    clauses: ['stories.sort.values'],
    summary: 'Refuses sort=recent on Stories',
  },
  'stories.sort.unknown-served': {
    clauses: ['stories.sort.unknown', 'error.invalid-enum'],
    summary: 'Serves Stories by significance for a sort that it does not know',
  },
  'stories.sort.echo-constant': {
    clauses: ['envelope.list.sort.echo'],
    summary: 'Echoes sort=significance on Stories whatever the order is',
  },
} as const satisfies Faults;

export const storyOrderVariants = {
  'stories.default-recent': {
    summary: 'Puts the newest Stories first where sort is not sent',
    allowedBy: ['stories.sort.default'],
  },
  'stories.default-order-unnamed': {
    apart: true,
    summary:
      'Puts the newest Stories first where sort is not sent, and echoes the order by a name of its own',
    allowedBy: ['stories.sort.default'],
    front: fronts(
      asking((url) => {
        if (!paths.storiesList.test(url.pathname) || url.searchParams.has('sort')) return undefined;
        url.searchParams.set('sort', 'recent');
        return url;
      }),
      bodies(paths.storiesList, (body, query) =>
        query.has('sort') ? body : { ...body, sort: 'newest first' },
      ),
      openSchemas('StoryList'),
    ),
  },
  'stories.recent-by-publication': {
    summary: 'Puts Stories first that were published last under sort=recent, a time that no card shows',
    allowedBy: ['sort-directions'],
    undecided: ['stories/sort-recent'],
  },
} as const satisfies Variants;

/** The order of a page of Stories, as the envelope echoes it. */
interface StoryOrder {
  readonly echo: string;
  /** Brings Stories, which come newest first, into the order: at least the first that are needed, the others behind them. */
  readonly arrange: (newestFirst: readonly Story[], needed: number) => readonly Story[];
}

const byId = (left: Story, right: Story): number => (left.id < right.id ? -1 : 1);

const byPublication = (left: Story, right: Story): number =>
  right.recordedAt - left.recordedAt || byId(left, right);

/**
 * Stories by rank, of which only the needed ones are in order among their equals: a page shows few of what a window holds.
 */
function mostSignificantFirst(
  stories: readonly Story[],
  needed: number,
  rankOf: (story: Story) => number,
): readonly Story[] {
  const equals = new Map<number, Story[]>();
  for (const story of stories) {
    const rank = rankOf(story);
    const others = equals.get(rank);
    if (others === undefined) equals.set(rank, [story]);
    else others.push(story);
  }
  const arranged: Story[] = [];
  for (const [, some] of [...equals].sort(([left], [right]) => right - left)) {
    if (arranged.length < needed) some.sort(byId);
    for (const story of some) arranged.push(story);
  }
  return arranged;
}

/** Reads `sort` of Stories: by significance where it is not sent. */
export function storyOrderOf(query: Query, now: number, planted: Planted): StoryOrder {
  const known = ['significance', 'recent'].includes(query.values.get('sort') ?? 'significance');
  const lenient = !known && planted('stories.sort.unknown-served');
  const sent = lenient ? undefined : enumOf(query.values, 'sort', 'storySort', onStories(planted));
  if (sent === 'recent' && planted('stories.sort.recent-refused')) {
    throw new Refusal('INVALID_ENUM', 'recent is no sort.', { accepted_values: ['significance'] });
  }
  const sort = sent ?? (planted.varied('stories.default-recent') ? 'recent' : 'significance');
  const echo = planted('stories.sort.echo-constant') ? 'significance' : sort;
  if (sort === 'recent' && !planted('stories.sort.recent-ignored')) {
    const reversed = planted('stories.sort.recent-ascending');
    const published = planted.varied('stories.recent-by-publication');
    return {
      echo,
      arrange: (stories) =>
        published ? stories.toSorted(byPublication) : reversed ? stories.toReversed() : stories,
    };
  }
  if (planted('stories.sort.significance-by-id'))
    return { echo, arrange: (stories) => stories.toSorted(byId) };
  const reversed = planted('stories.sort.significance-ascending');
  return {
    echo,
    arrange: (stories, needed) => {
      const most = reversed ? stories.length : needed;
      const ranked = mostSignificantFirst(stories, most, (story) => storySignificance(story, now, planted));
      return reversed ? ranked.toReversed() : ranked;
    },
  };
}
