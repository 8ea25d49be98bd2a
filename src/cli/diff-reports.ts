import { masked } from '../../reports/masked.js';
import type { Report } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import { type ReportDiff, reportDiff } from '../regression/reports/report-diff.js';
import { readable } from './console-output.js';
import type { DiffFlags } from './diff.js';
import type { JsonSource } from './json-source.js';
import { reportOfDocument } from './read-report.js';
import { markdownOf } from './report-changes/markdown.js';
import { textOf } from './report-changes/text.js';
import type { Surroundings } from './surroundings.js';

const forms = {
  json: (diff) => `${JSON.stringify(diff, null, 2)}\n`,
  markdown: markdownOf,
  text: textOf,
} as const satisfies Readonly<Record<string, (diff: ReportDiff) => string>>;

/** Tells what changed between two documents that are reports. Throws `Unusable` where one cannot be read. @returns the exit code */
export function diffReportFiles(
  older: JsonSource,
  newer: JsonSource,
  flags: DiffFlags,
  surroundings: Surroundings,
): number {
  if (flags.feed !== undefined || flags.asOf !== undefined || flags.level.length > 0)
    throw new Unusable('--feed, --as-of and --level are for contracts.', 'Leave them out for reports.');
  const was = reportOfDocument(older.json, older.name);
  const is = reportOfDocument(newer.json, newer.name);
  const form = flags.json === true ? 'json' : flags.markdown === true ? 'markdown' : 'text';
  const { text, exitCode } = diffReports(was, is, form);
  readable(surroundings).write(text);
  return exitCode;
}

/** What changed between two reports, as text. The exit code is 1 where something newly fails, else 0. */
export function diffReports(
  older: Report,
  newer: Report,
  form: keyof typeof forms,
): { readonly text: string; readonly exitCode: number } {
  const diff = masked(reportDiff(older, newer));
  return { text: forms[form](diff), exitCode: diff.exitCode };
}
