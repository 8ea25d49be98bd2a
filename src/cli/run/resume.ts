import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import type { RunEvent, RunStarted, Setting } from '../../engine/events.js';
import type { ExitPolicy } from '../../engine/record/exit-policy.js';
import { readLog } from '../../engine/record/log.js';
import { isCutShort } from '../../engine/resume.js';
import { SetupError } from '../../engine/setup-error.js';
import { textPieces } from '../files.js';
import { logName } from '../reports/folder.js';
import { wholeReport } from '../reports/stored-run.js';
import type { Effective, RunOptions } from '../settings/precedence.js';
import { presetNames } from '../settings/presets.js';
import { requireSameTarget, targetName } from '../settings/target.js';

/** An interrupted run: its events, and the position at which its log continues. */
export interface Interrupted {
  readonly path: string;
  readonly events: readonly RunEvent[];
  readonly started: RunStarted;
  /** Its exit policy. */
  readonly gate: ExitPolicy;
  /** Bytes of the log's complete lines; the rest is a truncated line. */
  readonly bytes: number;
}

/**
 * Reads the log of a run to resume, which its path or that of its report folder names.
 * Throws `SetupError` for a missing or complete one, and for that of another version.
 */
export function interruptedRun(given: string, version: string): Interrupted {
  const path = logAt(given);
  const { events: all, complete } = readLog(textPieces(path, 'log'));
  const events = all.slice(0, complete.events);
  const [started] = events;
  if (started?.type !== 'run-started') throw new TypeError('a log begins with run-started');
  const { suite } = started;
  if (suite.version !== version) {
    throw new SetupError(
      `${path} was written by version ${suite.version}; this is version ${version}.`,
      'Resume it with that version, or start a new run.',
    );
  }
  if (!isCutShort(wholeReport(events, path))) {
    throw new SetupError(
      `The run of ${path} is complete.`,
      `Start a new run, or rebuild its reports: ei-conformance report ${path}`,
    );
  }
  return { path: resolve(path), events, started, gate: started.gate, bytes: complete.bytes };
}

function logAt(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return path;
  const log = join(path, logName);
  if (existsSync(log)) return log;
  throw new SetupError(`There is no ${logName} in ${path}.`, 'Give the report folder of an interrupted run.');
}

/** The settings that a resumed run takes from its log. */
const decided = [
  'baseUrl',
  'reference',
  'fault',
  'variant',
  'seed',
  'preset',
  'check',
  'surface',
  'userAgent',
  'contract',
  'earlier',
  'shard',
  'failOn',
  'allowInconclusive',
  'waivers',
  'baseline',
  'since',
  'sourceFile',
  'out',
] as const satisfies readonly (keyof RunOptions)[];

/** The options of a resumed run: those of its log, except limits and pace, which can be given again. Throws `SetupError` for others. */
export function resumedOptions(
  { options, origins }: Effective,
  command: Command,
  { path, gate, started: { settings, target, seed } }: Interrupted,
): Effective {
  const refused = decided.find((name) => command.getOptionValueSource(name) === 'cli');
  if (refused !== undefined) {
    throw new SetupError(
      `A resumed run keeps its settings; '${refused}' cannot be changed.`,
      'Omit it, or start a new run.',
    );
  }
  if (target.reference === undefined)
    requireSameTarget(target.baseUrl, path, targetName({ options, origins }).baseUrl);
  const logged = (name: string): string | undefined => settings[name]?.value.toString();
  const check = logged('check');
  const before: Pick<RunOptions, (typeof decided)[number]> = {
    baseUrl: target.reference === undefined ? target.baseUrl : undefined,
    ...(target.reference === undefined ? {} : { reference: true as const }),
    fault: target.reference?.faults ?? [],
    variant: target.reference?.variants ?? [],
    seed,
    preset: presetNames.find((name) => name === logged('preset')) ?? 'full',
    check: check === undefined || check === 'all' ? [] : check.split(', '),
    surface: target.surfaces,
    userAgent: logged('userAgent'),
    contract: logged('contract'),
    earlier: logged('earlier'),
    shard: logged('shard'),
    failOn: gate.failOn.length === 0 ? undefined : gate.failOn,
    allowInconclusive: gate.allowInconclusive.length === 0 ? undefined : gate.allowInconclusive,
    waivers: logged('waivers'),
    baseline: logged('baseline'),
    // Its selection is among the checks.
    since: undefined,
    sourceFile: logged('sourceFile'),
    out: dirname(path),
  };
  const from = Object.fromEntries(decided.map((name) => [name, resumedLog]));
  const reporter = origins.reporter === 'flag' ? undefined : namedReporters(settings.reporter);
  return {
    options: { ...options, ...before, ...(reporter === undefined ? {} : { reporter }) },
    origins: { ...origins, ...from, ...(reporter === undefined ? {} : { reporter: resumedLog }) },
  };
}

const resumedLog = 'the resumed log';

/** The reporters that a run named, from their setting in its log; undefined where it named none. */
function namedReporters(setting: Setting | undefined): readonly string[] | undefined {
  if (setting === undefined || setting.from === 'default') return undefined;
  // A comma may be in a path: only one with the name of a format behind it separates two.
  const separator = /, (?=[a-z]+(?:[:,]|$))/;
  return String(setting.value).split(separator);
}
