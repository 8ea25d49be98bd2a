import { describe, expect, it } from 'vitest';
import { instantOf } from './dates.js';

const iso = (written: string) => {
  const instant = instantOf(written);
  return instant === undefined ? undefined : new Date(instant).toISOString();
};

describe('a written date', () => {
  it.each([
    ['Mon, 04 May 2026 09:30:00 GMT', '2026-05-04T09:30:00.000Z'],
    ['4 May 2026 09:30 +0200', '2026-05-04T07:30:00.000Z'],
    ['Tue, 31 Dec 2026 23:59:59 -0130', '2027-01-01T01:29:59.000Z'],
    ['2026-05-04', '2026-05-04T00:00:00.000Z'],
    ['2026-05-04T09:30:00Z', '2026-05-04T09:30:00.000Z'],
    ['2026-05-04T09:30:00.25+05:30', '2026-05-04T04:00:00.000Z'],
    ['Mon, 04 May 26 09:30:00 GMT', '2026-05-04T09:30:00.000Z'],
    ['04 May 98 09:30:00 EST', '1998-05-04T14:30:00.000Z'],
    ['Mon, 04 May 2026 23:30:00 PDT', '2026-05-05T06:30:00.000Z'],
    [' 2024-02-29 ', '2024-02-29T00:00:00.000Z'],
  ])('%s is read', (written, instant) => {
    expect(iso(written)).toBe(instant);
  });

  it.each([
    '',
    'soon',
    '2026',
    '05/04/2026',
    '04.05.2026',
    '2026-02-29',
    '2026-13-01',
    '2026-05-04T25:00:00Z',
    '2026-05-04T09:30:00',
    '31 Jun 2026 00:00 GMT',
    '4 Mai 2026 00:00 GMT',
    'Mon, 04 May 2026 09:30:00 CEST',
    '1777887000',
  ])('%j is undecided', (written) => {
    expect(instantOf(written)).toBeUndefined();
  });
});
