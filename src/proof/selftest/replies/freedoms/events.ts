import { kept, revaluing } from './changes.js';
import type { Freedom } from './freedom.js';

const operations = ['listEvents', 'getEvent'] as const;
/** A member of a card, on a page or alone. */
const onCard = (rest: string): RegExp => new RegExp(`^/data(?:/\\*)?/${rest}$`);
const values = ['shifted', 'neighbour', 'another', 'unknown', 'filled'] as const;

/** Events and their detail. */
export const eventFreedoms: readonly Freedom[] = [
  {
    operations: ['getEvent'],
    at: onCard('metrics/(?:significance|goldstein_scale)'),
    operators: ['shifted'],
    by: 'live-data',
    because: 'Metrics are computed live, so that two replies may show other values within the range.',
  },
  {
    operations,
    at: onCard('metrics/metric_inputs/.*(?<!/reason)'),
    operators: ['dropped', 'null', 'emptied', 'retyped'],
    by: 'event-card.metrics.metric-inputs.keys',
    because: 'The names and the shape of the sub-factors are not shown.',
  },
  {
    operations,
    at: onCard('metrics/metric_inputs'),
    operators: ['emptied'],
    by: 'event-card.metrics.metric-inputs.keys',
    because: 'Which sub-factors the coder read is not shown, if any.',
  },
  {
    operations,
    at: onCard('(?:has_rationale|rationale|geo_precision)'),
    by: 'geo-precision-and-rationale',
    because: 'Where the rationale and the precision stand is not shown.',
  },
  {
    operations,
    at: onCard('entity_refs/\\*/.+'),
    operators: ['dropped', 'null', 'filled'],
    by: 'event-card.entity-refs.item',
    because: 'The members of the items of `entity_refs` are not shown, so that none of them must be there.',
  },
  {
    operations,
    at: onCard('entity_refs(?:/\\*)?'),
    operators: ['doubled', 'reversed', 'neighbour'],
    by: 'event-card.entity-refs.item',
    because: 'The order of references is not shown, nor whether a card has each of them once.',
  },
  {
    operations,
    at: onCard('story_refs'),
    operators: ['emptied', 'shortened', 'doubled', 'reversed', 'other-rows', 'neighbour'],
    by: 'event-card.story-refs.extent',
    because: 'Which Stories a card refers to, and in what order, is left open.',
  },
  {
    operations,
    at: onCard('story_refs/\\*'),
    operators: ['neighbour', 'dropped'],
    by: 'event-card.story-refs.extent',
    because: 'Which Stories a card refers to, and in what order, is left open.',
  },
  {
    operations,
    at: onCard('(?:story_refs/\\*/|metrics/)article_count'),
    operators: values,
    by: 'live-data',
    because: 'Articles are counted live.',
  },
  {
    operations,
    at: onCard('top_articles'),
    operators: ['emptied', 'shortened', 'doubled', 'reversed', 'other-rows', 'neighbour'],
    by: 'event-card.top-articles.extent',
    because: 'Which articles a card shows, and in what order, is left open.',
  },
  {
    operations,
    at: onCard('top_articles/\\*'),
    operators: ['neighbour', 'dropped'],
    by: 'event-card.top-articles.extent',
    because: 'Which articles a card shows, and in what order, is left open.',
  },
  {
    operations,
    at: onCard('actors'),
    operators: ['doubled'],
    by: 'counted-actors',
    because: 'A card may list more actors than the two sides, and nothing says that each stands there once.',
  },
  {
    operations,
    at: onCard('actors'),
    operators: ['reversed'],
    by: 'event-card.actors.item.role',
    because: 'An actor carries its role, and no order of the list is shown.',
  },
  {
    operations: ['getEvent'],
    at: onCard('geo_context'),
    by: 'region-and-actors',
    because: 'The context is of a geography filter, and no filter is on a detail.',
  },
  {
    operations: ['getEvent'],
    at: onCard('geo_context/actor_origin_countries'),
    operators: kept.filter((id) => id !== 'retyped'),
    by: 'region-and-actors',
    because: 'The context is of a geography filter, and no filter is on a detail.',
  },
  {
    operations: ['listEvents'],
    at: onCard('geo_context(?:/actor_origin_countries)?'),
    operators: ['shortened', 'doubled', 'reversed', 'other-rows', 'neighbour'],
    by: 'region-and-actors',
    because: 'Which origins the context of a row names, and in which order, is left open.',
  },
  {
    operations,
    at: onCard('geo_context/(?!actor_origin_countries$).+'),
    by: 'region-and-actors',
    because: 'Which origins the context of a row names, and in which form, is left open.',
  },
  {
    operations,
    at: onCard('entity_link/entity(?:/.*)?'),
    operators: ['retyped', 'unknown'],
    by: 'event-card.entity-link.entity.shape',
    because: 'The shape of the entity that a link names is not shown, be it an object, a name or a text.',
  },
  {
    operations,
    at: onCard('entity_link/entity/.+'),
    by: 'event-card.entity-link.entity.shape',
    because: 'By which members a link names the holder is not shown; one of them suffices.',
  },
  {
    operations,
    at: onCard('(?:(?!top_articles)[a-z_]+/\\*/)?(?:images?|image_urls?|thumbnail_url)(?:/.*)?'),
    by: 'event-card.images.place',
    because: 'Where images stand on a card is not shown.',
  },
  {
    operations,
    at: onCard('top_articles/\\*/image_url'),
    operators: [...revaluing, 'neighbour'],
    by: 'event-card.images.place',
    because: 'Which image an article has, and how a reply writes its address, is not shown.',
  },
  {
    operations: ['listEvents'],
    at: /^\/meta\/query_window\/(?:observed_end|recorded_(?:start|end))$/,
    operators: ['dropped', 'null', 'retyped'],
    by: 'envelope.meta.query-window.inner',
    because:
      'A window that has a start in force is told with it; that one up to now has an end is not shown.',
  },
  {
    operations: ['listEvents'],
    at: /^\/meta\/query_window\/recorded_(?:start|end)$/,
    by: 'envelope.meta.query-window.inner',
    because: 'How the window names the bounds of a recorded interval, if it does, is not shown.',
  },
  {
    operations: ['getEvent'],
    at: onCard('actors/\\*'),
    operators: ['neighbour'],
    by: 'event-card.actors.item.role',
    because: 'An actor carries its role, and no order of the list is shown.',
  },
  {
    operations: ['listEvents'],
    at: /^\/pagination\/cursor$/,
    operators: ['filled'],
    by: 'end-of-walk',
    because: '`pagination.cursor` is a string or null on any page.',
  },
  {
    operations: ['listEvents'],
    at: onCard('entity_link/via'),
    operators: ['neighbour'],
    by: 'event-card.entity-link.via.elsewhere',
    because: 'What `via` is on rows that are not of an office is not shown.',
  },
  {
    operations: ['listEvents'],
    at: /^\/applied_filters\/office_holders\/(?:bridged_to_news|undated_excluded)$/,
    operators: ['shifted'],
    by: 'office',
    because: 'No reply shows how many holders there are.',
  },
  {
    operations: ['listEvents'],
    at: /^\/applied_filters\/office_holders\/unbridged/,
    by: 'office',
    because: 'The key of the unbridged count is not shown, and no reply shows how many holders there are.',
  },
  {
    operations: operations,
    kinds: ['200'],
    at: onCard('top_articles/\\*/rank'),
    operators: ['shifted', 'neighbour', 'outside'],
    by: 'event-card.top-articles.extent',
    because: 'What `rank` counts is not shown, and it may be counted anew in each reply.',
  },
];
