/** Where a sequence that is to fall rises; -1 where it does not. Unknown values stand for nothing. */
export const riseIn = <Value>(
  values: readonly (Value | undefined)[],
  isAbove: (one: Value, other: Value) => boolean,
): number => {
  let before: Value | undefined;
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    if (before !== undefined && isAbove(value, before)) return index;
    before = value;
  }
  return -1;
};

/** How many different values a sequence has. */
export const variety = (values: readonly unknown[]): number =>
  new Set(values.filter((each) => each !== undefined)).size;
