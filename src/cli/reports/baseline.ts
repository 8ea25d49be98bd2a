import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { fingerprintOf } from '../../engine/judge/failure-identity.js';
import {
  type BaselineEntry,
  compareWithBaseline,
  entryOf,
  isInconclusiveEntry,
} from '../../engine/record/baseline.js';
import { failsRun, isOpen } from '../../engine/record/exit-policy.js';
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

/** The entries of a baseline, or those for a report. Throws `SetupError` for any other file. */
export function baselineIn(path: string): readonly BaselineEntry[] {
  const read = readJson(path, 'baseline');
  if (!isObject(read) || ('format' in read && !('entries' in read)))
    return entriesOf(reportOfDocument(read, path));
  return entriesIn(read, path);
}

/** The entries of a baseline alone. Throws `SetupError` for any other file, and for an entry with a wrong id. */
function entriesIn(read: unknown, path: string): readonly BaselineEntry[] {
  const wrong = isBaseline(read, '');
  if (wrong === undefined) return (read as { readonly entries: readonly BaselineEntry[] }).entries;
  throw new SetupError(
    `The baseline ${path}${wrong.at === '' ? '' : ` at ${pointerOf(wrong.at)}`} is invalid: ${wrong.what}`,
    "Correct the file, or recreate it with 'ei-conformance baseline report.json'.",
  );
}

/** The entries for what blocks in a report and a baseline can accept, dated with the day of its run. */
const entriesOf = ({ checks, gate, run }: Report): readonly BaselineEntry[] =>
  checks.filter(blocksIn(gate)).map((each) => entryOf(each, run.startedAt.slice(0, 10)));

const blocksIn =
  ({ failOn }: Report['gate']) =>
  (check: Report['checks'][number]): boolean =>
    failsRun(check, failOn) || isOpen(check, failOn);

/** A baseline as text: one entry per line in a fixed order, so that two branches conflict only on the same entry. */
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
  const id = fingerprintOf(entry);
  return entry.id === id ? undefined : { at, what: `The id of ${entry.check} at this place must be ${id}.` };
};

const eachOnce: Rule = (value, at) => {
  const entries = value as readonly BaselineEntry[];
  const second = entries.findIndex(({ id }, index) => entries.findIndex((each) => each.id === id) < index);
  return second === -1 ? undefined : { at: `${at}[${second}]`, what: 'The entry is a duplicate.' };
};

const text: Rule = (value, at) =>
  typeof value === 'string' ? undefined : { at, what: 'Expected a string.' };

const isEntry = allOf(
  objectOf({
    id: nonEmptyText,
    check: nonEmptyText,
    // Empty for a tolerated deviation and for an inconclusive check, which have no operation.
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
      : { at: 'baseline', what: `This version reads baseline format ${version}.` },
);

export interface BaselineFlags {
  readonly out: string;
  readonly expires?: string;
  readonly reason?: string;
  readonly pruneWith?: string;
}

/** Adds the failures and inconclusive checks of a report to a baseline, and removes what another shows to be fixed. @returns the exit code */
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
  const inconclusive = added.filter(isInconclusiveEntry).length;
  console.write(
    `${out}: ${added.length} added${inconclusive === 0 ? '' : ` (${inconclusive} inconclusive)`}, ${before.length - kept.length} removed, ${kept.length} kept.\n`,
  );
  return 0;
}

/** A pipeline must not relax its own gate. */
function refuseInCi(ci = ''): void {
  if (ci === '' || ci === 'false') return;
  throw new SetupError(
    'A baseline cannot be changed while CI is set.',
    'Run the command on your own machine, and commit the file.',
  );
}

function unfixed(entries: readonly BaselineEntry[], path: string): readonly BaselineEntry[] {
  const { checks, gate, run } = readReport(path);
  const compared = compareWithBaseline(entries, checks, blocksIn(gate), run.startedAt.slice(0, 10));
  const fixed = new Set(compared.flatMap(({ id, state }) => (state === 'fixed' ? [id] : [])));
  return entries.filter(({ id }) => !fixed.has(id));
}

/** Writes a file completely or not at all. */
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
