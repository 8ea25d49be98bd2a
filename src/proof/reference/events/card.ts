import { countries } from '../../../../contract/countries.js';
import type { Deployment } from '../account/route.js';
import { each, isObject, type Json, put, where, without } from '../bend.js';
import { entitiesWith, thumbnailOf } from '../corpus/entities.js';
import type { Event } from '../corpus/index.js';
import { instantText } from '../http/dates.js';
import { fronts, openSchemas, paths, rows } from '../http/middleware.js';
import type { Variants } from '../planted.js';
import { domainOf } from './category.js';
import type { Context } from './filters.js';

export const cardVariants = {
  'event-card.precision-and-rationale': {
    summary: 'Shows on Event cards how precise the place is, why it was coded so, and when',
    allowedBy: ['geo-precision-and-rationale', 'event-card.times', 'service.event.rationale'],
  },
} as const satisfies Variants;

/** Which images a card carries. */
interface Images {
  readonly articles: boolean;
  readonly entities: boolean;
}

const reasons = {
  severity: 'Read from the wording of the lead article.',
  reach: 'Counted over the countries that the coverage names.',
};

function metricsOf({ scores, articleCount, family }: Event) {
  const shared = {
    significance: scores.significance,
    goldstein_scale: scores.goldstein_scale,
    confidence: scores.confidence,
    article_count: articleCount,
    metric_inputs: {
      severity: { score: Math.round(100 - scores.confidence * 50) / 100, reason: reasons.severity },
      reach: { score: Math.min(5, articleCount), reason: reasons.reach },
    },
  };
  if (family === 'conflict') return { ...shared, magnitude: null, ...withoutRubric };
  return {
    ...shared,
    magnitude: scores.magnitude,
    systemic_importance: scores.systemic_importance,
    propagation_potential: scores.propagation_potential,
    market_sensitivity: scores.market_sensitivity,
  };
}

const withoutRubric = { systemic_importance: null, propagation_potential: null, market_sensitivity: null };

/** What a card of a variant tells beyond the fields that are shown. */
const told = ({ category, codedAt, recordedAt }: Event) => ({
  rationale: { text: `The lead article reports what is coded as ${category}.`, model: 'coder-7' },
  observed_at: instantText(codedAt),
  recorded_at: instantText(recordedAt),
});

const noImages: Images = { articles: false, entities: false };
const noContext: Context = { origins: undefined, link: undefined };

/** The Event card of an Event, as the request that shows it sees it. */
export function cardOf(
  event: Event,
  { corpus, planted }: Deployment,
  { origins, link }: Context = noContext,
  images: Images = noImages,
): Readonly<Record<string, unknown>> {
  const [primary] = event.stories;
  const linked = entitiesWith(event.entityIds, corpus.entities);
  return {
    id: event.id,
    url: primary?.url ?? null,
    primary_story_url: primary?.url ?? null,
    family: event.family,
    title: event.title,
    summary: event.summary,
    event_date: event.eventDate,
    category: event.category,
    subcategory: event.subcategory,
    domain: domainOf(event),
    event_code: event.eventCode,
    geo: {
      country: event.country.name,
      region: event.country.region,
      continent: event.country.continent,
      admin1: event.admin1,
      location: event.location,
      latitude: event.latitude,
      longitude: event.longitude,
    },
    ...(origins === undefined ? {} : { geo_context: { actor_origin_countries: origins } }),
    actors: event.actors.map(({ name, country, role }) => ({ name, country: country?.name ?? null, role })),
    metrics: planted.varied('event-card.precision-and-rationale')
      ? { ...metricsOf(event), geo_precision: event.scores.geo_precision }
      : metricsOf(event),
    ...(planted.varied('event-card.precision-and-rationale') ? told(event) : {}),
    has_fatalities: event.fatalities !== null && event.fatalities > 0,
    fatalities: event.fatalities,
    story_refs: event.stories.map(({ id, url, title, date, articleCount }) => ({
      id,
      url,
      title,
      story_date: date,
      article_count: articleCount,
    })),
    entity_refs: linked.map(({ id, name, type, wiki }) => ({
      id,
      wiki_id: wiki,
      name,
      type,
      ...(images.entities ? { thumbnail_url: thumbnailOf(id) } : {}),
    })),
    top_articles: event.articles.map(({ url, title, domain, rank, imageUrl }) => ({
      url,
      title,
      domain,
      rank,
      ...(images.articles ? { image_url: imageUrl } : {}),
    })),
    ...(link === undefined
      ? {}
      : { entity_link: { via: link.via, entity: { id: link.id, name: link.name } } }),
  };
}

const isNull = (card: Json, path: string): boolean => {
  const [first = '', ...rest] = path.split('.');
  const value = card[first];
  return rest.length > 0 && isObject(value) ? isNull(value, rest.join('.')) : value === null;
};

