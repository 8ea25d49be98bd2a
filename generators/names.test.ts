import { expect, it } from 'vitest';
import { type OperationId, operationIds, parametersOf } from '../contract/index.js';
import { brokenLaws } from './laws.js';
import { hexDigits, nearMisses, textOf, textsLikePatterns, unknownParameters } from './names.js';

it('texts have the characters and the length asked for', () => {
  expect(brokenLaws(textOf(hexDigits, 4), (text) => /^[0-9a-f]{4}$/.test(text))).toEqual([]);
  expect(brokenLaws(textOf('xy', 2, 5), (text) => /^[xy]{2,5}$/.test(text))).toEqual([]);
});

it('makes names with a character that patterns give a meaning', () => {
  const odd = /[([*+\\"?{]/;
  expect(brokenLaws(textsLikePatterns(), (text) => odd.test(text) && /Acme|Bank|Nord/.test(text))).toEqual(
    [],
  );
});

const declared = (id: OperationId): readonly string[] =>
  Object.entries(parametersOf(id)).flatMap(([name, { aliases = [] }]) => [name, ...aliases]);

it('unknown parameters are declared nowhere', () => {
  const names = operationIds.flatMap(declared);
  expect(brokenLaws(unknownParameters(), (name) => !names.includes(name))).toEqual([]);
});

it('near misses are one letter longer than a declared name and no name themselves', () => {
  const names = declared('listEvents');
  expect(
    brokenLaws(
      nearMisses(names),
      ({ name, misspelt }) =>
        names.includes(name) && !names.includes(misspelt) && misspelt.length === name.length + 1,
    ),
  ).toEqual([]);
});
