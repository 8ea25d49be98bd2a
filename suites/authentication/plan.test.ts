import { expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { flagsIn } from './plan.js';

it('reads both members that may name the flag', () => {
  const details = { required_capability: 'isin_lookup', required_flag: 'can_use_leiregistry' };
  expect(flagsIn(exchangeOf({ details }, 403))).toEqual(['isin_lookup', 'can_use_leiregistry']);
  expect(flagsIn(exchangeOf({ details: { required_flag: ['a'] } }, 403))).toEqual([]);
});
