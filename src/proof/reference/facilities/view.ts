import { aiComputeIn } from '../corpus/ai-compute.js';
import { organizationsIn } from '../corpus/compute-organizations.js';
import type { Facility } from '../corpus/facilities.js';
import type { Corpus } from '../corpus/index.js';
import type { Faults, Planted, Variants } from '../planted.js';

/** Faults of the data itself: what was loaded, and how its rows are labelled. Filters see what they leave. */
export const facilityViewFaults = {
  'facilities.data-centers.of-other-data': {
    clauses: ['facilities.data-centers.same-data'],
    summary: 'Has data centers under names of its own, none of the AI compute data',
  },
  'facilities.data-centers.in-other-countries': {
    clauses: ['facilities.data-centers.same-data'],
    summary: 'Has data centers in other countries than the AI compute data',
  },
  'facilities.data-centers.some-in-country-before': {
    clauses: ['facilities.data-centers.same-data'],
    summary: 'Has each third data center in the country of the one before it',
  },
  'facilities.data-centers.powers-doubled': {
    clauses: ['facilities.data-centers.same-data'],
    summary: 'Has twice the power of each data center of the AI compute data',
  },
  'facilities.data-centers.owned-by-users': {
    clauses: ['facilities.data-centers.same-data'],
    summary: 'Has for owners of a data center its users, where the AI compute data know two',
  },
  'facilities.status.own-words': {
    clauses: ['facilities.status.values'],
    summary: 'Calls the statuses active, building, planned and closed',
  },
  'facilities.status.capitals-unfound': {
    clauses: ['facilities.status.case'],
    summary: 'Looks for a status in lower case, which one of them is not stored in',
  },
  'facility-record.source.terminals-from-ports': {
    clauses: ['facility-record.energy-registry.energy-assets', 'facility-record.maritime-ports.nothing-else'],
    summary: 'Files terminals under maritime_ports',
  },
  'facility-record.source.steel-from-ports': {
    clauses: [
      'facility-record.energy-registry.heavy-industry',
      'facility-record.maritime-ports.nothing-else',
    ],
    summary: 'Files steel plants under maritime_ports',
  },
  'facility-record.source.chemicals-from-aicompute': {
    clauses: ['facility-record.energy-registry.heavy-industry', 'facility-record.aicompute.nothing-else'],
    summary: 'Files chemical plants under aicompute',
  },
  'facility-record.source.ports-from-energy': {
    clauses: ['facility-record.maritime-ports.ports', 'facility-record.energy-registry.nothing-else'],
    summary: 'Files ports under energy_registry',
  },
  'facility-record.source.data-centers-from-energy': {
    clauses: ['facility-record.aicompute.data-centers', 'facility-record.energy-registry.nothing-else'],
    summary: 'Files data centers under energy_registry',
  },
  'facility-record.energy-registry.coordinates-lost': {
    clauses: ['facility-record.energy-registry.coordinates'],
    summary: 'Has no coordinates of heavy industry',
  },
  'facility-record.energy-registry.owners-lost': {
    clauses: ['facility-record.energy-registry.owners'],
    summary: 'Has no owners of the energy registry',
  },
  'facility-record.maritime-ports.coordinates-lost': {
    clauses: ['facility-record.maritime-ports.coordinates'],
    summary: 'Has no coordinates of ports',
  },
  'facility-record.maritime-ports.owned': {
    clauses: ['facility-record.maritime-ports.no-owners'],
    summary: 'Gives each port the owner of another facility',
  },
  'facility-record.aicompute.located': {
    clauses: ['facility-record.aicompute.no-coordinates'],
    summary: 'Puts data centers in the middle of their country',
  },
  'facility-record.aicompute.owners-lost': {
    clauses: ['facility-record.aicompute.owners'],
    summary: 'Has no owners of data centers',
  },
  'facility-record.class.coal-mines-in-power': {
    clauses: ['facility-record.type.power'],
    summary: 'Puts coal mines into the class power',
  },
  'facility-record.class.steel-in-extraction': {
    clauses: ['facility-record.type.extraction'],
    summary: 'Puts steel plants into the class extraction',
  },
  'facility-record.class.cement-in-transport': {
    clauses: ['facility-record.type.transport-logistics'],
    summary: 'Puts cement plants into the class transport_logistics',
  },
  'facility-record.class.lng-terminals-in-ports': {
    clauses: ['facility-record.type.ports'],
    summary: 'Puts LNG terminals into the class ports',
  },
  'facility-record.class.iron-in-heavy-industry': {
    clauses: ['facility-record.type.heavy-industry'],
    summary: 'Puts iron ore mines into the class heavy_industry',
  },
  'facility-record.class.chemicals-in-digital': {
    clauses: ['facility-record.type.digital-infrastructure'],
    summary: 'Puts chemical plants, which make wafers, into the class digital_infrastructure',
  },
} as const satisfies Faults;

