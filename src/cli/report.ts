import { consoleReporter } from '../../reports/index.js';
import { consoleOf } from './console-output.js';
import { deliver, exitCodeWith, type FinishedRun, tellTroubles } from './deliver.js';
import { type Delivery, deliveriesOf } from './deliveries.js';
import { readReport } from './read-report.js';
import { readRun, requireEvents } from './read-run.js';
import { makeFoldersOf } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

/**
 * Tells a run again from its `report.json` or its event log, beside an earlier report where one is given to compare with.
 * @returns the exit code that the run has
 */
export function reportCommand(
  path: string,
  flags: { readonly out: string; readonly reporter: readonly string[]; readonly compare?: string },
  surroundings: Surroundings,
): number {
  const run = readRun(path);
  const deliveries = deliveriesOf(flags.reporter, flags.out, [
    { file: path, by: run.events === undefined ? 'json' : 'log' },
  ]);
  requireEvents(deliveries, run, path);
  const earlier = flags.compare === undefined ? undefined : readReport(flags.compare);
  makeFoldersOf(deliveries);
  if (run.cutOff !== undefined) surroundings.err.write(`${run.cutOff}\n`);
  return conclude({ ...run, earlier }, deliveries, surroundings);
}

/** Writes the forms of a finished run, and prints its end. @returns the exit code */
export function conclude(
  run: FinishedRun,
  deliveries: readonly Delivery[],
  surroundings: Surroundings,
): number {
  const { report } = run;
  const troubles = deliver(deliveries, run, surroundings.out.write);
  const exitCode = exitCodeWith(troubles, report);
  consoleReporter(consoleOf(deliveries, surroundings)).onReport({ ...report, exitCode });
  tellTroubles(troubles, surroundings);
  return exitCode;
}
