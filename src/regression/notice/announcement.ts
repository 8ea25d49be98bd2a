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
