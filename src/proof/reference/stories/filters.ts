import { coverageStart } from '../../../../contract/index.js';
import type { Deployment } from '../account/route.js';
import { longestLag } from '../corpus/events.js';
import type { DayRange, Event } from '../corpus/index.js';
import { type Story, storiesIn, storyAt, withLinks } from '../corpus/stories.js';
import { taxonomyOf } from '../events/category.js';
import { placesOf } from '../events/country.js';
import { entitiesOf } from '../events/entity.js';
import { geometryOf } from '../events/geometry.js';
import type { Adjustment } from '../events/limit.js';
import { type Window, windowOf } from '../events/window.js';
import { calendarDay, dateText, dayOf } from '../http/dates.js';
import { retiredForm } from '../http/life-cycle.js';
import type { Query } from '../http/query.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { storyCategoryOf } from './category.js';
import { onStories } from './events-rules.js';

export const storyGeographyFaults = {
  'stories.bbox.first-event-only': {
    clauses: ['stories.bbox.linked-events'],
    summary: 'Looks for the box at the most significant linked Event only',
  },
  'stories.bbox.last-event-only': {
    clauses: ['stories.bbox.linked-events'],
    summary: 'Looks for the box at the least significant linked Event only',
  },
  'stories.bbox.keeps-unlinked': {
    clauses: ['stories.bbox.nothing-else'],
    summary: 'Keeps Stories without Events in every box',
  },
  'stories.bbox.links-in-box-only': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Shows and counts, beside bbox, the linked Events in the box only',
  },
  'stories.region.first-event-only': {
    clauses: ['stories.region.linked-events'],
    summary: 'Looks for the region at the most significant linked Event only',
  },
  'stories.region.later-pages-first-event-only': {
    clauses: ['stories.region.linked-events'],
    admits: ['stories.cursor.walk-complete'],
    summary: 'Looks for the region, beside a cursor, at the most significant linked Event only',
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

export const storyNearFaults = {
  'stories.near.dropped': {
    clauses: ['stories.near.nothing-else'],
    admits: ['limits.radius-km.cap'],
    summary: 'Accepts near on Stories and never looks at it',
  },
  'stories.near.keeps-unlinked': {
    clauses: ['stories.near.nothing-else'],
    admits: ['limits.radius-km.cap'],
    summary: 'Keeps Stories without Events about every point',
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
  /** Whether the filters admit a linked Event. */
  readonly inside: (event: Event) => boolean;
  readonly normalized: readonly Adjustment[];
  readonly applied: Readonly<Record<string, unknown>>;
}

/** Reads the geography filters; one linked Event has to satisfy them all. */
function storyPlacesOf(asked: Query, planted: Planted): StoryPlaces {
  const overlooked = planted('stories.near.dropped') ? ['near', 'radius_km'] : [];
  const values = new Map([...asked.values].filter(([name]) => !overlooked.includes(name)));
  const query = { ...asked, values };
  const sent = names.filter((name) => values.has(name));
  const bent = (how: 'first-event-only' | 'keeps-unlinked' | 'admits-actor-origin'): boolean =>
    sent.some((name) => isBroken(name, how, planted));
  const finest = planted('stories.region.finest-only') ? values.get('region') : undefined;
  const match = bent('admits-actor-origin') ? 'location_or_actor_origin' : 'location';
  const located = { ...query, values: new Map([...values, ['country_match', match]]) };

  const shared = onStories(planted);
  const places = placesOf(located, shared);
  const geometry = geometryOf(query, shared);
  const isLate = values.has('region') && values.has('cursor');
  const first =
    bent('first-event-only') || (isLate && planted('stories.region.later-pages-first-event-only'));
  const unlinked = bent('keeps-unlinked');
  const inside = (event: Event): boolean =>
    places.keep(event) && geometry.keep(event) && (finest === undefined || event.country.region === finest);
  const last = values.has('bbox') && planted('stories.bbox.last-event-only');
  const looked = (events: readonly Event[]): readonly Event[] =>
    first ? events.slice(0, 1) : last ? events.slice(-1) : events;
  const standsFor = ({ events }: Story): Event | undefined =>
    sent.length === 0 ? events[0] : looked(events).find(inside);
  return {
    admits: (story) =>
      sent.length === 0 || standsFor(story) !== undefined || (unlinked && story.events.length === 0),
    standsFor,
    inside,
    normalized: geometry.normalized,
    applied: sent.length === 0 ? {} : places.applied,
  };
}

function isBroken(
  name: Name,
  how: 'first-event-only' | 'keeps-unlinked' | 'admits-actor-origin',
  planted: Planted,
): boolean {
  if (name === 'country') return false;
  if (name === 'near') return how === 'keeps-unlinked' && planted('stories.near.keeps-unlinked');
  if (name === 'bbox') return how !== 'admits-actor-origin' && planted(`stories.bbox.${how}`);
  return planted(`stories.${name}.${how}`);
}

export const storyWindowFaults = {
  'stories.window.default-frozen': {
    needs: 'time',
    clauses: ['stories.window.default.rolling'],
    summary: 'Keeps the default window of Stories where it stood at the first request',
  },
  'stories.window.default-entity-unbounded': {
    clauses: ['stories.window.default.entity'],
    summary: 'Has no window on entity-scoped Stories when none is sent',
  },
} as const satisfies Faults;

export const storyWindowVariants = {
  'stories.window-by-coding': {
    summary: 'Compares windows of dates with the day on which a Story was first coded',
    allowedBy: ['stories.window.compared-time'],
  },
} as const satisfies Variants;

const timeNames = ['date', 'date_start', 'date_end', 'days', 'observed_start', 'observed_end'] as const;

/** When a deployment first needed its default window; only a fault looks. */
const frozen = new WeakMap<Planted, number>();

function nowOf(now: number, planted: Planted): number {
  if (!planted('stories.window.default-frozen')) return now;
  const first = frozen.get(planted) ?? now;
  frozen.set(planted, first);
  return first;
}

/** The window of a request for Stories: the rules of Events, read over the date and the coding time of a Story. */
function storyWindowOf(
  query: Query,
  now: number,
  planted: Planted,
): Window & { holds: (story: Story) => boolean } {
  const explicit = timeNames.some((name) => query.values.has(name));
  const window = windowOf(query, explicit ? now : nowOf(now, planted), onStories(planted));
  const open = !explicit && query.values.has('entity') && planted('stories.window.default-entity-unbounded');
  const coded = planted.varied('stories.window-by-coding');
  const holds = ({ date, codedAt, recordedAt }: Story): boolean =>
    open || window.covers({ eventDate: coded ? dateText(dayOf(codedAt)) : date, codedAt, recordedAt });
  const wide = { start: window.reach.start - longestLag - 1, end: window.reach.end };
  const reach = open
    ? { start: calendarDay(coverageStart) ?? 0, end: dayOf(now) }
    : coded
      ? wide
      : window.reach;
  return { ...window, reach, holds };
}

export const storyEntityVariants = {
  'stories.chief-entity-only': {
    apart: true,
    summary: 'Takes a Story to be about one entity at most, the first of its Events that the registry holds',
    allowedBy: ['stories.entity.link', 'story-card.other-fields'],
  },
} as const satisfies Variants;

/** The entities that a Story is about. */
export const entitiesAbout = ({ entityIds }: Story, planted: Planted): readonly string[] =>
  planted.varied('stories.chief-entity-only')
    ? entityIds.filter((id) => id.startsWith('e_')).slice(0, 1)
    : entityIds;

export const storyFilterFaults = {
  'stories.links.forgotten': {
    clauses: ['stories.service.linked-events', 'stories.significance.linked-event-count.links'],
    admits: ['stories.bbox.linked-events', 'stories.region.linked-events', 'stories.continent.linked-events'],
    summary: 'Has lost the links from Stories to Events',
  },
  'stories.entity.wiki-id-unfound': {
    clauses: ['entities.handle.wiki.stories'],
    admits: ['entity-card.id.either-form', 'stories.entity.filter', 'stories.entity.link'],
    summary: 'Finds no Story for entities that the registry does not hold, though it resolves their pages',
  },
  'stories.entity.lone-handle-of-first-event': {
    clauses: ['stories.entity.filter'],
    summary: 'Looks for a single handle among the entities of the first Event of a Story alone',
  },
  'stories.entity.keeps-unlinked': {
    clauses: ['stories.entity.filter'],
    summary: 'Keeps Stories without Events whatever entity is asked for',
  },
} as const satisfies Faults;

/** What a request selects of the Stories as they stood at an instant. */
interface StorySelection {
  /** Newest first. */
  readonly stories: readonly Story[];
  /** The dates among which they were sought. */
  readonly reach: DayRange;
  readonly standsFor: (story: Story) => Event | undefined;
  /** Whether the filters on place admit a linked Event. */
  readonly inside: (event: Event) => boolean;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly applied: Readonly<Record<string, unknown>>;
}

/** A stored Story as the deployment knows it at an instant; undefined before it was published. */
export function knownAt(stored: Story, instant: number, planted: Planted): Story | undefined {
  const story = storyAt(stored, instant);
  return story !== undefined && planted('stories.links.forgotten') ? withLinks(story, []) : story;
}

/** The deprecated `domain` and `event_family`, through the linked Events; `category` means something else here. */
function familyOf(query: Query, deployment: Deployment): (story: Story) => boolean {
  const sent = [...query.values].filter(([name]) => name === 'domain' || name === 'event_family');
  const { keep } = taxonomyOf({ ...query, values: new Map(sent) }, onStories(deployment.planted));
  return ({ events }) => sent.length === 0 || events.some(keep);
}

function entityOf(query: Query, deployment: Deployment) {
  const { planted } = deployment;
  const { groups, applied } = entitiesOf(query, { ...deployment, planted: onStories(planted) });
  const unlinked = planted('stories.entity.keeps-unlinked');
  const isFound = (id: string) => !(id.startsWith('wiki:') && planted('stories.entity.wiki-id-unfound'));
  const isLone = groups?.length === 1 && planted('stories.entity.lone-handle-of-first-event');
  const idsOf = (story: Story): readonly string[] =>
    isLone ? (story.events[0]?.entityIds ?? []) : entitiesAbout(story, planted);
  const keep = (story: Story): boolean =>
    groups === undefined ||
    idsOf(story).some((id) => isFound(id) && groups.some((ids) => ids.has(id))) ||
    (unlinked && story.events.length === 0);
  return { keep, applied };
}

/** Reads all filters of a request for Stories but `search`; they combine by AND. */
export function selectStories(
  query: Query,
  deployment: Deployment,
  instant: number,
  adjustments: readonly Adjustment[],
): StorySelection {
  const { planted } = deployment;
  const window = storyWindowOf(query, instant, planted);
  const places = storyPlacesOf(query, planted);
  const inCategory = storyCategoryOf(query.values, planted);
  const ofFamily = familyOf(query, deployment);
  const entity = entityOf(query, deployment);
  const normalized = [...adjustments, ...places.normalized];
  const keep = (story: Story): boolean =>
    inCategory(story) && ofFamily(story) && entity.keep(story) && places.admits(story);
  const isNarrow = query.values.has('bbox') && planted('stories.bbox.links-in-box-only');
  const shown = (story: Story): Story =>
    isNarrow ? withLinks(story, story.events.filter(places.inside)) : story;
  return {
    stories: storiesIn(deployment.corpus, window.reach).flatMap((stored) => {
      const story = window.holds(stored) ? knownAt(stored, instant, planted) : undefined;
      return story !== undefined && keep(story) ? [shown(story)] : [];
    }),
    reach: window.reach,
    standsFor: places.standsFor,
    inside: places.inside,
    meta: window.meta,
    applied: {
      ...places.applied,
      ...entity.applied,
      ...(normalized.length === 0 ? {} : { normalized }),
      ...(Object.keys(query.retired).length === 0 || planted('stories.retired.unsaid')
        ? {}
        : { retired: retiredForm(query.retired, onStories(planted)) }),
      ...(query.ignored.length === 0 ? {} : { ignored: query.ignored }),
    },
  };
}
