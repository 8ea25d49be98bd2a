import { join } from 'node:path';
import type { Command } from 'commander';
import type { Setting } from '../../engine/events.js';
import { isSelected } from '../../engine/plan/plan.js';
import { unfinishedOf } from '../../engine/resume.js';
import { defaults, type Settings } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Check } from '../../kit/index.js';
import { network } from '../../transport/network.js';
import type { Wire } from '../../transport/wire.js';
import { commandLine } from '../command-line.js';
import { readJson } from '../files.js';
import type { Host } from '../host.js';
import { logName } from '../reports/folder.js';
import { configFile } from '../settings/config-file.js';
import { type Effective, effective, type RunOptions, type SettingName } from '../settings/precedence.js';
import { checksIn, suiteOf } from '../settings/presets.js';
import { ciOutputs, type ReportOutput, reportOutputs } from '../settings/reporters.js';
import { withSourceFile } from '../settings/source-file.js';
import { type Target, targetName, targetOf } from '../settings/target.js';
import { unknownVariables } from '../settings/unknown-variables.js';
import { requireKnown } from '../suggestion.js';
import { earlierOf } from './earlier-run.js';
import { exitPolicyOf } from './exit-policy.js';
import { type Interrupted, interruptedRun, resumedOptions } from './resume.js';
import { shardOf } from './shard.js';

/** Every effective value of a run and its source; keys appear by role only. */
function provenanceOf(
  { options, origins }: Effective,
  target: Target,
  seed: number,
): Readonly<Record<string, Setting>> {
  const settled = Object.entries(origins).flatMap(([name, from]): [string, Setting][] => {
    const value = shown(options[name as SettingName]);
    return value === undefined ? [] : [[name, { value, from }]];
  });
  const keys = target.keys.map(({ role, from }) => [`keys.${role}`, { value: 'given', from }] as const);
  return {
    ...Object.fromEntries(settled),
    baseUrl: { value: target.baseUrl, from: target.from },
    seed: { value: seed, from: options.seed === undefined ? 'drawn' : origins.seed },
    ...Object.fromEntries(keys),
    ...target.proxy?.settings,
    ...(target.unverified === true ? { certificates: unverified } : {}),
  };
}

const unverified: Setting = { value: 'not verified', from: 'environment NODE_TLS_REJECT_UNAUTHORIZED' };

