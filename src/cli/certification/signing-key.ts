import { createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { keyIdOf, newKeyPair, privateKeyOf } from '../../certification/signature.js';
import { SetupError } from '../../engine/setup-error.js';
import { secretLines, signingKeyVariable as variable } from '../console.js';
import { readText } from '../files.js';
import type { Environment, Host } from '../host.js';
import { messageOf } from '../reports/output.js';

export interface SigningKey {
  readonly privateKey: KeyObject;
  /** The parts that no output may show. */
  readonly secrets: readonly string[];
}

/** The key that a vendor signs with, from a file or the environment. Throws `SetupError` without one. */
export function signingKey(path: string | undefined, environment: Environment): SigningKey {
  const text = environment[variable] ?? '';
  if (path === undefined && text === '')
    throw new SetupError(
      'No signing key is given.',
      `Give --key-file vendor.pem, or set ${variable} to its text; 'ei-conformance keygen --out vendor.pem' creates a key.`,
    );
  const pem = path === undefined ? text : readText(path, 'signing key');
  return {
    privateKey: privateKeyOf(pem, path ?? variable),
    secrets: secretLines(pem),
  };
}

export interface KeygenFlags {
  readonly out: string;
}

/** Writes a new key pair for signing bundles; overwrites no file. @returns the exit code */
export function keygenCommand({ out: path }: KeygenFlags, { out }: Host): number {
  const publicPath = path.endsWith('.pem') ? path.replace(/\.pem$/, '.pub') : `${path}.pub`;
  const taken = [path, publicPath].find((each) => existsSync(each));
  if (taken !== undefined)
    throw new SetupError(`${taken} already exists.`, 'Choose another file with --out.');
  const { privateKey, publicKey } = newKeyPair();
  write(path, privateKey, 0o600);
  try {
    write(publicPath, publicKey, 0o644);
  } catch (error) {
    rmSync(path);
    throw error;
  }
  out.write(
    `${path}      the private key: keep it secret\n${publicPath}      the public key: give it to reviewers\nFingerprint: ${keyIdOf(createPublicKey(publicKey))}\n`,
  );
  return 0;
}

/** Throws `SetupError` for a file that cannot be created, or that appeared meanwhile. */
function write(path: string, text: string, mode: number): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode });
  } catch (error) {
    throw new SetupError(
      `The key cannot be written to ${path}: ${messageOf(error)}.`,
      'Choose another file with --out.',
      error,
    );
  }
}
