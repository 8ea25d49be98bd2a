import fc from 'fast-check';
import type { ClauseId } from '../contract/index.js';
import type { CheckResult, RunEvent } from '../src/engine/events.js';
import { defaultExitPolicy, type ExitPolicy, failOnOutcomes } from '../src/engine/record/exit-policy.js';
import { inconclusiveReasons, outcomes } from '../src/kit/index.js';
import { exchange, hostile, hostileCommands, result, sampleEvents } from './sample.test-data.js';

/** The checks of a run and the rules of its gate. */
interface RandomRun {
  readonly checks: readonly CheckResult[];
  readonly gate: ExitPolicy;
}

const ids = ['a/one', 'a/two', 'a/three', 'b/one', 'b/two', 'c/one', 'c/two', 'd/one'];
const clauses: readonly ClauseId[] = ['limits.events-limit.max', 'envelope.error.error'];
const texts = fc.constantFrom('100', 'nothing', ...Object.values(hostile), ...Object.values(hostileCommands));

const failure = fc.record({
  finding: fc.record({
    at: fc.constantFrom('/data/0/id', '/data/1/id', 'status', '/error'),
    expected: texts,
    seen: texts,
    clause: fc.constantFrom(...clauses),
  }),
  input: texts,
  place: fc.constant('1'),
  fingerprint: fc.constant('f'),
  repeated: fc.constant({ failed: 2, tried: 3 }),
  exchanges: fc.constantFrom(
    [exchange()],
    [exchange({}, '/api/v2/stories?limit=1'), exchange({ status: 500 })],
  ),
});

const check = fc
  .record({
    id: fc.constantFrom(...ids),
    outcome: fc.oneof(fc.constantFrom('pass', 'fail', 'inconclusive'), fc.constantFrom(...outcomes)),
    required: fc.boolean(),
    reason: fc.constantFrom(...inconclusiveReasons),
    note: texts,
    clauses: fc.subarray([...clauses], { minLength: 1 }),
    failure,
    advice: fc.boolean(),
  })
  .map(({ id, outcome, required, reason, note, clauses: cited, failure: seen, advice }) =>
    result(id, outcome, {
      required,
      clauses: cited,
      ...(outcome === 'inconclusive' ? { reason } : {}),
      ...(outcome === 'pass' || outcome === 'fail' ? {} : { note }),
      ...(outcome === 'fail' || (outcome === 'warn' && advice) ? { failure: seen } : {}),
    }),
  );

const gate = fc.record({
  failOn: fc.subarray([...failOnOutcomes]),
  allowInconclusive: fc.subarray([...inconclusiveReasons]),
  waivers: fc.uniqueArray(
    fc.record(
      {
        accepts: fc.constantFrom('failures', 'inconclusive'),
        check: fc.constantFrom(...ids),
        reason: texts,
        issue: fc.constant('#7'),
        owner: texts,
        expires: fc.constantFrom('2026-10-19', '2026-12-31'),
      },
      { requiredKeys: ['check', 'reason', 'issue', 'owner', 'expires'] },
    ),
    { maxLength: 4, selector: (each) => each.check },
  ),
});

/** Rules that let all pass that rules can. */
const lenient = (checks: readonly CheckResult[]): ExitPolicy => ({
  failOn: [],
  allowInconclusive: [...inconclusiveReasons],
  waivers: checks
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ id }) => ({ check: id, reason: 'known', issue: '#7', owner: 'us', expires: '2026-12-31' })),
});

/** Runs with any outcomes, in hostile words, and any rules of the gate. */
export const randomRuns: fc.Arbitrary<RandomRun> = fc
  .record({
    checks: fc.uniqueArray(check, { maxLength: ids.length, selector: ({ id }) => id }),
    gate: fc.oneof(gate, fc.constantFrom('none', 'lenient')),
  })
  .map((run) => ({ ...run, gate: rulesOf(run) }));

const rulesOf = ({
  checks,
  gate: rules,
}: Omit<RandomRun, 'gate'> & { readonly gate: ExitPolicy | string }) => {
  if (typeof rules !== 'string') return rules;
  return rules === 'none' ? defaultExitPolicy : lenient(checks);
};

/** What a run tells that ends with these results. */
export function eventsOf({ checks, gate: rules }: RandomRun): readonly RunEvent[] {
  return sampleEvents.flatMap((event): readonly RunEvent[] => {
    switch (event.type) {
      case 'run-started':
        return [{ ...event, gate: rules }];
      case 'planned':
        return [{ ...event, steps: checks.map(({ id, required }) => ({ id, required })) }];
      case 'check-started':
      case 'check-finished':
        return [];
      case 'run-finished':
        return [
          ...checks.map(
            (each): RunEvent => ({
              type: 'check-finished',
              result: each,
              spent: { requests: 1, queryUnits: 1 },
            }),
          ),
          event,
        ];
      default:
        return [event];
    }
  });
}
