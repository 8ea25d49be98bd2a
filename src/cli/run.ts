import { relative } from 'node:path';
import type { Command } from 'commander';
import { consoleReporter } from '../../reports/index.js';
import type { RunEvent } from '../engine/events.js';
import { type Report, reportOf } from '../engine/report.js';
import { isCutShort } from '../engine/resume.js';
import { session } from '../engine/session.js';
import { exitCodes } from '../engine/verdict.js';
import { type Prepared, prepared } from './prepared.js';
import {
  exitCodeWith,
  logName,
  messageOf,
  openReportFolder,
  type ReportFolder,
  tellTroubles,
} from './report-folder.js';
import { word } from './shell-word.js';
import type { Surroundings } from './surroundings.js';

/** Judges a deployment, prints progress and summary, writes the reports. @returns the exit code */
export async function runCommand(command: Command, surroundings: Surroundings): Promise<number> {
  const means = await prepared(command, surroundings);
  try {
    return await judge(means, surroundings);
  } finally {
    await means.close();
  }
}

async function judge(
  { settings, checks, wire, out, interrupted }: Prepared,
  surroundings: Surroundings,
): Promise<number> {
  const live = consoleReporter(surroundings.out);
  const before = interrupted?.events ?? [];
  const events: RunEvent[] = [];
  let folder: ReportFolder | undefined;
  try {
    const { now, sleep, signal, version } = surroundings;
    const stream = session(settings, { checks, version, wire, time: { now, sleep }, signal });
    for await (const event of stream) {
      if (folder === undefined) folder = openReportFolder(out, event, interrupted?.bytes);
      else folder.log.write(event);
      events.push(event);
      live.onEvent(event);
    }
  } catch (error) {
    if (events.length === 0 || folder === undefined) {
      if (!surroundings.signal.aborted) throw error;
      surroundings.err.write('Interrupted before the run began.\n');
      return exitCodes.aborted;
    }
    const trouble: RunEvent = { type: 'trouble', where: 'the run', message: messageOf(error) };
    events.push(trouble);
    try {
      folder.log.write(trouble);
    } catch {
      // The log may be what the trouble is about; the reports tell it.
    }
  } finally {
    folder?.log.close();
  }
  const report = reportOf([...before, ...events]);
  // What is told is what happened: where a report could not be written, the exit code is another.
  const troubles = folder?.write(report) ?? [];
  const exitCode = exitCodeWith(troubles, report);
  live.onReport({ ...report, exitCode });
  tellTroubles(troubles, surroundings);
  suggest(report, out, surroundings);
  return exitCode;
}

function suggest(report: Report, out: string, { out: console }: Surroundings): void {
  const at = relative('.', out) || out;
  console.write(`Reports: ${at}/report.html, report.json, junit.xml\n`);
  if (isCutShort(report))
    console.write(`To finish it: npx ei-conformance run --resume ${word(`${at}/${logName}`)}\n`);
  if (report.checks.some(({ failure }) => failure !== undefined))
    console.write(`The failures alone again: npx ei-conformance replay ${word(`${at}/report.json`)}\n`);
}
