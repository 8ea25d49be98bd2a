import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import { inconclusiveReasons, outcomes } from '../../kit/index.js';
import type { CheckResult } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { entryOf } from './baseline.js';
import { applyExitPolicy, defaultExitPolicy, type ExitPolicy, failOnOutcomes } from './exit-policy.js';
import { exitCodeOf, verdictOf } from './verdict.js';

const cited: ClauseId = 'limits.events-limit.max';
const day = '2026-05-20';

const check = (id: string, outcome: CheckResult['outcome'], rest: Partial<CheckResult> = {}) =>
  resultOf({ id, outcome, required: true, ...rest });
const waiver = { check: 'a/1', reason: 'known', issue: '#7', owner: 'events', expires: '2026-05-20' };
const gate = (checks: readonly CheckResult[], rules: Partial<ExitPolicy> = {}) =>
  applyExitPolicy(
    { checks, verdict: verdictOf(checks, 'completed'), day },
    { ...defaultExitPolicy, ...rules },
  );

const failing = (id: string, clause: ClauseId) =>
  check(id, 'fail', {
    clauses: [cited, 'envelope.list.data'],
    failure: {
      finding: { at: '/data', expected: 'rows', seen: 'none', clause },
      input: '',
      place: '',
      fingerprint: id,
      repeated: { failed: 2, tried: 2 },
      exchanges: [],
    },
  });

describe('a waiver of a clause', () => {
  it('accepts what accuses the clause, and nothing that only cites it', () => {
    const { check: _check, ...rest } = waiver;
    const checks = [failing('a/1', cited), failing('a/2', 'envelope.list.data')];
    const { exitCode, waivers, blocked } = gate(checks, { waivers: [{ ...rest, clause: cited }] });
    expect(waivers).toMatchObject([{ state: 'applied', checks: ['a/1'] }]);
    expect(blocked).toMatchObject([{ checks: ['a/2'] }]);
    expect(exitCode).toBe(1);
  });
});

describe('what is not applicable', () => {
  it('blocks where the user asks for it', () => {
    const checks = [check('a/1', 'pass'), check('a/2', 'not-applicable')];
    expect(gate(checks).exitCode).toBe(0);
    expect(gate(checks, { failOn: ['not-applicable'] })).toMatchObject({
      exitCode: 2,
      blocked: [{ why: 'not applicable', checks: ['a/2'] }],
    });
  });
});

const results = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a/1', 'a/2', 'a/3', 'a/4'),
    outcome: fc.constantFrom(...outcomes),
    required: fc.boolean(),
    reason: fc.constantFrom(...inconclusiveReasons),
  }),
  { maxLength: 6, selector: ({ id }) => id },
);
const rules = fc.record({
  failOn: fc.subarray([...failOnOutcomes]),
  allowInconclusive: fc.subarray([...inconclusiveReasons]),
  waivers: fc.array(
    fc.record({
      check: fc.constantFrom('a/1', 'a/2'),
      reason: fc.constant('known'),
      issue: fc.constant('#7'),
      owner: fc.constant('events'),
      expires: fc.constantFrom('2026-05-19', '2026-05-20', '2027-01-01'),
    }),
    { maxLength: 2 },
  ),
  baseline: fc.option(
    fc.array(
      fc.record({
        check: fc.constantFrom('a/2', 'a/3'),
        expires: fc.constantFrom(undefined, '2026-05-19', '2026-05-20'),
      }),
      { maxLength: 2 },
    ),
    { nil: undefined },
  ),
});
/** The rules with entries as a baseline has them. */
const rulesOf = ({ baseline, ...rest }: typeof rules extends fc.Arbitrary<infer Rules> ? Rules : never) => ({
  ...rest,
  ...(baseline === undefined
    ? {}
    : {
        baseline: baseline.map(({ check: id, expires }) => ({
          ...entryOf(resultOf({ id }), '2026-05-01'),
          ...(expires === undefined ? {} : { expires }),
        })),
      }),
});

