/** Whether one of some words stands in a text, in any letter case. */
export type Sieve = (text: string) => boolean;

/** Characters that are looked at in one place: so many that hardly any text has them by chance. */
const gram = 8;
/** Bits, so that they stay in a core's cache between two replies. */
const slots = 1 << 19;

/**
 * A sieve that looks at few places of a text only: one in so many as the shortest word is long. Of a word that stands
 * there, some eight of its first characters lie in one of them, and all of those of all words are known.
 */
export function sieveOf(words: readonly string[]): Sieve {
  const lengths = words.map(({ length }) => length);
  const [step, reach] = [Math.min(...lengths) - gram + 1, Math.max(...lengths)];
  const anyWord = new RegExp(words.map(literal).join('|'), 'i');
  // Elsewhere letter case is more than one bit.
  if (step < 1 || !words.every((word) => /^[\0-\x7f]*$/.test(word))) return (text) => anyWord.test(text);
  const grams = new Set<string>();
  const taken = new Uint8Array(slots / 8);
  for (const word of words) {
    for (let start = 0; start < step; start += 1) {
      grams.add(word.slice(start, start + gram).toLowerCase());
      const slot = slotOf(word, start);
      taken[slot >>> 3] = (taken[slot >>> 3] ?? 0) | (1 << (slot & 7));
    }
  }
  return (text) => {
    for (let start = 0; start + gram <= text.length; start += step) {
      const slot = slotOf(text, start);
      if ((((taken[slot >>> 3] ?? 0) >>> (slot & 7)) & 1) === 0) continue;
      if (!grams.has(text.slice(start, start + gram).toLowerCase())) continue;
      if (anyWord.test(text.slice(Math.max(0, start - reach), start + reach))) return true;
    }
    return false;
  };
}

/** Where the characters of a gram belong, letter case aside; a few others belong there too. */
function slotOf(text: string, start: number): number {
  let hash = 0;
  for (let place = start; place < start + gram; place += 1)
    hash = (Math.imul(hash, 31) + (text.charCodeAt(place) | 32)) | 0;
  return (hash ^ (hash >>> 12)) & (slots - 1);
}

/** A text as a pattern that matches it alone. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
