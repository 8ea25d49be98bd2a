import { describe, expect, it } from 'vitest';
import { type CheckResult, logFormat, type RunEvent, type RunStarted } from '../events.js';
import { resultOf } from '../fixtures.test-data.js';
import { defaultExitPolicy } from './exit-policy.js';
import { readLog } from './log.js';
import { reportOf } from './report.js';

const started: RunStarted = {
  type: 'run-started',
  format: logFormat,
  suite: {
    name: 'ei-conformance',
    version: '1.0.0',
    clauses: 1,
    checks: 1,
    ledger: 'sha256:0',
    selfTest: { proved: 1, faults: 1 },
  },
  startedAt: '2026-05-20T12:00:00.000Z',
  target: { baseUrl: 'http://a.test', name: 'a.test', surfaces: {} },
  seed: 1,
  command: 'run',
  settings: {},
  gate: defaultExitPolicy,
};
const result = resultOf({
  id: 'a/one',
  outcome: 'warn',
  rulings: ['limit-above-max', 'end-of-walk'],
  deviations: [{ ruling: 'limit-above-max', note: 'clamped' }],
});
const events: readonly RunEvent[] = [
  started,
  { type: 'invariant-met', id: 'a/seen' },
  { type: 'invariant-met', id: 'a/seen', deviation: { ruling: 'not-found-code', note: 'no code' } },
  { type: 'check-finished', result, spent: { requests: 1, queryUnits: 1 } },
];
const textOf = (all: readonly unknown[]) => all.map((each) => `${JSON.stringify(each)}\n`).join('');

describe('ruling names', () => {
  it('of a log of an earlier version become ids', () => {
    const old = textOf(events)
      .replaceAll('limit-above-max', 'C09')
      .replaceAll('end-of-walk', 'A65')
      .replaceAll('not-found-code', 'C38');
    expect(readLog([old]).events).toEqual(events);
    expect(reportOf(readLog([old]).events)).toEqual(reportOf(events));
  });

  it('are given with their aliases in a report', () => {
    expect(Object.entries(reportOf(events).rulingAliases)).toEqual([
      ['end-of-walk', 'A65'],
      ['limit-above-max', 'C09'],
    ]);
  });

  it('that this version does not know stay, without an alias', () => {
    const rulings = ['C99', 'constructor'] as unknown as CheckResult['rulings'];
    const unknown = [started, { ...events[3], result: { ...result, rulings, deviations: [] } }];
    const report = reportOf(readLog([textOf(unknown)]).events);
    expect(report.checks[0]?.rulings).toEqual(rulings);
    expect(report.rulingAliases).toEqual({});
  });

  it.each([
    ['no list', 'C09'],
    ['a list of other things', [null, 1, ['C09'], { ruling: 9 }]],
  ])('that are %s are read as they are', (_what, rulings) => {
    const event = { ...events[3], result: { ...result, rulings, deviations: rulings } };
    expect(readLog([textOf([started, event])]).events[1]).toEqual(event);
  });
});
