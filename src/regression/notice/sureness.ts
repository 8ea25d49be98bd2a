/** Whether an announcement surely means a thing, or may mean another by the same words. */
export type Sureness = 'certain' | 'possible';

/** Pairs that are sure in some way, as a map. */
export const sured = (
  pairs: readonly (readonly [string, Sureness | undefined])[],
): ReadonlyMap<string, Sureness> =>
  new Map(pairs.flatMap(([name, sure]) => (sure === undefined ? [] : [[name, sure] as const])));
