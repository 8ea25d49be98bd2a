import { wrapped } from '../../reports/console/layout.js';
import { painter } from '../../reports/console/paint.js';
import { maskedText } from '../../reports/masked.js';
import { printable } from '../../reports/printable.js';
import type { Finding } from '../regression/changelog/finding.js';
import type { Output } from './surroundings.js';
import type { Look } from './watch.js';
import { conclusionOf, labels, labelTitles, lifeCycleLines, lookFacts, signOf } from './watch-wording.js';

/** A look at a deployment, for people at a terminal. */
export function watchText(look: Look, { colour, columns }: Pick<Output, 'colour' | 'columns'>): string {
  const paint = painter(colour);
  const clean = (text: string) => printable(maskedText(text));
  const indented = (text: string, indent: number, lead = ' '.repeat(indent)) =>
    wrapped(clean(text), Math.max(40, columns - indent)).map((line, index) =>
      index === 0 ? `${lead}${line}` : `${' '.repeat(indent)}${line}`,
    );
  const findingLines = (finding: Finding): readonly string[] => [
    ...indented(finding.said, 4, `  ${signOf(finding)} `),
    ...finding.announcements.flatMap(({ title, date, sure }) =>
      indented(`${sure === 'certain' ? 'entry' : 'possibly entry'} "${title}", ${date ?? 'undated'}`, 6),
    ),
    ...(finding.clauses.length === 0
      ? []
      : indented(finding.clauses.join(', '), 6).map((line) => paint.quiet(line))),
  ];
  const groups = labels.flatMap((label) => {
    const found = look.findings.filter((each) => each.label === label);
    return found.length === 0 ? [] : ['', paint.strong(labelTitles[label]), ...found.flatMap(findingLines)];
  });
  const life = lifeCycleLines(look).flatMap((line) => indented(line.slice(2), 4, `  ${line.slice(0, 2)}`));
  const cycle = life.length === 0 ? [] : ['', paint.strong('Life cycle of parameters'), ...life];
  const facts = lookFacts(look).map(([name, value]) => `  ${name.padEnd(10)}  ${clean(value)}`);
  const verdict = `${conclusionOf(look)} Exit code ${look.exitCode}.`;
  return `${[paint.strong('Watch'), ...facts, ...groups, ...cycle, '', verdict].join('\n')}\n`;
}
