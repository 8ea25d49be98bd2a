import { changed, type Delivery } from '../deliveries.test-data.js';
import { type Behaviours, behaviour } from './behaviour.test-data.js';

interface Document {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly [member: string]: unknown;
}
interface Operation {
  readonly parameters: readonly unknown[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly [member: string]: unknown;
}

const place = '/api/v2/events';

/** The whole document is another. */
const document = (change: (document: Document) => unknown): Delivery =>
  changed((text) => JSON.stringify(change(JSON.parse(text))));
const operation = (change: (operation: Operation) => unknown): Delivery =>
  document((whole) => ({
    ...whole,
    paths: {
      ...whole.paths,
      [place]: { get: change((whole.paths[place] ?? { get: { parameters: [], responses: {} } }).get) },
    },
  }));
/** The list of Events is declared to answer so. */
const answering = (schema: unknown, schemas: Readonly<Record<string, unknown>> = {}): Delivery =>
  document((whole) => {
    const { get } = whole.paths[place] ?? { get: { parameters: [], responses: {} } };
    const responses = { '200': { description: 'OK', content: { 'application/json': { schema } } } };
    const components = Object(whole.components);
    return {
      ...whole,
      paths: { ...whole.paths, [place]: { get: { ...get, responses } } },
      components: { ...components, schemas: { ...components.schemas, ...schemas } },
    };
  });
/** An operation that is not ours takes such a parameter. */
const taking = (schema: unknown, more: object = {}): Delivery =>
  document((whole) => ({
    ...whole,
    paths: {
      ...whole.paths,
      '/api/v2/hostile': {
        get: {
          parameters: [{ name: 'x', in: 'query', schema, ...more }],
          responses: { '200': { description: 'OK' } },
        },
      },
    },
  }));

const many = <Made>(count: number, make: (index: number) => Made): readonly Made[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** An operation without parameters. */
const plain = { get: { responses: { '200': { description: 'OK' } } } };

const levels = 40;
/** Each refers to the next so many times. */
const multiplying = (refer: (next: object) => object): Readonly<Record<string, unknown>> => ({
  [`S${levels}`]: { type: 'object' },
  ...Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      `S${level}`,
      refer({ $ref: `#/components/schemas/S${level + 1}` }),
    ]),
  ),
});
const nested = (depth: number): object => {
  let schema: object = { type: 'string' };
  for (let level = 0; level < depth; level += 1) schema = { not: schema };
  return schema;
};
/** No contract that could be judged by. */
const none = 'inconclusive: no-data';

