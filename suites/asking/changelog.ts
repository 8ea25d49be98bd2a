import { deprecated, retiredNames } from '../../contract/index.js';
import { smallestOf } from '../../src/kit/index.js';

/** What a feed tells of one change. */
export interface Entry {
  /** Whatever it holds, as it is written. */
  readonly text: string;
  readonly title: string;
  /** Milliseconds, of its publication where it was revised; not finite where it tells none. */
  readonly date: number;
}

/** The tags of elements by their names, whatever their prefix. */
const tagsOf = (names: string) => ({
  begin: new RegExp(`<(?:[\\w.-]+:)?(?:${names})(?:\\s[^<>]*)?>`, 'i'),
  end: new RegExp(`</(?:[\\w.-]+:)?(?:${names})\\s*>`, 'i'),
});
type Tags = ReturnType<typeof tagsOf>;

const tags = {
  entry: tagsOf('item|entry'),
  title: tagsOf('title'),
  date: tagsOf('pubDate|published|updated|issued|date'),
};

/** What stands between tags. */
const between = (xml: string, { begin, end }: Tags): readonly string[] =>
  xml
    .split(begin)
    .slice(1)
    .map((rest) => rest.split(end)[0] ?? '');

/** The entries of a feed in any of its dialects. */
export const entriesOf = (feed: string): readonly Entry[] =>
  between(feed, tags.entry).map((text) => ({
    text,
    title: between(text, tags.title)[0] ?? '',
    date: smallestOf(between(text, tags.date).map(Date.parse)),
  }));

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '')
    .replace(/&#(\d{1,6}|x[\da-f]{1,5});/gi, (_, code: string) =>
      String.fromCodePoint(Number(code.toLowerCase().replace('x', '0x'))),
    );

const withoutTags = (text: string): string => text.replace(/<!\[CDATA\[|\]\]>|<[^<>]*>/g, '');

/** The letters and digits of a text that may be marked up: how a page and a feed set the same words is left open. */
export const lettersOf = (text: string): string =>
  withoutTags(decoded(withoutTags(text)))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Parameters that were given up, of those whose names are no plain words. */
const givenUp = [...new Set([...retiredNames, ...deprecated.map(({ name }) => name)])].filter((name) =>
  name.includes('_'),
);

/** Those of them that a text names. */
export const givenUpIn = (text: string): readonly string[] => {
  const words = new Set(text.match(/\w+/g));
  return givenUp.filter((name) => words.has(name));
};

/**
 * An entry of a feed that tells of a parameter given up, of which a page says nothing although it has the titles of older
 * and of newer entries: so it is neither behind the feed nor cut off before.
 */
export function untoldOn(page: string, entries: readonly Entry[]): Entry | undefined {
  const told = lettersOf(page);
  const isTold = ({ title }: Entry): boolean => lettersOf(title) !== '' && told.includes(lettersOf(title));
  const isNamed = (name: string): boolean => page.includes(name) || told.includes(lettersOf(name));
  const dates = entries.filter(isTold).map(({ date }) => date);
  return entries.find((entry) => {
    const names = givenUpIn(entry.text);
    return (
      names.length > 0 &&
      /deprecat|retire/i.test(entry.text) &&
      !isTold(entry) &&
      !names.some(isNamed) &&
      dates.some((date) => date < entry.date) &&
      dates.some((date) => date > entry.date)
    );
  });
}

/** What one entry, told again and again, leaves room for: parameters that the page tells were given up. */
export function untoldIn(entries: readonly Entry[], page: string): readonly string[] {
  const [one, ...others] = entries;
  const isRepeated = others.length > 1 && others.every(({ text }) => text === one?.text);
  if (one === undefined || !isRepeated) return [];
  const told = lettersOf(one.text);
  return givenUpIn(page).filter((name) => !told.includes(lettersOf(name)));
}
