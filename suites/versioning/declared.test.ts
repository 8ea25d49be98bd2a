import { describe, expect, it } from 'vitest';
import type { Api, Exchange, ServedOperation } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { expectThere } from './declared.js';

const path = '/api/v2/macro/vintages';
const declared: ServedOperation = {
  path,
  target: path,
  known: undefined,
  parameters: [],
  statuses: ['200', '4XX'],
  deprecated: false,
  takesKey: true,
};

const refusal = (status: number, error: string, code = 'NOT_FOUND', target = path): Exchange =>
  exchangeOf({ success: false, error, code, details: {} }, status, {
    request: { method: 'GET', target, credential: { role: 'full' } },
  });

const routeWords = (target: string) => `No route ${target} (request 5f3a9c21)`;

/** Answers an invented path, and an unknown Event in words of its own or in the same. */
const apiWith = (event: string): Api => ({
  ...silentApi,
  world: { ...emptyWorld, offer: { ...emptyWorld.offer, events: [{ id: 'conflict_00ff' }] } },
  getTarget: async (target) => refusal(404, routeWords(target), 'NOT_FOUND', target),
  get: async () => refusal(404, event, 'NOT_FOUND', '/api/v2/events/x'),
});

const judged = (reply: Exchange, operation: Partial<ServedOperation> = {}, event = 'No such Event') =>
  expectThere(apiWith(event), { ...declared, ...operation }, reply);

const unknown = refusal(404, routeWords(path));

describe('a declared operation is not there', () => {
  it.each([
    ['it is answered as an invented path', unknown],
    ['it is removed', refusal(410, 'Gone', 'ENDPOINT_REMOVED')],
    ['it fails', refusal(500, 'Oops', 'INTERNAL')],
    ['it is not read with GET', refusal(405, 'Use POST', 'METHOD_NOT_ALLOWED')],
  ])('where %s', async (_, reply) => {
    await expect(judged(reply)).rejects.toThrow('expected');
  });
});

describe('a declared operation may be there', () => {
  it.each([
    ['it is served', exchangeOf({}), {}],
    ['it asks for more', refusal(400, 'No', 'MISSING_PARAM'), {}],
    ['the plan lacks it', refusal(403, 'No', 'PLAN_REQUIRED'), {}],
    ['what it shows is not there yet', refusal(404, 'There is no vintage yet'), {}],
    ['the contract declares the status', unknown, { statuses: ['200', '404'] }],
    ['the contract calls it deprecated', refusal(410, 'Gone', 'ENDPOINT_REMOVED'), { deprecated: true }],
    ['its path names a thing', unknown, { target: '/api/v2/macro/{series}' }],
  ])('where %s', async (_, reply, operation) => {
    await judged(reply, operation);
  });

  it('where unknown things and unknown paths are answered alike', async () => {
    await judged(unknown, {}, routeWords('/api/v2/events/x'));
  });
});
