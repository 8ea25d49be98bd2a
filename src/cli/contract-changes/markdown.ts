import { maskedText } from '../../../reports/masked.js';
import { printable } from '../../../reports/printable.js';
import { type Comparison, classes, conclusionOf, placeOf, type Side } from './comparison.js';

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
