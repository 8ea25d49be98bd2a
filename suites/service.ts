import { type ClauseId, keyedOperations, type OperationId, operation } from '../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectThat,
  forEach,
  isGatewayRefusal,
  seenOf,
} from '../src/kit/index.js';
import { callableOperations, validCall } from './asking/calls.js';
import { nowhere, refusalWords } from './asking/refusals.js';

/** What says that nothing can be read there: no such path, no such method, a removed path. */
const absent: readonly number[] = [404, 405, 410];

/** Clauses that promise single endpoints. */
const covered: Partial<Record<OperationId, ClauseId>> = {
  listAwards: 'government.awards.covered',
  listForeignAgentLinks: 'government.links.covered',
};

/** Whether a 404 speaks of the id in a path, which may be gone by now: a path that nobody knows is answered in other words. */
async function isOfUnknownId(
  api: Api,
  reply: Exchange,
  path: Readonly<Record<string, string>>,
): Promise<boolean> {
  if (reply.status !== 404 || Object.keys(path).length === 0) return false;
  return refusalWords(reply) !== refusalWords(await api.getTarget(nowhere));
}

export const endpoints = defineCheck({
  id: 'service/endpoints',
  title: 'Every endpoint is read with GET at its path under /api/v2/, below the base URL',
  clauses: [
    'service.endpoints.get',
    'service.path-prefix',
    'service.base-url',
    'versioning.current',
    'government.awards.covered',
    'government.links.covered',
  ],
  operations: keyedOperations,
  rulings: ['neutral-names', 'missing-entitlement', 'paths-outside-api'],
  property: forEach(
    callableOperations,
    async (api, id) => {
      const { query = {}, path = {} } = validCall(id, api.world) ?? {};
      const reply = await api.get(id, query, { path });
      const there = !absent.includes(reply.status) || (await isOfUnknownId(api, reply, path));
      expectThat(there, 'status', `an answer of ${operation(id).path}`, seenOf(reply));
      api.witness('endpoints that answer');
    },
    { requests: 1, clause: (id) => covered[id] },
  ),
});

export const jsonBody = defineInvariant({
  id: 'service/json-body',
  title: 'Every API reply is JSON with a JSON content type',
  clauses: ['service.json'],
  rulings: ['paths-outside-api', 'page-url-in-path', 'odd-strings'],
  judge(exchange) {
    // Documents outside the API, such as the changelog, need not be JSON.
    if (!exchange.request.target.startsWith('/api/') || isGatewayRefusal(exchange)) return 0;
    const type = exchange.headers['content-type'] ?? '';
    expectThat(exchange.json !== undefined, 'body', 'JSON', exchange.text);
    expectThat(
      /^application\/([\w.-]+\+)?json\b/i.test(type),
      'header content-type',
      'a JSON media type',
      type,
    );
    return 1;
  },
  provokedBy: ['errors/rejected-parameters', 'event-detail/known-id'],
});

export const noServerError = defineInvariant({
  id: 'service/no-server-error',
  title: 'No request is answered with a server error',
  clauses: ['error.server-errors', 'events.search.semantic.unavailable'],
  rulings: ['answers-to-any-request', 'one-bad-answer-and-many'],
  byRate: true,
  judge(exchange) {
    const shown = exchange.status === 503 && at(exchange.json, '/code') === 'SEMANTIC_SEARCH_UNAVAILABLE';
    if (shown) return 0;
    const { request, status } = exchange;
    const { operation: id, target } = request;
    const isSemantic =
      id === 'listEvents' && /[?&](?:search|q)=/.test(target) && !/search_mode=lexical/.test(target);
    const clause = status === 503 && isSemantic ? 'events.search.semantic.unavailable' : undefined;
    expectThat(status < 500, 'status', 'no status of 500 or above', seenOf(exchange), clause);
    return 1;
  },
  provokedBy: [
    'errors/malformed-box',
    'errors/invalid-date-values',
    'versioning/unknown-parameter',
    'registry/entity-detail-not-held',
    'event-detail/unknown-id',
    'events/search-title-first',
  ],
});
