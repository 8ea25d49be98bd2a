import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../../contract/index.js';
import type { Json } from '../../kit/index.js';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { InvalidContract, readContract } from './served-contract.js';

const info = { title: 'A deployment', version: '1' };
const card = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } };
const answering = (schema: unknown, status = '200') => ({
  responses: { [status]: { description: 'a reply', content: { 'application/json': { schema } } } },
});
const documentOf = (operation: object, components: object = {}, openapi = '3.1.0') => ({
  openapi,
  info,
  paths: { '/api/v2/events': { get: operation } },
  components,
});

const read = (document: unknown) => readContract(document, {});

async function mismatchesOf(document: unknown, json: Json | undefined, status = 200) {
  return (await read(document)).mismatches(exchangeOf(json, status));
}

describe('readContract', () => {
  it.each([
    ['3.0.3', '3.0.3'],
    ['3.1.0', '3.1.0'],
    ['3.1.1', '3.1.1'],
  ])('reads OpenAPI %s', async (_, version) => {
    const document = documentOf(answering(card), {}, version);
    expect((await read(document)).operation('listEvents')?.path).toBe('/api/v2/events');
    expect(await mismatchesOf(document, { id: 'a' })).toEqual([]);
    expect(await mismatchesOf(document, { id: 1 })).toMatchObject([{ at: '/id' }]);
    expect(await mismatchesOf(document, {})).toMatchObject([{ at: 'body' }]);
  });

  it.each([
    ['2.0', { swagger: '2.0', info, paths: {} }, '/openapi is missing'],
    ['3.2', { openapi: '3.2.0', info, paths: {} }, '3.2.0'],
    ['a number', { openapi: 3, info, paths: {} }, '/openapi is missing'],
    ['a text', 'openapi: 3.1.0', 'not a JSON object'],
    ['a list', [], 'not a JSON object'],
    ['nothing', undefined, 'not a JSON object'],
    ['a null', null, 'not a JSON object'],
    ['no paths', { openapi: '3.0.3', info }, 'not valid OpenAPI'],
    ['a reply without a description', documentOf({ responses: { 200: {} } }), 'not valid OpenAPI'],
    [
      'a reference to nothing',
      documentOf(answering({ $ref: '#/components/schemas/Nothing' })),
      'which does not exist',
    ],
    [
      'a reference that cannot be read',
      documentOf(answering({ $ref: '#/components/%E0%A4%A' })),
      'not valid OpenAPI',
    ],
  ])('refuses %s', async (_, document, message) => {
    await expect(read(document)).rejects.toThrow(InvalidContract);
    await expect(read(document)).rejects.toThrow(message);
  });

  it('says so on one line', async () => {
    const message = await read(documentOf({ responses: { 200: {}, 400: {} } })).catch(
      (error: Error) => error.message,
    );
    expect(message).not.toContain('\n');
  });

  it('leaves the document as it was', async () => {
    const document = documentOf(answering({ $ref: '#/components/schemas/Card' }), {
      schemas: { Card: card },
    });
    const before = structuredClone(document);
    const contract = await read(document);
    contract.mismatches(exchangeOf({}));
    expect(document).toEqual(before);
    expect(contract.document).toBe(document);
  });
});

