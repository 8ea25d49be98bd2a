import type { Announcement } from '../announcement.js';
import type { Change } from './change.js';

/**
 * Whether an announcement names a change. `perhaps` is where it may speak of it or of something else: prose has words
 * such as `date` and `limit`, what is deprecated may stay, and what was new once may leave without a word.
 */
export type Naming = 'clearly' | 'perhaps' | 'no';

/** Words of an entry that says that something will not be as it was. */
const changing =
  /\b(?:remov|retir|renam|sunset|discontinu|chang|replac|lower|reduc|restrict|requir|drop|delet|withdr|narrow|stop)|\bbreaking\b|\bgone\b|\bno longer\b|\bend of life\b/i;
const deprecating = /\bdeprecat/i;
const adding = /\b(?:new|add(?:s|ed|ing|itional)?|introduc\w*|launch\w*)\b/i;

export function namingOf(change: Change, { title, text }: Announcement): Naming {
  const said = `${title}\n${text}`;
  const subject = subjectNaming(change, said);
  if (subject === 'no') return 'no';
  if (change.class === 'announce') return isValueNamed(change, said) ? subject : 'perhaps';
  if (changing.test(said)) return subject;
  return adding.test(said) && !deprecating.test(said) ? 'no' : 'perhaps';
}

/** Whether a text names the parameter or the field that changed, or of a whole operation the path. */
function subjectNaming(change: Change, said: string): Naming {
  const operations = change.operations ?? (change.operation === undefined ? [] : [change.operation]);
  const paths = operations.map((each) => each.slice(each.indexOf(' ') + 1));
  const isPathNamed = paths.some((each) => namesPath(said, each));
  const word = change.parameter ?? nameOf(change.field);
  if (word === undefined) return isPathNamed ? 'clearly' : 'no';
  if (!hasWord(said, word)) return isPathNamed && /\bbreaking\b/i.test(said) ? 'perhaps' : 'no';
  if (isPathNamed) return 'clearly';
  // An entry about another endpoint may not speak of this one.
  const isElsewhere = paths.length > 0 && /\/api\/v\d+\/\w/.test(said);
  return !isElsewhere && isDistinctive(said, word) ? 'clearly' : 'perhaps';
}

const isValueNamed = ({ to }: Change, said: string): boolean =>
  to !== undefined && hasWord(said, to.replace(/^"|"$/g, ''));

/** The last name in the path of a field. */
const nameOf = (field: string | undefined): string | undefined =>
  field
    ?.split('.')
    .map((step) => step.replaceAll('[]', ''))
    .findLast((step) => /^\D/.test(step) && step !== '*');

/** Whether a text has a word that is no part of a longer one. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\w-])${literal(word)}(?![\\w-])`, 'i').test(text);

/** Whether a word is no English word, or is written as code is. */
function isDistinctive(text: string, word: string): boolean {
  if (/[_\d]|[a-z][A-Z]/.test(word)) return true;
  const written = literal(word);
  return new RegExp(
    `[\`'"“‘]${written}[\`'"”’=]|\\b${written}=|\\b${written} (?:parameter|filter|field|property|header)\\b|\\b(?:parameter|filter|field|property|header) ${written}\\b`,
    'i',
  ).test(text);
}

/** Whether a text has a path, by its template with any names, or without what all paths begin with. */
function namesPath(text: string, path: string): boolean {
  const parts = path.replace(/^\/api\/v\d+(?=\/)/, '').split(/\{[^}]*\}/);
  const template = parts.map(literal).join('(?:\\{[^}]*\\}|:\\w+|<\\w+>)');
  return new RegExp(`(?<![\\w-])(?:/api/v\\d+)?${template}(?![\\w/{-])`, 'i').test(text);
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
