import { type OperationId, operation } from '../../../contract/index.js';
import { at, type Exchange, isArray, isObject, type Json } from '../../kit/index.js';
import { light } from './evidence.js';
import { longestProof } from './result.js';

/**
 * Lists that a deployment may serve empty, since nothing promises their rows (ruling rows-need-not-be-held), and that can be
 * read without a filter. Events are promised; Stories and Entities are listed by a window; awards, links and registry
 * records need a selector.
 */
export const readWhole = [
  'listFacilities',
  'listDataCenters',
  'listModels',
  'listHardware',
  'listCompanies',
  'listChipSales',
  'listEnergyAssets',
  'listSituations',
] as const satisfies readonly OperationId[];
type List = (typeof readWhole)[number];

/** Operations that show single rows of a list. */
const details: Partial<Record<OperationId, List>> = {
  getFacility: 'listFacilities',
  getSituation: 'listSituations',
};

const listOf = (id: OperationId | undefined): List | undefined =>
  readWhole.find((each) => each === id) ?? (id === undefined ? undefined : details[id]);

const listsOf = (operations: readonly OperationId[]): readonly List[] => [
  ...new Set(operations.flatMap((id) => listOf(id) ?? [])),
];

/** What the replies of a run show of the lists that a deployment may serve empty. */
export interface HeldRows {
  hear(exchange: Exchange): void;
  /** The unfiltered lists of the operations, where all are empty and no reply has shown a row of any; none otherwise. */
  emptyListsOf(operations: readonly OperationId[]): readonly Exchange[];
  /** A reply with rows of the list that another reply shows to be empty. */
  contradictionOf(proof: Exchange): Exchange | undefined;
  /** Whether replies that are still due could show such lists. */
  mayBeEmpty(operations: readonly OperationId[]): boolean;
}

export function createHeldRows(): HeldRows {
  const filled = new Map<List, Exchange>();
  const empty = new Map<List, Exchange>();
  return {
    hear(exchange) {
      const { request, status } = exchange;
      const list = listOf(request.operation);
      if (list === undefined || status !== 200) return;
      const shown = request.operation === list ? hasRows(exchange.json) : true;
      if (shown === true && !filled.has(list)) filled.set(list, light(exchange));
      if (shown === false && isUnfiltered(request.target) && exchange.text.length <= longestProof)
        empty.set(list, exchange);
    },
    emptyListsOf(operations) {
      const lists = listsOf(operations);
      const proofs = lists.flatMap((list) => (filled.has(list) ? [] : (empty.get(list) ?? [])));
      return proofs.length === lists.length ? proofs : [];
    },
    contradictionOf({ request, json }) {
      const list = listOf(request.operation);
      const isEmpty = list !== undefined && isUnfiltered(request.target) && hasRows(json) === false;
      return isEmpty ? filled.get(list) : undefined;
    },
    mayBeEmpty(operations) {
      const lists = listsOf(operations);
      return lists.length > 0 && lists.every((list) => !filled.has(list));
    },
  };
}

/** Whether a list has rows; undefined where a reply has no list. */
export function hasRows(json: Json | undefined): boolean | undefined {
  const rows = rowCountIn(json);
  return rows === undefined ? undefined : rows > 0;
}

/** How many rows a list has: under `data`, or wherever a reply holds lists, as not every shape is shown. Undefined where it has no list. */
export function rowCountIn(json: Json | undefined): number | undefined {
  const data = at(json, '/data');
  const values = [data, ...[data, json].flatMap((each) => (isObject(each) ? Object.values(each) : []))];
  const lists = [...new Set(values.filter(isArray))];
  return lists.length === 0
    ? undefined
    : lists.reduce((count, rows) => count + rows.filter(isObject).length, 0);
}

export const isUnfiltered = (target: string): boolean =>
  [...new URL(target, 'http://target.invalid').searchParams.keys()].every((name) => name === 'limit');

/** Why a check about the rows of an empty list does not apply. */
export const listsNothing = ({ request: { operation: id, target } }: Exchange): string =>
  `the deployment holds none: GET ${id === undefined ? target : operation(id).path} lists nothing`;
