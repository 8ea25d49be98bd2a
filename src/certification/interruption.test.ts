import { describe, expect, it } from 'vitest';
import { SetupError } from '../engine/setup-error.js';
import type { Files } from './bundle.js';
import { certifying, jsonIn, verifiedBundle, withPart } from './bundle.test-data.js';
import type { Claim } from './certificate.js';
import { interruptionParts, openInterruption, requireSameClaim } from './interruption.js';

/** What is left of a certification that is interrupted as a round begins. */
async function leftIn(round: number) {
  const interruption = new AbortController();
  const onRound = (nth: number) => {
    if (nth === round) interruption.abort();
  };
  const result = await certifying(undefined, {}, { signal: interruption.signal, onRound });
  if (!('left' in result)) throw new Error('it was not interrupted');
  return result.left;
}

describe('an interrupted certification', { timeout: 300_000 }, () => {
  it.each([1, 2, 3])('leaves the rounds before round %d, and goes on with that', async (round) => {
    const files = interruptionParts(await leftIn(round));
    const before = openInterruption(files);
    expect(before.journals).toHaveLength(round - 1);
    const begun: number[] = [];
    const onRound = (nth: number) => void begun.push(nth);
    const result = await certifying(undefined, {}, { onRound }, before);
    if ('left' in result) throw new Error('it was interrupted');
    expect(begun).toEqual([1, 2, 3].slice(round - 1));
    for (const kept of [1, 2].slice(0, round - 1)) {
      const name = `round-${kept}.exchanges.json`;
      expect(result.files.get(name)).toEqual(files.get(name));
    }
    expect(await verifiedBundle(result.files)).toMatchObject({ failed: [], verdict: 'conformant' });
  });

  it('does not go on from exchanges that are not its own', async () => {
    const files = interruptionParts(await leftIn(2));
    const journal = jsonIn(files, 'round-1.exchanges.json');
    const [first, ...others] = journal.exchanges;
    const exchanges = [{ ...first, path: '/other' }, ...others];
    const before = openInterruption(withPart(files, 'round-1.exchanges.json', { ...journal, exchanges }));
    await expect(certifying(undefined, {}, {}, before)).rejects.toThrow('not those that the checks request');
  });

  it('is read whole or not at all', async () => {
    const files = interruptionParts(await leftIn(3));
    const without = (name: string): Files => new Map([...files].filter(([each]) => each !== name));
    const refused: readonly (readonly [Files, string])[] = [
      [new Map(), 'claim.json is missing from the folder'],
      [without('bodies.br'), 'bodies.br is missing from the folder'],
      [without('round-1.exchanges.json'), 'round-1.exchanges.json is missing from the folder'],
      [new Map([...files, ['claim.json', Buffer.from('{"nonce":"a nonce"}')]]), 'claim.json cannot be read'],
    ];
    for (const [some, why] of refused) {
      expect(() => openInterruption(some)).toThrow(SetupError);
      expect(() => openInterruption(some)).toThrow(why);
    }
  });

  it('goes on as the certification that it began as', async () => {
    const { claim } = await leftIn(1);
    const other = (change: Partial<Claim>) => () => requireSameClaim(claim, { ...claim, ...change });
    expect(other({ steps: [{ id: 'key.revoked', checks: [], by: 'Operations' }] })).not.toThrow();
    expect(other({ nonce: 'another nonce' })).toThrow('at /nonce');
    expect(other({ target: { ...claim.target, baseUrl: 'http://other.test' } })).toThrow(
      'at /target/baseUrl',
    );
    const embedded = { ...claim.target, reference: { faults: [], variants: [] } };
    const elsewhere = { ...claim, target: { ...embedded, baseUrl: 'http://127.0.0.1:2' } };
    expect(() => requireSameClaim({ ...claim, target: embedded }, elsewhere)).not.toThrow();
  });
});
