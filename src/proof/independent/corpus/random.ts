import { createHash } from 'node:crypto';

/** A repeatable stream of choices, drawn from a name. */
export interface Rolls {
  /** A number in [0, 1). */
  readonly unit: () => number;
  /** A whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <T>(values: readonly T[]) => T;
}

/** Upper-case hexadecimal digits that belong to a name. */
export function hexOf(name: string, digits: number): string {
  return createHash('sha256').update(name).digest('hex').slice(0, digits).toUpperCase();
}

export function rollsOf(name: string): Rolls {
  let turn = 0;
  const unit = (): number => {
    turn += 1;
    return createHash('sha1').update(`${name}/${turn}`).digest().readUInt32BE(0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(unit() * (high - low + 1));
  return {
    unit,
    between,
    chance: (probability) => unit() < probability,
    pick: (values) => {
      const [value] = values.slice(between(0, values.length - 1));
      if (value === undefined) throw new RangeError('nothing to pick from');
      return value;
    },
  };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
