import { type Intent, intentsOf } from './intent.js';

/** A sentence or an item of a list with what it is about, and what it says happens. */
interface Passage {
  readonly text: string;
  readonly intents: ReadonlySet<Intent>;
}

/** What a text says of each of the things that it speaks of. */
export interface Told {
  readonly text: string;
  readonly intents: ReadonlySet<Intent>;
}

/** A text in its sentences and items. What names nothing belongs to what went before, as "It is removed." does. */
export function passagesOf(said: string, namesAny: (text: string) => boolean): readonly Passage[] {
  const joined: string[] = [];
  for (const each of said.split(/(?<=[.!?])\s+|\s*\n\s*/).filter((part) => part.trim() !== '')) {
    const last = joined.at(-1);
    const isHeading = last === undefined || /:\s*$/.test(each);
    if (isHeading || namesAny(each)) joined.push(each);
    else joined[joined.length - 1] = `${last} ${each}`;
  }
  let inherited: ReadonlySet<Intent> = new Set();
  return joined.map((text) => {
    const own = intentsOf(text);
    // An item of a list happens as its heading says.
    if (own.size > 0) inherited = own;
    return { text, intents: inherited };
  });
}

/** What passages say of one thing: those that name it, else all of them. */
export function toldOf(passages: readonly Passage[], names: (text: string) => boolean): Told {
  const own = passages.filter(({ text }) => names(text));
  const heard = own.some(({ intents }) => intents.size > 0) ? own : passages;
  return {
    text: (own.length > 0 ? own : passages).map(({ text }) => text).join(' '),
    intents: new Set(heard.flatMap(({ intents }) => [...intents])),
  };
}
