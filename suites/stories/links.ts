import { type Api, isArray, isObject, type JsonObject, rowsOf } from '../../src/kit/index.js';
import { fullPage } from '../page-of-events.js';
import { isSpineId, seenEntities } from '../seen-entity.js';
import type { Fits } from '../selection.js';
import { type SomeStories, someStories } from './sample.js';
import { linkedEventCountOf, storyIdOf } from './story.js';

/** Ids of the Stories that an Event card says it is linked to. */
export const linkedIds = (event: JsonObject): readonly string[] =>
  isArray(event.story_refs)
    ? event.story_refs
        .filter(isObject)
        .flatMap(({ id }) => (id === undefined || id === null ? [] : [String(id)]))
    : [];

/** Events by the Story that their cards link to. */
export type Links = ReadonlyMap<string, readonly JsonObject[]>;

/** Stories, with the Events of the same days that link to them. */
export interface LinkedStories extends SomeStories {
  /** Links of Events that happened within the days asked for. */
  readonly reached: Links;
  /** These, and others of Events that happened at other times. */
  readonly known: Links;
}

/** Events by the Stories that they link to. */
export function linksOf(events: readonly JsonObject[]): Links {
  const links = new Map<string, Map<unknown, JsonObject>>();
  for (const event of events) {
    for (const id of linkedIds(event)) {
      const linked = links.get(id) ?? new Map<unknown, JsonObject>();
      links.set(id, linked.set(event.id, event));
    }
  }
  return new Map([...links].map(([id, linked]) => [id, [...linked.values()]]));
}

/** Which Events of the same days each Story is linked to, as far as a page of Events tells. */
export const linkedStories = async (api: Api): Promise<LinkedStories> =>
  withLinks(api, await someStories(api));

export async function withLinks(api: Api, stories: SomeStories): Promise<LinkedStories> {
  const events = rowsOf(await fullPage(api, { ...stories.query, limit: 100 }));
  return { ...stories, reached: linksOf(events), known: linksOf([...events, ...api.world.offer.events]) };
}

/** Spine ids of the entities that Events which link to listed Stories refer to. */
export function linkedEntities({ world }: Api, { rows, reached }: LinkedStories): readonly string[] {
  const events = rows.flatMap((row) => reached.get(storyIdOf(row)) ?? []);
  const linked = { ...world, offer: { ...world.offer, events } };
  return seenEntities(linked).flatMap(({ id }) => (isSpineId(id) ? [id] : []));
}

/** Whether a Story is linked to an Event that fits; undefined where its known links do not decide that. */
export function hasLinked(story: JsonObject, links: Links, fits: Fits): boolean | undefined {
  const known = links.get(storyIdOf(story)) ?? [];
  if (known.some((event) => fits(event) === true)) return true;
  // Only a Story that tells how many links it has shows that no other link is left.
  const all = linkedEventCountOf(story) === known.length;
  return all && known.every((event) => fits(event) === false) ? false : undefined;
}
