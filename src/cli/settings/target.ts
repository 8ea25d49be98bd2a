import type { ReferenceForm } from '../../engine/events.js';
import { defaults } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { type KeyRole, keyRoles, keyVariable } from '../../kit/index.js';
import { type Client, createClient } from '../../transport/client.js';
import { network } from '../../transport/network.js';
import { shellQuote } from '../command-line.js';
import type { Environment, Host } from '../host.js';
import { baseUrlOf, type GivenProxy, proxyFrom } from './address.js';
import type { ConfigFile } from './config-file.js';
import type { Effective } from './precedence.js';

/** A key and where it came from. */
interface GivenKey {
  readonly role: KeyRole;
  readonly key: string;
  readonly from: string;
}

/**
 * The keys that the environment gives, and of the file those that it does not give.
 * Throws `SetupError` for one that no header can carry; its value is not shown.
 */
export function keysFrom(environment: Environment, file?: ConfigFile): readonly GivenKey[] {
  return keyRoles.flatMap((role) => {
    const variable = keyVariable(role);
    return (
      keyOf(role, environment[variable], variable, `environment ${variable}`) ??
      keyOf(role, file?.config.keys?.[role], `keys.${role} in ${file?.name}`, `file ${file?.name}`) ??
      []
    );
  });
}

function keyOf(role: KeyRole, text: string | undefined, place: string, from: string): GivenKey | undefined {
  const key = text?.trim() ?? '';
  if (key === '') return undefined;
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new SetupError(
      `${place} holds a character that no key has.`,
      'Set it to the key alone, without quotes or spaces.',
      undefined,
      'settings',
    );
  }
  return { role, key, from };
}

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
export interface TargetName {
  readonly baseUrl?: { readonly value: string; readonly from: string } | undefined;
  readonly reference?: true | undefined;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
}

/** The deployment that is named; the embedded one is started, and is to be closed. Throws `SetupError` where none or two are named. */
export async function targetOf(
  { baseUrl: address, reference, fault: faults, variant: variants }: TargetName,
  file: ConfigFile | undefined,
  { environment, now }: Host,
): Promise<Target> {
  if (reference === true) {
    if (address !== undefined) {
      throw new SetupError('Both --base-url and --reference are given.', 'Choose one target.');
    }
    return embedded({ faults, variants }, now);
  }
  if (faults.length + variants.length > 0)
    throw new SetupError('--fault and --variant change the reference only.', 'Add --reference.');
  if (address === undefined || address.value === '') {
    throw new SetupError(
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
    command: `--base-url ${shellQuote(baseUrl)}`,
    close: async () => {},
  };
}

/** The target that the options of a run name. */
export const targetName = ({ options, origins }: Effective): TargetName => ({
  ...options,
  baseUrl: options.baseUrl === undefined ? undefined : { value: options.baseUrl, from: origins.baseUrl },
});

const ours = 'the embedded reference';

async function embedded(reference: ReferenceForm, now: () => number): Promise<Target> {
  const { startReference } = await import('../reference/deployment.js');
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

export interface TargetClient {
  readonly client: Client;
  close(): Promise<void>;
}

export interface ClientLimits {
  /** Milliseconds for one reply. */
  readonly timeout: number;
  readonly maxRequests: number;
  /** Requests side by side. */
  readonly concurrency?: number;
}

/** A client for a target that is asked a few things outside of a run. */
export function targetClient(
  { baseUrl, keys, proxy }: Target,
  { timeout: timeoutMs, maxRequests, concurrency: connections = 2 }: ClientLimits,
  { now, sleep, version }: Host,
): TargetClient {
  const { origin, pathname } = new URL(baseUrl);
  const wire = network(origin, { connections, timeoutMs, maxBytes: defaults.maxBytes, proxy });
  const client = createClient({
    wire,
    basePath: pathname.replace(/\/$/, ''),
    keys: Object.fromEntries(keys.map(({ role, key }) => [role, key])),
    secrets: proxy?.secrets ?? [],
    userAgent: `ei-conformance/${version}`,
    maxRequests,
    maxWaitMs: defaults.maxWaitMs,
    time: { now, sleep },
    onExchange: () => {},
  });
  return { client, close: () => wire.close() };
}
