import { describe, expect, it } from 'vitest';
import { vocabularies } from '../../../../contract/index.js';
import { createReference } from '../index.js';

describe('a summary of whole days', () => {
  const now = () => new Date('2026-11-20T12:00:00Z');
  const reference = createReference({ now });
  const authorization = `Bearer ${reference.accounts.find(({ role }) => role === 'full')?.key}`;
  const windows = [
    'days=7',
    'date_start=2026-11-19&date_end=2026-11-20',
    'date_start=2026-10-20&date_end=2026-11-18',
  ];

  it.each(windows.flatMap((window) => vocabularies.summaryGroupBy.values.map((by) => [by, window])))(
    'counts by %s within %s what it counts Event by Event',
    async (groupBy, window) => {
      const url = `http://reference.invalid/api/v2/events/summary?${window}&group_by=${groupBy}&limit=500`;
      const request = () => new Request(url, { headers: { authorization } });
      const whole = (await (await reference.fetch(request())).json()) as { data: unknown[] };
      // Whoever asks which faults matter has the Events counted one by one.
      const { reply } = await reference.trace(request());
      expect(whole.data.length).toBeGreaterThan(0);
      expect(whole).toEqual(await reply.json());
    },
  );
});
