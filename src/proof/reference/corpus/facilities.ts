import { type Country, countries } from '../../../../contract/countries.js';
import {
  type FacilityClass,
  type FacilitySource,
  type FacilityType,
  facilityClasses,
  facilityTypes,
  facilityTypesByClass,
} from '../../../../contract/index.js';
import { aiComputeIn, type DataCenter } from './ai-compute.js';
import { isOwner } from './compute-organizations.js';
import { type Entity, memoizedByRecords, type Records } from './entities.js';
import { type Random, randomFrom } from './random.js';

interface Owner {
  readonly name: string;
  readonly entity_id: string;
}

/** A record of another silo that was merged into a facility; undoing the merge restores it. */
export interface Merge {
  readonly facility_id: string;
  readonly source: FacilitySource;
  readonly name: string;
  readonly merged_at: string;
  readonly reversible: true;
}

export interface Facility {
  readonly facility_id: string;
  readonly site_id: string;
  readonly name: string;
  readonly type: FacilityType;
  readonly class: FacilityClass;
  readonly source: FacilitySource;
  readonly country: Country;
  readonly secondaryCountry: Country | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly owners: readonly Owner[];
  readonly status: string | null;
  readonly capacity: number | null;
  readonly capacityUnit: string | null;
  readonly updatedAt: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly mergeHistory: readonly Merge[];
}

/** The collation of the orders by text. */
export const collator = new Intl.Collator('en');

/** The directory in the order of names, and the legacy unit ids that stand for several sites. */
export interface Directory {
  readonly facilities: readonly Facility[];
  readonly legacy: ReadonlyMap<string, readonly string[]>;
}

/** What facilities of a type are called, and how their capacity is measured; `top` is the greatest, roughly. */
interface FacilityKind {
  readonly nouns: readonly [string, ...string[]];
  /** Null where the source tells no capacity. */
  readonly unit: string | null;
  readonly top: number;
}

const kind = (unit: string | null, top: number, ...nouns: readonly [string, ...string[]]): FacilityKind => ({
  nouns,
  unit,
  top,
});

const facilityKinds: Readonly<Record<FacilityType, FacilityKind>> = {
  coal_plant: kind('MW', 4_000, 'Power Station', 'Thermal Plant', 'Coal Plant'),
  oil_gas_plant: kind('MW', 2_400, 'Gas Plant', 'Combined Cycle Plant', 'Peaker'),
  nuclear_plant: kind('MW', 6_000, 'Nuclear Power Plant', 'Atomic Station'),
  geothermal_plant: kind('MW', 300, 'Geothermal Plant', 'Steam Field'),
  bioenergy_plant: kind('MW', 150, 'Biomass Plant', 'Biogas Plant'),
  hydropower_plant: kind('MW', 8_000, 'Dam', 'Hydropower Plant', 'Pumped Storage'),
  solar_farm: kind('MW', 900, 'Solar Farm', 'Solar Park'),
  wind_farm: kind('MW', 700, 'Wind Farm', 'Offshore Wind'),
  coal_mine: kind('Mtpa', 40, 'Colliery', 'Coal Mine'),
  oil_gas_field: kind('boe/d', 400_000, 'Field', 'Gas Field'),
  iron_ore_mine: kind('Mtpa', 60, 'Iron Mine', 'Ore Pit'),
  coal_terminal: kind('Mtpa', 50, 'Coal Terminal', 'Bulk Terminal'),
  lng_terminal: kind('Mtpa', 20, 'LNG Terminal', 'Regasification Terminal'),
  gas_pipeline: kind('bcm/y', 60, 'Gas Pipeline', 'Interconnector'),
  oil_pipeline: kind('bbl/d', 900_000, 'Oil Pipeline', 'Crude Line'),
  lng_carrier: kind('m3', 180_000, 'Spirit', 'Voyager', 'Star'),
  port: kind(null, 0, 'Port', 'Harbour', 'Anchorage'),
  steel_plant: kind('ttpa', 12_000, 'Steelworks', 'Rolling Mill'),
  cement_plant: kind('Mtpa', 8, 'Cement Works', 'Cement Plant'),
  chemical_plant: kind('ktpa', 3_000, 'Chemical Works', 'Ammonia Plant'),
  data_center: kind('MW', 1_600, 'Data Center'),
};

