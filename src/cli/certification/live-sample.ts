import { profiles } from '../../../contract/profiles/index.js';
import { suite } from '../../../suites/index.js';
import { type Files, opened, sealedBundle } from '../../certification/bundle.js';
import { type Certificate, seedOfRound } from '../../certification/certificate.js';
import type { Compared } from '../../certification/comparison.js';
import { type Scope, sampleOf, scopeOf } from '../../certification/scope.js';
import type { CheckResult, RunEvent } from '../../engine/events.js';
import { session } from '../../engine/session.js';
import { defaults } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import { network } from '../../transport/network.js';
import type { Host } from '../host.js';
import { configFile } from '../settings/config-file.js';
import { targetOf } from '../settings/target.js';
import { roundCommand } from './verifier.js';

export interface LiveFlags {
  /** The number of checks to repeat. */
  readonly replay?: number;
  readonly baseUrl?: string;
  readonly reference?: true;
}

/** Throws `SetupError` for `--replay` without a deployment. */
export function requireLiveTarget({ replay, baseUrl, reference }: LiveFlags): void {
  if (replay === undefined || baseUrl !== undefined || reference !== undefined) return;
  throw new SetupError('--replay needs a deployment.', 'Give --base-url with the address of the product.');
}

/** Repeats checks of the first round, drawn with the nonce, against a deployment, and compares their outcomes. */
export async function liveSample(
  files: Files,
  flags: LiveFlags,
  surroundings: Host,
): Promise<readonly Compared[]> {
  const { replay } = flags;
  if (replay === undefined) return [];
  const { certificate } = opened(sealedBundle(files));
  const scope = scopeOf(
    certificate.profiles.map(({ name }) => profiles[name]),
    suite,
  );
  const select = sampleOf(scope, certificate.nonce, replay);
  const results = await judged(select, certificate, flags, surroundings);
  return [...results.filter(({ id }) => select.includes(id)).map(lineOf), drawn(select, scope)];
}

async function judged(
  select: readonly string[],
  { nonce, target: { surfaces }, earlier, settings: { timeoutMs, rate } }: Certificate,
  flags: Pick<LiveFlags, 'baseUrl' | 'reference'>,
  surroundings: Host,
): Promise<readonly CheckResult[]> {
  const { now, sleep, signal, version, directory } = surroundings;
  const file = await configFile(undefined, directory);
  const address = flags.baseUrl === undefined ? undefined : { value: flags.baseUrl, from: 'flag' };
  const target = await targetOf(
    { baseUrl: address, reference: flags.reference, fault: [], variant: [] },
    file,
    surroundings,
  );
  const { concurrency: connections, maxBytes, concurrency } = defaults;
  const wire = network(new URL(target.baseUrl).origin, {
    connections,
    timeoutMs,
    maxBytes,
    proxy: target.proxy,
  });
  const seed = seedOfRound(nonce, 1);
  const settings = {
    baseUrl: target.baseUrl,
    targetName: target.name,
    keys: Object.fromEntries(target.keys.map(({ role, key }) => [role, key])),
    secrets: target.proxy?.secrets ?? [],
    surfaces,
    seed,
    concurrency,
    maxRequests: 10_000,
    rate,
    timeoutMs,
    select,
    ...(earlier === undefined ? {} : { earlier: { at: new Date(earlier.at), cursors: earlier.cursors } }),
    command: roundCommand({ baseUrl: target.baseUrl, name: target.name, surfaces }, seed),
  };
  try {
    const events: RunEvent[] = [];
    for await (const event of session(settings, {
      checks: suite,
      version,
      wire,
      time: { now, sleep },
      signal,
    }))
      events.push(event);
    return events.flatMap((event) => (event.type === 'check-finished' ? [event.result] : []));
  } finally {
    await wire.close();
    await target.close();
  }
}

/** A passed check confirms the bundle; an undecided one is only listed. */
function lineOf({ id, outcome, reason, note, failure }: CheckResult): Compared {
  if (outcome === 'fail')
    return {
      what: 'live',
      state: 'failed',
      said: `${id} fails: expected ${failure?.finding.expected}, seen ${failure?.finding.seen}`,
    };
  if (outcome === 'pass' || outcome === 'warn')
    return { what: 'live', state: 'passed', said: `${id} passes` };
  const why = [reason, note].filter((each) => each !== undefined).join(': ');
  return { what: 'live', state: 'told', said: `${id} is ${outcome} (${why})` };
}

const drawn = (select: readonly string[], { checks }: Scope): Compared => ({
  what: 'live',
  state: 'told',
  said: `${select.length} of ${checks.length} checks, drawn with the nonce`,
});
