import type { ReferenceForm } from '../engine/events.js';
import { Unusable } from '../engine/unusable.js';
import { keyRoles } from '../kit/index.js';
import { baseUrlOf } from './base-url.js';
import { type GivenKey, keysFrom } from './keys.js';
import { type GivenProxy, proxyFrom } from './proxy.js';
import type { ConfigFile } from './settings/config-file.js';
import type { Effective } from './settings/effective.js';
import { word } from './shell-word.js';
import type { Surroundings } from './surroundings.js';

export interface Target {
  readonly baseUrl: string;
  readonly name: string;
  /** Where the address came from. */
  readonly from: string;
  /** What the embedded reference was given; absent for any other target. */
  readonly reference?: ReferenceForm;
  readonly keys: readonly GivenKey[];
  readonly proxy?: GivenProxy | undefined;
  /** The environment tells Node to take any certificate. */
  readonly unverified?: boolean;
  /** The part of the command that names the target. */
  readonly command: string;
  close(): Promise<void>;
}

/** What names a target: an address with its origin, or the embedded reference with its faults and variants. */
export interface Named {
  readonly baseUrl?: { readonly value: string; readonly from: string } | undefined;
  readonly reference?: true | undefined;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
}

/** The deployment that is named; the embedded one is started, and is to be closed. Throws `Unusable` where none or two are named. */
export async function targetOf(
  { baseUrl: address, reference, fault: faults, variant: variants }: Named,
  file: ConfigFile | undefined,
  { environment, now }: Surroundings,
): Promise<Target> {
  if (reference === true) {
    if (address !== undefined) {
      throw new Unusable('Both --base-url and --reference are given.', 'Choose one target.');
    }
    return embedded({ faults, variants }, now);
  }
  if (faults.length + variants.length > 0)
    throw new Unusable('--fault and --variant change the reference only.', 'Add --reference.');
  if (address === undefined || address.value === '') {
    throw new Unusable(
      'No base URL is given.',
      "Give --base-url https://api.example.com, or --reference for the embedded one; 'ei-conformance init' writes a file that keeps it.",
    );
  }
  const baseUrl = baseUrlOf(address.value);
  return {
    baseUrl,
    name: new URL(baseUrl).host,
    from: address.from,
    keys: keysFrom(environment, file),
    proxy: proxyFrom(environment, baseUrl),
    unverified: new URL(baseUrl).protocol === 'https:' && environment.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    command: `--base-url ${word(baseUrl)}`,
    close: async () => {},
  };
}

/** The target that the options of a run name. */
export const named = ({ options, origins }: Effective): Named => ({
  ...options,
  baseUrl: options.baseUrl === undefined ? undefined : { value: options.baseUrl, from: origins.baseUrl },
});

const ours = 'the embedded reference';

async function embedded(reference: ReferenceForm, now: () => number): Promise<Target> {
  const { startReference } = await import('./reference.js');
  const server = await startReference({ ...reference, now });
  return {
    baseUrl: server.url,
    name: ours,
    from: ours,
    reference,
    keys: keyRoles.flatMap((role): GivenKey[] => {
      const key = server.keys[role];
      return key === undefined ? [] : [{ role, key, from: ours }];
    }),
    command: embeddedCommand(reference),
    close: server.close,
  };
}

/** The part of a command that names the embedded reference. */
export const embeddedCommand = ({ faults, variants }: ReferenceForm): string =>
  [
    '--reference',
    ...faults.map((each) => `--fault ${each}`),
    ...variants.map((each) => `--variant ${each}`),
  ].join(' ');
