import { type OperationId, operation, operationIds } from '../../../../contract/index.js';
import { isObject, type Json, put } from '../bend.js';
import type { Serve } from '../planted.js';

/**
 * A reply whose JSON is written only when its text is asked for: what stands before the deployment hands the same object
 * on, instead of writing and reading it once each. Nobody may change the object.
 */
function unwritten(value: unknown, { status, headers }: Pick<Response, 'status' | 'headers'>): Response {
  const text = (): string => JSON.stringify(value);
  const reply = new Response(null, { status, headers });
  return Object.defineProperties(reply, {
    json: { value: async () => value },
    text: { value: async () => text() },
    arrayBuffer: { value: () => new Response(text()).arrayBuffer() },
    body: { get: () => new Response(text()).body },
    clone: { value: () => unwritten(value, reply) },
  });
}

/** A reply's body and what it answers. */
export interface Reshaped {
  readonly body: Json;
  readonly status: number;
  readonly url: URL;
}

/** A front that reshapes the objects that the API sends; other documents pass as they are. */
export const reshaping =
  (reshape: (reply: Reshaped) => Json) =>
  (serve: Serve): Serve =>
  async (request) => {
    const url = new URL(request.url);
    const response = await serve(request);
    const json = response.headers.get('Content-Type')?.includes('json') === true;
    if (!json || !url.pathname.startsWith('/api/')) return response;
    const body: unknown = await response.json();
    const told = isObject(body) ? reshape({ body, status: response.status, url }) : body;
    return unwritten(told, response);
  };

export type Middleware = (serve: Serve) => Serve;

/** Several fronts as one; the first stands next to the deployment. */
export const fronts =
  (...all: readonly Middleware[]): Middleware =>
  (serve) =>
    all.reduce((inner, front) => front(inner), serve);

/** The paths of operations, below which no other one lies. */
export const paths = {
  events: /^\/api\/v2\/events(?!\/summary$)(?:\/[^/]+)?$/,
  eventsSummary: /^\/api\/v2\/events\/summary$/,
  stories: /^\/api\/v2\/stories(?!\/summary$)(?:\/[^/]+)?$/,
  storiesList: /^\/api\/v2\/stories$/,
  storiesSummary: /^\/api\/v2\/stories\/summary$/,
  entitiesList: /^\/api\/v2\/entities$/,
  entity: /^\/api\/v2\/entities\/[^/]+$/,
  tone: /^\/api\/v2\/entity-tone$/,
  shareOfVoice: /^\/api\/v2\/share-of-voice$/,
  search: /^\/api\/v2\/search$/,
  admin1: /^\/api\/v2\/geo\/admin1$/,
  offices: /^\/api\/v2\/offices$/,
  activity: /^\/api\/v2\/activity$/,
  situations: /^\/api\/v2\/situations$/,
  situation: /^\/api\/v2\/situations\/[^/]+$/,
  facilities: /^\/api\/v2\/facilities$/,
  models: /^\/api\/v2\/aicompute\/models$/,
  awards: /^\/api\/v2\/gov\/awards$/,
  links: /^\/api\/v2\/gov\/fara$/,
  registryEntities: /^\/api\/v2\/leiregistry\/entities$/,
  energyAssets: /^\/api\/v2\/energy\/assets$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Reshapes the successful replies of a path, which is told the query. */
export const bodies = (path: RegExp, reshape: (body: Json, query: URLSearchParams) => Json): Middleware =>
  reshaping(({ body, status, url }) =>
    status === 200 && path.test(url.pathname) ? reshape(body, url.searchParams) : body,
  );

/** Reshapes `data` of the successful replies of a path. */
export const data = (path: RegExp, reshape: (data: unknown) => unknown): Middleware =>
  bodies(path, (body) => put('data', reshape)(body));

/** Reshapes each row of a path, and the single one of its detail. */
export const rows = (path: RegExp, reshape: (row: Json) => Json): Middleware =>
  data(path, (all) =>
    Array.isArray(all)
      ? all.map((row: unknown) => (isObject(row) ? reshape(row) : row))
      : isObject(all)
        ? reshape(all)
        : all,
  );

/** Publishes another contract. */
export const contract =
  (change: (document: Json) => Json): Middleware =>
  (serve) =>
  async (request) => {
    const response = await serve(request);
    if (new URL(request.url).pathname !== '/openapi.json' || !response.ok) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(change((await response.json()) as Json)), { status, headers });
  };

/** Publishes schemas that leave the members of some objects open. */
export const openSchemas = (...names: readonly string[]): Middleware =>
  contract((document) =>
    names.reduce((changed, name) => put(`components.schemas.${name}`, { type: 'object' })(changed), document),
  );

/** A request as it came, but for its address. */
export const at = (url: URL, { method, headers }: Request): Request => new Request(url, { method, headers });

/** A front that asks the deployment for something else, where the function returns an address. */
export const asking =
  (change: (url: URL) => URL | undefined): Middleware =>
  (serve) =>
  (request) => {
    const url = change(new URL(request.url));
    return serve(url === undefined ? request : at(url, request));
  };

interface Told {
  readonly status: number;
  readonly body: Json;
}

/** A front that tells something else about a path, status included; the headers stay. */
export const rewriting =
  (path: RegExp, tell: (told: Told, url: URL) => Told): Middleware =>
  (serve) =>
  async (request) => {
    const url = new URL(request.url);
    const response = await serve(request);
    if (!path.test(url.pathname)) return response;
    const body: unknown = await response.json();
    if (!isObject(body)) return unwritten(body, response);
    const told = tell({ status: response.status, body }, url);
    return unwritten(told.body, { status: told.status, headers: response.headers });
  };

