import { isArray, isObject, type Json, pointerMembers } from '../../../kit/index.js';

const parameters = {
  limit: { schema: { type: 'integer', minimum: 1, maximum: 100, default: 25 } },
  country: { description: 'Countries', schema: { type: 'string' } },
  sort: { schema: { type: 'string', enum: ['significance', 'recent'], default: 'significance' } },
  date_start: { schema: { type: 'string', format: 'date' } },
  category: { schema: { type: 'array', items: { type: 'string', enum: ['Battles', 'Riots'] }, maxItems: 5 } },
  code: { schema: { type: 'string', pattern: '^[A-Z]{2}$', minLength: 2, maxLength: 2 } },
  goldstein_min: { schema: { type: 'number', minimum: -10, exclusiveMaximum: 10, multipleOf: 0.5 } },
  include_images: { schema: { type: 'boolean', default: false } },
  status: { schema: { type: 'string', 'x-extensible-enum': ['operating', 'proposed'] } },
  since: { schema: { type: ['string', 'null'] } },
  filter: {
    style: 'deepObject',
    explode: true,
    schema: {
      type: 'object',
      required: ['from'],
      properties: { from: { type: 'string' }, to: { type: 'string' } },
    },
  },
  q: { allowReserved: true, schema: { type: 'string' } },
};

type ParameterName = keyof typeof parameters;

const listed = Object.entries(parameters).map(([name, each]) => ({ name, in: 'query', ...each }));
const byId = { name: 'event_id', in: 'path', required: true, schema: { type: 'string' } };
const shared = { $ref: '#/components/parameters/Language' };
const json = (schema: Json): Json => ({ 'application/json': { schema } });
const failure = { $ref: '#/components/responses/Failure' };

/** A small contract that only reads, in OpenAPI 3.1, with most of what a schema can say. */
export const base: Json = {
  openapi: '3.1.0',
  info: { title: 'Events', version: '2.0.0' },
  servers: [{ url: 'https://api.example.com' }],
  security: [{ key: [] }],
  paths: {
    '/api/v2/events': {
      get: {
        operationId: 'listEvents',
        tags: ['events'],
        description: 'Events',
        parameters: [...listed, shared],
        responses: {
          '200': {
            description: 'A page',
            headers: {
              'X-Usage': { required: true, schema: { type: 'integer' } },
              'Retry-After': { schema: { type: 'string' } },
            },
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Page' } },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          '400': failure,
          '401': failure,
        },
      },
    },
    '/api/v2/events/{event_id}': {
      parameters: [byId],
      get: {
        operationId: 'getEvent',
        parameters: [shared],
        responses: {
          '200': { description: 'An Event', content: json({ $ref: '#/components/schemas/Event' }) },
          default: failure,
        },
      },
    },
    '/api/v2/search': {
      get: {
        operationId: 'search',
        responses: {
          '200': {
            description: 'Results',
            content: json({
              type: 'array',
              items: {
                oneOf: [{ $ref: '#/components/schemas/Person' }, { $ref: '#/components/schemas/Company' }],
                discriminator: { propertyName: 'kind' },
              },
            }),
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer' },
      other: { type: 'apiKey', in: 'header', name: 'X-Key' },
      oauth: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: 'https://a.test/token', scopes: { read: '', all: '' } } },
      },
    },
    parameters: {
      Language: { name: 'language', in: 'query', schema: { type: 'string', maxLength: 5 } },
    },
    responses: {
      Failure: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
    },
    schemas: {
      Error: {
        type: 'object',
        required: ['success', 'code'],
        properties: {
          success: { const: false },
          code: { type: 'string', enum: ['INVALID_LIMIT', 'INVALID_DATE'] },
          details: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
      Page: {
        type: 'object',
        required: ['data'],
        properties: {
          success: { const: true },
          data: { type: 'array', maxItems: 100, items: { $ref: '#/components/schemas/Event' } },
        },
      },
      Event: {
        allOf: [
          { $ref: '#/components/schemas/Identified' },
          {
            type: 'object',
            required: ['title', 'metrics'],
            properties: {
              title: { type: 'string', minLength: 1 },
              family: { type: 'string', enum: ['conflict', 'cameoplus'] },
              event_date: { type: 'string', format: 'date' },
              fatalities: { type: ['integer', 'null'], minimum: 0 },
              metrics: { $ref: '#/components/schemas/Metrics' },
              parent: { $ref: '#/components/schemas/Event' },
              tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
              point: { type: 'array', prefixItems: [{ type: 'number' }, { type: 'number' }] },
              labels: { type: 'object', patternProperties: { '^x_': { type: 'string' } } },
              role: { type: 'string', 'x-extensible-enum': ['actor1'] },
              note: { type: 'string', default: '' },
              image: { anyOf: [{ $ref: '#/components/schemas/Image' }, { type: 'null' }] },
              secret: { type: 'string', writeOnly: true },
            },
          },
        ],
      },
      Identified: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string', pattern: '^[a-z]+_' } },
      },
      Metrics: {
        type: 'object',
        additionalProperties: false,
        properties: {
          significance: { type: 'number', minimum: 0, maximum: 1 },
          count: { type: 'integer', format: 'int32' },
        },
      },
      Image: { type: 'object', required: ['url'], properties: { url: { type: 'string', format: 'uri' } } },
      Person: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: 'person' }, name: { type: 'string' } },
      },
      Company: {
        type: 'object',
        required: ['kind'],
        properties: { kind: { const: 'company' }, lei: { type: 'string' } },
      },
    },
  },
};

