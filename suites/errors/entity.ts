import { type ErrorCode, limits, type OperationId } from '../../contract/index.js';
import {
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectEqual,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  forEach,
  precondition,
  rowsOf,
  seenOf,
} from '../../src/kit/index.js';
import { totalOf } from '../asking/buckets.js';
import { referredIds } from '../asking/entity-refs.js';
import { expectSameEvents } from '../asking/pages.js';
import { closed, eventOperations, expectDetails, expectRefused, expectServed } from '../asking/refusals.js';
import { closedFor, isStoryOperation, storiesIn, storyOperations } from '../asking/story-windows.js';

const otherCodes: Readonly<Record<string, readonly ErrorCode[]>> = {
  actor: ['ACTOR_MATCH_NOT_SUPPORTED'],
  material: ['MATERIAL_MATCH_NOT_SUPPORTED'],
};
/** A refusal has no code of its own for it; it is asked for twice. */
const again = 'mentions';
const rows = eventOperations.flatMap((operation) =>
  ['material', 'actor', again].map((policy) => ({ operation, policy })),
);
const flag = '/applied_filters/coverage_fallback_applied';
/** The clauses that an operation accepts `coverage`, then reports no fallback, and otherwise does. */
const ofCoverage = {
  listEvents: {
    taken: 'events.entity-match.coverage',
    unflagged: 'events.entity-match.coverage.no-flag',
    notice: 'events.entity-match.fallback.flag',
  },
  summarizeEvents: {
    taken: 'events-summary.accepts.entity-match',
    unflagged: 'envelope.applied-filters.coverage-fallback-applied',
    notice: 'events-summary.entity-match.only-coverage',
  },
} as const;

export const entityMatch = defineCheck({
  id: 'errors/entity-match',
  title: 'An entity_match other than coverage is refused, or served as coverage with notice',
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
  rulings: ['entity-match'],
  property: forEach(
    rows,
    async (api, { operation, policy }) => {
      const [entity] = referredIds(api.world);
      precondition(entity !== undefined, 'no Event refers to an entity', 'no-data');
      const query = (entity_match: string) => closed(api.world, { entity, entity_match, limit: 100 });
      const { taken, unflagged, notice } = ofCoverage[operation];
      const coverage = await api.get(operation, query('coverage'));
      accusing(taken, () => expectOk(coverage));
      expectThat(at(coverage.json, flag) !== true, flag, 'no fallback from coverage', true, unflagged);

      const reply = await api.get(operation, query(policy));
      if (reply.status !== 200) {
        const codes: readonly ErrorCode[] = ['UNSUPPORTED_ENTITY_MATCH', ...(otherCodes[policy] ?? [])];
        expectRefusal(reply, { codes, clause: 'error.unsupported-entity-match' });
        if (policy === again)
          expectRefusal(await api.get(operation, query(policy), { fresh: true }), {
            codes,
            clause: 'error.unsupported-entity-match.not-retryable',
          });
        api.witness('refused policies');
        return;
      }
      expectEqual(reply, flag, true, notice);
      if (operation === 'listEvents') {
        accusing('events.entity-match.fallback.rows', () =>
          expectSameEvents(reply, coverage, 'served as coverage'),
        );
      } else {
        const [seen, wanted] = [totalOf(reply), totalOf(coverage)];
        const clause = 'events-summary.entity-match.only-coverage';
        expectThat(seen === wanted, '/data', 'the total of coverage', seen, clause);
      }
      api.witness('policies served as coverage');
    },
    { requests: 3 },
  ),
});

const operations = [...eventOperations, ...storyOperations];

const { max } = limits.entityHandles;
const invented = Array.from({ length: max + 1 }, (_, index) => `wiki:No_such_entity_${index + 1}`);

/** How many Events or Stories a reply selects; undefined where it does not tell. */
function foundIn(operation: OperationId, reply: Exchange): number | undefined {
  if (operation === 'summarizeEvents') return totalOf(reply);
  return operation === 'summarizeStories' ? storiesIn(reply) : rowsOf(reply).length;
}

export const tooManyHandles = defineCheck({
  id: 'errors/too-many-handles',
  title: 'Twenty-six entity handles are refused as MULTIPLE_ENTITY_HANDLES, and twenty-five are accepted',
  clauses: [
    'error.multiple-entity-handles',
    'error.multiple-entity-handles.details.accepted-count',
    'events.entity.max-handles',
    'events.entity.over-max-handles',
    'limits.entity-handles.at-max',
    'limits.entity-handles.max',
  ],
  operations,
  rulings: ['unresolved-handles', 'error-details'],
  property: forEach(
    operations,
    async (api, operation) => {
      const entity = (handles: readonly string[]) => closedFor(api, operation, { entity: handles.join(',') });
      const refused = await expectRefused(api, operation, await entity(invented), {
        codes: ['MULTIPLE_ENTITY_HANDLES'],
        clause: isStoryOperation(operation)
          ? 'error.multiple-entity-handles'
          : 'events.entity.over-max-handles',
      });
      expectDetails(refused, { accepted_count: 'error.multiple-entity-handles.details.accepted-count' });
      const [real] = referredIds(api.world);
      const handles = [...invented.slice(1, max), real ?? `${invented[0]}`];
      const within = isStoryOperation(operation)
        ? 'limits.entity-handles.at-max'
        : 'events.entity.max-handles';
      if (real !== undefined) {
        const reply = await expectServed(api, operation, await entity(handles), within);
        // The last of them is the only one that selects anything.
        const found = foundIn(operation, reply);
        if (found !== 0) return;
        const alone = await api.get(operation, await entity([real]));
        const due = alone.status === 200 ? foundIn(operation, alone) : undefined;
        const what = isStoryOperation(operation) ? 'Stories' : 'Events';
        const expected = `${due} ${what} of ${real}, the last of ${max} handles`;
        expectThat((due ?? 0) === 0, '/data', expected, found, within);
      } else {
        // Handles of which none resolves may be refused, though never for their number (ruling unresolved-handles).
        const reply = await api.get(operation, await entity(handles));
        const counted = reply.text.includes('MULTIPLE_ENTITY_HANDLES');
        expectThat(!counted, '/code', `${max} handles within the limit`, seenOf(reply), within);
      }
    },
    { requests: 2 },
  ),
});

export const officeName = defineCheck({
  id: 'errors/office-name',
  title: 'The name of an office instead of its id is refused with 400',
  clauses: ['events.office.name'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['office'],
  property: forEach(eventOperations, async (api, operation) => {
    const reply = await api.get(operation, closed(api.world, { office: 'President of France' }));
    expectStatus(reply, 400);
    api.witness('refusals of an office name');
  }),
});

/** A well-known office; a deployment that does not know it may refuse it too, which is no error of the date. */
const office = 'Q11696';

export const officeDate = defineCheck({
  id: 'errors/office-date',
  title: 'An office_as_of that is not a date is refused as INVALID_DATE with an office',
  clauses: ['events.office-as-of.malformed'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['office'],
  property: forEach(
    eventOperations,
    async (api, operation) => {
      const known = await api.get(operation, closed(api.world, { office }));
      const reply = await api.get(operation, closed(api.world, { office, office_as_of: 'yesterday' }));
      if (known.status === 200) expectRefusal(reply, { codes: ['INVALID_DATE'] });
      else api.observe(`${operation} with an office that it does not serve`, String(reply.status));
      api.witness('answers to a malformed office date');
    },
    { requests: 2 },
  ),
});
