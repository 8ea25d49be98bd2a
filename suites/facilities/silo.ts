import {
  type ClauseId,
  type FacilityClass,
  type FacilitySource,
  facilitySilos,
} from '../../contract/index.js';
import {
  type Api,
  defineCheck,
  expectHeld,
  expectThat,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { isSpineId } from '../asking/entity-refs.js';
import { filtered, ownedFacilities, pageOf, sample } from '../asking/facilities.js';
import { hasOwner, ownerIdsOf, ownersOf } from '../asking/facility-owners.js';
import {
  classOf,
  classOfType,
  coordinatesOf,
  facilityIdOf,
  hasHistory,
  isFacilitySource,
  mayShowPlace,
  sourcesOf,
  typeOf,
} from '../asking/facility-record.js';
import { memberOf, textsIn } from '../asking/texts.js';

/**
 * Whether a facility was merged across silos, so that it may show the source, coordinates and owners of any of them.
 * Its detail record tells.
 */
async function isMerged(api: Api, row: JsonObject): Promise<boolean> {
  const id = facilityIdOf(row);
  if (id === undefined) return false;
  const { status, json } = await api.get('getFacility', {}, { path: { facility_id: id } });
  return status === 200 && hasHistory(json);
}

/** A silo that shows fewer facilities may have none whose owner is known. */
const enough = 10;

export const siloOwners = defineCheck({
  id: 'facilities/silo-owners',
  title: 'Energy assets and data centers have resolved owners, and ports have none',
  clauses: [
    'facility-record.energy-registry.owners',
    'facility-record.aicompute.owners',
    'facility-record.maritime-ports.no-owners',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      const of = (silo: string) => rows.filter((row) => sourcesOf(row).join() === silo);
      for (const port of of('maritime_ports').filter(hasOwner)) {
        if (await isMerged(api, port)) continue;
        const none = `no owner of the port ${facilityIdOf(port)}`;
        expectThat(false, '/data', none, port, 'facility-record.maritime-ports.no-owners');
      }
      api.witness('ports without owners', of('maritime_ports').length);
      const silos = [
        { silo: 'energy_registry', clause: 'facility-record.energy-registry.owners' },
        { silo: 'aicompute', clause: 'facility-record.aicompute.owners' },
      ] as const;
      for (const { silo, clause } of silos) {
        const seen = of(silo);
        if (seen.length === 0) continue;
        const owned = seen.some((row) => ownerIdsOf(row).length > 0)
          ? seen
          : await filtered(api, { source: silo, has_owner: true }, clause);
        // The document names no member but the id: under other names, an owner is not told from others with ids.
        const resolved = owned.filter((row) => ownerIdsOf(row).length > 0 || mentionsId(row)).length;
        expectHeld(
          resolved > 0 || seen.length >= enough,
          `the directory holds only ${seen.length} facilities of ${silo}, none with an owner`,
          await pageOf(api),
        );
        expectThat(resolved > 0, '/data', `facilities of ${silo} with resolved owners`, seen[0], clause);
        api.witness(`facilities of ${silo} with owners`, resolved);
      }
    },
    { requests: 0 },
  ),
});

/** What is said of the silo of each class. */
const siloOf: Readonly<Record<FacilityClass, ClauseId>> = {
  power: 'facility-record.energy-registry.energy-assets',
  extraction: 'facility-record.energy-registry.energy-assets',
  transport_logistics: 'facility-record.energy-registry.energy-assets',
  heavy_industry: 'facility-record.energy-registry.heavy-industry',
  ports: 'facility-record.maritime-ports.ports',
  digital_infrastructure: 'facility-record.aicompute.data-centers',
};

export const recordSource = defineCheck({
  id: 'facilities/record-source',
  title: 'Every facility has its source silo, and each silo has only facilities of its own classes',
  clauses: [
    'facility-record.source',
    'facility-record.source.values',
    'facility-record.energy-registry.energy-assets',
    'facility-record.energy-registry.heavy-industry',
    'facility-record.energy-registry.nothing-else',
    'facility-record.maritime-ports.ports',
    'facility-record.maritime-ports.nothing-else',
    'facility-record.aicompute.data-centers',
    'facility-record.aicompute.nothing-else',
  ],
  operations: ['listFacilities'],
  rulings: ['neutral-names'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const seen = new Set<string>();
      for (const row of rows) {
        const [sources, type] = [sourcesOf(row), typeOf(row)];
        const known = sources.filter(isFacilitySource);
        const isSilo = sources.length > 0 && known.length === sources.length;
        const clause = sources.length === 0 ? 'facility-record.source' : 'facility-record.source.values';
        expectThat(isSilo, '/data/*/source', 'a source silo', sources[0] ?? row, clause);
        const own = type === undefined ? undefined : classOfType(type);
        if (own === undefined) continue;
        const fits = known.some((silo) => facilitySilos[silo].classes.some((each) => each === own));
        // A facility that was merged across silos may show any of them.
        if (!fits && (await isMerged(api, row))) continue;
        const shown = { id: facilityIdOf(row), sources };
        expectThat(fits, '/data/*/source', `the silo of the class ${own}`, shown, siloOf[own]);
        for (const silo of known) seen.add(silo);
      }
      api.witness('silos', seen.size);
      api.observe('silos seen', [...seen].toSorted().join(', '));
    },
    { requests: 0 },
  ),
});

