import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { servedOperations } from './operations.js';
import { readContract } from './served-contract.js';

const responses = { 200: { description: 'a reply' } };
const documentOf = (paths: object, rest: object = {}): JsonObject =>
  ({ openapi: '3.1.0', info: { title: 'x', version: '1' }, paths, ...rest }) as unknown as JsonObject;
const operationsOf = (paths: object, rest: object = {}) =>
  servedOperations(documentOf(paths, rest), {}).all.map(({ served }) => served);
const schemaOf = (schema: object, components: object = {}, openapi = '3.1.0') =>
  operationsOf(
    { '/api/v2/macro': { get: { parameters: [{ name: 'a', in: 'query', schema }], responses } } },
    { openapi, components },
  )[0]?.parameters[0]?.schema;

describe('declared operations', () => {
  it('are those that are read, ours first', () => {
    const paths = {
      '/api/v2/macro': { get: { responses, deprecated: true }, post: { responses } },
      '/api/v2/monitors': { post: { responses } },
      '/api/v2/events/{id}': { get: { responses: { '4XX': {}, default: {} } } },
    };
    expect(operationsOf(paths)).toMatchObject([
      { path: '/api/v2/events/{id}', known: 'getEvent', statuses: ['4XX', 'default'], deprecated: false },
      { path: '/api/v2/macro', known: undefined, statuses: ['200'], deprecated: true },
    ]);
  });

  it.each([
    ['an address', '/macro', [{ url: 'https://service.example/api/v2' }], '/api/v2/macro'],
    ['a path', '/macro', [{ url: '/gateway/api/v2/' }], '/api/v2/macro'],
    ['part of the path', '/v2/macro', [{ url: 'https://service.example/api' }], '/api/v2/macro'],
    [
      'variables',
      '/macro',
      [{ url: 'https://x/{at}/v2', variables: { at: { default: 'api' } } }],
      '/api/v2/macro',
    ],
    ['another server', '/macro', [{ url: 'https://service.example' }], '/macro'],
    ['a prefix like ours', '/api/v2/macro', [{ url: '/api/v2' }], '/api/v2/macro'],
    ['nothing', '/macro', undefined, '/macro'],
  ])('lie below %s of a server', (_, path, servers, target) => {
    expect(operationsOf({ [path]: { get: { responses } } }, { servers })[0]).toMatchObject({ path, target });
    expect(operationsOf({ [path]: { servers, get: { responses } } })[0]).toMatchObject({ target });
  });

  it('leave out those of another host than the servers of the document', () => {
    const servers = [{ url: 'https://service.example/api/v2' }];
    const elsewhere = { servers: [{ url: 'https://jobs.example/v1' }], get: { responses } };
    const paths = { '/macro': { get: { responses } }, '/reports': elsewhere };
    expect(operationsOf(paths, { servers }).map(({ path }) => path)).toEqual(['/macro']);
  });

  it('flag a parameter as deprecated by itself or by its schema', () => {
    const parameters = [
      { name: 'a', in: 'query', deprecated: true, schema: {} },
      { name: 'b', in: 'query', schema: { type: 'string', deprecated: true } },
      { name: 'c', in: 'query', schema: { type: 'string' } },
    ];
    const [operation] = operationsOf({ '/api/v2/macro': { get: { parameters, responses } } });
    expect(operation?.parameters.map(({ deprecated }) => deprecated)).toEqual([true, true, false]);
  });

  it('have their own parameters in place of those of the path', () => {
    const limit = (maximum: number) => ({ name: 'limit', in: 'query', schema: { type: 'integer', maximum } });
    const paths = { '/api/v2/macro': { parameters: [limit(5)], get: { parameters: [limit(9)], responses } } };
    expect(operationsOf(paths)[0]?.parameters).toMatchObject([
      { name: 'limit', schema: { maximum: 9 }, style: 'form', explode: true, required: false },
    ]);
  });

  it.each([
    ['nothing', undefined, true],
    ['no scheme', [], true],
    ['a bearer token', [{ bearer: [] }], true],
    ['a cookie', [{ cookie: [] }], false],
    ['a cookie or a token', [{ cookie: [] }, { bearer: [] }], true],
    ['a cookie and a token', [{ cookie: [], bearer: [] }], false],
    ['a token in the Authorization header', [{ header: [] }], true],
    ['a password', [{ basic: [] }], false],
  ])('that ask for %s are told', (_, security, takesKey) => {
    const securitySchemes = {
      bearer: { type: 'http', scheme: 'Bearer' },
      basic: { type: 'http', scheme: 'basic' },
      cookie: { type: 'apiKey', in: 'cookie', name: 'session' },
      header: { type: 'apiKey', in: 'header', name: 'Authorization' },
    };
    const [operation] = operationsOf(
      { '/api/v2/macro': { get: { responses, ...(security === undefined ? {} : { security }) } } },
      { components: { securitySchemes } },
    );
    expect(operation?.takesKey).toBe(takesKey);
  });

  it('of a hostile number are read in part', () => {
    const many = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`/api/v2/x${index}`, { get: { responses } }]),
    );
    const { all, leftOut } = servedOperations(
      documentOf({ ...many, '/api/v2/events': { get: { responses } } }),
      {},
    );
    expect([all.length, leftOut, all[0]?.served.known]).toEqual([301, 9_700, 'listEvents']);
  });
});

