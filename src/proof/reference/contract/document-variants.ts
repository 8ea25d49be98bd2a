import {
  deprecated,
  keyedOperations,
  type OperationId,
  operation,
  parametersOf,
  rejectedNames,
  retiredNames,
} from '../../../../contract/index.js';
import { isLenient } from '../account/family-route.js';
import { isObject, type Json, put } from '../bend.js';
import {
  answering,
  contract,
  detailsOf,
  fronts,
  operationAt,
  refusal,
  withHeaders,
} from '../http/middleware.js';
import type { Serve, Variants } from '../planted.js';
import { monitorRoutes } from './further-operations.js';

/** Changes every object of a document, innermost first. */
const throughout =
  (change: (each: Json) => unknown) =>
  (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(throughout(change));
    if (!isObject(value)) return value;
    return change(
      Object.fromEntries(Object.entries(value).map(([name, each]) => [name, throughout(change)(each)])),
    );
  };

/** Changes every GET operation of a document. */
const operations =
  (change: (get: Json, path: string) => Json | undefined) =>
  (document: Json): Json => ({
    ...document,
    paths: Object.fromEntries(
      Object.entries(isObject(document.paths) ? document.paths : {}).flatMap(([path, item]) => {
        const get = isObject(item) && isObject(item.get) ? change(item.get, path) : undefined;
        return get === undefined ? [] : [[path, { ...(isObject(item) ? item : {}), get }]];
      }),
    ),
  });

const listed = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const nameOf = ({ name }: Json): string => String(name);

const isNull = (schema: unknown): boolean => isObject(schema) && schema.type === 'null';

/** A schema in the words of OpenAPI 3.0. */
function older({ const: only, type, anyOf, examples, exclusiveMinimum, ...schema }: Json): Json {
  const types = Array.isArray(type) ? type.filter((each) => each !== 'null') : [];
  const forms = Array.isArray(anyOf) ? anyOf.filter((each) => !isNull(each)) : [];
  return {
    ...schema,
    ...(Array.isArray(type) ? { type: types[0], nullable: true } : type === undefined ? {} : { type }),
    ...(forms.length > 0 ? { anyOf: forms } : {}),
    ...(Array.isArray(anyOf) && anyOf.some(isNull) ? { nullable: true } : {}),
    ...(Array.isArray(examples) ? { example: examples[0] } : {}),
    ...(only === undefined ? {} : { enum: [only] }),
    ...(typeof exclusiveMinimum === 'number' ? { minimum: exclusiveMinimum, exclusiveMinimum: true } : {}),
  };
}

/** A document without references; its schemas are not recursive. */
function inlined(document: Json): Json {
  const schemas = isObject(document.components) ? document.components.schemas : undefined;
  const known = isObject(schemas) ? schemas : {};
  const expand: (value: unknown) => unknown = throughout(({ $ref, ...rest }) =>
    typeof $ref === 'string' ? expand(known[$ref.split('/').at(-1) ?? '']) : rest,
  );
  const components = isObject(document.components) ? document.components : {};
  const { schemas: _left, ...others } = components;
  return { ...(expand({ ...document, components: {} }) as Json), components: others };
}

const dotted = (name: string): string => `EI.${name}_v2`;

/** A document whose parameters, replies and schemas all stand in components, under names of their own. */
function distributed(document: Json): Json {
  const parameters: Record<string, Json> = {};
  const responses: Record<string, Json> = {};
  const rest = operations((get, path) => {
    const place = path.replace(/\W+/g, '-');
    const own = listed(get.parameters).map((parameter) => {
      const key = `${place}${nameOf(parameter)}`;
      parameters[key] = parameter;
      return { $ref: `#/components/parameters/${key}` };
    });
    const replies = Object.entries(isObject(get.responses) ? get.responses : {}).map(([status, reply]) => {
      const key = status === '200' ? `${place}success` : 'problem';
      responses[key] = reply as Json;
      return [status, { $ref: `#/components/responses/${key}` }];
    });
    return {
      ...get,
      operationId: `op_${place}`,
      tags: ['Data'],
      parameters: own,
      responses: Object.fromEntries(replies),
    };
  })(document);
  const components = isObject(document.components) ? document.components : {};
  const schemas = isObject(components.schemas) ? components.schemas : {};
  const renamed = Object.fromEntries(Object.entries(schemas).map(([name, each]) => [dotted(name), each]));
  const whole = { ...rest, components: { ...components, parameters, responses, schemas: renamed } };
  return throughout((each) =>
    typeof each.$ref === 'string' && each.$ref.startsWith('#/components/schemas/')
      ? { ...each, $ref: `#/components/schemas/${dotted(each.$ref.split('/').at(-1) ?? '')}` }
      : each,
  )(whole) as Json;
}

