import { replaysJson, replayText, replayTotals } from '../../reports/index.js';
import { exitCodeOfReplays, type Replay, replay } from '../engine/replay.js';
import { runTargetOf } from '../engine/session.js';
import { defaults, type Settings } from '../engine/settings.js';
import { exitCodes } from '../engine/verdict.js';
import { network } from '../transport/network.js';
import { commandLine } from './command-line.js';
import { readable } from './console-output.js';
import { earlierOf } from './earlier.js';
import { readJson } from './read-json.js';
import { configFile } from './settings/config-file.js';
import type { Surroundings } from './surroundings.js';
import { type Named, type Target, targetOf } from './target.js';
import { chosen, type ToldRun, toldRun } from './told-run.js';

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

/** Repeats the failures of a report, or one of them, and tells whether they still fail. @returns the exit code */
export async function replayCommand(
  path: string,
  id: string | undefined,
  flags: ReplayFlags,
  surroundings: Surroundings,
): Promise<number> {
  const told = toldRun(path);
  if (told.counterexamples.length === 0) {
    surroundings.out.write(flags.json === true ? replaysJson(told, [], 0) : `${path} tells no failure.\n`);
    return 0;
  }
  const counterexamples = chosen(told.counterexamples, id);
  const file = await configFile(flags.config, surroundings.directory);
  const target = await targetOf(namedBy(flags, told), file, surroundings);
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

/** The target as it is named on the command line, else as the report tells it. */
function namedBy(flags: ReplayFlags, { target: { baseUrl, reference } }: ToldRun): Named {
  const isGiven = flags.reference === true || flags.baseUrl !== undefined;
  if (isGiven || flags.fault.length + flags.variant.length > 0)
    return { ...flags, baseUrl: told(flags.baseUrl, 'flag') };
  return reference === undefined
    ? { ...flags, baseUrl: told(baseUrl, 'the report') }
    : { reference: true, fault: reference.faults, variant: reference.variants };
}

const told = (value: string | undefined, from: string): Named['baseUrl'] =>
  value === undefined ? undefined : { value, from };

function settingsOf(
  flags: ReplayFlags,
  { seed, target: { surfaces } }: ToldRun,
  target: Target,
  surroundings: Surroundings,
): Settings {
  const contract = flags.contract === undefined ? undefined : readJson(flags.contract, 'contract');
  return {
    baseUrl: target.baseUrl,
    targetName: target.name,
    ...(target.reference === undefined ? {} : { reference: target.reference }),
    keys: Object.fromEntries(target.keys.map(({ role, key }) => [role, key])),
    secrets: target.proxy?.secrets ?? [],
    unverified: target.unverified ?? false,
    surfaces,
    seed,
    concurrency: 1,
    maxRequests: flags.maxRequests,
    timeoutMs: flags.timeout,
    select: [],
    command: commandLine({ ...flags, surface: surfaces }, target, seed),
    ...(contract === undefined ? {} : { contract }),
    earlier: earlierOf({ ...flags, reference: target.reference && true }, target.baseUrl, surroundings.now()),
  };
}

async function repeat(
  { counterexamples, seed }: ToldRun,
  settings: Settings,
  proxy: Target['proxy'],
  json: boolean,
  surroundings: Surroundings,
): Promise<number> {
  const { err, now, sleep, signal, version } = surroundings;
  const out = readable(surroundings);
  const { baseUrl, targetName, timeoutMs } = settings;
  const { maxBytes, concurrency: connections } = defaults;
  const wire = network(new URL(baseUrl).origin, { connections, timeoutMs, maxBytes, proxy });
  const checks = async () => (await import('../../suites/index.js')).suite;
  const means = { checks, version, wire, time: { now, sleep }, signal };
  const run = { command: settings.command, target: runTargetOf(settings), seed };
  const replays: Replay[] = [];
  if (!json) out.write(`Repeats failures at ${targetName} (${baseUrl}), seed ${seed}\n\n`);
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
    err.write(`Interrupted: ${replays.length} of ${counterexamples.length} were repeated.\n`);
    return exitCodes.aborted;
  }
  const exitCode = exitCodeOfReplays(replays);
  out.write(
    json ? replaysJson(run, replays, exitCode) : `${replayTotals(replays)}. Exit code ${exitCode}.\n`,
  );
  return exitCode;
}