describe('the schema of a parameter', () => {
  const schemas = {
    Sort: { $ref: '#/components/schemas/Words' },
    Words: { type: 'string', enum: ['a'] },
    Ring: { type: 'array', items: { $ref: '#/components/schemas/Ring' } },
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, level) => {
        const next = { $ref: `#/components/schemas/s${level + 1}` };
        return [`s${level}`, { allOf: [next, next, next] }];
      }),
    ),
  };

  it('has no references', () => {
    expect(schemaOf({ $ref: '#/components/schemas/Sort', default: 'a' }, { schemas })).toEqual({
      type: 'string',
      enum: ['a'],
      default: 'a',
    });
  });

  it('is in the words of JSON Schema', () => {
    const schemas = { Sort: { type: 'string' } };
    expect(schemaOf({ $ref: '#/components/schemas/Sort', default: 1 }, { schemas }, '3.0.3')).toEqual(
      schemas.Sort,
    );
    expect(schemaOf({ type: 'string', nullable: true }, {}, '3.0.3')).toEqual({ type: ['string', 'null'] });
  });

  it.each([
    ['is circular', { $ref: '#/components/schemas/Ring' }],
    ['multiplies', { $ref: '#/components/schemas/s0' }],
    ['lies elsewhere', { $ref: 'https://service.example/schema.json' }],
    ['may take long', { type: 'string', pattern: '^(a+)+$' }],
  ])('is none where it %s', (_, schema) => {
    expect(schemaOf(schema, { schemas })).toBeUndefined();
  });
});

describe('mismatches of a reply to an operation that is not ours', () => {
  const answering = (type: string) => ({
    get: {
      responses: { 200: { description: 'x', content: { 'application/json': { schema: { type } } } } },
    },
  });
  const paths = {
    '/api/v2/macro/{series}': answering('array'),
    '/api/v2/macro/latest': answering('object'),
    '/api/v2/{family}/latest': answering('array'),
    '/api/v2/stories/{id}': answering('array'),
  };

  it.each([
    ['/api/v2/macro/latest?limit=1', 0],
    ['/api/v2/macro/gdp', 1],
    ['/api/v2/macro/', undefined],
    ['/api/v2/macro', undefined],
    ['/api/v2/stories/story_1', undefined],
  ])('at %s are %s', async (target, count) => {
    const contract = await readContract(documentOf(paths), {});
    const { operation: _, ...request } = exchangeOf({}).request;
    expect(contract.mismatches({ ...exchangeOf({}), request: { ...request, target } })?.length).toBe(count);
  });
});
