import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../kit/sample.test-data.js';
import type { CheckResult, RunEvent } from './events.js';
import { resultOf } from './fixtures.test-data.js';
import { isCutShort, unfinishedOf } from './resume.js';

const finished = (rest: Partial<CheckResult>, requests = 1): RunEvent => ({
  type: 'check-finished',
  result: resultOf(rest),
  spent: { requests, queryUnits: requests },
});

describe('unfinishedOf', () => {
  it.each([
    [{ outcome: 'pass' }, true],
    [{ outcome: 'fail' }, true],
    [{ outcome: 'warn' }, true],
    [{ outcome: 'observed' }, true],
    [{ outcome: 'not-applicable' }, true],
    [{ outcome: 'inconclusive', reason: 'no-data' }, true],
    [{ outcome: 'inconclusive', reason: 'generator-starved' }, true],
    [{ outcome: 'inconclusive', reason: 'transport' }, false],
    [{ outcome: 'inconclusive', reason: 'rate-limited' }, false],
    [{ outcome: 'inconclusive', reason: 'request-budget' }, false],
    [{ outcome: 'inconclusive', reason: 'time-budget' }, false],
    [{ outcome: 'inconclusive', reason: 'quota-exhausted' }, false],
    [{ outcome: 'inconclusive', reason: 'data-drift' }, false],
    [{ outcome: 'not-tested' }, false],
    [{ outcome: 'harness-error' }, false],
  ] as const)('lets %j stand: %s', (result, stands) => {
    expect(unfinishedOf([finished(result)]).settled).toEqual(stands ? ['area/check'] : []);
  });

  it('goes by the last result of a check, and by what was spent then', () => {
    const events = [finished({ outcome: 'pass' }, 3), finished({ outcome: 'not-tested' }, 9)];
    expect(unfinishedOf(events)).toMatchObject({ settled: [], spent: { requests: 9 } });
  });

  it('keeps what invariants met', () => {
    const contradiction = exchangeOf({ title: null });
    const met: RunEvent[] = [
      { type: 'invariant-met', id: 'a/seen' },
      { type: 'invariant-met', id: 'a/broken', contradiction },
      { type: 'invariant-met', id: 'a/seen', deviation: { ruling: 'limit-above-max', note: 'no entry' } },
    ];
    expect(unfinishedOf([finished({}), ...met]).met).toEqual(met);
  });
});

describe('isCutShort', () => {
  it.each([
    ['completed', [{}], false],
    ['interrupted', [{}], true],
    ['unfinished', [], true],
    ['completed', [{ outcome: 'inconclusive', reason: 'no-data' }], false],
    ['completed', [{ outcome: 'inconclusive', reason: 'request-budget' }], true],
    ['completed', [{ outcome: 'not-tested', note: 'not begun: the limit of 9 requests is reached' }], true],
    ['completed', [{ outcome: 'not-tested', note: 'no key is given for the role revoked' }], false],
  ] as const)('%s with %j: %s', (ending, checks, short) => {
    expect(isCutShort({ ending, checks: checks.map((each) => resultOf(each)) })).toBe(short);
  });
});
