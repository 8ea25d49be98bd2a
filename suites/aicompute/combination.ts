import type { ClauseId } from '../../contract/index.js';
import { vocabularies } from '../../contract/index.js';
import type { Factor } from '../../generators/covering.js';
import {
  type Api,
  defineCheck,
  expectHeld,
  expectThat,
  forEach,
  type JsonObject,
  type Query,
} from '../../src/kit/index.js';
import {
  type ComputeList,
  computeOf,
  few,
  firstPageOf,
  isText,
  type Leaf,
  memberOf,
  mostRows,
  type PagedList,
  rowsIn,
  sampleOf,
  textsAt,
  valuesAt,
  wordsOf,
} from '../asking/aicompute.js';
import { isIgnored } from '../asking/calls.js';
import {
  countryFilter,
  domainFilter,
  foundryFilter,
  manufacturerFilter,
  organizationFilter,
  ownerFilter,
} from '../asking/compute-filters.js';
import { expectSkipped, isTold } from '../asking/compute-offset.js';
import { contains } from '../asking/compute-text-filters.js';
import {
  expectNoneOverlooked,
  type FilteredList,
  filterSetsOf,
  queryOf,
  type RecordFilter,
} from '../asking/filter-sets.js';
import { listOf } from '../asking/replies.js';
import { byFrequency, isCaseless } from '../asking/texts.js';

type Rows = readonly JsonObject[];
type Filters = Factor<RecordFilter>;

/** So many values of a parameter are enough for most pairs. */
const mostValues = 4;
const plain = /^[A-Za-z][A-Za-z ]{2,}$/;

/** What a filter takes, and the member of a row that it is about. */
interface TextForm {
  readonly name: string;
  readonly members: readonly RegExp[];
  /** Texts that its member has. */
  readonly isOwn?: (text: Leaf['value']) => boolean;
  /** Whether it selects a text; by a part of one, unless told otherwise. */
  readonly matches?: (text: string, sent: string) => boolean;
}

function byText(
  rows: Rows,
  { name, members, isOwn = isText, matches = contains }: TextForm,
  only: ClauseId,
): Filters {
  const member = memberOf(rows, members, isOwn);
  if (member === undefined) return { name, parts: [] };
  const textsOf = (row: JsonObject): readonly string[] => textsAt(row, member.fitting);
  const words = byFrequency(rows.flatMap(textsOf).filter((text) => plain.test(text) || isCaseless(text, 3)));
  // Letter case is said to be no matter of countries alone.
  const written = (text: string): string => (name === countryFilter.name ? text.toLowerCase() : text);
  return {
    name,
    parts: words.slice(0, mostValues).map(([sent]) => ({
      query: { [name]: written(sent) },
      because: `rows by ${name}=${sent}`,
      fits: (row) => {
        const own = textsOf(row);
        return own.length === 0 ? undefined : own.some((text) => matches(text, sent));
      },
      only,
      finds: written(sent) === sent ? only : 'aicompute.data-centers.country.case',
    })),
  };
}

function byFrontier(rows: Rows): Filters {
  const member = memberOf(
    rows,
    [/(?:^|[/_]|is)frontier(?:_?model)?$/],
    (value) => typeof value === 'boolean',
  );
  const frontier: RecordFilter = {
    query: { frontier: 'true' },
    because: 'frontier models',
    fits: (row) => valuesAt(row, member === undefined ? [] : [member.path]).map((value) => value === true)[0],
    only: 'aicompute.models.frontier.true',
  };
  return { name: 'frontier', parts: member === undefined ? [] : [frontier] };
}

function byCompute(rows: Rows): Filters {
  const known = rows.flatMap((row) => computeOf(row) ?? []).toSorted((one, other) => one - other);
  const median = known[known.length >> 1];
  if (median === undefined) return { name: 'min_compute', parts: [] };
  // Between two models, so that rounding puts neither of them on the other side.
  const bound = BigInt(Math.round(median * 1.005));
  const above: RecordFilter = {
    query: { min_compute: String(bound) },
    because: `models above ${bound} FLOP`,
    fits: (row) => {
      const flop = computeOf(row);
      return flop === undefined || Math.abs(flop / median - 1) < 0.02 ? undefined : flop > median;
    },
    only: 'aicompute.models.min-compute.only',
  };
  return { name: 'min_compute', parts: [above] };
}

