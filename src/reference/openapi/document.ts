import { interfaceVersion, type OperationId, operation } from '../../../contract/index.js';
import type { Planted } from '../fault.js';
import { envelopeSchemas, replySchemas } from './envelopes.js';
import { eventCardSchemas } from './event-card.js';
import { furtherPaths, macroSchemas } from './macro.js';
import { parameterObjects } from './parameters.js';
import { refer, type Schema } from './schema.js';

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

const ids = Object.keys(replySchemas) as readonly (keyof typeof replySchemas)[];

const operationObject = (id: OperationId, reply: string, planted: Planted): Schema => ({
  operationId: id,
  summary: operation(id).summary,
  parameters: parameterObjects(id, planted),
  responses: {
    '200': { description: 'Success', content: json(refer(reply)) },
    '4XX': { description: 'Error', content: json(refer('Error')) },
  },
});

/** The machine-readable contract: OpenAPI 3.1, of every operation that is answered with data. */
export const openapiDocument = (planted: Planted): Schema => ({
  openapi: '3.1.0',
  info: {
    title: 'Event Intelligence API',
    version: planted('openapi.wrong-version') ? '1.0.0' : interfaceVersion,
  },
  servers: [{ url: '/' }],
  security: [{ bearer: [] }],
  paths: {
    ...Object.fromEntries(
      ids.map((id) => [operation(id).path, { get: operationObject(id, replySchemas[id], planted) }]),
    ),
    ...furtherPaths(planted),
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: { ...envelopeSchemas, ...eventCardSchemas(planted), ...macroSchemas(planted) },
  },
});
