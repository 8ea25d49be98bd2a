import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyOf } from './body.js';
import { redactedHeaders, redactor } from './redaction.js';
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

  it.each(['ak_live_7TkLwQZxNbQmPfRHsVbYcJdEgUaO', 'Ab0DefGhijKlmNopQrSt', 'AbcDefGhijKlmNopQrStUvWx'])(
    'hides %s in groups, although it has few digits or none',
    (secret) => {
      for (const size of [4, 6, 8])
        for (const between of ['_', '-', ', ']) {
          const groups = secret
            .replace(/.*_/, '')
            .replace(new RegExp(`.{${size}}(?=.)`, 'g'), `$&${between}`);
          expect(redactor([secret])(`/login?key=${groups}`)).toBe('/login?key=[key]');
        }
    },
  );

  it('hides base64 on two lines of a key that has neither letters nor digits', () => {
    const secret = `!!!!!!!!!!!!!!!!!!_!!!!!"!!!!!"$.'/#`;
    const coded = Buffer.from(`${secret}(`).toString('base64');
    const shown = redactor([secret])(`${coded.slice(0, 38)}\r\n${coded.slice(38)}`);
    expect(shown).toBe(`${coded.slice(0, 26)}[key]KA==`);
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

  it.each([
    ['hexadecimal', 'svc_sk_8f41c0d7e92b5a36f7d80e1b4c29a653', 'c0d7e92b5a36'],
    ['base62', 'ak_live_9rT4kLw0Zx8QmPf2Hs7VbYc3NdJg6UaE5oI', 'Zx8QmPf2Hs7V'],
  ])('hides a fragment of 12 characters of a random key: %s', (_, secret, fragment) => {
    const hide = redactor([secret]);
    expect(hide(`id=${fragment}.`)).toBe('id=[key].');
    expect(hide(`${secret.slice(0, 30)}...`)).toBe('[key]...');
    expect(hide(Buffer.from(fragment).toString('base64'))).toBe('[key]');
  });

  it('hides no words of a key that is made of words', () => {
    const hide = redactor(['svc_IntelligenceFacilities2026']);
    const text = 'intelligence facilities, intelligencefaci';
    expect(hide(text)).toBe(text);
    expect(hide('my intelligence-facilities 2026!')).toBe('my [key]!');
  });

  it('leaves the words of error codes that a key is called by', () => {
    const redact = redactor(['tk_key_disabled']);
    expect(redact('API_KEY_DISABLED for tk_key_disabled')).toBe('API_KEY_DISABLED for [key]');
  });

  it('replaces what spells the key and nothing else', () => {
    const secret = 'svc_sk_8f41c0d7e92b5a36f7d80e1b4c29a653';
    const hide = redactor([secret]);
    const escaped = [...secret].map((each) => `\\u00${each.charCodeAt(0).toString(16)}`).join('');
    expect(hide(`{"a":"\\u00e9 ${escaped}\\n%20","b":[1]}`)).toBe('{"a":"\\u00e9 [key]\\n%20","b":[1]}');
    expect(hide(`%${secret}`)).toBe('%[key]');
    expect(hide(`\\u${secret}\\u00e9`)).toBe('\\u[key]\\u00e9');
    expect(hide([...secret].join('\0'))).toBe('[key]');
    expect(hide('8f41c0d7-e92b-5a36-f7d8-0e1b4c29a653')).toBe('[key]');
  });

  it('leaves the form of JSON whose texts would make a key together', () => {
    const secret = 'svc_sk_8f41c0d7e92b5a36f7d80e1b4c29a653';
    const texts = secret.slice(7).match(/.{1,8}/g);
    expect(redactor([secret])(JSON.stringify(texts))).toBe(JSON.stringify(texts));
    expect(redactor([secret])(JSON.stringify(texts?.join('/')))).toBe('"[key]"');
  });

  it('hides a secret beyond ASCII, and nothing that it shares letters with', () => {
    const hide = redactor(['пароль-öffnen']);
    expect(hide('a пароль-öffnen b')).toBe('a [key] b');
    expect(hide('offnen öffnen пароль')).toBe('offnen öffnen пароль');
  });

  it('hides a secret that is longer than any key, in pieces', () => {
    const words = Array.from({ length: 20_000 }, (_, index) => `w${index}`).join(' ');
    expect(redactor([words])(`a: ${words.slice(0, 1500)}`)).toMatch(/^a: \[key\]/);
  });

  it.each([
    ['percent signs', '%41'],
    ['nested percent signs', '%25'],
    ['JSON escapes', '\\u0061'],
    ['backslashes', '\\'],
    ['entities', '&amp;'],
    ['zeros', '\0'],
    ['spaces that do not break', '\u00a0'],
    ['ligatures of many letters', '\ufdfa'],
    ['names of entities', '&shy;'],
    ['braces', '\\u{38}'],
    ['pairs', '8f:'],
    ['numbers of a list', '56,'],
    ['pieces of the key', 'CANARY01234.'],
    ['the key', key],
  ])('takes a time that is linear in %s', (_, unit) => {
    const timeOf = (characters: number): number => {
      const text = unit.repeat(characters / unit.length);
      const began = performance.now();
      redact(text);
      return performance.now() - began;
    };
    const growth = (): number => timeOf(1_600_000) / Math.max(timeOf(400_000), 20);
    // Four times the text takes sixteen times as long if the work is quadratic, on every attempt;
    // a busy machine slows some attempts only.
    let least = growth();
    for (let attempt = 1; attempt < 5 && least >= 16; attempt += 1) {
      least = Math.min(least, growth());
    }
    expect(least).toBeLessThan(16);
  });

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

describe('redactedHeaders', () => {
  it('hides a key in names as well as in values', () => {
    const bare = key.slice(7).toLowerCase();
    expect(redactedHeaders({ [`x-${bare}`]: '1', [bare]: key, date: 'today' }, redact)).toEqual({
      'x-[key]': '1',
      '[key]': '[key]',
      date: 'today',
    });
  });

  it('joins what has the same name then', () => {
    expect(redactedHeaders({ [`x-${key}`]: '1', [`x-${key.toLowerCase()}`]: '2' }, redact)).toEqual({
      'x-[key]': '1, 2',
    });
  });
});
