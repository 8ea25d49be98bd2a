import { expect, it } from 'vitest';
import type { Json } from '../../src/kit/index.js';
import { breakagesOf } from './breakages.js';
import { formOf } from './form.js';
import { parameterOf } from './parameter.test-data.js';

const rulesOf = (schema: Json): readonly string[] => {
  const form = formOf(schema);
  if (form === undefined) throw new Error('the schema is not understood');
  return breakagesOf({ parameter: parameterOf(schema), form }).map(({ rule }) => rule);
};

it.each<[string, Json, readonly string[]]>([
  ['an enumeration', { enum: ['a', 'b'] }, ['enum']],
  ['a number within bounds', { type: 'integer', minimum: 1, maximum: 9 }, ['number', 'below', 'above']],
  ['a list of booleans', { type: 'array', items: { type: 'boolean' } }, ['boolean']],
  ['one form or null', { anyOf: [{ type: 'boolean' }, { type: 'null' }] }, ['boolean']],
])('%s is broken by each of its rules', (_, schema, rules) => {
  expect(rulesOf(schema)).toEqual(rules);
});

it.each<[string, Json]>([
  ['one of two forms', { anyOf: [{ type: 'boolean' }, { enum: ['1', '0'] }] }],
  ['a list of one of two forms', { type: 'array', items: { anyOf: [{ enum: ['a'] }, { type: 'string' }] } }],
])('%s may be another one where it breaks the first', (_, schema) => {
  expect(rulesOf(schema)).toEqual([]);
});
