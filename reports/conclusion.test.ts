import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../src/engine/events.js';
import { entryOf } from '../src/engine/record/baseline.js';
import { defaultExitPolicy, type ExitPolicy } from '../src/engine/record/exit-policy.js';
import { type Report, reportOf } from '../src/engine/record/report.js';
import { conclusion, listed, policyFacts } from './conclusion.js';
import { eventsOf } from './random-run.test-data.js';
import { result } from './sample.test-data.js';

const waiver = { check: 'a/fail', reason: 'known', issue: '#7', owner: 'us', expires: '2026-12-31' };
const pass = result('a/pass', 'pass');
const fail = result('a/fail', 'fail');
const warn = result('a/warn', 'warn');
const unsure = result('a/unsure', 'inconclusive', { reason: 'no-data' });

const reportWith = (checks: readonly CheckResult[], rules: Partial<ExitPolicy>): Report =>
  reportOf(eventsOf({ checks, gate: { ...defaultExitPolicy, ...rules } }));

describe('the conclusion', () => {
  test.each([
    [[pass, fail], {}, 'Non-conformant: 1 of 2 executed checks failed. Exit code 1.'],
    [
      [pass, fail],
      { waivers: [waiver] },
      'Non-conformant: 1 of 2 executed checks failed; the exit policy accepts it: 1 waived failure. Exit code 0.',
    ],
    [
      [pass, unsure],
      { allowInconclusive: ['no-data'] },
      'Incomplete: 1 of 2 required checks reached no decision; the exit policy accepts it: 1 undecided check. Exit code 0.',
    ],
    [
      [pass, warn],
      { failOn: ['warn'] },
      'Conformant: 2 required checks decided, no contradiction found; the exit policy rejects it: 1 check ended with a warning. Exit code 1.',
    ],
    [
      [pass, unsure],
      { waivers: [{ ...waiver, check: 'a/pass' }] },
      'Incomplete: 1 of 2 required checks reached no decision; the exit policy rejects it: 1 check reached no decision, 1 waiver expired or not needed. Exit code 1.',
    ],
    [
      [pass, unsure],
      { waivers: [{ ...waiver, accepts: 'inconclusive', check: 'a/unsure' }] },
      'Incomplete: 1 of 2 required checks reached no decision; the exit policy accepts it: 1 undecided check. Exit code 0.',
    ],
    [
      [pass, fail, unsure],
      { baseline: [fail, unsure].map((each) => entryOf(each, '2026-10-01')) },
      'Non-conformant: 1 of 3 executed checks failed; the exit policy accepts it: 1 known failure, 1 undecided check. Exit code 0.',
    ],
    [
      [fail, unsure],
      { waivers: [waiver] },
      'Non-conformant: 1 of 2 executed checks failed; the exit policy rejects it: 1 check reached no decision, 1 waived failure. Exit code 2.',
    ],
  ] as const)('%#', (checks, rules, sentence) =>
    expect(conclusion(reportWith(checks, rules))).toBe(sentence),
  );
});

test('a run without rules has nothing to tell of its gate', () => {
  expect(policyFacts(reportWith([pass, fail], {}))).toEqual([]);
});

test('every waiver is told with its state, every allowed reason with its count, and what blocks', () => {
  const spent = { ...waiver, check: 'a/pass', expires: '2026-10-19' };
  const rules = {
    waivers: [waiver, spent],
    allowInconclusive: ['no-data', 'transport'],
    failOn: ['warn'],
  } as const;
  expect(policyFacts(reportWith([pass, fail, unsure, warn], rules))).toEqual([
    { label: 'waived', text: 'a/fail: known (#7, us, until 2026-12-31)' },
    { label: 'expired', text: 'a/pass: known (#7, us, until 2026-10-19)' },
    { label: 'allowed', text: 'no-data: 1 check' },
    { label: 'allowed', text: 'transport: 0 checks' },
    { label: 'fails on', text: 'warn' },
    { label: 'blocks', text: '1 check ended with a warning: a/warn' },
    { label: 'notice', text: expect.stringContaining('accepts 1 of 4 required checks') },
  ]);
});

test('a waiver of inconclusive checks is listed with their number, and what a reason accepts beside it', () => {
  const other = result('b/unsure', 'inconclusive', { reason: 'no-data' });
  const waivers = [
    { ...waiver, accepts: 'inconclusive', check: undefined, area: 'a' },
    { ...waiver, accepts: 'inconclusive', check: 'a/pass' },
  ] as const;
  const rules = { waivers, allowInconclusive: ['no-data'] } as unknown as ExitPolicy;
  expect(policyFacts(reportWith([pass, warn, unsure, other], rules))).toMatchObject([
    { label: 'waived', text: 'area a, 1 inconclusive check: known (#7, us, until 2026-12-31)' },
    { label: 'not needed', text: 'a/pass, 0 inconclusive checks: known (#7, us, until 2026-12-31)' },
    { label: 'allowed', text: 'no-data: 1 check' },
    { label: 'notice' },
  ]);
});

test('the entries of a baseline are counted by what they accept', () => {
  const was = (check: CheckResult) => entryOf(check, '2026-10-01');
  const others = ['b/1', 'b/2'].map((id) => result(id, 'inconclusive', { reason: 'data-drift' }));
  const decided = was(result('a/pass', 'inconclusive', { reason: 'no-data' }));
  const baseline = [was(fail), was(unsure), decided];
  expect(policyFacts(reportWith([pass, fail, unsure, ...others], { baseline }))).toEqual([
    { label: 'new', text: '2 inconclusive checks: b/1, b/2' },
    { label: 'fixed', text: '1 inconclusive check: a/pass' },
    { label: 'known', text: '1 failure and 1 inconclusive check of the baseline' },
    { label: 'blocks', text: '2 checks reached no decision: b/1, b/2' },
  ]);
});

test('a long list names its first', () => {
  expect(listed(['a', 'b'], 2)).toBe('a, b');
  expect(listed(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});
