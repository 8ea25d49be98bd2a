import { type Corpus, type Event, newestDays } from './index.js';
import { storiesIn } from './stories.js';

/** How much news of the newest days an entity has, its merged variants included. */
interface Activity {
  readonly events: number;
  readonly stories: number;
  readonly articles: number;
}

const mentionDays = 30;

/** Which Events of the newest days mention whom, by the id of the entity into which variants were merged. */
interface Mentions {
  readonly activityOf: (canonicalId: string) => Activity;
  /** Newest first. */
  readonly eventsOf: (canonicalId: string) => readonly Event[];
  /** The entities that share Events with one, and how many Events. */
  readonly besides: (canonicalId: string) => ReadonlyMap<string, number>;
}

function mentionsOf(corpus: Corpus): Mentions {
  const recent = newestDays(corpus, mentionDays);
  const canonical = new Map(corpus.entities.map(({ id, canonicalId }) => [id, canonicalId]));
  const named = (ids: readonly string[]): ReadonlySet<string> =>
    new Set(ids.flatMap((id) => canonical.get(id) ?? []));
  const byEntity = <T extends { readonly entityIds: readonly string[] }>(all: readonly T[]) => {
    const lists = new Map<string, T[]>([...canonical.values()].map((id) => [id, []]));
    for (const each of all) for (const id of named(each.entityIds)) lists.get(id)?.push(each);
    return lists;
  };
  const events = byEntity(corpus.events(recent).byRecency);
  const stories = byEntity(storiesIn(corpus, recent));
  return {
    activityOf: (id) => ({
      events: events.get(id)?.length ?? 0,
      stories: stories.get(id)?.length ?? 0,
      articles: (stories.get(id) ?? []).reduce((sum, { articleCount }) => sum + articleCount, 0),
    }),
    eventsOf: (id) => events.get(id) ?? [],
    besides: (id) => {
      const shared = new Map<string, number>();
      for (const { entityIds } of events.get(id) ?? []) {
        for (const other of named(entityIds)) {
          if (other !== id) shared.set(other, (shared.get(other) ?? 0) + 1);
        }
      }
      return shared;
    },
  };
}

const built = new WeakMap<Corpus, Mentions>();

/** The mentions of a corpus, counted once. */
export function mentionsIn(corpus: Corpus): Mentions {
  const mentions = built.get(corpus) ?? mentionsOf(corpus);
  built.set(corpus, mentions);
  return mentions;
}
