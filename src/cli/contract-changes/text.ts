import { painter } from '../../../reports/console/paint.js';
import { maskedText } from '../../../reports/masked.js';
import { printable } from '../../../reports/printable.js';
import type { JudgedChange } from '../../regression/notice/judged.js';
import type { Output } from '../surroundings.js';
import { type Comparison, classes, conclusionOf, placeOf, type Side } from './comparison.js';

/** More changes that need no notice hide the others. */
const mostFree = 20;

/** Why the notice is not plain, and the entries that may be about the change. */
const noticeLines = ({ notice, because, announcements = [] }: JudgedChange): readonly string[] => [
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
  const full = (change: JudgedChange): readonly string[] => {
    const isWrong = change.class === 'breaking' && change.notice !== 'announced';
    const mark = isWrong ? paint.outcome('fail', '✗') : paint.quiet('·');
    return [
      `  ${mark} ${safe(placeOf(change))}`,
      `    ${safe(change.said)}`,
      `    ${paint.quiet(safe([change.rule, change.notice ?? [], change.at].flat().join(' · ')))}`,
      ...noticeLines(change).map((line) => `    ${safe(line)}`),
    ];
  };
  const short = (change: JudgedChange): readonly string[] => [
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
