import { describe, expect, it } from 'vitest';
import { clientOf, month } from '../client.js';

const client = clientOf();

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
