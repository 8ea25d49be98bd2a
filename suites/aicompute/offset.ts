import {
  type Api,
  defineCheck,
  expectHeld,
  expectStatus,
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
  type PagedList,
  pagedLists,
  sampleOf,
  wordsOf,
} from '../asking/aicompute.js';
import { expectSkipped, isTold } from '../asking/compute-offset.js';
import { expectErrorEnvelope } from '../asking/refusals.js';

interface Row {
  readonly list: PagedList;
  readonly name: 'offset' | 'cursor';
  /** What is sent beside it. */
  readonly beside?: 'order';
}

const rows: readonly Row[] = [
  ...pagedLists.flatMap((list) => (['offset', 'cursor'] as const).map((name): Row => ({ list, name }))),
  { list: 'listModels', name: 'offset', beside: 'order' },
];

/** What is sent beside an offset, and the first rows by it. */
interface Basis {
  readonly query: Query;
  readonly sample: readonly JsonObject[];
}

async function basisOf(api: Api, { list, beside }: Row): Promise<Basis> {
  if (beside === 'order') return { query: { sort: 'compute' }, sample: await firstByCompute(api) };
  return { query: {}, sample: await sampleOf(api, list) };
}

/** So many rows are skipped: most of a list whose end is known, and few of what another parameter selects. */
function skippedOf({ list, name, beside }: Row, rows: number): number {
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
    const page = await firstPageOf(api, list);
    const note = `the deployment holds too few rows of ${list} to skip some of them`;
    expectHeld(isTold(all, skipped), note, page);
    // What was served from the first row on may not be served again from a later one.
    if (name === 'offset') await api.get(list, { ...query, limit: few });
    const isDecided = await expectSkipped(api, list, { query, all, skipped, name });
    precondition(isDecided, `the order of ${list} differs from one limit to another`);
  }),
});

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
