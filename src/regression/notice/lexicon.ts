import type { Change } from '../contract/change.js';

/** How surely a text names a parameter, a field or a value: by its spelling, which may be a word of prose. */
export function namingOf(text: string, name: string): Certainty | undefined {
  if (!containsToken(text, name)) return undefined;
  return isSpelling(name) || isCode(text, name) ? 'certain' : 'possible';
}

/** Whether a text has a word that is no part of a longer one. */
export const containsToken = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${literal(word)}(?![\\w-])`, 'i').test(text);

export const tokensIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_][\w-]*/g));

/** Names that stand in backticks or quotes, or before `=` as in a query. */
export function codeIn(text: string): ReadonlySet<string> {
  const marked = [...text.matchAll(/`([^`]{1,200})`|["“]([^"“”]{1,60})["”]|(?<!\w)['‘]([\w-]{1,60})['’]/g)];
  const inside = marked.flatMap(([, ...parts]) => parts.join(' ').match(/[A-Za-z_][\w-]*/g) ?? []);
  const sent = [...text.matchAll(/(?<!\w)([A-Za-z_]\w{0,99})=/g)].map(([, name = '']) => name);
  return new Set([...inside, ...sent]);
}

/** Whether no word of prose is written so. */
export const isSpelling = (name: string): boolean =>
  /[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]|[A-Za-z]\d|^[Xx]-/.test(name);

const kinds = 'parameter|filter|field|property|member|header';
const aspects = 'maximum|minimum|default|largest|greatest|optional|required';

/** Whether a name is written as code, or beside words that say what it is or where. */
function isCode(text: string, name: string): boolean {
  if ([...codeIn(text)].some((each) => each.toLowerCase() === name.toLowerCase())) return true;
  const written = literal(name);
  const forms = [
    `\\b${written} (?:${kinds})\\b`,
    `\\b(?:${kinds})s? ${written}(?![\\w-])`,
    `\\b(?:${aspects})(?: value)?(?: of| for)?(?: the)? ${written}(?![\\w-])`,
    `\\(${written}\\)|[\\w\\]]\\.${written}(?![\\w-])`,
    // As in "limit of GET /events", where a path is a mark.
    `\\b${written} (?:of|on|in|from|for|at)(?: the)?(?: [A-Z]+)? +/ `,
  ];
  return new RegExp(forms.join('|'), 'i').test(text);
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** Whether an announcement surely means a thing, or may mean another by the same words. */
export type Certainty = 'certain' | 'possible';

/** Pairs that are sure in some way, as a map. */
export const withCertainty = (
  pairs: readonly (readonly [string, Certainty | undefined])[],
): ReadonlyMap<string, Certainty> =>
  new Map(pairs.flatMap(([name, sure]) => (sure === undefined ? [] : [[name, sure] as const])));

/** What an announcement says happens to what it names. */
export type Intent = 'begins' | 'alters' | 'deprecates' | 'retires' | 'ends' | 'renames';

/** The words that tell it; announcements are prose in English. */
const words: Readonly<Record<Intent, RegExp>> = {
  begins:
    /\b(?:add(?:s|ed|ing|itional|itions?)?|new|introduc\w*|launch\w*|now (?:accepts?|supports?|returns?|takes?|offers?|available))\b/i,
  alters:
    /\b(?:chang\w*|alter\w*|default\w*|lower\w*|rais\w*|reduc\w*|increas\w*|decreas\w*|narrow\w*|widen\w*|tighten\w*|restrict\w*|replac\w*|requir\w*|mandatory|becom\w*|instead of|nullable|now (?:an?|the|at)|maximum|minimum|capped|cap|breaking)\b/i,
  deprecates: /\bdeprecat\w*/i,
  retires: /\bretir\w*|\bno longer (?:affects?|applie[sd]|has an effect)/i,
  ends: /\b(?:remov\w*|delet\w*|drop(?:s|ped|ping)?|sunset\w*|discontinu\w*|withdr[ae]w\w*|shut(?:s|ting)? down|end of life|gone|410|no longer(?! (?:required|mandatory|needed))|stop(?:s|ped|ping)?|loses?|disappear\w*|go(?:es|ing)? away|ends|ended|end of support|reject\w*|refus\w*)\b/i,
  renames: /\b(?:renam\w*|is now (?:called|spelled|spelt|named)|replaced by|new (?:name|spelling))\b/i,
};

/** What a text says happens; several things where it says several, nothing where it uses none of the words. */
export const intentsOf = (text: string): ReadonlySet<Intent> =>
  new Set((Object.keys(words) as Intent[]).filter((intent) => words[intent].test(text)));

/** What a change did to its subject. */
export type Effect = 'begins' | 'ends' | 'alters';

type Fit = 'yes' | 'perhaps' | 'no';

/** Whether what an announcement says can be what a change did. An addition announces no end, and an end no addition. */
export function fits(intents: ReadonlySet<Intent>, effect: Effect): Fit {
  const says = (...any: readonly Intent[]) => any.some((each) => intents.has(each));
  if (effect === 'begins') {
    if (says('begins', 'renames', 'alters')) return 'yes';
    return says('ends', 'retires') ? 'no' : 'perhaps';
  }
  if (intents.size === 1 && says('begins')) return 'no';
  const isSaid = says('ends', 'retires', 'renames') || (effect === 'alters' && says('alters'));
  return isSaid ? 'yes' : 'perhaps';
}

/**
 * Whether a text can be about the values that a change is between: another default of years ago announces no other one of today. A
 * number need not be told, where no other one is; a word of a list must be.
 */
export function namesValue({ rule, from, to }: Change, text: string): boolean {
  const value = /-value-removed$/.test(rule) ? from : to;
  if (value === undefined) return true;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) {
    const numbers: readonly string[] =
      text.replace(others, ' ').match(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w%]|\.\d)/g) ?? [];
    return numbers.includes(value) || numbers.every((each) => each === from);
  }
  const quoted = [...value.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
  return quoted.every((word) => containsToken(text, word));
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/** Numbers that are no values: of dates, of the days of notice, and in paths. */
const others = new RegExp(
  [
    String.raw`\d{4}-\d\d(?:-\d\d\S*)?`,
    String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\.?(?: \d{4})?`,
    String.raw`\b${month}\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?`,
    String.raw`\b${month}\.? \d{4}`,
    String.raw`\b\d+ days(?:'|’)? notice|in \d+ days`,
    String.raw`/\S+`,
  ].join('|'),
  'gi',
);