/** Made-up places that facilities are called after. */
const facilityWords: readonly [string, ...string[]] = [
  'Ägirsund',
  'Altamira',
  'Blackmere',
  'Cordillera',
  'Dunmore',
  'Étang-Noir',
  'Fjordgate',
  'Grünwald',
  'Halden',
  'Ísafell',
  'Kaborongo',
  'Larkspur',
  'Łęgowo',
  'Marrow Point',
  'Nakasongo',
  'Ormskirk',
  'Pêcherie',
  'Quetzal',
  'Río Seco',
  'São Bento',
  'Tamarack',
  'Ústí Hill',
  'Vinh Loc',
  'Wexcombe',
  'Żuraw',
  'de Witt',
];

/** Where facilities stand; several names contain one another. */
const facilityCountries: readonly string[] = (
  'USA CHN IND BRA DEU FRA GBR POL UKR ROU ITA ESP NOR SWE TUR EGY DZA MAR NGA NER GHA GIN GNQ KEN ETH TZA ZAF MOZ ' +
  'AGO COD AUS NZL PNG IDN VNM PHL JPN KOR KAZ UZB IRN IRQ SAU ARE MEX GTM PAN CUB JAM COL PER CHL ARG BOL CAN AUT CHE'
).split(' ');

/** Countries without a coast have no ports. */
const landlocked: readonly string[] = ['NER', 'ETH', 'KAZ', 'UZB', 'BOL', 'AUT', 'CHE'];

const statuses = [
  'operating',
  'operating',
  'operating',
  'construction',
  'proposed',
  'retired',
  'mothballed',
] as const;
const classes = new Map(
  facilityClasses.flatMap((of) => facilityTypesByClass[of].map((type) => [type, of] as const)),
);

const countryOf = (iso3: string): Country => {
  const country = countries.find((each) => each.iso3 === iso3);
  if (country === undefined) throw new Error(`There is no country ${iso3}.`);
  return country;
};
const hosts = facilityCountries.map(countryOf);
const coasts = hosts.filter(({ iso3 }) => !landlocked.includes(iso3));

const two = (value: number): string => String(value).padStart(2, '0');
const dayIn = (random: Random, year: number): string =>
  `${year}-${two(random.whole(1, year === 2026 ? 2 : 12))}-${two(random.whole(1, 28))}T${two(random.whole(0, 23))}:00:00Z`;

const spread = (random: Random, centre: number, by: number, most: number): number =>
  Math.max(-most, Math.min(most, random.real(centre - by, centre + by, 4)));

const isPipeline = (type: FacilityType): boolean => type.endsWith('_pipeline');

/** Up to three owners; now and then none is known. */
function ownersOf(random: Random, owners: readonly [Owner, ...Owner[]]): readonly Owner[] {
  const wanted = random.pick([0, 1, 1, 1, 2, 3]);
  const drawn = Array.from({ length: wanted }, () => random.pick(owners));
  return [...new Map(drawn.map((owner) => [owner.entity_id, owner])).values()];
}

/** The facility of a type that is drawn at a place in the row; `owners` are those it may have. */
function facilityOf(
  random: Random,
  type: FacilityType,
  at: number,
  owners: readonly [Owner, ...Owner[]],
): Facility {
  const { nouns, unit, top } = facilityKinds[type];
  const land = type === 'port' || type === 'lng_carrier' ? coasts : hosts;
  const country = land[random.whole(0, land.length - 1)] ?? countryOf('USA');
  // Some are called after an organisation, which need not own them.
  const [eponym = ''] = random.pick(owners).name.split(' ');
  const word = random.chance(0.15) ? eponym : random.pick(facilityWords);
  const noun = random.pick(nouns);
  const crosses = isPipeline(type)
    ? at % 2 === 0
    : at % 11 === 5 && (type === 'hydropower_plant' || type === 'oil_gas_field');
  const other = hosts[random.whole(0, hosts.length - 1)];
  const located = !isPipeline(type) || at % 4 === 1;
  const tied = at % 7 === 2 ? Math.ceil(top / 4) : random.whole(Math.ceil(top / 60), top);
  return {
    facility_id: `f_${random.hex(12)}`,
    site_id: `s_${random.hex(12)}`,
    name:
      type === 'port' && random.chance(0.5)
        ? `Port of ${word}`
        : `${word} ${noun}${at % 3 === 1 ? ` ${at + 1}` : ''}`,
    type,
    class: classes.get(type) ?? 'power',
    source: type === 'port' ? 'maritime_ports' : 'energy_registry',
    country,
    secondaryCountry: crosses && other !== undefined && other !== country ? other : null,
    latitude: located ? spread(random, country.latitude, 1.8, 85) : null,
    longitude: located ? spread(random, country.longitude, 2.4, 179) : null,
    owners: type === 'port' ? [] : ownersOf(random, owners),
    status: random.chance(0.06) ? null : random.pick(statuses),
    capacity: unit === null || at % 9 === 4 ? null : tied,
    capacityUnit: unit,
    updatedAt: dayIn(random, random.chance(0.4) ? 2026 : 2025),
    attributes: {
      source_id: `G-${random.whole(100_000, 999_999)}`,
      start_year: at % 5 === 3 ? null : random.whole(1931, 2030),
    },
    mergeHistory: [],
  };
}

