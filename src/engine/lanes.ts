/** How much goes on at once; what is idle may be used by whoever has more to do. */
export interface Lanes {
  /** Books a lane. */
  enter(): void;
  leave(): void;
  /** Whether a lane is free. */
  isFree(): boolean;
}

export function createLanes(most: number): Lanes {
  let busy = 0;
  return {
    enter() {
      busy += 1;
    },
    leave() {
      busy -= 1;
    },
    isFree: () => busy < most,
  };
}

/**
 * Does the same with many items and hands out the results in the order of the items. It has one lane of its own, on which
 * it does what the reader asks for; what can be done ahead takes the lanes that are free. When the reader stops, the
 * signal of what was begun ahead is aborted.
 */
export async function* inLanes<Item, Result>(
  items: readonly Item[],
  lanes: Lanes,
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Result> {
  const left = new AbortController();
  const begun: Promise<Result>[] = [];
  const begin = (): Promise<Result> => {
    const done = work(items[begun.length] as Item, left.signal);
    // It is awaited in its turn; until then a rejection is no unhandled one.
    done.catch(() => {});
    begun.push(done);
    return done;
  };
  const ahead = async (): Promise<void> => {
    lanes.enter();
    await begin().catch(() => {});
    lanes.leave();
    goAhead();
  };
  const goAhead = (): void => {
    while (begun.length < items.length && !left.signal.aborted && lanes.isFree()) void ahead();
  };
  lanes.enter();
  try {
    for (let index = 0; index < items.length; index += 1) {
      const next = begun[index] ?? begin();
      goAhead();
      yield await next;
    }
  } finally {
    lanes.leave();
    left.abort();
  }
}
