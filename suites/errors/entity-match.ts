import type { ErrorCode } from '../../contract/index.js';
import {
  at,
  defineCheck,
  expectEqual,
  expectOk,
  expectRefusal,
  expectThat,
  forEach,
  precondition,
} from '../../src/kit/index.js';
import { totalOf } from '../buckets.js';
import { expectSameEvents } from '../page-of-events.js';
import { referredIds } from '../seen-entity.js';
import { closed, eventOperations } from './refused.js';

const otherCodes: Readonly<Record<string, readonly ErrorCode[]>> = {
  actor: ['ACTOR_MATCH_NOT_SUPPORTED'],
  material: ['MATERIAL_MATCH_NOT_SUPPORTED'],
};
const rows = eventOperations.flatMap((operation) =>
  ['material', 'actor', 'mentions'].map((policy) => ({ operation, policy })),
);
const flag = '/applied_filters/coverage_fallback_applied';

export const entityMatch = defineCheck({
  id: 'errors/entity-match',
  title: 'An entity_match other than coverage is refused, or served as coverage and says so',
  clauses: [
    'error.unsupported-entity-match',
    'error.unsupported-entity-match.not-retryable',
    'envelope.applied-filters.coverage-fallback-applied',
    'events.entity-match.coverage',
    'events.entity-match.coverage.no-flag',
    'events.entity-match.other-values',
    'events.entity-match.other-values.code',
    'events.entity-match.fallback.flag',
    'events.entity-match.fallback.rows',
    'events-summary.entity-match.only-coverage',
    'events-summary.accepts.entity-match',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['C16'],
  property: forEach(
    rows,
    async (api, { operation, policy }) => {
      const [entity] = referredIds(api.world);
      precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
      const query = (entity_match: string) => closed(api.world, { entity, entity_match, limit: 100 });
      const coverage = await api.get(operation, query('coverage'));
      expectOk(coverage);
      expectThat(at(coverage.json, flag) !== true, flag, 'no fallback from coverage', true);

      const reply = await api.get(operation, query(policy));
      if (reply.status !== 200) {
        const codes: readonly ErrorCode[] = ['UNSUPPORTED_ENTITY_MATCH', ...(otherCodes[policy] ?? [])];
        expectRefusal(reply, { codes });
        expectRefusal(await api.get(operation, query(policy), { fresh: true }), { codes });
        api.witness('refused policies');
        return;
      }
      expectEqual(reply, flag, true);
      if (operation === 'listEvents') expectSameEvents(reply, coverage, 'served as coverage');
      else expectThat(totalOf(reply) === totalOf(coverage), '/data', 'the total of coverage', totalOf(reply));
      api.witness('policies served as coverage');
    },
    { requests: 3 },
  ),
  refutedBy: [
    'entity-match.coverage-flagged',
    'entity-match.coverage-refused',
    'entity-match.fallback-flag-false',
    'entity-match.material-applied',
    'entity-match.others-served-silently',
    'entity-match.refused-once',
    'entity-match.wrong-code',
    'list.entity_match.dropped',
    'summary.entity_match.dropped',
  ],
});
