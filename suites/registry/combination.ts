import type { ClauseId } from '../../contract/index.js';
import type { Factor } from '../../generators/covering.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  type JsonObject,
  largestOf,
  once,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import {
  expectNoneOverlooked,
  type FilteredList,
  filterSetsOf,
  isThere,
  type RecordFilter,
} from '../asking/filter-sets.js';
import {
  iso3Of,
  legalCountryAt,
  legalCountryOf,
  legalNameOf,
  leiOf,
  mayBeCut,
  recordsIn,
  recordsOf,
  registryEnums,
  tellsMore,
  textAt,
} from '../asking/registry.js';
import { jurisdictionOf, learnEnum, namedRecords } from '../asking/registry-filters.js';
import { byRarity, memoized } from '../asking/texts.js';

type Rows = readonly JsonObject[];
type Filters = Factor<RecordFilter>;

/** Queries that show records of several countries; other checks send them as well. */
const known: readonly Query[] = [
  { country: 'USA' },
  { country: 'FRA' },
  { jurisdiction: 'GB' },
  { jurisdiction: 'DE' },
];

const pageBy = (api: Api, query: Query, options = { fresh: false }): Promise<Exchange> =>
  api.get('listRegistryEntities', query, options);

/** So many values of a filter are enough for most pairs. */
const mostValues = 4;

interface TextFilter {
  readonly name: string;
  /** What it may be sent with. */
  readonly texts: readonly string[];
  /** What a record shows of it, where it shows anything. */
  readonly textOf: (row: JsonObject) => string | undefined;
  readonly only: ClauseId;
}

/** A filter with the rarest texts first, as few records have them and a page shows them all. */
const byText = ({ name, texts, textOf, only }: TextFilter): Filters => ({
  name,
  parts: byRarity(texts)
    .slice(0, mostValues)
    .map(([sent]) => ({
      query: { [name]: sent },
      because: `records of the ${name} ${sent}`,
      fits: (row) => {
        const own = textOf(row);
        return own === undefined ? undefined : own === sent;
      },
      only,
      finds: only,
    })),
});

function byCountry(rows: Rows): Filters {
  const [example] = rows.flatMap((row) => legalCountryOf(row) ?? []);
  const textOf = memoized((row: JsonObject) => example && iso3Of(legalCountryAt(row, example.path)[1]));
  const texts = rows.flatMap((row) => textOf(row) ?? []);
  return byText({ name: 'country', texts, textOf, only: 'registry.entities.country' });
}

const code = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

function byJurisdiction(rows: Rows): Filters {
  const [example] = rows.flatMap((row) => jurisdictionOf(row) ?? []);
  const textOf = memoized((row: JsonObject) => {
    const text = example && textAt(row, example.path);
    return text !== undefined && code.test(text) ? text : undefined;
  });
  // Whether subdivisions are found is judged by a check of its own.
  const texts = rows.flatMap((row) => textOf(row) ?? []).filter((text) => text.length === 2);
  return byText({ name: 'jurisdiction', texts, textOf, only: 'registry.entities.jurisdiction.alpha-2' });
}

interface Selected {
  readonly filter: RecordFilter;
  readonly records: Rows;
}

interface Enum {
  readonly filters: Filters;
  /** The records that each value alone selects. */
  readonly selected: readonly Selected[];
  /** The most records that a value alone was seen to select. */
  readonly longest: number;
}

/** The filter by a status or a category: the values that select something, the rarest first. */
async function byEnum(api: Api, each: (typeof registryEnums)[number]): Promise<Enum> {
  const { name, clause } = each;
  const { found, shownIn } = await accusing(clause, () => learnEnum(api, each));
  const ownOf = memoized((row: JsonObject) => shownIn(row)?.text.toLowerCase());
  const selected = found
    .filter(({ records }) => records.length > 0)
    .toSorted((one, other) => one.records.length - other.records.length)
    .map(
      ({ value, records }): Selected => ({
        records,
        filter: {
          query: { [name]: value },
          because: `records of the ${name} ${value}`,
          fits: (row) => {
            const own = ownOf(row);
            return own === undefined ? undefined : own === value.toLowerCase();
          },
          only: clause,
          finds: clause,
        },
      }),
    );
  const longest = largestOf([0, ...found.map(({ records }) => records.length)]);
  return { filters: { name, parts: selected.map(({ filter }) => filter) }, selected, longest };
}

const keyOf = (row: JsonObject): string => leiOf(row) ?? JSON.stringify(row);

/** Whether a page shows a record; undefined where it may be cut, or is none. */
const shows = (reply: Exchange, row: JsonObject): boolean | undefined =>
  isThere({ rowsIn: recordsIn, keyOf, isCut: mayBeCut }, reply, row);

