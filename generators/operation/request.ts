import fc from 'fast-check';
import {
  type ServedOperation,
  type ServedParameter,
  urlText,
  withPlaceholders,
} from '../../src/kit/index.js';
import { type Form, formOf, isSeveral, type Value } from './form.js';
import { dateAt, type KnownValues, namedValues, numberAt, type Place, validValues } from './valid-values.js';

/** What a request to a declared operation carries, by the names of its parameters. */
export interface OperationRequest {
  readonly path: Readonly<Record<string, Value>>;
  readonly query: Readonly<Record<string, Value>>;
}

/** A parameter whose values can be made. */
export interface MadeParameter {
  readonly parameter: ServedParameter;
  readonly form: Form;
}

/** The parameters of an operation of which values can be made, as far as a request carries them in path or query. */
export const madeParameters = (
  { parameters }: Pick<ServedOperation, 'parameters'>,
  known: KnownValues,
): readonly MadeParameter[] =>
  parameters.flatMap((parameter) => {
    const form = formOf(parameter.schema);
    const carried = parameter.place === 'path' || parameter.place === 'query';
    return carried && form !== undefined && validValues(parameter, form, known, 0) !== undefined
      ? [{ parameter, form }]
      : [];
  });

/** Whether a request must carry a parameter. */
export const isDemanded = ({ place, required }: ServedParameter): boolean => required || place === 'path';

/** The names that an operation demands and of which no value can be made, those of headers and cookies included. */
export function unmade(
  { parameters }: Pick<ServedOperation, 'parameters'>,
  made: readonly MadeParameter[],
): readonly string[] {
  const can = new Set(made.map(({ parameter }) => parameter));
  return parameters.filter((each) => isDemanded(each) && !can.has(each)).map(({ name }) => name);
}

/**
 * Requests that fit the declared parameters: all that are demanded, and any of the others. Simpler ones carry fewer.
 * The numbers and the dates of a request stand at one place in their ranges.
 */
export const validRequests = (
  made: readonly MadeParameter[],
  known: KnownValues,
): fc.Arbitrary<OperationRequest> =>
  fc.integer({ min: 0, max: 10 }).chain((tenths) =>
    fc.record({
      path: chosen(made, 'path', known, tenths / 10),
      query: chosen(made, 'query', known, tenths / 10),
    }),
  );

function chosen(
  made: readonly MadeParameter[],
  place: 'path' | 'query',
  known: KnownValues,
  at: Place,
): fc.Arbitrary<Readonly<Record<string, Value>>> {
  const there = made.filter(({ parameter }) => parameter.place === place);
  const values = there.flatMap(({ parameter, form }) => {
    const each = validValues(parameter, form, known, at);
    return each === undefined ? [] : [[parameter.name, each] as const];
  });
  const demanded = there
    .filter(({ parameter }) => isDemanded(parameter))
    .map(({ parameter }) => parameter.name);
  return fc.record<Record<string, Value>, string>(Object.fromEntries(values), {
    requiredKeys: demanded,
    noNullPrototype: true,
  });
}

/**
 * The request of a series that carries every parameter: in its turn, each takes the next of its values, and the numbers and
 * the dates go from the lower end of their ranges to the upper.
 */
export function requestInTurn(
  made: readonly MadeParameter[],
  known: KnownValues,
  turn: number,
  turns: number,
): OperationRequest {
  const at = turns < 2 ? 0 : turn / (turns - 1);
  const placed = (place: string): Readonly<Record<string, Value>> =>
    Object.fromEntries(
      made
        .filter(({ parameter }) => parameter.place === place)
        .flatMap((each) => {
          const value = valueInTurn(each, known, turn, at);
          return value === undefined ? [] : [[each.parameter.name, value] as const];
        }),
    );
  return { path: placed('path'), query: placed('query') };
}

function valueInTurn(
  { parameter, form }: MadeParameter,
  known: KnownValues,
  turn: number,
  at: Place,
): Value | undefined {
  const named = namedValues(parameter, form, known);
  const next = <Each>(values: readonly Each[]): Each | undefined => values[turn % values.length];
  switch (form.kind) {
    case 'enum':
      return next(form.values);
    case 'boolean':
      return turn % 2 === 0;
    case 'number':
      return numberAt(form, at);
    case 'date':
      return dateAt(known, at);
    case 'instant':
      return `${dateAt(known, at)}T12:00:00Z`;
    case 'text':
      return next(named) ?? sampleOf(parameter, form, known, turn);
    case 'list':
      return form.item.kind === 'enum' && turn === 0
        ? form.item.values.slice(0, form.most)
        : (next(named) ?? sampleOf(parameter, form, known, turn));
  }
}

const sampleOf = (
  parameter: ServedParameter,
  form: Form,
  known: KnownValues,
  turn: number,
): Value | undefined => {
  const values = validValues(parameter, form, known, 0);
  return values && fc.sample(values, { seed: turn + 1, numRuns: 1 })[0];
};

const separators: Readonly<Record<string, string>> = {
  form: ',',
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
};

/** The pairs of a query that carry a value, as the parameter's style has it. */
function pairsOf({ name, style, explode }: ServedParameter, value: Value): readonly string[] {
  const written = (text: unknown) => urlText(String(text));
  const items = (isSeveral(value) ? value : [value]).map(written);
  const key = written(name);
  return explode ? items.map((each) => `${key}=${each}`) : [`${key}=${items.join(separators[style] ?? ',')}`];
}

/** Path and query of a request below the base URL. Throws a `RangeError` when a placeholder has no value. */
export function writtenTarget(
  { target, parameters }: Pick<ServedOperation, 'target' | 'parameters'>,
  { path, query }: OperationRequest,
): string {
  const filled = withPlaceholders(target, (name) => {
    const value = path[name];
    if (value === undefined) throw new RangeError(`${target} needs a value for {${name}}`);
    return urlText(isSeveral(value) ? value.join(',') : String(value));
  });
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const parameter = parameters.find((each) => each.place === 'query' && each.name === name);
    return parameter === undefined ? [] : pairsOf(parameter, value);
  });
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`;
}
