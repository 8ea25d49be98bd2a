import type { RunStarted } from '../src/engine/events.js';
import { shellQuoted } from './shell.js';

/** The command that runs one check again as it ran in this report. */
export const replayOf = (command: string, checkId: string): string =>
  `${command} --check ${/^[\w./-]+$/.test(checkId) ? checkId : shellQuoted(checkId)}`;

/** The command that runs all of a run again, as narrow as it was. */
export function againOf({ command, settings }: Pick<RunStarted, 'command' | 'settings'>): string {
  const chosen = settings.check?.value.toString() ?? 'all';
  return chosen === 'all' ? command : chosen.split(', ').reduce(replayOf, command);
}
