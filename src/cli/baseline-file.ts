import { isAccused } from '../engine/accused.js';
import { type BaselineEntry, entryIdOf, entryOf } from '../engine/baseline.js';
import type { Report } from '../engine/report.js';
import { Unusable } from '../engine/unusable.js';
import { isObject } from '../kit/index.js';
import { calendarDay } from './calendar-day.js';
import { readJson } from './read-json.js';
import { reportOfDocument } from './read-report.js';
import { integer } from './settings/readers.js';
import { allOf, listOf, objectOf, pointerOf, type Rule, readBy, requires, words } from './settings/rules.js';

const version = 1;

/** The entries of a baseline, or of the failures of a report. Throws `Unusable` for what is neither. */
export function baselineIn(path: string): readonly BaselineEntry[] {
  const read = readJson(path, 'baseline');
  if (!isObject(read) || ('format' in read && !('entries' in read)))
    return entriesOf(reportOfDocument(read, path));
  return entriesIn(read, path);
}

/** The entries of a baseline alone. Throws `Unusable` for another file, and for an entry whose id is not its own. */
export function entriesIn(read: unknown, path: string): readonly BaselineEntry[] {
  const wrong = isBaseline(read, '');
  if (wrong === undefined) return (read as { readonly entries: readonly BaselineEntry[] }).entries;
  throw new Unusable(
    `The baseline ${path}${wrong.at === '' ? '' : ` at ${pointerOf(wrong.at)}`} is wrong: ${wrong.what}`,
    "Correct the file, or make it anew with 'ei-conformance baseline report.json'.",
  );
}

/** How the failures of a report are entered, since the day of its run. */
export const entriesOf = ({ checks, gate, run }: Report): readonly BaselineEntry[] =>
  checks
    .filter((each) => isAccused(each, gate.failOn))
    .map((each) => entryOf(each, run.startedAt.slice(0, 10)));

/** A baseline as text: an entry a line and in a fixed order, so that two branches conflict only on the same entry. */
export function baselineText(entries: readonly BaselineEntry[]): string {
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
    id: words,
    check: words,
    // Of a tolerated deviation there is no operation.
    operation: text,
    place: words,
    since: readBy(calendarDay()),
    expires: readBy(calendarDay()),
    reason: words,
    issue: words,
    owner: words,
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
