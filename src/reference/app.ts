import { Hono } from 'hono';
import { operation } from '../../contract/index.js';
import { type Account, authenticate, costOf, forgiving, meter } from './accounts.js';
import { bendsOf } from './bends.js';
import type { Deployment } from './deployment.js';
import { errorBody } from './errors.js';
import type { Planted } from './fault.js';
import { Refusal } from './refusal.js';
import type { Reply, Route } from './route.js';
import { changelog, changelogFeed } from './routes/changelog.js';
import { routes } from './routes/index.js';
import { listReleases, macroPath } from './routes/macro-releases.js';
import { getOpenapi } from './routes/openapi.js';
import { removed } from './routes/removed.js';

const page = '<!doctype html><title>Event Intelligence</title><h1>Event Intelligence</h1>';

function send(reply: Reply, headers: Headers, planted: Planted): Response {
  for (const [name, value] of Object.entries(reply.headers ?? {})) headers.set(name, value);
  const status = reply.status ?? 200;
  if (status === 204 || reply.body === undefined) return new Response(null, { status, headers });
  // A deployment of nothing but pages would be none.
  const isPage = 'pagination' in Object(reply.body) && planted('http.html-body');
  const html = planted('http.html-content-type') || isPage;
  headers.set('Content-Type', html ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8');
  if (isPage) return new Response(page, { status, headers });
  if (planted('http.xml-body')) {
    headers.set('Content-Type', 'application/xml');
    return new Response('<reply success="true"/>', { status, headers });
  }
  const text = JSON.stringify(reply.body);
  return new Response(planted('http.truncated-body') ? text.slice(0, -20) : text, { status, headers });
}

function refuse(refusal: Refusal, headers: Headers, planted: Planted): Response {
  if (planted('http.error-page') || planted('http.empty-errors')) {
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(planted('http.empty-errors') ? '' : page, { status: refusal.status, headers });
  }
  const status = planted('http.errors-with-200')
    ? 200
    : planted('http.errors-with-400')
      ? 400
      : refusal.status;
  const body = bendsOf(planted).error(errorBody(refusal));
  return send({ status, headers: refusal.headers, body }, headers, planted);
}

const crashed = (): Refusal => new Refusal('INTERNAL_ERROR', 'Something went wrong.');
const missing = (): Refusal => new Refusal('NOT_FOUND', 'There is no such path.');

/** The deployment as one request function. */
export function appOf(deployment: Deployment, accounts: readonly Account[]) {
  const { planted } = deployment;
  const app = new Hono();

  const answer = (request: Request, make: (headers: Headers) => Response): Response => {
    const headers = new Headers();
    try {
      const read = request.method === 'GET' || request.method === 'HEAD';
      if (!read) {
        const form = { headers: { Allow: 'GET' } };
        throw new Refusal('METHOD_NOT_ALLOWED', 'The service is read-only.', {}, form);
      }
      return make(headers);
    } catch (error) {
      return refuse(error instanceof Refusal ? error : crashed(), headers, planted);
    }
  };

  const serve = (template: string, costs: () => number, route: Route): void => {
    app.all(template.replace(/\{(\w+)\}/g, ':$1'), ({ req }) =>
      answer(req.raw, (headers) => {
        const account = authenticate(req.raw, accounts, planted);
        const url = new URL(req.url);
        const cost = costs();
        // The call is charged before it is answered: an answer that is refused has cost its work.
        meter(account, cost, headers, planted);
        if (template === operation('listEvents').path && planted('http.events-crash')) throw crashed();
        const call = { url, path: req.param(), account, deployment };
        return send(
          forgiving(account, cost, headers, planted, () => route(call)),
          headers,
          planted,
        );
      }),
    );
  };
  for (const [id, route] of routes) serve(operation(id).path, () => costOf(id, planted), route);
  serve(macroPath, () => 1, listReleases);

  app.all('/api/v1', ({ req }) =>
    answer(req.raw, (headers) => send(removed(new URL(req.url), planted), headers, planted)),
  );
  app.all('/api/v1/*', ({ req }) =>
    answer(req.raw, (headers) => send(removed(new URL(req.url), planted), headers, planted)),
  );
  app.all('/openapi.json', ({ req }) => answer(req.raw, () => getOpenapi(planted)));
  app.all('/changelog', ({ req }) => answer(req.raw, () => changelog(planted)));
  app.all('/changelog/feed.xml', ({ req }) => answer(req.raw, () => changelogFeed(planted)));

  app.all('/api/v2/*', ({ req }) =>
    answer(req.raw, () => {
      authenticate(req.raw, accounts, planted);
      if (planted('http.unknown-paths-bare')) return new Response('404 Not Found', { status: 404 });
      throw missing();
    }),
  );
  app.notFound(({ req }) =>
    answer(req.raw, () => {
      throw missing();
    }),
  );
  return app;
}
