import {
  all,
  at,
  change,
  cut,
  detail,
  event,
  field,
  items,
  list,
  type Pair,
  page,
  parameter,
  put,
  row,
  schemas,
  search,
} from './pair.test-data.js';

/** Edits of the values of fields, their forms and their alternatives. */
const fieldValueEdits: readonly Pair[] = [
  row('a format is gone', cut(`${field('event_date')}/format`), 'response-format-widened'),
  row(
    'a format of a field is another one',
    put(`${field('event_date')}/format`, 'date-time'),
    'response-format-changed',
  ),
  row(
    'a number is longer',
    put(`${schemas}/Metrics/properties/count/format`, 'int64'),
    'response-format-widened',
  ),
  row(
    'a pattern of a field is another one',
    put(`${schemas}/Identified/properties/id/pattern`, '^[0-9]+$'),
    'response-pattern-changed',
  ),
  row(
    'a pattern of a field is gone',
    cut(`${schemas}/Identified/properties/id/pattern`),
    'response-pattern-removed',
  ),
  row(
    'a field counts to another maximum',
    put(`${schemas}/Metrics/properties/significance/maximum`, 100),
    'response-maximum-raised',
  ),
  row('a field may be negative', cut(`${field('fatalities')}/minimum`), 'response-minimum-removed'),
  row('a field may be empty', cut(`${field('title')}/minLength`), 'response-min-length-removed'),
  row('a page is longer', put(`${schemas}/Page/properties/data/maxItems`, 500), 'response-max-items-raised'),
  row('items may be equal', cut(`${field('tags')}/uniqueItems`), 'response-unique-items-removed'),
  row(
    'a value of a field has another name',
    put(`${field('family')}/enum`, ['conflict', 'other']),
    'response-enum-value-replaced',
  ),
  row(
    'a constant is another one',
    put(`${schemas}/Page/properties/success/const`, false),
    'response-constant-changed',
  ),
  row(
    'an error code is gone',
    put(`${schemas}/Error/properties/code/enum`, ['INVALID_DATE']),
    'response-error-code-removed',
  ),
  row(
    'an absent field means something else',
    put(`${field('note')}/default`, 'none'),
    'response-default-changed',
  ),
  row(
    'free names are gone',
    put(`${schemas}/Error/properties/details/additionalProperties`, false),
    'response-map-removed',
  ),
  row(
    'values of free names are numbers',
    put(`${schemas}/Error/properties/details/additionalProperties`, { type: 'integer' }),
    'response-type-changed',
  ),
  row(
    'properties by pattern are numbers',
    put(`${field('labels')}/patternProperties/^x_/type`, 'integer'),
    'response-type-changed',
  ),
  row(
    'properties by pattern are free',
    cut(`${field('labels')}/patternProperties`),
    'response-pattern-properties-removed',
  ),
  row(
    'one form more',
    put(`${items}/oneOf/-`, { type: 'object', required: ['kind'], properties: { kind: { const: 'ship' } } }),
    'response-alternative-added',
  ),
  row(
    'a form among forms is another one',
    put(`${schemas}/Company/properties/lei/type`, 'integer'),
    'response-type-changed',
  ),
  row('nothing tells forms apart', cut(`${items}/discriminator`), 'response-discriminator-removed'),
  row(
    'another property tells forms apart',
    put(`${items}/discriminator/propertyName`, 'name'),
    'response-discriminator-changed',
  ),
  row(
    'a value joins a closed list of a field',
    put(`${field('family')}/enum`, ['conflict', 'cameoplus', 'cyber']),
    'response-enum-value-added',
  ),
  row('a closed list of a field is opened', cut(`${field('family')}/enum`), 'response-enum-removed'),
  row(
    'a host by another default',
    put('/servers/0', { url: 'https://{at}.example.com', variables: { at: { default: 'us' } } }),
    'server-changed',
  ),
  row(
    'a text is encoded',
    put(`${field('note')}/contentEncoding`, 'base64'),
    'response-content-encoding-added',
  ),
  row(
    'another schema of a field',
    put(field('metrics'), { $ref: '#/components/schemas/Image' }),
    'response-schema-replaced',
  ),
  row(
    'another schema of items',
    put(`${schemas}/Page/properties/data/items`, { $ref: '#/components/schemas/Person' }),
    'response-schema-replaced',
  ),
  row(
    'another schema of a reply',
    put(`${detail}/get/responses/200/content/application~1json/schema`, {
      $ref: '#/components/schemas/Page',
    }),
    'response-schema-replaced',
  ),
  row('a form may be anything', put(`${items}/oneOf/1`, {}), 'response-type-widened'),
];

