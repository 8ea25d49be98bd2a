import { maskedText } from '../../reports/masked.js';
import { printable } from '../../reports/printable.js';
import type { Finding } from '../regression/changelog/finding.js';
import type { Look } from './watch.js';
import { conclusionOf, labels, labelTitles, lifeCycleLines, lookFacts, signOf } from './watch-wording.js';

/** A look at a deployment as Markdown, for a pull request or a page. */
export function watchMarkdown(look: Look): string {
  const groups = labels.flatMap((label) => {
    const found = look.findings.filter((each) => each.label === label);
    return found.length === 0 ? [] : [`## ${labelTitles[label]}`, '', ...found.flatMap(item), ''];
  });
  const life = lifeCycleLines(look).map((line) => `- ${plain(line)}`);
  const cycle = life.length === 0 ? [] : ['## Life cycle of parameters', '', ...life, ''];
  const facts = lookFacts(look).map(([name, value]) => `- ${name}: ${plain(value)}`);
  return `${['# Watch', '', ...facts, '', ...groups, ...cycle, conclusionOf(look)].join('\n')}\n`;
}

const item = (finding: Finding): readonly string[] => [
  `- ${signOf(finding)} ${plain(finding.said)}`,
  ...finding.announcements.map(
    ({ title, date, sure }) =>
      `  - ${sure === 'certain' ? 'entry' : 'possibly entry'} “${plain(title)}”, ${plain(date ?? 'undated')}`,
  ),
  ...(finding.clauses.length === 0 ? [] : [`  - ${finding.clauses.map((id) => `\`${id}\``).join(', ')}`]),
];

/** A text of somebody else: nothing of it is markup. */
const plain = (text: string): string =>
  printable(maskedText(text)).replace(/[\\`*_[\]<>|#!&]/g, (mark) => `\\${mark}`);
