import { deprecated, type OperationId, operation, retiredNames } from '../../../contract/index.js';
import { type Declared, operationKey } from '../declared.js';
import type { Sighting, State } from './state.js';

/**
 * The state of every parameter as the contract has it: declared, flagged, or no longer declared where an earlier look saw it.
 * Names that the specification calls deprecated or retired are there even where the contract is silent, as it may be (ruling C22).
 */
export function statesByContract(contract: Declared, earlier: readonly Sighting[]): readonly Sighting[] {
  const declared = contract.operations.flatMap(({ name, parameters }) =>
    [...parameters].map(
      ([parameter, { deprecated: isFlagged }]): Sighting => ({
        operation: name,
        parameter,
        byContract: isFlagged ? 'deprecated' : 'active',
      }),
    ),
  );
  const known = new Set(declared.map(keyOf));
  const gone = [...earlier, ...pinned(contract)].flatMap((each): readonly Sighting[] => {
    if (known.has(keyOf(each))) return [];
    known.add(keyOf(each));
    const byContract: State = each.byContract === 'unknown' ? 'unknown' : 'removed';
    return [{ operation: each.operation, parameter: each.parameter, byContract }];
  });
  return [...declared, ...gone];
}

/** What tells sightings of different parameters apart. */
export const keyOf = ({ operation: name, parameter }: Pick<Sighting, 'operation' | 'parameter'>): string =>
  `${operationKey(name)} ${parameter}`;

/** The names of Versioning 6 and 7, on the operations that the contract declares. */
function pinned(contract: Declared): readonly Sighting[] {
  const named: readonly (readonly [OperationId, string])[] = [
    ...deprecated.map((each) => [each.operation, each.name] as const),
    ...retiredNames.map((name) => ['listEvents', name] as const),
  ];
  return named.map(([id, parameter]) => ({
    operation: contract.operations.find(({ known }) => known === id)?.name ?? `GET ${operation(id).path}`,
    parameter,
    byContract: 'unknown',
  }));
}
