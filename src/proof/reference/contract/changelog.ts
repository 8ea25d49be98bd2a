import { html } from 'hono/html';
import { answering, refusal, withHeaders } from '../http/middleware.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Serve, Variants } from '../planted.js';

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
  'changelog.feed-unescaped': {
    clauses: ['versioning.changelog.feed.xml'],
    summary: 'Does not escape ampersands in the titles of the feed',
  },
  'changelog.feed-unclosed': {
    clauses: ['versioning.changelog.feed.xml'],
    summary: 'Breaks lines in the feed as HTML does, with tags that are not closed',
  },
  'changelog.deprecations-in-feed-only': {
    clauses: ['versioning.changelog.announces'],
    summary: 'Tells of deprecated parameters in the feed, and not on the page',
  },
  'changelog.feed-of-one-notice': {
    clauses: ['versioning.changelog.feed.announces'],
    summary: 'Tells the newest notice in each entry of the feed',
  },
  'changelog.feed-a-sitemap': {
    clauses: ['versioning.changelog.feed.xml'],
    summary: 'Answers the changelog feed with a sitemap',
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

const item = ({ date, title, text }: Entry) => html`<h2>${title}</h2><p>${date}. ${text}</p>`;

const pageOf = (told: readonly Entry[]) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Changelog</title></head>
<body><h1>Changelog</h1>${told.map(item)}</body></html>
`;

function pageText(planted: Planted): string {
  const isShort = planted('changelog.deprecations-in-feed-only');
  return String(pageOf(isShort ? entries.filter(({ title }) => !title.includes('deprecated')) : entries));
}

const entry = ({ date, title, text }: Entry) => html`
<entry><id>urn:changelog:${date}</id><title>${title}</title>
<updated>${date}T00:00:00Z</updated><summary>${text}</summary></entry>`;

const feedOf = (told: readonly Entry[]) => html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:changelog</id><title>Changelog</title>
<updated>${entries[0]?.date}T00:00:00Z</updated><author><name>Event Intelligence API</name></author>${told.map(entry)}
</feed>
`;

const htmlReply = (body: string): Response =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });

/** The changelog, for people. Public. */
export function changelog(planted: Planted): Response {
  if (planted('changelog.page-missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  return htmlReply(planted('changelog.page-empty') ? '' : pageText(planted));
}

const sitemap = `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>/changelog</loc></url></urlset>
`;

function feedText(planted: Planted): string {
  if (planted('changelog.feed-a-sitemap')) return sitemap;
  const newest = planted('changelog.feed-of-one-notice') ? entries[0] : undefined;
  const text = String(feedOf(entries.map((each) => newest ?? each)));
  if (planted('changelog.feed-unclosed')) return text.replaceAll('; use ', '.<br>Use ');
  return planted('changelog.feed-unescaped') ? text.replaceAll(' and ', ' & ') : text;
}

/** The changelog as an Atom feed. Public. */
export function changelogFeed(planted: Planted): Response {
  if (planted('changelog.feed-missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('changelog.feed-not-a-feed')) return htmlReply(pageText(planted));
  return new Response(feedText(planted), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
}

const open: readonly string[] = ['/openapi.json', '/changelog', '/changelog/feed.xml'];

/** Answers some of the documents in another way. */
const documents =
  (answer: (path: string, request: Request) => Response | undefined) =>
  (serve: Serve): Serve =>
  async (request) =>
    answer(new URL(request.url).pathname, request) ?? serve(request);

const xml = (text: string, type: string): Response =>
  new Response(text, { headers: { 'Content-Type': type } });

const rss = `\uFEFF<?xml version="1.0"?>
<?xml-stylesheet href="/feed.xsl" type="text/xsl"?>
<!-- changes of the interface -->
<rss version="2.0"><channel><title>Changelog</title><link>https://service.example/changelog</link>
<description>Changes</description>
<item><title>domain and event_family are deprecated</title><pubDate>Mon, 04 May 2026 00:00:00 GMT</pubDate></item>
</channel></rss>
`;

const markdown = `# Changelog

## 2026-05-04

- \`domain\` and \`event_family\` are deprecated.
`;

/** Variants of the documents beside the API. */
export const documentVariants = {
  'documents.need-a-key': {
    summary: 'Asks for a key on the contract, the changelog and its feed',
    allowedBy: ['paths-outside-api'],
    front: documents((path, request) =>
      open.includes(path) && !request.headers.has('authorization')
        ? refusal(401, 'MISSING_API_KEY', 'Send an API key.')
        : undefined,
    ),
  },
  'documents.on-a-static-host': {
    summary: 'Has changelog and feed on a host for files, which refuses a request with a key',
    allowedBy: ['paths-outside-api'],
    front: documents((path, request) =>
      path.startsWith('/changelog') && request.headers.has('authorization')
        ? new Response('<Error><Code>InvalidArgument</Code></Error>', {
            status: 400,
            headers: { 'Content-Type': 'application/xml' },
          })
        : undefined,
    ),
  },
  'documents.changelog-moved': {
    summary: 'Redirects the changelog and its feed to other paths of its own',
    allowedBy: ['paths-outside-api', 'versioning.changelog.formats'],
    front: documents((path) =>
      path.startsWith('/changelog')
        ? new Response(null, { status: 302, headers: { Location: `/docs${path}` } })
        : undefined,
    ),
  },
  'documents.rss': {
    summary: 'Has an RSS feed, which begins with a byte order mark and a comment',
    allowedBy: ['paths-outside-api', 'versioning.changelog.formats'],
    front: documents((path) =>
      path === '/changelog/feed.xml' ? xml(rss, 'text/xml; charset=utf-8') : undefined,
    ),
  },
  'documents.changelog-in-markdown': {
    summary: 'Writes its changelog in Markdown and sends its feed as a text',
    allowedBy: ['paths-outside-api', 'versioning.changelog.formats'],
    front: documents((path) => {
      if (path === '/changelog') return xml(markdown, 'text/markdown');
      return path === '/changelog/feed.xml' ? xml(rss, 'text/plain') : undefined;
    }),
  },
  'documents.contract-as-text': {
    summary: 'Sends its contract as an OpenAPI media type',
    allowedBy: ['paths-outside-api', 'versioning.openapi.dialect'],
    front: answering((response, request) =>
      new URL(request.url).pathname === '/openapi.json'
        ? withHeaders(response, { 'Content-Type': 'application/vnd.oai.openapi+json;version=3.1' })
        : response,
    ),
  },
} as const satisfies Variants;
