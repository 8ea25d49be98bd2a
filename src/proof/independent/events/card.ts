import { has } from '../bugs.js';
import type { Occurrence } from '../corpus/corpus.js';
import { rounded } from '../corpus/random.js';
import { isOneIn } from '../rare-bugs.js';
import { domainOf } from './category.js';
import type { Link } from './people.js';

interface CardOptions {
  readonly images: boolean;
  readonly entityImages: boolean;
  readonly link: Link | undefined;
}

function metricsOf(event: Occurrence): Readonly<Record<string, unknown>> {
  const { magnitude, systemic, propagation, market } = event;
  return {
    article_count: event.articles,
    confidence:
      has('one-in-fifty-confidence-as-text') && isOneIn(50, event.id)
        ? String(rounded(event.confidence, 2))
        : rounded(event.confidence, 2),
    goldstein_scale: scaleTold(event),
    ...((event.family === 'cameoplus' || has('rubric-on-conflict-cards')) && {
      market_sensitivity: market,
      propagation_potential: propagation,
      systemic_importance: systemic,
      ...(magnitude !== undefined && { magnitude }),
    }),
    metric_inputs: {
      reach: {
        score: rounded((propagation + 1) / 2, 2),
        ...(!has('inputs-without-reason') && { reason: 'Counted from the outlets that carried it.' }),
      },
      proof: { score: rounded(event.confidence, 1), reason: 'Read from the accounts that agree.' },
    },
    significance: rounded(event.significance, 2),
    revision: 3,
  };
}

/** `goldstein_scale` of a card; bent, null for Protests, or 0 where there is none. */
function scaleTold({ goldstein, category }: Occurrence): number | null {
  if (category === 'Protests' && has('protests-without-scale')) return null;
  return goldstein ?? (has('goldstein-zero-for-null') ? 0 : null);
}

/** An actor of a card; bent, without a country where its origin is not known. */
function actorTold({ name, country, role }: Occurrence['parties'][number]) {
  if (country === undefined && has('unknown-origin-left-out')) return { role, name };
  return { role, country: country?.iso2 ?? null, name };
}

/** The country of a card. */
function countryTold({ id, place, parties }: Occurrence) {
  const origin = parties.find(({ country }) => country !== undefined && country !== place.country)?.country;
  const bent = has('one-in-fifty-placed-by-actor') && isOneIn(20, id) ? origin : undefined;
  return bent ?? place.country;
}

function placeOf(event: Occurrence): Readonly<Record<string, unknown>> {
  const { place, pinned, precision } = event;
  const country = countryTold(event);
  const latitude = has('south-shown-north') ? Math.abs(place.latitude) : place.latitude;
  return {
    longitude: pinned ? place.longitude : null,
    latitude: pinned ? latitude : null,
    ...(precision < 3 && { location: place.town, admin1: place.admin1 }),
    continent: place.country.continent,
    region: place.country.regions.at(-1),
    country: has('geo-country-as-code') ? country.iso3 : country.name,
    country_code: country.iso3,
    precision_grade: ['exact', 'near', 'rough'][precision - 1],
  };
}

function imagesOf(
  event: Occurrence,
  { images, entityImages }: CardOptions,
): Readonly<Record<string, unknown>> {
  if (!images) return {};
  const article_images = event.articlesTop.flatMap(({ image }) => image ?? []);
  const entity_thumbnails = event.people.map(({ id }) => `https://images.example/${id}.png`);
  return { gallery: { article_images, ...(entityImages && { entity_thumbnails }) } };
}

/** `has_fatalities` of a card; bent, null where the count is not known. */
function flagOf({ id, family, fatalities }: Occurrence): boolean | null {
  if (family === 'conflict' && fatalities === undefined && has('unknown-deaths-flag-null')) return null;
  if (fatalities === 0 && has('zero-deaths-flagged')) return true;
  return (fatalities ?? 0) > 0 && !(has('one-in-eight-deaths-unflagged') && isOneIn(8, id));
}

/** The title of a Story of an Event; bent, that of the Event where the Story came with another one. */
function titleTold({ title }: Occurrence, storyTitle: string): string {
  return storyTitle.startsWith(title) || !has('shared-story-titled-by-event') ? storyTitle : title;
}

/** An Event as clients see it. */
export function cardOf(event: Occurrence, options: CardOptions): Readonly<Record<string, unknown>> {
  const [primary] = event.stories;
  const linked = has('url-of-another-story') ? event.stories.at(-1) : primary;
  const { link } = options;
  return {
    revision: { number: 1, channel: 'wire' },
    summary: event.summary,
    title: event.title,
    domain: has('domain-repeats-category') ? event.category : domainOf(event),
    subcategory: event.subcategory,
    category: event.category,
    family: event.family,
    event_code: event.code,
    fatalities: event.fatalities ?? (has('fatalities-fabricated') && event.family === 'cameoplus' ? 0 : null),
    has_fatalities: flagOf(event),
    event_date: event.date,
    coder: { rationale: event.rationale, geo_precision: event.precision },
    geo: placeOf(event),
    metrics: metricsOf(event),
    actors: event.parties.map(actorTold),
    entity_refs: event.people.map(({ id, person }) => ({ label: person.name, ref: id, weight: 1 })),
    story_refs: event.stories.map(({ id, url, title, date, articles }) => ({
      article_count: articles,
      ...(!has('story-refs-without-date') && { story_date: date }),
      title: titleTold(event, title),
      url,
      id: has('story-refs-in-small-letters') ? id.toLowerCase() : id,
    })),
    top_articles: event.articlesTop.map(({ url, title, domain }, at) => ({
      rank: at + 1,
      domain,
      title,
      url,
    })),
    ...(primary !== undefined && { url: linked?.url, primary_story_url: primary.url }),
    ...(link !== undefined && {
      entity_link: {
        entity: { ref: link.person.id, name: link.person.name },
        via: has('office-link-untold') ? 'mention' : link.via,
      },
    }),
    ...imagesOf(event, options),
    id: event.id,
  };
}
