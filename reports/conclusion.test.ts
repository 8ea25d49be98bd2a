import { describe, expect, test } from 'vitest';
import type { CheckResult } from '../src/engine/events.js';
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
  ]);
});

test('a long list names its first', () => {
  expect(listed(['a', 'b'], 2)).toBe('a, b');
  expect(listed(['a', 'b', 'c', 'd'], 2)).toBe('a, b and 2 more');
});
