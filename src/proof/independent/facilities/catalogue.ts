import { dataCenters } from '../aicompute/records.js';
import { has } from '../bugs.js';
import { type Organization, organizations } from '../corpus/organizations.js';
import { type Country, countries, places } from '../corpus/places.js';
import { hexOf, type Rolls, rollsOf, rounded } from '../corpus/random.js';
import { isOneIn } from '../rare-bugs.js';

/** Leaf types of each class. */
const typesOfClass: Readonly<Record<string, readonly string[]>> = {
  power: [
    'coal_plant',
    'oil_gas_plant',
    'nuclear_plant',
    'geothermal_plant',
    'bioenergy_plant',
    'hydropower_plant',
    'solar_farm',
    'wind_farm',
  ],
  extraction: ['coal_mine', 'oil_gas_field', 'iron_ore_mine'],
  transport_logistics: ['coal_terminal', 'lng_terminal', 'gas_pipeline', 'oil_pipeline', 'lng_carrier'],
  ports: ['port'],
  heavy_industry: ['steel_plant', 'cement_plant', 'chemical_plant'],
  digital_infrastructure: ['data_center'],
};

export const classNames: readonly string[] = Object.keys(typesOfClass);

export const leafTypes: readonly string[] = Object.values(typesOfClass).flat();

type Source = 'energy_registry' | 'maritime_ports' | 'aicompute';

export function sourceOf(type: string): Source {
  const isHarboured = type.endsWith('_terminal') && has('terminals-in-port-silo');
  if (type === 'port' || isHarboured) return 'maritime_ports';
  return type === 'data_center' ? 'aicompute' : 'energy_registry';
}

export function classOf(type: string): string {
  if (type.endsWith('_plant') && has('steel-is-power')) return 'power';
  return classNames.find((name) => typesOfClass[name]?.includes(type)) ?? '';
}

/** The shown states and others that this deployment uses; the list is open. */
const statuses: readonly string[] = [
  'operating',
  'operating',
  'operating',
  'construction',
  'proposed',
  'retired',
  'Mothballed',
  'shelved pending review',
];

export interface Facility {
  /** `f_` or `s_` and hexadecimal digits, some few and some many. */
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly country: Country;
  readonly secondary: Country | undefined;
  readonly point: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly owners: readonly Organization[];
  readonly status: string;
  /** Megawatts, of power plants and data centers; undefined where unknown. */
  readonly megawatts: number | undefined;
  /** Tonnes a year, of the others that have a capacity. */
  readonly tonnes: number | undefined;
  /** Orders `recent`, newest highest. */
  readonly revision: number;
}

const first = [
  'Åkers',
  'Zeeland',
  'old mill',
  'Nkomati',
  'Ñandú',
  'Étretat',
  'San Telmo',
  '3 Sisters',
  'Ulm',
];
const powered = /_plant$|_farm$/;
const industry = ['steel_plant', 'cement_plant', 'chemical_plant'];

function idOf(name: string, at: number): string {
  const digits = [4, 9, 16, 33, 12][at % 5] ?? 12;
  // Two of eleven rows are known by the id of their site.
  return `${at % 11 < 2 ? 's' : 'f'}_${hexOf(`facility ${name}`, digits)}`;
}

function ownersOf(rolls: Rolls, type: string): readonly Organization[] {
  if (type === 'port') return [];
  const one = rolls.pick(organizations);
  const other = rolls.pick(organizations);
  return rolls.chance(0.3) && other !== one ? [one, other] : [one];
}

function facilityOf(type: string, at: number): Facility {
  const rolls = rollsOf(`facility ${type} ${at}`);
  const place = rolls.pick(places);
  const name = `${rolls.pick(first)} ${type.replaceAll('_', ' ')} ${at + 1}`;
  const pipeline = type.endsWith('_pipeline');
  const power = powered.test(type) && !industry.includes(type);
  const aside = rolls.pick(places).country;
  const nudge = (): number => rounded(rolls.unit() * 1.6 - 0.8, 4);
  return {
    id: idOf(name, leafTypes.indexOf(type) * 7 + at),
    name,
    type,
    country: place.country,
    secondary: (pipeline || type === 'hydropower_plant') && aside !== place.country ? aside : undefined,
    point:
      pipeline && at % 3 !== 0
        ? undefined
        : {
            latitude: rounded(place.latitude + nudge(), 4),
            longitude: rounded(Math.max(-180, Math.min(180, place.longitude + nudge())), 4),
          },
    owners: ownersOf(rolls, type),
    status: rolls.pick(statuses),
    megawatts: power && at !== 2 ? rolls.between(2, 4200) : undefined,
    tonnes: power || type === 'port' || pipeline ? undefined : rolls.between(1, 90) * 100_000,
    revision: rolls.between(1, 9_000),
  };
}

const built = leafTypes
  .filter((type) => type !== 'data_center')
  .flatMap((type) => Array.from({ length: 6 }, (_, at) => facilityOf(type, at)));

