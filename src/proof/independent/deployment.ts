import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Bug, has, planted } from './bugs.js';
import { changelogFeed, changelogPage, endpointsDocument } from './contract/discovery.js';
import { contractDocument } from './contract/openapi.js';
import { dayOf } from './corpus/calendar.js';
import { corpusOf, coverageStart } from './corpus/corpus.js';
import { admit, entitle, keys } from './http/access.js';
import { type Answer, Refusal, served } from './http/answer.js';
import { memory } from './http/memory.js';
import { segmentsOf } from './http/route.js';
import { readStrictly } from './query.js';
import { routes } from './routes.js';
import { clustersOf } from './stories/clusters.js';

/** Bytes and headers of an answer; header names travel in the case given here. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>>,
): void {
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const bytes = packed ? gzipSync(text) : Buffer.from(text);
  response.writeHead(status, {
    'cOnTeNt-TyPe': type,
    VARY: 'accept-encoding',
    ...(packed && { 'content-ENCODING': 'gzip' }),
    ...headers,
  });
  // Two writes and no length: the answer goes out in chunks.
  const half = Math.floor(bytes.length / 2);
  response.write(bytes.subarray(0, half));
  response.end(bytes.subarray(half));
}

function pretty(body: unknown): string {
  return `${JSON.stringify(body, undefined, 3)}\n`;
}

const successors: readonly (readonly [word: string, path: string])[] = [
  ['conflict', '/api/v2/events?family=conflict'],
  ['cameo', '/api/v2/events?family=cameoplus'],
  ['event', '/api/v2/events'],
];

function successorOf(path: string): string | undefined {
  return successors.find(([word]) => path.includes(word))?.[1];
}

/** The 410 of a first-version path and the headers that go with it. */
function goneFrom(
  path: string,
  base: string,
  isQueried: boolean,
): { readonly refusal: Refusal; readonly headers: Readonly<Record<string, string>> } {
  const successor = successorOf(path);
  const replacement = successor ?? '/api/v2/meta/endpoints';
  const reached = has('successor-linked-without-query') ? replacement.replace(/\?.*/, '') : replacement;
  const linked = has('removed-paths-linked-to-directory') ? '/api/v2/meta/endpoints' : reached;
  const help = `<${base}/changelog>; rel="help"; title="a, b"`;
  const relation = has('successor-as-alternate') ? 'alternate' : 'successor-version';
  const isUnlinked = successor === undefined && has('removed-path-without-successor-unlinked');
  const message = has('replacement-not-in-message')
    ? 'Este endereço acabou.'
    : `Este endereço acabou; siga para ${replacement}.`;
  const isDeep = path.split('/').length > 4;
  return {
    refusal: new Refusal(410, 'ENDPOINT_REMOVED', message, {
      ...(!(isDeep && has('replacement-untold-in-details')) && { replacement }),
      desde: '2026-02-01',
    }),
    headers: {
      ...(!(isQueried && has('gone-without-deprecation-where-queried')) && {
        dEpReCaTiOn: has('deprecation-as-date') ? '@1769904000' : 'true',
      }),
      LINK: isUnlinked ? help : `${help}, <${base}${linked}>; title=sucessor; rel=${relation}`,
    },
  };
}

/** Every path of the deployment stands under this prefix. */
export const prefix = '/gateway/eia';

interface IndependentOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Events in the covered days, about. */
  readonly size?: number;
  /** Answers every n-th request with 429, as a crowded gateway would. */
  readonly crowdedEvery?: number;
  /** Deviations to plant; none unless told. */
  readonly bugs?: readonly Bug[];
}

export interface IndependentDeployment {
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  readonly keys: Readonly<Record<string, string>>;
}

const json = 'application/json; charset=UTF-8';

/** How long a bent answer takes. */
const flightMs = 40;

/** Answers in flight that a bug mixes up, by the end of their paths. */
const mixedUp: readonly (readonly [bug: Bug, ending: string])[] = [
  ['summaries-in-flight-mixed-up', '/events/summary'],
  ['searches-in-flight-mixed-up', '/api/v2/search'],
];