describe('gateOf', () => {
  it('without rules is the verdict', () => {
    fc.assert(
      fc.property(results, fc.constantFrom('completed', 'interrupted'), (all, ending) => {
        const checks = all.map((each) => resultOf(each));
        const verdict = verdictOf(checks, ending);
        expect(applyExitPolicy({ checks, verdict, day }, defaultExitPolicy).exitCode).toBe(
          exitCodeOf(verdict),
        );
      }),
    );
  });

  it('lets nothing through that the rules do not name', () => {
    fc.assert(
      fc.property(results, rules, (all, given) => {
        const checks = all.map((each) => resultOf(each));
        const { exitCode } = applyExitPolicy(
          { checks, verdict: verdictOf(checks, 'completed'), day },
          rulesOf(given),
        );
        if (exitCode !== 0) return;
        for (const each of checks) {
          expect(each.outcome).not.toBe('harness-error');
          const named = [...given.waivers, ...(given.baseline ?? [])];
          const isKnown = named.some(
            ({ check: id, expires }) => id === each.id && (expires === undefined || expires >= day),
          );
          if (each.outcome === 'fail') expect(isKnown).toBe(true);
          if (each.outcome === 'warn' && given.failOn.includes('warn')) expect(isKnown).toBe(true);
          if (each.required && each.outcome === 'inconclusive')
            expect(given.allowInconclusive).toContain(each.reason);
          if (each.required) expect(each.outcome).not.toBe('not-tested');
        }
        expect(checks.some(({ required }) => required)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('is not passed by a worse outcome where a better one did not pass', () => {
    const worse = { pass: 'fail', warn: 'fail', inconclusive: 'not-tested' } as const;
    fc.assert(
      fc.property(results, rules, fc.nat(5), (all, { failOn }, index) => {
        // Who fails on what is undecided, and not on what was never tested, ranks the two the other way round.
        fc.pre(!failOn.includes('inconclusive') || failOn.includes('not-tested'));
        const checks = all.map((each) => resultOf(each));
        const spoiled = checks.map((each, place) =>
          place === index && each.outcome in worse
            ? { ...each, outcome: worse[each.outcome as keyof typeof worse] }
            : each,
        );
        const passes = (each: readonly CheckResult[]) => gate(each, { failOn }).exitCode === 0;
        expect(passes(spoiled) && !passes(checks)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['a waived failure', [check('a/1', 'fail')], { waivers: [waiver] }, 0, 'applied'],
    [
      'one waived by its clause',
      [check('a/2', 'fail', { clauses: [cited] })],
      { waivers: [{ ...waiver, check: undefined, clause: cited }] },
      0,
      'applied',
    ],
    [
      'another failure beside it',
      [check('a/1', 'fail'), check('a/2', 'fail')],
      { waivers: [waiver] },
      1,
      'applied',
    ],
    [
      'a waiver of yesterday',
      [check('a/1', 'fail')],
      { waivers: [{ ...waiver, expires: '2026-05-19' }] },
      1,
      'expired',
    ],
    [
      'one that has expired without need',
      [check('a/1', 'pass')],
      { waivers: [{ ...waiver, expires: '2026-05-19' }] },
      1,
      'expired',
    ],
    ['one that is not needed', [check('a/1', 'pass')], { waivers: [waiver] }, 1, 'not needed'],
    [
      'one of what was not decided',
      [check('a/1', 'inconclusive', { required: false }), check('a/2', 'pass')],
      { waivers: [waiver] },
      0,
      'unobserved',
    ],
    ['one of what was not in the plan', [check('a/2', 'pass')], { waivers: [waiver] }, 0, 'unobserved'],
  ] as const)('%s', (_, checks, given, exitCode, state) => {
    const waivers = given.waivers.map(({ check: id, ...rest }) => ({
      ...rest,
      ...(id === undefined ? {} : { check: id }),
    }));
    expect(gate(checks, { waivers })).toMatchObject({ exitCode, waivers: [{ state }] });
  });

  it.each([
    [[check('a/1', 'warn')], { failOn: ['warn'] }, 1],
    [[check('a/1', 'warn')], {}, 0],
    [
      [check('a/1', 'pass'), check('a/2', 'inconclusive', { required: false })],
      { failOn: ['inconclusive'] },
      2,
    ],
    [[check('a/1', 'pass'), check('a/2', 'not-tested', { required: false })], { failOn: ['not-tested'] }, 2],
    [
      [check('a/1', 'pass'), check('a/2', 'inconclusive', { reason: 'no-data' })],
      { allowInconclusive: ['no-data'] },
      0,
    ],
    [
      [check('a/1', 'pass'), check('a/2', 'inconclusive', { reason: 'transport' })],
      { allowInconclusive: ['no-data'] },
      2,
    ],
    [[check('a/2', 'inconclusive', { reason: 'no-data' })], { allowInconclusive: ['no-data'] }, 2],
    [[check('a/1', 'pass', { required: false })], {}, 2],
  ] as const)('%#: what is allowed and what more is asked for', (checks, given, exitCode) => {
    expect(gate(checks, given).exitCode).toBe(exitCode);
  });

  it.each([
    ['nothing to decide', [check('a/1', 'not-tested', { required: false })], {}, 2],
    ['a waiver that the other shards may need', [check('a/1', 'pass')], { waivers: [waiver] }, 0],
    [
      'an outcome that only the whole has',
      [check('a/1', 'pass'), check('a/2', 'not-tested', { required: false })],
      { failOn: ['not-tested'] },
      0,
    ],
    ['a failure', [check('a/1', 'fail')], {}, 1],
    ['a warning that fails', [check('a/1', 'warn')], { failOn: ['warn'] }, 1],
    ['what it should have decided', [check('a/1', 'inconclusive')], {}, 2],
  ] as const)('judges a shard by what it can tell: %s', (_, checks, given, exitCode) => {
    const verdict = verdictOf(checks, 'completed');
    const judged = applyExitPolicy(
      { checks, verdict, day, isPart: true },
      { ...defaultExitPolicy, ...given },
    );
    expect(judged.exitCode).toBe(exitCode);
  });

  it.each([
    ['passes', 'pass', 'applied'],
    ['is not tested', 'not-tested', 'applied'],
  ] as const)('keeps a waiver of a clause while one check fails and another %s', (_, outcome, state) => {
    const checks = [check('a/1', 'fail', { clauses: [cited] }), check('a/2', outcome, { clauses: [cited] })];
    const { check: _id, ...rest } = waiver;
    expect(gate(checks, { waivers: [{ ...rest, clause: cited }] })).toMatchObject({ waivers: [{ state }] });
  });

  it('does not call a waiver of a clause useless while a check of it is undecided', () => {
    const checks = [
      check('a/1', 'pass', { clauses: [cited] }),
      check('a/2', 'not-tested', { clauses: [cited], required: false }),
    ];
    const { check: _id, ...rest } = waiver;
    expect(gate(checks, { waivers: [{ ...rest, clause: cited }] })).toMatchObject({
      exitCode: 0,
      waivers: [{ state: 'unobserved' }],
    });
  });

  it('waives a warning that fails the run', () => {
    expect(gate([check('a/1', 'warn')], { failOn: ['warn'], waivers: [waiver] })).toMatchObject({
      exitCode: 0,
      waivers: [{ state: 'applied' }],
    });
  });
});
