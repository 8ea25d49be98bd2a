import { countries } from '../../contract/countries.js';
import {
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  largestOf,
  once,
  smallestOf,
  strings,
} from '../../src/kit/index.js';
import {
  firstPageOf,
  type Leaf,
  leavesIn,
  memberOf,
  mostRows,
  rowsBy,
  rowsIn,
  sampleOf,
  textsAt,
} from '../asking/aicompute.js';
import { countryFilter, expectOrgTold, ownerFilter } from '../asking/compute-filters.js';
import { expectKept, knownPart } from '../asking/compute-text-filters.js';
import { countryOf } from '../asking/countries.js';
import { byFrequency } from '../asking/texts.js';

const { list, name, members } = countryFilter;

export const dataCentersCountry = defineCheck({
  id: 'aicompute/data-centers-country',
  title:
    'The country filter keeps exactly the data centers with the text in their country, in any letter case',
  clauses: [
    'aicompute.data-centers.country',
    'aicompute.data-centers.country.substring',
    'aicompute.data-centers.country.case',
  ],
  operations: ['listDataCenters'],
  rulings: ['country-codes'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, countryFilter);
      await expectKept(api, list, name, known, 'aicompute.data-centers.country.substring');
      const { length } = await rowsBy(api, list, { country: known.part });
      const country = known.part.toUpperCase();
      const insensitive = 'aicompute.data-centers.country.case';
      const rows = await rowsBy(api, list, { country }, insensitive);
      const expected = `${length} rows by country=${country}`;
      expectThat(rows.length === length, '/data', expected, rows.length, insensitive);

      const nowhere = await api.get(list, { country: 'zzqxvk' });
      // Elsewhere the code of an unknown country; a part of a name has no unknown values.
      if (at(nowhere.json, '/code') === 'INVALID_COUNTRY') api.observe('a country of nowhere', 'refused');
      else
        expectThat(
          rowsIn(nowhere).length === 0,
          '/data',
          'no rows by country=zzqxvk',
          rowsIn(nowhere).length,
        );
    },
    { requests: 3 },
  ),
});

export const dataCentersOwner = defineCheck({
  id: 'aicompute/data-centers-owner',
  title: 'The owner filter, also spelled org, keeps exactly the data centers with the text in their owner',
  clauses: [
    'aicompute.data-centers.owner',
    'aicompute.data-centers.owner.substring',
    'aicompute.data-centers.owner.org',
    'envelope.applied-filters.ignored',
  ],
  operations: ['listDataCenters'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const known = await knownPart(api, ownerFilter);
      await expectKept(api, list, 'owner', known, 'aicompute.data-centers.owner.substring');
      await accusing('aicompute.data-centers.owner.org', () => expectKept(api, list, 'org', known));
      await expectOrgTold(api, list, known.part);
    },
    { requests: 2 },
  ),
});

/** Members of a reply that speak of its rows or of the request. */
const elsewhere = /^(?:data|applied_filters|pagination|sort)$/;

/** The texts and member names that a reply has beside its rows. */
const textsOutsideRows = ({ json }: Exchange): readonly string[] =>
  isObject(json)
    ? Object.entries(json).flatMap(([name, value]) => (elsewhere.test(name) ? [] : [name, ...strings(value)]))
    : [];

/** The spellings under which a country may be rolled up; undefined of one that is not known as a row shows it. */
function spellingsOf(country: string): readonly string[] | undefined {
  const row = countries.find(({ name, iso2, iso3 }) =>
    [name.toLowerCase(), iso2.toLowerCase(), iso3.toLowerCase()].includes(country.toLowerCase()),
  );
  return row && [row.name, row.iso2, row.iso3];
}

/** Whether a reply names the country beside its rows, or any country where it may be spelt otherwise there. */
const rollsUp = (reply: Exchange, country: string): boolean => {
  const spellings = spellingsOf(country);
  return (
    textsOutsideRows(reply).some((text) =>
      [country, ...(spellings ?? [])].some((each) => isSpelt(text, each)),
    ) ||
    (spellings === undefined && rollsUpAny(reply))
  );
};

/** Whether a reply names any country beside its rows, by its name or its ISO-3 code. */
const rollsUpAny = (reply: Exchange): boolean =>
  textsOutsideRows(reply).some((text) =>
    countries.some(({ name, iso3 }) => text === iso3 || isSpelt(text, name)),
  );

