import { expect, it } from 'vitest';
import { clipped, hanging, table, wrapped } from './terminal.js';

it('wraps at columns: a wide character takes two', () => {
  expect(wrapped('東京 大阪 ab', 9)).toEqual(['東京 大阪', 'ab']);
  expect(wrapped('e\u0301e\u0301 e\u0301', 4)).toEqual(['e\u0301e\u0301 e\u0301']);
  expect(wrapped('\u001b[1mab\u001b[0m cd', 5)).toEqual(['\u001b[1mab\u001b[0m cd']);
});

it('keeps a word that is longer than a line whole', () => {
  expect(wrapped('a bbbbbbbb c', 4)).toEqual(['a', 'bbbbbbbb', 'c']);
});

it('indents the further lines of a text', () => {
  expect(hanging('  x  ', 5, 'one two three four five', 25)).toBe('  x  one two three four\n     five');
});

it('clips at columns, between characters', () => {
  expect(clipped('東京都', 5)).toBe('東京');
  expect(clipped('a👨‍👩‍👧b', 2)).toBe('a');
  expect(clipped('a👨‍👩‍👧b', 3)).toBe('a👨‍👩‍👧');
  expect(clipped('ab', 0)).toBe('');
});

it('aligns a table at columns', () => {
  const columns = [
    { title: 'area', cells: ['東京', 'total'] },
    { title: 'fail', cells: ['1', '👍'] },
  ];
  expect(table(columns, (cell) => cell)).toEqual(['area   fail', '東京      1', 'total    👍']);
});
