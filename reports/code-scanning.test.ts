import { createHash } from 'node:crypto';
import type { Log, Run } from 'sarif';
import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../src/engine/events.js';
import type { FailureGroup } from '../src/engine/record/failure-groups.js';
import { type Report, reportOf } from '../src/engine/record/report.js';
import { codeScanningProblems, shownResults } from './code-scanning.test-data.js';
import { eventsOf } from './random-run.test-data.js';
import { exchange, hostile, result, sampleEvents, sampleReport } from './sample.test-data.js';
import { sarifReport } from './sarif.js';

const gate = { failOn: [], allowInconclusive: [], waivers: [] };
const reportWith = (checks: readonly CheckResult[]): Report => reportOf(eventsOf({ checks, gate }));
const runOf = (text: string): Run => {
  const [run] = (JSON.parse(text) as Log).runs;
  if (run === undefined) throw new Error('a log has a run');
  return run;
};

/** Characters in which no compressor finds a pattern. */
const noise = (length: number, seed: number): string =>
  createHash('shake256', { outputLength: length }).update(String(seed)).digest('base64').slice(0, length);

const failing = (index: number, text: string = hostile.script): CheckResult =>
  result(`area-${index % 40}/check-${index}`, index % 3 === 0 ? 'warn' : 'fail', {
    level: index % 3 === 0 ? 'should' : 'must',
    failure: {
      finding: {
        at: `/data/${index}`,
        expected: text,
        seen: text,
        clause: 'error.envelope',
      },
      input: text,
      place: '',
      fingerprint: `f-${index}`,
      repeated: { failed: 2, tried: 2 },
      exchanges: [exchange({ text, headers: { server: text } })],
    },
  });

const { verdict: _aborted, ...rest } = sampleReport;
const finished: Report = { ...rest, verdict: 'non-conformant' };

describe('code scanning takes a run', () => {
  it.each<[string, Report]>([
    ['with failures, in hostile words', finished],
    ['without failures', reportWith([result('a/one', 'pass'), result('a/two', 'observed')])],
    ['that decided nothing', reportWith([result('a/one', 'inconclusive', { reason: 'no-data' })])],
    ['without checks', reportWith([])],
    ['whose message looks like a link', reportWith([failing(1, '[here](http://evil.example.test)')])],
  ])('%s', (_, report) => {
    expect(codeScanningProblems(sarifReport.render(report))).toEqual([]);
  });

  it('with thousands of failures: as many as it shows, the worst first, in a file that it accepts', () => {
    const checks = Array.from({ length: 5100 }, (_, index) => failing(index, noise(1000, index)));
    // Grouping them takes a time quadratic in their number, and no suite has as many.
    const defects = checks.map(
      ({ id, outcome, clauses, failure }): FailureGroup => ({
        fingerprint: failure?.fingerprint ?? '',
        operations: ['listEvents'],
        place: failure?.finding.at ?? '',
        expected: '',
        seen: '',
        outcome: outcome === 'fail' ? 'fail' : 'warn',
        checks: [id],
        clauses,
      }),
    );
    const report = { ...reportWith([]), checks, defects };
    const text = sarifReport.render(report);
    expect(codeScanningProblems(text)).toEqual([]);
    const { results = [], invocations } = runOf(text);
    expect(results).toHaveLength(shownResults);
    expect(results.filter(({ level }) => level === 'error')).toHaveLength(3400);
    const [last] = invocations?.[0]?.toolExecutionNotifications?.slice(-1) ?? [];
    expect(last?.message.text).toBe('100 more findings in report.json.');
  });

  it.each([
    ['of a contract in a folder', 'api/contracts/openapi.yaml', 'api/contracts/openapi.yaml'],
    ['with a colon, a space and an umlaut', 'v2:api/my füle.json', 'v2%3Aapi/my%20f%C3%BCle.json'],
    ['that was not chosen', undefined, 'openapi.json'],
  ])('attached to a file %s', (_, value, uri) => {
    const settings = value === undefined ? {} : { sourceFile: { value, from: 'flag' } };
    const report = { ...finished, run: { ...finished.run, settings } };
    const text = sarifReport.render(report);
    expect(codeScanningProblems(text)).toEqual([]);
    const places = (runOf(text).results ?? []).map((each) => each.locations?.[0]?.physicalLocation);
    expect(new Set(places.map((each) => each?.artifactLocation?.uri))).toEqual(new Set([uri]));
  });

  it('unless it was cut off: results that prove nothing close no alert', () => {
    const cutOff = reportOf(sampleEvents.slice(0, 1));
    expect(codeScanningProblems(sarifReport.render(cutOff))).toEqual(['unsuccessful execution']);
  });
});

