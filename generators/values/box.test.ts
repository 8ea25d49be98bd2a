import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { type BoxFault, boxes, brokenBoxes } from './box.js';

function faultsOf(box: string): readonly BoxFault[] {
  const numbers = box.split(',').map(Number);
  const [south = 0, west = 0, north = 0, east = 0] = numbers;
  const faults: readonly [BoxFault, boolean][] = [
    ['three-numbers', numbers.length < 4],
    ['five-numbers', numbers.length > 4],
    ['no-number', numbers.some(Number.isNaN)],
    ['latitude-inverted', numbers.length === 4 && south > north],
    ['longitude-inverted', numbers.length === 4 && west > east],
    ['latitude-range', Math.max(Math.abs(south), Math.abs(north)) > 90],
    ['longitude-range', Math.max(Math.abs(west), Math.abs(east)) > 180],
  ];
  return faults.flatMap(([fault, has]) => (has ? [fault] : []));
}

it('boxes break no rule', () => {
  expect(brokenLaws(boxes(), (box) => faultsOf(box).length === 0)).toEqual([]);
});

it.each<BoxFault>([
  'three-numbers',
  'five-numbers',
  'no-number',
  'latitude-inverted',
  'longitude-inverted',
  'latitude-range',
  'longitude-range',
])('a box broken by %s breaks that rule alone', (fault) => {
  expect(brokenLaws(brokenBoxes(fault), ({ box }) => faultsOf(box).join() === fault)).toEqual([]);
});
