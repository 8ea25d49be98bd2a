import type { Reply } from '../account/route.js';
import { put } from '../bend.js';
import {
  answering,
  isApi,
  type Middleware,
  refusal,
  reshapingErrors,
  withHeaders,
} from '../http/middleware.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

/** Whether a request is for a path of the removed version. */
const isRemoved = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/v1/');

/** Answers a removed path as its likeness under v2, where that is refused with such a status. */
const behind =
  (status: number): Middleware =>
  (serve) =>
  async (request) => {
    if (!isRemoved(request)) return serve(request);
    const likeness = await serve(new Request(request.url.replace('/api/v1/', '/api/v2/'), request));
    return likeness.status === status ? likeness : serve(request);
  };

export const removedFaults = {
  'v1.answered-404': {
    clauses: ['versioning.v1.gone', 'states.parameter.removed', 'error.endpoint-removed'],
    summary: 'Has forgotten the removed paths and answers them with 404',
  },
  'v1.redirected': {
    clauses: ['versioning.v1.gone', 'states.parameter.removed', 'error.endpoint-removed'],
    summary: 'Redirects removed paths to their replacement',
  },
  'v1.still-served': {
    clauses: ['versioning.v1.gone', 'states.parameter.removed', 'error.endpoint-removed'],
    summary: 'Answers removed paths with 200',
  },
  'v1.known-paths-only': {
    clauses: ['versioning.v1.gone', 'states.parameter.removed'],
    summary: 'Answers 410 for the old routes that it remembers and 404 for other paths below /api/v1/',
  },
  'v1.behind-plan-flags': {
    clauses: ['versioning.v1.gone', 'states.parameter.removed', 'error.endpoint-removed'],
    summary: 'Asks for the plan flag of a family before it says that an old path of it is removed',
    front: behind(403),
  },
  'v1.behind-validation': {
    clauses: ['versioning.v1.gone', 'states.parameter.removed', 'error.endpoint-removed'],
    summary: 'Refuses what the parameters of v2 do not allow before it says that an old path is removed',
    front: behind(400),
  },
  'v1.plain-paths-only': {
    clauses: ['versioning.v1.gone', 'states.parameter.removed', 'error.endpoint-removed'],
    summary: 'Does not find removed paths that have an escape in them',
    front: (serve) => async (request) =>
      isRemoved(request) && new URL(request.url).pathname.includes('%')
        ? refusal(404, 'NOT_FOUND', 'There is no such path.')
        : serve(request),
  },
  'v1.wrong-code': {
    clauses: ['versioning.v1.code', 'error.endpoint-removed'],
    summary: 'Answers removed paths with the code GONE',
  },
  'v1.wrong-status': {
    clauses: [
      'versioning.v1.gone',
      'states.parameter.removed',
      'error.endpoint-removed',
      'error.code-status',
    ],
    summary: 'Answers ENDPOINT_REMOVED with status 404',
  },
  'v1.message-without-replacement': {
    clauses: ['versioning.v1.message'],
    summary: 'Does not name the replacement in the message',
  },
  'v1.without-details-replacement': {
    clauses: ['versioning.v1.details-replacement', 'error.endpoint-removed.details.replacement'],
    summary: 'Leaves replacement out of the details',
  },
  'v1.replacement-removed-too': {
    clauses: ['versioning.v1.details-replacement'],
    admits: ['versioning.v1.link'],
    summary: 'Names another removed path as the replacement',
  },
  'v1.without-link': {
    clauses: ['versioning.v1.link'],
    summary: 'Sends no Link header on removed paths',
  },
  'v1.link-to-changelog': {
    clauses: ['versioning.v1.link'],
    summary: 'Links removed paths to the changelog as their successor',
  },
  'v1.wrong-rel': {
    clauses: ['versioning.v1.link-rel'],
    summary: 'Links removed paths to their replacement as alternate',
  },
  'v1.link-to-directory': {
    clauses: ['versioning.v1.link'],
    summary: 'Links every removed path to the endpoint directory, whatever replacement it names',
  },
  'v1.link-by-first-segment': {
    clauses: ['versioning.v1.link'],
    summary: 'Links a removed path to the replacement of its first segment, not to the one that it names',
  },
  'v1.link-of-story-summary-to-list': {
    clauses: ['versioning.v1.link'],
    summary:
      'Links the old summary of Stories to the Stories list, and names the summary in message and details',
  },
  'v1.link-keeps-name': {
    clauses: ['versioning.v1.link'],
    summary:
      'Links an old route to its own path with v2 in place of v1, though its replacement has another name',
  },
  'v1.without-deprecation': {
    clauses: ['versioning.v1.deprecation'],
    summary: 'Sends no Deprecation header on removed paths',
  },
  'v1.deprecation-date': {
    clauses: ['versioning.v1.deprecation'],
    summary: 'Sends the date of removal in the Deprecation header',
  },
} as const satisfies Faults;

