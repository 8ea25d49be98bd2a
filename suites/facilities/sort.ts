import { vocabularies } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  once,
  type Query,
} from '../../src/kit/index.js';
import { isCut, keyOf, pageOf, sample } from '../asking/facilities.js';
import { isPastRounding, type Megawatts, megawattsAmong } from '../asking/facility-capacity.js';
import { countriesOf, countryTextOf } from '../asking/facility-places.js';
import { classOfType, type NameReading, nameOf, namesByMember, typeOf } from '../asking/facility-record.js';
import { listIn, listOf } from '../asking/replies.js';
import { sentWith } from '../asking/sent.js';

const capacitiesOf = (rows: readonly JsonObject[], megawattsOf: Megawatts): readonly number[] =>
  rows.flatMap((row) => megawattsOf(row) ?? []);

/** A page in an order. A refusal accuses the values of `sort`. */
async function pageBy(api: Api, sort: string, query: Query = {}): Promise<Exchange> {
  const reply = await pageOf(api, { ...query, sort });
  accusing('facilities.sort.values', () => listIn(reply));
  return reply;
}

interface Page {
  readonly reply: Exchange;
  /** The known facilities that compete for a place on it. */
  readonly rivals: readonly JsonObject[];
  readonly megawattsOf: Megawatts;
}

/** A page that shows several capacities: of the whole list, or of power alone where others stand before them. */
async function tellingPage(api: Api, sort: string): Promise<Page> {
  const known = await sample(api);
  const megawattsOf = megawattsAmong(known);
  const differ = (rows: readonly JsonObject[]) => new Set(capacitiesOf(rows, megawattsOf)).size > 1;
  const whole = await pageBy(api, sort);
  if (differ(listIn(whole))) return { reply: whole, rivals: known, megawattsOf };
  const reply = await pageBy(api, sort, { class: 'power' });
  expectHeld(
    differ(listIn(reply)),
    'no two facilities that show one capacity in MW alone differ in it',
    await pageOf(api),
  );
  const rivals = known.filter((row) => classOfType(typeOf(row) ?? '') === 'power');
  return { reply, rivals, megawattsOf };
}

export const sortCapacity = defineCheck({
  id: 'facilities/sort-capacity',
  title: 'The capacity orders return the facilities with the greatest, or the least, capacity in MW first',
  clauses: [
    'facilities.sort.capacity-desc',
    'facilities.sort.capacity-asc',
    'facilities.sort.capacity.unknown',
  ],
  operations: ['listFacilities'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    [
      { sort: 'capacity_desc', sign: -1 },
      { sort: 'capacity_asc', sign: 1 },
    ] as const,
    async (api, { sort, sign }) => {
      const { reply, rivals, megawattsOf } = await tellingPage(api, sort);
      const rows = listIn(reply);
      const isAfter = (one: number, other: number) => isPastRounding(sign * (one - other), other);
      const capacities = capacitiesOf(rows, megawattsOf);
      for (const [index, capacity] of capacities.entries()) {
        const before = capacities[index - 1] ?? capacity;
        expectThat(
          !isAfter(before, capacity),
          '/data',
          `${sort}: ${capacity} MW before ${before} MW`,
          capacities,
        );
      }
      const edge = capacities.at(-1) ?? 0;
      const seen = new Set(rows.map(keyOf));
      const passed = rivals.filter((row) => isAfter(edge, megawattsOf(row) ?? edge) && !seen.has(keyOf(row)));
      const first = `no facility beyond ${edge} MW left out`;
      expectThat(!isCut(reply) || passed.length === 0, '/data', first, passed[0]);
      api.witness('capacities in order', capacities.length);
      const unknown = rows.findIndex((row) => megawattsOf(row) === undefined);
      api.observe(
        `${sort}: facilities without a capacity in MW`,
        unknown < 0 ? 'none seen' : `from place ${unknown}`,
      );
    },
    {
      clause: ({ sign }) => (sign < 0 ? 'facilities.sort.capacity-desc' : 'facilities.sort.capacity-asc'),
    },
  ),
});

type Collation = (one: string, other: string) => number;

const byCodePoint: Collation = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
const english = (options: Intl.CollatorOptions): Collation => new Intl.Collator('en', options).compare;

/**
 * Languages whose alphabets place letters, or pairs of them, elsewhere: Å after Z, Z after S, Q after K, CH after C or
 * after H, LL after L, I and Y as one.
 */
