import { isObject, type Json, put } from '../bend.js';
import type { Variants } from '../variant.js';
import { at, telling } from './family-fronts.js';
import type { Front } from './fronts.js';

const paged = /^\/api\/v2\/leiregistry\/(entities|relationships|isin)$/;
const usual = 10;
const names = ['limit', 'cursor'] as const;

/** The rows of a page, and the number of the row after it. */
function page(body: Json, offset: number, limit: number): Json {
  const rows: readonly unknown[] = Array.isArray(body.data) ? body.data : [];
  const next = offset + limit < rows.length ? String(offset + limit) : null;
  return {
    ...body,
    data: rows.slice(offset, offset + limit),
    pagination: { limit, next_cursor: next, total: rows.length },
  };
}

/** Lists ten rows of the registry at a time. */
const pages: Front = (serve) => (request) => {
  const url = new URL(request.url);
  if (!paged.test(url.pathname)) return serve(request);
  const [limit = usual, offset = 0] = names.map((name) => {
    const text = url.searchParams.get(name) ?? '';
    url.searchParams.delete(name);
    return /^\d+$/.test(text) ? Number(text) : undefined;
  });
  return telling(paged, ({ status, body }) => {
    if (status === 200) return { status, body: page(body, offset, Math.min(Math.max(limit, 1), 100)) };
    const known = put('details.accepted_params', (old: unknown) =>
      Array.isArray(old) ? [...old, ...names] : old,
    );
    return { status, body: body.code === 'UNKNOWN_PARAM' ? known(body) : body };
  })(serve)(at(url, request));
};

const parameters = [
  { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100, default: usual } },
  { name: 'cursor', in: 'query', schema: { type: 'string', pattern: '^[0-9]+$' } },
];

/** Declares how the lists are paged. */
const declared: Front = (serve) => async (request) => {
  const response = await serve(request);
  if (new URL(request.url).pathname !== '/openapi.json' || !response.ok) return response;
  const document = (await response.json()) as { readonly paths: Readonly<Record<string, Json>> } & Json;
  const paths = Object.entries(document.paths).map(([path, operations]) => [
    path,
    paged.test(path) && isObject(operations.get)
      ? put('get.parameters', (old: readonly unknown[]) => [...old, ...parameters])(operations)
      : operations,
  ]);
  return Response.json({ ...document, paths: Object.fromEntries(paths) });
};

/** Variants of how the lists of the legal-entity registry are paged. */
export const registryPageVariants = {
  'registry.lists.ten-at-a-time': {
    summary: 'Lists ten records, relationships or ISINs at a time, and the next ones by a cursor',
    allowedBy: ['registry.entities.paging', 'registry.relationships.paging'],
    front: (serve) => declared(pages(serve)),
  },
} as const satisfies Variants;
