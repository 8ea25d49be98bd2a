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
  const mismatches = (pointer: string, value: unknown) =>
    schemas.mismatches(pointer, value, JSON.stringify(value).length);

  it('points at what does not fit', () => {
    expect(mismatches('/card', { 'a/b': 'z' })).toEqual([
      { at: '/a~1b', message: 'must be equal to one of the allowed values (["x","y"])' },
    ]);
    expect(mismatches('/card', 7)).toMatchObject([{ at: 'body' }]);
    expect(mismatches('/card', {})).toEqual([]);
  });

  it('keeps the meaning of what stands beside a reference', () => {
    expect(mismatches('/beside', {})).toMatchObject([{ at: 'body', missing: 'a/b' }]);
  });

  it('knows formats', () => {
    expect(mismatches('/dated', '2026-02-30')).toHaveLength(1);
    expect(mismatches('/dated', '2026-02-28')).toEqual([]);
  });

  it('takes inherited members for absent, whatever they are called', () => {
    const called = schemasOf({
      strict: { required: ['constructor'] },
      loose: { properties: { toString: false } },
    });
    expect(called.mismatches('/strict', {}, 2)).toHaveLength(1);
    expect(called.mismatches('/strict', JSON.parse('{"constructor":1}'), 17)).toEqual([]);
    expect(called.mismatches('/loose', {}, 2)).toEqual([]);
  });

  it('throws for a schema that is not there, each time', () => {
    expect(() => mismatches('/nothing', 1)).toThrow();
    expect(() => mismatches('/nothing', 1)).toThrow(/cannot be used/);
    expect(mismatches('/card', {})).toEqual([]);
  });
});
