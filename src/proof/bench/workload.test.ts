import { describe, expect, it } from 'vitest';
import { createReference } from '../reference/index.js';
import { targets } from './workload.js';

const reference = createReference({ now: () => new Date('2026-11-20T12:00:00Z'), size: 2_000 });
const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';

describe('what the benchmark asks for', () => {
  it.each(targets)('%s is served', async (path) => {
    const headers = { Authorization: `Bearer ${key}` };
    expect((await reference.fetch(new Request(`http://a.test${path}`, { headers }))).status).toBe(200);
  });
});
