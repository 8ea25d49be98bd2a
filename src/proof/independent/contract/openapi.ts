import { has } from '../bugs.js';
import { leafTypes } from '../facilities/catalogue.js';
import type { Parameter, Route } from '../http/route.js';
import { routes } from '../routes.js';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const maybe = (schema: Schema): Schema => ({ ...schema, nullable: true });
const list = (items: Schema): Schema => ({ type: 'array', items });
const object = (properties: Schema, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

const rubric = maybe({ type: 'number', minimum: 0, maximum: 1 });

/** Component schemas of the published contract, in OpenAPI 3.0. */
const schemas: Readonly<Record<string, Schema>> = {
  Problem: object(
    { success: { type: 'boolean', enum: [false] }, error: text, code: text, details: { type: 'object' } },
    'success',
    'error',
    'details',
  ),
  Pages: object(
    { limit: { type: 'integer' }, cursor: maybe(text), next_cursor: maybe(text) },
    'limit',
    'cursor',
    'next_cursor',
  ),
  Metrics: object(
    {
      significance: { type: 'number', minimum: 0, maximum: 1 },
      goldstein_scale: maybe({ type: 'number', minimum: -10, maximum: 10 }),
      magnitude: maybe({ type: 'number', minimum: 0, maximum: 10 }),
      systemic_importance: rubric,
      propagation_potential: rubric,
      market_sensitivity: rubric,
      confidence: { type: 'number', minimum: 0, maximum: 1 },
      article_count: { type: 'integer' },
      metric_inputs: { type: 'object' },
    },
    'significance',
    'confidence',
    'article_count',
  ),
  Place: object(
    {
      country: text,
      region: maybe(text),
      continent: maybe(text),
      admin1: maybe(text),
      location: maybe(text),
      latitude: maybe(number),
      longitude: maybe(number),
    },
    'country',
  ),
  Card: object(
    {
      id: text,
      url: text,
      primary_story_url: text,
      family: { type: 'string', enum: ['conflict', 'cameoplus'] },
      title: text,
      summary: text,
      event_date: { type: 'string', format: 'date' },
      category: text,
      subcategory: text,
      domain: text,
      event_code: text,
      geo: ref('Place'),
      actors: list(object({ name: text, country: maybe(text), role: text })),
      metrics: ref('Metrics'),
      has_fatalities: { type: 'boolean' },
      fatalities: maybe({ type: 'integer' }),
      story_refs: list({ type: 'object' }),
      entity_refs: list({ type: 'object' }),
      top_articles: list({ type: 'object' }),
      entity_link: { type: 'object' },
    },
    'id',
    'family',
    'title',
    'event_date',
    'metrics',
  ),
  Bucket: object(
    {
      bucket: object({ of: text, term: maybe(text) }),
      event_count: { type: 'integer' },
      fatalities: maybe({ type: 'integer' }),
      fatality_event_count: { type: 'integer' },
      metric_stats: { type: 'object' },
    },
    'event_count',
  ),
  cards: object(
    {
      success: { type: 'boolean' },
      data: list(ref('Card')),
      pagination: ref('Pages'),
      sort: text,
      meta: { type: 'object' },
      applied_filters: { type: 'object' },
    },
    'success',
    'data',
    'pagination',
    'sort',
    'meta',
    'applied_filters',
  ),
  stories: object(
    {
      success: { type: 'boolean' },
      data: list({ type: 'object' }),
      pagination: ref('Pages'),
      sort: text,
      meta: { type: 'object' },
      applied_filters: { type: 'object' },
    },
    'success',
    'data',
    'pagination',
    'sort',
    'meta',
    'applied_filters',
  ),
  card: object({ success: { type: 'boolean' }, data: ref('Card') }, 'success', 'data'),
  buckets: object(
    { success: { type: 'boolean' }, group_by: text, data: list(ref('Bucket')) },
    'success',
    'group_by',
    'data',
  ),
  tallies: object(
    { success: { type: 'boolean' }, group_by: text, data: list({ type: 'object' }) },
    'success',
    'group_by',
    'data',
  ),
  records: object({ success: { type: 'boolean' }, data: list({ type: 'object' }) }, 'success', 'data'),
  record: object({ success: { type: 'boolean' }, data: { type: 'object' } }, 'success', 'data'),
};

type Part = Readonly<Record<string, unknown>>;

function componentName(route: Route, { name }: Parameter): string {
  return has('contract-parameters-shared-by-name') ? name : `${route.operation}.${name}`;
}

function parameterPart({ name, schema, list, deprecated }: Parameter): Part {
  return {
    in: 'query',
    name,
    required: name === 'recipient' && has('contract-requires-recipient'),
    ...(deprecated && !(name === 'event_family' && has('deprecation-unflagged')) && { deprecated }),
    ...(list && { style: 'form', explode: has('contract-lists-exploded') }),
    schema,
  };
}

function openNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
}

