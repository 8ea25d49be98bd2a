import { Hono } from 'hono';
import { type OperationId, operation } from '../../../contract/index.js';
import { type Account, authenticate, costOf, forgiving, meter } from './account/accounts.js';
import type { Deployment, Reply, Route } from './account/route.js';
import {
  listChipSales,
  listCompanies,
  listDataCenters,
  listHardware,
  listModels,
} from './aicompute/index.js';
import { bendsOf } from './bends.js';
import { changelog, changelogFeed } from './contract/changelog.js';
import { getOpenapi } from './contract/document.js';
import { listEndpoints } from './contract/meta.js';
import { removed } from './contract/removed.js';
import { getEntity } from './entities/detail.js';
import { listEntities } from './entities/list.js';
import { getEntityTone, getShareOfVoice } from './entities/tone.js';
import { getEvent, listEvents } from './events/routes.js';
import { summarizeEvents } from './events/summary.js';
import { getFacility, listFacilities } from './facilities/routes.js';
import { listAwards } from './government/awards.js';
import { listForeignAgentLinks } from './government/foreign-agent-links.js';
import { isBrokenQuery, stumble } from './http/odd-input.js';
import { errorBody, Refusal } from './http/refusal.js';
import type { Faults, Planted } from './planted.js';
import { getHierarchy } from './registry/hierarchy.js';
import { listRegistryRelationships } from './registry/relationships.js';
import { getRegistryEntity, listRegistryEntities, lookUpIsin } from './registry/routes.js';
import { listEnergyAssets } from './routes/energy-assets.js';
import { listAdmin1 } from './routes/geography.js';
import { listReleases, listSeries, macroPath, seriesPath } from './routes/macro-releases.js';
import { getSituation, listActivity, listOffices, listSituations } from './routes/referenced.js';
import { searchEntities } from './search/route.js';
import { getStory, listStories } from './stories/routes.js';
import { summarizeStories } from './stories/summary.js';

/** The routes behind a key; fixed paths stand before templates. */
const routes: readonly (readonly [OperationId, Route])[] = [
  ['listEvents', listEvents],
  ['summarizeEvents', summarizeEvents],
  ['getEvent', getEvent],
  ['listStories', listStories],
  ['summarizeStories', summarizeStories],
  ['getStory', getStory],
  ['listEntities', listEntities],
  ['getEntity', getEntity],
  ['getEntityTone', getEntityTone],
  ['getShareOfVoice', getShareOfVoice],
  ['searchEntities', searchEntities],
  ['listAdmin1', listAdmin1],
  ['listOffices', listOffices],
  ['listActivity', listActivity],
  ['listSituations', listSituations],
  ['getSituation', getSituation],
  ['listEnergyAssets', listEnergyAssets],
  ['listFacilities', listFacilities],
  ['getFacility', getFacility],
  ['listDataCenters', listDataCenters],
  ['listModels', listModels],
  ['listHardware', listHardware],
  ['listCompanies', listCompanies],
  ['listChipSales', listChipSales],
  ['listRegistryEntities', listRegistryEntities],
  ['getRegistryEntity', getRegistryEntity],
  ['listRegistryRelationships', listRegistryRelationships],
  ['lookUpIsin', lookUpIsin],
  ['getHierarchy', getHierarchy],
  ['listAwards', listAwards],
  ['listForeignAgentLinks', listForeignAgentLinks],
  ['listEndpoints', listEndpoints],
];

const encoder = new TextEncoder();
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
  // Bytes spare the check of the text for halves of characters.
  const bytes = encoder.encode(planted('http.truncated-body') ? text.slice(0, -20) : text);
  return new Response(bytes, { status, headers });
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

  const serve = (template: string, costs: (url: URL) => number, route: Route, id?: OperationId): void => {
    app.all(template.replace(/\{(\w+)\}/g, ':$1'), ({ req }) =>
      answer(req.raw, (headers) => {
        const account = authenticate(req.raw, accounts, planted);
        const url = new URL(req.url);
        const cost = costs(url);
        // The call is charged before it is answered: an answer that is refused has cost its work.
        meter(account, cost, headers, planted);
        if (template === operation('listEvents').path && planted('http.events-crash')) throw crashed();
        if (isBrokenQuery(url) && planted('http.broken-escapes-bare'))
          return new Response('Bad Request', { status: 400, headers });
        const call = { url, path: req.param(), account, deployment };
        if (id !== undefined) stumble(id, call, planted);
        return send(
          forgiving(account, cost, headers, planted, () => route(call)),
          headers,
          planted,
        );
      }),
    );
  };
  for (const [id, route] of routes) serve(operation(id).path, (url) => costOf(id, url, planted), route, id);
  serve(macroPath, () => 1, listReleases);
  serve(seriesPath, () => 1, listSeries);

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

/** Faults of the HTTP surface as a whole. */
export const appFaults = {
  'http.html-content-type': {
    clauses: ['service.json'],
    summary: 'Serves JSON as text/html',
  },
  'http.html-body': {
    clauses: ['service.json', 'events.reply.envelope'],
    summary: 'Serves a page for people in place of lists, to browsers and to everyone else',
  },
  'http.xml-body': {
    clauses: ['service.json'],
    admits: ['error.envelope'],
    summary: 'Answers in XML',
  },
  'http.truncated-body': {
    clauses: ['service.json'],
    admits: ['error.envelope'],
    summary: 'Loses the end of every body',
  },
  'http.error-page': {
    clauses: ['error.envelope'],
    admits: ['service.json', 'envelope.error.success'],
    summary: 'Answers errors with an HTML page',
  },
  'http.empty-errors': {
    clauses: ['error.envelope'],
    admits: ['service.json', 'envelope.error.success'],
    summary: 'Answers errors with an empty body',
  },
  'http.errors-with-200': {
    clauses: ['error.code-status'],
    summary: 'Answers errors with status 200',
  },
  'http.errors-with-400': {
    clauses: ['error.code-status'],
    summary: 'Answers every error with status 400',
  },
  'http.events-crash': {
    clauses: ['events.reply.envelope'],
    summary: 'Fails with a 500 on every Events list',
  },
  'http.unknown-paths-bare': {
    clauses: ['error.envelope'],
    admits: ['envelope.error.success'],
    summary: 'Answers unknown paths with the plain text of the framework',
  },
  'http.broken-escapes-bare': {
    clauses: ['error.envelope'],
    admits: ['service.json'],
    summary: 'Answers a query that cannot be decoded with the plain text of the framework',
  },
} as const satisfies Faults;
