import { dayLength } from '../calendar.js';
import { has } from '../planted.js';
import { rounded } from '../rolls.js';
import type { Cluster } from './clusters.js';

/** 1 at publication, 0 thirty days later. */
export function recencyOf({ publishedAt }: Cluster, at: number): number {
  return Math.max(0, Math.min(1, 1 - (at - publishedAt) / (30 * dayLength)));
}

export function weightOf(story: Cluster, at: number): number {
  const linked = Math.max(0, ...story.events.map(({ significance }) => significance));
  return 0.6 * linked + 0.2 * Math.min(1, story.articles / 10) + 0.2 * recencyOf(story, at);
}

/** A Story as clients see it; `at` is the instant for which it is weighed. */
export function storyCard(story: Cluster, at: number): Readonly<Record<string, unknown>> {
  const { events, rows } = story;
  const origins = events.flatMap(({ parties }) => parties.flatMap(({ country }) => country?.name ?? []));
  return {
    headline: story.title,
    thema: story.theme,
    berichterstattung: {
      articleCount: story.articles,
      articles: rows.map(({ domain, image, role }, index) => ({
        rank: index + 1,
        role,
        domain,
        ...(!has('articles-without-avatar') && {
          domain_avatar_url: `https://avatars.example/${domain}.svg`,
        }),
        ...(image && { image_url: `https://${domain}/${story.id}/${index}.webp` }),
      })),
    },
    geo_context: { actor_origin_countries: [...new Set(origins)] },
    linkedEvents: events.map(({ id, place }) => ({ eventHandle: id, countryName: place.country.name })),
    linked_event_count: events.length,
    signals: {
      storySignificance: rounded(weightOf(story, at), 3),
      recency: rounded(recencyOf(story, at), 3),
    },
    firstPublished: new Date(story.publishedAt).toISOString(),
    weblink: story.url,
    story_id: story.id,
  };
}
