import { type OperationId, operation, rejectedNames, retiredNames } from '../../../../contract/index.js';
import { isLenient } from '../account/family-route.js';
import type { Call, Reply } from '../account/route.js';
import { isObject, type Json, put } from '../bend.js';
import { acceptedNames, refuseUndeclared } from '../http/declared-parameters.js';
import { answering, contract, json, operationAt, refusal } from '../http/middleware.js';
import { nearest, Refusal } from '../http/refusal.js';
import type { Faults, Serve, Variants } from '../planted.js';
import { macroPath, seriesPath } from '../routes/macro-releases.js';
import { replySchemas } from './replies.js';

export const metaFaults = {
  'meta.missing': {
    clauses: ['versioning.meta-endpoints.coverage', 'routes.meta-endpoints'],
    summary: 'Has no endpoint directory',
  },
  'meta.without-coverage': {
    clauses: ['versioning.meta-endpoints.coverage'],
    summary: 'Leaves coverage out of the endpoint directory',
  },
  'meta.coverage-empty': {
    clauses: ['versioning.meta-endpoints.coverage'],
    summary: 'Sends an empty coverage in the endpoint directory',
  },
  'meta.coverage-in-words': {
    clauses: ['versioning.meta-endpoints.coverage'],
    summary: 'Sends a word as the coverage of the endpoint directory',
  },
  'meta.success-false': {
    clauses: ['versioning.meta-endpoints.no-error'],
    summary: 'Sends the endpoint directory with success false',
  },
  'meta.strict-called-lenient': {
    clauses: ['versioning.lenient.ignored'],
    summary: 'Calls every endpoint lenient, those that refuse undeclared parameters as well',
  },
} as const satisfies Faults;

/** The operations of the directory. */
export const published = Object.keys(replySchemas) as readonly OperationId[];

/** The endpoint directory: each endpoint, and how many of them refuse undeclared parameters. */
export function listEndpoints(call: Call): Reply {
  const { planted } = call.deployment;
  if (planted('meta.missing')) throw new Refusal('NOT_FOUND', 'There is no such path.');
  refuseUndeclared(call.url, 'listEndpoints', planted);

  const isStrict = (id: OperationId) => !isLenient(id) && !planted('meta.strict-called-lenient');
  const endpoints = endpointsBy(isStrict);
  const pathsOf = (wanted: boolean) =>
    endpoints.filter(({ strict }) => strict === wanted).map(({ path }) => path);
  const coverage = {
    published: endpoints.length,
    descriptor_backed: pathsOf(true).length,
    strict: pathsOf(true),
    lenient: pathsOf(false),
  };
  const data = endpoints.map((each) => ({ method: 'GET', ...each }));
  const told = planted('meta.coverage-in-words') ? 'partial' : coverage;
  const shown = planted('meta.coverage-empty') ? {} : told;
  const success = !planted('meta.success-false');
  return { body: { success, data, ...(planted('meta.without-coverage') ? {} : { coverage: shown }) } };
}

const handled: readonly string[] = [...retiredNames, ...rejectedNames];
const isEvents = (id: OperationId): boolean => id === 'listEvents' || id === 'summarizeEvents';
const isStories = (id: OperationId): boolean => id === 'listStories' || id === 'summarizeStories';

/** The parameters of a request that its operation neither declares nor has an answer of its own for. */
function undeclaredIn(url: URL, id: OperationId): readonly string[] {
  const accepted = acceptedNames(id);
  return [...new Set(url.searchParams.keys())].filter(
    (name) =>
      !accepted.includes(name) &&
      !((isEvents(id) || isStories(id) || id === 'getHierarchy') && handled.includes(name)),
  );
}

interface Endpoint {
  readonly path: string;
  readonly strict: boolean;
  readonly summary?: string;
  readonly params?: readonly string[];
}

/** The endpoints of the directory, two that the specification does not show among them. */
const endpointsBy = (isStrict: (id: OperationId) => boolean): readonly Endpoint[] => [
  ...published.map((id) => ({
    path: operation(id).path,
    summary: operation(id).summary,
    strict: isStrict(id),
    params: acceptedNames(id),
  })),
  { path: macroPath, strict: true },
  { path: seriesPath, strict: false },
];

/** What the directory tells of each endpoint. */
type Directory = (endpoints: readonly Endpoint[]) => Json;

const directory =
  (told: Directory, isStrict: (id: OperationId) => boolean = (id) => !isLenient(id)) =>
  (serve: Serve): Serve =>
    contract(put('components.schemas.EndpointDirectory', { type: 'object' }))(
      answering((response, request) => {
        if (operationAt(new URL(request.url).pathname) !== 'listEndpoints' || response.status !== 200)
          return response;
        const endpoints = endpointsBy(isStrict).map(({ path, strict }) => ({ path, strict }));
        return json(200, { success: true, ...told(endpoints) });
      })(serve),
    );

