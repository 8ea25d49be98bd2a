/** Whether one of some words stands in a text, in any letter case. */
export type Sieve = (text: string) => boolean;

/** Characters that are looked at in one place. */
const gram = 4;

/**
 * A sieve that looks at few places of a text only: one in so many as the shortest word is long. Of a word that stands
 * there, some four characters lie in one of them, and all fours of all words are known.
 */
export function sieveOf(words: readonly string[]): Sieve {
  const lengths = words.map(({ length }) => length);
  const [step, reach] = [Math.min(...lengths) - gram + 1, Math.max(...lengths)];
  const anyWord = new RegExp(words.map(literal).join('|'), 'i');
  // Elsewhere letter case is more than one bit.
  if (step < 1 || !words.every((word) => /^[\0-\x7f]*$/.test(word))) return (text) => anyWord.test(text);
  const known = new Uint8Array(1 << 16);
  for (const word of words) {
    for (let start = 0; start + gram <= word.length; start += 1) known[slotOf(word, start)] = 1;
  }
  return (text) => {
    for (let start = 0; start + gram <= text.length; start += step) {
      if (known[slotOf(text, start)] !== 1) continue;
      if (anyWord.test(text.slice(Math.max(0, start - reach), start + reach))) return true;
    }
    return false;
  };
}

/** Four characters, letter case aside, as 16 bits; a few others have the same. */
function slotOf(text: string, start: number): number {
  const letter = (place: number) => text.charCodeAt(start + place) | 32;
  return (letter(0) ^ (letter(1) << 3) ^ (letter(2) << 6) ^ (letter(3) << 9)) & 0xffff;
}

/** A text as a pattern that matches it alone. */
export const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
