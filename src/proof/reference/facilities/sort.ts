import { vocabularies } from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import { collator, type Directory, type Facility } from '../corpus/facilities.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { megawatts } from './capacity.js';

export const facilitySortFaults = {
  'facilities.sort.capacity-asc-refused': {
    clauses: ['facilities.sort.values'],
    summary: 'Does not know sort=capacity_asc',
  },
  'facilities.sort.recent-refused': {
    clauses: ['facilities.sort.values'],
    summary: 'Does not know sort=recent',
  },
  'facilities.sort.default-recent': {
    clauses: ['facilities.sort.default'],
    summary: 'Orders facilities by their last change where sort is not sent',
  },
  'facilities.sort.default-by-id': {
    clauses: ['facilities.sort.default'],
    summary: 'Orders facilities by id where sort is not sent',
  },
  'facilities.sort.default-by-id-within-country': {
    clauses: ['facilities.sort.default'],
    summary: 'Orders the facilities of a country by id where sort is not sent',
  },
  'facilities.sort.default-by-type-of-types': {
    clauses: ['facilities.sort.default'],
    summary: 'Orders the facilities of one type after the other where types are listed and sort is not sent',
  },
  'facilities.sort.name-ignored': {
    clauses: ['facilities.sort.name'],
    admits: ['facilities.sort.default'],
    summary: 'Orders facilities by id under sort=name',
  },
  'facilities.sort.name-within-types': {
    clauses: ['facilities.sort.name'],
    admits: ['facilities.sort.default'],
    summary: 'Orders facilities by name within each type',
  },
  'facilities.sort.capacity-desc-ascending': {
    clauses: ['facilities.sort.capacity-desc'],
    summary: 'Puts the facilities of least capacity first under capacity_desc',
  },
  'facilities.sort.capacity-desc-as-text': {
    clauses: ['facilities.sort.capacity-desc'],
    summary: 'Orders capacities as texts under capacity_desc',
  },
  'facilities.sort.capacity-desc-in-any-unit': {
    clauses: ['facilities.sort.capacity-desc'],
    summary: 'Puts the capacities of power plants, counted in GW, among those in MW of data centers',
  },
  'facilities.sort.capacity-asc-descending': {
    clauses: ['facilities.sort.capacity-asc'],
    summary: 'Puts the facilities of greatest capacity first under capacity_asc',
  },
  'facilities.sort.capacity-asc-ignored': {
    clauses: ['facilities.sort.capacity-asc'],
    summary: 'Orders by name under capacity_asc',
  },
  'facilities.sort.country-ignored': {
    clauses: ['facilities.sort.country'],
    summary: 'Orders by name under sort=country',
  },
  'facilities.sort.country-secondary': {
    clauses: ['facilities.sort.country'],
    summary: 'Orders by the secondary country, where there is one, under sort=country',
  },
  'facilities.sort.country-ties-turned': {
    clauses: ['facilities.cursor.no-repeats', 'facilities.cursor.complete', 'facilities.cursor.next-page'],
    summary: 'Orders the facilities of a country the other way round on later pages under sort=country',
  },
  'facilities.sort.unknown-served': {
    clauses: ['facilities.sort.unknown'],
    summary: 'Orders by name under an unknown sort',
  },
} as const satisfies Faults;

export const facilitySortVariants = {
  'facilities.sort.of-a-store': {
    summary: 'Orders texts by code unit, unknown capacities first, countries by code and equal keys by id',
    allowedBy: [
      'sort-directions',
      'facilities.sort.capacity.unknown',
      'facilities.sort.text-direction',
      'facilities.sort.ties',
    ],
  },
  'facilities.sort.by-another-alphabet': {
    apart: true,
    summary: 'Orders names by the Swedish alphabet, which has Å after Z',
    allowedBy: ['sort-directions', 'facilities.sort.text-direction'],
    corpus: (corpus) => ({
      ...corpus,
      entities: [...corpus.entities],
      thinned: {
        ...corpus.thinned,
        directory: (whole) => renamed(corpus.thinned?.directory?.(whole) ?? whole),
      },
    }),
  },
} as const satisfies Variants;

const swedish = new Intl.Collator('sv');
/** Towns of which alphabets think differently, few facilities in the first ones: a page shows all three. */
const townOf = (at: number): string => (at % 20 === 0 ? 'Étretat' : at % 20 === 1 ? 'Ñandú' : 'Åkers');

function renamed(whole: Directory): Directory {
  const facilities = whole.facilities.map((each, at) => ({ ...each, name: `${townOf(at)} ${each.name}` }));
  return { ...whole, facilities: facilities.toSorted((one, other) => swedish.compare(one.name, other.name)) };
}

type Order = (left: Facility, right: Facility) => number;
type Sort = (typeof vocabularies.facilitySort.values)[number];

/** The directory comes ordered by name, and sorting is stable: equal keys stay in the order of their names. */
const byText =
  (of: (facility: Facility) => string): Order =>
  (left, right) =>
    collator.compare(of(left), of(right));

