import { expect, test } from 'vitest';
import type { CheckResult } from '../src/engine/events.js';
import { reportOf } from '../src/engine/record/report.js';
import { githubReport } from './github.js';
import { eventsOf } from './random-run.test-data.js';
import { exchange, result, sampleEvents, sampleReport } from './sample.test-data.js';

const noRules = { failOn: [], allowInconclusive: [], waivers: [] };
const rendered = (checks: readonly CheckResult[], gate: Parameters<typeof eventsOf>[0]['gate'] = noRules) =>
  githubReport.render(reportOf(eventsOf({ checks, gate })));
const levels = (text: string, level: string) => text.match(new RegExp(`^::${level} `, 'gm'))?.length ?? 0;

/** A check that fails at a place of its own. */
const failing = (id: string): CheckResult =>
  result(id, 'fail', {
    failure: {
      finding: { at: `/${id}`, expected: 'a', seen: 'b', clause: 'error.envelope' },
      input: '',
      place: '',
      fingerprint: id,
      repeated: { failed: 2, tried: 2 },
      exchanges: [exchange()],
    },
  });

test('each line is a command that GitHub reads as it was meant', () => {
  const text = githubReport.render(sampleReport);
  for (const line of text.trimEnd().split('\n')) {
    expect(line).toMatch(/^::(?:error|warning|notice) title=[^:,]+::[^\r\n]+$/);
  }
  expect(text).toContain(
    '::error title=An error says what is wrong::errors/hostile-text: at /error: expected',
  );
});

test('a percent sign, a colon and a comma in a title are escaped', () => {
  const text = rendered([{ ...failing('a/one'), title: '100%: a, b\n::error::c' }]);
  expect(text).toContain('::error title=100%25%3A a%2C b\\n%3A%3Aerror%3A%3Ac::a/one: at');
});

test('so many of a level as GitHub shows, and a line that counts the others', () => {
  const many = Array.from({ length: 25 }, (_, index) => failing(`a/check-${'x'.repeat(index)}`));
  const text = rendered(many);
  expect(levels(text, 'error')).toBe(10);
  expect(levels(text, 'notice')).toBe(1);
  expect(text).toContain('15 more in the report.');
  expect(text).toContain('25 of 25 executed checks failed');
});

test('a waived failure is a notice, and never takes the place of the verdict', () => {
  const many = Array.from({ length: 12 }, (_, index) => failing(`a/check-${'x'.repeat(index)}`));
  const waivers = many.map(({ id }) => ({
    check: id,
    reason: 'known',
    issue: '#7',
    owner: 'us',
    expires: '2027-01-01',
  }));
  const text = rendered(many, { ...noRules, waivers });
  expect(levels(text, 'error')).toBe(0);
  expect(levels(text, 'notice')).toBe(10);
  expect(text.split('\n')[0]).toContain('the exit policy accepts it: 12 waived failures. Exit code 0.');
});

test('a rule that accepts much is a warning, and a waived inconclusive check is none', () => {
  const open = (id: string) => result(id, 'inconclusive', { reason: 'no-data' });
  const named = { accepts: 'inconclusive', check: 'a/named', reason: 'known' } as const;
  const waivers = [{ ...named, issue: '#7', owner: 'us', expires: '2027-01-01' }];
  const checks = [result('a/pass', 'pass'), result('a/warn', 'warn'), open('a/named'), open('a/other')];
  const text = rendered(checks, { failOn: [], allowInconclusive: ['no-data'], waivers });
  expect(levels(text, 'warning')).toBe(1);
  expect(text).toContain('::warning title=Exit policy::--allow-inconclusive accepts 1 of 4 required checks.');
});

test('a run that was cut off has its verdict', () => {
  expect(githubReport.render(reportOf(sampleEvents.slice(0, 1)))).toBe(
    '::notice title=ei-conformance%3A aborted::Aborted: the log has no closing event, so the run proves nothing. Exit code 4.\n',
  );
});
