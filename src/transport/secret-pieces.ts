/** Digits of a secret that are as good as the whole: the rest of so many could be tried. */
const shortest = 12;

/**
 * Hides runs of hexadecimal digits that hold a piece of a secret's own. Only digits are random enough for that: a piece
 * of a secret made of words may be a word that is none.
 */
export function piecesHidden(secrets: readonly string[], hidden: string): (text: string) => string {
  const pieces = new Set<number>();
  for (const digits of secrets.flatMap((secret) => secret.match(/[0-9a-f]{24,}/gi) ?? []))
    somePiece(digits, 0, digits.length, (piece) => !pieces.add(piece).has(piece));
  if (pieces.size === 0) return (text) => text;
  const isKnown = (piece: number) => pieces.has(piece);
  return (text) => {
    const kept: string[] = [];
    let from = 0;
    // A run is that long, so to look at each so-manieth character is enough to meet it.
    for (let at = shortest - 1; at < text.length; at += shortest) {
      if (digitAt(text, at) < 0) continue;
      let first = at;
      while (digitAt(text, first - 1) >= 0) first -= 1;
      let last = at + 1;
      while (digitAt(text, last) >= 0) last += 1;
      at = Math.max(at, last - 1);
      if (!somePiece(text, first, last, isKnown)) continue;
      kept.push(text.slice(from, first));
      from = last;
    }
    return from === 0 ? text : [...kept, text.slice(from)].join(hidden);
  };
}

/** Whether one of the pieces of a run, each as a number, is of a kind. */
function somePiece(text: string, first: number, last: number, fits: (piece: number) => boolean): boolean {
  // Two halves of six digits, since bits move in 32-bit numbers only.
  let [high, low] = [0, 0];
  for (let at = first; at < last; at += 1) {
    high = ((high << 4) | (low >>> 20)) & half;
    low = ((low << 4) | digitAt(text, at)) & half;
    if (at - first >= shortest - 1 && fits(high * (half + 1) + low)) return true;
  }
  return false;
}

const half = 0xff_ff_ff;

/** The hexadecimal digit of each character; -1 of what is none. A table, because every reply is searched. */
const digits = new Int8Array(0x1_00_00).fill(-1);
for (const character of '0123456789abcdefABCDEF')
  digits[character.charCodeAt(0)] = Number.parseInt(character, 16);

const digitAt = (text: string, at: number): number => digits[text.charCodeAt(at)] ?? -1;
