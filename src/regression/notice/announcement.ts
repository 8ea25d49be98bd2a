import { daysBetween, instantOf } from './dates.js';

/** One entry of a changelog's feed. */
export interface Announcement {
  /** The identity that the feed gives it; absent where it gives none. */
  readonly id?: string;
  readonly title: string;
  /** Title apart, as plain text: code stands in backticks, other markup is gone. */
  readonly text: string;
  readonly link?: string;
  /** When it was published, as the feed writes it; absent where it does not say. */
  readonly date?: string;
}

/** What tells announcements apart: their id, else what they say, in however many lines. */
export const identityOf = ({ id, title, text, date }: Announcement): string =>
  id === undefined ? JSON.stringify([title, text.replace(/\s+/g, ' '), date]) : `id ${id}`;

/** Announcements without those that repeat an earlier one. */
export function distinct(announcements: readonly Announcement[]): readonly Announcement[] {
  const seen = new Map<string, Announcement>();
  for (const each of announcements) {
    const identity = identityOf(each);
    if (!seen.has(identity)) seen.set(identity, each);
  }
  return [...seen.values()];
}

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

/** When an announcement was made by its date alone: at any time, where it has none that can be read. */
export function dated({ date }: Announcement): Between {
  const instant = date === undefined ? undefined : instantOf(date);
  return instant === undefined
    ? { earliest: Number.NEGATIVE_INFINITY, latest: Number.POSITIVE_INFINITY }
    : { earliest: instant, latest: instant };
}

/**
 * When an announcement was made. Its own date counts; but no announcement is younger than the look that saw it, and one that a look
 * lacked a day after its date may have been dated back.
 */
export function announcedBetween({ date, firstSeen, lackedAt }: KnownAnnouncement): Between {
  const seen = Date.parse(firstSeen);
  const written = date === undefined ? undefined : instantOf(date);
  const lacked = lackedAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(lackedAt);
  if (written === undefined) return { earliest: lacked, latest: seen };
  const told = Math.min(written, seen);
  return { earliest: told, latest: daysBetween(told, lacked) > 1 ? seen : told };
}
