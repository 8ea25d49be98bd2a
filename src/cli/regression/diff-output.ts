import { painter } from '../../../reports/console/terminal.js';
import { masked, maskedText, printable } from '../../../reports/safe-text.js';
import type { ChangeClass } from '../../regression/contract/change.js';
import { type ChangeWithNotice, countOf } from '../../regression/notice/notice.js';
import type { Output } from '../host.js';

/** What a comparison of two contracts brought to light. */
export interface Comparison {
  readonly old: Side;
  readonly new: Side;
  /** In milliseconds. */
  readonly asOf: number;
  /** How many announcements were given; undefined where none were asked for. */
  readonly announcements: number | undefined;
  readonly changes: readonly ChangeWithNotice[];
  readonly exitCode: number;
}

interface Side {
  readonly name: string;
  /** The version of the interface that it states. */
  readonly version: string | undefined;
}

/** The classes from the gravest on, with what people call them. */
const classes: readonly { readonly is: ChangeClass; readonly title: string }[] = [
  { is: 'breaking', title: 'Breaking, 30 days of notice' },
  { is: 'announce', title: 'To be announced' },
  { is: 'free', title: 'Without notice' },
];

/** Where a change is: its operations, of several the first with the number of others. */
function placeOf({ operation, operations = [], parameter }: ChangeWithNotice): string {
  const others = operations.length > 1 ? ` and ${operations.length - 1} more` : '';
  const where = operation === undefined ? 'contract' : `${operation}${others}`;
  return parameter === undefined ? where : `${where}, ${parameter}`;
}

/** What came of it, in a sentence. */
function conclusionOf({ changes, announcements }: Comparison): string {
  const breaking = countOf(changes, 'breaking');
  if (changes.length === 0) return 'Nothing changed.';
  if (breaking === 0) return 'No change is breaking.';
  const parts = (['unannounced', 'late', 'undecided', 'announced'] as const).flatMap((notice) => {
    const count = countOf(changes, 'breaking', notice);
    return count === 0 ? [] : [`${count} ${notice}`];
  });
  const hint = announcements === undefined ? ' No announcements were given (--feed).' : '';
  return `${breaking} breaking ${breaking === 1 ? 'change' : 'changes'}: ${parts.join(', ')}.${hint}`;
}

/** A comparison as data; `format` grows when a member changes its meaning. */
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

/** A comparison as Markdown, for a comment or a release note. */
export function comparisonMarkdown(comparison: Comparison): string {
  const sections = classes.flatMap(({ is, title }) => {
    const found = comparison.changes.filter((each) => each.class === is);
    if (found.length === 0) return [];
    const rows = found.map((each) =>
      row([placeOf(each), each.said, each.rule, ...(is === 'free' ? [] : [each.notice ?? ''])]),
    );
    const heads = ['where', 'what', 'rule', ...(is === 'free' ? [] : ['notice'])];
    return [`## ${title}: ${found.length}`, '', row(heads), row(heads.map(() => '---')), ...rows, ''];
  });
  const side = (label: string, { name, version }: Side) =>
    `- ${label}: ${plain(version === undefined ? name : `${name}, version ${version}`)}`;
  return [
    '# Changes of the contract',
    '',
    side('old', comparison.old),
    side('new', comparison.new),
    '',
    ...sections,
    `${conclusionOf(comparison)} Exit code ${comparison.exitCode}.`,
    '',
  ].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.map(plain).join(' | ')} |`;

/** Text that stays text: a contract could bring links, images, markup and cells of its own. */
const plain = (text: string): string =>
  printable(maskedText(text))
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll('|', '\\|') : escaped(part)))
    .join('');

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\|>[\]*_!`]/g, '\\$&');

/** More changes that need no notice hide the others. */
const mostFree = 20;

/** Why the notice is not plain, and the entries that may be about the change. */
const noticeLines = ({ notice, because, announcements = [] }: ChangeWithNotice): readonly string[] => [
  ...(because !== undefined && (notice === 'late' || notice === 'undecided') ? [because] : []),
  ...announcements.map(
    ({ title, date, sure }) =>
      `${sure === 'certain' ? 'entry' : 'possibly entry'} "${title}", ${date ?? 'undated'}`,
  ),
];

/** A comparison for a terminal; what needs no notice has one line each. */
export function comparisonText(comparison: Comparison, { colour }: Pick<Output, 'colour'>): string {
  const paint = painter(colour);
  const { changes, exitCode } = comparison;
  const safe = (text: string) => printable(maskedText(text));
  const sideLine = (label: string, { name, version }: Side) =>
    `  ${label}  ${safe(version === undefined ? name : `${name}, version ${version}`)}`;
  const full = (change: ChangeWithNotice): readonly string[] => {
    const isWrong = change.class === 'breaking' && change.notice !== 'announced';
    const mark = isWrong ? paint.outcome('fail', '✗') : paint.quiet('·');
    return [
      `  ${mark} ${safe(placeOf(change))}`,
      `    ${safe(change.said)}`,
      `    ${paint.quiet(safe([change.rule, change.notice ?? [], change.at].flat().join(' · ')))}`,
      ...noticeLines(change).map((line) => `    ${safe(line)}`),
    ];
  };
  const short = (change: ChangeWithNotice): readonly string[] => [
    `  ${paint.quiet('·')} ${safe(`${placeOf(change)}: ${change.said}`)} ${paint.quiet(change.rule)}`,
  ];
  const sections = classes.flatMap(({ is, title }) => {
    const found = changes.filter((each) => each.class === is);
    if (found.length === 0) return [];
    const heading = ['', paint.strong(`${title}: ${found.length}`)];
    if (is !== 'free') return [...heading, ...found.flatMap(full)];
    const more = found.length - mostFree;
    return [
      ...heading,
      ...found.slice(0, mostFree).flatMap(short),
      ...(more > 0 ? [`    and ${more} more, which --json has`] : []),
    ];
  });
  return [
    paint.strong('Contracts'),
    sideLine('old', comparison.old),
    sideLine('new', comparison.new),
    ...sections,
    '',
    `${conclusionOf(comparison)} Exit code ${exitCode}.`,
    '',
  ].join('\n');
}
