import type { Diagnosis } from '../../src/engine/events.js';
import { printable } from '../printable.js';
import { diagnosisWords } from '../wording.js';
import { hanging } from './layout.js';
import type { Paint } from './paint.js';

const indent = 14;

/** What was found, whose it is, and under it what to do. */
export function diagnosisLines(
  paint: Paint,
  { state, whose, said, next }: Diagnosis,
  columns: number,
): readonly string[] {
  const { symbol, like } = diagnosisWords[state];
  const lead = `  ${paint.outcome(like, symbol)} ${paint.quiet(whose.padEnd(indent - 4))}`;
  // A contract that was given has one fault a line.
  const [first = '', ...others] = said.split('\n');
  return [
    hanging(lead, indent, printable(first), columns),
    ...[...others, ...(next === undefined ? [] : [next])].map((each) =>
      hanging(' '.repeat(indent), indent, printable(each), columns),
    ),
  ];
}
