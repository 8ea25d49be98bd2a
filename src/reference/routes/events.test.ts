import { describe, expect, it } from 'vitest';
import { metric, metricNames, vocabularies } from '../../../contract/index.js';
import { clientOf, month } from '../client.js';

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
