/** A text as one word of a POSIX shell, in which nothing is expanded. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
