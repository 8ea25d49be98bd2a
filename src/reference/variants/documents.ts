import type { Serve, Variants } from '../variant.js';
import { answering, refusal, withHeaders } from './replies.js';

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
    allowedBy: ['C44'],
    front: documents((path, request) =>
      open.includes(path) && !request.headers.has('authorization')
        ? refusal(401, 'MISSING_API_KEY', 'Send an API key.')
        : undefined,
    ),
  },
  'documents.on-a-static-host': {
    summary: 'Has changelog and feed on a host for files, which refuses a request with a key',
    allowedBy: ['C44'],
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
    allowedBy: ['C44', 'versioning.changelog.formats'],
    front: documents((path) =>
      path.startsWith('/changelog')
        ? new Response(null, { status: 302, headers: { Location: `/docs${path}` } })
        : undefined,
    ),
  },
  'documents.rss': {
    summary: 'Has an RSS feed, which begins with a byte order mark and a comment',
    allowedBy: ['C44', 'versioning.changelog.formats'],
    front: documents((path) =>
      path === '/changelog/feed.xml' ? xml(rss, 'text/xml; charset=utf-8') : undefined,
    ),
  },
  'documents.changelog-in-markdown': {
    summary: 'Writes its changelog in Markdown and sends its feed as a text',
    allowedBy: ['C44', 'versioning.changelog.formats'],
    front: documents((path) => {
      if (path === '/changelog') return xml(markdown, 'text/markdown');
      return path === '/changelog/feed.xml' ? xml(rss, 'text/plain') : undefined;
    }),
  },
  'documents.contract-as-text': {
    summary: 'Sends its contract as an OpenAPI media type',
    allowedBy: ['C44', 'versioning.openapi.dialect'],
    front: answering((response, request) =>
      new URL(request.url).pathname === '/openapi.json'
        ? withHeaders(response, { 'Content-Type': 'application/vnd.oai.openapi+json;version=3.1' })
        : response,
    ),
  },
} as const satisfies Variants;
