import { capacityTypes } from '../../contract/index.js';
import { type Api, type JsonObject, precondition } from '../../src/kit/index.js';
import { capacityOf, typeOf } from './record.js';
import { sample } from './sample.js';

/** Whether the capacity filters and orders concern a facility. */
const isOfCapacity = (row: JsonObject): boolean => capacityTypes.some((each) => each === typeOf(row));

/** The capacity in MW of a facility that the capacity filters concern; undefined of all others. */
export const megawattsOf = (row: JsonObject): number | undefined =>
  isOfCapacity(row) ? capacityOf(row) : undefined;

/** Records may print capacities rounded, and whether a bound is inclusive is open (ruling A69). */
const margin = (bound: number): number => (Number.isFinite(bound) ? Math.max(0.1, Math.abs(bound) / 100) : 0);

/** Whether a facility lies within the bounds; undefined at their edges, and where the filters do not concern it. */
export const isWithin =
  (min: number, max: number) =>
  (row: JsonObject): boolean | undefined => {
    const capacity = megawattsOf(row);
    if (capacity === undefined) return undefined;
    if (capacity < min - margin(min) || capacity > max + margin(max)) return false;
    return capacity > min + margin(min) && capacity < max - margin(max) ? true : undefined;
  };

/** The lower and the upper third of the capacities that are seen. */
export async function capacityThirds(api: Api): Promise<readonly [number, number]> {
  const seen = (await sample(api))
    .flatMap((row) => megawattsOf(row) ?? [])
    .toSorted((one, other) => one - other);
  const [low, high] = [seen[Math.floor(seen.length / 3)], seen[Math.floor((2 * seen.length) / 3)]];
  precondition(
    low !== undefined && high !== undefined && low < high,
    'no capacities in MW are seen',
    'no-data',
  );
  return [low, high];
}