/** Placeholders of a path by other names, declared for the whole path. */
const renamedPlaceholders = (document: Json): Json => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(isObject(document.paths) ? document.paths : {}).map(([path, item]) => {
      const get = isObject(item) && isObject(item.get) ? item.get : {};
      const inPath = listed(get.parameters).filter((each) => each.in === 'path');
      const inQuery = listed(get.parameters).filter((each) => each.in !== 'path');
      return [
        path.replace(/\{\w+\}/g, '{id}'),
        { parameters: inPath.map((each) => ({ ...each, name: 'id' })), get: { ...get, parameters: inQuery } },
      ];
    }),
  ),
});

const anything = { '200': { description: 'Success' }, default: { description: 'Error' } };

const isBare = (path: string): boolean => {
  const id = operationAt(path);
  return id !== undefined && isLenient(id);
};

/** Names beside the canonical ones: other spellings, and what is retired or refused. */
function everyName(get: Json, path: string): Json {
  const id = operationAt(path);
  if (id === undefined) return get;
  const declared = listed(get.parameters).map(nameOf);
  const spellings = Object.values(parametersOf(id)).flatMap(({ aliases = [] }) => aliases);
  const gone = id === 'listEvents' ? [...retiredNames, ...rejectedNames] : [];
  const added = [...new Set([...spellings, ...gone])].filter((name) => !declared.includes(name));
  return {
    ...get,
    parameters: [
      ...listed(get.parameters),
      ...added.map((name) => ({
        name,
        in: 'query',
        deprecated: gone.some((each) => each === name),
        schema: { type: 'string' },
      })),
    ],
  };
}

const writing = (id: string): Json => ({
  operationId: id,
  requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
  responses: { '201': { description: 'Created' } },
});

const read = (id: string): Json => ({ operationId: id, responses: { '200': { description: 'Success' } } });
const monitorId = { name: 'monitor_id', in: 'path', required: true, schema: { type: 'string' } };

/** Routes that are not shown, those that write among them. */
const furtherPaths: Json = {
  '/api/v2/monitors': { get: read('listMonitors'), post: writing('createMonitor') },
  '/api/v2/monitors/{monitor_id}': {
    parameters: [monitorId],
    get: read('getMonitor'),
    patch: writing('changeMonitor'),
    delete: { operationId: 'deleteMonitor', responses: { '204': { description: 'Deleted' } } },
  },
  '/api/v2/situations': { post: writing('createSituation') },
  '/api/v2/macro/releases': { get: read('listReleases') },
  '/health': { get: { ...read('health'), security: [] } },
};

/** Whether a name is deprecated where an operation takes it; elsewhere the same name may be another parameter. */
const isDeprecated = (id: OperationId | undefined, name: string): boolean =>
  name !== 'category' && deprecated.some((each) => each.operation === id && each.name === name);

/** Leaves deprecated names out of what a refusal lists as accepted. */
const withoutDeprecated = answering(async (response, request) => {
  const { pathname } = new URL(request.url);
  const id = operationAt(pathname);
  // Documents beside the API are refused in words of their own.
  if (response.status !== 400 || id === undefined || !pathname.startsWith('/api/')) return response;
  const body = (await response.json()) as Json;
  const { accepted_params: accepted, ...details } = detailsOf(body);
  const told = Array.isArray(accepted)
    ? { ...details, accepted_params: accepted.filter((name) => !isDeprecated(id, String(name))) }
    : detailsOf(body);
  return refusal(
    response.status,
    String(body.code),
    String(body.error),
    told,
    Object.fromEntries(response.headers),
  );
});

/** Variants of the machine-readable contract. */
/** The document with its path items among the components, as OpenAPI 3.1 has it. */
function itemsApart(document: Json): Json {
  const items = Object.entries(isObject(document.paths) ? document.paths : {});
  const components = isObject(document.components) ? document.components : {};
  const refer = (at: number): Json => ({ $ref: `#/components/pathItems/item${at}` });
  return {
    ...document,
    components: {
      ...components,
      pathItems: Object.fromEntries(items.map(([, item], at) => [`item${at}`, item])),
    },
    paths: Object.fromEntries(items.map(([path], at) => [path, refer(at)])),
  };
}

