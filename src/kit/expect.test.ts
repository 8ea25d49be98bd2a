import { describe, expect, it } from 'vitest';
import {
  detail,
  expectDetail,
  expectEqual,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  precondition,
  rowsOf,
  seenOf,
} from './expect.js';
import { type Finding, Inconclusive, Violation } from './outcome.js';
import { exchangeOf } from './sample.test-data.js';

function findingOf(run: () => void): Finding | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Violation) return error.finding;
    throw error;
  }
  return undefined;
}

const refusal = (code: string, status: number, details: Record<string, unknown> = {}) =>
  exchangeOf({ success: false, error: 'no', code, details: details as never }, status);

describe('expectStatus', () => {
  it('accepts each of the statuses', () => {
    expect(findingOf(() => expectStatus(exchangeOf({}, 404), 400, 404))).toBeUndefined();
  });

  it('tells the status and the code that were seen', () => {
    expect(findingOf(() => expectStatus(refusal('INVALID_DATE', 400), 200))).toEqual({
      at: 'status',
      expected: 'status 200',
      seen: '400 INVALID_DATE',
    });
  });
});

describe('expectOk and rowsOf', () => {
  it.each([[undefined], [null], [[]], ['text'], [1]])('a success with the body %j is none', (json) => {
    expect(findingOf(() => expectOk(exchangeOf(json)))?.at).toBe('body');
  });

  it.each([[{}], [{ data: {} }], [{ data: null }], [{ data: 'x' }]])('%j has no rows to read', (json) => {
    expect(findingOf(() => rowsOf(exchangeOf(json)))?.at).toBe('/data');
  });

  it('gives the rows', () => {
    expect(rowsOf(exchangeOf({ data: [{ id: 'a' }, { id: 'b' }] }))).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(rowsOf(exchangeOf({ data: [] }))).toEqual([]);
  });

  // Left out, a million of them would be no row above a limit.
  it.each([[1], [null], [[]], ['x']])('a row that is no object is none: %j', (row) => {
    expect(findingOf(() => rowsOf(exchangeOf({ data: [{ id: 'a' }, row] })))).toMatchObject({
      at: '/data/1',
      expected: 'an object',
    });
  });

  it('reads no rows from a refusal', () => {
    expect(findingOf(() => rowsOf(refusal('INVALID_DATE', 400)))?.at).toBe('status');
  });
});

describe('expectEqual and expectThat', () => {
  it('names the pointer', () => {
    expect(findingOf(() => expectEqual(exchangeOf({ a: [1] }), '/a/0', 2))).toEqual({
      at: '/a/0',
      expected: '2',
      seen: '1',
    });
    expect(findingOf(() => expectEqual(exchangeOf({ a: [1] }), '/a/0', 1))).toBeUndefined();
  });

  it('tells nothing where nothing stands', () => {
    expect(findingOf(() => expectThat(false, '/a', 'a text', undefined))).toEqual({
      at: '/a',
      expected: 'a text',
      seen: 'nothing',
    });
  });
});

describe('expectRefusal', () => {
  const date = { codes: ['INVALID_DATE'] } as const;
  const cursor = { codes: ['CURSOR_STALE', 'INVALID_CURSOR'] } as const;

  it.each([
    ['its code and status', refusal('INVALID_DATE', 400), date],
    ['the second of two codes', refusal('INVALID_CURSOR', 400), cursor],
    ['another accepted status', refusal('INVALID_DATE', 422), { ...date, statuses: [400, 422] }],
    [
      'a listed detail',
      refusal('INVALID_ENUM', 400, { accepted_values: [] }),
      { codes: ['INVALID_ENUM'], details: ['accepted_values'] },
    ],
  ] as const)('accepts %s', (_, exchange, expected) => {
    expect(findingOf(() => expectRefusal(exchange, expected))).toBeUndefined();
  });

  it.each([
    ['a request that is served', exchangeOf({ success: true, data: [] }), date, 'refusal'],
    ['a served request that carries the code', refusal('INVALID_DATE', 200), date, 'status'],
    ['the status of another code', refusal('INVALID_DATE', 404), date, 'status'],
    ['a server error', refusal('INVALID_DATE', 500), date, 'status'],
    ['another code', refusal('INVALID_LIMIT', 400), date, '/code'],
    ['no code', exchangeOf({ success: false }, 400), date, '/code'],
    ['a body that is no JSON', exchangeOf(undefined, 400), date, '/code'],
    ['a code in another case', refusal('invalid_date', 400), date, '/code'],
    ['a code within a list', exchangeOf({ code: ['INVALID_DATE'] }, 400), date, '/code'],
    [
      'a missing detail',
      refusal('INVALID_ENUM', 400),
      { codes: ['INVALID_ENUM'], details: ['accepted_values'] },
      '/details/accepted_values',
    ],
  ] as const)('fails %s', (_, exchange, expected, place) => {
    expect(findingOf(() => expectRefusal(exchange, expected))?.at).toBe(place);
  });

  it('wants the status of the code that was seen, not of another accepted one', () => {
    const either = { codes: ['PLAN_REQUIRED', 'INVALID_DATE'] } as const;
    expect(findingOf(() => expectRefusal(refusal('INVALID_DATE', 403), either))?.at).toBe('status');
    expect(findingOf(() => expectRefusal(refusal('PLAN_REQUIRED', 403), either))).toBeUndefined();
  });
});

describe('detail', () => {
  it('is found in details before the top level', () => {
    const exchange = exchangeOf({ max_days: 1, details: { max_days: 30 } }, 400);
    expect(detail(exchange, 'max_days')).toBe(30);
    expect(detail(exchangeOf({ max_days: 1, details: {} }, 400), 'max_days')).toBe(1);
  });

  it.each(['toString', '__proto__', 'constructor'])('is not the inherited %s', (member) => {
    expect(findingOf(() => expectDetail(refusal('INVALID_ENUM', 400), member))?.at).toBe(
      `/details/${member}`,
    );
  });

  it('counts a null as absent and a false as present', () => {
    expect(findingOf(() => expectDetail(refusal('INVALID_ENUM', 400, { a: null }), 'a'))?.at).toBe(
      '/details/a',
    );
    expect(findingOf(() => expectDetail(refusal('INVALID_ENUM', 400, { a: false }), 'a'))).toBeUndefined();
  });
});

describe('seenOf and precondition', () => {
  it('shows a status without a code that is no text', () => {
    expect(seenOf(exchangeOf({ code: 7 }, 400))).toBe('400');
    expect(seenOf(exchangeOf(undefined, 502))).toBe('502');
  });

  it('ends an attempt with its reason', () => {
    expect(() => precondition(true, 'fine')).not.toThrow();
    expect(() => precondition(false, 'no rows', 'no-data')).toThrow(new Inconclusive('no-data', 'no rows'));
  });
});
