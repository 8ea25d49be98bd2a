import { describe, expect, it } from 'vitest';
import { month } from '../client.js';
import type { VariantId } from '../variants.js';
import { formOf } from './form.test-data.js';

const window = `date_start=${month.date_start}&date_end=${month.date_end}&limit=100`;
// biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
const list = async (variant: VariantId, more: string): Promise<readonly any[]> =>
  (await formOf(variant)(`/api/v2/events?${window}${more}`)).body.data;

describe('variants of what a deployment knows', () => {
  it('hold few Events, whose ids resolve', async () => {
    const rows = await list('corpus.small', '');
    expect(rows.length).toBeLessThan(80);
    expect((await formOf('corpus.small')(`/api/v2/events/${rows[0].id}`)).body.data.id).toBe(rows[0].id);
  });

  it('lack offices, candidates or merged entities', async () => {
    expect((await formOf('corpus.without-offices')('/api/v2/offices')).body.data).toEqual([]);
    const found = (await formOf('corpus.without-candidates')('/api/v2/search?q=Amara&universe=all')).body
      .data;
    expect(JSON.stringify(found)).not.toContain('needs_review');
    const { applied_filters: applied } = (
      await formOf('corpus.without-merged-entities')(`/api/v2/events?${window}&entity=Amara%20Diallo`)
    ).body;
    expect(applied.entity_ids_expanded ?? []).toEqual([]);
  });

  it('know other tolls', async () => {
    const tolls = async (variant: VariantId) =>
      (await list(variant, '&category=Protests')).map(({ fatalities }) => fatalities);
    expect(await tolls('corpus.deathless-as-null')).not.toContain(0);
    expect(await tolls('corpus.tolls-known')).not.toContain(null);
  });
});
