import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { jsonReport } from '../../reports/json.js';
import { hostile, keyShapedText, sampleReport } from '../../reports/sample.test-data.js';
import { diffReports } from './diff-reports.js';
import { program, temporaryFolder } from './whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

const before = {
  ...sampleReport,
  clauses: sampleReport.clauses.map((each) =>
    each.outcome === 'fail' ? { ...each, outcome: 'pass' as const } : each,
  ),
};

it.each(['text', 'markdown', 'json'] as const)(
  'tells changes as %s, without keys and what is obeyed',
  (form) => {
    const { text, exitCode } = diffReports(before, sampleReport, form);
    expect(exitCode).toBe(1);
    expect(text).toContain('envelope.error.error');
    expect(text).toContain('server');
    expect(JSON.stringify(sampleReport)).toContain(keyShapedText);
    expect(text).not.toMatch(/svc_sk_[0-9a-f]/);
    expect(text).not.toContain(hostile.terminal);
    if (form === 'markdown') expect(text).not.toContain(hostile.script);
  },
);

it('tells nothing between a report and itself', () => {
  const { text, exitCode } = diffReports(sampleReport, sampleReport, 'text');
  expect(exitCode).toBe(0);
  expect(text).toMatch(
    /^older .*\nnewer .*\n\n0 new, 0 fixed, 0 changed, 0 gone, \d+ unchanged\. Exit code 0\.\n$/,
  );
});

describe('diff', { timeout: 30_000 }, () => {
  const file = (text: string) => {
    const path = join(folders.make(), 'report.json');
    writeFileSync(path, text);
    return path;
  };
  const report = () => file(jsonReport.render(sampleReport));

  it('compares the files of two reports', async () => {
    const older = file(jsonReport.render({ ...sampleReport, clauses: before.clauses }));
    const told = await program(['diff', older, report(), '--json']);
    expect(told).toMatchObject({ exitCode: 1, err: '' });
    expect(JSON.parse(told.out)).toMatchObject({ totals: { new: 2, fixed: 0 }, exitCode: 1 });
    expect((await program(['diff', report(), older])).out).toContain('Fixed');
    expect((await program(['diff', report(), report(), '--markdown'])).exitCode).toBe(0);
  });

  it.each([
    ['no JSON', () => file('{'), [], 'is not JSON'],
    ['what is neither', () => file('{"a": 1}'), [], 'is no OpenAPI document and no report of a run'],
    ['a contract', () => file('{"openapi": "3.1.0"}'), [], 'are not of one kind'],
    [
      'another format',
      () => file('{"format": 2, "verdict": "conformant"}'),
      [],
      'has format 2; this version reads 3',
    ],
    ['a damaged report', () => file('{"format": 3, "verdict": "conformant"}'), [], 'is no report of a run'],
    ['what is for contracts', report, ['--as-of', '2026-11-20'], 'are for contracts'],
  ])('does not compare a report with %s', async (_, other, args, message) => {
    const { exitCode, err } = await program(['diff', report(), other(), ...args]);
    expect(err).toContain(message);
    expect(exitCode).toBe(3);
  });
});
