/** Digits of a secret that are as good as the whole: the rest of so many could be tried. */
const shortest = 12;

/**
 * Hides runs of hexadecimal digits that hold a piece of a secret's own. Only digits are random enough for that: a piece
 * of a secret made of words may be a word that is none.
 */
export function piecesHidden(secrets: readonly string[], hidden: string): (text: string) => string {
  const pieces = new Set(
    secrets.flatMap((secret) => secret.match(/[0-9a-f]{24,}/gi) ?? []).flatMap(piecesOf),
  );
  if (pieces.size === 0) return (text) => text;
  // What the last digits of a piece amount to; hardly any others end so.
  const endings = new Uint8Array(1 << endingBits);
  for (const piece of pieces) endings[endingOf(piece)] = 1;
  const holdsPiece = (text: string, first: number, last: number): boolean => {
    let ending = 0;
    for (let at = first; at < last; at += 1) {
      ending = ((ending << 4) | digitOf(text.charCodeAt(at))) & (endings.length - 1);
      if (endings[ending] !== 1 || at - first < shortest - 1) continue;
      if (pieces.has(text.slice(at - shortest + 1, at + 1).toLowerCase())) return true;
    }
    return false;
  };
  return (text) => {
    const kept: string[] = [];
    let from = 0;
    for (const [first, last] of runsIn(text)) {
      if (!holdsPiece(text, first, last)) continue;
      kept.push(text.slice(from, first));
      from = last;
    }
    return from === 0 ? text : [...kept, text.slice(from)].join(hidden);
  };
}

const endingBits = 20;
const endingOf = (piece: string): number => Number.parseInt(piece.slice(-endingBits / 4), 16);
/** The value of a hexadecimal digit by its code, in either letter case. */
const digitOf = (code: number): number => (code & 15) + (code > 57 ? 9 : 0);

/** Where runs of so many digits begin and end; to look at each so-manieth character is enough to meet them. */
function* runsIn(text: string): Generator<readonly [first: number, last: number]> {
  for (let at = shortest - 1; at < text.length; at += shortest) {
    if (!isDigit(text.charCodeAt(at))) continue;
    let first = at;
    while (isDigit(text.charCodeAt(first - 1))) first -= 1;
    let last = at + 1;
    while (isDigit(text.charCodeAt(last))) last += 1;
    if (last - first >= shortest) yield [first, last];
    at = Math.max(at, last - 1);
  }
}

const isDigit = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 102) || (code >= 65 && code <= 70);

const piecesOf = (digits: string): readonly string[] =>
  Array.from({ length: digits.length - shortest + 1 }, (_, at) =>
    digits.slice(at, at + shortest).toLowerCase(),
  );
