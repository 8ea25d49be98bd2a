import { withoutEnding, withoutNames } from '../../kit/index.js';
import { type Declared, type DeclaredOperation, operationKey } from '../contract/declarations.js';
import type { Announcement } from './announcement.js';
import {
  type Certainty,
  codeIn,
  containsToken,
  type Intent,
  intentsOf,
  isSpelling,
  namingOf,
  tokensIn,
  withCertainty,
} from './lexicon.js';

/** A sentence or an item of a list with what it is about, and what it says happens. */
interface Passage {
  readonly text: string;
  readonly intents: ReadonlySet<Intent>;
}

/** What a text says of each of the things that it speaks of. */
interface Statement {
  readonly text: string;
  readonly intents: ReadonlySet<Intent>;
}

/** Those of each line, without the space around them. */
const sentencesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** A text in its sentences and items. What names nothing belongs to what went before, as "It is removed." does. */
function passagesOf(said: string, namesAny: (text: string) => boolean): readonly Passage[] {
  const joined: string[] = [];
  for (const each of sentencesIn(said)) {
    const last = joined.at(-1);
    const isHeading = last === undefined || /:\s*$/.test(each);
    if (isHeading || namesAny(each)) joined.push(each);
    else joined[joined.length - 1] = `${last} ${each}`;
  }
  let inherited: ReadonlySet<Intent> = new Set();
  return joined.map((text) => {
    const own = intentsOf(text);
    // An item of a list happens as its heading says.
    if (own.size > 0) inherited = own;
    return { text, intents: inherited };
  });
}

/** What passages say of one thing: those that name it, else all of them. */
function statementOn(passages: readonly Passage[], names: (text: string) => boolean): Statement {
  const own = passages.filter(({ text }) => names(text));
  const heard = own.some(({ intents }) => intents.size > 0) ? own : passages;
  return {
    text: (own.length > 0 ? own : passages).map(({ text }) => text).join(' '),
    intents: new Set(heard.flatMap(({ intents }) => [...intents])),
  };
}

const path = /(?:https?:\/)?\/[\w{}<>/.:-]+/g;

/** Paths in a text, without host, query, names of placeholders and the marks that end a sentence. */
const pathsIn = (text: string): readonly string[] =>
  (text.match(path) ?? []).map((each) =>
    withoutEnding(withoutNames(each.replace(/^https?:\/\/[^/]*/, '')).replace(/:\w+|<\w+>/g, '{}'), './:<>'),
  );

/** What stands for a path in `withoutPaths`. */
const pathMark = ' / ';

/** A text without its paths, whose words name no parameters; what is not divided by a blank, as `limit/offset`, is none. */
const withoutPaths = (text: string): string =>
  text.replace(path, (each, at: number) => (/\w/.test(text.charAt(at - 1)) ? each : pathMark));

/** What an announcement names. */
export interface Mentions {
  readonly intents: ReadonlySet<Intent>;
  /** Declared operations by `operationKey`. */
  readonly operations: ReadonlyMap<string, Certainty>;
  /** Declared parameters and members of replies by their spelling. */
  readonly names: ReadonlyMap<string, Certainty>;
  /** Whether it surely names any part of an operation, be it one that is no longer declared. */
  readonly isSpecific: boolean;
  /** Paths and spellings that are written as code, and that no contract declares. */
  readonly undeclared: readonly string[];
  /** Title and text, for what else is looked for in it. */
  readonly said: string;
  /** How surely it names an operation, declared or not. */
  readonly placed: (key: string) => Certainty | undefined;
  /** How surely it names a parameter, a member or a header, declared or not, as what it is about or as what it offers. */
  readonly named: (name: string) => Certainty | undefined;
  readonly offered: (name: string) => Certainty | undefined;
  /** What it says of a name, or of all. */
  readonly told: (name?: string) => Statement;
  /** What it says of a whole operation: in sentences that name it and none of its parts, but not as the place of something. */
  readonly toldOfWhole: (key: string) => ReadonlySet<Intent>;
}

type ReadMentions = (announcement: Announcement) => Mentions;

