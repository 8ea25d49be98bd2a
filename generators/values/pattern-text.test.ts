import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { textsLikePatterns } from './pattern-text.js';

it('makes names with a character that patterns give a meaning', () => {
  const odd = /[([*+\\"?{]/;
  expect(brokenLaws(textsLikePatterns(), (text) => odd.test(text) && /Acme|Bank|Nord/.test(text))).toEqual(
    [],
  );
});
