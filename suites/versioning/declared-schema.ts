import { at, defineInvariant, expectThat } from '../../src/kit/index.js';

export const declaredSchema = defineInvariant({
  id: 'versioning/declared-schema',
  title: "Every reply fits the schema that the deployment's own contract declares for it",
  clauses: ['versioning.openapi.describes-replies'],
  rulings: ['C22'],
  source: 'deployment',
  judge(exchange, world) {
    const mismatches = world.served?.mismatches(exchange);
    if (mismatches === undefined) return 0;
    for (const { at: place, message } of mismatches) {
      const seen = place === 'body' ? exchange.json : at(exchange.json, place);
      expectThat(false, place, `by its own openapi.json, a value that ${message}`, seen);
    }
    return 1;
  },
  provokedBy: [
    'event-detail/known-id',
    'events-summary/group-by-default',
    'registry/entity-detail',
    'errors/rejected-parameters',
    'versioning/declared-requests',
  ],
  refutedBy: ['openapi.event-id-integer', 'openapi.fatalities-not-nullable', 'openapi.release-value-text'],
});