export const contracts: Behaviours = {
  kind: 'The served contract',
  check: 'versioning/declared-schema',
  meets: (target) => target.endsWith('/openapi.json'),
  rows: [
    behaviour(
      'serves YAML',
      none,
      (reply) =>
        void reply.writeHead(200).end('openapi: 3.1.0\ninfo: {title: x, version: 2.0.0}\npaths: {}\n'),
    ),
    behaviour(
      'serves a YAML bomb',
      none,
      (reply) => void reply.writeHead(200).end('a: &a [x,x]\nb: &b [*a,*a,*a]\nc: &c [*b,*b,*b]\n'),
    ),
    behaviour(
      'serves a web page',
      none,
      (reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>API</h1>'),
    ),
    behaviour(
      'serves Swagger 2.0',
      none,
      document(({ openapi: _, ...rest }) => ({ swagger: '2.0', ...rest })),
    ),
    behaviour(
      'serves OpenAPI 4.0',
      none,
      document((each) => ({ ...each, openapi: '4.0.0' })),
    ),
    behaviour(
      'serves OpenAPI 3.0, of which it keeps the rules of 3.1',
      none,
      document((each) => ({ ...each, openapi: '3.0.3' })),
    ),
    behaviour(
      'tells a number for the version of OpenAPI',
      none,
      document((each) => ({ ...each, openapi: 3.1 })),
    ),
    behaviour(
      'serves an empty object',
      none,
      document(() => ({})),
    ),
    behaviour(
      'serves a list',
      none,
      document((each) => [each]),
    ),
    behaviour(
      'serves null',
      none,
      document(() => null),
    ),
    behaviour(
      'serves a list of paths',
      none,
      document((each) => ({ ...each, paths: Object.keys(each.paths) })),
    ),
    behaviour(
      'serves operations that are texts',
      none,
      document((each) => ({ ...each, paths: { [place]: { get: 'yes' } } })),
    ),
    behaviour(
      'serves parameters that are a text',
      none,
      operation((each) => ({ ...each, parameters: 'limit' })),
    ),
    behaviour(
      'serves parameters that are null',
      none,
      operation((each) => ({ ...each, parameters: [null] })),
    ),
    behaviour(
      'serves replies that are a list',
      none,
      operation((each) => ({ ...each, responses: [] })),
    ),
    behaviour('serves a schema that is a number', none, answering(7)),
    behaviour('serves types that there are not', 'pass', answering({ type: 'any' })),
    behaviour('refers to a file', 'pass', answering({ $ref: 'file:///etc/passwd' })),
    behaviour('refers to a file in another folder', 'pass', answering({ $ref: '../../../../etc/passwd' })),
    behaviour('refers to an address', 'pass', answering({ $ref: 'http://127.0.0.1:1/schema.json' })),
    behaviour(
      'refers to the address of cloud credentials',
      'pass',
      answering({ $ref: 'http://169.254.169.254/latest/' }),
    ),
    behaviour('refers to nothing', none, answering({ $ref: '#/components/schemas/Nobody' })),
    behaviour('refers to what cannot be decoded', none, answering({ $ref: '#/components/schemas/%zz' })),
    behaviour('refers to what every object has', none, answering({ $ref: '#/constructor/prototype' })),
    behaviour(
      'refers in a circle',
      'pass',
      answering(
        { $ref: '#/components/schemas/A' },
        { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } },
      ),
    ),
    behaviour(
      'refers to itself from within',
      'pass',
      answering(
        { $ref: '#/components/schemas/A' },
        { A: { type: 'object', properties: { data: { items: { $ref: '#/components/schemas/A' } } } } },
      ),
    ),
    behaviour(
      'has properties that multiply',
      'pass',
      answering(
        { $ref: '#/components/schemas/S0' },
        multiplying((next) => ({ type: 'object', properties: { a: next, b: next, c: next } })),
      ),
    ),
    behaviour(
      'has alternatives that multiply',
      'pass',
      answering(
        { $ref: '#/components/schemas/S0' },
        multiplying((next) => ({ allOf: [next, next, next] })),
      ),
    ),
    behaviour('nests schemas fifty thousand deep', none, (reply, answer) =>
      answer().then(({ body }) => {
        const deep = `${'{"not":'.repeat(50_000)}{}${'}'.repeat(50_000)}`;
        reply.writeHead(200).end(body.toString().replace('"schema":', () => `"schema":${deep},"x":`));
      }),
    ),
    behaviour('nests schemas a hundred and fifty deep', 'fail', answering(nested(150))),
    behaviour(
      'has a pattern that goes back for ever',
      'pass',
      answering({
        type: 'object',
        properties: {
          sort: { type: 'string', pattern: '^(\\w+\\s?)*$' },
          data: { items: { properties: { title: { pattern: '^(.+)+$' } } } },
        },
      }),
    ),
    behaviour(
      'has an invalid pattern',
      'pass',
      answering({ type: 'object', properties: { sort: { pattern: '(' } } }),
    ),
    behaviour(
      'has a pattern that looks back',
      'fail',
      answering({ properties: { sort: { pattern: '(?<=(a+)+)b\\1' } } }),
    ),
    behaviour(
      'has properties named by patterns that go back for ever',
      'pass',
      answering({ type: 'object', patternProperties: { '^(a+)+$': false } }),
    ),
    behaviour(
      'has an enumeration of a hundred thousand values',
      'fail',
      answering({ enum: many(100_000, (index) => `v${index}`) }),
    ),
    behaviour('has an enumeration of nothing', 'pass', answering({ enum: [] })),
    behaviour(
      'requires a hundred thousand members',
      'fail',
      answering({ type: 'object', required: many(100_000, (index) => `m${index}`) }),
    ),
    behaviour(
      'has a property called __proto__',
      'pass',
      answering(JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}')),
    ),
    behaviour('has a dynamic reference', 'pass', answering({ $dynamicRef: '#meta', $dynamicAnchor: 'meta' })),
    behaviour(
      'names another dialect of schemas',
      'pass',
      document((each) => ({ ...each, jsonSchemaDialect: 'http://127.0.0.1:1/dialect' })),
    ),
    behaviour(
      'names itself by the address of another',
      'pass',
      answering({ $id: 'http://json-schema.org/draft-07/schema', type: 'object' }),
    ),
  ],
};

