import { XMLValidator } from 'fast-xml-parser';
import {
  type Api,
  brief,
  defineCheck,
  type Exchange,
  expectHeld,
  expectOk,
  expectThat,
  forEach,
  isArray,
  isObject,
  once,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import { type Entry, entriesOf, untoldIn, untoldOn } from '../asking/changelog.js';

export const endpointCounts = defineCheck({
  id: 'versioning/endpoint-counts',
  title: 'The endpoint directory reports the number of endpoints, and how many of them are strict',
  clauses: ['versioning.meta-endpoints.counts'],
  level: 'observe',
  operations: ['listEndpoints'],
  rulings: ['contract-and-descriptors'],
  property: once(async (api) => {
    const reply = await api.get('listEndpoints');
    const numbers = [...reply.text.matchAll(/"([^"]{1,60})"\s*:\s*(\d+)/g)].map(
      ([, name, count]) => `${name} ${count}`,
    );
    api.observe('numbers', brief(numbers, 400));
  }),
});

export const endpointDirectory = defineCheck({
  id: 'versioning/endpoint-directory',
  title: 'The endpoint directory reports the split of strict and other endpoints under a coverage key',
  clauses: ['versioning.meta-endpoints.coverage', 'versioning.meta-endpoints.no-error'],
  operations: ['listEndpoints'],
  rulings: ['named-routes', 'contract-and-descriptors'],
  property: once(async (api) => {
    const reply = await api.get('listEndpoints');
    expectOk(reply);
    const coverage = coverageIn(reply.json);
    // Empty objects, arrays and texts tell no split.
    const filled = coverage !== undefined && !['null', '{}', '[]', '""'].includes(brief(coverage));
    expectThat(filled, '/coverage', 'the split of strict and other endpoints', coverage);
    // A text tells of a split by numbers or by paths.
    const isSplit = typeof coverage !== 'string' || /\d|\//.test(coverage);
    expectThat(isSplit, '/coverage', 'numbers or paths of endpoints', coverage);
    const { success } = isObject(reply.json) ? reply.json : {};
    const notError = 'versioning.meta-endpoints.no-error';
    expectThat(success !== false, '/success', 'not false, which marks an error', success, notError);
    api.observe('coverage', brief(coverage));
    api.witness('coverage keys');
  }),
});

/** The value under the first `coverage` key, at whatever depth. */
function coverageIn(value: unknown): unknown {
  if (isArray(value)) return value.map(coverageIn).find((each) => each !== undefined);
  if (!isObject(value)) return undefined;
  return value.coverage ?? coverageIn(Object.values(value));
}

/** Whether a text is XML at first sight, and no page for browsers. */
function isXml(text: string): boolean {
  return /^\s*<(?!!doctype html|html)/i.test(text.replace(/^\uFEFF/, ''));
}

const documents = [
  { page: '/changelog', kind: 'a page', fits: (text: string) => text.trim() !== '' },
  // Which dialect a feed is written in is open; it is XML, and no page for browsers.
  {
    page: '/changelog/feed.xml',
    kind: 'an XML feed',
    fits: isXml,
  },
] as const;

export const changelog = defineCheck({
  id: 'versioning/changelog',
  title: 'The changelog and its feed are served below the base URL, with or without a key',
  clauses: ['versioning.changelog.page', 'versioning.changelog.feed'],
  rulings: ['paths-outside-api'],
  property: forEach(
    documents,
    async (api, { page, kind, fits }) => {
      const reply = await open(api, page);
      // A redirect counts as present; redirects are not followed.
      if (isMoved(reply)) {
        api.observe(page, `redirects to ${reply.headers.location}`);
        api.witness('documents about changes');
        return;
      }
      expectThat(reply.status === 200, 'status', `200 with ${kind}`, seenOf(reply));
      expectThat(fits(reply.text), 'body', kind, reply.text.slice(0, 80));
      api.witness('documents about changes');
    },
    {
      clause: ({ page }) =>
        page === '/changelog' ? 'versioning.changelog.page' : 'versioning.changelog.feed',
    },
  ),
});

/** The name of the outermost element, without its prefix. */
const rootOf = (xml: string): string | undefined =>
  /<(?:[\w.-]+:)?([A-Za-z_][\w.-]*)/.exec(withoutComments(xml))?.[1];

function withoutComments(xml: string): string {
  const [first = '', ...rest] = xml.split('<!--');
  return first + rest.map((each) => each.split('-->').slice(1).join('-->')).join('');
}

const feedPage = '/changelog/feed.xml';

export const changelogFeed = defineCheck({
  id: 'versioning/changelog-feed',
  title: 'The feed of the changelog is well-formed XML of a feed, and tells of changes as the page does',
  clauses: [
    'versioning.changelog.feed.xml',
    'versioning.changelog.announces',
    'versioning.changelog.feed.announces',
  ],
  rulings: ['paths-outside-api'],
  property: once(
    async (api) => {
      const reply = await open(api, feedPage);
      expectHeld(!isMoved(reply), 'the feed of the changelog is at another place', reply);
      const text = reply.text.replace(/^\uFEFF/, '').trim();
      precondition(reply.status === 200 && isXml(text), 'no feed of the changelog is served');
      const flaw = XMLValidator.validate(text);
      const seen = flaw === true ? undefined : `${flaw.err.msg} (line ${flaw.err.line})`;
      expectThat(seen === undefined, 'body', 'well-formed XML', seen);
      const root = rootOf(text);
      expectThat(/^(?:rss|feed|rdf)$/i.test(root ?? ''), 'body', 'a feed, such as RSS or Atom', root);
      api.witness('feeds read');
      expectSameChanges(await open(api, '/changelog'), entriesOf(withoutComments(text)));
    },
    { requests: 0 },
  ),
});

/** Where both tell of changes, one tells of those that the other shows to be worth a notice. */
function expectSameChanges(page: Exchange, entries: readonly Entry[]): void {
  if (isMoved(page) || page.status !== 200) return;
  const lost = untoldOn(page.text, entries);
  const { title = '' } = lost ?? {};
  const notice = `what the feed tells in ${brief(title, 100)}`;
  expectThat(lost === undefined, '/changelog', notice, 'no word of it', 'versioning.changelog.announces');
  const names = untoldIn(entries, page.text);
  const wanted = `entries that tell of ${names.join(', ')}, as the page does`;
  const seen = `${entries.length} times ${brief(entries[0]?.title ?? '', 100)}`;
  expectThat(names.length === 0, 'body', wanted, seen, 'versioning.changelog.feed.announces');
}

const isMoved = ({ status, headers }: Exchange): boolean =>
  status >= 300 && status < 400 && headers.location !== undefined;

/** Such documents may be public, so that a key is neither needed nor, it may be, understood. */
async function open(api: Api, page: string): Promise<Exchange> {
  const reply = await api.getTarget(page);
  return reply.status === 200 ? reply : api.getTarget(page, { credential: { none: true } });
}
