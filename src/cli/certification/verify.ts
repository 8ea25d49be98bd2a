import { hanging, painter } from '../../../reports/console/terminal.js';
import { jsonText } from '../../../reports/index.js';
import { cut, printable } from '../../../reports/safe-text.js';
import { suite } from '../../../suites/index.js';
import type { CertifiedVerdict } from '../../certification/certificate.js';
import type { Compared } from '../../certification/comparison.js';
import { BrokenBundle } from '../../certification/parts.js';
import { publicKeyOf } from '../../certification/signature.js';
import { exitCodes } from '../../engine/record/verdict.js';
import { plainConsole } from '../console.js';
import { readText } from '../files.js';
import type { Host, Output } from '../host.js';
import { readBundle } from './bundle-folder.js';
import { type LiveFlags, type LiveSample, liveSample, requireLiveTarget } from './live-sample.js';
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
  const verifier = { ...verifierOf(suite, version), signal, publicKey, nonce: flags.nonce };
  const lines: Compared[] = [];
  const print = (line: Compared): void => {
    lines.push(line);
    if (flags.json !== true) out.write(lineText(line, out));
  };
  let verdict: CertifiedVerdict | undefined;
  let live: LiveSample = { lines: [], isUndecided: false };
  try {
    const files = readBundle(path);
    ({ verdict } = await verifyBundle(files, verifier, print));
    if (verdict !== undefined && !signal.aborted) live = await liveSample(files, flags, surroundings);
  } catch (error) {
    if (!(error instanceof BrokenBundle)) throw error;
    print({ what: 'parts', state: 'failed', said: error.message });
  }
  if (signal.aborted) {
    err.write(
      'Interrupted: the other comparisons did not run, so the bundle is neither verified nor refuted. Exit code 4.\n',
    );
    return exitCodes.aborted;
  }
  for (const line of live.lines) print(line);
  const ended = endingOf(lines, verdict, live);
  out.write(
    flags.json === true ? jsonText({ ...ended, lines }) : `\n${ended.said} Exit code ${ended.exitCode}.\n`,
  );
  return ended.exitCode;
}

const marks = { passed: '✓', failed: '✗', told: '·' } as const;

/** Longer texts of a bundle would push the rest of the checklist off the screen. */
const longestLine = 2000;

/** A comparison on one line: texts of the vendor must not look like lines of the checklist. */
export function lineText(
  { what, state, said }: Compared,
  { colour, columns }: Pick<Output, 'colour' | 'columns'>,
): string {
  const paint = painter(colour);
  const mark =
    state === 'told' ? marks.told : paint.outcome(state === 'passed' ? 'pass' : 'fail', marks[state]);
  const { text, left } = cut(printable(said), longestLine);
  const shown = left === 0 ? text : `${text}… (${left} more characters)`;
  return `${hanging(`${mark} ${what.padEnd(12)}`, 14, shown, columns)}\n`;
}

function endingOf(
  lines: readonly Compared[],
  verdict: CertifiedVerdict | undefined,
  { isUndecided }: LiveSample,
) {
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
  const said = `Verified: the exchanges lead to the verdict ${verdict}.`;
  if (isUndecided && verdict === 'conformant')
    return {
      verified: true,
      verdict,
      failed,
      said: `${said} The live product confirms nothing: it left most of the drawn checks undecided.`,
      exitCode: exitCodes.incomplete,
    };
  return { verified: true, verdict, failed, said, exitCode: exitCodes[verdict] };
}
