import { hanging, painter } from '../../../reports/console/terminal.js';
import { jsonText } from '../../../reports/index.js';
import { printableLines } from '../../../reports/safe-text.js';
import { suite } from '../../../suites/index.js';
import type { CertifiedVerdict } from '../../certification/certificate.js';
import type { Compared } from '../../certification/comparison.js';
import { publicKeyOf } from '../../certification/signature.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { plainConsole } from '../console.js';
import { readText } from '../files.js';
import type { Host, Output } from '../host.js';
import { readBundle } from './bundle-folder.js';
import { type LiveFlags, liveSample, requireLiveTarget } from './live-sample.js';
import { verifyBundle } from './verification.js';
import { verifierOf } from './verifier.js';

export interface VerifyFlags extends LiveFlags {
  readonly publicKey: string;
  readonly nonce?: string;
  readonly json?: true;
}

/** Verifies a bundle offline, and on request a sample of it against the live product. @returns the exit code */
export async function verifyCommand(path: string, flags: VerifyFlags, surroundings: Host): Promise<number> {
  const { err, signal, version } = surroundings;
  const out = plainConsole(surroundings);
  requireLiveTarget(flags);
  const publicKey = publicKeyOf(readText(flags.publicKey, 'public key'), flags.publicKey);
  const files = readBundle(path);
  const verifier = { ...verifierOf(suite, version), signal, publicKey, nonce: flags.nonce };
  const print = (line: Compared): void => {
    if (flags.json !== true) out.write(lineText(line, out));
  };
  const { lines, verdict } = await verifyBundle(files, verifier, print);
  const live = verdict === undefined || signal.aborted ? [] : await liveSample(files, flags, surroundings);
  if (signal.aborted) {
    err.write(
      'Interrupted: the other comparisons did not run, so the bundle is neither verified nor refuted. Exit code 4.\n',
    );
    return exitCodes.aborted;
  }
  for (const line of live) print(line);
  const ended = endingOf([...lines, ...live], verdict);
  out.write(
    flags.json === true
      ? jsonText({ ...ended, lines: [...lines, ...live] })
      : `\n${ended.said} Exit code ${ended.exitCode}.\n`,
  );
  return ended.exitCode;
}

const marks = { passed: '✓', failed: '✗', told: '·' } as const;

function lineText({ what, state, said }: Compared, { colour, columns }: Output): string {
  const paint = painter(colour);
  const mark =
    state === 'told' ? marks.told : paint.outcome(state === 'passed' ? 'pass' : 'fail', marks[state]);
  return `${hanging(`${mark} ${what.padEnd(12)}`, 14, printableLines(said), columns)}\n`;
}

function endingOf(lines: readonly Compared[], verdict: CertifiedVerdict | undefined) {
  const failed = [...new Set(lines.filter(({ state }) => state === 'failed').map(({ what }) => what))];
  if (failed.length > 0 || verdict === undefined) {
    const said = `Not verified: ${failed.join(', ')} failed.`;
    return {
      verified: false,
      ...(verdict === undefined ? {} : { verdict }),
      failed,
      said,
      exitCode: exitCodes['non-conformant'],
    };
  }
  return {
    verified: true,
    verdict,
    failed,
    said: `Verified: the exchanges lead to the verdict ${verdict}.`,
    exitCode: exitCodes[verdict],
  };
}
