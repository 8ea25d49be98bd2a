import { defaults } from '../engine/settings.js';
import { Unusable } from '../engine/unusable.js';
import { isArray, isObject } from '../kit/index.js';
import { announcementsIn } from '../regression/changelog/feed.js';
import type { Announcement } from '../regression/notice/announcement.js';
import { feedText } from './feed-text.js';
import { parsedJson } from './settings/parsed-json.js';
import type { Surroundings } from './surroundings.js';

/**
 * The announcements in a file or at an address: a feed in RSS or Atom, or a JSON list of objects with `title`, `text`, `date` and `link`.
 * Throws `Unusable` for what is neither.
 */
export async function givenAnnouncements(
  path: string,
  surroundings: Surroundings,
): Promise<readonly Announcement[]> {
  const text = await feedText(path, 'list of announcements', defaults.timeoutMs, surroundings);
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
