import { coverageStart, entitlementNames } from '../../contract/index.js';
import type { Offer, World } from '../kit/index.js';

const today = '2026-05-20';

/** A world of which nothing is known, the same for everybody: for what must not depend on the target. */
export const unseenWorld: World = {
  now: new Date(`${today}T12:00:00Z`),
  today,
  keys: ['full'],
  keyPrefix: '',
  offer: {
    window: { start: '2026-04-18', end: '2026-05-17' },
    events: [],
    leis: [],
    registry: [],
    rows: {},
    coverageStart,
    clockSkewMs: 0,
    cursors: [],
    entitlements: Object.fromEntries(
      entitlementNames.map((name) => [name, 'unknown']),
    ) as Offer['entitlements'],
    refusals: {},
  },
  earlier: undefined,
  served: undefined,
  servedTrouble: '',
};
