import { clause } from '../../contract/index.js';
import { maskedText } from '../../reports/masked.js';
import { printable, printableLines } from '../../reports/printable.js';
import { findingSentence, lastExchange, whyOf } from '../../reports/wording.js';
import type { CheckResult } from '../engine/events.js';

/** What a check found, as a message that stands alone. */
export function failureText(check: CheckResult): string {
  const { failure, clauses, deviations } = check;
  if (failure === undefined) {
    const tolerated = deviations.map(({ ruling, note }) => `tolerated (${ruling}): ${note}`);
    return tolerated.length > 0 ? tolerated.join('\n') : whyOf(check);
  }
  const request = lastExchange(failure)?.request;
  const lines = [
    findingSentence(failure),
    ...clauses.map((id) => `clause   ${id}: ${clause(id).says}`),
    ...(failure.input === '' ? [] : [`input    ${failure.input}`]),
    ...(request === undefined ? [] : [`request  GET ${request.target}`]),
  ];
  // A target may send what a terminal obeys.
  return printableLines(maskedText(lines.join('\n')));
}

export const reasonText = (check: CheckResult): string =>
  printable(maskedText(`${check.outcome}: ${whyOf(check)}`));
