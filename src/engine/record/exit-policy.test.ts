import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import { inconclusiveReasons, outcomes } from '../../kit/index.js';
import type { CheckResult } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { type BaselineEntry, entryOf } from './baseline.js';
import { applyExitPolicy, defaultExitPolicy, type ExitPolicy, failOnOutcomes } from './exit-policy.js';
import { exitCodeOf, verdictOf } from './verdict.js';
import type { Waiver } from './waivers.js';

const cited: ClauseId = 'limits.events-limit.max';
const day = '2026-05-20';

const check = (id: string, outcome: CheckResult['outcome'], rest: Partial<CheckResult> = {}) =>
  resultOf({ id, outcome, required: true, ...rest });
const waiver = { check: 'a/1', reason: 'known', issue: '#7', owner: 'events', expires: '2026-05-20' };
const gate = (checks: readonly CheckResult[], rules: Partial<ExitPolicy> = {}, events?: number) =>
  applyExitPolicy(
    { checks, verdict: verdictOf(checks, 'completed'), day, events },
    { ...defaultExitPolicy, ...rules },
  );

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
    id: fc.constantFrom('a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'a/6'),
    outcome: fc.constantFrom(...outcomes, 'pass', 'inconclusive'),
    required: fc.boolean(),
    reason: fc.constantFrom(...inconclusiveReasons),
    clauses: fc.subarray([cited]),
  }),
  { maxLength: 6, selector: ({ id }) => id },
);

const of = (waivers: readonly Pick<Waiver, 'accepts' | 'check' | 'clause' | 'area'>[]) =>
  fc
    .array(
      fc.record({
        ...{ named: fc.constantFrom(...waivers), reason: fc.constant('known'), issue: fc.constant('#7') },
        ...{
          owner: fc.constant('events'),
          expires: fc.constantFrom('2026-05-19', '2026-05-20', '2027-01-01'),
        },
      }),
      { maxLength: 3 },
    )
    .map((all): readonly Waiver[] => all.map(({ named, ...rest }) => ({ ...named, ...rest })));
const ofFailures = of([{ check: 'a/1' }, { check: 'a/2' }, { accepts: 'failures', clause: cited }]);
const ofInconclusive = of([
  { accepts: 'inconclusive', check: 'a/1' },
  { accepts: 'inconclusive', check: 'a/2' },
  { accepts: 'inconclusive', clause: cited },
  { accepts: 'inconclusive', area: 'area' },
  { accepts: 'inconclusive', area: 'other' },
]);

/** Entries of a baseline of checks that ended so. */
const entries = (...ended: readonly ('fail' | 'inconclusive')[]) =>
  fc.array(
    fc
      .record({
        id: fc.constantFrom('a/2', 'a/3'),
        outcome: fc.constantFrom(...ended),
        expires: fc.constantFrom(undefined, '2026-05-19', '2026-05-20'),
      })
      .map(({ id, outcome, expires }) => ({
        ...entryOf(resultOf({ id, outcome }), '2026-05-01'),
        ...(expires === undefined ? {} : { expires }),
      })),
    { maxLength: 2 },
  );

const policies = (
  waivers: fc.Arbitrary<readonly Waiver[]>,
  baseline: fc.Arbitrary<readonly BaselineEntry[]>,
): fc.Arbitrary<ExitPolicy> =>
  fc
    .record({
      failOn: fc.subarray([...failOnOutcomes]),
      allowInconclusive: fc.subarray([...inconclusiveReasons]),
      waivers,
      baseline: fc.option(baseline, { nil: undefined }),
    })
    .map(({ baseline: given, ...rest }) => ({
      ...rest,
      ...(given === undefined ? {} : { baseline: given }),
    }));
const rules = policies(
  fc.tuple(ofFailures, ofInconclusive).map((both) => both.flat()),
  entries('fail', 'inconclusive'),
);
/** Rules that accept inconclusive checks, and no failure. */
const allowances = policies(ofInconclusive, entries('inconclusive'));
const events = fc.constantFrom(undefined, 0, 200);

const isDecided = ({ required, outcome }: CheckResult) =>
  required && ['pass', 'warn', 'fail'].includes(outcome);

/** Whether a rule names a check with this outcome, and has not expired. */
function isAccepted({ id, clauses, area, outcome, reason }: CheckResult, given: ExitPolicy): boolean {
  const isInconclusive = outcome === 'inconclusive';
  const valid = ({ expires = day }: { readonly expires?: string }) => expires >= day;
  const waived = given.waivers.some(
    (each) =>
      valid(each) &&
      (each.accepts === 'inconclusive') === isInconclusive &&
      (each.check === id || each.area === area || clauses.some((clause) => clause === each.clause)),
  );
  const known = (given.baseline ?? []).some(
    (each) => valid(each) && each.check === id && (each.place === 'inconclusive') === isInconclusive,
  );
  return waived || known || (isInconclusive && given.allowInconclusive.some((each) => each === reason));
}

