import { type Entitlement, type ErrorCode, errorRow, type OperationId } from '../../../contract/index.js';
import {
  at,
  type Check,
  type Exchange,
  Inconclusive,
  isUnknownKey,
  type KeyRole,
  keyRefusals,
  keyRoles,
  type Query,
  type World,
} from '../../kit/index.js';
import type { Client } from '../../transport/client.js';
import { type Surfaces, targetOf } from '../../transport/request.js';
import { light } from '../judge/evidence.js';
import { skipOf } from '../plan/plan.js';
import { anyLei } from '../probe/probe.js';
import { statusAndCode } from './api-key.js';

/** What one request showed of the key that is given for a role. */
export interface ExaminedKey {
  readonly role: KeyRole;
  /**
   * `as-given`: treated as the state of its role requires; `unknown`: the deployment does not know the key; `other`: served or
   * refused otherwise, so that the key is in another state, or the deployment contradicts the specification; `open`: the
   * reply shows neither.
   */
  readonly state: 'as-given' | 'unknown' | 'other' | 'open';
  /** The reply in words, or why none came. */
  readonly seen: string;
  /** What a key in the state of the role gets, in the same words. */
  readonly due: string;
  /** Absent where none came. */
  readonly reply?: Exchange;
}

interface Examination {
  readonly checks: readonly Check[];
  /** Ids of checks, or the first parts of ids; empty for all. */
  readonly select: readonly string[];
  readonly world: World;
  readonly client: Client;
  readonly surfaces: Surfaces;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends one request with each given key that a check which will run needs, and a second one with a key that seems unknown,
 * since one reply must not take checks out of a run. The main key is not among them.
 */
export async function examineKeys(examination: Examination): Promise<readonly ExaminedKey[]> {
  const { checks, select, world } = examination;
  const running = checks.filter(
    (check) => check.kind === 'property' && skipOf(check, select, world) === undefined,
  );
  const needing = (role: KeyRole) =>
    running.find((check) => check.kind === 'property' && check.needs.includes(`key.${role}`));
  const roles = keyRoles.flatMap((role) => {
    const check = role === 'full' ? undefined : needing(role);
    return check === undefined ? [] : [{ role, by: check.id }];
  });
  return Promise.all(
    roles.map(async ({ role, by }) => {
      const first = await examined(role, by, examination);
      return first.state === 'unknown' ? examined(role, by, examination) : first;
    }),
  );
}

/** The world without the keys that the deployment does not know. */
export function withoutUnknown(world: World, examined: readonly ExaminedKey[]): World {
  const unknownKeys = Object.fromEntries(
    examined.flatMap(({ role, state, reply }) => (state === 'unknown' ? [[role, reply]] : [])),
  ) as World['unknownKeys'];
  return { ...world, keys: world.keys.filter((role) => unknownKeys[role] === undefined), unknownKeys };
}

/** @param by a check that needs the key: whoever repeats it alone has the key examined again */
async function examined(
  role: KeyRole,
  by: string,
  { world, client, surfaces, signal }: Examination,
): Promise<ExaminedKey> {
  const codes = codesDue(role);
  const { operation, query, path = {} } = showingOf(role, world);
  const due =
    codes.length === 0 ? '200' : codes.map((code) => `${errorRow(code).status} ${code}`).join(' or ');
  const target = targetOf(operation, query, path, surfaces);
  try {
    const reply = await client.send(
      { method: 'GET', operation, target, credential: { role } },
      { signal, anyAnswer: true, by },
    );
    return { role, due, seen: statusAndCode(reply), reply: light(reply), state: stateOf(role, reply, codes) };
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error;
    return { role, due, seen: error.message, state: 'open' };
  }
}

function stateOf(role: KeyRole, reply: Exchange, codes: readonly ErrorCode[]): ExaminedKey['state'] {
  const { status, json } = reply;
  const code = at(json, '/code');
  const isDue =
    codes.length === 0
      ? status === 200
      : codes.some((each) => each === code && errorRow(each).status === status);
  if (isDue) return 'as-given';
  if (isUnknownKey(role, reply)) return 'unknown';
  // Limits, arrears and errors may come to any request (ruling answers-to-any-request), and an id may be gone.
  return json !== undefined && [200, 401, 403].includes(status) ? 'other' : 'open';
}

/** A request whose reply shows the state of a key. */
interface Showing {
  readonly operation: OperationId;
  readonly query: Query;
  readonly path?: Readonly<Record<string, string>>;
}

/** Roles that lack a flag: the family of that flag shows it. */
const lacking: Readonly<Partial<Record<KeyRole, Entitlement>>> = {
  unentitled: 'can_use_leiregistry',
  'without-leiregistry': 'can_use_leiregistry',
  'without-exposure': 'can_use_exposure',
  'without-aicompute': 'can_use_aicompute',
  'without-facilities': 'can_use_facilities',
  'without-gov': 'can_use_gov',
};

/** Roles of a tier: a family that the tier opens shows it. */
const opening: Readonly<Partial<Record<KeyRole, Entitlement>>> = {
  analyst: 'can_use_facilities',
  markets: 'can_use_gov',
};

/** The codes with which a key in the state of a role is refused there; none where it is served. */
const codesDue = (role: KeyRole): readonly ErrorCode[] => {
  const refusals: Readonly<Partial<Record<KeyRole, readonly ErrorCode[]>>> = keyRefusals;
  return refusals[role] ?? (role in lacking ? ['PLAN_REQUIRED'] : []);
};

function showingOf(role: KeyRole, { offer: { window, leis } }: World): Showing {
  switch (lacking[role] ?? opening[role]) {
    case 'can_use_leiregistry':
      return { operation: 'listRegistryEntities', query: { country: 'USA' } };
    case 'can_use_exposure':
      return { operation: 'getHierarchy', query: {}, path: { entity_id: leis[0] ?? anyLei } };
    case 'can_use_aicompute':
      return { operation: 'listModels', query: { limit: 1 } };
    case 'can_use_facilities':
      return { operation: 'listFacilities', query: { limit: 1 } };
    case 'can_use_gov':
      return { operation: 'listAwards', query: { recipient: 'inc', limit: 1 } };
    default: {
      const bounds = { date_start: window.start, date_end: window.end };
      return { operation: 'listEvents', query: { ...bounds, limit: 1 } };
    }
  }
}
