import { limits } from '../limits.js';
import { eventsListParameters, eventsSummaryParameters } from './events.js';
import type { Parameters } from './parameter.js';

const { date_start, date_end, date, days, observed_start, observed_end } = eventsListParameters;
const { country, bbox, domain, event_family } = eventsListParameters;

/** The cap on windows binds Stories, whose time parameters the document does not list. */
const time = {
  date_start: { ...date_start, presupposed: true },
  date_end: { ...date_end, presupposed: true },
  date: { ...date, presupposed: true },
  days: { ...days, presupposed: true },
  observed_start: { ...observed_start, presupposed: true },
  observed_end: { ...observed_end, presupposed: true },
} as const satisfies Parameters;

const geography = {
  country: { ...country, presupposed: true },
  region: { type: 'text', summary: 'A region of the linked Events' },
  continent: { type: 'text', summary: 'A continent of the linked Events' },
  bbox: { ...bbox, summary: 'lat_min,lon_min,lat_max,lon_max around a linked Event' },
} as const satisfies Parameters;

const entity = {
  type: 'text-list',
  maximum: limits.entityHandles.max,
  aboveMaximum: 'refuse',
  summary: 'Entity handles; any of them',
} as const;

const category = {
  type: 'text',
  deprecated: { replacement: 'story_category' },
  summary: 'Another spelling of story_category',
} as const;

export const storiesListParameters = {
  ...time,
  ...geography,
  entity,
  story_category: { type: 'text', summary: 'The category of the Story' },
  category: { ...category, excludes: ['story_category'] },
  search: {
    type: 'text',
    malformed: 'INVALID_SEARCH',
    summary: 'Text to search for, of two characters or more',
  },
  sort: { type: 'enum', values: 'storySort', malformed: 'INVALID_ENUM', summary: 'Order of the cards' },
  limit: eventsListParameters.limit,
  cursor: { type: 'cursor', malformed: 'INVALID_CURSOR', summary: 'The next_cursor of the page before' },
  domain,
  event_family,
} as const satisfies Parameters;

export const storyDetailParameters = {
  story_id: { type: 'text', place: 'path', required: true, summary: 'Story id' },
} as const satisfies Parameters;

export const storiesSummaryParameters = {
  group_by: { type: 'text', summary: 'Dimension of the buckets; its values are not shown' },
  limit: eventsSummaryParameters.limit,
  ...time,
  ...geography,
  entity,
  story_category: { type: 'text', summary: 'The category of the Story' },
  category,
  domain,
} as const satisfies Parameters;
