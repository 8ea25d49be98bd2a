import type { RunTarget } from '../../engine/events.js';
import { commandLine } from '../command-line.js';
import { word } from '../shell-word.js';
import { embeddedCommand } from '../target.js';

/** The command of a run that sends the requests of a round. */
export const roundCommand = ({ baseUrl, reference, surfaces }: RunTarget, seed: number): string =>
  commandLine(
    { surface: surfaces },
    { command: reference === undefined ? `--base-url ${word(baseUrl)}` : embeddedCommand(reference) },
    seed,
  );
