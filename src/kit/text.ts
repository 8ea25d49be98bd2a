// Texts of a target are as long as a target likes. A pattern that is tried anew at each character of them, as `/\/+$/`
// or `/one.*other/` is, takes a time quadratic in their length; these functions read a text once.

/** A text without the given characters at its end. */
export function withoutEnding(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether a text has the words in this order, none of them within another. */
export function hasInOrder(text: string, ...words: readonly string[]): boolean {
  let from = 0;
  for (const word of words) {
    const found = text.indexOf(word, from);
    if (found < 0) return false;
    from = found + word.length;
  }
  return true;
}

/** A text from the last of these words on; undefined where it has none of them. */
export function fromLast(text: string, words: readonly string[]): string | undefined {
  const last = Math.max(...words.map((word) => text.lastIndexOf(word)));
  return last < 0 ? undefined : text.slice(last);
}

const placeholder = /\{([^{}]*)\}/g;

/** The names of the placeholders of a path template. */
export const placeholdersOf = (template: string): readonly string[] =>
  [...template.matchAll(placeholder)].map(([, name = '']) => name);

/** A path template with something else for each placeholder. */
export const withPlaceholders = (template: string, made: (name: string) => string): string =>
  template.replace(placeholder, (_, name: string) => made(name));

/** A path template without the names of its placeholders, which deployments choose. */
export const withoutNames = (template: string): string => withPlaceholders(template, () => '{}');
