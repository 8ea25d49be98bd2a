import { type ErrorCode, errorCodes, errorRow, operation } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  at,
  defineInvariant,
  type Exchange,
  expectThat,
  isGatewayRefusal,
  isObject,
} from '../../src/kit/index.js';

/** Whether a request asks for the entity of an LEI: the feed by its path, the hierarchy where one stands for the entity. */
const mayNameLei = ({ operation: id, target }: Exchange['request']): boolean =>
  id === 'getRegistryEntity' ||
  (id === 'getHierarchy' && isLei((/\/entities\/([^/?]+)/.exec(target)?.[1] ?? '').toUpperCase()));

export const error = defineInvariant({
  id: 'envelopes/error',
  title: 'Every error reply has success false, a message, a code and details, each of its type',
  clauses: [
    'error.envelope',
    'envelope.error.success',
    'envelope.error.error',
    'envelope.error.code',
    'envelope.error.details',
  ],
  rulings: ['not-found-code', 'error-details', 'page-url-in-path', 'odd-strings'],
  judge(exchange, _world, deviates) {
    const { request, status } = exchange;
    if (!request.target.startsWith('/api/') || status < 400 || isGatewayRefusal(exchange)) return 0;
    const body = isObject(exchange.json) ? exchange.json : {};
    const whole = isObject(exchange.json) ? 'envelope.error.success' : 'error.envelope';
    expectThat(body.success === false, '/success', 'false', body.success, whole);
    expectThat(typeof body.error === 'string', '/error', 'a string', body.error, 'envelope.error.error');
    // No code is shown for the 404 of an entity that the registry does not hold.
    const codeless = status === 404 && mayNameLei(request) && (body.code ?? null) === null;
    if (codeless) deviates('not-found-code', 'The 404 of an LEI that is not held carries no code.');
    const { code, details } = body;
    const hasCode = codeless || (typeof code === 'string' && code !== '');
    expectThat(hasCode, '/code', 'a string', code, 'envelope.error.code');
    expectThat(isObject(details), '/details', 'an object', details, 'envelope.error.details');
    return 1;
  },
  provokedBy: [
    'errors/unknown-path',
    'errors/rejected-parameters',
    'registry/filter-required',
    'registry/entity-detail-not-held',
    'authentication/missing-key',
    'event-detail/unknown-id',
    'versioning/removed-v1',
  ],
});

export const errorStatus = defineInvariant({
  id: 'envelopes/error-status',
  title: 'A reply with a listed error code has the HTTP status of that code',
  clauses: ['error.code-status'],
  rulings: ['not-found-code'],
  judge(exchange) {
    const code = at(exchange.json, '/code');
    if (code === undefined || !exchange.request.target.startsWith('/api/')) return 0;
    const known: ErrorCode | undefined = errorCodes.find((each) => each === code);
    if (known === undefined) return 0;
    // What names nothing has no code of its own, so that one of 400 may stand beside 404 (ruling not-found-code).
    const { operation: id, target } = exchange.request;
    const mayNameNothing =
      target.startsWith('/api/v2/') && (id === undefined || operation(id).path.includes('{'));
    if (mayNameNothing && [404, 410].includes(exchange.status)) return 0;
    const { status } = errorRow(known);
    expectThat(exchange.status === status, 'status', `${status} beside ${known}`, exchange.status);
    return 1;
  },
  provokedBy: [
    'errors/rejected-parameters',
    'authentication/missing-key',
    'authentication/plan-required',
    'versioning/removed-v1',
    'registry/filter-required',
  ],
});
