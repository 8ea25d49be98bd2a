import { type Country, countries } from '../../../contract/countries.js';
import { type FacilityType, facilityClasses, facilityTypesByClass } from '../../../contract/index.js';
import type { DataCenter } from './ai-compute.js';
import type { Facility, Owner } from './facility.js';
import { facilityCountries, facilityKinds, facilityWords, landlocked } from './facility-kinds.js';
import type { Random } from './random.js';

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
export const dayIn = (random: Random, year: number): string =>
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
export function facilityOf(
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
export function dataCenterFacility(random: Random, center: DataCenter): Facility {
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
