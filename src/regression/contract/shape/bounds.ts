import type { JsonObject } from '../../../kit/index.js';
import type { Placed, TypeName } from './shape.js';

export interface Bound {
  readonly limit: number;
  readonly exclusive: boolean;
}

/** The bounds that a schema can set: the keyword, the keyword that excludes the limit itself, what it counts. */
const boundRows = {
  minimum: { keyword: 'minimum', exclusive: 'exclusiveMinimum', upper: false, types: ['number', 'integer'] },
  maximum: { keyword: 'maximum', exclusive: 'exclusiveMaximum', upper: true, types: ['number', 'integer'] },
  'min-length': { keyword: 'minLength', upper: false, types: ['string'] },
  'max-length': { keyword: 'maxLength', upper: true, types: ['string'] },
  'min-items': { keyword: 'minItems', upper: false, types: ['array'] },
  'max-items': { keyword: 'maxItems', upper: true, types: ['array'] },
  'min-properties': { keyword: 'minProperties', upper: false, types: ['object'] },
  'max-properties': { keyword: 'maxProperties', upper: true, types: ['object'] },
} as const satisfies Record<string, BoundRow>;

interface BoundRow {
  readonly keyword: string;
  readonly exclusive?: string;
  readonly upper: boolean;
  readonly types: readonly TypeName[];
}

export type BoundName = keyof typeof boundRows;
export const boundNames = Object.keys(boundRows) as readonly BoundName[];
export type Bounds = Readonly<Partial<Record<BoundName, Placed<Bound>>>>;

export const rowOf = (name: BoundName): BoundRow => boundRows[name];

/** The bounds that one schema sets by itself. */
export function boundsIn(schema: JsonObject, at: string): Bounds {
  const found: Partial<Record<BoundName, Placed<Bound>>> = {};
  for (const name of boundNames) {
    const { keyword, exclusive = '', upper } = rowOf(name);
    const [own, other] = [schema[keyword], schema[exclusive]];
    const bounds = [
      // OpenAPI 3.0 says with a boolean that the limit itself is excluded.
      typeof own === 'number'
        ? { value: { limit: own, exclusive: other === true }, at: `${at}/${keyword}` }
        : undefined,
      typeof other === 'number'
        ? { value: { limit: other, exclusive: true }, at: `${at}/${exclusive}` }
        : undefined,
    ].filter((each) => each !== undefined);
    const [bound] = bounds.toSorted((one, next) => (isTighter(one.value, next.value, upper) ? -1 : 1));
    const isMoot = bound?.value.limit === 0 && !upper && exclusive === '';
    if (bound !== undefined && !isMoot) found[name] = bound;
  }
  return found;
}

/** Whether one bound allows less than another. */
export function isTighter(one: Bound, other: Bound, upper: boolean): boolean {
  if (one.limit === other.limit) return one.exclusive && !other.exclusive;
  return upper ? one.limit < other.limit : one.limit > other.limit;
}

/** The same bound of whole numbers, with its limit among them. */
export function forIntegers({ limit, exclusive }: Bound, upper: boolean): Bound {
  const inside = upper ? Math.floor(limit) : Math.ceil(limit);
  if (!exclusive || inside !== limit) return { limit: inside, exclusive: false };
  return { limit: inside + (upper ? -1 : 1), exclusive: false };
}

/** The tighter ones of two sets of bounds. */
export function tighterOf(one: Bounds, other: Bounds): Bounds {
  const found = { ...one };
  for (const name of boundNames) {
    const [mine, theirs] = [one[name], other[name]];
    if (theirs === undefined) continue;
    if (mine === undefined || isTighter(theirs.value, mine.value, rowOf(name).upper)) found[name] = theirs;
  }
  return found;
}
