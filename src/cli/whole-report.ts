import { createRequire } from 'node:module';
import { documentOf } from '../../reports/document.js';
import type { RunEvent } from '../engine/events.js';
import { type Report, reportOf } from '../engine/report.js';
import { type Mismatch, schemasOf } from '../engine/schema.js';
import { Unusable } from '../engine/unusable.js';

/** The first place at which a value is no `report.json` of this version; undefined where it is one. */
export function reportMismatch(value: unknown): Mismatch | undefined {
  const schema: object = createRequire(import.meta.url)('ei-conformance/report.schema.json');
  // Our own schema takes no longer than the report is long.
  return schemasOf(schema).mismatches('', value, 0)[0];
}

/** The report of the events in a log. Throws `Unusable` where they are none that a run writes. */
export function wholeReport(events: readonly RunEvent[], path: string): Report {
  const { report, document } = folded(events, path);
  // As it is written: what is undefined is left out.
  const mismatch = reportMismatch(JSON.parse(JSON.stringify(document)));
  if (mismatch === undefined) return report;
  throw noLog(path, `at ${mismatch.at} of its report, it ${mismatch.message}`);
}

function folded(events: readonly RunEvent[], path: string) {
  try {
    const report = reportOf(events);
    return { report, document: documentOf(report) };
  } catch (error) {
    throw noLog(path, 'an event has another form', error);
  }
}

const noLog = (path: string, why: string, cause?: unknown): Unusable =>
  new Unusable(
    `${path} is no log of a run: ${why}.`,
    'Give the events.ndjson that a run of this version wrote.',
    cause,
  );
