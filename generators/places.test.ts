import { expect, it } from 'vitest';
import { countries } from '../contract/countries.js';
import { brokenLaws } from './laws.js';
import {
  type BoxFault,
  boxes,
  brokenBoxes,
  brokenCircles,
  brokenPoints,
  type CircleFault,
  unknownCountries,
} from './places.js';

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

function circleFaultsOf(circle: string): readonly CircleFault[] {
  const parts = circle.split(',').map(Number);
  const faults: readonly [CircleFault, boolean][] = [
    ['without-radius', parts.length < 3],
    ['two-triples', parts.length > 3],
    ['no-number', parts.slice(0, 2).some(Number.isNaN)],
    ['radius-no-number', parts.slice(2).some(Number.isNaN)],
  ];
  return faults.flatMap(([fault, has]) => (has ? [fault] : []));
}

it.each<CircleFault>(['without-radius', 'two-triples', 'no-number', 'radius-no-number'])(
  'a circle broken by %s breaks that rule alone',
  (fault) => {
    expect(brokenLaws(brokenCircles(fault), ({ circle }) => circleFaultsOf(circle).join() === fault)).toEqual(
      [],
    );
  },
);

const isPoint = (text: string): boolean => /^-?\d+,-?\d+$/.test(text);

it('broken points are not a latitude and a longitude', () => {
  const broken = brokenPoints('one-number', 'triple', 'no-number', 'separator');
  expect(brokenLaws(broken, ({ point }) => point !== '' && !isPoint(point))).toEqual([]);
});

it('unknown countries have no entry under any of their spellings', () => {
  const known = countries.flatMap(({ iso2, iso3, fips, name }) => [iso2, iso3, fips, name.toUpperCase()]);
  expect(brokenLaws(unknownCountries(), (country) => !known.includes(country.toUpperCase()))).toEqual([]);
});
