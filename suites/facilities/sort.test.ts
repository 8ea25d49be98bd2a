import { describe, expect, it } from 'vitest';
import { directionOf } from './sort.js';

describe('directionOf', () => {
  it.each([
    ['ascending', ['Alpha', 'Beta', 'Gamma', 'Zulu']],
    ['descending', ['Zulu', 'Gamma', 'Beta', 'Alpha']],
    // Capitals before small letters, as bytes are ordered.
    ['ascending', ['Beta', 'Zulu', 'alpha', 'gamma']],
    // Capitals and small letters mixed.
    ['ascending', ['alpha', 'Beta', 'gamma', 'Zulu']],
    ['ascending', ['Plant 2', 'Plant 10', 'Smelter']],
    ['ascending', ['Plant 10', 'Plant 2', 'Smelter']],
    ['ascending', ['Ägir', 'Alpha', 'Beta']],
    ['ascending', ['Alpha', 'Beta', 'Zulu', 'Ägir']],
    ['none', ['Beta', 'Zulu', 'Alpha', 'Gamma', 'Delta', 'Omega', 'Echo']],
    // Swedish has Å after Z, Czech Ch after H.
    ['ascending', ['Étretat', 'Ñandú', 'Åkers']],
    ['unknown', ['Cheb', 'Cvikov']],
    ['unknown', ['Алма-Ата', 'Берлин']],
    ['unknown', ['Alpha']],
    ['unknown', []],
  ] as const)('is %s for %j', (direction, texts) => expect(directionOf(texts)).toBe(direction));
});
