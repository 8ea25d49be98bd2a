import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import type { CheckResult, Failure } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { clauseResults } from './clause-results.js';

const accused: ClauseId = 'limits.events-limit.max';
const other: ClauseId = 'envelope.list.pagination.limit';
const elsewhere: ClauseId = 'envelope.list.data';

const failing = (clause: ClauseId, rest: Partial<CheckResult> = {}): CheckResult => {
  const failure: Failure = {
    finding: { at: '/pagination/limit', expected: '100', seen: '101', clause },
    input: '',
    place: '',
    fingerprint: '0',
    repeated: { failed: 2, tried: 2 },
    exchanges: [],
  };
  return resultOf({ id: 'a/failing', outcome: 'fail', clauses: [accused, other], failure, ...rest });
};
const citing = (outcome: CheckResult['outcome']) => resultOf({ id: 'a/citing', outcome, clauses: [other] });

const of = (id: ClauseId, ...results: readonly CheckResult[]) =>
  clauseResults(results).find((each) => each.id === id);

describe('the result of a clause', () => {
  it('is a failure where it is accused, and undecided behind a failure at another clause', () => {
    expect(of(accused, failing(accused))).toMatchObject({
      outcome: 'fail',
      why: 'at /pagination/limit: expected 100, saw 101',
    });
    expect(of(other, failing(accused))).toMatchObject({
      outcome: 'inconclusive',
      why: `behind a failure: a/failing failed at ${accused}`,
      behind: ['a/failing'],
    });
  });

  it('is a failure where it states again what the accused clause states, and not the other way round', () => {
    const particular: ClauseId = 'events.limit.above-max';
    const both = [accused, particular] as const;
    expect(of(accused, failing(particular, { clauses: both }))).toMatchObject({ outcome: 'fail' });
    expect(of(particular, failing(accused, { clauses: both }))).toMatchObject({ outcome: 'inconclusive' });
  });

  it('is what another check decided, and names the check that did not', () => {
    for (const outcome of ['pass', 'warn', 'fail', 'inconclusive', 'not-tested'] as const)
      expect(of(other, failing(accused), citing(outcome))).toMatchObject({ outcome, behind: ['a/failing'] });
    for (const outcome of ['not-applicable', 'observed'] as const)
      expect(of(other, failing(accused), citing(outcome))).toMatchObject({ outcome: 'inconclusive' });
  });

  it('is a pass where its own trials passed before another clause failed', () => {
    const result = of(other, failing(accused, { held: [other] }));
    expect(result?.outcome).toBe('pass');
    expect(result).not.toHaveProperty('behind');
  });

  it('is a failure of a clause that its check does not cite', () => {
    expect(of(elsewhere, failing(elsewhere))).toMatchObject({ outcome: 'fail', checks: ['a/failing'] });
    expect(of(accused, failing(elsewhere))).toMatchObject({ outcome: 'inconclusive' });
  });
});