const alphabets =
  'az cs cy da de-u-co-phonebk es es-u-co-trad et fil fo hr hu is lt lv pl ro sk sl sq sv tr uz vi'.split(
    ' ',
  );

/** Orders that a database or a library may give to texts. */
const collations: readonly Collation[] = [
  byCodePoint,
  (one, other) => byCodePoint(one.toLowerCase(), other.toLowerCase()),
  english({}),
  english({ numeric: true }),
  english({ ignorePunctuation: true }),
  ...alphabets.map((language): Collation => new Intl.Collator(language).compare),
];

/** Texts whose place is a matter of the collation: of other scripts, or with an article that may be passed over. */
const isDebatable = (text: string): boolean =>
  /[^\P{L}\p{Script=Latin}]/u.test(text) || /^(?:the|an?|la|le|les|los|las|el|il|der|die|das)\b/i.test(text);

/** Local alphabets place some letters elsewhere; so many pairs in a hundred may stand the other way round. */
const tolerated = 10;

type Direction = 'ascending' | 'descending' | 'none' | 'unknown';

/** The direction in which texts stand, told by the pairs of which every collation thinks the same (ruling sort-directions). */
export function directionOf(texts: readonly string[]): Direction {
  const clear = texts.filter((text) => !isDebatable(text));
  let [ascending, descending] = [0, 0];
  for (const [index, one] of clear.entries()) {
    for (const other of clear.slice(index + 1)) {
      const signs = new Set(collations.map((compare) => Math.sign(compare(one, other))));
      if (signs.size !== 1 || /\d/.test(one.charAt(0)) !== /\d/.test(other.charAt(0))) continue;
      if (signs.has(-1)) ascending += 1;
      if (signs.has(1)) descending += 1;
    }
  }
  if (ascending + descending === 0) return 'unknown';
  if (Math.min(ascending, descending) * 100 > tolerated * (ascending + descending)) return 'none';
  return ascending > descending ? 'ascending' : 'descending';
}

const countryKey = (row: JsonObject): string | undefined =>
  countriesOf(row).primary?.iso3 ?? countryTextOf(row);

/** Texts by which a deployment may order countries. */
const keys: readonly ((row: JsonObject) => string | undefined)[] = [
  countryTextOf,
  (row) => countriesOf(row).primary?.name,
  (row) => countriesOf(row).primary?.iso3,
  (row) => countriesOf(row).primary?.iso2,
];

export const sortCountry = defineCheck({
  id: 'facilities/sort-country',
  title: 'sort=country orders the facilities by country',
  clauses: ['facilities.sort.country', 'facilities.sort.text-direction'],
  operations: ['listFacilities'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const rows = listIn(await pageBy(api, 'country')).filter((row) => countryKey(row) !== undefined);
    const countries = new Set((await sample(api)).flatMap((row) => countryKey(row) ?? []));
    expectHeld(
      rows.length > 1 && countries.size > 1,
      'the facilities of the first pages are of one country',
      await pageOf(api),
    );
    const left = new Set<string>();
    for (const [index, row] of rows.entries()) {
      const [here, before] = [countryKey(row) ?? '', rows[index - 1]];
      if (before !== undefined && countryKey(before) !== here) left.add(countryKey(before) ?? '');
      expectThat(!left.has(here), '/data', 'the facilities of each country together', here);
    }
    const directions = keys.map((key) => directionOf(rows.flatMap((row) => key(row) ?? [])));
    const direction = directions.find((each) => each !== 'none');
    expectThat(direction !== undefined, '/data', 'countries in order', [...left].slice(0, 8));
    api.witness('facilities in order of country', rows.length);
    api.observe('sort=country', direction);
  }),
});

