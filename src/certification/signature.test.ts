import { createPublicKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SetupError } from '../engine/setup-error.js';
import { newKeyPair, publicKeyOf } from './signature.js';

/** A public key of a point that is encoded so. */
const keyOf = (point: string) =>
  createPublicKey({
    key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(point, 'hex')]),
    format: 'der',
    type: 'spki',
  });

const identity = `01${'00'.repeat(31)}`;

describe('a public key', () => {
  it('is taken as keygen writes it', () => {
    const { publicKey } = newKeyPair();
    expect(publicKeyOf(publicKey, 'vendor.pub').asymmetricKeyType).toBe('ed25519');
  });

  // Under such a key some versions of Node verify a signature of zeros, of whatever text.
  it.each([
    identity,
    `01${'00'.repeat(30)}80`,
    '00'.repeat(32),
    `${'00'.repeat(31)}80`,
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
    `ec${'ff'.repeat(30)}7f`,
    `ec${'ff'.repeat(31)}`,
    `ed${'ff'.repeat(30)}7f`,
    `ee${'ff'.repeat(31)}`,
  ])('is refused where it is the point %s of small order', (point) => {
    const pem = keyOf(point).export({ type: 'spki', format: 'pem' }).toString();
    const reading = () => publicKeyOf(pem, 'vendor.pub');
    expect(reading).toThrow(SetupError);
    expect(reading).toThrow('under which anybody can sign anything');
  });
});
