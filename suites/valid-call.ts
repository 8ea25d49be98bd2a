import { keyedOperations, type OperationId } from '../contract/index.js';
import { isArray, isObject, type Query, type World } from '../src/kit/index.js';
import { bounds } from './event-window.js';
import { isSpineId, referredIds } from './seen-entity.js';

/** A request that has no fault: its query, and the values of its path. */
interface ValidCall {
  readonly query: Query;
  readonly path?: Readonly<Record<string, string>>;
}

/**
 * A request without any fault to each operation, as far as one is known: a second fault could earn its own code
 * (ruling A47), so that unknown ids and missing selectors will not do.
 */
const calls: Readonly<Partial<Record<OperationId, (world: World) => ValidCall | undefined>>> = {
  listEvents: ({ offer }) => ({ query: { ...bounds(offer.window), limit: 1 } }),
  summarizeEvents: ({ offer }) => ({ query: { ...bounds(offer.window), limit: 1 } }),
  getEvent: ({ offer }) => withId('event_id', offer.events[0]?.id),
  listStories: () => ({ query: { limit: 1 } }),
  summarizeStories: () => ({ query: { limit: 1 } }),
  getStory: ({ offer }) => withId('story_id', storyIds(offer.events)[0]),
  listEntities: () => ({ query: { limit: 1 } }),
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
