import { expect, test } from 'vitest';
import { cut, masked, printable, printableLines } from './safe-text.js';
import { keyShapedText } from './sample.test-data.js';

test.each([
  ['a terminal escape', '\u001b[31mred', '\\u001b[31mred'],
  ['a C1 control', '\u009b31m', '\\u009b31m'],
  ['NUL', '\u0000', '\\u0000'],
  ['line breaks', 'a\r\nb\tc', 'a\\r\\nb\\tc'],
  ['a bidirectional override', '\u202eabc', '\\u202eabc'],
  ['a lone surrogate', 'a\ud83d', 'a\\ud83d'],
  ['a non-character', '\ufffe', '\\ufffe'],
])('%s is spelt out', (_what, text, expected) => expect(printable(text)).toBe(expected));

test.each(['Zürich', '東京', '👩‍🚀', 'می‌خواهم', '𝔘', "<script>']]>"])('%s stays as it is', (text) =>
  expect(printable(text)).toBe(text),
);

test('line feeds and tabs stay in a text of several lines', () =>
  expect(printableLines('a\r\nb\tc\u0007\r')).toBe('a\nb\tc\\u0007\\r'));

test('a cut never divides a character', () => {
  expect(cut('ab😀', 3)).toEqual({ text: 'ab', left: 2 });
  expect(cut('ab', 3)).toEqual({ text: 'ab', left: 0 });
});

test('keys are masked wherever they stand, in any letter case', () => {
  const value = { [keyShapedText]: [`a ${keyShapedText.toUpperCase()} b`, 1, null, true, undefined] };
  expect(masked(value)).toEqual({ 'svc_sk_…': ['a SVC_SK_… b', 1, null, true, undefined] });
  expect(masked('`svc_sk_` followed by 64 digits')).toBe('`svc_sk_` followed by 64 digits');
});