/** An error reply. */
export const refused = (status: number, code: string, error: string, details: Json = {}): Told => ({
  status,
  body: { success: false, error, code, details },
});

/** A front that answers with another code. */
export const recoding = (path: RegExp, recode: (body: Json, url: URL) => string | undefined): Middleware =>
  rewriting(path, ({ status, body }, url) => {
    const code = status === 400 ? recode(body, url) : undefined;
    return { status, body: code === undefined ? body : { ...body, code } };
  });

/** A front that changes the successful replies of a path, by the address asked for. */
export const showing = (path: RegExp, show: (body: Json, url: URL) => Json): Middleware =>
  reshaping(({ body, status, url }) => (status === 200 && path.test(url.pathname) ? show(body, url) : body));

/** Adds a note of what was adjusted to a reply. */
const noted = (body: Json, member: 'normalized' | 'ignored', note: unknown): Json => {
  const applied = isObject(body.applied_filters) ? body.applied_filters : {};
  const before: unknown = applied[member];
  const notes: readonly unknown[] = Array.isArray(before) ? before : [];
  return { ...body, applied_filters: { ...applied, [member]: [...notes, note] } };
};

/** Serves without a parameter that a condition holds for, and reports it in `ignored`. */
export const ignoring =
  (path: RegExp, name: string, isIgnored: (value: string) => boolean): Middleware =>
  (serve) =>
  (request) => {
    const url = new URL(request.url);
    const value = url.searchParams.get(name);
    if (!path.test(url.pathname) || value === null || !isIgnored(value)) return serve(request);
    url.searchParams.delete(name);
    return showing(path, (body) => noted(body, 'ignored', name))(serve)(at(url, request));
  };

/** Serves a number outside its range at the nearest bound, and says so. */
export const clamping =
  (path: RegExp, name: string, min: number, max: number): Middleware =>
  (serve) =>
  (request) => {
    const url = new URL(request.url);
    const text = url.searchParams.get(name) ?? '';
    const served = Math.min(Math.max(Number(text), min), max);
    const isClamped = path.test(url.pathname) && /^-?\d+$/.test(text) && String(served) !== text;
    if (!isClamped) return serve(request);
    url.searchParams.set(name, String(served));
    const note = { param: name, requested: text, applied: served };
    return showing(path, (body) => noted(body, 'normalized', note))(serve)(at(url, request));
  };

/** A front that changes schemas of the machine-readable contract, by their names. */
export const describing = (names: readonly string[], change: (schema: unknown) => unknown): Middleware =>
  contract((document) =>
    names.reduce((whole, name) => put(`components.schemas.${name}`, change)(whole), document),
  );

type Names = Readonly<Record<string, string>>;

const renamedIn = (value: unknown, names: Names): unknown => {
  const nameOf = (name: string): string => (Object.hasOwn(names, name) ? (names[name] ?? name) : name);
  if (Array.isArray(value)) return value.map((each: unknown) => renamedIn(each, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      nameOf(name),
      name === 'required' && Array.isArray(member) ? member.map(nameOf) : renamedIn(member, names),
    ]),
  );
};

/** A front that gives members other names at any depth, in the replies of a path and in the schemas that describe them. */
export const renaming = (path: RegExp, schemas: readonly string[], names: Names): Middleware =>
  fronts(
    showing(path, (body) => renamedIn(body, names) as Json),
    describing(schemas, (schema) => renamedIn(schema, names)),
  );

/** A front that reshapes each row of a path, or the single one of a detail; their schemas become mere objects. */
export const reshapingRows = (
  path: RegExp,
  schemas: readonly string[],
  reshape: (row: Json) => Json,
): Middleware =>
  fronts(
    showing(
      path,
      put('data', (data: unknown) =>
        Array.isArray(data)
          ? data.map((row: unknown) => (isObject(row) ? reshape(row) : row))
          : isObject(data)
            ? reshape(data)
            : data,
      ),
    ),
    openSchemas(...schemas),
  );

export const isApi = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/');

/** A front that changes replies as a whole. */
export const answering =
  (change: (response: Response, request: Request) => Response | Promise<Response>) =>
  (serve: Serve): Serve =>
  async (request) =>
    change(await serve(request), request);

/** A reply with other headers beside its own; `null` leaves one out. */
export function withHeaders(response: Response, headers: Readonly<Record<string, string | null>>): Response {
  const own = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) own.delete(name);
    else own.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers: own });
}

/** A reply of the API in JSON. */
export const json = (status: number, body: Json, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });

/** An error envelope as a reply. */
export const refusal = (
  status: number,
  code: string,
  error: string,
  details: Json = {},
  headers: Readonly<Record<string, string>> = {},
): Response => json(status, { success: false, error, code, details }, headers);

/** A front that reshapes errors only. */
export const reshapingErrors = (reshape: (reply: Reshaped) => Json) =>
  reshaping((reply) => (reply.body.success === false ? reshape(reply) : reply.body));

/** The details of an error, empty where there are none. */
export const detailsOf = ({ details }: Json): Json => (isObject(details) ? details : {});

const templates = operationIds.map((id) => ({
  id,
  // A placeholder holds one segment; literal segments come before placeholders.
  pattern: new RegExp(`^${operation(id).path.replace(/\{\w+\}/g, '[^/]+')}$`),
  placeholders: operation(id).path.split('{').length,
}));

/** The operation at a path below the base URL. */
export function operationAt(path: string): OperationId | undefined {
  const fitting = templates.filter(({ pattern }) => pattern.test(path));
  return fitting.toSorted((one, other) => one.placeholders - other.placeholders)[0]?.id;
}
