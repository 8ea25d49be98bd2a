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
import { spells } from '../changelog/topics.js';
import { operationKey } from '../declared.js';
import { byBehaviour, type Sighting, type State } from './state.js';

/** What the specification says of a parameter's life, and whether replies agree. */
export interface ToldState {
  readonly state: State;
  readonly clauses: readonly ClauseId[];
  /** Whether a reply showed another state; undefined where none showed any. */
  readonly agrees: boolean | undefined;
}

/** The state that Versioning 6 or 7 gives a parameter, with the clauses that say so; undefined for others. */
export function toldState(sighting: Sighting): ToldState | undefined {
  const { parameter } = sighting;
  const key = operationKey(sighting.operation);
  const known = operationIds.find((id) => operationKey(operation(id).path) === key);
  if (known === undefined) return undefined;
  const isDeprecated = deprecated.some((each) => each.operation === known && each.name === parameter);
  const isRetired = known === 'listEvents' && retiredNames.some((name) => name === parameter);
  if (!isDeprecated && !isRetired) return undefined;
  const state = isRetired ? 'retired' : 'deprecated';
  const seen = byBehaviour(sighting);
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
