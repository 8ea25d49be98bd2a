import { entitlements } from '../entitlements.js';
import { errorCodes, errorRow } from '../errors.js';
import { rejected, retired } from '../life-cycle.js';
import { interfaceVersion } from '../limits.js';
import { type OperationId, operation, operationIds } from '../operations.js';
import type { Parameter, ParameterType } from '../parameter.js';
import { parametersOf } from '../parameters/index.js';
import { type Vocabulary, vocabularies } from '../vocabularies.js';
import { schemas } from './schemas.js';

type Node = Readonly<Record<string, unknown>>;

/** What a successful reply of an operation holds; absent where its shape is not shown. */
const replies: Readonly<Partial<Record<OperationId, string>>> = {
  listEvents: 'EventsPage',
  getEvent: 'EventDetail',
  summarizeEvents: 'EventsSummary',
  listRegistryEntities: 'RegistryReply',
  getRegistryEntity: 'RegistryReply',
  listRegistryRelationships: 'RegistryReply',
  lookUpIsin: 'RegistryReply',
};

/** The pinned contract as an OpenAPI 3.1 document, made from the tables of this folder. */
export function openapiDocument(): Node {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Event Intelligence API',
      version: interfaceVersion,
      description:
        'The pinned contract: what the specification shows. The x- members are described in docs/contract.md.',
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    tags: [...new Set(operationIds.map((id) => operation(id).heading))].map((name) => ({ name })),
    paths: Object.fromEntries(operationIds.map((id) => [operation(id).path, { get: operationNode(id) }])),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key' } },
      schemas,
      responses: { Refusal: jsonResponse('The request is refused', 'Error') },
    },
    'x-errors': Object.fromEntries(errorCodes.map((code) => [code, errorRow(code)])),
  };
}

function operationNode(id: OperationId): Node {
  const { summary, heading, entitlement, cost } = operation(id);
  const parameters = Object.entries(parametersOf(id)).map(([name, parameter]) =>
    parameterNode(name, parameter),
  );
  return {
    operationId: id,
    summary,
    tags: [heading],
    ...(parameters.length === 0 ? {} : { parameters }),
    responses: responsesOf(id),
    ...(id === 'getOpenapi' || id === 'removedV1' ? { security: [] } : {}),
    'x-cost': cost,
    ...(entitlement === undefined
      ? {}
      : { 'x-entitlement': { flag: entitlement, ...entitlements[entitlement] } }),
    ...(id === 'listEvents' ? { 'x-retired': retired, 'x-rejected': rejected } : {}),
  };
}

function responsesOf(id: OperationId): Node {
  const refusal = { $ref: '#/components/responses/Refusal' };
  if (id === 'removedV1') {
    const headers = {
      Link: { description: 'RFC 8594, rel=successor-version', schema: { type: 'string' } },
      Deprecation: { schema: { const: 'true' } },
    };
    return { '410': { ...jsonResponse('The path is removed', 'Error'), headers } };
  }
  const reply = replies[id];
  const ok = reply === undefined ? { description: 'The shape is not shown' } : jsonResponse('Success', reply);
  const limited = { '402': refusal, '429': refusal };
  return id === 'getOpenapi'
    ? { '200': ok }
    : { '200': ok, '400': refusal, '401': refusal, '403': refusal, ...limited, '4XX': refusal };
}

const jsonResponse = (description: string, schema: string): Node => ({
  description,
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
});

function parameterNode(name: string, parameter: Parameter): Node {
  const {
    summary,
    place,
    required,
    deprecated,
    aliases,
    requires,
    excludes,
    family,
    malformed,
    aboveMaximum,
  } = parameter;
  return {
    name,
    in: place ?? 'query',
    description: `${summary}.`,
    required: required ?? false,
    ...(deprecated === undefined ? {} : { deprecated: true, 'x-deprecated': deprecated }),
    schema: schemaOf(parameter),
    ...(aliases === undefined ? {} : { 'x-aliases': aliases }),
    ...(requires === undefined ? {} : { 'x-requires': requires }),
    ...(excludes === undefined ? {} : { 'x-excludes': excludes }),
    ...(family === undefined ? {} : { 'x-family': family }),
    ...(malformed === undefined ? {} : { 'x-malformed': malformed }),
    ...(aboveMaximum === undefined ? {} : { 'x-above-maximum': aboveMaximum }),
  };
}

const types: Readonly<Record<ParameterType, Node>> = {
  text: { type: 'string' },
  date: { type: 'string', format: 'date' },
  'date-or-instant': { type: 'string', description: 'A date, or an ISO 8601 instant in UTC' },
  instant: { type: 'string', format: 'date-time' },
  days: { type: 'string', pattern: '^\\d+d?$' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  enum: { type: 'string' },
  'enum-list': { type: 'string', description: 'Comma-separated' },
  'text-list': { type: 'string', description: 'Comma-separated' },
  'country-list': { type: 'string', description: 'Comma-separated' },
  box: { type: 'string' },
  point: { type: 'string' },
  cursor: { type: 'string', description: 'Opaque' },
  lei: { type: 'string', description: 'ISO 17442' },
  'lei-list': { type: 'string', description: 'ISO 17442, comma-separated' },
  isin: { type: 'string', description: 'ISO 6166' },
};

function schemaOf({ type, values, minimum, maximum, aboveMaximum, default: value }: Parameter): Node {
  const vocabulary: Vocabulary | undefined = values === undefined ? undefined : vocabularies[values];
  const numeric = type === 'integer' || type === 'number';
  return {
    ...types[type],
    // A list, and a set whose letter case is free, cannot be an enum of the whole value.
    ...(vocabulary === undefined
      ? {}
      : type === 'enum'
        ? { enum: vocabulary.values }
        : { 'x-values': vocabulary.values }),
    ...(vocabulary?.caseInsensitive === true ? { 'x-case-insensitive': true } : {}),
    ...(numeric && minimum !== undefined ? { minimum } : {}),
    ...(maximum === undefined
      ? {}
      : numeric && aboveMaximum === undefined
        ? { maximum }
        : { 'x-maximum': maximum }),
    ...(value === undefined ? {} : { default: value }),
  };
}
