import { limits, vocabularies } from '../../../../contract/index.js';
import { badLimit } from '../http/limit.js';
import { booleanOf, decimal } from '../http/parameter-values.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const hierarchyParameterFaults = {
  'hierarchy.direction.default-up': {
    clauses: ['hierarchy.direction.default'],
    summary: 'Reads up where direction is not sent',
  },
  'hierarchy.direction.default-down': {
    clauses: ['hierarchy.direction.default'],
    summary: 'Reads down where direction is not sent',
  },
  'hierarchy.direction.unknown-served': {
    clauses: ['hierarchy.direction.unknown'],
    summary: 'Serves an unknown direction as both, without a word',
  },
  'hierarchy.direction.unknown-crash': {
    clauses: ['hierarchy.direction.unknown'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an unknown direction',
  },
  'hierarchy.depth.five-refused': {
    clauses: ['hierarchy.depth.range'],
    summary: 'Refuses depth=5',
  },
  'hierarchy.depth.one-refused': {
    clauses: ['hierarchy.depth.range', 'limits.hierarchy.depth.min'],
    summary: 'Refuses depth=1',
  },
  'hierarchy.depth.default-five': {
    clauses: ['hierarchy.depth.default', 'limits.hierarchy.depth.default'],
    summary: 'Reads 5 where depth is not sent',
  },
  'hierarchy.depth.default-five-upwards': {
    clauses: ['hierarchy.depth.default', 'limits.hierarchy.depth.default'],
    summary: 'Reads 5 where depth is not sent and direction is up',
  },
  'hierarchy.depth.beyond-five-served': {
    clauses: ['hierarchy.depth.max', 'limits.hierarchy.depth.max'],
    summary: 'Serves a depth above 5 as sent',
  },
  'hierarchy.depth.nonsense-crash': {
    clauses: ['error.server-errors'],
    summary: 'Fails with a 500 on a depth that is no number',
  },
  'hierarchy.limit.fifty-refused': {
    clauses: ['hierarchy.limit.at-max'],
    summary: 'Refuses limit=50',
  },
  'hierarchy.limit.above-max-served': {
    clauses: ['hierarchy.limit.max', 'limits.hierarchy.children'],
    summary: 'Serves a limit above 50 as sent',
  },
  'hierarchy.limit.default-unbounded': {
    clauses: ['hierarchy.limit.max'],
    summary: 'Returns every child where limit is not sent',
  },
  'hierarchy.siblings.by-default': {
    clauses: ['hierarchy.siblings.default'],
    summary: 'Adds siblings where include_siblings is not sent',
  },
  'hierarchy.siblings.false-is-true': {
    clauses: ['hierarchy.siblings.false'],
    summary: 'Takes any include_siblings for true, the text false as well',
  },
  'hierarchy.depth.values-untold': {
    clauses: ['error.invalid-enum.details.accepted-values'],
    summary: 'Refuses a depth as INVALID_ENUM, without the values it could have',
  },
  'hierarchy.siblings.nonsense-dropped': {
    clauses: ['error.invalid-boolean'],
    summary: 'Reads an include_siblings that is no boolean as false',
  },
} as const satisfies Faults;

type Direction = (typeof vocabularies.hierarchyDirection.values)[number];

export interface HierarchyParameters {
  readonly direction: Direction;
  /** Generations of ancestors. */
  readonly depth: number;
  /** Children returned. */
  readonly limit: number;
  readonly siblings: boolean;
}

type Values = ReadonlyMap<string, string>;

function directionOf(values: Values, planted: Planted): Direction {
  const accepted = vocabularies.hierarchyDirection.values;
  const text = values.get('direction');
  if (text === undefined) {
    if (planted('hierarchy.direction.default-up')) return 'up';
    return planted('hierarchy.direction.default-down') ? 'down' : 'both';
  }
  const found = accepted.find((value) => value === text);
  if (found !== undefined) return found;
  if (planted('hierarchy.direction.unknown-served')) return 'both';
  const code = planted('hierarchy.direction.unknown-crash') ? 'INTERNAL_ERROR' : 'INVALID_ENUM';
  throw new Refusal(code, `${quoted(text)} is no direction.`, {
    param: 'direction',
    accepted_values: accepted,
  });
}

function depthOf(values: Values, planted: Planted): number {
  const { default: usual, min, max } = limits.hierarchy.depth;
  const text = values.get('depth');
  if (text === undefined) {
    const isUpwards = values.get('direction') === 'up' && planted('hierarchy.depth.default-five-upwards');
    return isUpwards || planted('hierarchy.depth.default-five') ? max : usual;
  }
  const number = decimal(text) ?? Number.NaN;
  if (Number.isNaN(number) && planted('hierarchy.depth.nonsense-crash')) {
    throw new Refusal('INTERNAL_ERROR', 'The depth is NaN.');
  }
  const refused =
    (number === max && planted('hierarchy.depth.five-refused')) ||
    (number === min && planted('hierarchy.depth.one-refused'));
  const within = number <= max || planted('hierarchy.depth.beyond-five-served');
  if (Number.isInteger(number) && number >= min && within && !refused) return number;
  if (planted('hierarchy.depth.values-untold')) {
    throw new Refusal('INVALID_ENUM', 'depth has another value.', { param: 'depth', accepted_values: [] });
  }
  throw new Refusal('INVALID_NUMBER', `depth is a whole number from ${min} to ${max}, not ${quoted(text)}.`, {
    param: 'depth',
    minimum: min,
    maximum: max,
  });
}

function limitOf(values: Values, planted: Planted): number {
  const { max } = limits.hierarchy.children;
  const text = values.get('limit');
  if (text === undefined)
    return planted('hierarchy.limit.default-unbounded') ? Number.POSITIVE_INFINITY : max;
  const number = decimal(text) ?? Number.NaN;
  const refused = number === max && planted('hierarchy.limit.fifty-refused');
  const within = number <= max || planted('hierarchy.limit.above-max-served');
  if (Number.isInteger(number) && number >= 1 && within && !refused) return number;
  throw badLimit(text, { min: 1, max });
}

function siblingsOf(values: Values, planted: Planted): boolean {
  const text = values.get('include_siblings');
  if (text === undefined) return planted('hierarchy.siblings.by-default');
  const sound = /^(true|false)$/i.test(text);
  if (!sound && planted('hierarchy.siblings.nonsense-dropped')) return false;
  const given = booleanOf(values, 'include_siblings', planted) === true;
  return given || planted('hierarchy.siblings.false-is-true');
}

/** Reads the parameters of the hierarchy. */
export const hierarchyParametersOf = (values: Values, planted: Planted): HierarchyParameters => ({
  direction: directionOf(values, planted),
  depth: depthOf(values, planted),
  limit: limitOf(values, planted),
  siblings: siblingsOf(values, planted),
});
