import type { Event } from '../corpus/index.js';
import type { Story } from '../corpus/stories.js';
import type { Faults, Planted } from '../fault.js';
import { onStories } from '../on-stories.js';
import type { Query } from '../query.js';
import { placesOf } from './countries.js';
import { geometryOf } from './geometry.js';
import type { Adjustment } from './limit.js';

export const storyGeographyFaults = {
  'stories.bbox.first-event-only': {
    clauses: ['stories.bbox.linked-events'],
    summary: 'Looks for the box at the most significant linked Event only',
  },
  'stories.bbox.keeps-unlinked': {
    clauses: ['stories.bbox.nothing-else'],
    summary: 'Keeps Stories without Events in every box',
  },
  'stories.region.first-event-only': {
    clauses: ['stories.region.linked-events'],
    summary: 'Looks for the region at the most significant linked Event only',
  },
  'stories.region.finest-only': {
    clauses: ['stories.region.linked-events'],
    summary: 'Compares region with the finest region of a country, so that Africa, Asia and Europe are empty',
  },
  'stories.region.keeps-unlinked': {
    clauses: ['stories.region.nothing-else'],
    summary: 'Keeps Stories without Events in every region',
  },
  'stories.region.admits-actor-origin': {
    clauses: ['stories.region.nothing-else', 'story-card.geo-context.actor-origin-countries.not-a-filter'],
    summary: 'Admits Stories to a region by the origin of the actors of their Events',
  },
  'stories.continent.first-event-only': {
    clauses: ['stories.continent.linked-events'],
    summary: 'Looks for the continent at the most significant linked Event only',
  },
  'stories.continent.keeps-unlinked': {
    clauses: ['stories.continent.nothing-else'],
    summary: 'Keeps Stories without Events in every continent',
  },
  'stories.continent.admits-actor-origin': {
    clauses: ['stories.continent.nothing-else', 'story-card.geo-context.actor-origin-countries.not-a-filter'],
    summary: 'Admits Stories to a continent by the origin of the actors of their Events',
  },
} as const satisfies Faults;

/** The filters on place, which Stories know through their linked Events only. */
const names = ['bbox', 'region', 'continent', 'country', 'near'] as const;
type Name = (typeof names)[number];

/** Where the linked Events of Stories took place, as the geography filters see it. */
interface StoryPlaces {
  readonly admits: (story: Story) => boolean;
  /** The linked Event whose place stands for the Story: the first that the filters admit. */
  readonly standsFor: (story: Story) => Event | undefined;
  readonly normalized: readonly Adjustment[];
  readonly applied: Readonly<Record<string, unknown>>;
}

/** Reads the geography filters; one linked Event has to satisfy them all. */
export function storyPlacesOf(query: Query, planted: Planted): StoryPlaces {
  const { values } = query;
  const sent = names.filter((name) => values.has(name));
  const bent = (how: 'first-event-only' | 'keeps-unlinked' | 'admits-actor-origin'): boolean =>
    sent.some((name) => isBroken(name, how, planted));
  const finest = planted('stories.region.finest-only') ? values.get('region') : undefined;
  const match = bent('admits-actor-origin') ? 'location_or_actor_origin' : 'location';
  const located = { ...query, values: new Map([...values, ['country_match', match]]) };

  const shared = onStories(planted);
  const places = placesOf(located, shared);
  const geometry = geometryOf(query, shared);
  const first = bent('first-event-only');
  const unlinked = bent('keeps-unlinked');
  const inside = (event: Event): boolean =>
    places.keep(event) && geometry.keep(event) && (finest === undefined || event.country.region === finest);
  const standsFor = ({ events }: Story): Event | undefined =>
    sent.length === 0 ? events[0] : (first ? events.slice(0, 1) : events).find(inside);
  return {
    admits: (story) =>
      sent.length === 0 || standsFor(story) !== undefined || (unlinked && story.events.length === 0),
    standsFor,
    normalized: geometry.normalized,
    applied: sent.length === 0 ? {} : places.applied,
  };
}

function isBroken(
  name: Name,
  how: 'first-event-only' | 'keeps-unlinked' | 'admits-actor-origin',
  planted: Planted,
): boolean {
  if (name === 'country' || name === 'near') return false;
  if (name === 'bbox') return how !== 'admits-actor-origin' && planted(`stories.bbox.${how}`);
  return planted(`stories.${name}.${how}`);
}