export const list = '/paths/~1api~1v2~1events/get';
export const detail = '/paths/~1api~1v2~1events~1{event_id}';
export const search = '/paths/~1api~1v2~1search/get';
export const schemas = '/components/schemas';
export const event = `${schemas}/Event/allOf/1`;

/** Where a parameter of the list stands. */
export const parameter = (name: ParameterName): string =>
  `${list}/parameters/${Object.keys(parameters).indexOf(name)}`;

/** A document that an edit may change. */
export type Draft = { [member: string]: Json };
export type Edit = (draft: Draft) => void;

function holderOf(
  draft: Json,
  pointer: string,
): { readonly holder: Record<string, Json>; readonly last: string } {
  const steps = pointerMembers(pointer);
  let holder = draft as Record<string, Json>;
  for (const step of steps.slice(0, -1)) {
    const below = holder[step];
    if (!isObject(below) && !isArray(below)) throw new Error(`There is no ${pointer}.`);
    holder = below as Record<string, Json>;
  }
  return { holder, last: steps.at(-1) ?? '' };
}

/** An edit that puts a value at a pointer; `-` is the end of a list. */
export const put =
  (pointer: string, value: Json): Edit =>
  (draft) => {
    const { holder, last } = holderOf(draft, pointer);
    if (Array.isArray(holder) && last === '-') holder.push(structuredClone(value));
    else holder[last] = structuredClone(value);
  };

/** An edit that takes away what stands at a pointer. */
export const cut =
  (pointer: string): Edit =>
  (draft) => {
    const { holder, last } = holderOf(draft, pointer);
    if (!(last in holder)) throw new Error(`There is no ${pointer}.`);
    if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else delete holder[last];
  };

/** An edit that makes another value of what stands at a pointer. */
export const change =
  <Value extends Json>(pointer: string, to: (value: Value) => Json): Edit =>
  (draft) => {
    const { holder, last } = holderOf(draft, pointer);
    put(pointer, to(holder[last] as Value))(draft);
  };

/** Several edits that belong together. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (draft) => {
    for (const each of edits) each(draft);
  };

/** A document after an edit. */
export function edited(document: Json, edit: Edit): Json {
  const draft = structuredClone(document) as Draft;
  edit(draft);
  return draft;
}

/** One edit and the rules of the findings that it must have, no more and no fewer. */
export interface Pair {
  readonly name: string;
  readonly edit: Edit;
  readonly expected: readonly string[];
}

export const row = (name: string, edit: Edit, ...expected: readonly string[]): Pair => ({
  name,
  edit,
  expected,
});

/** A place in the declaration of a parameter, its schema unless told otherwise. */
export const at = (name: ParameterName, below = '/schema'): string => `${parameter(name)}${below}`;

/** A field of the Event card. */
export const field = (name: string): string => `${event}/properties/${name}`;
export const page = `${list}/responses/200`;
export const items = `${search}/responses/200/content/application~1json/schema/items`;
