import { relative } from 'node:path';
import { consoleReporter } from '../../reports/index.js';
import { shellQuoted } from '../../reports/shell.js';
import { suite } from '../../suites/index.js';
import type { ReferenceForm, RunEvent } from '../engine/events.js';
import { isSelected } from '../engine/plan.js';
import { type Report, reportOf } from '../engine/report.js';
import { session } from '../engine/session.js';
import { defaults, type Settings } from '../engine/settings.js';
import { Unusable } from '../engine/unusable.js';
import { exitCodes } from '../engine/verdict.js';
import type { Check, EarlierRun } from '../kit/index.js';
import type { Keys } from '../transport/client.js';
import { network } from '../transport/network.js';
import type { Surfaces } from '../transport/target.js';
import { baseUrlOf } from './base-url.js';
import { earlierRun } from './earlier.js';
import { keysFrom } from './keys.js';
import { requireKnown } from './nearest.js';
import { checksIn, type Preset, suiteOf } from './presets.js';
import { readJson } from './read-json.js';
import { messageOf, openReportFolder, type ReportFolder } from './report-folder.js';
import type { Surroundings } from './surroundings.js';

export interface RunFlags {
  readonly baseUrl?: string;
  readonly reference?: true;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
  readonly check: readonly string[];
  readonly preset: Preset;
  readonly surface: Surfaces;
  readonly seed?: number;
  readonly concurrency: number;
  readonly maxRequests: number;
  readonly timeout: number;
  readonly contract?: string;
  /** The report.json of a run more than a day ago. */
  readonly earlier?: string;
  readonly out: string;
}

/** What names a target on the command line. */
export type TargetFlags = Pick<RunFlags, 'baseUrl' | 'reference' | 'fault' | 'variant'>;

export interface Target {
  readonly baseUrl: string;
  readonly name: string;
  readonly reference?: ReferenceForm;
  readonly keys: Keys;
  /** The part of the command that names the target. */
  readonly command: string;
  close(): Promise<void>;
}

/** Judges a deployment, prints progress and summary, writes the reports. @returns the exit code */
export async function runCommand(flags: RunFlags, surroundings: Surroundings): Promise<number> {
  for (const selector of flags.check) requireCheck(selector);
  const contract = flags.contract === undefined ? undefined : readJson(flags.contract, 'contract');
  const target = await targetOf(flags, surroundings);
  try {
    const settings: Settings = {
      baseUrl: target.baseUrl,
      targetName: target.name,
      ...(target.reference === undefined ? {} : { reference: target.reference }),
      keys: target.keys,
      surfaces: flags.surface,
      seed: flags.seed ?? surroundings.randomSeed(),
      concurrency: flags.concurrency,
      maxRequests: flags.maxRequests,
      timeoutMs: flags.timeout,
      ...selectionOf(flags),
      command: '',
      ...(contract === undefined ? {} : { contract }),
      earlier: earlierOf(flags, target, surroundings),
    };
    const command = commandOf(settings, flags, target);
    return await judge({ ...settings, command }, suiteOf(flags.preset), flags.out, surroundings);
  } finally {
    await target.close();
  }
}

