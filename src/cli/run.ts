import { relative } from 'node:path';
import type { Command } from 'commander';
import { consoleReporter } from '../../reports/index.js';
import { suite } from '../../suites/index.js';
import type { RunEvent } from '../engine/events.js';
import { isSelected } from '../engine/plan.js';
import { type Report, reportOf } from '../engine/report.js';
import { isCutShort, unfinishedOf } from '../engine/resume.js';
import { session } from '../engine/session.js';
import { defaults, type Settings } from '../engine/settings.js';
import { Unusable } from '../engine/unusable.js';
import { exitCodes } from '../engine/verdict.js';
import type { Check } from '../kit/index.js';
import { network } from '../transport/network.js';
import { commandLine } from './command-line.js';
import { earlierOf } from './earlier.js';
import { requireKnown } from './nearest.js';
import { checksIn, suiteOf } from './presets.js';
import { readJson } from './read-json.js';
import { logName, messageOf, openReportFolder, type ReportFolder } from './report-folder.js';
import { asBefore, type Interrupted, interruptedRun } from './resumed.js';
import { configFile } from './settings/config-file.js';
import { effective, type RunOptions } from './settings/effective.js';
import { provenanceOf } from './settings/provenance.js';
import { word } from './shell-word.js';
import type { Surroundings } from './surroundings.js';
import { named, type Target, targetOf } from './target.js';

/** Judges a deployment, prints progress and summary, writes the reports. @returns the exit code */
export async function runCommand(command: Command, surroundings: Surroundings): Promise<number> {
  const file = await configFile(command.getOptionValue('config'), surroundings.directory);
  const resume: string | undefined = command.getOptionValue('resume');
  const interrupted = resume === undefined ? undefined : interruptedRun(resume);
  const now = effective(command, surroundings.environment, file);
  const effectively = interrupted === undefined ? now : asBefore(now, command, interrupted);
  const { options, origins } = effectively;
  for (const selector of options.check) requireCheck(selector);
  const contract = options.contract === undefined ? undefined : readJson(options.contract, 'contract');
  const target = await targetOf(named(effectively), file, surroundings);
  try {
    const seed = options.seed ?? surroundings.randomSeed();
    const settings: Settings = {
      baseUrl: target.baseUrl,
      targetName: target.name,
      ...(target.reference === undefined ? {} : { reference: target.reference }),
      keys: Object.fromEntries(target.keys.map(({ role, key }) => [role, key])),
      surfaces: options.surface,
      seed,
      concurrency: options.concurrency,
      maxRequests: options.maxRequests,
      rate: options.rate,
      maxTime: options.maxTime,
      timeoutMs: options.timeout,
      ...selectionOf(options),
      command: commandLine(
        { ...options, preset: origins.preset === 'default' ? undefined : options.preset },
        target,
        seed,
      ),
      ...(contract === undefined ? {} : { contract }),
      unfinished: interrupted === undefined ? undefined : unfinishedOf(interrupted.events),
      earlier: earlierOf(options, target.baseUrl, surroundings.now()),
      provenance: provenanceOf(effectively, target, seed),
      secrets: target.proxy?.secrets ?? [],
    };
    return await judge(
      settings,
      suiteOf(options.preset),
      { ...options, ...target, interrupted },
      surroundings,
    );
  } finally {
    await target.close();
  }
}

interface Resumable {
  readonly interrupted: Interrupted | undefined;
}

async function judge(
  settings: Settings,
  checks: readonly Check[],
  { out, proxy, interrupted }: Pick<RunOptions, 'out'> & Pick<Target, 'proxy'> & Resumable,
  surroundings: Surroundings,
): Promise<number> {
  const wire = network(new URL(settings.baseUrl).origin, {
    connections: settings.concurrency,
    timeoutMs: settings.timeoutMs,
    maxBytes: defaults.maxBytes,
    proxy,
  });
  const live = consoleReporter(surroundings.out);
  const before = interrupted?.events ?? [];
  const events: RunEvent[] = [];
  let folder: ReportFolder | undefined;
  try {
    const { now, sleep, signal, version } = surroundings;
    const stream = session(settings, { checks, version, wire, time: { now, sleep }, signal });
    for await (const event of stream) {
      folder ??= openReportFolder(out, interrupted?.bytes);
      folder.log.write(event);
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
    await wire.close();
  }
  const report = reportOf([...before, ...events]);
  live.onReport(report);
  return conclude(report, folder, out, surroundings);
}

function conclude(
  report: Report,
  folder: ReportFolder | undefined,
  out: string,
  { out: console, err }: Surroundings,
): number {
  const troubles = folder?.write(report) ?? [];
  for (const { reporter, message } of troubles)
    err.write(`The ${reporter} report could not be written: ${message}\n`);
  const at = relative('.', out) || out;
  console.write(`Reports: ${at}/report.html, report.json, junit.xml\n`);
  if (isCutShort(report))
    console.write(`To finish it: npx ei-conformance run --resume ${word(`${at}/${logName}`)}\n`);
  if (report.checks.some(({ failure }) => failure !== undefined))
    console.write(`The failures alone again: npx ei-conformance replay ${word(`${at}/report.json`)}\n`);
  return troubles.length > 0 && report.exitCode === 0 ? exitCodes.aborted : report.exitCode;
}

function selectionOf({ check, preset }: RunOptions): Pick<Settings, 'select' | 'preset'> {
  if (preset === 'full') return { select: check };
  if (check.length === 0) return { select: checksIn(preset), preset };
  const select = checksIn(preset).filter((id) => isSelected(id, check));
  if (select.length > 0) return { select };
  throw new Unusable(
    `The preset ${preset} has no check of ${check.join(', ')}.`,
    'Name others, or leave the preset out.',
  );
}

function requireCheck(selector: string): void {
  const ids = suite.map((each) => each.id);
  const areas = ids.map((id) => id.slice(0, id.indexOf('/')));
  requireKnown('check', selector, [...new Set([...ids, ...areas])], "'ei-conformance list' prints them all.");
}
