import { shellQuoted } from '../../reports/shell.js';

/** A text as a shell reads it back. */
export const word = (text: string): string => (/^[\w./:@%+=-]+$/.test(text) ? text : shellQuoted(text));
