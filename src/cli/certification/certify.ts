import type { Command } from 'commander';
import { consoleReporter } from '../../../reports/index.js';
import type { Claim } from '../../certification/certificate.js';
import { type Certifier, certified } from '../../certification/certify.js';
import { keyFormOf } from '../../certification/credentials.js';
import { scopeOf } from '../../certification/scope.js';
import { rounds } from '../../certification/seeds.js';
import { openedUnfinished, requireSameClaim, type Unfinished } from '../../certification/unfinished.js';
import { suiteIdentityOf } from '../../engine/identity.js';
import { runTargetOf } from '../../engine/session.js';
import type { Settings } from '../../engine/settings.js';
import { exitCodes } from '../../engine/verdict.js';
import type { Check, KeyRole } from '../../kit/index.js';
import { readable } from '../console-output.js';
import { type Prepared, prepared } from '../prepared.js';
import { word } from '../shell-word.js';
import type { Surroundings } from '../surroundings.js';
import { attestedSteps, byReference } from './attestations.js';
import { readBundle, requireNewFolder, writeBundle } from './bundle-folder.js';
import { certificateText } from './certificate-text.js';
import { claimedProfiles } from './claimed-profiles.js';
import { interruptedText, keepUnfinished } from './interrupted.js';
import { type SigningKey, signingKey } from './signing-key.js';
import { requireVerified } from './verified.js';
import { verifierOf } from './verifier.js';
import { requireWholeSet } from './whole-set.js';

export interface CertifyFlags {
  readonly profile: string;
  readonly nonce: string;
  readonly nonceSource?: string;
  readonly keyFile?: string;
  readonly attest?: string;
  /** What an interrupted certification left. */
  readonly resume?: string;
}

/** Requests of a round at most, where nobody says: more than the largest plan needs. */
const enough = 10_000;

/** Judges a deployment in three rounds and writes a signed bundle. @returns the exit code */
export async function certifyCommand(command: Command, surroundings: Surroundings): Promise<number> {
  const flags: CertifyFlags = command.opts();
  const profiles = claimedProfiles(flags.profile);
  const key = signingKey(flags.keyFile, surroundings.environment);
  const before = flags.resume === undefined ? undefined : openedUnfinished(readBundle(flags.resume));
  // A run would take it for the log of a run.
  command.setOptionValue('resume', undefined);
  const means = await prepared(command, surroundings);
  try {
    const { provenance = {} } = means.settings;
    requireWholeSet(command, provenance);
    const out = provenance.out?.from === 'default' ? 'certification' : means.out;
    requireNewFolder(out);
    const scope = scopeOf(profiles, await means.checks());
    return await certify({ flags, key, out, scope, means, before }, surroundings);
  } finally {
    await means.close();
  }
}

interface Certifying {
  readonly flags: CertifyFlags;
  readonly key: SigningKey;
  readonly out: string;
  readonly scope: ReturnType<typeof scopeOf>;
  readonly means: Prepared;
  readonly before: Unfinished | undefined;
}

async function certify(
  { flags, key, out, scope, means, before }: Certifying,
  surroundings: Surroundings,
): Promise<number> {
  const { settings, wire } = means;
  const { now, sleep, signal, version, err } = surroundings;
  const console = readable(surroundings);
  const checks = await means.checks();
  const asked = claimOf(flags, scope, settings, checks, surroundings);
  if (before !== undefined) requireSameClaim(before.claim, asked);
  const claim = before === undefined ? asked : { ...before.claim, steps: asked.steps };
  const secrets = [...Object.values(settings.keys), ...(settings.secrets ?? []), ...key.secrets];
  let live = consoleReporter(console);
  const certifier: Certifier = {
    ...verifierOf(checks, version),
    wire,
    time: { now, sleep },
    signal,
    keys: settings.keys,
    secrets,
    privateKey: key.privateKey,
    onEvent: (event) => live.onEvent(event),
    onRound(round, seed) {
      live = consoleReporter(console);
      console.write(`\nRound ${round} of ${rounds}, seed ${seed}\n`);
    },
  };
  const result = await certified(claim, scope, certifier, before);
  if ('left' in result) {
    const { left } = result;
    const isMore = left.journals.length > (before?.journals.length ?? 0);
    const kept = isMore ? keepUnfinished(left, out, secrets) : flags.resume;
    err.write(interruptedText(left, kept));
    return exitCodes.aborted;
  }
  await requireVerified(result.files, key, checks, version);
  writeBundle(out, result.files);
  console.write(certificateText(result.certificate, scope, console));
  console.write(
    `Bundle: ${out}\nTo verify it: npx ei-conformance verify ${word(out)} --public-key <the vendor's public key>\n`,
  );
  return exitCodes[result.certificate.verdict];
}

function claimOf(
  { nonce, nonceSource, attest }: CertifyFlags,
  scope: Certifying['scope'],
  settings: Settings,
  checks: readonly Check[],
  { now, version }: Surroundings,
): Claim {
  const { earlier, reference, provenance = {}, keys, rate } = settings;
  const isTold = provenance.maxRequests?.from !== 'default';
  return {
    nonce,
    ...(nonceSource === undefined ? {} : { nonceSource }),
    profiles: scope.profiles.map(({ name, version, digest }) => ({ name, version, digest })),
    suite: suiteIdentityOf(checks, version, undefined),
    target: runTargetOf(settings),
    settings: {
      maxRequests: isTold ? settings.maxRequests : enough,
      timeoutMs: settings.timeoutMs,
      ...(rate === undefined ? {} : { rate }),
      keys: Object.keys(keys) as KeyRole[],
      key: keyFormOf(keys.full ?? ''),
    },
    ...(earlier === undefined ? {} : { earlier: { at: earlier.at.toISOString(), cursors: earlier.cursors } }),
    steps:
      reference === undefined
        ? attestedSteps(scope.steps, attest)
        : byReference(scope.steps, new Date(now()).toISOString()),
  };
}