const contributors: TextForm = {
  name: 'organization_categorization',
  members: [/categori[sz]ation|contributor/],
  isOwn: (text) => isText(text) && vocabularies.modelContributor.values.some((each) => contains(text, each)),
};

const isType = (text: Leaf['value']): boolean =>
  vocabularies.hardwareType.values.some((each) => each === text);
const hardwareType: TextForm = {
  name: 'type',
  members: [/type/],
  isOwn: isType,
  matches: (text, sent) => text.toLowerCase() === sent.toLowerCase(),
};

const filtersOf: Readonly<Partial<Record<ComputeList, (rows: Rows) => readonly Filters[]>>> = {
  listDataCenters: (rows) => [
    byText(rows, countryFilter, 'aicompute.data-centers.country'),
    byText(rows, ownerFilter, 'aicompute.data-centers.owner'),
  ],
  listModels: (rows) => [
    byText(rows, organizationFilter, 'aicompute.models.organization'),
    byText(rows, contributors, 'aicompute.models.contributors'),
    byText(rows, domainFilter, 'aicompute.models.domain'),
    byFrontier(rows),
    byCompute(rows),
  ],
  listHardware: (rows) => [
    byText(rows, manufacturerFilter, 'aicompute.hardware.manufacturer'),
    byText(rows, hardwareType, 'aicompute.hardware.type'),
    byText(rows, foundryFilter, 'aicompute.hardware.foundry'),
  ],
};
const lists = ['listDataCenters', 'listModels', 'listHardware'] as const;

const listed = (list: ComputeList): FilteredList => ({
  page: (api, query, options) => api.get(list, { limit: mostRows(list), ...query }, options),
  rowsIn: ({ json }) => listOf(json) ?? [],
  keyOf: wordsOf,
  isCut: ({ json }) => (listOf(json)?.length ?? 0) >= mostRows(list),
  isIgnored,
});

/** Every pair of filters of a list. */
const most = 10;
/** Of more filters together, few rows are left that tell them apart. */
const largest = 3;

/** Filters that have a second name, with the clause that gives it to them. */
const secondNames: Readonly<Record<string, ClauseId>> = {
  owner: 'aicompute.data-centers.owner.org',
  organization: 'aicompute.models.organization.org',
  manufacturer: 'aicompute.hardware.manufacturer.org',
};

type FilterSet = readonly RecordFilter[];

/** Few sets that hold each filter, with two known rows or more: those that are sent anyway, or else a filter alone. */
function skippable(
  rows: Rows,
  factors: readonly Filters[],
  sent: readonly FilterSet[],
): readonly FilterSet[] {
  const isLong = (set: FilterSet): boolean =>
    rows.filter((row) => set.every(({ fits }) => fits(row) === true)).length > 1;
  const chosen: FilterSet[] = [];
  const long = sent.filter(isLong);
  for (const factor of factors) {
    if (chosen.some((set) => hasPartOf(set, factor))) continue;
    const alone = factor.parts.map((part) => [part]).find(isLong);
    const set = long.find((each) => hasPartOf(each, factor)) ?? alone;
    if (set !== undefined) chosen.push(set);
  }
  return chosen;
}

