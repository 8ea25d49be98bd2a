/** The Levenshtein distance of two texts, or `limit + 1` as soon as it is known to be greater. */
function distance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let down = 1; down <= left.length; down += 1) {
    const next = [down];
    for (let across = 1; across <= right.length; across += 1) {
      const substitution = (row[across - 1] ?? 0) + (left[down - 1] === right[across - 1] ? 0 : 1);
      next.push(Math.min(substitution, (row[across] ?? 0) + 1, (next[across - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[right.length] ?? limit + 1;
}

/** The known words that a misspelt one is nearest to, nearest first; none when nothing is near. */
export function nearest(word: string, known: readonly string[]): readonly string[] {
  const limit = Math.max(2, Math.min(4, Math.floor(word.length / 3)));
  return known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase(), limit) }))
    .filter(({ far }) => far <= limit)
    .sort((left, right) => left.far - right.far)
    .map(({ candidate }) => candidate);
}

/** A value as it may be repeated in a message. */
export const quoted = (value: string): string => `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
