import { masked } from '../../reports/masked.js';
import type { Report } from '../engine/report.js';
import { type ReportDiff, reportDiff } from '../regression/reports/report-diff.js';
import { reportOfDocument } from './read-report.js';
import { markdownOf } from './report-changes/markdown.js';
import { textOf } from './report-changes/text.js';
import type { Surroundings } from './surroundings.js';

const forms = {
  json: (diff) => `${JSON.stringify(diff, null, 2)}\n`,
  markdown: markdownOf,
  text: textOf,
} as const satisfies Readonly<Record<string, (diff: ReportDiff) => string>>;

/** A document and how people know it. */
interface Named {
  readonly name: string;
  readonly json: unknown;
}

/** Tells what changed between two documents that are reports. Throws `Unusable` where one is none. @returns the exit code */
export function diffReportFiles(
  older: Named,
  newer: Named,
  flags: { readonly json?: true; readonly markdown?: true },
  { out }: Pick<Surroundings, 'out'>,
): number {
  const was = reportOfDocument(older.json, older.name);
  const is = reportOfDocument(newer.json, newer.name);
  const form = flags.json === true ? 'json' : flags.markdown === true ? 'markdown' : 'text';
  const { text, exitCode } = diffReports(was, is, form);
  out.write(text);
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