/** Whether a record must (true) or must not (false) have coordinates; undefined where that is left open. */
function mustBeLocated(row: JsonObject): boolean | undefined {
  const [silo, ...others] = sourcesOf(row);
  const type = typeOf(row);
  if (silo === undefined || others.length > 0 || /pipeline|lng_carrier/.test(type ?? '')) return undefined;
  // One whose type is not read may be a pipeline; other silos hold none.
  if (type === undefined && silo === 'energy_registry') return undefined;
  return silo !== 'aicompute';
}

/** What is said of a silo may hold of it, though the place of one facility in so many is not known. */
const fewOf = 20;

/** The classes of which hardly any facility lacks the coordinates that it should have. */
function rarelyUnlocated(rows: readonly JsonObject[]): ReadonlySet<string | undefined> {
  const located = rows.filter((row) => mustBeLocated(row) === true);
  return new Set(
    located.map(classOf).filter((name) => {
      const own = located.filter((row) => classOf(row) === name);
      return own.filter((row) => coordinatesOf(row) === null).length * fewOf <= own.length;
    }),
  );
}

/** What is said of the coordinates of each silo. */
const locating: Readonly<Record<FacilitySource, ClauseId>> = {
  energy_registry: 'facility-record.energy-registry.coordinates',
  maritime_ports: 'facility-record.maritime-ports.coordinates',
  aicompute: 'facility-record.aicompute.no-coordinates',
};

export const recordCoordinates = defineCheck({
  id: 'facilities/record-coordinates',
  title: 'All facilities except pipelines and data centers have coordinates, and data centers have none',
  clauses: [
    'facility-record.coordinates',
    'facility-record.energy-registry.coordinates',
    'facility-record.maritime-ports.coordinates',
    'facility-record.aicompute.no-coordinates',
    'facility-record.energy-registry.coordinates.pipelines',
    'facility-record.energy-registry.coordinates.lng-carriers',
  ],
  operations: ['listFacilities'],
  rulings: ['facility-coordinates'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      const isShown = rows.some((row) => coordinatesOf(row) !== null);
      if (!isShown) {
        // The names of the members are not shown, but a record without two numbers has no coordinates under any name.
        const bare = rows.filter((row) => mustBeLocated(row) === true && !mayShowPlace(row));
        const [example] = bare;
        expectThat(example === undefined, '/data', 'coordinates', example);
      }
      expectHeld(
        isShown,
        'no record shows coordinates in a member that can be recognised',
        await pageOf(api),
      );
      const rare = rarelyUnlocated(rows);
      for (const row of rows) {
        const must = mustBeLocated(row);
        const shown = coordinatesOf(row);
        if (must === undefined || ((shown !== null) !== must && (await isMerged(api, row)))) continue;
        // A line or an area has its place too.
        if (must && shown === null && mayShowPlace(row)) continue;
        if (must && shown === null && rare.has(classOf(row))) {
          api.deviates('facility-coordinates', `${facilityIdOf(row)} has no coordinates`);
          continue;
        }
        const what = `${must ? 'coordinates' : 'no coordinates'} of the ${typeOf(row) ?? 'facility'} ${facilityIdOf(row)}`;
        const silo = sourcesOf(row).find(isFacilitySource);
        expectThat((shown !== null) === must, '/data', what, shown ?? row, silo && locating[silo]);
        const inRange =
          shown === null || (Math.abs(shown.latitude) <= 90 && Math.abs(shown.longitude) <= 180);
        expectThat(inRange, '/data', 'degrees of latitude and longitude', shown);
        api.witness(must ? 'facilities with coordinates' : 'data centers without coordinates');
      }
      for (const type of ['pipeline', 'lng_carrier']) {
        const some = rows.filter((row) => typeOf(row)?.includes(type) === true);
        const shown = some.filter((row) => coordinatesOf(row) !== null).length;
        if (some.length > 0) api.observe(`coordinates of each ${type}`, `${shown} of ${some.length}`);
      }
    },
    { requests: 0 },
  ),
});

const mentionsId = (row: JsonObject): boolean =>
  textsIn(row).some(({ path }) => memberOf(path).endsWith('entity_id'));

export const recordOwners = defineCheck({
  id: 'facilities/record-owners',
  title: 'Facilities have owners, each with a spine id as its entity_id',
  clauses: [
    'facility-record.owners',
    'facility-record.owners.entity-id',
    'facility-record.owners.entity-id.spine',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const owned = await ownedFacilities(api);
      const isSilent = (await sample(api)).some((row) => ownersOf(row).length > 0);
      precondition(
        owned.length > 0 || !isSilent,
        'has_owner=true selects nothing, although records show owners',
      );
      expectHeld(owned.length > 0, 'no facility has a known owner', await pageOf(api));
      // The document names no member but the id; owners that stand elsewhere are not read further.
      const shown = owned.some((row) => ownersOf(row).length > 0 || mentionsId(row));
      const told = owned.some((row) =>
        textsIn(row).some(({ path }) => /owner/.test(path) && !/ur[il]|link|href/.test(path)),
      );
      const clause = told ? 'facility-record.owners.entity-id' : 'facility-record.owners';
      expectThat(shown, '/data', 'owners with an entity_id', owned[0], clause);
      for (const row of [...owned, ...(await sample(api))]) {
        for (const owner of ownersOf(row)) {
          expectThat(
            owner.entityId !== undefined,
            '/data/*/owners',
            'an entity_id of each owner',
            row,
            'facility-record.owners.entity-id',
          );
        }
        for (const id of ownerIdsOf(row)) {
          expectThat(
            isSpineId(id),
            '/data/*/owners/*/entity_id',
            'a spine id: e_ and hexadecimal digits',
            id,
            'facility-record.owners.entity-id.spine',
          );
          api.witness('owners');
        }
      }
    },
    { requests: 0 },
  ),
});
