import { describe, expect, it } from 'vitest';
import { schemasOf } from '../../src/engine/served-contract/schema-validation.js';
import { brokenLaws } from '../laws.js';
import { breakagesOf } from './breakages.js';
import { formOf, isSeveral, type Value } from './form.js';
import { known, opaque, parameterOf, schemas } from './parameter.test-data.js';
import { validValues } from './valid-values.js';

const { mismatches } = schemasOf(schemas);
const isValid = (name: string) => {
  const pointer = `/${name}`;
  return (value: Value) => mismatches(pointer, value, JSON.stringify(value).length).length === 0;
};

describe.each(Object.entries(schemas))('of %s', (name, schema) => {
  const parameter = parameterOf(schema);
  const form = formOf(schema);
  if (form === undefined) throw new Error(`${name} is not understood`);

  it.each([0, 0.5, 1])('values at %d of the range are valid', (place) => {
    const values = validValues(parameter, form, known, place);
    expect(values).toBeDefined();
    expect(values && brokenLaws(values, isValid(name))).toEqual([]);
  });

  it('breakages are not', () => {
    const isBroken = (value: Value) => !isValid(name)(value) && !isValid(name)([value].flat());
    for (const { rule, values } of breakagesOf({ parameter, form }))
      expect(brokenLaws(values, isBroken), rule).toEqual([]);
  });
});

it.each(Object.entries(opaque))('of %s no value is made', (_, schema) => {
  const form = formOf(schema);
  expect(form && validValues(parameterOf(schema), form, known, 0)).toBeUndefined();
});

it('known values and examples are taken as far as they have the form', () => {
  const schema = { type: 'string', minLength: 3 };
  const form = formOf(schema);
  if (form === undefined) throw new Error('not understood');
  const valuesOf = (name: string, examples: readonly string[]) =>
    validValues(parameterOf(schema, { name, examples }), form, known, 0);
  expect(valuesOf('other', ['ab', ''])).toBeUndefined();
  const made = valuesOf('lei', ['abc']);
  expect(
    made && brokenLaws(made, (value) => ['abc', '5493001KJTIIGC8Y1R12'].includes(String(value))),
  ).toEqual([]);
});

it('several values are told from one', () => {
  expect([isSeveral('a'), isSeveral(['a'])]).toEqual([false, true]);
});
