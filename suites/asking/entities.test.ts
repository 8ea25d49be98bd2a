import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import {
  cardIn,
  handleIn,
  idOf,
  innermost,
  isEscapedTwice,
  isSameName,
  mayBeOne,
  pageIn,
  wordsOf,
} from './entities.js';

describe('names', () => {
  it('are told apart by their words alone', () => {
    expect(wordsOf('José  O’Brien-Muñoz')).toEqual(['jose', 'o', 'brien', 'munoz']);
    expect(isSameName('ACME, Inc.', 'Acme Inc')).toBe(true);
    expect(isSameName('Acme Inc', 'Acme')).toBe(false);
  });

  it('may be those of one entity when they share a word, or one is missing', () => {
    expect(mayBeOne('Bank of Somewhere', 'Somewhere Bank plc')).toBe(true);
    expect(mayBeOne('Bank of Somewhere', 'Acme')).toBe(false);
    expect(mayBeOne(undefined, 'Acme')).toBe(true);
  });
});

describe('links', () => {
  const raw = 'https://encyclopedia.example/wiki/Lucía_Arango';

  it.each([
    ['a link whose letters are escaped twice', encodeURI(encodeURI(raw)), raw, true],
    ['a detail that escapes once', encodeURI(encodeURI(raw)), encodeURI(raw), true],
    ['a link escaped once', encodeURI(raw), raw, false],
    ['a link escaped in both places alike', encodeURI(encodeURI(raw)), encodeURI(encodeURI(raw)), false],
    ['a per cent sign in a name', 'https://w.example/100%25_%C3%A9', 'https://w.example/100%_é', false],
    ['another page', encodeURI(encodeURI(raw)), 'https://encyclopedia.example/wiki/Zoë', false],
  ])('tell %s', (_, listed, other, expected) => {
    expect(isEscapedTwice(listed, other)).toBe(expected);
  });
});

describe('what a row tells of another entity', () => {
  it.each([
    [{ affiliation: { entity_id: 'e_1' }, hit: { entity_id: 'e_2' } }, 'e_2'],
    [{ one: { entity_id: 'e_1' }, other: { entity_id: 'e_2' } }, undefined],
    [{ one: { entity_id: 'e_1' }, other: { entity_id: 'wiki:A' } }, 'e_1'],
    [{ context: { id: 'e_1' }, id: 'e_2' }, 'e_2'],
  ])('is not taken for the id in %j', (row, id) => expect(handleIn(row)).toBe(id));

  it('is not taken for its card or its page', () => {
    const card = { employer: { id: 'e_1', encyclopedia_url: '/wiki/A' }, person: { id: 'e_2' } };
    expect(idOf(cardIn(exchangeOf({ data: card })))).toBe('e_2');
    expect(idOf(innermost(card))).toBe('e_2');
    expect(pageIn(card)).toBeUndefined();
  });
});
