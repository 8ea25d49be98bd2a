import { describe, expect, it } from 'vitest';
import {
  cutDay,
  dateAfter,
  dateWithin,
  daysAboveMax,
  daysIn,
  daysWithin,
  impossibleDates,
  instantAfter,
  invalidDates,
  isDate,
  overlongSpan,
  spanOverAYear,
  windowEndingOn,
  windowWithin,
} from './dates.js';
import { brokenLaws } from './laws.js';

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

function brokenDateIsDate(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text) && text.length === 10;
}

it('texts that are no date are none', () => {
  expect(brokenLaws(invalidDates(), (text) => !brokenDateIsDate(text))).toEqual([]);
});

it('impossible dates have the form of one', () => {
  expect(
    brokenLaws(impossibleDates(), (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !brokenDateIsDate(text)),
  ).toEqual([]);
});

/** Whether a text is an instant in UTC at a whole second. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && !Number.isNaN(Date.parse(text));

it('cut days keep the laws', () => {
  const days = { start: '2026-04-01', end: '2026-04-03' };
  const cut = cutDay(days);
  expect(
    brokenLaws(cut, ({ start, cut, end }) => [start, cut, end].every(isInstant) && start < cut && cut < end),
  ).toEqual([]);
});

it('instants are told to the second', () => {
  expect(instantAfter('2026-04-01', 3661)).toBe('2026-04-01T01:01:01Z');
});

it('days keep the laws', () => {
  expect(brokenLaws(daysWithin(9), (days) => days >= 9 && days <= 30)).toEqual([]);
  expect(brokenLaws(daysAboveMax(), (days) => days > 30)).toEqual([]);
});

const windowDays = { start: '2026-04-01', end: '2026-04-30' };

it('windows keep the laws', () => {
  const fits = ({ start, end }: typeof windowDays) =>
    windowDays.start <= start && start <= end && end <= windowDays.end && daysIn({ start, end }) <= 4;
  expect(brokenLaws(windowWithin(windowDays, 4), fits)).toEqual([]);
  expect(daysIn(windowEndingOn(windowDays.end, 30))).toBe(30);
});

it('spans keep away from the edge of a year', () => {
  expect(brokenLaws(overlongSpan(), (span) => span > 30 && span < 360)).toEqual([]);
  expect(brokenLaws(spanOverAYear(), (span) => span > 370)).toEqual([]);
});
