import { createHash } from 'node:crypto';

/** The seed of one check: from the run's seed and the check's id, so that a check alone repeats what it did in a full run. */
export const seedOf = (runSeed: number, checkId: string): number =>
  createHash('sha256').update(`${runSeed} ${checkId}`).digest().readInt32BE(0);

/** The identity of a defect across runs and targets: never drawn from message text. */
export const fingerprintOf = (checkId: string, place: string): string =>
  createHash('sha256')
    .update(`${checkId} ${place.replace(/\d+/g, '*')}`)
    .digest('hex')
    .slice(0, 12);
