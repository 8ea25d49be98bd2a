import {
  type Api,
  defineCheck,
  expectHeld,
  expectStatus,
  expectThat,
  forEach,
  type JsonObject,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import {
  few,
  firstByCompute,
  firstPageOf,
  lastOffset,
  memberOf,
  mostRows,
  pagedLists,
  partShown,
  rowsIn,
  sampleOf,
  textsAt,
  wordsOf,
} from '../asking/aicompute.js';
import { manufacturerFilter, organizationFilter, ownerFilter } from '../asking/compute-filters.js';
import { expectErrorEnvelope } from '../asking/refusals.js';
import { byFrequency } from '../asking/texts.js';

interface Row {
  readonly list: (typeof pagedLists)[number];
  readonly name: 'offset' | 'cursor';
  /** What is sent beside it: an order, or the filter of the list by organization. */
  readonly beside?: 'order' | 'filter';
}

const rows: readonly Row[] = [
  ...pagedLists.flatMap((list) => (['offset', 'cursor'] as const).map((name): Row => ({ list, name }))),
  { list: 'listModels', name: 'offset', beside: 'order' },
  ...pagedLists.map((list): Row => ({ list, name: 'cursor', beside: 'filter' })),
];

const filters = {
  listDataCenters: ownerFilter,
  listModels: organizationFilter,
  listHardware: manufacturerFilter,
};

/** What is sent beside an offset, and the first rows by it. */
interface Basis {
  readonly query: Query;
  readonly sample: readonly JsonObject[];
}

/** A part of the name of an organization that several rows have, where there is one. */
async function byOrganization(api: Api, list: Row['list']): Promise<Basis> {
  const all = await sampleOf(api, list);
  const { name, members } = filters[list];
  // Another check asks for the first of them.
  const known = partShown(all, filters[list]);
  const texts = all.flatMap((row) => textsAt(row, memberOf(all, members)?.fitting ?? []));
  const [text] = byFrequency(texts)[0] ?? [];
  const part = known !== undefined && known.least > 1 ? known.part : text;
  const query: Query = part === undefined ? {} : { [name]: part };
  const reply = await api.get(list, { limit: mostRows(list), ...query });
  // Whether the filter is served is judged by a check of its own.
  return { query, sample: part === undefined || reply.status !== 200 ? [] : rowsIn(reply) };
}

async function basisOf(api: Api, { list, beside }: Row): Promise<Basis> {
  if (beside === 'filter') return byOrganization(api, list);
  if (beside === 'order') return { query: { sort: 'compute' }, sample: await firstByCompute(api) };
  return { query: {}, sample: await sampleOf(api, list) };
}

/** So many rows are skipped: most of a list whose end is known, and few of what another parameter selects. */
function skippedOf({ list, name, beside }: Row, rows: number): number {
  if (beside === 'filter') return 1;
  return name === 'offset' && beside === undefined ? lastOffset(list, rows) : 2;
}

export const offset = defineCheck({
  id: 'aicompute/offset',
  title: 'An offset, also spelled cursor, skips that many rows of the list',
  clauses: ['aicompute.offset', 'aicompute.offset.cursor', 'aicompute.limit.bounds'],
  operations: pagedLists,
  rulings: ['offset-and-cursor'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(rows, async (api, row) => {
    const { list, name } = row;
    const { query, sample } = await basisOf(api, row);
    const all = sample.map(wordsOf);
    const skipped = skippedOf(row, all.length);
    const expected = all.slice(skipped, skipped + few);
    const isTelling = all.length > skipped && !isSame(expected, all.slice(0, expected.length));
    const page = await firstPageOf(api, list);
    expectHeld(isTelling, `the deployment holds too few rows of ${list} to skip some of them`, page);

    const spelling = name === 'cursor' ? 'aicompute.offset.cursor' : undefined;
    // What was served from the first row on may not be served again from a later one.
    if (name === 'offset') await api.get(list, { ...query, limit: few });
    const reply = await api.get(list, { ...query, limit: few, [name]: skipped });
    const seen = rowsIn(reply, spelling).map(wordsOf);
    expectThat(seen.length <= few, '/data', `at most ${few} rows`, seen.length, 'aicompute.limit.bounds');
    // How many rows there are after these is no matter of the offset.
    const next = seen.slice(0, expected.length);
    expectThat(next.length === expected.length, '/data', `${expected.length} rows or more`, seen.length);
    if (!isSame(next, expected)) {
      // Rows of equal rank may change places from one limit to another; at one limit, what was skipped stays away.
      const passed = rowsIn(await api.get(list, { ...query, limit: few }))
        .map(wordsOf)
        .slice(0, skipped);
      const [kept] = passed.filter((row) => seen.includes(row) && isSingle(all, row));
      // Skipping too few rows is not a matter of spelling.
      const ignored = seen[0] === all[0] ? spelling : undefined;
      expectThat(kept === undefined, '/data', `the rows after the first ${skipped}`, kept, ignored);
    }
    precondition(isSame(next, expected), `the order of ${list} differs from one limit to another`);
    api.witness('rows after those skipped', seen.length);
  }),
});

const isSingle = (rows: readonly string[], row: string): boolean =>
  rows.indexOf(row) === rows.lastIndexOf(row);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, index) => each === other[index]);

const brokenOffsets = [
  { list: 'listDataCenters', query: { offset: 'abc' } },
  { list: 'listModels', query: { cursor: 'eyJwIjoyNX0' } },
  { list: 'listHardware', query: { offset: '5q' } },
] as const;

export const offsetNotANumber = defineCheck({
  id: 'aicompute/offset-not-a-number',
  title: 'An offset or cursor that is not a number is refused with 400',
  clauses: ['aicompute.offset.non-numeric'],
  operations: pagedLists,
  rulings: ['offset-and-cursor'],
  needs: ['key.full', 'entitlement.can_use_aicompute'],
  property: forEach(brokenOffsets, async (api, { list, query }) => {
    const reply = await api.get(list, query);
    expectStatus(reply, 400);
    expectErrorEnvelope(reply, 'required');
    api.witness('offsets refused');
  }),
});
