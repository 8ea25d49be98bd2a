import { describe, expect, it } from 'vitest';
import { hasOnlyLinearPatterns, isLinear, schemaSizes } from './schema-cost.js';

describe('a pattern', () => {
  it.each([
    'Z$',
    '^[fs]_',
    '^\\d+d?$',
    '^(e_[0-9a-f]+|wiki:\\S+)$',
    '^[A-Z]{3}$',
    '^[0-9A-Z]{18}[0-9]{2}$',
    '\\.x',
    '^-?\\d{1,3}(\\.\\d{1,15})?$',
  ])('%s is linear', (pattern) => expect(isLinear(pattern)).toBe(true));

  it.each([
    '^(a+)+$',
    '(a|a)*b',
    '^(a|aa)+$',
    'a+b',
    '^a+a+$',
    '^\\d+|x+$',
    '^(?=a)a$',
    '^(a)\\1$',
    '^(?<n>a)\\k<n>$',
    '^(?:x{2,}|y)+$',
    '^(a(b+)c+)$',
    'a'.repeat(201),
  ])('%s is not known to be', (pattern) => expect(isLinear(pattern)).toBe(false));
});

describe('a document', () => {
  const withSchema = (schema: object) => ({
    components: { schemas: { One: { properties: { a: schema } } } },
  });

  it('has only linear patterns', () => {
    expect(
      hasOnlyLinearPatterns(withSchema({ pattern: '^[fs]_', format: 'date-time', items: { format: 'lei' } })),
    ).toBe(true);
  });

  it.each([
    { pattern: '^(a+)+$' },
    { format: 'email' },
    { patternProperties: { '(a*)*': {} } },
    [{ format: 'regex' }],
  ])('has others: %j', (schema) => expect(hasOnlyLinearPatterns(withSchema(schema))).toBe(false));
});

const levels = 60;
const multiplying = Object.fromEntries(
  Array.from({ length: levels }, (_, level) => {
    const next = { $ref: `#/s${level + 1}` };
    return [`s${level}`, { allOf: [next, next] }];
  }),
);
const sizeAt = schemaSizes({
  ...multiplying,
  [`s${levels}`]: { type: 'string' },
  small: { type: 'object', properties: { a: { $ref: '#/leaf' }, b: { $ref: '#/leaf' } } },
  leaf: { enum: ['x', 'y'] },
  list: { items: { $ref: '#/list' } },
  around: { not: { $ref: '#/list' } },
  outside: { $ref: 'other.json' },
  dynamic: { $dynamicRef: '#here' },
  unique: { items: { uniqueItems: true } },
});

it('counts the parts that stand there and those that are referred to', () => {
  expect(sizeAt('/leaf')).toBe(4);
  expect(sizeAt('/small')).toBe(3 + 2 * (2 + sizeAt('/leaf')));
  expect(sizeAt('/nothing')).toBe(1);
});

it('grows with every way that leads to a part', () => {
  expect(sizeAt('/s0')).toBeGreaterThan(2 ** levels);
});

it.each(['/list', '/around', '/outside', '/dynamic', '/unique'])('has no end: %s', (pointer) => {
  expect(sizeAt(pointer)).toBe(Number.POSITIVE_INFINITY);
});
