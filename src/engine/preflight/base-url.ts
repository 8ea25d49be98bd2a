import type { Exchange } from '../../kit/index.js';
import { SetupError } from '../setup-error.js';

/** The first replies of two endpoints: what both show is not the fault of one. */
type Both = readonly [events: Exchange, endpoints: Exchange];

/** Why the API is not where the base URL leads, as both replies show; undefined where they do not. */
export function baseUrlError(baseUrl: string, both: Both): SetupError | undefined {
  const [{ status }] = both;
  const all = (holds: (reply: Exchange) => boolean) => both.every(holds);
  if (all((reply) => reply.status === 404)) {
    return new SetupError(
      `Neither /api/v2/events nor /api/v2/meta/endpoints exists below ${baseUrl} (404).`,
      prefixAdvice(baseUrl),
      undefined,
      'settings',
    );
  }
  if (all(isRedirect)) return redirected(baseUrl, both[0]);
  if (all(isPage)) {
    return new SetupError(
      `${baseUrl} serves web pages where the API should be (${status}, text/html).`,
      'Check host and path in --base-url: it leads to a website, or to a sign-in page in front of the API.',
      undefined,
      'settings',
    );
  }
  if (baseUrl.startsWith('http:') && all(asksForTls)) {
    return new SetupError(
      `${baseUrl} expects HTTPS but was sent plain HTTP (400).`,
      `Give --base-url ${baseUrl.replace('http:', 'https:')}`,
      undefined,
      'settings',
    );
  }
  if (all((reply) => [502, 503, 504].includes(reply.status))) {
    return new SetupError(
      `A gateway responds at ${baseUrl}, but the API behind it does not (${status}).`,
      'Start the deployment, or try again when it is up.',
      undefined,
      'server',
    );
  }
  return undefined;
}

const isRedirect = ({ status }: Exchange): boolean => [301, 302, 303, 307, 308].includes(status);

const isPage = ({ status, json, headers }: Exchange): boolean =>
  status === 200 && json === undefined && /^text\/html/i.test(headers['content-type'] ?? '');

/** Servers tell it in a text of their own, such as `Client sent an HTTP request to an HTTPS server.` */
const asksForTls = ({ status, json, text }: Exchange): boolean =>
  status === 400 && json === undefined && /\bhttps\b/i.test(text);

function prefixAdvice(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  const [prefix = ''] = `${pathname}/`.split('/api/');
  return prefix.length < pathname.length
    ? `/api/v2 is appended to the base URL. Give it without ${pathname.slice(prefix.length)}: --base-url ${origin}${prefix}`
    : 'Check the path in --base-url: /api/v2/events is appended to it.';
}

const longestShown = 200;

/** Where it points is told by host and path alone: a query may hold what is nobody's business. */
function redirected(baseUrl: string, { status, headers }: Exchange): SetupError {
  const { location = '' } = headers;
  const base = `${baseUrl}/api/v2/events`;
  const url = URL.canParse(location, base) ? new URL(location, base) : undefined;
  // The text of a parsed URL is free of what a terminal obeys.
  const place = url === undefined ? 'no address' : `${url.origin}${url.pathname}`.slice(0, longestShown);
  const [, moved] = /^(https?:.*)\/api\/v2\/events\/?$/.exec(place) ?? [];
  return new SetupError(
    `${baseUrl} redirects to ${place} (${status}); redirects are not followed, so that the key goes to no other host.`,
    moved === undefined || moved === baseUrl
      ? 'Check --base-url: it leads to a sign-in page, or to another site.'
      : `Give --base-url ${moved}`,
    undefined,
    'settings',
  );
}
