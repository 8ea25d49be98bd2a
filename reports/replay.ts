import { shellQuoted } from './shell.js';

/** The command that runs one check again as it ran in this report. */
export const replayOf = (command: string, checkId: string): string =>
  `${command} --check ${/^[\w./-]+$/.test(checkId) ? checkId : shellQuoted(checkId)}`;
