import { describe, expect, it } from 'vitest';
import {
  byFrequency,
  byRarity,
  folded,
  inSwappedCase,
  isCased,
  isCaseless,
  isTelling,
  leavesIn,
  leavesWhere,
  memberAt,
  memberOf,
  nameIn,
  numberOf,
  plainWordsIn,
  textsIn,
} from './texts.js';

it('lists leaves from the root on, with lower-case paths, and no nulls', () => {
  expect(leavesIn({ a: { b: ['x', 1] }, C: true, none: null })).toEqual([
    { path: '/c', value: true },
    { path: '/a/b/0', value: 'x' },
    { path: '/a/b/1', value: 1 },
  ]);
});

it('picks leaves out by value, name and where they stand, in the same order', () => {
  const value = { a: { B: ['x', 1] }, C: 'x', D: { b: 'y' } };
  const asked: unknown[] = [];
  const picked = leavesWhere(
    value,
    (leaf, name, within) => asked.push([leaf, name, within()]) > 0 && leaf === 'x',
  );
  expect(picked).toEqual([
    { path: '/c', value: 'x' },
    { path: '/a/b/0', value: 'x' },
  ]);
  expect(asked).toContainEqual(['x', '0', '/a/b']);
  expect(asked).toContainEqual(['y', 'b', '/d']);
  expect(leavesWhere(7, () => true)).toEqual([{ path: '', value: 7 }]);
});

it('lists texts that are not empty', () => {
  expect(textsIn({ a: '', b: ' ', c: 'x', d: 1 })).toEqual([{ path: '/c', text: 'x' }]);
});

describe('memberOf', () => {
  it.each([
    ['/owners/0/entity_id', 'entity_id'],
    ['/countries/0', 'countries'],
    ['/coordinates/0/1', 'coordinates'],
    ['/name', 'name'],
  ])('%s ends in %s', (path, member) => {
    const slash = path.lastIndexOf('/');
    expect(memberOf(path)).toBe(member);
    expect(memberAt(path.slice(slash + 1), () => path.slice(0, slash))).toBe(member);
  });
});

describe('numberOf', () => {
  it.each([
    [12, 12],
    ['12.5', 12.5],
    [' -3 ', -3],
    ['1e3', 1000],
    ['12 MW', undefined],
    ['', undefined],
    [true, undefined],
    [undefined, undefined],
  ])('%s is %s', (value, number) => expect(numberOf(value)).toBe(number));
});

it('folds case and accents', () => expect(folded('Ägirsund Öl')).toBe('agirsund ol'));
it.each([
  ['Port 7 of LÅ', true],
  ['Großkraftwerk', false],
  ['Isparta Santralı', false],
  ['ΔΕΗ ΑΝΑΝΕΩΣΙΜΕΣ', false],
  ['İzmir', false],
])('knows whether the case of %s can be swapped', (text, isSo) => expect(isCased(text)).toBe(isSo));

it('swaps the case of letters', () => expect(inSwappedCase('Port 7 of LÅ')).toBe('pORT 7 OF lå'));

it.each([
  [{ id: 'e_1', display_name: 'Amara Diallo', name: 'A. Diallo' }, 'Amara Diallo'],
  [{ mention: { role: 'subject' }, entity: { id: 'e_1', name: 'Amara Diallo' } }, 'Amara Diallo'],
  [{ label: { language: 'en', text: 'Amara Diallo' } }, 'Amara Diallo'],
  [{ label: { en: 'Amara Diallo' }, country: { name: 'Senegal' } }, 'Amara Diallo'],
  [{ title: 'Minister of Ports', fullName: 'Amara Diallo' }, 'Amara Diallo'],
  [{ title: 'Minister of Ports', personName: 'Amara Diallo' }, undefined],
  [{ affiliation: { name: 'Institute' }, employer: { label: 'Institute' } }, undefined],
  [{ id: 'e_1', title: 'Amara Diallo' }, 'Amara Diallo'],
  [{ id: 'e_1', country: { name: 'Senegal' }, type: 'Person' }, undefined],
])('%j is called %s', (row, name) => expect(nameIn(row)).toBe(name));

const texts = ['a', 'b', 'c', 'b'];

it('counts texts, the most frequent first', () => {
  expect(byFrequency(texts)).toEqual([
    ['b', 2],
    ['a', 1],
    ['c', 1],
  ]);
});

it('counts texts, the rarest first', () => {
  expect(byRarity(texts)).toEqual([
    ['a', 1],
    ['c', 1],
    ['b', 2],
  ]);
});

it.each([
  [null, false],
  ['', false],
  [{}, false],
  [[{ name: null }, []], false],
  [0, true],
  [false, true],
  [[{ name: 'x' }], true],
])('takes %j for something that is said: %s', (value, expected) => {
  expect(isTelling(value)).toBe(expected);
});

it('takes words of plain letters, or runs of letters without case where there are none', () => {
  const word = /[A-Za-z]{4,}/g;
  expect(plainWordsIn(['Harbour Power 電力', '東京電力'], word)).toEqual(['Harbour', 'Power']);
  expect(plainWordsIn(['東京電力 No.1', 'Łódź'], word)).toEqual(['東京電力']);
});

it.each([
  ['東京電力', true],
  ['한강전자', true],
  ['東京', false],
  ['東京電力 1', false],
  ['Łódź', false],
])('takes %s for four letters without case: %s', (text, expected) => {
  expect(isCaseless(text, 4)).toBe(expected);
});
