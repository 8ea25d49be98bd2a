import type { Sureness } from './sureness.js';

/** How surely a text names a parameter, a field or a value: by its spelling, which may be a word of prose. */
export function namingOf(text: string, name: string): Sureness | undefined {
  if (!hasWord(text, name)) return undefined;
  return isSpelling(name) || isCode(text, name) ? 'certain' : 'possible';
}

/** Whether a text has a word that is no part of a longer one. */
export const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${literal(word)}(?![\\w-])`, 'i').test(text);

export const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_][\w-]*/g));

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
