import type { Call } from '../answer.js';
import type { Occurrence } from '../occurrence.js';
import type { Person } from '../persons.js';

type Part = Readonly<Record<string, unknown>>;

/** Events that name the entity under any of its ids. */
export function eventsNaming(corpus: readonly Occurrence[], { id, siblings }: Person): readonly Occurrence[] {
  return corpus.filter(
    (event) =>
      !event.withdrawn && event.people.some((named) => named.id === id || siblings.includes(named.id)),
  );
}

/** An entity as clients see it; companies without a page have a null address. */
export function entityCard(entity: Person, { corpus, base }: Call): Part {
  const events = eventsNaming(corpus, entity);
  const stories = new Set(events.flatMap((event) => event.stories.map(({ id }) => id)));
  return {
    benennung: { displayName: entity.name, entityType: entity.kind },
    countryIso3: entity.country,
    status: events.length === 0 ? 'needs_review' : 'active',
    encyclopedia_url: entity.page ?? null,
    aktivitaet: {
      eventCount: events.length,
      storyCount: stories.size,
      articleCount: events.reduce((sum, { articles }) => sum + articles, 0),
    },
    detailUrl: `${base}/api/v2/entities/${encodeURIComponent(entity.id)}`,
    id: entity.id,
  };
}
