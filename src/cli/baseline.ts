import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { isAccused } from '../engine/accused.js';
import { type BaselineEntry, comparedTo } from '../engine/baseline.js';
import { Unusable } from '../engine/unusable.js';
import { baselineText, entriesIn, entriesOf } from './baseline-file.js';
import { readJson } from './read-json.js';
import { readReport } from './read-report.js';
import { messageOf } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

export interface BaselineFlags {
  readonly out: string;
  readonly expires?: string;
  readonly reason?: string;
  readonly pruneWith?: string;
}

/** Enters the failures of a report into a baseline, and drops what another shows to be fixed. @returns the exit code */
export function baselineCommand(
  report: string | undefined,
  { out, expires, reason, pruneWith }: BaselineFlags,
  { environment, out: console }: Surroundings,
): number {
  refuseInCi(environment.CI);
  if (report === undefined && pruneWith === undefined)
    throw new Unusable('No report is given.', 'Give the report.json of a run, or --prune-with.');
  const before = existsSync(out) ? entriesIn(readJson(out, 'baseline'), out) : [];
  const kept = pruneWith === undefined ? before : unfixed(before, pruneWith);
  const known = new Set(before.map(({ id }) => id));
  const added = (report === undefined ? [] : entriesOf(readReport(report)))
    .filter(({ id }) => !known.has(id))
    .map((entry) => ({
      ...entry,
      ...(expires === undefined ? {} : { expires }),
      ...(reason === undefined ? {} : { reason }),
    }));
  replace(out, baselineText([...kept, ...added]));
  console.write(
    `${out}: ${added.length} added, ${before.length - kept.length} dropped, ${kept.length} kept.\n`,
  );
  return 0;
}

/** A baseline that the run which it judges could widen would let everything through. */
function refuseInCi(ci = ''): void {
  if (ci === '' || ci === 'false') return;
  throw new Unusable(
    'A baseline is not changed where CI is set.',
    'Run this on your own machine, and commit the file.',
  );
}

function unfixed(entries: readonly BaselineEntry[], path: string): readonly BaselineEntry[] {
  const { checks, gate, run } = readReport(path);
  const compared = comparedTo(
    entries,
    checks,
    (check) => isAccused(check, gate.failOn),
    run.startedAt.slice(0, 10),
  );
  const fixed = new Set(compared.flatMap(({ id, state }) => (state === 'fixed' ? [id] : [])));
  return entries.filter(({ id }) => !fixed.has(id));
}

/** Writes a file whole or not at all. */
function replace(path: string, text: string): void {
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new Unusable(
      `${path} cannot be written: ${messageOf(error)}.`,
      'Choose another file with --out.',
      error,
    );
  }
}
