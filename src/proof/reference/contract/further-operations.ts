import { isObject, type Json } from '../bend.js';
import { contract, fronts, json, type Middleware, refusal } from '../http/middleware.js';
import type { Serve, Variants } from '../planted.js';

type Answer = (url: URL) => Response;

/** Serves further paths to those whom the deployment would tell that there is no such path. */
const serving =
  (answers: Readonly<Record<string, Answer>>): Middleware =>
  (serve: Serve): Serve =>
  async (request) => {
    const url = new URL(request.url);
    const response = await serve(request);
    const [, answer] =
      Object.entries(answers).find(([path]) =>
        new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url.pathname),
      ) ?? [];
    return response.status === 404 && answer !== undefined ? answer(url) : response;
  };

/** Declares further paths and what their declarations refer to. */
const declaring = (paths: Json, parameters: Json = {}, schemas: Json = {}): Middleware =>
  contract((document) => {
    const components = isObject(document.components) ? document.components : {};
    const own = isObject(components.schemas) ? components.schemas : {};
    return {
      ...document,
      paths: { ...(isObject(document.paths) ? document.paths : {}), ...paths },
      components: { ...components, parameters, schemas: { ...own, ...schemas } },
    };
  });

const topics = ['energy', 'trade'];
const languages = ['en', 'fr', 'pt'];
const known = ['language', 'sort', 'since', 'depth'];

/** A lenient endpoint, which names what it does not know. */
function briefs(url: URL): Response {
  const topic = url.pathname.split('/').at(-2) ?? '';
  if (!topics.includes(topic)) return refusal(404, 'NOT_FOUND', 'There is no such topic.');
  if (!url.searchParams.has('since'))
    return refusal(400, 'MISSING_PARAM', 'since is missing.', { param: 'since' });
  const sent = url.searchParams.getAll('language');
  if (sent.some((each) => !languages.includes(each)))
    return refusal(400, 'INVALID_ENUM', 'No such language.', { accepted_values: languages });
  const ignored = [...new Set(url.searchParams.keys())].filter((name) => !known.includes(name));
  const data = sent.map((language) => ({ topic, language, score: null }));
  return json(200, { success: true, data, applied_filters: { ignored } });
}

const reply = (schema: Json): Json => ({
  '200': { description: 'Success', content: { 'application/json': { schema } } },
  default: {
    description: 'Error',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
});

const briefPath = '/api/v2/intelligence/{topic}/briefs';
const declaredBriefs: Json = {
  parameters: [{ $ref: '#/components/parameters/Topic' }],
  get: {
    operationId: 'listBriefs',
    parameters: [
      { $ref: '#/components/parameters/Since' },
      {
        name: 'language',
        in: 'query',
        schema: { type: 'array', items: { $ref: '#/components/schemas/Language' } },
      },
      {
        name: 'sort',
        in: 'query',
        schema: { oneOf: [{ type: 'string', enum: ['new', 'old'] }, { type: 'null' }] },
      },
      { name: 'depth', in: 'query', deprecated: true, schema: { type: 'integer', minimum: 1, maximum: 3 } },
    ],
    responses: reply({ $ref: '#/components/schemas/Briefs' }),
  },
};

const score = { type: ['number', 'null'], minimum: 0, maximum: 1 };
const briefSchemas: Json = {
  Language: { type: 'string', enum: languages },
  Briefs: {
    type: 'object',
    required: ['data'],
    properties: { data: { type: 'array', items: { type: 'object', properties: { score } } } },
  },
};

const bare = (id: string, rest: Json = {}): Json => ({
  get: { operationId: id, responses: { '200': { description: 'Success' } }, ...rest },
});
const inHeader = { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' } };
const inPath = { name: 'report', in: 'path', required: true, schema: { type: 'string' } };

/** Operations that a request with a key alone, or with generated values alone, cannot reach. */
const withdrawn: Json = {
  '/api/v2/dashboard/session': bare('getSession', { security: [{ cookie: [] }] }),
  '/api/v2/intelligence/traces': bare('listTraces', { parameters: [inHeader] }),
  '/api/v2/intelligence/reports/{report}': bare('getReport', { parameters: [inPath] }),
  '/api/v2/intelligence/reports/latest': bare('getLatestReport'),
  '/api/v2/meta/health': bare('getHealth', { security: [] }),
};

/** Routes for Monitors and for statistics, as far as they are read. */
export const monitorRoutes = serving({
  '/api/v2/monitors': () => refusal(403, 'MONITOR_ACCESS_DENIED', 'The plan has no Monitors.'),
  '/api/v2/monitors/{monitor_id}': () => refusal(403, 'MONITOR_ACCESS_DENIED', 'The plan has no Monitors.'),
  '/api/v2/macro/releases': () => json(200, { success: true, data: [] }),
});

/** Variants with operations of which the document says nothing, and of where a contract writes its paths. */
export const furtherVariants = {
  'further.intelligence': {
    summary:
      'Serves operations with parameters for the whole path, by reference and exploded, deprecated ones too',
    allowedBy: [
      'contract-and-descriptors',
      'versioning.openapi.dialect',
      'versioning.without-notice.endpoints',
    ],
    front: fronts(
      serving({ [briefPath]: briefs }),
      declaring(
        { [briefPath]: declaredBriefs },
        {
          Topic: { name: 'topic', in: 'path', required: true, schema: { type: 'string', enum: topics } },
          Since: { name: 'since', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
        },
        briefSchemas,
      ),
    ),
  },
  'further.out-of-reach': {
    summary: 'Declares operations that need a session, a header, an id, or a report that is not there yet',
    allowedBy: [
      'contract-and-descriptors',
      'versioning.openapi.dialect',
      'versioning.without-notice.endpoints',
    ],
    front: fronts(
      serving({
        '/api/v2/dashboard/session': () => refusal(401, 'INVALID_TOKEN', 'No session.'),
        '/api/v2/intelligence/reports/latest': () => refusal(404, 'NOT_FOUND', 'There is no report yet.'),
        '/api/v2/meta/health': () => json(200, { success: true, data: { state: 'ok' } }),
      }),
      declaring(withdrawn),
    ),
  },
  'further.servers-path': {
    summary: 'Writes the part with which every path begins into the address of the server',
    allowedBy: ['versioning.openapi.dialect'],
    notBeside: ['contract.with-writing-routes'],
    front: contract((document) => ({
      ...document,
      servers: [
        { url: 'https://{region}.service.example/api/v2/', variables: { region: { default: 'eu' } } },
      ],
      paths: Object.fromEntries(
        Object.entries(isObject(document.paths) ? document.paths : {}).map(([path, item]) => [
          path.replace(/^\/api\/v2/, ''),
          item,
        ]),
      ),
    })),
  },
} as const satisfies Variants;
