import { describe, expect, test } from 'vitest';
import type { OperationCost } from '../../src/engine/events.js';
import { sampleReport } from '../sample.test-data.js';
import { outcomeBar } from './heading.js';
import { latencyRow, latencyScale } from './run.js';

const cost = (p50: number, p95: number, p99: number, max: number): OperationCost => ({
  operation: 'listEvents',
  requests: 9,
  bytes: 9,
  limited: 0,
  p50,
  p95,
  p99,
  max,
});

describe('the latency plot', () => {
  test.each([
    ['usual latencies', cost(12, 90, 340, 1900)],
    ['no spread at all', cost(7, 7, 7, 7)],
    ['less than a millisecond', cost(0, 0.2, 0.4, 0.9)],
    ['very long waits', cost(1, 10, 9000, 600_000)],
  ])('has a place for %s, the slower the further right', (_, each) => {
    const { markup } = latencyRow(each, latencyScale([each, cost(30, 30, 30, 30)]));
    const places = ['p50', 'p95', 'p99', 'max'].map((name) =>
      Number(new RegExp(`class="${name}" x="([\\d.]+)%"`).exec(markup)?.[1]),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
  });

  test('puts a tenfold latency as far as any other', () => {
    const scale = latencyScale([cost(1, 10, 100, 1000)]);
    const { markup } = latencyRow(cost(1, 10, 100, 1000), scale);
    const [p50 = 0, p95 = 0, p99 = 0] = ['p50', 'p95', 'p99'].map((name) =>
      Number(new RegExp(`class="${name}" x="([\\d.]+)%"`).exec(markup)?.[1]),
    );
    expect(p95 - p50).toBeCloseTo(p99 - p95);
  });
});

describe('the outcome bar', () => {
  const segments = (totals: Partial<typeof sampleReport.totals>) => {
    const none = Object.fromEntries(Object.keys(sampleReport.totals).map((each) => [each, 0]));
    const { markup = '' } =
      outcomeBar({ totals: { ...none, ...totals } as typeof sampleReport.totals }) ?? {};
    return [...markup.matchAll(/<svg class="(\S+)" x="([\d.]+)%" width="([\d.]+)%"/g)].map(
      ([, outcome, x, width]) => ({ outcome, x: Number(x), width: Number(width) }),
    );
  };

  test('fills its width without a gap, the worst outcome first', () => {
    const all = segments({ pass: 500, fail: 1, observed: 30 });
    expect(all.map(({ outcome }) => outcome)).toEqual(['fail', 'pass', 'observed']);
    for (const [index, { x, width }] of all.entries())
      expect(x + width).toBeCloseTo(all[index + 1]?.x ?? 100, 1);
  });

  test('shows one failure among thousands', () => {
    expect(segments({ pass: 100_000, fail: 1 })[0]?.width).toBeGreaterThan(3);
  });

  test('is not there when there was no check', () => {
    expect(segments({})).toEqual([]);
  });
});