export const declarations: Behaviours = {
  kind: 'Operations that the served contract declares',
  check: 'versioning/declared-schema',
  beside: ['versioning/declared-requests', 'versioning/declared-validation'],
  meets: (target) => target.endsWith('/openapi.json'),
  rows: [
    behaviour(
      'declares ten thousand operations',
      'pass',
      document((each) => ({
        ...each,
        paths: {
          ...each.paths,
          ...Object.fromEntries(many(10_000, (index) => [`/api/v2/more/${index}`, plain])),
        },
      })),
    ),
    behaviour(
      'declares ten thousand parameters',
      'pass',
      document((each) => ({
        ...each,
        paths: {
          ...each.paths,
          '/api/v2/hostile': {
            get: {
              ...plain.get,
              parameters: many(10_000, (index) => ({
                name: `p${index}`,
                in: 'query',
                required: true,
                schema: { type: 'string' },
              })),
            },
          },
        },
      })),
    ),
    behaviour(
      'declares paths that leave the API',
      'pass',
      document((each) => ({
        ...each,
        paths: {
          ...each.paths,
          '/../../admin': plain,
          '//127.0.0.1:1/x': plain,
          '/{': plain,
          '/a?b#c': plain,
          '/\r\nx: y': plain,
          '/\ud800': plain,
        },
      })),
    ),
    behaviour(
      'declares another server',
      'pass',
      document((each) => ({
        ...each,
        servers: [{ url: 'http://127.0.0.1:1/' }, { url: 'javascript:alert(1)' }],
      })),
    ),
    behaviour(
      'declares a server with variables that never end',
      'pass',
      document((each) => ({
        ...each,
        servers: [{ url: 'https://{a}/', variables: { a: { default: '{a}{a}' } } }],
      })),
    ),
    behaviour(
      'declares a path of a hundred thousand braces',
      'pass',
      document((each) => ({
        ...each,
        paths: { ...each.paths, [`/api/v2/${'{'.repeat(100_000)}`]: plain },
      })),
    ),
    behaviour(
      'declares a server with a million slashes',
      'pass',
      document((each) => ({ ...each, servers: [{ url: `http://x${'/'.repeat(1_000_000)}x` }] })),
    ),
    behaviour(
      'takes texts of a billion characters',
      'pass',
      taking({ type: 'string', minLength: 1_000_000_000 }, { required: true }),
    ),
    behaviour(
      'takes lists of a billion items',
      'pass',
      taking({ type: 'array', minItems: 1_000_000_000, items: { type: 'string' } }, { required: true }),
    ),
    behaviour(
      'takes numbers between 1 and 0',
      'pass',
      taking({ type: 'integer', minimum: 1, maximum: 0 }, { required: true }),
    ),
    behaviour(
      'takes numbers up to 10^308',
      'pass',
      taking({ type: 'number', maximum: 1e308, minimum: -1e308 }, { required: true }),
    ),
    behaviour(
      'takes texts of a pattern that nothing fits',
      'pass',
      taking({ type: 'string', pattern: '^a$b' }, { required: true }),
    ),
    behaviour(
      'takes one of a hundred thousand values',
      'pass',
      taking({ enum: many(100_000, (index) => `v${index}`) }, { required: true }),
    ),
    behaviour(
      'takes a parameter whose name is a header',
      'pass',
      taking({ type: 'string' }, { name: 'x\r\nHost: other', required: true }),
    ),
    behaviour(
      'takes a parameter whose name is half a character',
      'pass',
      taking({ type: 'string' }, { name: '\ud800', required: true }),
    ),
    behaviour(
      'gives an example of a megabyte',
      'pass',
      taking({ type: 'string' }, { example: 'x'.repeat(1_000_000), required: true }),
    ),
    behaviour(
      'gives an example with half a character',
      'pass',
      taking({ type: 'string', enum: ['\ud800'] }, { example: '\ud800', required: true }),
    ),
  ],
};
