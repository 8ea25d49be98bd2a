import { isObject, type Json } from '../bend.js';
import type { Serve } from '../variant.js';
import { unwritten } from './unwritten.js';

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
