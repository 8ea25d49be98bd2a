import type { Announcement } from '../announcement.js';
import { instantOf } from '../written-date.js';

/** Days of notice that a breaking change needs (Versioning 3). */
export const noticeDays = 30;

const dayMs = 86_400_000;

/** Whole days in UTC from one instant to another, both in milliseconds. */
export const daysBetween = (from: number, to: number): number =>
  Math.floor(to / dayMs) - Math.floor(from / dayMs);

/** When something came, as far as can be told: between two instants, in milliseconds. */
export interface Between {
  readonly earliest: number;
  readonly latest: number;
}

/** An announcement, and when looks at the feed saw it; instants as ISO 8601. */
export interface KnownAnnouncement extends Announcement {
  readonly firstSeen: string;
  /** The look before that, which lacked it; absent where the first look of all had it. */
  readonly lackedAt?: string;
  readonly lastSeen: string;
}

/**
 * When an announcement was made. Its own date counts; but no announcement is younger than the look that saw it, and one that a look
 * lacked a day after its date may have been dated back.
 */
export function announcedBetween({ date, firstSeen, lackedAt }: KnownAnnouncement): Between {
  const seen = Date.parse(firstSeen);
  const dated = date === undefined ? undefined : instantOf(date);
  const lacked = lackedAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(lackedAt);
  if (dated === undefined) return { earliest: lacked, latest: seen };
  const told = Math.min(dated, seen);
  return { earliest: told, latest: daysBetween(told, lacked) > 1 ? seen : told };
}

/** Whether the notice was kept; `open` where what is known of both instants allows either. */
export type Notice = 'kept' | 'short' | 'open';

/** Judges in favour of the deployment: in whole days, from the earliest instant of the announcement to the latest of the change. */
export function noticeOf(announced: Between, changed: Between): Notice {
  if (daysBetween(announced.earliest, changed.latest) < noticeDays) return 'short';
  return daysBetween(announced.latest, changed.earliest) >= noticeDays ? 'kept' : 'open';
}
