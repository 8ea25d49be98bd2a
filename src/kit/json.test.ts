import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, brief, isArray, isObject, mentions, pointerTo, sameJson, strings } from './json.js';

describe('at', () => {
  // The document and the pointers of RFC 6901, section 5.
  const document = {
    foo: ['bar', 'baz'],
    '': 0,
    'a/b': 1,
    'c%d': 2,
    'e^f': 3,
    'g|h': 4,
    'i\\j': 5,
    'k"l': 6,
    ' ': 7,
    'm~n': 8,
  };
  it.each([
    ['', document],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('finds %j', (pointer, value) => {
    expect(at(document, pointer)).toEqual(value);
  });

  it('finds what a pointer was made to', () => {
    const sought = {};
    const within = { a: [{}, { 'b/~c': sought }] };
    expect(pointerTo(within, sought)).toBe('/a/1/b~1~0c');
    expect(at(within, '/a/1/b~1~0c')).toBe(sought);
    expect(pointerTo(sought, sought)).toBe('');
    expect(pointerTo([1, null, 'x'], sought)).toBeUndefined();
  });

  it('reads ~01 as ~1, not as a slash', () => {
    expect(at({ '~1': 'tilde', '/': 'slash' }, '/~01')).toBe('tilde');
  });

  it.each(['__proto__', 'toString', 'constructor', 'hasOwnProperty', 'constructor/name'])(
    'finds no inherited %s',
    (member) => {
      expect(at({}, `/${member}`)).toBeUndefined();
      expect(at([], `/${member}`)).toBeUndefined();
    },
  );

  it('finds a member that is really called __proto__', () => {
    expect(at(JSON.parse('{"__proto__": {"a": 1}}'), '/__proto__/a')).toBe(1);
  });

  it.each([
    '/list/',
    '/list/01',
    '/list/-1',
    '/list/1e0',
    '/list/0x0',
    '/list/ 0',
    '/list/-',
    '/list/length',
    '/list/2',
  ])('finds nothing at %j of an array of two', (pointer) => {
    expect(at({ list: ['a', 'b'] }, pointer)).toBeUndefined();
  });

  it('finds nothing with what is no pointer', () => {
    expect(at({ status: 1 }, 'status')).toBeUndefined();
  });

  it('finds nothing below a text, a null or nothing', () => {
    expect(at({ a: 'text', b: null }, '/a/0')).toBeUndefined();
    expect(at({ a: 'text', b: null }, '/b/c')).toBeUndefined();
    expect(at(undefined, '/a')).toBeUndefined();
  });
});

describe('sameJson', () => {
  it('holds of every value and its copy, whatever the order of members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true);
        if (isObject(value))
          expect(sameJson(value, Object.fromEntries(Object.entries(value).toReversed()))).toBe(true);
      }),
    );
  });

  it('agrees with the text of two values', () => {
    const value = fc.jsonValue({ maxDepth: 2 }).filter((each) => !JSON.stringify(each).includes('{'));
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(sameJson(one, other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
    );
  });

  it.each([
    [0, -0, true],
    [1, '1', false],
    [null, undefined, false],
    [[], {}, false],
    [{}, null, false],
    [[1, 2], [2, 1], false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [{ toString: 1 }, {}, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
    expect(sameJson(other, one)).toBe(same);
  });
});

describe('strings', () => {
  it('yields texts and the names of members, at any depth', () => {
    expect([...strings({ a: ['b', { c: 'd', e: 1 }], f: null })]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('finds a mention within a longer text', () => {
    expect(mentions({ a: [{ b: 'the limit was lowered' }] }, 'limit')).toBe(true);
    expect(mentions({ a: 1, b: [null, true] }, 'limit')).toBe(false);
  });
});

describe('brief', () => {
  it('says nothing for nothing', () => expect(brief(undefined)).toBe('nothing'));

  it('never exceeds its length', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 1, max: 200 }), (value, length) => {
        fc.pre(isObject(value) || isArray(value) || typeof value === 'string');
        expect(brief(JSON.parse(JSON.stringify(value) ?? 'null'), length).length).toBeLessThanOrEqual(length);
      }),
    );
  });
});
