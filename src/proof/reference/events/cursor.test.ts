import { describe, expect, it } from 'vitest';
import { clientOf, month, noon } from '../client.js';

const client = clientOf();
// biome-ignore lint/suspicious/noExplicitAny: cards are read by path and fail by their expectations.
type Card = any;

describe('cursor', () => {
  it('walks every Event once', async () => {
    const values = { ...month, country: 'USA,IND,BRA', limit: 17 };
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await client.list(cursor === null ? values : { ...values, cursor });
      seen.push(...body.data.map(({ id }: Card) => id));
      cursor = body.pagination.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    const { body } = await client.summary({ ...month, country: 'USA,IND,BRA' });
    expect(body.data.reduce((sum: number, bucket: Card) => sum + bucket.event_count, 0)).toBe(seen.length);
  });

  it('is bound to filters, window, ordering and workspace', async () => {
    const cursor: string = (await client.list(month)).body.pagination.next_cursor;
    for (const change of [{ country: 'KEN' }, { date_end: '2026-08-29' }, { sort: 'recent' }]) {
      const { body } = await client.list({ ...month, ...change, cursor });
      expect(body).toMatchObject({ code: 'CURSOR_STALE', details: { reason: expect.any(String) } });
    }
    expect((await client.list({ ...month, cursor }, 'unentitled')).body.code).toBe('CURSOR_STALE');
    expect((await client.list({ ...month, cursor }, 'second')).status).toBe(200);
    expect((await client.list({ ...month, cursor, limit: 50 })).status).toBe(200);
    for (const bad of ['x', '25', `${cursor}x`, cursor.slice(1)]) {
      expect((await client.list({ ...month, cursor: bad })).body.code).toBe('INVALID_CURSOR');
    }
  });

  it('lives for 24 hours, and shows the result as it was', async () => {
    let time = noon.getTime();
    const moving = clientOf([], () => new Date(time));
    const first = await moving.list({ limit: 5 });
    const cursor: string = first.body.pagination.next_cursor;
    time += 3_600_000;
    const second = await moving.list({ limit: 5, cursor });
    expect(second.body.meta.query_window).toEqual(first.body.meta.query_window);
    time += 24 * 3_600_000;
    expect((await moving.list({ limit: 5, cursor })).body.code).toBe('CURSOR_STALE');
  });
});

describe('sort', () => {
  it('ranks by significance, or by date on request', async () => {
    const ranked = (await client.list({ ...month, limit: 100 })).body;
    expect(ranked.sort).toBe('significance');
    const scores = ranked.data.map(({ metrics }: Card) => metrics.significance);
    expect(scores).toEqual(scores.toSorted((left: number, right: number) => right - left));
    const dates = (await client.list({ ...month, sort: 'recent', limit: 100 })).body.data.map(
      ({ event_date }: Card) => event_date,
    );
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

describe('search', () => {
  it('puts literal matches first', async () => {
    const title: string = (await client.list(month)).body.data[7].title;
    const { body } = await client.list({ ...month, search: title, limit: 100 });
    const hits: readonly boolean[] = body.data.map((card: Card) => card.title === title);
    expect(hits[0]).toBe(true);
    expect(hits.lastIndexOf(true)).toBe(hits.filter(Boolean).length - 1);
    expect(hits.includes(false)).toBe(true);
  });

  it('reduces a OR b and says so', async () => {
    const one = await client.list({ ...month, search: 'Cholera' });
    const two = await client.list({ ...month, search: 'Cholera OR Census' });
    expect(two.body.data).toEqual(one.body.data);
    expect(two.body.applied_filters.search_reduced).toMatchObject({ to: 'Cholera' });
  });

  it('finds the literal phrase in lexical mode', async () => {
    const { body } = await client.list({ ...month, q: 'WILDFIRE spr', search_mode: 'lexical', limit: 100 });
    expect(body.data.length).toBeGreaterThan(0);
    for (const card of body.data)
      expect(`${card.title} ${card.summary}`.toLowerCase()).toContain('wildfire spr');
  });
});

describe('limit', () => {
  it('is 25 by default and at most 100', async () => {
    expect((await client.list(month)).body.pagination.limit).toBe(25);
    const full = await client.list({ ...month, limit: 100 });
    expect(full.body.data).toHaveLength(100);
    expect(full.body.applied_filters.normalized).toBeUndefined();
    for (const limit of [101, 5000]) {
      const { status, body } = await client.list({ ...month, limit });
      expect([status, body.data.length, body.pagination.limit]).toEqual([200, 100, 100]);
      expect(body.applied_filters.normalized).toEqual([
        { param: 'limit', from: limit, to: 100, reason: 'limit_exceeds_maximum' },
      ]);
    }
  });

  it('is refused below 1 and where it is no whole number', async () => {
    for (const limit of ['0', '-1', 'abc', '10abc', '2.5', '1e309']) {
      for (const reply of [await client.list({ limit }), await client.summary({ limit })]) {
        expect([reply.status, reply.body.code]).toEqual([400, 'INVALID_LIMIT']);
      }
    }
  });

  it('counts buckets on the summary, 50 by default and at most 500', async () => {
    const by = { ...month, group_by: 'country' };
    expect((await client.summary(by)).body.data).toHaveLength(50);
    expect((await client.summary({ ...by, limit: 3 })).body.data).toHaveLength(3);
    const { body } = await client.summary({ ...by, limit: 501 });
    expect(body.applied_filters.normalized[0]).toMatchObject({ param: 'limit', to: 500 });
  });
});
