import { describe, expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { dateAfter, dateWithin, daysIn, isDate } from './date.js';

const days = { start: '2026-02-27', end: '2026-03-02' };

describe('dates', () => {
  it('keep the laws', () => {
    const within = (date: string) => isDate(date) && days.start <= date && date <= days.end;
    expect(brokenLaws(dateWithin(days), within)).toEqual([]);
  });

  it('are counted with both ends', () => {
    expect(daysIn(days)).toBe(4);
    expect(dateAfter('2026-02-28', 1)).toBe('2026-03-01');
    expect(isDate('2026-02-30')).toBe(false);
  });
});
