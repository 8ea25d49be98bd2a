import type { KeyObject } from 'node:crypto';
import { canonical } from './canonical.js';
import { keyIdOf, signatureOf } from './signing-key.js';

/** A DSSE envelope: what was signed, byte for byte, and by whom. */
export interface Envelope {
  readonly payload: string;
  readonly payloadType: typeof payloadType;
  readonly signatures: readonly { readonly keyid: string; readonly sig: string }[];
}

export const payloadType = 'application/vnd.in-toto+json';

/** Signs a statement. */
export function sealed(statement: unknown, privateKey: KeyObject): Envelope {
  const payload = Buffer.from(canonical(statement));
  const sig = signatureOf(signedContent(payload), privateKey);
  return {
    payload: payload.toString('base64'),
    payloadType,
    signatures: [{ keyid: keyIdOf(privateKey), sig }],
  };
}

/** The bytes that a signature is made over: type and payload, each with its length before it. */
export const signedContent = (payload: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${payloadType.length} ${payloadType} ${payload.length} `), payload]);
