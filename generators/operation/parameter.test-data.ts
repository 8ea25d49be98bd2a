import type { Json, ServedParameter } from '../../src/kit/index.js';
import type { KnownValues } from './valid-values.js';

const days = { start: '2026-04-18', end: '2026-05-17' };
export const known: KnownValues = {
  days,
  of: (name) => (name === 'lei' ? ['5493001KJTIIGC8Y1R12', 7] : []),
};

export const parameterOf = (
  schema: Json | undefined,
  rest: Partial<ServedParameter> = {},
): ServedParameter => ({
  name: 'p',
  place: 'query',
  required: false,
  deprecated: false,
  style: 'form',
  explode: true,
  examples: [],
  schema,
  ...rest,
});

/** Schemas of which values can be made. */
export const schemas: Readonly<Record<string, Json>> = {
  'an enum': { type: 'string', enum: ['a', 'b,c', 'zzqx'] },
  'an enum with nothing': { type: 'string', enum: ['', 'a'] },
  'an enum without a type': { enum: ['a', 1] },
  'an enum with null': { type: ['string', 'null'], enum: ['a', null] },
  'a constant': { const: 'only' },
  'a boolean': { type: 'boolean', default: false },
  'whole numbers': { type: 'integer', minimum: 1, maximum: 100, default: 25 },
  'one whole number': { type: 'integer', minimum: 4, maximum: 4 },
  'numbers of a range': { type: 'number', minimum: -10, maximum: 10 },
  'numbers of a narrow range': { type: 'number', minimum: 0.1234567, maximum: 0.1234569 },
  'numbers above a bound': { type: 'number', exclusiveMinimum: 0 },
  'numbers between excluded bounds': { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.1 },
  'whole numbers between excluded bounds': { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 2 },
  'numbers up to a maximum': { type: 'integer', maximum: -5 },
  'any number': { type: 'number' },
  dates: { type: 'string', format: 'date', example: '2026-05-01' },
  instants: { type: 'string', format: 'date-time', pattern: 'Z$' },
  'dates or instants': {
    type: 'string',
    anyOf: [{ format: 'date' }, { format: 'date-time', pattern: 'Z$' }],
  },
  'an alternative that is null': { oneOf: [{ type: 'integer', minimum: 3, maximum: 9 }, { type: 'null' }] },
  'a single part': { allOf: [{ type: 'string', enum: ['x'] }], description: 'wrapped' },
  'texts of a pattern': { type: 'string', pattern: '^[fs]_[0-9a-f]+$' },
  'texts of a loose pattern': { type: 'string', pattern: '[a-z]{2}' },
  'a list of values': { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, maxItems: 2 },
  'a list of numbers': { type: 'array', items: { type: 'integer', minimum: 0 }, minItems: 2 },
  'texts by example': { type: 'string', minLength: 2, examples: ['x', 'two'] },
};

/** Schemas of which no value is surely valid. */
export const opaque: Readonly<Record<string, Json | undefined>> = {
  nothing: undefined,
  'any value': {},
  true: true,
  'any text': { type: 'string' },
  'a text of some format': { type: 'string', format: 'lei', minLength: 20 },
  'an object': { type: 'object', properties: {} },
  'a list of lists': { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
  'several types': { type: ['string', 'integer'] },
  multiples: { type: 'number', multipleOf: 0.3 },
  'a negation': { type: 'string', enum: ['a', 'b'], not: { const: 'a' } },
  'an empty enum': { type: 'string', enum: [] },
  'an empty range': { type: 'integer', minimum: 5, maximum: 4 },
  'alternatives of which one must fit': { oneOf: [{ type: 'integer' }, { type: 'number' }] },
  'several parts': { allOf: [{ type: 'integer', minimum: 3 }, { maximum: 9 }] },
  'a pattern that is none': { type: 'string', pattern: '(' },
  'a pattern of long texts': { type: 'string', pattern: '^a{9999}$' },
  'a date with another pattern': { type: 'string', format: 'date', pattern: '^\\d{8}$' },
  'a keyword of another vocabulary': { type: 'string', enum: ['a'], unevaluatedItems: false },
};
