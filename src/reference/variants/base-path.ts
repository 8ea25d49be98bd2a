import { type Json, put } from '../bend.js';
import type { Serve, Variants } from '../variant.js';
import { answering, withHeaders } from './replies.js';

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
    allowedBy: ['A77', 'service.base-url'],
    path: gateway,
    front: named(gateway),
  },
  'base-path.like-the-prefix': {
    summary: 'Has a base URL that ends like the prefix of its paths',
    allowedBy: ['A77', 'service.base-url'],
    path: nested,
    front: named(nested),
  },
} as const satisfies Variants;
