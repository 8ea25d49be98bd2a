import { describe, expect, it } from 'vitest';
import { metric, metricNames, vocabularies } from '../../../../contract/index.js';
import { clientOf, month } from '../client.js';
import type { VariantId } from '../variants.js';
import { formOf } from '../variants.test-data.js';

const client = clientOf();
// biome-ignore lint/suspicious/noExplicitAny: cards are read by path and fail by their expectations.
type Card = any;

function judge(card: Card): void {
  expect(card.id).toMatch(/^(conflict|cameoplus)_[0-9a-f]+$/);
  expect(card.id.startsWith(`${card.family}_`)).toBe(true);
  expect(card.event_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(vocabularies.category.values).toContain(card.category);
  expect(card.domain).toBe(card.family === 'conflict' ? 'CONFLICT' : card.category);
  for (const name of metricNames) {
    const { min, max, family, onCard } = metric(name);
    const value: unknown = card.metrics[name];
    if (!onCard) continue;
    if (family !== undefined && card.family !== family) expect(value).toBeNull();
    if (typeof value === 'number') {
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
    }
  }
  expect(card.metrics.goldstein_scale === null).toBe(
    card.family === 'cameoplus' && card.category !== 'POLITICAL',
  );
  if (card.family === 'cameoplus') expect(card.fatalities).toBeNull();
  expect(card.has_fatalities).toBe(card.fatalities !== null && card.fatalities > 0);
  expect(card.actors.length).toBeGreaterThan(0);
}

describe('Events list', () => {
  it('carries the whole envelope', async () => {
    const { body } = await client.list(month);
    expect(body).toMatchObject({
      success: true,
      data: expect.any(Array),
      pagination: { limit: 25, cursor: null, next_cursor: expect.any(String) },
      sort: 'significance',
      meta: { query_window: month, coverage: { start: '2026-03-01' } },
      applied_filters: { country_match: 'location_or_actor_origin' },
    });
  });

  it('shows cards that keep to the field table', async () => {
    for (const sort of ['significance', 'recent']) {
      const { body } = await client.list({ ...month, sort, limit: 100 });
      for (const card of body.data) judge(card);
    }
  });

  it('attaches images on request', async () => {
    const card = async (values: object) =>
      JSON.stringify((await client.list({ ...month, ...values })).body.data);
    expect(await card({})).not.toMatch(/image_url|thumbnail_url/);
    expect(await card({ include_images: true })).toMatch(/image_url.*thumbnail_url|thumbnail_url.*image_url/);
    expect(await card({ include_images: true, include_entity_images: false })).not.toMatch(/thumbnail_url/);
    expect(await card({ include_entity_images: true })).not.toMatch(/image_url|thumbnail_url/);
  });
});

describe('Event detail', () => {
  it('finds any Event of the list, of whatever date', async () => {
    const { body } = await client.list({ date_start: '2026-03-01', date_end: '2026-03-05' });
    for (const card of body.data) {
      const detail = await client.detail(card.id);
      expect(detail.body).toEqual({ success: true, data: card });
    }
    expect(body.data.length).toBeGreaterThan(0);
    expect((await client.detail('conflict_0')).status).toBe(404);
  });
});

describe('Events summary', () => {
  it('reconciles every dimension to one total', async () => {
    const totals = [];
    for (const group_by of vocabularies.summaryGroupBy.values) {
      const { body } = await client.summary({ ...month, group_by, limit: 500 });
      expect(body.group_by).toBe(group_by);
      totals.push(body.data.reduce((sum: number, bucket: Card) => sum + bucket.event_count, 0));
      for (const bucket of body.data) {
        expect(bucket.metrics).toMatchObject({
          goldstein_severity: expect.any(Object),
          fatality_rate: expect.any(Object),
        });
        expect(bucket.fatality_event_count).toBeLessThanOrEqual(bucket.event_count);
      }
    }
    expect(new Set(totals).size).toBe(1);
    expect(totals[0]).toBeGreaterThan(0);
  });

  it('agrees with a country filter by location', async () => {
    const { body } = await client.summary({
      ...month,
      group_by: 'country',
      country: 'KEN',
      country_match: 'location',
    });
    expect(body.data.map(({ key }: Card) => key)).toEqual(['Kenya']);
  });
});

const query = `date_start=${month.date_start}&date_end=${month.date_end}&limit=100`;
// biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
type Cards = readonly any[];

const cards = async (variant: VariantId, more = ''): Promise<Cards> =>
  (await formOf(variant)(`/api/v2/events?${query}${more}`)).body.data;

/** What some card of each variant shows. */
const shown: Readonly<Partial<Record<VariantId, (cards: Cards) => boolean>>> = {
  'event-card.absent-for-null': (all) => all.some(({ geo }) => !('latitude' in geo)),
  'event-card.without-region-and-location': (all) => all.every(({ geo }) => !('region' in geo)),
  'event-card.actor-country-codes': (all) =>
    all.every(({ actors }) =>
      actors.every(({ country }: { country: string | null }) => (country ?? 'XX').length === 2),
    ),
  'event-card.roles': (all) => all.every(({ actors }) => actors.at(-1).role === 'witness'),
  'event-card.codes': (all) => all.every(({ event_code }) => event_code === '190'),
  'event-card.story-refs-empty': (all) => all.every(({ story_refs }) => story_refs.length === 0),
  'event-card.top-articles-empty': (all) => all.every(({ top_articles }) => top_articles.length === 0),
  'event-card.references-reversed': (all) => all.every(({ top_articles }) => top_articles.length === 1),
  'event-card.entity-refs-affiliated': (all) =>
    all.some(({ entity_refs }) => entity_refs[0]?.affiliation !== undefined),
  'event-card.entity-refs-nested': (all) =>
    all.some(({ entity_refs }) => entity_refs[0]?.entity.label.text !== undefined),
  'event-card.entity-refs-ids': (all) => all.some(({ entity_refs }) => typeof entity_refs[0] === 'string'),
  'event-card.entity-refs-empty': (all) => all.every(({ entity_refs }) => entity_refs.length === 0),
  'event-card.precision-and-rationale': (all) =>
    all.every(({ metrics, rationale }) => metrics.geo_precision > 0 && rationale.text !== ''),
  'event-card.significance-in-hundredths': (all) =>
    all.every(({ metrics }) => Number.isInteger(Math.round(metrics.significance * 1e6) / 1e4)),
  'ids.upper-case': (all) => all.every(({ id }) => /_[0-9A-F]+$/.test(id)),
  'ids.long': (all) => all.every(({ id }) => /_[0-9a-f]{32}$/.test(id)),
  'ids.stories-numbered': (all) => all.some(({ story_refs }) => Number.isInteger(story_refs[0]?.id)),
  'ids.urls-relative': (all) => all.some(({ url }) => String(url).startsWith('/stories/')),
};

describe('variants of Event cards', () => {
  it.each(Object.entries(shown))('%s', async (variant, fits) => {
    expect(fits(await cards(variant as VariantId))).toBe(true);
  });

  it('show images and links in their own places', async () => {
    const [pictured] = await cards('event-card.images-apart', '&include_images=true');
    expect(pictured.media.images[0].src).toContain('https://');
    const [stamped] = await cards('event-card.stamped');
    expect(stamped.sharing.href).toContain(stamped.id);
    const linked = await cards('event-card.entity-link-named', '&entity=Amara%20Diallo');
    expect(linked[0].entity_link.entity).toBe('Amara Diallo');
  });

  it.each(['ids.upper-case', 'ids.long', 'ids.stories-numbered'] as const)('resolve %s', async (variant) => {
    const [card] = await cards(variant);
    expect((await formOf(variant)(`/api/v2/events/${card.id}`)).body.data.id).toBe(card.id);
  });
});
