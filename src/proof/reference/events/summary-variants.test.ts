import { describe, expect, it } from 'vitest';
import { month } from '../client.js';
import type { VariantId } from '../variants.js';
import { formOf } from '../variants.test-data.js';

const window = `date_start=${month.date_start}&date_end=${month.date_end}`;
const events = (variant: VariantId, groupBy: string) =>
  formOf(variant)(`/api/v2/events/summary?${window}&group_by=${groupBy}&limit=500`);
const stories = (variant: VariantId, groupBy: string) =>
  formOf(variant)(`/api/v2/stories/summary?${window}&group_by=${groupBy}`);

describe('variants of summaries', () => {
  it('name the value of a bucket in their own ways', async () => {
    const [bucket] = (await events('summary.value-in-bucket', 'category')).body.data;
    expect(Object.keys(bucket)[0]).toBe('bucket');
    const [nested] = (await events('summary.value-nested', 'date')).body.data;
    expect(nested.dimension.label).toMatch(/^2026-08/);
    expect(nested.key ?? nested.date).toBeUndefined();
  });

  it('tell a date as an interval', async () => {
    const [bucket] = (await events('summary.dates-as-intervals', 'date')).body.data;
    expect(Object.keys(bucket).slice(0, 2)).toEqual(['bucket_end', 'bucket_start']);
    expect(bucket.bucket_end > bucket.bucket_start).toBe(true);
  });

  it('mark the bucket without a value', async () => {
    const unknown = (await events('summary.unknown-bucket', 'target_actor_country')).body.data;
    expect(unknown.map(({ value }: { value: string }) => value)).toContain('unknown');
    const bare = (await events('summary.null-bucket-without-value', 'target_actor_country')).body.data;
    expect(bare.filter((each: object) => !('key' in each))).toHaveLength(1);
  });

  it('nest other statistics', async () => {
    const [bucket] = (await events('summary.metric-stats', 'category')).body.data;
    expect(bucket.metrics).toBeUndefined();
    expect(bucket.metric_stats.mean_confidence).toBeGreaterThan(0);
    const [linked] = (await stories('summary.linked-events-renamed', 'story_category')).body.data;
    expect(linked.metrics.linked_events.total).toBe(linked.linked_events);
  });

  it('have further statistics, and a country beside the value', async () => {
    const [bucket] = (await events('summary.more-statistics', 'date')).body.data;
    expect(bucket.metrics.goldstein_scale).toMatchObject({ total: bucket.event_count, known_share: 1 });
    expect(bucket.loudest.country).toBe('Kenya');
  });

  it('tell 0 where no Event has a count, and order by value', async () => {
    const buckets = (await events('summary.no-count-as-zero', 'category')).body.data;
    expect(buckets.every(({ fatalities }: { fatalities: unknown }) => typeof fatalities === 'number')).toBe(
      true,
    );
    const dates = (await events('summary.ascending', 'date')).body.data;
    expect(dates[0].key).toBe(month.date_start);
  });

  it('leave meta and applied_filters out unless they must tell something', async () => {
    const { body } = await events('summary.bare', 'date');
    expect(Object.keys(body)).toEqual(['success', 'group_by', 'data']);
    const long = await formOf('summary.bare')(
      '/api/v2/events/summary?date_start=2026-06-01&date_end=2026-09-01',
    );
    expect(long.body.meta.window_adjustment.reason).toBe('window_exceeds_maximum');
  });

  it('group Stories by dimensions of other names', async () => {
    const { body } = await stories('summary.story-groupings', 'topic');
    expect(body.group_by).toBe('topic');
    const refused = await stories('summary.story-groupings', 'date');
    expect(refused.status).toBe(400);
    expect(refused.body.details.accepted_values).toEqual(['day', 'topic', 'place']);
  });
});
