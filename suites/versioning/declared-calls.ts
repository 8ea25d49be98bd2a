import { isSeveral, type Value } from '../../generators/operation/fits.js';
import {
  isDemanded,
  type MadeParameter,
  madeParameters,
  type OperationRequest,
  requestInTurn,
  unmade,
} from '../../generators/operation/request.js';
import { writtenTarget } from '../../generators/operation/written.js';
import {
  type Api,
  at,
  type Exchange,
  type QueryValue,
  type ServedOperation,
  type World,
} from '../../src/kit/index.js';
import { knownBase, triedOfKnown, turnsOfKnown } from './known-calls.js';
import { offeredValues } from './offered-values.js';

/** A declared operation, and the requests to it that its own declaration makes valid. */
export interface DeclaredCall {
  readonly operation: ServedOperation;
  /** The simplest request that carries all that is demanded. */
  readonly base: OperationRequest;
  /** The parameters that requests carry beyond the base, or with other values. */
  readonly tried: readonly MadeParameter[];
  /** Requests that carry all of them at once, each with its values in turn. */
  readonly inTurn: readonly OperationRequest[];
}

/** Of operations that are not ours, the first are called. */
export const mostStrangers = 60;
const mostTurns = { ours: 8, strangers: 4 };

const isStranger = ({ known }: ServedOperation): boolean => known === undefined;

/** The declared operations of the interface whose requests take a key, ours and a fair number of others. */
function declaredOperations(world: World): readonly ServedOperation[] {
  const operations = (world.served?.operations ?? []).filter(
    ({ target, takesKey }) => takesKey && target.startsWith('/api/v2/'),
  );
  const strangers = operations.filter(isStranger).slice(0, mostStrangers);
  return [...operations.filter((each) => !isStranger(each)), ...strangers];
}

/** The call of a declared operation; undefined where a value that it demands is not known. */
function declaredCall(operation: ServedOperation, world: World): DeclaredCall | undefined {
  const known = offeredValues(world);
  const made = madeParameters(operation, known);
  const inTurn = (tried: readonly MadeParameter[], wanted: number): readonly OperationRequest[] => {
    const turns = Math.min(mostTurns[operation.known === undefined ? 'strangers' : 'ours'], wanted);
    return Array.from({ length: turns }, (_, turn) => requestInTurn(tried, known, turn, turns));
  };
  const demanded = made.filter(({ parameter }) => isDemanded(parameter));
  const simplest = requestInTurn(demanded, known, 0, 1);
  if (operation.known !== undefined) {
    const base = knownBase(operation, operation.known, world, simplest);
    const tried = triedOfKnown(operation.known, made);
    return base && { operation, base, tried, inTurn: inTurn(tried, turnsOfKnown(operation.known, tried)) };
  }
  if (unmade(operation, made).length > 0) return undefined;
  const tried = made.filter(({ parameter }) => isDemanded(parameter) || !parameter.deprecated);
  const longest = Math.max(0, ...tried.map(({ form }) => (form.kind === 'enum' ? form.values.length : 0)));
  return {
    operation,
    base: simplest,
    tried,
    inTurn: inTurn(tried, tried.length === 0 ? 1 : Math.max(2, longest)),
  };
}

/** The calls of the declared operations of which all that they demand is known. */
export const declaredCalls = (world: World): readonly DeclaredCall[] =>
  declaredOperations(world).flatMap((operation) => declaredCall(operation, world) ?? []);

/** Sends a request to a declared operation, as its parameters are to be written. */
export function send(
  api: Api,
  { operation }: DeclaredCall,
  { path, query }: OperationRequest,
): Promise<Exchange> {
  if (operation.known === undefined) return api.getTarget(writtenTarget(operation, { path, query }));
  const exploded = new Set(operation.parameters.filter(({ explode }) => explode).map(({ name }) => name));
  const flat = (name: string, value: Value): QueryValue | undefined =>
    !isSeveral(value) ? value : exploded.has(name) ? value[0] : value.join(',');
  return api.get(
    operation.known,
    Object.fromEntries(Object.entries(query).map(([name, value]) => [name, flat(name, value)])),
    { path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)])) },
  );
}

const undeclared = 'zzqxvk_1';

/** Whether an operation refuses a parameter that it does not declare. */
export async function isStrict(api: Api, call: DeclaredCall): Promise<boolean> {
  const { operation, base } = call;
  if (operation.known !== undefined) {
    const reply = await send(api, call, { ...base, query: { ...base.query, [undeclared]: 'x' } });
    return at(reply.json, '/code') === 'UNKNOWN_PARAM';
  }
  const target = writtenTarget(operation, base);
  const reply = await api.getTarget(`${target}${target.includes('?') ? '&' : '?'}${undeclared}=x`);
  return at(reply.json, '/code') === 'UNKNOWN_PARAM';
}