const eventDetail = /\/events\/[^_/]+_[^/]+$/;

/** A value without parts that stand in it before. */
function withoutRepeats(value: string): string {
  return [...new Set(value.split(','))].join(',');
}

/** The parts of a long value that end within a kilobyte. */
function withinKilobyte(value: string): string {
  const end = value.lastIndexOf(',', 1024);
  return value.length > 1024 && end > 0 ? value.slice(0, end) : value;
}

/** The query as sent; bent, a comma stands for itself where it is escaped, or values are put in order. */
function queryOf({ search, searchParams }: URL): URLSearchParams {
  const inAll = (change: (value: string) => string): URLSearchParams =>
    new URLSearchParams([...searchParams].map(([name, value]): [string, string] => [name, change(value)]));
  if (has('repeated-list-parts-dropped')) return inAll(withoutRepeats);
  if (has('lists-cut-at-a-kilobyte')) return inAll(withinKilobyte);
  if (!has('escaped-comma-unsplit')) return searchParams;
  return new URLSearchParams(search.replaceAll(/%2c/gi, encodeURIComponent('，')));
}

/** A deployment on its own corpus, made at `now`, with the bugs asked for. */
export function createIndependent({ bugs = [], ...options }: IndependentOptions): IndependentDeployment {
  const { handler, keys } = planted(bugs, () => deployment(options));
  return { handler: (request, response) => planted(bugs, () => handler(request, response)), keys };
}

