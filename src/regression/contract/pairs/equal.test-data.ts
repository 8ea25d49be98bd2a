import type { Json } from '../../../kit/index.js';
import { detail, list, schemas, search } from './base.test-data.js';
import { all, cut, type Edit, put } from './edit.test-data.js';
import { at, field, type Pair, page, row } from './pair.test-data.js';

/** Everything in another order, where order says nothing. */
export const reversed = (value: Json, name = ''): Json => {
  if (Array.isArray(value)) {
    const isOrdered = ['prefixItems', 'servers'].includes(name);
    const turned = value.map((each) => reversed(each));
    return isOrdered ? turned : turned.reverse();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([member, each]) => [member, reversed(each as Json, member)]),
  );
};

/** The draft in the words of OpenAPI 3.0. */
const inOlderWords: Edit = all(
  put('/openapi', '3.0.3'),
  put(at('since'), { type: 'string', nullable: true }),
  put(at('goldstein_min'), {
    type: 'number',
    minimum: -10,
    maximum: 10,
    exclusiveMaximum: true,
    multipleOf: 0.5,
  }),
  put(field('fatalities'), { type: 'integer', nullable: true, minimum: 0 }),
  put(field('image'), { nullable: true, allOf: [{ $ref: '#/components/schemas/Image' }] }),
  put(`${schemas}/Page/properties/success`, { type: 'boolean', enum: [true] }),
  put(`${schemas}/Error/properties/success`, { type: 'boolean', enum: [false] }),
  put(`${schemas}/Person/properties/kind`, { type: 'string', enum: ['person'] }),
  put(`${schemas}/Company/properties/kind`, { type: 'string', enum: ['company'] }),
);

/** The same said in another way: no finding at all. */
export const equalEdits: readonly Pair[] = [
  row('nothing', () => {}),
  row('a default of null', put(at('since', '/schema/default'), null)),
  row('another description', put(at('country', '/description'), 'Some countries')),
  row('other tags', put(`${list}/tags`, ['other'])),
  row('another summary and title', all(put(`${list}/summary`, 'All'), put('/info/title', 'API'))),
  row('other operation ids', all(put(`${list}/operationId`, 'events'), put(`${search}/operationId`, 'find'))),
  row('examples', all(put(at('country', '/example'), 'DE'), put(`${field('title')}/examples`, ['A title']))),
  row('everything in another order', (draft) => Object.assign(draft, reversed(draft as Json))),
  row(
    'an allOf of one reference',
    put(field('metrics'), { allOf: [{ $ref: '#/components/schemas/Metrics' }] }),
  ),
  row(
    'a reference with a description',
    put(field('metrics'), { $ref: '#/components/schemas/Metrics', description: 'M' }),
  ),
  row('a reference written out', (draft) =>
    put(field('metrics'), Object(draft.components).schemas.Metrics)(draft),
  ),
  row('a schema behind a reference', (draft) => {
    put(`${schemas}/Title`, { type: 'string', minLength: 1 })(draft);
    put(field('title'), { $ref: '#/components/schemas/Title' })(draft);
  }),
  row(
    'a reference to a reference',
    all(
      put(`${schemas}/Alias`, { $ref: '#/components/schemas/Metrics' }),
      put(field('metrics'), { $ref: '#/components/schemas/Alias' }),
    ),
  ),
  row('an allOf written as one object', (draft) => {
    const { Identified, Event } = Object(draft.components).schemas;
    const { required, properties } = Event.allOf[1];
    put(`${schemas}/Event`, {
      type: 'object',
      required: [...Identified.required, ...required],
      properties: { ...Identified.properties, ...properties },
    })(draft);
  }),
  row(
    'null by anyOf',
    put(field('fatalities'), { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] }),
  ),
  row(
    'null by oneOf in another order',
    put(field('image'), { oneOf: [{ type: 'null' }, { $ref: '#/components/schemas/Image' }] }),
  ),
  row('types by anyOf', put(at('since'), { anyOf: [{ type: 'string' }, { type: 'null' }] })),
  row('OpenAPI 3.0', inOlderWords),
  row('a constant as a list of one', put(`${schemas}/Page/properties/success`, { enum: [true] })),
  row(
    'values with descriptions',
    put(field('family'), {
      oneOf: [
        { const: 'conflict', description: 'C' },
        { const: 'cameoplus', title: 'P' },
      ],
    }),
  ),
  row('a type that the values imply', cut(`${field('family')}/type`)),
  row('another name of a placeholder', (draft) => {
    const { '/api/v2/events/{event_id}': item, ...others } = Object(draft.paths);
    draft.paths = {
      ...others,
      '/api/v2/events/{id}': { ...item, parameters: [{ ...item.parameters[0], name: 'id' }] },
    };
  }),
  row('a parameter of the path at the operation', (draft) => {
    const item = Object(draft.paths)['/api/v2/events/{event_id}'];
    put(`${detail}/get/parameters`, [...item.get.parameters, ...item.parameters])(draft);
    cut(`${detail}/parameters`)(draft);
  }),
  row(
    'a shared parameter written out',
    put(`${detail}/get/parameters/0`, {
      name: 'language',
      in: 'query',
      schema: { type: 'string', maxLength: 5 },
    }),
  ),
  row(
    'the usual style, said',
    all(put(at('category', '/style'), 'form'), put(at('category', '/explode'), true)),
  ),
  row('another style of a single text', put(at('country', '/explode'), false)),
  row('required false, said', put(at('country', '/required'), false)),
  row('security at each operation', (draft) => {
    for (const item of Object.values(Object(draft.paths))) Object(item).get.security = [{ key: [] }];
    delete draft.security;
  }),
  row(
    'another name of a scheme',
    all(
      put('/components/securitySchemes/bearer', { type: 'http', scheme: 'Bearer', bearerFormat: 'JWT' }),
      put('/security', [{ bearer: [] }]),
    ),
  ),
  row('a reply written out', (draft) =>
    put(`${list}/responses/401`, Object(draft.components).responses.Failure)(draft),
  ),
  row('the character set of a media type', (draft) => {
    const { content } = Object(draft.paths)['/api/v2/search'].get.responses['200'];
    put(`${search}/responses/200/content`, {
      'application/json; charset=utf-8': content['application/json'],
    })(draft);
  }),
  row('another letter case of a header', (draft) => {
    const { 'X-Usage': usage, ...others } = Object(draft.paths)['/api/v2/events'].get.responses['200']
      .headers;
    put(`${page}/headers`, { ...others, 'x-usage': usage })(draft);
  }),
  row('a base path in the address', (draft) => {
    draft.servers = [{ url: 'https://api.example.com/api/v2/' }];
    draft.paths = Object.fromEntries(
      Object.entries(Object(draft.paths)).map(([path, each]) => [path.replace('/api/v2', ''), each as Json]),
    );
  }),
  row('an address relative to the contract', put('/servers', [{ url: '/' }])),
  row('a component that nobody uses', put(`${schemas}/Unused`, { type: 'integer' })),
  row('a keyword of another type', put(`${field('title')}/minimum`, 5)),
  row(
    'a bound of whole numbers, excluded',
    all(cut(at('limit', '/schema/minimum')), put(at('limit', '/schema/exclusiveMinimum'), 0)),
  ),
  row('a least length of none', put(at('country', '/schema/minLength'), 0)),
  row('a pattern that everything fits', put(at('country', '/schema/pattern'), '^.*$')),
  row('other properties allowed, said', put(`${schemas}/Page/additionalProperties`, true)),
];
