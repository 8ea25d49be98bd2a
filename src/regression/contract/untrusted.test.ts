import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../kit/index.js';
import { changesBetween } from './changes.js';
import { contractOf, plainContract } from './document/contract.js';

const contract = (schemas: Json, openapi = '3.1.0') =>
  ({
    openapi,
    info: { title: 'A', version: '1' },
    paths: {
      '/a': {
        get: {
          responses: {
            '200': {
              description: 'A',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/A' } } },
            },
          },
        },
      },
    },
    components: { schemas },
  }) as unknown as JsonObject;
const rules = (old: Json, next: Json) =>
  changesBetween(plainContract(contract(old)), plainContract(contract(next))).map(({ rule }) => rule);

const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

describe('schemas that refer to themselves', () => {
  it.each<[string, Json]>([
    ['at once', { A: reference('A') }],
    ['over another one', { A: reference('B'), B: reference('A') }],
    ['in an allOf', { A: { allOf: [reference('A'), { type: 'object' }] } }],
    ['in an anyOf', { A: { anyOf: [reference('A'), { type: 'string', minLength: 1 }, { type: 'string' }] } }],
    ['as an only alternative', { A: { oneOf: [reference('A')] } }],
    ['in a not', { A: { not: reference('A') } }],
    ['in a property', { A: { properties: { a: reference('A') } } }],
    [
      'in two that are merged',
      {
        A: { allOf: [reference('B'), { properties: { a: reference('A') } }] },
        B: { properties: { a: reference('B') } },
      },
    ],
    [
      'in alternatives of items',
      {
        A: {
          items: { oneOf: [{ required: ['a'] }, { required: ['b'], properties: { b: reference('A') } }] },
        },
      },
    ],
  ])('%s come to an end', (_, schemas) => {
    expect(rules(schemas, structuredClone(schemas))).toEqual([]);
    const other = {
      ...(schemas as JsonObject),
      A: { type: 'object', properties: { z: { type: 'string' } } },
    };
    expect(rules(schemas, other).length).toBeGreaterThanOrEqual(1);
  });

  it('show an edit deep in the circle once', () => {
    const tree = (type: string): Json => ({
      A: { type: 'object', properties: { left: reference('A'), right: reference('A'), value: { type } } },
    });
    expect(rules(tree('string'), tree('integer'))).toEqual(['response-type-changed']);
  });
});

describe('contracts that cannot be compared', () => {
  it.each<[string, unknown, string]>([
    ['a text', 'x', 'not a JSON object'],
    ['an empty object', {}, 'not OpenAPI 3'],
    ['OpenAPI 2', { swagger: '2.0' }, 'not OpenAPI 3'],
    ['OpenAPI 3.2', contract({ A: {} }, '3.2.0'), '3.2.0'],
    ['a reference to nothing', contract({ A: reference('B') }), 'nothing stands'],
  ])('are refused: %s', async (_, document, message) => {
    await expect(contractOf(document, 'a.json')).rejects.toThrow(message);
    await expect(contractOf(document, 'a.json')).rejects.toThrow('a.json');
  });

  it.each(['other.json#/A', 'https://a.test/a.json', '#anchor'])(
    'are refused where they refer to %s',
    ($ref) => {
      expect(() => rules({ A: { properties: { a: { $ref } } } }, { A: { properties: { a: {} } } })).toThrow(
        $ref,
      );
    },
  );

  it('are refused where alternatives nest without end', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [
        index === 0 ? 'A' : `A${index}`,
        {
          anyOf: [
            reference(`A${index + 1}`),
            { type: 'string', minLength: index },
            { type: 'string', format: 'a' },
          ],
        },
      ]),
    );
    expect(() => rules({ ...schemas, A500: {} }, { ...schemas, A500: {} })).toThrow('no end');
  });

  it('end soon where schemas multiply', () => {
    const schemas = (last: Json) =>
      Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          index === 0 ? 'A' : `A${index}`,
          index === 199
            ? last
            : { properties: { a: reference(`A${index + 1}`), b: reference(`A${index + 1}`) } },
        ]),
      );
    expect(rules(schemas({ type: 'string' }), schemas({ type: 'integer' }))).toEqual([
      'response-type-changed',
    ]);
  });

  it('take a chain of references that is long', () => {
    const schemas = (last: Json) =>
      Object.fromEntries(
        Array.from({ length: 5000 }, (_, index) => [
          index === 0 ? 'A' : `A${index}`,
          index === 4999 ? last : { properties: { a: reference(`A${index + 1}`) } },
        ]),
      );
    expect(rules(schemas({ type: 'string' }), schemas({ type: 'integer' }))).toEqual([
      'response-type-changed',
    ]);
  });

  it('are not taken in by names of the prototype', () => {
    const names = (...all: readonly string[]) => ({
      A: { properties: Object.fromEntries(all.map((each) => [each, { type: 'string' }])) },
    });
    expect(rules(names('constructor', 'toString'), names('constructor'))).toEqual([
      'response-property-removed',
    ]);
  });
});
