import {
  type ClauseId,
  clause,
  clauseIds,
  deprecated,
  type OperationId,
  operation,
  operationIds,
  retiredNames,
} from '../../../contract/index.js';
import { type Declared, operationKey } from '../contract/declarations.js';
import { spells } from '../notice/topics.js';

/** The states of a parameter's life, in the order in which they are named (States, Versioning 6 and 7). */
export const lifeCycle = ['active', 'deprecated', 'retired', 'removed'] as const;

/** A state of a parameter; `unknown` where nothing shows it. */
export type State = (typeof lifeCycle)[number] | 'unknown';

/** What shows in a reply to a request with a parameter. */
export type Shown =
  /** It was refused as one that the operation does not have. */
  | 'refused'
  /** It is listed in `applied_filters.ignored`. */
  | 'ignored'
  /** It is named in `applied_filters.retired`. */
  | 'named'
  /** It changed the result, or its value was refused. */
  | 'applied'
  /** Nothing. */
  | 'nothing';

/** What one look at a deployment saw of a parameter. */
export interface Occurrence {
  /** Such as `GET /events`, as the contract has the path. */
  readonly operation: string;
  readonly parameter: string;
  /** What the contract says. */
  readonly byContract: State;
  /** What a reply showed; absent where nothing was sent, or no reply could show it. */
  readonly shown?: Shown;
}

/** The state that a reply shows. */
export function stateByReply({ byContract, shown }: Occurrence): State {
  switch (shown) {
    case 'refused':
    case 'ignored':
      return 'removed';
    case 'named':
      return 'retired';
    case 'applied':
      // That a parameter is deprecated is said by the contract alone.
      return byContract === 'deprecated' ? 'deprecated' : 'active';
    default:
      return 'unknown';
  }
}

/** What is known of a parameter: what a reply showed, else what the contract says. */
export function stateOf(sighting: Occurrence): State {
  const seen = stateByReply(sighting);
  return seen === 'unknown' ? sighting.byContract : seen;
}

/**
 * The state of every parameter as the contract has it: declared, flagged, or no longer declared where an earlier look saw it.
 * Names that the specification calls deprecated or retired are there even where the contract is silent, as it may be
 * (ruling contract-and-descriptors).
 */
export function statesByContract(contract: Declared, earlier: readonly Occurrence[]): readonly Occurrence[] {
  const declared = contract.operations.flatMap(({ name, parameters }) =>
    [...parameters].map(
      ([parameter, { deprecated: isFlagged }]): Occurrence => ({
        operation: name,
        parameter,
        byContract: isFlagged ? 'deprecated' : 'active',
      }),
    ),
  );
  const known = new Set(declared.map(keyOf));
  const gone = [...earlier, ...pinned(contract)].flatMap((each): readonly Occurrence[] => {
    if (known.has(keyOf(each))) return [];
    known.add(keyOf(each));
    const byContract: State = each.byContract === 'unknown' ? 'unknown' : 'removed';
    return [{ operation: each.operation, parameter: each.parameter, byContract }];
  });
  return [...declared, ...gone];
}

/** What tells sightings of different parameters apart. */
export const keyOf = ({ operation: name, parameter }: Pick<Occurrence, 'operation' | 'parameter'>): string =>
  `${operationKey(name)} ${parameter}`;

/** The names of Versioning 6 and 7, on the operations that the contract declares. */
function pinned(contract: Declared): readonly Occurrence[] {
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

/** What the specification says of a parameter's life, and whether replies agree. */
interface SpecifiedState {
  readonly state: State;
  readonly clauses: readonly ClauseId[];
  /** Whether a reply showed another state; undefined where none showed any. */
  readonly agrees: boolean | undefined;
}

/** The state that Versioning 6 or 7 gives a parameter, with the clauses that say so; undefined for others. */
export function specifiedState(sighting: Occurrence): SpecifiedState | undefined {
  const { parameter } = sighting;
  const key = operationKey(sighting.operation);
  const known = operationIds.find((id) => operationKey(operation(id).path) === key);
  if (known === undefined) return undefined;
  const isDeprecated = deprecated.some((each) => each.operation === known && each.name === parameter);
  const isRetired = known === 'listEvents' && retiredNames.some((name) => name === parameter);
  if (!isDeprecated && !isRetired) return undefined;
  const state = isRetired ? 'retired' : 'deprecated';
  const seen = stateByReply(sighting);
  // What still applies is in the state of a deprecated name, whether or not the contract flags it.
  const agrees = seen === state || (state === 'deprecated' && seen === 'active');
  return {
    state,
    clauses: clausesOn(known, parameter, state),
    agrees: seen === 'unknown' ? undefined : agrees,
  };
}

/** Clauses that say it of this very name, else those that say it of every name in that state. */
function clausesOn(id: OperationId, parameter: string, state: 'deprecated' | 'retired'): readonly ClauseId[] {
  const own = clauseIds.filter(
    (each) =>
      each.startsWith(`versioning.${state}.`) &&
      clause(each).operations.includes(id) &&
      clause(each).by === 'statement' &&
      spells(each, parameter),
  );
  const general: readonly ClauseId[] =
    state === 'retired'
      ? ['versioning.retired.never-400', 'versioning.retired.named']
      : ['states.parameter.deprecated.applied'];
  return own.length > 0 ? own : general;
}
