import type { Story } from '../corpus/stories.js';
import type { Faults, Planted } from '../fault.js';
import { onStories } from '../on-stories.js';
import type { Query } from '../query.js';
import { Refusal } from '../refusal.js';
import type { Variants } from '../variant.js';
import { enumOf } from './enums.js';
import { storySignificance } from './story-significance.js';

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
  'stories.recent-by-publication': {
    summary: 'Puts Stories first that were published last under sort=recent, a time that no card shows',
    allowedBy: ['A57'],
    undecided: ['stories/sort-recent'],
  },
} as const satisfies Variants;

/** The order of a page of Stories, as the envelope echoes it. */
export interface StoryOrder {
  readonly echo: string;
  /** Brings Stories into the order; they come newest first. */
  readonly arrange: (newestFirst: readonly Story[]) => readonly Story[];
}

const byId = (left: Story, right: Story): number => (left.id < right.id ? -1 : 1);

const byPublication = (left: Story, right: Story): number =>
  right.recordedAt - left.recordedAt || byId(left, right);

function mostSignificantFirst(stories: readonly Story[], now: number, planted: Planted): readonly Story[] {
  return stories
    .map((story) => ({ story, rank: storySignificance(story, now, planted) }))
    .sort((left, right) => right.rank - left.rank || byId(left.story, right.story))
    .map(({ story }) => story);
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
    arrange: (stories) => {
      const ranked = mostSignificantFirst(stories, now, planted);
      return reversed ? ranked.toReversed() : ranked;
    },
  };
}
