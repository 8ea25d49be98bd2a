import { interfaceVersion, type OperationId, operation } from '../../../../contract/index.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { macroFrequencies, macroLimit, macroPath, macroSeries } from '../routes/macro-releases.js';
import { eventCardSchemas } from './news-schemas.js';
import { parameterObjects } from './parameters.js';
import { envelopeSchemas, replySchemas } from './replies.js';
import { date, list, number, object, refer, type Schema, text } from './schema.js';

const { min: minimum, max: maximum, usual } = macroLimit;
const success: Schema = { type: 'boolean', const: true };
const inQuery = (name: string, schema: Schema): Schema => ({ name, in: 'query', schema });
const reply = (description: string, schema: Schema): Schema => ({
  description,
  content: { 'application/json': { schema } },
});

/** Paths of which the document shows no more than the family that they belong to. */
const furtherPaths = (planted: Planted): Readonly<Record<string, Schema>> => {
  const get = {
    operationId: 'listReleases',
    summary: 'Releases of a statistic',
    parameters: [
      { name: 'series', in: 'path', required: true, schema: { type: 'string', enum: macroSeries } },
      inQuery('frequency', { type: 'string', enum: macroFrequencies, default: macroFrequencies[0] }),
      inQuery('as_of', date),
      inQuery('revised_only', { type: 'boolean' }),
      inQuery('value_min', number(0, 200)),
      inQuery('value_max', number(0, 200)),
      inQuery('limit', {
        type: 'integer',
        minimum,
        maximum: planted('openapi.macro-limit-too-wide') ? 10 * maximum : maximum,
        default: usual,
      }),
      ...(planted('openapi.macro-parameter-refused')
        ? [inQuery('vintage', { type: 'integer', minimum: 1 })]
        : []),
    ],
    responses: { '200': reply('Success', refer('ReleaseList')), '4XX': reply('Error', refer('Error')) },
  };
  const vintages = { ...get, operationId: 'listVintages', parameters: [] };
  return {
    [macroPath]: { get },
    ...(planted('openapi.unserved-path-declared') ? { '/api/v2/macro/vintages': { get: vintages } } : {}),
  };
};

const macroSchemas = (planted: Planted): Readonly<Record<string, Schema>> => ({
  ReleaseList: object(
    {
      success,
      data: list(
        object(
          {
            series: text,
            value: planted('openapi.release-value-text') ? text : { type: 'number' },
            is_revised: { type: 'boolean' },
            released_on: date,
          },
          ['series', 'value', 'is_revised', 'released_on'],
        ),
      ),
      applied_filters: object({ ignored: list(text) }),
    },
    ['success', 'data'],
  ),
});

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
const openapiDocument = (planted: Planted): Schema => ({
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
    securitySchemes: {
      bearer: planted('openapi.key-in-own-header')
        ? { type: 'apiKey', in: 'header', name: 'X-API-Key' }
        : { type: 'http', scheme: 'bearer' },
    },
    schemas: { ...envelopeSchemas, ...eventCardSchemas(planted), ...macroSchemas(planted) },
  },
});

export const openapiFaults = {
  'openapi.missing': {
    clauses: ['versioning.openapi.place'],
    summary: 'Does not serve openapi.json',
  },
  'openapi.not-json': {
    clauses: ['versioning.openapi.place'],
    summary: 'Serves a page for people at openapi.json',
  },
  'openapi.wrong-version': {
    clauses: ['versioning.openapi.interface-version'],
    summary: 'States interface version 1.0.0',
  },
  'openapi.key-in-own-header': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Tells clients to send the key in X-API-Key, which is not read',
  },
  'openapi.deprecated-flags-missing': {
    clauses: [
      'versioning.deprecated.domain.list.flagged',
      'versioning.deprecated.domain.summary.flagged',
      'versioning.deprecated.event-family.list.flagged',
      'versioning.deprecated.event-family.summary.flagged',
    ],
    summary: 'Flags no parameter as deprecated',
  },
  'openapi.list-domain-not-flagged': {
    clauses: ['versioning.deprecated.domain.list.flagged'],
    summary: 'Does not flag domain of the Events list as deprecated',
  },
  'openapi.summary-domain-not-flagged': {
    clauses: ['versioning.deprecated.domain.summary.flagged'],
    summary: 'Does not flag domain of the Events summary as deprecated',
  },
  'openapi.list-event-family-not-flagged': {
    clauses: ['versioning.deprecated.event-family.list.flagged'],
    summary: 'Does not flag event_family of the Events list as deprecated',
  },
  'openapi.summary-event-family-not-flagged': {
    clauses: ['versioning.deprecated.event-family.summary.flagged'],
    summary: 'Does not flag event_family of the Events summary as deprecated',
  },
  'openapi.fatalities-not-nullable': {
    clauses: ['versioning.openapi.describes-replies'],
    summary: 'Declares fatalities as an integer, though replies carry null',
  },
  'openapi.event-id-integer': {
    clauses: ['versioning.openapi.describes-replies'],
    summary: 'Declares the id of an Event as an integer',
  },
  'openapi.category-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Does not declare category, which the server accepts',
  },
  'openapi.refused-parameter-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a parameter of the registry entities that the server refuses',
  },
  'openapi.refused-text-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a text filter of the foreign-agent links that the server refuses',
  },
  'openapi.refused-value-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a dimension of the Stories summary that the server refuses',
  },
  'openapi.refused-bound-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a wider range of a metric bound than the server takes',
  },
  'openapi.served-bound-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a least significance of at most 0.5, although requests with more are served',
  },
  'openapi.served-value-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Leaves a category of the Events list out that the server takes',
  },
  'openapi.open-values-closed': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Closes the status of facilities to three values, although others are shown and served',
  },
  'openapi.optional-parameter-required': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares region of the Events list as required, which the server does without',
  },
  'openapi.selector-required': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares recipient of awards as required, which a request with a UEI does without',
  },
  'openapi.other-default-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares 50 as the usual limit of the Events list, and serves 25',
  },
  'openapi.served-date-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a pattern of instants for the dates of the Events summary, and serves dates',
  },
  'openapi.served-radius-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares that a radius exceeds 1 km, and serves one of 1 km',
  },
  'openapi.served-list-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares 25 LEIs in a request to the registry, and serves 100',
  },
  'openapi.lists-exploded': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary:
      'Lets the lists of the Events summary be sent as repeated parameters, of which the server reads one',
  },
  'openapi.served-box-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares boxes of whole degrees on facilities, and serves parts of a degree',
  },
  'openapi.served-path-not-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares facility ids of twenty characters, and serves shorter ones',
  },
  'openapi.unserved-path-declared': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a path that it does not serve',
  },
  'openapi.macro-limit-too-wide': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a greater limit of the macro releases than the server takes',
  },
  'openapi.macro-parameter-refused': {
    clauses: ['versioning.openapi.same-descriptors'],
    summary: 'Declares a parameter of the macro releases that the server refuses',
  },
  'openapi.release-value-text': {
    clauses: ['versioning.openapi.describes-replies'],
    summary: 'Declares the value of a macro release as a text, though replies carry a number',
  },
} as const satisfies Faults;

/** The machine-readable contract. Public. */
export function getOpenapi(planted: Planted): Response {
  if (planted('openapi.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  if (planted('openapi.not-json')) {
    const page = '<!doctype html><title>API reference</title><h1>API reference</h1>';
    return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  return Response.json(openapiDocument(planted));
}
