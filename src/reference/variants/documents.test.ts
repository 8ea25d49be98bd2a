import { expect, it } from 'vitest';
import { documentVariants } from './documents.js';
import { formOf, type Shown } from './form.test-data.js';

type Id = keyof typeof documentVariants;

const feed = '/changelog/feed.xml';
const shown: readonly (readonly [Id, string, string, (reply: Shown) => unknown, unknown])[] = [
  ['documents.need-a-key', '/openapi.json', '', ({ status }) => status, 401],
  ['documents.on-a-static-host', '/changelog', 'full', ({ status }) => status, 400],
  ['documents.changelog-moved', feed, '', ({ headers }) => headers.get('location'), `/docs${feed}`],
  ['documents.rss', feed, '', ({ text }) => text.includes('<rss version="2.0">'), true],
  ['documents.changelog-in-markdown', '/changelog', '', ({ text }) => text.startsWith('# Changelog'), true],
  [
    'documents.contract-as-text',
    '/openapi.json',
    '',
    ({ headers }) => headers.get('content-type'),
    'application/vnd.oai.openapi+json;version=3.1',
  ],
];

it.each(shown)('%s shows at %s', async (id, path, role, read, expected) => {
  expect(read(await formOf(id)(path, role))).toEqual(expected);
});

it('covers every variant of documents', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(documentVariants).toSorted());
});
