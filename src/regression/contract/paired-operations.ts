import type { Operation } from './document/operations.js';

/** Operations of two contracts side by side. */
export interface PairedOperations {
  readonly pairs: readonly {
    readonly was: Operation;
    readonly is: Operation;
    /** Whether it has another method or path. */
    readonly isElsewhere: boolean;
  }[];
  readonly gone: readonly Operation[];
  readonly come: readonly Operation[];
  /** Whether all lie below another base path. */
  readonly isMoved: boolean;
}

/**
 * Finds each operation again: under its whole path, else, where that finds more of them, below another base path. Of
 * those left over, an equal `operationId` tells that one was moved.
 */
export function pairedOperations(old: readonly Operation[], next: readonly Operation[]): PairedOperations {
  const [whole, below] = (['wholeKey', 'key'] as const).map((key) => foundAgain(old, next, key)) as [
    ReadonlyMap<Operation, Operation>,
    ReadonlyMap<Operation, Operation>,
  ];
  const isMoved = below.size > whole.size;
  const same = isMoved ? below : whole;
  const left = next.filter((each) => ![...same.values()].includes(each));
  const moved = new Map(
    old.flatMap((each) => {
      const [other, second] =
        same.has(each) || each.id === undefined ? [] : left.filter(({ id }) => id === each.id);
      return other === undefined || second !== undefined ? [] : [[each, other] as const];
    }),
  );
  return {
    pairs: old.flatMap((was) => {
      const is = same.get(was) ?? moved.get(was);
      return is === undefined ? [] : [{ was, is, isElsewhere: moved.has(was) }];
    }),
    gone: old.filter((each) => !same.has(each) && !moved.has(each)),
    come: left.filter((each) => ![...moved.values()].includes(each)),
    isMoved,
  };
}

function foundAgain(
  old: readonly Operation[],
  next: readonly Operation[],
  key: 'key' | 'wholeKey',
): ReadonlyMap<Operation, Operation> {
  const byKey = new Map(next.map((each) => [each[key], each]));
  return new Map(
    old.flatMap((each) => {
      const other = byKey.get(each[key]);
      return other === undefined ? [] : [[each, other] as const];
    }),
  );
}
