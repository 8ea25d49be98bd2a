import { describe, expect, it } from 'vitest';
import { hasOnlyLinearPatterns, isLinear } from './linear-patterns.js';

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
