import { createPublicKey } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { keyIdOf, newKeyPair } from '../../certification/signing-key.js';
import { Unusable } from '../../engine/unusable.js';
import { messageOf } from '../deliver.js';
import type { Surroundings } from '../surroundings.js';

export interface KeygenFlags {
  readonly out: string;
}

/** Writes a new pair of keys to sign bundles with; replaces no file. @returns the exit code */
export function keygenCommand({ out: path }: KeygenFlags, { out }: Surroundings): number {
  const publicPath = path.endsWith('.pem') ? path.replace(/\.pem$/, '.pub') : `${path}.pub`;
  const taken = [path, publicPath].find((each) => existsSync(each));
  if (taken !== undefined) throw new Unusable(`${taken} is there already.`, 'Name another file with --out.');
  const { privateKey, publicKey } = newKeyPair();
  write(path, privateKey, 0o600);
  try {
    write(publicPath, publicKey, 0o644);
  } catch (error) {
    rmSync(path);
    throw error;
  }
  out.write(
    `${path}      the private key: keep it to yourself\n${publicPath}      the public key: give it to who verifies\nIts fingerprint is ${keyIdOf(createPublicKey(publicKey))}.\n`,
  );
  return 0;
}

/** Throws `Unusable` for a file that cannot be made, or that appeared meanwhile. */
function write(path: string, text: string, mode: number): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode });
  } catch (error) {
    throw new Unusable(
      `The key cannot be written to ${path}: ${messageOf(error)}.`,
      'Name another file with --out.',
      error,
    );
  }
}