export const facilityViewVariants = {
  'facility-record.pipelines.located': {
    summary: 'Has coordinates of pipelines',
    allowedBy: ['facility-coordinates', 'facility-record.energy-registry.coordinates.pipelines'],
  },
  'facility-record.lng-carriers.unlocated': {
    summary: 'Has no coordinates of LNG carriers',
    allowedBy: ['facility-coordinates', 'facility-record.energy-registry.coordinates.lng-carriers'],
  },
  'facility-record.status.often-unknown': {
    summary: 'Does not know the status of every third facility',
    allowedBy: ['facility-record.status.unknown'],
  },
  'facilities.directory.sparse': {
    summary: 'Holds two facilities of each leaf type',
    allowedBy: ['live-data'],
  },
} as const satisfies Variants;

type Change = (
  facility: Facility,
  at: number,
  all: readonly Facility[],
  corpus: Corpus,
) => Facility | undefined;

/** The users of a data center that is a facility, as owners would be shown. */
function usersOf({ attributes }: Facility, corpus: Corpus): Facility['owners'] {
  const center = aiComputeIn(corpus).dataCenters.find(({ id }) => id === attributes.source_id);
  return organizationsIn(corpus).laboratories.filter(({ name }) => center?.users.includes(name));
}

const fileUnder =
  (source: Facility['source'], is: (type: Facility['type']) => boolean): Change =>
  (facility) =>
    is(facility.type) ? { ...facility, source } : facility;
const classOf =
  (of: Facility['class'], type: Facility['type']): Change =>
  (facility) =>
    facility.type === type ? { ...facility, class: of } : facility;
const unlocated =
  (of: Facility['class']): Change =>
  (facility) =>
    facility.class === of ? { ...facility, latitude: null, longitude: null } : facility;
const unowned =
  (source: Facility['source']): Change =>
  (facility) =>
    facility.source === source ? { ...facility, owners: [] } : facility;

const otherWords: Readonly<Record<string, string>> = {
  operating: 'active',
  construction: 'building',
  proposed: 'planned',
  retired: 'closed',
};

