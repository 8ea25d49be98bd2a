import {
  deprecated,
  type OperationId,
  operationIds,
  operation as operationOf,
  type Parameter,
  type ParameterType,
  parametersOf,
  rejectedNames,
  retiredNames,
  vocabularies,
} from '../../contract/index.js';
import { isSeveral, type Value } from '../../generators/operation/form.js';
import {
  isDemanded,
  type MadeParameter,
  madeParameters,
  type OperationRequest,
  requestInTurn,
  unmade,
  writtenTarget,
} from '../../generators/operation/request.js';
import type { KnownValues } from '../../generators/operation/valid-values.js';
import {
  type Api,
  at,
  type Exchange,
  isArray,
  isObject,
  type Json,
  type QueryValue,
  type ServedOperation,
  type World,
} from '../../src/kit/index.js';
import { validCall } from './calls.js';
import { referredIds } from './entity-refs.js';

/** More values of one name than these are not tried. */
const mostValues = 5;

/** The real values that the probe found, by the names that parameters of the document have. */
export function offeredValues(world: World): KnownValues {
  const { events, leis, rows, window } = world.offer;
  const storyRefs = events.flatMap(({ story_refs }) =>
    isArray(story_refs) ? story_refs.filter(isObject) : [],
  );
  const entityIds = referredIds(world);
  const values: Readonly<Record<string, readonly (Json | undefined)[]>> = {
    event_id: events.map(({ id }) => id),
    story_id: storyRefs.map(({ id }) => id),
    entity_id: entityIds,
    entity: entityIds,
    lei: leis,
    facility_id: (rows.listFacilities ?? []).map(({ facility_id }) => facility_id),
    country: ['USA'],
  };
  return {
    days: window,
    of: (name) =>
      Object.hasOwn(values, name) ? (values[name] ?? []).filter(isValue).slice(0, mostValues) : [],
  };
}

const isValue = (value: Json | undefined): value is QueryValue =>
  typeof value === 'string' || typeof value === 'number';

/** Types whose values neither exclude one another nor need a real one. */
const independent: readonly ParameterType[] = ['boolean', 'enum', 'enum-list', 'integer', 'number'];

const documented = operationIds.flatMap((id) => Object.entries<Parameter>(parametersOf(id)));

/**
 * Names that a contract may declare whatever an endpoint makes of them (ruling contract-and-descriptors), and those that
 * say nothing, or may be refused, without another (rulings near-without-radius, faulty-box).
 */
const unclear = new Set<string>([
  ...retiredNames,
  ...rejectedNames,
  ...deprecated.map(({ name }) => name),
  ...documented.flatMap(([, { aliases = [] }]) => aliases),
  ...documented.flatMap(([name, { requires, excludes }]) =>
    (requires ?? excludes ?? []).length > 0 ? [name] : [],
  ),
  // Whatever a contract lists, one policy alone is promised (ruling entity-match).
  'entity_match',
  'lat',
  'lon',
  'lng',
  'radius_km',
  'offset',
]);

/** A request without fault to an operation of ours: what the contract demands, and what it declares of that known to be served. */
function knownBase(
  { parameters }: ServedOperation,
  id: OperationId,
  world: World,
  demanded: OperationRequest,
): OperationRequest | undefined {
  const { query = {}, path } = validCall(id, world) ?? {};
  const declared = new Set(parameters.map(({ name }) => name));
  const carried = Object.entries(query).flatMap(([name, value]): [string, QueryValue][] =>
    value !== undefined && declared.has(name) ? [[name, value]] : [],
  );
  const placed = path ?? pathOf(id, world);
  return placed && { path: placed, query: { ...demanded.query, ...Object.fromEntries(carried) } };
}

/** Real values of the placeholders of one of our paths; undefined where one is not known. */
function pathOf(id: OperationId, world: World): Readonly<Record<string, string>> | undefined {
  const names = [...operationOf(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) => offeredValues(world).of(name)[0]);
  return values.includes(undefined)
    ? undefined
    : Object.fromEntries(names.map((name, index) => [name, String(values[index])]));
}

/** The declared parameters of an operation of ours that can be sent together; values that the document lacks come first. */
const triedOfKnown = (id: OperationId, made: readonly MadeParameter[]): readonly MadeParameter[] =>
  made.flatMap((each) => {
    const { parameter, form } = each;
    const { name } = parameter;
    const type = parametersOf(id)[name]?.type;
    const fair = parameter.place === 'query' && !parameter.deprecated && !unclear.has(name);
    // Of a text the contract may list the values, which the document does not show.
    const listed = type === 'text' && form.kind === 'enum';
    const free = type === undefined ? form.kind !== 'text' : independent.includes(type) || listed;
    if (!fair || !free) return [];
    if (form.kind !== 'enum') return [each];
    const own = ownValues(id, each);
    const values = [...own, ...form.values.filter((value) => !own.includes(value))];
    return [{ parameter, form: { ...form, values } }];
  });

/** Enough requests for each value that no check takes from the document. */
const turnsOfKnown = (id: OperationId, tried: readonly MadeParameter[]): number =>
  tried.length === 0 ? 1 : Math.max(2, ...tried.map((each) => ownValues(id, each).length));

/** The values of a declared enum that the document does not list. */
function ownValues(id: OperationId, { parameter, form }: MadeParameter): readonly QueryValue[] {
  if (form.kind !== 'enum') return [];
  const vocabulary = parametersOf(id)[parameter.name]?.values;
  const listed: readonly QueryValue[] = vocabulary === undefined ? [] : vocabularies[vocabulary].values;
  return form.values.filter((value) => !listed.includes(value));
}

/** Enums of which the document itself says that an unknown value is refused (ruling unknown-enum-value). */
const closedEnums: readonly string[] = ['listEvents sort', 'summarizeEvents group_by'];

/** Parameters that have no effect without another one (clause events.office-as-of.without-office). */
const ignoredAlone: readonly string[] = ['office_as_of'];

/**
 * Whether only the contract says what an operation makes of a parameter, or the document says that it is validated. How
 * lists are paged of which that is not shown is left open, whatever a contract says.
 */
export const isJudged = (id: OperationId | undefined, name: string): boolean =>
  id === undefined ||
  closedEnums.includes(`${id} ${name}`) ||
  !(
    Object.hasOwn(parametersOf(id), name) ||
    unclear.has(name) ||
    ignoredAlone.includes(name) ||
    name === 'limit'
  );

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
export const mostUnknownOperations = 60;
const mostTurns = { ours: 6, strangers: 4 };

const isStranger = ({ known }: ServedOperation): boolean => known === undefined;

/** The declared operations of the interface whose requests take a key, ours and a fair number of others. */
function declaredOperations(world: World): readonly ServedOperation[] {
  const operations = (world.served?.operations ?? []).filter(
    ({ target, takesKey }) => takesKey && target.startsWith('/api/v2/'),
  );
  const strangers = operations.filter(isStranger).slice(0, mostUnknownOperations);
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
