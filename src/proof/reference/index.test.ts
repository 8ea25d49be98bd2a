import { describe, expect, it } from 'vitest';
import { noon } from './client.js';
import { createReference } from './index.js';

/** How many of a hundred replies show the fault. */
async function shown(share?: number): Promise<number> {
  const options = { seed: 7, now: () => noon, size: 2_000, faults: ['list.success-missing'] as const };
  const reference = createReference(share === undefined ? options : { ...options, share });
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  let count = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    const headers = { Authorization: `Bearer ${key}` };
    const reply = await reference.fetch(new Request('http://a.test/api/v2/events?limit=1', { headers }));
    const body = (await reply.json()) as Record<string, unknown>;
    if (!('success' in body)) count += 1;
  }
  return count;
}

describe('a fault', () => {
  it('shows in every reply', async () => {
    expect(await shown()).toBe(100);
  });

  it.each([0.01, 0.1, 0.5])('shows in about a share of %d, chosen by the seed', async (share) => {
    const count = await shown(share);
    expect(Math.abs(count / 100 - share)).toBeLessThan(0.12);
    expect(await shown(share)).toBe(count);
  });
});

describe('a delay', () => {
  it('holds back every reply', async () => {
    const reference = createReference({ now: () => noon, size: 300, delay: 30 });
    const began = performance.now();
    await reference.fetch(new Request('http://a.test/changelog'));
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
  });
});
