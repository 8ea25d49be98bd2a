import type { Exchange } from '../kit/index.js';
import { bodyOf } from './body.js';

/** Replies that identical requests of one run share; the oldest go when there are too many characters of them. */
export interface SharedReplies {
  get(identity: string): Promise<Exchange> | undefined;
  put(identity: string, asked: Promise<Exchange>): void;
}

/** Characters of text that are kept, which is more than a full run usually is sent. */
const most = 80_000_000;
/** Characters of which the parsed form is kept as well; it is several times as large. */
const mostParsed = 16_000_000;

/**
 * The parsed form of a reply is held for those that were asked for last, and made anew for the others.
 * What came of a broken connection or a server error is not shared: it may be the network's trouble.
 */
export function createSharedReplies(capacity = most, parsedCapacity = mostParsed): SharedReplies {
  const open = new Map<string, Promise<Exchange>>();
  const texts = bounded<Omit<Exchange, 'json'>>(capacity);
  const wholes = bounded<Exchange>(parsedCapacity);

  function keep(identity: string, seen: Exchange): void {
    open.delete(identity);
    if (seen.status >= 500) return;
    const { json: _json, ...reply } = seen;
    texts.put(identity, reply);
    wholes.put(identity, seen);
  }

  function wholeOf(identity: string, reply: Omit<Exchange, 'json'>): Exchange {
    // Its secrets are gone already.
    const whole = wholes.get(identity) ?? { ...reply, ...bodyOf(reply.text, (text) => text) };
    wholes.put(identity, whole);
    return whole;
  }

  return {
    get(identity) {
      const reply = texts.get(identity);
      return reply === undefined ? open.get(identity) : Promise.resolve(wholeOf(identity, reply));
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

/** A map that lets go what was put first when there are too many characters in it. */
function bounded<Value extends { readonly text: string }>(capacity: number) {
  const values = new Map<string, Value>();
  let characters = 0;
  const drop = (name: string): void => {
    characters -= values.get(name)?.text.length ?? 0;
    values.delete(name);
  };
  return {
    get: (name: string): Value | undefined => values.get(name),
    put(name: string, value: Value): void {
      drop(name);
      values.set(name, value);
      characters += value.text.length;
      for (const oldest of values.keys()) {
        if (characters <= capacity) break;
        drop(oldest);
      }
    },
  };
}