/** The list, of which a page may be cut that is as long as the longest seen. Its order is left open. */
const listed = (queries: readonly Query[], longest: number): FilteredList => ({
  known: queries,
  page: pageBy,
  rowsIn: recordsIn,
  keyOf,
  isCut: (reply) => recordsIn(reply).length >= longest || tellsMore(reply),
  isIgnored,
});

/** A name of which few records are found, with one of them; undefined where none is known. */
async function byName(
  api: Api,
): Promise<{ readonly filter: RecordFilter; readonly row: JsonObject } | undefined> {
  const [named] = namedRecords(api.world);
  if (named === undefined) return undefined;
  const { lei, name } = named;
  const reply = await pageBy(api, { name });
  const row = reply.status === 200 ? recordsIn(reply).find((each) => leiOf(each) === lei) : undefined;
  if (row === undefined) return undefined;
  const filter: RecordFilter = {
    query: { name },
    because: `records of the name ${name}`,
    // Another name of a record, which it need not show, may begin so.
    fits: (each) => legalNameOf(each)?.text.trim() === name || undefined,
    only: 'registry.entities.name.exact',
  };
  return { filter, row };
}

/**
 * A filter only narrows: a record of a status is found without the status as well, by its name. That is asked where none of the
 * lists without the filter shows a record of the value.
 */
async function expectListedWithout(api: Api, { selected }: Enum, shown: Rows): Promise<void> {
  const unseen = selected.find(({ filter }) => !shown.some((row) => filter.fits(row) === true));
  const row = unseen?.records.find((each) => leiOf(each) !== undefined && legalNameOf(each) !== undefined);
  if (unseen === undefined || row === undefined) return;
  const { filter, records } = unseen;
  const name = legalNameOf(row)?.text.trim();
  const because = `a record of the name ${name}, as among the ${filter.because}`;
  const isFound = shows(await pageBy(api, { name }), row);
  if (isFound === true) api.witness('records of a status found without it');
  if (isFound !== false) return;
  const beside = await pageBy(api, { name, ...filter.query }, { fresh: true });
  const alone = await pageBy(api, { name }, { fresh: true });
  // Where the name does not select the record, or either filter selects, nothing is told.
  const isNarrowed = shows(beside, row) === true && records.some((each) => shows(beside, each) === false);
  const isLost = isNarrowed && shows(alone, row) === false;
  expectThat(!isLost, '/data', because, 'no such record', 'registry.entities.name.exact');
}

/** So many sets of three hold nearly every pair; more are not worth their cost. */
const demands = { most: 4, largest: 3, seed: 1 };

export const combination = defineCheck({
  id: 'registry/combination',
  title: 'Filters of the registry hold beside each other, and narrow what each finds alone',
  clauses: [
    'registry.entities.name.exact',
    'registry.entities.country',
    'registry.entities.jurisdiction.alpha-2',
    'registry.entities.entity-status',
    'registry.entities.registration-status',
    'registry.entities.entity-category',
  ],
  operations: ['listRegistryEntities'],
  rulings: ['country-codes', 'live-data'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const pages: Exchange[] = [];
      for (const query of known) pages.push(await pageBy(api, query));
      // Whether a filter is served is judged by a check of its own.
      const shown = pages.map((page) => (page.status === 200 ? recordsIn(page) : []));
      const rows = [...shown.flat(), ...recordsOf(api.world).map(({ record }) => record)];
      const [first] = pages;
      precondition(first !== undefined && rows.length > 0, 'no record of the registry is known', 'no-data');
      const enums: Enum[] = [];
      for (const each of registryEnums) enums.push(await byEnum(api, each));
      for (const each of enums) await expectListedWithout(api, each, shown.flat());
      const longest = largestOf([...shown.map(({ length }) => length), ...enums.map((each) => each.longest)]);
      const factors = [byCountry(rows), byJurisdiction(rows), ...enums.map(({ filters }) => filters)].filter(
        ({ parts }) => parts.length > 0,
      );
      const sets = filterSetsOf(rows, factors, demands);
      const named = await byName(api);
      // Where pages are cut, only the records of one name are seen whole: values go beside it that its own record does not have.
      const others = factors.flatMap(
        ({ parts }) => (named && parts.findLast(({ fits }) => fits(named.row) === false)) ?? [],
      );
      expectHeld(sets.length + others.length > 0, 'no records tell two filters apart', first);
      for (const set of sets) await expectNoneOverlooked(api, listed(known, longest), set);
      if (named === undefined) return;
      const { filter } = named;
      for (const other of others) {
        await expectNoneOverlooked(api, listed([filter.query, other.query], longest), [filter, other]);
      }
    },
    { requests: 9 },
  ),
});
