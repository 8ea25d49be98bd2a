/** Letters whose marks do not come off by decomposition. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', þ: 'th', æ: 'ae' };

/** A name as it is compared: without marks, in lower case, words parted by single blanks. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßþæ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const folded = new WeakMap<object, string>();

/** The name of a record as it is compared, worked out once. */
export function foldedNameOf(record: object, name: string): string {
  const known = folded.get(record) ?? foldedName(name);
  folded.set(record, known);
  return known;
}

export type MatchReason = 'exact_name' | 'name_prefix' | 'word_prefix' | 'substring' | 'shared_word';

const scores: Readonly<Record<MatchReason, number>> = {
  exact_name: 0.95,
  name_prefix: 0.8,
  word_prefix: 0.65,
  substring: 0.5,
  shared_word: 0.3,
};

export interface NameMatch {
  readonly reason: MatchReason;
  readonly score: number;
}

/** Words shorter than this are too common to join names by. */
const tellingLength = 4;

function reasonOf(name: string, wanted: string): MatchReason | undefined {
  if (name === wanted) return 'exact_name';
  if (name.startsWith(wanted)) return 'name_prefix';
  if (` ${name}`.includes(` ${wanted}`)) return 'word_prefix';
  if (name.includes(wanted)) return 'substring';
  const words = new Set(name.split(' '));
  const shared = wanted.split(' ').some((word) => word.length >= tellingLength && words.has(word));
  return shared ? 'shared_word' : undefined;
}

/** How well a name fits a text, both folded; undefined where it does not. */
export function matchOf(name: string, wanted: string): NameMatch | undefined {
  const reason = wanted === '' ? undefined : reasonOf(name, wanted);
  return reason === undefined ? undefined : { reason, score: scores[reason] };
}
