import { maskedText } from '../../reports/masked.js';
import { printableLines } from '../../reports/printable.js';
import type { Unusable } from '../engine/unusable.js';
import { disarmed } from './console-output.js';

/** Why there is no run, whose trouble it is and what to do, as it is written to a terminal. */
export function told({ message, next, whose }: Unusable): string {
  const lead = whose === undefined ? 'error' : `error (${whose})`;
  return `${disarmed(printableLines(maskedText(`${lead}: ${message}\n       ${next}`)))}\n`;
}
