import { beforeAll, describe, expect, it } from 'vitest';
import { bundleOf, jsonIn, resealed, vendor, verifiedBundle, withPart } from './bundle.test-data.js';
import { canonical } from './canonical.js';
import { edited, placesOf } from './edits.test-data.js';
import type { Files } from './sealed-bundle.js';
import { isSealedBy, plainly } from './second-verifier.test-data.js';

const publicKey = vendor.publicKey.export({ type: 'spki', format: 'der' });

let files: Files;
beforeAll(async () => {
  files = (await bundleOf()).files;
});

describe('another verifier, which shares no code', { timeout: 60_000 }, () => {
  it('agrees that a bundle is sealed, and that one that was sealed anew is', async () => {
    expect(await isSealedBy(files, publicKey)).toBe(true);
    expect(await isSealedBy(resealed(files), publicKey)).toBe(true);
  });

  it.each(['certificate.json', 'bodies.json', 'round-1.report.json', 'round-2.exchanges.json'])(
    'agrees that each edit of %s breaks the seal',
    async (name) => {
      const value = jsonIn(files, name);
      for (const place of placesOf(value)) {
        const changed = withPart(files, name, edited(value, place));
        expect(await isSealedBy(changed, publicKey), place.join('/')).toBe(false);
        expect((await verifiedBundle(changed)).failed).toEqual(['parts']);
      }
    },
  );

  it('writes the same canonical JSON', () => {
    const values = [
      { b: 1, a: [true, null, { é: 'ü', '\u20ac': 1, '\r': 2, '1': 3 }] },
      [1e21, 1e-7, 0.1, -0, 333333333.3333333, 'a\u0000\n"\\/'],
      jsonIn(files, 'round-1.report.json'),
    ];
    for (const value of values) expect(canonical(value)).toBe(plainly(value));
  });
});
