import { describe, expect, it } from 'vitest';
import { accountsOf } from '../account/accounts.js';
import { corpusOf } from '../corpus/index.js';
import { Refusal } from '../http/refusal.js';
import { nothingPlanted, type Planted, planting } from '../planted.js';
import { formOf, type Shown } from '../variants.test-data.js';
import { listEndpoints, metaFaults, published, strictnessVariants } from './meta.js';

const [account] = accountsOf(1);
const corpus = corpusOf({ seed: 7, perDay: 1, day: 20_600 });

function ask(query: string, planted: Planted = nothingPlanted): unknown {
  if (account === undefined) throw new Error('no account');
  const url = new URL(`https://reference.test/api/v2/meta/endpoints${query}`);
  try {
    return listEndpoints({ url, path: {}, account, deployment: { corpus, planted, now: () => new Date(0) } })
      .body;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('endpoint directory', () => {
  it('lists every endpoint below /api/v2/ and reports the split', () => {
    expect(ask('')).toMatchObject({
      success: true,
      data: expect.arrayContaining([
        expect.objectContaining({
          path: '/api/v2/events',
          strict: true,
          params: expect.arrayContaining(['country']),
        }),
      ]),
      coverage: { published: published.length + 2, strict: expect.arrayContaining(['/api/v2/events']) },
    });
    expect(published.length).toBeGreaterThan(8);
  });

  it('is strict itself', () => {
    expect(ask('?nonsense=1')).toBe('UNKNOWN_PARAM');
  });

  it.each(Object.keys(metaFaults) as readonly (keyof typeof metaFaults)[])('%s shows', (fault) => {
    expect(
      ask(
        '',
        planting((asked) => asked === fault),
      ),
    ).not.toEqual(ask(''));
  });
});

type Id = keyof typeof strictnessVariants;

const directory = '/api/v2/meta/endpoints';
const shown: readonly (readonly [Id, string, (reply: Shown) => unknown, unknown])[] = [
  ['strictness.none', '/api/v2/events?nonsense=1', ({ body }) => body.applied_filters.ignored, ['nonsense']],
  ['strictness.everywhere', '/api/v2/entities?nonsense=1', ({ body }) => body.code, 'UNKNOWN_PARAM'],
  ['strictness.untold', directory, ({ body }) => body.coverage.descriptor_backed, 17],
  [
    'strictness.told-by-path',
    directory,
    ({ body }) => body.data.endpoints['GET /api/v2/events'].descriptor_backed,
    true,
  ],
  [
    'strictness.told-by-class',
    directory,
    ({ body }) => body.coverage.descriptor_backed.endpoints[1].path,
    '/api/v2/events/:id',
  ],
  ['strictness.told-in-words', directory, ({ body }) => body.endpoints[0].validation, 'strict'],
];

it.each(shown)('%s shows at %s', async (id, path, read, expected) => {
  expect(read(await formOf(id)(path))).toEqual(expected);
});

it('covers every variant of strictness', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(strictnessVariants).toSorted());
});
