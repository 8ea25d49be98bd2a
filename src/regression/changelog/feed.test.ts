import { describe, expect, it } from 'vitest';
import { announcementsIn } from './feed.js';

const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Changes</title>${items}</channel></rss>`;
const atom = (entries: string) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><id>urn:c</id><title>Changes</title>
   <updated>2026-05-01T00:00:00Z</updated>${entries}</feed>`;
const read = (feed: string) => announcementsIn(feed, 'here');

describe('a feed', () => {
  it('of RSS is read with its raw dates, plain text and code in backticks', () => {
    const item = `<item><title>A &amp; B</title><guid isPermaLink="false">g1</guid><link>https://x.test/1</link>
      <pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate>
      <description><![CDATA[<p>Use <code>limit</code> &lt;= 100</p>]]></description></item>`;
    expect(read(rss(item))).toEqual([
      {
        id: 'g1',
        title: 'A & B',
        text: 'Use `limit` <= 100',
        link: 'https://x.test/1',
        date: 'Mon, 04 May 2026 00:00:00 GMT',
      },
    ]);
  });

  it('of Atom is dated by its publication, not by its last edit', () => {
    const entry = `<entry><id>e1</id><title type="html">&lt;b&gt;T&lt;/b&gt;</title><published>2026-04-01</published>
      <updated>2026-05-05T00:00:00Z</updated><link rel="self" href="https://x.test/s"/><link href="https://x.test/1"/>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">see <tt>days</tt></div></content></entry>`;
    expect(read(atom(entry))).toEqual([
      { id: 'e1', title: 'T', text: 'see `days`', link: 'https://x.test/1', date: '2026-04-01' },
    ]);
  });

  it('of RSS 1.0 is read too', () => {
    const rdf = `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="c"><title>c</title></channel>
      <item rdf:about="i1"><title>T</title><link>https://x.test/1</link><description>a_b</description><dc:date>2026-10-01</dc:date></item></rdf:RDF>`;
    expect(read(rdf)).toEqual([
      { id: 'i1', title: 'T', text: 'a_b', link: 'https://x.test/1', date: '2026-10-01' },
    ]);
  });

  it('keeps the lines of paragraphs and lists, and no others', () => {
    const html =
      '<p>Removed\n  from /events:</p><ul><li>a_b</li><li>c&#95;d</li></ul><p>It&#x2019;s <b>gone</b>.<br/>Bye</p>';
    const item = (text: string) =>
      rss(`<item><title>t</title><description><![CDATA[${text}]]></description></item>`);
    expect(read(item(html))[0]?.text).toBe('Removed from /events:\na_b\nc_d\nIt’s gone .\nBye');
    expect(read(item('Removed:\n- a_b\n* c_d,\n  and\n\nmore'))[0]?.text).toBe(
      'Removed:\n- a_b\n* c_d, and\nmore',
    );
  });

  it('is ordered by date, undated entries last, and holds each id once', () => {
    const item = (id: string, date: string) =>
      `<item><title>${id} ${date}</title><guid>${id}</guid><pubDate>${date}</pubDate></item>`;
    const feed = rss(
      item('new', '2026-05-02') + item('odd', 'soon') + item('old', '2026-05-01') + item('new', '2026-05-03'),
    );
    expect(read(feed).map(({ title }) => title)).toEqual(['old 2026-05-01', 'new 2026-05-02', 'odd soon']);
  });

  it('keeps entries without a guid apart unless they say the same', () => {
    const item = (text: string) => `<item><title>t</title><description>${text}</description></item>`;
    expect(read(rss(item('a') + item('b') + item('a')))).toHaveLength(2);
  });

  it('may hold no entry yet', () => {
    expect(read(rss('<link>l</link>'))).toEqual([]);
    expect(read(atom(''))).toEqual([]);
  });
});

const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "lol">${Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY a${index} "${(index === 0 ? '&a;' : `&a${index - 1};`).repeat(10)}">`,
).join('')}]><rss version="2.0"><channel><title>&a8;</title><item><title>&a8;</title></item></channel></rss>`;

describe('what is no feed', () => {
  it.each([
    ['nothing', ' ', 'it is empty'],
    ['a text', 'hello', 'not XML'],
    ['JSON', '{"version": "https://jsonfeed.org/version/1"}', 'not XML'],
    ['a page to sign in', '<!DOCTYPE html><html><body>Sign in</body></html>', 'web page'],
    ['other XML', '<a/>', 'unrecognized'],
    ['a bomb of entities', bomb, 'entities of its own'],
    ['a file of this machine', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss/>', 'entities'],
    ['a cut tag', rss('<item><title>a</title><guid>1</gu').replace('</channel></rss>', ''), 'invalid feed'],
    [
      'a cut between entries',
      rss('<item><title>a</title></item>').replace('</channel></rss>', ''),
      'breaks off',
    ],
    ['tags without end', `<rss><channel>${'<a>'.repeat(100_000)}</channel></rss>`, 'invalid feed'],
    ['brackets without end', `<rss>${'<'.repeat(1_900_000)}`, 'cannot be used'],
    ['a feed of 3 MB', rss(`<item><title>${'a'.repeat(3_000_000)}</title></item>`), '2000000'],
    [
      '6,000 entries',
      rss(Array.from({ length: 6000 }, (_, n) => `<item><guid>${n}</guid></item>`).join('')),
      '5000',
    ],
  ])('%s is told, in bounded time', (_, text, message) => {
    const began = performance.now();
    expect(() => read(text)).toThrow(
      expect.objectContaining({ name: 'SetupError', message: expect.stringContaining(message) }),
    );
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('a hostile entry is read in linear time', () => {
    const began = performance.now();
    read(
      rss(`<item><title>a</title><description><![CDATA[${'<code '.repeat(300_000)}]]></description></item>`),
    );
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
