import type { Json } from '../../../kit/index.js';
import {
  all,
  at,
  change,
  cut,
  detail,
  type Edit,
  event,
  field,
  items,
  list,
  type Pair,
  page,
  put,
  row,
  schemas,
  search,
} from './pair.test-data.js';

/** What needs no notice: each is told, and none as breaking. */
export const freeEdits: readonly Pair[] = [
  row(
    'a new operation',
    put('/paths/~1api~1v2~1new', { get: { responses: { '200': { description: 'New' } } } }),
    'operation-added',
  ),
  row(
    'a new method',
    put('/paths/~1api~1v2~1search/head', { responses: { '200': { description: 'New' } } }),
    'operation-added',
  ),
  row(
    'a new optional parameter',
    put(`${list}/parameters/-`, { name: 'tenant', in: 'query', schema: { type: 'string' } }),
    'parameter-added',
  ),
  row('a new field', put(field('more'), { type: 'string' }), 'response-property-added'),
  row(
    'a new required field',
    all(put(field('more'), { type: 'string' }), put(`${event}/required`, ['title', 'metrics', 'more'])),
    'response-property-added',
  ),
  row(
    'a new status of errors',
    (draft) =>
      put(`${list}/responses/429`, Object(draft.paths)['/api/v2/events'].get.responses['401'])(draft),
    'error-status-added',
  ),
  row(
    'a new media type',
    put(`${page}/content/application~1xml`, { schema: { type: 'string' } }),
    'response-media-type-added',
  ),
  row('a new header', put(`${page}/headers/X-Request`, { schema: { type: 'string' } }), 'header-added'),
  row('a higher greatest value', put(at('limit', '/schema/maximum'), 500), 'request-maximum-raised'),
  row('no greatest length', cut(at('code', '/schema/maxLength')), 'request-max-length-removed'),
  row('no pattern', cut(at('code', '/schema/pattern')), 'request-pattern-removed'),
  row('no list of values', cut(at('sort', '/schema/enum')), 'request-enum-removed'),
  row('a status of errors is gone', cut(`${list}/responses/401`), 'error-status-removed'),
  row(
    'a status of errors is another one',
    all(
      (draft) =>
        put(`${list}/responses/403`, Object(draft.paths)['/api/v2/events'].get.responses['401'])(draft),
      cut(`${list}/responses/401`),
    ),
    'error-status-changed',
  ),
  row(
    'a number is any text',
    put(at('limit', '/schema'), { type: 'string', default: 25 }),
    'request-type-widened',
  ),
  row(
    'a truth value is any text',
    put(at('include_images', '/schema/type'), 'string'),
    'request-type-widened',
  ),
  row(
    'one value is a list of such values',
    change(at('code', '/schema'), (old) => ({ type: 'array', items: old })),
    'request-type-widened',
  ),
  row('a wider type', put(at('limit', '/schema/type'), ['integer', 'string']), 'request-type-widened'),
  row('null is taken', put(at('country', '/schema/type'), ['string', 'null']), 'request-became-nullable'),
  row(
    'an optional member is new',
    put(at('filter', '/schema/properties/at'), { type: 'string' }),
    'request-property-added',
  ),
  row('a member may be left out', cut(at('filter', '/schema/required')), 'request-property-became-optional'),
  row(
    'a value joins an open vocabulary that is sent',
    put(at('status', '/schema/x-extensible-enum'), ['operating', 'proposed', 'retired']),
    'request-vocabulary-value-added',
  ),
  row(
    'a value joins an open vocabulary that is read',
    put(`${field('role')}/x-extensible-enum`, ['actor1', 'actor2']),
    'response-vocabulary-value-added',
  ),
  row('a parameter is deprecated', put(at('country', '/deprecated'), true), 'parameter-deprecated'),
  row('an operation is deprecated', put(`${search}/deprecated`, true), 'operation-deprecated'),
  row('a field is deprecated', put(`${field('family')}/deprecated`, true), 'response-deprecated'),
  row('an operation has a sunset', put(`${search}/x-sunset`, '2027-01-01'), 'operation-sunset-added'),
  row(
    'a field is always there',
    put(`${event}/required`, ['title', 'metrics', 'family']),
    'response-property-became-required',
  ),
  row('a field is never null', put(`${field('fatalities')}/type`, 'integer'), 'response-became-not-nullable'),
  row(
    'a field has fewer values',
    put(`${field('family')}/enum`, ['conflict']),
    'response-enum-value-removed',
  ),
  row('a field has a format', put(`${field('title')}/format`, 'uri'), 'response-format-narrowed'),
  row(
    'a field has narrower bounds',
    put(`${schemas}/Metrics/properties/significance/maximum`, 0.9),
    'response-maximum-lowered',
  ),
  row('one form less', cut(`${items}/oneOf/1`), 'response-alternative-removed'),
  row(
    'forms combined in the other way',
    (draft) => {
      const holder = Object(draft.paths)['/api/v2/search'].get.responses['200'].content['application/json']
        .schema.items;
      holder.anyOf = holder.oneOf;
      delete holder.oneOf;
    },
    'response-combination-changed',
  ),
  row(
    'other properties may come',
    put(`${schemas}/Metrics/additionalProperties`, true),
    'response-other-properties-allowed',
  ),
  row('another version', put('/info/version', '2.0.1'), 'interface-version-changed'),
  row('an extension', put(at('country', '/x-owner'), 'a team'), 'parameter-extension-changed'),
  row(
    'another server before the first one',
    put('/servers', [{ url: 'https://eu.example.com/eu' }, { url: 'https://api.example.com' }]),
    'server-added',
  ),
  row('another server', put('/servers/-', { url: 'https://eu.example.com' }), 'server-added'),
  row('a second way in', put('/security', [{ key: [] }, { other: [] }]), 'security-way-added'),
  row('no key', put('/security', []), 'security-removed'),
];

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
