import { isClauseId, metricNames } from '../../../../contract/index.js';
import { isObject, type Json, put } from '../bend.js';
import type { Faults } from '../planted.js';
import { bodies, type Middleware, paths, rewriting, rows } from './middleware.js';

/** Whether a row is one of the few of its kind, by a hash of its id. */
export function isRare(id: string, oneIn: number): boolean {
  let hash = 2_166_136_261;
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619) >>> 0;
  return hash % oneIn === 0;
}

const idOf = (row: Json): string =>
  String(row.id ?? row.facility_id ?? row.lei ?? row.link_id ?? row.award_id);

/** Bends few rows of a path. */
const few = (path: RegExp, oneIn: number, bend: (row: Json) => Json): Middleware =>
  rows(path, (row) => (isRare(idOf(row), oneIn) ? bend(row) : row));

/** Leaves few rows out of the lists of a path; each of them has a detail. */
const unlisted = (path: RegExp, oneIn: number): Middleware =>
  bodies(path, (body) => ({
    ...body,
    data: Array.isArray(body.data)
      ? body.data.filter((row: unknown) => !isObject(row) || !isRare(idOf(row), oneIn))
      : body.data,
  }));

/** Finds no detail of few rows. */
const withoutDetail = (path: RegExp, oneIn: number): Middleware =>
  rewriting(path, (told, url) => {
    const id = decodeURIComponent(url.pathname.split('/').at(-1) ?? '');
    return told.status === 200 && isRare(id, oneIn)
      ? { status: 404, body: { success: false, error: 'Not found.', code: 'NOT_FOUND', details: {} } }
      : told;
  });

const cards = /^\/api\/v2\/events(?!\/summary$)(?:\/[^/]+)?$/;

