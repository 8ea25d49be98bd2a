import { type ReportDocument, reportIn } from '../../reports/document.js';
import { type Report, reportFormat } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import { at } from '../kit/index.js';
import { readText } from './read-text.js';
import { parsedJson } from './settings/parsed-json.js';
import { reportMismatch } from './whole-report.js';

/** Reads a `report.json`. Throws `Unusable` where there is none, or one of another format. */
export const readReport = (path: string): Report => reportOfDocument(jsonIn(path), path);

function jsonIn(path: string): unknown {
  return parsedJson(readText(path, 'report'), (_message, line) =>
    noReport(path, `it is not JSON${line === undefined ? '' : ` from line ${line} on`}`),
  );
}

/** The report of a document that was read from a path. Throws `Unusable` for what is none of this format. */
export function reportOfDocument(read: unknown, path: string): Report {
  const format = at(read, '/format');
  if (typeof format === 'number' && format !== reportFormat) {
    throw new Unusable(
      `The report ${path} has format ${format}; this version reads ${reportFormat}.`,
      'Use the version that wrote it.',
    );
  }
  requireReport(read, path);
  try {
    return reportIn(read);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw noReport(path, error.message);
  }
}

function requireReport(read: unknown, path: string): asserts read is ReportDocument {
  const mismatch = reportMismatch(read);
  if (mismatch !== undefined) throw noReport(path, `at ${mismatch.at}, it ${mismatch.message}`);
}

const noReport = (path: string, why: string): Unusable =>
  new Unusable(
    `${path} is no report of a run: ${why}.`,
    'Give the report.json that a run of this version wrote.',
  );
