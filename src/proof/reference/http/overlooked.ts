/** A parameter that a fault overlooks where another is sent as well. */
export interface OverlookedBeside {
  readonly ignored: string;
  readonly beside: string;
}

/**
 * The values of a query without those that are overlooked.
 * @param isPlanted whether the fault of a pair is
 */
export function withoutOverlooked<Pair extends OverlookedBeside, Value>(
  values: ReadonlyMap<string, Value>,
  pairs: readonly Pair[],
  isPlanted: (pair: Pair) => boolean,
): ReadonlyMap<string, Value> {
  const overlooked = new Set(
    pairs.filter((pair) => values.has(pair.beside) && isPlanted(pair)).map(({ ignored }) => ignored),
  );
  return overlooked.size === 0 ? values : new Map([...values].filter(([name]) => !overlooked.has(name)));
}
