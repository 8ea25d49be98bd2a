import { describe, expect, it } from 'vitest';
import { jsonText } from '../../../reports/json.js';
import type { Exchange } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import type { CheckResult } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { createAllowance } from './allowance.js';

const failing = (exchanges: readonly Exchange[], rest: Partial<CheckResult> = {}): CheckResult =>
  resultOf({
    outcome: 'fail',
    failure: {
      finding: { at: '/data/0/id', expected: 'a', seen: 'b', clause: 'limits.events-limit.max' },
      input: '',
      place: '',
      fingerprint: 'f',
      repeated: { failed: 2, tried: 2 },
      exchanges,
    },
    ...rest,
  });
const page = (size: number) => exchangeOf({ data: [{ id: 1, text: 'x'.repeat(size) }] });

describe('the evidence of a run', () => {
  it('is kept whole where it is small', () => {
    const { failure } = createAllowance().ofResult(failing([page(10), page(50_000)]));
    expect(failure?.exchanges).toEqual([page(10), page(50_000)]);
  });

  it.each([
    ['text', page(190_000)],
    [
      'lists in lists',
      exchangeOf({ data: JSON.parse(`${'['.repeat(190)}${'0,'.repeat(20_000)}0${']'.repeat(190)}`) }),
    ],
    ['escapes', exchangeOf({ data: '\u0001'.repeat(190_000) })],
    [
      'headers',
      {
        ...page(10),
        headers: Object.fromEntries(Array.from({ length: 500 }, (_, nth) => [`x-${nth}`, 'h'.repeat(30)])),
      },
    ],
    [
      'addresses',
      {
        ...page(10),
        request: { ...page(10).request, target: `/api/v2/events?cursor=${'c'.repeat(100_000)}` },
      },
    ],
  ])(
    'takes less than 20 MB of report.json, whatever is in hundreds of failures: %s',
    (_, exchange) => {
      const allowance = createAllowance();
      const results = Array.from({ length: 200 }, (_, nth) =>
        allowance.ofResult(
          failing(Array(3).fill({ ...exchange, ms: nth }), { proof: { ...exchange, ms: -nth } }),
        ),
      );
      expect(jsonText(results).length).toBeLessThan(20_000_000);
      const [first, last] = [
        results[0]?.failure?.exchanges.at(-1),
        results.at(-1)?.failure?.exchanges.at(-1),
      ];
      expect(first?.status).toBe(200);
      expect(last).toMatchObject({
        status: 200,
        excerpt: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
    },
    60_000,
  );

  it('counts what several checks prove by one exchange once', () => {
    const allowance = createAllowance();
    const proof = page(100_000);
    const proofs = Array.from({ length: 500 }, () => allowance.ofResult(resultOf({ proof })).proof);
    expect(proofs.every((each) => each?.text === proof.text)).toBe(true);
  });

  it('has short texts where a target makes them long, and as few as can be read', () => {
    const { note, deviations } = createAllowance().ofResult(
      resultOf({
        note: 'n'.repeat(1_000_000),
        deviations: Array.from({ length: 5000 }, (_, nth) => ({
          ruling: 'limit-above-max',
          note: `row ${nth}`,
        })),
      }),
    );
    expect(note).toHaveLength(300);
    expect(deviations).toHaveLength(8);
  });
});
