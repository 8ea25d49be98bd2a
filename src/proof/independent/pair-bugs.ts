/** A parameter that is overlooked where another one is sent. */
interface Overlooked {
  readonly summary: string;
  readonly breaks: string;
  readonly operation:
    | 'events'
    | 'event summary'
    | 'stories'
    | 'facilities'
    | 'models'
    | 'agents'
    | 'registry'
    | 'data centers';
  readonly name: string;
  readonly beside: string;
  /** The values of the other parameter beside which it is overlooked; any unless told. */
  readonly being?: RegExp;
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
} as const satisfies Record<string, Overlooked>;

/** Rules of one parameter that break where another one is sent. */
export const bentBesideBugs = {
  'country-list-by-location-first-only': {
    summary: 'Of several countries only the first counts with country_match=location',
    breaks: 'events.country.list',
  },
  'category-case-sensitive-beside-subcategory': {
    summary: 'category is case-sensitive beside subcategory',
    breaks: 'events.category.case-insensitive',
  },
  'date-end-exclusive-beside-entity': {
    summary: 'The last day of an explicit window is left out of a request about an entity',
    breaks: 'events.date-end.inclusive',
  },
  'entities-beside-category-first-only': {
    summary: 'Of several handles only the first counts beside category',
    breaks: 'events.entity.union',
  },
} as const;

export type PairBug = keyof typeof overlookedBugs | keyof typeof bentBesideBugs;

/**
 * The parameters of a request without those that are overlooked.
 * @param isPlanted tells whether the deployment has a bug
 */
export function heard(
  operation: Overlooked['operation'],
  values: ReadonlyMap<string, string>,
  isPlanted: (bug: PairBug) => boolean,
): ReadonlyMap<string, string> {
  const table: Readonly<Record<string, Overlooked>> = overlookedBugs;
  const lost = Object.entries(table).flatMap(([bug, { name, beside, being = /^/, ...rest }]) => {
    const other = values.get(beside);
    const meets = rest.operation === operation && other !== undefined && being.test(other);
    const isWalk = bug !== 'recent-walk-drops-minimum' || values.get('sort') === 'recent';
    return meets && isWalk && isPlanted(bug as PairBug) ? [name] : [];
  });
  return lost.length === 0 ? values : new Map([...values].filter(([name]) => !lost.includes(name)));
}
