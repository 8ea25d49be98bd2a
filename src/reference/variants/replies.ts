import { type OperationId, operation, operationIds } from '../../../contract/index.js';
import { isObject, type Json } from '../bend.js';
import type { Serve } from '../variant.js';
import { type Reshaped, reshaping } from './reshaped.js';

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
