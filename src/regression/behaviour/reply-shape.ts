import { isArray, isObject, type Json, pointerStep } from '../../kit/index.js';
import type { Fact } from './observation.js';

interface Seen {
  count: number;
  readonly types: Map<string, number>;
  /** Greatest power of ten of its numbers. */
  magnitude: number;
}

/** Fewer elements show nothing of what is always or never there. */
const fewest = 5;

/** How a body is built: at which places which types stand, how often, and of which magnitude numbers are. */
export function shapeOf(body: Json | undefined, apart: readonly string[]): readonly Fact[] {
  const seen = new Map<string, Seen>();
  if (body !== undefined) visit(body, '', apart, seen);
  return [...seen].flatMap(([at, { types, count, magnitude }]): readonly Fact[] => {
    const parent = seen.get(parentOf(at));
    const inRows = at.includes('*');
    const among = at.endsWith('/*') || parent === undefined ? count : parent.types.get('object');
    const isFew = inRows && (among ?? 0) < fewest;
    const isLeftOut = count < (among ?? count);
    // What is sometimes there, or null at times, depends on the rows.
    const isOfData = isFew || isLeftOut || types.size > 1;
    const facts: Fact[] = [
      { aspect: 'shape', at, seen: typesOf(types), ...(isOfData ? { ofData: true } : {}) },
    ];
    if (isLeftOut) facts.push({ aspect: 'shape', at: `${at} is left out`, seen: 'at times', ofData: true });
    if (types.has('number')) {
      facts.push({ aspect: 'shape', at: `${at} in size`, seen: `10^${magnitude}`, ofData: true });
    }
    return facts;
  });
}

function visit(value: Json, at: string, apart: readonly string[], seen: Map<string, Seen>): void {
  if (apart.includes(at)) return;
  const here = seen.get(at) ?? { count: 0, types: new Map(), magnitude: Number.NEGATIVE_INFINITY };
  seen.set(at, here);
  here.count += 1;
  const type = typeOf(value);
  here.types.set(type, (here.types.get(type) ?? 0) + 1);
  if (typeof value === 'number' && value !== 0) {
    here.magnitude = Math.max(here.magnitude, Math.floor(Math.log10(Math.abs(value))));
  }
  if (isArray(value)) for (const each of value) visit(each, `${at}/*`, apart, seen);
  else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) visit(each, `${at}/${nameOf(name)}`, apart, seen);
  }
}

/** A member that looks like a value, such as a date or an id, is one of a map. */
const nameOf = (name: string): string =>
  /^[A-Za-z][A-Za-z_]*[A-Za-z0-9]?$/.test(name) ? pointerStep(name) : '*';

const parentOf = (at: string): string => at.slice(0, at.lastIndexOf('/'));

/** The type of a value, and of a text how it is written. */
function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  if (typeof value !== 'string') return typeof value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return 'date';
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return 'instant';
  return /^https?:/.test(value) ? 'address' : 'text';
}

const typesOf = (types: ReadonlyMap<string, number>): string => [...types.keys()].toSorted().join(' or ');