/** Members that may be absent where they have no value. */
const dispensable = [
  ...['url', 'primary_story_url'],
  ...['latitude', 'longitude', 'admin1', 'region', 'location'].map((name) => `geo.${name}`),
  ...[
    'goldstein_scale',
    'magnitude',
    'systemic_importance',
    'propagation_potential',
    'market_sensitivity',
  ].map((name) => `metrics.${name}`),
];

const withoutNulls = (card: Json): Json =>
  dispensable.reduce((rest, path) => (isNull(rest, path) ? without(path)(rest) : rest), card);

const codes: ReadonlyMap<unknown, string> = new Map(countries.map(({ name, iso2 }) => [name, iso2]));
const coded = (name: unknown): unknown => codes.get(name) ?? name;

const reversed = (list: unknown): unknown => (Array.isArray(list) ? list.toReversed() : list);
const ids = (list: unknown): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? item.id : item)) : list;

/** The reference to an entity in a mention of it. */
const mentioned = ({ id, name, thumbnail_url, ...entity }: Json): Json => ({
  mention: { role: 'subject', confirmed: true },
  entity: { ...entity, id, label: { text: name, language: 'en' } },
  ...(thumbnail_url === undefined ? {} : { thumbnail: { href: thumbnail_url } }),
});

const roles: Readonly<Record<string, string>> = { actor1: 'initiator', actor2: 'recipient' };

/** The images of a card, taken from its articles and entities. */
function imagesApart(card: Json): Json {
  const from = (list: unknown, member: string): readonly unknown[] =>
    Array.isArray(list) ? list.flatMap((item: Json) => item[member] ?? []) : [];
  const found = [
    ...from(card.top_articles, 'image_url').map((src) => ({ kind: 'article', src })),
    ...from(card.entity_refs, 'thumbnail_url').map((src) => ({ kind: 'entity', src })),
  ];
  const bare = each(
    'entity_refs',
    without('thumbnail_url'),
  )(each('top_articles', without('image_url'))(card));
  return found.length === 0 ? bare : { ...bare, media: { images: found } };
}

/** Checks that learn from Event cards which Events a Story is linked to. */
const linkedStories = [
  'stories/cursor-filtered',
  'stories/linked-event-count',
  'stories/linked-events',
  'stories/window-first-day',
  'stories/bbox-admits',
  'stories/region-admits',
  'stories/continent-admits',
  'stories/origin-admits-none',
  'stories/geo-context',
  'stories/near-radius',
  'stories/entity-filter',
  'stories/summary-of-list',
];

/** A check of the Events list about entities. */
const eventsOf = (name: string): string => `events/entity-${name}`;

/** Checks that learn from Event cards which entities there are. */
const ofEntities = [
  ...['aliases', 'family-echo', 'family-exact', 'family-expand', 'id', 'images', 'link'].map(eventsOf),
  ...['name', 'union', 'unresolved', 'wiki-id', 'without-rows'].map(eventsOf),
  'events/observed-entity',
  'events/recorded-entity',
  'events/sort-recent-entities',
  'events/office-with-entity',
  'events/window-default-entity',
  'events/window-entity-days',
  'events-summary/entity-total',
  'stories/entity-filter',
  'stories/summary-of-list',
  'stories/window-default-entity',
  'search/merged-once',
  'entities',
  'errors/entity-match',
  'government/awards-entity-apart',
  'hierarchy/without-lei',
  'repeats/after-another-filters',
];

/** Cards with what each reply tells anew. */
function stamped(): (card: Json) => Json {
  let replies = 0;
  return (card) => {
    replies += 1;
    const signature = (replies * 7919).toString(16);
    return {
      ...card,
      retrieved_at: new Date(replies).toISOString(),
      sharing: { href: `https://share.example/${String(card.id)}/${signature}` },
    };
  };
}

const onCards = (reshape: (card: Json) => Json) => rows(paths.events, reshape);

