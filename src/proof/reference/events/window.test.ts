import { describe, expect, it } from 'vitest';
import { clientOf, month } from '../client.js';

const client = clientOf();
const codeOf = async (values: Parameters<typeof client.list>[0]) => (await client.list(values)).body.code;

describe('window', () => {
  it('reaches back 24 hours of coding time by default', async () => {
    const { body } = await client.list();
    expect(body.meta.query_window).toEqual({
      observed_start: '2026-09-23T12:00:00.000Z',
      observed_end: '2026-09-24T12:00:00.000Z',
    });
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('reaches back 30 days for entities', async () => {
    const { body } = await client.list({ entity: 'Amara Diallo' });
    expect(body.meta.query_window).toEqual({ date_start: '2026-08-26', date_end: '2026-09-24' });
    expect(body.data.length).toBeGreaterThan(0);
  });

  it('serves 30 inclusive days whole', async () => {
    const { body } = await client.list({ ...month, limit: 100 });
    expect(body.meta.query_window).toEqual(month);
    expect(body.meta.window_adjustment).toBeUndefined();
  });

  it('cuts up to a year to the most recent 30 days and says so', async () => {
    for (const date_start of ['2026-07-31', '2026-05-01', '2025-09-01']) {
      const { status, body } = await client.list({ date_start, date_end: '2026-08-30' });
      expect(status).toBe(200);
      expect(body.meta.query_window).toEqual(month);
      expect(body.meta.window_adjustment.reason).toBe('window_exceeds_maximum');
      for (const { event_date } of body.data) expect(event_date >= '2026-08-01').toBe(true);
    }
  });

  it('refuses more than a year with the details', async () => {
    const { status, body } = await client.list({ date_start: '2024-08-01', date_end: '2026-08-30' });
    expect([status, body.code]).toEqual([400, 'DATE_WINDOW_TOO_LARGE']);
    expect(body.details).toMatchObject({
      coverage: { start: '2026-03-01' },
      suggested_window: month,
      max_days: 30,
    });
  });

  it('takes days, windows and their forms', async () => {
    for (const values of [{ days: 7 }, { window: '7d' }, { window: 7 }]) {
      const { body } = await client.list(values);
      expect(body.meta.query_window).toEqual({ date_start: '2026-09-18', date_end: '2026-09-24' });
    }
    for (const days of ['0', '-1', '1.5', 'abc', '31']) expect(await codeOf({ days })).toBe('INVALID_NUMBER');
    expect((await client.list({ days: 30 })).status).toBe(200);
  });

  it('refuses conflicts, bad dates and inverted ranges', async () => {
    expect(await codeOf({ date_start: '2026-08-01', days: 7 })).toBe('CONFLICTING_TIME_WINDOW');
    expect((await client.list({ date: '2026-09-20', days: 7 })).status).toBe(200);
    for (const date_start of ['2026-02-30', '2026-13-01', '2026/03/01', 'yesterday', '2026-3-1']) {
      expect(await codeOf({ date_start, date_end: '2026-09-01' })).toBe('INVALID_DATE');
    }
    expect(await codeOf({ date_start: '2026-08-02', date_end: '2026-08-01' })).toBe('INVALID_DATE_RANGE');
  });

  it('knows its coverage', async () => {
    expect(await codeOf({ date_start: '2026-01-01', date_end: '2026-01-15' })).toBe('DATE_OUT_OF_COVERAGE');
    expect((await client.list({ date_start: '2026-02-20', date_end: '2026-03-10' })).status).toBe(200);
    expect((await client.list({ date_start: '2026-12-01', date_end: '2026-12-10' })).body.data).toEqual([]);
  });

  it('bounds coding time half-open', async () => {
    expect(await codeOf({ observed_start: '2026-08-01', observed_end: '2026-08-01' })).toBe(
      'INVALID_DATE_RANGE',
    );
    const day = await client.list({ observed_start: '2026-08-10', observed_end: '2026-08-11', limit: 100 });
    const halves = await Promise.all([
      client.list({ observed_start: '2026-08-10', observed_end: '2026-08-10T12:00:00Z', limit: 100 }),
      client.list({
        observed_start: '2026-08-10T12:00:00Z',
        observed_end: '2026-08-11T00:00:00Z',
        limit: 100,
      }),
    ]);
    const ids = (reply: typeof day) => reply.body.data.map(({ id }: { id: string }) => id);
    expect(halves.flatMap(ids).sort()).toEqual(ids(day).sort());
    expect(ids(day).length).toBeGreaterThan(0);
  });

  it('bounds publication time, alone and on both sides', async () => {
    const interval = { recorded_start: '2026-08-10T00:00:00Z', recorded_end: '2026-08-11T00:00:00Z' };
    expect((await client.list(interval)).body.data.length).toBeGreaterThan(0);
    expect(await codeOf({ recorded_start: interval.recorded_start })).toBe('MISSING_PARAM');
    expect(await codeOf({ ...interval, days: 3 })).toBe('CONFLICTING_TIME_WINDOW');
    expect(await codeOf({ ...interval, recorded_end: 'x' })).toBe('INVALID_RECORDED_INTERVAL');
    expect(await codeOf({ ...interval, recorded_end: interval.recorded_start })).toBe(
      'INVALID_RECORDED_INTERVAL',
    );
  });
});
