import { relative } from 'node:path';
import type { Command } from 'commander';
import { consoleReporter } from '../../../reports/index.js';
import type { RunEvent } from '../../engine/events.js';
import type { EventLog } from '../../engine/record/log.js';
import { type Report, reportOf } from '../../engine/record/report.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { isCutShort } from '../../engine/resume.js';
import { session } from '../../engine/session.js';
import { shellQuote } from '../command-line.js';
import { consoleOf } from '../console.js';
import type { Host, Output } from '../host.js';
import { logName, makeFoldersOf, type RunFolder, takeFolder } from '../reports/folder.js';
import {
  exitCodeWith,
  messageOf,
  printReportErrors,
  printReportPaths,
  writeReports,
} from '../reports/output.js';
import { type Preparation, prepare } from './preparation.js';

/** Judges a deployment, prints progress and summary, writes the reports. @returns the exit code */
export async function runCommand(command: Command, surroundings: Host): Promise<number> {
  let folder: RunFolder | undefined;
  try {
    const means = await prepare(command, surroundings, ({ out, deliveries, interrupted }) => {
      makeFoldersOf(deliveries);
      folder = takeFolder(out, deliveries, { ...surroundings, resumes: interrupted !== undefined });
    });
    try {
      return await judgeDeployment(means, folder, surroundings);
    } finally {
      await means.close();
    }
  } finally {
    folder?.release();
  }
}

async function judgeDeployment(
  { settings, checks, wire, out, deliveries, interrupted }: Preparation,
  folder: RunFolder | undefined,
  surroundings: Host,
): Promise<number> {
  const console = consoleOf(deliveries, surroundings);
  const live = consoleReporter(console);
  const before = interrupted?.events ?? [];
  const events: RunEvent[] = [];
  let log: EventLog | undefined;
  try {
    const { now, sleep, signal, version, commit } = surroundings;
    const stream = session(settings, { checks, version, commit, wire, time: { now, sleep }, signal });
    for await (const event of stream) {
      if (log === undefined) {
        log = folder?.log(event, interrupted?.bytes);
        surroundings.atStandstill?.((message) => {
          note(message);
          const exitCode = finish();
          folder?.release();
          return exitCode;
        });
      } else log.write(event);
      events.push(event);
      live.onEvent(event);
    }
  } catch (error) {
    if (events.length === 0 || log === undefined) {
      if (!surroundings.signal.aborted) throw error;
      surroundings.err.write('Interrupted before the run started.\n');
      return exitCodes.aborted;
    }
    note(messageOf(error));
  } finally {
    log?.close();
  }
  return finish();

  function note(message: string): void {
    const trouble: RunEvent = { type: 'trouble', where: 'the run', message };
    events.push(trouble);
    try {
      log?.write(trouble);
    } catch {
      // The log itself may have failed; the reports record the trouble.
    }
  }

  function finish(): number {
    const all = [...before, ...events];
    const report = reportOf(all);
    // A report that could not be written changes the exit code, so the summary is printed last.
    const troubles = writeReports(deliveries, { report, events: all }, surroundings.out.write);
    const exitCode = exitCodeWith(troubles, report);
    live.onReport({ ...report, exitCode });
    printReportErrors(troubles, surroundings);
    printReportPaths(out, deliveries, console);
    printNextSteps(report, out, console);
    return exitCode;
  }
}

function printNextSteps(report: Report, out: string, { write }: Output): void {
  const at = relative('.', out) || out;
  if (isCutShort(report))
    write(`Finish the run: npx ei-conformance run --resume ${shellQuote(`${at}/${logName}`)}\n`);
  if (report.checks.some(({ failure }) => failure !== undefined))
    write(`Re-run the failures: npx ei-conformance replay ${shellQuote(`${at}/report.json`)}\n`);
}