const computing = dataCenters.slice(0, 8).map((site, at): Facility => {
  const country = countries.find(({ name }) => name === site.country);
  if (country === undefined) throw new RangeError(`no country ${site.country}`);
  return {
    id: idOf(site.name, at + 3),
    name: site.name,
    type: 'data_center',
    country,
    secondary: undefined,
    point: undefined,
    owners: [site.owner],
    status: at % 3 === 0 ? 'construction' : 'operating',
    megawatts: site.megawatts,
    tonnes: undefined,
    revision: 40 + at,
  };
});

export const facilities: readonly Facility[] = [...computing, ...built];

/** The power of a facility; bent, that of a data center under construction as it was planned before. */
function powerOf({ type, status, megawatts }: Facility): number | undefined {
  const isOld = type === 'data_center' && status === 'construction';
  if (megawatts === undefined || !isOld || !has('directory-copy-of-centers-outdated')) return megawatts;
  return Math.floor(megawatts * 0.8);
}

/** A facility where it lies; bent, a data center in the country of its owner. */
export function located(given: Facility): Facility {
  const facility = { ...given, megawatts: powerOf(given) };
  if (facility.type !== 'data_center' || !has('center-in-country-of-its-owner')) return facility;
  const seat = countries.find(({ iso3 }) => iso3 === facility.owners[0]?.country);
  return { ...facility, country: seat ?? facility.country };
}

/** Ids of former units and the sites they were split into. */
export const formerUnits: ReadonlyMap<string, readonly string[]> = new Map(
  facilities
    .filter(({ type }) => type === 'hydropower_plant')
    .slice(0, 4)
    .map(({ name, id }, at, all) => [
      `f_${hexOf(`unit ${name}`, 7)}`,
      [id, all[(at + 1) % all.length]?.id ?? id],
    ]),
);

type Part = Readonly<Record<string, unknown>>;

/** The owners of a card; bent, the users of a data center. */
function ownersTold({ name, owners }: Facility): readonly Organization[] {
  const users = dataCenters.find((site) => site.name === name)?.users ?? [];
  return users.length > 0 && has('center-owned-by-its-users') ? users : owners;
}

/** The name of an owner; bent, its bytes are read as Latin-1. */
function ownerName({ name }: Organization): string {
  return has('owner-names-decoded-as-latin-1') ? Buffer.from(name).toString('latin1') : name;
}

/** A facility as lists show it: its identity on top, everything else a level down. */
export function facilityCard(facility: Facility, base: string): Part {
  const { id, type, country, secondary, point, tonnes } = facility;
  const owners = ownersTold(facility);
  const unit = type === 'data_center' && has('center-power-in-kilowatts') ? 1000 : 1;
  const unknown = type === 'data_center' && has('unmeasured-center-of-zero-megawatts') ? 0 : null;
  const power = facility.megawatts === undefined ? unknown : facility.megawatts * unit;
  return {
    anlage: { displayName: facility.name, type, class: classOf(type), source: sourceOf(type) },
    geographischeLage: {
      countryIso3: country.iso3,
      secondaryCountryIso3: secondary?.iso3 ?? null,
      latitudeDegrees: point?.latitude ?? null,
      longitudeDegrees: point?.longitude ?? null,
    },
    ...(owners.length > 0 && {
      owners: owners.map((owner) => ({ ownerName: ownerName(owner), entity_id: owner.id })),
    }),
    betrieb: {
      status: facility.status,
      capacityMegawatts: power,
      ...(tonnes !== undefined && { durchsatzTonnenImJahr: tonnes }),
    },
    weiterfuehrend: {
      detailUrl: `${base}/api/v2/facilities/${id}`,
      ownerUrls: owners.map((owner) => `${base}/api/v2/entities/${owner.id}`),
    },
    facility_id: id,
  };
}

/** A facility as its record shows it; bent, a port with its coordinates in the order of the port index. */
function recorded(facility: Facility): Facility {
  const { type, point } = facility;
  if (type !== 'port' || point === undefined || !has('port-record-longitude-first')) return facility;
  return { ...facility, point: { latitude: point.longitude, longitude: point.latitude } };
}

/** The detail record: the card with what its source told and which records were merged into it. */
export function facilityDetail(facility: Facility, merged: readonly string[], base: string): Part {
  const merges = merged.map((unit) => ({
    formerUnit: unit,
    mergedFrom: sourceOf(facility.type),
    reversible: true,
  }));
  const isOther = has('one-in-twenty-of-another-status-in-detail') && isOneIn(20, facility.id);
  const status = facility.status === 'operating' ? 'retired' : 'operating';
  return {
    ...facilityCard(recorded(isOther ? { ...facility, status } : facility), base),
    attributes: { revision: facility.revision, sourceType: facility.type.toUpperCase() },
    ...(!has('facility-without-merges') && { merge_history: merges }),
  };
}
