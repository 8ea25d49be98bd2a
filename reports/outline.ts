import type { Outcome } from '../src/kit/index.js';
import { hanging, painter } from './console/terminal.js';
import { code, folded, plain, prose } from './markdown.js';
import { masked, printable } from './safe-text.js';

/** Prose in which backticks mark code, or a text that is code: an id, a name, a path. Either may quote a target. */
export type Span = string | { readonly code: string };
export type Line = readonly Span[];

/** One finding: its text, lines that explain it, and the ids of the clauses or rules that it rests on. */
export interface Entry {
  readonly mark: Mark;
  readonly text: Line;
  readonly details?: readonly Line[];
  readonly sources?: readonly string[];
}

export type Mark = keyof typeof likeOutcomes;

export interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** A list that may be long and matters less: on a terminal only its beginning, in Markdown folded. */
  readonly isMinor?: boolean;
}

/**
 * The findings of a command, as one value for every format. Builders quote a target as it is: the printers mask keys
 * and escape whatever a terminal or Markdown would obey.
 */
export interface Outline {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly sections: readonly Section[];
  readonly conclusion: string;
}

/** A section in a list, or nothing for a section without entries. */
export const sectionIfAny = (section: Section): readonly Section[] =>
  section.entries.length === 0 ? [] : [section];

/** The outcome whose colour a mark takes. */
const likeOutcomes = {
  '✗': 'fail',
  '?': 'inconclusive',
  '!': 'warn',
  '✓': 'pass',
  '→': 'observed',
  '·': 'not-tested',
} as const satisfies Readonly<Record<string, Outcome>>;

const [mostEntries, mostMinor] = [500, 20];

/** @param columns the width to wrap at */
export function outlineText(
  outline: Outline,
  { colour, columns }: { readonly colour: boolean; readonly columns: number },
): string {
  const paint = painter(colour);
  const { title, facts, sections, conclusion } = masked(outline);
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  const below = (text: string) => hanging('      ', 6, printable(text), columns);
  const entryLines = ({ mark, text, details = [], sources = [] }: Entry, isMinor: boolean) => [
    hanging(`  ${paint.outcome(likeOutcomes[mark], mark)} `, 4, printable(textOf(text)), columns),
    ...(isMinor ? [] : details.map((each) => below(textOf(each)))),
    ...(isMinor || sources.length === 0 ? [] : below(sources.join(', ')).split('\n').map(paint.quiet)),
  ];
  const sectionLines = ({ title, entries, isMinor = false }: Section): readonly string[] => {
    const shown = entries.slice(0, isMinor ? mostMinor : mostEntries);
    const left = entries.length - shown.length;
    return [
      '',
      paint.strong(printable(title)),
      ...shown.flatMap((each) => entryLines(each, isMinor)),
      ...(left === 0 ? [] : [`    and ${left} more (see --json)`]),
    ];
  };
  const lines = [
    paint.strong(printable(title)),
    ...facts.map(([label, value]) =>
      hanging(`  ${paint.quiet(label.padEnd(width))}  `, width + 4, printable(value), columns),
    ),
    ...sections.flatMap(sectionLines),
    '',
    printable(conclusion),
  ];
  return `${lines.join('\n')}\n`;
}

const textOf = (line: Line): string =>
  line.map((each) => (typeof each === 'string' ? each : each.code)).join('');

/** Markdown for a comment, the summary of a job or a page. */
export function outlineMarkdown(outline: Outline): string {
  const { title, facts, sections, conclusion } = masked(outline);
  const lines = [
    `# ${plain(title)}`,
    '',
    ...facts.map(([label, value]) => `- ${plain(label)}: ${plain(value)}`),
    ...sections.flatMap(markdownSection),
    '',
    plain(conclusion),
  ];
  return `${lines.join('\n')}\n`;
}

function markdownSection({ title, entries, isMinor = false }: Section): readonly string[] {
  const items = entries.flatMap(markdownItem);
  return isMinor ? ['', folded(plain(title), items)] : ['', `## ${plain(title)}`, '', ...items];
}

const markdownItem = ({ mark, text, details = [], sources = [] }: Entry): readonly string[] => [
  `- ${plain(mark)} ${markdownLine(text)}`,
  ...details.map((each) => `  - ${markdownLine(each)}`),
  ...(sources.length === 0 ? [] : [`  - ${sources.map(code).join(', ')}`]),
];

/** A line in which a value of a target begins no list of its own. */
const markdownLine = (line: Line): string =>
  line
    .map((each) => (typeof each === 'string' ? prose(each) : code(each.code)))
    .join('')
    .replace(/^(\d*)([-+.)])/, '$1\\$2');
