import type { Json } from './bend.js';
import type { Event } from './corpus/index.js';
import type { Story } from './corpus/stories.js';
import type { Deployment } from './deployment.js';
import { instantText } from './rules/dates.js';
import { recencyScore, storySignificance } from './rules/story-significance.js';

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const eventRef = ({ id, family, category, title, eventDate, scores, ...event }: Event): Json => ({
  id,
  family,
  category,
  title,
  event_date: eventDate,
  significance: scores.significance,
  geo: {
    country: event.country.name,
    region: event.country.region,
    continent: event.country.continent,
    admin1: event.admin1,
    latitude: event.latitude,
    longitude: event.longitude,
  },
});

/** Where the actors of the linked Events come from, as far as known. */
function originsOf({ events }: Story): readonly string[] {
  return distinct(
    events.flatMap(({ actors }) => actors.flatMap(({ country }) => (country === null ? [] : [country.name]))),
  );
}

/** The Story card of a Story as it stands at an instant. */
export function storyCardOf(story: Story, { corpus, planted }: Deployment, now: number): Json {
  const origins = originsOf(story);
  return {
    id: story.id,
    url: story.url,
    title: story.title,
    story_date: story.date,
    first_seen_at: instantText(story.codedAt),
    story_category: story.category,
    article_count: story.articleCount,
    linked_event_count: story.events.length,
    metrics: {
      significance: storySignificance(story, now, planted),
      recency_score: recencyScore(story, now),
      article_count: story.articleCount,
    },
    ...(origins.length === 0 ? {} : { geo_context: { actor_origin_countries: origins } }),
    event_refs: story.events.map(eventRef),
    entity_refs: corpus.entities
      .filter(({ id }) => story.entityIds.includes(id))
      .map(({ id, name, type, wiki }) => ({ id, wiki_id: wiki, name, type })),
    articles: story.articles.map(({ url, title, domain, rank, role, imageUrl }) => ({
      url,
      title,
      domain,
      domain_avatar_url: `https://images.service.example/domains/${domain}.png`,
      ...(imageUrl === null ? {} : { image_url: imageUrl }),
      rank,
      role,
    })),
  };
}