/** The deployment itself, which has the bugs of whoever calls it. */
export function deployment({
  now,
  size = 1600,
  crowdedEvery,
}: Omit<IndependentOptions, 'bugs'>): IndependentDeployment {
  const madeAt = now();
  const corpus = corpusOf(madeAt, size);
  const stories = clustersOf(corpus, madeAt);
  const since = coverageStart(madeAt);
  const remember = memory();
  let requests = 0;
  const refusedBefore = new Set<string>();
  let latestQuery = new URLSearchParams();
  let inFlight = 0;
  let sharedPath: string | undefined;
  const keysOfConnections = new WeakMap<Socket, string>();
  const spent = new Map<string, number>();

  function draw(workspace: string, units: number): number {
    const tally = (spent.get(workspace) ?? 4000) + units;
    spent.set(workspace, tally);
    return tally;
  }

  /** Bent: the status of a refusal that may have been sent before. */
  function keptStatus(address: string): number {
    const isAgain = refusedBefore.has(address);
    refusedBefore.add(address);
    return isAgain ? 200 : 400;
  }

  /** The header of a request; bent, one spelled in capitals is missed, or one is kept for the connection. */
  function authorizationOf({ headers, rawHeaders, socket }: IncomingMessage): string | undefined {
    const isMissed = rawHeaders.includes('AUTHORIZATION') && has('capital-header-name-unread');
    const sent = isMissed ? undefined : headers.authorization;
    if (!has('connection-keeps-its-key')) return sent;
    if (sent !== undefined) keysOfConnections.set(socket, sent);
    return sent ?? keysOfConnections.get(socket);
  }

  function serve(request: IncomingMessage, url: URL): Answer {
    const path = url.pathname.slice(prefix.length);
    const base = `http://${request.headers.host ?? 'localhost'}${prefix}`;
    const discovery = path.startsWith('/api/v2/meta/') || path === '/openapi.json';
    const open = has('discovery-open') && path.startsWith('/api/v2/meta/');
    const account = admit(open ? `Bearer ${keys.full}` : authorizationOf(request), !discovery, path);
    if (discovery && has('discovery-metered')) draw(account.workspace, 1);
    const isOdd = /%|\/$/.test(path) && has('removed-paths-of-plain-letters-only');
    const known = !isOdd && (!has('removed-paths-by-list') || /event|conflict|cameo/.test(path));
    if (path.startsWith('/api/v1/') && known) {
      const likeness = routes.find((route) => route.path === path.replace('/v1/', '/v2/'));
      const like = likeness?.capability;
      if (like !== undefined && has('removed-paths-behind-plan-flags')) entitle(account, like);
      if (likeness?.strict && has('removed-paths-validated-first'))
        readStrictly(url.searchParams, likeness.parameters);
      const { refusal, headers } = goneFrom(path, base, url.search !== '');
      return { status: refusal.status, body: bodyOf(refusal), headers };
    }
    if (request.method !== 'GET' && !has('writes-served'))
      throw new Refusal(405, 'METHOD_NOT_ALLOWED', 'Só GET.', { accepted_values: ['GET'] });
    if (path === '/openapi.json') return { status: 200, body: contractDocument(prefix), headers: {} };
    if (path === '/api/v2/meta/endpoints') return { status: 200, body: endpointsDocument(), headers: {} };
    for (const route of routes) {
      const segments = segmentsOf(route.path, path);
      if (segments === undefined || (has('activity-unrouted') && route.operation === 'op_activity')) continue;
      const coverage = { events: { unbroken_since: since, newest: dayOf(now()) } };
      const answer = route.serve({
        query: url.searchParams,
        segments,
        corpus,
        stories,
        moment: { at: now(), coverage },
        coverageStart: since,
        workspace: has('cursor-bound-to-key') ? (authorizationOf(request) ?? '') : account.workspace,
        base,
      });
      if (has('agents-empty-without-plan') && route.operation === 'op_agents' && !account.entitled)
        return served({ data: [], success: true });
      if (
        route.capability !== undefined &&
        !(has('hierarchy-in-every-plan') && route.capability === 'exposure') &&
        !(has('facility-detail-in-every-plan') && route.operation === 'op_site') &&
        !(has('plan-flag-asked-for-each-row') && isRowless(answer))
      )
        entitle(account, route.capability);
      const isLane = route.operation === 'op_lookup' && url.searchParams.get('universe') === 'registry';
      if (isLane && has('registry-lane-in-few-plans')) entitle(account, 'leiregistry');
      const meter = has('units-counted-for-each-key') ? request.headers.authorization : undefined;
      const isLater = url.searchParams.has('cursor') && has('later-pages-unmetered');
      const isFree = route.operation === 'op_provinces' && has('provinces-unmetered');
      const single = isLater || isFree ? 0 : unitsOf(answer);
      const isLookedUp = segments.some((segment) => segment.startsWith('wiki:'));
      const isDouble =
        (isLookedUp && has('page-id-in-path-metered-twice')) ||
        (path.endsWith('/summary') && has('summary-costs-two')) ||
        (url.searchParams.get('include_images') === 'true' && has('images-metered-twice')) ||
        (url.searchParams.get('scope') === 'all' && has('all-scope-costs-two'));
      const handles = url.searchParams.get('entity')?.split(',').length ?? 1;
      const many = has('handles-metered-each') ? handles : 1;
      const isAgent = route.capability === 'aicompute' && has('compute-calls-draw-five');
      const price = isDouble ? 2 : single * many * (isAgent ? 5 : 1);
      const isLost = inFlight > 1 && has('parallel-units-lost');
      const isApart = has('usage-of-the-operation-alone');
      const own = isApart ? `${account.workspace} ${route.operation}` : account.workspace;
      const payer = has('one-meter-for-all-workspaces') ? 'all' : own;
      const tally = draw(meter ?? payer, isLost ? 0 : price);
      if (['card', 'record'].includes(route.data) && has('details-without-usage')) return answer;
      return { ...answer, headers: { ...answer.headers, 'x-GATEWAY-units-Drawn': String(tally) } };
    }
    throw new Refusal(404, 'ROUTE_UNKNOWN', 'Caminho desconhecido.', { path });
  }

  function handler(request: IncomingMessage, response: ServerResponse): void {
    requests += 1;
    const url = new URL(request.url ?? '/', 'http://stranger.invalid');
    const base = `http://${request.headers.host ?? 'localhost'}${prefix}`;
    if (crowdedEvery !== undefined && requests % crowdedEvery === 0) {
      const refusal = new Refusal(429, 'RATE_LIMITED', 'Pedidos demais; espere.', { retry_after: 1 });
      send(request, response, 429, json, pretty(bodyOf(refusal)), { 'retry-AFTER': '1' });
    } else if (url.pathname === `${prefix}/changelog`) {
      send(request, response, 200, 'text/html; charset=UTF-8', changelogPage(base), {});
    } else if (url.pathname === `${prefix}/changelog/feed.xml` && !has('feed-missing')) {
      send(request, response, 200, 'application/rss+xml; charset=UTF-8', changelogFeed(base), {});
    } else {
      const passing = {
        path: url.pathname.slice(prefix.length),
        query: queryOf(url),
        key: request.headers.authorization ?? '',
      };
      const reply = (own: typeof passing): void => {
        const answer = answered(() =>
          remember(own, (query) => {
            const asked = new URL(url);
            asked.pathname = prefix + own.path;
            asked.search = String(query);
            return serve(request, asked);
          }),
        );
        const isKept = answer.status === 400 && has('second-refusal-with-200');
        const status = isKept ? keptStatus(url.href) : answer.status;
        const text = pretty(answer.body);
        const isBroken = status >= 400 && url.search.includes('%22') && has('quote-breaks-refusal');
        const told = isBroken ? text.replaceAll('\\"', '"') : text;
        send(request, response, status, json, told, answer.headers);
      };
      if (mixedUp.some(([bug, ending]) => passing.path.endsWith(ending) && has(bug))) {
        latestQuery = passing.query;
        setTimeout(() => reply({ ...passing, query: latestQuery }), flightMs);
      } else if (has('parallel-units-lost')) {
        inFlight += 1;
        setTimeout(() => {
          reply(passing);
          inFlight -= 1;
        }, flightMs);
      } else if (eventDetail.test(passing.path) && has('details-in-flight-mixed-up')) {
        sharedPath ??= passing.path;
        const path = sharedPath;
        setTimeout(() => {
          reply({ ...passing, path });
          sharedPath = undefined;
        }, flightMs);
      } else reply(passing);
    }
  }

  return { handler, keys };
}

