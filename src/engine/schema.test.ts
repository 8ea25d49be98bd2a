import { describe, expect, it } from 'vitest';
import { schemasOf } from './schema.js';

const document = {
  card: {
    type: 'object',
    properties: { 'a/b': { type: 'string', enum: ['x', 'y'] } },
    additionalProperties: false,
  },
  beside: { $ref: '#/card', required: ['a/b'] },
  dated: { type: 'string', format: 'date' },
};

describe('schemasOf', () => {
  const schemas = schemasOf(document);

  it('points at what does not fit', () => {
    expect(schemas.mismatches('/card', { 'a/b': 'z' })).toEqual([
      { at: '/a~1b', message: 'must be equal to one of the allowed values (["x","y"])' },
    ]);
    expect(schemas.mismatches('/card', 7)).toMatchObject([{ at: 'body' }]);
    expect(schemas.mismatches('/card', {})).toEqual([]);
  });

  it('keeps the meaning of what stands beside a reference', () => {
    expect(schemas.mismatches('/beside', {})).toMatchObject([{ at: 'body' }]);
  });

  it('knows formats', () => {
    expect(schemas.mismatches('/dated', '2026-02-30')).toHaveLength(1);
    expect(schemas.mismatches('/dated', '2026-02-28')).toEqual([]);
  });

  it('takes inherited members for absent, whatever they are called', () => {
    const called = schemasOf({
      strict: { required: ['constructor'] },
      loose: { properties: { toString: false } },
    });
    expect(called.mismatches('/strict', {})).toHaveLength(1);
    expect(called.mismatches('/strict', JSON.parse('{"constructor":1}'))).toEqual([]);
    expect(called.mismatches('/loose', {})).toEqual([]);
  });

  it('throws for a schema that is not there, each time', () => {
    expect(() => schemas.mismatches('/nothing', 1)).toThrow();
    expect(() => schemas.mismatches('/nothing', 1)).toThrow(/cannot be used/);
    expect(schemas.mismatches('/card', {})).toEqual([]);
  });
});
