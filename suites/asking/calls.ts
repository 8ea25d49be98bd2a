import {
  type ClauseId,
  type Entitlement,
  type ErrorCode,
  keyedOperations,
  type OperationId,
} from '../../contract/index.js';
import {
  type Api,
  at,
  type CallOptions,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  Inconclusive,
  isArray,
  isObject,
  isUnknownKey,
  type KeyRole,
  keyRefusals,
  keyStates,
  keyVariable,
  precondition,
  type Query,
  type RefusedRole,
  seenOf,
  strings,
  Violation,
  type World,
} from '../../src/kit/index.js';
import { isSpineId, referredIds } from './entity-refs.js';
import { sentWith } from './sent.js';
import { bounds } from './windows.js';

/** A request that has no fault: its query, and the values of its path. */
interface ValidCall {
  readonly query: Query;
  readonly path?: Readonly<Record<string, string>>;
}

/**
 * A request without any fault to each operation, as far as one is known: a second fault could earn its own code
 * (ruling several-faults), so that unknown ids and missing selectors will not do.
 */
const calls: Readonly<Partial<Record<OperationId, (world: World) => ValidCall | undefined>>> = {
  listEvents: ({ offer }) => ({ query: { ...bounds(offer.window), limit: 1 } }),
  summarizeEvents: ({ offer }) => ({ query: { ...bounds(offer.window), limit: 1 } }),
  getEvent: ({ offer }) => withId('event_id', offer.events[0]?.id),
  listStories: () => ({ query: { limit: 1 } }),
  summarizeStories: () => ({ query: { limit: 1 } }),
  getStory: ({ offer }) => withId('story_id', storyIds(offer.events)[0]),
  listEntities: () => ({ query: { limit: 1 } }),
  getEntity: (world) => withId('entity_id', referredIds(world).find(isSpineId)),
  getHierarchy: (world) => withId('entity_id', hierarchyHandle(world)),
  searchEntities: () => ({ query: { q: 'bank' } }),
  listAdmin1: () => ({ query: { country: 'USA' } }),
  listOffices: () => ({ query: { q: 'president' } }),
  listDataCenters: () => ({ query: { limit: 1 } }),
  listModels: () => ({ query: { limit: 1 } }),
  listHardware: () => ({ query: { limit: 1 } }),
  listCompanies: () => ({ query: { limit: 1 } }),
  listChipSales: () => ({ query: { limit: 1 } }),
  listRegistryEntities: ({ offer }) => withLei(offer.leis[0]) ?? { query: { country: 'USA' } },
  getRegistryEntity: ({ offer }) => withId('lei', offer.leis[0]),
  listRegistryRelationships: ({ offer }) => withLei(offer.leis[0]),
  lookUpIsin: ({ offer }) => withLei(offer.leis[0]),
  listFacilities: () => ({ query: { limit: 1 } }),
  getFacility: ({ offer }) => withId('facility_id', offer.rows.listFacilities?.[0]?.facility_id),
  listAwards: () => ({ query: { recipient: 'inc', limit: 1 } }),
  // A boolean alone may be no narrowing filter.
  listForeignAgentLinks: () => ({ query: { registrant: 'inc', limit: 1 } }),
  listEndpoints: () => ({ query: {} }),
};

/** The LEI whose hierarchy the probe asked for, as one that is not resolved there may be a fault; or else a spine id. */
const hierarchyHandle = (world: World): string | undefined =>
  (world.offer.entitlements.can_use_exposure === 'granted' ? world.offer.leis[0] : undefined) ??
  referredIds(world).find(isSpineId);

const withLei = (lei: string | undefined): ValidCall | undefined =>
  lei === undefined ? undefined : { query: { lei } };

const withId = (name: string, id: unknown): ValidCall | undefined =>
  typeof id === 'string' ? { query: {}, path: { [name]: id } } : undefined;

const storyIds = (events: World['offer']['events']): readonly unknown[] =>
  events
    .flatMap(({ story_refs }) => (isArray(story_refs) ? story_refs.filter(isObject) : []))
    .map(({ id }) => (typeof id === 'number' ? String(id) : id));

/** The operations under `/api/v2/` for which a request without a fault is known in this world. */
export const callableOperations = (world: World): readonly OperationId[] =>
  keyedOperations.filter((id) => calls[id]?.(world) !== undefined);

/** The request without a fault to an operation; undefined where this world shows none. */
export const validCall = (id: OperationId, world: World): ValidCall | undefined => calls[id]?.(world);

