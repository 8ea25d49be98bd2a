import { limits, type OperationId } from '../../contract/index.js';
import { type Api, type JsonObject, precondition, type Query, rowsOf } from '../../src/kit/index.js';

/** The lists with pages. */
export const pagedLists = [
  'listDataCenters',
  'listModels',
  'listHardware',
] as const satisfies readonly OperationId[];
/** The lists without a stated maximum. */
export const wholeLists = ['listCompanies', 'listChipSales'] as const satisfies readonly OperationId[];
export const computeLists = [...pagedLists, ...wholeLists];
export type ComputeList = (typeof computeLists)[number];

const paged: readonly string[] = pagedLists;

/** The greatest limit that is shown to be served. */
export const mostRows = (list: ComputeList): number =>
  paged.includes(list) ? limits.aicompute.limit.max : limits.aicompute.rows.default;

/** A page of so many rows shows what is skipped. */
export const few = 3;

/** An offset that leaves one row of a list that one page shows, and few of a longer one. */
export const lastOffset = (list: ComputeList, rows: number): number =>
  rows < mostRows(list) ? rows - 1 : rows - few;

/** The rows of a list under a query, as many as one page shows. */
export const rowsBy = async (api: Api, list: ComputeList, query: Query): Promise<readonly JsonObject[]> =>
  rowsOf(await api.get(list, { limit: mostRows(list), ...query }));

/** The first rows of a list; checks of a run share them. Ends the attempt where there are none. */
export async function sampleOf(api: Api, list: ComputeList): Promise<readonly JsonObject[]> {
  const rows = await rowsBy(api, list, {});
  precondition(rows.length > 0, `${list} returns no rows`, 'no-data');
  return rows;
}
