import { expect, it } from 'vitest';
import { type OperationId, operationIds, parametersOf } from '../../contract/index.js';
import { brokenLaws } from '../laws.js';
import { nearMisses, unknownParameters } from './unknown-parameter.js';

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
