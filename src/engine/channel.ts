/** A queue with one reader: what is put in comes out in order, until it is closed. */
export interface Channel<Item> extends AsyncIterable<Item> {
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
