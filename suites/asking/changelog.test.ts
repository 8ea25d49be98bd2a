import { describe, expect, it } from 'vitest';
import { entriesOf, givenUpIn, lettersOf, untoldIn, untoldOn } from './changelog.js';

const item = (title: string, day: string, about = ''): string =>
  `<item><title>${title}</title><description>${about}</description><pubDate>${day} 00:00:00 GMT</pubDate></item>`;
const rss = (...items: readonly string[]): string =>
  `<rss><channel><title>Changes</title>${items.join('\n')}</channel></rss>`;

const newest = item('Limits are wider', 'Mon, 05 Oct 2026');
const given = item('event_family deprecated', 'Mon, 04 May 2026', 'Use &lt;code&gt;category&lt;/code&gt;.');
const oldest = item('First version removed', 'Sun, 01 Feb 2026');
const entries = entriesOf(rss(newest, given, oldest));

describe('entries of a feed', () => {
  it('have titles and dates in RSS', () => {
    expect(entries.map(({ title, date }) => [title, new Date(date).toISOString().slice(0, 10)])).toEqual([
      ['Limits are wider', '2026-10-05'],
      ['event_family deprecated', '2026-05-04'],
      ['First version removed', '2026-02-01'],
    ]);
  });

  it('have the date of their publication in Atom, and may have a prefix', () => {
    const [entry] = entriesOf(
      '<a:feed><a:title>x</a:title><a:entry><a:title type="html">Two</a:title><a:updated>2026-06-01T00:00:00Z</a:updated>' +
        '<a:published>2026-05-01T00:00:00Z</a:published></a:entry></a:feed>',
    );
    expect([entry?.title, entry?.date]).toEqual(['Two', Date.UTC(2026, 4, 1)]);
  });

  it('are none in a page', () =>
    expect(entriesOf('<html><items><title>x</title></items></html>')).toEqual([]));
});

it.each([
  ['<h2>Client&#39;s <b>view</b></h2>', 'clientsview'],
  ['<![CDATA[Client&#X27;s view]]>', 'clientsview'],
  ['a &lt;code&gt;b_c&lt;/code&gt;', 'abc'],
])('%s has the letters %s', (text, letters) => {
  expect(lettersOf(text)).toBe(letters);
});

it('finds names of parameters that were given up, and no parts of words', () => {
  expect(givenUpIn('`event_family`, domain, my_event_family')).toEqual(['event_family']);
});

describe('a change that a page does not tell', () => {
  const page = (...titles: readonly string[]): string => titles.map((each) => `<h2>${each}</h2>`).join('');

  it('is one between two that it tells', () => {
    const lost = untoldOn(page('Limits are wider', 'First version <b>removed</b>'), entries);
    expect(lost?.title).toBe('event_family deprecated');
  });

  it.each([
    ['in other words', page('Limits are wider', 'Say goodbye to eventFamily', 'First version removed')],
    ['in an address', `${page('Limits are wider', 'First version removed')}<a href="#event_family">More</a>`],
    ['no older one', page('Limits are wider')],
    ['no newer one', page('First version removed')],
    ['none at all', '<div id="root"></div>'],
  ])('is none where the page tells %s', (_, text) => {
    expect(untoldOn(text, entries)).toBeUndefined();
  });

  it('is none that names no such parameter', () => {
    const others = entriesOf(rss(newest, item('Faster', 'Mon, 04 May 2026'), oldest));
    expect(untoldOn(page('Limits are wider', 'First version removed'), others)).toBeUndefined();
  });
});

describe('a change that a feed does not tell', () => {
  const page = 'Limits are wider; event_family is deprecated';

  it('is one in whose place another is told again and again', () => {
    expect(untoldIn(entriesOf(rss(newest, newest, newest)), page)).toEqual(['event_family']);
  });

  it.each([
    ['it has few entries', rss(newest, newest), page],
    ['its entries differ', rss(newest, newest, oldest), page],
    ['it names the parameter', rss(given, given, given), page],
    ['the page names none', rss(newest, newest, newest), 'Limits are wider'],
  ])('is none where %s', (_, feed, text) => {
    expect(untoldIn(entriesOf(feed), text)).toEqual([]);
  });
});