/** Reads what announcements name of contracts: operations by path, id or words, parameters and fields by spelling. */
export function mentionsIn(contracts: readonly Declared[]): ReadMentions {
  const operations = new Map(
    contracts.flatMap((each) => each.operations.map((one) => [operationKey(one.path), one] as const)),
  );
  const ids = new Set([...operations.values()].map(({ operationId }) => operationId));
  const known = new Set(
    contracts.flatMap(({ fields, operations: all }) => [
      ...fields,
      ...all.flatMap(({ parameters }) => [...parameters.keys()]),
    ]),
  );
  return ({ title, text }) => {
    const said = `${title}. ${text}`;
    const paths = pathsIn(said);
    const named = new Set(paths.map(operationKey));
    const prose = withoutPaths(said);
    const about = prose.replace(offers, ' ');
    const [words, code] = [tokensIn(prose), codeIn(prose)];
    const tokens = new Set(prose.toLowerCase().match(/[\w-]+/g));
    const spoken = new Set([...words].map(singular));
    const isNamedIn = (key: string, part: string, tokens: ReadonlySet<string>) =>
      pathsIn(part).some((each) => operationKey(each) === key) || isNamedById(operations.get(key), tokens);
    const placed = (key: string): Certainty | undefined => {
      const isNamed = named.has(key) || isNamedById(operations.get(key), words);
      return isNamed ? 'certain' : isSpokenOf(key, spoken) ? 'possible' : undefined;
    };
    const namesOf = (part: string) => {
      const marked = codeIn(part);
      const isPart = (name: string) =>
        known.has(name) || ((isSpelling(name) || marked.has(name)) && !isOfOperation(name));
      const found = [...new Set([...tokensIn(part), ...marked])].filter(
        (name) => name.length <= longestName && isPart(name),
      );
      return withCertainty(found.map((name) => [name, namingOf(part, name)]));
    };
    const names = namesOf(about);
    const isSpecificIn = (found: ReadonlyMap<string, Certainty>) =>
      [...found].some(([name, sure]) => sure === 'certain' && !ids.has(name));
    const namesPart = (part: string): boolean => isSpecificIn(namesOf(withoutPaths(part)));
    const passages = passagesOf(said, namesPart);
    const toldOfWhole = (key: string): ReadonlySet<Intent> => {
      const own = sentencesIn(said).filter(
        (each) =>
          !/:$/.test(each) &&
          !place.test(withoutPaths(each)) &&
          !namesPart(each) &&
          isNamedIn(key, each, tokensIn(withoutPaths(each))),
      );
      return new Set(own.flatMap((each) => [...intentsOf(each)]));
    };
    return {
      intents: intentsOf(said),
      operations: withCertainty([...operations.keys()].map((key) => [key, placed(key)])),
      names: new Map([...names].filter(([name]) => known.has(name))),
      isSpecific: isSpecificIn(names),
      undeclared: [
        ...paths.filter((path) => path.startsWith('/api/v2/') && !operations.has(operationKey(path))),
        ...[...code].filter((name) => isSpelling(name) && !known.has(name) && !isConstant(name)),
      ],
      said,
      placed,
      named: (name) => (tokens.has(name.toLowerCase()) ? namingOf(about, name) : undefined),
      offered: (name) => (tokens.has(name.toLowerCase()) ? namingOf(prose, name) : undefined),
      toldOfWhole,
      told: (name) => statementOn(passages, (part) => name === undefined || containsToken(part, name)),
    };
  };
}

/** A path as the place of something, as in "removed from GET /events"; a path is a mark. */
const place = /\b(?:from|on|in|at|for)(?: the)?(?: [A-Z]+)? +\/ /;

/** No contract has longer names. */
const longestName = 100;

/** What a text offers in place of something else; requests that use something are about it. */
const offers =
  /(?:(?<!\b(?:the|that|who|which|still|you|we|clients|requests) )\buse\b(?! of\b)|\bin favou?r of\b|\breplaced by\b|\bswitch to\b|\bmove to\b)[^.;]*?(?=\binstead of\b|[.;]|$)/gi;

const isNamedById = (operation: DeclaredOperation | undefined, words: ReadonlySet<string>): boolean =>
  operation?.operationId !== undefined &&
  isSpelling(operation.operationId) &&
  words.has(operation.operationId);

/** Whether the words of a path are all there, as `Stories` and `summary` are for `/stories/summary`. */
function isSpokenOf(key: string, spoken: ReadonlySet<string>): boolean {
  const parts = key.split('/').filter((part) => part !== '' && part !== '{}');
  return (
    parts.length > 0 && parts.every((part) => part.split('-').every((word) => spoken.has(singular(word))))
  );
}

const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=\w{3})s$/, '');

/** Whether a name is one of a method or a version. */
const isOfOperation = (name: string): boolean => isConstant(name) || /^v\d+$/i.test(name);

/** Such as a code of an error. */
const isConstant = (name: string): boolean => /^[A-Z\d_]+$/.test(name);
