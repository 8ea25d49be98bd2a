import { styleText } from 'node:util';
import stringWidth from 'string-width';
import type { Verdict } from '../../src/engine/record/verdict.js';
import type { Outcome } from '../../src/kit/index.js';

/** The columns that a text takes on a terminal: two for a wide character, none for a combining mark or a colour. */
export const widthOf = (text: string): number => stringWidth(text);

/** Breaks a text at spaces into lines of at most `width` columns; a longer word stays whole. */
export function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    const size = widthOf(word);
    if (line !== '' && used + 1 + size > width) {
      lines.push(line);
      [line, used] = [word, size];
    } else if (line === '') [line, used] = [word, size];
    else [line, used] = [`${line} ${word}`, used + 1 + size];
  }
  return [...lines, line];
}

/** The beginning of a text that fits into `width` columns; splits no character. */
export function clipped(text: string, width: number): string {
  let kept = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    used += widthOf(segment);
    if (used > width) break;
    kept += segment;
  }
  return kept;
}

/** A text behind `lead`, its further lines indented like its first. `lead` is `indent` columns wide. */
export const hanging = (lead: string, indent: number, text: string, columns: number): string =>
  `${lead}${wrapped(text, Math.max(20, columns - indent)).join(`\n${' '.repeat(indent)}`)}`;

interface Column {
  readonly title: string;
  readonly cells: readonly string[];
}

/** A table, the first column left-aligned, the others right-aligned, two spaces apart; `paint` receives the padded cell. */
export function table(
  columns: readonly Column[],
  paint: (cell: string, column: number, row: number) => string,
): readonly string[] {
  const widths = columns.map(({ title, cells }) => Math.max(...[title, ...cells].map(widthOf)));
  const padded = (cell: string, column: number) => {
    const filling = ' '.repeat(Math.max(0, (widths[column] ?? 0) - widthOf(cell)));
    return column === 0 ? `${cell}${filling}` : `${filling}${cell}`;
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

/** Colours text, or returns it unchanged. */
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
  // The caller has decided on colour; newer versions of Node would check the process's own streams again.
  const paint = (format: Format, text: string) =>
    colour && text !== '' ? styleText(format, text, { validateStream: false }) : text;
  return {
    strong: (text) => paint('bold', text),
    quiet: (text) => paint('gray', text),
    outcome: (outcome, text) => paint(outcomeFormats[outcome], text),
    verdict: (verdict, text) => paint(verdictFormats[verdict], text),
  };
}
