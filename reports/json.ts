import { documentOf } from './document.js';
import { masked } from './masked.js';
import type { FileReporter } from './reporter.js';

// What people look for comes first; the members not named here follow by name.
const foremost = [
  ...['format', 'verdict', 'exitCode', 'ending', 'id', 'title', 'area', 'outcome', 'reason', 'note'],
  ...['run', 'suite', 'target', 'startedAt', 'finishedAt', 'learned'],
  ...['preflight', 'estimate', 'cost', 'totals', 'state', 'whose', 'said'],
  ...[
    'gate',
    'defects',
    'levels',
    'areas',
    'checks',
    'clauses',
    'troubles',
    'operations',
    'finding',
    'input',
    'exchanges',
    'request',
    'status',
  ],
];
const places = new Map(foremost.map((member, index) => [member, index]));
const placeOf = (member: string): number => places.get(member) ?? foremost.length;

/** `report.json`: the report itself. Equal reports give equal bytes, whatever order their members came in. */
export const jsonReport: FileReporter = {
  fileName: 'report.json',
  render: (report) => jsonText(documentOf(report)),
};

/** A value as JSON for people and programs, without what looks like a key. */
export const jsonText = (value: unknown): string => `${JSON.stringify(masked(value), inOrder, 2)}\n`;

function inOrder(_member: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).toSorted(
    ([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1),
  );
  return Object.fromEntries(members);
}
