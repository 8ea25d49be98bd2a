import { describe, expect, it } from 'vitest';
import { isSameName, mayBeOne, wordsOf } from './entities.js';

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