/** Faults that one row in 50 to 200 shows. Those without a front are asked for where rows are selected or counted. */
export const rareRowFaults = {
  'rare.category-kept': {
    clauses: ['events.category.filter'],
    admits: ['events.category.list', 'events.category.case-insensitive', 'events.domain.deprecated'],
    summary: 'Keeps one Event in 100 whatever its category is',
  },
  'rare.country-kept': {
    clauses: ['events.country.nothing-else'],
    admits: ['events.country.list'],
    summary: 'Keeps one Event in 50 whatever its country is, unless country_match is sent',
  },
  'rare.country-lost': {
    clauses: [
      'events.country.match-location',
      'events.country.list',
      'events.country-match.location.country',
    ],
    admits: ['events.country.list', 'events.country-match.location.country', 'events.country.iso-3'],
    summary: 'Loses one Event in 50 where a country is asked for',
  },
  'rare.bounds-unheeded': {
    clauses: ['events.significance-min.bound', 'events.confidence-min.bound'],
    // Which metric shows it depends on what is asked.
    admits: metricNames
      .flatMap((name) => ['min', 'max'].map((side) => `events.${name.replaceAll('_', '-')}-${side}.bound`))
      .filter(isClauseId),
    summary: 'Keeps one Event in 100 whatever bounds of metrics are sent',
  },
  'rare.lethal-lost': {
    clauses: ['events.has-fatalities.true.complete'],
    admits: ['events.has-fatalities.true'],
    summary: 'Loses one Event in 50 under has_fatalities=true',
  },
  'rare.day-early': {
    clauses: ['events.date-start.bound', 'events.date-end.bound'],
    admits: ['events.window.chunks-add-up', 'events.date.single-day', 'events.date-end.inclusive'],
    summary: 'Takes one Event in 50 for one of the day before',
  },
  'rare.article-count-as-text': {
    clauses: ['event-card.metrics.article-count.type'],
    summary: 'Sends article_count of one Event in 50 as a text',
    front: few(
      cards,
      50,
      put('metrics.article_count', (old: unknown) => String(old)),
    ),
  },
  'rare.confidence-above-one': {
    clauses: ['event-card.metrics.confidence.range'],
    admits: ['events.confidence-max.bound'],
    summary: 'Sends confidence of one Event in 100 as a percentage',
    front: few(
      cards,
      100,
      put('metrics.confidence', (old: unknown) => 100 * Number(old)),
    ),
  },
  'rare.fatalities-fabricated': {
    clauses: ['event-card.fatalities.never-fabricated', 'event-card.fatalities.cameoplus-null'],
    summary: 'Has 0 fatalities for one cameoplus Event in 100',
    front: few(
      cards,
      100,
      put('fatalities', (old: unknown) => old ?? 0),
    ),
  },
  'rare.domain-of-another': {
    clauses: ['event-card.domain.conflict', 'event-card.domain.cameoplus'],
    summary: 'Has domain OTHER for one Event in 200',
    front: few(cards, 200, put('domain', 'OTHER')),
  },
  'rare.unlisted': {
    clauses: ['significance.event-count.distinct', 'events.cursor.walk-complete'],
    admits: [
      'events.date-start.bound',
      'events-summary.group-by.date',
      'stories.service.linked-events',
      'summary-bucket.event-count',
    ],
    summary: 'Has no row of one Event in 50 in any list, but counts it and has its detail',
    front: unlisted(/^\/api\/v2\/events$/, 50),
  },
  'rare.counted-twice': {
    clauses: ['summary-bucket.event-count', 'significance.event-count.distinct'],
    admits: ['summary-bucket.reconciles'],
    summary: 'Counts one Event in 50 twice in summaries',
  },
  'rare.counted-a-day-late': {
    clauses: ['events-summary.group-by.date', 'significance.event-count.distinct'],
    admits: ['summary-bucket.event-count'],
    summary: 'Counts one Event in 50 on the day after its own',
  },
  'rare.story-avatar-lost': {
    clauses: ['story-card.article.domain-avatar-url'],
    summary: 'Leaves domain_avatar_url out of the articles of one Story in 50',
    front: few(
      paths.stories,
      50,
      put('articles', (old: unknown) =>
        Array.isArray(old)
          ? old.map((article: Json) => {
              const { domain_avatar_url: _, ...rest } = article;
              return rest;
            })
          : old,
      ),
    ),
  },
  'rare.facility-type-kept': {
    clauses: ['facilities.type.only'],
    admits: ['facilities.type.list'],
    summary: 'Keeps one facility in 50 whatever type is asked for',
  },
  'rare.facility-detail-missing': {
    clauses: ['facilities.detail.listed'],
    summary: 'Has no detail of one facility in 68',
    front: withoutDetail(/^\/api\/v2\/facilities\/[^/]+$/, 68),
  },
  'rare.facility-class-of-another': {
    clauses: ['facility-record.class', 'facility-record.type.ports', 'facility-record.type.power'],
    summary: 'Has another class than that of its type for one facility in 50',
    front: few(/^\/api\/v2\/facilities(?:\/[^/]+)?$/, 50, (row) =>
      put('class', row.class === 'ports' ? 'power' : 'ports')(row),
    ),
  },
  'rare.registry-country-kept': {
    clauses: ['registry.entities.country'],
    summary: 'Keeps one legal entity in 100 whatever country is asked for',
  },
  'rare.model-entity-id-lost': {
    clauses: ['aicompute.models.entity-id'],
    summary: 'Resolves no organization for one model in 50',
    front: few(paths.models, 50, put('entity_id', null)),
  },
  'rare.terminated-link-kept': {
    clauses: ['government.links.active-only'],
    summary: 'Keeps one link in 20 whatever active_only says',
  },
  'rare.award-counted-twice': {
    clauses: ['government-records.summary.total-obligated.all', 'government-records.summary.total-obligated'],
    admits: ['government-records.rollups.amount'],
    summary: 'Adds one award in 20 twice to the total',
  },
} as const satisfies Faults;
