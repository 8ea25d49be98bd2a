import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { SetupError } from '../engine/setup-error.js';
import { canonical, sha256 } from './canonical.js';

interface KeyPair {
  /** PEM, PKCS 8. */
  readonly privateKey: string;
  /** PEM, SPKI. */
  readonly publicKey: string;
}

/** A new pair of Ed25519 keys. */
export const newKeyPair = (): KeyPair =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });

/** The private key of a PEM text. Throws `SetupError` for anything else; the text is not shown. */
export function privateKeyOf(pem: string, from: string): KeyObject {
  return keyOf(() => createPrivateKey(pem), `${from} is not a private Ed25519 key`);
}

/** The public key of a PEM text. Throws `SetupError` for anything else, a private key too: it is not for reviewers. */
export function publicKeyOf(pem: string, from: string): KeyObject {
  if (pem.includes('PRIVATE KEY'))
    throw new SetupError(`${from} is a private key.`, 'Give the public key, which keygen wrote next to it.');
  const key = keyOf(() => createPublicKey(pem), `${from} is not a public Ed25519 key`);
  if (isOfSmallOrder(key))
    throw new SetupError(
      `${from} is a public key under which anybody can sign anything.`,
      'Ask the vendor for the key that keygen wrote.',
    );
  return key;
}

/**
 * The points of small order of Curve25519, with every encoding of each, without the sign of x. OpenSSL takes them for keys,
 * and a signature of zeros verifies under them. From the list of libsodium (`ge25519_has_small_order`).
 */
const smallOrder: ReadonlySet<string> = new Set([
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
]);

function isOfSmallOrder(key: KeyObject): boolean {
  const point = key.export({ type: 'spki', format: 'der' }).subarray(-32);
  point[31] = (point[31] ?? 0) & 0x7f;
  return smallOrder.has(point.toString('hex'));
}

function keyOf(read: () => KeyObject, wrong: string): KeyObject {
  const key = attempt(read);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new SetupError(`${wrong}.`, "Give a PEM file as 'ei-conformance keygen' writes it.");
}

/** What Node says of a text that is no key may quote it. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** What names a key pair: the SHA-256 of its public half. */
export const keyIdOf = (key: KeyObject): string =>
  sha256((key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }));

const signatureOf = (content: Uint8Array, privateKey: KeyObject): string =>
  sign(null, content, privateKey).toString('base64');

export const isSignedBy = (content: Uint8Array, signature: string, publicKey: KeyObject): boolean =>
  verify(null, content, publicKey, Buffer.from(signature, 'base64'));

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