/** Whether the answer is a list that holds nothing. */
function isRowless({ body }: Answer): boolean {
  const { data } = body as { readonly data: unknown };
  return Array.isArray(data) && data.length === 0;
}

/** What a data call draws; bent, a unit for every twenty-five rows. */
function unitsOf({ body }: Answer): number {
  const { data } = body as { readonly data: unknown };
  const isPriced = Array.isArray(data) && has('page-priced-by-rows');
  return isPriced ? Math.max(1, Math.ceil(data.length / 25)) : 1;
}

/** The details of a refusal as they are sent. */
function detailsTold({ status, code, details: given }: Refusal): unknown {
  const details = membersTold(given);
  if (status === 404 && has('not-found-details-null')) return null;
  if (code === 'FILTER_REQUIRED' && has('filter-required-details-listed'))
    return Object.values(details).flat();
  return details;
}

/** Members of an error; bent, without those of 0. */
function membersTold(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!has('zero-left-out-of-details')) return members;
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== 0));
}

function bodyOf(refusal: Refusal): Readonly<Record<string, unknown>> {
  const { code, message } = refusal;
  const beside = membersTold(refusal.beside);
  if (code === 'ROUTE_UNKNOWN' && has('unknown-path-without-envelope')) return { message };
  const isBare = Object.keys(refusal.details).length === 0 && has('empty-details-left-out');
  return {
    trace: 'gw-7',
    ...beside,
    ...(!isBare && { details: detailsTold(refusal) }),
    ...(code !== undefined && { code }),
    error: message,
    success: false,
  };
}

function answered(serve: () => Answer): Answer {
  try {
    return serve();
  } catch (problem) {
    const refusal = problem instanceof Refusal ? problem : new Refusal(500, 'INTERNAL', 'Falha interna.');
    if (!(problem instanceof Refusal)) console.error(problem);
    return { status: refusal.status, body: bodyOf(refusal), headers: {} };
  }
}
