import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../kit/sample.test-data.js';
import { type Failure, logFormat, type RunEvent } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { defaultExitPolicy } from './exit-policy.js';
import { readLog } from './log.js';
import { reportOf } from './report.js';

const started: RunEvent = {
  type: 'run-started',
  format: logFormat,
  suite: {
    name: 'ei-conformance',
    version: '0.0.0',
    clauses: 1,
    ledger: '',
    checks: 2,
    selfTest: { proved: 0, faults: 0 },
  },
  startedAt: '2026-05-20T12:00:00.000Z',
  target: { baseUrl: 'http://a.test', name: 'a.test', surfaces: {} },
  seed: 1,
  command: 'run',
  settings: { concurrency: { value: 1, from: 'default' } },
  gate: defaultExitPolicy,
};
const planned: RunEvent = {
  type: 'planned',
  steps: [
    { id: 'a/one', required: true },
    { id: 'b/two', required: true },
  ],
  estimate: { requests: 2, queryUnits: 2 },
};
const one: RunEvent = {
  type: 'check-finished',
  result: resultOf({ id: 'a/one', area: 'a' }),
  spent: { requests: 1, queryUnits: 1 },
};
const two: RunEvent = {
  type: 'check-finished',
  result: resultOf({ id: 'b/two', area: 'b' }),
  spent: { requests: 1, queryUnits: 1 },
};
const finished: RunEvent = {
  type: 'run-finished',
  stopped: 'completed',
  finishedAt: '2026-05-20T12:01:00.000Z',
  cost: { requests: 2, queryUnits: 2 },
  operations: [],
};
const whole = [started, planned, one, two, finished];

describe('reportOf', () => {
  it('is the same live and from the log', () => {
    const odd = exchangeOf(JSON.parse('{"__proto__": {"a": -0}, "b": "\\u2028\\ud800"}'));
    const failure: Failure = {
      finding: { at: '/a', expected: 'x', seen: 'y', clause: 'limits.events-limit.max' },
      input: '',
      place: '',
      fingerprint: '0',
      repeated: { failed: 2, tried: 2 },
      exchanges: [odd, exchangeOf(undefined, 500)],
    };
    const events = [
      started,
      planned,
      one,
      { ...two, result: resultOf({ id: 'b/two', outcome: 'fail', failure }) },
      finished,
    ];
    const log = events.map((each) => `${JSON.stringify(each)}\n`).join('');
    expect(JSON.stringify(reportOf(readLog([log]).events))).toBe(JSON.stringify(reportOf(events)));
  });

  it('has the checks in the order of the plan, whenever they ended', () => {
    const report = reportOf([started, planned, two, one, finished]);
    expect(report.checks.map((each) => each.id)).toEqual(['a/one', 'b/two']);
    expect(report.areas.map((each) => each.area)).toEqual(['a', 'b']);
  });

  it('is conformant when all is there', () => {
    expect(reportOf(whole)).toMatchObject({ verdict: 'conformant', exitCode: 0, ending: 'completed' });
    expect(reportOf(whole).totals).toMatchObject({ pass: 2, fail: 0 });
  });

  it('is never conformant when any line is missing', () => {
    for (const missing of whole.slice(1)) {
      const report = reportOf(whole.filter((each) => each !== missing));
      expect(report).toMatchObject({ verdict: 'aborted', exitCode: 4, ending: 'unfinished' });
    }
    expect(() => reportOf(whole.slice(1))).toThrow(TypeError);
  });

  it('is aborted by an interruption', () => {
    const report = reportOf([started, planned, one, two, { ...finished, stopped: 'interrupted' }]);
    expect(report).toMatchObject({ verdict: 'aborted', exitCode: 4, ending: 'interrupted' });
  });

  it('says of each clause the worst that its checks say', () => {
    const id = 'events.limit.above-max';
    const known = reportOf(whole).clauses[0]?.id;
    if (known === undefined) throw new Error(`no clause ${id}`);
    const citing = (outcome: 'pass' | 'fail' | 'inconclusive', check: string): RunEvent => ({
      type: 'check-finished',
      result: resultOf({ id: check, outcome, clauses: [known] }),
      spent: { requests: 1, queryUnits: 1 },
    });
    const outcomeOf = (...events: readonly RunEvent[]) =>
      reportOf([started, planned, ...events, finished]).clauses.find((each) => each.id === known);
    expect(outcomeOf(one, two)?.outcome).toBeUndefined();
    expect(outcomeOf(citing('pass', 'a/one'), citing('inconclusive', 'b/two'))?.outcome).toBe('inconclusive');
    expect(outcomeOf(citing('fail', 'a/one'), citing('inconclusive', 'b/two'))).toMatchObject({
      outcome: 'fail',
      checks: ['a/one', 'b/two'],
    });
  });
});