/** The facility that a data center of the AI compute data is. */
function dataCenterFacility(random: Random, center: DataCenter): Facility {
  const { name, owner, entity_id, status, power_mw, country, id, current_chip_types } = center;
  return {
    facility_id: `f_${random.hex(12)}`,
    site_id: `s_${random.hex(12)}`,
    name,
    type: 'data_center',
    class: 'digital_infrastructure',
    source: 'aicompute',
    country: countries.find((each) => each.name === country) ?? countryOf('USA'),
    secondaryCountry: null,
    latitude: null,
    longitude: null,
    owners: owner === null || entity_id === null ? [] : [{ name: owner, entity_id }],
    status,
    capacity: power_mw,
    capacityUnit: 'MW',
    updatedAt: dayIn(random, 2026),
    attributes: { source_id: id, current_chip_types },
    mergeHistory: [],
  };
}

const counts: Partial<Record<FacilityType, number>> = { port: 80, data_center: 0 };
const usualCount = 22;

/** Terminals that the port index knew as ports. */
const merged = (random: Random, facility: Facility, at: number): Facility =>
  facility.type.endsWith('_terminal') && at % 4 === 1
    ? {
        ...facility,
        mergeHistory: [
          {
            facility_id: `f_${random.hex(12)}`,
            source: 'maritime_ports',
            name: `Port of ${facility.name}`,
            merged_at: dayIn(random, 2025),
            reversible: true,
          },
        ],
      }
    : facility;

function build(corpus: Records): Directory {
  const random = randomFrom(`facilities of ${corpus.seed}`);
  const { entities } = corpus;
  const hasSiblings = ({ id, canonicalId }: Entity): boolean =>
    entities.some((other) => other.id !== id && other.canonicalId === canonicalId);
  const [first, ...rest] = entities
    .filter(isOwner)
    .flatMap((entity) => (hasSiblings(entity) ? [entity, entity, entity, entity] : [entity]))
    .map(({ name, id }): Owner => ({ name, entity_id: id }));
  if (first === undefined) throw new Error('The corpus has no organisation.');
  const owners: readonly [Owner, ...Owner[]] = [first, ...rest];
  const all = facilityTypes.flatMap((type) =>
    Array.from({ length: counts[type] ?? usualCount }, (_, at) => facilityOf(random, type, at, owners)),
  );
  const centers = aiComputeIn(corpus).dataCenters.map((center) => dataCenterFacility(random, center));
  const legacy = new Map<string, readonly string[]>();
  const facilities = [...all, ...centers].map((facility, at, whole): Facility => {
    const before = whole[at - 1];
    // The second unit of a site, and a legacy unit id that was given to units of two sites.
    if (facility.type === 'coal_plant' && at % 5 === 2 && before !== undefined)
      return { ...facility, site_id: before.site_id };
    if (facility.type !== 'nuclear_plant' || at % 4 !== 0 || before === undefined)
      return merged(random, facility, at);
    const id = `f_${random.hex(8)}`;
    legacy.set(id, [before.site_id, facility.site_id]);
    return { ...facility, attributes: { ...facility.attributes, legacy_unit_ids: [id] } };
  });
  return {
    facilities: facilities.toSorted((left, right) => collator.compare(left.name, right.name)),
    legacy,
  };
}

/** The facility directory that belongs to a corpus, built once. */
export const directoryIn = memoizedByRecords(build, ({ directory }) => directory);
