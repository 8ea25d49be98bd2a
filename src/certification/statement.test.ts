import { expect, it } from 'vitest';
import { resultOf } from '../engine/fixtures.test-data.js';
import type { Outcome } from '../kit/index.js';
import type { Certificate } from './certificate.js';
import { statementOf } from './statement.js';

const certificate = {
  verdict: 'conformant',
  suite: { name: 'suite', version: '1', digest: 'sha256:1', ledger: 'sha256:2' },
  profiles: [],
  nonce: 'nonce of the reviewer',
} as unknown as Certificate;

const listsOf = (...outcomes: readonly Outcome[]) => {
  const reports = outcomes.map((outcome) => ({ checks: [resultOf({ id: 'area/check', outcome })] }));
  const { passedTests, warnedTests, failedTests } = statementOf(certificate, reports, []).predicate;
  return [passedTests.length, warnedTests.length, failedTests.length];
};

it.each<[readonly Outcome[], readonly number[]]>([
  [
    ['pass', 'pass', 'pass'],
    [1, 0, 0],
  ],
  [
    ['pass', 'warn', 'pass'],
    [0, 1, 0],
  ],
  [
    ['pass', 'fail', 'pass'],
    [0, 0, 1],
  ],
  [
    ['not-applicable', 'pass', 'not-applicable'],
    [1, 0, 0],
  ],
  [
    ['not-applicable', 'warn', 'pass'],
    [0, 1, 0],
  ],
  [
    ['not-applicable', 'fail', 'not-applicable'],
    [0, 0, 1],
  ],
  [
    ['not-applicable', 'not-applicable', 'not-applicable'],
    [0, 0, 0],
  ],
  [
    ['pass', 'inconclusive', 'not-applicable'],
    [0, 0, 0],
  ],
])('lists a check that ends %j in the rounds by %j', (outcomes, lists) => {
  expect(listsOf(...outcomes)).toEqual(lists);
});
