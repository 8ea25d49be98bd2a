import type { Story } from '../corpus/stories.js';
import type { Planted } from '../fault.js';
import type { Variants } from '../variant.js';
import { openSchemas } from '../variants/fronts.js';
import { calendarDay, dayOf } from './dates.js';

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

/** How recent a Story is, from 1 on its own day towards 0; it halves every five days. */
export function recencyScore({ date }: Story, now: number): number {
  const age = Math.max(0, dayOf(now) - (calendarDay(date) ?? 0));
  return Number((0.5 ** (age / halfLife)).toFixed(4));
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
  const quiet = story.events.reduce((rest, { scores }) => rest * (1 - scores.significance), 1);
  const articles = Math.min(story.articleCount, articleCap) / articleCap;
  const total =
    weights.events * (1 - quiet) + weights.articles * articles + weights.recency * recencyScore(story, now);
  return Number(total.toFixed(3));
}
