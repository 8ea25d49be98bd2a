import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';

export const changelogFaults = {
  'changelog.page-missing': {
    clauses: ['versioning.changelog.page'],
    summary: 'Has no changelog',
  },
  'changelog.page-empty': {
    clauses: ['versioning.changelog.page'],
    summary: 'Answers the changelog with an empty body',
  },
  'changelog.feed-missing': {
    clauses: ['versioning.changelog.feed'],
    summary: 'Has no changelog feed',
  },
  'changelog.feed-not-a-feed': {
    clauses: ['versioning.changelog.feed'],
    summary: 'Answers the changelog feed with the changelog page',
  },
} as const satisfies Faults;

interface Entry {
  readonly date: string;
  readonly title: string;
  readonly text: string;
}

const entries: readonly Entry[] = [
  {
    date: '2026-08-15',
    title: 'Canonical-cluster dates are retired',
    text: 'The canonical-cluster dates are accepted and have no effect; use event dates or coding time.',
  },
  {
    date: '2026-05-04',
    title: 'domain and event_family are deprecated',
    text: 'Both still apply on Events, Stories and their summaries; use category.',
  },
  {
    date: '2026-03-01',
    title: 'Version 2 is the only version',
    text: 'Every path of version 1 answers 410 and names its replacement.',
  },
];

const item = ({ date, title, text }: Entry): string => `<h2>${title}</h2><p>${date}. ${text}</p>`;

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Changelog</title></head>
<body><h1>Changelog</h1>${entries.map(item).join('')}</body></html>
`;

const entry = ({ date, title, text }: Entry): string =>
  `<entry><id>urn:changelog:${date}</id><title>${title}</title>` +
  `<updated>${date}T00:00:00Z</updated><summary>${text}</summary></entry>`;

const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:changelog</id><title>Changelog</title>
<updated>${entries[0]?.date}T00:00:00Z</updated><author><name>Event Intelligence API</name></author>
${entries.map(entry).join('\n')}
</feed>
`;

const html = (body: string): Response =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** The changelog, for people. Public. */
export function changelog(planted: Planted): Response {
  if (planted('changelog.page-missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  return html(planted('changelog.page-empty') ? '' : page);
}

/** The changelog as an Atom feed. Public. */
export function changelogFeed(planted: Planted): Response {
  if (planted('changelog.feed-missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('changelog.feed-not-a-feed')) return html(page);
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