describe('an operation', () => {
  const detail = { get: { parameters: [], ...answering(card) } };

  it.each([
    ['the names of our placeholders', '/api/v2/events/{event_id}'],
    ['names of its own', '/api/v2/events/{id}'],
    ['names that no program has', '/api/v2/events/{event-id}'],
  ])('is found under %s', async (_, path) => {
    const contract = await read({ openapi: '3.1.0', info, paths: { [path]: detail } });
    expect(contract.operation('getEvent')?.path).toBe(path);
    expect(contract.operation('listEvents')).toBeUndefined();
  });

  it('is not found where another method or path is declared', async () => {
    const paths = {
      '/api/v2/events': { post: answering(card) },
      '/v2/events': detail,
      '/api/v2/events/': detail,
    };
    expect((await read({ openapi: '3.1.0', info, paths })).operation('listEvents')).toBeUndefined();
  });

  it('is found under the name that its family has there', async () => {
    const document = { openapi: '3.1.0', info, paths: { '/api/v2/lei/entities': detail } };
    const id: OperationId = 'listRegistryEntities';
    expect((await readContract(document, { leiregistry: 'lei' })).operation(id)).toBeDefined();
    expect((await readContract(document, {})).operation(id)).toBeUndefined();
  });

  it('has the parameters of its path and its own, referenced ones too', async () => {
    const document = {
      openapi: '3.1.0',
      info,
      paths: {
        '/api/v2/events': {
          parameters: [{ name: 'country', in: 'query', schema: { type: 'string' } }],
          get: {
            parameters: [
              { $ref: '#/components/parameters/Limit' },
              { name: 'event_family', in: 'query', deprecated: true, schema: {} },
            ],
            ...answering(card),
          },
        },
      },
      components: {
        parameters: {
          Limit: { $ref: '#/components/parameters/Count' },
          Count: { name: 'limit', in: 'query', schema: { type: 'integer' } },
        },
      },
    };
    expect((await read(document)).operation('listEvents')?.parameters).toMatchObject([
      { name: 'country', place: 'query', deprecated: false, schema: { type: 'string' } },
      { name: 'limit', place: 'query', deprecated: false, schema: { type: 'integer' } },
      { name: 'event_family', place: 'query', deprecated: true, schema: {} },
    ]);
  });
});

describe('mismatches', () => {
  it('follow referenced replies and schemas, circular ones too', async () => {
    const document = documentOf(
      { responses: { 200: { $ref: '#/components/responses/Tree' } } },
      {
        responses: {
          Tree: {
            description: 'a tree',
            content: { 'application/json; charset=utf-8': { schema: { $ref: '#/components/schemas/Node' } } },
          },
        },
        schemas: {
          Node: {
            type: 'object',
            required: ['id'],
            properties: { id: { type: 'string' }, child: { $ref: '#/components/schemas/Node' } },
          },
        },
      },
    );
    expect(await mismatchesOf(document, { id: 'a', child: { id: 'b' } })).toEqual([]);
    expect(await mismatchesOf(document, { id: 'a', child: { id: 'b', child: {} } })).toMatchObject([
      { at: '/child/child' },
    ]);
  });

  it.each([
    ['its status', '404', 404, 1],
    ['its class of statuses', '4XX', 404, 1],
    ['all others', 'default', 404, 1],
    ['another status', '400', 404, undefined],
  ])('are those of the schema declared for %s', async (_, declared, status, count) => {
    expect((await mismatchesOf(documentOf(answering(card, declared)), {}, status))?.length).toBe(count);
  });

  it('are unknown where nothing is declared', async () => {
    expect(
      await mismatchesOf(documentOf({ responses: { 200: { description: 'a reply' } } }), {}),
    ).toBeUndefined();
    const page = { description: 'a page', content: { 'text/html': { schema: { type: 'string' } } } };
    expect(await mismatchesOf(documentOf({ responses: { 200: page } }), {})).toBeUndefined();
    const contract = await read(documentOf(answering(card)));
    const other = exchangeOf({});
    expect(
      contract.mismatches({ ...other, request: { ...other.request, operation: 'getEvent' } }),
    ).toBeUndefined();
    const { operation: _operation, ...unknown } = other.request;
    expect(contract.mismatches({ ...other, request: unknown })).toBeUndefined();
  });

  it.each([
    ['application/json; charset=utf-8', 0],
    ['application/problem+json', 1],
    ['text/json', undefined],
  ])('are those of the schema declared for the media type %s', async (type, count) => {
    const content = {
      'application/problem+json': { schema: { type: 'string' } },
      'application/json': { schema: { type: 'object' } },
    };
    const contract = await read(documentOf({ responses: { 400: { description: 'a refusal', content } } }));
    const reply = exchangeOf({}, 400, { headers: { 'content-type': type } });
    expect(contract.mismatches(reply)?.length).toBe(count);
  });

  it('say that JSON is declared where none came', async () => {
    expect(await mismatchesOf(documentOf(answering(card)), undefined)).toEqual([
      { at: 'body', message: 'JSON is declared' },
    ]);
  });

  it('are those of the words of 3.0', async () => {
    const schema = {
      type: 'object',
      properties: {
        a: { type: 'string', nullable: true },
        b: { nullable: true, allOf: [{ $ref: '#/components/schemas/Text' }] },
        c: { type: 'string', enum: ['x'], nullable: true },
        n: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
        nullable: { type: 'boolean' },
      },
    };
    const document = documentOf(answering(schema), { schemas: { Text: { type: 'string' } } }, '3.0.3');
    for (const json of [
      { a: null, b: null, c: null },
      { a: 'x', b: 'x', c: 'x', n: 9, nullable: true },
    ]) {
      expect(await mismatchesOf(document, json)).toEqual([]);
    }
    for (const json of [{ a: 1 }, { b: 1 }, { c: 'y' }, { n: 0 }, { n: 10 }, { nullable: 1 }]) {
      expect((await mismatchesOf(document, json))?.length).toBeGreaterThan(0);
    }
  });

  it('are those of 3.0 where a newer document would ask for more', async () => {
    const one = { type: 'object', properties: { kind: { type: 'string' } } };
    const schema = {
      type: 'object',
      required: ['secret', 'rate'],
      properties: {
        secret: { type: 'string', writeOnly: true },
        rate: { type: 'number', multipleOf: 0.01 },
        text: { $ref: '#/components/schemas/Text', required: ['never'], enum: ['x'] },
        either: { oneOf: [one, one], discriminator: { propertyName: 'kind' } },
      },
    };
    const document = documentOf(answering(schema), { schemas: { Text: { type: 'string' } } }, '3.0.3');
    expect(await mismatchesOf(document, { rate: 0.29, text: 'y', either: { kind: 'a' } })).toEqual([]);
    for (const json of [{}, { rate: 0.295 }, { rate: 1, text: 1 }, { rate: 1, either: { kind: 1 } }])
      expect((await mismatchesOf(document, json))?.length).toBeGreaterThan(0);
  });

  it('do not trip over the names of prototypes', async () => {
    const schema = { type: 'object', required: ['toString'] };
    expect((await mismatchesOf(documentOf(answering(schema)), {}))?.length).toBe(1);
  });
});