/** A parameter is taken: neither refused nor reported as ignored. */
export function expectAccepted(reply: Exchange, name: string): void {
  expectOk(reply);
  const ignored = at(reply.json, '/applied_filters/ignored');
  expectThat(!isIgnored(reply, name), '/applied_filters/ignored', `${name} taken`, ignored);
}

/** Whether a reply lists a parameter among those that it did not know. */
export function isIgnored(reply: Exchange, name: string): boolean {
  // A served contract may name a parameter with signs, such as filter[date].
  const word = new RegExp(`(?:^|\\W)${name.replace(/[^\w\s]/g, '\\$&')}(?:\\W|$)`);
  return [...strings(at(reply.json, '/applied_filters/ignored'))].some((text) => word.test(text));
}

/** The codes by which an endpoint says that it does not take a parameter. */
export const unknownCodes = [
  'UNKNOWN_PARAM',
  'UNSUPPORTED_PARAM',
  'UNSUPPORTED_FILTER',
] as const satisfies readonly ErrorCode[];

/** Whether a reply says that the endpoint does not know a parameter: refused, or listed as ignored. */
export function isUnknown(reply: Exchange, name: string): boolean {
  if (reply.status === 200) return isIgnored(reply, name);
  const code = at(reply.json, '/code');
  return reply.status === 400 && unknownCodes.some((each) => each === code);
}

/** A parameter of the request that an exchange answers; undefined where it was not sent. */
export const sentParameter = (exchange: Exchange, name: string): string | undefined =>
  sentWith(exchange).get(name)?.[0];

/** Whether the key is known to have a flag; what needs none is open. */
export const isGranted = ({ offer }: World, flag: Entitlement | undefined): boolean =>
  flag === undefined || offer.entitlements[flag] === 'granted';

/**
 * Calls an operation with a request that has no fault but, it may be, its credential. Ends the attempt where the deployment
 * does not know a key that was given for a state of its own: nobody can tell a stale setting from a wrong answer.
 */
export async function callWith(
  api: Api,
  operation: OperationId,
  options: Omit<CallOptions, 'path'>,
  more: Query = {},
): Promise<Exchange> {
  const call = validCall(operation, api.world);
  precondition(call !== undefined, `no request to ${operation} is known`, 'no-data');
  const ask = (fresh: Pick<CallOptions, 'fresh'>) =>
    api.get(
      operation,
      { ...call.query, ...more },
      { anyAnswer: true, ...options, ...fresh, path: call.path ?? {} },
    );
  const reply = await ask({});
  // Any request may come too fast, and any reply be cut, whatever the credential (ruling answers-to-any-request).
  const settled = isPassing(reply) && !isSlowed(options) ? await ask({ fresh: true }) : reply;
  requireKnownKey(options.credential, settled);
  return settled;
}

function requireKnownKey(credential: CallOptions['credential'], reply: Exchange): void {
  if (credential === undefined || !('role' in credential)) return;
  const { role } = credential;
  if (!isUnknownKey(role, reply)) return;
  throw new Inconclusive(
    'needs-operator',
    `the deployment does not know the key of the role ${role} (${seenOf(reply)}); check ${keyVariable(role)}, or leave it out`,
  );
}

const isPassing = ({ json }: Exchange): boolean => json === undefined || at(json, '/code') === 'RATE_LIMITED';

const isSlowed = ({ credential = { role: 'full' } }: Omit<CallOptions, 'path'>): boolean =>
  'role' in credential && credential.role === 'rate-limited';

/**
 * Runs what judges a reply by the state of the key that it came to. A `Violation` names both readings: the deployment is at
 * fault, or the key that was given for the role is not in that state. No state of a key explains a server error.
 */
export function judgedByKey(role: KeyRole, reply: Exchange, judge: () => void): void {
  try {
    judge();
  } catch (error) {
    if (!(error instanceof Violation) || reply.status >= 500) throw error;
    const { finding } = error;
    const otherwise = `(or ${keyVariable(role)} is not ${keyStates[role]})`;
    throw new Violation({ ...finding, seen: `${finding.seen} ${otherwise}` });
  }
}

/**
 * The reply refuses a key for the state of its role, with one of the codes that are accepted for it.
 * @param clause accused for any other reply; by default the first that the check cites
 */
export function expectKeyRefused(role: RefusedRole, reply: Exchange, clause?: ClauseId): void {
  judgedByKey(role, reply, () =>
    expectRefusal(reply, { codes: keyRefusals[role], ...(clause === undefined ? {} : { clause }) }),
  );
}
