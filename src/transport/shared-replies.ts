import type { Exchange } from '../kit/index.js';
import { bodyOf } from './body.js';

/** Replies that identical requests of one run share; the oldest go when there are too many characters of them. */
export interface SharedReplies {
  get(identity: string): Promise<Exchange> | undefined;
  put(identity: string, asked: Promise<Exchange>): void;
}

/** Characters that are kept, which is more than a full run usually is sent. */
const most = 80_000_000;

interface Kept {
  readonly reply: Omit<Exchange, 'json'>;
  whole: WeakRef<Exchange>;
}

/**
 * Of a reply only the text is held; its parsed form, several times as large, goes when memory is wanted for other things.
 * What came of a broken connection or a server error is not shared: it may be the network's trouble.
 */
export function createSharedReplies(capacity = most): SharedReplies {
  const open = new Map<string, Promise<Exchange>>();
  const kept = new Map<string, Kept>();
  let characters = 0;

  function keep(identity: string, seen: Exchange): void {
    open.delete(identity);
    if (seen.status >= 500) return;
    const { json: _json, ...reply } = seen;
    kept.set(identity, { reply, whole: new WeakRef(seen) });
    characters += reply.text.length;
    for (const [oldest, each] of kept) {
      if (characters <= capacity) break;
      kept.delete(oldest);
      characters -= each.reply.text.length;
    }
  }

  return {
    get(identity) {
      const reply = kept.get(identity);
      return reply === undefined ? open.get(identity) : Promise.resolve(wholeOf(reply));
    },
    put(identity, asked) {
      open.set(identity, asked);
      asked.then(
        (seen) => keep(identity, seen),
        () => open.delete(identity),
      );
    },
  };
}

function wholeOf(kept: Kept): Exchange {
  const known = kept.whole.deref();
  if (known !== undefined) return known;
  // Its secrets are gone already.
  const whole = { ...kept.reply, ...bodyOf(kept.reply.text, (text) => text) };
  kept.whole = new WeakRef(whole);
  return whole;
}
