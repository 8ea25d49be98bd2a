import type { KeyObject } from 'node:crypto';
import { privateKeyOf } from '../../certification/signing-key.js';
import { Unusable } from '../../engine/unusable.js';
import { readText } from '../read-text.js';
import type { Environment } from '../surroundings.js';
import { secretLines, signingKeyVariable as variable } from '../without-secrets.js';

export interface SigningKey {
  readonly privateKey: KeyObject;
  /** What no output may show of it. */
  readonly secrets: readonly string[];
}

/** The key that a vendor signs with, from a file or the environment. Throws `Unusable` where there is none. */
export function signingKey(path: string | undefined, environment: Environment): SigningKey {
  const text = environment[variable] ?? '';
  if (path === undefined && text === '')
    throw new Unusable(
      'No key is given to sign with.',
      `Give --key-file vendor.pem, or its text in ${variable}; 'ei-conformance keygen --out vendor.pem' makes one.`,
    );
  const pem = path === undefined ? text : readText(path, 'signing key');
  return {
    privateKey: privateKeyOf(pem, path ?? variable),
    secrets: secretLines(pem),
  };
}
