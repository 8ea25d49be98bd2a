import type { Api, World } from './api.js';
import type { Exchange } from './exchange.js';
import type { Json } from './json.js';

/** An exchange whose body is the given JSON. */
export function exchangeOf(json: Json | undefined, status = 200, rest: Partial<Exchange> = {}): Exchange {
  return {
    request: {
      method: 'GET',
      target: '/api/v2/events',
      operation: 'listEvents',
      credential: { role: 'full' },
    },
    status,
    headers: { 'content-type': 'application/json' },
    text: json === undefined ? 'not JSON' : JSON.stringify(json),
    json,
    ms: 1,
    ...rest,
  };
}

/** A world in which nothing was learned. */
export const emptyWorld: World = {
  now: new Date('2026-05-20T12:00:00Z'),
  today: '2026-05-20',
  keys: ['full'],
  unknownKeys: {},
  offer: {
    entitlements: {
      can_use_leiregistry: 'unknown',
      can_use_exposure: 'unknown',
      can_use_aicompute: 'unknown',
      can_use_facilities: 'unknown',
      can_use_gov: 'unknown',
    },
    refusals: {},
    window: { start: '2026-04-18', end: '2026-05-17' },
    events: [],
    moreEvents: [],
    leis: [],
    registry: [],
    rows: {},
    coverageStart: '2026-03-01',
    clockSkewMs: 0,
    cursors: [],
    directory: undefined,
  },
  earlier: undefined,
  served: undefined,
  servedTrouble: 'none',
  keyPrefix: 'svc_sk_',
};

/** An `Api` for properties that send nothing. */
export const silentApi: Api = {
  world: emptyWorld,
  get: () => Promise.reject(new Error('nothing is sent here')),
  getTarget: () => Promise.reject(new Error('nothing is sent here')),
  witness: () => {},
  deviates: () => {},
  observe: () => {},
};
