import { type Entry, type Line, type Outline, sectionIfAny } from '../../../reports/outline.js';
import { masked } from '../../../reports/safe-text.js';
import { counted } from '../../../reports/wording.js';
import type { ChangeClass, FailOnChange } from '../../regression/contract/change.js';
import { type ChangeWithNotice, countOf, type Linked, needsNotice } from '../../regression/notice/notice.js';

/** A comparison of two contracts. */
export interface Comparison {
  readonly old: Side;
  readonly new: Side;
  /** In milliseconds. */
  readonly asOf: number;
  /** How many announcements were given; undefined without --feed. */
  readonly announcements: number | undefined;
  readonly changes: readonly ChangeWithNotice[];
  /** What fails beside breaking changes. */
  readonly failOn: readonly FailOnChange[];
  readonly exitCode: number;
}

interface Side {
  readonly name: string;
  /** The `info.version` of the document. */
  readonly version: string | undefined;
}

/** The classes, the most severe first, with their headings. */
const classes: readonly { readonly is: ChangeClass; readonly title: string }[] = [
  { is: 'breaking', title: 'Breaking, needs 30 days of notice' },
  { is: 'announce', title: 'Needs an announcement' },
  { is: 'free', title: 'Needs no notice' },
];

/** Where a change applies: its operation, or the first of several with the number of the others. */
function placeOf({ operation, operations = [], parameter }: ChangeWithNotice): string {
  const others = operations.length > 1 ? ` and ${operations.length - 1} more` : '';
  const where = operation === undefined ? 'contract' : `${operation}${others}`;
  return parameter === undefined ? where : `${where}, ${parameter}`;
}

/** The result in one sentence, and one more for additions that fail. */
function conclusionOf(comparison: Comparison): string {
  const { changes, announcements, failOn } = comparison;
  if (changes.length === 0) return 'Nothing changed.';
  const breaking = countedByNotice(changes, 'breaking', 'breaking change');
  const additions = failOn.length === 0 ? undefined : countedByNotice(changes, 'announce', 'addition');
  const told = [breaking ?? 'No change is breaking.', ...(additions === undefined ? [] : [additions])];
  const isUnread = announcements === undefined && (breaking ?? additions) !== undefined;
  return [...told, ...(isUnread ? ['No changelog was given (--feed).'] : [])].join(' ');
}

function countedByNotice(
  changes: readonly ChangeWithNotice[],
  kind: ChangeClass,
  name: string,
): string | undefined {
  const parts = (['unannounced', 'late', 'undecided', 'announced'] as const).flatMap((notice) => {
    const count = countOf(changes, kind, notice);
    return count === 0 ? [] : [`${count} ${notice}`];
  });
  return parts.length === 0 ? undefined : `${counted(countOf(changes, kind), name)}: ${parts.join(', ')}.`;
}

/** A comparison as JSON; `format` is incremented when a member changes its meaning. */
export function comparisonJson({ asOf, changes, ...comparison }: Comparison): string {
  const summary = Object.fromEntries(classes.map(({ is }) => [is, countOf(changes, is)]));
  const notices = (['announced', 'late', 'unannounced', 'undecided'] as const).map((notice) => [
    notice,
    countOf(changes, 'breaking', notice),
  ]);
  const data = {
    format: 1,
    ...comparison,
    asOf: new Date(asOf).toISOString().slice(0, 10),
    summary: { ...summary, breakingByNotice: Object.fromEntries(notices) },
    changes,
  };
  return `${JSON.stringify(masked(data), null, 2)}\n`;
}

/** The changes between two contracts. */
export const contractOutline = (comparison: Comparison): Outline => ({
  title: 'Changes of the contract',
  facts: [
    ['old', sideText(comparison.old)],
    ['new', sideText(comparison.new)],
  ],
  sections: classes.flatMap(({ is, title }) => {
    const entries = comparison.changes
      .filter((each) => each.class === is)
      .map((each) => changeEntry(each, comparison.failOn));
    return sectionIfAny({ title: `${title}: ${entries.length}`, entries, isMinor: is === 'free' });
  }),
  conclusion: `${conclusionOf(comparison)} Exit code ${comparison.exitCode}.`,
});

const sideText = ({ name, version }: Side): string =>
  version === undefined ? name : `${name}, version ${version}`;

const changeEntry = (change: ChangeWithNotice, failOn: readonly FailOnChange[]): Entry => {
  const { notice, because, announcements = [] } = change;
  const isExplained = because !== undefined && (notice === 'late' || notice === 'undecided');
  return {
    mark: needsNotice(change, failOn) && notice !== 'announced' ? '✗' : '·',
    text: [{ code: placeOf(change) }, `: ${change.said}`],
    details: [
      ...(notice === undefined ? [] : [[`notice: ${notice}${isExplained ? `; ${because}` : ''}`]]),
      ...announcements.map(announcementLine),
    ],
    sources: [change.rule, change.at],
  };
};

/** The entry of a changelog that announces a change. */
export const announcementLine = ({ title, date, sure }: Linked): Line => [
  `${sure === 'certain' ? 'entry' : 'possible entry'} "${title}", ${date ?? 'undated'}`,
];
