import { wrapped } from '../../reports/console/layout.js';
import { painter } from '../../reports/console/paint.js';
import { maskedText } from '../../reports/masked.js';
import { printable } from '../../reports/printable.js';
import { differenceText } from '../regression/behaviour/changes.js';
import type { Difference } from '../regression/behaviour/difference.js';
import type { Compared } from './compare.js';
import type { Output } from './surroundings.js';

/** How two deployments differ, for people at a terminal. */
export function compareText(
  { first, second, differences, noise, unanswered, sameData, exitCode }: Compared,
  { colour, columns }: Pick<Output, 'colour' | 'columns'>,
): string {
  const paint = painter(colour);
  const clean = (text: string) => printable(maskedText(text));
  const indented = (text: string, lead = '      ') =>
    wrapped(clean(text), Math.max(40, columns - 6)).map(
      (line, index) => `${index === 0 ? lead : '      '}${line}`,
    );
  const told = (each: Difference): readonly string[] => [
    ...indented(`${each.aspect}  ${each.operation}  ${each.at}`, each.isFree ? '  + ' : '  ✗ '),
    ...indented(differenceText(each)),
    ...indented(`asked: ${shortened(each.questions)}`),
    ...indented(each.clauses.join(', ')).map((line) => paint.quiet(line)),
  ];
  const lines = [
    paint.strong('Compare'),
    `  first       ${clean(first)}`,
    `  second      ${clean(second)}`,
    `  noise       ${noise} facts were not the same twice, and are left out`,
    `  same data   ${sameData.length === 0 ? 'none' : sameData.join(', ')}`,
    ...(unanswered.length === 0 ? [] : [`  unanswered  ${clean(unanswered.join(', '))}`]),
    ...(differences.length === 0 ? [] : ['', paint.strong('Differences'), ...differences.flatMap(told)]),
    '',
    `${exitCode === 0 && differences.length > 0 ? 'What differs needs no notice.' : conclusions[exitCode]} Exit code ${exitCode}.`,
  ];
  return `${lines.join('\n')}\n`;
}

const shortened = (questions: readonly string[]): string =>
  questions.length <= 3
    ? questions.join('; ')
    : `${questions.slice(0, 3).join('; ')} and ${questions.length - 3} more`;

const conclusions = {
  0: 'They behave alike, as far as was asked.',
  1: 'They behave differently.',
  2: 'No difference was seen, but some questions have no answer.',
} as const;
