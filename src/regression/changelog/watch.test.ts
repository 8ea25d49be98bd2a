import { describe, expect, it } from 'vitest';
import { announcementsIn } from './feed.js';
import { exitCodeOfFindings, type Finding } from './reconciliation.js';
import { type Snapshot, snapshotFrom } from './snapshot.js';
import { snapshotDiff } from './watch.js';
import { cutOn, dayAt, documentOf, type Entry, entries, firstContract, looks } from './watch.test-data.js';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const feeds = {
  RSS: (listed: readonly Entry[]) =>
    `<rss version="2.0"><channel><title>Changes</title>${listed
      .map(
        ({ title, text, day, written }) =>
          `<item><title>${escaped(title)}</title><description>${escaped(text)}</description>` +
          `<guid isPermaLink="false">${title}</guid><pubDate>${written ?? dayAt(day).toUTCString()}</pubDate></item>`,
      )
      .join('')}</channel></rss>`,
  Atom: (listed: readonly Entry[]) =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:c</id><title>Changes</title><updated>2026-01-01T00:00:00Z</updated>${listed
      .map(
        ({ title, text, day, written }) =>
          `<entry><id>urn:${title}</id><title>${escaped(title)}</title><content type="html">${escaped(text)}</content>` +
          `<published>${written ?? dayAt(day).toISOString()}</published></entry>`,
      )
      .join('')}</feed>`,
};

const labelled = ({ label, change, announcements, said }: Finding): string =>
  `${label} ${label === 'out-of-order' ? said.split(' ')[0] : (change?.rule ?? announcements[0]?.title)}`;

describe.each(Object.entries(feeds))('a history whose feed is %s', (_, feedOf) => {
  const contract = firstContract();
  let last: Snapshot | undefined;

  it('is long enough to mean something', () => {
    expect(looks.length).toBeGreaterThanOrEqual(12);
    expect(entries.length).toBeGreaterThanOrEqual(25);
    expect(new Set(looks.flatMap(({ expected }) => expected.map(([label]) => label))).size).toBe(8);
  });

  it.each(looks)(
    'is labelled as it was made, on day $day',
    async ({ day, edit, changes = [], shown = new Map(), expected, exitCode }) => {
      edit?.(contract);
      const listed = entries.filter(
        (each) => (each.from ?? each.day) <= day && (day < cutOn || each.day >= cutOn),
      );
      const { snapshot, findings } = await snapshotDiff(
        {
          at: dayAt(day),
          baseUrl: 'https://api.test',
          contract: structuredClone(documentOf(contract)),
          announcements: announcementsIn(feedOf(listed), 'feed'),
          shown,
        },
        last,
        () => changes,
      );
      // As it is read from its file.
      last = snapshotFrom(JSON.stringify(snapshot), 'snapshot');
      expect(findings.map(labelled).toSorted()).toEqual(expected.map((each) => each.join(' ')).toSorted());
      expect(exitCodeOfFindings(findings)).toBe(exitCode);
    },
  );
});
