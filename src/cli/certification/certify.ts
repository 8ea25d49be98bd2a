import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { hanging, painter } from '../../../reports/console/terminal.js';
import { consoleReporter } from '../../../reports/index.js';
import {
  type Certificate,
  type Claim,
  certifiedSuiteOf,
  type Open,
  rounds,
} from '../../certification/certificate.js';
import { type Certifier, certified, requireSecrecy } from '../../certification/certification.js';
import {
  type Interruption,
  interruptionParts,
  openInterruption,
  requireSameClaim,
} from '../../certification/interruption.js';
import { type Scope, scopeOf } from '../../certification/scope.js';
import { keyFormOf } from '../../certification/secrecy.js';
import type { Setting } from '../../engine/events.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { runTargetOf } from '../../engine/session.js';
import type { Settings } from '../../engine/settings.js';
import { SetupError } from '../../engine/setup-error.js';
import type { Check, KeyRole } from '../../kit/index.js';
import { shellQuote } from '../command-line.js';
import { plainConsole } from '../console.js';
import type { Host, Output } from '../host.js';
import { type Preparation, prepare } from '../run/preparation.js';
import { readBundle, requireNewFolder, writeBundle } from './bundle-folder.js';
import { attestedSteps, byReference, claimedProfiles, requireWholeSet } from './scope.js';
import { type SigningKey, signingKey } from './signing-key.js';
import { requireVerified } from './verification.js';
import { verifierOf } from './verifier.js';

/** The maximum number of reasons to print for open clauses. */
const mostReasons = 8;

/** The result of a certification, for the console. */
function certificateText(
  { verdict, profiles, nonce, rounds, failed, open }: Certificate,
  { clauses }: Scope,
  { colour, columns }: Pick<Output, 'colour' | 'columns'>,
): string {
  const paint = painter(colour);
  const line = (label: string, text: string) => hanging(`  ${label.padEnd(10)}`, 12, text, columns);
  const names = profiles.map(({ name, version }) => `${name} ${version}`).join(', ');
  const causes = [...causesOf(open)];
  const more = causes.length - mostReasons;
  const failing = [...new Set(failed.map(({ check }) => check))];
  return `${[
    '',
    paint.strong('Certificate'),
    line('profiles', `${names}: ${clauses.length} clauses`),
    line('rounds', `${rounds.length}, with seeds derived from the nonce '${nonce}'`),
    ...(failing.length === 0 ? [] : [line('failed', failing.join(', '))]),
    ...causes
      .slice(0, mostReasons)
      .map(([why, count], index) =>
        line(index === 0 ? 'open' : '', count > 1 ? `${count} times: ${why}` : why),
      ),
    ...(more > 0 ? [line('', `and ${more} more reasons, in certificate.json`)] : []),
    line('verdict', paint.verdict(verdict, verdict)),
    '',
  ].join('\n')}\n`;
}

function causesOf(open: readonly Open[]): ReadonlyMap<string, number> {
  const causes = new Map<string, number>();
  for (const { why } of open) causes.set(why, (causes.get(why) ?? 0) + 1);
  return causes;
}

/**
 * Stores the finished rounds of an interrupted certification next to the place of its bundle. Throws `SetupError` if they
 * contain a secret or cannot be written.
 * @returns their folder
 */
function keepUnfinished(left: Interruption, out: string, secrets: readonly string[]): string {
  const files = interruptionParts(left);
  requireSecrecy(files, secrets, left.claim.settings.key.prefix);
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

export interface CertifyFlags {
  readonly profile: string;
  readonly nonce?: string;
  readonly nonceSource?: string;
  readonly keyFile?: string;
  readonly attest?: string;
  /** The folder of an interrupted certification. */
  readonly resume?: string;
  readonly dryRun?: true;
  readonly json?: true;
}

/** The default limit on requests in a round: more than the largest plan needs. */
const enough = 10_000;

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
  readonly scope: ReturnType<typeof scopeOf>;
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
      if (!signal.aborted) live.onEvent(event);
    },
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
    `Bundle: ${out}\nVerify it: npx ei-conformance verify ${shellQuote(out)} --public-key <the vendor's public key>\n`,
  );
  return exitCodes[result.certificate.verdict];
}

function claimOf(
  { nonce, nonceSource, attest }: Certifying['flags'],
  scope: Certifying['scope'],
  settings: Settings,
  checks: readonly Check[],
  { now, version }: Host,
): Claim {
  const { earlier, reference, provenance = {}, keys, rate } = settings;
  const isGiven = provenance.maxRequests?.from !== 'default';
  return {
    nonce,
    ...(nonceSource === undefined ? {} : { nonceSource }),
    profiles: scope.profiles.map(({ name, version, digest }) => ({ name, version, digest })),
    suite: certifiedSuiteOf(checks, version, undefined),
    target: runTargetOf(settings),
    settings: {
      maxRequests: isGiven ? settings.maxRequests : enough,
      timeoutMs: settings.timeoutMs,
      ...(rate === undefined ? {} : { rate }),
      keys: Object.keys(keys) as KeyRole[],
      key: keyFormOf(keys.full ?? ''),
    },
    ...(earlier === undefined ? {} : { earlier: { at: earlier.at.toISOString(), cursors: earlier.cursors } }),
    steps:
      reference === undefined
        ? attestedSteps(scope.steps, attest)
        : byReference(scope.steps, new Date(now()).toISOString(), earlier !== undefined),
  };
}