/** An offset skips rows of what filters select, as it does without them. */
async function expectSkippedOf(api: Api, list: PagedList, set: FilterSet): Promise<void> {
  const query = queryOf(set);
  const whole = await listed(list).page(api, query, { fresh: false });
  // Whether the filters are served together is judged elsewhere.
  const all = whole.status === 200 ? rowsIn(whole).map(wordsOf) : [];
  if (!isTold(all, 1)) return;
  const skipping = { all, skipped: 1, name: 'cursor' } as const;
  await expectSkipped(api, list, { ...skipping, query });
  for (const filter of set) {
    const clause = secondNameOf(filter);
    if (clause === undefined) continue;
    // Two second names in one request: either must be known beside the other.
    const others = queryOf(set.filter((each) => each !== filter));
    const renamed = { ...others, org: Object.values(filter.query)[0] };
    const reply = await api.get(list, { ...renamed, limit: few, cursor: 1 });
    // What is refused is judged with the rows that are skipped.
    const rows = listed(list).rowsIn(reply);
    const stranger = rows.find((row) => filter.fits(row) === false && !all.includes(wordsOf(row)));
    expectThat(stranger === undefined, '/data', `${filter.because}, sent as org`, stranger, clause);
    await expectSkipped(api, list, { ...skipping, query: renamed });
  }
}

/** The clause that gives a filter its second name; undefined where it has none. */
const secondNameOf = ({ query }: RecordFilter): ClauseId | undefined =>
  Object.keys(query).flatMap((name) => secondNames[name] ?? [])[0];

const hasPartOf = (set: FilterSet, { parts }: Filters): boolean => parts.some((part) => set.includes(part));

/**
 * Sets in which the filter with two names stands beside each of the others, and that select a known row: those that are sent
 * anyway, or else pairs, of which the best are those that another row tells from the other filter alone.
 */
function besideSecondName(
  rows: Rows,
  factors: readonly Filters[],
  sent: readonly FilterSet[],
): readonly FilterSet[] {
  const own = factors.find(({ name }) => name in secondNames);
  const chosen: FilterSet[] = [];
  for (const other of factors) {
    if (own === undefined || other === own || chosen.some((set) => hasPartOf(set, other))) continue;
    const pairs = own.parts.flatMap((one) =>
      other.parts.flatMap((beside) => {
        const found = rows.filter((row) => beside.fits(row) === true);
        const isSelecting = found.some((row) => one.fits(row) === true);
        const isTelling = found.some((row) => one.fits(row) === false);
        return isSelecting ? [{ set: [one, beside], isTelling }] : [];
      }),
    );
    const pair = pairs.find(({ isTelling }) => isTelling) ?? pairs[0];
    const set = sent.find((each) => hasPartOf(each, own) && hasPartOf(each, other)) ?? pair?.set;
    if (set !== undefined) chosen.push(set);
  }
  return chosen;
}

/** A filter finds the same rows by its second name, whatever is sent beside it: those that do not come and go meanwhile. */
async function expectSameBySecondName(api: Api, list: ComputeList, set: FilterSet): Promise<void> {
  const query = queryOf(set);
  const name = Object.keys(query).find((each) => each in secondNames) ?? '';
  const { [name]: value, ...beside } = query;
  const wordsBy = async (sent: Query, fresh: boolean) => {
    const reply = await listed(list).page(api, sent, { fresh });
    return rowsIn(reply, secondNames[name]).map(wordsOf);
  };
  const before = await listed(list).page(api, query, { fresh: false });
  // What is not served together by the first name says nothing of the second, nor does a page that is cut.
  if (before.status !== 200 || listed(list).isCut(before)) return;
  const known = rowsIn(before).map(wordsOf);
  const strangersOf = (one: readonly string[], other: readonly string[]) =>
    one.filter((row) => !other.includes(row));
  const differing = async (fresh: boolean) => {
    const seen = await wordsBy({ ...beside, org: value }, fresh);
    const again = fresh ? await wordsBy(query, true) : known;
    const lasting = known.filter((row) => again.includes(row));
    return [...strangersOf(lasting, seen), ...strangersOf(seen, [...known, ...again])];
  };
  const first = await differing(false);
  const [different] = first.length === 0 ? first : await differing(true);
  const expected = `the ${known.length} rows of ${name}=${value} by org, beside ${Object.keys(beside).join(', ')}`;
  expectThat(different === undefined, '/data', expected, different, secondNames[name]);
  if (known.length > 0) api.witness('rows by both names of a filter', known.length);
}