describe('what code scanning takes', () => {
  const good = sarifReport.render(finished);

  const spoilt: readonly [string, (run: Run, log: Log) => void, RegExp][] = [
    ['no schema', (_, log) => delete log.$schema, /schema/],
    ['no run', (_, log) => log.runs.splice(0), /number of runs/],
    ['too much', (_, log) => Object.assign(log, { properties: { big: noise(14_000_000, 1) } }), /too large/],
    ['no rules', (run) => delete run.tool.driver.rules, /lacks rules/],
    ['no results', (run) => delete run.results, /lacks rules or results/],
    ['one rule twice', (run) => run.tool.driver.rules?.push({ ...first(run.tool.driver.rules) }), /one id/],
    ['one alert twice', (run) => run.results?.push({ ...first(run.results) }), /one alert/],
    [
      'a reversed run',
      (run) => Object.assign(run.invocations?.[0] ?? {}, { endTimeUtc: '2000' }),
      /ends before/,
    ],
    [
      'a relative base',
      (run) => Object.assign(run, { originalUriBaseIds: { x: { uri: 'src' } } }),
      /not absolute/,
    ],
    ['a rule without help', (run) => delete first(run.tool.driver.rules).help, /no help/],
    [
      'a long title',
      (run) =>
        void Object.assign(first(run.tool.driver.rules), { shortDescription: { text: noise(1025, 1) } }),
      /short/,
    ],
    ['no description', (run) => delete first(run.tool.driver.rules).fullDescription, /full description/],
    [
      'a relative help address',
      (run) => void Object.assign(first(run.tool.driver.rules), { helpUri: 'docs' }),
      /help address/,
    ],
    [
      'many tags',
      (run) =>
        void Object.assign(first(run.tool.driver.rules), { properties: { tags: Array(21).fill('a') } }),
      /tags/,
    ],
    ['no message', (run) => void Object.assign(first(run.results), { message: { text: '' } }), /no message/],
    [
      'a link',
      (run) => void Object.assign(first(run.results), { message: { text: '[a](http://b)' } }),
      /link/,
    ],
    ['no location', (run) => void Object.assign(first(run.results), { locations: [] }), /no location/],
    ['an http address', at('http://127.0.0.1:8080/openapi.json'), /scheme/],
    ['an absolute path', at('/home/me/openapi.json'), /root of the repository/],
    ['a path above', at('../openapi.json'), /root of the repository/],
    ['a path with a space', at('open api.json'), /as URIs spell it/],
    ['an unknown base', (run) => delete run.originalUriBaseIds, /is not defined/],
    ['no region', (run) => delete first(first(run.results).locations).physicalLocation?.region, /region/],
    ['no fingerprint', (run) => delete first(run.results).partialFingerprints, /fingerprint/],
    ['another rule', (run) => void Object.assign(first(run.results), { ruleIndex: 1 }), /rule is another/],
  ];

  it.each(spoilt)('is not a file with %s', (_, spoil, problem) => {
    const log: Log = JSON.parse(good);
    spoil(first(log.runs), log);
    expect(codeScanningProblems(JSON.stringify(log)).join('\n')).toMatch(problem);
  });

  function first<Item>(items: readonly Item[] | undefined): Item {
    const [item] = items ?? [];
    if (item === undefined) throw new Error('there is none');
    return item;
  }

  function at(uri: string) {
    return (run: Run): void => {
      first(first(run.results).locations).physicalLocation = {
        ...first(first(run.results).locations).physicalLocation,
        artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
      };
    };
  }
});
