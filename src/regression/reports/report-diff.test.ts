import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import {
  type CheckResult,
  type Failure,
  logFormat,
  type RunEvent,
  type RunStarted,
} from '../../engine/events.js';
import { resultOf } from '../../engine/fixtures.test-data.js';
import { defaultExitPolicy } from '../../engine/record/exit-policy.js';
import { type Report, reportOf } from '../../engine/record/report.js';
import { reportDiff } from './report-diff.js';

const clause: ClauseId = 'limits.events-limit.max';
const digest = (of: string) => ({ digest: `sha256:${of}`, title: 'API', version: '2.0.0' });

const started: RunStarted = {
  type: 'run-started',
  format: logFormat,
  suite: {
    name: 'ei-conformance',
    version: '1.0.0',
    clauses: 1,
    checks: 1,
    ledger: 'sha256:1',
    selfTest: { proved: 1, faults: 1 },
  },
  startedAt: '2026-05-20T12:00:00.000Z',
  target: { baseUrl: 'http://a.test', name: 'a.test', surfaces: {} },
  seed: 1,
  command: 'run',
  settings: {},
  gate: defaultExitPolicy,
};

interface Told {
  readonly run?: Partial<RunStarted>;
  readonly suite?: Partial<RunStarted['suite']>;
  readonly contract?: string;
}

/** A report of checks that cite the clause. */
function report(checks: readonly Partial<CheckResult>[], { run, suite, contract = 'a' }: Told = {}): Report {
  const results = checks.map((each) => resultOf({ id: 'a/one', clauses: [clause], ...each }));
  const events: readonly RunEvent[] = [
    { ...started, ...run, suite: { ...started.suite, ...suite } },
    ...results.map(
      (result): RunEvent => ({ type: 'check-finished', result, spent: { requests: 1, queryUnits: 1 } }),
    ),
  ];
  const { learned: _none, ...rest } = reportOf(events);
  return { ...rest, learned: { contract: digest(contract) } as unknown as NonNullable<Report['learned']> };
}

const failure: Failure = {
  finding: { at: '/pagination/limit', expected: '100', seen: '101', clause },
  input: '',
  place: '',
  fingerprint: '0',
  repeated: { failed: 2, tried: 2 },
  exchanges: [],
};
const pass = { outcome: 'pass' } as const;
const fail = { outcome: 'fail', failure } as const;
const noData = { outcome: 'inconclusive', reason: 'no-data', note: 'no rows' } as const;
const transport = { outcome: 'inconclusive', reason: 'transport', note: 'cut off' } as const;
const untested = { outcome: 'not-tested', note: 'no key is given for the role revoked' } as const;

/** What a clause did between two reports. */
const moved = (older: Report, newer: Report) => {
  const { clauses } = reportDiff(older, newer);
  return clauses
    .filter(({ id }) => id === clause)
    .map(({ move, cause }) => [move, cause?.of, cause?.because]);
};

describe('reportDiff', () => {
  it.each([
    ['the same suite sees a failure', [pass], [fail], {}, 'new', 'server', 'the same suite judged both'],
    ['the same suite sees it fixed', [fail], [pass], {}, 'fixed', 'server', 'the same suite judged both'],
    ['another seed', [pass], [fail], { run: { seed: 2 } }, 'new', 'server', 'other inputs may have shown it'],
    [
      'the contract is another',
      [pass],
      [fail],
      { contract: 'b' },
      'new',
      'server',
      'the contract of the target is another',
    ],
    [
      'contract and suite are others',
      [pass],
      [fail],
      { contract: 'b', suite: { version: '1.1.0' } },
      'new',
      'server',
      'the suite is another, too',
    ],
    [
      'the suite is another',
      [pass],
      [fail],
      { suite: { version: '1.1.0' } },
      'new',
      'suite',
      'was 1.0.0 and is 1.1.0',
    ],
    [
      'the commit is another',
      [pass],
      [fail],
      { suite: { commit: 'c0ffee' } },
      'new',
      'suite',
      'is 1.0.0 at c0ffee',
    ],
    ['a check came', [pass], [pass, { ...fail, id: 'a/two' }], {}, 'new', 'suite', 'a/two came to the suite'],
    [
      'the failing check left',
      [pass, { ...fail, id: 'a/two' }],
      [pass],
      {},
      'fixed',
      'suite',
      'a/two left the suite',
    ],
    ['no check cites it any more', [pass], [], {}, 'gone', 'suite', 'a/one left the suite'],
    ['there is no data now', [pass], [noData], {}, 'changed', 'data', 'undecided now: no-data'],
    [
      'there was no data then',
      [noData],
      [pass],
      { contract: 'b' },
      'changed',
      'data',
      'undecided then: no-data',
    ],
    ['a failure that nothing shows', [fail], [noData], {}, 'changed', 'data', 'undecided now'],
    ['the network', [pass], [transport], {}, 'changed', 'server', 'undecided now: transport'],
    ['a key is missing', [pass], [untested], {}, 'changed', 'settings', 'not tested now: no key is given'],
    ['a key is there', [untested], [fail], {}, 'new', 'settings', 'not tested then: no key is given'],
    [
      'a failure beside what is never tested',
      [pass, { ...untested, id: 'a/two' }],
      [fail, { ...untested, id: 'a/two' }],
      {},
      'new',
      'server',
      'the same suite judged both',
    ],
    [
      'a failure that went, beside what is never tested',
      [fail, { ...untested, id: 'a/two' }],
      [pass, { ...untested, id: 'a/two' }],
      {},
      'fixed',
      'server',
      'the same suite judged both',
    ],
  ] as const)('%s', (_, older, newer, told, move, of, because) => {
    expect(moved(report(older), report(newer, told as Told))).toEqual([
      [move, of, expect.stringContaining(because)],
    ]);
  });

  it('tells what only one ledger has', () => {
    const whole = report([pass]);
    const without = { ...whole, clauses: whole.clauses.filter(({ id }) => id !== clause) };
    expect(moved(without, report([fail]))).toEqual([['new', 'ledger', 'only the newer ledger has it']]);
    expect(moved(whole, without)).toEqual([['gone', 'ledger', 'only the older ledger has it']]);
    const should = {
      ...whole,
      clauses: whole.clauses.map((each) =>
        each.id === clause ? { ...each, level: 'should' as const } : each,
      ),
    };
    expect(moved(should, report([fail]))).toEqual([['new', 'ledger', 'its level was should and is must']]);
  });

  it('counts every clause once, and exits with 1 only where something newly fails', () => {
    const pairs = [pass, fail, noData, untested].flatMap((one) =>
      [pass, fail, noData].map((other) => [one, other] as const),
    );
    for (const [one, other] of pairs) {
      const [older, newer] = [report([one]), report([other])];
      const { totals, clauses, exitCode } = reportDiff(older, newer);
      expect(Object.values(totals).reduce((sum, each) => sum + each, 0)).toBe(newer.clauses.length);
      expect(clauses.length).toBe(newer.clauses.length - totals.unchanged);
      expect(exitCode).toBe(one.outcome !== 'fail' && other.outcome === 'fail' ? 1 : 0);
    }
  });
});