/** Edits of fields: which there are, and of which types. */
const fieldEdits: readonly Pair[] = [
  row('an optional field is gone', cut(field('family')), 'response-property-removed'),
  row(
    'a required field is gone',
    all(cut(field('title')), put(`${event}/required`, ['metrics'])),
    'response-property-removed',
  ),
  row(
    'a field of a shared part is gone',
    all(cut(`${schemas}/Identified/properties/id`), cut(`${schemas}/Identified/required`)),
    'response-property-removed',
  ),
  row('a field may be absent', put(`${event}/required`, ['metrics']), 'response-property-became-optional'),
  row('a field is only sent', put(`${field('family')}/writeOnly`, true), 'response-property-removed'),
  row(
    'a field is a text',
    put(`${schemas}/Metrics/properties/count`, { type: 'string' }),
    'response-type-changed',
  ),
  row(
    'a whole number is any',
    put(`${field('fatalities')}/type`, ['number', 'null']),
    'response-type-widened',
  ),
  row('a field may be null', put(`${field('title')}/type`, ['string', 'null']), 'response-became-nullable'),
  row(
    'a reference may be null',
    put(field('metrics'), { oneOf: [{ $ref: '#/components/schemas/Metrics' }, { type: 'null' }] }),
    'response-became-nullable',
  ),
  row(
    'a field is a list',
    change(field('title'), (old) => ({ type: 'array', items: old })),
    'response-type-changed',
  ),
  row('items are of another type', put(`${field('tags')}/items/type`, 'integer'), 'response-type-changed'),
  row(
    'a coordinate is a text',
    put(`${field('point')}/prefixItems/1/type`, 'string'),
    'response-type-changed',
  ),
];

/** Edits of operations and of what a request must show that stop working requests. */
const operationEdits: readonly Pair[] = [
  // Operations
  row('a path is gone', cut('/paths/~1api~1v2~1search'), 'operation-removed'),
  row('a method is gone', cut(search), 'operation-removed'),
  row(
    'a path is another one',
    all(
      (draft) => put('/paths/~1api~1v2~1find', Object(draft.paths)['/api/v2/search'])(draft),
      cut('/paths/~1api~1v2~1search'),
    ),
    'operation-moved',
  ),
  row(
    'a method is another one',
    all(
      (draft) => put('/paths/~1api~1v2~1search/post', Object(draft.paths)['/api/v2/search'].get)(draft),
      cut(search),
    ),
    'operation-moved',
  ),
  row(
    'every path lies below another base path',
    put('/servers/0/url', 'https://api.example.com/eu'),
    'base-path-changed',
  ),
  row('another host', put('/servers/0/url', 'https://api.example.org'), 'server-changed'),
  row('plain HTTP in the place of HTTPS', put('/servers/0/url', 'http://api.example.com'), 'server-changed'),

  // Security
  row('another scheme everywhere', put('/security', [{ other: [] }]), 'security-changed'),
  row('a second key in addition', put('/security', [{ key: [], other: [] }]), 'security-changed'),
  row(
    'a scheme that means another header',
    put('/components/securitySchemes/key', { type: 'apiKey', in: 'header', name: 'X-Token' }),
    'security-changed',
  ),
  row('another scheme of one operation', put(`${search}/security`, [{ other: [] }]), 'security-changed'),
];

/** Edits of parameters that stop working requests. */
const parameterEdits: readonly Pair[] = [
  row('a parameter is gone', cut(parameter('country')), 'parameter-removed'),
  row('a shared parameter is no longer named', cut(`${detail}/get/parameters/0`), 'parameter-removed'),
  row(
    'a parameter is new and required',
    put(`${list}/parameters/-`, { name: 'tenant', in: 'query', required: true, schema: { type: 'string' } }),
    'required-parameter-added',
  ),
  row(
    'a header is new and required',
    put(`${search}/parameters`, [
      { name: 'X-Tenant', in: 'header', required: true, schema: { type: 'string' } },
    ]),
    'required-parameter-added',
  ),
  row('a parameter has another name', put(at('country', '/name'), 'countries'), 'parameter-renamed'),
  row('a parameter has another letter case', put(at('country', '/name'), 'Country'), 'parameter-renamed'),
  row('a parameter is a header', put(at('country', '/in'), 'header'), 'parameter-moved'),
  row('a parameter is required', put(at('country', '/required'), true), 'parameter-became-required'),
  row('a list is one text with commas', put(at('category', '/explode'), false), 'parameter-style-changed'),
  row(
    'a list is written with pipes',
    all(put(at('category', '/style'), 'pipeDelimited'), put(at('category', '/explode'), false)),
    'parameter-style-changed',
  ),
  row(
    'a parameter is JSON',
    all(
      (draft) =>
        put(at('filter', '/content'), {
          'application/json': { schema: Object(draft).paths['/api/v2/events'].get.parameters[10].schema },
        })(draft),
      cut(at('filter')),
      cut(at('filter', '/style')),
      cut(at('filter', '/explode')),
    ),
    'parameter-style-changed',
  ),
  row(
    'reserved characters must be escaped',
    put(at('q', '/allowReserved'), false),
    'parameter-reserved-refused',
  ),
];

