import { describe, expect, it } from 'vitest';
import { announcedBetween, daysBetween, type KnownAnnouncement, noticeOf } from './notice.js';

const day = (count: number, hours = 0): number => Date.UTC(2026, 4, 1 + count, hours);
const at = (instant: number) => ({ earliest: instant, latest: instant });
const iso = (instant: number) => new Date(instant).toISOString();

describe('30 days of notice', () => {
  it.each([
    [29, 'short'],
    [30, 'kept'],
    [31, 'kept'],
  ])('of a change that came %i days after its announcement are %s', (days, notice) => {
    expect(noticeOf(at(day(0)), at(day(days)))).toBe(notice);
    // Whatever the hours of the two days are.
    expect(noticeOf(at(day(0, 23)), at(day(days)))).toBe(notice);
    expect(noticeOf(at(day(0)), at(day(days, 23)))).toBe(notice);
  });

  it('are open where they ran out between two looks', () => {
    expect(noticeOf(at(day(0)), { earliest: day(29), latest: day(30) })).toBe('open');
    expect(noticeOf(at(day(0)), { earliest: day(20), latest: day(29) })).toBe('short');
    expect(noticeOf(at(day(0)), { earliest: day(30), latest: day(60) })).toBe('kept');
  });

  it('are short where the change came first', () => {
    expect(noticeOf(at(day(5)), at(day(0)))).toBe('short');
    expect(daysBetween(day(5), day(0))).toBe(-5);
  });
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
});
