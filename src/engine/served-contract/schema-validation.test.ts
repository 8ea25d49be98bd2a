import { Ajv2020 } from 'ajv/dist/2020.js';
import plugin from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addFormats, schemasOf } from './schema-validation.js';

/** Tests of a format, as ajv-formats has it and as replies are judged. */
function testsOf(format: string) {
  const [plain, ours] = [new Ajv2020(), new Ajv2020()];
  plugin.default(plain);
  addFormats(ours);
  return { plain: plain.compile({ format }), ours: ours.compile({ format }) };
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const date = fc.tuple(digits(4), digits(2), digits(2)).map((parts) => parts.join('-'));
const time = fc.tuple(digits(2), digits(2), digits(2)).map((parts) => parts.join(':'));
const zone = fc.constantFrom('', 'Z', 'z', '.5Z', '.Z', '+02:00', '-25:00');
const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.oneof(
    date,
    fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  ),
  'date-time': fc.oneof(
    fc.tuple(date, fc.constantFrom('T', 't', ' '), time, zone).map((parts) => parts.join('')),
    fc.date({ noInvalidDate: true }).map((instant) => instant.toISOString()),
    fc.constantFrom('2026-06-30T23:59:60Z', '2026-06-30T24:00:00Z'),
  ),
  uri: fc.oneof(
    fc.webUrl(),
    fc.stringMatching(
      /^(?:https?|HTTP|ftp)?:?\/{0,3}[a-z0-9._~%:@ [\]-]{0,8}(?:\/[a-z0-9._~%\\é-]{0,5}){0,3}$/,
    ),
  ),
};

describe.each(Object.entries(texts))('the format %s', (format, text) => {
  it('lets through what ajv-formats lets through, and nothing else', () => {
    const { plain, ours } = testsOf(format);
    fc.assert(
      fc.property(text, (each) => void expect([each, ours(each)]).toEqual([each, plain(each)])),
      { numRuns: 2000 },
    );
  });
});

it('compares dates as ajv-formats does', () => {
  const ajv = new Ajv2020();
  addFormats(ajv);
  const validate = ajv.compile({ type: 'string', format: 'date', formatMaximum: '2026-01-31' });
  expect([validate('2026-01-05'), validate('2026-02-01')]).toEqual([true, false]);
});

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

  it('tells what else is wrong before a format, and a format alone as such', () => {
    const schemas = schemasOf({
      d: { properties: { day: { type: 'string', format: 'date' }, n: { type: 'null' } } },
    });
    const missed = (value: object) =>
      schemas.mismatches('/d', value, 0).map(({ at, isFormat }) => [at, isFormat]);
    expect(missed({ day: 'soon', n: 1 })).toEqual([['/n', undefined]]);
    expect(missed({ day: 'soon', n: null })).toEqual([['/day', true]]);
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