/** Variants of Event cards; what they tell is the same. */
export const eventCardVariants = {
  'event-card.absent-for-null': {
    summary: 'Leaves out of Event cards what has no value, in place of null',
    allowedBy: ['nullable-event-fields'],
    front: onCards(withoutNulls),
  },
  'event-card.without-region-and-location': {
    summary: 'Never knows the region and the location of an Event',
    allowedBy: ['nullable-event-fields', 'region-members'],
    front: onCards((card) => without('geo.region')(put('geo.location', null)(card))),
  },
  'event-card.actor-country-codes': {
    summary: 'Shows the countries of actors as ISO-2 codes',
    allowedBy: ['event-card.actors.item.country.form'],
    front: onCards((card) =>
      put('geo_context.actor_origin_countries', (all: unknown) =>
        Array.isArray(all) ? all.map(coded) : all,
      )(each('actors', put('country', coded))(card)),
    ),
  },
  'event-card.roles': {
    summary: 'Calls actors initiator and recipient, and lists a third one that has no country',
    allowedBy: ['event-card.actors.item.role.values', 'counted-actors'],
    front: onCards((card) =>
      put('actors', (actors: unknown) =>
        Array.isArray(actors)
          ? [
              ...actors.map((actor: Json) => ({ ...actor, role: roles[String(actor.role)] ?? actor.role })),
              { name: 'Observers', country: null, role: 'witness' },
            ]
          : actors,
      )(card),
    ),
  },
  'event-card.codes': {
    summary: 'Shows numbers for event codes, kinds of places for locations, and questions for inputs',
    allowedBy: [
      'event-card.event-code.values',
      'event-card.geo.location.values',
      'event-card.metrics.metric-inputs.keys',
    ],
    front: onCards((card) =>
      put(
        'event_code',
        '190',
      )(
        put(
          'geo.location',
          'PPLC',
        )(
          put('metrics.metric_inputs', {
            Q1: { rating: '4/7', because: 'The lead article speaks of lasting damage.' },
            Q2: { rating: '2/7', because: 'Few countries report it.' },
          })(card),
        ),
      ),
    ),
  },
  'event-card.story-refs-empty': {
    summary: 'Lists no Stories on its Event cards',
    allowedBy: ['one-sided-events'],
    undecided: linkedStories,
    front: onCards(put('story_refs', [])),
  },
  'event-card.top-articles-empty': {
    summary: 'Lists no articles on its Event cards',
    allowedBy: ['one-sided-events'],
    undecided: ['events/images'],
    front: onCards(put('top_articles', [])),
  },
  'event-card.references-reversed': {
    summary: 'Lists Stories, articles and entities in the opposite order, and the best article alone',
    allowedBy: ['event-card.story-refs.extent', 'event-card.top-articles.extent'],
    front: onCards((card) =>
      put(
        'story_refs',
        reversed,
      )(
        put(
          'entity_refs',
          reversed,
        )(put('top_articles', (all: unknown) => (Array.isArray(all) ? all.slice(0, 1) : all))(card)),
      ),
    ),
  },
  'event-card.entity-refs-affiliated': {
    apart: true,
    summary: 'Has in entity_refs what an entity is affiliated to before its own id and name',
    allowedBy: ['event-card.entity-refs.item'],
    front: onCards(
      each('entity_refs', (ref) => ({
        affiliation: { id: 'e_0c0ffee0', name: 'Lindgren Institute' },
        ...ref,
      })),
    ),
  },
  'event-card.entity-refs-nested': {
    summary: 'Has entities one level down in entity_refs, and their names two',
    allowedBy: ['event-card.entity-refs.item'],
    front: onCards(each('entity_refs', mentioned)),
  },
  'event-card.entity-refs-ids': {
    summary: 'Refers to entities by their ids alone',
    allowedBy: ['event-card.entity-refs.item'],
    notBeside: ['contract.openapi-3-0'],
    undecided: [
      'events/entity-name',
      'entities/one-registry',
      'hierarchy/without-lei',
      'government/awards-entity-apart',
    ],
    front: onCards((card) => put('entity_refs', ids)(imagesApart(card))),
  },
  'event-card.entity-refs-empty': {
    summary: 'Refers to no entity on its Event cards',
    allowedBy: ['one-sided-events'],
    undecided: ofEntities,
    front: onCards(put('entity_refs', [])),
  },
  'event-card.entity-link-named': {
    summary: 'Names the entity of entity_link in a text, and says via name or handle outside offices',
    allowedBy: ['event-card.entity-link.entity.shape', 'event-card.entity-link.via.elsewhere'],
    front: onCards((card) =>
      put('entity_link.entity', (entity: unknown) => (isObject(entity) ? entity.name : entity))(
        put('entity_link.via', (via: unknown) => (via === 'office' ? via : 'handle'))(card),
      ),
    ),
  },
  'event-card.images-without-any': {
    apart: true,
    summary: 'Has no image of any article, and attaches null to articles in place of images',
    allowedBy: ['rows-need-not-be-held', 'event-card.images.place'],
    undecided: ['stories/article-images'],
    front: fronts(
      onCards(
        each(
          'top_articles',
          where(({ image_url: url }) => url !== undefined, put('image_url', null)),
        ),
      ),
      rows(paths.stories, each('articles', without('image_url'))),
      openSchemas('Event', 'EventList', 'EventDetail'),
    ),
  },
  'event-card.images-apart': {
    summary: 'Attaches images of articles and thumbnails of entities in one list of the card',
    allowedBy: ['event-card.images.place'],
    front: onCards(imagesApart),
  },
  'event-card.stamped': {
    apart: true,
    summary: 'Tells on each card when it was retrieved, and an address to share it that is signed anew',
    allowedBy: ['versioning.without-notice.response-fields'],
    front: fronts(onCards(stamped()), openSchemas('Event')),
  },
  'event-card.significance-in-hundredths': {
    summary: 'Shows the significance of Events to two digits, and filters and sorts by more',
    allowedBy: ['significance.rounding', 'metric-bounds-inclusive'],
    front: onCards(put('metrics.significance', (value: unknown) => Number(Number(value).toFixed(2)))),
  },
} as const satisfies Variants;