/** Letter case tells a short code from a word. */
const isSpelt = (text: string, spelling: string): boolean =>
  spelling.length > 3 ? text.toLowerCase() === spelling.toLowerCase() : text === spelling;

/** What a reply has for a country beside its rows. */
interface Entry {
  readonly country: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** What may count the rows, or parts of them. */
const placeCount = /facilit|site/;

function figuresOf(value: JsonObject): Entry['figures'] {
  const figures = Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'number' ? [[name.toLowerCase(), each] as const] : [],
  );
  // Beside a count of data centers, facilities and sites may be their buildings.
  const counts = figures.filter(([name]) => countMember.test(name));
  const others = counts.some(([name]) => !placeCount.test(name))
    ? figures.filter((each) => !counts.includes(each) || !placeCount.test(each[0]))
    : figures;
  return Object.fromEntries(others);
}

/** The entries of a rollup, each with the name of its country in it or as its name. */
function entriesIn(value: Json): readonly Entry[] {
  if (isArray(value)) return value.flatMap(entriesIn);
  if (!isObject(value)) return [];
  const country = Object.values(value).find(
    (each) => typeof each === 'string' && countryOf(each) !== undefined,
  );
  if (country !== undefined) return [{ country: String(country), figures: figuresOf(value) }];
  return Object.entries(value).flatMap(([name, each]) => {
    if (countryOf(name) === undefined || !isObject(each)) return entriesIn(each);
    return [{ country: name, figures: figuresOf(each) }];
  });
}

/** In the plural, or in the singular before a word for a count. A total or a number alone may be one of megawatts. */
const countMember =
  /^(?:number_?of_?)?(?:data_?)?(?:(?:cent(?:er|re)s|facilities|sites|rows)_?(?:count|number|total)?|_?count|(?:cent(?:er|re)|facility|site|row)_?(?:count|number|total))$/;

/** Members whose values in rows and in a rollup are not of one kind: a rank is one among rows, or among countries. */
const notSummed = /rank|position|index|(?:^|_)(?:id|year)$|latitude|longitude|(?:^|_)(?:lat|lng|lon)$/;

/** What the rows of a country come to, by the member of the rollup that is called after it; none where that is not told. */
export function sumsOf(rows: readonly JsonObject[], name: string): readonly Sum[] {
  if (countMember.test(name)) return [{ value: rows.length, allowance: 0 }];
  if (notSummed.test(name)) return [];
  const isNamed = ({ path }: Leaf): boolean => path.slice(path.lastIndexOf('/') + 1) === name;
  const shown = rows.map((row) => leavesIn(row).filter(isNamed));
  // What is written as a text in some rows cannot be added up.
  if (shown.flat().some(({ value }) => typeof value !== 'number')) return [];
  const paths = [...new Set(shown.flat().map(({ path }) => path))];
  // Of a series, of the power by year say, a rollup may take any.
  const single = paths.filter((path) =>
    shown.every((own) => own.filter((leaf) => leaf.path === path).length < 2),
  );
  const all = single.length > 1 ? [single] : [];
  return [...single.map((path) => [path]), ...all].flatMap((some) =>
    sumsOfValues(
      shown
        .flat()
        .flatMap(({ path, value }) => (some.includes(path) && typeof value === 'number' ? [value] : [])),
    ),
  );
}

/** How power and compute are rolled up is not shown. */
function sumsOfValues(values: readonly number[]): readonly Sum[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const ordered = values.toSorted((one, other) => one - other);
  const half = (values.length - 1) / 2;
  const median = ((ordered[Math.floor(half)] ?? 0) + (ordered[Math.ceil(half)] ?? 0)) / 2;
  const others = [sum / values.length, median, largestOf(values), smallestOf(values)];
  const rounding = values.reduce((total, value) => total + unitOf(value) / 2, 0);
  return [
    { value: sum, allowance: rounding + Math.abs(sum) * 1e-9 },
    ...others.map((value) => ({ value, allowance: Math.abs(value) / 200 })),
  ];
}

/** What rows come to, and how far from it a figure that is not rounded may be, since the rows are. */
interface Sum {
  readonly value: number;
  readonly allowance: number;
}

