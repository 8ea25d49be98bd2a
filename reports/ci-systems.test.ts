import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../src/engine/events.js';
import { type Report, reportOf } from '../src/engine/record/report.js';
import { commandsIn, messagesIn } from './ci-systems.test-data.js';
import { fileReporters } from './index.js';
import { eventsOf, randomRuns } from './random-run.test-data.js';
import { printable } from './safe-text.js';
import { exchange, hostileCommands, result, sampleEvents } from './sample.test-data.js';

const rules = { failOn: [], allowInconclusive: [], waivers: [] };
type Gate = Parameters<typeof eventsOf>[0]['gate'];
const reportWith = (checks: readonly CheckResult[], gate: Gate = rules): Report =>
  reportOf(eventsOf({ checks, gate }));

/** A check that fails at a place of its own, with a text that a target chose. */
const failing = (id: string, text = 'b'): CheckResult =>
  result(id, 'fail', {
    title: `A title: ${text}`,
    failure: {
      finding: { at: `/${id}`, expected: 'a', seen: text, clause: 'error.envelope' },
      input: '',
      place: '',
      fingerprint: id,
      repeated: { failed: 2, tried: 2 },
      exchanges: [exchange()],
    },
  });

const waive = (...ids: readonly string[]): Gate => ({
  ...rules,
  waivers: ids.map((check) => ({
    ...{ check, reason: 'known', issue: '#7', owner: 'us', expires: '2027-01-01' },
  })),
});

const { azure, teamcity, gitlab } = fileReporters;
const commandsOf = (report: Report) => commandsIn(azure.render(report));
const messagesOf = (report: Report) => messagesIn(teamcity.render(report));
const issuesOf = (report: Report) => JSON.parse(gitlab.render(report));

const fragments = [
  ...Object.values(hostileCommands),
  '%AZP25',
  '%5D',
  '|',
  "'",
  ']',
  '[',
  ';',
  '\r\n',
  'é',
  '🙂',
  '##',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: 'binary' })), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe('a text of the target', () => {
  it('is no command of Azure Pipelines, and read as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const report = reportWith([failing('a/one', text)]);
        const commands = commandsOf(report);
        expect(azure.render(report).trimEnd().split('\n')).toHaveLength(commands.length);
        expect(commands.map(({ name, attributes }) => [name, attributes])).toEqual([
          ['task.logissue', { type: 'error' }],
          ['task.logissue', { type: 'error', code: 'error.envelope' }],
          ['task.complete', { result: 'Failed' }],
        ]);
        const [title, line] = commands[1]?.message.split('\n') ?? [];
        const whole = (told: string | undefined) => told?.replaceAll('# #', '##').replaceAll(': :', '::');
        expect(whole(title)).toBe(whole(`A title: ${printable(text)}`));
        expect(whole(line)).toBe(whole(`a/one: at /a/one: expected a, saw ${printable(text)}`.slice(0, 600)));
      }),
    );
  });

  it('is no service message of TeamCity, and read as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const report = reportWith([failing('a/one', text)]);
        const rendered = teamcity.render(report);
        const messages = messagesIn(rendered);
        expect(rendered.trimEnd().split('\n')).toHaveLength(messages.length);
        expect(rendered).toMatch(/^[ -~\n]*$/);
        const [failed, ...others] = messages.filter(({ name }) => name === 'testFailed');
        expect(others).toEqual([]);
        // Line feeds and tabs are read as they are, other controls as they are spelt out.
        const shown = (told: string) => printable(told.replaceAll('\r\n', '\n').replaceAll('\t', ' '));
        expect(shown(failed?.attributes.actual ?? '')).toBe(shown(text).slice(0, 4000));
      }),
    );
  });

  const ours = {
    github: /^::(?:error|warning|notice) title=/,
    azure: /^(?:##vso\[task\.(?:logissue|complete) |Accepted: )/,
    teamcity: /^##teamcity\[(?:build|test)/,
  } as const;

  it.each(Object.keys(ours) as (keyof typeof ours)[])('is no second command on a line for %s', (format) => {
    const text = Object.values(hostileCommands).join(' ');
    const undecided = result('a/two', 'inconclusive', { reason: 'no-data', note: text });
    for (const gate of [rules, waive('a/one')]) {
      const rendered = fileReporters[format].render(reportWith([failing('a/one', text), undecided], gate));
      expect(rendered).toContain('add-mask');
      for (const line of rendered.trimEnd().split('\n')) {
        expect(line).toMatch(ours[format]);
        expect(line.slice(2)).not.toMatch(/##(?:vso|teamcity)?\[/);
      }
    }
  });
});

