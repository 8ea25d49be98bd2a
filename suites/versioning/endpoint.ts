import {
  type Api,
  brief,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  isArray,
  isObject,
  once,
  seenOf,
} from '../../src/kit/index.js';

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
  clauses: ['versioning.meta-endpoints.coverage'],
  operations: ['listEndpoints'],
  rulings: ['named-routes', 'contract-and-descriptors'],
  property: once(async (api) => {
    const reply = await api.get('listEndpoints');
    expectOk(reply);
    const coverage = coverageIn(reply.json);
    // Empty objects, arrays and texts tell no split.
    const filled = coverage !== undefined && !['null', '{}', '[]', '""'].includes(brief(coverage));
    expectThat(filled, '/coverage', 'the split of strict and other endpoints', coverage);
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

const documents = [
  { page: '/changelog', kind: 'a page', fits: (text: string) => text.trim() !== '' },
  // Which dialect a feed is written in is open; it is XML, and no page for browsers.
  {
    page: '/changelog/feed.xml',
    kind: 'an XML feed',
    fits: (text: string) => /^\s*<(?!!doctype html|html)/i.test(text.replace(/^\uFEFF/, '')),
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
      if (reply.status >= 300 && reply.status < 400 && reply.headers.location !== undefined) {
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

/** Such documents may be public, so that a key is neither needed nor, it may be, understood. */
async function open(api: Api, page: string): Promise<Exchange> {
  const reply = await api.getTarget(page);
  return reply.status === 200 ? reply : api.getTarget(page, { credential: { none: true } });
}
