import { profiles } from '../../../contract/profiles/index.js';
import { suite } from '../../../suites/index.js';
import { type Files, opened, sealedBundle } from '../../certification/bundle.js';
import {
  type Certificate,
  earlierOfClaim,
  seedOfRound,
  userAgentOfRound,
} from '../../certification/certificate.js';
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

/** What a deployment shows of a bundle. */
export interface LiveSample {
  readonly lines: readonly Compared[];
  /** Whether it decided too few checks to confirm anything: by refusing, it must not pass. */
  readonly isUndecided: boolean;
}

/** Repeats checks of the first round, drawn with the nonce, against a deployment, and compares their outcomes. */
export async function liveSample(files: Files, flags: LiveFlags, surroundings: Host): Promise<LiveSample> {
  const { replay } = flags;
  if (replay === undefined) return { lines: [], isUndecided: false };
  const { certificate } = opened(sealedBundle(files));
  const scope = scopeOf(
    certificate.profiles.map(({ name }) => profiles[name]),
    suite,
  );
  const select = sampleOf(scope, certificate.nonce, replay);
  const results = await judged(select, certificate, flags, surroundings);
  const repeated = results.filter(({ id }) => select.includes(id));
  const decided = repeated.filter(({ outcome }) => isDecided(outcome)).length;
  return {
    lines: [...repeated.map(lineOf), drawn(select, decided, scope)],
    isUndecided: decided * 2 < select.length,
  };
}

const isDecided = (outcome: CheckResult['outcome']): boolean =>
  outcome === 'pass' || outcome === 'warn' || outcome === 'fail';

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
  // Not the harness's own, which a deployment may know.
  const userAgent = userAgentOfRound(nonce, 2);
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
    userAgent,
    select,
    ...earlierOfClaim(earlier),
    command: roundCommand({ baseUrl: target.baseUrl, name: target.name, surfaces }, seed, userAgent),
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

const drawn = (select: readonly string[], decided: number, { checks }: Scope): Compared => ({
  what: 'live',
  state: 'told',
  said: `${decided} decided of the ${select.length} drawn with the nonce from ${checks.length} checks`,
});
