import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { type BaselineEntry, compareWithBaseline, entryIdOf, entryOf } from '../../engine/record/baseline.js';
import { failsRun } from '../../engine/record/exit-policy.js';
import type { Report } from '../../engine/record/report.js';
import { SetupError } from '../../engine/setup-error.js';
import { isObject } from '../../kit/index.js';
import { readJson } from '../files.js';
import type { Host } from '../host.js';
import { calendarDay, integer } from '../settings/readers.js';
import {
  allOf,
  listOf,
  nonEmptyText,
  objectOf,
  pointerOf,
  type Rule,
  readBy,
  requires,
} from '../settings/validation.js';
import { messageOf } from './output.js';
import { readReport, reportOfDocument } from './stored-run.js';

const version = 1;

/** The entries of a baseline, or of the failures of a report. Throws `SetupError` for what is neither. */
export function baselineIn(path: string): readonly BaselineEntry[] {
  const read = readJson(path, 'baseline');
  if (!isObject(read) || ('format' in read && !('entries' in read)))
    return entriesOf(reportOfDocument(read, path));
  return entriesIn(read, path);
}

/** The entries of a baseline alone. Throws `SetupError` for another file, and for an entry whose id is not its own. */
function entriesIn(read: unknown, path: string): readonly BaselineEntry[] {
  const wrong = isBaseline(read, '');
  if (wrong === undefined) return (read as { readonly entries: readonly BaselineEntry[] }).entries;
  throw new SetupError(
    `The baseline ${path}${wrong.at === '' ? '' : ` at ${pointerOf(wrong.at)}`} is wrong: ${wrong.what}`,
    "Correct the file, or make it anew with 'ei-conformance baseline report.json'.",
  );
}

/** How the failures of a report are entered, since the day of its run. */
const entriesOf = ({ checks, gate, run }: Report): readonly BaselineEntry[] =>
  checks
    .filter((each) => failsRun(each, gate.failOn))
    .map((each) => entryOf(each, run.startedAt.slice(0, 10)));

/** A baseline as text: an entry a line and in a fixed order, so that two branches conflict only on the same entry. */
function baselineText(entries: readonly BaselineEntry[]): string {
  const keyOf = ({ check, operation, place }: BaselineEntry) => JSON.stringify([check, operation, place]);
  const lines = entries
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .map((entry) => JSON.stringify(entry, members));
  return `{\n"baseline": ${version},\n"entries": [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}]\n}\n`;
}

const members = ['id', 'check', 'operation', 'place', 'since', 'expires', 'reason', 'issue', 'owner'];

const ownId: Rule = (value, at) => {
  const entry = value as BaselineEntry;
  const id = entryIdOf(entry);
  return entry.id === id
    ? undefined
    : { at, what: `The id of ${entry.check} at this place is ${id}, not what stands there.` };
};

const eachOnce: Rule = (value, at) => {
  const entries = value as readonly BaselineEntry[];
  const second = entries.findIndex(({ id }, index) => entries.findIndex((each) => each.id === id) < index);
  return second === -1 ? undefined : { at: `${at}[${second}]`, what: 'The same entry stands above.' };
};

const text: Rule = (value, at) =>
  typeof value === 'string' ? undefined : { at, what: 'Expected is a string.' };

const isEntry = allOf(
  objectOf({
    id: nonEmptyText,
    check: nonEmptyText,
    // Of a tolerated deviation there is no operation.
    operation: text,
    place: nonEmptyText,
    since: readBy(calendarDay()),
    expires: readBy(calendarDay()),
    reason: nonEmptyText,
    issue: nonEmptyText,
    owner: nonEmptyText,
  }),
  requires('id', 'check', 'operation', 'place', 'since'),
  ownId,
);

const isBaseline = allOf(
  objectOf({ baseline: readBy(integer), entries: allOf(listOf(isEntry), eachOnce) }),
  requires('baseline', 'entries'),
  (value) =>
    (value as { readonly baseline: number }).baseline === version
      ? undefined
      : { at: 'baseline', what: `This version reads baselines of form ${version}.` },
);

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
  { environment, out: console }: Host,
): number {
  refuseInCi(environment.CI);
  if (report === undefined && pruneWith === undefined)
    throw new SetupError('No report is given.', 'Give the report.json of a run, or --prune-with.');
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
  throw new SetupError(
    'A baseline is not changed where CI is set.',
    'Run this on your own machine, and commit the file.',
  );
}

function unfixed(entries: readonly BaselineEntry[], path: string): readonly BaselineEntry[] {
  const { checks, gate, run } = readReport(path);
  const compared = compareWithBaseline(
    entries,
    checks,
    (check) => failsRun(check, gate.failOn),
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
    throw new SetupError(
      `${path} cannot be written: ${messageOf(error)}.`,
      'Choose another file with --out.',
      error,
    );
  }
}