async function judge(
  settings: Settings,
  checks: readonly Check[],
  out: string,
  surroundings: Surroundings,
): Promise<number> {
  const wire = network(new URL(settings.baseUrl).origin, {
    connections: settings.concurrency,
    timeoutMs: settings.timeoutMs,
    maxBytes: defaults.maxBytes,
  });
  const live = consoleReporter(surroundings.out);
  const events: RunEvent[] = [];
  let folder: ReportFolder | undefined;
  try {
    const { now, sleep, signal, version } = surroundings;
    const stream = session(settings, { checks, version, wire, time: { now, sleep }, signal });
    for await (const event of stream) {
      folder ??= openReportFolder(out);
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
  const report = reportOf(events);
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
  if (report.checks.some(({ failure }) => failure !== undefined))
    console.write(`The failures alone again: npx ei-conformance replay ${word(`${at}/report.json`)}\n`);
  return troubles.length > 0 && report.exitCode === 0 ? exitCodes.aborted : report.exitCode;
}

function selectionOf({ check, preset }: RunFlags): Pick<Settings, 'select' | 'preset'> {
  if (preset === 'full') return { select: check };
  if (check.length === 0) return { select: checksIn(preset), preset };
  const select = checksIn(preset).filter((id) => isSelected(id, check));
  if (select.length > 0) return { select };
  throw new Unusable(
    `The preset ${preset} has no check of ${check.join(', ')}.`,
    'Name others, or leave the preset out.',
  );
}

export const earlierOf = (
  { earlier, reference }: Pick<RunFlags, 'earlier' | 'reference'>,
  { baseUrl }: Pick<Target, 'baseUrl'>,
  { now }: Surroundings,
): EarlierRun | undefined =>
  earlier === undefined ? undefined : earlierRun(earlier, reference === true ? undefined : baseUrl, now());

function requireCheck(selector: string): void {
  const ids = suite.map((each) => each.id);
  const areas = ids.map((id) => id.slice(0, id.indexOf('/')));
  requireKnown('check', selector, [...new Set([...ids, ...areas])], "'ei-conformance list' prints them all.");
}

/** The target that is named; it is to be closed. Throws `Unusable` where none can be found out. */
export async function targetOf(flags: TargetFlags, surroundings: Surroundings): Promise<Target> {
  const address = flags.baseUrl ?? surroundings.environment.EI_BASE_URL;
  if (flags.reference === true) {
    if (flags.baseUrl !== undefined) {
      throw new Unusable('Both --base-url and --reference are given.', 'Choose one target.');
    }
    return embedded(flags, surroundings.now);
  }
  if (flags.fault.length + flags.variant.length > 0)
    throw new Unusable('--fault and --variant change the reference only.', 'Add --reference.');
  if (address === undefined || address === '') {
    throw new Unusable(
      'No base URL is given.',
      'Give --base-url https://api.example.com, or --reference for the embedded one.',
    );
  }
  const baseUrl = baseUrlOf(address);
  return {
    baseUrl,
    name: new URL(baseUrl).host,
    keys: keysFrom(surroundings.environment),
    command: `--base-url ${word(baseUrl)}`,
    close: async () => {},
  };
}

async function embedded(
  { fault: faults, variant: variants }: Pick<RunFlags, 'fault' | 'variant'>,
  now: () => number,
): Promise<Target> {
  const { startReference } = await import('./reference.js');
  const server = await startReference({ faults, variants, now });
  return {
    baseUrl: server.url,
    name: 'the embedded reference',
    reference: { faults, variants },
    keys: server.keys,
    command: [
      '--reference',
      ...faults.map((each) => `--fault ${each}`),
      ...variants.map((each) => `--variant ${each}`),
    ].join(' '),
    close: server.close,
  };
}

/** The command of a run with these settings. */
export function commandOf(
  settings: Pick<Settings, 'seed'>,
  flags: Pick<RunFlags, 'surface' | 'contract' | 'preset' | 'earlier'>,
  target: Pick<Target, 'command'>,
): string {
  const surfaces = Object.entries(flags.surface).map(([name, served]) => `--surface ${name}=${served}`);
  const contract = flags.contract === undefined ? [] : [`--contract ${word(flags.contract)}`];
  const preset = flags.preset === 'full' ? [] : [`--preset ${flags.preset}`];
  const earlier = flags.earlier === undefined ? [] : [`--earlier ${word(flags.earlier)}`];
  return [
    'npx ei-conformance run',
    target.command,
    ...preset,
    ...surfaces,
    ...contract,
    ...earlier,
    `--seed ${settings.seed}`,
  ].join(' ');
}

/** A text as a shell reads it back. */
const word = (text: string): string => (/^[\w./:@%+=-]+$/.test(text) ? text : shellQuoted(text));
