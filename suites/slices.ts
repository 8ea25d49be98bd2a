import type { Query, World } from '../src/kit/index.js';

/** Minutes, from half a day down. */
const lengths = [720, 180, 45, 10];

const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/**
 * Parts of a closed day by coding time, the longest first. Where a day does not fit on a page, one of them does,
 * and what lies in it is mixed: no ranking has chosen it.
 */
export function slicesOf({ offer }: World): readonly Query[] {
  const start = Date.parse(`${offer.window.end}T06:00:00Z`);
  return lengths.map((minutes) => ({
    observed_start: instant(start),
    observed_end: instant(start + minutes * 60_000),
  }));
}
