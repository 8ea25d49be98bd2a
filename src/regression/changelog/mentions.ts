import type { Announcement } from '../announcement.js';
import { anyNames, type Declared, type DeclaredOperation, operationKey } from './declared.js';
import { type Intent, intentsOf } from './intent.js';

/** Whether an announcement surely names a thing, or may mean another by the same words. */
export type Sureness = 'certain' | 'possible';

/** What an announcement names. */
export interface Mentions {
  readonly intents: ReadonlySet<Intent>;
  /** Operations by `operationKey`. */
  readonly operations: ReadonlyMap<string, Sureness>;
  /** Parameters and members of replies by their spelling. */
  readonly names: ReadonlyMap<string, Sureness>;
  /** Those among the names of the contract that it only offers in place of others. */
  readonly replacements: ReadonlyMap<string, Sureness>;
  /** Whether it names any part of an operation, be it one that is no longer declared. */
  readonly isSpecific: boolean;
  /** Paths and spellings that are written as code, and that no contract declares. */
  readonly undeclared: readonly string[];
  /** Title and text, for what else is looked for in it. */
  readonly said: string;
}

export type ReadMentions = (announcement: Announcement) => Mentions;

/** Reads what announcements name of contracts: operations by path, id or words, parameters and fields by spelling. */
export function mentionsIn(contracts: readonly Declared[]): ReadMentions {
  const operations = distinctOperations(contracts);
  const declaredPaths = new Set(operations.map(({ path }) => operationKey(path)));
  const known = new Set(
    contracts.flatMap(({ fields, operations: all }) => [
      ...fields,
      ...all.flatMap(({ parameters }) => [...parameters.keys()]),
    ]),
  );
  return ({ title, text }) => {
    const said = `${title}. ${text}`;
    const paths = pathsIn(said);
    const words = wordsIn(said);
    const code = codeIn(said);
    const spoken = new Set([...words].map(singular));
    const names = namesIn(said.replace(offers, ' '), known);
    const sureOf = (operation: DeclaredOperation): Sureness | undefined =>
      isNamed(operation, paths, words) ? 'certain' : isSpokenOf(operation, spoken) ? 'possible' : undefined;
    return {
      intents: intentsOf(said),
      operations: entriesOf(operations.map((each) => [operationKey(each.path), sureOf(each)])),
      names,
      replacements: new Map([...namesIn(said, known)].filter(([name]) => !names.has(name))),
      isSpecific: names.size > 0 || code.size > 0 || [...words].some(isSpelling),
      undeclared: [
        ...paths.filter((path) => path.startsWith('/api/v2/') && !declaredPaths.has(operationKey(path))),
        ...[...code].filter((name) => isSpelling(name) && !known.has(name) && !isConstant(name)),
      ],
      said,
    };
  };
}

/** What a text offers in place of something else. */
const offers = /\b(?:use|in favou?r of|replaced by|switch to|move to)\b[^.;]*?(?=\binstead of\b|[.;]|$)/gi;

function namesIn(text: string, known: ReadonlySet<string>): ReadonlyMap<string, Sureness> {
  const words = wordsIn(text);
  const code = codeIn(text);
  return entriesOf(
    [...new Set([...words, ...code])]
      .filter((name) => known.has(name))
      .map((name) => [name, code.has(name) || isSpelling(name) ? 'certain' : 'possible']),
  );
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(/[A-Za-z_][\w-]*/g));

const entriesOf = (pairs: readonly (readonly [string, Sureness | undefined])[]) =>
  new Map(pairs.flatMap(([name, sure]) => (sure === undefined ? [] : [[name, sure] as const])));

function distinctOperations(contracts: readonly Declared[]): readonly DeclaredOperation[] {
  const all = contracts.flatMap(({ operations }) => operations);
  return [...new Map(all.map((each) => [operationKey(each.path), each])).values()];
}

/** Paths in a text, without host, query, names of placeholders and the marks that end a sentence. */
const pathsIn = (text: string): readonly string[] =>
  (text.match(/(?:https?:\/)?\/[\w{}/.:-]+/g) ?? []).map((path) =>
    anyNames(path.replace(/^https?:\/\/[^/]*/, ''))
      .replace(/:\w+/g, '{}')
      .replace(/[./:]+$/, ''),
  );

const isNamed = (
  { path, operationId }: DeclaredOperation,
  paths: readonly string[],
  words: ReadonlySet<string>,
): boolean =>
  paths.some((each) => operationKey(each) === operationKey(path)) ||
  (operationId !== undefined && isSpelling(operationId) && words.has(operationId));

/** Whether the words of a path are all there, as `Stories` and `summary` are for `/stories/summary`. */
function isSpokenOf({ path }: DeclaredOperation, spoken: ReadonlySet<string>): boolean {
  const parts = operationKey(path)
    .split('/')
    .filter((part) => part !== '' && part !== '{}');
  return (
    parts.length > 0 && parts.every((part) => part.split('-').every((word) => spoken.has(singular(word))))
  );
}

const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=\w{3})s$/, '');

/** Names that stand in backticks or quotes, or before `=` as in a query. */
function codeIn(text: string): ReadonlySet<string> {
  const marked = [...text.matchAll(/`([^`]{1,200})`|"([^"]{1,60})"/g)].flatMap(
    ([, ...inside]) => inside.join(' ').match(/[A-Za-z_]\w*/g) ?? [],
  );
  const sent = [...text.matchAll(/([A-Za-z_]\w*)=/g)].map(([, name = '']) => name);
  return new Set([...marked, ...sent]);
}

/** Whether no word of prose is written so. */
const isSpelling = (name: string): boolean => /[A-Za-z\d]_[A-Za-z\d]|[a-z][A-Z]/.test(name);

/** Such as a code of an error. */
const isConstant = (name: string): boolean => /^[A-Z\d_]+$/.test(name);
