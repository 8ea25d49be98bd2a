import { put } from '../bend.js';
import type { Variants } from '../variant.js';
import { answering, isApi, refusal, reshapingErrors, withHeaders } from './replies.js';

const isRemoved = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/v1/');
const origin = 'https://api.service.example';

/** What stands in a Link header for the successor. */
const linking = (linkTo: (path: string) => string) =>
  answering((response, request) => {
    const path = /<([^>]*)>/.exec(response.headers.get('link') ?? '')?.[1];
    return path === undefined || !isRemoved(request)
      ? response
      : withHeaders(response, { Link: linkTo(path) });
  });

/** Variants of how removed paths are answered. */
export const removedVariants = {
  'v1.absolute-links': {
    summary: 'Names replacements by their full address, in the message too, among other links and unquoted',
    allowedBy: ['A77'],
    front: (serve) =>
      linking(
        (path) =>
          `<${origin}/changelog>; rel="deprecation"; type="text/html"; title="a, b; c", ` +
          `<${origin}${path}>;rel=successor-version;type=application/json, <${origin}/>; rel=index`,
      )(
        reshapingErrors(({ body, url }) => {
          if (!url.pathname.startsWith('/api/v1/')) return body;
          const full = (text: unknown) => String(text).replaceAll('/api/v2/', `${origin}/api/v2/`);
          return put('details.replacement', full)(put('error', full)(body));
        })(serve),
      ),
  },
  'v1.links-from-the-base': {
    summary: 'Links to replacements by a path without a leading slash, of several relations',
    allowedBy: ['A77'],
    front: linking((path) => `<${path.slice(1)}>; hreflang=en; Rel="latest-version successor-version"`),
  },
  'v1.needs-a-key': {
    summary: 'Answers removed paths with 401 where no key is sent',
    allowedBy: ['C45'],
    front: (serve) => async (request) =>
      isApi(request) && isRemoved(request) && !request.headers.has('authorization')
        ? refusal(401, 'MISSING_API_KEY', 'Send an API key.')
        : serve(request),
  },
  'v1.one-replacement': {
    summary: 'Names the Events list as the replacement of every removed path, with a sunset date',
    allowedBy: ['A77'],
    front: (serve) =>
      answering((response, request) =>
        isRemoved(request)
          ? withHeaders(response, {
              Link: '</api/v2/events>; rel="successor-version"',
              Sunset: 'Sun, 01 Mar 2026 00:00:00 GMT',
            })
          : response,
      )(
        reshapingErrors(({ body }) =>
          body.code === 'ENDPOINT_REMOVED'
            ? {
                ...body,
                error: 'GET /api/v1 is gone. Use `GET /api/v2/events` instead.',
                details: { replacement: '/api/v2/events', removed_on: '2026-03-01' },
              }
            : body,
        )(serve),
      ),
  },
} as const satisfies Variants;
