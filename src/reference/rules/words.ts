/** A text without marks, in one letter case. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text: its runs of letters and digits. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