export const sortName = defineCheck({
  id: 'facilities/sort-name',
  title: 'sort=name, which is the default, orders the facilities by name',
  clauses: ['facilities.sort.name', 'facilities.sort.default', 'facilities.sort.text-direction'],
  operations: ['listFacilities'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const pages = [listIn(await pageOf(api)), listIn(await pageBy(api, 'name'))] as const;
    const read = (rows: readonly JsonObject[], reading: NameReading) =>
      rows.flatMap((row) => reading(row) ?? []);
    const [, sorted] = pages;
    const named = read(sorted, nameOf).length;
    expectHeld(named > 1, 'fewer than two facilities show a name', await pageOf(api));
    // Which of several names the order is about is not told, but each facility has one.
    const readings = namesByMember(sorted).filter((reading) => read(sorted, reading).length === named);
    const isOrderly = (reading: NameReading) => !/none|unknown/.test(directionOf(read(sorted, reading)));
    const reading = readings.find(isOrderly) ?? nameOf;
    const [unsorted, byName] = pages.map((rows) => read(rows, reading)) as [string[], string[]];
    const direction = directionOf(byName);
    expectHeld(direction !== 'unknown', 'the names of the first page are all alike', await pageOf(api));
    expectThat(direction !== 'none', '/data', 'facilities in the order of their names', byName.slice(0, 8));
    // Equal names may stand in any order, and pages may be short.
    const common = Math.min(unsorted.length, byName.length);
    const [here, there] = [unsorted.slice(0, common), byName.slice(0, common)];
    const differs = here.findIndex((name, index) => name !== there[index]);
    expectThat(
      differs < 0,
      `/data/${differs}`,
      `the name "${there[differs]}" as with sort=name`,
      here[differs],
      'facilities.sort.default',
    );
    api.witness('names in order', common);
    // Ascending is natural, not stated.
    api.observe('sort=name', direction);
  }),
});

export const sortValues = defineCheck({
  id: 'facilities/sort-values',
  title: 'sort accepts each of its five values',
  clauses: ['facilities.sort.values', 'facilities.sort.recent.time'],
  operations: ['listFacilities'],
  rulings: ['sort-directions'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(vocabularies.facilitySort.values, async (api, sort) => {
    const rows = listIn(await pageOf(api, { sort }));
    const unsorted = listIn(await pageOf(api));
    expectThat(rows.length > 0 || unsorted.length === 0, '/data', `facilities by ${sort}`, rows.length);
    api.witness('facilities in some order', rows.length);
  }),
});

/** To judge every pair of names in every reply would take long. */
const mostNames = 14;

/** Names from all over a page; those that stand in no order hardly look as if they did. */
function spread(names: readonly string[]): readonly string[] {
  const step = Math.max(1, names.length / mostNames);
  return names.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

/** What a page is ordered by, where no order is sent; a search for a name, a place or an owner may rank what it finds. */
const mayRank = ['q', 'near', 'entity', 'owner_search'];

export const sortRows = defineInvariant({
  id: 'facilities/sort-rows',
  title: 'Any page of facilities is in the order of its request, by name unless one is sent',
  clauses: ['facilities.sort.default', 'facilities.sort.capacity-desc', 'facilities.sort.capacity-asc'],
  operations: ['listFacilities'],
  rulings: ['sort-directions'],
  comparesParts: true,
  judge(exchange, { offer }) {
    const { request, status, json } = exchange;
    if (request.operation !== 'listFacilities' || status !== 200) return 0;
    const rows = listOf(json) ?? [];
    const sent = sentWith(exchange);
    const [sort] = sent.get('sort') ?? [];
    if (sort === 'capacity_desc' || sort === 'capacity_asc') {
      const megawattsOf = megawattsAmong([...(offer.rows.listFacilities ?? []), ...rows]);
      const sign = sort === 'capacity_asc' ? 1 : -1;
      const capacities = capacitiesOf(rows, megawattsOf);
      const misplaced = capacities.findIndex((capacity, at) =>
        isPastRounding(sign * ((capacities[at - 1] ?? capacity) - capacity), capacity),
      );
      const clause = sign > 0 ? 'facilities.sort.capacity-asc' : 'facilities.sort.capacity-desc';
      expectThat(misplaced < 0, '/data', `the facilities by ${sort}`, capacities, clause);
      return new Set(capacities).size;
    }
    if (sort !== undefined || mayRank.some((name) => sent.has(name))) return 0;
    const named = rows.filter((row) => nameOf(row) !== undefined);
    // In a few names there is no order to see.
    if (named.length < mostNames) return 0;
    const readings = namesByMember(named).map((reading) => named.flatMap((row) => reading(row) ?? []));
    let direction: Direction = 'none';
    for (const names of readings) {
      if (direction === 'none' && names.length === named.length) direction = directionOf(spread(names));
    }
    const seen = readings[0]?.slice(0, 8);
    expectThat(direction !== 'none', '/data', 'facilities by name', seen, 'facilities.sort.default');
    return direction === 'unknown' ? 0 : 1;
  },
  provokedBy: [
    'facilities/sort-name',
    'facilities/sort-capacity',
    'facilities/country-filter',
    'facilities/type-list',
  ],
});
