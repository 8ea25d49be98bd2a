import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { consoleReporter } from '../../../reports/index.js';
import { rounds } from '../../certification/certificate.js';
import { type Certifier, certified, requireSecrecy } from '../../certification/certification.js';
import {
  type Interruption,
  interruptionParts,
  openInterruption,
  requireSameClaim,
} from '../../certification/interruption.js';
import { missingFor } from '../../certification/requirements.js';
import { type Scope, scopeOf } from '../../certification/scope.js';
import type { RunEvent, Setting } from '../../engine/events.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { SetupError } from '../../engine/setup-error.js';
import { shellQuote } from '../command-line.js';
import { plainConsole } from '../console.js';
import type { Host } from '../host.js';
import { type Preparation, prepare } from '../run/preparation.js';
import { readBundle, requireNewFolder, writeBundle } from './bundle-folder.js';
import { certificateText, missingText } from './certificate-text.js';
import { type CertifyFlags, claimOf } from './claim.js';
import { claimedProfiles, requireWholeSet } from './scope.js';
import { type SigningKey, signingKey } from './signing-key.js';
import { requireVerified } from './verification.js';
import { verifierOf } from './verifier.js';

/**
 * Stores the finished rounds of an interrupted certification next to the place of its bundle. Throws `SetupError` if they
 * contain a secret or cannot be written.
 * @returns their folder
 */
async function keepUnfinished(left: Interruption, out: string, secrets: readonly string[]): Promise<string> {
  const files = interruptionParts(left);
  await requireSecrecy(files, secrets, left.claim.settings.key.prefix);
  let path = `${out}.unfinished`;
  for (let nth = 2; existsSync(path); nth += 1) path = `${out}.unfinished-${nth}`;
  writeBundle(path, files);
  return path;
}

/** The message after an interruption, with how to continue. */
function interruptedText({ journals }: Interruption, kept: string | undefined): string {
  const cut = `Interrupted in round ${journals.length + 1} of ${rounds}; no bundle was written.\n`;
  if (kept === undefined) return `${cut}No round was finished, so nothing is kept. Exit code 4.\n`;
  return `${cut}The finished rounds are kept. To continue, repeat the command with --resume ${shellQuote(kept)}. Exit code 4.\n`;
}

/** Judges a deployment in three rounds and writes a signed bundle. @returns the exit code */
export async function certifyCommand(command: Command, surroundings: Host): Promise<number> {
  const flags: CertifyFlags = command.opts();
  const profiles = claimedProfiles(flags.profile);
  if (flags.dryRun === true) {
    const { dryRun } = await import('./dry-run.js');
    return dryRun(profiles, flags.json === true, command, surroundings);
  }
  const { nonce } = flags;
  if (nonce === undefined)
    throw new SetupError(
      'No nonce is given.',
      "Give the reviewer's with --nonce; only --dry-run needs none.",
    );
  if (flags.json === true)
    throw new SetupError('--json applies to --dry-run only.', 'Add --dry-run, or leave --json out.');
  const key = signingKey(flags.keyFile, surroundings.environment);
  const before = flags.resume === undefined ? undefined : openInterruption(readBundle(flags.resume));
  // In a run, this option names the log of a run.
  command.setOptionValue('resume', undefined);
  const means = await prepare(command, surroundings);
  try {
    const { provenance = {} } = means.settings;
    requireWholeSet(command, originsOf(provenance));
    const out = provenance.out?.from === 'default' ? 'certification' : means.out;
    requireNewFolder(out);
    const scope = scopeOf(profiles, await means.checks());
    return await certify({ flags: { ...flags, nonce }, key, out, scope, means, before }, surroundings);
  } finally {
    await means.close();
  }
}

const originsOf = (provenance: Readonly<Record<string, Setting>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(provenance).map(([name, { from }]) => [name, from]));

interface Certifying {
  readonly flags: CertifyFlags & { readonly nonce: string };
  readonly key: SigningKey;
  readonly out: string;
  readonly scope: Scope;
  readonly means: Preparation;
  readonly before: Interruption | undefined;
}

async function certify(
  { flags, key, out, scope, means, before }: Certifying,
  surroundings: Host,
): Promise<number> {
  const { settings, wire } = means;
  const { now, sleep, signal, version, err } = surroundings;
  const console = plainConsole(surroundings);
  const checks = await means.checks();
  const asked = claimOf(flags, scope, settings, checks, surroundings);
  if (before !== undefined) requireSameClaim(before.claim, asked);
  const claim = before === undefined ? asked : { ...before.claim, steps: asked.steps };
  const secrets = [...Object.values(settings.keys), ...(settings.secrets ?? []), ...key.secrets];
  let live = consoleReporter(console);
  /** The events of the first round, up to the end of its preflight. */
  let opening: RunEvent[] | undefined;
  let isFirst = true;
  const certifier: Certifier = {
    ...verifierOf(checks, version),
    wire,
    time: { now, sleep },
    signal,
    keys: settings.keys,
    secrets,
    privateKey: key.privateKey,
    // After an interruption, missing replies would appear as failures of the target.
    onEvent: (event) => {
      if (signal.aborted) return;
      live.onEvent(event);
      opening?.push(event);
      if (event.type !== 'preflight-finished' || opening === undefined) return;
      const missing = missingFor(scope, claim, opening);
      opening = undefined;
      if (missing.length > 0) console.write(`\n${missingText(missing, console)}`);
      if (missing.length > 0 && flags.anyway !== true) throw nothingJudged();
    },
    onRound(round, seed) {
      opening = isFirst ? [] : undefined;
      isFirst = false;
      live = consoleReporter(console);
      console.write(`\nRound ${round} of ${rounds}, seed ${seed}\n`);
    },
  };
  const result = await certified(claim, scope, certifier, before);
  if ('left' in result) {
    const { left } = result;
    const isMore = left.journals.length > (before?.journals.length ?? 0);
    const kept = isMore ? await keepUnfinished(left, out, secrets) : flags.resume;
    err.write(interruptedText(left, kept));
    return exitCodes.aborted;
  }
  await requireVerified(result.files, key, checks, version);
  writeBundle(out, result.files);
  console.write(certificateText(result.certificate, console));
  console.write(
    `Bundle: ${out}\nVerify it: npx ei-conformance verify ${shellQuote(out)} --public-key <the vendor's public key>\n`,
  );
  return exitCodes[result.certificate.verdict];
}

/** Why a certification stops before its first round: three rounds would cost thousands of requests and stay incomplete. */
const nothingJudged = (): SetupError =>
  new SetupError(
    'The certificate could not become conformant, so nothing was judged.',
    'Provide what is missing, or add --anyway to certify all the same.',
  );