const usual: Directory = (endpoints) => ({
  data: endpoints,
  coverage: {
    published: endpoints.length,
    descriptor_backed: endpoints.filter((each) => each.strict).length,
  },
});

/** Serves what would be refused for an undeclared parameter, and lists it as ignored where there is a place. */
const permissive =
  (serve: Serve): Serve =>
  async (request) => {
    const url = new URL(request.url);
    const id = operationAt(url.pathname);
    const ignored = id === undefined ? [] : undeclaredIn(url, id);
    if (ignored.length === 0) return serve(request);
    for (const name of ignored) url.searchParams.delete(name);
    const response = await serve(new Request(url, { headers: request.headers }));
    const body: unknown = response.status === 200 ? await response.clone().json() : undefined;
    if (!isObject(body) || !isObject(body.applied_filters)) return response;
    const told = Array.isArray(body.applied_filters.ignored) ? body.applied_filters.ignored : [];
    const filters = { ...body.applied_filters, ignored: [...told, ...ignored] };
    return json(200, { ...body, applied_filters: filters }, Object.fromEntries(response.headers));
  };

/** Refuses undeclared parameters on every endpoint. */
const pedantic =
  (serve: Serve): Serve =>
  async (request) => {
    const url = new URL(request.url);
    const id = operationAt(url.pathname);
    const response = await serve(request);
    const [name] = id !== undefined && isLenient(id) ? undeclaredIn(url, id) : [];
    if (id === undefined || name === undefined || response.status !== 200) return response;
    const accepted = acceptedNames(id);
    return refusal(
      400,
      'UNKNOWN_PARAM',
      `There is no ${name}.`,
      { param: name, did_you_mean: nearest(name, accepted)[0] ?? null, accepted_params: accepted },
      Object.fromEntries(response.headers),
    );
  };

/** Variants of which endpoints refuse undeclared parameters, and of the directory that tells it. */
export const strictnessVariants = {
  'strictness.none': {
    summary: 'Refuses undeclared parameters nowhere',
    allowedBy: ['undeclared-parameters', 'versioning.strict.which'],
    front: (serve) => directory(usual, () => false)(permissive(serve)),
  },
  'strictness.everywhere': {
    summary: 'Refuses undeclared parameters everywhere',
    allowedBy: ['undeclared-parameters', 'versioning.strict.which'],
    front: (serve) => directory(usual, () => true)(pedantic(serve)),
  },
  'strictness.untold': {
    summary: 'Counts strict endpoints and does not name them',
    allowedBy: ['undeclared-parameters', 'contract-and-descriptors', 'routes.meta-endpoints.response'],
    front: directory((endpoints) => ({
      data: endpoints.map(({ path }) => ({ path })),
      coverage: { endpoints: endpoints.length, descriptor_backed: 17, legacy: endpoints.length - 17 },
    })),
  },
  'strictness.told-by-path': {
    summary: 'Keys its endpoints by method and path, all of it inside data',
    allowedBy: ['routes.meta-endpoints.response'],
    front: directory((endpoints) => ({
      data: {
        endpoints: Object.fromEntries(
          endpoints.map(({ path, strict }) => [`GET ${path}`, { descriptor_backed: strict, since: '2.0.0' }]),
        ),
        coverage: { total: endpoints.length },
      },
    })),
  },
  'strictness.told-by-class': {
    summary: 'Lists its endpoints by class in coverage, with other names for placeholders',
    allowedBy: ['routes.meta-endpoints.response'],
    front: directory((endpoints) => {
      const of = (strict: boolean) =>
        endpoints
          .filter((each) => each.strict === strict)
          .map(({ path }) => ({ method: 'GET', path: path.replace(/\{\w+\}/g, ':id') }));
      return {
        coverage: {
          descriptor_backed: { count: of(true).length, endpoints: of(true) },
          not_descriptor_backed: { count: of(false).length, endpoints: of(false) },
        },
      };
    }),
  },
  'strictness.told-in-words': {
    summary: 'Tells the validation of each endpoint in a word',
    allowedBy: ['routes.meta-endpoints.response'],
    front: directory((endpoints) => ({
      endpoints: endpoints.map(({ path, strict }) => ({
        operation: `GET ${path}`,
        validation: strict ? 'strict' : 'permissive',
      })),
      coverage: { strict: '17 of 90' },
    })),
  },
} as const satisfies Variants;