describe('a hostile document', () => {
  const { http, close } = loopback();
  let asked = 0;
  let origin = '';
  beforeEach(async () => {
    asked = 0;
    origin = await http((_, reply) => {
      asked += 1;
      reply.end('{"type": "object"}');
    });
  });
  afterEach(close);

  it('has nothing outside it read: neither files nor addresses', async () => {
    for (const outside of [
      'file:///etc/passwd',
      '/etc/passwd',
      '../../../package.json',
      `${origin}/schema.json`,
    ]) {
      const contract = await read(documentOf(answering({ $ref: outside }))).catch((error: unknown) => error);
      if (contract instanceof InvalidContract) continue;
      expect((contract as Awaited<ReturnType<typeof read>>).mismatches(exchangeOf({}))).toBeUndefined();
    }
    expect(asked).toBe(0);
  });

  it('cannot grow beyond bounds by references to references', async () => {
    const schemas: Record<string, unknown> = { s40: { type: 'string' } };
    for (let level = 0; level < 40; level += 1) {
      const next = { $ref: `#/components/schemas/s${level + 1}` };
      schemas[`s${level}`] = { type: 'object', properties: { a: next, b: next, c: next } };
    }
    const document = documentOf(answering({ $ref: '#/components/schemas/s0' }), { schemas });
    expect(await mismatchesOf(document, { a: { b: {} } })).toEqual([]);
  });

  it('cannot hang the process by a pattern or by schemas that multiply, and is not asked again', async () => {
    const schemas: Record<string, unknown> = { s40: { type: 'object' } };
    for (let level = 0; level < 40; level += 1) {
      const next = { $ref: `#/components/schemas/s${level + 1}` };
      schemas[`s${level}`] = { allOf: [next, next] };
    }
    const pattern = { type: 'object', properties: { a: { type: 'string', pattern: '^(a+)+$' } } };
    const contract = await read(
      documentOf(
        {
          responses: {
            ...answering(pattern, '200').responses,
            ...answering({ $ref: '#/components/schemas/s0' }, '404').responses,
          },
        },
        { schemas },
      ),
    );
    const slow = exchangeOf({ a: `${'a'.repeat(40)}!` });
    for (let count = 0; count < 50; count += 1) {
      expect(contract.mismatches(slow)).toBeUndefined();
      expect(contract.mismatches(exchangeOf({}, 404))).toBeUndefined();
    }
  }, 20_000);

  it('cannot hang the process by schemas that multiply where no pattern is slow', async () => {
    const schemas: Record<string, unknown> = { s40: { type: 'object' } };
    for (let level = 0; level < 40; level += 1) {
      const next = { $ref: `#/components/schemas/s${level + 1}` };
      schemas[`s${level}`] = { allOf: [next, next] };
    }
    const document = documentOf(answering({ $ref: '#/components/schemas/s0' }), { schemas });
    expect(await mismatchesOf(document, {})).toBeUndefined();
  }, 20_000);

  it('with a schema that cannot be compiled says nothing about replies', async () => {
    expect(await mismatchesOf(documentOf(answering({ type: 'object', pattern: '(' })), {})).toBeUndefined();
    expect(await mismatchesOf(documentOf(answering({ $async: true, type: 'string' })), {})).toBeUndefined();
  });

  it('is not followed through circular references', async () => {
    const components = {
      parameters: { A: { $ref: '#/components/parameters/B' }, B: { $ref: '#/components/parameters/A' } },
    };
    const document = documentOf(
      { parameters: [{ $ref: '#/components/parameters/A' }], ...answering(card) },
      components,
    );
    const contract = await read(document).catch((error: unknown) => error);
    if (!(contract instanceof InvalidContract)) {
      expect((contract as Awaited<ReturnType<typeof read>>).operation('listEvents')?.parameters).toEqual([]);
    }
  });

  it('nested beyond reason is none', async () => {
    let deep: object = { type: 'string' };
    for (let level = 0; level < 50_000; level += 1) deep = { not: deep };
    await expect(read(documentOf(answering(deep)))).rejects.toThrow(InvalidContract);
  });
});

