import { Unusable } from '../engine/unusable.js';
import { isArray, isObject } from '../kit/index.js';
import type { Announcement } from '../regression/contract/announcement.js';
import { readJson } from './read-json.js';

/** The announcements in a file: a JSON list of objects with `title`, `text`, `date` and `link`. Throws `Unusable` for what is none. */
export function announcementsIn(path: string): readonly Announcement[] {
  const listed = readJson(path, 'list of announcements');
  const entries: readonly unknown[] | undefined = isArray(listed) ? listed : undefined;
  if (entries?.every(isAnnouncement)) return entries;
  throw new Unusable(
    `${path} is no list of announcements.`,
    'Give a JSON list of objects with the texts title, text and date.',
  );
}

const isAnnouncement = (value: unknown): value is Announcement =>
  isObject(value) &&
  ['title', 'text'].every((member) => typeof value[member] === 'string') &&
  ['date', 'link'].every((member) => value[member] === undefined || typeof value[member] === 'string');
