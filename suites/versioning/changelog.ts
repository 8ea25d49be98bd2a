import { type Api, defineCheck, type Exchange, expectThat, forEach, seenOf } from '../../src/kit/index.js';

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
  title: 'The changelog and its feed lie below the base URL, with or without a key',
  clauses: ['versioning.changelog.page', 'versioning.changelog.feed'],
  rulings: ['C44'],
  property: forEach(documents, async (api, { page, kind, fits }) => {
    const reply = await open(api, page);
    // A document that moved is there all the same; redirects are not followed.
    if (reply.status >= 300 && reply.status < 400 && reply.headers.location !== undefined) {
      api.observe(page, `redirects to ${reply.headers.location}`);
      api.witness('documents about changes');
      return;
    }
    expectThat(reply.status === 200, 'status', `200 with ${kind}`, seenOf(reply));
    expectThat(fits(reply.text), 'body', kind, reply.text.slice(0, 80));
    api.witness('documents about changes');
  }),
  refutedBy: [
    'changelog.feed-missing',
    'changelog.feed-not-a-feed',
    'changelog.page-empty',
    'changelog.page-missing',
  ],
});

/** Such documents may be public, so that a key is neither needed nor, it may be, understood. */
async function open(api: Api, page: string): Promise<Exchange> {
  const reply = await api.getTarget(page);
  return reply.status === 200 ? reply : api.getTarget(page, { credential: { none: true } });
}
