import { Unusable } from '../engine/unusable.js';
import { isArray, isObject } from '../kit/index.js';
import { announcementsIn } from '../regression/changelog/feed.js';
import type { Announcement } from '../regression/notice/announcement.js';
import { readText } from './read-text.js';
import { parsedJson } from './settings/parsed-json.js';

/**
 * The announcements in a file: a feed in RSS or Atom, or a JSON list of objects with `title`, `text`, `date` and `link`.
 * Throws `Unusable` for what is neither.
 */
export function givenAnnouncements(path: string): readonly Announcement[] {
  const text = readText(path, 'list of announcements');
  if (text.trimStart().startsWith('<')) return announcementsIn(text, path);
  const listed = parsedJson(text, (message, line) =>
    noList(path, line === undefined ? `: ${message}` : `, line ${line}: ${message}`),
  );
  const entries: readonly unknown[] | undefined = isArray(listed) ? listed : undefined;
  if (entries?.every(isAnnouncement)) return entries;
  throw noList(path, '.');
}

const noList = (path: string, why: string): Unusable =>
  new Unusable(
    `${path} is no list of announcements${why}`,
    'Give a feed in RSS or Atom, or a JSON list of objects with the texts title, text and date.',
  );

const isAnnouncement = (value: unknown): value is Announcement =>
  isObject(value) &&
  ['title', 'text'].every((member) => typeof value[member] === 'string') &&
  ['date', 'link', 'id'].every((member) => value[member] === undefined || typeof value[member] === 'string');
