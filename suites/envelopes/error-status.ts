import { type ErrorCode, errorCodes, errorRow } from '../../contract/index.js';
import { at, defineInvariant, expectThat } from '../../src/kit/index.js';

export const errorStatus = defineInvariant({
  id: 'envelopes/error-status',
  title: 'A reply with a listed error code has the HTTP status of that code',
  clauses: ['error.code-status'],
  judge(exchange) {
    const code = at(exchange.json, '/code');
    if (code === undefined || !exchange.request.target.startsWith('/api/')) return 0;
    const known: ErrorCode | undefined = errorCodes.find((each) => each === code);
    if (known === undefined) return 0;
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
  refutedBy: [
    'auth.missing-key-wrong-status',
    'entitlement.missing-answered-404',
    'entitlement.missing-wrong-status',
    'events.limit.wrong-status',
    'http.errors-with-200',
    'http.errors-with-400',
    'registry.filter-required.wrong-status',
    'rejected.status-422',
    'subcategory.wrong-pair-status-404',
    'v1.wrong-status',
    'window.over-a-year-wrong-status',
  ],
});
