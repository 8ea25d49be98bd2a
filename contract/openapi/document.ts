import { errorCodes, errorRow } from '../errors.js';
import { facilitySilos, facilityTypesByClass } from '../facilities.js';
import { rejected, removed, retired } from '../life-cycle.js';
import { coverageStart, interfaceVersion, limits } from '../limits.js';
import { metrics, significanceComponents, significanceDivisors } from '../metrics.js';
import { entitlements, type OperationId, operation, operationIds, plan } from '../operations.js';
import { parametersOf } from '../parameters/index.js';
import { vocabularies } from '../vocabularies.js';
import { parameterNode } from './parameters.js';
import { codesByStatus, replySchemas } from './replies.js';
import { ref, type Schema, schemas } from './schemas.js';

/** The pinned contract as an OpenAPI 3.1 document, made from the tables of this folder. */
export function openapiDocument(): Schema {
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
    tags: [...new Set(operationIds.map((id) => operation(id).heading))].map((name) => ({
      name,
      description: `What the specification says under "${name}".`,
    })),
    paths: Object.fromEntries(operationIds.map((id) => [operation(id).path, { get: operationNode(id) }])),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'An API key' } },
      schemas,
      headers: {
        RetryAfter: {
          description: 'When to try again; not shown, and so not promised',
          schema: { type: 'string' },
        },
      },
    },
    'x-undeclared-parameters': {
      strict: 'UNKNOWN_PARAM',
      lenient: 'applied_filters.ignored',
      toldBy: operation('listEndpoints').path,
    },
    'x-metering': { ...limits.queryUnits, usageHeaders: 'Current usage, under names that are not shown' },
    'x-errors': Object.fromEntries(errorCodes.map((code) => [code, errorRow(code)])),
    'x-entitlements': entitlements,
    'x-vocabularies': vocabularies,
    'x-limits': { ...limits, coverageStart },
    'x-metrics': metrics,
    'x-significance': { components: significanceComponents, divisors: significanceDivisors },
    'x-facilities': { typesByClass: facilityTypesByClass, silos: facilitySilos },
  };
}

function operationNode(id: OperationId): Schema {
  const { summary, heading, entitlement, cost, public: open, window, ...rest } = operation(id);
  const parameters = Object.entries(parametersOf(id)).map(([name, each]) => parameterNode(name, each));
  const { requiresOneOf, requiresExactlyOneOf, parametersShown } = rest;
  return {
    operationId: id,
    summary,
    tags: [heading],
    ...(parameters.length === 0 ? {} : { parameters }),
    responses: { ...refusalsOf(id), ...successOf(id) },
    ...(open === true ? { security: [] } : {}),
    'x-cost': cost,
    'x-parameters-shown': parametersShown,
    ...(entitlement === undefined ? {} : { 'x-entitlement': { flag: entitlement, ...plan(entitlement) } }),
    ...(window === undefined ? {} : { 'x-window': limits.window }),
    ...(requiresOneOf === undefined ? {} : { 'x-requires-one-of': requiresOneOf }),
    ...(requiresExactlyOneOf === undefined ? {} : { 'x-requires-exactly-one-of': requiresExactlyOneOf }),
    ...(id === 'listEvents' ? { 'x-retired': retired, 'x-rejected': rejected } : {}),
    ...Object.fromEntries(removed.flatMap((each) => (each.operation === id ? [['x-removed', each]] : []))),
  };
}

function successOf(id: OperationId): Schema {
  if (id === 'removedV1') return {};
  const reply = replySchemas[id];
  return {
    '200': reply === undefined ? { description: 'The shape is not shown' } : json('Success', reply),
  };
}

const rateHeaders = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
const removalHeaders = {
  Link: { description: 'RFC 8594, rel=successor-version', schema: { type: 'string' } },
  Deprecation: { schema: { const: 'true' } },
};

/** The error replies of an operation; statuses that are not shown for it, as of an unknown id, stay possible. */
function refusalsOf(id: OperationId): Schema {
  const byStatus = [...codesByStatus(id)].map(([status, codes]) => [
    String(status),
    {
      ...json(`Refused: ${codes.join(', ')}`, 'Error'),
      'x-codes': codes,
      ...(status === 429 ? { headers: rateHeaders } : {}),
      ...(status === 410 ? { headers: removalHeaders } : {}),
    },
  ]);
  if (byStatus.length === 0) return {};
  return {
    ...Object.fromEntries(byStatus),
    ...(id === 'removedV1' ? {} : { '4XX': json('Refused', 'Error') }),
  };
}

const json = (description: string, schema: string): Schema => ({
  description,
  content: { 'application/json': { schema: ref(schema) } },
});