const changes: Readonly<Record<keyof typeof facilityViewFaults, Change>> = {
  'facilities.data-centers.of-other-data': (facility, at, all) =>
    facility.type === 'data_center'
      ? {
          ...facility,
          name: `Hyperscale Site ${at}`,
          owners: all[at % 200]?.owners ?? [],
          capacity: (at % 40) * 7 + 3,
        }
      : facility,
  'facilities.data-centers.in-other-countries': (facility, at, all) =>
    facility.type === 'data_center'
      ? { ...facility, country: all[(at + 7) % all.length]?.country ?? facility.country }
      : facility,
  'facilities.data-centers.some-in-country-before': (facility, at, all) =>
    facility.type === 'data_center' && at % 3 === 0
      ? { ...facility, country: all[at - 1]?.country ?? facility.country }
      : facility,
  'facilities.data-centers.powers-doubled': (facility) =>
    facility.type === 'data_center' && facility.capacity !== null
      ? { ...facility, capacity: facility.capacity * 2 }
      : facility,
  'facilities.data-centers.owned-by-users': (facility, _at, _all, corpus) => {
    const users = usersOf(facility, corpus);
    return facility.type === 'data_center' && users.length > 1 ? { ...facility, owners: users } : facility;
  },
  'facilities.status.own-words': (facility) => ({
    ...facility,
    status: otherWords[facility.status ?? ''] ?? facility.status,
  }),
  'facilities.status.capitals-unfound': (facility) => ({
    ...facility,
    status: facility.status === 'mothballed' ? 'Mothballed' : facility.status,
  }),
  'facility-record.source.terminals-from-ports': fileUnder('maritime_ports', (type) =>
    type.endsWith('_terminal'),
  ),
  'facility-record.source.steel-from-ports': fileUnder('maritime_ports', (type) => type === 'steel_plant'),
  'facility-record.source.chemicals-from-aicompute': fileUnder(
    'aicompute',
    (type) => type === 'chemical_plant',
  ),
  'facility-record.source.ports-from-energy': fileUnder('energy_registry', (type) => type === 'port'),
  'facility-record.source.data-centers-from-energy': fileUnder(
    'energy_registry',
    (type) => type === 'data_center',
  ),
  'facility-record.energy-registry.coordinates-lost': unlocated('heavy_industry'),
  'facility-record.energy-registry.owners-lost': unowned('energy_registry'),
  'facility-record.maritime-ports.coordinates-lost': unlocated('ports'),
  'facility-record.maritime-ports.owned': (facility, at, all) =>
    facility.type === 'port' ? { ...facility, owners: all[at % 100]?.owners ?? [] } : facility,
  'facility-record.aicompute.located': (facility) =>
    facility.type === 'data_center'
      ? { ...facility, latitude: facility.country.latitude, longitude: facility.country.longitude }
      : facility,
  'facility-record.aicompute.owners-lost': unowned('aicompute'),
  'facility-record.class.coal-mines-in-power': classOf('power', 'coal_mine'),
  'facility-record.class.steel-in-extraction': classOf('extraction', 'steel_plant'),
  'facility-record.class.cement-in-transport': classOf('transport_logistics', 'cement_plant'),
  'facility-record.class.lng-terminals-in-ports': classOf('ports', 'lng_terminal'),
  'facility-record.class.iron-in-heavy-industry': classOf('heavy_industry', 'iron_ore_mine'),
  'facility-record.class.chemicals-in-digital': classOf('digital_infrastructure', 'chemical_plant'),
};

const ids = Object.keys(changes) as readonly (keyof typeof changes)[];

/** What variants make of a facility. */
function variedFacility(facility: Facility, at: number, planted: Planted): Facility {
  const { type, country } = facility;
  if (type.endsWith('_pipeline') && planted.varied('facility-record.pipelines.located')) {
    return { ...facility, latitude: country.latitude, longitude: country.longitude };
  }
  if (type === 'lng_carrier' && planted.varied('facility-record.lng-carriers.unlocated')) {
    return { ...facility, latitude: null, longitude: null };
  }
  return at % 3 === 0 && planted.varied('facility-record.status.often-unknown')
    ? { ...facility, status: null }
    : facility;
}

/** A directory of few facilities holds the first ones of each leaf type. */
function isHeld(planted: Planted): (facility: Facility) => boolean {
  if (!planted.varied('facilities.directory.sparse')) return () => true;
  const held = new Map<string, number>();
  return ({ type }) => {
    const count = held.get(type) ?? 0;
    held.set(type, count + 1);
    return count < 2;
  };
}

/** The facilities as the planted faults of the data leave them; without such a fault, as they are. */
export function visibleFacilities(
  facilities: readonly Facility[],
  corpus: Corpus,
  planted: Planted,
): readonly Facility[] {
  return ids
    .filter((id) => planted(id))
    .reduce<readonly Facility[]>(
      (seen, id) => seen.flatMap((facility, at, all) => changes[id](facility, at, all, corpus) ?? []),
      facilities.map((facility, at) => variedFacility(facility, at, planted)).filter(isHeld(planted)),
    );
}
