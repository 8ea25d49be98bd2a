import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/kit/index.js';
import {
  bucketMetrics,
  carries,
  expectedOf,
  type Kind,
  precisionOf,
  readPath,
  statisticsIn,
  unitOf,
} from './statistics.js';

describe('a statistic is known by the names that lead to it', () => {
  test.each([
    ['/metrics/goldstein_scale/average', 'goldstein_scale', 'mean'],
    ['/metric_stats/min/marketSensitivity', 'market_sensitivity', 'min'],
    ['/metric_stats/mean_abs_goldstein', 'goldstein_severity', 'mean'],
    ['/metrics/fatality_count/average', 'fatalities', 'mean'],
    ['/metrics/fatality_rate/lethal_share', 'fatalities', 'rate'],
    ['/metrics/fatalities/lethal_event_count', 'fatalities', 'count'],
    ['/metrics/fatality_rate/per_event', 'fatalities', 'rate'],
    ['/metrics/fatality_count/total', 'fatalities', 'total'],
    ['/metrics/fatalities/total_events', 'fatalities', 'count'],
    ['/metrics/confidence/total', 'confidence', 'total'],
    ['/metrics/confidence/total_count', 'confidence', 'count'],
    ['/metrics/n_total_confidence', 'confidence', 'count'],
    ['/metrics/confidence/weighted_average', undefined, undefined],
    ['/metrics/confidence/high', undefined, undefined],
    ['/metrics/magnitude', undefined, undefined],
  ])('%s', (path, metric, kind) => {
    expect(readPath(path)).toEqual(metric === undefined ? undefined : { metric, kind });
  });
});

test('numbers outside metrics, in lists, or null are none', () => {
  const bucket = { event_count: 2, metrics: { magnitude: { avg: 4.5, max: null, deciles: [1, 2] } } };
  expect(statisticsIn(bucket)).toEqual([
    { path: '/metrics/magnitude/avg', metric: 'magnitude', kind: 'mean', value: 4.5 },
  ]);
});

test('low and high are ends beside a mean, and levels otherwise', () => {
  const read = (magnitude: JsonObject) =>
    statisticsIn({ metrics: { magnitude } }).map(({ kind, path }) => [path, kind]);
  expect(read({ low: 1, mean: 3, high: 7 })).toEqual([
    ['/metrics/magnitude/low', 'min'],
    ['/metrics/magnitude/mean', 'mean'],
    ['/metrics/magnitude/high', 'max'],
  ]);
  expect(read({ low: 4, high: 2 })).toEqual([]);
  expect(read({ low: 4, medium: 1, high: 2, mean: 3 })).toEqual([['/metrics/magnitude/mean', 'mean']]);
});

test('an item of a list is named by its texts', () => {
  const bucket = {
    metric_stats: [
      { metric: 'confidence', avg: 0.5 },
      { metric: 'magnitude', avg: 4 },
    ],
  };
  expect(statisticsIn(bucket)).toEqual([
    { path: '/metric_stats/confidence/avg', metric: 'confidence', kind: 'mean', value: 0.5 },
    { path: '/metric_stats/magnitude/avg', metric: 'magnitude', kind: 'mean', value: 4 },
  ]);
  const { confidence, market_sensitivity: market } = bucketMetrics;
  expect([confidence, market].map((metric) => metric && carries(bucket, metric))).toEqual([true, false]);
});

const cards = [
  { fatalities: 3, metrics: { goldstein_scale: -4 } },
  { fatalities: 0, metrics: { goldstein_scale: 2 } },
  { fatalities: null, metrics: { goldstein_scale: null } },
];
const expected = (metric: string, kind: Kind) => expectedOf({ path: '', value: 0, metric, kind }, cards);

describe('what a statistic can be follows from the Events', () => {
  test('Events without a value do not count', () => {
    expect(expected('goldstein_scale', 'mean')).toEqual([-1]);
    expect(expected('magnitude', 'mean')).toEqual([0]);
  });
  test('severity has no sign', () => {
    expect(expected('goldstein_severity', 'mean')).toEqual([3, 1]);
    expect(expected('goldstein_severity', 'max')).toEqual([4, 2]);
  });
  test('rates are those of the lethal or of the dead, where they are said to be of the Events', () => {
    const rate = { path: '', value: 1, metric: 'fatalities', kind: 'rate' } as const;
    const share = { ...rate, path: '/metrics/fatalities/lethal_share' };
    expect(expectedOf(share, cards)).toEqual(expect.arrayContaining([1 / 3, 1 / 2, 1.5, 50]));
    expect(expectedOf(rate, cards)).toBeUndefined();
    expect(new Set(expectedOf(rate, cards.slice(1)))).toEqual(new Set([0]));
  });
  test('article evidence and medians are undecided', () => {
    expect(expected('article_evidence', 'mean')).toBeUndefined();
    expect(expected('goldstein_scale', 'median')).toBeUndefined();
    expect(expected('goldstein_severity', 'median')).toBeUndefined();
  });
  test('a total is one of the values or of the Events', () => {
    expect(expected('goldstein_scale', 'total')).toEqual([-2, 2, 3]);
    expect(expected('fatalities', 'total')).toEqual(expect.arrayContaining([3, 1]));
  });
});

test('the last place of a number is that of the longest beside it', () => {
  expect(unitOf(-5, precisionOf([-5, -4.7]))).toBeCloseTo(0.1);
  expect(unitOf(4.57, precisionOf([0.123, 4.57]))).toBeCloseTo(0.01);
  expect(unitOf(0.1234, precisionOf([0.1234, 9.8765]))).toBeCloseTo(0.0001);
});