/** The filter that selects most of the known rows on a page that need not be cut. */
function widestOf(rows: Rows, factors: readonly Filters[]): FilterSet | undefined {
  const found = ({ fits }: RecordFilter): number => rows.filter((row) => fits(row) === true).length;
  const [widest] = factors
    .flatMap(({ parts }) => parts)
    .filter((part) => found(part) > 0 && found(part) * 4 < rows.length * 3)
    .toSorted((one, other) => found(other) - found(one));
  return widest && [widest];
}

/**
 * An order selects nothing: either order shows each model that filters select. Whether that of compute shows those of unknown
 * compute is left open; how it orders them is judged wherever it is asked for.
 */
async function expectSameByCompute(api: Api, set: FilterSet): Promise<void> {
  const query = queryOf(set);
  const { page, isCut } = listed('listModels');
  const whole = await page(api, query, { fresh: false });
  if (whole.status !== 200 || isCut(whole)) return;
  const clause = 'aicompute.models.sort.compute';
  const ordered = await page(api, { ...query, sort: 'compute' }, { fresh: false });
  const [plain, found] = [rowsIn(whole), rowsIn(ordered, clause)];
  const lostIn = (rows: readonly JsonObject[], others: readonly JsonObject[]) => {
    const words = rows.map(wordsOf);
    return others.find((row) => computeOf(row) !== undefined && !words.includes(wordsOf(row)));
  };
  const lost = lostIn(found, plain);
  const models = `the models of ${JSON.stringify(query)}`;
  expectThat(lost === undefined, '/data', `${models} by compute`, lost, clause);
  const hidden = lostIn(plain, found);
  if (hidden === undefined) return;
  const again = rowsIn(await page(api, query, { fresh: true }));
  const isShown = lostIn(again, [hidden]) === undefined;
  expectThat(isShown, '/data', `${models}, as by compute`, hidden, 'aicompute.models.sort.default');
}

export const combination = defineCheck({
  id: 'aicompute/combination',
  title:
    'Filters of an AI compute list hold beside each other and beside an offset, by whichever of their names',
  clauses: [
    'aicompute.data-centers.country',
    'aicompute.data-centers.country.case',
    'aicompute.data-centers.owner',
    'aicompute.data-centers.owner.org',
    'aicompute.models.organization',
    'aicompute.models.organization.org',
    'aicompute.models.contributors',
    'aicompute.models.domain',
    'aicompute.models.frontier.true',
    'aicompute.models.min-compute.only',
    'aicompute.models.sort.compute',
    'aicompute.models.sort.default',
    'aicompute.hardware.manufacturer',
    'aicompute.hardware.manufacturer.org',
    'aicompute.hardware.type',
    'aicompute.hardware.foundry',
    'aicompute.offset',
    'aicompute.offset.cursor',
    'aicompute.limit.bounds',
  ],
  operations: [...lists],
  rulings: ['live-data', 'offset-and-cursor'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(
    lists,
    async (api, list) => {
      const rows = await sampleOf(api, list);
      const factors = filtersOf[list]?.(rows).filter(({ parts }) => parts.length > 0) ?? [];
      const sets = filterSetsOf(rows, factors, { most, seed: 1, largest });
      const renamed = besideSecondName(rows, factors, sets);
      const page = await firstPageOf(api, list);
      const isTelling = sets.length > 0 || renamed.length > 0;
      expectHeld(isTelling, `no rows of ${list} tell two filters apart`, page);
      for (const set of sets) await expectNoneOverlooked(api, listed(list), set);
      for (const set of renamed) await expectSameBySecondName(api, list, set);
      const long = skippable(rows, factors, sets);
      for (const set of long) await expectSkippedOf(api, list, set);
      const widest = widestOf(rows, factors);
      if (list === 'listModels' && widest !== undefined) await expectSameByCompute(api, widest);
    },
    { requests: 5 },
  ),
});
