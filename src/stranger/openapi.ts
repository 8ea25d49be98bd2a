import type { Parameter } from './declaring.js';
import { has } from './planted.js';
import type { Route } from './route.js';
import { routes } from './routes.js';
import { schemas } from './schemas.js';

type Part = Readonly<Record<string, unknown>>;

function componentName(route: Route, { name }: Parameter): string {
  return `${route.operation}.${name}`;
}

function parameterPart({ name, schema, list, deprecated }: Parameter): Part {
  return {
    in: 'query',
    name,
    required: false,
    ...(deprecated && !(name === 'event_family' && has('deprecation-unflagged')) && { deprecated }),
    ...(list && { style: 'form', explode: false }),
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

function operationPart(route: Route): Part {
  return {
    operationId: route.operation,
    summary: route.title,
    tags: [route.capability ?? 'news'],
    parameters: route.parameters
      .filter(({ name }) => name !== 'group_by' || !has('contract-without-group-by'))
      .map((parameter) => ({
        $ref: `#/components/parameters/${componentName(route, parameter)}`,
      })),
    responses: {
      '200': reply(route.data, 'Resposta'),
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

/** The published contract, in OpenAPI 3.0.3. */
export function contractDocument(base: string): Part {
  const own = routes.flatMap((route) =>
    route.parameters.map((given) => [componentName(route, given), parameterPart(given)] as const),
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
    servers: [{ url: base }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      parameters: {
        ...Object.fromEntries(own),
        ...Object.fromEntries([...open].map((name) => [`path.${name}`, path(name)])),
      },
      responses: { Refused: reply('Problem', 'Recusa') },
      schemas,
    },
    paths: {
      ...Object.fromEntries(items),
      '/api/v2/meta/endpoints': {
        get: { operationId: 'op_map', summary: 'Routes', responses: { '200': { description: 'Resposta' } } },
      },
    },
  };
}
