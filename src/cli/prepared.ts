import type { Command } from 'commander';
import { suite } from '../../suites/index.js';
import { isSelected } from '../engine/plan.js';
import { defaults, type Settings } from '../engine/settings.js';
import { Unusable } from '../engine/unusable.js';
import type { Check, EarlierRun } from '../kit/index.js';
import { network } from '../transport/network.js';
import type { Wire } from '../transport/wire.js';
import { earlierRun } from './earlier.js';
import { requireKnown } from './nearest.js';
import { checksIn, suiteOf } from './presets.js';
import { readJson } from './read-json.js';
import { configFile } from './settings/config-file.js';
import { type Effective, effective, type RunOptions } from './settings/effective.js';
import { provenanceOf } from './settings/provenance.js';
import { word } from './shell-word.js';
import type { Surroundings } from './surroundings.js';
import { type Target, targetOf } from './target.js';

/** All that a session needs, read from flags, environment and file; nothing is sent yet. */
export interface Prepared {
  readonly settings: Settings;
  readonly checks: readonly Check[];
  readonly wire: Wire;
  /** Where reports go. */
  readonly out: string;
  close(): Promise<void>;
}

/** Prepares what `run` and `doctor` do. Throws `Unusable` for settings that do not make sense. */
export async function prepared(command: Command, surroundings: Surroundings): Promise<Prepared> {
  const file = await configFile(command.getOptionValue('config'), surroundings.directory);
  const effectively = effective(command, surroundings.environment, file);
  const { options } = effectively;
  for (const selector of options.check) requireCheck(selector);
  const contract = options.contract === undefined ? undefined : readJson(options.contract, 'contract');
  const target = await targetOf(effectively, file, surroundings);
  try {
    const seed = options.seed ?? surroundings.randomSeed();
    const settings: Settings = {
      baseUrl: target.baseUrl,
      targetName: target.name,
      keys: Object.fromEntries(target.keys.map(({ role, key }) => [role, key])),
      surfaces: options.surface,
      seed,
      concurrency: options.concurrency,
      maxRequests: options.maxRequests,
      rate: options.rate,
      maxTime: options.maxTime,
      timeoutMs: options.timeout,
      ...selectionOf(options),
      command: commandOf(effectively, target, seed),
      ...(contract === undefined ? {} : { contract }),
      earlier: earlierOf(options, target, surroundings),
      provenance: provenanceOf(effectively, target, seed),
      secrets: target.proxy?.secrets ?? [],
    };
    const wire = wireTo(settings, target);
    const close = async () => {
      await wire.close();
      await target.close();
    };
    return { settings, checks: suiteOf(options.preset), wire, out: options.out, close };
  } catch (error) {
    await target.close();
    throw error;
  }
}

const wireTo = ({ baseUrl, concurrency, timeoutMs }: Settings, { proxy }: Target): Wire =>
  network(new URL(baseUrl).origin, {
    connections: concurrency,
    timeoutMs,
    maxBytes: defaults.maxBytes,
    proxy,
  });

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

const earlierOf = (
  { earlier, reference }: RunOptions,
  { baseUrl }: Target,
  { now }: Surroundings,
): EarlierRun | undefined =>
  earlier === undefined ? undefined : earlierRun(earlier, reference === true ? undefined : baseUrl, now());

function requireCheck(selector: string): void {
  const ids = suite.map((each) => each.id);
  const areas = ids.map((id) => id.slice(0, id.indexOf('/')));
  requireKnown('check', selector, [...new Set([...ids, ...areas])], "'ei-conformance list' prints them all.");
}

function commandOf({ options, origins }: Effective, target: Target, seed: number): string {
  const surfaces = Object.entries(options.surface).map(([name, served]) => `--surface ${name}=${served}`);
  const config = options.config === undefined ? [] : [`--config ${word(options.config)}`];
  const contract = options.contract === undefined ? [] : [`--contract ${word(options.contract)}`];
  const preset = origins.preset === 'default' ? [] : [`--preset ${options.preset}`];
  const earlier = options.earlier === undefined ? [] : [`--earlier ${word(options.earlier)}`];
  return [
    'npx ei-conformance run',
    target.command,
    ...config,
    ...preset,
    ...surfaces,
    ...contract,
    ...earlier,
    `--seed ${seed}`,
  ].join(' ');
}
