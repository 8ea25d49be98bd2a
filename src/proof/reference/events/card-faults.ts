import { type Bendings, each, isObject, type Json, put, where, without } from '../bend.js';

const conflict = (card: Json): boolean => card.family === 'conflict';
const cameoplus = (card: Json): boolean => card.family === 'cameoplus';
const political = (card: Json): boolean => card.category === 'POLITICAL';
const textual = (old: unknown): unknown => (typeof old === 'number' ? String(old) : old);
const times =
  (factor: number) =>
  (old: unknown): unknown =>
    typeof old === 'number' ? old * factor : old;

/** The links to the Stories of a card. */
const linksOf = ({ story_refs: stories }: Json): readonly unknown[] =>
  Array.isArray(stories) ? stories.filter(isObject).map(({ url }) => url) : [];

/** Faults of the Event card: each bends every card that it can. */
export const cardFaults = {
  'card.id-number': {
    clauses: ['event-card.id.type'],
    summary: 'Sends id as a number',
    bend: put('id', (old: unknown) => Number.parseInt(String(old).slice(-8), 16)),
  },
  'card.id-without-family': {
    clauses: ['event-card.id.shape'],
    summary: 'Sends id without its family',
    bend: put('id', (old: unknown) => String(old).replace(/^[a-z]+_/, '')),
  },
  'card.id-not-hexadecimal': {
    clauses: ['event-card.id.shape'],
    summary: 'Sends id with other letters than hexadecimal digits',
    bend: put('id', (old: unknown) => `${String(old)}xyz`),
  },
  'card.id-other-family': {
    clauses: ['event-card.id.family'],
    summary: 'Begins every id with conflict_',
    bend: put('id', (old: unknown) => String(old).replace(/^cameoplus_/, 'conflict_')),
  },
  'card.url-null': {
    clauses: ['event-card.url.type'],
    summary: 'Sends url null although the Event has a Story',
    bend: put('url', null),
  },
  'card.url-object': {
    clauses: ['event-card.url.type'],
    summary: 'Sends url as an object',
    bend: put('url', (old: unknown) => ({ href: old })),
  },
  'card.url-last-story': {
    clauses: ['event-card.url.primary-story'],
    summary: 'Leads url to the last Story of an Event, and primary_story_url to the first',
    bend: (card) => put('url', linksOf(card).at(-1) ?? card.url)(card),
  },
  'card.primary-story-url-null': {
    clauses: ['event-card.primary-story-url.type'],
    summary: 'Sends primary_story_url null although the Event has a Story',
    bend: put('primary_story_url', null),
  },
  'card.primary-story-url-id': {
    clauses: ['event-card.primary-story-url.type'],
    summary: 'Sends the number of the Story in primary_story_url',
    bend: put('primary_story_url', 4711),
  },
  'card.family-null': {
    clauses: ['event-card.family.type'],
    summary: 'Sends family null',
    bend: put('family', null),
  },
  'card.family-upper-case': {
    clauses: ['event-card.family.values', 'service.event-families'],
    summary: 'Sends family in upper case',
    bend: put('family', (old: unknown) => String(old).toUpperCase()),
  },
  'card.family-third': {
    clauses: ['event-card.family.values', 'service.event-families'],
    summary: 'Calls cameoplus Events political',
    bend: where(cameoplus, put('family', 'political')),
  },
  'card.title-missing': {
    clauses: ['event-card.title.type'],
    summary: 'Leaves title out',
    bend: without('title'),
  },
  'card.title-null': {
    clauses: ['event-card.title.type'],
    summary: 'Sends title null',
    bend: put('title', null),
  },
  'card.summary-null': {
    clauses: ['event-card.summary.type'],
    summary: 'Sends summary null',
    bend: put('summary', null),
  },
  'card.summary-list': {
    clauses: ['event-card.summary.type'],
    summary: 'Sends summary as a list of sentences',
    bend: put('summary', (old: unknown) => String(old).split('. ')),
  },
  'card.event-date-timestamp': {
    clauses: ['event-card.event-date.shape'],
    summary: 'Sends event_date as a timestamp',
    bend: put('event_date', (old: unknown) => `${String(old)}T00:00:00Z`),
  },
  'card.event-date-slashes': {
    clauses: ['event-card.event-date.shape'],
    summary: 'Sends event_date as DD/MM/YYYY',
    bend: put('event_date', (old: unknown) => String(old).split('-').reverse().join('/')),
  },
  'card.event-date-number': {
    clauses: ['event-card.event-date.type'],
    summary: 'Sends event_date as seconds since the epoch',
    bend: put('event_date', (old: unknown) => Date.parse(String(old)) / 1000),
  },
  'card.event-date-missing': {
    clauses: ['event-card.event-date.type'],
    summary: 'Calls event_date date',
    bend: without('event_date'),
  },
  'card.category-null': {
    clauses: ['event-card.category.type'],
    summary: 'Sends category null',
    bend: put('category', null),
  },
  'card.category-lower-case': {
    clauses: ['event-card.category.conflict', 'service.event-families.conflict'],
    summary: 'Sends category of conflict Events in lower case',
    bend: where(
      conflict,
      put('category', (old: unknown) => String(old).toLowerCase()),
    ),
  },
  'card.category-of-other-family': {
    clauses: ['event-card.category.cameoplus', 'service.event-families.cameoplus', 'events.category.filter'],
    admits: [
      'event-card.subcategory.cameoplus',
      'events.category.list',
      'events.category.case-insensitive',
      'events.subcategory.list',
    ],
    summary: 'Gives cameoplus Events a conflict type for category',
    bend: where(cameoplus, put('category', 'Battles')),
  },
  'card.subcategory-null': {
    clauses: ['event-card.subcategory.type'],
    summary: 'Sends subcategory null',
    bend: put('subcategory', null),
  },
  'card.subcategory-label': {
    clauses: ['event-card.subcategory.conflict', 'event-card.subcategory.cameoplus'],
    summary: 'Sends a label in subcategory that the filters do not know',
    bend: put('subcategory', (old: unknown) => `${String(old)} (label)`),
  },
  'card.conflict-subcategory-label': {
    clauses: ['event-card.subcategory.conflict'],
    summary: 'Sends a label in subcategory of conflict Events that the filters do not know',
    bend: where(
      conflict,
      put('subcategory', (old: unknown) => `${String(old)} (label)`),
    ),
  },
  'card.domain-null': {
    clauses: ['event-card.domain.type'],
    summary: 'Sends domain null',
    bend: put('domain', null),
  },
  'card.domain-category-on-conflict': {
    clauses: ['event-card.domain.conflict'],
    summary: 'Repeats the category in domain of conflict Events',
    bend: put('domain', (_: unknown, card: Json) => card.category),
  },
  'card.domain-family-on-cameoplus': {
    clauses: ['event-card.domain.cameoplus'],
    summary: 'Sends CAMEOPLUS for domain of cameoplus Events',
    bend: where(cameoplus, put('domain', 'CAMEOPLUS')),
  },
  'card.event-code-number': {
    clauses: ['event-card.event-code.type'],
    summary: 'Sends event_code as a number',
    bend: put('event_code', 190),
  },
  'card.geo-null': {
    clauses: ['event-card.geo.type', 'service.event.geography'],
    summary: 'Sends geo null',
    bend: put('geo', null),
  },
  'card.geo-list': {
    clauses: ['event-card.geo.type'],
    summary: 'Sends geo as a list of one place',
    bend: put('geo', (old: unknown) => [old]),
  },
  'card.country-code': {
    clauses: ['event-card.geo.country.name'],
    summary: 'Sends a three-letter code in geo.country',
    bend: put('geo.country', (old: unknown) => String(old).slice(0, 3).toUpperCase()),
  },
  'card.country-object': {
    clauses: ['event-card.geo.country.type'],
    summary: 'Sends geo.country as an object',
    bend: put('geo.country', (old: unknown) => ({ name: old })),
  },
  'card.region-list': {
    clauses: ['event-card.geo.region.type'],
    summary: 'Sends geo.region as a list',
    bend: put('geo.region', (old: unknown) => [old]),
  },
  'card.continent-number': {
    clauses: ['event-card.geo.continent.type'],
    summary: 'Sends geo.continent as a number',
    bend: put('geo.continent', 2),
  },
  'card.admin1-object': {
    clauses: ['event-card.geo.admin1.type', 'service.event.geography'],
    summary: 'Sends geo.admin1 as an object',
    bend: put('geo.admin1', (old: unknown) => ({ name: old })),
  },
  'card.location-list': {
    clauses: ['event-card.geo.location.type'],
    summary: 'Sends geo.location as a list',
    bend: put('geo.location', (old: unknown) => [old]),
  },
  'card.latitude-string': {
    clauses: ['event-card.geo.latitude.type'],
    summary: 'Sends geo.latitude as a string',
    bend: put('geo.latitude', textual),
  },
  'card.longitude-string': {
    clauses: ['event-card.geo.longitude.type'],
    summary: 'Sends geo.longitude as a string',
    bend: put('geo.longitude', textual),
  },
  'card.latitude-never': {
    clauses: ['events.bbox.without-coordinates'],
    admits: ['events.near.inside', 'events.bbox.inside', 'events.radius-km.max'],
    summary: 'Never shows geo.latitude',
    bend: put('geo.latitude', null),
  },
  'card.admin1-never': {
    clauses: ['events.admin1.filter'],
    summary: 'Never shows geo.admin1',
    bend: put('geo.admin1', null),
  },
  'card.admin1-of-some': {
    clauses: ['events.admin1.filter'],
    admits: ['event-detail.same-id'],
    summary: 'Shows no geo.admin1 of Events whose id ends with one of four digits',
    bend: where(({ id }) => /[048c]$/.test(String(id)), put('geo.admin1', null)),
  },
  'card.images-null': {
    clauses: ['events.include-images.true'],
    summary: 'Attaches null to articles where images are asked for',
    bend: each(
      'top_articles',
      where(({ image_url: url }) => url !== undefined, put('image_url', null)),
    ),
  },
  'card.images-numbered': {
    clauses: ['event-card.images.articles'],
    summary: 'Attaches the number of an image to articles in place of its address',
    bend: each(
      'top_articles',
      where(({ image_url: url }) => url !== undefined && url !== null, put('image_url', 17)),
    ),
  },
  'card.actor-countries-never': {
    clauses: [
      'events.source-actor-country.filter',
      'events.target-actor-country.filter',
      'events.actor-country.filter',
    ],
    admits: ['events.country.nothing-else'],
    summary: 'Never shows the country of an actor',
    bend: each('actors', put('country', null)),
  },
  'card.story-refs-dated-late': {
    clauses: ['stories.service.linked-events'],
    summary: 'Dates the Stories of story_refs a day later than their cards do',
    bend: each(
      'story_refs',
      put('story_date', (old: unknown) =>
        new Date(Date.parse(String(old)) + 86_400_000).toISOString().slice(0, 10),
      ),
    ),
  },
  'card.geo-context-text': {
    clauses: ['event-card.geo-context.actor-origin-countries.type'],
    summary: 'Sends geo_context.actor_origin_countries as one text',
    bend: put('geo_context.actor_origin_countries', (old: unknown) => String(old)),
  },
  'card.actors-missing': {
    clauses: ['event-card.actors.type', 'service.event.actors'],
    summary: 'Leaves actors out',
    bend: without('actors'),
  },
  'card.actors-null-when-one-sided': {
    clauses: ['event-card.actors.type'],
    summary: 'Sends actors null where an Event has one side',
    bend: put('actors', (old: unknown) => (Array.isArray(old) && old.length === 1 ? null : old)),
  },
  'card.actors-object': {
    clauses: ['event-card.actors.type'],
    summary: 'Sends actors as an object with the roles for names',
    bend: put('actors', (old: unknown) => ({ actor1: old })),
  },
  'card.actors-empty': {
    clauses: ['service.event.actors'],
    summary: 'Sends no actors at all',
    bend: put('actors', []),
  },
  'card.actor-without-name': {
    clauses: ['event-card.actors.item.name'],
    summary: 'Leaves the names of actors out',
    bend: each('actors', without('name')),
  },
  'card.actor-without-country': {
    clauses: ['event-card.actors.item.country', 'service.event.actor-countries'],
    summary: 'Leaves the countries of actors out',
    bend: each('actors', without('country')),
  },
  'card.actor-country-list': {
    clauses: ['event-card.actors.item.country'],
    summary: 'Sends the countries of actors as lists',
    bend: each(
      'actors',
      put('country', (old: unknown) => [old]),
    ),
  },
  'card.actor-without-role': {
    clauses: ['event-card.actors.item.role', 'service.event.actor-roles'],
    summary: 'Leaves the roles of actors out',
    bend: each('actors', without('role')),
  },

  'card.metrics-missing': {
    clauses: ['event-card.metrics.type', 'service.event.metrics'],
    summary: 'Leaves metrics out',
    bend: without('metrics'),
  },
  'card.metrics-list': {
    clauses: ['event-card.metrics.type'],
    summary: 'Sends metrics as a list of names and values',
    bend: put('metrics', (old: unknown) => (isObject(old) ? Object.entries(old) : old)),
  },
  'card.significance-string': {
    clauses: ['event-card.metrics.significance.type'],
    summary: 'Sends significance as a string',
    bend: put('metrics.significance', textual),
  },
  'card.significance-percent': {
    clauses: ['event-card.metrics.significance.range', 'significance.range'],
    summary: 'Sends significance from 0 to 100',
    bend: put('metrics.significance', times(100)),
  },
  'card.significance-negative': {
    clauses: ['event-card.metrics.significance.range', 'significance.range'],
    summary: 'Sends significance with the sign of the Goldstein scale',
    bend: put('metrics.significance', times(-1)),
  },
  'card.significance-null-on-cameoplus': {
    clauses: ['event-card.metrics.significance.families'],
    summary: 'Sends significance null on cameoplus Events',
    bend: where(cameoplus, put('metrics.significance', null)),
  },
  'card.goldstein-string': {
    clauses: ['event-card.metrics.goldstein-scale.type'],
    summary: 'Sends goldstein_scale as a string',
    bend: put('metrics.goldstein_scale', textual),
  },
  'card.goldstein-hundred': {
    clauses: ['event-card.metrics.goldstein-scale.range', 'significance.goldstein-scale.signed'],
    summary: 'Sends goldstein_scale from -100 to 100',
    bend: put('metrics.goldstein_scale', times(10)),
  },
  'card.goldstein-null-on-conflict': {
    clauses: ['event-card.metrics.goldstein-scale.families', 'significance.goldstein-scale.conflict'],
    summary: 'Sends goldstein_scale null on conflict Events',
    bend: where(conflict, put('metrics.goldstein_scale', null)),
  },
  'card.goldstein-null-on-political': {
    clauses: ['event-card.metrics.goldstein-scale.families', 'significance.goldstein-scale.political'],
    summary: 'Sends goldstein_scale null on POLITICAL Events',
    bend: where(political, put('metrics.goldstein_scale', null)),
  },
  'card.goldstein-zero-elsewhere': {
    clauses: ['event-card.metrics.goldstein-scale.families', 'significance.goldstein-scale.other-domains'],
    summary: 'Sends goldstein_scale 0 where there is none',
    bend: put('metrics.goldstein_scale', (old: unknown) => old ?? 0),
  },
  'card.magnitude-on-conflict': {
    clauses: ['event-card.metrics.magnitude.cameoplus-only'],
    summary: 'Sends magnitude on conflict Events',
    bend: where(conflict, put('metrics.magnitude', 5)),
  },
  'card.magnitude-string': {
    clauses: ['event-card.metrics.magnitude.type'],
    summary: 'Sends magnitude as a string',
    bend: put('metrics.magnitude', textual),
  },
  'card.magnitude-out-of-range': {
    clauses: ['event-card.metrics.magnitude.range'],
    summary: 'Sends magnitude from 0 to 100',
    bend: put('metrics.magnitude', times(10)),
  },
  'card.systemic-importance-on-conflict': {
    clauses: ['event-card.metrics.systemic-importance.cameoplus-only'],
    summary: 'Sends systemic_importance 0 on conflict Events',
    bend: where(conflict, put('metrics.systemic_importance', 0)),
  },
  'card.systemic-importance-string': {
    clauses: ['event-card.metrics.systemic-importance.type'],
    summary: 'Sends systemic_importance as a string',
    bend: put('metrics.systemic_importance', textual),
  },
  'card.systemic-importance-out-of-range': {
    clauses: ['event-card.metrics.systemic-importance.range'],
    summary: 'Sends systemic_importance from 0 to 100',
    bend: put('metrics.systemic_importance', times(100)),
  },
  'card.propagation-potential-on-conflict': {
    clauses: ['event-card.metrics.propagation-potential.cameoplus-only'],
    summary: 'Sends propagation_potential 0 on conflict Events',
    bend: where(conflict, put('metrics.propagation_potential', 0)),
  },
  'card.propagation-potential-string': {
    clauses: ['event-card.metrics.propagation-potential.type'],
    summary: 'Sends propagation_potential as a string',
    bend: put('metrics.propagation_potential', textual),
  },
  'card.propagation-potential-out-of-range': {
    clauses: ['event-card.metrics.propagation-potential.range'],
    summary: 'Sends propagation_potential from 0 to 100',
    bend: put('metrics.propagation_potential', times(100)),
  },
  'card.market-sensitivity-on-conflict': {
    clauses: ['event-card.metrics.market-sensitivity.cameoplus-only'],
    summary: 'Sends market_sensitivity 0 on conflict Events',
    bend: where(conflict, put('metrics.market_sensitivity', 0)),
  },
  'card.market-sensitivity-string': {
    clauses: ['event-card.metrics.market-sensitivity.type'],
    summary: 'Sends market_sensitivity as a string',
    bend: put('metrics.market_sensitivity', textual),
  },
  'card.market-sensitivity-out-of-range': {
    clauses: ['event-card.metrics.market-sensitivity.range'],
    summary: 'Sends market_sensitivity from 0 to 100',
    bend: put('metrics.market_sensitivity', times(100)),
  },
  'card.confidence-word': {
    clauses: ['event-card.metrics.confidence.type'],
    summary: 'Sends confidence as a word',
    bend: put('metrics.confidence', 'high'),
  },
  'card.confidence-percent': {
    clauses: ['event-card.metrics.confidence.range'],
    summary: 'Sends confidence from 0 to 100',
    bend: put('metrics.confidence', times(100)),
  },
  'card.confidence-null-on-cameoplus': {
    clauses: ['event-card.metrics.confidence.families'],
    summary: 'Sends confidence null on cameoplus Events',
    bend: where(cameoplus, put('metrics.confidence', null)),
  },
  'card.article-count-string': {
    clauses: ['event-card.metrics.article-count.type'],
    summary: 'Sends article_count as a string',
    bend: put('metrics.article_count', textual),
  },
  'card.article-count-fraction': {
    clauses: ['event-card.metrics.article-count.type'],
    summary: 'Sends article_count with a fraction',
    bend: put('metrics.article_count', (old: unknown) => (typeof old === 'number' ? old + 0.5 : old)),
  },
  'card.article-count-null-on-conflict': {
    clauses: ['event-card.metrics.article-count.families'],
    summary: 'Sends article_count null on conflict Events',
    bend: where(conflict, put('metrics.article_count', null)),
  },
  'card.metric-inputs-list': {
    clauses: ['event-card.metrics.metric-inputs.type'],
    summary: 'Sends metric_inputs as a list',
    bend: put('metrics.metric_inputs', (old: unknown) => (isObject(old) ? Object.values(old) : old)),
  },
  'card.metric-inputs-without-reasons': {
    clauses: ['event-card.metrics.metric-inputs.reasons'],
    summary: 'Sends bare scores in metric_inputs',
    bend: put('metrics.metric_inputs', (old: unknown) =>
      isObject(old)
        ? Object.fromEntries(
            Object.entries(old).map(([name, input]) => [name, isObject(input) ? input.score : input]),
          )
        : old,
    ),
  },
  'card.metric-input-without-reason': {
    clauses: ['event-card.metrics.metric-inputs.reasons'],
    summary: 'Leaves out the reason of one of the scores in metric_inputs',
    bend: without('metrics.metric_inputs.reach.reason'),
  },
  'card.metric-inputs-missing': {
    clauses: ['event-card.metrics.metric-inputs.type'],
    summary: 'Leaves metric_inputs out',
    bend: without('metrics.metric_inputs'),
  },
  'card.geo-precision-zero': {
    clauses: ['event-card.geo-precision.range'],
    summary: 'Shows geo_precision from 0 on',
    bend: put('geo_precision', 0),
  },

  'card.has-fatalities-null-when-unknown': {
    clauses: ['event-card.has-fatalities.type'],
    summary: 'Sends has_fatalities null where the count is not known',
    bend: put('has_fatalities', (old: unknown, card: Json) => (card.fatalities === null ? null : old)),
  },
  'card.has-fatalities-number': {
    clauses: ['event-card.has-fatalities.type'],
    summary: 'Sends has_fatalities as 0 or 1',
    bend: put('has_fatalities', (old: unknown) => (old === true ? 1 : 0)),
  },
  'card.has-fatalities-of-the-dead-denied': {
    clauses: ['event-card.has-fatalities.count'],
    summary: 'Sends has_fatalities false although fatalities is above 0',
    bend: put('has_fatalities', false),
  },
  'card.fatalities-zero-of-lethal': {
    clauses: ['event-card.has-fatalities.count'],
    admits: ['event-detail.same-id'],
    summary: 'Sends fatalities 0 although has_fatalities is true',
    bend: put('fatalities', (old: unknown) => (typeof old === 'number' ? 0 : old)),
  },
  'card.fatalities-negative': {
    clauses: ['event-card.fatalities.count'],
    admits: ['event-card.has-fatalities.count'],
    summary: 'Sends fatalities with the other sign',
    bend: put('fatalities', (old: unknown) => (typeof old === 'number' ? -old : old)),
  },
  'card.fatalities-fabricated': {
    clauses: ['event-card.fatalities.cameoplus-null', 'event-card.fatalities.never-fabricated'],
    summary: 'Sends fatalities 0 on cameoplus Events',
    bend: where(cameoplus, put('fatalities', 0)),
  },
  'card.fatalities-string': {
    clauses: ['event-card.fatalities.type'],
    summary: 'Sends fatalities as a string',
    bend: put('fatalities', textual),
  },
  'card.fatalities-estimate': {
    clauses: ['event-card.fatalities.type'],
    summary: 'Sends fatalities with a fraction',
    bend: put('fatalities', (old: unknown) => (typeof old === 'number' ? old + 0.5 : old)),
  },
  'card.article-count-negative': {
    clauses: ['event-card.metrics.article-count.count'],
    summary: 'Sends metrics.article_count with the other sign',
    bend: put('metrics.article_count', (old: unknown) => (typeof old === 'number' ? -old : old)),
  },
  'card.story-refs-articles-negative': {
    clauses: ['event-card.story-refs.item.article-count.count'],
    summary: 'Sends article_count of each Story with the other sign',
    bend: each(
      'story_refs',
      put('article_count', (old: unknown) => (typeof old === 'number' ? -old : old)),
    ),
  },
  'card.entity-refs-blank': {
    clauses: ['event-card.entity-refs.item.entity'],
    summary: 'Sends empty objects in entity_refs',
    bend: each('entity_refs', () => ({})),
  },
  'card.story-refs-null': {
    clauses: ['event-card.story-refs.type', 'service.event.stories'],
    summary: 'Sends story_refs null',
    bend: put('story_refs', null),
  },
  'card.story-refs-ids': {
    clauses: ['event-card.story-refs.item.id'],
    summary: 'Sends ids of Stories in place of references',
    bend: put('story_refs', (old: unknown) => (Array.isArray(old) ? old.map((item) => item.id) : old)),
  },
  'card.story-ref-without-id': {
    clauses: ['event-card.story-refs.item.id'],
    summary: 'Leaves the id of linked Stories out',
    bend: each('story_refs', without('id')),
  },
  'card.story-ref-without-url': {
    clauses: ['event-card.story-refs.item.url'],
    summary: 'Leaves the url of linked Stories out',
    bend: each('story_refs', without('url')),
  },
  'card.story-ref-without-title': {
    clauses: ['event-card.story-refs.item.title'],
    summary: 'Leaves the title of linked Stories out',
    bend: each('story_refs', without('title')),
  },
  'card.story-ref-without-story-date': {
    clauses: ['event-card.story-refs.item.story-date'],
    summary: 'Leaves the story_date of linked Stories out',
    bend: each('story_refs', without('story_date')),
  },
  'card.story-ref-without-article-count': {
    clauses: ['event-card.story-refs.item.article-count'],
    summary: 'Leaves the article_count of linked Stories out',
    bend: each('story_refs', without('article_count')),
  },
  'card.entity-refs-missing': {
    clauses: ['event-card.entity-refs.type'],
    summary: 'Leaves entity_refs out where there is none',
    bend: where(
      (card) => Array.isArray(card.entity_refs) && card.entity_refs.length === 0,
      without('entity_refs'),
    ),
  },
  'card.entity-refs-text': {
    clauses: ['event-card.entity-refs.type'],
    summary: 'Sends entity_refs as one text',
    bend: put('entity_refs', 'see url'),
  },
  'card.top-articles-null': {
    clauses: ['event-card.top-articles.type', 'service.event.articles'],
    summary: 'Sends top_articles null',
    bend: put('top_articles', null),
  },
  'card.article-without-url': {
    clauses: ['event-card.top-articles.item.url'],
    summary: 'Leaves the url of articles out',
    bend: each('top_articles', without('url')),
  },
  'card.article-without-title': {
    clauses: ['event-card.top-articles.item.title'],
    summary: 'Leaves the title of articles out',
    bend: each('top_articles', without('title')),
  },
  'card.article-without-domain': {
    clauses: ['event-card.top-articles.item.domain'],
    summary: 'Leaves the domain of articles out',
    bend: each('top_articles', without('domain')),
  },
  'card.article-without-rank': {
    clauses: ['event-card.top-articles.item.rank'],
    summary: 'Leaves the rank of articles out',
    bend: each('top_articles', without('rank')),
  },
  'card.entity-link-text': {
    clauses: ['event-card.entity-link.type'],
    summary: 'Sends entity_link as a text',
    bend: where((card) => 'entity_link' in card, put('entity_link', 'entity')),
  },
  'card.entity-link-missing': {
    clauses: ['event-card.entity-link.entity-scoped', 'event-card.entity-link.office-scoped'],
    summary: 'Leaves entity_link out',
    bend: without('entity_link'),
  },
  'card.entity-link-via-entity': {
    clauses: ['event-card.entity-link.via'],
    summary: 'Sends entity_link.via entity on office-scoped rows',
    bend: put('entity_link.via', (old: unknown) => (old === 'office' ? 'entity' : old)),
  },
  'card.entity-link-without-entity': {
    clauses: ['event-card.entity-link.entity'],
    summary: 'Does not name the holder of the office',
    bend: without('entity_link.entity'),
  },
} as const satisfies Bendings;
