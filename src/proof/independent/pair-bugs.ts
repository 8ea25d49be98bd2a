/** A parameter that is overlooked where another one is sent. */
interface Overlooked {
  readonly summary: string;
  readonly breaks: string;
  readonly operation:
    | 'events'
    | 'event summary'
    | 'stories'
    | 'story summary'
    | 'entities'
    | 'hierarchy'
    | 'facilities'
    | 'models'
    | 'hardware'
    | 'agents'
    | 'registry';
  readonly name: string;
  readonly beside: string;
  /** The values of the other parameter beside which it is overlooked; any unless told. */
  readonly being?: RegExp;
  /** Its own values that are overlooked; any unless told. */
  readonly own?: RegExp;
}

export const overlookedBugs = {
  'search-drops-country': {
    summary: 'country has no effect on a search',
    breaks: 'events.country.nothing-else',
    operation: 'events',
    name: 'country',
    beside: 'search',
  },
  'entity-drops-category': {
    summary: 'category has no effect on a request about an entity',
    breaks: 'events.category.filter',
    operation: 'events',
    name: 'category',
    beside: 'entity',
  },
  'near-drops-limit': {
    summary: 'limit has no effect beside near',
    breaks: 'events.limit.page-size',
    operation: 'events',
    name: 'limit',
    beside: 'near',
  },
  'days-drop-subcategory': {
    summary: 'subcategory has no effect beside days',
    breaks: 'events.subcategory.filter',
    operation: 'events',
    name: 'subcategory',
    beside: 'days',
  },
  'region-drops-significance-minimum': {
    summary: 'significance_min has no effect beside region',
    breaks: 'events.significance-min.bound',
    operation: 'events',
    name: 'significance_min',
    beside: 'region',
  },
  'images-drop-limit': {
    summary: 'limit has no effect where images are asked for',
    breaks: 'events.limit.page-size',
    operation: 'events',
    name: 'limit',
    beside: 'include_images',
    being: /^true$/i,
  },
  'box-drops-fatalities': {
    summary: 'has_fatalities has no effect beside bbox',
    breaks: 'events.has-fatalities.true',
    operation: 'events',
    name: 'has_fatalities',
    beside: 'bbox',
  },
  'office-drops-languages': {
    summary: 'languages has no effect on a request about an office',
    breaks: 'events.languages.filter',
    operation: 'events',
    name: 'languages',
    beside: 'office',
  },
  'actor-country-drops-category': {
    summary: 'category has no effect beside actor_country',
    breaks: 'events.category.filter',
    operation: 'events',
    name: 'category',
    beside: 'actor_country',
  },
  'location-match-drops-admin1': {
    summary: 'admin1 has no effect with country_match=location',
    breaks: 'events.admin1.filter',
    operation: 'events',
    name: 'admin1',
    beside: 'country_match',
    being: /^location$/,
  },
  'lexical-search-drops-sort': {
    summary: 'sort has no effect on a lexical search',
    breaks: 'events.sort.recent',
    operation: 'events',
    name: 'sort',
    beside: 'search_mode',
    being: /^lexical$/,
  },
  'maximum-drops-minimum': {
    summary: 'Of both bounds of confidence only the maximum counts',
    breaks: 'events.confidence-min.bound',
    operation: 'events',
    name: 'confidence_min',
    beside: 'confidence_max',
  },
  'recent-walk-drops-minimum': {
    summary: 'confidence_min has no effect on later pages by sort=recent',
    breaks: 'events.confidence-min.bound',
    operation: 'events',
    name: 'confidence_min',
    beside: 'cursor',
  },
  'summary-country-drops-category': {
    summary: 'The summary overlooks category beside country',
    breaks: 'events-summary.accepts.category',
    operation: 'event summary',
    name: 'category',
    beside: 'country',
  },
  'summary-entity-drops-fatalities': {
    summary: 'The summary overlooks has_fatalities on a request about an entity',
    breaks: 'events-summary.accepts.has-fatalities',
    operation: 'event summary',
    name: 'has_fatalities',
    beside: 'entity',
  },
  'story-search-drops-category': {
    summary: 'story_category has no effect on a search for Stories',
    breaks: 'stories.story-category.filter',
    operation: 'stories',
    name: 'story_category',
    beside: 'search',
  },
  'story-region-drops-entity': {
    summary: 'entity has no effect on Stories of a region',
    breaks: 'stories.entity.filter',
    operation: 'stories',
    name: 'entity',
    beside: 'region',
  },
  'facility-country-drops-status': {
    summary: 'status of facilities has no effect beside country',
    breaks: 'facilities.status.only',
    operation: 'facilities',
    name: 'status',
    beside: 'country',
  },
  'facility-order-drops-capacity-minimum': {
    summary: 'capacity_mw_min has no effect under a capacity order',
    breaks: 'facilities.capacity-mw-min',
    operation: 'facilities',
    name: 'capacity_mw_min',
    beside: 'sort',
    being: /^capacity/,
  },
  'frontier-drops-organization': {
    summary: 'organization has no effect on frontier models',
    breaks: 'aicompute.models.organization',
    operation: 'models',
    name: 'organization',
    beside: 'frontier',
  },
  'agent-country-drops-active-only': {
    summary: 'active_only has no effect beside country',
    breaks: 'government.links.active-only',
    operation: 'agents',
    name: 'active_only',
    beside: 'country',
  },
  'registry-country-drops-status': {
    summary: 'entity_status has no effect beside country',
    breaks: 'registry.entities.entity-status',
    operation: 'registry',
    name: 'entity_status',
    beside: 'country',
  },
  'country-drops-target-actor': {
    summary: 'target_actor_country has no effect beside country',
    breaks: 'events.target-actor-country.filter',
    operation: 'events',
    name: 'target_actor_country',
    beside: 'country',
  },
  'recent-order-drops-magnitude-minimum': {
    summary: 'magnitude_min has no effect by sort=recent',
    breaks: 'events.magnitude-min.bound',
    operation: 'events',
    name: 'magnitude_min',
    beside: 'sort',
    being: /^recent$/,
  },
  'observed-interval-drops-fatalities': {
    summary: 'has_fatalities has no effect beside observed_start',
    breaks: 'events.has-fatalities.true',
    operation: 'events',
    name: 'has_fatalities',
    beside: 'observed_start',
  },
  'summary-by-category-drops-box': {
    summary: 'The summary by category overlooks bbox',
    breaks: 'events-summary.accepts.bbox',
    operation: 'event summary',
    name: 'bbox',
    beside: 'group_by',
    being: /^category$/,
  },
  'summary-by-source-drops-source': {
    summary: 'The summary by source_actor_country overlooks a filter on it',
    breaks: 'events-summary.accepts.source-actor-country',
    operation: 'event summary',
    name: 'source_actor_country',
    beside: 'group_by',
    being: /^source_actor_country$/,
  },
  'summary-by-subcategory-drops-limit': {
    summary: 'The summary by subcategory overlooks limit',
    breaks: 'events-summary.limit.counts-buckets',
    operation: 'event summary',
    name: 'limit',
    beside: 'group_by',
    being: /^subcategory$/,
  },
  'story-entity-drops-sort': {
    summary: 'sort has no effect on Stories about an entity',
    breaks: 'stories.sort.recent',
    operation: 'stories',
    name: 'sort',
    beside: 'entity',
  },
  'story-box-drops-limit': {
    summary: 'limit has no effect on Stories of a box',
    breaks: 'stories.limit.page-size',
    operation: 'stories',
    name: 'limit',
    beside: 'bbox',
  },
  'later-stories-without-category': {
    summary: 'story_category has no effect on pages of Stories after the first',
    breaks: 'stories.story-category.filter',
    operation: 'stories',
    name: 'story_category',
    beside: 'cursor',
  },
  'story-weekdays-drop-category': {
    summary: 'The summary of Stories by weekday overlooks story_category',
    breaks: 'stories.summary.accepts.story-category',
    operation: 'story summary',
    name: 'story_category',
    beside: 'group_by',
    being: /^weekday$/,
  },
  'entity-search-drops-limit': {
    summary: 'limit has no effect on a search for Entities',
    breaks: 'entities.list.limit.bounds-rows',
    operation: 'entities',
    name: 'limit',
    beside: 'search',
  },
  'children-alone-drop-limit': {
    summary: 'limit has no effect on a hierarchy of children alone',
    breaks: 'hierarchy.limit.bounds',
    operation: 'hierarchy',
    name: 'limit',
    beside: 'direction',
    being: /^down$/,
  },
  'facility-class-drops-sort': {
    summary: 'sort has no effect on facilities of one class',
    breaks: 'facilities.sort.capacity-desc',
    operation: 'facilities',
    name: 'sort',
    beside: 'class',
  },
  'compute-order-drops-offset': {
    summary: 'offset has no effect on models by compute',
    breaks: 'aicompute.offset',
    operation: 'models',
    name: 'offset',
    beside: 'sort',
    being: /^compute$/,
  },
  'hardware-type-drops-limit': {
    summary: 'limit has no effect on hardware of one type',
    breaks: 'aicompute.limit.bounds',
    operation: 'hardware',
    name: 'limit',
    beside: 'type',
  },
  'sanctioned-links-drop-limit': {
    summary: 'limit has no effect beside sanctioned_only',
    breaks: 'government.links.limit.rows',
    operation: 'agents',
    name: 'limit',
    beside: 'sanctioned_only',
  },
  'summary-category-drops-false-fatalities': {
    summary: 'The summary overlooks has_fatalities=false beside category',
    breaks: 'events-summary.accepts.has-fatalities',
    operation: 'event summary',
    name: 'has_fatalities',
    beside: 'category',
    own: /^false$/i,
  },
  'story-summary-category-drops-entity': {
    summary: 'The summary of Stories overlooks entity beside story_category',
    breaks: 'stories.summary.accepts.entity',
    operation: 'story summary',
    name: 'entity',
    beside: 'story_category',
  },
  'companions-drop-limit': {
    summary: 'limit has no effect beside co_occurring_with',
    breaks: 'entities.list.limit.bounds-rows',
    operation: 'entities',
    name: 'limit',
    beside: 'co_occurring_with',
  },
  'upward-hierarchy-drops-depth': {
    summary: 'depth has no effect with direction=up',
    breaks: 'hierarchy.depth.deeper',
    operation: 'hierarchy',
    name: 'depth',
    beside: 'direction',
    being: /^up$/,
  },
  'frontier-drops-compute-order': {
    summary: 'sort has no effect on frontier models',
    breaks: 'aicompute.models.sort.compute',
    operation: 'models',
    name: 'sort',
    beside: 'frontier',
  },
} as const satisfies Record<string, Overlooked>;

type OverlookedBug = keyof typeof overlookedBugs;

/**
 * The parameters of a request without those that are overlooked.
 * @param isPlanted tells whether the deployment has a bug
 */
export function heard(
  operation: Overlooked['operation'],
  values: ReadonlyMap<string, string>,
  isPlanted: (bug: OverlookedBug) => boolean,
): ReadonlyMap<string, string> {
  const table: Readonly<Record<string, Overlooked>> = overlookedBugs;
  const lost = Object.entries(table).flatMap(([bug, { name, beside, being = /^/, own = /^/, ...rest }]) => {
    const other = values.get(beside);
    const isMet = rest.operation === operation && other !== undefined && being.test(other);
    const meets = isMet && own.test(values.get(name) ?? '');
    const isWalk = bug !== 'recent-walk-drops-minimum' || values.get('sort') === 'recent';
    return meets && isWalk && isPlanted(bug as OverlookedBug) ? [name] : [];
  });
  return lost.length === 0 ? values : new Map([...values].filter(([name]) => !lost.includes(name)));
}
