import { describe, expect, it } from 'vitest';
import { formOf } from './form.test-data.js';
import type { furtherVariants } from './further-operations.js';

const documentOf = async (id: keyof typeof furtherVariants) => (await formOf(id)('/openapi.json', '')).body;

describe('further operations', () => {
  it('are served and declared for the whole path, by reference', async () => {
    const ask = formOf('further.intelligence');
    const briefs = '/api/v2/intelligence/trade/briefs';
    const { body } = await ask(`${briefs}?since=2026-08-01&language=en&language=pt&zz=1`);
    expect([body.data.length, body.applied_filters.ignored]).toEqual([2, ['zz']]);
    expect((await ask(briefs)).body.code).toBe('MISSING_PARAM');
    expect((await ask(briefs, '')).status).toBe(401);
    const { paths } = await documentOf('further.intelligence');
    expect(paths['/api/v2/intelligence/{topic}/briefs'].parameters[0].$ref).toBeDefined();
  });

  it('may be out of reach', async () => {
    const ask = formOf('further.out-of-reach');
    const statuses = ['dashboard/session', 'intelligence/reports/latest', 'meta/health'].map(
      async (path) => (await ask(`/api/v2/${path}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 404, 200]);
  });

  it('may be written below the address of a server', async () => {
    const { paths, servers } = await documentOf('further.servers-path');
    expect(Object.keys(paths)).toContain('/events');
    expect(servers[0].url).toMatch(/\/api\/v2\/$/);
  });
});
