import { sha256 } from './canonical.js';
import type { Scope } from './scope.js';

/** So many checks of a scope, those that a nonce draws. */
export const sampleOf = ({ checks }: Scope, nonce: string, size: number): readonly string[] =>
  checks
    .filter(({ kind }) => kind === 'property')
    .map(({ id }) => ({ id, lot: sha256(`${nonce} ${id}`) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, size)
    .map(({ id }) => id);
