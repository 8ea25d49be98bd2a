import { type Declared, type DeclaredOperation, operationKey } from '../declared.js';
import type { KnownAnnouncement } from '../notice/between.js';
import type { Mentions } from '../notice/mentions.js';
import type { Sureness } from '../notice/sureness.js';
import type { Finding } from './finding.js';

/** An announcement that the contract shows nothing of, so far; undefined where it does, or where a contract cannot show it. */
export function notThere(
  { announcement, mentions }: { readonly announcement: KnownAnnouncement; readonly mentions: Mentions },
  contracts: readonly [older: Declared, newer: Declared],
): Finding | undefined {
  const missing = missingOf(announcement, mentions, contracts);
  if (missing === undefined) return undefined;
  const { title, date, link } = announcement;
  return {
    label: 'not-there',
    said: `${title}: ${missing}.`,
    clauses: [],
    announcements: [
      {
        title,
        ...(date === undefined ? {} : { date }),
        ...(link === undefined ? {} : { link }),
        sure: 'certain',
      },
    ],
    fails: false,
  };
}

function missingOf(
  { lackedAt }: KnownAnnouncement,
  mentions: Mentions,
  contracts: readonly [Declared, Declared],
): string | undefined {
  const { intents, undeclared } = mentions;
  const named = namedIn(mentions, contracts);
  if (intents.has('ends') || intents.has('renames')) {
    return named.isWhole ? 'the contract still declares all that it names' : undefined;
  }
  if (intents.has('retires')) return undefined;
  if (intents.has('deprecates')) {
    return named.isWhole && named.flags.length > 0 && !named.flags.includes(true)
      ? 'the contract flags nothing of it as deprecated'
      : undefined;
  }
  if (intents.has('begins') && undeclared.length > 0) {
    return `the contract does not declare ${undeclared.join(', ')}`;
  }
  // Of an entry that was there at the first look, what it altered may have been there too.
  return intents.has('alters') && named.isWhole && lackedAt !== undefined
    ? 'nothing that was seen to change fits it'
    : undefined;
}

/** Whether the newer contract has everything that is surely named, and something is; and of parameters whether they are flagged. */
function namedIn({ operations, names }: Mentions, [older, newer]: readonly [Declared, Declared]) {
  const holdersIn = (contract: Declared): readonly DeclaredOperation[] => {
    const named = contract.operations.filter(({ path }) => operations.has(operationKey(path)));
    return named.length > 0 ? named : contract.operations;
  };
  const holders = holdersIn(newer);
  const isParameter = (name: string, among = holders) => among.some(({ parameters }) => parameters.has(name));
  const paths = sureOf(operations);
  const spellings = sureOf(names);
  const isWhole =
    paths.length + spellings.length > 0 &&
    paths.every((path) => newer.operations.some((each) => operationKey(each.path) === path)) &&
    spellings.every(
      (name) => isParameter(name) || (!isParameter(name, holdersIn(older)) && newer.fields.has(name)),
    );
  const flags = spellings.flatMap((name) =>
    holders.flatMap(({ parameters }) => parameters.get(name)?.deprecated ?? []),
  );
  return { isWhole, flags };
}

const sureOf = (found: ReadonlyMap<string, Sureness>): readonly string[] =>
  [...found].flatMap(([name, sure]) => (sure === 'certain' ? [name] : []));
