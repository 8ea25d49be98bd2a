import { expect, it } from 'vitest';
import { chartOf, exponentOf, shown } from './growth-chart.js';

const sizes = [10, 20, 40, 80];

it.each([
  ['constant', () => 5, 0],
  ['proportional', (size: number) => 3 * size, 1],
  ['square', (size: number) => size ** 2, 2],
])('finds that a cost is %s', (_, cost, exponent) => {
  expect(exponentOf(sizes.map((size) => [size, cost(size)]))).toBeCloseTo(exponent);
});

it('draws each point within its panel, the largest at the right', () => {
  const points = sizes.map((size) => [size, size * 2] as const);
  const svg = chartOf([{ title: 'A title', size: 'sizes', cost: 'costs', points }]);
  const [, drawn = ''] = /points="([^"]+)"/.exec(svg) ?? [];
  const places = drawn.split(' ').map((each) => each.split(',').map(Number));
  expect(places).toHaveLength(4);
  expect(places.at(-1)?.[0]).toBeGreaterThan(places[0]?.[0] ?? Number.POSITIVE_INFINITY);
  expect(places.at(-1)?.[1]).toBeLessThan(places[0]?.[1] ?? 0);
  expect(svg).toContain('>A title<');
});

it('shows numbers as people read them', () => {
  expect([0, 0.25, 1234.4, 40].map(shown)).toEqual(['0', '0.25', '1,234', '40']);
});