describe('the exit policy', () => {
  it('without rules is the verdict', () => {
    fc.assert(
      fc.property(results, fc.constantFrom('completed', 'interrupted'), events, (all, ending, found) => {
        const checks = all.map((each) => resultOf(each));
        const verdict = verdictOf(checks, ending);
        expect(applyExitPolicy({ checks, verdict, day, events: found }, defaultExitPolicy)).toMatchObject({
          exitCode: exitCodeOf(verdict),
          notices: [],
        });
      }),
    );
  });

  it('lets nothing through that the rules do not name', () => {
    fc.assert(
      fc.property(results, rules, events, (all, given, found) => {
        const checks = all.map((each) => resultOf(each));
        const { exitCode } = gate(checks, given, found);
        if (exitCode !== 0) return;
        for (const each of checks) {
          expect(each.outcome).not.toBe('harness-error');
          const fails = each.outcome === 'fail' || (each.outcome === 'warn' && given.failOn.includes('warn'));
          if (fails || (each.required && each.outcome === 'inconclusive'))
            expect(isAccepted(each, given)).toBe(true);
          if (each.required) expect(each.outcome).not.toBe('not-tested');
        }
        expect(checks.some(isDecided)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('never lets a failure through because something else is allowed to be inconclusive', () => {
    fc.assert(
      fc.property(results, allowances, events, (all, given, found) => {
        const checks = all.map((each) => resultOf(each));
        const before = gate(checks, { failOn: given.failOn }, found).exitCode;
        const after = gate(checks, given, found).exitCode;
        if (before === 1 || before === 4) expect(after).toBe(before);
      }),
      { numRuns: 2000 },
    );
  });

  it('never passes by allowed reasons alone where the deployment shows no Event or less than half is decided', () => {
    fc.assert(
      fc.property(results, fc.subarray([...inconclusiveReasons]), events, (all, allowInconclusive, found) => {
        const checks = all.map((each) => resultOf(each));
        const waited = checks.filter(({ required, outcome }) => required && outcome !== 'not-applicable');
        fc.pre(found === 0 || 2 * checks.filter(isDecided).length < waited.length);
        const { exitCode, notices, allowed } = gate(checks, { allowInconclusive }, found);
        if (waited.some(({ outcome }) => outcome === 'inconclusive')) expect(exitCode).toBeGreaterThan(0);
        if (notices.length > 0) expect(allowed).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it('is not passed by a worse outcome where a better one did not pass', () => {
    const worse = { pass: ['inconclusive', 'fail'], warn: ['fail'], inconclusive: ['not-tested'] } as const;
    const change = fc.record({ index: fc.nat(5), nth: fc.nat(1) });
    fc.assert(
      fc.property(results, allowances, events, change, (all, given, found, { index, nth }) => {
        const { failOn } = given;
        // Who fails on what is undecided, and not on what was never tested, ranks the two the other way round.
        fc.pre(!failOn.includes('inconclusive') || failOn.includes('not-tested'));
        const checks = all.map((each) => resultOf(each));
        const spoiled = checks.map((each, place) => {
          const [first, second = first] = worse[each.outcome as keyof typeof worse] ?? [];
          if (place !== index || first === undefined) return each;
          return { ...each, outcome: nth === 0 ? first : (second ?? first) };
        });
        const passes = (each: readonly CheckResult[]) => gate(each, given, found).exitCode === 0;
        expect(passes(spoiled) && !passes(checks)).toBe(false);
      }),
      { numRuns: 3000 },
    );
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
});

describe('the allowed reasons', () => {
  const many = (count: number, outcome: CheckResult['outcome'], rest: Partial<CheckResult> = {}) =>
    Array.from({ length: count }, (_, index) => check(`${outcome}/${index}`, outcome, rest));
  const noData = { reason: 'no-data' } as const;
  const allowing = (checks: readonly CheckResult[], found?: number) =>
    gate(checks, { allowInconclusive: ['no-data'] }, found);

  it.each([
    ['a tenth', 9, 1, []],
    ['more than a tenth', 8, 1, [expect.stringContaining('accepts 1 of 9 required checks')]],
    ['half', 5, 5, [expect.stringContaining('accepts 5 of 10 required checks')]],
  ] as const)('are noted where they accept more than a tenth: %s', (_, decided, open, notices) => {
    const checks = [...many(decided, 'pass'), ...many(open, 'inconclusive', noData)];
    expect(allowing(checks, 200)).toMatchObject({ exitCode: 0, notices });
  });

  it.each([
    ['the deployment shows no Event', 9, 1, 0, 'the deployment showed no Event'],
    ['less than half was decided', 4, 5, 200, 'only 4 of 9 required checks were decided'],
  ] as const)('accept nothing where %s', (_, decided, open, found, because) => {
    const checks = [
      ...many(decided, 'pass'),
      ...many(open, 'inconclusive', noData),
      ...many(9, 'not-applicable'),
    ];
    const { exitCode, allowed, notices, blocked } = allowing(checks, found);
    expect([exitCode, allowed, blocked.map(({ why }) => why)]).toEqual([2, [], ['reached no decision']]);
    expect(notices).toEqual([expect.stringContaining(`accepts nothing in this run: ${because}.`)]);
  });

  it('leave it to the merge of shards how much was decided, and not whether there was an Event', () => {
    const checks = [...many(1, 'pass'), ...many(9, 'inconclusive', noData)];
    const given = { checks, verdict: 'incomplete', day, isPart: true } as const;
    const policy = { ...defaultExitPolicy, allowInconclusive: ['no-data'] } as const;
    expect(applyExitPolicy(given, policy)).toMatchObject({ exitCode: 0, notices: [] });
    expect(applyExitPolicy({ ...given, events: 0 }, policy).exitCode).toBe(2);
  });

  it('do not count what is accepted by name', () => {
    const checks = [...many(8, 'pass'), ...many(1, 'inconclusive', noData)];
    const named = { accepts: 'inconclusive', area: 'area' } as const;
    const rest = { reason: 'known', issue: '#7', owner: 'events', expires: day };
    const policy = { allowInconclusive: ['no-data'], waivers: [{ ...named, ...rest }] } as const;
    for (const found of [0, 200]) {
      expect(gate(checks, policy, found)).toMatchObject({
        exitCode: 0,
        allowed: ['inconclusive/0'],
        notices: [],
      });
    }
  });
});
