import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import type { Failure } from '../src/engine/events.js';
import { reportOf } from '../src/engine/record/report.js';
import { eventsOf } from './random-run.test-data.js';
import { exchange, result, sampleReport } from './sample.test-data.js';
import { sarifReport } from './sarif.js';

const runOf = (text: string) => {
  const [run] = (JSON.parse(text) as Log).runs;
  if (run === undefined) throw new Error('a log has a run');
  return run;
};
const run = runOf(sarifReport.render(sampleReport));

test('has a result for each defect, at its rule and with its fingerprint', () => {
  const told = sampleReport.defects.map(({ fingerprint, outcome }) => [
    fingerprint,
    outcome === 'fail' ? 'error' : 'warning',
  ]);
  expect(run.results?.map((each) => [each.partialFingerprints?.['defect/v1'], each.level])).toEqual(told);
  for (const each of run.results ?? [])
    expect(run.tool.driver.rules?.[each.ruleIndex ?? -1]?.id).toBe(each.ruleId);
});

test('one defect that two checks see is one result', () => {
  const failure: Failure = {
    finding: { at: '/error', expected: 'a', seen: 'b', clause: 'limits.events-limit.max' },
    input: '',
    place: '',
    fingerprint: 'f',
    repeated: { failed: 1, tried: 1 },
    exchanges: [exchange()],
  };
  const checks = [result('a/one', 'fail', { failure }), result('a/two', 'fail', { failure })];
  const rules = { failOn: [], allowInconclusive: [], waivers: [] };
  const both = runOf(sarifReport.render(reportOf(eventsOf({ checks, gate: rules }))));
  expect(both.results).toHaveLength(1);
  expect(both.results?.[0]?.message.text).toContain('also in: a/two');

  const waiver = { check: 'a/one', reason: 'known', issue: '#7', owner: 'us', expires: '2027-01-01' };
  const suppressions = (checksWaived: readonly string[]) => {
    const waivers = checksWaived.map((check) => ({ ...waiver, check }));
    const report = reportOf(eventsOf({ checks, gate: { ...rules, waivers } }));
    return runOf(sarifReport.render(report)).results?.[0]?.suppressions ?? [];
  };
  expect(suppressions(['a/one'])).toEqual([]);
  expect(suppressions(['a/one', 'a/two'])).toMatchObject([{ kind: 'external', status: 'accepted' }]);
});

test('what was not decided is told of the run, and accuses nobody', () => {
  const [invocation] = run.invocations ?? [];
  expect(invocation).toMatchObject({ exitCode: 4, executionSuccessful: false });
  const notifications = invocation?.toolExecutionNotifications ?? [];
  expect(notifications.map((each) => [each.associatedRule?.id, each.level])).toEqual([
    ['errors/limit-zero', 'warning'],
    ['errors/generator', 'error'],
    ['paging/walk', 'warning'],
    [undefined, 'warning'],
  ]);
});

test('names the operation and the place, and the tested address beside the findings only', () => {
  const [location] = run.results?.[0]?.locations ?? [];
  expect(location?.logicalLocations?.[0]?.fullyQualifiedName).toBe('listEvents /pagination/limit');
  expect(location?.physicalLocation?.artifactLocation).toEqual({
    uri: 'openapi.json',
    uriBaseId: '%SRCROOT%',
  });
  expect(run.properties?.target).toBe('https://api.example.test');
  expect(run.results?.[0]?.webRequest?.target).toBe('/api/v2/events?limit=101');
});

test('says what happened first, then the clause, what was expected and seen, and how to see it again', () => {
  const lines = run.results?.[0]?.message.text?.split('\n') ?? [];
  expect(lines[0]).toBe(
    'A `limit` above the maximum is served at the maximum and listed as normalized: at /pagination/limit: expected 100, saw 101.',
  );
  expect(lines.slice(1).map((each) => each.split(':')[0])).toEqual([
    ...['clause', 'place', 'expected', 'seen', 'input', 'request', 'replay', 'id'],
  ]);
});

test('has a category for each deployment, and the same rules whatever came of them', () => {
  expect(run.automationDetails?.id).toBe(
    `ei-conformance/${sampleReport.run.target.name}/${sampleReport.run.startedAt}`,
  );
  const passed = sampleReport.checks.map(({ failure: _, ...check }) => ({
    ...check,
    outcome: 'pass' as const,
  }));
  const other = runOf(sarifReport.render({ ...sampleReport, checks: passed, defects: [] }));
  expect(other.tool).toEqual(run.tool);
});

test('has the help of a rule as text and as Markdown, with its clauses', () => {
  const rule = run.tool.driver.rules?.find(({ id }) => id === 'events/limit-above-max');
  expect(rule?.help?.text).toContain('(limits.events-limit.max)');
  expect(rule?.help?.markdown).toContain('<code>limits.events-limit.max</code>');
  expect(rule?.help?.markdown).toContain('<code>npx ei-conformance explain events/limit-above-max</code>');
});
