import { isObject, type Json, put } from '../bend.js';
import type { Serve } from '../variant.js';
import { reshaping } from './reshaped.js';

export type Front = (serve: Serve) => Serve;

/** Several fronts as one; the first stands next to the deployment. */
export const fronts =
  (...all: readonly Front[]): Front =>
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
  energyAssets: /^\/api\/v2\/energy\/assets$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Reshapes the successful replies of a path, which is told the query. */
export const bodies = (path: RegExp, reshape: (body: Json, query: URLSearchParams) => Json): Front =>
  reshaping(({ body, status, url }) =>
    status === 200 && path.test(url.pathname) ? reshape(body, url.searchParams) : body,
  );

/** Reshapes `data` of the successful replies of a path. */
export const data = (path: RegExp, reshape: (data: unknown) => unknown): Front =>
  bodies(path, (body) => put('data', reshape)(body));

/** Reshapes each row of a path, and the single one of its detail. */
export const rows = (path: RegExp, reshape: (row: Json) => Json): Front =>
  data(path, (all) =>
    Array.isArray(all)
      ? all.map((row: unknown) => (isObject(row) ? reshape(row) : row))
      : isObject(all)
        ? reshape(all)
        : all,
  );

/** Publishes another contract. */
export const contract =
  (change: (document: Json) => Json): Front =>
  (serve) =>
  async (request) => {
    const response = await serve(request);
    if (new URL(request.url).pathname !== '/openapi.json' || !response.ok) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(change((await response.json()) as Json)), { status, headers });
  };

/** Publishes schemas that leave the members of some objects open. */
export const openSchemas = (...names: readonly string[]): Front =>
  contract((document) =>
    names.reduce((changed, name) => put(`components.schemas.${name}`, { type: 'object' })(changed), document),
  );