export const servedContractVariants = {
  'contract.openapi-3-0': {
    summary: 'Writes its contract in OpenAPI 3.0',
    allowedBy: ['versioning.openapi.dialect'],
    front: contract((document) => put('openapi', '3.0.3')(throughout(older)(document) as Json)),
  },
  'contract.inlined': {
    summary: 'Has no schema in components and writes each where it is used',
    allowedBy: ['versioning.openapi.dialect'],
    front: contract(inlined),
  },
  'contract.distributed': {
    summary: 'Keeps parameters, replies and schemas in components, under names of its own',
    allowedBy: ['versioning.openapi.dialect'],
    front: contract(distributed),
  },
  'contract.other-placeholders': {
    summary: 'Calls every placeholder id and declares it for the whole path',
    allowedBy: ['versioning.openapi.dialect'],
    front: contract(renamedPlaceholders),
  },
  'contract.sparse': {
    summary: 'Declares the parameters of strict endpoints, and no replies',
    allowedBy: ['contract-and-descriptors', 'versioning.openapi.omissions'],
    undecided: ['versioning/declared-schema', 'versioning/declared-validation'],
    front: contract(
      operations((get, path) => ({
        responses: anything,
        parameters: listed(get.parameters)
          .filter((each) => each.in === 'path' || !isBare(path))
          .map(({ name, in: place, required, deprecated: flag, schema }) => ({
            name,
            in: place,
            ...(required === true ? { required } : {}),
            ...(flag === true ? { deprecated: flag } : {}),
            schema: isObject(schema) && schema.type === 'array' ? { type: 'array', items: {} } : {},
          })),
      })),
    ),
  },
  'contract.events-only': {
    summary: 'Declares Events and Stories only',
    allowedBy: ['contract-and-descriptors', 'versioning.openapi.omissions'],
    front: contract(operations((get, path) => (/^\/api\/v2\/(events|stories)/.test(path) ? get : undefined))),
  },
  'contract.lenient-replies-otherwise': {
    summary: 'Declares replies of a lenient endpoint that it does not give',
    allowedBy: ['contract-and-descriptors'],
    front: contract(
      put('components.schemas.Model.properties.organization_categorization', { type: 'string' }),
    ),
  },
  'contract.formats-as-annotations': {
    summary: 'Annotates texts of its replies with a format that they do not have',
    allowedBy: ['contract-and-descriptors'],
    front: contract(put('components.schemas.Event.properties.id', { type: 'string', format: 'uuid' })),
  },
  'contract.every-name': {
    summary: 'Declares aliases, retired and refused names as well',
    allowedBy: ['contract-and-descriptors', 'versioning.openapi.other-names'],
    front: contract(operations(everyName)),
  },
  'contract.deprecated-names-left-out': {
    summary: 'Neither declares nor lists deprecated names, which it still applies',
    allowedBy: [
      'summary-deprecations',
      'contract-and-descriptors',
      'versioning.deprecated.no-longer-declared',
    ],
    front: (serve: Serve) =>
      contract(
        operations((get, path) => ({
          ...get,
          parameters: listed(get.parameters).filter((each) => !isDeprecated(operationAt(path), nameOf(each))),
        })),
      )(withoutDeprecated(serve)),
  },
  'contract.deprecated-in-schemas': {
    summary: 'Flags deprecated parameters in their schemas',
    allowedBy: ['versioning.openapi.dialect'],
    front: contract(
      operations((get) => ({
        ...get,
        parameters: listed(get.parameters).map(({ deprecated, ...each }) =>
          deprecated === true
            ? { ...each, schema: { ...objectOf(each.schema), deprecated } }
            : { deprecated, ...each },
        ),
      })),
    ),
  },
  'contract.path-items': {
    apart: true,
    summary: 'Refers from each path to an item among the components',
    allowedBy: ['versioning.openapi.dialect'],
    front: contract(itemsApart),
  },
  'contract.with-writing-routes': {
    summary: 'Declares routes that are not shown, those that write among them, and a server of several',
    allowedBy: ['read-only', 'versioning.openapi.omissions'],
    front: fronts(
      monitorRoutes,
      contract((document) => ({
        ...document,
        servers: [
          {
            url: 'https://{region}.service.example/',
            variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
          },
          { url: '/' },
        ],
        tags: [{ name: 'Monitors' }],
        'x-generated-from': keyedOperations.map((id) => operation(id).path),
        paths: {
          ...furtherPaths,
          ...(isObject(document.paths) ? document.paths : {}),
          '/api/v2/situations': {
            ...(isObject(document.paths) && isObject(document.paths['/api/v2/situations'])
              ? document.paths['/api/v2/situations']
              : {}),
            post: writing('createSituation'),
          },
        },
      })),
    ),
  },
} as const satisfies Variants;

const gateway = '/services/intelligence';
const nested = '/api/v2';

/** Tells the base path in the contract and in the links of removed paths. */
const named =
  (path: string) =>
  (serve: Serve): Serve =>
    answering(async (response, request) => {
      const link = response.headers.get('link');
      if (link !== null) return withHeaders(response, { Link: link.replaceAll('</', `<${path}/`) });
      if (new URL(request.url).pathname !== '/openapi.json') return response;
      const document = put('servers', [{ url: path, description: 'This one' }])(
        (await response.json()) as Json,
      );
      return withHeaders(new Response(JSON.stringify(document)), { 'Content-Type': 'application/json' });
    })(serve);

/** Variants of where the base URL is. */
export const basePathVariants = {
  'base-path.gateway': {
    summary: 'Answers below a path of its host only',
    allowedBy: ['removed-paths', 'service.base-url'],
    path: gateway,
    front: named(gateway),
  },
  'base-path.like-the-prefix': {
    summary: 'Has a base URL that ends like the prefix of its paths',
    allowedBy: ['removed-paths', 'service.base-url'],
    path: nested,
    front: named(nested),
  },
} as const satisfies Variants;