/** Edits of replies as wholes after which something that is read disappears or changes. */
const replyEdits: readonly Pair[] = [
  row(
    'a status of success is another one',
    all(
      (draft) =>
        put(`${search}/responses/206`, Object(draft.paths)['/api/v2/search'].get.responses['200'])(draft),
      cut(`${search}/responses/200`),
    ),
    'success-status-changed',
  ),
  row(
    'a status of success is gone',
    all(put(`${search}/responses/400`, { description: 'Refused' }), cut(`${search}/responses/200`)),
    'success-status-removed',
    'error-status-added',
  ),
  row('a media type is gone', cut(`${page}/content/text~1csv`), 'response-media-type-removed'),
  row(
    'a media type is another one',
    all(
      put(`${page}/content/text~1tab-separated-values`, { schema: { type: 'string' } }),
      cut(`${page}/content/text~1csv`),
    ),
    'response-media-type-changed',
  ),
  row(
    'a media type and the schema with it are other ones',
    all(
      put(`${search}/responses/200/content/application~1xml`, {
        schema: { type: 'object', properties: { results: { type: 'string' }, total: { type: 'integer' } } },
      }),
      cut(`${search}/responses/200/content/application~1json`),
    ),
    'response-media-type-changed',
  ),
  row(
    'a media type of JSON and all that is in it are other ones',
    all(
      put(`${detail}/get/responses/200/content/application~1hal+json`, {
        schema: { type: 'object', properties: { event: { $ref: '#/components/schemas/Event' } } },
      }),
      cut(`${detail}/get/responses/200/content/application~1json`),
    ),
    'response-media-type-changed',
  ),
  row(
    'a media type is a range',
    all(put(`${page}/content/*~1*`, { schema: { type: 'string' } }), cut(`${page}/content/text~1csv`)),
    'response-media-type-widened',
  ),
  row('a body is gone', cut(`${search}/responses/200/content`), 'response-body-removed'),
  row(
    'a schema is gone',
    cut(`${search}/responses/200/content/application~1json/schema`),
    'response-type-widened',
  ),
  row('a header is gone', cut(`${page}/headers/Retry-After`), 'header-removed'),
  row('a header may be absent', put(`${page}/headers/X-Usage/required`, false), 'header-became-optional'),
  row('a header is a text', put(`${page}/headers/X-Usage/schema/type`, 'string'), 'response-type-changed'),
];