function pathParts(path: string): readonly Part[] {
  return openNames(path).map((name) => ({ $ref: `#/components/parameters/path.${name}` }));
}

function reply(schema: string, description: string): Part {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}

/** Bent: whether a parameter is missing in the descriptors that the contract is written from. */
function isUnmigrated({ operation }: Route, name: string): boolean {
  return operation === 'op_sites' && name === 'entity' && has('contract-of-migrated-facility-filters');
}

function operationPart(route: Route): Part {
  return {
    operationId: route.operation,
    summary: route.title,
    tags: [route.capability ?? 'news'],
    parameters: route.parameters
      .filter(({ name }) => name !== 'group_by' || !has('contract-without-group-by'))
      .filter(({ name }) => !isUnmigrated(route, name))
      .map((parameter) => ({
        $ref: `#/components/parameters/${componentName(route, parameter)}`,
      })),
    responses: {
      '200': reply(route.data, 'Resposta'),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

/** A parameter as the contract tells it; bent, with another maximum or pattern, or without a value. */
function told({ operation }: Route, given: Parameter): Parameter {
  if (operation === 'op_sites' && given.name === 'type' && has('contract-without-ports'))
    return { ...given, schema: list({ type: 'string', enum: leafTypes.filter((type) => type !== 'port') }) };
  if (operation === 'op_awards' && given.name === 'uei' && has('contract-uei-of-nine'))
    return { ...given, schema: { ...given.schema, pattern: '^[0-9A-Za-z]{9}$' } };
  const isOfStories = ['op_stories', 'op_story_tally'].includes(operation);
  if (isOfStories && given.name === 'domain' && has('story-domain-unflagged'))
    return { ...given, deprecated: false };
  const isScale = operation === 'op_tally' && given.name.startsWith('goldstein_scale_');
  if (isScale && has('contract-scale-from-zero'))
    return { ...given, schema: { ...given.schema, minimum: 0 } };
  const isBent = operation === 'op_sites' && given.name === 'limit' && has('contract-limit-of-fifty');
  return isBent ? { ...given, schema: { ...given.schema, maximum: 50 } } : given;
}

/** The schemas as the contract tells them; bent, with a count on every card. */
function schemasTold(): Readonly<Record<string, Schema>> {
  if (!has('contract-denies-null-fatalities')) return schemas;
  const properties = { ...(schemas.Card?.properties as Schema), fatalities: { type: 'integer' } };
  return { ...schemas, Card: { ...schemas.Card, properties } };
}

/** How a key is sent; bent, in a header of its own. */
function keyScheme(): Part {
  const isOwn = has('contract-key-in-own-header');
  return isOwn ? { type: 'apiKey', in: 'header', name: 'X-API-Key' } : { type: 'http', scheme: 'bearer' };
}

/** The published contract, in OpenAPI 3.0.3. */
export function contractDocument(base: string): Part {
  const own = routes.flatMap((route) =>
    route.parameters.map(
      (given) => [componentName(route, given), parameterPart(told(route, given))] as const,
    ),
  );
  const path = (name: string) => ({ in: 'path', name, required: true, schema: { type: 'string' } });
  const open = new Set(routes.flatMap((route) => openNames(route.path)));
  const items = routes.map((route) => [
    route.path,
    { parameters: pathParts(route.path), get: operationPart(route) },
  ]);
  return {
    openapi: '3.0.3',
    info: {
      title: 'Event Intelligence',
      version: has('contract-version-of-build') ? '2.3.1' : '2.0.0',
      license: { name: 'Proprietary' },
    },
    servers: [{ url: has('contract-server-repeats-path') ? `${base}/api/v2` : base }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: keyScheme() },
      parameters: {
        ...Object.fromEntries(own),
        ...Object.fromEntries([...open].map((name) => [`path.${name}`, path(name)])),
      },
      responses: { Refused: reply('Problem', 'Recusa') },
      schemas: schemasTold(),
    },
    paths: {
      ...Object.fromEntries(items),
      '/api/v2/meta/endpoints': {
        get: { operationId: 'op_map', summary: 'Routes', responses: { '200': { description: 'Resposta' } } },
      },
    },
  };
}