describe('Azure Pipelines', () => {
  it('shows the verdict first, as many findings as it keeps, and fails the task', () => {
    const many = Array.from({ length: 25 }, (_, index) => failing(`a/check-${'x'.repeat(index)}`));
    const commands = commandsOf(reportWith(many));
    expect(commands.map(({ name }) => name)).toEqual([...Array(10).fill('task.logissue'), 'task.complete']);
    expect(commands[0]?.message).toContain(
      '25 of 25 executed checks failed. Exit code 1.\n25 fail\n16 more in the report.',
    );
    expect(commands.at(-1)).toMatchObject({
      attributes: { result: 'Failed' },
      message: commands[0]?.message,
    });
  });

  it('says what an undecided check lacks, and what to do', () => {
    const commands = commandsOf(
      reportWith([result('a/one', 'inconclusive', { reason: 'no-data', note: 'no rows' })]),
    );
    expect(commands.map(({ attributes }) => attributes.type ?? attributes.result)).toEqual([
      'error',
      'warning',
      'Failed',
    ]);
    expect(commands[1]?.message).toMatch(
      /^1 required check undecided\n.*no rows\nremedy: .*\nchecks: a\/one\n/,
    );
  });

  it('leaves a task alone that passes, also with failures that the exit policy accepts', () => {
    const report = reportWith([failing('a/one'), result('a/two', 'pass')], waive('a/one'));
    expect(report.exitCode).toBe(0);
    expect(commandsOf(report)).toMatchObject([
      { name: 'task.complete', attributes: { result: 'Succeeded' } },
    ]);
    expect(azure.render(report)).toMatch(
      /^##\[section\]ei-conformance: non-conformant Non-conformant: .*\nAccepted: A title: b a\/one: .*waived: known \(#7\)/,
    );
  });
});

describe('TeamCity', () => {
  it('has a test for each check in the suite of its area, and fails for what blocks', () => {
    const report = reportWith(
      [
        failing('a/one'),
        failing('a/two'),
        result('a/three', 'pass'),
        result('b/four', 'not-tested', { note: 'n' }),
      ],
      waive('a/two'),
    );
    const told = messagesOf(report)
      .filter(({ name }) => name.startsWith('test'))
      .map(({ name, attributes }) => `${name} ${attributes.name}`);
    expect(told).toEqual([
      ...[
        'testSuiteStarted a',
        'testStarted a/one',
        'testFailed a/one',
        'testFinished a/one',
        'testIgnored a/two',
      ],
      ...['testStarted a/three', 'testFinished a/three', 'testSuiteFinished a'],
      ...['testSuiteStarted b', 'testIgnored b/four', 'testSuiteFinished b'],
    ]);
    const [failed] = messagesOf(report).filter(({ name }) => name === 'testFailed');
    expect(failed?.attributes).toMatchObject({ type: 'comparisonFailure', expected: 'a', actual: 'b' });
    expect(failed?.attributes.details).toMatch(/^clause .*\n(?:.*\n)*replay .*--check a\/one/);
  });

  it('fails a build by a problem of its own where no test failed', () => {
    const problems = (report: Report) => messagesOf(report).filter(({ name }) => name === 'buildProblem');
    const open = reportWith([result('a/one', 'inconclusive', { reason: 'no-data' })]);
    expect(messagesOf(open).some(({ name }) => name === 'testFailed')).toBe(false);
    expect(problems(open)).toMatchObject([{ attributes: { identity: 'eiConformance_incomplete' } }]);
    expect(problems(reportWith([failing('a/one'), result('a/two', 'pass')], waive('a/one')))).toEqual([]);
  });

  it('fails a build exactly if the exit code is not 0', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        const report = reportOf(eventsOf(run));
        const names = messagesOf(report).map(({ name }) => name);
        expect(names.includes('buildProblem')).toBe(report.exitCode !== 0);
        if (report.exitCode === 0) expect(names).not.toContain('testFailed');
      }),
      { numRuns: 50 },
    );
  });

  it('has identities of problems as it takes them', () => {
    const cutOff = reportOf(sampleEvents.slice(0, 1));
    for (const report of [cutOff, reportWith([failing('a/one')])]) {
      const [problem] = messagesOf(report).filter(({ name }) => name === 'buildProblem');
      expect(problem?.attributes.identity).toMatch(/^[A-Za-z]\w{0,59}$/);
    }
  });
});

describe('GitLab', () => {
  const severities = ['info', 'minor', 'major', 'critical', 'blocker'];

  it('has the members that it reads, and one fingerprint for each finding', () => {
    fc.assert(
      fc.property(randomRuns, (run) => {
        const issues = issuesOf(reportOf(eventsOf(run)));
        for (const issue of issues) {
          expect(Object.keys(issue).toSorted()).toEqual([
            'check_name',
            'description',
            'fingerprint',
            'location',
            'severity',
          ]);
          for (const name of ['check_name', 'description', 'fingerprint']) expect(issue[name]).toMatch(/\S/);
          expect(severities).toContain(issue.severity);
          expect(issue.location).toEqual({ path: 'openapi.json', lines: { begin: 1 } });
        }
        const fingerprints = issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint);
        expect(new Set(fingerprints).size).toBe(fingerprints.length);
      }),
      { numRuns: 50 },
    );
  });

  it('shows the verdict first, and nothing of a run without findings', () => {
    expect(issuesOf(reportWith([result('a/one', 'pass')]))).toEqual([]);
    expect(issuesOf(reportWith([failing('a/one')]))).toMatchObject([
      { check_name: 'ei-conformance/verdict', severity: 'blocker' },
      {
        check_name: 'ei-conformance/a/one',
        severity: 'critical',
        description: expect.stringContaining('Replay: npx'),
      },
    ]);
    expect(issuesOf(reportWith([failing('a/one'), result('a/two', 'pass')], waive('a/one')))).toMatchObject([
      { severity: 'info', description: expect.stringContaining('Waived: known (#7).') },
    ]);
  });
});
