import fc from 'fast-check';
import { isArray, isObject, type QueryValue, type ServedParameter } from '../../src/kit/index.js';
import { type Days, dateAfter, daysIn } from '../dates.js';
import { type Form, fits, isSeveral, type NumberForm, type Value } from './form.js';

/** What is known of a deployment beyond its contract. */
export interface KnownValues {
  /** Days of which it has data. */
  readonly days: Days;
  /** Real values of a parameter with that name, such as ids; empty where none are known. */
  of(name: string): readonly QueryValue[];
}

/** Where in their ranges the numbers and dates of one request stand, from 0 to 1, so that no lower bound crosses its upper. */
export type Place = number;

/** The values that a contract and what is known of a deployment name for a parameter, as far as they have its form. */
export function namedValues(parameter: ServedParameter, form: Form, known: KnownValues): readonly Value[] {
  const { schema, examples, name } = parameter;
  const { default: usual, example, examples: more } = isObject(schema) ? schema : {};
  const named = [...examples, usual, example, ...(isArray(more) ? more : [])];
  return [...named, ...known.of(name)].filter((each): each is QueryValue => isNamed(form, each));
}

const isNamed = (form: Form, value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value) && value !== '' && fits(form, value as QueryValue);

/** Valid values of a parameter at a place of their range; undefined where none can be made. */
export function validValues(
  parameter: ServedParameter,
  form: Form,
  known: KnownValues,
  place: Place,
): fc.Arbitrary<Value> | undefined {
  const named = namedValues(parameter, form, known);
  switch (form.kind) {
    case 'enum':
      return fc.constantFrom(...form.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fitting(form, numberAt(form, place));
    case 'date':
      return fc.constant(dateAt(known, place));
    case 'instant':
      return fc.constant(`${dateAt(known, place)}T12:00:00Z`);
    case 'text':
      return named.length > 0 ? fc.constantFrom(...named) : ofPattern(form);
    case 'list': {
      const items =
        named.length > 0 ? fc.constantFrom(...named) : validValues(parameter, form.item, known, place);
      return items && listOf(form, items);
    }
  }
}

/** A number at a place of a range; an open side of it ends ten further on. */
export function numberAt({ whole, minimum, maximum }: NumberForm, place: Place): number {
  const low = minimum ?? (maximum === undefined ? 1 : maximum - 10);
  const high = maximum ?? low + 10;
  const number = low + (high - low) * place;
  return whole ? Math.round(number) : Math.min(high, Math.max(low, Math.round(number * 1000) / 1000));
}

export const dateAt = ({ days }: KnownValues, place: Place): string =>
  dateAfter(days.start, Math.round((daysIn(days) - 1) * place));

const fitting = (form: Form, value: Value): fc.Arbitrary<Value> | undefined =>
  fits(form, value) ? fc.constant(value) : undefined;

function listOf(
  { fewest, most }: Extract<Form, { kind: 'list' }>,
  items: fc.Arbitrary<Value>,
): fc.Arbitrary<Value> {
  const lengths = { minLength: fewest, maxLength: Math.max(fewest, Math.min(most, fewest + 2)) };
  return fc
    .array(items, lengths)
    .map((chosen) => chosen.flatMap((each) => (isSeveral(each) ? each : [each])));
}

/** Texts of a pattern alone; a length beside it would have to be searched for. */
function ofPattern(form: Extract<Form, { kind: 'text' }>): fc.Arbitrary<Value> | undefined {
  const { pattern, shortest, longest } = form;
  if (pattern === undefined || shortest > 0 || longest < Number.POSITIVE_INFINITY) return undefined;
  // Counted repetitions of a hostile pattern would make long texts.
  if (/\{\d{3,}/.test(pattern)) return undefined;
  try {
    const texts = fc.stringMatching(new RegExp(pattern));
    return fc.sample(texts, { seed: 1, numRuns: 5 }).every((each) => fits(form, each)) ? texts : undefined;
  } catch {
    return undefined;
  }
}
