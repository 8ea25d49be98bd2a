import { type Bound, type BoundName, boundNames, forIntegers, isTighter, rowOf } from '../shape/bounds.js';
import type { Placed, Shape } from '../shape/shape.js';
import { harmless, retyped, stops, wider } from './rule.js';
import type { SchemaGroup, SchemaKind } from './schemas.js';

const words: Readonly<Record<BoundName, string>> = {
  minimum: 'least value',
  maximum: 'greatest value',
  'min-length': 'least length',
  'max-length': 'greatest length',
  'min-items': 'least number of items',
  'max-items': 'greatest number of items',
  'min-properties': 'least number of properties',
  'max-properties': 'greatest number of properties',
};

const tightens = { request: stops, response: harmless };
const loosens = { request: wider, response: retyped };

const kindsOf = (name: BoundName): Readonly<Record<string, SchemaKind>> => {
  const [raising, lowering] = rowOf(name).upper ? [loosens, tightens] : [tightens, loosens];
  return {
    [`${name}-added`]: {
      says: `The ${words[name]} of {} is limited.`,
      ...tightens,
      mirror: `${name}-removed`,
    },
    [`${name}-removed`]: {
      says: `The ${words[name]} of {} is no longer limited.`,
      ...loosens,
      mirror: `${name}-added`,
    },
    [`${name}-raised`]: {
      says: `The ${words[name]} of {} is higher.`,
      ...raising,
      mirror: `${name}-lowered`,
    },
    [`${name}-lowered`]: {
      says: `The ${words[name]} of {} is lower.`,
      ...lowering,
      mirror: `${name}-raised`,
    },
  };
};

/** Limits of size. A field whose limit is loosened may hold what could not come before. */
export const bounds: SchemaGroup = {
  area: 'bounds',
  keywords: boundNames.flatMap((name) => {
    const { keyword, exclusive } = rowOf(name);
    return exclusive === undefined ? [keyword] : [keyword, exclusive];
  }),
  kinds: Object.assign({}, ...boundNames.map(kindsOf)),
  *find(old, next) {
    for (const name of boundNames) {
      const { upper } = rowOf(name);
      const [was, is] = [boundOf(old, next, name), boundOf(next, old, name)];
      if (was === undefined && is !== undefined)
        yield { kind: `${name}-added`, at: is.at, to: wordsOf(is.value) };
      else if (was !== undefined && is === undefined)
        yield { kind: `${name}-removed`, at: was.at, from: wordsOf(was.value) };
      else if (was !== undefined && is !== undefined && !sameBound(was.value, is.value)) {
        const raised = isTighter(is.value, was.value, upper) !== upper;
        const kind = `${name}-${raised ? 'raised' : 'lowered'}`;
        yield { kind, at: is.at, from: wordsOf(was.value), to: wordsOf(is.value) };
      }
    }
  },
};

/** Of whole numbers in both contracts, a limit left out is the next one in. */
function boundOf(shape: Shape, other: Shape, name: BoundName): Placed<Bound> | undefined {
  const bound = shape.bounds[name];
  const whole = [shape, other].every(({ types }) => types?.value.size === 1 && types.value.has('integer'));
  return bound === undefined || !whole
    ? bound
    : { ...bound, value: forIntegers(bound.value, rowOf(name).upper) };
}

const sameBound = (one: Bound, other: Bound): boolean =>
  one.limit === other.limit && one.exclusive === other.exclusive;

const wordsOf = ({ limit, exclusive }: Bound): string => `${limit}${exclusive ? ', excluded' : ''}`;
