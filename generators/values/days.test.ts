import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { daysAboveMax, daysWithin } from './days.js';

it('days keep the laws', () => {
  expect(brokenLaws(daysWithin(9), (days) => days >= 9 && days <= 30)).toEqual([]);
  expect(brokenLaws(daysAboveMax(), (days) => days > 30)).toEqual([]);
});
