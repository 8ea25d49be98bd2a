import { dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import type { RunEvent, RunStarted } from '../../engine/events.js';
import type { ExitPolicy } from '../../engine/record/exit-policy.js';
import { readLog } from '../../engine/record/log.js';
import { isCutShort } from '../../engine/resume.js';
import { SetupError } from '../../engine/setup-error.js';
import { readText } from '../files.js';
import { wholeReport } from '../reports/stored-run.js';
import type { Effective, RunOptions } from '../settings/precedence.js';
import { presetNames } from '../settings/presets.js';

/** A run that was cut short: its events, and where its log goes on. */
export interface Interrupted {
  readonly path: string;
  readonly events: readonly RunEvent[];
  readonly started: RunStarted;
  /** What its gate lets through. */
  readonly gate: ExitPolicy;
  /** Bytes of the log's whole lines; what stands behind them was cut off. */
  readonly bytes: number;
}

/** Reads the log of a run that is to be finished. Throws `SetupError` where there is none, by another version, or complete. */
export function interruptedRun(path: string, version: string): Interrupted {
  const text = readText(path, 'log');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const events = readLog(whole);
  const [started] = events;
  if (started?.type !== 'run-started') throw new TypeError('a log begins with run-started');
  const { suite } = started;
  if (suite.version !== version) {
    throw new SetupError(
      `The run of ${path} was begun by version ${suite.version}, and this is ${version}.`,
      'Finish it with that version, or begin another run.',
    );
  }
  if (!isCutShort(wholeReport(events, path))) {
    throw new SetupError(
      `The run of ${path} is complete.`,
      `Begin another, or rebuild its reports: ei-conformance report ${path}`,
    );
  }
  return { path: resolve(path), events, started, gate: started.gate, bytes: Buffer.byteLength(whole) };
}

/** What a run decides by itself; of a run that is resumed the log has it. */
const decided = [
  'baseUrl',
  'reference',
  'fault',
  'variant',
  'seed',
  'preset',
  'check',
  'surface',
  'contract',
  'earlier',
  'shard',
  'failOn',
  'allowInconclusive',
  'waivers',
  'baseline',
  'since',
  'out',
] as const satisfies readonly (keyof RunOptions)[];

/** The options of a resumed run: those of its log, and what is told now of pace and patience. Throws `SetupError` for others. */
export function resumedOptions(
  { options, origins }: Effective,
  command: Command,
  { path, gate, started: { settings, target, seed } }: Interrupted,
): Effective {
  const refused = decided.find((name) => command.getOptionValueSource(name) === 'cli');
  if (refused !== undefined) {
    throw new SetupError(
      `A run that is resumed goes on as it began; '${refused}' cannot be given anew.`,
      'Leave it out, or begin another run.',
    );
  }
  const told = (name: string): string | undefined => settings[name]?.value.toString();
  const check = told('check');
  const before: Pick<RunOptions, (typeof decided)[number]> = {
    baseUrl: target.reference === undefined ? target.baseUrl : undefined,
    ...(target.reference === undefined ? {} : { reference: true as const }),
    fault: target.reference?.faults ?? [],
    variant: target.reference?.variants ?? [],
    seed,
    preset: presetNames.find((name) => name === told('preset')) ?? 'full',
    check: check === undefined || check === 'all' ? [] : check.split(', '),
    surface: target.surfaces,
    contract: told('contract'),
    earlier: told('earlier'),
    shard: told('shard'),
    failOn: gate.failOn.length === 0 ? undefined : gate.failOn,
    allowInconclusive: gate.allowInconclusive.length === 0 ? undefined : gate.allowInconclusive,
    waivers: told('waivers'),
    baseline: told('baseline'),
    // What it chose stands among the checks.
    since: undefined,
    out: dirname(path),
  };
  const from = Object.fromEntries(decided.map((name) => [name, 'the log that is resumed']));
  return { options: { ...options, ...before }, origins: { ...origins, ...from } };
}
