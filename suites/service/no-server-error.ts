import { at, defineInvariant, expectThat, seenOf } from '../../src/kit/index.js';

export const noServerError = defineInvariant({
  id: 'service/no-server-error',
  title: 'No request is answered with a server error',
  clauses: ['error.server-errors', 'events.search.semantic.unavailable'],
  rulings: ['A78'],
  judge(exchange) {
    const shown = exchange.status === 503 && at(exchange.json, '/code') === 'SEMANTIC_SEARCH_UNAVAILABLE';
    if (shown) return 0;
    expectThat(exchange.status < 500, 'status', 'no status of 500 or above', seenOf(exchange));
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
  refutedBy: ['registry.not-held.answered-500', 'search.semantic-down-without-code'],
});
