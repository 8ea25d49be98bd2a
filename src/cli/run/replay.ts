import { replaysJson, replayText, replayTotals } from '../../../reports/index.js';
import type { CheckResult } from '../../engine/events.js';
import type { Report } from '../../engine/record/report.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { type Counterexample, exitCodeOfReplays, type Replay, replay } from '../../engine/replay.js';
import { runTargetOf } from '../../engine/session.js';
import { defaults, type Settings } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { network } from '../../transport/network.js';
import { commandLine } from '../command-line.js';
import { plainConsole } from '../console.js';
import { readJson } from '../files.js';
import type { Host } from '../host.js';
import { readReport } from '../reports/stored-run.js';
import { type ConfigFile, configFile } from '../settings/config-file.js';
import { requireSameTarget, type Target, type TargetName, targetOf } from '../settings/target.js';
import { suggestions } from '../suggestion.js';
import { earlierOf } from './earlier-run.js';

/** The parts of a report that its failures can be repeated from. */
interface RecordedRun extends Pick<Report['run'], 'target' | 'seed'> {
  readonly userAgent: string | undefined;
  /** Undefined for the whole suite. */
  readonly preset: string | undefined;
  readonly groups: Report['defects'];
  readonly counterexamples: readonly Counterexample[];
}

/** Reads a `report.json`. Throws `SetupError` for a missing one, or another format. */
function recordedRun(path: string): RecordedRun {
  const { run, checks, defects: groups } = readReport(path);
  const userAgent = run.settings.userAgent?.value.toString();
  const preset = run.settings.preset?.value.toString();
  return {
    target: run.target,
    seed: run.seed,
    userAgent,
    preset: preset === 'full' ? undefined : preset,
    groups,
    counterexamples: checks.filter(isCounterexample),
  };
}

const isCounterexample = (check: CheckResult): check is CheckResult & Counterexample =>
  check.failure !== undefined;

/**
 * The counterexamples that a name selects, all without one: the id of a check, of a clause or of a failure group, a
 * fingerprint, or the start of one. Throws `SetupError` for a name that matches none, or the start of several fingerprints.
 */
function chosen(
  { counterexamples: all, groups }: RecordedRun,
  name: string | undefined,
): readonly Counterexample[] {
  if (name === undefined) return all;
  const group = groups.filter(({ fingerprint }) => fingerprint.startsWith(name));
  const named = all.filter(({ id, failure }) => id === name || failure.finding.clause === name);
  if (named.length > 0) return named;
  const started = all.filter(({ failure }) => failure.fingerprint.startsWith(name));
  if (started.length === 1 && group.length === 0) return started;
  if (group.length === 1 && started.length === 0)
    return all.filter(({ id }) => group.some(({ checks }) => checks.includes(id)));
  const matching = started.length > 0 ? started : all;
  const known = matching.map(({ id, failure }) => `${id} (${failure.fingerprint})`);
  if (started.length + group.length > 1)
    throw new SetupError(
      `'${name}' matches several failures of the report.`,
      `Name one of ${[...known, ...group.map(({ fingerprint }) => `the group ${fingerprint}`)].join(', ')}.`,
    );
  const names = [
    ...new Set(all.flatMap(({ id, failure }) => [id, failure.finding.clause, failure.fingerprint])),
    ...groups.map(({ fingerprint }) => fingerprint),
  ];
  const near = suggestions(name, names);
  throw new SetupError(
    `The report has no failure '${name}'.`,
    near.length > 0
      ? `Did you mean ${near.join(', ')}?`
      : `Its failures are ${known.slice(0, 3).join(', ')}${known.length > 3 ? ' and others' : ''}.`,
  );
}

export interface ReplayFlags {
  readonly config?: string;
  readonly baseUrl?: string;
  readonly reference?: true;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
  readonly maxRequests: number;
  readonly timeout: number;
  readonly contract?: string;
  readonly earlier?: string;
  readonly json?: true;
}