/** Replacements by the first segments of a removed path; the request itself is never repeated. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['events', '/api/v2/events'],
  ['events/summary', '/api/v2/events/summary'],
  ['conflict-events', '/api/v2/events'],
  ['cameoplus-events', '/api/v2/events'],
  ['stories', '/api/v2/stories'],
  ['stories/summary', '/api/v2/stories/summary'],
  ['leiregistry', '/api/v2/leiregistry/entities'],
]);

function replacementOf(url: URL, planted: Planted): string {
  if (planted('v1.replacement-removed-too')) return '/api/v1/endpoints';
  const [, , , first = '', second = ''] = url.pathname.split('/');
  const whole = replacements.get(`${first}/${second}`);
  const general = planted.varied('v1.version-for-unknown') ? '/api/v2' : '/api/v2/meta/endpoints';
  return whole ?? replacements.get(first) ?? general;
}

function linkTo(replacement: string, url: URL, planted: Planted): string {
  const ofFirst = replacements.get(url.pathname.split('/')[3] ?? '');
  const renamed = url.pathname.replace('/api/v1/', '/api/v2/');
  const kept = ofFirst !== undefined && planted('v1.link-keeps-name') ? renamed : replacement;
  const isToList =
    planted('v1.link-by-first-segment') ||
    (planted('v1.link-of-story-summary-to-list') && replacement === '/api/v2/stories/summary');
  const own = isToList ? (ofFirst ?? replacement) : kept;
  const other = planted('v1.link-to-directory') ? '/api/v2/meta/endpoints' : own;
  const target = planted('v1.link-to-changelog') ? '/changelog' : other;
  const relation = planted('v1.wrong-rel') ? 'alternate' : 'successor-version';
  const guide = planted.varied('v1.version-for-unknown') ? '</guides/v2>; rel="successor-version", ' : '';
  return `${guide}<${target}>; rel="${relation}"`;
}

/** Answers any path below /api/v1/, with or without a key. */
export function removed(url: URL, planted: Planted): Reply {
  const replacement = replacementOf(url, planted);
  const known = replacements.has(url.pathname.split('/')[3] ?? '');
  if (planted('v1.answered-404') || (planted('v1.known-paths-only') && !known)) {
    throw new Refusal('NOT_FOUND', 'There is no such path.');
  }
  if (planted('v1.redirected')) return { status: 308, headers: { Location: replacement }, body: {} };
  if (planted('v1.still-served')) return { body: { success: true, data: [] } };

  const message = planted('v1.message-without-replacement')
    ? 'This path has been removed.'
    : `This path has been removed; use ${replacement}.`;
  const details = planted('v1.without-details-replacement') ? {} : { replacement };
  const headers = {
    ...(planted('v1.without-link') ? {} : { Link: linkTo(replacement, url, planted) }),
    ...(planted('v1.without-deprecation')
      ? {}
      : { Deprecation: planted('v1.deprecation-date') ? '@1767225600' : 'true' }),
  };
  if (planted('v1.wrong-code')) {
    return { status: 410, headers, body: { success: false, error: message, code: 'GONE', details } };
  }
  const form = planted('v1.wrong-status') ? { headers, status: 404 } : { headers };
  throw new Refusal('ENDPOINT_REMOVED', message, details, form);
}

const origin = 'https://api.service.example';

/** What stands in a Link header for the successor. */
const linking = (linkTo: (path: string) => string) =>
  answering((response, request) => {
    const path = /<([^<>]*)>/.exec(response.headers.get('link') ?? '')?.[1];
    return path === undefined || !isRemoved(request)
      ? response
      : withHeaders(response, { Link: linkTo(path) });
  });

/** Variants of how removed paths are answered. */
export const removedVariants = {
  'v1.absolute-links': {
    summary: 'Names replacements by their full address, in the message too, among other links and unquoted',
    allowedBy: ['removed-paths'],
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
    allowedBy: ['removed-paths'],
    front: linking((path) => `<${path.slice(1)}>; hreflang=en; Rel="latest-version successor-version"`),
  },
  'v1.version-for-unknown': {
    apart: true,
    summary: 'Names /api/v2 for removed paths that never existed, and links to a guide as a successor too',
    allowedBy: ['removed-paths'],
  },
  'v1.needs-a-key': {
    summary: 'Answers removed paths with 401 where no key is sent',
    allowedBy: ['v1-without-key'],
    front: (serve) => async (request) =>
      isApi(request) && isRemoved(request) && !request.headers.has('authorization')
        ? refusal(401, 'MISSING_API_KEY', 'Send an API key.')
        : serve(request),
  },
  'v1.one-replacement': {
    summary: 'Names the Events list as the replacement of every removed path, with a sunset date',
    allowedBy: ['removed-paths'],
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
