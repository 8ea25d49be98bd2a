import { createHash } from 'node:crypto';
import { canonical } from './canonical.js';

/** Rounds of a certification, each with inputs of its own. */
export const rounds = 3;

/** The seed of a round, counted from 1: from the reviewer's nonce, so that nobody can choose it. */
export const seedOfRound = (nonce: string, round: number): number =>
  createHash('sha256')
    .update(canonical([nonce, round]))
    .digest()
    .readUInt32BE(0) >>> 1;
