import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLine, shellQuote } from '../cli/command-line.js';
import { baseUrlOf } from '../cli/settings/address.js';
import { checksIn, type Preset, suiteOf } from '../cli/settings/presets.js';
import { requireKnown } from '../cli/suggestion.js';
import type { RunEvent } from '../engine/events.js';
import { isSelected } from '../engine/plan/plan.js';
import type { ExitPolicy } from '../engine/record/exit-policy.js';
import { type Report, reportOf } from '../engine/record/report.js';
import { session } from '../engine/session.js';
import { defaults, type Settings } from '../engine/settings.js';
import { SetupError } from '../engine/setup-error.js';
import { areaOf, type Check } from '../kit/index.js';
import { packageIdentity } from '../package.js';
import { type Fetch, inProcess } from '../transport/in-process.js';
import { network } from '../transport/network.js';
import type { Keys, Surfaces } from '../transport/request.js';
import type { Wire } from '../transport/wire.js';

/** What is judged, and how; all but the target and its keys has the default of `ei-conformance run`. */
export type JudgeSettings = JudgeTarget & JudgeOptions;

/** A deployment at an address, or one in this process that answers a web `Request`. */
export type JudgeTarget =
  | { readonly baseUrl: string; readonly fetch?: undefined }
  | {
      readonly fetch: Fetch;
      /** The path that the deployment lies under, such as `https://api.example.com/intelligence`; no request leaves the process. */
      readonly baseUrl?: string;
    };

export interface JudgeOptions {
  /** By role; `full` is needed. */
  readonly keys: Keys;
  /** Ids of checks, or areas; all of them where it is empty. */
  readonly select?: readonly string[];
  readonly preset?: Preset;
  readonly seed?: number;
  readonly concurrency?: number;
  readonly maxRequests?: number;
  /** Requests a second. */
  readonly rate?: number;
  /** Seconds. */
  readonly maxTime?: number;
  /** Milliseconds for one reply. */
  readonly timeout?: number;
  /** The `User-Agent` to send, in place of the harness's own. */
  readonly userAgent?: string;
  /** Names that families are served under, where they are not the document's. */
  readonly surface?: Surfaces;
  /** An OpenAPI document to judge by, in place of the target's own. */
  readonly contract?: unknown;
  /** What the gate lets through; `report.exitCode` follows from it. */
  readonly gate?: Partial<ExitPolicy>;
  /** Ends the run; what was judged is in the report. */
  readonly signal?: AbortSignal;
  /** The clock in milliseconds, for a deployment that lives at another time. */
  readonly now?: () => number;
}

/** A run: its events as they happen, of the selected checks, and the report of what happened. */
export interface Judging extends AsyncIterable<RunEvent> {
  readonly seed: number;
  /** Takes the events that nobody has taken, and folds all of them. Throws `SetupError` where there can be no run. */
  report(): Promise<Report>;
}

/** Judges a deployment. Nothing is sent until its events or its report are asked for. */
export function judge(settings: JudgeSettings): Judging {
  const seed = settings.seed ?? randomInt(1, 2 ** 31);
  const events: RunEvent[] = [];
  const stream = run(settings, seed, (event) => events.push(event));
  return {
    seed,
    [Symbol.asyncIterator]: () => stream,
    async report() {
      while ((await stream.next()).done !== true);
      const [first] = events;
      if (first === undefined) {
        throw new SetupError(
          'The run was left before it began.',
          'Ask for its report, or for all its events.',
        );
      }
      return reportOf(events);
    },
  };
}

async function* run(
  given: JudgeSettings,
  seed: number,
  keep: (event: RunEvent) => void,
): AsyncGenerator<RunEvent> {
  const settings = settingsOf(given, seed);
  const wire = wireOf(given, settings);
  const { signal, now = () => performance.timeOrigin + performance.now() } = given;
  const sleep = (ms: number, until?: AbortSignal) =>
    delay(ms, undefined, until === undefined ? {} : { signal: until }).catch(() => {});
  const means = {
    ...packageIdentity(),
    checks: () => checksOf(given),
    wire,
    time: { now, sleep },
    signal,
  };
  try {
    for await (const event of session(settings, means)) {
      keep(event);
      // The report has the other checks too, as not tested.
      if (event.type !== 'check-finished' || isSelected(event.result.id, settings.select)) yield event;
    }
  } finally {
    await wire.close();
  }
}

/** Throws `SetupError` for a selector that means no check. */
async function checksOf({ preset = 'full', select = [] }: JudgeSettings): Promise<readonly Check[]> {
  const suite = await suiteOf(preset);
  const names = suite.flatMap(({ id }) => [id, areaOf(id)]);
  for (const selector of select)
    requireKnown('check', selector, [...new Set(names)], "'ei-conformance list' prints them all.");
  return suite;
}

/** The address of a deployment in this process, and what stands for it in a command. */
export const inThisProcess = 'http://in-process.invalid';
export const servedAddress = '"$EI_BASE_URL"';

function settingsOf(given: JudgeSettings, seed: number): Settings {
  const baseUrl = baseUrlOf(given.baseUrl ?? inThisProcess);
  const isHere = given.fetch !== undefined;
  const { preset = 'full', select = [] } = given;
  return {
    baseUrl,
    targetName: isHere ? 'a deployment in process' : new URL(baseUrl).host,
    keys: given.keys,
    surfaces: given.surface ?? {},
    seed,
    concurrency: given.concurrency ?? defaults.concurrency,
    maxRequests: given.maxRequests ?? defaults.maxRequests,
    rate: given.rate,
    maxTime: given.maxTime,
    timeoutMs: given.timeout ?? defaults.timeoutMs,
    userAgent: given.userAgent,
    ...(preset === 'full'
      ? { select }
      : { select: checksIn(preset).filter((id) => isSelected(id, select)), preset }),
    ...(given.contract === undefined ? {} : { contract: given.contract }),
    gate: { failOn: [], allowInconclusive: [], waivers: [], ...given.gate },
    command: commandLine(
      {
        surface: given.surface ?? {},
        preset: preset === 'full' ? undefined : preset,
        userAgent: given.userAgent,
      },
      // A deployment in process has no address; its owner knows where it is served.
      { command: `--base-url ${isHere ? servedAddress : shellQuote(baseUrl)}` },
      seed,
    ),
  };
}

const wireOf = (given: JudgeSettings, { baseUrl, concurrency, timeoutMs }: Settings): Wire =>
  given.fetch === undefined
    ? network(new URL(baseUrl).origin, { connections: concurrency, timeoutMs, maxBytes: defaults.maxBytes })
    : inProcess(given.fetch, new URL(baseUrl).origin);
