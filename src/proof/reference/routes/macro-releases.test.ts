import { describe, expect, it } from 'vitest';
import { noon } from '../client.js';
import type { FaultId } from '../faults.js';
import { createReference } from '../index.js';
import { macroFaults } from './macro-releases.js';

async function ask(target: string, faults: readonly FaultId[] = []) {
  const reference = createReference({ seed: 7, size: 1_000, now: () => noon, faults });
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  const response = await reference.fetch(
    new Request(`https://reference.test/api/v2/macro/${target}`, {
      headers: { authorization: `Bearer ${key}` },
    }),
  );
  return { status: response.status, body: JSON.parse(await response.text()) };
}

const prices = 'consumer-prices/releases';

describe('macro releases', () => {
  it('are the newest first, as many as asked for', async () => {
    const { status, body } = await ask(`${prices}?limit=3`);
    expect(status).toBe(200);
    const days: readonly string[] = body.data.map((each: { released_on: string }) => each.released_on);
    expect(days).toHaveLength(3);
    expect(days.toSorted().toReversed()).toEqual(days);
  });

  it.each([
    ['as_of=2026-06-01', ({ released_on }) => released_on <= '2026-06-01'],
    ['revised_only=true', ({ is_revised }) => is_revised],
    ['value_min=101&value_max=103', ({ value }) => value >= 101 && value <= 103],
  ] as readonly (readonly [
    string,
    (row: { released_on: string; is_revised: boolean; value: number }) => boolean,
  ])[])('are filtered by %s', async (query, holds) => {
    const { data } = (await ask(`${prices}?limit=100&${query}`)).body;
    expect(data.length).toBeGreaterThan(0);
    expect(data.length).toBeLessThan((await ask(`${prices}?limit=100`)).body.data.length);
    expect(data.every(holds)).toBe(true);
  });

  it.each([
    ['gdp/releases', 404, 'NOT_FOUND'],
    [`${prices}?limits=3`, 400, 'UNKNOWN_PARAM'],
    [`${prices}?limit=0`, 400, 'INVALID_LIMIT'],
    [`${prices}?frequency=daily`, 400, 'INVALID_ENUM'],
    [`${prices}?as_of=2026`, 400, 'INVALID_DATE'],
    [`${prices}?value_min=x`, 400, 'INVALID_NUMBER'],
    [`${prices}?revised_only=1`, 400, 'INVALID_BOOLEAN'],
  ])('%s is refused', async (target, status, code) => {
    expect(await ask(target)).toMatchObject({ status, body: { code } });
  });

  it.each(Object.keys(macroFaults) as readonly FaultId[])('%s shows', async (fault) => {
    const targets = ['limit=100', 'frequency=daily', 'as_of=2026', 'value_min=x', 'revised_only=1'];
    const all = (faults: readonly FaultId[]) =>
      Promise.all(targets.map((query) => ask(`${prices}?${query}`, faults)));
    expect(await all([fault])).not.toEqual(await all([]));
  });
});
