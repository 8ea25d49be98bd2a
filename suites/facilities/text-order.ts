type Collation = (one: string, other: string) => number;

const byCodePoint: Collation = (one, other) => (one < other ? -1 : one > other ? 1 : 0);
const english = (options: Intl.CollatorOptions): Collation => new Intl.Collator('en', options).compare;

/** Orders that a database or a library may give to texts. */
const collations: readonly Collation[] = [
  byCodePoint,
  (one, other) => byCodePoint(one.toLowerCase(), other.toLowerCase()),
  english({}),
  english({ numeric: true }),
  english({ ignorePunctuation: true }),
];

/** Texts whose place is a matter of the collation: of other scripts, or with an article that may be passed over. */
const isDebatable = (text: string): boolean =>
  /[^\P{L}\p{Script=Latin}]/u.test(text) || /^(?:the|an?|la|le|les|los|las|el|il|der|die|das)\b/i.test(text);

/** Local alphabets place some letters elsewhere; so many pairs in a hundred may stand the other way round. */
const tolerated = 10;

type Direction = 'ascending' | 'descending' | 'none' | 'unknown';

/** The direction in which texts stand, told by the pairs of which every collation thinks the same (ruling A57). */
export function directionOf(texts: readonly string[]): Direction {
  const clear = texts.filter((text) => !isDebatable(text));
  let [ascending, descending] = [0, 0];
  for (const [index, one] of clear.entries()) {
    for (const other of clear.slice(index + 1)) {
      const signs = new Set(collations.map((compare) => Math.sign(compare(one, other))));
      if (signs.size !== 1 || /\d/.test(one.charAt(0)) !== /\d/.test(other.charAt(0))) continue;
      if (signs.has(-1)) ascending += 1;
      if (signs.has(1)) descending += 1;
    }
  }
  if (ascending + descending === 0) return 'unknown';
  if (Math.min(ascending, descending) * 100 > tolerated * (ascending + descending)) return 'none';
  return ascending > descending ? 'ascending' : 'descending';
}