describe('excludes', () => {
  const withParameter = (schema: unknown) =>
    documentOf({ parameters: [{ name: 'bound', in: 'query', schema }], ...answering(card) });
  const excluded = async (schema: unknown, text: string) =>
    (await read(withParameter(schema))).excludes('listEvents', 'bound', text);

  it.each([
    ['a text', { type: 'string' }, 'abc'],
    ['a number', { type: 'number', minimum: 0 }, '1.5'],
    ['a boolean', { type: 'boolean' }, 'true'],
    ['a list of texts', { type: 'array', items: { type: 'string' } }, 'a,b'],
    ['a list of numbers', { type: 'array', items: { type: 'integer' }, maxItems: 3 }, '1,2,3'],
    ['a list of one', { type: 'array', items: { enum: ['a,b'] } }, 'a,b'],
    ['one of two forms', { anyOf: [{ format: 'date' }, { format: 'date-time' }] }, '2026-11-20'],
    ['what its schema says nothing of', {}, 'abc'],
    ['a text of another format, which may be a hint', { type: 'string', format: 'date-time' }, '2026-11-20'],
  ])('admits %s', async (_, schema, text) => {
    expect(await excluded(schema, text)).toBeUndefined();
  });

  it.each([
    ['a text that is too short', { type: 'string', minLength: 4 }, 'abc', 'fewer than 4'],
    ['a text of another pattern', { type: 'string', pattern: '^x' }, 'abc', 'pattern'],
    ['a number below a bound', { type: 'number', exclusiveMinimum: 1 }, '1', '> 1'],
    ['too many items', { type: 'array', items: { maxLength: 1 }, maxItems: 1 }, 'a,b', 'more than 1'],
    ['a text for a number', { type: 'integer' }, 'abc', 'integer'],
  ])('excludes %s', async (_, schema, text, why) => {
    expect(await excluded(schema, text)).toContain(why);
  });

  it('says nothing of a parameter that is not declared', async () => {
    const contract = await read(withParameter({ type: 'integer' }));
    expect(contract.excludes('listEvents', 'limit', 'abc')).toBeUndefined();
    expect(contract.excludes('listStories', 'bound', 'abc')).toBeUndefined();
  });
});
