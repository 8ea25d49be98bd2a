/** A queue with one reader: what is put in comes out in order, until it is closed. */
interface Channel<Item> extends AsyncIterable<Item> {
  put(item: Item): void;
  close(): void;
}

export function createChannel<Item>(): Channel<Item> {
  const items: Item[] = [];
  let closed = false;
  let wake: () => void = () => {};
  return {
    put(item) {
      items.push(item);
      wake();
    },
    close() {
      closed = true;
      wake();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        for (let item = items.shift(); item !== undefined; item = items.shift()) yield item;
        if (closed) return;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

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
 * Does the same with many items, one after another on a lane of its own and at once on all lanes that are free.
 * @returns the results in the order of the items
 */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: Lanes,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const open: Promise<void>[] = [];
  let next = 0;
  const widen = (): void => {
    while (next < items.length && lanes.isFree()) open.push(lane());
  };
  const lane = async (): Promise<void> => {
    lanes.enter();
    try {
      while (next < items.length) {
        const at = next;
        next += 1;
        widen();
        results[at] = await work(items[at] as Item);
      }
    } finally {
      lanes.leave();
    }
  };
  open.push(lane());
  // Further lanes may open while these are awaited.
  for (let at = 0; at < open.length; at += 1) await open[at];
  return results;
}

/** Items in batches of which each is twice as large as the one before: 1, 2, 4 ... */
export function inDoublingBatches<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const batches: (readonly Item[])[] = [];
  for (let from = 0, size = 1; from < items.length; from += size, size *= 2)
    batches.push(items.slice(from, from + size));
  return batches;
}
