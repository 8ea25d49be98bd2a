import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { offered } from './offered.js';

it('offered values keep the laws, also where nothing is offered', () => {
  expect(brokenLaws(offered(['a', 'b']), (value) => value === 'a' || value === 'b')).toEqual([]);
  expect(brokenLaws(offered([]), (value) => value === undefined)).toEqual([]);
});
