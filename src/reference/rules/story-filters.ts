import type { Event } from '../corpus/index.js';
import { type Story, storiesIn, storyAt } from '../corpus/stories.js';
import type { Deployment } from '../deployment.js';
import type { Faults, Planted } from '../fault.js';
import { onStories } from '../on-stories.js';
import type { Query } from '../query.js';
import { entitiesOf } from './entities.js';
import { retiredForm } from './life-cycle.js';
import type { Adjustment } from './limit.js';
import { storyCategoryOf } from './story-category.js';
import { storyPlacesOf } from './story-geography.js';
import { storyWindowOf } from './story-window.js';
import { taxonomyOf } from './taxonomy.js';

export const storyFilterFaults = {
  'stories.links.forgotten': {
    clauses: [
      'stories.service.linked-events',
      'stories.significance.linked-event-count.links',
      'stories.bbox.linked-events',
      'stories.region.linked-events',
      'stories.continent.linked-events',
    ],
    summary: 'Has lost the links from Stories to Events',
  },
  'stories.entity.keeps-unlinked': {
    clauses: ['stories.entity.filter'],
    summary: 'Keeps Stories without Events whatever entity is asked for',
  },
} as const satisfies Faults;

/** What a request selects of the Stories as they stood at an instant. */
export interface StorySelection {
  /** Newest first. */
  readonly stories: readonly Story[];
  readonly standsFor: (story: Story) => Event | undefined;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly applied: Readonly<Record<string, unknown>>;
}

/** A stored Story as the deployment knows it at an instant; undefined before it was published. */
export function knownAt(stored: Story, instant: number, planted: Planted): Story | undefined {
  const story = storyAt(stored, instant);
  return story !== undefined && planted('stories.links.forgotten') ? { ...story, events: [] } : story;
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
  const keep = ({ entityIds, events }: Story): boolean =>
    groups === undefined ||
    entityIds.some((id) => groups.some((ids) => ids.has(id))) ||
    (unlinked && events.length === 0);
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
  return {
    stories: storiesIn(deployment.corpus, window.reach).flatMap((stored) => {
      const story = window.holds(stored) ? knownAt(stored, instant, planted) : undefined;
      return story !== undefined && keep(story) ? [story] : [];
    }),
    standsFor: places.standsFor,
    meta: window.meta,
    applied: {
      ...places.applied,
      ...entity.applied,
      ...(normalized.length === 0 ? {} : { normalized }),
      ...(Object.keys(query.retired).length === 0
        ? {}
        : { retired: retiredForm(query.retired, onStories(planted)) }),
      ...(query.ignored.length === 0 ? {} : { ignored: query.ignored }),
    },
  };
}
