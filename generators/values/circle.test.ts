import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { brokenCircles, type CircleFault } from './circle.js';

function faultsOf(circle: string): readonly CircleFault[] {
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
    expect(brokenLaws(brokenCircles(fault), ({ circle }) => faultsOf(circle).join() === fault)).toEqual([]);
  },
);