/** What the last digit of a number stands for that is not zero: digits after it may have been rounded. */
function unitOf(value: number): number {
  const [mantissa = '', power = '0'] = Math.abs(value).toExponential().split('e');
  return value === 0 ? 0 : 10 ** (Number(power) - mantissa.replace('.', '').length + 1);
}

const isNear = (figure: number, { value, allowance }: Sum): boolean =>
  Math.abs(figure - value) <= allowance + unitOf(figure) / 2;

/** What a reply has for countries beside its rows. */
const rolledUp = ({ json }: Exchange): readonly Entry[] =>
  isObject(json)
    ? entriesIn(Object.entries(json).flatMap(([name, value]) => (elsewhere.test(name) ? [] : [value])))
    : [];

const isCounted = ({ figures }: Entry): boolean => Object.values(figures).some((figure) => figure > 0);

/** The figures of a rollup are those of the rows, where the reply has all of them. */
function expectFigures(reply: Exchange, countryPath: string): number {
  const entries = rolledUp(reply);
  let compared = 0;
  for (const { country, figures } of entries) {
    const iso3 = countryOf(country)?.iso3;
    const rows = rowsIn(reply).filter((row) =>
      textsAt(row, [countryPath]).some((text) => countryOf(text)?.iso3 === iso3),
    );
    for (const [name, figure] of Object.entries(figures)) {
      const sums = sumsOf(rows, name);
      const expected = `${sums[0]?.value}, as the rows of ${country} have it`;
      const isOne = sums.length === 0 || sums.some((sum) => isNear(figure, sum));
      expectThat(isOne, `/ ${country} ${name}`, expected, figure);
      compared += sums.length === 0 ? 0 : 1;
    }
  }
  return compared;
}

export const dataCentersCounted = defineCheck({
  id: 'aicompute/data-centers-counted',
  title: 'If the rollup by country counts data centers, the first page lists some',
  clauses: ['aicompute.data-centers.rows'],
  operations: [list],
  rulings: ['ai-compute-extras', 'rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(async (api) => {
    const reply = await firstPageOf(api, list);
    const { length } = rowsIn(reply);
    const counted = rolledUp(reply).filter(isCounted);
    const expected = `data centers of ${counted[0]?.country}, which the rollup has`;
    expectThat(length > 0 || counted.length === 0, '/data', expected, 'none');
    expectHeld(length > 0, `the deployment holds no rows of ${list}`, reply);
    api.witness('data centers', length);
  }),
});

export const dataCentersRollup = defineCheck({
  id: 'aicompute/data-centers-rollup',
  title: 'A data center reply has a rollup by country with its rows, also if filtered by country or owner',
  clauses: ['aicompute.data-centers.rollup'],
  operations: [list],
  rulings: ['ai-compute-extras'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: once(
    async (api) => {
      const rows = await sampleOf(api, list);
      const member = memberOf(rows, members);
      const { part } = await knownPart(api, countryFilter);
      // A list that does not tell owners apart has a rollup all the same.
      const owner = memberOf(rows, ownerFilter.members);
      const owners = new Set(owner === undefined ? [] : rows.flatMap((row) => textsAt(row, [owner.path])));
      const byOwner =
        owners.size > 1 ? [{ [ownerFilter.name]: (await knownPart(api, ownerFilter)).part }] : [];
      for (const query of [{}, { [name]: part }, ...byOwner]) {
        const reply = await api.get(list, { limit: mostRows(list), ...query });
        const shown = rowsIn(reply).flatMap((row) =>
          member === undefined ? [] : textsAt(row, [member.path]),
        );
        const [country] = byFrequency(shown)[0] ?? [];
        const isRolledUp = country === undefined ? rollsUpAny(reply) : rollsUp(reply, country);
        expectThat(
          isRolledUp,
          '/',
          `a rollup with ${country ?? 'a country'} beside data`,
          textsOutsideRows(reply),
        );
        api.witness('rollups by country');
        // Whether a rollup is of the page or of all that matches makes no difference to a whole list.
        const isWhole = rowsIn(reply).length < mostRows(list);
        if (isWhole && member !== undefined)
          api.witness('figures of countries', expectFigures(reply, member.path));
      }
    },
    { requests: 2 },
  ),
});
