import type { ReferenceForm } from '../../engine/events.js';
import { defaults, type ExtraAuthorities } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { type KeyRole, keyRoles, keyVariable } from '../../kit/index.js';
import { type Client, createClient } from '../../transport/client.js';
import { network } from '../../transport/network.js';
import { shellQuote } from '../command-line.js';
import type { Environment, Host } from '../host.js';
import { baseUrlOf, extraAuthoritiesFrom, type GivenProxy, proxyFrom } from './address.js';
import type { ConfigFile } from './config-file.js';
import type { Effective } from './precedence.js';

/** A key and where it came from. */
interface GivenKey {
  readonly role: KeyRole;
  readonly key: string;
  readonly from: string;
}

/**
 * The keys from the environment; for roles without one, those from the file.
 * Throws `SetupError` for a key that no header can carry, or that is given for two roles that exclude each other, without
 * showing it.
 */
export function keysFrom(environment: Environment, file?: ConfigFile): readonly GivenKey[] {
  const keys = keyRoles.flatMap((role) => {
    const variable = keyVariable(role);
    return (
      keyOf(role, environment[variable], variable, `environment ${variable}`) ??
      keyOf(role, file?.config.keys?.[role], `keys.${role} in ${file?.name}`, `file ${file?.name}`) ??
      []
    );
  });
  requireApart(keys);
  return keys;
}

/** Roles whose key is in a state that no other role allows, or that stands for another key than the full one. */
const apart: readonly KeyRole[] = [
  'revoked',
  'disabled',
  'past-due',
  'over-quota',
  'no-api-access',
  'no-subscription',
  'no-programmatic-access',
  'second',
];

/** Throws `SetupError` where one key is given for two roles that exclude each other. */
function requireApart(keys: readonly GivenKey[]): void {
  for (const { role, key, from } of keys.filter((each) => apart.includes(each.role))) {
    const other = keys.find((each) => each.role !== role && each.key === key);
    if (other === undefined) continue;
    throw new SetupError(
      `The roles ${other.role} and ${role} have the same key (${other.from}, ${from}).`,
      `Give the role ${role} a key of its own, or leave it out: its checks are then not tested.`,
      undefined,
      'settings',
    );
  }
}

function keyOf(role: KeyRole, text: string | undefined, place: string, from: string): GivenKey | undefined {
  const key = text?.trim() ?? '';
  if (key === '') return undefined;
  if (/^["'`]|["'`]$/.test(key)) {
    throw new SetupError(
      `${place} is in quotes.`,
      'Set it to the key alone: a file of variables, unlike a shell, may keep the quotes.',
      undefined,
      'settings',
    );
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new SetupError(
      `${place} contains a character that is not allowed in a key.`,
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
  /** The faults and variants of the embedded reference; absent for any other target. */
  readonly reference?: ReferenceForm;
  readonly keys: readonly GivenKey[];
  readonly proxy?: GivenProxy | undefined;
  /** The environment makes Node accept any certificate. */
  readonly unverified?: boolean;
  readonly extraAuthorities?: ExtraAuthorities | undefined;
  /** The part of the command that names the target. */
  readonly command: string;
  close(): Promise<void>;
}

/** A target as named: an address and where it was set, or the embedded reference with its faults and variants. */
export interface TargetName {
  readonly baseUrl?: { readonly value: string; readonly from: string } | undefined;
  readonly reference?: true | undefined;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
}

/** The named deployment; the caller closes it, since the embedded one is started here. Throws `SetupError` for none or two. */
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
    throw new SetupError('--fault and --variant apply to the reference only.', 'Add --reference.');
  if (address === undefined || address.value === '') {
    throw new SetupError(
      'No base URL is given.',
      "Give --base-url https://api.example.com, or --reference for the embedded reference; 'ei-conformance init' writes a configuration file for it.",
    );
  }
  const baseUrl = baseUrlOf(address.value);
  const isTls = baseUrl.startsWith('https:');
  return {
    baseUrl,
    name: new URL(baseUrl).host,
    from: address.from,
    keys: keysFrom(environment, file),
    proxy: proxyFrom(environment, baseUrl),
    unverified: isTls && environment.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    extraAuthorities: isTls ? extraAuthoritiesFrom(environment) : undefined,
    command: `--base-url ${shellQuote(baseUrl)}`,
    close: async () => {},
  };
}

/**
 * Throws `SetupError` where the environment or the configuration file names another deployment than a file does, which may
 * be somebody else's: their keys are not for that one.
 * @param what the file
 */
export function requireSameTarget(recorded: string, what: string, named: TargetName['baseUrl']): void {
  if (named === undefined || named.value === '' || baseUrlOf(named.value) === recorded) return;
  throw new SetupError(
    `${what} is of ${recorded}, but the ${named.from} names another deployment, to which the keys belong.`,
    `If your keys are meant for ${recorded}, set EI_BASE_URL to it.`,
  );
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
  /** Requests in parallel. */
  readonly concurrency?: number;
}

/** A client for a few requests outside of a run. */
export function targetClient(
  { baseUrl, keys, proxy }: Target,
  { timeout: timeoutMs, maxRequests, concurrency: connections = 2 }: ClientLimits,
  { now, sleep, version }: Host,
): TargetClient {
  const { origin, pathname } = new URL(baseUrl);
  const wire = network(origin, { connections, timeoutMs, maxBytes: defaults.maxBytes, proxy });
  const client = createClient({
    wire,
    origin,
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
