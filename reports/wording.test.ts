import { describe, expect, test } from 'vitest';
import { type CheckResult, lacksFlag } from '../src/engine/events.js';
import { decisionCounts } from '../src/engine/record/decision-counts.js';
import type { Report } from '../src/engine/record/report.js';
import { groupUndecided } from '../src/engine/record/undecided-groups.js';
import { type Ending, exitCodeOf, verdictOf } from '../src/engine/record/verdict.js';
import type { Outcome } from '../src/kit/index.js';
import { result, sampleReport } from './sample.test-data.js';
import { counted, duration, grouped, outcomeOrder, retriesSummary, verdictSentence } from './wording.js';

const reportWith = (checks: readonly CheckResult[], ending: Ending = 'completed'): Report => {
  const verdict = verdictOf(checks, ending);
  const totals = Object.fromEntries(
    outcomeOrder.map((each) => [each, checks.filter(({ outcome }) => outcome === each).length]),
  ) as Record<Outcome, number>;
  const counts = decisionCounts(checks);
  const undecidedGroups = groupUndecided(checks, undefined);
  const exitCode = exitCodeOf(verdict);
  return { ...sampleReport, checks, totals, counts, undecidedGroups, ending, verdict, exitCode };
};
const pass = result('a/a', 'pass');
const fail = result('a/b', 'fail');
const unsure = result('a/c', 'inconclusive');
const moot = (note: string) => result(`a/${note}`, 'not-applicable', { note });
const stopped = 'the target has stopped answering: connect ECONNREFUSED';
const cutOff = (id: string) => result(id, 'not-tested', { note: `not begun: transport: ${stopped}` });
const gone = result('a/g', 'inconclusive', { reason: 'transport', note: 'no reply within 10000 ms' });
const broken = result('a/d', 'harness-error');

describe('requests that were sent again', () => {
  const summary = (
    requests: number,
    retried?: { limited: number; lost: number; broken: number; waitedMs: number },
  ) =>
    retriesSummary({
      cost: { requests, queryUnits: requests, ...(retried === undefined ? {} : { retried }) },
    });

  test('are counted by what came of them before', () => {
    expect(summary(2000)).toBeUndefined();
    expect(summary(2000, { limited: 0, lost: 3, broken: 0, waitedMs: 0 })).toEqual({
      isWarning: false,
      text: '3 of 2,000 requests (0.1 %) were sent again: 3 after a lost connection or a time-out',
    });
  });

  test('are a warning where they are more than one in a hundred', () => {
    expect(summary(1000, { limited: 400, lost: 0, broken: 90, waitedMs: 160_000 })).toEqual({
      isWarning: true,
      text: '490 of 1,000 requests (49.0 %) were sent again: 400 after 429, 90 after a server error or a reply without JSON; they held back the run for 2 min 40 s',
    });
    expect(summary(1000, { limited: 10, lost: 0, broken: 0, waitedMs: 0 })?.isWarning).toBe(false);
    expect(summary(1000, { limited: 11, lost: 0, broken: 0, waitedMs: 0 })?.isWarning).toBe(true);
  });
});

describe('the verdict in a sentence', () => {
  test.each([
    [[pass], 'completed', 'Conformant: 1 required check decided, no contradiction found.'],
    [[pass, fail], 'completed', 'Non-conformant: 1 of 2 executed checks failed.'],
    [[pass, unsure], 'completed', 'Incomplete: 1 of 2 required checks reached no decision.'],
    [
      [pass, moot(lacksFlag('can_a'))],
      'completed',
      "Conformant: 1 required check decided, no contradiction found; 1 not applicable: the account's plan lacks can_a.",
    ],
    [
      [fail, moot(lacksFlag('can_a')), moot(lacksFlag('can_b')), moot('there is no route'), moot('x')],
      'completed',
      "Non-conformant: 1 of 1 executed check failed; 4 not applicable: the account's plan lacks 2 flags (2), there is no route (1) and 1 other reason.",
    ],
    [
      [pass, cutOff('a/e'), cutOff('a/f'), gone],
      'completed',
      'Incomplete: 3 of 4 required checks reached no decision, 2 of them: the target has stopped answering: connect ECONNREFUSED.',
    ],
    [[], 'completed', 'Incomplete: no required check reached a decision.'],
    [[pass], 'interrupted', 'Aborted: the run was interrupted before it finished.'],
    [[pass], 'unfinished', 'Aborted: the log has no closing event, so the run proves nothing.'],
    [[broken, fail], 'completed', 'Aborted: the harness failed in 1 check, and 1 check failed.'],
  ] as const)('%#', (checks, ending, sentence) =>
    expect(verdictSentence(reportWith(checks, ending))).toBe(sentence),
  );
});

test.each([
  ['gate', 'all', ' for the selection (gate)'],
  ['full', 'events', ' for the selection (events)'],
  ['gate', 'events, errors', ' for the selection (gate, events, errors)'],
  ['full', 'all', ''],
])('a conformant run says what was selected: %s, %s', (preset, check, scope) => {
  const from = 'flag';
  const settings = { preset: { value: preset, from }, check: { value: check, from } };
  const report = reportWith([pass]);
  expect(verdictSentence({ ...report, run: { ...report.run, settings } })).toMatch(
    new RegExp(`^Conformant${scope.replace(/[()]/g, '\\$&')}: `),
  );
});

test('every outcome has its words', () =>
  expect([...outcomeOrder].toSorted()).toEqual(Object.keys(sampleReport.totals).toSorted()));

test('quantities read as people write them', () => {
  expect([999, 1000, 1234567].map(grouped)).toEqual(['999', '1,000', '1,234,567']);
  expect([0, 1, 2].map((each) => counted(each, 'reply'))).toEqual(['0 replies', '1 reply', '2 replies']);
  expect([12, 999.6, 1500, 72500, 3_600_000].map(duration)).toEqual([
    ...['12 ms', '1000 ms', '1.5 s', '1 min 13 s', '60 min 0 s'],
  ]);
});
