import { Unusable } from '../engine/unusable.js';
import { keyRoles } from '../kit/index.js';
import { baseUrlOf } from './base-url.js';
import { type GivenKey, keysFrom } from './keys.js';
import { type GivenProxy, proxyFrom } from './proxy.js';
import type { ConfigFile } from './settings/config-file.js';
import type { Effective, RunOptions } from './settings/effective.js';
import { word } from './shell-word.js';
import type { Surroundings } from './surroundings.js';

export interface Target {
  readonly baseUrl: string;
  readonly name: string;
  /** Where the address came from. */
  readonly from: string;
  readonly keys: readonly GivenKey[];
  readonly proxy?: GivenProxy | undefined;
  /** The part of the command that names the target. */
  readonly command: string;
  close(): Promise<void>;
}

/** The deployment that a run judges; the embedded one is started. Throws `Unusable` where none or two are named. */
export async function targetOf(
  { options, origins }: Effective,
  file: ConfigFile | undefined,
  { environment, now }: Surroundings,
): Promise<Target> {
  if (options.reference === true) {
    if (options.baseUrl !== undefined) {
      throw new Unusable('Both --base-url and --reference are given.', 'Choose one target.');
    }
    return embedded(options, now);
  }
  if (options.fault.length + options.variant.length > 0)
    throw new Unusable('--fault and --variant change the reference only.', 'Add --reference.');
  if (options.baseUrl === undefined || options.baseUrl === '') {
    throw new Unusable(
      'No base URL is given.',
      "Give --base-url https://api.example.com, or --reference for the embedded one; 'ei-conformance init' writes a file that keeps it.",
    );
  }
  const baseUrl = baseUrlOf(options.baseUrl);
  return {
    baseUrl,
    name: new URL(baseUrl).host,
    from: origins.baseUrl,
    keys: keysFrom(environment, file),
    proxy: proxyFrom(environment, baseUrl),
    command: `--base-url ${word(baseUrl)}`,
    close: async () => {},
  };
}

const ours = 'the embedded reference';

async function embedded(
  { fault: faults, variant: variants }: RunOptions,
  now: () => number,
): Promise<Target> {
  const { startReference } = await import('./reference.js');
  const server = await startReference({ faults, variants, now });
  return {
    baseUrl: server.url,
    name: ours,
    from: ours,
    keys: keyRoles.flatMap((role): GivenKey[] => {
      const key = server.keys[role];
      return key === undefined ? [] : [{ role, key, from: ours }];
    }),
    command: [
      '--reference',
      ...faults.map((each) => `--fault ${each}`),
      ...variants.map((each) => `--variant ${each}`),
    ].join(' '),
    close: server.close,
  };
}