/** A value as one text or number; undefined for none. */
function shown(value: unknown): string | number | undefined {
  if (value === undefined || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(', ') || 'all';
  if (typeof value !== 'object' || value === null) return String(value);
  return (
    Object.entries(value)
      .map(([name, each]) => `${name}=${each}`)
      .join(', ') || 'none'
  );
}

/** All that a session needs, read from flags, environment and file. Only `--since` has sent requests for it. */
export interface Preparation {
  readonly settings: Settings;
  /** Loads the checks, which takes a while; the target can be reached meanwhile. */
  readonly checks: () => Promise<readonly Check[]>;
  readonly wire: Wire;
  /** The report folder. */
  readonly out: string;
  /** The reports and their destinations. */
  readonly deliveries: readonly ReportOutput[];
  /** The run to resume. */
  readonly interrupted: Interrupted | undefined;
  close(): Promise<void>;
}

/** What is known before anything is sent. */
export type BeforeRequests = Pick<Preparation, 'out' | 'deliveries' | 'interrupted'>;

/**
 * Prepares a session for `run`, `doctor` and `certify`. Throws `SetupError` for invalid settings.
 * @param begin is called before anything is sent
 */
export async function prepare(
  command: Command,
  surroundings: Host,
  begin: (known: BeforeRequests) => void = () => {},
): Promise<Preparation> {
  for (const line of unknownVariables(surroundings.environment)) surroundings.err.write(`${line}\n`);
  const file = await configFile(command.getOptionValue('config'), surroundings.directory);
  const resume: string | undefined = command.getOptionValue('resume');
  const interrupted = resume === undefined ? undefined : interruptedRun(resume, surroundings.version);
  const settled = withSourceFile(
    effective(command, surroundings.environment, file),
    file,
    surroundings.directory,
  );
  const wanted = interrupted === undefined ? settled : resumedOptions(settled, command, interrupted);
  const { origins } = wanted;
  for (const selector of wanted.options.check) await requireCheck(selector);
  const gate = interrupted?.gate ?? (await exitPolicyOf(wanted.options, surroundings.now()));
  const deliveries = deliveriesFor(wanted, surroundings);
  const given = wanted.options.contract;
  const contract = given === undefined ? undefined : readJson(given, 'contract');
  const shard =
    interrupted === undefined
      ? shardOf(wanted.options, surroundings.environment, (line) => surroundings.err.write(`${line}\n`))
      : interrupted.started.shard;
  const target = await targetOf(targetName(wanted), file, surroundings);
  try {
    // It may be in the report folder.
    const earlier = earlierOf(wanted.options, target.baseUrl, surroundings.now());
    begin({ out: wanted.options.out, deliveries, interrupted });
    const effectively = await narrowed(wanted, target, surroundings);
    const { options } = effectively;
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
      userAgent: options.userAgent,
      ...selectionOf(options),
      command: commandLine(
        { ...options, preset: origins.preset === 'default' ? undefined : options.preset },
        target,
        seed,
      ),
      ...(contract === undefined ? {} : { contract }),
      unfinished: interrupted === undefined ? undefined : unfinishedOf(interrupted.events),
      earlier,
      gate,
      shard,
      provenance: provenanceOf(effectively, target, seed),
      secrets: target.proxy?.secrets ?? [],
      unverified: target.unverified ?? false,
      extraAuthorities: target.extraAuthorities,
    };
    const wire = wireTo(settings, target, options.pipelining);
    const close = async () => {
      await wire.close();
      await target.close();
    };
    return {
      settings,
      checks: () => suiteOf(options.preset),
      wire,
      out: options.out,
      deliveries,
      interrupted,
      close,
    };
  } catch (error) {
    await target.close();
    throw error;
  }
}

/** The same options with the checks that `--since` leaves. */
async function narrowed(wanted: Effective, target: Target, surroundings: Host): Promise<Effective> {
  const { options, origins } = wanted;
  if (options.since === undefined) return wanted;
  // Few runs need the readers of changelogs, which take longer to load than the rest.
  const { checksSince } = await import('./since.js');
  const check = await checksSince(options.since, target, options, surroundings);
  return {
    options: { ...options, check },
    origins: { ...origins, check: `changes since ${options.since}` },
  };
}

const wireTo = ({ baseUrl, concurrency, timeoutMs }: Settings, { proxy }: Target, pipelining: number): Wire =>
  network(new URL(baseUrl).origin, {
    connections: Math.ceil(concurrency / pipelining),
    pipelining,
    timeoutMs,
    maxBytes: defaults.maxBytes,
    proxy,
  });

/** The reports of a run: always `report.json`; if no reporter is named, the usual ones and those of the CI system. */
function deliveriesFor(
  { options: { out, reporter }, origins }: Effective,
  { environment }: Host,
): readonly ReportOutput[] {
  const named = reporter.includes('json') ? reporter : ['json', ...reporter];
  return [
    ...reportOutputs(named, out, [{ file: join(out, logName), by: 'log' }]),
    ...(origins.reporter === 'default' ? ciOutputs(environment, out) : []),
  ];
}

function selectionOf({ check, preset }: RunOptions): Pick<Settings, 'select' | 'preset'> {
  if (preset === 'full') return { select: check };
  if (check.length === 0) return { select: checksIn(preset), preset };
  const select = checksIn(preset).filter((id) => isSelected(id, check));
  if (select.length > 0) return { select };
  throw new SetupError(
    `The preset ${preset} contains none of ${check.join(', ')}.`,
    'Select other checks, or omit --preset.',
  );
}

async function requireCheck(selector: string): Promise<void> {
  const { suite } = await import('../../../suites/index.js');
  const ids = suite.map((each) => each.id);
  const areas = ids.map((id) => id.slice(0, id.indexOf('/')));
  requireKnown('check', selector, [...new Set([...ids, ...areas])], "'ei-conformance list' prints them all.");
}
