import {
  limits,
  type OperationId,
  type Parameter,
  parametersOf,
  vocabularies,
} from '../../contract/index.js';
import { dateAfter } from '../../generators/dates.js';
import { withCheckDigits } from '../../generators/leis.js';
import {
  at,
  isArray,
  type Json,
  type Query,
  type QueryValue,
  type ServedOperation,
  type ServedParameter,
  type World,
} from '../../src/kit/index.js';
import { validCall } from './calls.js';
import { referredIds } from './entity-refs.js';

/** The values that a declared parameter, or an item of it, may have; undefined where any may. */
export function enumOf({ schema }: ServedParameter): readonly Json[] | undefined {
  const values = at(schema, '/enum') ?? at(schema, '/items/enum');
  return isArray(values) ? values : undefined;
}

/** Well-formed LEIs beside those that are held: as many as one request takes. */
const leiList = ({ offer }: World): string =>
  [
    ...offer.leis,
    ...Array.from({ length: limits.registry.leis.max }, (_, index) =>
      withCheckDigits(`7245${String(index).padStart(14, '0')}`),
    ),
  ]
    .slice(0, limits.registry.leis.max)
    .join(',');

/** A value that the document gives a parameter, in the plainest spelling; undefined where a value has to be known. */
function documentedValue(name: string, parameter: Parameter, world: World): QueryValue | undefined {
  const { start, end } = world.offer.window;
  const isUpper = /_(?:end|max)$/.test(name);
  switch (parameter.type) {
    case 'date':
      return name === 'date_start' ? start : end;
    case 'date-or-instant':
    case 'instant':
      return `${isUpper ? dateAfter(end, 1) : start}T00:00:00Z`;
    case 'days':
      return 7;
    case 'integer':
      return name === 'offset' ? undefined : 1;
    case 'number':
      return isUpper ? (parameter.maximum ?? 100_000) : (parameter.minimum ?? 1);
    case 'boolean':
      return parameter.default === undefined || parameter.default === true;
    case 'enum-list':
      return parameter.values === undefined ? undefined : vocabularies[parameter.values].values.join();
    case 'country-list':
      return 'USA,FRA';
    case 'text-list':
      return name === 'languages'
        ? 'en'
        : name === 'entity'
          ? referredIds(world).slice(0, 2).join()
          : undefined;
    case 'box':
      return '35.5,-10.25,60.5,30.75';
    case 'point':
      return '48.5,11.25';
    case 'circle':
      return '48.5,11.25,300';
    case 'lei':
      return world.offer.leis[0];
    case 'lei-list':
      return leiList(world);
    case 'uei':
      return 'K7ZQXJ4WV9N3';
    default:
      return undefined;
  }
}

/** Parameters that a request carries one group of, as they exclude each other or may not select anything together. */
const rivals: readonly (readonly RegExp[])[] = [
  [/^date_(?:start|end)$/, /^date$/, /^days$/, /^observed_/, /^recorded_/],
  [/^bbox$/, /^(?:near|radius_km)$/, /^(?:lat|lon)$/],
  [/^(?:category|has_fatalities|civilian_targeting)$/, /^(?:magnitude|systemic|propagation|market)_/],
];

/** The groups of a set of rivals that an operation has. */
const groupsIn = (groups: readonly RegExp[], names: readonly string[]): readonly RegExp[] =>
  groups.filter((group) => names.some((name) => group.test(name)));

/**
 * Requests that carry, together, a value of the document for each parameter that a served contract declares and the
 * document shows the grammar of. The last of them is the request without fault alone.
 */
export function documentedQueries(
  id: OperationId,
  { parameters }: ServedOperation,
  world: World,
): readonly Query[] {
  const { query: base = {} } = validCall(id, world) ?? {};
  const declared = parameters.filter(({ place, deprecated }) => place === 'query' && !deprecated);
  const own: Readonly<Record<string, Parameter>> = parametersOf(id);
  const values = new Map<string, QueryValue>();
  for (const { name } of declared) {
    const parameter = Object.hasOwn(own, name) ? own[name] : undefined;
    if (parameter === undefined || parameter.deprecated !== undefined) continue;
    const value = documentedValue(name, parameter, world);
    if (value !== undefined && value !== '') values.set(name, value);
  }
  const names = [...new Set([...values.keys(), ...Object.keys(base)])];
  const sets = rivals.map((groups) => groupsIn(groups, names)).filter(({ length }) => length > 0);
  const turns = values.size === 0 ? 0 : Math.max(1, ...sets.map(({ length }) => length));
  const queries = Array.from({ length: turns }, (_, turn): Query => {
    const isLeftOut = (name: string) =>
      sets.some((groups) =>
        groups.some((group, index) => group.test(name) && index !== turn % groups.length),
      );
    const isOfASet = (name: string) => sets.some((groups) => groups.some((group) => group.test(name)));
    const carried = [...values].filter(([name]) => !isLeftOut(name) && (turn === 0 || isOfASet(name)));
    const kept = Object.entries(base).filter(([name]) => !isLeftOut(name));
    return Object.fromEntries([...kept, ...carried]);
  });
  return [...queries, base];
}
