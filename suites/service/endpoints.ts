import { keyedOperations, operation } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, seenOf } from '../../src/kit/index.js';
import { callableOperations, validCall } from '../valid-call.js';

/** What says that nothing can be read there: no such path, no such method, a removed path. */
const absent: readonly number[] = [404, 405, 410];

export const endpoints = defineCheck({
  id: 'service/endpoints',
  title: 'Every endpoint is read with GET at its path under /api/v2/, below the base URL',
  clauses: [
    'government.awards.covered',
    'government.links.covered',
    'service.base-url',
    'service.endpoints.get',
    'service.path-prefix',
  ],
  operations: keyedOperations,
  rulings: ['A59', 'C42', 'C44'],
  property: forEach(
    callableOperations,
    async (api, id) => {
      const { query = {}, path = {} } = validCall(id, api.world) ?? {};
      const reply = await api.get(id, query, { path });
      const there = !absent.includes(reply.status);
      expectThat(there, 'status', `an answer of ${operation(id).path}`, seenOf(reply));
      api.witness('endpoints that answer');
    },
    { requests: 1 },
  ),
  refutedBy: ['geography.missing', 'government.awards.not-covered', 'government.links.not-covered'],
});
