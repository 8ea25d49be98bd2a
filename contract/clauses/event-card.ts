import type { Clauses } from '../clause.js';

const row = {
  heading: 'Resources and their fields > Event card',
  operations: ['listEvents', 'getEvent'],
  by: 'table',
  seen: 'one-reply',
} as const;
const open = { ...row, by: 'not-shown' } as const;

/** Fields of the card that the Events list and Event detail return. */
export const eventCardClauses = {
  'event-card.id.type': { ...row, says: '`id` is a string.' },
  'event-card.id.shape': {
    ...row,
    says: '`id` is a family name, an underscore and hexadecimal digits.',
  },
  'event-card.id.family': { ...row, says: 'The family name in `id` is the `family` of the card.' },
  'event-card.url.type': {
    ...row,
    says: '`url` is a URL in a string where the Event has a Story.',
    ruling: 'nullable-event-fields',
  },
  'event-card.url.primary-story': {
    ...row,
    says: '`url` leads to the primary Story of the Event, as `primary_story_url` does.',
  },
  'event-card.primary-story-url.type': {
    ...row,
    says: '`primary_story_url` is a URL in a string where the Event has a Story.',
    ruling: 'nullable-event-fields',
  },
  'event-card.primary-story-url.primary-story': {
    ...row,
    seen: 'no',
    says: '`primary_story_url` leads to the primary Story of the Event.',
    untestable: 'Which of its Stories is the primary one is not shown.',
  },
  'event-card.urls.form': {
    ...open,
    says: 'Whether the URLs of a card are absolute or relative is left open.',
  },
  'event-card.family.type': { ...row, says: '`family` is a string.' },
  'event-card.family.values': { ...row, says: '`family` is `conflict` or `cameoplus`.' },
  'event-card.title.type': { ...row, says: '`title` is a string.' },
  'event-card.summary.type': { ...row, says: '`summary` is a string.' },
  'event-card.event-date.type': { ...row, says: '`event_date` is a string.' },
  'event-card.event-date.shape': { ...row, says: '`event_date` is a calendar date written YYYY-MM-DD.' },
  'event-card.event-date.meaning': {
    ...row,
    seen: 'no',
    says: '`event_date` is the day on which the Event happened.',
    untestable: 'Replies cannot tell when something happened in the world.',
  },
  'event-card.category.type': { ...row, says: '`category` is a string.' },
  'event-card.category.conflict': {
    ...row,
    says: '`category` of a `conflict` Event is one of the conflict event types.',
  },
  'event-card.category.cameoplus': {
    ...row,
    says: '`category` of a `cameoplus` Event is one of the `cameoplus` domains.',
  },
  'event-card.subcategory.type': { ...row, says: '`subcategory` is a string.' },
  'event-card.subcategory.conflict': {
    ...row,
    operations: ['listEvents'],
    seen: 'relation',
    says: '`subcategory` of a `conflict` Event is a sub-event type that the filters know under its category.',
  },
  'event-card.subcategory.cameoplus': {
    ...row,
    operations: ['listEvents'],
    seen: 'relation',
    says: '`subcategory` of a `cameoplus` Event is a leaf code that the filters know under its category.',
  },
  'event-card.domain.type': { ...row, says: '`domain` is a string.' },
  'event-card.domain.conflict': { ...row, says: '`domain` of a `conflict` Event is `CONFLICT`.' },
  'event-card.domain.cameoplus': { ...row, says: '`domain` of a `cameoplus` Event is its domain.' },
  'event-card.event-code.type': {
    ...row,
    says: '`event_code` is a string.',
    ruling: 'nullable-event-fields',
  },

  'event-card.event-code.values': { ...open, says: 'The vocabulary of `event_code` is left open.' },
  'event-card.times': {
    ...open,
    says: 'Whether a card shows when its Event was coded or published is left open.',
  },

  'event-card.geo.type': { ...row, says: '`geo` is an object.' },
  'event-card.geo.country.type': {
    ...row,
    says: '`geo.country` is a string.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo.country.name': {
    ...row,
    says: '`geo.country` is a plain English name and no code.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo.region.type': {
    ...row,
    says: '`geo.region`, where known, is a string.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo.continent.type': {
    ...row,
    says: '`geo.continent` is a string.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo.admin1.type': {
    ...row,
    says: '`geo.admin1`, where known, is a string.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo.location.type': {
    ...row,
    says: '`geo.location`, where known, is a string.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo.location.values': { ...open, says: 'The vocabulary of `geo.location` is left open.' },
  'event-card.geo.latitude.type': {
    ...row,
    says: '`geo.latitude`, where known, is a number.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo.longitude.type': {
    ...row,
    says: '`geo.longitude`, where known, is a number.',
    ruling: 'nullable-event-fields',
  },
  'event-card.geo-context.actor-origin-countries.type': {
    ...row,
    by: 'shape-if-present',
    says: '`geo_context.actor_origin_countries`, when present, is an array.',
    ruling: 'region-and-actors',
  },
  'event-card.geo-context.actor-origin-countries.present': {
    ...row,
    operations: ['listEvents'],
    says: 'A row that a broad geography filter admitted by actor origin has `geo_context.actor_origin_countries`.',
    ruling: 'region-and-actors',
  },

  'event-card.actors.type': { ...row, says: '`actors` is an array.', ruling: 'one-sided-events' },
  'event-card.actors.item.name': { ...row, says: 'Each item of `actors` has a `name`.' },
  'event-card.actors.item.country': {
    ...row,
    says: 'Each item of `actors` has a `country`, a string or null.',
  },
  'event-card.actors.item.role': { ...row, says: 'Each item of `actors` has a `role`.' },

  'event-card.actors.item.country.form': {
    ...open,
    says: 'Whether the `country` of an actor is a name or a code is left open.',
  },
  'event-card.actors.item.role.values': {
    ...open,
    says: 'Which roles of actors there are besides those such as `actor1` is left open.',
    ruling: 'live-data',
  },

  'event-card.metrics.type': { ...row, says: '`metrics` is an object.' },
  'event-card.metrics.significance.type': { ...row, says: '`metrics.significance` is a number.' },
  'event-card.metrics.significance.range': { ...row, says: '`metrics.significance` lies from 0 to 1.' },
  'event-card.metrics.significance.families': {
    ...row,
    says: '`metrics.significance` has a value in both families.',
  },
  'event-card.metrics.goldstein-scale.type': {
    ...row,
    says: '`metrics.goldstein_scale` is a number or null.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.goldstein-scale.range': {
    ...row,
    says: '`metrics.goldstein_scale`, when a number, lies from -10 to 10.',
  },
  'event-card.metrics.goldstein-scale.families': {
    ...row,
    says: '`metrics.goldstein_scale` has a value on `conflict` and POLITICAL Events alone.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.magnitude.type': {
    ...row,
    says: '`metrics.magnitude` is a number or null.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.magnitude.range': {
    ...row,
    says: '`metrics.magnitude`, when a number, lies from 0 to 10.',
  },
  'event-card.metrics.magnitude.cameoplus-only': {
    ...row,
    says: '`metrics.magnitude` has no value on `conflict` Events.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.systemic-importance.type': {
    ...row,
    says: '`metrics.systemic_importance` is a number or null.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.systemic-importance.range': {
    ...row,
    says: '`metrics.systemic_importance`, when a number, lies from 0 to 1.',
  },
  'event-card.metrics.systemic-importance.cameoplus-only': {
    ...row,
    says: '`metrics.systemic_importance` has no value on `conflict` Events.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.propagation-potential.type': {
    ...row,
    says: '`metrics.propagation_potential` is a number or null.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.propagation-potential.range': {
    ...row,
    says: '`metrics.propagation_potential`, when a number, lies from 0 to 1.',
  },
  'event-card.metrics.propagation-potential.cameoplus-only': {
    ...row,
    says: '`metrics.propagation_potential` has no value on `conflict` Events.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.market-sensitivity.type': {
    ...row,
    says: '`metrics.market_sensitivity` is a number or null.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.market-sensitivity.range': {
    ...row,
    says: '`metrics.market_sensitivity`, when a number, lies from 0 to 1.',
  },
  'event-card.metrics.market-sensitivity.cameoplus-only': {
    ...row,
    says: '`metrics.market_sensitivity` has no value on `conflict` Events.',
    ruling: 'nullable-event-fields',
  },
  'event-card.metrics.confidence.type': { ...row, says: '`metrics.confidence` is a number.' },
  'event-card.metrics.confidence.range': { ...row, says: '`metrics.confidence` lies from 0 to 1.' },
  'event-card.metrics.confidence.families': {
    ...row,
    says: '`metrics.confidence` has a value in both families.',
  },
  'event-card.metrics.article-count.type': { ...row, says: '`metrics.article_count` is an integer.' },
  'event-card.metrics.article-count.count': {
    ...row,
    says: '`metrics.article_count` counts articles, so that it is never negative.',
  },
  'event-card.metrics.article-count.families': {
    ...row,
    says: '`metrics.article_count` has a value in both families.',
  },
  'event-card.metrics.metric-inputs.type': { ...row, says: '`metrics.metric_inputs` is an object.' },
  'event-card.metrics.metric-inputs.reasons': {
    ...row,
    says: '`metrics.metric_inputs` holds the sub-factor scores that were coded, each with its reason.',
  },
  'event-card.metrics.metric-inputs.keys': {
    ...open,
    says: 'The keys within `metrics.metric_inputs` are the deployment’s own.',
  },
  'event-card.geo-precision.meaning': {
    ...open,
    says: 'What the precisions 1, 2 and 3 mean is left open.',
  },
  'event-card.geo-precision.range': {
    ...row,
    by: 'shape-if-present',
    says: '`geo_precision`, where a card shows it, lies from 1 to 3.',
    ruling: 'geo-precision-and-rationale',
  },

  'event-card.has-fatalities.type': { ...row, says: '`has_fatalities` is a boolean.' },
  'event-card.has-fatalities.count': {
    ...row,
    by: 'statement',
    says: '`has_fatalities` is true on an Event with a count of `fatalities` above 0, and false on one with 0.',
    ruling: 'has-fatalities-false',
  },
  'event-card.fatalities.type': { ...row, says: '`fatalities` is an integer or null.' },
  'event-card.fatalities.count': {
    ...row,
    says: '`fatalities` counts people, so that it is never negative.',
  },
  'event-card.fatalities.cameoplus-null': { ...row, says: '`fatalities` is null on `cameoplus` Events.' },
  'event-card.fatalities.never-fabricated': {
    ...row,
    by: 'absolute',
    says: '`fatalities` is never 0 on an Event whose family has no body count.',
    ruling: 'has-fatalities-false',
  },
  'event-card.story-refs.type': { ...row, says: '`story_refs` is an array.', ruling: 'one-sided-events' },
  'event-card.story-refs.item.id': { ...row, says: 'Each item of `story_refs` has an `id`.' },
  'event-card.story-refs.item.url': { ...row, says: 'Each item of `story_refs` has a `url`.' },
  'event-card.story-refs.item.title': { ...row, says: 'Each item of `story_refs` has a `title`.' },
  'event-card.story-refs.item.story-date': {
    ...row,
    says: 'Each item of `story_refs` has a `story_date`.',
  },
  'event-card.story-refs.item.article-count': {
    ...row,
    says: 'Each item of `story_refs` has an `article_count`.',
  },
  'event-card.story-refs.item.article-count.count': {
    ...row,
    says: '`article_count` of an item of `story_refs` counts articles, so that it is never negative.',
  },
  'event-card.story-refs.extent': {
    ...open,
    says: 'The order of `story_refs`, and whether they are complete, is left open.',
  },
  'event-card.entity-refs.type': { ...row, says: '`entity_refs` is an array.', ruling: 'one-sided-events' },
  'event-card.entity-refs.item': {
    ...row,
    by: 'not-shown',
    says: 'The shape of the items of `entity_refs`, references to resolved entities, is the deployment’s own.',
  },
  'event-card.entity-refs.item.entity': {
    ...row,
    says: 'Each item of `entity_refs` refers to an entity, so that it is never blank.',
  },
  'event-card.top-articles.type': { ...row, says: '`top_articles` is an array.', ruling: 'one-sided-events' },
  'event-card.top-articles.item.url': { ...row, says: 'Each item of `top_articles` has a `url`.' },
  'event-card.top-articles.item.title': { ...row, says: 'Each item of `top_articles` has a `title`.' },
  'event-card.top-articles.item.domain': { ...row, says: 'Each item of `top_articles` has a `domain`.' },
  'event-card.top-articles.item.rank': { ...row, says: 'Each item of `top_articles` has a `rank`.' },
  'event-card.top-articles.extent': {
    ...open,
    says: 'The order of `top_articles`, and whether they are complete, is left open.',
  },
  'event-card.entity-link.type': {
    ...row,
    operations: ['listEvents'],
    by: 'shape-if-present',
    says: '`entity_link`, when filled, is an object.',
  },
  'event-card.entity-link.entity-scoped': {
    ...row,
    operations: ['listEvents'],
    says: 'A row of an entity-scoped query has `entity_link`.',
  },
  'event-card.entity-link.office-scoped': {
    ...row,
    operations: ['listEvents'],
    says: 'A row of an office-scoped query has `entity_link`.',
  },
  'event-card.entity-link.via': {
    ...row,
    operations: ['listEvents'],
    says: '`entity_link.via` of a row that an office scope admitted is `office`.',
  },
  'event-card.entity-link.entity': {
    ...row,
    operations: ['listEvents'],
    says: '`entity_link.entity` of a row that an office scope admitted names the holder of the office.',
  },
  'event-card.entity-link.entity.shape': {
    ...open,
    says: 'The shape of `entity_link.entity` is left open.',
  },
  'event-card.entity-link.via.elsewhere': {
    ...open,
    says: 'What `entity_link.via` says on rows that no office scope admitted is left open.',
  },
  'event-card.images.place': {
    ...open,
    operations: ['listEvents'],
    says: 'Where a card carries images of articles and thumbnails of entities is left open.',
  },
  'event-card.images.articles': {
    ...row,
    operations: ['listEvents'],
    by: 'statement',
    seen: 'relation',
    says: 'With `include_images=true` cards gain the images of their articles.',
  },
  'event-card.images.entities': {
    ...row,
    operations: ['listEvents'],
    by: 'statement',
    seen: 'relation',
    says: 'With `include_images=true` cards gain thumbnails of entities, unless these are turned off.',
  },
} as const satisfies Clauses;
