import { describe, expect, it } from 'vitest';
import { accountsOf } from '../accounts.js';
import { corpusOf } from '../corpus/index.js';
import { nothingPlanted, type Planted, planting } from '../fault.js';
import { Refusal } from '../refusal.js';
import { listEndpoints, metaFaults, published } from './meta.js';

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
      coverage: { published: published.length, strict: expect.arrayContaining(['/api/v2/events']) },
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
