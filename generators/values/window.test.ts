import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { daysIn } from './date.js';
import { invertedWindow, overlongSpan, spanOverAYear, windowEndingOn, windowWithin } from './window.js';

const days = { start: '2026-04-01', end: '2026-04-30' };

it('windows keep the laws', () => {
  const fits = ({ start, end }: typeof days) =>
    days.start <= start && start <= end && end <= days.end && daysIn({ start, end }) <= 4;
  expect(brokenLaws(windowWithin(days, 4), fits)).toEqual([]);
  expect(brokenLaws(invertedWindow(days), ({ start, end }) => start > end && start <= days.end)).toEqual([]);
  expect(daysIn(windowEndingOn(days.end, 30))).toBe(30);
});

it('spans keep away from the edge of a year', () => {
  expect(brokenLaws(overlongSpan(), (span) => span > 30 && span < 360)).toEqual([]);
  expect(brokenLaws(spanOverAYear(), (span) => span > 370)).toEqual([]);
});
