import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { isBroken } from '../../transport/client.js';
import { hasMoved } from './drift.js';
import { excerpted, lightened, ofFailure, ofSuspicion } from './evidence.js';

const row = (id: number) => ({ id, title: `event ${id}`, text: 'x'.repeat(500) });
const rows = Array.from({ length: 2000 }, (_, id) => row(id));
const large = exchangeOf({ data: rows, meta: { padding: 'y'.repeat(50_000) } });

describe('an excerpt', () => {
  const { text, json, excerpt } = excerpted(large, '/data/1234/title');

  it('holds what surrounds a place, the beginning and the digest of all', () => {
    expect(excerpt).toEqual({
      bytes: Buffer.byteLength(large.text),
      sha256: createHash('sha256').update(large.text).digest('hex'),
      isJson: true,
      at: '/data/1234',
      value: row(1234),
    });
    expect(text).toBe(large.text.slice(0, 1000));
    expect(json).toBeUndefined();
  });

  it.each([
    ['a place that is not there', '/data/1234/nothing', '/data/1234'],
    ['a value that is large itself', '/meta/padding', undefined],
    ['a header', 'header date', undefined],
    ['the whole body', '', undefined],
  ])('finds for %s the nearest that is small', (_, place, at) => {
    expect(excerpted(large, place).excerpt?.at).toBe(at);
  });

  it('is compared as the exchange that it was taken of, and is no broken reply', () => {
    const [kept = large] = lightened([large], '', ofSuspicion);
    expect(kept.json).toBeUndefined();
    expect(hasMoved(kept, exchangeOf({ data: rows, meta: {} }))).toBe(false);
    expect(hasMoved(kept, exchangeOf({ data: rows.slice(1), meta: {} }))).toBe(true);
    const asked = { ...large, request: { ...large.request, target: '/api/v2/events' } };
    expect(isBroken(excerpted(asked))).toBe(false);
    expect(isBroken(excerpted({ ...asked, json: undefined }))).toBe(true);
  });
});

describe('the exchanges of a try', () => {
  const small = exchangeOf({ data: [] });
  const middling = exchangeOf({ data: 'z'.repeat(100_000) });

  it('stay as they are where they are small', () => {
    expect(lightened([small, small], '/data', ofSuspicion)).toEqual([small, small]);
    expect(lightened([middling, middling], '/data', ofFailure)).toEqual([middling, middling]);
  });

  it('are kept whole from the end until there is no room, and never where they are large', () => {
    const kept = lightened([...Array(10).fill(middling), large], '/data/3/id', ofFailure);
    expect(kept.map(({ excerpt }) => excerpt === undefined)).toEqual([
      ...[false, false, false],
      ...[true, true, true, true, true, true, true],
      false,
    ]);
    expect(kept.at(-1)?.excerpt?.at).toBe('/data/3');
  });
});
