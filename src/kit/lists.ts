/** Adds items to a list. The items of a long list, as arguments of `push`, would exhaust the stack. */
export function append<Value>(list: Value[], items: Iterable<Value>): void {
  for (const each of items) list.push(each);
}

/** The smallest of some numbers, however many; infinity of none. */
export const smallestOf = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);

/** The largest of some numbers, however many; minus infinity of none. */
export const largestOf = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
