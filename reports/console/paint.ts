import { styleText } from 'node:util';
import type { Verdict } from '../../src/engine/verdict.js';
import type { Outcome } from '../../src/kit/index.js';

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
