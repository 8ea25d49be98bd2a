import { capacityTypes, facilityTypes } from '../../contract/index.js';
import { type Api, expectHeld, type JsonObject } from '../../src/kit/index.js';
import { pageOf, sample } from './facilities.js';
import { shownCapacityOf, showsSeveralCapacities, typeOf } from './facility-record.js';
import { byFrequency } from './texts.js';

/** Whether the capacity filters and orders concern a facility. */
const isOfCapacity = (row: JsonObject): boolean => capacityTypes.some((each) => each === typeOf(row));

/** What a facility that the capacity filters concern shows as its capacity in MW, and where; undefined of all others. */
export const shownMegawattsOf = (row: JsonObject): ReturnType<typeof shownCapacityOf> =>
  isOfCapacity(row) ? shownCapacityOf(row) : undefined;

/** Reads the capacity in MW of a facility that the capacity filters concern; undefined of all others. */
export type Megawatts = (row: JsonObject) => number | undefined;

/**
 * The capacities in MW, from the member in which most of the known facilities of a type show theirs: one of unknown capacity may
 * show a number of another kind. Where some of a type show several, those that show one do not tell which it is.
 */
export function megawattsAmong(known: readonly JsonObject[]): Megawatts {
  const [members, unclear] = [new Map<string, string | undefined>(), new Set<string | undefined>()];
  for (const type of capacityTypes) {
    const own = known.filter((row) => typeOf(row) === type);
    if (own.some(showsSeveralCapacities)) unclear.add(type);
    members.set(type, byFrequency(own.flatMap((row) => shownCapacityOf(row)?.path ?? []))[0]?.[0]);
  }
  return (row) => {
    if (unclear.has(typeOf(row))) return undefined;
    const shown = shownMegawattsOf(row);
    return shown?.path === (members.get(typeOf(row) ?? '') ?? shown?.path) ? shown?.megawatts : undefined;
  };
}

/** Whether a facility is of a type that is listed, and that the capacity bounds do not concern. */
export const isUnconcerned = (row: JsonObject): boolean =>
  !isOfCapacity(row) && facilityTypes.some((each) => each === typeOf(row));

/** Records may print capacities rounded, and whether a bound is inclusive is open (ruling metric-bounds-inclusive). */
const margin = (bound: number): number => (Number.isFinite(bound) ? Math.max(0.1, Math.abs(bound) / 100) : 0);

/** Whether capacities lie further apart than their rounding explains. @param other one of them */
export const isPastRounding = (apart: number, other: number): boolean =>
  apart > Math.max(0.05, Math.abs(other) / 200);

/** Whether a facility lies within the bounds; undefined at their edges, and where the filters do not concern it. */
export const isWithin =
  (min: number, max: number, megawattsOf: Megawatts) =>
  (row: JsonObject): boolean | undefined => {
    const capacity = megawattsOf(row);
    if (capacity === undefined) return undefined;
    if (capacity < min - margin(min) || capacity > max + margin(max)) return false;
    return capacity > min + margin(min) && capacity < max - margin(max) ? true : undefined;
  };

/** The lower and the upper third of the capacities that are seen, and how these are read. */
export async function capacityThirds(
  api: Api,
): Promise<readonly [low: number, high: number, megawattsOf: Megawatts]> {
  const known = await sample(api);
  const megawattsOf = megawattsAmong(known);
  const seen = known.flatMap((row) => megawattsOf(row) ?? []).toSorted((one, other) => one - other);
  const [low, high] = [seen[Math.floor(seen.length / 3)], seen[Math.floor((2 * seen.length) / 3)]];
  expectHeld(
    low !== undefined && high !== undefined && low < high,
    'no facility of the first pages shows one capacity in MW alone',
    await pageOf(api),
  );
  return [low, high, megawattsOf];
}
