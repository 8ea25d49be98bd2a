import { describe, expect, it } from 'vitest';
import { announcedBetween, dated, type KnownAnnouncement } from './announcement.js';
import { daysBetween } from './dates.js';

const day = (count: number, hours = 0): number => Date.UTC(2026, 4, 1 + count, hours);
const iso = (instant: number) => new Date(instant).toISOString();

it('counts days of the calendar in UTC', () => {
  expect(daysBetween(day(0, 23), day(30))).toBe(30);
  expect(daysBetween(day(5), day(0))).toBe(-5);
});

describe('when an announcement was made', () => {
  const known = (more: Partial<KnownAnnouncement>): KnownAnnouncement => ({
    title: 't',
    text: '',
    firstSeen: iso(day(10)),
    lastSeen: iso(day(10)),
    ...more,
  });

  it.each([
    ['its date', { date: '2026-05-04' }, day(3), day(3)],
    ['the look that saw it, where it is dated ahead', { date: '2026-06-01' }, day(10), day(10)],
    ['anywhere before the first look without a date', {}, Number.NEGATIVE_INFINITY, day(10)],
    [
      'anywhere between two looks without a readable one',
      { date: 'soon', lackedAt: iso(day(8)) },
      day(8),
      day(10),
    ],
    [
      'not sure where a look long after its date lacked it',
      { date: '2026-05-04', lackedAt: iso(day(8)) },
      day(3),
      day(10),
    ],
    [
      'its date where a look of that day lacked it',
      { date: '2026-05-09', lackedAt: iso(day(8, 20)) },
      day(8),
      day(8),
    ],
  ])('is %s', (_, more, earliest, latest) => {
    expect(announcedBetween(known(more))).toEqual({ earliest, latest });
  });

  it('is, without looks, its date or any day', () => {
    expect(dated({ title: 't', text: '', date: '2026-05-04' })).toEqual({ earliest: day(3), latest: day(3) });
    expect(dated({ title: 't', text: '', date: 'soon' })).toEqual({
      earliest: Number.NEGATIVE_INFINITY,
      latest: Number.POSITIVE_INFINITY,
    });
  });
});
