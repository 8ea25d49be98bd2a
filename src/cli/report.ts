import { consoleReporter } from '../../reports/index.js';
import { exitCodes } from '../engine/verdict.js';
import { consoleOf } from './console-output.js';
import { deliver } from './deliver.js';
import { deliveriesOf } from './deliveries.js';
import { readRun, requireEvents } from './read-run.js';
import { makeFoldersOf } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

/** Tells a run again from its `report.json` or its event log. @returns the exit code that the run has */
export function reportCommand(
  path: string,
  flags: { readonly out: string; readonly reporter: readonly string[] },
  surroundings: Surroundings,
): number {
  const run = readRun(path);
  const { report } = run;
  const deliveries = deliveriesOf(flags.reporter, flags.out, [
    { file: path, by: run.events === undefined ? 'json' : 'log' },
  ]);
  requireEvents(deliveries, run, path);
  makeFoldersOf(deliveries);
  const { out, err } = surroundings;
  if (run.cutOff !== undefined) err.write(`${run.cutOff}\n`);
  const troubles = deliver(deliveries, run, out.write);
  for (const { format, message } of troubles)
    err.write(`The ${format} report could not be written: ${message}\n`);
  consoleReporter(consoleOf(deliveries, surroundings)).onReport(report);
  return troubles.length > 0 && report.exitCode === 0 ? exitCodes.aborted : report.exitCode;
}