/** Edits of the bounds, defaults and forms of what is sent. */
const sentFormEdits: readonly Pair[] = [
  row('a greatest value is lower', put(at('limit', '/schema/maximum'), 50), 'request-maximum-lowered'),
  row('a least value is higher', put(at('limit', '/schema/minimum'), 5), 'request-minimum-raised'),
  row(
    'a least value is excluded',
    all(
      cut(at('goldstein_min', '/schema/minimum')),
      put(at('goldstein_min', '/schema/exclusiveMinimum'), -10),
    ),
    'request-minimum-raised',
  ),
  row(
    'a number has a greatest value',
    all(put(at('limit', '/schema/maximum'), 10), put(at('limit', '/schema/exclusiveMaximum'), 9)),
    'request-maximum-lowered',
  ),
  row(
    'a text has a greatest length',
    put(at('country', '/schema/maxLength'), 20),
    'request-max-length-added',
  ),
  row('a text has a least length', put(at('country', '/schema/minLength'), 2), 'request-min-length-added'),
  row(
    'a shared text is shorter',
    put('/components/parameters/Language/schema/maxLength', 2),
    'request-max-length-lowered',
  ),
  row('a list has fewer items', put(at('category', '/schema/maxItems'), 1), 'request-max-items-lowered'),
  row(
    'a list has a least number of items',
    put(at('category', '/schema/minItems'), 2),
    'request-min-items-added',
  ),
  row('a default is another one', put(at('limit', '/schema/default'), 50), 'request-default-changed'),
  row(
    'a default is turned round',
    put(at('include_images', '/schema/default'), true),
    'request-default-changed',
  ),
  row('a default is gone', cut(at('sort', '/schema/default')), 'request-default-removed'),
  row('a default is new', put(at('country', '/schema/default'), 'DE'), 'request-default-added'),
  row('a pattern is new', put(at('country', '/schema/pattern'), '^[A-Z]+$'), 'request-pattern-added'),
  row(
    'a pattern is another one',
    put(at('code', '/schema/pattern'), '^[A-Z]{3}$'),
    'request-pattern-changed',
  ),
  row(
    'a format is another one',
    put(at('date_start', '/schema/format'), 'date-time'),
    'request-format-changed',
  ),
  row('a format is new', put(at('country', '/schema/format'), 'uuid'), 'request-format-narrowed'),
  row('a step is coarser', put(at('goldstein_min', '/schema/multipleOf'), 1), 'request-multiple-narrowed'),
  row(
    'a member is required',
    put(at('filter', '/schema/required'), ['from', 'to']),
    'request-property-became-required',
  ),
  row('a member is gone', cut(at('filter', '/schema/properties/to')), 'request-property-removed'),
  row(
    'other members are refused',
    put(at('filter', '/schema/additionalProperties'), false),
    'request-other-properties-forbidden',
  ),
  row('what may not fit', put(at('country', '/schema/not'), { const: 'XX' }), 'request-not-added'),
];

/** Edits of the types and values of what is sent. */
const sentValueEdits: readonly Pair[] = [
  // Types of what is sent
  row(
    'a number is a whole one',
    put(at('goldstein_min', '/schema/type'), 'integer'),
    'request-type-narrowed',
  ),
  row('a text is a number', put(at('country', '/schema'), { type: 'integer' }), 'request-type-narrowed'),
  row(
    'a list is its only item',
    change(at('category', '/schema'), (old) => Object(old).items),
    'request-type-narrowed',
  ),
  row(
    'a number is a text of one form',
    put(at('limit', '/schema'), { type: 'string', pattern: '^[0-9]$' }),
    'request-type-changed',
  ),
  row(
    'a number is a list of at least two',
    change(at('limit', '/schema'), (old) => ({ type: 'array', items: old, minItems: 2 })),
    'request-type-changed',
  ),
  row(
    'a text of a form is a list of numbers',
    put(at('code', '/schema'), { type: 'array', items: { type: 'integer' } }),
    'request-type-changed',
  ),
  row('a list is one value', put(at('category', '/schema'), { type: 'string' }), 'request-type-changed'),
  row('null is refused', put(at('since', '/schema/type'), 'string'), 'request-became-not-nullable'),
  row(
    'an item is a number',
    put(at('category', '/schema/items'), { type: 'integer' }),
    'request-type-changed',
  ),
  row(
    'a placeholder is a number',
    put(`${detail}/parameters/0/schema/type`, 'integer'),
    'request-type-narrowed',
  ),

  // Values of what is sent
  row(
    'a value of a list is gone',
    put(at('sort', '/schema/enum'), ['significance']),
    'request-enum-value-removed',
  ),
  row(
    'a value has another name',
    put(at('sort', '/schema/enum'), ['significance', 'latest']),
    'request-enum-value-replaced',
  ),
  row('values are limited', put(at('country', '/schema/enum'), ['DE', 'FR']), 'request-enum-added'),
  row('one value alone', put(at('country', '/schema/const'), 'DE'), 'request-enum-added'),
  row(
    'an item of a list is gone',
    put(at('category', '/schema/items/enum'), ['Riots']),
    'request-enum-value-removed',
  ),
  row(
    'a value of an open vocabulary is gone',
    put(at('status', '/schema/x-extensible-enum'), ['operating']),
    'request-vocabulary-value-removed',
  ),
  row(
    'a value joins a closed list',
    put(at('sort', '/schema/enum'), ['significance', 'recent', 'oldest']),
    'request-enum-value-added',
  ),
];

/** Edits after which a working request stops working or a field that is read changes or disappears, and new values of closed lists. */
export const breakingEdits: readonly Pair[] = [
  ...operationEdits,
  ...parameterEdits,
  ...sentValueEdits,
  ...sentFormEdits,
  ...replyEdits,
  ...fieldEdits,
  ...fieldValueEdits,
];
