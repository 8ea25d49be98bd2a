import { expect, it } from 'vitest';
import { jsonReport } from '../../reports/json.js';
import { hostile, keyShapedText, sampleReport } from '../../reports/sample.test-data.js';
import { Unusable } from '../engine/unusable.js';
import { diffReportFiles, diffReports } from './diff-reports.js';

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

it('reads documents, and refuses what is no report', { timeout: 30_000 }, () => {
  const written: string[] = [];
  const out = { write: (text: string) => void written.push(text), isTty: false, colour: false, columns: 80 };
  const document = { name: 'report.json', json: JSON.parse(jsonReport.render(sampleReport)) };
  expect(diffReportFiles(document, document, { json: true }, { out })).toBe(0);
  expect(JSON.parse(written.join(''))).toMatchObject({ clauses: [], exitCode: 0 });
  const none = { name: 'other.json', json: { format: 3 } };
  expect(() => diffReportFiles(document, none, {}, { out })).toThrow(Unusable);
  expect(() => diffReportFiles(none, document, {}, { out })).toThrow('other.json');
});
