import { at, isObject, type Json } from '../../kit/index.js';
import type { Fact } from './observation.js';

/** With fewer rows, or fewer different values, an order may be an accident. */
const fewestRows = 8;
const fewestValues = 4;

/** By which members rows are ordered, and in which direction. */
export function orderOf(rows: readonly Json[]): readonly Fact[] {
  if (rows.length < fewestRows) return [];
  const [first] = rows;
  return placesIn(first).flatMap((place): readonly Fact[] => {
    const values = rows.map((row) => at(row, place));
    if (values.some((each) => typeof each !== 'number' && typeof each !== 'string')) return [];
    if (new Set(values).size < fewestValues) return [];
    return [
      { aspect: 'order', at: `/data/*${place}`, seen: directionOf(values as readonly (number | string)[]) },
    ];
  });
}

/** Members of a row, and of the objects in it. */
const placesIn = (row: Json | undefined): readonly string[] =>
  isObject(row)
    ? Object.entries(row).flatMap(([name, value]) =>
        isObject(value) ? Object.keys(value).map((inner) => `/${name}/${inner}`) : [`/${name}`],
      )
    : [];

function directionOf(values: readonly (number | string)[]): string {
  const pairs = values.slice(1).map((value, index) => [values[index] ?? value, value] as const);
  if (pairs.every(([one, next]) => one <= next)) return 'ascending';
  return pairs.every(([one, next]) => one >= next) ? 'descending' : 'no order';
}
