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
import type { MadeParameter, OperationRequest } from '../../generators/operation/request.js';
import type { QueryValue, ServedOperation, World } from '../../src/kit/index.js';
import { validCall } from '../valid-call.js';
import { offeredValues } from './offered-values.js';

/** Types whose values neither exclude one another nor need a real one. */
const independent: readonly ParameterType[] = ['boolean', 'enum', 'enum-list', 'integer', 'number'];

const documented = operationIds.flatMap((id) => Object.entries<Parameter>(parametersOf(id)));

/**
 * Names that a contract may declare whatever an endpoint makes of them (ruling C22), and those that say nothing, or may be
 * refused, without another (rulings C11, A13).
 */
const unclear = new Set<string>([
  ...retiredNames,
  ...rejectedNames,
  ...deprecated.map(({ name }) => name),
  ...documented.flatMap(([, { aliases = [] }]) => aliases),
  ...documented.flatMap(([name, { requires, excludes }]) =>
    (requires ?? excludes ?? []).length > 0 ? [name] : [],
  ),
  // Whatever a contract lists, one policy alone is promised (ruling C16).
  'entity_match',
  'lat',
  'lon',
  'lng',
  'radius_km',
  'offset',
]);

/** A request without fault to an operation of ours: what the contract demands, and what it declares of that known to be served. */
export function knownBase(
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
export const triedOfKnown = (id: OperationId, made: readonly MadeParameter[]): readonly MadeParameter[] =>
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
export const turnsOfKnown = (id: OperationId, tried: readonly MadeParameter[]): number =>
  tried.length === 0 ? 1 : Math.max(2, ...tried.map((each) => ownValues(id, each).length));

/** The values of a declared enum that the document does not list. */
function ownValues(id: OperationId, { parameter, form }: MadeParameter): readonly QueryValue[] {
  if (form.kind !== 'enum') return [];
  const vocabulary = parametersOf(id)[parameter.name]?.values;
  const listed: readonly QueryValue[] = vocabulary === undefined ? [] : vocabularies[vocabulary].values;
  return form.values.filter((value) => !listed.includes(value));
}

/** Enums of which the document itself says that an unknown value is refused (ruling C23). */
const closedEnums: readonly string[] = ['listEvents sort', 'summarizeEvents group_by'];

/**
 * Whether only the contract says what an operation makes of a parameter, or the document says that it is validated. How
 * lists are paged of which that is not shown is left open, whatever a contract says.
 */
export const isJudged = (id: OperationId | undefined, name: string): boolean =>
  id === undefined ||
  closedEnums.includes(`${id} ${name}`) ||
  !(Object.hasOwn(parametersOf(id), name) || unclear.has(name) || name === 'limit');
