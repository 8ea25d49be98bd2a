import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf } from './body.js';
import { literal, prefilter, redactor } from './redaction.js';
import { TransportError } from './wire.js';

const key = 'svc_sk_CANARY0123456789abcdef0123456789';
const redact = redactor([key]);

describe('redactor', () => {
  it.each([
    ['whole', key],
    ['without its prefix', 'CANARY0123456789abcdef'],
    ['without half of its prefix', 'sk_CANARY0123456789abcdef'],
    ['in capitals', key.toUpperCase()],
    ['as a bearer', `Bearer ${key}`],
    ['twice', `${key}${key}`],
    ['in a URL', `https://example.test/?key=${encodeURIComponent(key)}`],
    [
      'in a URL in which each character is escaped',
      `?key=${[...key].map((each) => `%${each.charCodeAt(0).toString(16)}`).join('')}`,
    ],
    ['in base64', Buffer.from(key).toString('base64')],
    ['in base64 with others', Buffer.from(`user:${key}:x`).toString('base64')],
    ['in base64 for URLs', Buffer.from(`{"a":"${key}"}`).toString('base64url')],
    ['in two pieces', `${key.slice(0, 26)}, and then ${key.slice(26)}`],
  ])('hides a key %s', (_, text) => {
    const shown = redact(text);
    expect(shown).not.toMatch(/canary\d|0123456789/i);
    expect(shown).toContain('[key]');
    for (const run of shown.match(/[\w+/-]{16,}/g) ?? [])
      expect(Buffer.from(run, 'base64').toString('latin1')).not.toMatch(/0123456789/);
    expect(decodeURIComponent(shown)).not.toMatch(/0123456789/);
  });

  it.each(['a/b+c=d/0123456789', 'a"b\\c0123456789', 'a.b*c$d^e(0123456789'])(
    'hides %j in every spelling',
    (secret) => {
      const hide = redactor([secret]);
      for (const spelling of [
        secret,
        encodeURIComponent(secret),
        encodeURIComponent(secret).toLowerCase(),
        JSON.stringify(secret),
      ]) {
        expect(hide(`x ${spelling} y`)).not.toContain('0123456789');
      }
    },
  );

  it('hides the longer of two keys whole', () => {
    expect(redactor(['svc_sk_aaaaaaaa', 'svc_sk_aaaaaaaabbbb'])('svc_sk_aaaaaaaabbbb')).toBe('[key]');
  });

  it('leaves all else as it is', () => {
    const text = 'sk svc_sk_ key Bearer 0123456 canary';
    expect(redact(text)).toBe(text);
    expect(redactor([])(text)).toBe(text);
    expect(redactor(['x', 'ab_cd'])('x ab_cd')).toBe('x ab_cd');
  });

  it('hides a key wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(redact(`${before}${key}${after}`)).not.toContain('CANARY');
      }),
    );
  });
});

describe('bodyOf', () => {
  it('reads JSON, and leaves what is none', () => {
    expect(bodyOf('{"a":[1]}', redact)).toEqual({ text: '{"a":[1]}', json: { a: [1] } });
    expect(bodyOf('<html>', redact)).toEqual({ text: '<html>', json: undefined });
    expect(bodyOf('', redact)).toEqual({ text: '', json: undefined });
    expect(bodyOf('null', redact)).toEqual({ text: 'null', json: null });
  });

  it('keeps JSON that hides a key', () => {
    expect(bodyOf(`{"error":"bad key ${key}"}`, redact).json).toEqual({ error: 'bad key [key]' });
  });

  it('hides a key that escapes spell, as a value and as a name', () => {
    const escaped = [...key].map((each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
    for (const raw of [
      `{"a":"${escaped}"}`,
      `{"${escaped}":1}`,
      `["x\\n","${key.slice(0, 9)}${escaped.slice(54)}"]`,
    ]) {
      const { text, json } = bodyOf(raw, redact);
      expect(JSON.stringify(json)).not.toMatch(/canary/i);
      expect(JSON.stringify(JSON.parse(text))).not.toMatch(/canary/i);
      expect(JSON.stringify(json)).toContain('[key]');
    }
  });

  it('leaves the text of a body with other escapes as it is', () => {
    expect(bodyOf('{"a" : "\\u00e9\\n"}', redact).text).toBe('{"a" : "\\u00e9\\n"}');
  });

  it('refuses JSON that nobody could walk', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(bodyOf(nested(150), redact).json).toBeDefined();
    expect(() => bodyOf(nested(100_000), redact)).toThrow(TransportError);
    expect(() => bodyOf(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, redact)).toThrow(/nested deeper/);
  });
});

/** Few different characters, so that what is not sought looks much like it. */
const likeKeys = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom('a', 'B', '0', '1', '_', '.'), minLength: least, maxLength: most });

const inAnyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) =>
      [...word].map((each, place) => (upper[place] ? each.toUpperCase() : each.toLowerCase())).join(''),
    );

describe('a sieve', () => {
  it('finds a word wherever it stands, in any letter case', () => {
    const input = fc
      .tuple(
        fc.array(likeKeys(4, 40), { minLength: 1, maxLength: 4 }),
        fc.nat(3),
        likeKeys(0, 90),
        likeKeys(0, 90),
      )
      .chain(([words, nth, before, after]) =>
        inAnyCase(words[nth % words.length] ?? '').map((word) => ({
          words,
          text: `${before}${word}${after}`,
        })),
      );
    fc.assert(fc.property(input, ({ words, text }) => void expect(prefilter(words)(text)).toBe(true)));
  });

  it('finds what a pattern finds, and nothing else', () => {
    const words = fc.array(likeKeys(1, 12), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(words, likeKeys(0, 200), (some, text) => {
        expect(prefilter(some)(text)).toBe(new RegExp(some.map(literal).join('|'), 'i').test(text));
      }),
    );
  });

  it.each(['ÀÉÎÕÜ-geheim', 'ÿ-password'])('finds %j, whose letter case is not that of ASCII', (word) => {
    expect(prefilter([word])(`x ${word.toUpperCase()} y`)).toBe(true);
    expect(prefilter([word])('x geheim password y')).toBe(false);
  });
});
