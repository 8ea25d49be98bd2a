import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenLaws } from './laws.js';
import {
  brokenEscapes,
  controls,
  controlText,
  longNumbers,
  longText,
  oddDates,
  oddMark,
  oddNumbers,
  oddPairs,
  oddPatterns,
  oddSegments,
  oddTexts,
  oddValuesOf,
  oddWords,
  plainForms,
  printableText,
  repeated,
  strangerPairs,
} from './odd.js';

const isWritten = (text: string) => /^[\x21-\x7e]+$/.test(text) && !text.includes('#');

it.each([
  ['printable text', printableText(), (text: string) => text.startsWith(oddMark) && !/\p{Cc}/u.test(text)],
  [
    'text with controls',
    controlText(),
    (text: string) => text === oddMark || controls.some((each) => text.includes(each)),
  ],
  ['long text', longText(), (text: string) => text.length >= 1024 && text.length <= 10_240],
  ['long numbers', longNumbers(), (text: string) => /^\d{20,40}$/.test(text)],
  ['odd numbers', oddNumbers(), (text: string) => text !== '' && !/^[+-]?[1-9]\d{0,15}$/.test(text)],
  ['odd dates', oddDates(), (text: string) => !/^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/.test(text)],
  ['odd pairs', oddPairs('search'), (text: string) => text.startsWith('search') && isWritten(text)],
  ['stranger pairs', strangerPairs('q'), (text: string) => text.startsWith('q') && isWritten(text)],
] as const)('makes %s', (_, values, holds) => {
  expect(brokenLaws(values, holds)).toEqual([]);
});

it('makes values of each type of parameter that are no ordinary ones', () => {
  for (const type of ['text', 'enum', 'boolean', 'lei', 'cursor', 'box', 'facility-id'] as const)
    expect(brokenLaws(oddValuesOf(type), (text) => text !== '' && !/^(true|false)$/.test(text))).toEqual([]);
});

it('sends a pair twice, or once where that is simpler', () => {
  expect(brokenLaws(repeated(fc.constant('a=1')), (text) => text === 'a=1&a=1' || text === 'a=1')).toEqual(
    [],
  );
});

it('finds nothing under a pattern as it stands, nor under its letters', () => {
  expect(oddPatterns.map(plainForms)).toContainEqual(['a%e', 'ae', 'a e']);
  for (const pattern of oddPatterns) expect(pattern).toMatch(/[%_.*?[]/);
});

it('puts something of each kind into one text', () => {
  const holds = (text: string) =>
    text === oddMark ||
    Object.values<readonly string[]>(oddTexts)
      .flat()
      .some((each) => text.includes(each));
  expect(brokenLaws(printableText(), holds)).toEqual([]);
});

it('makes segments that stay one segment of a path', () => {
  for (const segments of oddSegments('e_', 'e_0123'))
    expect(
      brokenLaws(segments, ({ written }) => isWritten(written) && !/[/?\\]|^\.{1,2}$/.test(written)),
    ).toEqual([]);
});

it('spoils escapes that no reader can decode', () => {
  for (const broken of brokenEscapes.filter((each) => each !== '%u0041'))
    expect(() => decodeURIComponent(broken)).toThrow(URIError);
  expect(oddWords).toContain('__proto__');
});
