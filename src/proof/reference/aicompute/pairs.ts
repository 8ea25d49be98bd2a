import type { ClauseId } from '../../../../contract/index.js';
import { withoutOverlooked } from '../http/overlooked.js';
import type { Fault, Planted } from '../planted.js';

/** Filters of the lists that combine, with what a row contradicts that one of them does not select. */
const filters = {
  listDataCenters: {
    country: 'aicompute.data-centers.country',
    owner: 'aicompute.data-centers.owner',
  },
  listModels: {
    organization: 'aicompute.models.organization',
    organization_categorization: 'aicompute.models.contributors',
    domain: 'aicompute.models.domain',
    frontier: 'aicompute.models.frontier.true',
    min_compute: 'aicompute.models.min-compute.only',
  },
  listHardware: {
    manufacturer: 'aicompute.hardware.manufacturer',
    type: 'aicompute.hardware.type',
    foundry: 'aicompute.hardware.foundry',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ClauseId>>>>;
type List = keyof typeof filters;
type Filter = { [Each in List]: keyof (typeof filters)[Each] }[List];
type ComputePairFault = `aicompute.pairs.${List}.${Filter}.ignored-with-${Filter}`;

interface Pair {
  readonly list: string;
  readonly ignored: string;
  readonly beside: string;
  readonly clause: ClauseId;
}

const pairs = Object.entries(filters).flatMap(([list, clauses]) =>
  Object.entries(clauses).flatMap(([ignored, clause]): readonly Pair[] =>
    Object.keys(clauses)
      .filter((beside) => beside !== ignored)
      .map((beside) => ({ list, ignored, beside, clause })),
  ),
);

const idOf = ({ list, ignored, beside }: Pair) =>
  `aicompute.pairs.${list}.${ignored}.ignored-with-${beside}` as ComputePairFault;

/** One filter of a list is overlooked where another is sent as well. */
export const computePairFaults = Object.fromEntries(
  pairs.map((pair): readonly [ComputePairFault, Fault] => [
    idOf(pair),
    {
      clauses: [pair.clause],
      summary: `Never looks at ${pair.ignored} of ${pair.list} where ${pair.beside} is sent`,
    },
  ]),
) as Readonly<Record<ComputePairFault, Fault>>;

/** The values of a query of a list, of which a fault may overlook one. */
export const pairedValues = (list: string, values: ReadonlyMap<string, string>, planted: Planted) =>
  withoutOverlooked(values, pairs, (pair) => pair.list === list && planted(idOf(pair)));
