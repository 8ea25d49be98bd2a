/** Something that costs requests, with the faults that it tells. */
export interface Teller {
  readonly requests: ReadonlySet<string>;
  readonly faults: ReadonlySet<string>;
}

/** Tellers that were taken, with their requests and faults together. */
export interface Cover<Each extends Teller> extends Teller {
  readonly taken: readonly Each[];
}

const together = (tellers: readonly Teller[]): Teller => ({
  requests: new Set(tellers.flatMap(({ requests }) => [...requests])),
  faults: new Set(tellers.flatMap(({ faults }) => [...faults])),
});

export const coverOf = <Each extends Teller>(taken: readonly Each[]): Cover<Each> => ({
  taken,
  ...together(taken),
});

/** Faults for each request; what costs no request is worth the more, the more it tells. */
const worthOf = (faults: number, requests: number): number => faults / (requests + 0.2);

const lacking = (all: ReadonlySet<string>, some: ReadonlySet<string>): number => {
  let count = 0;
  for (const each of some) if (!all.has(each)) count += 1;
  return count;
};

/**
 * Adds again and again the teller that tells most further faults for its further requests, while there is room.
 * @param most requests that all of them may cost
 */
export function filled<Each extends Teller>(
  from: Cover<Each>,
  tellers: readonly Each[],
  most: number,
): Cover<Each> {
  const taken = [...from.taken];
  const requests = new Set(from.requests);
  const faults = new Set(from.faults);
  let left = tellers;
  for (;;) {
    let best: Each | undefined;
    let bestWorth = 0;
    const open: Each[] = [];
    for (const each of left) {
      const gain = lacking(faults, each.faults);
      if (gain === 0) continue;
      open.push(each);
      const cost = lacking(requests, each.requests);
      const worth = requests.size + cost <= most ? worthOf(gain, cost) : 0;
      if (worth > bestWorth) [best, bestWorth] = [each, worth];
    }
    if (best === undefined) return { taken, requests, faults };
    left = open;
    taken.push(best);
    for (const request of best.requests) requests.add(request);
    for (const fault of best.faults) faults.add(fault);
  }
}
