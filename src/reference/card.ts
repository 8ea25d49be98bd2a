import type { Event } from './corpus/index.js';
import type { Deployment } from './deployment.js';
import { instantText } from './rules/dates.js';
import type { Context } from './rules/filters.js';
import { domainOf } from './rules/taxonomy.js';
import type { Variants } from './variant.js';

export const cardVariants = {
  'event-card.precision-and-rationale': {
    summary: 'Shows on Event cards how precise the place is, why it was coded so, and when',
    allowedBy: ['C49', 'event-card.times', 'service.event.rationale'],
  },
} as const satisfies Variants;

/** Which images a card carries. */
interface Images {
  readonly articles: boolean;
  readonly entities: boolean;
}

const reasons: Readonly<Record<string, string>> = {
  severity: 'Read from the wording of the lead article.',
  reach: 'Counted over the countries that the coverage names.',
};

function metricsOf({ scores, articleCount, family }: Event) {
  const factor = (name: string, score: number) => [name, { score, reason: reasons[name] ?? '' }] as const;
  const shared = {
    significance: scores.significance,
    goldstein_scale: scores.goldstein_scale,
    confidence: scores.confidence,
    article_count: articleCount,
    metric_inputs: Object.fromEntries([
      factor('severity', Number((1 - scores.confidence / 2).toFixed(2))),
      factor('reach', Math.min(5, articleCount)),
    ]),
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
  const linked = corpus.entities.filter(({ id }) => event.entityIds.includes(id));
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
      ...(images.entities ? { thumbnail_url: `https://images.service.example/entities/${id}.jpg` } : {}),
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
