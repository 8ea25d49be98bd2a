/** Each text with the number of its occurrences, in the order of the first ones. */
function counted(texts: readonly string[]): readonly (readonly [text: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts];
}

/** How often each text occurs, the most frequent first. */
export const byFrequency = (texts: readonly string[]): readonly (readonly [text: string, count: number])[] =>
  counted(texts).toSorted(([, one], [, other]) => other - one);

/** How often each text occurs, the rarest first. */
export const byRarity = (texts: readonly string[]): readonly (readonly [text: string, count: number])[] =>
  counted(texts).toSorted(([, one], [, other]) => one - other);
