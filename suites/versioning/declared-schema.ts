import { at, defineInvariant, expectThat, pointerStep } from '../../src/kit/index.js';

export const declaredSchema = defineInvariant({
  id: 'versioning/declared-schema',
  title: "Every reply fits the schema that the deployment's own contract declares for it",
  clauses: ['versioning.openapi.describes-replies'],
  rulings: ['C22'],
  source: 'deployment',
  judge(exchange, world) {
    const mismatches = world.served?.mismatches(exchange);
    if (mismatches === undefined) return 0;
    for (const { at: place, message, missing } of mismatches) {
      const here = place === 'body' ? '' : place;
      if (missing === undefined)
        expectThat(false, place, `by its own openapi.json, a value that ${message}`, at(exchange.json, here));
      else
        expectThat(false, `${here}/${pointerStep(missing)}`, 'by its own openapi.json, a member', undefined);
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