/** Repeats the failures of a report, or one of them. @returns the exit code: whether they still fail */
export async function replayCommand(
  path: string,
  id: string | undefined,
  flags: ReplayFlags,
  surroundings: Host,
): Promise<number> {
  const told = recordedRun(path);
  if (told.counterexamples.length === 0) {
    surroundings.out.write(
      flags.json === true ? replaysJson(told, [], 0) : `${path} contains no failures.\n`,
    );
    return 0;
  }
  const counterexamples = chosen(told, id);
  const file = await configFile(flags.config, surroundings.directory);
  const name = namedBy(flags, told);
  if (name.baseUrl?.from === ofReport)
    requireSameTarget(name.baseUrl.value, path, namedElsewhere(file, surroundings));
  const target = await targetOf(name, file, surroundings);
  try {
    const settings = settingsOf(flags, told, target, surroundings);
    return await repeat(
      { ...told, counterexamples },
      settings,
      target.proxy,
      flags.json === true,
      surroundings,
    );
  } finally {
    await target.close();
  }
}

const ofReport = 'the report';

/** What the environment or the configuration file names. */
function namedElsewhere(file: ConfigFile | undefined, { environment }: Host): TargetName['baseUrl'] {
  const { EI_BASE_URL: set = '' } = environment;
  return set === ''
    ? told(file?.config.baseUrl, `configuration file ${file?.name}`)
    : told(set, 'environment');
}

/** The target named on the command line, otherwise that of the report. */
function namedBy(flags: ReplayFlags, { target: { baseUrl, reference } }: RecordedRun): TargetName {
  const isGiven = flags.reference === true || flags.baseUrl !== undefined;
  if (isGiven || flags.fault.length + flags.variant.length > 0)
    return { ...flags, baseUrl: told(flags.baseUrl, 'flag') };
  return reference === undefined
    ? { ...flags, baseUrl: told(baseUrl, ofReport) }
    : { reference: true, fault: reference.faults, variant: reference.variants };
}

const told = (value: string | undefined, from: string): TargetName['baseUrl'] =>
  value === undefined ? undefined : { value, from };

function settingsOf(
  flags: ReplayFlags,
  { seed, userAgent, preset, target: { surfaces } }: RecordedRun,
  target: Target,
  surroundings: Host,
): Settings {
  const contract = flags.contract === undefined ? undefined : readJson(flags.contract, 'contract');
  return {
    baseUrl: target.baseUrl,
    targetName: target.name,
    ...(target.reference === undefined ? {} : { reference: target.reference }),
    keys: Object.fromEntries(target.keys.map(({ role, key }) => [role, key])),
    secrets: target.proxy?.secrets ?? [],
    unverified: target.unverified ?? false,
    extraAuthorities: target.extraAuthorities,
    surfaces,
    seed,
    concurrency: 1,
    maxRequests: flags.maxRequests,
    timeoutMs: flags.timeout,
    userAgent,
    select: [],
    command: commandLine({ ...flags, surface: surfaces, userAgent, preset }, target, seed),
    ...(contract === undefined ? {} : { contract }),
    earlier: earlierOf({ ...flags, reference: target.reference && true }, target.baseUrl, surroundings.now()),
  };
}

async function repeat(
  { counterexamples, seed }: RecordedRun,
  settings: Settings,
  proxy: Target['proxy'],
  json: boolean,
  surroundings: Host,
): Promise<number> {
  const { err, now, sleep, signal, version } = surroundings;
  const out = plainConsole(surroundings);
  const { baseUrl, targetName, timeoutMs } = settings;
  const { maxBytes, concurrency: connections } = defaults;
  const wire = network(new URL(baseUrl).origin, { connections, timeoutMs, maxBytes, proxy });
  const checks = async () => (await import('../../../suites/index.js')).suite;
  const means = { checks, version, wire, time: { now, sleep }, signal };
  const run = { command: settings.command, target: runTargetOf(settings), seed };
  const replays: Replay[] = [];
  if (!json) out.write(`Repeating failures at ${targetName} (${baseUrl}), seed ${seed}\n\n`);
  try {
    for await (const each of replay(settings, means, counterexamples)) {
      replays.push(each);
      if (!json) out.write(replayText(out, run, each));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await wire.close();
  }
  if (signal.aborted) {
    err.write(`Interrupted: ${replays.length} of ${counterexamples.length} failures were repeated.\n`);
    return exitCodes.aborted;
  }
  const exitCode = exitCodeOfReplays(replays);
  out.write(
    json ? replaysJson(run, replays, exitCode) : `${replayTotals(replays)}. Exit code ${exitCode}.\n`,
  );
  return exitCode;
}
