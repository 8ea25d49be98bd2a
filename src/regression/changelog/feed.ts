import { parseFeed } from 'feedsmith';
import { SetupError } from '../../engine/setup-error.js';
import { type Announcement, distinct } from '../notice/announcement.js';
import { instantOf } from '../notice/dates.js';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * A text without HTML: code in backticks, a line for each paragraph and item, each run of blanks one, entities of characters read that matter
 * to names. Linear in its length.
 */
const plainText = (markup: string): string =>
  markup
    .replace(/<\/?(?:code|tt|kbd|pre)(?:\s[^<>]*)?>/gi, '`')
    .replace(/\n(?=[ \t]*(?:[-*•]\s|\n))/g, paragraph)
    .replace(/<\/?(?:p|li|ul|ol|br|div|tr|h[1-6])(?:[\s/][^<>]*)?>/gi, paragraph)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d{1,6}|x[\da-f]{1,5});/gi, (entity, code: string) => characterOf(code) ?? entity)
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ?\uE000[ \uE000]*/g, '\n')
    .trim();

/** What stands for the end of a paragraph until blanks are one. */
const paragraph = '\uE000';

function characterOf(code: string): string | undefined {
  const point = Number(code.replace(/^x/i, '0x'));
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** A changelog is far smaller; more would take seconds to read. */
const mostCharacters = 2_000_000;
const mostEntries = 5_000;
const longestText = 20_000;

/**
 * The entries of an RSS or Atom feed, the earliest first, those without a readable date last, each once.
 * Throws `SetupError` for what is no whole feed, and for one that is too large to be a changelog.
 * @param place where the feed lies, for messages
 */
export function announcementsIn(feed: string, place: string): readonly Announcement[] {
  const text = feed.replace(/^\uFEFF/, '').trim();
  const trouble = troubleOf(text);
  if (trouble !== undefined) throw unreadable(place, trouble);
  const entries = distinct(entriesOf(text, place));
  if (entries.length > mostEntries) {
    throw unreadable(place, `it has ${entries.length} entries, and ${mostEntries} are read at most`);
  }
  const instant = ({ date }: Announcement) =>
    (date === undefined ? undefined : instantOf(date)) ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((one, other) => instant(one) - instant(other));
}

/** Why a text is no feed that can be read, as far as that shows without reading it. */
function troubleOf(text: string): string | undefined {
  if (text === '') return 'it is empty';
  if (text.length > mostCharacters) {
    return `it has ${text.length} characters, and ${mostCharacters} are read at most`;
  }
  if (!text.startsWith('<')) return 'it is not XML';
  if (/^<(?:!doctype html|html)\b/i.test(text)) return 'it is a web page, perhaps one to sign in';
  // They can grow beyond all bounds, and no feed needs them.
  if (/<!ENTITY\b/i.test(text)) return 'it declares entities of its own';
  return undefined;
}

function entriesOf(text: string, place: string): readonly Announcement[] {
  const read = parsed(text, place);
  // The library forgives a feed that breaks off between two entries.
  if (!/<\/(?:[\w-]+:)?(?:rss|feed|rdf)\s*>\s*(?:<!--[^>]*-->\s*)*$/i.test(text.slice(-2000))) {
    throw unreadable(place, 'it breaks off before its end');
  }
  switch (read.format) {
    case 'rss':
      return (read.feed.items ?? []).map(({ title, description, content, guid, link, pubDate, dc }) =>
        announcement(title, [description, content?.encoded], {
          id: guid?.value,
          link,
          date: pubDate ?? dc?.dates?.[0],
        }),
      );
    case 'atom':
      return (read.feed.entries ?? []).map(({ title, summary, content, id, links, published, updated }) =>
        announcement(title?.value, [summary?.value, content?.value], {
          id,
          link: (links?.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links?.[0])?.href,
          date: published ?? updated,
        }),
      );
    case 'rdf':
      return (read.feed.items ?? []).map(({ title, description, content, rdf, link, dc }) =>
        announcement(title, [description, content?.encoded], { id: rdf?.about, link, date: dc?.dates?.[0] }),
      );
    default:
      throw unreadable(place, `it is ${read.format}, and RSS and Atom are read`);
  }
}

function parsed(text: string, place: string) {
  try {
    return parseFeed(text);
  } catch (error) {
    const { message, cause } = Object(error) as { readonly message?: string; readonly cause?: Error };
    throw unreadable(place, [message, cause?.message].filter(Boolean).join(': ').toLowerCase(), error);
  }
}

function announcement(
  title: string | undefined,
  texts: readonly (string | undefined)[],
  { id, link, date }: Readonly<Record<'id' | 'link' | 'date', string | undefined>>,
): Announcement {
  const distinctTexts = [...new Set(texts.filter((each) => each !== undefined))];
  return {
    ...(id === undefined ? {} : { id: id.trim() }),
    title: plainText((title ?? '').slice(0, longestText)),
    text: plainText(distinctTexts.join(' ').slice(0, longestText)),
    ...(link === undefined ? {} : { link: link.trim() }),
    ...(date === undefined ? {} : { date: date.trim() }),
  };
}

const unreadable = (place: string, why: string, cause?: unknown): SetupError =>
  new SetupError(
    `The changelog's feed at ${place} cannot be used: ${why}.`,
    'Give the address or the file of an RSS or Atom feed.',
    cause,
  );
