import { styleText } from 'node:util';
import type { Verdict } from '../../src/engine/record/verdict.js';
import type { Outcome } from '../../src/kit/index.js';

/** Breaks a text at spaces into lines of at most `width` columns; a longer word stays whole. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A text that begins after `lead`, its further lines set under its first. `lead` is `indent` columns wide. */
export const hanging = (lead: string, indent: number, text: string, columns: number): string =>
  `${lead}${wrapped(text, Math.max(20, columns - indent)).join(`\n${' '.repeat(indent)}`)}`;

interface Column {
  readonly title: string;
  readonly cells: readonly string[];
}

/** A table: the first column to the left, the others to the right, two spaces between; `paint` sees the padded cell. */
export function table(
  columns: readonly Column[],
  paint: (cell: string, column: number, row: number) => string,
): readonly string[] {
  const widths = columns.map(({ title, cells }) =>
    Math.max(title.length, ...cells.map((each) => each.length)),
  );
  const padded = (cell: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  const line = (row: number) =>
    columns.map(({ title, cells }, column) =>
      paint(padded(row < 0 ? title : (cells[row] ?? ''), column), column, row),
    );
  const rows = columns[0]?.cells.length ?? 0;
  return Array.from({ length: rows + 1 }, (_, index) =>
    line(index - 1)
      .join('  ')
      .trimEnd(),
  );
}

type Format = Parameters<typeof styleText>[0];

/** How text gets its colours, or stays as it is. */
export interface Paint {
  strong(text: string): string;
  quiet(text: string): string;
  outcome(outcome: Outcome, text: string): string;
  verdict(verdict: Verdict, text: string): string;
}

const outcomeFormats: Readonly<Record<Outcome, Format>> = {
  fail: 'red',
  'harness-error': 'magenta',
  inconclusive: 'magenta',
  warn: 'yellow',
  pass: 'green',
  observed: 'cyan',
  'not-applicable': 'gray',
  'not-tested': 'gray',
};

const verdictFormats: Readonly<Record<Verdict, Format>> = {
  conformant: ['bold', 'green'],
  'non-conformant': ['bold', 'red'],
  incomplete: ['bold', 'magenta'],
  aborted: ['bold', 'magenta'],
};

export function painter(colour: boolean): Paint {
  // The caller has decided on colour; newer versions of Node would look at the process's own streams again.
  const paint = (format: Format, text: string) =>
    colour && text !== '' ? styleText(format, text, { validateStream: false }) : text;
  return {
    strong: (text) => paint('bold', text),
    quiet: (text) => paint('gray', text),
    outcome: (outcome, text) => paint(outcomeFormats[outcome], text),
    verdict: (verdict, text) => paint(verdictFormats[verdict], text),
  };
}