const byId = byText(({ facility_id }) => facility_id);
const byType = byText(({ type }) => type);
const byRecency: Order = (left, right) => byText(({ updatedAt }) => updatedAt)(right, left);

/** By capacity in MW; facilities without one stand last, whatever the direction. */
const byCapacity =
  (sign: 1 | -1, of: (facility: Facility) => number | null = megawatts): Order =>
  (left, right) => {
    const [one, other] = [of(left), of(right)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  };

/** The orders of a store: unknown capacities first, texts by code unit, equal keys by id from the last. */
function storeOrder(sort: Sort): Order {
  const text =
    (of: (facility: Facility) => string): Order =>
    (left, right) =>
      of(left) < of(right) ? -1 : of(left) > of(right) ? 1 : 0;
  const power =
    (sign: 1 | -1): Order =>
    (left, right) => {
      const [one, other] = [megawatts(left), megawatts(right)];
      if (one === null || other === null) return Number(other === null) - Number(one === null);
      return sign * (one - other);
    };
  const orders: Readonly<Record<Sort, Order>> = {
    name: text(({ name }) => name),
    country: text(({ country }) => country.iso3),
    capacity_asc: power(1),
    capacity_desc: power(-1),
    recent: byRecency,
  };
  return (left, right) => orders[sort](left, right) || -byId(left, right);
}

const inAnyUnit = (facility: Facility): number | null => {
  const power = megawatts(facility);
  return power === null || facility.type === 'data_center' ? power : power / 1_000;
};

const asText: Order = (left, right) =>
  String(megawatts(right) ?? '').localeCompare(String(megawatts(left) ?? ''));

/** The order of a sort; undefined where the order of the directory is the one. */
function orderOf(sort: Sort, planted: Planted): Order | undefined {
  switch (sort) {
    case 'name':
      if (planted('facilities.sort.name-ignored')) return byId;
      return planted('facilities.sort.name-within-types') ? byType : undefined;
    case 'capacity_desc':
      if (planted('facilities.sort.capacity-desc-ascending')) return byCapacity(1);
      if (planted('facilities.sort.capacity-desc-as-text')) return asText;
      return byCapacity(-1, planted('facilities.sort.capacity-desc-in-any-unit') ? inAnyUnit : megawatts);
    case 'capacity_asc':
      if (planted('facilities.sort.capacity-asc-ignored')) return undefined;
      return byCapacity(planted('facilities.sort.capacity-asc-descending') ? -1 : 1);
    case 'recent':
      return byRecency;
    case 'country': {
      if (planted('facilities.sort.country-ignored')) return undefined;
      const second = planted('facilities.sort.country-secondary');
      return byText(({ country, secondaryCountry }) => ((second && secondaryCountry) || country).name);
    }
  }
}

function sortOf({ values }: FamilyCall, planted: Planted): Sort {
  const sent = values.get('sort');
  if (sent === undefined) return 'name';
  const accepted = vocabularies.facilitySort.values.filter(
    (value) =>
      !(value === 'capacity_asc' && planted('facilities.sort.capacity-asc-refused')) &&
      !(value === 'recent' && planted('facilities.sort.recent-refused')),
  );
  const found = accepted.find((value) => value === sent);
  if (found !== undefined) return found;
  if (planted('facilities.sort.unknown-served')) return 'name';
  throw new Refusal('INVALID_ENUM', `${quoted(sent)} is no sort.`, {
    param: 'sort',
    accepted_values: accepted,
  });
}

/** Reads `sort`, and brings the facilities into its order. */
export function sorted(
  facilities: readonly Facility[],
  call: FamilyCall,
  planted: Planted,
): { readonly sort: Sort; readonly rows: readonly Facility[] } {
  const sort = sortOf(call, planted);
  if (planted.varied('facilities.sort.of-a-store'))
    return { sort, rows: facilities.toSorted(storeOrder(sort)) };
  const unsent = !call.values.has('sort');
  if (unsent && planted('facilities.sort.default-recent'))
    return { sort, rows: facilities.toSorted(byRecency) };
  if (unsent && planted('facilities.sort.default-by-id')) return { sort, rows: facilities.toSorted(byId) };
  if (unsent && call.values.has('country') && planted('facilities.sort.default-by-id-within-country'))
    return { sort, rows: facilities.toSorted(byId) };
  if (unsent && call.values.has('type') && planted('facilities.sort.default-by-type-of-types'))
    return { sort, rows: facilities.toSorted(byType) };
  const isTurned = sort === 'country' && call.values.has('cursor');
  if (isTurned && planted('facilities.sort.country-ties-turned'))
    return { sort, rows: facilities.toReversed().toSorted(byText(({ country }) => country.name)) };
  const order = orderOf(sort, planted);
  return { sort, rows: order === undefined ? facilities : facilities.toSorted(order) };
}
