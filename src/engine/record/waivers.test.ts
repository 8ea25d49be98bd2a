import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import type { CheckResult } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { applyExitPolicy, defaultExitPolicy, type ExitPolicy } from './exit-policy.js';
import { verdictOf } from './verdict.js';
import type { Waiver } from './waivers.js';

const cited: ClauseId = 'limits.events-limit.max';
const day = '2026-05-20';
const yesterday = '2026-05-19';
const rest = { reason: 'known', issue: '#7', owner: 'events', expires: day };

const check = (id: string, outcome: CheckResult['outcome'], more: Partial<CheckResult> = {}) =>
  resultOf({ id, outcome, required: true, ...more });
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
const optional = { required: false };
const citing = { clauses: [cited] };
const pass = check('a/1', 'pass');
const fail = check('a/1', 'fail');
const open = check('a/1', 'inconclusive', { reason: 'no-data' });
const other = check('a/2', 'pass');

const ofCheck: Waiver = { check: 'a/1', ...rest };
const ofClause: Waiver = { clause: cited, ...rest };
const decide = (checks: readonly CheckResult[], given: Waiver, policy: Partial<ExitPolicy> = {}) =>
  applyExitPolicy(
    { checks, verdict: verdictOf(checks, 'completed'), day },
    { ...defaultExitPolicy, ...policy, waivers: [given] },
  );

describe('a waiver of failures', () => {
  it.each([
    ['of a check that fails', [fail], ofCheck, 0, 'applied'],
    ['of a clause', [check('a/2', 'fail', citing)], ofClause, 0, 'applied'],
    ['beside another failure', [fail, check('a/2', 'fail')], ofCheck, 1, 'applied'],
    ['of yesterday', [fail], { ...ofCheck, expires: yesterday }, 1, 'expired'],
    ['that has expired without need', [pass], { ...ofCheck, expires: yesterday }, 1, 'expired'],
    ['that is not needed', [pass], ofCheck, 1, 'not needed'],
    [
      'of a check that was not decided',
      [check('a/1', 'inconclusive', optional), other],
      ofCheck,
      0,
      'unobserved',
    ],
    ['of a required check that was not decided', [open, other], ofCheck, 2, 'unobserved'],
    ['of a check that was not in the plan', [other], ofCheck, 0, 'unobserved'],
    [
      'of a clause of which one check passes and another was not tested',
      [check('a/1', 'pass', citing), check('a/2', 'not-tested', { ...citing, ...optional })],
      ofClause,
      0,
      'unobserved',
    ],
    [
      'of a clause of which one check fails and another passes',
      [check('a/1', 'fail', citing), check('a/2', 'pass', citing)],
      ofClause,
      0,
      'applied',
    ],
    [
      'of a clause of which one check fails and another was not tested',
      [check('a/1', 'fail', citing), check('a/2', 'not-tested', { ...citing, ...optional })],
      ofClause,
      0,
      'applied',
    ],
  ] as const)('%s', (_, checks, given, exitCode, state) => {
    expect(decide(checks, given)).toMatchObject({ exitCode, waivers: [{ state }] });
  });

  it('accepts what accuses its clause, and nothing that only cites it', () => {
    const checks = [failing('a/1', cited), failing('a/2', 'envelope.list.data')];
    const { exitCode, waivers, blocked } = decide(checks, ofClause);
    expect(waivers).toMatchObject([{ state: 'applied', checks: ['a/1'] }]);
    expect(blocked).toMatchObject([{ checks: ['a/2'] }]);
    expect(exitCode).toBe(1);
  });

  it('accepts a warning that fails the run', () => {
    expect(decide([check('a/1', 'warn')], ofCheck, { failOn: ['warn'] })).toMatchObject({
      exitCode: 0,
      waivers: [{ state: 'applied' }],
    });
  });

  it.each([
    ['is required', [open, other], ofCheck, ['a/1 is inconclusive, and the waiver of a/1 accepts']],
    [
      'cites its clause beside one that fails',
      [check('a/1', 'fail', citing), check('a/2', 'inconclusive', citing)],
      ofClause,
      [`a/2 is inconclusive, and the waiver of clause ${cited} accepts`],
    ],
    ['is not required', [check('a/1', 'inconclusive', optional), other], ofCheck, []],
    ['it names no more', [open, other], { ...ofCheck, expires: yesterday }, []],
  ] as const)('comes with a notice where an inconclusive check %s', (_, checks, given, notices) => {
    expect(decide(checks, given).notices).toEqual(notices.map((each) => expect.stringContaining(each)));
  });
});

describe('a waiver of inconclusive checks', () => {
  const accepting = { accepts: 'inconclusive', ...rest } as const;
  const one: Waiver = { check: 'a/1', ...accepting };

  it.each([
    ['of a check', [open, other], one, 0, 'applied'],
    [
      'of a clause',
      [check('a/1', 'inconclusive', citing), other],
      { ...accepting, clause: cited },
      0,
      'applied',
    ],
    ['of an area', [open, other], { ...accepting, area: 'area' }, 0, 'applied'],
    ['of another area', [open, other], { ...accepting, area: 'other' }, 2, 'unobserved'],
    ['beside another that is inconclusive', [open, check('a/2', 'inconclusive'), other], one, 2, 'applied'],
    ['of yesterday', [open, other], { ...one, expires: yesterday }, 1, 'expired'],
    ['that has expired without need', [pass], { ...one, expires: yesterday }, 1, 'expired'],
    ['of a check that passes today', [pass], one, 0, 'not needed'],
    ['of a check that fails', [fail, other], one, 1, 'not needed'],
    ['of a check that was never tested', [check('a/1', 'not-tested'), other], one, 2, 'unobserved'],
    ['of a check that does not apply', [check('a/1', 'not-applicable'), other], one, 0, 'unobserved'],
    [
      'of a check that ended in an error of ours',
      [check('a/1', 'harness-error'), other],
      one,
      4,
      'unobserved',
    ],
    ['of all that there is', [open], { ...accepting, area: 'area' }, 2, 'applied'],
  ] as const)('%s', (_, checks, given, exitCode, state) => {
    expect(decide(checks, given)).toMatchObject({ exitCode, waivers: [{ state }], notices: [] });
  });

  it('accepts what no verdict waits for where the user asks for it', () => {
    const checks = [check('a/1', 'inconclusive', optional), other];
    expect(decide(checks, one)).toMatchObject({ allowed: [], waivers: [{ state: 'unobserved' }] });
    expect(decide(checks, one, { failOn: ['inconclusive'] })).toMatchObject({
      exitCode: 0,
      allowed: ['a/1'],
      waivers: [{ state: 'applied', checks: ['a/1'] }],
    });
  });
});
